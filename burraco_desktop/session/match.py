"""The match as a log: rule set, seed, the actions of each deal; undo and redo. It knows no file, no window.

The true state lives here. Windows and bots get views and redacted events, never `state`, `opening`, `steps`.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.deal import SeatingDraw, draw_for_seats, first_state
from burraco_desktop.engine.events import (
    CardDrawn,
    CutTried,
    DealEnded,
    Event,
    PileTaken,
    ReserveTaken,
    TurnStarted,
)
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_points, match_winner
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.engine.wording import WordedError, worded

SEED_BYTES: Final = 16

# A step with one of these stays: it showed a card to somebody who could not see it, gave the turn away, or
# was the one try for the cut bonus. Taking the pile shows something only where just its top card lies open.
_FINAL_EVENTS = (CardDrawn, ReserveTaken, TurnStarted, DealEnded, CutTried)


HUMAN: Final = 0
"""The human's seat: the seating draw numbers the seats from him on."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays: the one human, or a bot of a level, which is empty where it is not known."""

    name: str
    is_human: bool
    level: str = ""


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a match is played.

    Attributes:
        identity: what all copies of a match have in common, and no other match has.
        is_learning: whether any earlier decision may be taken back, which makes the match an assisted one.
        is_practice: whether it is played on cards that were seen in another match.
        has_typed_seed: whether the seed was chosen, so that somebody may know the cards.
    """

    identity: str
    is_learning: bool = False
    is_practice: bool = False
    has_typed_seed: bool = False


@dataclass(frozen=True, slots=True)
class Earlier:
    """What the cards of a match brought when they were played before.

    Attributes:
        match: the identity of the match in which they were.
        turned: by how many seats the cards have moved on: a seat has now what the one so many before it had.
        scores: by its number, what each deal was worth to the sides then.
    """

    match: str
    turned: int
    scores: Mapping[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Start:
    """A match that goes on from a position, its earlier actions being unknown.

    Attributes:
        state: the position.
        scores_by_deal: what the deals before were worth.
    """

    state: State
    scores_by_deal: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action of a seat, with its events and the state it led to."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    state: State

    @property
    def is_final(self) -> bool:
        """Whether the step cannot be taken back."""
        is_covered = self.state.rules.draw.pile_visible == "top"
        final = (*_FINAL_EVENTS, PileTaken) if is_covered else _FINAL_EVENTS
        return any(isinstance(event, final) for event in self.events)


def new_seed() -> str:
    """A seed that nobody can guess: 128 random bits."""
    return secrets.token_hex(SEED_BYTES)


class Match:
    """A match from the draw for seats on.

    Attributes:
        rules, seed: what the whole match follows from, together with the actions.
        seating: the draw for seats.
        players: the player of each seat.
        terms: on what terms it is played.
        start: the position it goes on from, None where it was played from the first deal on.
        earlier: what its cards brought before, None where they are fresh.
        name: what the player calls the match, empty until he does.
        is_assisted: whether a decision was taken back after something had been revealed.
        version: the number of the current state; grows with every change, undo included, and is never reused.
        deal: the number of the running deal, 0 before the first.
        opening: the events that began the running deal.
        steps: the steps of the running deal, its kept states included.
        scores_by_deal: what each finished deal added to the totals of the sides at the start of a deal.
    """

    def __init__(self, rules: RuleSet, seed: str, seating: SeatingDraw, players: tuple[Player, ...]) -> None:
        self.rules = rules
        self.seed = seed
        self.seating = seating
        self.players = players
        self.terms = Terms(new_seed())
        self.start: Start | None = None
        self.earlier: Earlier | None = None
        self.name = ""
        self.is_assisted = False
        self.version = 0
        self.deal = 0
        self.opening: tuple[Event, ...] = ()
        self.steps: list[Step] = []
        self.scores_by_deal: list[tuple[int, ...]] = []
        self._first = _undealt(rules, len(players), seating.dealer)
        self._earlier: list[tuple[Action, ...]] = []
        self._undone: list[Action] = []

    @staticmethod
    def new(
        rules: RuleSet,
        players: Sequence[Player],
        seed: str,
        terms: Terms | None = None,
        earlier: Earlier | None = None,
    ) -> "Match":
        """Let the players, the human (if there is one) first, draw for their seats.

        Where the cards were played `earlier`, all sit as they did then, and the deal is turned on.

        Raises:
            ValueError: the rule set is not for so many players, or another than the first is human.
        """
        if len(players) not in rules.deck.player_counts:
            raise WordedError(
                worded("{rules} is not for {count} players", rules=rules.name, count=len(players))
            )
        if any(player.is_human for player in players[1:]):
            raise WordedError(worded("only the first player may be human"))
        seating = draw_for_seats(rules, len(players), seed)
        if earlier is not None:
            dealer = (seating.dealer + earlier.turned) % len(players)
            seating = replace(seating, rounds=(), dealer=dealer)
        match = Match(rules, seed, seating, tuple(players[number] for number in seating.players))
        match.terms, match.earlier = terms or match.terms, earlier
        return match

    @staticmethod
    def going_on(players: Sequence[Player], seed: str, terms: Terms, start: Start) -> "Match":
        """Go on from a position, with the players in the order of the seats."""
        state = start.state
        seating = SeatingDraw((), tuple(range(len(players))), state.dealer)
        match = Match(state.rules, seed, seating, tuple(players))
        match.terms, match.start = terms, start
        match.deal, match._first = state.deal, state
        match.scores_by_deal = list(start.scores_by_deal)
        if state.phase == Phase.OVER:
            match.scores_by_deal.append(deal_points(state))
        return match

    # What stands.

    @property
    def state(self) -> State:
        """The true state of the running deal; treat it as read-only."""
        return self.steps[-1].state if self.steps else self._first

    @property
    def log(self) -> list[tuple[Action, ...]]:
        """The actions of each deal so far, the running one included."""
        running = [tuple(step.action for step in self.steps)] if self.deal else []
        return self._earlier + running

    @property
    def deal_is_over(self) -> bool:
        """Whether no deal is running: the last one has ended, or none has begun."""
        return self.state.phase == Phase.OVER

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the sides in all finished deals."""
        start = (0,) * len(self._first.totals)
        return tuple(sum(column) for column in zip(start, *self.scores_by_deal, strict=True))

    @property
    def winner(self) -> int | None:
        """The side that has won the match, or None while it goes on."""
        return match_winner(self.rules, self.totals, len(self.scores_by_deal))

    @property
    def fingerprint(self) -> str:
        """SHA-256 over the source of all shuffles: shown before a match, checked by the seed after it."""
        deck = self.rules.deck
        inputs = f"burraco-desktop shuffles 1\n{deck.decks} {deck.jokers} {len(self.players)}\n{self.seed}\n"
        return hashlib.sha256(inputs.encode()).hexdigest()

    @property
    def moments(self) -> list[tuple[State, Action, tuple[Event, ...]]]:
        """The actions of the running deal, each with the true state before it and its events."""
        before = [self._first, *(step.state for step in self.steps)]
        return [(state, step.action, step.events) for state, step in zip(before, self.steps, strict=False)]

    def view(self, viewer: int) -> PlayerView:
        """The table as a seat may see it."""
        return view_for(self.state, viewer)

    # What changes it.

    def start_deal(self) -> tuple[Event, ...]:
        """Begin the next deal; the deal passes on by one seat in the direction of play."""
        assert self.deal_is_over, "a deal is running"
        assert self.winner is None, "the match is over"
        dealer = self.seating.dealer if self.deal == 0 else (self.state.dealer + 1) % len(self.players)
        self._earlier = self.log
        self.deal += 1
        self._first, self.opening = first_state(
            self.rules, len(self.players), self.seed, self.deal, dealer, self.totals
        )
        self.steps = []
        self._undone = []
        self.version += 1
        return self.opening

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do an action of the seat to move.

        Raises:
            IllegalActionError: the action is refused; nothing has changed.
        """
        events = self._step(action)
        self._undone.clear()
        return events

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take its last decision back.

        In the running turn it may, as long as nobody was shown a hidden card; while learning, in the whole
        running deal.
        """
        if self.deal_is_over or not self.steps:
            return False
        last = self.steps[-1]
        if last.seat == seat and not last.is_final:
            return True
        return self.terms.is_learning and any(step.seat == seat for step in self.steps)

    def undo(self, seat: int) -> Action:
        """Take this seat's last decision back, with all that others did since; returns its action."""
        assert self.can_undo(seat), "the last step stays"
        self.is_assisted |= self.steps[-1].seat != seat or self.steps[-1].is_final
        step = self._take_back()
        while step.seat != seat:
            step = self._take_back()
        self.version += 1
        return step.action

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that were taken back, in the order in which redo does them again."""
        return tuple(reversed(self._undone))

    def recall(self, undone: Sequence[Action]) -> None:
        """Let redo do these actions, which a kept match had taken back.

        Raises:
            IllegalActionError: one of them cannot be done.
        """
        state = self.state.copy()
        for action in undone:
            apply(state, action)
        self._undone = list(reversed(undone))

    def can_redo(self, seat: int) -> bool:
        """Tell whether this seat took back a step and has not acted since."""
        return bool(self._undone) and self.state.seat == seat

    def redo(self, seat: int) -> tuple[Event, ...]:
        """Do the decision again that was taken back last, and what others did up to the next one."""
        assert self.can_redo(seat), "no step was taken back"
        events = self._step(self._undone.pop())
        while self._undone and self.state.seat != seat:
            events += self._step(self._undone.pop())
        return events

    def _take_back(self) -> Step:
        step = self.steps.pop()
        self._undone.append(step.action)
        return step

    def _step(self, action: Action) -> tuple[Event, ...]:
        seat = self.state.seat
        state = self.state.copy()
        events = apply(state, action)
        self.steps.append(Step(seat, action, events, state))
        if state.phase == Phase.OVER:
            self.scores_by_deal.append(deal_points(state))
        self.version += 1
        return events


def _undealt(rules: RuleSet, seats: int, dealer: int) -> State:
    """The table before the first deal, on which nothing can be done."""
    state = State(rules, seats, 0, dealer, (0,) * rules.sides(seats))
    state.phase = Phase.OVER
    return state
