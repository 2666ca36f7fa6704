"""The worked cases of the rules document about the Brazilian tables (O, C, T), by their ids, and more."""

import pytest

from burraco_desktop.engine.events import DealEnd, DealEnded, PileTaken, ReserveTaken, StockRefilled
from burraco_desktop.engine.melds import Grade
from burraco_desktop.engine.notation import show_action, show_meld
from burraco_desktop.engine.play import options
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.engine.scoring import LineKind, deal_scores, match_winner
from burraco_desktop.engine.state import Phase, State
from tests.support.positions import RESERVES, cards, do, meld, no_meld, position, reason, refusal, system

OPEN, CLOSED, STBL = system("buraco_open"), system("buraco_closed"), system("buraco_stbl")
CLEAN = "3h 4h 5h 6h 7h 8h 9h"
DIRTY = "3h 4h 5h 6h 7h 8h 2s"


# Melds at the open table.


def test_o01_and_t01_t02_there_are_no_sets() -> None:
    assert no_meld("Kh Kd Ks", OPEN) == Reason.SETS_NOT_ALLOWED
    assert no_meld("Kh Kd Ks", STBL) == Reason.SETS_NOT_ALLOWED
    assert no_meld("Ah Ad As", STBL) == Reason.SETS_NOT_ALLOWED


def test_o03_the_open_table_has_no_jokers() -> None:
    assert OPEN.deck.jokers == 0


@pytest.mark.parametrize(
    ("text", "shown", "grade", "bonus", "points"),
    [
        pytest.param("5h 6h 2s", "2s=4h 5h 6h", Grade.DIRTY, 0, 25 - 5, id="O02"),
        pytest.param("Ah 2h 2d 4h", "Ah 2h 2d=3h 4h", Grade.DIRTY, 0, 40, id="O04"),
        pytest.param("Ah..Kh", "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh", Grade.RUN_13, 500, 110, id="O06"),
        pytest.param("2h..Kh Ah", "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh", Grade.RUN_13, 500, 110, id="B3"),
        pytest.param(
            "Ah..Kh Ah", "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah", Grade.RUN_14, 1000, 125, id="O08"
        ),
        pytest.param(
            "Ah..Kh 2s", "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh 2s=Ah", Grade.DIRTY, 100, 120, id="O09"
        ),
        pytest.param(
            "Ah..6h 2s 8h..Kh Ah",
            "Ah 2h 3h 4h 5h 6h 2s=7h 8h 9h 10h Jh Qh Kh Ah",
            Grade.DIRTY,
            100,
            130,
            id="O10",
        ),
    ],
)
def test_open_melds(text: str, shown: str, grade: Grade, bonus: int, points: int) -> None:
    found = meld(text, OPEN)
    assert (show_meld(found), found.grade, found.bonus, found.points) == (shown, grade, bonus, points)


def test_a_full_run_takes_no_card_not_even_the_one_its_wild_stands_for() -> None:
    table = position("hand 0: 7h Kd Qc\nmelds 0: Ah 2h 3h 4h 5h 6h 2s 8h 9h 10h Jh Qh Kh Ah", OPEN)
    assert reason(table, "add 0 7h") == Reason.RUN_TOO_LONG


# Play at the open table.


def test_o13_the_pile_may_be_taken_without_a_meld() -> None:
    table = position("move: 0 draw\npile: 4c Kd 9d\nhand 0: 5s", OPEN)
    do(table, "take", "discard 5s")
    assert table.hands[0].cards() == sorted(cards("4c Kd 9d"))


def test_o14_a_lone_card_may_not_be_thrown_back() -> None:
    for rules, expected in (
        (OPEN, Reason.LONE_PILE_CARD),
        (system("buraco_open", single_pickup_rediscard=True), None),
    ):
        table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc", rules)
        do(table, "take")
        assert reason(table, "discard 9d") == expected


