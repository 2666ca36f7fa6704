"""The lock between processes: one holder, and none any more when the holder was killed."""

import errno
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from burraco_desktop.session import lock
from burraco_desktop.session.lock import InstanceLock

HOLDER = """
import sys
from pathlib import Path
from burraco_desktop.session.lock import InstanceLock

print(InstanceLock(Path(sys.argv[1])).acquire(), flush=True)
sys.stdin.read()
"""


@contextmanager
def other_process(path: Path) -> Iterator[tuple[subprocess.Popen[str], bool]]:
    """Another process that tried to take the lock, with what it got."""
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip() == "True"
        finally:
            process.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of the lock."""
    return tmp_path / "instance.lock"


def test_a_killed_process_holds_nothing(path: Path) -> None:
    own = InstanceLock(path)
    with other_process(path) as (process, has_it):
        assert has_it
        assert not own.acquire()
        process.kill()
        process.wait()
        assert own.acquire()
    own.release()


def test_another_process_is_kept_out_until_release(path: Path) -> None:
    own = InstanceLock(path)
    assert own.acquire()
    with other_process(path) as (_, has_it):
        assert not has_it
    own.release()
    with other_process(path) as (_, has_it):
        assert has_it


def test_a_volume_without_locks_lets_everybody_go_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    def none_here(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    expect_log("knows no locks")
    monkeypatch.setattr(lock, "_lock", none_here)
    own = InstanceLock(path)
    assert own.acquire()
    own.release()
    assert not own.is_held
