"""What a seat may see, in single positions. The properties over whole deals are in test_properties."""

import copy

import pytest

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    HandsDealt,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
    UpcardTurned,
    redact,
)
from burraco_desktop.engine.view import first_view, view_for, visible_cards
from tests.support.positions import cards, do, position

SOME = cards("4c 9s")
BLANK = (HIDDEN, HIDDEN)


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (HandsDealt((SOME, SOME)), HandsDealt((SOME, BLANK)), HandsDealt((BLANK, SOME))),
        (CardDrawn(0, SOME[0]), CardDrawn(0, SOME[0]), CardDrawn(0, HIDDEN)),
        (ReserveTaken(0, SOME, True), ReserveTaken(0, SOME, True), ReserveTaken(0, BLANK, True)),
        (ReserveTaken(0, SOME, False), ReserveTaken(0, BLANK, False), ReserveTaken(0, BLANK, False)),
        (ReserveOpened(0, SOME), ReserveOpened(0, SOME), ReserveOpened(0, BLANK)),
    ],
)
def test_events_hide_what_the_viewer_may_not_see(event: Event, own: Event, other: Event) -> None:
    assert redact(event, 0) == own
    assert redact(event, 1) == other


@pytest.mark.parametrize(
    "event",
    [
        PackCut(3, 30),
        UpcardTurned(SOME[0]),
        TurnStarted(0),
        PileTaken(0, SOME),
        MeldLaid(0, SOME, WildEnd.LOW),
        MeldExtended(0, 1, SOME, WildEnd.LOW),
        CardDiscarded(0, SOME[0]),
        DealEnded(DealEnd.CLOSED, 0),
        HandsShown((SOME, SOME), ((), SOME)),
    ],
)
def test_other_events_are_for_all(event: Event) -> None:
    assert redact(event, 0) == redact(event, 1) == event


def test_the_own_hand_is_seen_and_others_only_as_far_as_known() -> None:
    view = view_for(position("hand 0: 4c 9s\nhand 1: 5c 6c 7c\nknown 1: 6c"), 0)
    assert view.hand.cards() == sorted(cards("4c 9s"))
    assert view.table.hands[1].cards() == list(cards("6c"))
    assert view.table.hands[1].hidden == 2
    assert set(view.table.stock) == {HIDDEN}
    assert set(view.table.reserves) == {(HIDDEN,) * 11}


def test_cards_of_a_taken_pile_are_known_until_they_are_played() -> None:
    table = position("move: 0 draw\npile: 4c Kd 9d\nhand 0: 5s 4c")
    do(table, "take", "discard 4c")
    # A four of clubs was thrown; the twin may be there or not, but nobody can know.
    assert view_for(table, 1).table.hands[0].cards() == sorted(cards("Kd 9d"))


def test_a_view_knows_whose_turn_it_is() -> None:
    table = position("move: 0 draw")
    assert view_for(table, 0).is_my_turn
    assert not view_for(table, 1).is_my_turn
    assert [view_for(table, viewer).side for viewer in range(4)] == [0, 1, 0, 1]
    table.turn = 0
    assert view_for(table, 0).is_dealing
    assert not view_for(table, 0).is_my_turn
    over = position("move: 0 over\nend: stock -1")
    assert not view_for(over, 0).is_my_turn


def test_whether_the_lone_card_binds_is_seen_by_its_taker_alone() -> None:
    table = position("move: 0 draw\npile: 9d\nhand 0: Kd Qc")
    do(table, "take")
    assert view_for(table, 0).table.lone == cards("9d")[0]
    assert view_for(table, 1).table.lone == HIDDEN


def test_after_the_deal_all_hands_are_seen() -> None:
    view = view_for(position("move: 0 over\nend: stock -1\nhand 1: 5c unseen 6c"), 0)
    assert view.table.hands[1].cards() == sorted(cards("5c 6c"))
    assert view.table.reserve_unseen[1] == cards("6c")


def test_the_first_view_is_a_closed_pack() -> None:
    view = first_view(position("totals: 5 10"), 2)
    assert view.table.stock == [HIDDEN] * 108
    assert view.table.totals == (5, 10)


def test_visible_cards_are_those_that_can_be_named() -> None:
    view = view_for(position("hand 0: 4c 9s\npile: Kd\nmelds 1: 5c 6c 7c\nknown 3: 4c\nhand 3: 4c 4d"), 0)
    assert sorted(visible_cards(view)) == sorted(cards("4c 9s Kd 5c 6c 7c 4c"))


def test_a_state_sent_to_another_process_shares_the_meld_table_of_its_rules() -> None:
    table = position("hand 0: 4c 9s\nmelds 0: 5c 6c JK high\nmelds 1: 9d 9h 9s")
    twin = copy.deepcopy(table)
    assert twin == table
    assert twin.table is table.table
    assert twin.melds[0][0] is table.melds[0][0]
    do(twin, "discard 9s")
    assert twin != table


def test_states_are_no_keys_and_differ_from_other_things() -> None:
    table = position("hand 0: 4c 9s")
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)
    assert table != "table"
