"""A finished deal as the score sheet shows it. It computes nothing that the engine has not counted."""

from dataclasses import dataclass

from burraco_desktop.engine.events import DealEnded
from burraco_desktop.engine.scoring import SideScore, deal_scores
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.comparison import Compared, compared, is_single_deal
from burraco_desktop.session.match import Match


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal for the score sheet.

    Attributes:
        view: the table at the end, every hand shown.
        scores: the score of each side.
        before, after: the match totals of the sides before and after this deal.
        winner: the side that has won the match, or None while it goes on.
        names: the name of each seat.
        end: how the deal ended.
        compared: the deals of the match that were played before too, with what they brought.
        is_single: whether this deal alone was played again.
        is_whole: whether the match was played from its first deal on.
    """

    view: PlayerView
    scores: tuple[SideScore, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    winner: int | None
    names: tuple[str, ...]
    end: DealEnded
    compared: tuple[Compared, ...] = ()
    is_single: bool = False
    is_whole: bool = True


def result_of(match: Match, view: PlayerView) -> DealResult:
    """The result of the deal that has just ended, as a viewer sees it."""
    end = view.table.end
    assert end is not None, "the deal is still running"
    return DealResult(
        view=view,
        scores=deal_scores(view.table),
        before=view.table.totals,
        after=match.totals,
        winner=match.winner,
        names=tuple(player.name for player in match.players),
        end=DealEnded(end, view.table.closer),
        compared=compared(match),
        is_single=is_single_deal(match),
        is_whole=match.start is None,
    )