def test_o15_the_first_player_may_only_draw_and_keeps_the_card() -> None:
    table = position("move: 0 draw", OPEN)
    assert reason(table, "take") == Reason.PILE_EMPTY
    do(table, "draw")
    assert reason(table, "redraw") == Reason.NO_REDRAW


def closing(rules_name: str, melds: str, hand: str, taken: str = "2 -1") -> State:
    return position(f"hand 0: {hand}\nmelds 0: {melds}\ntaken: {taken}", system(rules_name))


def test_o16_a_side_goes_out_without_a_discard() -> None:
    table = closing("buraco_open", CLEAN, "3c 4c 5c")
    assert do(table, "lay 3c 4c 5c")[1] == DealEnded(DealEnd.CLOSED, 0)
    assert [line.points for line in deal_scores(table)[0].lines if line.kind == LineKind.CLOSE] == [100]


def test_going_out_with_a_discard_may_throw_a_wild() -> None:
    table = closing("buraco_open", CLEAN, "2c")
    do(table, "discard 2c")
    assert table.end == DealEnd.CLOSED


def test_o18_a_hand_melded_out_takes_the_morto_and_goes_on() -> None:
    table = position("hand 0: 3c 4c 5c", OPEN)
    assert do(table, "lay 3c 4c 5c")[-1] == ReserveTaken(0, cards(RESERVES[0]), in_flight=True)
    assert (table.seat, table.phase, table.hands[0].size) == (0, Phase.PLAY, 11)


def test_o19_the_last_discard_takes_the_morto_for_the_next_turn() -> None:
    table = position("hand 0: 2c", OPEN)
    assert ReserveTaken(0, cards(RESERVES[0]), in_flight=False) in do(table, "discard 2c")
    assert (table.seat, table.reserve_unseen[0]) == (1, cards(RESERVES[0]))


def test_o20_the_run_of_thirteen_is_clean_enough_to_go_out() -> None:
    table = closing("buraco_open", "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh", "3c 4c 5c")
    assert reason(table, "lay 3c 4c 5c") is None


def test_o21_a_wild_dirties_a_clean_canastra_and_bars_going_out() -> None:
    table = closing("buraco_open", CLEAN, "2d 9c Kd")
    assert table.melds[0][0].bonus == 200
    do(table, "add 0 2d")
    assert table.melds[0][0].bonus == 100
    found = refusal(closing("buraco_open", CLEAN, "2d Kd"), "add 0 2d")
    assert found is not None
    assert (found.reason, found.stuck) == (Reason.CLOSE_NEEDS_CLEAN_CANASTA, True)


def test_o23_an_unclaimed_morto_becomes_the_stock_after_the_turn() -> None:
    table = position(f"move: 0 draw\nstock: 3c\nhand 0: Kd Qc\ntaken: -1 3\nreserves: {RESERVES[0]}", OPEN)
    do(table, "draw")
    assert not table.is_last_turn
    assert StockRefilled() in do(table, "discard Kd")
    assert (table.stock, table.reserves, table.phase) == (list(cards(RESERVES[0])), [], Phase.DRAW)


def test_b8_the_player_who_drew_the_last_card_may_still_claim_the_morto() -> None:
    table = position(f"move: 0 draw\nstock: 5c\nhand 0: 3c 4c Kd\ntaken: -1 3\nreserves: {RESERVES[0]}", OPEN)
    do(table, "draw", "lay 3c 4c 5c", "discard Kd")
    assert (table.end, table.reserve_taken) == (DealEnd.STOCK, [0, 3])


def test_o24_without_a_morto_the_deal_ends_after_the_turn() -> None:
    table = position("move: 0 draw\nstock: 3c\nhand 0: Kd Qc\ntaken: 2 3", OPEN)
    do(table, "draw")
    assert table.is_last_turn
    do(table, "discard Kd")
    assert (table.end, table.closer) == (DealEnd.STOCK, -1)


