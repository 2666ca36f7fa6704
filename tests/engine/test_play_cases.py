"""The worked cases of the rules document about play, and faults other programs had (F-R..), by their ids."""

import pytest

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.events import (
    DealEnd,
    DealEnded,
    HandsShown,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
)
from burraco_desktop.engine.notation import parse_position, show_meld, show_position
from burraco_desktop.engine.play import TURN_BOUND, options
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.engine.scoring import deal_scores
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, RESERVES, cards, do, italian, position, reason, refusal

BURRACO = "3h 4h 5h JK=6h 7h 8h 9h"


def closing(hand: str, melds: str = BURRACO) -> State:
    """Seat 0 to play, its side's reserve taken by the partner."""
    return position(f"hand 0: {hand}\nmelds 0: {melds}\ntaken: 2 -1")


# I43 to I45: melds beside each other.


def test_i43_a_second_set_of_a_rank_is_refused_but_its_cards_may_be_added() -> None:
    table = position("hand 0: Kh Kd Kc 5h 6s\nmelds 0: Ks Kh Kd")
    assert reason(table, "lay Kh Kd Kc") == Reason.DUPLICATE_SET
    assert reason(table, "add 0 Kh Kd Kc") is None


def test_i43_a_second_set_is_legal_where_the_rules_allow_it() -> None:
    rules = italian(duplicate_sets_allowed=True)
    table = position("hand 0: Kh Kd Kc 5h 6s\nmelds 0: Ks Kh Kd", rules)
    assert reason(table, "lay Kh Kd Kc") is None


def test_i43_a_set_of_the_other_side_is_no_obstacle() -> None:
    table = position("hand 0: Kh Kd Kc 5h 6s\nmelds 1: Ks Kh Kd")
    assert reason(table, "lay Kh Kd Kc") is None


@pytest.mark.parametrize("run", [pytest.param("7h 8h 9h", id="I44"), pytest.param("4h 5h 6h", id="I45")])
def test_a_side_may_own_parallel_runs(run: str) -> None:
    table = position(f"hand 0: {run} Kd Qs\nmelds 0: 4h 5h 6h")
    do(table, f"lay {run}")
    assert [show_meld(meld) for meld in table.melds[0]] == ["4h 5h 6h", run]


# I46 to I49, I73: the draw.


def test_i46_the_lone_pile_card_may_not_be_thrown_back() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc")
    do(table, "take")
    assert reason(table, "discard 9d") == Reason.LONE_PILE_CARD
    assert reason(table, "discard Kd") is None


def test_fr16_the_twin_of_the_lone_pile_card_may_be_thrown() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: 9d Kd Qc")
    do(table, "take", "discard 9d")
    assert table.hands[0].cards() == sorted(cards("9d Kd Qc"))


def test_the_lone_pile_card_may_be_thrown_where_the_rules_allow_it() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc", italian(single_pickup_rediscard=True))
    do(table, "take")
    assert reason(table, "discard 9d") is None


def test_the_lone_pile_card_is_free_again_on_the_next_turn() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc\nhand 1: 4c\nhand 2: 4s\nhand 3: 6s")
    do(table, "take", "discard Kd", "draw", "discard 4c", "draw", "discard 4s", "draw", "discard 6s", "draw")
    assert reason(table, "discard 9d") is None


def test_i48_a_card_of_a_larger_pile_may_be_thrown() -> None:
    table = position("move: 0 draw\npile: 4c Kd 9d")
    do(table, "take")
    assert reason(table, "discard 9d") is None


def test_i49_taking_the_pile_and_melding_nothing_is_legal() -> None:
    table = position("move: 0 draw\npile: 4c Kd 9d\nhand 0: 5s")
    do(table, "take", "discard 5s")
    assert table.pile == list(cards("5s"))
    assert table.seat == 1


def test_i73_a_wild_upcard_may_be_taken_like_any_card() -> None:
    table = position("move: 0 draw\npile: 2d\nhand 0: 5h 6h 9s")
    do(table, "take", "lay 5h 6h 2d", "discard 9s")
    assert table.melds[0][0].cards == cards("2d 5h 6h")


