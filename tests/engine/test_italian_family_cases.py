"""The worked cases of the Italian presets beside the plain one, by their ids, and their corners."""

import pytest

from burraco_desktop.engine.events import DealEnd, ReserveTaken, SidesFormed
from burraco_desktop.engine.notation import show_action, show_meld
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import options
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.engine.scoring import (
    deal_points,
    deal_scores,
    match_winner,
    totals_after,
    victory_points,
)
from burraco_desktop.engine.state import State
from tests.support.positions import RESERVES, cards, do, meld, no_meld, position, reason, refusal, system

INTERNATIONAL = system("italian_international")
THREE = system("italian_3p")
SIX = system("italian_6p")
CLEAN = "3h 4h 5h 6h 7h 8h 9h"
DIRTY = "3h 4h 5h JK 7h 8h 9h"


def shown(table: State) -> list[str]:
    """The options as text."""
    return [show_action(action) for action in options(table)]


# The tournament, and the federation of royal burracos.


@pytest.mark.parametrize(
    ("text", "plain", "tournament", "fitab"),
    [
        pytest.param("Ac..Kc", 200, 200, 300, id="I13"),
        pytest.param("Ac..Kc JK", 100, 150, 250, id="I15"),
        pytest.param("7x8 JK", 100, 150, 200, id="I22"),
        pytest.param("7x8", 200, 200, 250, id="I23"),
        pytest.param("7x7 JK", 100, 150, 150, id="I24"),
        pytest.param("7x6 JK", 100, 100, 100, id="I25"),
        pytest.param("3h..8h JK", 100, 100, 100, id="I29"),
        pytest.param("3h..9h JK", 100, 150, 150, id="I30"),
        pytest.param("3h..6h JK 8h..10h", 100, 100, 100, id="I32"),
    ],
)
def test_honours(text: str, plain: int, tournament: int, fitab: int) -> None:
    bonuses = [meld(text, system(f"italian{name}")).bonus for name in ("", "_tournament", "_fitab")]
    assert bonuses == [plain, tournament, fitab]


@pytest.mark.parametrize(
    ("deals", "totals", "points"),
    [
        pytest.param(3, (1780, 1540), (12, 8), id="I69-three-deals"),
        pytest.param(4, (1780, 1540), (11, 9), id="I69-four-deals"),
        pytest.param(4, (1540, 1780), (9, 11), id="I69-other-side"),
        pytest.param(4, (500, 500), (10, 10), id="equal"),
        pytest.param(4, (600, 500), (10, 10), id="up-to-100"),
        pytest.param(4, (605, 500), (11, 9), id="more-than-100"),
        pytest.param(4, (2500, 500), (19, 1), id="up-to-2000"),
        pytest.param(4, (2505, 500), (20, 0), id="more-than-2000"),
        pytest.param(3, (550, 500), (10, 10), id="three-deals-up-to-50"),
        pytest.param(3, (-500, 1005), (0, 20), id="three-deals-more-than-1500"),
    ],
)
def test_victory_points(deals: int, totals: tuple[int, int], points: tuple[int, int]) -> None:
    rules = system("italian_tournament", match_deals=deals, victory_points=f"{deals}_deals")
    assert victory_points(rules, totals) == points


def test_i69_a_round_is_won_after_its_deals() -> None:
    rules = system("italian_tournament")
    assert match_winner(rules, (1780, 1540), 3) is None
    assert match_winner(rules, (1780, 1540), 4) == 0
    assert victory_points(system("italian"), (1780, 1540)) is None


# The international code.


def test_only_aces_and_threes_make_sets() -> None:
    assert meld("3h 3d 3s", INTERNATIONAL).is_clean
    assert meld("Ah Ad 2s", INTERNATIONAL).size == 3
    assert no_meld("4h 4d 4s", INTERNATIONAL) == Reason.SET_RANK_NOT_ALLOWED


def test_i49_whoever_takes_the_pile_melds() -> None:
    assert reason(position("move: 0 draw\npile: 4c Kd 9d\nhand 0: 5s", INTERNATIONAL), "take") == (
        Reason.PILE_NEEDS_SOME_MELD
    )
    table = position("move: 0 draw\npile: 4c 5c 6c\nhand 0: 9s Kd", INTERNATIONAL)
    do(table, "take")
    assert shown(table) == ["lay 4c 5c 6c"]
    assert reason(table, "discard Kd") == Reason.MELD_FIRST
    do(table, "lay 4c 5c 6c", "discard Kd")
    assert table.seat == 1


def test_an_addition_to_a_meld_is_enough_after_taking_the_pile() -> None:
    table = position("move: 0 draw\npile: 4c Kd\nhand 0: 9s Qd\nmelds 0: 5c 6c 7c", INTERNATIONAL)
    do(table, "take", "add 0 4c", "discard Kd")
    assert table.seat == 1


