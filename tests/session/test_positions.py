"""Going on from a position where the actions lead elsewhere: whole packs only, nothing of before is lost."""

import random
from collections.abc import Callable

import pytest

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session.codec import (
    Document,
    encode,
    match_from_document,
    match_from_position,
    match_to_document,
)
from burraco_desktop.session.errors import DamagedSaveError, ReplayError
from burraco_desktop.session.rulebook import preset
from tests.session.documents import SAVED_AT, assert_same, loaded
from tests.session.playing import NAMES, new_match, play_step


def test_a_match_goes_on_from_its_position(document: Document) -> None:
    match, hand_order = match_from_document(document)
    document["deals"][0][20] = "draw"
    with pytest.raises(ReplayError):
        match_from_document(document)
    twin, order = match_from_position(document)
    assert show_position(twin.state) == show_position(match.state)
    assert (twin.totals, twin.deal, twin.players, order) == (
        match.totals,
        match.deal,
        match.players,
        hand_order,
    )


def test_such_a_match_is_kept_and_comes_back(document: Document) -> None:
    match, order = match_from_position(document)
    source = random.Random(3)
    while match.deal < 4:
        play_step(match, source)
        if len(match.steps) % 20 == 3:
            saved = match_to_document(match, order, SAVED_AT)
            assert_same(match, loaded(saved))
            assert encode(saved) == encode(match_to_document(loaded(saved), order, SAVED_AT))


def test_a_match_goes_on_from_the_end_of_a_deal(document: Document) -> None:
    match, source = match_from_document(document)[0], random.Random(3)
    while not match.deal_is_over:
        play_step(match, source)
    twin, _ = match_from_position(match_to_document(match, (), SAVED_AT))
    assert (twin.totals, twin.deal_is_over) == (match.totals, True)
    twin.start_deal()
    assert twin.deal == match.deal + 1
    assert_same(twin, loaded(match_to_document(twin, (), SAVED_AT)))


Change = Callable[[list[str]], object]


def put(label: str, content: str) -> Change:
    """Write something else on a line of the position."""

    def change(lines: list[str]) -> None:
        at = next(number for number, line in enumerate(lines) if line.startswith(f"{label}:"))
        lines[at] = f"{label}: {content}"

    return change


IMPOSSIBLE: dict[str, Change] = {
    "no lines": lambda lines: lines.clear(),
    "a line more": lambda lines: lines.append("hand 9: 3c"),
    "no stock": put("stock", "-"),
    "a small hand": put("hand 0", "3c 4c"),
    "hidden cards": put("hand 1", "?? ??"),
    "deal 0": put("deal", "0 dealer 0 turn 1 swaps 0"),
    "deal far off": put("deal", "999999999 dealer 0 turn 1 swaps 0"),
    "no dealer": put("deal", "2 dealer 9 turn 1 swaps 0"),
    "three totals": put("totals", "1 2 3"),
    "over without an end": put("move", "0 over"),
    "an end that is none": put("end", "stock -1"),
    "no such side": put("sides", "0 0 0 7"),
    "a card drawn elsewhere": put("drawn", "3c 4c 5c"),
    "known cards of another": put("known 1", "JK JK JB JB"),
    "no meld": put("melds 0", "3c 9d"),
}


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_no_play_leads_to_is_damage(document: Document, change: Change) -> None:
    change(document["position"])
    with pytest.raises(DamagedSaveError):
        match_from_position(document)


def test_scores_must_make_the_totals(document: Document) -> None:
    match, order = match_from_position(document)
    saved = match_to_document(match, order, SAVED_AT)
    saved["start"]["scores"][0][0] += 5
    with pytest.raises(DamagedSaveError, match="totals"):
        match_from_document(saved)


def test_half_of_a_character_is_no_seed(document: Document) -> None:
    match, order = match_from_position(document)
    saved = {**match_to_document(match, order, SAVED_AT), "seed": "\ud800"}
    for read in (match_from_document, match_from_position):
        with pytest.raises(DamagedSaveError, match="seed"):
            read(saved)


@pytest.mark.parametrize("name", ["italian", "buraco_closed", "venezuelan", "italian_3p"])
def test_every_position_that_play_leads_to_can_be_gone_on_from(name: str) -> None:
    rules = preset(name)
    seats = max(count for count in rules.deck.player_counts if count <= len(NAMES))
    match, source = new_match(name, seats, rules), random.Random(2)
    for _ in range(150):
        play_step(match, source)
        if match.winner is None:
            twin, _ = match_from_position(match_to_document(match, (), SAVED_AT))
            assert show_position(twin.state) == show_position(match.state)
