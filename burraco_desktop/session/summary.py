"""What a list tells of a saved match, read from the first fields of its document. It replays nothing."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from burraco_desktop.engine.wording import worded
from burraco_desktop.session.errors import DamagedSaveError
from burraco_desktop.session.fields import Document, field, numbers, texts
from burraco_desktop.session.upgrades import upgraded

if TYPE_CHECKING:
    from burraco_desktop.session.match import Match

LAST_FIELD: Final = "summary"
"""The last field that a summary is read from."""

NAME_LENGTH: Final = 255
MOST_PLAYERS: Final = 8

_YEARS: Final = range(2000, 9000)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of saved matches shows, read without replaying.

    Attributes:
        system: the name of the rule set.
        players: the name of each seat's player.
        totals: the points of the sides in all finished deals.
        deal: the number of the last deal begun.
        is_over: whether a side has won.
        saved_at: when the match was saved.
        identity: what all copies of the match have in common.
        name: what the player calls it, empty until he does.
        is_bookmark: whether it is a copy to come back to, which going on leaves as it is.
        is_practice: whether it was begun in the middle of another match.
        is_assisted: whether more was taken back than at a table.
        levels: the level of each seat's player, empty for the human and where none is known.
    """

    system: str
    players: tuple[str, ...]
    totals: tuple[int, ...]
    deal: int
    is_over: bool
    saved_at: datetime
    identity: str = ""
    name: str = ""
    is_bookmark: bool = False
    is_practice: bool = False
    is_assisted: bool = False
    levels: tuple[str, ...] = ()


def summary_fields(match: "Match") -> Document:
    """The field of a document that is there for summaries alone."""
    return {
        "system": match.rules.name,
        "players": [player.name for player in match.players],
        "levels": [player.level for player in match.players],
        "totals": list(match.totals),
        "deal": match.deal,
        "is_over": match.winner is not None,
    }


def summary_of_document(document: object) -> Summary:
    """What a list shows of a document.

    Raises:
        DamagedSaveError: a field is missing or is not what this program writes.
        NewerFormatError: a later version made the document.
    """
    current = upgraded(document)
    summary = field(current, "summary", dict)
    terms = field(current, "terms", dict)
    players = tuple(texts(summary, "players"))
    levels = tuple(texts(summary, "levels"))
    totals = numbers(summary, "totals")
    if not 0 < len(totals) <= len(players) <= MOST_PLAYERS:
        words = {"totals": len(totals), "players": len(players)}
        raise DamagedSaveError(worded("summary: {totals} totals of {players} players", **words))
    if len(levels) != len(players):
        words = {"levels": len(levels), "players": len(players)}
        raise DamagedSaveError(worded("summary: {levels} levels of {players} players", **words))
    return Summary(
        system=field(summary, "system", str),
        players=players,
        totals=totals,
        deal=field(summary, "deal", int),
        is_over=field(summary, "is_over", bool),
        saved_at=time_of(field(current, "saved_at", str)),
        identity=field(current, "id", str),
        name=name_of(current),
        is_bookmark=field(current, "is_bookmark", bool),
        is_practice=field(terms, "is_practice", bool),
        is_assisted=field(terms, "is_assisted", bool),
        levels=levels,
    )


def name_of(document: Document) -> str:
    """What the player calls the match."""
    name = field(document, "name", str)
    if len(name) > NAME_LENGTH:
        raise DamagedSaveError(worded("name: {count} characters are too many", count=len(name)))
    return name


def time_of(text: str) -> datetime:
    """The time that a document tells.

    Raises:
        DamagedSaveError: it is none, or one that cannot be.
    """
    try:
        time = datetime.fromisoformat(text)
    except ValueError as error:
        raise DamagedSaveError(worded("saved_at: {text} cannot be", text=text)) from error
    if time.year not in _YEARS or time.tzinfo is None:
        raise DamagedSaveError(worded("saved_at: {text} cannot be", text=text))
    return time
