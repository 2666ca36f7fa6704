"""What points of many pairs of deals prove: mean, error, chance, and the matches that the deals make."""

from collections.abc import Sequence
from math import erfc, exp, sqrt
from statistics import fmean, stdev
from typing import Final

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import match_winner

EXPECTED: Final = 100.0
"""The size of a difference that is looked for, in points a deal; the sequential test is sharpest there."""
FEWEST: Final = 10
"""With fewer pairs the spread is not known well enough to judge."""


def standard_error(differences: Sequence[float]) -> float:
    """One standard error of the mean."""
    count = len(differences)
    return stdev(differences) / sqrt(count) if count > 1 else 0.0


def chance(differences: Sequence[float]) -> float:
    """The chance that equal players differ so much in the mean (two-sided), for a fixed number of pairs."""
    error = standard_error(differences)
    if error == 0.0:
        return 0.0 if differences and fmean(differences) else 1.0
    return erfc(abs(fmean(differences)) / error / sqrt(2.0))


def sequential_chance(differences: Sequence[float]) -> float:
    """The same if one looks after each pair and stops when it is small enough.

    It is the inverse of a likelihood ratio against differences spread normally around nought (a mixture
    sequential test): equal players drive it below p with the chance p at most, however long they play.
    """
    count = len(differences)
    if count < FEWEST:
        return 1.0
    variance = stdev(differences) ** 2
    if variance == 0.0:
        return chance(differences)
    spread = EXPECTED**2
    whole = variance + count * spread
    log_ratio = (count * fmean(differences)) ** 2 * spread / (2 * variance * whole)
    return min(1.0, sqrt(whole / variance) * exp(-min(log_ratio, 700.0)))


def matches(rules: RuleSet, deals: Sequence[tuple[float, float]]) -> tuple[int, int]:
    """How many matches A and B win if these deals are played one after another."""
    won = [0, 0]
    totals, played = (0, 0), 0
    for ours, theirs in deals:
        totals, played = (totals[0] + round(ours), totals[1] + round(theirs)), played + 1
        winner = match_winner(rules, totals, played)
        if winner is not None:
            won[winner] += 1
            totals, played = (0, 0), 0
    return won[0], won[1]
