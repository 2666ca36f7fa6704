"""The document of a match: it comes back the same, and of a bad one only a SaveError comes out."""

import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session import codec
from burraco_desktop.session.codec import (
    Document,
    decode,
    encode,
    match_from_document,
    match_to_document,
    now,
    summary_of_document,
)
from burraco_desktop.session.errors import DamagedSaveError, NewerFormatError, ReplayError, SaveError
from burraco_desktop.session.match import Match
from tests.session.playing import new_match, play_deals, play_step, played

SAVED_AT = "2030-01-02T03:04:05+00:00"
SAVES = Path(__file__).parent / "saves"


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


@pytest.fixture(scope="module")
def template() -> Document:
    """A document in the middle of the second deal; copy it before changing it."""
    match, source = new_match("template"), random.Random(1)
    play_deals(match, 1, source)
    match.start_deal()
    for _ in range(30):
        play_step(match, source)
    assert match.deal == 2
    content = decode(encode(document_of(match)))
    assert isinstance(content, dict)
    return content


@pytest.fixture
def document(template: Document) -> Document:
    """A document to be tampered with."""
    return deepcopy(template)


# It comes back the same.


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_comes_back_the_same_after_every_action(seats: int) -> None:
    match, source = new_match("every action", seats), random.Random(2)
    assert_same(match, loaded(document_of(match)))
    while len(match.scores_by_deal) < 1 or len(match.steps) > 5:
        play_step(match, source)
        assert_same(match, loaded(document_of(match)))


@given(seed=st.integers(0, 2**32).map(str), seats=st.sampled_from([2, 4]), steps=st.integers(0, 400))
def test_any_match_comes_back_the_same(seed: str, seats: int, steps: int) -> None:
    match = played(steps, seed, seats)
    twin = loaded(document_of(match))
    assert_same(match, twin)
    assert document_of(twin) == document_of(match)


def test_f_v06_a_match_plays_on_alike_after_loading() -> None:
    match = played(60)
    twin = loaded(document_of(match))
    for game in (match, twin):
        source = random.Random(9)
        for _ in range(200):
            play_step(game, source)
    assert_same(match, twin)


def test_f_v09_undo_reaches_as_far_after_loading() -> None:
    match, source = new_match(), random.Random(4)
    undone = 0
    for _ in range(300):
        play_step(match, source)
        twin = loaded(document_of(match)) if match.can_undo(match.state.seat) else match
        assert [twin.can_undo(seat) for seat in range(4)] == [match.can_undo(seat) for seat in range(4)]
        if twin is not match:
            undone += 1
            seat = match.state.seat
            assert twin.undo(seat) == match.undo(seat)
            assert twin.state == match.state
            match.redo(seat)
    assert undone > 10


def test_an_undone_step_is_not_in_the_document() -> None:
    match, source = new_match(), random.Random(4)
    while not match.can_undo(match.state.seat):
        play_step(match, source)
    saved = document_of(match)
    match.undo(match.state.seat)
    assert len(document_of(match)["deals"][-1]) == len(saved["deals"][-1]) - 1


def test_the_order_of_the_hand_comes_back_as_it_was(document: Document) -> None:
    match, _ = match_from_document(document)
    hand = match.state.hands[0].cards()
    random.Random(6).shuffle(hand)
    assert match_from_document(match_to_document(match, hand, SAVED_AT))[1] == tuple(hand)


def test_house_rules_travel_with_the_match() -> None:
    rules = new_match().rules.changed({"match_target": 505, "bonus_clean": 250})
    match = new_match(rules=rules)
    match.start_deal()
    assert loaded(document_of(match)).rules == rules


def test_the_version_of_the_program_does_not_matter(document: Document) -> None:
    document["app_version"] = "0.0.1"
    assert match_from_document(document)[0].deal == 2


def test_names_of_any_letters_come_back(document: Document) -> None:
    names = ["", "Zoë 👩‍👩‍👧", "نور", "a\nb"]
    for player, name in zip(document["players"], names, strict=True):
        player["name"] = name
    match = loaded(document)
    assert sorted(player.name for player in match.players) == sorted(names)
    assert_same(match, loaded(document_of(match)))


