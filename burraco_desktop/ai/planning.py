"""The rest of a turn as a plan: meldings one after another, then the discard, and what all of it is worth."""

import math
from dataclasses import dataclass

from burraco_desktop.ai.aims import WILDS, Aim, keeps_wilds_for_reserve
from burraco_desktop.ai.candidates import NEW, Melding, meldings
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, EndTurn, ExtendMeld, LayMeld, TakeReserve
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.legality import layings
from burraco_desktop.engine.state import Phase, State

ALL_COSTS = 1000.0
"""What a card less counts for where nothing but running out of cards does."""
NEAR_OUT = 3
"""With so few cards left by plain melding another order of it may leave none."""
SMALL_HAND = 14
"""With more cards such a search would cost more than it finds."""
CANASTA_IN_REACH = 4
"""Where no meld has so many cards, a turn hardly makes the canasta that closing needs."""
SEARCH_NODES = 40
"""Meldings tried in search of such an order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a turn may go on.

    Attributes:
        worth: the worth of the position that it leads to.
        first: its first action, None where nothing is legal.
        left: how many cards it leaves that have to go, none where it reaches the reserve.
        closes: whether it ends the deal by closing.
    """

    worth: float
    first: Action | None
    left: int
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Style:
    """How to meld: what getting rid of a card counts for, and whether a clean canasta may be spoiled."""

    shed: float = 0.0
    may_spoil: bool = False


class Planner:
    """Plans turns from positions of one view."""

    def __init__(self, judge: Judge, thrower: Thrower) -> None:
        self._judge = judge
        self._thrower = thrower

    def best(self, state: State) -> Plan:
        """The best plan for the seat to move, the draw being made; the state is not changed."""
        shed = self._judge.weights.shed_card
        plans = [self._plan(state, Style()), self._plan(state, Style(shed=shed))]
        out = self._search_out(state, min(plan.left for plan in plans))
        if out is not None:
            plans.append(out)
        best = max(plans, key=lambda plan: plan.worth)
        if not best.closes and self._could_spoil(state):
            spoiling = self._plan(state, Style(shed=ALL_COSTS, may_spoil=True))
            if spoiling.closes and spoiling.worth > best.worth:
                return spoiling
        return best

    def _search_out(self, state: State, left: int) -> Plan | None:
        """A way to run out of cards that always taking the most profitable melding has missed."""
        if not 0 < left <= NEAR_OUT or state.hand.size > SMALL_HAND:
            return None
        nearest = max((meld.size for meld in state.melds[state.side]), default=0)
        if self._judge.outlook.aim is not Aim.RESERVE and nearest < CANASTA_IN_REACH:
            return None
        return self._explore(state, None, [SEARCH_NODES])

    def _explore(self, state: State, begun: Action | None, nodes: list[int]) -> Plan | None:
        """Try orders of melding depth first until one empties the hand or the nodes are used up."""
        for melding in sorted(meldings(state, may_spoil=False), key=lambda melding: -len(melding.cards)):
            if nodes[0] <= 0:
                return None
            if play.why_not(state, melding.action) is None:
                nodes[0] -= 1
                found = self._try(state, melding.action, begun, nodes)
                if found is not None:
                    return found
        return None

    def _try(self, state: State, action: Action, begun: Action | None, nodes: list[int]) -> Plan | None:
        after = state.copy()
        play.advance(after, action)
        first = begun or action
        if self._judge.burden(after.hand) <= 1 or after.hand.hidden or after.phase == Phase.OVER:
            found = self._outcome(after, first)
            if found.left == 0:
                return found
        return self._explore(after, first, nodes)

    def _could_spoil(self, state: State) -> bool:
        """Whether spoiling a clean canasta with a wild might let the seat close."""
        if self._judge.outlook.reserve_is_free or not state.hand.mask & WILDS:
            return False
        return any(meld.is_canasta and meld.is_clean for meld in state.melds[state.side])

    def _plan(self, start: State, style: Style) -> Plan:
        state = start.copy()
        first: Action | None = None
        while not state.hand.hidden and state.phase == Phase.PLAY:
            action = self._best_laying(state, style)
            if action is None:
                break
            first = first or action
            play.advance(state, action)
        return self._outcome(state, first)

    def _best_laying(self, state: State, style: Style) -> LayMeld | ExtendMeld | None:
        """The most profitable melding that is legal; where a meld is owed, the least bad one."""
        weighed = self._weighed(state, style)
        for profit, _, melding in sorted(weighed, reverse=True):
            if (profit > 0 or state.must_meld) and play.why_not(state, melding.action) is None:
                return melding.action
        return next(layings(state), None) if state.must_meld else None

    def _weighed(self, state: State, style: Style) -> list[tuple[float, int, Melding]]:
        """Meldings with their profit and number; those at a loss only where a meld is owed."""
        judge, hand = self._judge, state.hand
        own = state.melds[state.side]
        burden = judge.burden(hand)
        found: list[tuple[float, int, Melding]] = []
        for melding in meldings(state, may_spoil=style.may_spoil):
            old = None if melding.meld == NEW else own[melding.meld]
            relief = judge.relief(melding.cards)
            profit = judge.gain(old, melding.result) - judge.loss(hand, melding.cards)
            profit += style.shed * relief + judge.size(burden - relief) - judge.size(burden)
            if profit > 0 or state.must_meld:
                found.append((profit, len(found), melding))
        return found

    def _outcome(self, state: State, first: Action | None) -> Plan:
        """Weigh where all melding led to, the best card then being thrown or the reserve taken."""
        judge = self._judge
        if state.phase == Phase.OVER:
            return Plan(judge.close(state), first, 0, closes=True)
        if state.hand.hidden:
            worth = judge.table(state) + judge.held(state.hand) + judge.reserve(in_flight=True)
            return Plan(worth, first, 0)
        ended = self._ended(state, first)
        if not keeps_wilds_for_reserve(state.rules) or play.why_not(state, TakeReserve()) is not None:
            return ended
        worth = judge.table(state) + judge.held(state.hand) + judge.reserve(in_flight=True)
        return max(ended, Plan(worth, first or TakeReserve(), 0), key=lambda plan: plan.worth)

    def _ended(self, state: State, first: Action | None) -> Plan:
        """End the turn: with the best throw, or without one where none is legal and the rules let it be."""
        judge, hand = self._judge, state.hand
        thrown = self._thrower.best(state)
        if thrown is not None:
            cost, card = thrown
            return self._after_throw(state, cost, card, first or Discard(card))
        burden = judge.burden(hand)
        if play.why_not(state, EndTurn()) is not None:
            return Plan(-math.inf, first, burden)
        return Plan(judge.table(state) + judge.held(hand) + judge.size(burden), first or EndTurn(), burden)

    def _after_throw(self, state: State, cost: float, card: Card, first: Action) -> Plan:
        judge, hand = self._judge, state.hand
        table = judge.table(state)
        if hand.size > 1:
            left = judge.burden(hand) - judge.relief((card,))
            kept = judge.held(hand) - cost
            taking = Discard(card, take_reserve=True)
            if left or not keeps_wilds_for_reserve(state.rules) or play.why_not(state, taking) is not None:
                return Plan(table + kept + judge.size(left), first, left)
            worth = table + kept + judge.reserve(in_flight=False)
            return Plan(worth, taking if first == Discard(card) else first, 0)
        if judge.outlook.reserve_is_free:
            gift = self._thrower.gift(card)
            return Plan(table + judge.reserve(in_flight=False) - gift, first, 0)
        return Plan(judge.close(state), first, 0, closes=True)
