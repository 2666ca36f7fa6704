"""Files that a kill at any instant leaves with their old content or the new one. It knows no file format."""

import os
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from burraco_desktop.engine.wording import worded
from burraco_desktop.session.errors import DamagedSaveError, FileAccessError, reason_of

LARGEST: Final = 4_000_000
"""No file of ours comes near this size in bytes; a foreign one is not read into memory."""

# Virus scanners and indexers on Windows hold a new file for an instant, and renaming is refused meanwhile.
_PAUSES: Final = (0.01, 0.05, 0.1)


def read(path: Path, largest: int = LARGEST) -> bytes:
    """The content of a file.

    Raises:
        FileNotFoundError: there is none.
        DamagedSaveError: it is too large to be one of ours.
        FileAccessError: the system refuses.
    """
    try:
        if path.stat().st_size > largest:
            raise DamagedSaveError(worded("is far too large"), path)
        return path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise FileAccessError(worded("cannot be read: {why}", why=reason_of(error)), path) from error


def write(path: Path, data: bytes) -> None:
    """Replace the content of a file as a whole; its folder is made where it is missing.

    Raises:
        FileAccessError: the system refuses; the old content is still there.
    """
    temporary = temporary_of(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except OSError as error:
        remove(temporary)
        raise FileAccessError(worded("cannot be written: {why}", why=reason_of(error)), path) from error
    _sync_folder(path.parent)


def append(path: Path, data: bytes, size: int) -> bool:
    """Add to the end of a file of so many bytes; tell whether it was there, and of that size.

    Raises:
        FileAccessError: the system refuses; at worst a part of the data stands at the end.
    """
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "ab") as file:
            if os.fstat(handle).st_size != size:
                return False
            _add(file, data, size)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise FileAccessError(worded("cannot be written: {why}", why=reason_of(error)), path) from error
    return True


def _add(file: BinaryIO, data: bytes, size: int) -> None:
    try:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            os.truncate(file.fileno(), size)
        raise


def start_of(path: Path, length: int) -> bytes:
    """The first bytes of a file; raises as `read` does."""
    try:
        with path.open("rb") as file:
            return file.read(length)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise FileAccessError(worded("cannot be read: {why}", why=reason_of(error)), path) from error


def move(path: Path, target: Path) -> None:
    """Give a file another name, replacing a file of that name.

    Raises:
        FileAccessError: the system refuses; nothing has changed.
    """
    try:
        _replace(path, target)
    except OSError as error:
        raise FileAccessError(worded("cannot be renamed: {why}", why=reason_of(error)), path) from error
    _sync_folder(path.parent)


def set_aside(path: Path, why: str) -> Path | None:
    """Rename a file to a new name that says what is wrong; return it, or None where the system refuses."""
    names = (path.with_name(f"{path.stem}-{why}-{number}{path.suffix}") for number in count(1))
    target = next(name for name in names if not os.path.lexists(name))
    try:
        move(path, target)
    except FileAccessError:
        return None
    return target


def temporary_of(path: Path) -> Path:
    """The file that is written before it replaces `path`; one fixed name, so killed writes never pile up."""
    return path.with_name(path.name + ".tmp")


def remove(path: Path) -> None:
    """Delete a file if it is there and the system lets us."""
    with suppress(OSError):
        path.unlink()


def _replace(source: Path, target: Path) -> None:
    for pause in _PAUSES:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make a renaming last through a power cut, where the system has a way to."""
    if sys.platform != "win32":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