def test_the_summary_needs_no_replay(document: Document) -> None:
    match = match_from_document(document)[0]
    document["deals"] = "never looked at"
    summary = summary_of_document(document)
    assert (summary.system, summary.deal, summary.is_over) == ("italian", 2, False)
    assert summary.totals == match.totals
    assert summary.players == tuple(player.name for player in match.players)
    assert summary.saved_at.isoformat() == SAVED_AT


def test_the_summary_of_a_won_match_says_so() -> None:
    match, source = new_match(), random.Random(3)
    play_deals(match, 50, source)
    assert match.winner is not None
    assert summary_of_document(document_of(match)).is_over
    assert loaded(document_of(match)).winner == match.winner


def test_the_time_of_saving_is_one_that_reads_back(document: Document) -> None:
    document["saved_at"] = now()
    assert summary_of_document(document).saved_at.tzinfo is not None


def test_f_v11_a_match_saved_in_format_1_still_loads() -> None:
    match, hand_order = match_from_document(decode((SAVES / "format-1.burraco").read_bytes()))
    assert (match.deal, match.totals, len(match.steps)) == (2, FORMAT_1_TOTALS, FORMAT_1_STEPS)
    assert sorted(hand_order) == match.state.hands[0].cards()


FORMAT_1_TOTALS = (85, 530)
FORMAT_1_STEPS = 72


# Other formats.


def test_a_newer_format_says_which_version_made_it(document: Document) -> None:
    document |= {"format_version": codec.FORMAT_VERSION + 1, "app_version": "9.8.7", "deals": {"new": "form"}}
    for read in (match_from_document, summary_of_document):
        with pytest.raises(NewerFormatError, match=r"later version 9\.8\.7") as caught:
            read(document)
        assert caught.value.made_by == "9.8.7"


@pytest.mark.parametrize("version", [0, -1, -(10**12)])
def test_a_format_that_never_was_is_damage(document: Document, version: int) -> None:
    document["format_version"] = version
    with pytest.raises(DamagedSaveError, match="format"):
        match_from_document(document)


def test_an_older_format_is_brought_up_step_by_step(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    def named(old: Document) -> Document:
        return {**old, "players": [{"name": name, "is_human": name == "Ada"} for name in old["names"]]}

    def unpacked(old: Document) -> Document:
        return {**old, "deals": old["log"]["deals"]}

    monkeypatch.setattr(codec, "FORMAT_VERSION", 3)
    monkeypatch.setattr(codec, "UPGRADES", {1: named, 2: unpacked})
    expected = match_from_document({**document, "format_version": 3})[0]
    document["names"] = [player["name"] for player in document.pop("players")]
    document["log"] = {"deals": document.pop("deals")}
    assert_same(match_from_document(document)[0], expected)


@pytest.mark.parametrize(
    "upgrade",
    [
        lambda old: {**old, "players": old["names"]},
        lambda old: old | {"deals": old["deals"] + 1},
        lambda old: old["seed"].gone(),
        lambda old: {**old, "format_version": int(old["seed"])},
    ],
    ids=["missing field", "wrong type", "wrong shape", "wrong value"],
)
def test_a_document_that_cannot_be_brought_up_is_damage(
    document: Document, monkeypatch: pytest.MonkeyPatch, upgrade: Callable[[Document], Document]
) -> None:
    monkeypatch.setattr(codec, "FORMAT_VERSION", 2)
    monkeypatch.setattr(codec, "UPGRADES", {1: upgrade})
    with pytest.raises(DamagedSaveError, match="brought up from format 1"):
        match_from_document(document)


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


def test_another_seed_is_another_game(document: Document) -> None:
    document["seed"] = "b" + document["seed"]
    with pytest.raises(ReplayError):
        match_from_document(document)


# Fields.


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["format"], "somebody's match", "no match of this program"),
        (["format_version"], True, "format_version: True is no int"),
        (["format_version"], "1", "format_version"),
        (["app_version"], 1, "app_version"),
        (["saved_at"], "yesterday", "saved_at"),
        (["saved_at"], "2030-01-02T03:04:05", "saved_at"),
        (["saved_at"], "0001-01-01T00:00:00+14:00", "saved_at"),
        (["summary", "totals", 0], 1.5, "totals"),
        (["summary", "players", 0], None, "players"),
        (["summary", "is_over"], 0, "is_over"),
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
        (["deals", 1, 3], 3, "deal 2, action 4: 3 is no str"),
        (["deals", 1, 3], "", "deal 2, action 4"),
        (["deals", 1, 3], "add " + "9" * 5000 + " 9h", "deal 2, action 4"),
        (["deals", 1, 3], "discard ??", "deal 2, action 4"),
        (["position", 2], 4, "position"),
        (["hand_order", 0], "11h", "hand_order: '11h' is no card"),
        (["hand_order", 0], "??", "hand_order: a hidden card"),
        (["hand_order"], "10h", "hand_order"),
    ],
)
def test_a_wrong_field_is_named(
    document: Document, path: list[str | int], value: object, complaint: str
) -> None:
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


