"""The rest of a turn as a plan: meldings one after another, then the discard, and what all of it is worth."""

import math
from typing import Final

from burraco_desktop.ai.aims import RESERVE, WILDS
from burraco_desktop.ai.candidates import meldings
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.exits import MANY, cards_stuck
from burraco_desktop.ai.scan import Laying, Scan, lay
from burraco_desktop.engine.actions import Action, Discard, EndTurn, TakeReserve
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.legality import why_not, why_not_meld
from burraco_desktop.engine.state import State

ALL_COSTS: Final = 1000.0
"""What a card less counts for where nothing but running out of cards does."""
NEAR_OUT: Final = 3
"""With so few cards left by plain melding another order of it may leave none."""
SMALL_HAND: Final = 14
"""With more cards such a search would cost more than it finds."""
CANASTA_IN_REACH: Final = 4
"""Where no meld has so many cards, a turn hardly makes the canasta that closing needs."""
SEARCH_NODES: Final = 12
"""Meldings tried in search of such an order."""


class Plan:
    """How a turn may go on.

    Attributes:
        worth: the worth of the position that it leads to.
        layings: the meldings that it begins with.
        last: the action after these, None where the hand is empty or nothing is legal.
        left: how many cards it leaves that have to go, none where it reaches the reserve.
        closes: whether it ends the deal by closing.
        is_settled: whether planning again on the way would surely lead to the same.
    """

    __slots__ = ("closes", "is_settled", "last", "layings", "left", "worth")

    def __init__(
        self, worth: float, layings: list[Laying], last: Action | None, left: int, *, closes: bool = False
    ) -> None:
        self.worth = worth
        self.layings = layings
        self.last = last
        self.left = left
        self.closes = closes
        self.is_settled = True

    @property
    def first(self) -> Action | None:
        """Its first action, None where nothing is legal."""
        return self.layings[0] if self.layings else self.last


class Style:
    """How to meld: what getting rid of a card counts for, and whether a clean canasta may be spoiled."""

    __slots__ = ("may_spoil", "shed")

    def __init__(self, shed: float = 0.0, *, may_spoil: bool = False) -> None:
        self.shed = shed
        self.may_spoil = may_spoil


