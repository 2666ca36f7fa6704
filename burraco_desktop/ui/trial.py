"""A table beside the running match: played from a position, kept nowhere, the others led by a script.

It knows no lesson and no review; both say by a subclass what they let be done.
"""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.match import HUMAN, Match
from burraco_desktop.session.store import LoadedMatch
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.settings import Settings


class ScriptedRunner(BotRunner):
    """Answers from a script, without any process; where the script is at its end nobody moves."""

    _next = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._script: list[Action] = []
        self._asked_for = -1
        self._next.connect(self._on_next, Qt.ConnectionType.QueuedConnection)

    def follow(self, script: Sequence[Action]) -> None:
        """Let the others do these actions, in turn."""
        self._script = list(script)

    @property
    def rest(self) -> tuple[Action, ...]:
        """What the others have still to do."""
        return tuple(self._script)

    def warm_up(self) -> None:
        """There is no process to start."""

    def ask(self, view: PlayerView, version: int, seed: int, bot: str = "") -> None:
        """Answer with the next action of the script, queued as from a process."""
        self._asked_for = version
        self._next.emit(version)

    def cancel(self) -> None:
        """Drop what was asked."""
        self._asked_for = -1

    def _on_next(self, version: int) -> None:
        if version == self._asked_for and self._script:
            self._asked_for = -1
            self.answered.emit(version, self._script.pop(0))


class TrialController(Controller):
    """Runs a match that was made from a position, to try something out."""

    is_in_earnest = False

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        self.script = ScriptedRunner()
        super().__init__(None, self.script, settings, parent)

    def open(self, match: Match, hand_order: tuple[Card, ...] = ()) -> None:
        """Put a match on the table as it stands."""
        self.leave()
        self._put(LoadedMatch(match, hand_order))

    def submit(self, action: Action, version: int, meant: Collection[int] = ()) -> bool:
        """Do the human's action as in a match, unless it is legal and there is something against it."""
        if self._may_do(action, version) and self._objects_to(action):
            return False
        return super().submit(action, version, meant)

    def _may_do(self, action: Action, version: int) -> bool:
        match = self._match
        is_his_turn = match is not None and version == match.version and match.state.seat == HUMAN
        return is_his_turn and why_not(self._running.state, action) is None

    def _objects_to(self, action: Action) -> bool:
        """Whether a legal action shall not be done; who objects tells the player why."""
        del action
        return False
