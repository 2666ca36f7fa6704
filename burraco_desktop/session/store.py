"""The autosave: the running match on disk, owned by one instance at a time. It knows no format.

The file is written as a whole when a deal begins or ends and now and then between; all other actions are
appended, so that keeping one costs the same however long the match is.
"""

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.codec import (
    Document,
    Summary,
    action_record,
    decode,
    match_from_document,
    match_from_position,
    match_to_document,
    now,
    order_record,
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
from burraco_desktop.session.glance import AUTOSAVE, LOCK
from burraco_desktop.session.library import Library
from burraco_desktop.session.lock import InstanceLock
from burraco_desktop.session.match import Match, Terms
from burraco_desktop.session.save_text import encode, encode_line

LAST_MATCH: Final = "last-match.burraco"
"""Where earlier versions kept the one match before; it goes into the library."""
LIBRARY: Final = "matches"
MOST_LINES: Final = 64
"""So many lines may follow a whole match, so that reading stays fast and the file small."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What `Autosave.load` found: the match, and the human's own order of the hand."""

    match: Match
    hand_order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class _Written:
    """What the file holds: the state of the match it was written for, its size and its lines.

    `apart` is what a line behind the match cannot change.
    """

    apart: tuple[Terms, bool, str]
    version: int
    deal: int
    steps: int
    has_undone: bool
    size: int
    lines: int = 0

    def record_of(self, match: Match, hand_order: Sequence[Card]) -> Document | None:
        """What must be appended for the match as it stands, or None where it must be written as a whole."""
        is_same = _apart(match) == self.apart and match.deal == self.deal and not match.deal_is_over
        if self.lines >= MOST_LINES or not is_same or self.has_undone or match.undone:
            return None
        more = (match.version - self.version, len(match.steps) - self.steps)
        if more == (0, 0):
            return order_record(hand_order, now())
        return action_record(match, hand_order, now()) if more == (1, 1) else None


def read_match(path: Path) -> LoadedMatch:
    """Read a match from a file anywhere.

    Raises:
        SaveError: the file cannot be read or holds no match, and the error says so.
    """
    try:
        return LoadedMatch(*match_from_document(decode(files.read(path))))
    except FileNotFoundError:
        raise SaveError(worded("there is no such file"), path) from None
    except SaveError as error:
        error.path = path
        raise


class Autosave:
    """The running match in a folder. All but `acquire` needs ownership, and raises NotOwnerError without it.

    A file is overwritten only by the match that it holds. Otherwise it goes into the library, or is set
    aside under a name that says why, where it cannot be read.
    """

    def __init__(self, folder: Path, lock: InstanceLock | None = None) -> None:
        """Keep the match in a folder; a lock that is held already need not be acquired again."""
        self.path = folder / AUTOSAVE
        self.library = Library(folder / LIBRARY)
        self._lock = lock or InstanceLock(folder / LOCK)
        self._hindrance: SaveError = NotOwnerError(
            worded("another running instance owns the autosave"), self.path
        )
        self._match: Match | None = None
        self._written: _Written | None = None

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
                last = self.path.with_name(LAST_MATCH)
                if os.path.lexists(last):
                    self.library.take_in(last)
        except FileAccessError as error:
            self._hindrance = error
            raise
        return self.is_owner

    def release(self) -> None:
        """Let another instance become the owner."""
        self._lock.release()

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Keep the match. A kill at any instant leaves what was kept before, or the match as it stands.

        Raises:
            FileAccessError: the system refuses; what was kept before is still there.
        """
        self._check_owner()
        if match is not self._match:
            self._make_room()
        written, self._written = self._written, None
        self._written = self._append(written, match, hand_order) or self._write(match, hand_order)
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
        self._written = None
        return LoadedMatch(self._match, hand_order)

    def summary(self) -> Summary | None:
        """What the home page shows of the match, without replaying it; otherwise as `load`."""
        return self._read(summary_of_document)

    def clear(self) -> None:
        """End the autosave of a match that is finished or left for another; the library keeps it.

        Raises:
            FileAccessError: the system refuses; nothing has changed.
        """
        self._check_owner()
        if os.path.lexists(self.path):
            self.library.take_in(self.path)
        self._match = self._written = None

    def open(self, path: Path) -> None:
        """Make a match of the library the running one; a bookmark stays, and its copy is gone on with.

        Raises:
            SaveError: the file cannot be read; the running match is still the same.
        """
        self._check_owner()
        if path == self.path:
            return
        document = self.library.read(path)
        self.library.replay(path)
        self.clear()
        if document["is_bookmark"]:
            files.write(self.path, encode({**document, "is_bookmark": False, "name": ""}))
        else:
            files.move(path, self.path)

    def go_on_from(self, path: Path) -> LoadedMatch:
        """Go on from the position of a match whose actions this version does not accept; its file stays.

        Raises:
            SaveError: the file or its position cannot be read.
        """
        self._check_owner()
        match, hand_order = match_from_position(decode(files.read(path)))
        self.save(match, hand_order)
        return LoadedMatch(match, hand_order)

    def _check_owner(self) -> None:
        if not self.is_owner:
            raise self._hindrance

    def _append(self, written: _Written | None, match: Match, order: Sequence[Card]) -> _Written | None:
        record = written.record_of(match, order) if written and match is self._match else None
        if written is None or record is None:
            return None
        line = encode_line(record)
        if not files.append(self.path, line, written.size):
            return None
        return _written(match, written.size + len(line), written.lines + 1)

    def _write(self, match: Match, hand_order: Sequence[Card]) -> _Written:
        data = encode(match_to_document(match, hand_order, now()))
        files.write(self.path, data)
        return _written(match, len(data), 0)

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


def _written(match: Match, size: int, lines: int) -> _Written:
    steps = len(match.steps)
    return _Written(_apart(match), match.version, match.deal, steps, bool(match.undone), size, lines)


def _apart(match: Match) -> tuple[Terms, bool, str]:
    return match.terms, match.is_assisted, match.name


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