def test_a_morto_that_became_stock_may_be_the_last_of_several_and_no_longer_binds_who_goes_out() -> None:
    table = position(f"hand 0: 3c 4c 5c\nmelds 0: {CLEAN}\nreserves: -", OPEN)
    assert reason(table, "lay 3c 4c 5c") is None
    table = position(f"hand 0: 3c 4c 5c\nmelds 0: {DIRTY}\nreserves: -", OPEN)
    assert reason(table, "lay 3c 4c 5c") == Reason.CLOSE_NEEDS_CLEAN_CANASTA


def test_going_out_needs_the_morto_where_the_table_says_so() -> None:
    rules = system("buraco_open", close_needs_reserve="taken")
    table = position(f"hand 0: 3c 4c 5c\nmelds 0: {CLEAN}\nreserves: -", rules)
    assert reason(table, "lay 3c 4c 5c") == Reason.CLOSE_NEEDS_RESERVE


@pytest.mark.parametrize(("penalty", "total"), [(True, -110), (False, -10)])
def test_b12_the_penalty_where_no_morto_was_left_to_take(penalty: bool, total: int) -> None:
    rules = system("buraco_open", reserve_penalty_if_unavailable=penalty)
    text = "move: 0 over\nend: stock -1\nhand 0: Kd\nhand 2: -\nreserves: -"
    assert deal_scores(position(text, rules))[0].total == total


# Melds at the closed table.


@pytest.mark.parametrize(
    ("text", "shown", "bonus", "points"),
    [
        pytest.param("Kh Kd Ks", "Kd Kh Ks", 0, 30, id="C01"),
        pytest.param("Kh Kd JK", "Kd Kh JK", 0, 70, id="C02"),
        pytest.param("8x7", "8c 8c 8d 8d 8h 8h 8s", 200, 70, id="C05"),
        pytest.param("8x6 JK", "8c 8c 8d 8d 8h 8s JK", 100, 110, id="C06"),
        pytest.param("3h 4h 2h 6h 7h 8h 9h", "3h 4h 2h=5h 6h 7h 8h 9h", 100, 50, id="C07"),
    ],
)
def test_closed_melds(text: str, shown: str, bonus: int, points: int) -> None:
    found = meld(text, CLOSED)
    assert (show_meld(found), found.bonus, found.points) == (shown, bonus, points)


def test_c03_no_meld_has_two_wilds() -> None:
    assert no_meld("Kh Kd 2s JK", CLOSED) == Reason.TOO_MANY_WILDS


def test_c08_the_own_two_slides_home_and_the_canastra_is_clean() -> None:
    table = position("hand 0: 5h Kd Qc\nmelds 0: 3h 4h 2h 6h 7h 8h 9h", CLOSED)
    before = deal_scores(table)[0].total
    do(table, "add 0 5h")
    found = table.melds[0][0]
    assert (show_meld(found), found.bonus, found.points) == ("2h 3h 4h 5h 6h 7h 8h 9h", 200, 55)
    assert deal_scores(table)[0].total - before - 5 == 105  # five of it came off the hand


def test_c11_another_two_stays_wild_at_the_high_end() -> None:
    table = position("hand 0: 5h Kd Qc\nmelds 0: 3h 4h 2s 6h 7h 8h 9h high", CLOSED)
    do(table, "add 0 5h")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "3h 4h 5h 6h 7h 8h 9h 2s=10h"
    assert table.melds[0][0].bonus == 100


# The pick-up at the closed table.


def test_c12_the_top_card_is_laid_at_once_with_cards_of_the_hand_and_the_rest_is_taken() -> None:
    table = position("move: 0 draw\npile: 4c Kd 7h\nhand 0: 5h 6h Qc", CLOSED)
    assert do(table, "take lay 5h 6h")[0] == PileTaken(0, cards("4c Kd 7h"))
    assert show_meld(table.melds[0][0]) == "5h 6h 7h"
    assert table.hands[0].cards() == sorted(cards("Qc 4c Kd"))
    assert (table.pile, table.phase) == ([], Phase.PLAY)


