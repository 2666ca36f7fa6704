"""Ways to play on trial in the same sampled worlds, for as long as somebody wants to know more.

Unlike the search of the bots it keeps what happened in each world, to tell the reasons of a difference, and
never gives up a play that it was asked about.
"""

import random
from collections.abc import Sequence

from burraco_desktop.ai.playout import EVENTS, events, look_ahead, worth
from burraco_desktop.ai.reasons import (
    Happening,
    Measured,
)
from burraco_desktop.ai.search import Line, Weighed, spread_of
from burraco_desktop.ai.searcher import means_of
from burraco_desktop.ai.slight import (
    BetterMoreOften,
)
from burraco_desktop.ai.stakes import Stakes
from burraco_desktop.ai.watch import Stop
from burraco_desktop.engine.view import PlayerView

ALWAYS_KEPT = 3
"""So many of the best stay on trial, however clearly they differ."""
WORTH_TELLING = {True: 2.0, False: 0.02}
"""A smaller difference is no reason: of points, and of how often something happens in a deal."""
WORTH = {"canasta": 100.0, "clean_canasta": 100.0, "reserve": 100.0, "close": 100.0, "points": 1.0}
"""About what one more of a happening is worth in points, to tell which is the weightiest."""


class Entrant:
    """A way to play on trial.

    Attributes:
        weighed: what it was worth in each world.
        points: how far the own side was ahead in each world, or is expected to be.
        tallies: what happened in each world, in the order of `playout.EVENTS`.
        is_asked_about: whether it is never given up.
    """

    def __init__(self, line: Line, *, is_asked_about: bool) -> None:
        self.weighed = Weighed(line)
        self.points: list[float] = []
        self.tallies: list[list[float]] = []
        self.is_asked_about = is_asked_about


class Trial:
    """Plays of one view against each other."""

    def __init__(self, view: PlayerView, lines: Sequence[Line], seed: int, asked_about: int | None) -> None:
        """Put lines on trial, of which number `asked_about` is never given up."""
        self.entrants = [Entrant(line, is_asked_about=at == asked_about) for at, line in enumerate(lines)]
        self.worlds = 0
        self._racing = self.entrants[:]
        self._source = random.Random(seed)
        self._sampler, self._policy = means_of(view)
        self._plain = self._policy._replace(stakes=Stakes(counts=False))
        self._viewer = view.viewer

    def go_on(self, worlds: int, stop: Stop) -> None:
        """Try all that are not given up in more worlds, up to so many together, unless it is to stop."""
        while self.worlds < worlds and not stop():
            self._try_world()
        self._give_up()

    @property
    def ranked(self) -> list[Entrant]:
        """All entrants, the best first."""
        best = max(self._racing, key=lambda entrant: entrant.weighed.score)
        rest = [entrant for entrant in self.entrants if entrant is not best]
        return [best, *sorted(rest, key=lambda entrant: entrant.weighed.behind(best.weighed)[0])]

    def _try_world(self) -> None:
        world = self._sampler.world(self._source)
        for entrant in self._racing:
            after = look_ahead(world, entrant.weighed.line.actions, self._policy)
            tally = events(world, after, self._viewer)
            entrant.weighed.count(worth(after, self._viewer, self._policy), tally)
            entrant.points.append(worth(after, self._viewer, self._plain))
            entrant.tallies.append(tally)
        self.worlds += 1

    def _give_up(self) -> None:
        """Give up what is clearly behind the best."""
        ranked = [entrant for entrant in self.ranked if entrant in self._racing]
        best = ranked[0].weighed
        self._racing = [
            entrant
            for place, entrant in enumerate(ranked)
            if place < ALWAYS_KEPT or entrant.is_asked_about or not entrant.weighed.is_clearly_behind(best)
        ]


def points_expected(entrant: Entrant, best: Entrant) -> float:
    """The points expected from a play, by what it differs from the best in the worlds of both."""
    less, _ = mean_and_error(
        [mine - theirs for mine, theirs in zip(best.points, entrant.points, strict=False)]
    )
    return mean_and_error(best.points)[0] - less


def measured_reasons(better: Entrant, other: Entrant) -> list[Measured]:
    """What clearly differed after the better play, and speaks for it; the weightiest first."""
    found: list[Measured] = []
    pairs = list(zip(better.tallies, other.tallies, strict=False))
    for number, happening in enumerate(map(Happening, EVENTS)):
        more, error = mean_and_error([mine[number] - theirs[number] for mine, theirs in pairs])
        least = max(WORTH_TELLING[happening.counts_points], 2.0 * error)
        if abs(more) > least and (more > 0) == happening.is_welcome:
            found.append(Measured(happening, more, error))
    return sorted(found, key=lambda reason: -weight(reason))


def more_often(better: Entrant, other: Entrant) -> list[BetterMoreOften]:
    """How often the better play brought more, where that is oftener than less."""
    gaps = [
        mine - theirs for mine, theirs in zip(better.weighed.results, other.weighed.results, strict=False)
    ]
    more, less = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    return [BetterMoreOften(len(gaps), more, less)] if more > less else []


def weight(reason: Measured) -> float:
    """About how many points the difference makes."""
    return abs(reason.more) * WORTH[_without_side(reason.happening).removesuffix("_held")]


def _without_side(happening: Happening) -> str:
    return happening.value.partition("_")[2]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and one standard error of it."""
    return (sum(values) / len(values) if values else 0.0), spread_of(values)
