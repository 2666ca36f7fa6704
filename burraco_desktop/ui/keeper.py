"""Keeps the running match on disk and says so where that fails. It knows no mode and no window."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burraco_desktop.engine.cards import Card
from burraco_desktop.session.codec import Summary, match_to_document, now, summary_of_document
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import Autosave, LoadedMatch

_log = logging.getLogger(__name__)


class Keeper(QObject):
    """Stands between the controller and the autosave, so that no error of a file stops a match.

    A match that the disk does not take is held here, so that it can be left and gone on with all the same.
    """

    notice = Signal(str)
    """What the player should know of his files, as a sentence."""

    def __init__(self, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._unkept: LoadedMatch | None = None

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Keep the match; a finished one becomes the last match. A lasting failure is said once."""
        was_kept, self._unkept = self._unkept is None, None
        try:
            self._autosave.save(match, hand_order)
            if match.winner is not None:
                self._autosave.clear()
        except SaveError as error:
            if was_kept:
                self._tell(error)
            self._unkept = LoadedMatch(match, tuple(hand_order))

    def summary(self) -> Summary | None:
        """What is to be known of the kept match, or None where there is none to go on with."""
        if self._unkept is not None:
            document = match_to_document(self._unkept.match, self._unkept.hand_order, now())
            return summary_of_document(document) if self._unkept.match.winner is None else None
        try:
            summary = self._autosave.summary()
            if summary is None or not summary.is_over:
                return summary
            self._autosave.clear()  # the program was killed between the end of the match and its clearing
        except SaveError as error:
            self._tell(error)
        return None

    def load(self) -> LoadedMatch | None:
        """The kept match, or None where there is none to go on with."""
        if self.summary() is None:
            return None
        if self._unkept is not None:
            return self._unkept
        try:
            return self._autosave.load()
        except SaveError as error:
            self._tell(error)
            return None

    def _tell(self, error: SaveError) -> None:
        _log.error("%s", error)
        text = QCoreApplication.translate("notices", "The match could not be kept or read: {reason}")
        self.notice.emit(text.format(reason=error))