def test_c13_the_top_card_may_extend_an_own_meld() -> None:
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: Qc Kd\nmelds 0: 3h 4h 5h JK high", CLOSED)
    do(table, "take add 0")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "3h 4h 5h JK=6h 7h"
    assert table.hands[0].cards() == sorted(cards("Qc Kd 4c"))


def test_c14_a_dirty_set_justifies_the_pick_up_where_there_are_sets() -> None:
    text = "move: 0 draw\npile: 4c 7h\nhand 0: 7d 2s Kd"
    assert reason(position(text, CLOSED), "take lay 7d 2s") is None
    assert reason(position(text, STBL), "take lay 7d 2s") == Reason.SETS_NOT_ALLOWED


def test_c17_the_top_card_may_not_stay_in_the_hand() -> None:
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: 5h 6h Qc", CLOSED)
    assert reason(table, "take") == Reason.TOP_CARD_NEEDS_MELD
    assert reason(table, "take lay 5h Qc") == Reason.NO_COMMON_RANK_OR_SUIT


def test_a_wild_top_card_may_be_used_as_such() -> None:
    table = position("move: 0 draw\npile: 4c JK\nhand 0: 5h 6h Qc", CLOSED)
    do(table, "take lay 5h 6h")
    assert show_meld(table.melds[0][0]) == "JK=4h 5h 6h"


def test_cards_under_the_top_do_not_help() -> None:
    table = position("move: 0 draw\npile: 6h 7h\nhand 0: 5h Qc Kd", CLOSED)
    assert reason(table, "take lay 5h 6h") == Reason.CARD_NOT_HELD
    assert options(table) == options(position("move: 0 draw\npile: -\nhand 0: 5h Qc Kd", CLOSED))


def test_cards_under_the_top_help_where_the_rules_let_them() -> None:
    rules = system("buraco_closed", pickup_justify_with="plus_pile")
    table = position("move: 0 draw\npile: 6h 7h\nhand 0: 5h Qc Kd", rules)
    assert "take lay 5h 6h" in shown(table)
    do(table, "take lay 5h 6h")
    assert table.hands[0].cards() == sorted(cards("Qc Kd"))


def test_the_addition_may_include_other_cards_of_the_hand() -> None:
    text = "move: 0 draw\npile: 4c 8h\nhand 0: 7h Qc Kd\nmelds 0: 3h 4h 5h 6h"
    assert reason(position(text, CLOSED), "take add 0") == Reason.RUN_HAS_GAP
    assert "take add 0 7h" in shown(position(text, CLOSED))


@pytest.mark.parametrize(
    ("meld_text", "top", "hand", "take"),
    [
        ("3h 4h 5h", "8h", "6h JK Kd", "take add 0 6h JK"),
        ("2s 4s 5s 6s", "JK", "3s Kd Qd", "take add 0"),
        ("2s 4s 5s 6s", "As", "3s Kd Qd", "take add 0 3s"),
        ("Qh Kh JK", "9h", "10h Jh Kd", "take add 0 10h"),
        ("9h 10h Jh", "Ah", "Qh Kh 4d", "take add 0 Qh Kh"),
        ("4h 5h 6h", "Ah", "2h 2h Kd", "take add 0 2h 2h"),
        ("9h 10h Jh", "Ah", "Qh 2c 4d", "take add 0 2c Qh"),
    ],
)
def test_the_way_to_reach_the_top_card_is_found(meld_text: str, top: str, hand: str, take: str) -> None:
    table = position(f"move: 0 draw\npile: 4c {top}\nhand 0: {hand}\nmelds 0: {meld_text}", CLOSED)
    assert take in shown(table)


def shown(table: State) -> list[str]:
    """The options as text."""
    return [show_action(action) for action in options(table)]


@pytest.mark.parametrize(
    "changes",
    [{"pickup_may_extend_meld": False}, {"pickup_may_extend_meld": False, "pickup_justify_with": "hand"}],
)
def test_the_table_may_ask_for_a_new_meld(changes: dict[str, bool | str]) -> None:
    rules = system("buraco_closed", **changes)
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: Qc Kd\nmelds 0: 4h 5h 6h", rules)
    assert reason(table, "take add 0") == Reason.TOP_CARD_NEEDS_NEW_MELD
    assert reason(table, "take add 5") == Reason.TOP_CARD_NEEDS_NEW_MELD


