"""Which meldings are worth a thought: additions to own melds, new melds from a hand, ways to take the pile.

Meldings are all legal as melds; whether the hand may shrink so far is left to `play.why_not`. Larger plays
arise by taking one candidate after another.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from burraco_desktop.engine.actions import ExtendMeld, LayMeld
from burraco_desktop.engine.cards import (
    IS_WILD,
    RANK_COUNT,
    RANKS,
    SUIT_COUNT,
    TWO,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.layouts import Ladder
from burraco_desktop.engine.melds import LOW_ACE, NO_RANK, Meld, MeldKind, MeldTable
from burraco_desktop.engine.rule_groups import MeldRules
from burraco_desktop.engine.state import State

NEW = -1
_ALL_RANKS = (1 << RANK_COUNT) - 1


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
    for cards in _new_melds(state, wilds):
        result = table.meld(cards)
        if isinstance(result, Meld):
            yield Melding(NEW, cards, result)


def ranks_without_sets(state: State, side: int) -> int:
    """The mask of the ranks of which the side can lay no new set."""
    melds = state.rules.melds
    if not melds.sets_allowed:
        return _ALL_RANKS
    barred = 1 << TWO | _ranks_barred(melds)
    if not melds.duplicate_sets_allowed:
        for meld in state.melds[side]:
            if meld.layout.rank != NO_RANK:
                barred |= 1 << meld.layout.rank
    return barred


def _ranks_barred(melds: MeldRules) -> int:
    allowed = melds.set_ranks
    if allowed == "all":
        return 0
    return sum([1 << rank for rank, name in enumerate(RANKS) if name not in allowed])


def _additions(index: int, meld: Meld, hand: Hand, wilds: list[Card], table: MeldTable) -> Iterator[Melding]:
    fitting = table.extenders(meld) & hand.mask
    for card in cards_in(fitting) if fitting else ():
        grown = table.extended(meld, (card,))
        if isinstance(grown, Meld):
            yield Melding(index, (card,), grown)
    layout, ladder = meld.layout, meld.ladder
    if not wilds or layout.kind != MeldKind.RUN or not meld.is_clean or meld.is_closed:
        return
    for place in (layout.low - 2, layout.high + 2):
        if LOW_ACE <= place <= ladder.top and hand.counts[ladder.face(layout.suit, place)]:
            for wild in wilds:
                cards = (ladder.face(layout.suit, place), wild)
                grown = table.extended(meld, cards)
                if isinstance(grown, Meld) and hand.holds(cards):
                    yield Melding(index, cards, grown)


def _new_melds(state: State, wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    hand, rules, ladder = state.hand, state.rules.melds, state.table.ladder
    counts = hand.counts
    barred = ranks_without_sets(state, state.side)
    for rank in range(RANK_COUNT):
        held = counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
        if held >= 2 and not barred >> rank & 1:
            yield from _sets(hand, rank, wilds, rules.set_max_size or held)
    for suit in range(SUIT_COUNT):
        held_ranks = hand.mask >> (suit * RANK_COUNT) & _ALL_RANKS
        if held_ranks & (held_ranks - 1):
            yield from _runs(ladder, suit, held_ranks, wilds, rules)
    if rules.all_wild_melds_allowed and wilds:
        yield from _wild_melds(hand, wilds, rules)


def _wild_melds(hand: Hand, wilds: list[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """All wilds of the hand, as many as may lie together."""
    held = tuple([wild for wild in wilds for _ in range(hand.counts[wild])])
    if len(held) >= rules.min_meld_size:
        yield held[: rules.meld_closes_at]


def _sets(hand: Hand, rank: int, wilds: list[Card], largest: int) -> Iterator[tuple[Card, ...]]:
    """All cards of the rank, all but one of them, and with a wild."""
    faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
    held = tuple([card for card in faces for _ in range(hand.counts[card])])
    if len(held) >= 3:
        yield held[:largest]
    if 3 < len(held) <= largest:
        for card in faces:
            if hand.counts[card]:
                first = held.index(card)
                yield held[:first] + held[first + 1 :]
    for wild in wilds:
        yield (*held[: largest - 1], wild)


def _runs(
    ladder: Ladder, suit: int, held: int, wilds: list[Card], rules: MeldRules
) -> Iterator[tuple[Card, ...]]:
    """Stretches of three or more, whole or a card shorter, and two stretches or one joined by a wild."""
    stretches = _stretches(ladder, held)
    largest = min(rules.run_max_size, ladder.top - 1)
    for low, high in stretches:
        for first, last in _windows(low, high, largest):
            yield _faces(ladder, suit, first, last)
    if wilds:
        for first, (low, high) in enumerate(stretches):
            if high - low + 2 == rules.min_meld_size:
                yield from _with_wild(_faces(ladder, suit, low, high), wilds)
            for next_low, next_high in stretches[first + 1 : first + 2]:
                if next_low == high + 2:
                    below, above = _around_gap(low, high, next_high, largest)
                    cards = _faces(ladder, suit, below, high) + _faces(ladder, suit, next_low, above)
                    yield from _with_wild(cards, wilds)


def _windows(low: int, high: int, largest: int) -> Iterator[tuple[int, int]]:
    """A stretch whole and a card shorter at either end; of one that is too long, its two ends."""
    size = high - low + 1
    if size > largest:
        yield (low, low + largest - 1)
        yield (high - largest + 1, high)
        return
    if size >= 3:
        yield (low, high)
    if size >= 4:
        yield (low + 1, high)
        yield (low, high - 1)


def _around_gap(low: int, high: int, next_high: int, largest: int) -> tuple[int, int]:
    """The ends of a run across the gap above `high`, cut where it would be too long."""
    below = max(low, high + 3 - largest)
    return below, min(next_high, below + largest - 1)


def _with_wild(cards: tuple[Card, ...], wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    for wild in wilds:
        if wild not in cards:
            yield (*cards, wild)


@lru_cache(maxsize=2 << RANK_COUNT)
def _stretches(ladder: Ladder, held: int) -> tuple[tuple[int, int], ...]:
    """The stretches of neighbouring places held, where the ace holds the first and the last place."""
    found: list[tuple[int, int]] = []
    low = 0
    for place in range(LOW_ACE, ladder.top + 2):
        is_held = place <= ladder.top and bool(held >> ladder.ranks[place - LOW_ACE] & 1)
        if is_held and not low:
            low = place
        elif not is_held and low:
            found.append((low, place - 1))
            low = 0
    if found and found[0] == (LOW_ACE, ladder.top):
        return ((LOW_ACE, ladder.top - 1),)
    return tuple(found)


def _faces(ladder: Ladder, suit: int, low: int, high: int) -> tuple[Card, ...]:
    return tuple([ladder.face(suit, place) for place in range(low, high + 1)])
