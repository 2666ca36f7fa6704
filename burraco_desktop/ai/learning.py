"""Learns the value and the clues from deals that a bot plays with itself. It reads no file.

The value is a ridge regression of the points that a side is ahead at the end of the deal on the features of a
position; the clues compare where cards of each kind lay with where chance would have put them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import exp, log
from random import Random

from burraco_desktop.ai.bot import CheckedBot, make_bot
from burraco_desktop.ai.clues import Clues, facts, has_played
from burraco_desktop.ai.features import NAMES, bucket, describe
from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.learned import Learned
from burraco_desktop.ai.sampling import Sampler, has_ready_meld, unseen_cards
from burraco_desktop.ai.value import BUCKETS, Value, lead
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.cards import BIT, Card, stream
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for

HEURISTIC = "heuristic"
"""The bot that can play true states, without a view of each, which is many times as fast."""
KEPT = 0.25
"""The share of the positions of a deal that are learned from, since neighbours are much alike."""
WATCHED = 0.05
"""The share of them in which hidden hands are looked into."""
RIDGE = 30.0
"""Each weight is drawn to nought as if by so many positions with a common size of its feature."""
KINDS = 6
"""How many masks `clues.facts` returns."""
NEUTRAL = Clues(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


@dataclass(slots=True)
class Sums:
    """The sums of a regression: of products of features, and of features times the points to be told."""

    rows: int = 0
    products: list[list[float]] = field(default_factory=lambda: [[0.0] * len(NAMES) for _ in NAMES])
    targets: list[float] = field(default_factory=lambda: [0.0] * len(NAMES))

    def count(self, row: list[float], target: float) -> None:
        """Learn from one position."""
        self.rows += 1
        used = [(at, number) for at, number in enumerate(row) if number]
        for at, number in used:
            self.targets[at] += number * target
            products = self.products[at]
            for other, more in used:
                products[other] += number * more

    def add(self, others: "Sums") -> None:
        """Learn what another has learned."""
        self.rows += others.rows
        self.targets = _added(self.targets, others.targets)
        self.products = [
            _added(mine, more) for mine, more in zip(self.products, others.products, strict=True)
        ]


@dataclass(slots=True)
class Lesson:
    """All that some deals have taught.

    Attributes:
        sums: the sums of the regression, for each bucket.
        held, seen: for each set of facts how many cards hands held, and how many would be there by chance;
            the facts are numbered by bits, in the order of `clues.facts`.
        ready, ready_by_chance, hands: how many hands held a whole meld, in truth and in worlds without clues.
    """

    sums: list[Sums] = field(default_factory=lambda: [Sums() for _ in BUCKETS])
    held: list[float] = field(default_factory=lambda: [0.0] * (1 << KINDS))
    seen: list[float] = field(default_factory=lambda: [0.0] * (1 << KINDS))
    ready: int = 0
    ready_by_chance: int = 0
    hands: int = 0

    def add(self, other: "Lesson") -> None:
        """Learn what another has learned."""
        for mine, more in zip(self.sums, other.sums, strict=True):
            mine.add(more)
        self.held = _added(self.held, other.held)
        self.seen = _added(self.seen, other.seen)
        self.ready += other.ready
        self.ready_by_chance += other.ready_by_chance
        self.hands += other.hands


@dataclass(frozen=True, slots=True)
class School:
    """What is learned from: deals of a rule set, their seed, and the bot that plays them."""

    rules: RuleSet
    seats: int
    seed: str
    bot: str


def learn(school: School, deals: Iterable[int]) -> Lesson:
    """Play deals, by their numbers, and learn from their positions."""
    lesson, rules = Lesson(), school.rules
    bot = None if school.bot == HEURISTIC else make_bot(school.bot)
    for deal in deals:
        totals = (0,) * rules.sides(school.seats)
        state, _ = first_state(rules, school.seats, school.seed, deal, deal % school.seats, totals)
        _learn_from(state, bot, stream(f"{school.seed}/learning", deal), lesson)
    return lesson


def _play_turn(state: State, bot: CheckedBot | None, chance: Random) -> None:
    """Let a bot, or the heuristic player at once, play the turn of the seat to move."""
    turn = state.turn
    if bot is None and state.phase != Phase.CUT:
        play_turn(state, weights_for(state.rules))
        return
    bot = bot or make_bot(HEURISTIC)
    while state.turn == turn and state.phase != Phase.OVER:
        for action in bot.plan(view_for(state, state.seat), chance.getrandbits(32)):
            play.advance(state, action)


def _learn_from(state: State, bot: CheckedBot | None, chance: Random, lesson: Lesson) -> None:
    rows: list[tuple[int, int, list[float]]] = []
    while state.phase != Phase.OVER:
        seat = state.seat
        if state.turn and chance.random() < WATCHED:
            _look_into_hands(state, chance, lesson)
        _play_turn(state, bot, chance)
        if state.end is None and chance.random() < KEPT:
            side = state.side_of[seat]
            rows.append((seat, bucket(state, side), describe(state, side)))
    for seat, which, row in rows:
        lesson.sums[which].count(row, lead(state, state.side_of[seat]))


def _look_into_hands(state: State, chance: Random, lesson: Lesson) -> None:
    """Compare what others hold with what they would hold by chance, for the seat to move."""
    view = view_for(state, state.seat)
    unseen = unseen_cards(view.table)
    world = Sampler(view, NEUTRAL).world(chance)
    for seat, hand in enumerate(view.table.hands):
        if hand.hidden and not state.reserve_unseen[seat]:
            share = hand.hidden / len(unseen)
            masks = facts(view.table, seat)
            kinds = [sum([1 << bit for bit, mask in enumerate(masks) if mask & BIT[card]]) for card in unseen]
            for kind in kinds:
                lesson.seen[kind] += share
            for card in _hidden(state, seat):
                lesson.held[sum([1 << bit for bit, mask in enumerate(masks) if mask & BIT[card]])] += 1
            if has_played(state, seat):
                sets = state.rules.melds.sets_allowed
                lesson.hands += 1
                lesson.ready += has_ready_meld(_hidden(state, seat), sets=sets)
                lesson.ready_by_chance += has_ready_meld(_hidden(world, seat), sets=sets)


def _hidden(state: State, seat: int) -> list[Card]:
    cards = state.hands[seat].cards()
    for card in state.known[seat].cards():
        cards.remove(card)
    return cards


def conclude(lesson: Lesson) -> Learned:
    """What follows from a lesson."""
    value = Value(tuple(tuple(_solved(sums)) for sums in lesson.sums))
    return Learned(value, _clues(lesson))


def _solved(sums: Sums) -> list[float]:
    """The weights of a ridge regression, by elimination."""
    size = len(NAMES)
    rows = [[*line, target] for line, target in zip(sums.products, sums.targets, strict=True)]
    for at in range(size):
        common = sums.products[at][at] / max(1, sums.rows)
        rows[at][at] += RIDGE * common + 1e-6
    for at in range(size):
        scale = 1.0 / rows[at][at]
        rows[at] = [number * scale for number in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [mine - factor * own for mine, own in zip(rows[other], rows[at], strict=True)]
    return [row[size] for row in rows]


def _clues(lesson: Lesson) -> Clues:
    """The logarithms that make the numbers by chance the true ones, by proportional fitting."""
    logs = [0.0] * KINDS
    for _ in range(100):
        for bit in range(KINDS):
            kinds = [kind for kind in range(1 << KINDS) if kind >> bit & 1]
            true = sum([lesson.held[kind] for kind in kinds])
            told = sum([lesson.seen[kind] * exp(_log_of(kind, logs)) for kind in kinds])
            if true and told:
                logs[bit] += log(true / told)
    true_odds = lesson.ready / max(1, lesson.hands - lesson.ready)
    odds = lesson.ready_by_chance / max(1, lesson.hands - lesson.ready_by_chance)
    believed = min(1.0, true_odds / odds) if odds else 1.0
    own, rival, wild, thrown, rank, near = logs
    return Clues(own, rival, wild, thrown, rank, near, believed)


def _log_of(kind: int, logs: list[float]) -> float:
    return sum([number for bit, number in enumerate(logs) if kind >> bit & 1])


def _added(mine: list[float], more: list[float]) -> list[float]:
    return [one + other for one, other in zip(mine, more, strict=True)]
