"""Stock or pile: what the turn becomes with the pile, against an unknown card and what others would gain."""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Plan, Planner
from burraco_desktop.ai.scan import Scan
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import NEW_MELD, Action, DeclinePile, DrawStock, Redraw, TakePile
from burraco_desktop.engine.cards import (
    ACES,
    BITS_APART,
    RANK_COUNT,
    SUIT_COUNT,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.legality import why_not
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.openings import paired_ranks
from burraco_desktop.engine.state import Phase

SAMPLES: Final = 8
"""Cards tried for what the stock may bring."""
MOST_UPLIFT: Final = 60.0
"""A card from the stock hardly ever promises so many points more than a useless one."""
WAYS: Final = 4
"""Ways to justify taking the pile of which the whole turn is planned."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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


def choose_draw(judge: Judge, planner: Planner) -> Draw:
    """The best of the draws that are legal."""
    table = judge.state
    ways = play.takes(table)
    if not ways:
        return Draw(0.0, DeclinePile() if table.stock_is_out else DrawStock())
    with_pile = _best_way(judge, planner.thrower, ways)
    if table.stock_is_out:
        declining = Draw(_declining(judge), DeclinePile())
        return with_pile if with_pile.worth > declining.worth else declining
    taking = with_pile.worth + _denial(judge, planner.thrower)
    sheet = judge.sheet(table)
    useless = useless_card(judge, sheet)
    worth = planner.worth_without(sheet, useless)
    if worth < taking <= worth + MOST_UPLIFT:
        worth += _average_uplift(judge, planner.thrower, sheet, useless)
    return with_pile if taking > worth else Draw(worth, DrawStock())


def weighed_draws(judge: Judge, planner: Planner) -> list[tuple[float, Action]]:
    """Every draw worth a thought with what the turn is worth with it."""
    table = judge.state
    found: list[tuple[float, Action]] = []
    if not table.stock_is_out:
        found.append((_drawing(judge, planner, judge.sheet(table)), DrawStock()))
    elif why_not(table, DeclinePile()) is None:
        found.append((_declining(judge), DeclinePile()))
    denial = _denial(judge, planner.thrower)
    ways = _likely_ways(judge, play.takes(table))
    return found + [(_with_pile(judge, planner.thrower, way).worth + denial, way) for way in ways]


def refuses_card(judge: Judge, planner: Planner) -> bool:
    """Whether the card just drawn is better thrown away at once for an unknown one, where that is allowed."""
    table = judge.state
    if table.drawn == NO_CARD or why_not(table, Redraw()) is not None:
        return False
    kept = planner.best(table).worth + judge.weights.redraw
    without = table.copy()
    without.remove_card(table.seat, table.drawn)
    return _drawing(judge, planner, judge.sheet(without)) > kept


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
    sheet = judge.sheet(judge.state)
    order = sorted([(-_promise(judge, sheet, way), number) for number, way in enumerate(ways)])
    return [ways[number] for _, number in order[:WAYS]]


def _promise(judge: Judge, sheet: Sheet, way: TakePile) -> float:
    """What the justifying meld adds, less what its cards would be worth in hand."""
    table = judge.state
    cards = (*way.using, table.pile[-1])
    old = None if way.meld == NEW_MELD else sheet.melds[way.meld]
    new = table.table.meld(cards) if old is None else table.table.extended(old.meld, cards)
    if not isinstance(new, Meld):
        return 0.0
    held = Hand([card for card in way.using if sheet.hand.mask >> card & 1])
    return judge.gain(sheet, old, judge.album.of(new)) - judge.loss(sheet, held)


def _with_pile(judge: Judge, thrower: Thrower, way: TakePile) -> Draw:
    """The turn that begins so; a reserve that it takes at once is not looked into.

    Seeing no more than before, the seat judges as before from where this leads.
    """
    table = judge.state
    after = table.copy()
    side = table.side_of[table.seat]
    play.advance(after, way)
    if after.phase is Phase.OVER:
        return Draw(judge.close(after), way)
    if after.reserves_had[side] > table.reserves_had[side]:
        return Draw(judge.table(judge.sheet(after)) + judge.reserve(in_flight=True), way)
    plan = Planner(judge, thrower.without_pile()).best(after)
    return Draw(plan.worth, way, plan)


def _declining(judge: Judge) -> float:
    """The worth of ending the deal as it stands, where that is a choice."""
    table = judge.state
    if why_not(table, DeclinePile()) is not None:
        return -1e9
    sheet = judge.sheet(table)
    return judge.table(sheet) + judge.held(sheet) + judge.sizes(sheet)[judge.burden(sheet)]


def _drawing(judge: Judge, planner: Planner, sheet: Sheet) -> float:
    """The worth of the turn with an unknown card: with a useless one, and what others add on the average."""
    useless = useless_card(judge, sheet)
    return _average_uplift(judge, planner.thrower, sheet, useless) + planner.worth_without(sheet, useless)


def _average_uplift(judge: Judge, thrower: Thrower, sheet: Sheet, useless: Card) -> float:
    """What cards that may come add to a useless one, tried for some spread evenly over the unseen ones."""
    throw = thrower.best(sheet)
    price = 0.0 if throw < 0 else thrower.cost(sheet, throw) - thrower.gift(useless)
    meldable = _meldable(judge, sheet)
    total = 0.0
    for card in _spread(judge.outlook.unseen):
        sheet.draw(card)
        uplift = judge.loss_of(sheet, card) - price
        if meldable >> card & 1:
            uplift += Scan(sheet, judge, 0.0, may_spoil=False).weigh_with(card).profit
        sheet.undraw()
        if uplift > 0.0:
            total += uplift
    return total / SAMPLES + judge.taste.draw * judge.calm


def _spread(unseen: Hand) -> list[Card]:
    """Unseen cards in even distances."""
    step = unseen.size / SAMPLES
    found: list[Card] = []
    passed, wanted = 0.0, step / 2
    left = unseen.mask
    while left:
        bit = left & -left
        left ^= bit
        card: i64 = TYPE_OF[bit % BITS_APART]
        count: int = unseen.count(card)
        passed += count
        while passed > wanted:
            found.append(Card(card))
            wanted += step
    return found


def _meldable(judge: Judge, sheet: Sheet) -> i64:
    """The mask of the cards that own melds take, or that might make a new one with cards of the hand."""
    found: i64 = WILDS
    for prospect in sheet.melds:
        found |= prospect.takes
    pairs = paired_ranks(sheet.hand)
    found |= pairs | pairs << 13 | pairs << 26 | pairs << 39
    joining = judge.taste.joining
    suit: i64 = 0
    for suit in range(SUIT_COUNT):
        ranks: i64 = joining[sheet.hand.mask >> suit * RANK_COUNT & RANK_MASK]
        found |= ranks << suit * RANK_COUNT
    return found


def useless_card(judge: Judge, sheet: Sheet) -> Card:
    """A plain card, if possible an unseen one, that goes with nothing of the viewer's; else just any."""
    taste, unseen = judge.taste, judge.outlook.unseen.mask
    used = sheet.hand.mask
    for prospect in sheet.melds:
        used |= prospect.takes
    left = PLAIN & unseen & ~used
    while left:
        bit = left & -left
        left ^= bit
        card: i64 = TYPE_OF[bit % BITS_APART]
        if not _joins(sheet.hand.mask, taste, card):
            return Card(card)
    plain = cards_in(PLAIN & unseen) or cards_in(PLAIN)
    return min([(_use(judge, sheet, card), card) for card in plain])[1]


def _use(judge: Judge, sheet: Sheet, card: Card) -> float:
    """What a hand makes of a card that is added."""
    sheet.draw(card)
    use = judge.loss_of(sheet, card)
    sheet.undraw()
    return use


def _joins(mask: i64, taste: Taste, card: i64) -> bool:
    """Tell whether a hand holds neighbours of a card or others of its rank."""
    rank, suit = card % RANK_COUNT, card // RANK_COUNT
    if mask >> suit * RANK_COUNT & taste.close[rank]:
        return True
    return taste.sets_allowed and bool(mask >> rank & ACES)


def _denial(judge: Judge, thrower: Thrower) -> float:
    """What the pile would give to the next opponent."""
    pile, taste = judge.state.pile, judge.taste
    wanted = thrower.cards_taken()
    gains = 0.0
    if any([wanted >> card & 1 for card in pile]):  # noqa: C419 - a generator costs too much here
        for card in set(pile):
            if wanted >> card & 1:
                gains += thrower.best_gain(card)
    return taste.deny * gains + taste.pile_card * float(len(pile))
