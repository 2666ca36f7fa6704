"""What the coach says, as values that travel between processes. It weighs nothing and makes no sentences.

Plays are compared by their worth: the points that the own side will about be ahead of the others at the end
of the deal and, where the deal may end the match, what winning that counts for.
"""

from dataclasses import dataclass
from typing import Final

from burraco_desktop.ai.reasons import Reason
from burraco_desktop.engine.actions import Action, Draw

EQUAL: Final = 3.0
"""Plays that differ by so few points are equal, however well the difference is known."""
DOUBTFUL: Final = 2.0
"""So are those whose difference is within so many standard errors."""
UNSURE: Final = 2 * EQUAL
"""A play that passes for as good so is in doubt while it may well be so many points worse."""


@dataclass(frozen=True, slots=True)
class Option:
    """One way to play.

    Attributes:
        actions: what to do, up to the end of the turn or up to where new cards are seen.
        points: about how many points the own side will be ahead of the others at the end of the deal.
        gap: how much it is worth less than the best option, in points, never below nought.
        error: one standard error of the gap.
        is_equal: whether it is as good as the best, as far as can be told.
        reasons: why the best option is better than it, the weightiest first; none where it is equal.
        is_played: whether it is what the player did.
    """

    actions: tuple[Action, ...]
    points: float
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
    def alternatives(self) -> tuple[Option, ...]:
        """The best play for each other thing that can be done now, the best first.

        Before the draw that is another way to draw, as long as there is one: what follows is decided later.
        """
        others = {option.actions[0]: option for option in reversed(self.options)}
        is_draw = isinstance(self.best.actions[0], Draw)
        if not is_draw or len(others) == 1:
            return self.options[1:]
        return tuple(option for option in self.options[1:] if others[option.actions[0]] is option)

    @property
    def equals(self) -> tuple[Option, ...]:
        """The best play, and those alternatives that are as good."""
        return (self.best, *(option for option in self.alternatives if option.is_equal))

    @property
    def played(self) -> Option | None:
        """What the player did, or thinks of doing, where that was asked about."""
        return next((option for option in self.options if option.is_played), None)

    @property
    def rival(self) -> Option | None:
        """The best of the alternatives that are worse, None where all are equal."""
        return next((option for option in self.alternatives if not option.is_equal), None)


def is_equal(gap: float, error: float) -> bool:
    """Tell whether a play so far behind is as good as the best."""
    return gap <= max(EQUAL, DOUBTFUL * error)
