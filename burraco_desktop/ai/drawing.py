"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from statistics import fmean

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import NEW_MELD, Action, DeclinePile, DrawStock, Redraw, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.state import Phase, State

SAMPLES = 8
"""Cards tried for what the stock may bring."""
WAYS = 4
"""Ways to justify taking the pile of which the whole turn is planned."""


def choose_draw(judge: Judge, thrower: Thrower, planner: Planner) -> Action:
    """The best of the draws that are legal."""
    table = judge.view.table
    ways = play.takes(table)
    if not ways:
        return DrawStock() if play.why_not(table, DrawStock()) is None else DeclinePile()
    worth, way = _best_way(judge, planner, table, ways)
    if play.why_not(table, DrawStock()) is not None:
        return way if worth > _declining(judge, table) else DeclinePile()
    taking = worth + _denial(judge, thrower)
    if taking <= _with_card(planner, table, _useless_card(judge)):
        return DrawStock()
    return way if taking > _drawing(judge, planner, table) else DrawStock()


def refuses_card(judge: Judge, planner: Planner) -> bool:
    """Whether the card just drawn is better thrown away at once for an unknown one, where that is allowed."""
    table = judge.view.table
    if table.drawn == NO_CARD or play.why_not(table, Redraw()) is not None:
        return False
    without = table.copy()
    without.remove_card(table.seat, table.drawn)
    without.drawn = NO_CARD
    return _drawing(judge, planner, without) > planner.best(table).worth + judge.weights.redraw


def _best_way(judge: Judge, planner: Planner, table: State, ways: list[TakePile]) -> tuple[float, TakePile]:
    """Plan the turn for the few ways that promise most by themselves."""
    likely = sorted(ways, key=lambda way: -_promise(judge, table, way))[:WAYS] if len(ways) > 1 else ways
    weighed = [(_worth_of_turn(planner, table, way), way) for way in likely]
    return max(weighed, key=lambda found: found[0])


def _promise(judge: Judge, table: State, way: TakePile) -> float:
    """What the justifying meld adds, less what its cards would be worth in hand."""
    own, cards = table.melds[table.side], (*way.using, table.pile[-1])
    old = None if way.meld == NEW_MELD else own[way.meld]
    new = table.table.meld(cards) if old is None else table.table.extended(old, cards)
    held = tuple([card for card in way.using if table.hand.counts[card]])
    return judge.gain(old, new) - judge.loss(table.hand, held) if isinstance(new, Meld) else 0.0


def _worth_of_turn(planner: Planner, table: State, way: TakePile) -> float:
    with_pile = table.copy()
    play.advance(with_pile, way)
    return planner.best(with_pile).worth


def _declining(judge: Judge, table: State) -> float:
    """The worth of ending the deal as it stands, where that is a choice."""
    if play.why_not(table, DeclinePile()) is not None:
        return -float("inf")
    return judge.table(table) + judge.held(table.hand) + judge.size(judge.burden(table.hand))


def _drawing(judge: Judge, planner: Planner, table: State) -> float:
    """The mean worth of the turn over cards that may come, spread evenly over the unseen ones."""
    unseen = [card for card in ALL_CARDS for _ in range(judge.outlook.unseen[card])]
    step = len(unseen) / SAMPLES
    cards = [unseen[int((number + 0.5) * step)] for number in range(SAMPLES)]
    return fmean([_with_card(planner, table, card) for card in cards]) + judge.weights.draw * judge.calm


def _with_card(planner: Planner, table: State, card: Card) -> float:
    """The worth of the turn in which this card is drawn."""
    drawn = table.copy()
    drawn.add_card(drawn.seat, card)
    drawn.phase = Phase.PLAY
    return planner.best(drawn).worth


def _useless_card(judge: Judge) -> Card:
    """The plain card, if possible an unseen one, that would do least for the viewer's hand."""
    hand, unseen = judge.view.hand, judge.outlook.unseen
    plain = [card for card in ALL_CARDS if not IS_WILD[card]]
    possible = [card for card in plain if unseen[card]] or plain

    def use(card: Card) -> float:
        held = hand.copy()
        held.add(card)
        return judge.loss(held, (card,))

    return min(possible, key=use)


def _denial(judge: Judge, thrower: Thrower) -> float:
    """What the pile would give to the next opponent."""
    pile, weights = judge.view.table.pile, judge.weights
    gains = sum([max(thrower.gains(card), default=0.0) for card in set(pile)])
    return weights.deny * gains + weights.pile_card * len(pile)
