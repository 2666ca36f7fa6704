"""Keeps the running match on disk and says so where that fails. It knows no mode and no window."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burraco_desktop.engine.cards import Card
from burraco_desktop.session.codec import Summary
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import Autosave, LoadedMatch

_log = logging.getLogger(__name__)


class Keeper(QObject):
    """Stands between the controller and the autosave, so that no error of a file stops a match."""

    notice = Signal(str)
    """What the player should know of his files, as a sentence."""

    def __init__(self, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._is_kept = True

    def save(self, match: Match, hand_order: Sequence[Card]) -> None:
        """Keep the match; a finished one becomes the last match. A lasting failure is said once."""
        try:
            self._autosave.save(match, hand_order)
            if match.winner is not None:
                self._autosave.clear()
        except SaveError as error:
            if self._is_kept:
                self._tell(error)
            self._is_kept = False
        else:
            self._is_kept = True

    def summary(self) -> Summary | None:
        """What is to be known of the kept match, or None where there is none to go on with."""
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
        try:
            return self._autosave.load()
        except SaveError as error:
            self._tell(error)
            return None

    def _tell(self, error: SaveError) -> None:
        _log.error("%s", error)
        text = QCoreApplication.translate("notices", "The match could not be kept or read: {reason}")
        self.notice.emit(text.format(reason=error))
