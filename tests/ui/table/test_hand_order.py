"""The shown order of the hand: the player's own order is kept whatever happens to the hand. F-D06."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine.cards import HIDDEN, MOST_OF_TYPE, Card, Hand
from burraco_desktop.engine.notation import show_card
from burraco_desktop.ui.table.hand_order import HandOrder, SortKey, sorted_hand
from tests.support.positions import cards


def order(text: str, key: SortKey = SortKey.SUIT) -> HandOrder:
    found = HandOrder(key)
    found.restore(cards(text))
    return found


def told(order: HandOrder) -> str:
    """The order as text, new cards starred."""
    return " ".join(
        show_card(card) + ("*" if fresh else "") for card, fresh in zip(order.cards, order.fresh, strict=True)
    )


def hand(text: str, hidden: int = 0) -> Hand:
    return Hand([*cards(text), *[HIDDEN] * hidden])


def test_dealt_cards_are_sorted_and_not_marked_as_new() -> None:
    found = HandOrder()
    found.follow(hand("4c JK Kh 2s Ah 4d"))
    assert told(found) == "Ah Kh 4c 4d 2s JK"


def test_sorting_by_rank_puts_equal_ranks_together() -> None:
    found = HandOrder(SortKey.RANK)
    found.follow(hand("4c JK Kh 2s Ah 4d"))
    assert told(found) == "Ah Kh 4c 4d 2s JK"
    assert [show_card(card) for card in sorted_hand(cards("9c 4h 9h 4c"), SortKey.RANK)] == [
        "9h",
        "9c",
        "4h",
        "4c",
    ]


def test_an_own_order_is_kept_when_a_card_is_drawn() -> None:
    found = order("4d 9c Kh 4c")
    found.follow(hand("4d 9c Kh 4c 5c"))
    assert [card for card in found.cards if card != cards("5c")[0]] == list(cards("4d 9c Kh 4c"))
    assert Counter(found.fresh) == {True: 1, False: 4}


def test_an_own_order_is_kept_when_the_pile_is_taken() -> None:
    found = order("4d 9c Kh 4c")
    found.follow(hand("4d 9c Kh 4c 5c Jh 4d"))
    assert [card for card in found.cards if card in cards("9c Kh 4c")] == list(cards("9c Kh 4c"))
    assert found.fresh.count(True) == 3


def test_new_cards_are_marked_until_the_turn_ends() -> None:
    found = order("9c 4c")
    found.follow(hand("9c 4c 5c"))
    assert told(found) == "9c 5c* 4c"
    found.settle()
    assert told(found) == "9c 5c 4c"


def test_undo_puts_cards_back_where_they_stood() -> None:
    found = order("4d 9c Kh 4c Qh Jh")
    found.remember()
    found.follow(hand("4d 9c 4c"))
    found.take_back(hand("4d 9c Kh 4c Qh Jh"))
    assert told(found) == "4d 9c Kh 4c Qh Jh"


def test_undo_keeps_the_marks_of_new_cards() -> None:
    found = order("4d 9c Kh")
    found.follow(hand("4d 9c Kh 8c"))
    before = told(found)
    found.remember()
    found.follow(hand("4d 9c Kh"))
    found.take_back(hand("4d 9c Kh 8c"))
    assert told(found) == before


def test_undo_of_taking_the_pile_takes_its_cards_away_even_from_among_twins() -> None:
    found = order("9c 4d 5h")
    found.remember()
    found.follow(hand("9c 4d 5h 9c Kd"))
    found.take_back(hand("9c 4d 5h"))
    assert told(found) == "9c 4d 5h"


def test_several_undos_go_back_step_by_step() -> None:
    found = order("4d 9c Kh 4c Qh Jh")
    found.remember()
    found.follow(hand("4d 9c Kh 4c"))
    found.remember()
    found.follow(hand("9c Kh"))
    found.take_back(hand("4d 9c Kh 4c"))
    assert told(found) == "4d 9c Kh 4c"
    found.take_back(hand("4d 9c Kh 4c Qh Jh"))
    assert told(found) == "4d 9c Kh 4c Qh Jh"


def test_undo_after_a_rearrangement_keeps_the_rearrangement() -> None:
    found = order("4d 9c Kh 4c")
    found.remember()
    found.follow(hand("4d 9c 4c"))
    found.move([2], 0)
    found.take_back(hand("4d 9c Kh 4c"))
    assert [card for card in found.cards if card in cards("4c 4d 9c")] == list(cards("4c 4d 9c"))


def test_undo_without_a_remembered_order_marks_nothing() -> None:
    """F-V09: undo works after loading a match."""
    found = order("4d 9c")
    found.take_back(hand("4d 9c Kh"))
    assert sorted(found.cards) == sorted(cards("4d 9c Kh"))
    assert not any(found.fresh)


@pytest.mark.parametrize(("meant", "left"), [([0], "4d 9c"), ([2], "9c 4d"), ([], "9c 4d")])
def test_of_twins_the_one_meant_leaves(meant: list[int], left: str) -> None:
    """F-R13: exactly the chosen copy moves."""
    found = order("9c 4d 9c")
    found.remember(meant)
    found.follow(hand("4d 9c"))
    assert told(found) == left


def test_sorting_keeps_the_marks() -> None:
    found = order("4d 9c")
    found.follow(hand("4d 9c 5h"))
    found.sort(SortKey.RANK)
    assert told(found) == "9c 5h* 4d"
    found.sort(SortKey.SUIT)
    assert told(found) == "5h* 9c 4d"


def test_a_reserve_not_yet_seen_shows_backs_and_then_its_cards() -> None:
    found = HandOrder()
    found.follow(hand("", hidden=3))
    assert found.cards == [HIDDEN] * 3
    found.follow(hand("4d Kh 9c"))
    assert told(found) == "Kh 9c 4d"


@pytest.mark.parametrize(
    ("indices", "to", "expected"),
    [
        ([0], 4, "9c Kh 4c 4d"),
        ([3], 0, "4c 4d 9c Kh"),
        ([0, 2], 4, "9c 4c 4d Kh"),
        ([1, 2], 0, "9c Kh 4d 4c"),
        ([1], 2, "4d 9c Kh 4c"),
    ],
)
def test_cards_are_moved_before_another(indices: list[int], to: int, expected: str) -> None:
    found = order("4d 9c Kh 4c")
    found.move(indices, to)
    assert told(found) == expected


hands = st.lists(st.sampled_from(cards("9c 9d 4d Kh 2s JK")), max_size=12).filter(
    lambda found: max(Counter(found).values(), default=0) <= MOST_OF_TYPE
)


@given(hands, hands)
def test_any_change_of_the_hand_is_followed_and_what_stays_keeps_its_order(
    before: list[Card], after: list[Card]
) -> None:
    found = HandOrder()
    found.restore(before)
    found.follow(Hand(after))
    assert Counter(found.cards) == Counter(after)
    assert len(found.fresh) == len(found.cards)
    old = [card for card, fresh in zip(found.cards, found.fresh, strict=True) if not fresh]
    if Counter(before) & Counter(after):
        rest = iter(before)
        assert all(card in rest for card in old)


@given(hands.filter(bool), st.data())
def test_undo_restores_every_order(before: list[Card], data: st.DataObject) -> None:
    found = HandOrder()
    found.restore(before)
    keep = data.draw(st.lists(st.booleans(), min_size=len(before), max_size=len(before)))
    found.remember()
    found.follow(Hand([card for card, stays in zip(before, keep, strict=True) if stays]))
    found.take_back(Hand(before))
    assert found.cards == before
