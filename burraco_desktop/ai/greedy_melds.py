"""What the greedy melder thinks of laying, in the order it first had. Frozen with it: ties go to the first.

It knows no legality. The engine lists options of its own, which may change. What a rank or a suit of a hand
offers is remembered, since few such hands exist.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from burraco_desktop.engine.actions import LayMeld
from burraco_desktop.engine.cards import (
    BIT,
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
from burraco_desktop.engine.melds import Meld, MeldTable
from burraco_desktop.engine.openings import paired_ranks, wild_kinds

if TYPE_CHECKING:
    from mypy_extensions import i64

_RANKS: Final = (1 << RANK_COUNT) - 1


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
        self.is_sure: Final = len(set(cards)) == len(cards) or meld.layout.suit < 0


class Layings:
    """The new melds that are thought of under one rule set."""

    def __init__(self, table: MeldTable) -> None:
        self.table = table
        self._has_sets = table.rules.melds.sets_allowed
        self._known: dict[int, list[Laying]] = {}

    def of(self, hand: Hand) -> list[list[Laying]]:
        """Sets and runs of three, whole ones, and pairs with a wild, by ranks and then by suits."""
        found: list[list[Laying]] = []
        mask = hand.mask
        wilds = wild_kinds(mask)
        pairs = paired_ranks(hand) if self._has_sets else 0
        while pairs:
            low = pairs & -pairs
            pairs ^= low
            found.append(self._sets(TYPE_OF[low % BITS_APART], wilds, hand))
        for suit in range(SUIT_COUNT):
            ranks = mask >> suit * RANK_COUNT & _RANKS
            if ranks & (ranks - 1):
                found.append(self._runs(suit, ranks, wilds, hand))
        return found

    def _sets(self, rank: i64, wilds: i64, hand: Hand) -> list[Laying]:
        key = hand.of_rank(rank) << 10 | rank << 6 | wilds
        found = self._known.get(key)
        if found is None:
            faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
            cards = tuple([card for card in faces for _ in range(hand.count(card))])
            found = self._known[key] = self._melds(_sets(cards, cards_in(hand.mask & WILDS)))
        return found

    def _runs(self, suit: i64, ranks: i64, wilds: i64, hand: Hand) -> list[Laying]:
        key = ~(ranks << 10 | suit << 6 | wilds)
        found = self._known.get(key)
        if found is None:
            ladder = self.table.ladder
            order = [ladder.face(suit, place) for place in range(1, ladder.top + 1)]
            held = [at for at, card in enumerate(order) if hand.mask & BIT[card]]
            runs = _natural_runs(order, held)
            for low, high in _near_pairs(held, ladder.two - 1):
                runs += [(order[low], order[high], wild) for wild in cards_in(hand.mask & WILDS)]
            found = self._known[key] = self._melds(runs)
        return found

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


def _natural_runs(order: list[Card], held: list[int]) -> list[tuple[Card, ...]]:
    """Whole runs and their triples; the ace counts at both ends, but only once in a run."""
    found: list[tuple[Card, ...]] = []
    stretch: list[Card] = []
    for at in range(len(order) + 1):
        if at in held:
            stretch.append(order[at])
            continue
        if len(stretch) > 3:
            found.append(tuple(stretch[: len(order) - 1]))
        found += [tuple(stretch[first : first + 3]) for first in range(len(stretch) - 2)]
        stretch = []
    return found


def _near_pairs(held: list[int], two: int) -> list[tuple[int, int]]:
    """Neighbours with at most one place between them, then one pair with the natural two."""
    found = [(low, high) for low, high in pairwise(held) if high - low <= 2 and two not in (low, high)]
    if two in held and (two + 1 in held or two - 1 in held):
        found.append((two, two + 1 if two + 1 in held else two - 1))
    return found
