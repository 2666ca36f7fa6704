"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.ai.scan import Scan
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import NEW_MELD, Action, DeclinePile, DrawStock, Redraw, TakePile
from burraco_desktop.engine.cards import RANK_COUNT, RANK_OF, SUIT_OF, Card, Hand, cards_in
from burraco_desktop.engine.legality import why_not
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.state import Phase, State

SAMPLES: Final = 8
"""Cards tried for what the stock may bring."""
WAYS: Final = 4
"""Ways to justify taking the pile of which the whole turn is planned."""
ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces."""


def choose_draw(judge: Judge, thrower: Thrower, planner: Planner) -> Action:
    """The best of the draws that are legal."""
    table = judge.state
    ways = play.takes(table)
    if not ways:
        return DeclinePile() if table.stock_is_out else DrawStock()
    worth, way = _best_way(judge, planner, ways)
    if table.stock_is_out:
        return way if worth > _declining(judge) else DeclinePile()
    taking = worth + _denial(judge, thrower)
    if taking <= _with_card(planner, table, useless_card(judge)):
        return DrawStock()
    return way if taking > _drawing(judge, thrower, planner, table) else DrawStock()


def weighed_draws(judge: Judge, thrower: Thrower, planner: Planner) -> list[tuple[float, Action]]:
    """Every draw worth a thought with what the turn is worth with it."""
    table = judge.state
    found: list[tuple[float, Action]] = []
    if not table.stock_is_out:
        found.append((_drawing(judge, thrower, planner, table), DrawStock()))
    elif why_not(table, DeclinePile()) is None:
        found.append((_declining(judge), DeclinePile()))
    denial = _denial(judge, thrower)
    ways = _likely_ways(judge, play.takes(table))
    return found + [(_worth_of_turn(judge, planner, way) + denial, way) for way in ways]


def refuses_card(judge: Judge, planner: Planner) -> bool:
    """Whether the card just drawn is better thrown away at once for an unknown one, where that is allowed."""
    table = judge.state
    if table.drawn == NO_CARD or why_not(table, Redraw()) is not None:
        return False
    without = table.copy()
    without.remove_card(table.seat, table.drawn)
    without.drawn = NO_CARD
    return (
        _drawing(judge, planner.thrower, planner, without) > planner.best(table).worth + judge.weights.redraw
    )


def _best_way(judge: Judge, planner: Planner, ways: list[TakePile]) -> tuple[float, TakePile]:
    best, worth = ways[0], -1e9
    for way in _likely_ways(judge, ways):
        found = _worth_of_turn(judge, planner, way)
        if found > worth:
            worth, best = found, way
    return worth, best


def _likely_ways(judge: Judge, ways: list[TakePile]) -> list[TakePile]:
    """The few ways that promise most by themselves."""
    if len(ways) <= 1:
        return ways
    order = sorted([(-_promise(judge, way), number) for number, way in enumerate(ways)])
    return [ways[number] for _, number in order[:WAYS]]


def _promise(judge: Judge, way: TakePile) -> float:
    """What the justifying meld adds, less what its cards would be worth in hand."""
    table = judge.state
    own, cards = table.melds[table.side], (*way.using, table.pile[-1])
    old = None if way.meld == NEW_MELD else own[way.meld]
    new = table.table.meld(cards) if old is None else table.table.extended(old, cards)
    if not isinstance(new, Meld):
        return 0.0
    held = tuple([card for card in way.using if table.hand.counts[card]])
    return judge.gain(old, new) - judge.loss(table.hand, held)


def _worth_of_turn(judge: Judge, planner: Planner, way: TakePile) -> float:
    """The worth of the turn that begins so; a reserve that it takes at once is not looked into."""
    table = judge.state
    with_pile = table.copy()
    side = table.side
    play.advance(with_pile, way)
    if with_pile.phase == Phase.OVER:
        return judge.close(with_pile)
    if with_pile.reserves_had[side] > table.reserves_had[side]:
        return judge.table(with_pile) + judge.reserve(in_flight=True)
    return planner.best(with_pile).worth


def _declining(judge: Judge) -> float:
    """The worth of ending the deal as it stands, where that is a choice."""
    table = judge.state
    if why_not(table, DeclinePile()) is not None:
        return -1e9
    return judge.table(table) + judge.held(table.hand) + judge.size(judge.burden(table.hand))


def _drawing(judge: Judge, thrower: Thrower, planner: Planner, table: State) -> float:
    """The worth of the turn with an unknown card: with a useless one, and what others add on the average.

    These are spread evenly over the unseen ones.
    """
    unseen: list[Card] = []
    for card, count in enumerate(judge.outlook.unseen):
        if count > 0:
            unseen += [Card(card)] * count
    useless = useless_card(judge)
    throw = thrower.best(table)
    price = 0.0 if throw is None else throw[0] - thrower.gift(useless)
    step = len(unseen) / SAMPLES
    total = 0.0
    for number in range(SAMPLES):
        total += _uplift(judge, table, unseen[int((number + 0.5) * step)], price)
    return _with_card(planner, table, useless) + total / SAMPLES + judge.weights.draw * judge.calm


def _uplift(judge: Judge, table: State, card: Card, price: float) -> float:
    """What a drawn card adds, kept or melded, where another card has to be thrown for it at this price."""
    drawn = _drawn(table, card)
    scan = Scan(drawn, judge, 0.0, may_spoil=False, only=card)
    return max(0.0, judge.loss_of(drawn.hand, card) + scan.profit - price)


def _with_card(planner: Planner, table: State, card: Card) -> float:
    """The worth of the turn in which this card is drawn."""
    return planner.best(_drawn(table, card)).worth


def _drawn(table: State, card: Card) -> State:
    """A copy in which this card was drawn."""
    drawn = table.copy()
    drawn.add_card(drawn.seat, card)
    drawn.phase = Phase.PLAY
    return drawn


def useless_card(judge: Judge) -> Card:
    """A plain card, if possible an unseen one, that goes with nothing of the viewer's; else just any."""
    taste, unseen, state = judge.taste, judge.outlook.unseen, judge.state
    hand = judge.hand
    used = 0
    for meld in state.melds[judge.outlook.side]:
        used |= state.table.extenders(meld)
    for card in cards_in(PLAIN & ~used & ~hand.mask):
        if unseen[card] > 0 and not _joins(hand, taste, card):
            return card
    plain = [card for card in cards_in(PLAIN) if unseen[card] > 0] or cards_in(PLAIN)
    return min([(judge.loss_of(_drawn(state, card).hand, card), card) for card in plain])[1]


def _joins(hand: Hand, taste: Taste, card: Card) -> bool:
    """Tell whether a hand holds neighbours of a card or others of its rank."""
    rank = RANK_OF[card]
    if hand.mask >> (SUIT_OF[card] * RANK_COUNT) & taste.close[rank]:
        return True
    return taste.sets_allowed and bool((hand.mask >> rank) & ONE_RANK)


def _denial(judge: Judge, thrower: Thrower) -> float:
    """What the pile would give to the next opponent."""
    pile, weights = judge.state.pile, judge.weights
    gains = 0.0
    for card in set(pile):
        gains += thrower.best_gain(card)
    return weights.deny * gains + weights.pile_card * len(pile)
