"""What the same cards brought now and before, deal by deal. It judges nothing.

A deal played again from the same seat is better by what it brought more. In a match whose cards were turned
on each side has played both: what is left without the luck of the cards is the mean of the two results.
"""

from dataclasses import dataclass

from burraco_desktop.engine.scoring import lead
from burraco_desktop.engine.state import sides_of
from burraco_desktop.session.match import HUMAN, Match


@dataclass(frozen=True, slots=True)
class Compared:
    """A deal that was played twice.

    Attributes:
        deal: its number.
        before, now: by how many points the human's side was ahead of the others on average.
        is_turned: whether the cards were those of another seat before.
    """

    deal: int
    before: float
    now: float
    is_turned: bool

    @property
    def gain(self) -> float:
        """How many points better than before; of turned cards, than the others with the same cards."""
        return (self.before + self.now) / 2 if self.is_turned else self.now - self.before


def compared(match: Match) -> tuple[Compared, ...]:
    """The deals of a match that are over, and were played before."""
    earlier = match.earlier
    if earlier is None:
        return ()
    own = sides_of(match.rules, len(match.players))[HUMAN]
    now = dict(enumerate(match.scores_by_deal, start=1))
    return tuple(
        Compared(deal, lead(before, own), lead(now[deal], own), earlier.turned > 0)
        for deal, before in sorted(earlier.scores.items())
        if deal in now and len(before) == len(now[deal])
    )


def is_single_deal(match: Match) -> bool:
    """Whether only one deal of a match is played again, as it was."""
    return match.earlier is not None and match.start is not None and not match.earlier.turned
