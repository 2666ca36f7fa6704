"""What a review comes to: grades, points lost, and luck apart from decisions. It judges nothing itself.

Everything is in points that the own side is expected to be ahead of the others when the deal is over. Between
two decisions of a seat this number changes by what came up for it (its own draws) or by what the others did;
in a decision it can only fall, by what something better would have brought. So the parts make the result:

    dealt + drawn + others - lost = result
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from typing import Final

from burraco_desktop.session.review import Decision, Kind, Line, kind_of


class Grade(IntEnum):
    """How good a decision was, the best first."""

    BEST = 0
    FINE = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From how many points lost on a decision has each of the worse grades."""

    inaccuracy: float
    mistake: float
    blunder: float

    def grade(self, lost: float) -> Grade:
        """The grade of a decision that lost so much."""
        if lost <= 0.0:
            return Grade.BEST
        steps = (self.inaccuracy, self.mistake, self.blunder)
        return Grade(Grade.FINE + sum(1 for step in steps if lost >= step))

    def scaled(self, factor: float) -> "Thresholds":
        """Thresholds so many times as high."""
        return Thresholds(self.inaccuracy * factor, self.mistake * factor, self.blunder * factor)


USUAL: Final = Thresholds(10.0, 25.0, 60.0)
"""The thresholds of who has no wish."""


@dataclass(frozen=True, slots=True)
class Option:
    """A line of play and what it is worth.

    Attributes:
        line: what would be done, up to where new cards are seen or the turn ends.
        expected: by how many points the own side will about be ahead at the end of the deal.
        gap: how much it is worth less than the best line, never below nought; near the end of a match the
            match counts too.
        error: one standard error of the gap.
        is_equal: whether it is as good as the best, as far as can be told.
    """

    line: Line
    expected: float
    gap: float
    error: float
    is_equal: bool

    @property
    def lost(self) -> float:
        """What something better would be worth more, nothing where that is not certain."""
        return 0.0 if self.is_equal else self.gap


@dataclass(frozen=True, slots=True)
class Assessment:
    """What judging a decision brought.

    Attributes:
        options: the lines that were compared, the best first; what was played is among them.
        played: which of them was played.
        reasons: why the best is better than what was played, in the judge's own form.
    """

    options: tuple[Option, ...]
    played: int
    reasons: tuple[object, ...] = ()

    @property
    def is_choice(self) -> bool:
        """Whether there was more than one thing to do."""
        return len(self.options) > 1

    @property
    def lost(self) -> float:
        """What something better would have been worth more, nothing where that is not certain."""
        return self.options[self.played].lost

    @property
    def before(self) -> float:
        """The points expected before the decision, with the best that there was to do."""
        is_equal = self.options[self.played].is_equal
        return self.after if is_equal else self.options[0].expected

    @property
    def after(self) -> float:
        """The points expected with what was played."""
        return self.options[self.played].expected

    @property
    def better(self) -> Line:
        """The best line."""
        return self.options[0].line


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its assessment and its grade."""

    decision: Decision
    assessment: Assessment
    grade: Grade

    @property
    def lost(self) -> float:
        """The points lost."""
        return self.assessment.lost

    @property
    def kind(self) -> Kind:
        """What the decision was about."""
        return kind_of(self.decision.view, self.decision.played, self.assessment.better)


@dataclass(frozen=True, slots=True)
class Account:
    """Where the result of deals came from.

    Attributes:
        dealt: what the first cards promised.
        drawn: what came up from the stock and the reserves for the own seat.
        others: what the others drew and did, the partner included.
        lost: what own decisions lost.
        result: what it came to; the sum of the others.
    """

    dealt: float = 0.0
    drawn: float = 0.0
    others: float = 0.0
    lost: float = 0.0

    @property
    def result(self) -> float:
        """How far the own side was ahead in the end."""
        return self.dealt + self.drawn + self.others - self.lost

    @property
    def luck(self) -> float:
        """All that was not decided by the seat itself."""
        return self.dealt + self.drawn + self.others

    def plus(self, other: "Account") -> "Account":
        """Both together."""
        return Account(
            self.dealt + other.dealt,
            self.drawn + other.drawn,
            self.others + other.others,
            self.lost + other.lost,
        )


@dataclass(frozen=True, slots=True)
class Tally:
    """How well a seat decided.

    Attributes:
        decisions: in which there was a choice.
        good: of these, the best and the fine ones.
        grades: how many there are of each grade.
        lost: points lost in decisions of each kind.
        deals: in how many deals.
    """

    decisions: int
    good: int
    grades: Mapping[Grade, int]
    lost: Mapping[Kind, float]
    deals: int

    @property
    def accuracy(self) -> float | None:
        """The share of good decisions, None where there was nothing to decide."""
        return self.good / self.decisions if self.decisions else None

    @property
    def lost_a_deal(self) -> float:
        """Points lost a deal."""
        return sum(self.lost.values()) / self.deals if self.deals else 0.0


def graded(decision: Decision, assessment: Assessment, thresholds: Thresholds) -> Judged:
    """A decision with its grade."""
    return Judged(decision, assessment, thresholds.grade(assessment.lost))


def account_of(judged: Sequence[Judged], result: float) -> Account:
    """Where the result of a deal came from; every decision of the seat must be judged."""
    if not judged:
        return Account(others=result)
    drawn = others = 0.0
    for before, after in pairwise(judged):
        change = after.assessment.before - before.assessment.after
        if before.decision.turn == after.decision.turn:
            drawn += change
        else:
            others += change
    others += result - judged[-1].assessment.after
    lost = sum(entry.assessment.before - entry.assessment.after for entry in judged)
    return Account(judged[0].assessment.before, drawn, others, lost)


def tally_of(judged: Sequence[Judged]) -> Tally:
    """How well a seat decided in all of these."""
    choices = [entry for entry in judged if entry.assessment.is_choice]
    grades = {grade: sum(1 for entry in choices if entry.grade == grade) for grade in Grade}
    lost = dict.fromkeys(Kind, 0.0)
    for entry in choices:
        if entry.lost > 0.0:
            lost[entry.kind] += entry.lost
    deals = len({entry.decision.deal for entry in judged})
    return Tally(len(choices), grades[Grade.BEST] + grades[Grade.FINE], grades, lost, deals)


def key_moments(judged: Sequence[Judged], most: int = 3) -> tuple[Judged, ...]:
    """The decisions that lost most, in the order in which they came."""
    losing = [entry for entry in judged if entry.grade >= Grade.INACCURACY]
    worst = sorted(losing, key=lambda entry: -entry.lost)[:most]
    return tuple(sorted(worst, key=lambda entry: (entry.decision.deal, entry.decision.at)))
