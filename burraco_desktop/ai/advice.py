"""What the coach says, as values that travel between processes. It weighs nothing and makes no sentences.

Points are those by which the own side will about be ahead of the others at the end of the deal, with what
winning the match is worth counted in where the deal may end it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from burraco_desktop.ai.reasons import Reason
from burraco_desktop.engine.actions import Action

EQUAL: Final = 3.0
"""Plays that differ by so few points are equal, however well the difference is known."""
DOUBTFUL: Final = 2.0
"""So are those whose difference is within so many standard errors."""


class Mark(StrEnum):
    """How good a play was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Kind(StrEnum):
    """What a decision is about: where what was played and the best play part."""

    DRAW = "draw"
    MELD = "meld"
    DISCARD = "discard"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Up to how many points lost a play still deserves each mark; what loses more is a blunder."""

    fine: float = 10.0
    inaccuracy: float = 25.0
    mistake: float = 60.0


USUAL: Final = Thresholds()


@dataclass(frozen=True, slots=True)
class Option:
    """One way to play.

    Attributes:
        actions: what to do, up to the end of the turn or up to where new cards are seen.
        worth: about how many points the own side will be ahead of the others after it.
        gap: how many points it is behind the best option, never below nought.
        error: one standard error of the gap.
        is_equal: whether it is as good as the best, as far as can be told.
        reasons: why the best option is better than it, the weightiest first; none where it is equal.
        is_played: whether it is what the player did.
    """

    actions: tuple[Action, ...]
    worth: float
    gap: float
    error: float
    is_equal: bool
    reasons: tuple[Reason, ...] = ()
    is_played: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """What there is to do now.

    Attributes:
        options: the ways to play, the best first; what is equal to it follows, and then the rest.
        worlds: in how many worlds they were compared.
        share: the share of the thinking that is done, 1 where nothing follows any more.
    """

    options: tuple[Option, ...]
    worlds: int
    share: float

    @property
    def best(self) -> Option:
        """The play to be shown."""
        return self.options[0]

    @property
    def equals(self) -> tuple[Option, ...]:
        """The best option and all that are as good."""
        return tuple(option for option in self.options if option.is_equal)

    @property
    def rival(self) -> Option | None:
        """The best of the options that are worse, None where all are equal."""
        return next((option for option in self.options if not option.is_equal), None)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision was worth.

    Attributes:
        kind: what it was about.
        mark: how good it was, by the usual thresholds; see `mark_of` for others.
        played: what was done.
        better: the best play, which is what was done where that was as good.
        gap, error: how many points were lost, and one standard error of that.
        worth: how many points the own side was about to be ahead of the others with the best play.
        reasons: why the better play is better.
        worlds: in how many worlds the plays were compared.
    """

    kind: Kind
    mark: Mark
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    gap: float
    error: float
    worth: float
    reasons: tuple[Reason, ...]
    worlds: int


def is_equal(gap: float, error: float) -> bool:
    """Tell whether a play so far behind is as good as the best."""
    return gap <= max(EQUAL, DOUBTFUL * error)


def mark_of(gap: float, error: float, thresholds: Thresholds = USUAL) -> Mark:
    """How good a play is that is so many points behind the best."""
    if is_equal(gap, error):
        return Mark.BEST
    if gap <= thresholds.fine:
        return Mark.FINE
    if gap <= thresholds.inaccuracy:
        return Mark.INACCURACY
    return Mark.MISTAKE if gap <= thresholds.mistake else Mark.BLUNDER


def total_lost(judgements: Sequence[Judgement], kind: Kind) -> float:
    """How many points were lost by decisions of a kind."""
    return sum(judgement.gap for judgement in judgements if judgement.kind == kind)
