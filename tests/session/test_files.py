"""Writing and renaming: what the system refuses harms nothing and is said with the file's name."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from burraco_desktop.session import files
from burraco_desktop.session.errors import DamagedSaveError, FileAccessError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the content of before."""
    path = tmp_path / "match.burraco"
    path.write_bytes(b"before")
    return path


def fail(code: int) -> Callable[..., object]:
    """A stand-in for a system call that fails."""

    def call(*_: object, **__: object) -> object:
        raise OSError(code, os.strerror(code))

    return call


def test_a_file_is_replaced_as_a_whole(path: Path) -> None:
    files.write(path, b"after")
    assert files.read(path) == b"after"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_f_v04_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "machine" / "match.burraco"
    files.write(path, b"first")
    assert files.read(path) == b"first"


def test_a_stale_temporary_file_is_written_over(path: Path) -> None:
    files.temporary_of(path).write_bytes(b"half of something much longer")
    files.write(path, b"after")
    assert files.read(path) == b"after"
    assert not files.temporary_of(path).exists()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
def test_f_v03_a_full_disk_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(os, "fsync", fail(code))
    with pytest.raises(FileAccessError, match=r"match\.burraco: cannot be written: ") as caught:
        files.write(path, b"after")
    assert (caught.value.path, files.read(path)) == (path, b"before")
    assert not files.temporary_of(path).exists()


def test_a_refused_renaming_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", fail(errno.EROFS))
    with pytest.raises(FileAccessError):
        files.write(path, b"after")
    with pytest.raises(FileAccessError):
        files.move(path, path.with_name("other"))
    assert files.set_aside(path, "damaged") is None
    assert files.read(path) == b"before"


def test_a_folder_that_is_a_file_is_an_error(path: Path) -> None:
    with pytest.raises(FileAccessError):
        files.write(path / "match.burraco", b"after")


def test_a_file_held_for_an_instant_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, refusals = Path.replace, iter([True, True, False])

    def replace(source: Path, target: Path) -> Path:
        if next(refusals):
            raise PermissionError(errno.EACCES, "held by a scanner")
        return real(source, target)

    monkeypatch.setattr(Path, "replace", replace)
    files.write(path, b"after")
    assert files.read(path) == b"after"


def test_a_file_held_for_long_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PAUSES", (0,))
    monkeypatch.setattr(Path, "replace", fail(errno.EACCES))
    with pytest.raises(FileAccessError):
        files.write(path, b"after")
    assert files.read(path) == b"before"


def test_a_folder_that_cannot_be_synced_is_no_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", fail(errno.EINVAL))
    files._sync_folder(path.parent)


def test_reading_tells_missing_from_unreadable(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        files.read(path.with_name("none"))
    with pytest.raises(FileAccessError, match="cannot be read"):
        files.read(path.parent)


def test_a_file_far_too_large_is_not_read(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(DamagedSaveError, match="too large"):
        files.read(path)


def test_files_set_aside_never_replace_each_other(path: Path) -> None:
    moved = []
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        moved.append(files.set_aside(path, "damaged"))
    assert moved == [path.with_name(f"match-damaged-{number}.burraco") for number in (1, 2, 3)]
    assert [file.read_bytes() for file in moved if file is not None] == [b"first", b"second", b"third"]
    assert not path.exists()


def test_removing_what_is_not_there_is_no_error(path: Path) -> None:
    files.remove(path)
    files.remove(path)
    assert not path.exists()
