"""A coach for tests: answers what `assessment_for` says, one question after another, in the same thread."""

from PySide6.QtCore import QObject, Qt, Signal

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.advice import Option as Advised
from burraco_desktop.ai.coach import STEPS
from burraco_desktop.ai.reasons import KeepsWilds
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.review import Decision
from tests.support.reviews import assessment_for


class HandJudge(QObject):
    """Answers at once, or only when the test says so.

    Attributes:
        asked: every question so far.
        is_eager: whether questions are answered by themselves.
        fails: whether questions cannot be answered.
    """

    advised = Signal(int, object)
    finished = Signal(int, object)
    failed = Signal(int, object)
    _turned = Signal()

    def __init__(self, *, is_eager: bool = True) -> None:
        super().__init__()
        self.asked: list[tuple[PlayerView, tuple[Action, ...]]] = []
        self.is_eager = is_eager
        self.fails = False
        self._waiting: list[int] = []
        self._turned.connect(self._on_turn, Qt.ConnectionType.QueuedConnection)

    def ask(
        self,
        view: PlayerView,
        done: tuple[Action, ...] = (),
        steps: int = len(STEPS),
        *,
        is_urgent: bool = False,
    ) -> int:
        """Note the question."""
        assert steps <= len(STEPS)
        self.asked.append((view, done))
        number = len(self.asked)
        self._waiting.insert(0 if is_urgent else len(self._waiting), number)
        self._turned.emit()
        return number

    def cancel(self, number: int) -> None:
        """Drop a question."""
        self._waiting = [waiting for waiting in self._waiting if waiting != number]

    def answer(self) -> None:
        """Answer the next question."""
        number = self._waiting.pop(0)
        if self.fails:
            self.failed.emit(number, None)
            return
        advice = advice_for(*self.asked[number - 1])
        self.advised.emit(number, advice)
        self.finished.emit(number, advice)

    def close(self) -> None:
        """Nothing runs."""

    def _on_turn(self) -> None:
        if self.is_eager and self._waiting:
            self.answer()


def advice_for(view: PlayerView, done: tuple[Action, ...]) -> Advice:
    """What `assessment_for` says, as the coach would."""
    found = assessment_for(Decision(1, 0, view, done))
    options = tuple(
        Advised(
            option.line,
            option.expected,
            option.gap,
            option.error,
            option.is_equal,
            () if option.is_equal else (KeepsWilds(1),),
            is_played=number == found.played,
        )
        for number, option in enumerate(found.options)
    )
    return Advice(options, 10, 1.0)
