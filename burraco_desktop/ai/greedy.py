"""The greedy melder: a frozen yardstick for other bots. It must never change after it first landed.

It lays whatever adds most to its side's table, takes the pile when that lets it meld more, and throws the
plain card that has fewest neighbours in its hand. It thinks neither of reserve and closing nor of the others;
where the rules leave it the choice it takes a reserve at once. Under the Italian rules its choices are those
of its first version, card by card.
"""

from __future__ import annotations

from typing import Final

from burraco_desktop.ai.greedy_melds import layings_of
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import (
    DISCARDS,
    DRAW_STOCK,
    Action,
    DeclinePile,
    Discard,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import (
    BITS_APART,
    IS_WILD,
    RANK_COUNT,
    SUIT_COUNT,
    TWO,
    TYPE_OF,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.closing import ENOUGH, is_open_wild, throwable
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.legality import layings, why_not_meld
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.scoring import melded_points
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView

_RANKS: Final = (1 << RANK_COUNT) - 1
_PLAIN_RANKS: Final = _RANKS ^ (1 << TWO)
_NEAR: Final[list[int]] = [
    sum([1 << other for other in range(13) if 0 < abs(other - rank) <= 2]) & _PLAIN_RANKS
    for rank in range(13)
]
"""For each rank the plain ones at most two away; nothing is beside a joker, which has no suit."""
_ONES: Final = bytes([ranks.bit_count() for ranks in range(1 << RANK_COUNT)])

PILE_MARGIN: Final = 15
"""The points that the pile must add to the table before it is worth its useless cards."""


class GreedyBot:
    """Melds all it can at once, most points first."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The action that adds most to the table now; chance takes part in cutting the pack alone."""
        return honest_cut(view.table, seed) if view.table.phase is Phase.CUT else decide(view.table)


def decide(table: State) -> Action:
    """The action of the seat to move, in a view's table or a true state, once the pack is cut."""
    if table.phase is Phase.DRAW:
        return _draw(table)
    if _is_useless(table, table.drawn) and play.why_not(table, Redraw()) is None:
        return Redraw()
    gain, action = _best_melding(table)
    if action is not None and (gain > 0 or table.must_meld):
        return action
    may_take = table.table.brief.offers_reserve and play.why_not(table, TakeReserve()) is None
    return TakeReserve() if may_take else _discard(table)


def _draw(table: State) -> Action:
    way = _best_way(table, play.takes(table))
    may_draw = play.why_not(table, DRAW_STOCK) is None
    if way is None:
        return DRAW_STOCK if may_draw else DeclinePile()
    if not may_draw and play.why_not(table, DeclinePile()) is not None:
        return way
    without = table.copy()
    without.phase = Phase.PLAY
    taken = table.copy()
    play.advance(taken, way)
    more = _worth_of_all(taken, table.side) - _worth_of_all(without, table.side)
    if more >= PILE_MARGIN:
        return way
    return DRAW_STOCK if may_draw else DeclinePile()


def _best_way(table: State, ways: list[TakePile]) -> TakePile | None:
    """The way that leaves most on the table, of equal ones the first."""
    if len(ways) < 2:
        return ways[0] if ways else None
    worths = [_worth_after(table, way) for way in ways]
    return ways[worths.index(max(worths))]


def _worth_after(table: State, way: TakePile) -> int:
    """What the side's table is worth when the pile has just been taken so."""
    taken = table.copy()
    play.advance(taken, way)
    return melded_points(taken, table.side)


def _worth_of_all(table: State, side: int) -> int:
    """What the table is worth when all is melded greedily; the state is used up."""
    size = table.hand.size
    while table.phase is Phase.PLAY and table.hand.size <= size:
        gain, action = _best_melding(table)
        if action is None or (gain <= 0 and not table.must_meld):
            break
        size = table.hand.size
        play.advance(table, action)
    return melded_points(table, side)


def _is_useless(table: State, card: Card) -> bool:
    """Whether the card just drawn is plain and has no neighbour in the hand."""
    return card != NO_CARD and not IS_WILD[card] and _neighbours(table, table.hand, card) == 0


def _best_melding(table: State) -> tuple[int, Action | None]:
    """The melding that adds most and how much that is; where a meld is owed, also one that adds nothing."""
    gain, action = _best_extension(table)
    hand, owes = table.hand, table.must_meld
    is_free = not owes and table.table.brief.owns_all
    for group in layings_of(table.table).of(hand):
        for laying in group:
            if laying.gain > gain or (owes and action is None):
                cards = laying.action.cards
                is_legal = is_free and laying.is_sure and hand.size - len(cards) >= ENOUGH
                if is_legal or why_not_meld(table, laying.action) is None:
                    gain, action = laying.gain, laying.action
    if owes and action is None:
        laid = layings(table)
        return (0, laid[0] if laid else None)
    return (gain, action)


def _best_extension(table: State) -> tuple[int, LayMeld | ExtendMeld | None]:
    """The same of single cards for own melds."""
    gain = 0
    best: LayMeld | ExtendMeld | None = None
    hand, owes = table.hand, table.must_meld
    for index, meld in enumerate(table.melds[table.side]):
        fitting: i64 = table.table.fitting(meld, hand.mask)
        value = _value(table, meld) if fitting else 0
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            card = Card(TYPE_OF[bit % BITS_APART])
            grown = meld.takes[card]
            assert grown is not None
            more = _value(table, grown) - value
            if more > gain or (owes and best is None):
                action = ExtendMeld(index, (card,))
                if (not owes and hand.size > ENOUGH) or why_not_meld(table, action) is None:
                    gain, best = more, action
    return (gain, best)


def _value(table: State, meld: Meld) -> int:
    """Its card points and bonus, and what it would cost if it were left as it is."""
    value = meld.points + meld.bonus
    return value + table.rules.scoring.penalty_open_wild if is_open_wild(meld) else value


def _discard(table: State) -> Action:
    hand = table.hand
    legal = cards_in(throwable(table))
    if not legal:
        return EndTurn()
    best = legal[0]
    use = _use(table, hand, best)
    for card in legal[1:]:
        other = _use(table, hand, card)
        if other < use:
            best, use = card, other
    if table.table.brief.offers_reserve and hand.size > 1:
        taking = Discard(best, take_reserve=True)
        if play.why_not(table, taking) is None:
            return taking
    return DISCARDS[best]


def _use(table: State, hand: Hand, card: Card) -> int:
    """How useful a card is: wilds most, then cards with neighbours, then cheap ones."""
    near = _neighbours(table, hand, card)
    return ((IS_WILD[card] << 10 | near) << 20) - table.table.points[card]


def _neighbours(table: State, hand: Hand, card: Card) -> int:
    """Two for each other plain card of its rank, where there are sets, and for each rank near in its suit."""
    near: int = 0
    at: i64 = card
    rank, suit = at % RANK_COUNT, at // RANK_COUNT
    if suit < SUIT_COUNT:
        near = _ONES[hand.mask >> suit * RANK_COUNT & _NEAR[rank]]
    if not IS_WILD[card] and table.table.brief.sets_allowed:
        near += hand.count_rank(rank) - 1
    return 2 * near