def test_a_one_card_hand_may_take_a_one_card_pile_and_throws_the_other_card() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd\ntaken: 2 -1")
    do(table, "take")
    assert reason(table, "discard Kd") is None
    assert reason(table, "discard 9d") == Reason.LONE_PILE_CARD


def test_a_one_card_hand_may_be_barred_from_a_one_card_pile() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd", italian(single_pile_min_hand=2))
    assert reason(table, "take") == Reason.HAND_TOO_SMALL_FOR_LONE_CARD
    assert (
        reason(position("move: 0 draw\npile: 9d 9s\nhand 0: Kd", italian(single_pile_min_hand=2)), "take")
        is None
    )


# I50 to I51: the reserve.


def test_i50_the_reserve_in_flight_is_taken_at_once_and_a_discard_is_still_owed() -> None:
    table = position("hand 0: 5c 6c 7c")
    events = do(table, "lay 5c 6c 7c")
    assert events[-1] == ReserveTaken(0, cards(RESERVES[0]), in_flight=True)
    assert table.hands[0].cards() == sorted(cards(RESERVES[0]))
    assert (table.seat, table.phase, table.reserve_taken) == (0, Phase.PLAY, [0, -1])
    assert reason(table, "discard Jh") is None


def test_fr03_a_reserve_in_flight_is_taken_once_and_the_next_run_out_closes() -> None:
    table = position("hand 0: 5c 6c 7c\nreserves: 8c 8d 8h / " + RESERVES[1])
    do(table, "lay 5c 6c 7c")
    assert reason(table, "lay 8c 8d 8h") == Reason.CLOSE_NEEDS_CANASTA
    assert len(table.reserves) == 1


def test_the_extension_of_a_meld_may_take_the_reserve_in_flight() -> None:
    table = position("hand 0: 8c\nmelds 0: 5c 6c 7c")
    do(table, "add 0 8c")
    assert table.hands[0].size == 11


def test_i51_a_wild_may_be_thrown_to_reach_the_reserve_which_is_unseen_until_the_next_turn() -> None:
    table = position("hand 0: JK\nhand 1: 9d\nhand 2: 9s\nhand 3: 9c")
    assert do(table, "discard JK")[1:] == (
        ReserveTaken(0, cards(RESERVES[0]), in_flight=False),
        TurnStarted(1),
    )
    assert view_for(table, 0).hand.hidden == 11
    do(table, "draw", "discard 9d", "draw", "discard 9s", "draw")
    assert do(table, "discard 9c")[-1] == ReserveOpened(0, cards(RESERVES[0]))
    assert view_for(table, 0).hand.hidden == 0


def test_the_first_side_gets_the_upper_reserve_and_the_other_side_the_lower() -> None:
    table = position("hand 0: 5c 6c 7c 9d\nhand 1: 9h\nmelds 1: 10c Jc Qc\nstock: 6c 6d Kc 4s 9c 9d Kc")
    do(table, "lay 5c 6c 7c", "discard 9d", "draw", "add 0 Kc")
    do(table, "discard 9h")
    assert table.hands[0].cards() == sorted(cards(RESERVES[0]))
    assert table.hands[1].cards() == sorted(cards(RESERVES[1]))
    assert table.reserves == []


def test_a_reserve_may_be_had_only_as_the_rules_allow() -> None:
    on_discard = position("hand 0: 5c 6c 7c 9d", italian(reserve_direct=False))
    assert reason(on_discard, "lay 5c 6c 7c") is None
    assert reason(position("hand 0: 5c 6c 7c", italian(reserve_direct=False)), "lay 5c 6c 7c") == (
        Reason.RESERVE_NOT_IN_FLIGHT
    )
    in_flight = position("hand 0: 5c 6c 7c 9d", italian(reserve_on_discard=False))
    assert reason(in_flight, "lay 5c 6c 7c") == Reason.RESERVE_NOT_ON_DISCARD
    plain = position("hand 0: 5c 6c 7c 2d", italian(reserve_wild_discard_ok=False))
    assert reason(plain, "lay 5c 6c 7c") == Reason.RESERVE_NEEDS_PLAIN_DISCARD


# I52 to I59: closing.


def test_i52_a_play_that_leaves_one_card_that_cannot_be_thrown_is_refused() -> None:
    table = closing("5c 6c 7c Kd", melds="3h 4h 5h")
    found = refusal(table, "lay 5c 6c 7c")
    assert found is not None
    assert (found.reason, found.stuck, found.cards) == (Reason.CLOSE_NEEDS_CANASTA, True, cards("Kd"))


