"""The greedy melder: a frozen yardstick for other bots. It must never change after it first landed.

It lays whatever adds most to its side's table, takes the pile when that lets it meld more, and throws the
plain card that has fewest neighbours in its hand. It thinks neither of reserve and closing nor of the others.
"""

from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import IS_WILD, RANK_OF, SUIT_OF, Card, Hand, cards_in
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView

PILE_MARGIN = 15
"""The points that the pile must add to the table before it is worth its useless cards."""


class GreedyBot:
    """Melds all it can at once, most points first."""

    def choose(self, view: PlayerView, seed: int) -> Action:  # noqa: ARG002  # part of the protocol
        """The action that adds most to the table now."""
        table = view.table
        if table.phase == Phase.DRAW:
            return _draw(table)
        gain, action = _best_melding(table)
        if action is not None and gain > 0:
            return action
        return _discard(table)


def _draw(table: State) -> Action:
    if play.why_not(table, TakePile()) is not None:
        return DrawStock()
    if play.why_not(table, DrawStock()) is not None:
        return TakePile()
    without = table.copy()
    without.phase = Phase.PLAY
    taken = table.copy()
    play.advance(taken, TakePile())
    more = _gain_of_all(taken) - _gain_of_all(without)
    return TakePile() if more >= PILE_MARGIN else DrawStock()


def _gain_of_all(table: State) -> int:
    """What melding greedily adds to the table; the state is used up."""
    total = 0
    while True:
        gain, action = _best_melding(table)
        if action is None or gain <= 0:
            return total
        total += gain
        size = table.hand.size
        play.advance(table, action)
        if table.hand.size > size or table.phase != Phase.PLAY:
            return total


def _best_melding(table: State) -> tuple[int, Action | None]:
    best: tuple[int, Action | None] = (0, None)
    for action in play.options(table):
        if isinstance(action, LayMeld | ExtendMeld):
            gain = _gain(table, action)
            if gain > best[0]:
                best = (gain, action)
    return best


def _gain(table: State, action: LayMeld | ExtendMeld) -> int:
    """Card points and canasta bonuses that the action adds."""
    if isinstance(action, LayMeld):
        laid = table.table.meld(action.cards)
        return laid.points + laid.bonus if isinstance(laid, Meld) else 0
    old = table.melds[table.side][action.meld]
    new = table.table.extended(old, action.cards)
    return new.points + new.bonus - old.points - old.bonus if isinstance(new, Meld) else 0


def _discard(table: State) -> Action:
    hand = table.hand
    throws = [Discard(card) for card in cards_in(hand.mask)]
    legal = [throw for throw in throws if play.why_not(table, throw) is None]
    return min(legal, key=lambda throw: _use(table, hand, throw.card))


def _use(table: State, hand: Hand, card: Card) -> tuple[bool, int, int]:
    """How useful a card is: wilds most, then cards with neighbours, then cheap ones."""
    near = 0
    for other in cards_in(hand.mask):
        if IS_WILD[other]:
            continue
        if RANK_OF[other] == RANK_OF[card]:
            near += 2 * (hand.counts[other] - (other == card))
        elif SUIT_OF[other] == SUIT_OF[card] and abs(RANK_OF[other] - RANK_OF[card]) <= 2:
            near += 2
    return (IS_WILD[card], near, -table.table.points[card])
