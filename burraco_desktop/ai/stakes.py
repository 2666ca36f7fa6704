"""What points of a deal are worth in the match, where near the target winning it counts too."""

from dataclasses import dataclass
from math import erf, exp, tanh
from typing import Final

from burraco_desktop.engine.scoring import lead, match_winner, melded_points, shared, totals_after
from burraco_desktop.engine.state import Phase, State, sides_of

REACH: Final = 900.0
"""A deal seldom brings more points: farther from the target they are all that counts."""
MATCH: Final = 400.0
"""What winning the match counts for, in points, and losing it the other way."""
DOUBT: Final = 150.0
"""How far the points of a deal that goes on are off from those that lie on the table."""
LEAD: Final = 1000.0
"""A lead of so many points decides a match, more or less."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Turns points ahead into worth, for one side of one deal.

    Attributes:
        counts: whether this deal may end the match.
    """

    counts: bool

    def worth(self, state: State, side: int, points: float) -> float:
        """The worth of being `points` ahead of the others when this deal is over."""
        return points + MATCH * _outlook(state, side, points) if self.counts else points


def stakes_of(table: State) -> Stakes:
    """What is at stake in this deal."""
    match = table.rules.match
    if match.match_deals is not None:
        return Stakes(table.deal >= match.match_deals)
    return Stakes(max(table.totals) + REACH >= match.match_target)


def _outlook(state: State, side: int, points: float) -> float:
    """From -1 for a match lost to 1 for one that is won."""
    parties = sides_of(state.rules, state.seats)
    own = parties[state.side_of.index(side)]
    if state.phase is Phase.OVER:
        totals = totals_after(state)
        winner = match_winner(state.rules, totals, state.deal)
        if winner is not None:
            return 1.0 if winner == own else -1.0
        return tanh(_lead(list(totals), own) / LEAD)
    totals_then = _expected_totals(state, own, points)
    ahead = _lead(totals_then, own)
    ends = _chance_of_end(state, max(totals_then))
    return ends * erf(ahead / (2 * DOUBT)) + (1.0 - ends) * tanh(ahead / LEAD)


def _expected_totals(state: State, own: int, points: float) -> list[float]:
    """The totals after this deal if it goes on as expected: what is not on the table yet is split evenly."""
    totals = [float(total) for total in state.totals]
    melded = shared(state, [melded_points(state, other) for other in range(len(state.melds))])
    more = points - lead(melded, own)
    for party in range(len(totals)):
        totals[party] += melded[party] + (more / 2 if party == own else -more / 2)
    return totals


def _chance_of_end(state: State, best: float) -> float:
    """The chance that the match is over after this deal."""
    match = state.rules.match
    if match.match_deals is not None:
        return 1.0 if state.deal >= match.match_deals else 0.0
    return 1.0 / (1.0 + exp((match.match_target - best) / DOUBT))


def _lead(totals: list[float] | list[int], own: int) -> float:
    return totals[own] - max([total for party, total in enumerate(totals) if party != own])