def test_i53_a_close_ends_the_deal_with_its_bonus() -> None:
    table = closing("5c 6c 7c Kd")
    do(table, "lay 5c 6c 7c")
    events = do(table, "discard Kd")
    assert events[1] == DealEnded(DealEnd.CLOSED, 0)
    assert isinstance(events[2], HandsShown)
    assert (table.phase, table.end, table.closer) == (Phase.OVER, DealEnd.CLOSED, 0)
    assert deal_scores(table)[0].total == 70 + 100 + 15 + 100 - 15


@pytest.mark.parametrize("wild", ["2d", "JK"])
def test_i54_a_play_that_leaves_a_lone_wild_is_refused(wild: str) -> None:
    found = refusal(closing(f"5c 6c 7c {wild}"), "lay 5c 6c 7c")
    assert found is not None
    assert (found.reason, found.stuck) == (Reason.CLOSE_NEEDS_PLAIN_DISCARD, True)


def test_fr18_a_wild_that_is_the_last_card_may_not_be_thrown() -> None:
    found = refusal(closing("JK"), "discard JK")
    assert found is not None
    assert (found.reason, found.stuck) == (Reason.CLOSE_NEEDS_PLAIN_DISCARD, False)


def test_i55_the_final_discard_is_required() -> None:
    found = refusal(closing("5c 6c 7c"), "lay 5c 6c 7c")
    assert found is not None
    assert (found.reason, found.stuck) == (Reason.CLOSE_NEEDS_DISCARD, True)


def test_a_close_without_discard_ends_the_deal_where_the_rules_allow_it() -> None:
    rules = italian(close_final_discard="optional")
    table = position(f"hand 0: 5c 6c 7c\nmelds 0: {BURRACO}\ntaken: 2 -1", rules)
    assert do(table, "lay 5c 6c 7c")[1] == DealEnded(DealEnd.CLOSED, 0)


def test_i57_a_close_in_the_turn_of_a_reserve_in_flight_is_legal() -> None:
    table = position(f"hand 0: 5c 6c 7c\nmelds 0: {BURRACO}\nreserves: 8c 9c 10c Kd / {RESERVES[1]}")
    do(table, "lay 5c 6c 7c", "lay 8c 9c 10c", "discard Kd")
    assert (table.end, table.closer) == (DealEnd.CLOSED, 0)


def test_fr01_a_close_with_a_new_meld_counts_the_burraco_of_an_earlier_turn() -> None:
    assert reason(closing("5c 6c 7c Kd"), "lay 5c 6c 7c") is None


def test_a_burraco_finished_in_the_same_play_counts_for_the_close() -> None:
    table = closing("9h Kd", melds="3h 4h 5h 6h 7h 8h")
    do(table, "add 0 9h", "discard Kd")
    assert table.closer == 0


def test_i59_without_a_burraco_one_of_two_cards_is_thrown_and_one_kept() -> None:
    table = closing("Kd Qc", melds="3h 4h 5h")
    do(table, "discard Qc")
    assert table.hands[0].cards() == list(cards("Kd"))
    assert table.seat == 1


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("5c 6c 7c", "lay 5c 6c 7c"),
        ("5c 6c 7c Kd", "lay 5c 6c 7c"),
        ("6h Kd", "add 0 6h"),
        ("2h 6h", "add 0 2h 6h"),
        ("Kd", "discard Kd"),
    ],
)
def test_fr02_no_play_leads_to_a_hand_that_cannot_be_finished_with(hand: str, action: str) -> None:
    table = closing(hand, melds="3h 4h 5h")
    assert reason(table, action) == Reason.CLOSE_NEEDS_CANASTA


def test_fr02_a_two_card_hand_may_throw_either_card() -> None:
    table = closing("6h Kd", melds="3h 4h 5h")
    assert [reason(table, f"discard {card}") for card in ("6h", "Kd")] == [None, None]


