"""A lock between instances of the program, which the system takes back however its holder ends."""

import logging
import os
import sys
from pathlib import Path

from burraco_desktop.engine.wording import worded
from burraco_desktop.session.errors import FileAccessError, reason_of

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


class InstanceLock:
    """A lock on a file, which is never deleted: two instances could then lock two files of one name.

    A forked child shares the lock and would keep it alive; helper processes must be spawned.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock if it is free; tell whether it is held now.

        Raises:
            FileAccessError: the lock's file cannot be made.
        """
        if self.is_held:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FileAccessError(
                worded("cannot be written: {why}", why=reason_of(error)), self._path
            ) from error
        if not _is_free(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back if it is held."""
        if self._handle is not None:
            _unlock(self._handle)
            os.close(self._handle)
            self._handle = None


def _is_free(handle: int) -> bool:
    """Lock the open file, unless another instance has; on a volume without locks everybody may go on."""
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        logging.getLogger(__name__).warning("this volume knows no locks: %s", error)
    return True
