"""Killed at any instant, the program finds its match at the last completed action, or the next."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session.store import Autosave
from tests.session.killed import EXIT_CODE, PLACES
from tests.session.playing import new_match, play_step

ROOT = Path(__file__).resolve().parents[2]


def start(folder: Path, seed: str, *death: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.session.killed", str(folder), seed, *death]
    return subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)


def last_told(told: bytes) -> int:
    """The version that was saved last, for all that the process could tell."""
    numbers = [int(line) for line in told.split(b"\n")[:-1]]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


def assert_found(folder: Path, seed: str, told: int) -> None:
    autosave = Autosave(folder)
    assert autosave.acquire()
    found = autosave.load()
    autosave.release()
    version = 0 if found is None else found.match.version
    assert told <= version <= told + 1
    twin, source = new_match(seed), random.Random(seed)
    while twin.version < version:
        play_step(twin, source)
    if found is not None:
        assert found.match.state == twin.state
        assert show_position(found.match.state) == show_position(twin.state)
        assert found.hand_order == tuple(twin.state.hands[0].cards())
    assert {path.name for path in folder.iterdir()} <= {"autosave.burraco", "autosave.lock"}


@pytest.mark.parametrize("seed", [str(number) for number in range(12)])
def test_a_kill_at_any_instant_loses_nothing(tmp_path: Path, seed: str) -> None:
    source = random.Random(seed)
    with start(tmp_path, seed) as process:
        assert process.stdout is not None
        told = b"".join(process.stdout.readline() for _ in range(source.randint(0, 40)))
        for _ in range(source.randint(0, 20_000)):
            pass
        process.kill()
        told += process.stdout.read()
    assert_found(tmp_path, seed, last_told(told))


@pytest.mark.parametrize("step", PLACES)
@pytest.mark.parametrize("count", [1, 2, 9])
def test_a_death_at_any_step_of_writing_loses_nothing(tmp_path: Path, step: str, count: int) -> None:
    with start(tmp_path, "steps", step, str(count)) as process:
        told, _ = process.communicate()
        assert process.returncode == EXIT_CODE
    assert_found(tmp_path, "steps", last_told(told))


def test_a_match_goes_on_after_many_kills(tmp_path: Path) -> None:
    for count in range(1, 6):
        with start(tmp_path, "many", "written", "4") as process:
            process.communicate()
            assert process.returncode == EXIT_CODE
        autosave = Autosave(tmp_path)
        assert autosave.acquire()
        found = autosave.load()
        autosave.release()
        assert found is not None
        assert found.match.version == 3 * count
