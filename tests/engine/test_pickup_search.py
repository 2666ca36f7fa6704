"""The search for a legal pick-up, on which the end of a deal may hang, misses none: brute force agrees."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from burraco_desktop.engine.actions import NEW_MELD, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import Card, Hand
from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import advance, options, takes, why_not
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State
from burraco_desktop.engine.turn import can_take
from tests.support.positions import cards, position, system

PACK = cards("Ah 2h 3h 4h 5h 6h 7h 8h 9h Qh Kh 2h 4h 7h 2s JK JK 7c 7d 3s 4s 5s 9c")
MELDS = [
    "3h 4h 5h",
    "5h 6h JK",
    "2s 4s 5s 6s",
    "7c 7d 7s",
    "2h 3h 4h 5h",
    "9h 10h Jh",
    "Qh Kh Ah",
    "3s 4s 5s 6s 7s 8s 9s",
]
TABLES: list[tuple[str, dict[str, OptionValue]]] = [
    ("buraco_closed", {}),
    ("buraco_closed", {"wild_displaceable_by_wild": False, "two_natural_may_turn_wild": False}),
    ("buraco_closed", {"pickup_justify_with": "plus_pile", "reserve_on_discard": False}),
    (
        "buraco_closed",
        {"min_meld_size": 4, "duplicate_sets_allowed": False, "reserve_wild_discard_ok": False},
    ),
    ("buraco_stbl", {"pickup_may_extend_meld": False, "reserve_on_discard": False}),
    ("venezuelan", {"stuck_card_policy": "refuse_play"}),
    ("venezuelan", {"pickup_pair_may_use_wild": True, "wild_on_top_blocks_pile": False}),
    ("venezuelan", {"pickup_may_extend_meld": True, "pickup_justify_with": "hand_and_table"}),
    ("italian_international", {}),
    ("italian_international", {"reserve_on_discard": False, "min_meld_size": 4}),
    ("italian_international", {"pickup_may_extend_meld": False, "close_final_discard": "optional"}),
]


def some_position(rules: RuleSet, chance: Random) -> State:
    """A small hand before a small pile, its side with a meld or two."""
    drawn = chance.sample(PACK, chance.randint(2, 8))
    pile = chance.randint(1, min(3, len(drawn) - 1))
    laid = [text for text in chance.sample(MELDS, 3) if not isinstance(table_meld(rules, text), Refusal)]
    taken = "2 -1" if chance.random() < 0.5 else "-1 -1"
    state = position(
        f"move: 0 draw\nmelds 0: {' / '.join(laid[: chance.randint(0, 2)]) or '-'}\ntaken: {taken}", rules
    )
    state.hands[0] = Hand(drawn[pile:])
    state.pile = list(drawn[:pile])
    return state


def table_meld(rules: RuleSet, text: str) -> object:
    return position("hand 0: 4c", rules).table.meld(cards(text))


def subsets(held: list[Card]) -> Iterator[tuple[Card, ...]]:
    for size in range(len(held) + 1):
        yield from combinations(held, size)


@pytest.mark.parametrize(("preset", "changes"), TABLES)
def test_every_pick_up_is_found(preset: str, changes: dict[str, OptionValue]) -> None:
    rules, chance, found = system(preset, **changes), Random(7), 0
    for _ in range(250):
        state = some_position(rules, chance)
        usable = [*state.hand.cards(), *state.pile[:-1]]
        ways = [
            TakePile(using, index)
            for using in subsets(usable)
            for index in range(NEW_MELD, len(state.melds[0]))
        ]
        legal = [way for way in ways if why_not(state, way) is None]
        found += bool(legal)
        if rules.draw.pile_take_rule != "meld_any":
            assert can_take(state) == bool(legal), (show_position(state), legal[:1])
        elif legal:
            assert can_take(state)
    assert found > 10


@pytest.mark.parametrize(
    ("preset", "changes"), [table for table in TABLES if table[0] != "italian_international"]
)
def test_every_small_meld_that_justifies_a_pick_up_is_offered(
    preset: str, changes: dict[str, OptionValue]
) -> None:
    rules, chance, found = system(preset, **changes), Random(9), 0
    for _ in range(250):
        state = some_position(rules, chance)
        usable = sorted([*state.hand.cards(), *state.pile[:-1]])
        ways = {TakePile(using) for using in combinations(usable, rules.melds.min_meld_size - 1)}
        legal = {way for way in ways if why_not(state, way) is None}
        found += len(legal)
        offered = takes(state)
        assert legal <= set(offered), show_position(state)
        assert all(why_not(state, way) is None for way in offered), show_position(state)
    assert found > 0


@pytest.mark.parametrize(
    ("preset", "changes"), [table for table in TABLES if table[0] == "italian_international"]
)
def test_the_pile_may_be_taken_just_where_a_meld_may_follow(
    preset: str, changes: dict[str, OptionValue]
) -> None:
    rules, chance = system(preset, **changes), Random(8)
    for _ in range(250):
        state = some_position(rules, chance)
        then = state.copy()
        advance(then, TakePile())
        layings = [
            LayMeld(using) if index == NEW_MELD else ExtendMeld(index, using)
            for using in subsets(then.hand.cards())
            for index in range(NEW_MELD, len(then.melds[0]))
        ]
        legal = [laying for laying in layings if why_not(then, laying) is None]
        assert can_take(state) == bool(legal), (show_position(state), legal[:1])
        assert bool(options(then)) == bool(legal)
