"""The worked cases of the rules document about Venezuelan Buraco (V), by their ids, and its corners."""

import pytest

from burraco_desktop.engine.actions import Cut, Redraw, WildEnd
from burraco_desktop.engine.cards import HIDDEN, stream
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.dealing import LIFT_DICE, LIFT_SPREAD, likely_lift
from burraco_desktop.engine.events import (
    CardDrawn,
    CardKept,
    CardRefused,
    CutTried,
    DealEnd,
    DealEnded,
    HandsDealt,
    MeldLaid,
    PileDeclined,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
)
from burraco_desktop.engine.melds import Grade, MeldKind
from burraco_desktop.engine.notation import show_action, show_meld
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import advance, apply, options
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.engine.scoring import LineKind, deal_scores, match_winner
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import absorb, told, view_for
from tests.support.positions import (
    RESERVES,
    cards,
    do,
    extended,
    meld,
    no_meld,
    position,
    reason,
    refusal,
    system,
)

RULES = system("venezuelan")
CERRADO = "4h 5h 6h 7h 8h 9h 10h"
FIRST = "deal: 1 dealer 3 turn 1 swaps 0\nmove: 0 draw\nstock: 5s 6s 7s Kd 4c\n"


def table_of(text: str, **changes: OptionValue) -> State:
    return position(text, system("venezuelan", **changes))


def shown(table: State) -> list[str]:
    """The options as text."""
    return [show_action(action) for action in options(table)]


# Stacks.


@pytest.mark.parametrize(
    ("text", "shape", "grade", "bonus", "points"),
    [
        pytest.param("Ah 3h 4h", "Ah 3h 4h", Grade.CLEAN, 0, 30, id="V01"),
        pytest.param("2h 3h 4h", "3h 4h 2h=5h", Grade.DIRTY, 0, 35, id="V02"),
        pytest.param("Ah JK 4h", "Ah JK=3h 4h", Grade.DIRTY, 0, 75, id="V04"),
        pytest.param("Qh Kh Ah", "Qh Kh Ah", Grade.CLEAN, 0, 40, id="V05"),
        pytest.param("4h..10h", CERRADO, Grade.CLEAN, 400, 50, id="V07"),
        pytest.param("4h 5h 2s 7h 8h 9h 10h", "4h 5h 2s=6h 7h 8h 9h 10h", Grade.DIRTY, 200, 70, id="V09"),
        pytest.param("Ax7", "Ac Ac Ad Ad Ah Ah As", Grade.ACES_CLEAN, 500, 140, id="V10"),
        pytest.param("Ax6 2c", "Ac Ac Ad Ad Ah As 2c", Grade.ACES_DIRTY, 300, 145, id="V11"),
        pytest.param("2h 2d JK", "2d 2h JK", Grade.WILD, 0, 100, id="V12"),
        pytest.param("2x4 JK JK JK", "2c 2d 2h 2s JK JK JK", Grade.WILD, 1000, 250, id="V13"),
        pytest.param("2x7", "2c 2c 2d 2d 2h 2h 2s", Grade.ALL_TWOS, 2000, 175, id="V14"),
        pytest.param("JK JK JK JB JB JB JB", "JK JK JK JB JB JB JB", Grade.ALL_JOKERS, 1000, 350, id="V3"),
        pytest.param("Kh Kh Kh Kh Kd Kd Ks", "Kd Kd Kh Kh Kh Kh Ks", Grade.CLEAN, 400, 70, id="V17"),
        pytest.param("Ax6", "Ac Ac Ad Ad Ah As", Grade.CLEAN, 0, 120, id="six-aces-are-no-cerrado"),
        pytest.param("2x6", "2c 2c 2d 2d 2h 2s", Grade.WILD, 0, 150, id="six-twos-are-no-cerrado"),
    ],
)
def test_stacks(text: str, shape: str, grade: Grade, bonus: int, points: int) -> None:
    found = meld(text, RULES)
    assert (show_meld(found, WildEnd.HIGH), found.grade, found.bonus, found.points) == (
        shape,
        grade,
        bonus,
        points,
    )
    assert found.is_closed == found.is_canasta == (len(found.cards) == 7)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("4h..Jh", Reason.MELD_CLOSED, id="V08"),
        pytest.param("9c 9d 2s JK", Reason.TOO_MANY_WILDS, id="V16"),
        pytest.param("Kh Ah 3h", Reason.RUN_WRAPS_ROUND_ACE, id="no-wrap"),
        pytest.param("2h 3h 5h 6h 2d", Reason.TOO_MANY_WILDS, id="a-two-has-no-place"),
    ],
)
def test_what_is_no_stack(text: str, expected: Reason) -> None:
    assert no_meld(text, RULES) == expected