def test_a_new_meld_may_be_asked_for_after_taking_the_pile() -> None:
    rules = system("italian_international", pickup_may_extend_meld=False)
    table = position("move: 0 draw\npile: 4c Kd\nhand 0: 9s Qd\nmelds 0: 5c 6c 7c", rules)
    assert reason(table, "take") == Reason.PILE_NEEDS_SOME_MELD
    table = position("move: 0 draw\npile: 4c Kd\nhand 0: 9s 8c 9c 10c\nmelds 0: 5c 6c 7c", rules)
    do(table, "take")
    assert reason(table, "add 0 4c") == Reason.MELD_FIRST
    do(table, "lay 8c 9c 10c", "add 0 4c")


def test_drawing_from_the_stock_asks_for_no_meld() -> None:
    table = position("move: 0 draw\nhand 0: Qd 9s", INTERNATIONAL)
    do(table, "draw", "discard Qd")
    assert table.seat == 1


def test_a_pile_that_can_only_be_melded_with_the_whole_hand_may_be_taken() -> None:
    """Three cards would leave a wild that may not be thrown; the four together take the reserve."""
    rules = system("italian_international", reserve_on_discard=False)
    table = position("move: 0 draw\npile: 7h\nhand 0: 4h 5h 6h", rules)
    do(table, "take")
    assert shown(table) == ["lay 4h 5h 6h 7h"]
    do(table, "lay 4h 5h 6h 7h")
    assert table.hands[0].size == 11


def test_a_pile_that_only_two_additions_at_once_can_use_may_be_taken() -> None:
    rules = system("italian_international", reserve_on_discard=False)
    table = position("move: 0 draw\npile: 7h\nhand 0: 8h\nmelds 0: 4h 5h 6h", rules)
    do(table, "take")
    assert shown(table) == ["add 0 7h 8h"]


def test_a_pile_that_leaves_no_legal_meld_may_not_be_taken() -> None:
    table = position("move: 0 draw\npile: 7h\nhand 0: 5h 6h 9d\ntaken: 2 -1", INTERNATIONAL)
    assert reason(table, "take") == Reason.PILE_NEEDS_SOME_MELD


def test_closing_needs_a_clean_burraco() -> None:
    for melds, expected in ((CLEAN, None), (DIRTY, Reason.CLOSE_NEEDS_CLEAN_CANASTA)):
        table = position(f"hand 0: Kd\nmelds 0: {melds}\ntaken: 2 -1", INTERNATIONAL)
        assert reason(table, "discard Kd") == expected


# Three players.


def test_the_first_to_empty_his_hand_takes_the_eighteen_and_plays_alone_against_a_pair() -> None:
    melds = "melds 0: 9c 9d 9h\nmelds 1: Kd Kh Ks\nmelds 2: 9s 9h 9d / 4h 5h JK high"
    table = position(f"hand 1: 5c 6c 7c\nmove: 1 play\n{melds}", THREE)
    assert do(table, "lay 5c 6c 7c")[-2:] == (
        ReserveTaken(1, cards(RESERVES[0]), in_flight=True),
        SidesFormed(1),
    )
    assert table.side_of == (0, 1, 0)
    assert [show_meld(found) for found in table.melds[0]] == ["9c 9d 9h", "9d 9h 9s", "JK=3h 4h 5h"]
    assert [int(end) for end in table.wild_ends[0]] == [0, 0, 1]
    assert (table.melds[2], table.reserves) == ([], [cards(RESERVES[1])])


def test_the_sets_that_a_pair_pools_stay_apart_and_both_grow_but_no_third_is_laid() -> None:
    text = "hand 0: 9s 9c 9d 9h 4d 5d\nsides: 0 1 0\nmelds 0: 9c 9d 9h / 9s 9h 9d\ntaken: -1 1 -1"
    table = position(text, THREE)
    do(table, "add 0 9s", "add 1 9c")
    assert reason(position(text, THREE), "lay 9c 9d 9h") == Reason.DUPLICATE_SET


def test_the_pair_takes_the_eleven_once_and_the_solo_player_has_had_his_reserve() -> None:
    text = "sides: 0 1 0\nhand 2: 5c 6c 7c\nmove: 2 play\ntaken: -1 1 -1\nmelds 1: " + DIRTY
    table = position(text, THREE)
    assert isinstance(do(table, "lay 5c 6c 7c")[-1], ReserveTaken)
    assert table.reserve_taken == [2, 1, -1]
    assert refusal(position("sides: 0 1 0\nhand 0: Kd\ntaken: 2 1 -1", THREE), "discard Kd") is not None
    solo = position(text.replace("hand 2: 5c 6c 7c\nmove: 2", "hand 1: Kd\nmove: 1"), THREE)
    do(solo, "discard Kd")
    assert (solo.end, solo.closer) == (DealEnd.CLOSED, 1)