class Planner:
    """Plans turns from positions of one view."""

    def __init__(self, judge: Judge, thrower: Thrower) -> None:
        self._judge = judge
        self.thrower = thrower
        self._calm = Style()
        self._eager = Style(judge.weights.shed_card)
        self._spoiling = Style(ALL_COSTS, may_spoil=True)
        self._nodes = 0
        self._tried: set[int] = set()

    def best(self, state: State) -> Plan:
        """The best plan for the seat to move, the draw being made; the state is not changed."""
        best = self._greedy(state)
        if best.left == 0 and (best.closes or self._judge.outlook.reserve_is_free):
            return best
        hopes_to_spoil = bool(state.hand.mask & WILDS) and not self._judge.outlook.reserve_is_free
        if best.left > NEAR_OUT and not hopes_to_spoil:
            return best
        if cards_stuck(state, self._judge.taste) >= MANY:
            return best
        return self._run_out(state, best)

    def _greedy(self, state: State) -> Plan:
        """The better of two ways to take always the best melding: for its worth, or eager to shed cards."""
        work = state.copy()
        done: list[Laying] = []
        self._judge.look(work)
        while work.hand.size > 0:
            scan = Scan(work, self._judge, self._eager.shed, may_spoil=False)
            if scan.calm != scan.eager:
                return self._better(work, done)
            if scan.calm is None:
                break
            self._lay(work, scan.calm, done)
        return self.outcome(work, done)

    def _better(self, work: State, done: list[Laying]) -> Plan:
        """Go on in both ways, and take the better one."""
        eager = self._finished(work.copy(), done[:], self._eager)
        calm = self._finished(work, done, self._calm)
        best = eager if eager.worth > calm.worth else calm
        best.left = min(eager.left, calm.left)
        best.is_settled = False
        return best

    def melded(self, state: State, style: Style) -> list[Laying]:
        """The meldings that always taking the best one leads to."""
        done: list[Laying] = []
        self._meld_on(state.copy(), done, style)
        return done

    def _finished(self, work: State, done: list[Laying], style: Style) -> Plan:
        """Meld on in one style until nothing is worth it, and end the turn; the state is used up."""
        self._meld_on(work, done, style)
        return self.outcome(work, done)

    def _meld_on(self, work: State, done: list[Laying], style: Style) -> None:
        self._judge.look(work)
        while work.hand.size > 0:
            choice = Scan(work, self._judge, style.shed, may_spoil=style.may_spoil).eager
            if choice is None:
                break
            self._lay(work, choice, done)

    def _lay(self, work: State, laying: Laying, done: list[Laying]) -> None:
        lay(work, laying)
        done.append(laying)
        self._judge.look(work)

    def _run_out(self, state: State, best: Plan) -> Plan:
        """Try ways to run out of cards that always taking the best melding has missed."""
        best.is_settled = False
        self._judge.look(state)
        out = self._search_out(state, best.left)
        if out is not None and out.worth > best.worth:
            best = out
        if not best.closes and self._could_spoil(state):
            spoiling = self._finished(state.copy(), [], self._spoiling)
            if spoiling.closes and spoiling.worth > best.worth:
                best = spoiling
        best.is_settled = False
        return best

    def _search_out(self, state: State, left: int) -> Plan | None:
        """A way to run out of cards that always taking the most profitable melding has missed."""
        if not 0 < left <= NEAR_OUT or state.hand.size > SMALL_HAND:
            return None
        if self._judge.outlook.aim != RESERVE:
            nearest = max([meld.size for meld in state.melds[state.side]], default=0)
            if nearest < CANASTA_IN_REACH:
                return None
        self._nodes = SEARCH_NODES
        self._tried.clear()
        return self._explore(state, [])

    def _explore(self, state: State, done: list[Laying]) -> Plan | None:
        """Try orders of melding depth first, larger ones first, until one empties the hand."""
        if done and cards_stuck(state, self._judge.taste) >= MANY:
            return None
        found = meldings(state, may_spoil=False)
        order = sorted([(-len(melding.cards), number) for number, melding in enumerate(found)])
        for _, number in order:
            if self._nodes <= 0:
                return None
            action = found[number].action
            if why_not_meld(state, action) is None:
                self._nodes -= 1
                plan = self._try(state, action, done)
                if plan is not None:
                    return plan
        return None

    def _try(self, state: State, action: Laying, done: list[Laying]) -> Plan | None:
        after, now = state.copy(), [*done, action]
        lay(after, action)
        key = after.hand.mask << 6 | after.hand.size
        if key in self._tried:
            return None
        self._tried.add(key)
        if self._judge.burden(after.hand) <= 1:
            self._judge.look(after)
            plan = self.outcome(after, now)
            if plan.left == 0:
                return plan
        return self._explore(after, now) if after.hand.size > 0 else None

    def _could_spoil(self, state: State) -> bool:
        """Whether spoiling a clean canasta with a wild might let the seat close."""
        if self._judge.outlook.reserve_is_free or not state.hand.mask & WILDS:
            return False
        for meld in state.melds[state.side]:  # noqa: SIM110 - a generator costs too much here
            if meld.is_canasta and meld.is_clean:
                return True
        return False

    def outcome(self, state: State, done: list[Laying]) -> Plan:
        """Weigh where all melding led to, the best card then being thrown or the reserve taken."""
        judge = self._judge
        if state.hand.size == 0:
            if takes_reserve(state):
                return Plan(judge.table(state) + judge.reserve(in_flight=True), done, None, 0)
            return Plan(judge.close(state), done, None, 0, closes=True)
        ended = self._ended(state, done)
        if not judge.taste.keeps_wilds or why_not(state, TakeReserve()) is not None:
            return ended
        worth = judge.table(state) + judge.held(state.hand) + judge.reserve(in_flight=True)
        return Plan(worth, done, TakeReserve(), 0) if worth > ended.worth else ended

    def _ended(self, state: State, done: list[Laying]) -> Plan:
        """End the turn: with the best throw, or without one where none is legal and the rules let it be."""
        judge, hand = self._judge, state.hand
        thrown = self.thrower.best(state)
        if thrown is not None:
            return self._thrown(state, thrown[1], thrown[0], done)
        burden = judge.burden(hand)
        if why_not(state, EndTurn()) is not None:
            return Plan(-math.inf, done, None, burden)
        return Plan(judge.table(state) + judge.held(hand) + judge.size(burden), done, EndTurn(), burden)

    def thrown(self, state: State, card: Card) -> Plan:
        """End the turn by throwing a card."""
        self._judge.look(state)
        cost = self._judge.loss_of(state.hand, card) + self.thrower.gift(card)
        return self._thrown(state, card, cost, [])

    def _thrown(self, state: State, card: Card, cost: float, done: list[Laying]) -> Plan:
        """End the turn by throwing a card that `cost` so much."""
        judge, hand = self._judge, state.hand
        table = judge.table(state)
        if hand.size > 1:
            left = judge.burden(hand) - judge.relief((card,))
            kept = judge.held(hand) - cost
            if left == 0 and judge.taste.keeps_wilds:
                taking = Discard(card, take_reserve=True)
                if why_not(state, taking) is None:
                    return Plan(table + kept + judge.reserve(in_flight=False), done, taking, 0)
            return Plan(table + kept + judge.size(left), done, Discard(card), left)
        if judge.outlook.reserve_is_free:
            gift = self.thrower.gift(card)
            return Plan(table + judge.reserve(in_flight=False) - gift, done, Discard(card), 0)
        return Plan(judge.close(state), done, Discard(card), 0, closes=True)