def test_v08_a_closed_stack_takes_no_more_cards() -> None:
    assert extended("4h..10h", "Jh", RULES) == Reason.MELD_CLOSED
    assert extended("4h..9h", "10h Jh", RULES) == Reason.MELD_CLOSED
    table = table_of(f"hand 0: Jh 2d Kd Qc\nmelds 0: {CERRADO}")
    assert [reason(table, f"add 0 {card}") for card in ("Jh", "2d")] == [Reason.MELD_CLOSED] * 2


def test_v12_an_all_wild_stack_never_takes_a_natural_card() -> None:
    assert extended("2h 2d JK", "2s", RULES) is meld("2h 2d JK 2s", RULES)
    assert extended("2h 2d JK", "5h", RULES) == Reason.TOO_MANY_WILDS
    assert meld("2h 2d JK", RULES).layout.kind == MeldKind.WILDS


def test_v19_a_joker_moves_inside_its_stack() -> None:
    table = table_of("hand 0: 7h 3h Kd Qc\nmelds 0: 5h 6h JK high")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "5h 6h JK=7h"
    do(table, "add 0 7h low")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "JK=4h 5h 6h 7h"
    do(table, "add 0 3h")
    assert show_meld(table.melds[0][0], table.wild_ends[0][0]) == "3h JK=4h 5h 6h 7h"


def test_several_stacks_of_one_rank_or_range_are_legal() -> None:
    table = table_of("hand 0: Kh Kd Ks 5h 6h 7h Qc 9d\nmelds 0: Kh Kd Ks / 5h 6h 7h")
    do(table, "lay Kh Kd Ks", "lay 5h 6h 7h")
    assert len(table.melds[0]) == 4


# The draw.


@pytest.mark.parametrize(
    ("top", "hand", "pair", "expected"),
    [
        pytest.param("9h", "9c 9d", "9c 9d", None, id="V20"),
        pytest.param("9h", "7h 8h", "7h 8h", None, id="V21"),
        pytest.param("9h", "9c 2s", "9c 2s", Reason.PAIR_MUST_BE_NATURAL, id="V22"),
        pytest.param("2d", "2h 2s", "2h 2s", Reason.PILE_BLOCKED_BY_WILD, id="V24"),
        pytest.param("JK", "9c 9d", "9c 9d", Reason.PILE_BLOCKED_BY_WILD, id="V10-joker"),
        pytest.param("9h", "9c 8d", "9c 8d", Reason.NO_COMMON_RANK_OR_SUIT, id="no-match"),
        pytest.param("9h", "9c 9d 9s", "9c 9d 9s", Reason.TOP_CARD_NEEDS_PAIR, id="three-are-no-pair"),
    ],
)
def test_a_pair_of_the_hand_justifies_the_pile(
    top: str, hand: str, pair: str, expected: Reason | None
) -> None:
    table = table_of(f"move: 0 draw\npile: 4c {top}\nhand 0: {hand} Kd Qc")
    assert reason(table, f"take lay {pair}") == expected


def test_v20_the_three_cards_are_laid_and_the_rest_joins_the_hand() -> None:
    table = table_of("move: 0 draw\npile: JK 4c 9h\nhand 0: 9c 9d Kd")
    events = do(table, "take lay 9c 9d")
    assert events == (PileTaken(0, cards("JK 4c 9h")), MeldLaid(0, cards("9c 9d 9h"), WildEnd.LOW))
    assert table.hands[0].cards() == sorted(cards("Kd JK 4c"))


