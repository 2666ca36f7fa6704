"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from statistics import fmean

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card
from burraco_desktop.engine.state import Phase, State

SAMPLES = 8
"""Cards tried for what the stock may bring."""


def choose_draw(judge: Judge, thrower: Thrower, planner: Planner) -> Action:
    """The better of the two draws."""
    table = judge.view.table
    if play.why_not(table, TakePile()) is not None:
        return DrawStock()
    if play.why_not(table, DrawStock()) is not None:
        return TakePile()
    with_pile = table.copy()
    play.advance(with_pile, TakePile())
    taking = planner.best(with_pile).worth + _denial(judge, thrower)
    if taking <= _with_card(planner, table, _useless_card(judge)):
        return DrawStock()
    return TakePile() if taking > _drawing(judge, planner, table) else DrawStock()


def _drawing(judge: Judge, planner: Planner, table: State) -> float:
    """The mean worth of the turn over cards that may come, spread evenly over the unseen ones."""
    unseen = [card for card in ALL_CARDS for _ in range(judge.outlook.unseen[card])]
    step = len(unseen) / SAMPLES
    cards = [unseen[int((number + 0.5) * step)] for number in range(SAMPLES)]
    return fmean([_with_card(planner, table, card) for card in cards]) + judge.weights.draw * judge.calm


def _with_card(planner: Planner, table: State, card: Card) -> float:
    """The worth of the turn in which this card is drawn."""
    drawn = table.copy()
    drawn.hand.add(card)
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
