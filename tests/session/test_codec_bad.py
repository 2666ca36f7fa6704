"""Bad documents: what is wrong is named with its place."""

import random
from collections.abc import Callable

import pytest

from burraco_desktop.session.codec import Document, decode, match_from_document, summary_of_document
from burraco_desktop.session.errors import DamagedSaveError, ReplayError, SaveError
from tests.session.documents import Place, document_of, set_at
from tests.session.playing import new_match, play_deals

# Tampered logs and positions.


def test_a_refused_action_is_named_with_its_place(document: Document) -> None:
    document["deals"][1][16:] = ["take", "take"]
    with pytest.raises(ReplayError, match=r"deal 2, action 1[78]: 'take' is refused \(already_drawn\)"):
        match_from_document(document)


def test_another_legal_action_leads_to_another_position(document: Document) -> None:
    document["deals"][1].pop()
    with pytest.raises(ReplayError, match="position after the last action differs: "):
        match_from_document(document)


def test_a_tampered_position_is_named_by_its_line(document: Document) -> None:
    position = document["position"]
    index = next(number for number, line in enumerate(position) if line.startswith("hand 2"))
    position[index] = position[index].rsplit(" ", 1)[0]
    with pytest.raises(ReplayError, match=r"differs: hand 2$"):
        match_from_document(document)


@pytest.mark.parametrize(
    ("change", "labels"),
    [
        (lambda lines: lines.pop(), "discards"),
        (lambda lines: lines.append("more: 1"), "more"),
        (lambda lines: lines.reverse(), "order of lines"),
        (lambda lines: lines.clear(), "deal, totals"),
    ],
    ids=["line missing", "line added", "other order", "no lines"],
)
def test_any_other_position_is_refused(
    document: Document, change: Callable[[list[str]], object], labels: str
) -> None:
    change(document["position"])
    with pytest.raises(ReplayError, match=labels):
        match_from_document(document)


def test_a_deal_may_not_begin_before_the_last_one_ended(document: Document) -> None:
    document["deals"].append(["draw"])
    with pytest.raises(ReplayError, match="deal 3"):
        match_from_document(document)


def test_no_deal_may_follow_the_end_of_the_match() -> None:
    match, source = new_match(), random.Random(3)
    play_deals(match, 50, source)
    document = document_of(match)
    document["deals"].append([])
    with pytest.raises(ReplayError, match=f"deal {match.deal + 1}"):
        match_from_document(document)


def test_a_match_without_a_deal_is_damaged(document: Document) -> None:
    document["deals"] = []
    with pytest.raises(DamagedSaveError, match=r"^deals: "):
        match_from_document(document)


def test_another_seed_is_another_game(document: Document) -> None:
    document["seed"] = "b" + document["seed"]
    with pytest.raises(ReplayError):
        match_from_document(document)


# Fields.


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["format"], "somebody's match", "no match of this program"),
        (["format_version"], True, "format_version: True is no whole number"),
        (["format_version"], "1", "format_version"),
        (["app_version"], 1, "app_version"),
        (["saved_at"], "yesterday", "saved_at"),
        (["saved_at"], "2030-01-02T03:04:05", "saved_at"),
        (["saved_at"], "0001-01-01T00:00:00+14:00", "saved_at"),
        (["summary", "totals", 0], 1.5, "totals"),
        (["summary", "players", 0], None, "players"),
        (["summary", "is_over"], 0, "is_over"),
        (["summary", "levels"], ["club"], "levels"),
        (["rules", "deck", "decks"], 2.0, "decks = 2.0"),
        (["rules", "melds", "set_ranks"], [["A"]], "set_ranks"),
        (["rules", "melds", "set_ranks"], {"A": 1}, "set_ranks"),
        (["rules", "name"], [], "no name"),
        (["seed"], 7, "seed"),
        (["seed"], "\ud800", "seed"),
        (["players"], [], "not for 0 players"),
        (["players", 1, "is_human"], True, "first player"),
        (["players", 0], "Ada", "players"),
        (["deals", 0], "draw", "deal 1: 'draw' is no list"),
        (["deals", 1, 3], 3, "deal 2, action 4: 3 is no text"),
        (["deals", 1, 3], "", "deal 2, action 4"),
        (["deals", 1, 3], "add " + "9" * 5000 + " 9h", "deal 2, action 4"),
        (["deals", 1, 3], "discard ??", "deal 2, action 4"),
        (["position", 2], 4, "position"),
        (["hand_order", 0], "11h", "hand_order: '11h' is no card"),
        (["hand_order", 0], "??", "hand_order: a hidden card"),
        (["hand_order"], "10h", "hand_order"),
    ],
)
def test_a_wrong_field_is_named(document: Document, path: Place, value: object, complaint: str) -> None:
    set_at(document, path, value)
    with pytest.raises(SaveError, match=complaint.replace("??", r"\?\?")):
        match_from_document(document)


@pytest.mark.parametrize("name", [name for name in document_of(new_match()) if name != "format"])
def test_a_missing_field_is_named(document: Document, name: str) -> None:
    del document[name]
    with pytest.raises(DamagedSaveError, match=f"{name} is missing"):
        match_from_document(document)


@pytest.mark.parametrize("foreign", [None, 1, "text", [], [1], {}, {"format": []}, {"version": 3, "log": []}])
def test_a_foreign_value_is_no_match(foreign: object) -> None:
    for read in (match_from_document, summary_of_document):
        with pytest.raises(DamagedSaveError, match="no match of this program"):
            read(foreign)


@pytest.mark.parametrize(
    "data",
    [b"", b"\0", b"\0" * 4096, b"\xff\xd8\xff\xe0", b"{", b"nonsense", b"[" * 200_000, b"1" * 10_000],
    ids=["empty", "zero", "zeros", "picture", "brace", "text", "deep", "digits"],
)
def test_bytes_that_are_no_json_are_damage(data: bytes) -> None:
    with pytest.raises(DamagedSaveError):
        decode(data)