def test_every_pair_is_offered() -> None:
    table = table_of("move: 0 draw\npile: 4c 9s\nhand 0: 9c 9d 9h 7s 8s 10s")
    assert shown(table) == [
        "draw",
        *(f"take lay {pair}" for pair in ("9c 9d", "9c 9h", "9d 9h", "7s 8s", "8s 10s")),
    ]


def test_v22_a_wild_in_the_pair_is_an_option() -> None:
    table = table_of("move: 0 draw\npile: 4c 9h\nhand 0: 9c 2s Kd", pickup_pair_may_use_wild=True)
    assert "take lay 9c 2s" in shown(table)


def test_v9_extending_a_stack_does_not_justify_the_pile_unless_the_rules_say_so() -> None:
    text = "move: 0 draw\npile: 4c 9h\nhand 0: Kd Qc\nmelds 0: 6h 7h 8h"
    assert reason(table_of(text), "take add 0") == Reason.TOP_CARD_NEEDS_PAIR
    table = table_of(text, pickup_may_extend_meld=True, pickup_justify_with="hand_and_table")
    assert "take add 0" in shown(table)


def test_v24_a_wild_on_top_is_no_obstacle_where_the_rules_say_so() -> None:
    table = table_of("move: 0 draw\npile: 4c 2d\nhand 0: 9c 9d Kd", wild_on_top_blocks_pile=False)
    assert shown(table) == ["draw", "take lay 9c 9d"]


def test_v26_the_first_card_may_be_refused_once() -> None:
    table = table_of(FIRST)
    do(table, "draw")
    assert shown(table)[0] == "redraw"
    untold = table.copy()
    advance(untold, Redraw())
    assert do(table, "redraw") == (CardRefused(0, cards("4c")[0]), CardDrawn(0, cards("Kd")[0]))
    assert (table.pile, table.hands[0].cards()) == (list(cards("4c")), sorted(cards("4c 9s Kd")))
    assert untold == table
    assert reason(table, "redraw") == Reason.NO_REDRAW


def test_v26_the_refused_card_is_seen_by_all_and_the_next_by_its_drawer_alone() -> None:
    table = table_of(FIRST)
    do(table, "draw")
    views = [view_for(table, viewer) for viewer in range(4)]
    for event in do(table, "redraw"):
        views = [absorb(view, told(event, view.viewer, RULES)) for view in views]
    assert views == [view_for(table, viewer) for viewer in range(4)]
    assert [view.table.pile for view in views] == [list(cards("4c"))] * 4


def test_v26_only_the_starter_may_refuse_on_his_first_turn_before_he_melds() -> None:
    table = table_of(FIRST + "hand 0: 4d 4h 9s Kd")
    do(table, "draw", "lay 4c 4d 4h")
    assert reason(table, "redraw") == Reason.NO_REDRAW
    do(table, "discard 9s", "draw")
    assert reason(table, "redraw") == Reason.NO_REDRAW


def test_a_card_may_not_be_refused_when_there_is_no_other() -> None:
    table = table_of("deal: 1 dealer 3 turn 1 swaps 0\nmove: 0 draw\nstock: 4c")
    do(table, "draw")
    assert reason(table, "redraw") == Reason.STOCK_EMPTY


def test_taking_the_reserve_keeps_the_first_card() -> None:
    table = table_of(FIRST.replace("4c", "2s") + "hand 0: JK 2d")
    do(table, "draw", "reserve")
    assert reason(table, "redraw") == Reason.NO_REDRAW


def test_what_was_drawn_first_is_seen_by_its_drawer_alone() -> None:
    table = table_of(FIRST)
    do(table, "draw")
    assert view_for(table, 0).table.drawn == cards("4c")[0]
    assert view_for(table, 1).table.drawn == HIDDEN


# The buraco.


def test_v27_the_buraco_may_be_taken_with_wilds_in_hand() -> None:
    table = table_of("hand 0: 2s JK 5c 6c 7c")
    assert reason(table, "reserve") == Reason.RESERVE_NEEDS_ONLY_WILDS
    do(table, "lay 5c 6c 7c")
    assert do(table, "reserve") == (ReserveTaken(0, cards(RESERVES[0]), in_flight=True),)
    assert (table.hands[0].size, table.phase) == (13, Phase.PLAY)
    assert reason(table, "reserve") == Reason.RESERVE_NEEDS_ONLY_WILDS


