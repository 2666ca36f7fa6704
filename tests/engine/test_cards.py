"""Hands as counts, and the source of chance."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine.cards import (
    ALL_CARDS,
    BLACK_JOKER,
    HIDDEN,
    MOST_OF_TYPE,
    RANK_COUNT,
    RANK_OF,
    RED_JOKER,
    Card,
    Hand,
    below,
    cards_in,
    is_joker,
    stream,
)
from tests.support.positions import cards

some_cards = st.lists(st.sampled_from(ALL_CARDS), max_size=20).filter(
    lambda cards: max(Counter(cards).values(), default=0) <= 6
)
"""No table has more jokers of a colour, or faces of a kind."""
few_cards = st.lists(st.sampled_from(ALL_CARDS), max_size=20, unique=True)


def test_a_hand_that_cannot_count_its_cards_says_so() -> None:
    full = Hand(MOST_OF_TYPE * cards("9c"))
    assert full.count(cards("9c")[0]) == MOST_OF_TYPE
    with pytest.raises(ValueError, match="at most 7 cards of a type"):
        full.add(cards("9c")[0])


@given(some_cards, some_cards)
def test_a_hand_is_a_multiset(held: list[Card], asked: list[Card]) -> None:
    hand = Hand(held)
    assert hand.cards() == sorted(held)
    assert hand.size == len(held)
    assert cards_in(hand.mask) == sorted(set(held))
    assert cards_in(hand.doubles) == sorted({card for card in held if held.count(card) > 1})
    assert hand.holds(asked) is (Counter(asked) <= Counter(held))


@given(some_cards)
def test_cards_come_out_as_they_went_in(held: list[Card]) -> None:
    hand = Hand(held)
    for card in held:
        hand.remove(card)
    assert hand == Hand()
    assert (hand.size, hand.mask, hand.doubles) == (0, 0, 0)


@given(some_cards)
def test_cards_are_counted_by_type_and_by_rank(held: list[Card]) -> None:
    hand = Hand(held)
    assert [hand.count(card) for card in ALL_CARDS] == hand.counts == [held.count(card) for card in ALL_CARDS]
    of_rank = Counter(RANK_OF[card] for card in held if not is_joker(card))
    assert [hand.count_rank(rank) for rank in range(RANK_COUNT)] == [of_rank[r] for r in range(RANK_COUNT)]


@given(some_cards, few_cards)
def test_all_cards_of_a_hand_can_be_taken_out_of_another(held: list[Card], others: list[Card]) -> None:
    hand, taken = Hand([*held, *others, HIDDEN]), Hand([*others, HIDDEN])
    hand.remove_all(taken)
    assert hand == Hand([*held, HIDDEN])
    assert (hand.mask, hand.size) == (Hand(held).mask, len(held) + 1)


@given(some_cards, st.sampled_from(ALL_CARDS))
def test_a_copied_hand_is_independent(held: list[Card], card: Card) -> None:
    hand = Hand(held)
    twin = hand.copy()
    assert twin == hand
    twin.add(card)
    assert hand.cards() == sorted(held)
    assert twin != hand


def test_a_card_that_is_not_named_comes_out_of_the_hidden_ones() -> None:
    hand = Hand([*cards("4c"), HIDDEN, HIDDEN])
    hand.remove(cards("9d")[0])
    assert repr(hand) == "Hand([3], hidden=1)"
    assert hand.size == 2


def test_a_card_that_cannot_be_there_is_an_error() -> None:
    with pytest.raises(AssertionError, match="card 4 is not in this hand"):
        Hand(cards("4c")).remove(cards("5c")[0])


def test_hidden_cards_are_never_held() -> None:
    assert not Hand([HIDDEN, BLACK_JOKER]).holds([HIDDEN])


def test_hands_are_no_keys() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Hand())
    assert Hand() != 0


def test_jokers() -> None:
    assert [card for card in ALL_CARDS if is_joker(card)] == [RED_JOKER, BLACK_JOKER]


@pytest.mark.parametrize("bound", [1, 2, 3, 42])
def test_chance_below_a_bound_reaches_every_number(bound: int) -> None:
    source = stream("seed", 1)
    assert {below(source, bound) for _ in range(2_000)} == set(range(bound))


def test_streams_of_neighbouring_deals_differ() -> None:
    assert stream("seed", 1).getrandbits(64) != stream("seed", 2).getrandbits(64)
    assert stream("seed", 1).getrandbits(64) == stream("seed", 1).getrandbits(64)
