"""Documents of matches for the tests: made, read back, compared."""

from typing import Any

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session.codec import Document, decode, encode, match_from_document, match_to_document
from burraco_desktop.session.match import Match

SAVED_AT = "2030-01-02T03:04:05+00:00"

Place = list[str | int]
"""The keys and indices that lead to a value inside a document."""


def document_of(match: Match) -> Document:
    return match_to_document(match, match.state.hands[0].cards(), SAVED_AT)


def loaded(document: Document) -> Match:
    return match_from_document(decode(encode(document)))[0]


def assert_same(match: Match, twin: Match) -> None:
    assert show_position(twin.state) == show_position(match.state)
    assert (twin.state, twin.steps, twin.opening) == (match.state, match.steps, match.opening)
    assert (twin.rules, twin.seed, twin.players, twin.seating) == (
        match.rules,
        match.seed,
        match.players,
        match.seating,
    )
    assert (twin.deal, twin.log, twin.totals, twin.winner) == (
        match.deal,
        match.log,
        match.totals,
        match.winner,
    )


def parent_of(document: Document, path: Place) -> dict[str | int, Any]:
    """The object or list that holds what the path leads to."""
    found: Any = document
    for key in path[:-1]:
        found = found[key]
    parent: dict[str | int, Any] = found
    return parent


def set_at(document: Document, path: Place, value: object) -> None:
    parent_of(document, path)[path[-1]] = value
