"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card
from burraco_desktop.engine.state import Phase, State


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
    return TakePile() if taking > _drawing(judge, planner, table) else DrawStock()


def _drawing(judge: Judge, planner: Planner, table: State) -> float:
    """The turn with the most useless card that may come, and a card's usual worth beyond that."""
    drawn = table.copy()
    drawn.hand.add(_useless_card(judge))
    drawn.phase = Phase.PLAY
    return planner.best(drawn).worth + judge.weights.draw * judge.calm


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
