"""Values of the engine compare by what they say, and travel between processes, compiled or not."""

import copy
import pickle

import pytest

from burraco_desktop.engine.actions import (
    Action,
    Cut,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
    WildEnd,
)
from burraco_desktop.engine.cards import HIDDEN, Hand
from burraco_desktop.engine.refusals import Reason, Refusal
from tests.support.positions import ITALIAN, cards
from tests.support.random_play import new_deal, random_play

VALUES: list[Action | Refusal] = [
    DrawStock(),
    Redraw(),
    DeclinePile(),
    TakeReserve(),
    EndTurn(),
    Cut(30),
    TakePile(cards("3c 4c"), 2, WildEnd.HIGH),
    LayMeld(cards("3c 4c 5c"), WildEnd.LOW),
    ExtendMeld(1, cards("6c")),
    Discard(cards("Ks")[0], take_reserve=True),
    Refusal(Reason.RUN_HAS_GAP, cards("6c"), 3, stuck=True),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_arrives_as_it_was_sent(value: Action | Refusal) -> None:
    for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):  # noqa: S301  # our own
        assert twin == value
        assert hash(twin) == hash(value)
        assert type(twin) is type(value)


def test_values_of_different_kinds_or_contents_differ() -> None:
    assert len(set(VALUES)) == len(VALUES)
    assert Discard(cards("Ks")[0]) != Discard(cards("Qs")[0])
    assert DrawStock() != Redraw()
    assert DrawStock() != "draw"


def test_a_value_shows_what_it_says() -> None:
    assert repr(Discard(cards("3c")[0])) == "Discard(card=2, take_reserve=False)"


def test_a_state_arrives_as_it_was_sent() -> None:
    state = new_deal(ITALIAN, 4, 1)
    for _ in zip(range(30), random_play(state, 1, 0.9), strict=False):
        pass
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  # our own


def test_a_hand_arrives_as_it_was_sent() -> None:
    hand = Hand([*cards("3c 3c Ks"), HIDDEN])
    assert pickle.loads(pickle.dumps(hand)) == hand  # noqa: S301  # our own


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    state = new_deal(ITALIAN, 4, 2)
    before, twin = state.copy(), state.copy()
    twin.add_card(twin.seat, cards("Ks")[0])
    twin.draw(twin.seat, twin.stock[-1])
    twin.discard(twin.seat, cards("Ks")[0])
    assert state == before
    assert twin != before
    assert twin.hand.size == state.hand.size + 1
    state.draw(state.seat, state.stock[-1])
    assert len(state.stock) == len(twin.stock)
    assert len(before.stock) == len(state.stock) + 1
    assert not before.discards
    twin.remove_card(twin.seat, twin.hand.cards()[0])
    assert twin.hand.size == before.hand.size
