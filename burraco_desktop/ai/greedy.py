"""The greedy melder: a frozen yardstick for other bots. It must never change after it first landed.

It lays whatever adds most to its side's table, takes the pile when that lets it meld more, and throws the
plain card that has fewest neighbours in its hand. It thinks neither of reserve and closing nor of the others;
where the rules leave it the choice it takes a reserve at once. Under the Italian rules its choices are those
of its first version, card by card.
"""

from burraco_desktop.ai.greedy_melds import small_layings
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import (
    Action,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import IS_WILD, RANK_OF, SUIT_OF, Card, Hand, cards_in
from burraco_desktop.engine.closing import is_open_wild
from burraco_desktop.engine.legality import layings
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.scoring import melded_points
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView

PILE_MARGIN = 15
"""The points that the pile must add to the table before it is worth its useless cards."""


class GreedyBot:
    """Melds all it can at once, most points first."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The action that adds most to the table now; chance takes part in cutting the pack alone."""
        table = view.table
        if table.phase == Phase.CUT:
            return honest_cut(table, seed)
        if table.phase == Phase.DRAW:
            return _draw(table)
        if _is_useless(table, table.drawn) and play.why_not(table, Redraw()) is None:
            return Redraw()
        gain, action = _best_melding(table)
        if action is not None and (gain > 0 or table.must_meld):
            return action
        return TakeReserve() if play.why_not(table, TakeReserve()) is None else _discard(table)


def _draw(table: State) -> Action:
    way = max(play.takes(table), key=lambda way: _worth_after(table, way), default=None)
    may_draw = play.why_not(table, DrawStock()) is None
    if way is None:
        return DrawStock() if may_draw else DeclinePile()
    may_decline = play.why_not(table, DeclinePile()) is None
    if not may_draw and not may_decline:
        return way
    without = table.copy()
    without.phase = Phase.PLAY
    taken = table.copy()
    play.advance(taken, way)
    more = _worth_of_all(taken, table.side) - _worth_of_all(without, table.side)
    if more >= PILE_MARGIN:
        return way
    return DrawStock() if may_draw else DeclinePile()


def _worth_after(table: State, way: TakePile) -> int:
    """What the side's table is worth when the pile has just been taken so."""
    taken = table.copy()
    play.advance(taken, way)
    return melded_points(taken, table.side)


def _worth_of_all(table: State, side: int) -> int:
    """What the table is worth when all is melded greedily; the state is used up."""
    size = table.hand.size
    while table.phase == Phase.PLAY and table.hand.size <= size:
        gain, action = _best_melding(table)
        if action is None or (gain <= 0 and not table.must_meld):
            break
        size = table.hand.size
        play.advance(table, action)
    return melded_points(table, side)


def _is_useless(table: State, card: Card) -> bool:
    """Whether the card just drawn is plain and has no neighbour in the hand."""
    return card != NO_CARD and _use(table, table.hand, card)[:2] == (False, 0)


def _best_melding(table: State) -> tuple[int, Action | None]:
    """The melding that adds most and how much that is; where a meld is owed, also one that adds nothing."""
    best: tuple[int, Action | None] = (0, None)
    for action in small_layings(table):
        gain = _gain(table, action)
        if (gain > best[0] or (table.must_meld and best[1] is None)) and play.why_not(table, action) is None:
            best = (gain, action)
    if table.must_meld and best[1] is None:
        laid = layings(table)
        return (0, laid[0] if laid else None)
    return best


def _gain(table: State, action: LayMeld | ExtendMeld) -> int:
    """Card points and canasta bonuses that the action adds."""
    if isinstance(action, LayMeld):
        laid = table.table.meld(action.cards)
        return laid.points + laid.bonus + _penalty(table, laid) if isinstance(laid, Meld) else 0
    old = table.melds[table.side][action.meld]
    new = table.table.extended(old, action.cards)
    if not isinstance(new, Meld):
        return 0
    return new.points + new.bonus + _penalty(table, new) - old.points - old.bonus - _penalty(table, old)


def _penalty(table: State, meld: Meld) -> int:
    """What the meld would cost if it were left as it is."""
    return table.rules.scoring.penalty_open_wild if is_open_wild(meld) else 0


def _discard(table: State) -> Action:
    hand = table.hand
    throws = [Discard(card) for card in cards_in(hand.mask)]
    legal = [throw for throw in throws if play.why_not(table, throw) is None]
    if not legal:
        return EndTurn()
    card = min(legal, key=lambda throw: _use(table, hand, throw.card)).card
    taking = Discard(card, take_reserve=True)
    return taking if hand.size > 1 and play.why_not(table, taking) is None else Discard(card)


def _use(table: State, hand: Hand, card: Card) -> tuple[bool, int, int]:
    """How useful a card is: wilds most, then cards with neighbours, then cheap ones."""
    near = 0
    counts_ranks = table.rules.melds.sets_allowed
    for other in cards_in(hand.mask):
        if IS_WILD[other]:
            continue
        if RANK_OF[other] == RANK_OF[card]:
            near += 2 * (hand.counts[other] - (other == card)) if counts_ranks else 0
        elif SUIT_OF[other] == SUIT_OF[card] and abs(RANK_OF[other] - RANK_OF[card]) <= 2:
            near += 2
    return (IS_WILD[card], near, -table.table.points[card])