def test_v27_the_buraco_goes_with_the_discard_for_the_next_turn_if_asked_for() -> None:
    text = "hand 0: 2s JK 5c\nhand 1: 9s Kd\nhand 2: 9d Kd\nhand 3: 9h Kd"
    table = table_of(text)
    assert shown(table) == ["discard 5c", "discard 5c reserve", "discard 2s", "discard JK"]
    events = do(table, "discard 5c reserve")
    assert events[1:] == (ReserveTaken(0, cards(RESERVES[0]), in_flight=False), TurnStarted(1))
    own, other = view_for(table, 0).table.hands[0], view_for(table, 1).table.hands[0]
    assert (own.cards(), own.hidden) == (sorted(cards("2s JK")), 11)
    assert (other.cards(), other.hidden) == ([], 13)
    do(table, "draw", "discard 9s", "draw", "discard 9d", "draw")
    assert do(table, "discard 9h")[-1] == ReserveOpened(0, cards(RESERVES[0]))
    assert view_for(table, 0).hand.hidden == 0


def test_v27_the_offer_may_be_declined() -> None:
    table = table_of("hand 0: 2s JK 5c")
    do(table, "discard 5c")
    assert (table.reserves_had, table.hands[0].size) == ([0, 0], 2)


def test_one_wild_may_be_left_when_the_buraco_is_free() -> None:
    for policy in ("keep_card", "refuse_play"):
        table = table_of("hand 0: 5c 6c 7c JK", stuck_card_policy=policy, reserve_on_discard=False)
        do(table, "lay 5c 6c 7c", "reserve")
        assert table.hands[0].size == 12


@pytest.mark.parametrize(
    ("changes", "hand", "action", "expected"),
    [
        ({"reserve_direct": False}, "2s JK", "reserve", Reason.RESERVE_NOT_IN_FLIGHT),
        ({"reserve_on_discard": False}, "2s JK 5c", "discard 5c reserve", Reason.RESERVE_NOT_ON_DISCARD),
        (
            {"reserve_wild_discard_ok": False},
            "2s JK",
            "discard JK reserve",
            Reason.RESERVE_NEEDS_PLAIN_DISCARD,
        ),
        ({"reserve_trigger": "empty"}, "2s JK", "reserve", Reason.RESERVE_NEEDS_ONLY_WILDS),
        ({"reserve_trigger": "empty"}, "2s JK 5c", "discard 5c reserve", Reason.RESERVE_NEEDS_ONLY_WILDS),
        ({"reserve_needs_canasta": True}, "2s JK", "reserve", Reason.RESERVE_NEEDS_CANASTA),
        ({}, "2s 5c 6c", "discard 5c reserve", Reason.RESERVE_NEEDS_ONLY_WILDS),
    ],
)
def test_when_the_buraco_may_not_be_taken_with_wilds(
    changes: dict[str, OptionValue], hand: str, action: str, expected: Reason
) -> None:
    assert reason(table_of(f"hand 0: {hand}", **changes), action) == expected


def test_a_buraco_already_taken_is_no_longer_offered() -> None:
    table = table_of("hand 0: 2s JK\ntaken: 2 -1")
    assert reason(table, "reserve") == Reason.RESERVE_GONE


def test_the_taken_buraco_is_seen_at_once_where_the_rules_say_so() -> None:
    table = table_of("hand 0: 2s 5c", reserve_seen="at_once")
    do(table, "discard 5c reserve")
    assert view_for(table, 0).hand.hidden == 0
    assert view_for(table, 1).table.hands[0].hidden == 12


# Finishing.


def test_v29_a_side_finishes_without_a_discard() -> None:
    table = table_of(f"hand 0: 5c 6c 7c\nmelds 0: {CERRADO}\ntaken: 2 -1")
    assert do(table, "lay 5c 6c 7c")[1] == DealEnded(DealEnd.CLOSED, 0)
    lines = [(line.kind, line.points) for line in deal_scores(table)[0].lines[3:]]
    assert lines == [(LineKind.CLOSE, 100), (LineKind.RESERVE_TAKEN, 100), (LineKind.HAND_CARDS, -15)]


