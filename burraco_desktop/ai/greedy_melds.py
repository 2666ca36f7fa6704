"""What the greedy melder thinks of laying, in the order it first had. Frozen with it: ties go to the first.

It knows no legality. The engine lists options of its own, which may change. What a rank or a suit of a hand
offers is remembered, since few such hands exist.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from burraco_desktop.ai.shape import NO_TWO, RANK_MASK, shape_of
from burraco_desktop.engine.actions import LayMeld
from burraco_desktop.engine.cards import (
    BITS_APART,
    RANK_COUNT,
    SUIT_COUNT,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import Meld, MeldTable
from burraco_desktop.engine.openings import paired_ranks, wild_kinds


@final
class Laying:
    """A new meld with what it adds to the table.

    Attributes:
        action: what lays it.
        gain: its points, with the bonus of a canasta.
        is_sure: whether a hand that offers it surely holds all its cards.
    """

    __slots__ = ("action", "gain", "is_sure")

    def __init__(self, cards: tuple[Card, ...], meld: Meld) -> None:
        self.action: Final = LayMeld(cards)
        self.gain: Final = meld.points + meld.bonus
        self.is_sure: Final = meld.layout.suit < 0 or not meld.bunch.doubles


@final
class Layings:
    """The new melds that are thought of under one rule set."""

    def __init__(self, table: MeldTable) -> None:
        self.table = table
        self._has_sets = table.brief.sets_allowed
        self._places = shape_of(table.ladder).places
        self._known: dict[int, list[Laying]] = {}

    def of(self, hand: Hand) -> list[list[Laying]]:
        """Sets and runs of three, whole ones, and pairs with a wild, by ranks and then by suits."""
        found: list[list[Laying]] = []
        wilds = wild_kinds(hand.mask)
        pairs: i64 = paired_ranks(hand) & NO_TWO if self._has_sets else 0
        while pairs:
            bit = pairs & -pairs
            pairs ^= bit
            rank: i64 = TYPE_OF[bit % BITS_APART]
            if wilds or hand.count_rank(rank) > 2:
                found.append(self._sets(rank, wilds, hand))
        suit: i64 = 0
        for suit in range(SUIT_COUNT):
            held: i64 = self._places[hand.mask >> suit * RANK_COUNT & RANK_MASK]
            if held & held >> 1 & held >> 2:
                found.append(self._natural_runs(suit, held))
            if wilds and held & (held >> 1 | held >> 2):
                found.append(self._wild_runs(suit, held, wilds, hand))
        return found

    def _sets(self, rank: i64, wilds: i64, hand: Hand) -> list[Laying]:
        key = (hand.of_rank(rank) << 10 | rank << 6 | wilds) << 1
        found = self._known.get(key)
        if found is None:
            faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
            cards = tuple([card for card in faces for _ in range(hand.count(card))])
            found = self._known[key] = self._melds(_sets(cards, cards_in(hand.mask & WILDS)))
        return found

    def _natural_runs(self, suit: i64, held: i64) -> list[Laying]:
        key = (held << 8 | suit << 6) << 1 | 1
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._melds(_natural_runs(self._order(suit), held))
        return found

    def _wild_runs(self, suit: i64, held: i64, wilds: i64, hand: Hand) -> list[Laying]:
        key = (held << 8 | suit << 6 | wilds) << 1 | 1
        found = self._known.get(key)
        if found is None:
            order = self._order(suit)
            runs: list[tuple[Card, ...]] = []
            for low, high in _near_pairs(held, self.table.ladder.two - 1):
                runs += [(order[low], order[high], wild) for wild in cards_in(hand.mask & WILDS)]
            found = self._known[key] = self._melds(runs)
        return found

    def _order(self, suit: i64) -> list[Card]:
        """The faces of a suit by their places."""
        ladder = self.table.ladder
        return [ladder.face(suit, place) for place in range(1, ladder.top + 1)]

    def _melds(self, likely: list[tuple[Card, ...]]) -> list[Laying]:
        found = []
        for cards in likely:
            meld = self.table.meld(cards)
            if isinstance(meld, Meld):
                found.append(Laying(cards, meld))
        return found


_memories: Final[list[Layings]] = []


def layings_of(table: MeldTable) -> Layings:
    """The one memory of a table of melds."""
    for found in _memories:
        if found.table is table:
            return found
    _memories.append(Layings(table))
    return _memories[-1]


def _sets(held: tuple[Card, ...], wilds: list[Card]) -> list[tuple[Card, ...]]:
    if len(held) < 2:
        return []
    found = [held] if len(held) > 3 else []
    if len(held) >= 3:
        found.append(held[:3])
    return found + [(*held[:2], wild) for wild in wilds]


def _natural_runs(order: list[Card], held: i64) -> list[tuple[Card, ...]]:
    """Whole runs and their triples; the ace counts at both ends, but only once in a run."""
    found: list[tuple[Card, ...]] = []
    stretch: list[Card] = []
    for at in range(len(order) + 1):
        if held >> at & 1:
            stretch.append(order[at])
            continue
        if len(stretch) > 3:
            found.append(tuple(stretch[: len(order) - 1]))
        found += [tuple(stretch[first : first + 3]) for first in range(len(stretch) - 2)]
        stretch = []
    return found


def _near_pairs(held: i64, two: int) -> list[tuple[int, int]]:
    """Neighbours with at most one place between them, then one pair with the natural two."""
    places = [at for at in range(RANK_COUNT + 1) if held >> at & 1]
    found = [(low, high) for low, high in pairwise(places) if high - low <= 2 and two not in (low, high)]
    if two >= 0 and held >> two & 1 and held & (2 << two | (1 << two) >> 1):
        found.append((two, two + 1 if held >> two & 2 else two - 1))
    return found
