"""Runs the table of a lesson: what leads to the goal is done, all else is objected to. It shows nothing."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burraco_desktop.engine.actions import Action, cards_played
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.state import State
from burraco_desktop.session.lesson_run import LessonRun, Verdict
from burraco_desktop.session.lessons import Lesson, Step
from burraco_desktop.session.match import HUMAN, Match, Player, Start, Terms
from burraco_desktop.ui.bot_names import BOT_NAMES
from burraco_desktop.ui.settings import PLAYER_NAME, Settings
from burraco_desktop.ui.trial import TrialController

LESSON: Final = "lesson"
"""Seed and identity of every match of the course, none of which is kept."""

QUESTION: Final = "question"
"""The reply to a move where a question is to be answered."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a lesson stands.

    Attributes:
        run: the lesson with its step.
        script: what the others have still to do.
        match: the table with what was done in this step.
        order: the order of the learner's hand.
    """

    run: LessonRun
    script: tuple[Action, ...]
    match: Match
    order: tuple[Card, ...]


class LessonController(TrialController):
    """A lesson at a table: one step after the other, each as often as the learner likes."""

    objected = Signal(str, str)
    """A legal move was not done, since it misses the goal: the name of the reply, and the action as text."""
    reached = Signal()
    """The goal of the step is reached."""
    overdone = Signal()
    """The learner plays on although the goal is reached; it is not done."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self._run: LessonRun | None = None
        self._is_reached = False
        self._judged = Verdict.ON_THE_WAY
        self._order: tuple[Card, ...] = ()

    # What can be asked.

    @property
    def lesson(self) -> Lesson:
        """The lesson being taken."""
        return self._taken.lesson

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self._taken.step

    @property
    def number(self) -> int:
        """The number of the step, from 0."""
        return self._taken.number

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self._taken.is_last

    @property
    def is_reached(self) -> bool:
        """Whether the goal of the step is reached."""
        return self._is_reached

    @property
    def is_open(self) -> bool:
        """The learner plays until the goal is reached, unless he is asked a question."""
        return self._run is not None and not self._is_reached and self.step.question is None

    @property
    def others_play(self) -> bool:
        """The others play before the learner, and never after him."""
        return not self._is_reached

    def way_on(self) -> tuple[Card, ...]:
        """The cards of the hand that the next action of the solution plays; none where it plays none."""
        for action in self.step.solution:
            cards = cards_played(action)
            is_open = why_not(self._running.state, action) is None
            if is_open and self._taken.judge(self._running.state, action).verdict is not Verdict.WRONG:
                return cards
        return ()

    # What the learner does.

    def take(self, lesson: Lesson) -> None:
        """Begin a lesson."""
        self._run = LessonRun(lesson)
        self._order = ()
        self._begin()

    def hand_over(self) -> "Standing":
        """How the lesson stands, to go on elsewhere; it is left here."""
        run = self._taken
        if self._is_reached:
            standing = Standing(run, (), self._start_at(self._end), ())
        else:
            standing = Standing(run, self.script.rest, self._running, self.shown().order)
        self.leave()
        return standing

    def stand_as(self, standing: "Standing", *, is_reached: bool) -> None:
        """Go on with a lesson as it stands."""
        self._run = standing.run
        self.script.follow(standing.script)
        self.open(standing.match, standing.order)
        self._is_reached, self._end = is_reached, standing.match.state
        self._tell_undo()

    def go_on(self) -> None:
        """Begin the next step, from the table as it lies unless the step brings its own."""
        assert self._is_reached, "the step is not done"
        self._taken.go_on(self._end)
        self._order = () if self.step.table is not None else self.shown().order
        self._begin()

    def reset(self) -> None:
        """Lay the table anew as it lay when the learner was to act."""
        self._taken.reset()
        self._lay(self._taken.start)

    def answer(self, choice: str) -> None:
        """Judge an answer to the question of the step, and object to a wrong one."""
        judgement = self._taken.answer(self._running.state, choice)
        if judgement.verdict is Verdict.RIGHT:
            self._reach()
        else:
            self.objected.emit(judgement.reply, "choose")

    def submit(self, action: Action, version: int, meant: Collection[int] = ()) -> bool:
        """Do an action of the learner, unless it misses the goal."""
        is_done = super().submit(action, version, meant)
        if is_done and self._run is not None:
            self._run.note(self._running.steps[-1].events)
            if self._judged is Verdict.RIGHT:
                self._reach()
        return is_done

    def undo(self) -> bool:
        """Take back all of this step, in which nothing can be lost."""
        if self._match is None or not self._may_undo:
            return False
        self.reset()
        return True

    def table_settled(self) -> None:
        """Leave a table on which the learner has done his part, as soon as its cards lie still."""
        super().table_settled()
        if self._is_reached and self._match is not None and self._match.state.seat != HUMAN:
            self.leave()

    def _objects_to(self, action: Action) -> bool:
        if self._is_reached:
            self.overdone.emit()
            return True
        if self.step.question is not None:
            self.objected.emit(QUESTION, QUESTION)
            return True
        judgement = self._taken.judge(self._running.state, action)
        self._judged = judgement.verdict
        if judgement.verdict is Verdict.WRONG:
            self.objected.emit(judgement.reply, show_action(action))
        return judgement.verdict is Verdict.WRONG

    @property
    def _may_undo(self) -> bool:
        """Whether the learner has done something in this step, which is not done yet."""
        return not self._is_reached and any(step.seat == HUMAN for step in self._running.steps)

    @property
    def _taken(self) -> LessonRun:
        assert self._run is not None, "no lesson is taken"
        return self._run

    def _begin(self) -> None:
        """Lay the table of the step, and let the others act first where they do."""
        self._lay(self._taken.before)
        self.script.follow(self.step.others)
        self._ask()

    def _reach(self) -> None:
        self._is_reached = True
        self._end = self._running.state
        self._tell_undo()
        self.reached.emit()

    def _lay(self, state: State) -> None:
        self._is_reached = False
        self.script.follow(())
        self.open(self._start_at(state), self._order)

    def _start_at(self, state: State) -> Match:
        terms = Terms(LESSON, is_practice=True)
        return Match.going_on(self._players(state.seats), LESSON, terms, Start(state, ()))

    def _players(self, seats: int) -> list[Player]:
        name = self._settings.get(PLAYER_NAME) or QCoreApplication.translate("lessons", "You")
        return [Player(name, is_human=True), *(Player(bot, is_human=False) for bot in BOT_NAMES[: seats - 1])]

    def _tell_undo(self) -> None:
        """Offer to take the step back, as long as it is not done."""
        self.undo_changed.emit(self._may_undo, False)
