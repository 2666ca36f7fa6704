"""What a lesson asks for, as data, and whether the engine finds it fulfilled. It knows no text and no window.

A goal is an object of conditions, all of which must hold. To add a condition, write one function and name it
in the table at the end.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from burraco_desktop.engine.cards import HIDDEN, Card, Hand, cards_in
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardRefused,
    DealEnd,
    Event,
    PileTaken,
    ReserveTaken,
)
from burraco_desktop.engine.grades import Grade
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.notation import parse_card, parse_cards
from burraco_desktop.engine.scoring import deal_scores, melded_points
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.session.errors import DamagedSaveError

LEARNER: Final = 0
"""The seat of who takes the lesson."""

Goal = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Done:
    """What was done in a step so far: the table as it is now, and all that happened."""

    state: State
    events: tuple[Event, ...]

    @property
    def side(self) -> int:
        """The side of the learner."""
        return self.state.side_of[LEARNER]

    @property
    def melds(self) -> list[Meld]:
        """The melds of the learner's side."""
        return self.state.melds[self.side]


def is_reached(goal: Goal, done: Done) -> bool:
    """Tell whether all conditions of a goal hold."""
    return all(_CONDITIONS[name](done, wanted) for name, wanted in goal.items())


def has_spent(goal: Goal, state: State) -> bool:
    """Tell whether a card that must still be held at the end is gone, so that no way on leads to the goal."""
    return "holds" in goal and not state.hands[LEARNER].holds(parse_cards(goal["holds"]))


def check_goal(goal: Goal) -> None:
    """Raise DamagedSaveError where a goal asks for nothing, or for what is not known here."""
    unknown = [name for name in goal if name not in _CONDITIONS]
    if unknown or not goal:
        raise DamagedSaveError(f"goal: {', '.join(unknown) or 'nothing'} is no condition")
    for wanted in goal.get("melds", ()):
        odd = [name for name in wanted if name not in _MELD_CONDITIONS]
        if odd:
            raise DamagedSaveError(f"goal: {', '.join(odd)} is no condition of a meld")


# Conditions of one meld.


def _has_cards(meld: Meld, text: str) -> bool:
    held = Hand(meld.cards)
    return held.holds(parse_cards(text))


_MELD_CONDITIONS: Final[Mapping[str, Callable[[Meld, Any], bool]]] = {
    "kind": lambda meld, name: meld.layout.kind is MeldKind[name.upper()],
    "size": lambda meld, least: meld.size >= least,
    "clean": lambda meld, wanted: meld.is_clean is wanted,
    "grade": lambda meld, name: meld.grade is Grade(name) and meld.is_canasta,
    "cards": _has_cards,
}


# Conditions of the table and of what happened.


def _owns_melds(done: Done, wanted: list[Mapping[str, Any]]) -> bool:
    """Tell whether each description fits another meld of the side."""
    free = list(done.melds)
    for description in wanted:
        found = next((meld for meld in free if _fits(meld, description)), None)
        if found is None:
            return False
        free.remove(found)
    return True


def _fits(meld: Meld, description: Mapping[str, Any]) -> bool:
    return all(_MELD_CONDITIONS[name](meld, value) for name, value in description.items())


def _took_reserve(done: Done, way: str) -> bool:
    taken = [event for event in done.events if isinstance(event, ReserveTaken) and event.seat == LEARNER]
    return any(event.in_flight == (way == "in_flight") for event in taken)


def _drew(done: Done, source: str) -> bool:
    if source == "pile":
        return any(isinstance(event, PileTaken) and event.seat == LEARNER for event in done.events)
    return any(isinstance(event, CardDrawn) and event.seat == LEARNER for event in done.events)


def _threw(done: Done, cards: str) -> bool:
    return any(card in parse_cards(cards) for card in _thrown(done))


def _thrown(done: Done) -> list[Card]:
    return [event.card for event in done.events if isinstance(event, CardDiscarded) and event.seat == LEARNER]


def _threw_safely(done: Done, wanted: bool) -> bool:
    """Tell whether a card was thrown that no opponent is known to have a use for."""
    thrown = _thrown(done)
    return bool(thrown) and any(feeds(done.state, card) for card in thrown) is not wanted


