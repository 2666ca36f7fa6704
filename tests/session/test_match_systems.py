"""Matches of every system: what they add up, keep as final, and save."""

import random

import pytest

from burraco_desktop.engine.actions import Cut, DrawStock, Redraw, TakePile, TakeReserve
from burraco_desktop.engine.notation import parse_action, parse_cards, parse_position
from burraco_desktop.engine.scoring import deal_points, deal_scores
from burraco_desktop.engine.state import Phase
from burraco_desktop.paths import resource_root
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset, preset_names
from tests.session.documents import assert_same, document_of, loaded
from tests.session.playing import play_deals

TABLES = [
    (name, seats) for name in preset_names(resource_root()) for seats in preset(name).deck.player_counts
]


def match_of(name: str, seats: int, seed: str = "a seed") -> Match:
    players = [Player(f"player {number}", is_human=number == 0) for number in range(seats)]
    return Match.new(preset(name), players, seed)


def match_at(name: str, position: str) -> Match:
    """A match of a preset whose first deal stands at a position."""
    hands = position.count("hand ")
    match = match_of(name, hands)
    match._first = parse_position(position, match.rules)
    match.deal = 1
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_match_of_every_system_is_saved_and_loaded_the_same(name: str, seats: int) -> None:
    match = match_of(name, seats)
    play_deals(match, 1, random.Random(2))
    match.start_deal()
    assert_same(match, loaded(document_of(match)))
    assert match.scores_by_deal == [match.totals]


PAIR_CLOSES = """\
deal: 1 dealer 2 turn 40 swaps 0
sides: 0 1 1
move: 1 play
hand 0: Kd 5d
hand 1: 4s
hand 2: 7c
melds 1: 3h 4h 5h 6h 7h 8h JK
taken: 0 2 -1
stock: 3s 5s 6s 7s 8s
pile: Qs
"""


def test_three_players_add_up_what_a_deal_is_worth_to_each() -> None:
    match = match_at("italian_3p", PAIR_CLOSES)
    match.play(parse_action("discard 4s"))
    assert [score.total for score in deal_scores(match.state)] == [-15, 260, 0]
    assert match.scores_by_deal == [(-15, 130, 130)]
    assert match.totals == (-15, 130, 130) == deal_points(match.state)


def test_a_lift_for_the_cut_bonus_is_final() -> None:
    match = match_of("venezuelan", 4)
    match.start_deal()
    for _ in range(2):
        seat = match.state.seat
        match.play(Cut(30))
        assert not match.can_undo(seat)
    assert match.state.phase == Phase.DRAW


def test_a_refused_card_is_final() -> None:
    match = match_of("venezuelan", 4)
    match.start_deal()
    for action in (Cut(30), Cut(30), DrawStock(), Redraw()):
        match.play(action)
    assert not match.can_undo(match.state.seat)
    assert len(match.state.pile) == 1


HANDS = """\
hand 1: 4s 9s
hand 2: 5s 9s
hand 3: 6s 9d
stock: 3c 4c 5c 6c
reserves: 3d 4d 5d 6d 7d / 3s 4s 5s 6s 7s
"""


def test_taking_a_covered_pile_is_final_since_it_shows_what_lay_under_the_top() -> None:
    match = match_at("buraco_closed", f"hand 0: 5h 6h Kd Qc\n{HANDS}move: 0 draw\npile: 4c 7h\n")
    match.play(TakePile(parse_cards("5h 6h")))
    assert not match.can_undo(0)


def test_taking_an_open_pile_with_a_meld_can_be_undone() -> None:
    match = match_at("venezuelan", f"hand 0: 5h 6h Kd Qc\n{HANDS}move: 0 draw\npile: 4c 7h\n")
    before = match.state.copy()
    match.play(parse_action("take lay 5h 6h"))
    assert match.undo(0) == parse_action("take lay 5h 6h")
    assert match.state == before


def test_taking_the_reserve_with_wilds_in_hand_is_final() -> None:
    match = match_at("venezuelan", f"hand 0: 2s JK\n{HANDS}move: 0 play\n")
    match.play(TakeReserve())
    assert not match.can_undo(0)
