"""The rest of a turn as a plan: meldings one after another, then the discard, and what all of it is worth."""

import math
from typing import Final, final

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.exits import MANY, cards_stuck
from burraco_desktop.ai.scan import Scan
from burraco_desktop.ai.sheet import Laying, Sheet, Step, laying_of
from burraco_desktop.engine.actions import Action, Discard, EndTurn, TakeReserve
from burraco_desktop.engine.cards import IS_WILD, WILDS, Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.compiler import mypyc_attr
from burraco_desktop.engine.legality import why_not
from burraco_desktop.engine.state import State

ALL_COSTS: Final = 1000.0
"""What a card less counts for where nothing but running out of cards does."""
SMALL_LOSS: Final = 25.0
"""A melding at such a loss may still be the right one to begin with."""
NEAR_OUT: Final = 4
"""With so few cards left by melding what is worth most, other ways may leave none."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """How a turn may go on.

    Attributes:
        worth: the worth of the position that it leads to.
        steps: the meldings that it begins with.
        last: the action after these, None where the hand is empty or nothing is legal.
        left: how many cards it leaves that have to go, none where it reaches the reserve.
        closes: whether it ends the deal by closing.
        is_settled: whether planning again on the way would surely lead to the same.
    """

    __slots__ = ("closes", "is_settled", "last", "left", "steps", "worth")

    def __init__(
        self, worth: float, steps: list[Step], last: Action | None, left: int, *, closes: bool = False
    ) -> None:
        self.worth = worth
        self.steps = steps
        self.last = last
        self.left = left
        self.closes = closes
        self.is_settled = True

    @property
    def layings(self) -> list[Laying]:
        """The meldings as actions."""
        return [laying_of(step) for step in self.steps]

    @property
    def first(self) -> Action | None:
        """Its first action, None where nothing is legal."""
        return laying_of(self.steps[0]) if self.steps else self.last


@final
class Style:
    """How to meld: what getting rid of a card counts for, and whether a clean canasta may be spoiled."""

    __slots__ = ("may_spoil", "shed")

    def __init__(self, shed: float = 0.0, *, may_spoil: bool = False) -> None:
        self.shed = shed
        self.may_spoil = may_spoil


CALM: Final = Style()
SPOILING: Final = Style(ALL_COSTS, may_spoil=True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Planner:
    """Plans turns from positions of one view."""

    def __init__(self, judge: Judge, thrower: Thrower) -> None:
        self.thrower = thrower
        self._judge = judge
        self._eager = Style(judge.taste.shed_card)

    def best(self, state: State) -> Plan:
        """The best plan for the seat to move, the draw being made; the state is not changed."""
        best = self._finished(self._judge.sheet(state), CALM)
        is_free = self._judge.outlook.reserve_is_free
        if best.left == 0 and (best.closes or is_free):
            return best
        hopes_to_spoil = not is_free and bool(state.hand.mask & WILDS)
        if best.left > NEAR_OUT and not hopes_to_spoil:
            return best
        sheet = self._judge.sheet(state)
        if cards_stuck(sheet, self._judge.taste) >= MANY:
            return best
        best = self._run_out(sheet, best)
        best.is_settled = False
        return best

    def melded(self, state: State, style: Style) -> list[Laying]:
        """The meldings that always taking the best one leads to."""
        sheet = self._judge.sheet(state)
        self._meld_on(sheet, style)
        return [laying_of(step) for step in sheet.steps]

    def begun_otherwise(self, state: State, most: int) -> list[list[Laying]]:
        """The meldings that beginning with each of the best ones leads to, or with one at a small loss."""
        sheet = self._judge.sheet(state)
        first: list[Step] = []
        found: list[list[Laying]] = []
        while len(found) < most and sheet.hand.size > 0:
            scan = Scan(sheet, self._judge, 0.0, may_spoil=False)
            scan.profit, scan.passed = -SMALL_LOSS, first
            choice = scan.weigh_all().best
            if choice is None or (choice.index, choice.cards) in first:
                break
            first.append((choice.index, choice.cards))
            work = sheet.copy()
            work.lay(choice.index, choice.cards, choice.result)
            self._meld_on(work, CALM)
            found.append([laying_of(step) for step in work.steps])
        return found

    def _finished(self, sheet: Sheet, style: Style) -> Plan:
        """Meld on in one style until nothing is worth it, and end the turn; the sheet is used up."""
        self._meld_on(sheet, style)
        return self._outcome(sheet)

    def _meld_on(self, sheet: Sheet, style: Style) -> None:
        while sheet.hand.size > 0:
            choice = Scan(sheet, self._judge, style.shed, may_spoil=style.may_spoil).weigh_all().best
            if choice is None:
                break
            sheet.lay(choice.index, choice.cards, choice.result)

    def _run_out(self, sheet: Sheet, best: Plan) -> Plan:
        """Try ways to run out of cards that taking what is worth most misses, as every card less counts."""
        if 0 < best.left <= NEAR_OUT:
            eager = self._finished(sheet.copy(), self._eager)
            best = eager if eager.worth > best.worth else best
        if not best.closes and self._could_spoil(sheet):
            spoiling = self._finished(sheet.copy(), SPOILING)
            best = spoiling if spoiling.closes and spoiling.worth > best.worth else best
        return best

    def worth_without(self, sheet: Sheet, useless: Card) -> float:
        """The worth of a turn that throws this card, which goes with nothing, whatever else it does."""
        sheet.draw(useless)
        work = sheet.copy()
        sheet.undraw()
        self._meld_on(work, CALM)
        return self._thrown(work, useless).worth

    def _could_spoil(self, sheet: Sheet) -> bool:
        """Whether spoiling a clean canasta with a wild might let the seat close."""
        if self._judge.outlook.reserve_is_free or not sheet.hand.mask & WILDS:
            return False
        for prospect in sheet.melds:  # noqa: SIM110 - a generator costs too much here
            if prospect.is_canasta and prospect.is_clean:
                return True
        return False

    def outcome(self, state: State, done: list[Laying]) -> Plan:
        """Weigh where all melding has led to."""
        assert not done, "the meldings are part of the state"
        return self._outcome(self._judge.sheet(state))

    def _outcome(self, sheet: Sheet) -> Plan:
        """Weigh where all melding led to, the best card then being thrown or the reserve taken."""
        judge = self._judge
        if sheet.hand.size == 0:
            if takes_reserve(sheet.state()):
                return Plan(judge.table(sheet) + judge.reserve(in_flight=True), sheet.steps, None, 0)
            return Plan(judge.close(sheet.state()), sheet.steps, None, 0, closes=True)
        ended = self._ended(sheet)
        if not judge.taste.keeps_wilds or why_not(sheet.state(), TakeReserve()) is not None:
            return ended
        worth = judge.table(sheet) + judge.held(sheet) + judge.reserve(in_flight=True)
        return Plan(worth, sheet.steps, TakeReserve(), 0) if worth > ended.worth else ended

    def _ended(self, sheet: Sheet) -> Plan:
        """End the turn: with the best throw, or without one where none is legal and the rules let it be."""
        judge = self._judge
        card = self.thrower.best(sheet)
        if card >= 0:
            return self._thrown(sheet, card)
        burden = judge.burden(sheet)
        if why_not(sheet.state(), EndTurn()) is not None:
            return Plan(-math.inf, sheet.steps, None, burden)
        worth = judge.table(sheet) + judge.held(sheet) + judge.sizes(sheet)[burden]
        return Plan(worth, sheet.steps, EndTurn(), burden)

    def thrown(self, state: State, card: Card) -> Plan:
        """End the turn by throwing a card."""
        return self._thrown(self._judge.sheet(state), card)

    def _thrown(self, sheet: Sheet, card: Card) -> Plan:
        judge, steps = self._judge, sheet.steps
        if sheet.hand.size > 1:
            left = judge.burden(sheet) - (not (IS_WILD[card] and judge.keeps_wilds(sheet)))
            kept = judge.table(sheet) + judge.held(sheet) - self.thrower.cost(sheet, card)
            if left == 0 and judge.taste.keeps_wilds:
                taking = Discard(card, take_reserve=True)
                if why_not(sheet.state(), taking) is None:
                    return Plan(kept + judge.reserve(in_flight=False), steps, taking, 0)
            return Plan(kept + judge.sizes(sheet)[left], steps, Discard(card), left)
        if judge.outlook.reserve_is_free:
            worth = judge.table(sheet) + judge.reserve(in_flight=False) - self.thrower.gift(card)
            return Plan(worth, steps, Discard(card), 0)
        return Plan(judge.close(sheet.state()), steps, Discard(card), 0, closes=True)
