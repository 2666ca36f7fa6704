"""The match as a document and back: plain JSON values, every field checked. It opens no file.

A document holds the log, and loading replays it. Its position is a check: where the replay leads elsewhere,
the rules of the two versions differ, and going on silently would be another game. The player may then go on
from the position itself. See resources/formats.md, and `upgrades` on changing the document.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from burraco_desktop import __version__
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.notation import parse_action, parse_card, show_action, show_card, show_position
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.rules import RuleSet, RuleSetError, rule_set
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.engine.wording import Detail, Wording, worded, wording_of
from burraco_desktop.session.errors import DamagedSaveError, ReplayError
from burraco_desktop.session.fields import Document, checked, field, numbers, texts
from burraco_desktop.session.match import HUMAN, Earlier, Match, Player, Start, Terms
from burraco_desktop.session.positions import start_from, state_from
from burraco_desktop.session.save_text import decode, encode
from burraco_desktop.session.summary import Summary, name_of, summary_fields, summary_of_document
from burraco_desktop.session.upgrades import FORMAT, FORMAT_VERSION, upgraded

__all__ = [
    "FORMAT",
    "FORMAT_VERSION",
    "Document",
    "Summary",
    "action_record",
    "begun_match",
    "compare_positions",
    "decode",
    "encode",
    "match_from_document",
    "match_from_position",
    "match_to_document",
    "now",
    "order_record",
    "replay_deals",
    "summary_of_document",
    "table_of_document",
]

MOST_ACTIONS: Final = 40_000
"""A match of twenty deals has some 5,000; a file may not make the program replay for minutes."""


def now() -> str:
    """The time as documents have it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def match_to_document(match: Match, hand_order: Sequence[Card], saved_at: str) -> Document:
    """The document of a match, with the human's own order of the hand."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "app_version": __version__,
        "saved_at": saved_at,
        "id": match.terms.identity,
        "name": match.name,
        "is_bookmark": False,
        "terms": _terms_of(match),
        "summary": summary_fields(match),
        "rules": match.rules.as_dict(),
        "seed": match.seed,
        "fingerprint": match.fingerprint,
        "players": _players_of(match),
        "start": _start_of(match),
        "earlier": _earlier_of(match),
        "deals": [[show_action(action) for action in actions] for actions in match.log],
        "scores": [list(scores) for scores in match.scores_by_deal],
        "undone": [show_action(action) for action in match.undone],
        "position": show_position(match.state).splitlines(),
        "hand_order": _order_of(hand_order),
    }


def action_record(match: Match, hand_order: Sequence[Card], saved_at: str) -> Document:
    """What is new after one more action, to be appended to the document of the match before it."""
    return {
        "action": show_action(match.steps[-1].action),
        "saved_at": saved_at,
        "position": show_position(match.state).splitlines(),
        "hand_order": _order_of(hand_order),
    }


def order_record(hand_order: Sequence[Card], saved_at: str) -> Document:
    """What is new after the hand was arranged."""
    return {"saved_at": saved_at, "hand_order": _order_of(hand_order)}


def match_from_document(document: object) -> tuple[Match, tuple[Card, ...]]:
    """Replay a document; return the match and the human's own order of the hand.

    Raises:
        DamagedSaveError: a field is missing or is not what this program writes.
        NewerFormatError: a later version made the document.
        ReplayError: the actions are refused or lead to another position.
    """
    current = upgraded(document)
    summary_of_document(current)
    match = begun_match(current)
    hand_order = _hand_order(current)
    replay_deals(match, current)
    compare_positions(texts(current, "position"), show_position(match.state).splitlines())
    _check_scores(current, match)
    _recall(match, texts(current, "undone"))
    return match, hand_order


def match_from_position(document: object) -> tuple[Match, tuple[Card, ...]]:
    """Go on from the last position of a document whose actions do not lead there any more.

    Raises:
        DamagedSaveError: a field or the position is not what this program writes.
        NewerFormatError: a later version made the document.
    """
    current = upgraded(document)
    summary = summary_of_document(current)
    rules = _rules(field(current, "rules", dict))
    state = state_from(texts(current, "position"), rules)
    players = _seated(_players(current), summary.players)
    if len(players) != state.seats:
        raise _wrong_crowd(len(players), state.seats)
    match = Match.going_on(players, _seed(current), _terms(current), start_from(state))
    match.name = name_of(current)
    match.is_assisted = summary.is_assisted
    return match, _hand_order(current)


def table_of_document(document: Document) -> tuple[PlayerView, tuple[Card, ...]]:
    """The table of a document of the present form as its human sees it, and his hand, without replaying it.

    Raises:
        DamagedSaveError: the rules, the position or the order is not what this program writes.
    """
    state = state_from(texts(document, "position"), _rules(field(document, "rules", dict)))
    return view_for(state, HUMAN), _hand_order(document)


# The steps of reading, for those who want to see each.


def begun_match(document: Document) -> Match:
    """The match of a document of the present form before its first deal, or at the position it goes on from.

    Raises:
        DamagedSaveError: a field is missing or is not what this program writes.
    """
    field(document, "app_version", str)
    field(document, "fingerprint", str)
    rules = _rules(field(document, "rules", dict))
    players, seed, terms = _players(document), _seed(document), _terms(document)
    start, earlier = _start(document, rules), _earlier(document)
    try:
        if start is None:
            match = Match.new(rules, players, seed, terms, earlier)
        elif len(players) == start.state.seats:
            match = Match.going_on(players, seed, terms, start)
        else:
            raise _wrong_crowd(len(players), start.state.seats)
    except ValueError as error:
        raise DamagedSaveError(worded("players or seed: {error}", error=wording_of(error))) from error
    match.name, match.earlier = name_of(document), earlier
    match.is_assisted = field(field(document, "terms", dict), "is_assisted", bool)
    return match


def replay_deals(match: Match, document: Document) -> None:
    """Play all actions of a document.

    Raises:
        DamagedSaveError: one of them is no action, or there are far too many.
        ReplayError: one of them is refused.
    """
    deals: list[object] = field(document, "deals", list)
    if not deals:
        raise DamagedSaveError(worded("deals: a match without a deal has no position"))
    if sum(len(entries) for entries in deals if isinstance(entries, list)) > MOST_ACTIONS:
        raise DamagedSaveError(worded("deals: far too many actions"))
    first = match.deal
    for number, entries in enumerate(deals, start=first or 1):
        if number != first or match.start is None:
            if not match.deal_is_over or match.winner is not None:
                raise ReplayError(
                    worded(
                        "deal {number} follows a deal or a match that is not over, or one that is",
                        number=number,
                    )
                )
            match.start_deal()
        where = worded("deal {number}", number=number)
        actions = _actions(checked(entries, list, where), where)
        for count, action in enumerate(actions, start=1):
            _play(match, action, worded("{part}, action {number}", part=where, number=count))


def compare_positions(saved: list[str], replayed: list[str]) -> None:
    """Compare the lines of two positions.

    Raises:
        ReplayError: they differ, and where.
    """
    if saved == replayed:
        return
    lines = [line for line in saved if line not in replayed] or [
        line for line in replayed if line not in saved
    ]
    labels = ", ".join(line.partition(":")[0] for line in lines) or worded("order of lines")
    raise ReplayError(worded("the position after the last action differs: {labels}", labels=labels))


def _wrong_crowd(count: int, seats: int) -> DamagedSaveError:
    return DamagedSaveError(worded("players: {count} at a table for {seats}", count=count, seats=seats))


def _placed(where: Detail, error: Exception) -> DamagedSaveError:
    return DamagedSaveError(worded("{where}: {error}", where=where, error=wording_of(error)))


# Writing.


def _terms_of(match: Match) -> Document:
    terms = match.terms
    return {
        "is_learning": terms.is_learning,
        "is_practice": terms.is_practice,
        "has_typed_seed": terms.has_typed_seed,
        "is_assisted": match.is_assisted,
    }


def _players_of(match: Match) -> list[Document]:
    """The players in their own order, the human first, as the draw for seats takes them."""
    order = sorted(zip(match.seating.players, match.players, strict=True), key=lambda pair: pair[0])
    return [{"name": player.name, "is_human": player.is_human, "level": player.level} for _, player in order]


def _start_of(match: Match) -> Document | None:
    if match.start is None:
        return None
    scores = [list(scores) for scores in match.start.scores_by_deal]
    return {"scores": scores, "position": show_position(match.start.state).splitlines()}


def _earlier_of(match: Match) -> Document | None:
    earlier = match.earlier
    if earlier is None:
        return None
    scores = [[deal, *points] for deal, points in earlier.scores.items()]
    return {"match": earlier.match, "turned": earlier.turned, "scores": scores}


def _order_of(hand_order: Sequence[Card]) -> list[str]:
    """A reserve taken with a discard lies unseen until the next turn: hidden cards have no order."""
    return [show_card(card) for card in hand_order if card != HIDDEN]


# Reading.


def _rules(content: Document) -> RuleSet:
    try:
        return rule_set(content)
    except RuleSetError as error:
        raise DamagedSaveError(error.wording) from error


def _terms(document: Document) -> Terms:
    content = field(document, "terms", dict)
    return Terms(
        field(document, "id", str),
        field(content, "is_learning", bool),
        field(content, "is_practice", bool),
        field(content, "has_typed_seed", bool),
    )


def _seed(document: Document) -> str:
    """The seed, which must be of whole characters: half of one has no fingerprint."""
    seed = field(document, "seed", str)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise DamagedSaveError(worded("seed: it holds half a character")) from error
    return seed


def _players(document: Document) -> list[Player]:
    return [_player(entry) for entry in field(document, "players", list)]


def _player(entry: object) -> Player:
    content = checked(entry, dict, "players")
    return Player(field(content, "name", str), field(content, "is_human", bool), field(content, "level", str))


def _seated(players: Sequence[Player], names: Sequence[str]) -> list[Player]:
    """The players in the order of the seats, which their names tell; the human keeps the first."""
    order = {name: seat for seat, name in enumerate(names)}
    return sorted(players, key=lambda player: (not player.is_human, order.get(player.name, len(names))))


def _start(document: Document, rules: RuleSet) -> Start | None:
    if "start" in document and document["start"] is None:
        return None
    content = field(document, "start", dict)
    state = state_from(texts(content, "position"), rules)
    scores = [checked(entry, list, "start") for entry in field(content, "scores", list)]
    return start_from(state, [numbers({"start": entry}, "start") for entry in scores])


def _earlier(document: Document) -> Earlier | None:
    if "earlier" in document and document["earlier"] is None:
        return None
    content = field(document, "earlier", dict)
    entries = [checked(entry, list, "earlier") for entry in field(content, "scores", list)]
    scores = [numbers({"earlier": entry}, "earlier") for entry in entries]
    if len({len(entry) for entry in scores}) != 1 or len(scores[0]) <= 1:
        raise DamagedSaveError(worded("earlier: the scores are not those of deals"))
    by_deal = {entry[0]: entry[1:] for entry in scores}
    return Earlier(field(content, "match", str), field(content, "turned", int), by_deal)


def _hand_order(document: Document) -> tuple[Card, ...]:
    return tuple(_card(text, "hand_order") for text in texts(document, "hand_order"))


def _check_scores(document: Document, match: Match) -> None:
    """The scores of the finished deals are a check too; documents of version 1 have none."""
    if "scores" in document and document["scores"] is None:
        return
    scores = [tuple(checked(entry, list, "scores")) for entry in field(document, "scores", list)]
    if scores != match.scores_by_deal:
        raise ReplayError(worded("the scores of the deals differ"))


def _recall(match: Match, undone: Sequence[str]) -> None:
    """Let redo find what was taken back before saving."""
    try:
        match.recall(tuple(_actions(undone, worded("undone"))))
    except IllegalActionError as error:
        reason = str(error.refusal.reason)
        raise DamagedSaveError(worded("undone: an action is refused ({reason})", reason=reason)) from error


def _actions(entries: Sequence[object], part: Wording) -> Iterator[Action]:
    for number, entry in enumerate(entries, start=1):
        where = worded("{part}, action {number}", part=part, number=number)
        text = checked(entry, str, where)
        try:
            action = parse_action(text)
        except ValueError as error:
            raise _placed(where, error) from error
        yield action


def _play(match: Match, action: Action, where: Wording) -> None:
    try:
        match.play(action)
    except IllegalActionError as error:
        words = {"where": where, "action": show_action(action), "reason": str(error.refusal.reason)}
        raise ReplayError(worded("{where}: {action!r} is refused ({reason})", **words)) from error


def _card(text: str, where: Detail) -> Card:
    try:
        card = parse_card(text)
    except ValueError as error:
        raise _placed(where, error) from error
    if card == HIDDEN:
        raise DamagedSaveError(worded("{where}: a hidden card", where=where))
    return card
