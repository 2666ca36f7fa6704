"""The document of a match: it comes back the same, from any version that wrote it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.session import upgrades
from burraco_desktop.session.codec import (
    FORMAT_VERSION,
    Document,
    decode,
    encode,
    match_from_document,
    match_to_document,
    now,
    summary_of_document,
)
from burraco_desktop.session.errors import DamagedSaveError, NewerFormatError
from burraco_desktop.session.match import Terms
from tests.session.documents import SAVED_AT, assert_same, document_of, loaded
from tests.session.playing import new_match, play_deals, play_step, played

SAVES = Path(__file__).parent / "saves"


# It comes back the same.


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_comes_back_the_same_after_every_action(seats: int) -> None:
    match, source = new_match("every action", seats), random.Random(2)
    while len(match.scores_by_deal) < 1 or len(match.steps) > 5:
        play_step(match, source)
        assert_same(match, loaded(document_of(match)))


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32).map(str), seats=st.sampled_from([2, 4]), steps=st.integers(1, 400))
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


def test_a_match_left_with_the_reserve_still_unseen_comes_back(document: Document) -> None:
    """F-R04: the cards of a reserve taken with the discard are hidden until the next turn."""
    match, _ = match_from_document(document)
    seen = match.state.hands[0].cards()[:2]
    saved = decode(encode(match_to_document(match, [*seen, *[HIDDEN] * 11], SAVED_AT)))
    assert match_from_document(saved)[1] == tuple(seen)


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


def test_f_v11_matches_saved_in_format_2_still_load() -> None:
    match, hand_order = match_from_document(decode((SAVES / "format-2-lines.burraco").read_bytes()))
    assert (match.deal, match.totals, len(match.steps)) == (2, (140, 25), 31)
    assert (match.name, match.terms) == ("Perché no? 🂡", Terms("5eed", is_learning=True, has_typed_seed=True))
    assert list(hand_order) == match.state.hands[0].cards()[::-1]
    undone, _ = match_from_document(decode((SAVES / "format-2-undone.burraco").read_bytes()))
    assert (len(undone.steps), undone.is_assisted) == (23, True)
    undone.redo(0)
    assert undone.state == match.state
    document = decode((SAVES / "format-2-position.burraco").read_bytes())
    going_on, _ = match_from_document(document)
    assert (going_on.totals, len(going_on.steps), going_on.start is None) == ((140, 25), 20, False)
    assert summary_of_document(document).is_bookmark


FORMAT_1_TOTALS = (85, 530)
FORMAT_1_STEPS = 72


# Other formats.


def test_a_newer_format_says_which_version_made_it(document: Document) -> None:
    document |= {"format_version": FORMAT_VERSION + 1, "app_version": "9.8.7", "deals": {"new": "form"}}
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
        players = [{"name": name, "is_human": name == "Ada", "level": ""} for name in old["names"]]
        return {**old, "players": players}

    def unpacked(old: Document) -> Document:
        return {**old, "deals": old["log"]["deals"]}

    first, last = FORMAT_VERSION, FORMAT_VERSION + 2
    monkeypatch.setattr(upgrades, "FORMAT_VERSION", last)
    monkeypatch.setattr(upgrades, "UPGRADES", {first: named, first + 1: unpacked})
    expected = match_from_document({**document, "format_version": last})[0]
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
    monkeypatch.setattr(upgrades, "FORMAT_VERSION", FORMAT_VERSION + 1)
    monkeypatch.setattr(upgrades, "UPGRADES", {FORMAT_VERSION: upgrade})
    with pytest.raises(DamagedSaveError, match=f"brought up from format {FORMAT_VERSION}"):
        match_from_document(document)