I71 = """
    move: 1 over
    end: closed 1
    totals: 100 200 300
    sides: 0 1 0
    hand 0: -
    hand 1: -
    hand 2: -
    taken: 0 1 -1
    melds 0: 3c 4c 5c 6c 7c 8c 9c / Kd Kh Ks / 9s 10s Js
    melds 1: 3h 4h 5h 6h 7h 8h 9h / Ad Ah As / Kd Kh Ks
"""


def test_i71_members_of_the_pair_get_half_rounded_up() -> None:
    table = position(I71, THREE)
    assert [score.total for score in deal_scores(table)] == [305, 420, 0]
    assert deal_points(table) == (153, 420, 153)
    assert totals_after(table) == (253, 620, 453)


@pytest.mark.parametrize(("pair", "member"), [(-155, -77), (-150, -75), (-5, -2), (5, 3)])
def test_halves_are_rounded_up_below_nothing_too(pair: int, member: int) -> None:
    text = f"move: 0 over\nend: stock -1\nsides: 0 1 0\ntaken: 0 1 -1\nhand 0: {holding(pair)}\nhand 2: -"
    melds = "\nmelds 0: 3c 4c 5c" if pair == 5 else ""
    table = position(text + melds, THREE)
    assert deal_scores(table)[0].total == pair
    assert deal_points(table)[0] == deal_points(table)[2] == member


def holding(points: int) -> str:
    """Cards that count so much against their side."""
    return {-155: "JK JK JK JK As Kd Qd", -150: "JK JK JK JK As As", -5: "5h", 5: "Kd"}[points]


def test_without_any_reserve_each_of_three_scores_alone() -> None:
    table = position("move: 0 over\nend: stock -1\nhand 0: -\nhand 1: Kd\nhand 2: 5h", THREE)
    assert deal_points(table) == (-100, -110, -105)


def test_from_a_thousand_on_three_play_each_for_himself() -> None:
    table = position("totals: 1000 5 5\nhand 0: 5c 6c 7c", THREE)
    assert [len(reserve) for reserve in table.reserves] == [11, 11, 11]
    do(table, "lay 5c 6c 7c")
    assert table.side_of == (0, 1, 2)
    below = position("totals: 995 5 5\nhand 0: 5c 6c 7c", THREE)
    do(below, "lay 5c 6c 7c")
    assert below.side_of == (0, 1, 1)


def test_three_players_win_at_their_target() -> None:
    assert match_winner(THREE, (1500, 1400, 3), 6) is None
    assert match_winner(THREE, (1505, 1400, 3), 6) == 0
    assert match_winner(THREE, (1505, 1505, 3), 6) is None


def test_cut_bonuses_of_a_pair_are_pooled() -> None:
    changes: dict[str, OptionValue] = {"cut_bonus_mode": "random", "cut_bonus_points": 100}
    rules = system("italian_3p", **changes)
    table = position("hand 0: 5c 6c 7c\ncuts: 0 0 1 to cut -", rules)
    do(table, "lay 5c 6c 7c")
    assert (table.side_of, table.exact_cuts) == ((0, 1, 1), [0, 1, 0])


# Six players.


@pytest.mark.parametrize(
    ("melds", "action", "expected"),
    [
        ("3h 4h 5h", "lay 5c 6c 7c", Reason.RESERVE_NEEDS_CANASTA),
        (DIRTY, "lay 5c 6c 7c", None),
    ],
)
def test_six_players_need_a_burraco_for_the_reserve(melds: str, action: str, expected: Reason | None) -> None:
    table = position(f"hand 0: 5c 6c 7c\nmelds 0: {melds}", SIX)
    assert reason(table, action) == expected
    with_one_left = position(f"hand 0: 5c 6c 7c Kd\nmelds 0: {melds}", SIX)
    assert reason(with_one_left, action) == expected


def test_a_burraco_finished_by_the_same_play_brings_the_reserve() -> None:
    table = position("hand 0: 9h\nmelds 0: 3h 4h 5h 6h 7h 8h", SIX)
    do(table, "add 0 9h")
    assert table.hands[0].size == 11


def test_three_pairs_sit_across_and_each_has_a_reserve() -> None:
    table = position("hand 0: 5c 6c 7c", SIX)
    assert table.side_of == (0, 1, 2, 0, 1, 2)
    assert len(table.reserves) == 3


def test_sets_of_three_packs_have_up_to_thirteen_cards() -> None:
    assert meld("7x12 JK", SIX).size == 13
    assert no_meld("7x12 7c JK", SIX) == Reason.SET_TOO_LARGE
