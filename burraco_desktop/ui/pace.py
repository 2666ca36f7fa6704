"""When the others may go on: after a moment, at once when the player skips ahead, not while he is away."""

from PySide6.QtCore import QObject, QTimer, Signal

from burraco_desktop.ui.settings import BOT_PACE, BotPace, Settings

PACES = {BotPace.INSTANT: 0, BotPace.QUICK: 220, BotPace.NORMAL: 620, BotPace.RELAXED: 1150}
"""How long a settled table rests before a bot's next action, in milliseconds."""


class Pace(QObject):
    """The pause before a bot's action.

    Attributes:
        is_hurried: whether the player asked to skip ahead to his own turn.
        is_held: whether the others wait because the player asked them to.
        is_away: whether they wait because the player looks at something else than the table.
    """

    over = Signal()
    """The others may go on now."""
    held = Signal(bool)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.is_hurried = False
        self.is_held = False
        self.is_away = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.over)

    @property
    def is_waiting(self) -> bool:
        """Whether a bot's action must wait."""
        return self._timer.isActive() or self.is_held or self.is_away

    def begin(self) -> None:
        """The table lies still, and the next bot is to act."""
        self._timer.start(0 if self.is_hurried else PACES[self._settings.get(BOT_PACE)])

    def skip(self) -> None:
        """Do not wait any more until the player's turn."""
        self.release()
        self.is_hurried = True
        self._timer.stop()
        self.over.emit()

    def hold(self) -> None:
        """Let the others wait, or let them go on."""
        self._set_held(not self.is_held)
        self.is_hurried = False
        self.over.emit()

    def wait_for(self, *, is_away: bool) -> None:
        """The player looks at something else, or at the table again."""
        self.is_away = is_away
        if not is_away:
            self.over.emit()

    def release(self) -> None:
        """Let the others wait no more."""
        self._set_held(False)

    def stop(self) -> None:
        """There is nothing to wait for any more."""
        self._timer.stop()

    def _set_held(self, is_held: bool) -> None:
        if is_held != self.is_held:
            self.is_held = is_held
            self.held.emit(is_held)
