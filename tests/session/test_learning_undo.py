"""Undo while learning: any earlier own decision, through all that followed, and the match says so."""

import random

import pytest

from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.session.codec import match_from_document
from burraco_desktop.session.errors import DamagedSaveError
from burraco_desktop.session.match import Match, Player, Terms
from burraco_desktop.session.rulebook import preset
from tests.session.documents import document_of, loaded
from tests.session.playing import NAMES, play_step


def learning_match(seed: str = "learn", *, is_learning: bool = True) -> Match:
    players = [Player(name, is_human=name == NAMES[0]) for name in NAMES]
    match = Match.new(preset("italian"), players, seed, Terms("one", is_learning=is_learning))
    match.start_deal()
    return match


def play_to(match: Match, source: random.Random, decisions: int) -> list[str]:
    """Play until the human has decided so often; what the table was like before each of his decisions."""
    before: list[str] = []
    while len(before) < decisions or match.state.seat != 0:
        if match.state.seat == 0:
            before.append(show_position(match.state))
        play_step(match, source)
        assert not match.deal_is_over
    return before


def test_one_press_undoes_one_decision_and_what_followed() -> None:
    match = learning_match()
    before = play_to(match, random.Random(2), 8)
    for state in reversed(before):
        assert match.can_undo(0)
        match.undo(0)
        assert show_position(match.state) == state
        assert match.state.seat == 0
    assert not match.can_undo(0)


def test_redo_does_all_of_it_again() -> None:
    match = learning_match()
    before = play_to(match, random.Random(2), 8)
    end = show_position(match.state)
    for _ in before:
        match.undo(0)
    seen = []
    while match.can_redo(0):
        seen.append(show_position(match.state))
        match.redo(0)
    assert seen == before
    assert show_position(match.state) == end


def test_only_what_goes_beyond_a_turn_is_assistance() -> None:
    match, source = learning_match(), random.Random(2)
    play_to(match, source, 6)
    while match.state.seat != 0 or match.steps[-1].is_final:
        play_step(match, source)
    told: list[tuple[bool, bool]] = []
    while len(told) < 2 or not told[-1][0]:
        is_beyond = match.steps[-1].is_final
        match.undo(0)
        told.append((is_beyond, match.is_assisted))
    assert told[0] == (False, False)
    assert told[-1] == (True, True)


def test_after_loading_undo_and_redo_reach_as_far() -> None:
    match = learning_match()
    play_to(match, random.Random(2), 6)
    for _ in range(4):
        match.undo(0)
    twin = loaded(document_of(match))
    assert twin.is_assisted
    assert twin.terms == match.terms
    assert twin.undone == match.undone
    for game in (match, twin):
        game.redo(0)
    assert show_position(twin.state) == show_position(match.state)
    while match.can_undo(0):
        match.undo(0)
        twin.undo(0)
    assert not twin.can_undo(0)
    assert show_position(twin.state) == show_position(match.state)


def test_an_action_that_cannot_be_redone_is_damage() -> None:
    match = learning_match()
    play_to(match, random.Random(2), 2)
    match.undo(0)
    document = document_of(match)
    document["undone"] = ["draw"] * 4
    with pytest.raises(DamagedSaveError, match="undone"):
        match_from_document(document)


def test_recall_takes_only_what_can_be_done() -> None:
    match = learning_match()
    with pytest.raises(IllegalActionError):
        match.recall([DrawStock(), DrawStock()])
    assert match.undone == ()


def test_who_does_not_learn_has_the_turn_alone() -> None:
    match = learning_match(is_learning=False)
    play_to(match, random.Random(2), 6)
    while match.can_undo(0):
        match.undo(0)
    assert len(match.steps) > 6
    assert not match.is_assisted


def test_the_end_of_a_deal_stays() -> None:
    match, source = learning_match(), random.Random(2)
    while not match.deal_is_over:
        play_step(match, source)
    assert not match.can_undo(0)
