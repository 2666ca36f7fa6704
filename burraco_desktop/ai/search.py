"""Weighs lines of play by playing them out in the same sampled worlds. It thinks of no line itself.

Worlds are shared by all lines, so that luck cancels out in their differences; a line that is clearly worse
than the best is dropped. The budget is a number of worlds; the clock is only a guard.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from burraco_desktop.ai.playout import EVENTS, Policy, events, look_ahead, worth
from burraco_desktop.ai.sampling import Sampler
from burraco_desktop.ai.watch import Stop
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.state import State

PRIOR: Final = 20
"""The worth that a line has by itself counts like so many playouts."""
CLEARLY: Final = 2.45
"""So many standard errors behind the best a line is dropped."""
FIRST_LOOK, LOOK = 12, 8
"""Lines are compared after so many worlds, then after each so many more."""


class Line(NamedTuple):
    """Actions of the seat to move up to the end of its turn, or up to where new cards are seen.

    Attributes:
        actions: what is done, in order.
        static: the worth of it without any look ahead, in points.
    """

    actions: tuple[Action, ...]
    static: float


@dataclass(slots=True)
class Weighed:
    """What playouts told of a line.

    Attributes:
        line: the line.
        results: the worth of each playout; those of one index belong to the same world for all lines.
        tallies: what happened in all playouts together, in the order of `playout.EVENTS`, if it was counted.
        dropped: whether it was given up as clearly worse before the budget was spent.
    """

    line: Line
    results: list[float] = field(default_factory=list)
    tallies: list[float] = field(default_factory=lambda: [0.0] * len(EVENTS))
    dropped: bool = False

    @property
    def mean(self) -> float:
        """The mean worth of its playouts."""
        return sum(self.results) / len(self.results) if self.results else self.line.static

    @property
    def standard_error(self) -> float:
        """One standard error of the mean, without what luck all lines share."""
        return spread_of(self.results)

    @property
    def score(self) -> float:
        """The mean with the static worth counted in; comparable among lines with equally many playouts."""
        return (PRIOR * self.line.static + sum(self.results)) / (PRIOR + len(self.results))

    def count(self, result: float, tally: list[float]) -> None:
        """Count a playout in."""
        self.results.append(result)
        if tally:
            self.tallies = [old + new for old, new in zip(self.tallies, tally, strict=True)]

    def is_clearly_behind(self, best: "Weighed") -> bool:
        """Tell whether it need not be tried any more."""
        gap, error = self.behind(best)
        return gap > CLEARLY * error and gap > 0

    def behind(self, other: "Weighed") -> tuple[float, float]:
        """How much worse it is than another line in the worlds of both, and the standard error of that."""
        gaps = [theirs - mine for mine, theirs in zip(self.results, other.results, strict=False)]
        return (sum(gaps) / len(gaps), spread_of(gaps)) if gaps else (0.0, 0.0)


class Budget(NamedTuple):
    """How long to think.

    Attributes:
        worlds: how many worlds are tried.
        stop: asked after each playout; true ends the search with what is known by then.
        counts_events: whether to count what happens in the playouts.
    """

    worlds: int
    stop: Stop
    counts_events: bool = False


def weigh(
    lines: Sequence[Line], sampler: Sampler, policy: Policy, budget: Budget, source: random.Random
) -> list[Weighed]:
    """All lines with what playouts told of them, the best first."""
    entrants = [Weighed(line) for line in lines]
    racing = entrants[:]
    worlds = 0
    while len(racing) > 1 and worlds < budget.worlds:
        world = sampler.world(source)
        found = _results(racing, world, policy, budget)
        if len(found) < len(racing):
            break
        for weighed, (result, tally) in zip(racing, found, strict=True):
            weighed.count(result, tally)
        worlds += 1
        if worlds >= FIRST_LOOK and (worlds - FIRST_LOOK) % LOOK == 0:
            racing = _drop_worse(racing)
    racing.sort(key=lambda weighed: -weighed.score)
    rest = [weighed for weighed in entrants if weighed.dropped]
    return racing + sorted(rest, key=lambda weighed: -weighed.score)


def _results(
    racing: list[Weighed], world: State, policy: Policy, budget: Budget
) -> list[tuple[float, list[float]]]:
    """The worth of each line in a world and what happened; fewer of them if the search is to stop."""
    found: list[tuple[float, list[float]]] = []
    for weighed in racing:
        after = look_ahead(world, weighed.line.actions, policy)
        tally = events(world, after, world.seat) if budget.counts_events else []
        found.append((worth(after, world.seat, policy), tally))
        if budget.stop():
            break
    return found


def _drop_worse(racing: list[Weighed]) -> list[Weighed]:
    """Give up the lines that are clearly behind the best."""
    best = max(racing, key=lambda weighed: weighed.score)
    for weighed in racing:
        if weighed is not best:
            weighed.dropped = weighed.is_clearly_behind(best)
    return [weighed for weighed in racing if not weighed.dropped]


def spread_of(values: list[float]) -> float:
    """The standard error of the mean of some values."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
