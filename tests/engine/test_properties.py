"""What holds in every deal, however it is played: random legal play under every preset and house rules."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
)
from burraco_desktop.engine.cards import ALL_CARDS, Card
from burraco_desktop.engine.events import CardKept, CutTried, DealEnd, Event, SidesFormed, StockRefilled
from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import advance, apply, why_not
from burraco_desktop.engine.refusals import IllegalActionError
from tests.support.checked_play import Witness
from tests.support.house_rules import house_rules
from tests.support.positions import PRESETS, TABLES, italian
from tests.support.random_play import new_deal, random_play

VARIANTS: list[dict[str, OptionValue]] = [
    {"close_final_discard": "optional", "close_discard_wild_ok": True, "close_canasta": "clean"},
    {"reserve_direct": False, "duplicate_sets_allowed": True, "wild_end_choice": "high_first"},
    {"reserve_on_discard": False, "wild_displaceable_by_wild": True, "single_pile_min_hand": 2},
    {"sets_allowed": False, "ace_both_ends": True, "jokers": 0, "upcard_at_start": False},
    {"two_natural_in_runs": False, "decks": 4, "jokers": 12, "single_pickup_rediscard": True},
    {"two_natural_may_turn_wild": False, "reserve_wild_discard_ok": False, "stock_dead_cards": 0},
    {"team_layout": "individual", "stalemate_rounds": None, "min_meld_size": 4, "set_ranks": ("A", "3")},
    {"hand_size": 15, "reserve_size": "hand", "run_max_size": 7, "set_max_size": 7},
    {"stuck_card_policy": "keep_card", "stock_end_timing": "next_cannot_draw", "single_pile_min_hand": 2},
    {"stock_end_timing": "at_draw", "reserve_refills_stock": True, "reserve_unplayed": "as_not_taken"},
    {"reserve_refills_stock": True, "reserve_size": 5, "stock_dead_cards": 10, "reserve_seen": "at_once"},
    {"reserve_trigger": "empty_or_only_wilds", "reserve_on_discard": False, "all_wild_melds_allowed": True},
    {"reserves_per_side": 2, "reserve_needs_canasta": True, "close_needs_reserve": "taken_or_unavailable"},
]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_fr20_all_holds_in_deals_of_every_preset(preset: str, seats: int) -> None:
    for seed, eagerness in enumerate((0.5, 0.95)):
        Witness(PRESETS[preset], seats, seed).play(eagerness)


@pytest.mark.parametrize("changes", VARIANTS, ids=lambda changes: next(iter(changes)))
@pytest.mark.parametrize("seats", [4, 2])
def test_all_holds_under_other_options(changes: dict[str, OptionValue], seats: int) -> None:
    Witness(italian(**changes), seats, seed=1).play(0.9)


@pytest.mark.parametrize("seed", range(40))
def test_all_holds_under_house_rules_made_by_chance(seed: int) -> None:
    chance = Random(seed)
    base = PRESETS[chance.choice(list(PRESETS))]
    rules = house_rules(base, chance, chance.randint(1, 14))
    Witness(rules, chance.choice(rules.deck.player_counts), seed).play(chance.choice((0.3, 0.7, 0.95)), 25)


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_all_holds_in_deals_of_any_seed(seed: int, table: tuple[str, int]) -> None:
    Witness(PRESETS[table[0]], table[1], seed).play()


def test_a_solo_player_and_a_pair_are_formed_only_below_the_limit() -> None:
    deals = [
        Witness(PRESETS["italian_3p"], 3, seed, (995, 1_000 * later, 0))
        for later in (0, 1)
        for seed in (0, 2)
    ]
    for deal in deals:
        deal.play(0.95)
    formed = [any(isinstance(event, SidesFormed) for event in deal.events) for deal in deals]
    assert formed == [True, True, False, False]
    assert [len(deal.first.reserves) for deal in deals] == [2, 2, 3, 3]


def seen(
    preset: str, seats: int, seeds: range, eagerness: float = 0.95
) -> tuple[set[DealEnd | None], set[type[Event]]]:
    """How some deals end, and the kinds of their events."""
    ends, kinds = set(), set()
    for seed in seeds:
        deal = Witness(PRESETS[preset], seats, seed)
        ends.add(deal.play(eagerness, 50).end)
        kinds |= {type(event) for event in deal.events}
    return ends, kinds


def test_deals_end_in_every_way_that_can_be_played_for() -> None:
    assert seen("italian", 4, range(8))[0] >= {DealEnd.CLOSED, DealEnd.STOCK}
    assert seen("buraco_open", 2, range(6, 9))[0] >= {DealEnd.STALEMATE}
    assert seen("buraco_open", 4, range(1, 3))[1] >= {StockRefilled}
    assert seen("venezuelan", 4, range(2))[1] >= {CardKept, CutTried}


some_card = st.sampled_from([*ALL_CARDS, Card(-1)])
few_cards = st.lists(some_card, max_size=5).map(tuple)
any_action: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DrawStock(), DeclinePile(), Redraw(), TakeReserve(), EndTurn()]),
    st.builds(TakePile, few_cards, st.integers(-2, 3)),
    st.builds(LayMeld, few_cards),
    st.builds(ExtendMeld, st.integers(-1, 4), few_cards),
    st.builds(Discard, some_card, st.booleans()),
    st.builds(Cut, st.integers(-1, 300)),
)


@settings(max_examples=60)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 150),
    asked=st.lists(any_action, min_size=1, max_size=20),
)
def test_a_refused_action_changes_nothing(
    table: tuple[str, int], seed: int, steps: int, asked: list[Action]
) -> None:
    state = new_deal(PRESETS[table[0]], table[1], seed)
    for _, action in zip(range(steps), random_play(state, seed), strict=False):
        advance(state, action)
    before = state.copy()
    for action in asked:
        refusal = why_not(state, action)
        assert state == before
        if refusal is not None:
            with pytest.raises(IllegalActionError) as caught:
                apply(state, action)
            assert caught.value.refusal == refusal
            assert state == before
        else:
            apply(state.copy(), action)


@pytest.mark.parametrize("preset", ["italian", "buraco_closed", "venezuelan"])
def test_copies_are_independent(preset: str) -> None:
    state = new_deal(PRESETS[preset], 4, 5)
    for action in random_play(state, 5):
        kept = show_position(state)
        twin = state.copy()
        assert twin == state
        apply(twin, action)
        assert twin != state
        assert show_position(state) == kept
        apply(state, action)
    sent = copy.deepcopy(state)
    assert sent == state
    assert sent.table is state.table
