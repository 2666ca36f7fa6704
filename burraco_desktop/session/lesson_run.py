"""A lesson being taken: which step, what was done in it, and what the engine says of the next move.

A move is right if it reaches the goal, on the way if the goal can still be reached in this turn, else wrong.
It knows no text and no window.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.play import apply, options, why_not
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.session.lesson_goals import LEARNER, Done, has_spent, is_reached
from burraco_desktop.session.lessons import Lesson, Step, reply_to

MOST_TABLES: Final = 4_000
"""So many tables are looked at to see whether a goal can still be reached; beyond, it is taken for so."""


class Verdict(Enum):
    """What a move or an answer is worth for the step."""

    RIGHT = auto()
    ON_THE_WAY = auto()
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, with the name of the reply to what is wrong."""

    verdict: Verdict
    reply: str = ""


class LessonRun:
    """One learner in one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self._events: tuple[Event, ...] = ()
        assert lesson.steps[0].table is not None
        self._before: State = lesson.steps[0].table

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def before(self) -> State:
        """The table before the others act in this step."""
        return self._before

    @property
    def start(self) -> State:
        """The table as it lies when the learner is to act in this step."""
        state = self._before.copy()
        for action in self.step.others:
            apply(state, action)
        return state

    def go_on(self, state: State) -> None:
        """Begin the next step, from this table unless it brings its own."""
        self.number += 1
        self._events = ()
        self._before = self.step.table or state

    def reset(self) -> None:
        """Begin the step again."""
        self._events = ()

    def judge(self, state: State, action: Action) -> Judgement:
        """Judge a legal action of the learner."""
        return self._judgement(state, action, self._events)

    def note(self, events: tuple[Event, ...]) -> None:
        """Remember what an action of the learner brought about."""
        self._events += events

    def answer(self, state: State, choice: str) -> Judgement:
        """Judge the answer to the question of the step."""
        question = self.step.question
        assert question is not None, "nothing is asked"
        if choice == question.right(state):
            return Judgement(Verdict.RIGHT)
        named = [reply.text for reply in self.step.replies if " ".join((reply.kind, *reply.cards)) == choice]
        return Judgement(Verdict.WRONG, named[0] if named else reply_to((), "choose"))

    def _judgement(self, state: State, action: Action, before: tuple[Event, ...]) -> Judgement:
        then = state.copy()
        events = before + apply(then, action)
        if self._is_done(then, events):
            return Judgement(Verdict.RIGHT)
        if self._can_reach(then, events):
            return Judgement(Verdict.ON_THE_WAY)
        return Judgement(Verdict.WRONG, reply_to(self.step.replies, show_action(action)))

    def _is_done(self, state: State, events: tuple[Event, ...]) -> bool:
        return bool(self.step.goal) and is_reached(self.step.goal, Done(state, events))

    def tables_seen(self, state: State, events: tuple[Event, ...]) -> int:
        """How many tables were looked at to find a way on: `MOST_TABLES` where the search was given up."""
        return self._search(state, events)[1]

    def _can_reach(self, state: State, events: tuple[Event, ...]) -> bool:
        """Tell whether the learner can still reach the goal before his turn ends."""
        is_found, seen = self._search(state, events)
        return is_found or seen >= MOST_TABLES

    def _search(self, state: State, events: tuple[Event, ...]) -> tuple[bool, int]:
        """Look for a way on from a table; tell whether there is one, and how many tables were looked at."""
        seen: set[object] = set()
        waiting = [(state, events)]
        while waiting and len(seen) < MOST_TABLES:
            table, told = waiting.pop()
            for action in self._ways_on(table):
                then = table.copy()
                after = told + apply(then, action)
                if self._is_done(then, after):
                    return True, len(seen)
                key = _key(then)
                if key not in seen:
                    seen.add(key)
                    waiting.append((then, after))
        return False, len(seen)

    def _ways_on(self, state: State) -> Iterator[Action]:
        if state.seat != LEARNER or state.phase is Phase.OVER or has_spent(self.step.goal, state):
            return
        yield from options(state)
        yield from (action for action in self.step.solution if why_not(state, action) is None)


def _key(state: State) -> object:
    """What tells tables apart that a learner can come to within a turn."""
    melds = tuple(meld.cards for meld in state.melds[state.side_of[LEARNER]])
    pile = tuple(state.pile)
    return tuple(state.hands[LEARNER].counts), melds, pile, state.seat, state.phase, len(state.reserves)