def test_the_clean_canasta_that_a_table_asks_for_is_judged_after_the_play() -> None:
    rules = italian(close_canasta="clean")
    run = "melds 0: 3h 4h 5h 6h 7h 8h 9h\ntaken: 2 -1"
    assert reason(position(f"hand 0: 2d Kd\n{run}", rules), "add 0 2d") == Reason.CLOSE_NEEDS_CLEAN_CANASTA
    assert reason(position(f"hand 0: 10h Kd\n{run}", rules), "add 0 10h") is None


def test_an_extension_that_dirties_the_only_burraco_leaves_it_good_for_closing() -> None:
    table = closing("2d Kd", melds="3h 4h 5h 6h 7h 8h 9h")
    do(table, "add 0 2d", "discard Kd")
    assert deal_scores(table)[0].lines[1].points == 100


def test_a_side_without_reserve_that_finds_none_left_cannot_close() -> None:
    table = position(f"hand 0: Kd\nmelds 0: {BURRACO}\nreserves: -")
    assert reason(table, "discard Kd") == Reason.CLOSE_NEEDS_RESERVE


# C7 and the lone pile card.


def test_the_lone_pile_card_may_not_stay_as_the_last_card() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: 5c 6c 7c")
    do(table, "take")
    found = refusal(table, "lay 5c 6c 7c")
    assert found is not None
    assert (found.reason, found.stuck, found.cards) == (Reason.LONE_PILE_CARD, True, cards("9d"))


def test_the_lone_pile_card_may_be_melded_with_the_rest_or_stay_with_a_second_card() -> None:
    table = position("move: 0 draw\npile: 8c\nhand 0: 5c 6c 7c 9c")
    do(table, "take")
    assert reason(table, "lay 5c 6c 7c") is None
    assert reason(table, "lay 5c 6c 7c 8c 9c") is None
    assert reason(table, "lay 5c 6c 7c 8c") is None


def test_the_twin_of_the_lone_pile_card_may_stay_as_the_last_card() -> None:
    table = position("move: 0 draw\npile: 8c\nhand 0: 5c 6c 7c 8c")
    do(table, "take", "lay 5c 6c 7c 8c", "discard 8c")
    assert table.reserve_taken == [0, -1]


def test_the_lone_pile_card_once_melded_does_not_bind_its_twin_from_the_reserve() -> None:
    table = position(f"move: 0 draw\npile: 7c\nhand 0: 5c 6c\nreserves: 7c 9c / {RESERVES[1]}")
    do(table, "take", "lay 5c 6c 7c")
    assert reason(table, "discard 7c") is None


def test_the_lone_pile_card_among_two_last_cards_leaves_the_other_to_throw() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: 5c 6c 7c Kd")
    do(table, "take", "lay 5c 6c 7c")
    assert reason(table, "discard 9d") == Reason.LONE_PILE_CARD
    do(table, "discard Kd")
    assert table.hands[0].cards() == list(cards("9d"))


# I60 and the ends without a close.


def test_i60_the_draw_that_leaves_two_cards_starts_the_last_turn() -> None:
    table = position("move: 0 draw\nstock: 3c 4d 5s\nhand 0: Kd Qc\npile: 9d 9s")
    do(table, "draw")
    assert table.is_last_turn
    assert reason(table, "discard Kd") is None
    events = do(table, "discard Kd")
    assert events[1] == DealEnded(DealEnd.STOCK, -1)
    assert reason(table, "take") == Reason.DEAL_IS_OVER
    assert reason(table, "lay Kd Qc 5s") == Reason.DEAL_IS_OVER
    assert len(table.stock) == 2


def test_i60_a_close_in_the_last_turn_has_its_bonus() -> None:
    table = position(f"move: 0 draw\nstock: 3c 4d 10h\nhand 0: Kd\nmelds 0: {BURRACO}\ntaken: 2 -1")
    do(table, "draw", "add 0 10h", "discard Kd")
    assert (table.end, table.closer) == (DealEnd.CLOSED, 0)


def test_i60_taking_the_pile_with_three_cards_in_the_stock_does_not_end_the_deal() -> None:
    table = position("move: 0 draw\nstock: 3c 4d 5s\nhand 0: Kd Qc\npile: 9d 9s")
    do(table, "take", "discard Kd")
    assert (table.phase, table.seat) == (Phase.DRAW, 1)


