"""Objects to mistakes before they are done, where the player wants a teacher. It shows nothing.

What the coach has thought about already is answered at once. Any other play is thought about first, which
takes a moment; what it was about may be gone by then.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import GLANCING, same_play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import follow
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.grades import thresholds_of
from burraco_desktop.ui.hint import Objection
from burraco_desktop.ui.settings import COACH, STRICTNESS, CoachMode, Settings

Do = Callable[[], object]
Actions = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class _Weighing:
    """A play on the scales: the number of the question, its view, and what waits."""

    number: int
    view: PlayerView
    do: Do


class Objector(QObject):
    """Weighs what the player is about to do."""

    objected = Signal(object, object)
    """(Objection, what to do if the player insists)"""

    def __init__(
        self,
        controller: Controller,
        advisor: Advisor,
        settings: Settings,
        known: Callable[[PlayerView], Advice | None],
    ) -> None:
        """`known` tells what is known already of a decision that began with a view."""
        super().__init__(controller)
        self._controller = controller
        self._advisor = advisor
        self._settings = settings
        self._known = known
        self._weighing: _Weighing | None = None
        advisor.finished.connect(self._on_answered)
        advisor.failed.connect(self._on_answered)

    def weigh(self, action: Action, do: Do) -> bool:
        """Do a legal action now, or as soon as it is clear that it is no mistake; tell whether it is done."""
        line = self._line_with(action)
        if line is None:
            return bool(do())
        view, actions = line
        known = self._known_of(view, actions)
        if known is not None:
            return self._judge(known, do)
        self.forget()
        number = self._advisor.ask(view, actions, GLANCING, is_urgent=True)
        self._weighing = _Weighing(number, view, do)
        return False

    def forget(self) -> None:
        """What was to be done is out of date."""
        if self._weighing is not None:
            self._advisor.cancel(self._weighing.number)
            self._weighing = None

    def _line_with(self, action: Action) -> tuple[PlayerView, Actions] | None:
        """The whole decision that an action completes, None where it does not, or nobody asks."""
        view = self._controller.shown().view
        if self._settings.get(COACH) is not CoachMode.TEACHER or view.table.phase == Phase.CUT:
            return None
        begun = self._controller.decisions()[1]
        start, played = (view, ()) if begun is None else (begun.view, begun.played)
        actions = (*played, action)
        after = follow(start.table, actions)
        if after is None:
            return None
        is_over = after.phase == Phase.OVER or after.seat != start.viewer
        return (start, actions) if is_over or after.hands[start.viewer].hidden else None

    def _known_of(self, view: PlayerView, actions: Actions) -> Objection | None:
        """What is known of a play, unless that may be a mistake of which too little is known as yet."""
        advice = self._known(view)
        for option in advice.options if advice is not None else ():
            if advice is not None and same_play(view, option.actions, actions):
                is_doubtful = advice.share < 1.0 and option.is_equal and option.gap >= self._worst
                return None if is_doubtful else Objection(view, option, advice.best)
        return None

    @property
    def _worst(self) -> float:
        """So many points make a mistake."""
        return thresholds_of(self._settings.get(STRICTNESS)).mistake

    def _judge(self, objection: Objection, do: Do) -> bool:
        """Object to a mistake, and do anything else; tell whether it is done."""
        if objection.option.is_equal or objection.option.gap < self._worst:
            return bool(do())
        self.objected.emit(objection, do)
        return False

    def _on_answered(self, number: int, advice: Advice | None) -> None:
        weighing = self._weighing
        if weighing is None or weighing.number != number:
            return
        self._weighing = None
        if advice is None or advice.played is None:
            weighing.do()
        else:
            self._judge(Objection(weighing.view, advice.played, advice.best), weighing.do)
