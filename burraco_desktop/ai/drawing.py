"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN, WILDS
from burraco_desktop.ai.candidates import ranks_paired
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Plan, Planner
from burraco_desktop.ai.scan import Scan
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import NEW_MELD, Action, DeclinePile, DrawStock, Redraw, TakePile
from burraco_desktop.engine.cards import RANK_COUNT, RANK_OF, SUIT_COUNT, SUIT_OF, Card, Hand, cards_in
from burraco_desktop.engine.legality import why_not
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.state import Phase, State

SAMPLES: Final = 8
"""Cards tried for what the stock may bring."""
WAYS: Final = 4
"""Ways to justify taking the pile of which the whole turn is planned."""
ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces."""


class Draw:
    """A way to draw.

    Attributes:
        worth: what the turn is worth with it.
        action: the action that does it.
        plan: the rest of the turn, where it is known already.
    """

    __slots__ = ("action", "plan", "worth")

    def __init__(self, worth: float, action: Action, plan: Plan | None = None) -> None:
        self.worth = worth
        self.action = action
        self.plan = plan


def choose_draw(judge: Judge, thrower: Thrower, planner: Planner) -> Draw:
    """The best of the draws that are legal."""
    table = judge.state
    ways = play.takes(table)
    if not ways:
        return Draw(0.0, DeclinePile() if table.stock_is_out else DrawStock())
    with_pile = _best_way(judge, thrower, ways)
    judge.look(table)
    if table.stock_is_out:
        declining = Draw(_declining(judge), DeclinePile())
        return with_pile if with_pile.worth > declining.worth else declining
    taking = with_pile.worth + _denial(judge, thrower)
    useless = useless_card(judge)
    worth = planner.best(_drawn(table, useless)).worth
    if taking <= worth:
        return Draw(worth, DrawStock())
    judge.look(table)
    worth += _average_uplift(judge, thrower, useless)
    return with_pile if taking > worth else Draw(worth, DrawStock())


def weighed_draws(judge: Judge, thrower: Thrower, planner: Planner) -> list[tuple[float, Action]]:
    """Every draw worth a thought with what the turn is worth with it."""
    table = judge.state
    found: list[tuple[float, Action]] = []
    denial = _denial(judge, thrower)
    for way in _likely_ways(judge, play.takes(table)):
        found.append((_with_pile(judge, thrower, way).worth + denial, way))  # noqa: PERF401 - as the others
    if not table.stock_is_out:
        found.append((_drawing(judge, thrower, planner), DrawStock()))
    elif why_not(table, DeclinePile()) is None:
        found.append((_declining(judge), DeclinePile()))
    return found


def refuses_card(judge: Judge, planner: Planner) -> bool:
    """Whether the card just drawn is better thrown away at once for an unknown one, where that is allowed."""
    table = judge.state
    if table.drawn == NO_CARD or why_not(table, Redraw()) is not None:
        return False
    kept = planner.best(table).worth + judge.weights.redraw
    without = table.copy()
    without.remove_card(table.seat, table.drawn)
    without.drawn = NO_CARD
    judge.look(without)
    refuses = _drawing(judge, planner.thrower, planner) > kept
    judge.look(table)
    return refuses


def _best_way(judge: Judge, thrower: Thrower, ways: list[TakePile]) -> Draw:
    found = [_with_pile(judge, thrower, way) for way in _likely_ways(judge, ways)]
    best = found[0]
    for draw in found:
        if draw.worth > best.worth:
            best = draw
    return best


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


def _with_pile(judge: Judge, thrower: Thrower, way: TakePile) -> Draw:
    """The turn that begins so; a reserve that it takes at once is not looked into.

    Seeing no more than before, the seat judges as before from where this leads.
    """
    table = judge.state
    after = table.copy()
    side = table.side
    play.advance(after, way)
    judge.look(after)
    if after.phase == Phase.OVER:
        draw = Draw(judge.close(after), way)
    elif after.reserves_had[side] > table.reserves_had[side]:
        draw = Draw(judge.table(after) + judge.reserve(in_flight=True), way)
    else:
        plan = Planner(judge, thrower.without_pile()).best(after)
        draw = Draw(plan.worth, way, plan)
    judge.look(table)
    return draw


def _declining(judge: Judge) -> float:
    """The worth of ending the deal as it stands, where that is a choice."""
    table = judge.state
    if why_not(table, DeclinePile()) is not None:
        return -1e9
    return judge.table(table) + judge.held(table.hand) + judge.size(judge.burden(table.hand))


def _drawing(judge: Judge, thrower: Thrower, planner: Planner) -> float:
    """The worth of the turn with an unknown card: with a useless one, and what others add on the average."""
    useless = useless_card(judge)
    drawn = _drawn(judge.state, useless)
    return _average_uplift(judge, thrower, useless) + planner.best(drawn).worth


def _average_uplift(judge: Judge, thrower: Thrower, useless: Card) -> float:
    """What cards that may come add to a useless one, tried for some spread evenly over the unseen ones."""
    table = judge.state
    unseen: list[Card] = []
    for card, count in enumerate(judge.outlook.unseen):
        if count > 0:
            unseen += [Card(card)] * count
    throw = thrower.best(table)
    price = 0.0 if throw is None else throw[0] - thrower.gift(useless)
    used = _meldable(judge, table)
    hand = table.hands[table.seat].copy()
    step = len(unseen) / SAMPLES
    total = 0.0
    for number in range(SAMPLES):
        card = unseen[int((number + 0.5) * step)]
        hand.add(card)
        uplift = judge.loss_of(hand, card) - price
        hand.remove(card)
        if used >> card & 1:
            uplift += Scan(_drawn(table, card), judge, 0.0, may_spoil=False, only=card).profit
        total += max(0.0, uplift)
    return total / SAMPLES + judge.weights.draw * judge.calm


def _meldable(judge: Judge, table: State) -> int:
    """The mask of the cards that own melds take, or that might make a new one with cards of the hand."""
    hand, taste = table.hands[table.seat], judge.taste
    found = WILDS
    for meld in table.melds[table.side]:
        found |= table.table.extenders(meld)
    pairs = ranks_paired(hand)
    found |= pairs | pairs << 13 | pairs << 26 | pairs << 39
    for suit in range(SUIT_COUNT):
        found |= taste.joining[hand.mask >> (suit * RANK_COUNT) & RANK_MASK] << (suit * RANK_COUNT)
    return found


def _drawn(table: State, card: Card) -> State:
    """A copy in which this card was drawn."""
    drawn = table.copy()
    drawn.add_card(drawn.seat, card)
    drawn.phase = Phase.PLAY
    return drawn


def useless_card(judge: Judge) -> Card:
    """A plain card, if possible an unseen one, that goes with nothing of the viewer's; else just any."""
    taste, unseen, state = judge.taste, judge.outlook.unseen, judge.state
    hand = state.hands[judge.outlook.viewer]
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