# Whatever a document holds, only SaveError comes out, and what loads saves again.

Path_ = list[str | int]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=6,
)
WORDS = st.sampled_from(
    [
        "draw",
        "take",
        "discard Kd",
        "lay 4h 5h 6h",
        "lay JK JK JK",
        "add 0 2s high",
        "add 99 2s",
        "??",
        "-",
        "1",
    ]
)
EDGES = st.sampled_from(
    [0, 1, -1, 2, 5, 13, 10**30, 1e308, True, [], {}, "", "\ud800", [[]], [[[]]], {"": {}}]
)


def paths_of(value: object) -> list[Path_]:
    """Where something stands in a document, containers included."""
    found: list[Path_] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, content in inner:
        found.append([key])
        found.extend([key, *rest] for rest in paths_of(content))
    return found


def parent_of(document: Document, path: Path_) -> dict[str | int, Any]:
    """The object or list that holds what the path leads to."""
    found: Any = document
    for key in path[:-1]:
        found = found[key]
    parent: dict[str | int, Any] = found
    return parent


def set_at(document: Document, path: Path_, value: object) -> None:
    parent_of(document, path)[path[-1]] = value


def mutate(document: Document, data: st.DataObject) -> None:
    """Change one place of a document, large and small fields with equal chance."""
    paths = paths_of(document)
    top = data.draw(st.sampled_from(sorted(document)))
    path = data.draw(st.sampled_from([path for path in paths if path[0] == top]))
    parent, last = parent_of(document, path), path[-1]
    match data.draw(st.sampled_from(["replace", "delete", "copy"])):
        case "replace":
            parent[last] = data.draw(JSON | WORDS | EDGES)
        case "delete":
            del parent[last]
        case "copy":
            set_at(document, data.draw(st.sampled_from(paths)), deepcopy(parent[last]))


@given(data=st.data())
def test_only_a_save_error_comes_out_of_a_changed_document(template: Document, data: st.DataObject) -> None:
    document = deepcopy(template)
    for _ in range(data.draw(st.integers(1, 3))):
        if document:
            mutate(document, data)
    assert_harmless(document)


@given(document=JSON)
def test_only_a_save_error_comes_out_of_any_value(document: object) -> None:
    assert_harmless(document)


@given(group=st.sampled_from(["deck", "draw", "reserve", "closing", "end", "match"]), data=st.data())
def test_no_rule_set_in_a_document_breaks_the_engine(
    template: Document, group: str, data: st.DataObject
) -> None:
    document = deepcopy(template)
    rules = document["rules"][group]
    name = data.draw(st.sampled_from(sorted(rules)))
    rules[name] = data.draw(st.none() | st.booleans() | st.integers(0, 40) | EDGES)
    document["deals"] = [document["deals"][0][: data.draw(st.integers(0, 9))]]
    assert_harmless(document)


@given(where=st.floats(0, 1), length=st.integers(0, 6), patch=st.binary(max_size=6))
def test_only_a_save_error_comes_out_of_changed_bytes(
    template: Document, where: float, length: int, patch: bytes
) -> None:
    text = encode(template)
    start = int(where * len(text))
    try:
        value = decode(text[:start] + patch + text[start + length :])
    except SaveError:
        return
    assert_harmless(value)


def assert_harmless(document: object) -> None:
    try:
        summary_of_document(document)
        match, hand_order = match_from_document(document)
    except SaveError:
        return
    again = match_to_document(match, hand_order, SAVED_AT)
    assert_same(match, match_from_document(decode(encode(again)))[0])


def test_a_text_cut_off_anywhere_is_damage(template: Document) -> None:
    text = encode(template)
    assert decode(text) == template
    for length in range(len(text) - 2):
        with pytest.raises(DamagedSaveError):
            decode(text[:length])