def test_v31_without_its_buraco_a_side_takes_it_and_continues() -> None:
    table = table_of(f"hand 0: 5c 6c 7c\nmelds 0: {CERRADO}")
    do(table, "lay 5c 6c 7c")
    assert (table.end, table.hands[0].size) == (None, 11)


def test_v32_an_all_wild_cerrado_is_enough_to_finish() -> None:
    table = table_of("hand 0: 5c 6c 7c\nmelds 0: 2c 2d 2h 2s JK JK JK\ntaken: 2 -1")
    assert reason(table, "lay 5c 6c 7c") is None


def test_v12_an_open_all_wild_stack_bars_the_finish_and_costs_a_thousand() -> None:
    table = table_of(f"hand 0: 5c 6c 7c\nhand 2: -\nmelds 0: {CERRADO} / 2h 2d JK\ntaken: 2 -1")
    found = refusal(table, "lay 5c 6c 7c")
    assert found is not None
    assert (found.reason, found.stuck) == (Reason.CLOSE_BLOCKED_BY_OPEN_WILDS, True)
    assert reason(table, "lay 5c 6c 7c") == Reason.CLOSE_BLOCKED_BY_OPEN_WILDS
    lines = [line for line in deal_scores(table)[0].lines if line.kind == LineKind.OPEN_WILDS]
    assert [(line.points, line.meld) for line in lines] == [(-1000, 1)]
    assert deal_scores(table)[0].total == 50 + 400 + 100 - 1000 + 100 - 15


def test_v11_the_last_card_is_kept_while_finishing_is_barred() -> None:
    table = table_of("hand 0: 5c 6c 7c Kd\ntaken: 2 -1")
    assert reason(table, "lay 5c 6c 7c") is None
    assert reason(table, "end") == Reason.DISCARD_TO_END_TURN
    do(table, "lay 5c 6c 7c")
    assert reason(table, "discard Kd") == Reason.CLOSE_NEEDS_CANASTA
    assert shown(table) == ["end"]
    assert do(table, "end") == (CardKept(0), TurnStarted(1))
    assert (table.hands[0].cards(), table.pile) == (list(cards("Kd")), [])


def test_v11_the_last_card_may_not_be_laid_either() -> None:
    table = table_of("hand 0: 8c\nmelds 0: 5c 6c 7c\ntaken: 2 -1")
    assert reason(table, "add 0 8c") == Reason.CLOSE_NEEDS_CANASTA


def test_v11_a_card_that_may_be_thrown_may_not_be_kept() -> None:
    for text in ("hand 0: Kd", f"hand 0: Kd\nmelds 0: {CERRADO}\ntaken: 2 -1"):
        assert reason(table_of(text), "end") == Reason.DISCARD_TO_END_TURN


def test_v11_the_play_is_refused_where_the_rules_say_so() -> None:
    table = table_of("hand 0: 5c 6c 7c Kd\ntaken: 2 -1", stuck_card_policy="refuse_play")
    assert reason(table, "lay 5c 6c 7c") == Reason.CLOSE_NEEDS_CANASTA


def test_a_lone_pile_card_may_be_kept() -> None:
    changes: dict[str, OptionValue] = {"pile_take_rule": "free"}
    table = table_of("move: 0 draw\npile: Kd\nhand 0: 5c 6c 7c\ntaken: 2 -1", **changes)
    do(table, "take", "lay 5c 6c 7c")
    assert reason(table, "discard Kd") == Reason.LONE_PILE_CARD
    do(table, "end")
    assert (table.pile, table.swaps) == ([], 0)


# The end of the deal without a finish.


