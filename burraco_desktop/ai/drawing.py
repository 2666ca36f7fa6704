"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card, cards_in
from burraco_desktop.engine.state import NO_CARD, Phase, State


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
    """The turn with a card that fits an own meld and with a useless one, by their chances."""
    useless = _with_card(planner, table, _useless_card(judge))
    fitting, chance = _fitting_card(judge)
    if chance > 0.0:
        lucky = _with_card(planner, table, fitting)
        useless += chance * max(0.0, lucky - useless)
    return useless + judge.weights.draw * judge.calm


def _with_card(planner: Planner, table: State, card: Card) -> float:
    """The worth of the turn in which this card is drawn."""
    drawn = table.copy()
    drawn.hand.add(card)
    drawn.phase = Phase.PLAY
    return planner.best(drawn).worth


def _fitting_card(judge: Judge) -> tuple[Card, float]:
    """The likeliest plain card that fits an own meld, the cheaper of equals, and the chance to draw one."""
    table, unseen = judge.view.table, judge.outlook.unseen
    mask = 0
    for meld in table.melds[judge.outlook.side]:
        mask |= table.table.extenders(meld)
    points = table.table.points
    fitting = [card for card in cards_in(mask) if unseen[card] and not IS_WILD[card]]
    best = max(fitting, key=lambda card: (unseen[card], -points[card]), default=NO_CARD)
    return best, sum([unseen[card] for card in fitting]) / max(1, sum(unseen))


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
