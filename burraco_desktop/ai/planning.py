"""The rest of a turn as a plan: meldings one after another, then the discard, and what all of it is worth."""

import math
from dataclasses import dataclass

from burraco_desktop.ai.candidates import NEW, Melding, meldings
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard
from burraco_desktop.engine.cards import ALL_CARDS, BIT, IS_WILD, Card
from burraco_desktop.engine.state import Phase, State

WILDS = sum(BIT[card] for card in ALL_CARDS if IS_WILD[card])

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
        left: how many cards it leaves in hand, none where it reaches the reserve.
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
        if not self._judge.outlook.reserve_is_free and nearest < CANASTA_IN_REACH:
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
        if after.hand.size <= 1 or after.hand.hidden or after.phase == Phase.OVER:
            return self._outcome(after, first)
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
            melding = self._best_melding(state, style)
            if melding is None:
                break
            first = first or melding.action
            play.advance(state, melding.action)
        return self._outcome(state, first)

    def _best_melding(self, state: State, style: Style) -> Melding | None:
        """The most profitable melding that is legal."""
        judge, hand = self._judge, state.hand
        own = state.melds[state.side]
        found: list[tuple[float, int, Melding]] = []
        for melding in meldings(state, may_spoil=style.may_spoil):
            old = None if melding.meld == NEW else own[melding.meld]
            left = hand.size - len(melding.cards)
            profit = judge.gain(old, melding.result) - judge.loss(hand, melding.cards)
            profit += style.shed * len(melding.cards) + judge.size(left) - judge.size(hand.size)
            if profit > 0:
                found.append((profit, len(found), melding))
        for _, _, melding in sorted(found, reverse=True):
            if play.why_not(state, melding.action) is None:
                return melding
        return None

    def _outcome(self, state: State, first: Action | None) -> Plan:
        """Weigh where all melding led to, the best card then being thrown."""
        judge = self._judge
        if state.phase == Phase.OVER:
            return Plan(judge.close(state), first, 0, closes=True)
        if state.hand.hidden:
            return Plan(judge.table(state) + judge.reserve(in_flight=True), first, 0)
        thrown = self._thrower.best(state)
        if thrown is None:
            return Plan(-math.inf, first, state.hand.size)
        cost, card = thrown
        return self._after_throw(state, cost, card, first or Discard(card))

    def _after_throw(self, state: State, cost: float, card: Card, first: Action) -> Plan:
        judge, hand = self._judge, state.hand
        if hand.size > 1:
            left = judge.hand(hand) - judge.size(hand.size) + judge.size(hand.size - 1)
            return Plan(judge.table(state) + left - cost, first, hand.size - 1)
        if judge.outlook.reserve_is_free:
            gift = self._thrower.gift(card)
            return Plan(judge.table(state) + judge.reserve(in_flight=False) - gift, first, 0)
        return Plan(judge.close(state), first, 0, closes=True)