def test_v20_with_an_empty_stock_the_pile_may_be_taken_or_declined() -> None:
    table = table_of("hand 0: Kd Qc\nhand 1: 9c 9d 5s\nstock: 3c\nmove: 0 draw\npile: 4c")
    do(table, "draw", "discard Kd")
    assert table.end == DealEnd.STOCK
    table = table_of("hand 0: 9h Qc\nhand 1: 9c 9d 5s\nstock: 3c\nmove: 0 draw\npile: 4c")
    do(table, "draw")
    assert not table.is_last_turn
    do(table, "discard 9h")
    assert (table.end, shown(table)) == (None, ["take lay 9c 9d", "decline"])
    assert reason(table, "draw") == Reason.STOCK_EMPTY
    assert do(table, "decline")[:2] == (PileDeclined(1), DealEnded(DealEnd.STOCK, -1))


def test_v20_after_the_pile_was_taken_the_deal_goes_on_as_long_as_anybody_can() -> None:
    table = table_of("hand 1: 9c 9d 5s 5d\nhand 0: 9h Qc\nhand 2: 4s 6d\nstock: -\nmove: 0 play")
    do(table, "discard 9h", "take lay 9c 9d", "discard 5s")
    assert (table.end, table.turn) == (DealEnd.STOCK, 3)


def test_declining_is_for_an_empty_stock_alone() -> None:
    assert reason(table_of("move: 0 draw\npile: 9h\nhand 0: 9c 9d 4c"), "decline") == Reason.STOCK_NOT_EMPTY
    text = "move: 0 draw\nstock: -\npile: 9h"
    assert reason(position(text), "decline") == Reason.STOCK_NOT_EMPTY


def test_a_buraco_that_could_not_be_opened_before_the_end_was_not_played() -> None:
    text = "hand 0: Kd\nhand 1: - unseen 3c 4d\ntaken: -1 1\nstock: -\nmove: 0 play\nreserves: 5c 6c 7c"
    for unplayed, total in (("count_cards", 100 - 10 - 15), ("as_not_taken", -100 - 15)):
        table = table_of(text, reserve_unplayed=unplayed, stock_end_timing="next_cannot_draw")
        do(table, "discard Kd")
        assert (table.end, table.reserve_unseen[1]) == (DealEnd.STOCK, cards("3c 4d"))
        assert deal_scores(table)[1].total == total


def test_the_last_cards_may_justify_the_pile_together() -> None:
    """A small meld would leave one card that may not be thrown; the whole hand takes the reserve."""
    changes: dict[str, OptionValue] = {
        "pile_take_rule": "meld_top",
        "stuck_card_policy": "refuse_play",
        "reserve_on_discard": False,
    }
    table = table_of("hand 0: 9h 4d\nhand 1: 9c 9d 9s\nstock: -\nmove: 0 play", **changes)
    do(table, "discard 9h")
    assert table.end is None
    assert reason(table, "take lay 9c 9d") == Reason.RESERVE_NOT_ON_DISCARD
    do(table, "take lay 9c 9d 9s")
    assert table.hands[1].size == 11


@pytest.mark.parametrize(
    ("changes", "end", "stock"),
    [({}, DealEnd.STOCK, 0), ({"reserve_refills_stock": True}, None, 11)],
)
def test_the_deal_may_end_at_the_draw_itself(
    changes: dict[str, OptionValue], end: DealEnd | None, stock: int
) -> None:
    table = table_of("move: 0 draw\nstock: 3c", stock_end_timing="at_draw", **changes)
    do(table, "draw")
    assert (table.end, len(table.stock)) == (end, stock)


# The match, and the cut.


def test_v35_more_than_two_thousand_is_needed() -> None:
    assert match_winner(RULES, (2000, 1500), 4) is None
    assert match_winner(RULES, (2005, 1500), 4) == 0


def cut_table(seats: int = 4, **changes: OptionValue) -> State:
    rules = system("venezuelan", **changes)
    return first_state(rules, seats, "seed", 1, 1, (0,) * rules.sides(seats))[0]


@pytest.mark.parametrize(("lifted", "bonus"), [(44, 100), (43, 0), (45, 0)])
def test_v36_an_exact_lift_earns_the_bonus_and_there_is_one_try(lifted: int, bonus: int) -> None:
    table = cut_table()
    assert (table.seat, table.phase, table.hands[0].size) == (1, Phase.CUT, 0)
    assert apply(table, Cut(lifted)) == (CutTried(1, lifted, is_exact=bonus > 0),)
    assert (table.seat, table.phase) == (3, Phase.CUT)
    events = apply(table, Cut(20))
    assert events[0] == CutTried(3, 20, is_exact=False)
    assert isinstance(events[1], HandsDealt)
    assert (table.seat, table.phase, table.turn, len(table.stock)) == (2, Phase.DRAW, 1, 154)
    assert reason(table, "cut 44") == Reason.ALREADY_CUT
    exact = [line.points for line in deal_scores(table)[1].lines if line.kind == LineKind.EXACT_CUT]
    assert exact == [bonus] * (bonus > 0)