def feeds(state: State, card: Card) -> bool:
    """Tell whether a card fits a meld of the others, or makes one with cards that they are known to hold."""
    own = state.side_of[LEARNER]
    table = state.table
    foes = [seat for seat in range(state.seats) if state.side_of[seat] != own]
    theirs = (meld for side, melds in enumerate(state.melds) if side != own for meld in melds)
    if any(isinstance(table.extended(meld, (card,)), Meld) for meld in theirs):
        return True
    return any(_makes_meld(state, card, state.known[seat]) for seat in foes)


def _makes_meld(state: State, card: Card, known: Hand) -> bool:
    pairs = combinations(known.cards(), 2)
    return any(isinstance(state.table.meld((card, *pair)), Meld) for pair in pairs)


def _holds(done: Done, cards: str) -> bool:
    return done.state.hands[LEARNER].holds(parse_cards(cards))


def _takes_known(done: Done, seat: int) -> bool:
    """Tell whether every card that a seat is known to hold fits a meld of the learner's side."""
    known = done.state.known[seat]
    melds = done.melds
    return all(
        any(done.state.table.fitting(meld, known.mask) >> card & 1 for meld in melds)
        for card in cards_in(known.mask)
    )


def _has_closed(done: Done, wanted: bool) -> bool:
    is_closed = done.state.end is DealEnd.CLOSED and done.state.closer == LEARNER
    return is_closed is wanted


def _has_ended_turn(done: Done, wanted: bool) -> bool:
    has_ended = done.state.seat != LEARNER or done.state.phase is Phase.OVER
    return has_ended is wanted


def _scores(done: Done, least: int) -> bool:
    return deal_scores(done.state)[done.side].total >= least


_CONDITIONS: Final[Mapping[str, Callable[[Done, Any], bool]]] = {
    "melds": _owns_melds,
    "canastas": lambda done, least: sum(meld.is_canasta for meld in done.melds) >= least,
    "melded": lambda done, least: melded_points(done.state, done.side) >= least,
    "score": _scores,
    "reserve": _took_reserve,
    "draws": _drew,
    "refuses": lambda done, wanted: any(isinstance(each, CardRefused) for each in done.events) is wanted,
    "keeps_last": lambda done, wanted: any(isinstance(each, CardKept) for each in done.events) is wanted,
    "discards": _threw,
    "discards_safely": _threw_safely,
    "holds": _holds,
    "takes_known": _takes_known,
    "closes": _has_closed,
    "turn_ended": _has_ended_turn,
}


# Questions.


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be answered by choosing, of which the engine knows the answer.

    Attributes:
        about: what is asked for.
        choices: what can be chosen, as numbers, cards in the notation, grades, or `yes` and `no`.
        meld: the meld in question, where one is.
    """

    about: str
    choices: tuple[str, ...]
    meld: int = 0

    def right(self, state: State) -> str:
        """The choice that the engine finds right.

        Raises:
            DamagedSaveError: none or several are.
        """
        found = [choice for choice in self.choices if _QUESTIONS[self.about](state, self.meld, choice)]
        if len(found) != 1:
            raise DamagedSaveError(f"question: {self.about} has the answers {found}")
        return found[0]


def check_question(question: Question) -> None:
    """Raise DamagedSaveError where a question is about nothing that is known here."""
    if question.about not in _QUESTIONS:
        raise DamagedSaveError(f"question: {question.about!r} is unknown")


def _own(state: State, number: int) -> Meld:
    return state.melds[state.side_of[LEARNER]][number]


def _is_no_meld(state: State, _meld: int, choice: str) -> bool:
    return not isinstance(state.table.meld(parse_cards(choice)), Meld)


def _is_dead(state: State, _meld: int, choice: str) -> bool:
    """Tell whether all copies of a card lie where they can no more be drawn."""
    card = parse_card(choice)
    laid = sum(meld.cards.count(card) for melds in state.melds for meld in melds)
    return laid == state.rules.deck.decks and card != HIDDEN


_QUESTIONS: Final[Mapping[str, Callable[[State, int, str], bool]]] = {
    "meld_points": lambda state, meld, choice: _own(state, meld).points == int(choice),
    "bonus": lambda state, meld, choice: _own(state, meld).bonus == int(choice),
    "grade": lambda state, meld, choice: _own(state, meld).grade == choice,
    "hand_points": lambda state, _, choice: (
        state.table.points_of(state.hands[LEARNER].cards()) == int(choice)
    ),
    "score": lambda state, _, choice: deal_scores(state)[state.side_of[LEARNER]].total == int(choice),
    "no_meld": _is_no_meld,
    "dead": _is_dead,
    "feeds": lambda state, _, choice: feeds(state, parse_card(choice)),
}