def test_there_must_be_such_a_meld_to_extend() -> None:
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: Qc Kd\nmelds 0: 4h 5h 6h", CLOSED)
    assert reason(table, "take add 1") == Reason.NO_SUCH_MELD


def test_a_second_set_may_be_barred_from_justifying_too() -> None:
    rules = system("buraco_closed", duplicate_sets_allowed=False)
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: 7d 7s Kd\nmelds 0: 7c 7c 7d", rules)
    assert reason(table, "take lay 7d 7s") == Reason.DUPLICATE_SET


def test_a_free_pile_asks_for_no_meld() -> None:
    table = position("move: 0 draw\npile: 4c 7h\nhand 0: 5h 6h Kd", OPEN)
    assert reason(table, "take lay 5h 6h") == Reason.PILE_NEEDS_NO_MELD


# The rule against dead ends counts the rest of the pile. [C7]


def test_a_pick_up_that_leaves_no_card_takes_the_morto() -> None:
    table = position("move: 0 draw\npile: 7h\nhand 0: 5h 6h", CLOSED)
    do(table, "take lay 5h 6h")
    assert table.hands[0].size == 11


@pytest.mark.parametrize(
    ("pile", "hand", "expected"),
    [
        ("7h", "5h 6h", Reason.CLOSE_NEEDS_CANASTA),
        ("7h", "5h 6h 9d", Reason.CLOSE_NEEDS_CANASTA),
        ("9d 7h", "5h 6h", Reason.CLOSE_NEEDS_CANASTA),
        ("9d 7h", "5h 6h Kd", None),
        ("9d Kd 7h", "5h 6h", None),
    ],
)
def test_a_pick_up_that_would_leave_too_little_is_refused(
    pile: str, hand: str, expected: Reason | None
) -> None:
    table = position(f"move: 0 draw\npile: {pile}\nhand 0: {hand}\ntaken: 2 -1", CLOSED)
    found = refusal(table, "take lay 5h 6h")
    assert (found.reason if found else None) == expected
    assert found is None or found.stuck


def test_the_lone_card_once_melded_binds_nothing() -> None:
    table = position("move: 0 draw\npile: 7h\nhand 0: 5h 6h 9d Kd", CLOSED)
    do(table, "take lay 5h 6h", "discard 9d")
    assert (table.seat, table.swaps) == (1, 0)


# Going out at the closed tables.


def test_c18_a_dirty_canastra_is_enough_unless_the_table_asks_for_a_clean_one() -> None:
    assert do(closing("buraco_closed", DIRTY, "Kd"), "discard Kd")[1] == DealEnded(DealEnd.CLOSED, 0)
    rules = system("buraco_closed", close_canasta="clean")
    table = position(f"hand 0: Kd\nmelds 0: {DIRTY}\ntaken: 2 -1", rules)
    assert reason(table, "discard Kd") == Reason.CLOSE_NEEDS_CLEAN_CANASTA


def test_t03_stbl_goes_out_on_a_clean_canastra() -> None:
    assert reason(closing("buraco_stbl", DIRTY, "Kd"), "discard Kd") == Reason.CLOSE_NEEDS_CLEAN_CANASTA
    assert reason(closing("buraco_stbl", CLEAN, "Kd"), "discard Kd") is None


def test_c19_a_canastra_of_a_set_counts_for_going_out() -> None:
    assert reason(closing("buraco_closed", "8c 8c 8d 8d 8h 8h 8s", "Kd"), "discard Kd") is None


def test_c20_the_last_card_may_be_a_joker_unless_the_table_forbids_it() -> None:
    assert reason(closing("buraco_closed", DIRTY, "JK"), "discard JK") is None
    rules = system("buraco_closed", close_discard_wild_ok=False)
    table = position(f"hand 0: JK\nmelds 0: {DIRTY}\ntaken: 2 -1", rules)
    assert reason(table, "discard JK") == Reason.CLOSE_NEEDS_PLAIN_DISCARD


