"""The small melds of `candidates` as melds, with the action that lays each. A memory, which judges nothing.

Of what a hand holds of one rank or one suit few kinds exist, so each is looked up once for a rule set.
"""

from __future__ import annotations

from typing import Final

from burraco_desktop.engine.actions import LayMeld
from burraco_desktop.engine.candidates import run_candidates, set_candidates, wild_candidates
from burraco_desktop.engine.cards import (
    BITS_APART,
    RANK_COUNT,
    SUIT_COUNT,
    TWO,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import NO_CARD, Meld, MeldTable

_SET_RANKS: Final = ((1 << RANK_COUNT) - 1) ^ (1 << TWO)
_RANKS: Final = (1 << RANK_COUNT) - 1


class Opening:
    """A small new meld.

    Attributes:
        action: what lays it.
        meld: what comes of it.
        twice: a card of which it needs two, where a hand of these types may hold but one; else NO_CARD.
    """

    __slots__ = ("action", "meld", "twice")

    def __init__(self, cards: tuple[Card, ...], meld: Meld) -> None:
        self.action: Final = LayMeld(cards)
        self.meld: Final = meld
        self.twice: Final = _repeated(cards) if meld.layout.suit >= 0 else NO_CARD


class Openings:
    """The small melds that hands may hold in one rule set."""

    def __init__(self, table: MeldTable) -> None:
        melds = table.rules.melds
        self.table = table
        self._least = melds.min_meld_size
        self._has_sets = melds.sets_allowed
        self._has_wild_melds = melds.all_wild_melds_allowed
        self._known: dict[int, list[Opening]] = {}

    def of(self, hand: Hand) -> list[Opening]:
        """All that the hand holds, in a fixed order; of a card that is needed twice it may hold one."""
        found: list[Opening] = []
        mask = hand.mask
        wilds = wild_kinds(mask)
        pairs: i64 = paired_ranks(hand) & _SET_RANKS if self._has_sets else 0
        while pairs:
            low = pairs & -pairs
            pairs ^= low
            found += self._sets(TYPE_OF[low % BITS_APART], wilds, hand)
        for suit in range(SUIT_COUNT):
            ranks = mask >> suit * RANK_COUNT & _RANKS
            if ranks & (ranks - 1):
                found += self._runs(suit, ranks, wilds, hand)
        if wilds and self._has_wild_melds:
            found += self._wild_melds(hand)
        return found

    def _sets(self, rank: i64, wilds: i64, hand: Hand) -> list[Opening]:
        key = hand.of_rank(rank) << 10 | rank << 6 | wilds
        found = self._known.get(key)
        if found is None:
            faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
            cards = tuple([card for card in faces for _ in range(hand.count(card))])
            found = self._known[key] = self._made(set_candidates(cards, _wilds(hand), self._least))
        return found

    def _runs(self, suit: i64, ranks: i64, wilds: i64, hand: Hand) -> list[Opening]:
        key = ~(ranks << 8 | suit << 6 | wilds)
        found = self._known.get(key)
        if found is None:
            likely = run_candidates(self.table.ladder, suit, hand.mask, _wilds(hand), self._least)
            found = self._known[key] = self._made(likely)
        return found

    def _wild_melds(self, hand: Hand) -> list[Opening]:
        return self._made(wild_candidates(hand, _wilds(hand), self._least))

    def _made(self, likely: list[tuple[Card, ...]]) -> list[Opening]:
        """Those of the candidates that are melds."""
        found = []
        for cards in likely:
            meld = self.table.meld(cards)
            if isinstance(meld, Meld):
                found.append(Opening(cards, meld))
        return found


_memories: Final[list[Openings]] = []


def openings_of(table: MeldTable) -> Openings:
    """The one memory of a table of melds."""
    for found in _memories:
        if found.table is table:
            return found
    _memories.append(Openings(table))
    return _memories[-1]


def paired_ranks(hand: Hand) -> i64:
    """The mask of the ranks of which the hand holds more than one card."""
    mask, doubles = hand.mask, hand.doubles
    hearts, spades = mask >> 26, mask >> 39
    one = mask | mask >> 13
    two = mask & mask >> 13 | one & hearts | (one | hearts) & spades
    return (two | doubles | doubles >> 13 | doubles >> 26 | doubles >> 39) & _RANKS


def wild_kinds(mask: i64) -> i64:
    """The kinds of wild in a mask of types as a mask of six bits."""
    return mask >> 1 & 1 | mask >> 13 & 2 | mask >> 25 & 4 | mask >> 37 & 8 | mask >> 48 & 48


def _wilds(hand: Hand) -> list[Card]:
    return cards_in(hand.mask & WILDS)


def _repeated(cards: tuple[Card, ...]) -> Card:
    """The card that is there twice, if any."""
    return next((card for card in cards if cards.count(card) > 1), NO_CARD)
