"""The match as a document and back: plain JSON values, every field checked. It opens no file.

A document holds the log, and loading replays it. Its position is a check: where the replay leads elsewhere,
the rules of the two versions differ, and going on silently would be another game. See resources/formats.md.

To change the document: raise FORMAT_VERSION, write a function from the old document to the new one, enter it
in UPGRADES under the old number, keep a document of the old form in tests/session/saves with a test that
loads it, and tell the change in resources/formats.md.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from burraco_desktop import __version__
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.notation import (
    parse_action,
    parse_card,
    show_action,
    show_card,
    show_position,
)
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.rules import RuleSet, RuleSetError, rule_set
from burraco_desktop.session.errors import DamagedSaveError, NewerFormatError, ReplayError
from burraco_desktop.session.match import Match, Player

FORMAT: Final = "burraco-desktop match"
FORMAT_VERSION: Final = 1

Document = dict[str, Any]
UPGRADES: Mapping[int, Callable[[Document], Document]] = {}

_YEARS: Final = range(2000, 9000)
_T = TypeVar("_T")


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
    """

    system: str
    players: tuple[str, ...]
    totals: tuple[int, ...]
    deal: int
    is_over: bool
    saved_at: datetime


def now() -> str:
    """The time as documents have it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def match_to_document(match: Match, hand_order: Sequence[Card], saved_at: str) -> Document:
    """The document of a match, with the human's own order of the hand.

    A reserve taken with a discard lies unseen in the hand until the next turn: hidden cards have no order.
    """
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "app_version": __version__,
        "saved_at": saved_at,
        "summary": _summary_of(match),
        "rules": match.rules.as_dict(),
        "seed": match.seed,
        "players": _players_of(match),
        "deals": [[show_action(action) for action in actions] for actions in match.log],
        "position": show_position(match.state).splitlines(),
        "hand_order": [show_card(card) for card in hand_order if card != HIDDEN],
    }


def match_from_document(document: object) -> tuple[Match, tuple[Card, ...]]:
    """Replay a document; return the match and the human's own order of the hand.

    Raises:
        DamagedSaveError: a field is missing or is not what this program writes.
        NewerFormatError: a later version made the document.
        ReplayError: the actions are refused or lead to another position.
    """
    current = _upgraded(document)
    summary_of_document(current)
    match = _new_match(current)
    hand_order = tuple(_card(text, "hand_order") for text in _texts(current, "hand_order"))
    _replay(match, _field(current, "deals", list))
    _compare(_texts(current, "position"), show_position(match.state).splitlines())
    return match, hand_order


def summary_of_document(document: object) -> Summary:
    """What a list shows of a document; raises as `match_from_document` does, apart from the replay."""
    current = _upgraded(document)
    summary = _field(current, "summary", dict)
    return Summary(
        system=_field(summary, "system", str),
        players=tuple(_texts(summary, "players")),
        totals=tuple(_checked(total, int, "totals") for total in _field(summary, "totals", list)),
        deal=_field(summary, "deal", int),
        is_over=_field(summary, "is_over", bool),
        saved_at=_time(_field(current, "saved_at", str)),
    )


def encode(document: Document) -> bytes:
    """The text of a document, one line a field."""
    fields = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in document.items())
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def decode(data: bytes) -> object:
    """Read the text of a document, whatever it holds.

    Raises:
        DamagedSaveError: it is no JSON text.
    """
    if not data.strip(b"\0"):
        raise DamagedSaveError("is empty or filled with zeros")
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedSaveError(f"is no JSON text: {error}") from error


# Writing.


def _summary_of(match: Match) -> Document:
    return {
        "system": match.rules.name,
        "players": [player.name for player in match.players],
        "totals": list(match.totals),
        "deal": match.deal,
        "is_over": match.winner is not None,
    }


def _players_of(match: Match) -> list[Document]:
    """The players in their own order, the human first, as the draw for seats takes them."""
    order = sorted(zip(match.seating.players, match.players, strict=True), key=lambda pair: pair[0])
    return [{"name": player.name, "is_human": player.is_human} for _, player in order]


# Reading.


def _upgraded(document: object) -> Document:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise DamagedSaveError("is no match of this program")
    version = _field(document, "format_version", int)
    if version > FORMAT_VERSION:
        made_by = _field(document, "app_version", str)
        raise NewerFormatError(f"was made by the later version {made_by}", made_by)
    try:
        for step in range(version, FORMAT_VERSION):
            document = UPGRADES[step](document)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise DamagedSaveError(f"cannot be brought up from format {version}: {error!r}") from error
    return document


def _new_match(document: Document) -> Match:
    _field(document, "app_version", str)
    rules = _rules(_field(document, "rules", dict))
    players = [_player(entry) for entry in _field(document, "players", list)]
    seed = _field(document, "seed", str)
    try:
        return Match.new(rules, players, seed)
    except ValueError as error:
        raise DamagedSaveError(f"players or seed: {error}") from error


def _rules(content: Document) -> RuleSet:
    try:
        return rule_set(content)
    except RuleSetError as error:
        raise DamagedSaveError(str(error)) from error


def _player(entry: object) -> Player:
    content = _checked(entry, dict, "players")
    return Player(_field(content, "name", str), _field(content, "is_human", bool))


def _replay(match: Match, deals: list[object]) -> None:
    if not deals:
        raise DamagedSaveError("deals: a match without a deal has no position")
    for number, entries in enumerate(deals, start=1):
        if not match.deal_is_over or match.winner is not None:
            raise ReplayError(f"deal {number} follows a deal or a match that is not over, or one that is")
        match.start_deal()
        actions = _actions(_checked(entries, list, f"deal {number}"), number)
        for count, action in enumerate(actions, start=1):
            _play(match, action, f"deal {number}, action {count}")


def _actions(entries: list[object], deal: int) -> Iterator[Action]:
    for number, entry in enumerate(entries, start=1):
        where = f"deal {deal}, action {number}"
        text = _checked(entry, str, where)
        try:
            action = parse_action(text)
        except ValueError as error:
            raise DamagedSaveError(f"{where}: {error}") from error
        yield action


def _play(match: Match, action: Action, where: str) -> None:
    try:
        match.play(action)
    except IllegalActionError as error:
        reason = error.refusal.reason
        raise ReplayError(f"{where}: {show_action(action)!r} is refused ({reason})") from error


def _compare(saved: list[str], replayed: list[str]) -> None:
    if saved == replayed:
        return
    lines = [line for line in saved if line not in replayed] or [
        line for line in replayed if line not in saved
    ]
    labels = ", ".join(line.partition(":")[0] for line in lines) or "order of lines"
    raise ReplayError(f"the position after the last action differs: {labels}")


def _card(text: str, where: str) -> Card:
    try:
        card = parse_card(text)
    except ValueError as error:
        raise DamagedSaveError(f"{where}: {error}") from error
    if card == HIDDEN:
        raise DamagedSaveError(f"{where}: a hidden card")
    return card


def _time(text: str) -> datetime:
    try:
        time = datetime.fromisoformat(text)
    except ValueError as error:
        raise DamagedSaveError(f"saved_at: {error}") from error
    if time.year not in _YEARS or time.tzinfo is None:
        raise DamagedSaveError(f"saved_at: {text} cannot be")
    return time


def _texts(document: Document, name: str) -> list[str]:
    return [_checked(entry, str, name) for entry in _field(document, name, list)]


def _field(document: Document, name: str, kind: type[_T]) -> _T:
    if name not in document:
        raise DamagedSaveError(f"{name} is missing")
    return _checked(document[name], kind, name)


def _checked(value: object, kind: type[_T], where: str) -> _T:
    """The value, which must be of exactly this type: true is no number here."""
    if type(value) is not kind:
        raise DamagedSaveError(f"{where}: {value!r:.40} is no {kind.__name__}")
    return value