C21 = """
    move: 0 over
    end: closed 1
    hand 0: - unseen JK As 8c 8d 8h
    hand 2: Kd Qc
    melds 0: 4h 5h 6h
    taken: 0 1
"""


@pytest.mark.parametrize(
    ("unplayed", "total"), [("count_cards", 15 - 95 - 20), ("as_not_taken", 15 - 100 - 20)]
)
def test_c21_an_unplayed_morto(unplayed: str, total: int) -> None:
    table = position(C21, system("buraco_closed", reserve_unplayed=unplayed))
    assert deal_scores(table)[0].total == total


def test_c23_a_second_set_of_a_rank_is_legal() -> None:
    table = position("hand 0: Kh Kd Kc 5h 6s\nmelds 0: Ks Kh Kd", CLOSED)
    assert reason(table, "lay Kh Kd Kc") is None


def test_c24_reaching_the_target_is_enough_unless_more_is_asked_for() -> None:
    assert match_winner(CLOSED, (1500, 1310), 5) == 0
    assert match_winner(system("buraco_closed", match_compare=">"), (1500, 1310), 5) is None


# Options that houses in Brazil play.


def test_b5_dirty_stays_dirty_where_the_rules_say_so() -> None:
    rules = system("buraco_closed", dirty_is_permanent=True)
    table = position("hand 0: 5h 10h Kd Qc\nmelds 0: 3h 4h 2h 6h 7h 8h 9h", rules)
    do(table, "add 0 5h", "add 0 10h")
    found = table.melds[0][0]
    assert (found.grade, found.bonus, found.is_clean) == (Grade.DIRTY, 100, False)
    assert show_meld(found) == "2h 3h 4h 5h 6h 7h 8h 9h 10h"
    again = position("hand 0: 5h 10h Kd Qc\nmelds 0: 3h 4h 2h 6h 7h 8h 9h", rules)
    do(again, "add 0 5h 10h")
    assert again.melds[0][0] is found


def test_b16_a_side_may_take_two_mortos_where_the_rules_say_so() -> None:
    rules = system("buraco_closed", reserves_per_side=2)
    table = position(f"hand 0: 3c 4c 5c\nmelds 0: {DIRTY}\ntaken: 2 -1", rules)
    do(table, "lay 3c 4c 5c")
    assert (table.reserves_had, table.reserves, table.hands[0].size) == ([2, 0], [], 11)


def test_one_morto_a_side_is_the_rule() -> None:
    table = closing("buraco_closed", DIRTY, "3c 4c 5c")
    do(table, "lay 3c 4c 5c")
    assert (table.end, table.reserves_had) == (DealEnd.CLOSED, [1, 0])


def test_refilling_goes_on_until_somebody_can_draw() -> None:
    rules = system("buraco_open", stock_dead_cards=7, reserve_size=5)
    mortos = "6c 6d 6h 6s 7c / 8c 8d 8h 8s 9c"
    stock = "3c 3c 3c 4c 4c 4c 5c 5c"
    table = position(f"move: 0 draw\nstock: {stock}\nhand 0: Kd Qc\nreserves: {mortos}", rules)
    do(table, "draw", "discard Kd")
    assert (len(table.stock), table.reserves, table.end) == (12, [tuple(cards("8c 8d 8h 8s 9c"))], None)
    do(table, "draw", "discard 4c")
    assert table.end is None


def test_parallel_runs_may_be_forbidden() -> None:
    rules = system("buraco_open", parallel_runs_allowed=False)
    table = position("hand 0: 9h 10h Jh 5c 6c 7c Kd Qd\nmelds 0: 4h 5h 6h", rules)
    assert reason(table, "lay 9h 10h Jh") == Reason.PARALLEL_RUN
    assert reason(table, "lay 5c 6c 7c") is None
