"""The autosave: the running match on disk, owned by one instance at a time. It knows no format."""

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from burraco_desktop.engine.cards import Card
from burraco_desktop.session import files
from burraco_desktop.session.codec import (
    Summary,
    decode,
    encode,
    match_from_document,
    match_to_document,
    now,
    summary_of_document,
)
from burraco_desktop.session.errors import (
    DamagedSaveError,
    FileAccessError,
    NewerFormatError,
    NotOwnerError,
    ReplayError,
    SaveError,
)
from burraco_desktop.session.lock import InstanceLock
from burraco_desktop.session.match import Match

AUTOSAVE: Final = "autosave.burraco"
LAST_MATCH: Final = "last-match.burraco"
LOCK: Final = "autosave.lock"

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What `Autosave.load` found: the match, and the human's own order of the hand."""

    match: Match
    hand_order: tuple[Card, ...]


class Autosave:
    """The running match in a folder. All but `acquire` needs ownership, and raises NotOwnerError without it.

    A file is overwritten only by the match that it holds. Otherwise it becomes the last match, or is set
    aside under a name that says why, where it cannot be read.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / AUTOSAVE
        self.last_path = folder / LAST_MATCH
        self._lock = InstanceLock(folder / LOCK)
        self._hindrance: SaveError = NotOwnerError("another running instance owns the autosave", self.path)
        self._match: Match | None = None

    @property
    def is_owner(self) -> bool:
        """Whether this instance owns the autosave."""
        return self._lock.is_held

    def acquire(self) -> bool:
        """Become the owner unless another instance is; tell whether this one is now.

        Raises:
            FileAccessError: the folder cannot be written to.
        """
        try:
            if self._lock.acquire():
                files.remove(files.temporary_of(self.path))
        except FileAccessError as error:
            self._hindrance = error
            raise
        return self.is_owner

    def release(self) -> None:
        """Let another instance become the owner."""
        self._lock.release()

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Write the match. A kill at any instant leaves the file of before or the new one.

        Raises:
            FileAccessError: the system refuses; the file of before is still there.
        """
        self._check_owner()
        if match is not self._match:
            self._make_room()
        files.write(self.path, encode(match_to_document(match, hand_order, now())))
        self._match = match

    def load(self) -> LoadedMatch | None:
        """The match, or None where there is none.

        Raises:
            SaveError: the file cannot be read; it was set aside, and the error names the new file.
        """
        found = self._read(match_from_document)
        if found is None:
            return None
        self._match, hand_order = found
        return LoadedMatch(self._match, hand_order)

    def summary(self) -> Summary | None:
        """What the home page shows of the match, without replaying it; otherwise as `load`."""
        return self._read(summary_of_document)

    def clear(self) -> None:
        """End the autosave of a finished or abandoned match, which is kept as the last match.

        Raises:
            FileAccessError: the system refuses; nothing has changed.
        """
        self._check_owner()
        if os.path.lexists(self.path):
            files.move(self.path, self.last_path)
        self._match = None

    def _check_owner(self) -> None:
        if not self.is_owner:
            raise self._hindrance

    def _read(self, use: Callable[[object], _T]) -> _T | None:
        self._check_owner()
        try:
            return use(decode(files.read(self.path)))
        except FileNotFoundError:
            return None
        except SaveError as error:
            error.path = self.path
            error.moved_to = files.set_aside(self.path, _why(error))
            raise

    def _make_room(self) -> None:
        """Keep a file of another match, or one never looked at, before a new match takes its place."""
        try:
            self.summary()
        except SaveError as error:
            if error.moved_to is None:
                raise
            logging.getLogger(__name__).warning("%s", error)
        self.clear()


def _why(error: SaveError) -> str:
    match error:
        case DamagedSaveError():
            return "damaged"
        case NewerFormatError():
            return "newer"
        case ReplayError():
            return "differing"
        case _:
            return "unreadable"