def test_v36_both_lifts_may_be_exact_and_six_players_need_more() -> None:
    table = cut_table(6)
    apply(table, Cut(66))
    apply(table, Cut(33))
    assert table.exact_cuts == [1, 1, 0]
    assert [len(table.stock), len(table.reserves)] == [121, 3]


@pytest.mark.parametrize(("hands", "reserves", "exact"), [(26, 22, 2), (26, 26, 1), (22, 22, 1), (30, 30, 0)])
def test_of_two_players_the_dealer_lifts_for_the_hands_and_then_for_the_reserves(
    hands: int, reserves: int, exact: int
) -> None:
    rules = system("italian", cut_bonus_mode="interactive")
    table, _ = first_state(rules.changed({"hand_size": 13}), 2, "seed", 1, 0, (0, 0))
    assert table.cutters == (0, 0)
    apply(table, Cut(hands))
    assert table.seat == 0
    apply(table, Cut(reserves))
    assert table.exact_cuts == [exact, 0]


def test_the_cards_do_not_depend_on_the_lifts() -> None:
    first, second = cut_table(), cut_table()
    for table, lifts in ((first, (44, 22)), (second, (1, 219))):
        for lifted in lifts:
            apply(table, Cut(lifted))
    assert (first.hands, first.stock, first.reserves) == (second.hands, second.stock, second.reserves)


def test_only_lifts_that_leave_something_are_legal_and_nothing_else_comes_first() -> None:
    table = cut_table()
    assert [reason(table, f"cut {lifted}") for lifted in (0, 220)] == [Reason.CUT_OUT_OF_RANGE] * 2
    assert [reason(table, f"cut {lifted}") for lifted in (1, 219)] == [None, None]
    assert reason(table, "draw") == Reason.CUT_FIRST
    assert "cut 44" in shown(table)


def test_chance_lifts_where_the_rules_say_so_and_nobody_where_they_do_not() -> None:
    rules = system("venezuelan", cut_bonus_mode="random")
    lifts = []
    for seed in range(60):
        table, events = first_state(rules, 4, str(seed), 1, 0, (0, 0))
        assert [type(event) for event in events[:3]] == [CutTried, CutTried, HandsDealt]
        tries = [event for event in events if isinstance(event, CutTried)]
        assert [event.seat for event in tries] == [0, 2]
        assert table.exact_cuts == [sum(event.is_exact for event in tries), 0]
        lifts += [event.lifted - (44, 22)[event.seat // 2] for event in tries]
    assert any(lift == 0 for lift in lifts)
    assert len(set(lifts)) > 10
    table, events = first_state(system("venezuelan", cut_bonus_mode="off"), 4, "seed", 1, 0, (0, 0))
    assert not any(isinstance(event, CutTried) for event in events)


def test_a_likely_lift_is_near_its_target_and_at_least_one() -> None:
    source = stream("seed", 1)
    lifts = [likely_lift(44, source) for _ in range(300)]
    assert all(abs(lift - 44) <= LIFT_DICE * LIFT_SPREAD for lift in lifts)
    assert min(likely_lift(1, source) for _ in range(50)) == 1


def test_v38_a_discarded_joker_blocks_the_pile_until_it_is_covered() -> None:
    table = table_of("hand 0: JK Kd\nhand 1: 9c 9d 9s\nhand 2: 4c 4d 5s")
    do(table, "discard JK")
    assert reason(table, "take lay 9c 9d") == Reason.PILE_BLOCKED_BY_WILD
    do(table, "draw", "discard 9s")
    assert reason(table, "take lay 4c 4d") == Reason.NO_COMMON_RANK_OR_SUIT
