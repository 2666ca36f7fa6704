"""The player of all levels: thinks of whole turns, weighs them by looking ahead, and errs as its level says.

It plans up to where new cards are seen, and keeps nothing: the same view and seed give the same plan.
"""

import random
from types import FunctionType
from typing import Final

from burraco_desktop.ai.learned import learned_for
from burraco_desktop.ai.levels import Level
from burraco_desktop.ai.playout import Policy
from burraco_desktop.ai.sampling import Sampler
from burraco_desktop.ai.search import Budget, Line, Weighed, weigh
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.stakes import stakes_of
from burraco_desktop.ai.turns import lines_for
from burraco_desktop.ai.watch import Stop, deadline, never
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import HIDDEN, Card, Hand
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView

DICE: Final = 4
"""An error is the sum of so many even numbers, which is nearly normal."""
IS_PLAIN = isinstance(weigh, FunctionType)
"""Whether this runs as plain Python, not compiled."""
SPREAD: Final = 3.0**0.5
"""What makes the standard deviation of this sum 1."""


class Searcher:
    """Plays at a level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The first action of the plan."""
        return self.plan(view, seed)[0]

    def plan(self, view: PlayerView, seed: int, stop: Stop = never) -> tuple[Action, ...]:
        """The actions up to the end of the turn, or up to where new cards are seen."""
        if view.table.phase == Phase.CUT:
            return (honest_cut(view.table, seed),)
        weighed = self.study(view, seed, deadline(self.level.seconds, stop))
        return weighed[0].line.actions

    def study(self, view: PlayerView, seed: int, stop: Stop, *, counts_events: bool = False) -> list[Weighed]:
        """The lines thought of with what was found out about each, the one to play first."""
        level, source = self.level, random.Random(seed)
        table = remembered(view, level.memory)
        lines = lines_for(table, weights_for(table.rules), level.lines)
        if len(lines) == 1 and not counts_events:
            return [Weighed(lines[0])]
        if level.noise:
            lines = [Line(line.actions, line.static + level.noise * _error(source)) for line in lines]
        worlds = level.plain_worlds if IS_PLAIN else level.worlds
        if not worlds:
            return [Weighed(line) for line in sorted(lines, key=lambda line: -line.static)]
        sampler, policy = means_of(PlayerView(view.viewer, table))
        return weigh(lines, sampler, policy, Budget(worlds, stop, counts_events), source)


def means_of(view: PlayerView) -> tuple[Sampler, Policy]:
    """What lines are weighed with: where worlds come from, and how they are played out and judged."""
    table = view.table
    learned = learned_for(table.rules, table.seats)
    policy = Policy(weights_for(table.rules), learned.value, stakes_of(table))
    return Sampler(view, learned.clues), policy


def remembered(view: PlayerView, memory: float) -> State:
    """The table as a player keeps it in mind who forgets some cards that others were seen to take."""
    if memory >= 1.0:
        return view.table
    table = view.table.copy()
    hands, known = table.hands[:], table.known[:]
    for seat in range(table.seats):
        if seat != view.viewer and known[seat].size:
            kept = [card for card in known[seat].cards() if _sticks(table, seat, card, memory)]
            hidden = hands[seat].size - len(kept)
            known[seat] = Hand(kept)
            hands[seat] = Hand([*kept, *[HIDDEN] * hidden])
    table.hands, table.known = hands, known
    return table


def _sticks(table: State, seat: int, card: Card, memory: float) -> bool:
    """Whether a card is kept in mind: by a number that stays the same during a deal."""
    number = (card * 7919 + seat * 104729 + table.deal * 1299709) % 9973
    return number < memory * 9973


def _error(source: random.Random) -> float:
    """A nearly normal number with the standard deviation 1."""
    return SPREAD * sum([source.random() - 0.5 for _ in range(DICE)])