def test_a_reserve_taken_on_the_last_discard_of_the_deal_counts_against_the_side() -> None:
    table = position("move: 0 draw\nstock: 3c 4d 8c\nhand 0: Kd\nmelds 0: 5c 6c 7c\nhand 2: 9c")
    do(table, "draw", "add 0 8c")
    events = do(table, "discard Kd")
    assert events[1] == ReserveTaken(0, cards(RESERVES[0]), in_flight=False)
    assert events[2] == DealEnded(DealEnd.STOCK, -1)
    assert deal_scores(table)[0].total == 25 - 110 - 10


def test_fr04_an_unplayed_reserve_counts_as_cards_and_no_penalty() -> None:
    table = position(
        "hand 0: Kd\nhand 1: Qs 6d\nhand 2: 4c\nmelds 1: 5s 6s 7s 8s 9s 10s Js\n"
        "taken: -1 3\nstock: 3c 4d 5d Ks"
    )
    do(table, "discard Kd", "draw", "add 0 Qs", "add 0 Ks", "discard 6d")
    assert (table.end, table.reserve_unseen[0]) == (DealEnd.CLOSED, cards(RESERVES[0]))
    assert deal_scores(table)[0].total == -110 - 5


@pytest.mark.parametrize(("seats", "turns"), [(4, 12), (2, 6)])
def test_three_rounds_of_swapping_the_lone_card_end_the_deal(seats: int, turns: int) -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc\nhand 1: Jd 10c", seats=seats)
    for turn in range(turns):
        assert table.phase == Phase.DRAW, turn
        do(table, "take")
        do(table, f"discard {'Kd' if turn == 0 else _other_than_lone(table)}")
    assert table.end == DealEnd.STALEMATE
    assert not any(line.kind == "close" for score in deal_scores(table) for line in score.lines)


def _other_than_lone(table: State) -> str:
    return next(
        action
        for action in ("Kd", "Qc", "Jd", "10c", "9d", "4c", "9s")
        if reason(table, f"discard {action}") is None
    )


def test_a_turn_that_does_more_than_swapping_starts_the_count_anew() -> None:
    text = "deal: 1 dealer 0 turn 20 swaps 11\nmove: 0 draw\npile: 9d\nhand 0: Kd Qc 5h 6h 7h 8h"
    for actions in (("draw",), ("take", "lay 5h 6h 7h")):
        table = position(text)
        do(table, *actions, "discard Kd")
        assert (table.swaps, table.end) == (0, None)
    table = position(text)
    do(table, "take", "discard Kd")
    assert table.end == DealEnd.STALEMATE


def test_swapping_goes_on_where_the_rules_know_no_stalemate() -> None:
    rules = italian(stalemate_rounds=None)
    table = position("deal: 1 dealer 0 turn 20 swaps 99\nmove: 0 draw\npile: 9d\nhand 0: Kd Qc", rules)
    do(table, "take", "discard Kd")
    assert table.end is None


def test_the_turn_bound_ends_a_deal() -> None:
    table = position(f"deal: 1 dealer 0 turn {TURN_BOUND} swaps 0\nmove: 0 draw")
    do(table, "draw", "discard 4c")
    assert table.end == DealEnd.TURN_BOUND


def test_fr19_the_stock_runs_out_only_as_the_rules_say() -> None:
    rules = italian(stock_dead_cards=0)
    table = position("move: 0 draw\nstock: 3c\nhand 0: Kd Qc", rules)
    do(table, "draw", "discard Kd")
    assert (table.end, table.stock) == (DealEnd.STOCK, [])


# The moment, and what is held.


