"""Which meldings are worth a thought: additions to own melds and new melds from a hand.

They are all legal as melds; whether the hand may shrink so far is left to `play.why_not`. Larger plays arise
by taking one candidate after another.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from burraco_desktop.engine.actions import ExtendMeld, LayMeld
from burraco_desktop.engine.cards import (
    IS_WILD,
    RANK_COUNT,
    SUIT_COUNT,
    TWO,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.melds import HIGH_ACE, NO_RANK, Meld, MeldKind, MeldTable, face_at
from burraco_desktop.engine.state import State

NEW = -1


class Melding(NamedTuple):
    """Cards for an own meld, or for a new one.

    Attributes:
        meld: the number of the own meld, or NEW.
        cards: the cards spent.
        result: the meld that comes of it.
    """

    meld: int
    cards: tuple[Card, ...]
    result: Meld

    @property
    def action(self) -> LayMeld | ExtendMeld:
        """The action that does it."""
        return LayMeld(self.cards) if self.meld == NEW else ExtendMeld(self.meld, self.cards)


def meldings(state: State, *, may_spoil: bool) -> Iterator[Melding]:
    """All candidates of the seat to move; a wild goes on a clean canasta only where `may_spoil`."""
    hand, table, own = state.hand, state.table, state.melds[state.side]
    wilds = [card for card in cards_in(hand.mask) if IS_WILD[card]]
    for index, meld in enumerate(own):
        for found in _additions(index, meld, hand, wilds, table):
            if may_spoil or found.result.is_clean or not (meld.is_canasta and meld.is_clean):
                yield found
    set_ranks = 0
    if not state.rules.melds.duplicate_sets_allowed:
        for meld in own:
            if meld.layout.rank != NO_RANK:
                set_ranks |= 1 << meld.layout.rank
    for cards in _new_melds(hand, wilds, set_ranks):
        result = table.meld(cards)
        if isinstance(result, Meld):
            yield Melding(NEW, cards, result)


def _additions(index: int, meld: Meld, hand: Hand, wilds: list[Card], table: MeldTable) -> Iterator[Melding]:
    fitting = table.extenders(meld) & hand.mask
    for card in cards_in(fitting) if fitting else ():
        grown = table.extended(meld, (card,))
        if isinstance(grown, Meld):
            yield Melding(index, (card,), grown)
    layout = meld.layout
    if not wilds or layout.kind == MeldKind.SET or not meld.is_clean:
        return
    for place in (layout.low - 2, layout.high + 2):
        if 1 <= place <= HIGH_ACE and hand.counts[face_at(layout.suit, place)]:
            for wild in wilds:
                cards = (face_at(layout.suit, place), wild)
                grown = table.extended(meld, cards)
                if isinstance(grown, Meld) and hand.holds(cards):
                    yield Melding(index, cards, grown)


def _new_melds(hand: Hand, wilds: list[Card], set_ranks: int) -> Iterator[tuple[Card, ...]]:
    counts = hand.counts
    for rank in range(RANK_COUNT):
        held = counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
        if held >= 2 and rank != TWO and not set_ranks >> rank & 1:
            yield from _sets(hand, rank, wilds)
    for suit in range(SUIT_COUNT):
        held_ranks = hand.mask >> (suit * RANK_COUNT) & 0x1FFF
        if held_ranks & (held_ranks - 1):
            yield from _runs(suit, held_ranks, wilds)


def _sets(hand: Hand, rank: int, wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    """All cards of the rank, all but one of them, and with a wild."""
    faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
    held = tuple([card for card in faces for _ in range(hand.counts[card])])
    if len(held) >= 3:
        yield held
    if len(held) > 3:
        for card in faces:
            if hand.counts[card]:
                first = held.index(card)
                yield held[:first] + held[first + 1 :]
    for wild in wilds:
        yield (*held, wild)


def _runs(suit: int, held: int, wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Stretches of three or more, whole or a card shorter, and two stretches or one joined by a wild."""
    stretches = _stretches(held)
    for low, high in stretches:
        if high - low >= 2:
            yield _faces(suit, low, high)
        if high - low >= 3:
            yield _faces(suit, low + 1, high)
            yield _faces(suit, low, high - 1)
    if wilds:
        for first, (low, high) in enumerate(stretches):
            if high - low == 1:
                yield from _with_wild(_faces(suit, low, high), wilds)
            for next_low, next_high in stretches[first + 1 : first + 2]:
                if next_low == high + 2:
                    yield from _with_wild(_faces(suit, low, high) + _faces(suit, next_low, next_high), wilds)


def _with_wild(cards: tuple[Card, ...], wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    for wild in wilds:
        if wild not in cards:
            yield (*cards, wild)


@lru_cache(maxsize=1 << RANK_COUNT)
def _stretches(held: int) -> tuple[tuple[int, int], ...]:
    """The stretches of neighbouring places, from place 1, where the ace holds places 1 and 14."""
    held |= (held & 1) << RANK_COUNT
    found = []
    place = 0
    while held >> place:
        if held >> place & 1:
            low = place
            while held >> (place + 1) & 1:
                place += 1
            found.append((low + 1, place + 1))
        place += 1
    if found and found[0] == (1, HIGH_ACE):
        return ((1, HIGH_ACE - 1),)
    return tuple(found)


def _faces(suit: int, low: int, high: int) -> tuple[Card, ...]:
    return tuple([face_at(suit, place) for place in range(low, high + 1)])
