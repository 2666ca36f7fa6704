"""Keeps the running match on disk and says so where that fails. It knows no mode and no window."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burraco_desktop.engine.cards import Card
from burraco_desktop.session import files
from burraco_desktop.session.codec import Summary, encode, match_to_document, now, summary_of_document
from burraco_desktop.session.errors import ReplayError, SaveError
from burraco_desktop.session.ledger import LEDGER, Ledger
from burraco_desktop.session.library import Library
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import Autosave, LoadedMatch
from burraco_desktop.ui.texts_matches import trouble_text

_log = logging.getLogger(__name__)

_T = TypeVar("_T")


class Keeper(QObject):
    """Stands between the controller and the autosave, so that no error of a file stops a match.

    A match that the disk does not take is held here, so that it can be left and gone on with all the same.
    """

    notice = Signal(str)
    """What the player should know of his files, as a sentence."""
    position_offered = Signal(object)
    """The Path of a match whose actions do not lead to its position: the player may go on from there."""
    export_offered = Signal()
    """The match could not be kept: the player may write it somewhere else."""

    def __init__(self, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._ledger: Ledger | None = None
        self._unkept: LoadedMatch | None = None

    @property
    def library(self) -> Library:
        """The matches beside the running one."""
        return self._autosave.library

    @property
    def running_path(self) -> Path:
        """The file of the running match."""
        return self._autosave.path

    @property
    def ledger(self) -> Ledger:
        """The statistics, read when they are first needed."""
        if self._ledger is None:
            self._ledger = Ledger(self._autosave.path.with_name(LEDGER))
            self._try(self._ledger.load)
        return self._ledger

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Keep the match; a finished one goes into the library. A lasting failure is said once."""
        before, self._unkept = self._unkept, None
        if match.deal_is_over:
            self.count(match)
        try:
            if before is not None and before.match is not match:
                self._autosave.save(before.match, before.hand_order)
            self._autosave.save(match, hand_order)
            if match.winner is not None:
                self._autosave.clear()
        except SaveError as error:
            if before is None:
                self._tell(error)
                self.export_offered.emit()
            self._unkept = LoadedMatch(match, tuple(hand_order))

    def count(self, match: Match) -> None:
        """Count the deal that has ended, unless it was counted."""
        self._try(lambda: self.ledger.count(match))

    def summary(self) -> Summary | None:
        """What is to be known of the kept match, or None where there is none to go on with."""
        if self._unkept is not None:
            document = match_to_document(self._unkept.match, self._unkept.hand_order, now())
            return summary_of_document(document) if self._unkept.match.winner is None else None
        try:
            summary = self._autosave.summary()
            if summary is None or not summary.is_over:
                return summary
            self._put_away()
        except SaveError as error:
            self._tell(error)
        return None

    def load(self) -> LoadedMatch | None:
        """The kept match, or None where there is none to go on with."""
        if self.summary() is None:
            return None
        if self._unkept is not None:
            return self._unkept
        loaded = self._try(self._autosave.load)
        if loaded is not None and loaded.match.deal_is_over:
            self.count(loaded.match)
        return loaded

    def open(self, path: Path) -> LoadedMatch | None:
        """Make a match of the library the running one; None where it cannot be read, which is said."""
        if path != self.running_path and self._try(lambda: self._open(path)) is None:
            return None
        return self.load()

    def find(self, identity: str) -> Path | None:
        """The file of a match that waits among the others, None where there is none."""
        return self._try(lambda: self.library.find(identity))

    def go_on_from(self, path: Path) -> LoadedMatch | None:
        """Go on from the position of a match; None where it cannot be read, which is said."""
        return self._try(lambda: self._autosave.go_on_from(path))

    def bookmark(self, match: Match, hand_order: Sequence[Card], name: str) -> bool:
        """Keep a copy to come back to; tell whether it is kept, and say why where it is not."""
        document = match_to_document(match, hand_order, now())
        return self._try(lambda: self.library.bookmark(document, name)) is not None

    def export(self, match: Match, hand_order: Sequence[Card], path: Path) -> bool:
        """Write the match to a file anywhere; tell whether it is written, and say why where it is not."""
        data = encode(match_to_document(match, hand_order, now()))
        return self._try(lambda: _written(path, data)) is not None

    def _open(self, path: Path) -> Path:
        """Let the running match go into the library; one that was not kept must be kept first."""
        if self._unkept is not None:
            self._autosave.save(self._unkept.match, self._unkept.hand_order)
            self._unkept = None
        self._autosave.open(path)
        return path

    def _put_away(self) -> None:
        """The program was killed between the end of the match and its going into the library."""
        loaded = self._autosave.load()
        if loaded is not None:
            self.count(loaded.match)
        self._autosave.clear()

    def _try(self, act: Callable[[], _T]) -> _T | None:
        """Do something with files; where it fails, say so."""
        try:
            return act()
        except SaveError as error:
            self._tell(error)
            return None

    def _tell(self, error: SaveError) -> None:
        _log.error("%s", error)
        text = QCoreApplication.translate("notices", "The match could not be kept or read: {reason}")
        self.notice.emit(text.format(reason=trouble_text(error)))
        path = error.moved_to or error.path
        if isinstance(error, ReplayError) and path is not None:
            self.position_offered.emit(path)


class TrialKeeper(Keeper):
    """Keeps nothing, since what is on the table is no match of the player's."""

    def __init__(self, parent: QObject) -> None:
        # An autosave that is never acquired neither reads nor writes its folder.
        super().__init__(Autosave(Path()), parent)

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Keep nothing, and count nothing."""

    def summary(self) -> Summary | None:
        """There is nothing to go on with."""
        return None


def _written(path: Path, data: bytes) -> Path:
    files.write(path, data)
    return path
