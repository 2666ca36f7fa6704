"""The rest of a turn as a plan: meldings one after another, then the discard, and what all of it is worth."""

from dataclasses import dataclass

from burraco_desktop.ai.candidates import NEW, Melding, meldings
from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard
from burraco_desktop.engine.cards import ALL_CARDS, BIT, IS_WILD
from burraco_desktop.engine.state import Phase, State

WILDS = sum(BIT[card] for card in ALL_CARDS if IS_WILD[card])

ALL_COSTS = 1000.0
"""What a card less counts for where nothing but running out of cards does."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a turn may go on.

    Attributes:
        worth: the worth of the position that it leads to.
        first: its first action, None where nothing is legal.
        closes: whether it ends the deal by closing.
    """

    worth: float
    first: Action | None
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
        best = max(plans, key=lambda plan: plan.worth)
        if not best.closes and self._could_spoil(state):
            spoiling = self._plan(state, Style(shed=ALL_COSTS, may_spoil=True))
            if spoiling.closes and spoiling.worth > best.worth:
                return spoiling
        return best

    def _could_spoil(self, state: State) -> bool:
        """Whether spoiling a clean canasta with a wild might let the seat close."""
        if self._judge.outlook.reserve_is_free or not state.hand.mask & WILDS:
            return False
        return any(meld.is_canasta and meld.is_clean for meld in state.melds[state.side])

    def _plan(self, start: State, style: Style) -> Plan:
        state = start.copy()
        first: Action | None = None
        while True:
            melding = self._best_melding(state, style)
            if melding is None:
                return self._finish(state, first)
            first = first or melding.action
            play.advance(state, melding.action)
            if state.hand.hidden:
                return Plan(self._judge.table(state) + self._judge.reserve(in_flight=True), first)
            if state.phase == Phase.OVER:
                return Plan(self._judge.close(state), first, closes=True)

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

    def _finish(self, state: State, first: Action | None) -> Plan:
        """Throw the best card and weigh what is left."""
        thrown = self._thrower.best(state)
        if thrown is None:
            return Plan(-1e9, first)
        cost, card = thrown
        first = first or Discard(card)
        judge, hand = self._judge, state.hand
        gift = self._thrower.gift(card)
        if hand.size > 1:
            left = judge.hand(hand) - judge.size(hand.size) + judge.size(hand.size - 1)
            return Plan(judge.table(state) + left - cost, first)
        if judge.outlook.reserve_is_free:
            return Plan(judge.table(state) + judge.reserve(in_flight=False) - gift, first)
        return Plan(judge.close(state), first, closes=True)
