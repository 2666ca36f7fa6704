"""Statistics added up from the ledger: which records count, and what they come to. It knows no sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from itertools import groupby

from burraco_desktop.session.ledger import DealRecord


@dataclass(frozen=True, slots=True)
class Filter:
    """Which records count; None lets all of a kind count.

    Attributes:
        system, seats, level: what was played, by how many, and against whom.
        since: the earliest end of a deal.
        is_assisted: whether assisted matches alone count, or the others alone.
    """

    system: str | None = None
    seats: int | None = None
    level: str | None = None
    since: datetime | None = None
    is_assisted: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """What the records come to, for the player's side.

    Attributes:
        won, lost, unfinished: matches; the unfinished ones were left or still run.
        streak, best_streak: matches won in a row, up to now and at best.
        deals, deals_won: deals played to their end, and those in which no other side made as many points.
        points, others: all points of the side, and of the best other side in each deal.
        best_deal: the most points in one deal.
        clean, dirty: canastas, clean ones and all others.
        closed_by_me, closed_by_partner, closed_by_others: who ended the deals.
        reserves: reserves taken.
        series: for each deal in its order the points of the side and of the best other one.
    """

    won: int = 0
    lost: int = 0
    unfinished: int = 0
    streak: int = 0
    best_streak: int = 0
    deals: int = 0
    deals_won: int = 0
    points: int = 0
    others: int = 0
    best_deal: int = 0
    clean: int = 0
    dirty: int = 0
    closed_by_me: int = 0
    closed_by_partner: int = 0
    closed_by_others: int = 0
    reserves: int = 0
    series: tuple[tuple[int, int], ...] = ()


def chosen(records: Sequence[DealRecord], wanted: Filter) -> list[DealRecord]:
    """The records that count. One assisted deal makes its whole match an assisted one."""
    assisted = {record.match for record in records if record.is_assisted}
    return [
        record
        for record in records
        if wanted.system in (None, record.system)
        and wanted.seats in (None, record.seats)
        and wanted.level in (None, record.level)
        and (wanted.since is None or _time(record) >= wanted.since)
        and (record.match in assisted) == wanted.is_assisted
    ]


def tally(records: Sequence[DealRecord]) -> Tally:
    """Add up records."""
    results = [record.result for record in records if record.result]
    closers = [record.closer for record in records]
    matches = {record.match for record in records}
    streaks = [len(list(run)) for result, run in groupby(results) if result == "won"]
    return Tally(
        won=results.count("won"),
        lost=results.count("lost"),
        unfinished=len(matches) - len(results),
        streak=streaks[-1] if results[-1:] == ["won"] else 0,
        best_streak=max(streaks, default=0),
        deals=len(records),
        deals_won=sum(1 for record in records if record.points > record.others),
        points=sum(record.points for record in records),
        others=sum(record.others for record in records),
        best_deal=max((record.points for record in records), default=0),
        clean=sum(record.clean for record in records),
        dirty=sum(record.dirty for record in records),
        closed_by_me=closers.count("me"),
        closed_by_partner=closers.count("partner"),
        closed_by_others=closers.count("others"),
        reserves=sum(record.reserves for record in records),
        series=tuple((record.points, record.others) for record in records),
    )


def as_table(records: Iterable[DealRecord]) -> list[list[str]]:
    """The records as rows of texts below a row of names, for other programs."""
    names = [entry.name for entry in fields(DealRecord)]
    return [names, *([str(value) for value in asdict(record).values()] for record in records)]


def _time(record: DealRecord) -> datetime:
    return datetime.fromisoformat(record.ended_at)