@pytest.mark.parametrize(
    ("text", "action", "expected"),
    [
        ("move: 0 draw", "discard 4c", Reason.DRAW_FIRST),
        ("move: 0 draw", "lay 4c 5c 6c", Reason.DRAW_FIRST),
        ("move: 0 draw", "add 0 4c", Reason.DRAW_FIRST),
        ("move: 0 play", "draw", Reason.ALREADY_DRAWN),
        ("move: 0 play", "take", Reason.ALREADY_DRAWN),
        ("move: 0 over", "draw", Reason.DEAL_IS_OVER),
        ("move: 0 draw\npile: -", "take", Reason.PILE_EMPTY),
        ("move: 0 draw\nstock: -", "draw", Reason.STOCK_EMPTY),
        ("move: 0 play", "discard Ks", Reason.CARD_NOT_HELD),
        ("move: 0 play", "discard ??", Reason.CARD_NOT_HELD),
        ("move: 0 play\nhand 0: JB 4c 9s", "discard ??", Reason.CARD_NOT_HELD),
        ("move: 0 play\nhand 0: 4c 5c 9s", "lay 4c 5c 6c", Reason.CARD_NOT_HELD),
        ("move: 0 play\nhand 0: 4c 4d 9s", "lay 4c 4c 4d", Reason.CARD_NOT_HELD),
        ("move: 0 play\nhand 0: JB 4c 5c 9s", "lay 4c 5c ??", Reason.CARD_NOT_HELD),
        ("move: 0 play\nmelds 0: 5c 6c 7c\nhand 0: 9s 9d", "add 0 8c", Reason.CARD_NOT_HELD),
        ("move: 0 play\nmelds 0: 5c 6c 7c", "add 1 4c", Reason.NO_SUCH_MELD),
        ("move: 0 play\nmelds 1: 5c 6c 7c", "add 0 4c", Reason.NO_SUCH_MELD),
        ("move: 0 play\nmelds 0: 5c 6c 7c", "add 0 9s", Reason.NO_COMMON_RANK_OR_SUIT),
        ("move: 0 play\nhand 0: 4c 9s 9d", "lay 4c 9s 9d", Reason.NO_COMMON_RANK_OR_SUIT),
    ],
)
def test_what_cannot_be_done_now_says_why(text: str, action: str, expected: Reason) -> None:
    assert reason(position(text), action) == expected


def test_fr12_a_card_is_laid_once_however_often_it_is_asked_for() -> None:
    table = position("hand 0: JK Kd Qd 9s\nmelds 0: 5c 6c 7c")
    do(table, "add 0 JK")
    assert reason(table, "add 0 JK") == Reason.CARD_NOT_HELD


def test_fr13_of_two_identical_cards_one_moves_and_nothing_depends_on_which() -> None:
    table = position("hand 0: 9c 9c Kd Qd\nmelds 0: 6c 7c 8c")
    do(table, "add 0 9c")
    assert table.hands[0].cards() == sorted(cards("9c Kd Qd"))
    text = show_position(table)
    assert show_position(parse_position(text, ITALIAN)) == text


def test_fr08_a_natural_two_turns_wild_for_a_card_from_the_pile() -> None:
    table = position("move: 0 draw\npile: 3s 9h\nmelds 0: 2h 3h 4h 5h 6h 7h\nhand 0: Kd Qd")
    do(table, "take", "add 0 9h")
    assert show_meld(table.melds[0][0]) == "3h 4h 5h 6h 7h 2h=8h 9h"
    assert not table.melds[0][0].is_clean


def test_where_a_free_wild_is_shown() -> None:
    table = position("hand 0: 5c 6c JK 8d 9d JB 4h Kd\nmelds 0: Jh Qh Kh 2d high")
    do(table, "lay 5c 6c JK", "lay 8d 9d JB high")
    assert table.wild_ends[0] == [WildEnd.HIGH, WildEnd.LOW, WildEnd.HIGH]


def test_a_free_wild_is_shown_high_where_the_rules_say_so() -> None:
    table = position("hand 0: 5c 6c JK 8d 9d", italian(wild_end_choice="high_first"))
    do(table, "lay 5c 6c JK")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "5c 6c JK=7c"


def test_an_addition_keeps_the_end_of_the_wild_unless_it_names_one() -> None:
    table = position("hand 0: 7c 8c 9d Kd\nmelds 0: JK=4c 5c 6c high")
    do(table, "add 0 7c")
    assert table.wild_ends[0] == [WildEnd.HIGH]
    do(table, "add 0 8c low")
    assert table.wild_ends[0] == [WildEnd.LOW]


def test_options_are_unique_and_in_a_fixed_order() -> None:
    table = position("hand 0: 5c 5d 5h 6c 7c 8c Ah 2h 3h JK Kd\nmelds 0: 9d 10d Jd\nmelds 1: Qs Qd Qh")
    found = options(table)
    assert len(set(found)) == len(found)
    assert found == options(table.copy())
