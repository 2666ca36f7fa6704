"""What holds in every deal, however it is played: random legal play at tables of four and of two."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, Card, pack
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import DealEnd, HandsShown, redact
from burraco_desktop.engine.notation import parse_action, show_action, show_position
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import TURN_BOUND, advance, apply, options, why_not
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_scores, totals_after
from burraco_desktop.engine.state import NOBODY, Phase, State
from burraco_desktop.engine.view import absorb, first_view, view_for
from tests.support.positions import ITALIAN, italian
from tests.support.random_play import (
    bold_action,
    every_card,
    new_deal,
    random_play,
    with_hidden_cards_permuted,
)

seats_and_seeds = given(seats=st.sampled_from([4, 2]), seed=st.integers(0, 2**32))
few = settings(max_examples=12)

VARIANTS: list[dict[str, OptionValue]] = [
    {"close_final_discard": "optional", "close_discard_wild_ok": True, "close_canasta": "clean"},
    {"reserve_direct": False, "duplicate_sets_allowed": True, "wild_end_choice": "high_first"},
    {"reserve_on_discard": False, "wild_displaceable_by_wild": True, "single_pile_min_hand": 2},
    {"sets_allowed": False, "ace_both_ends": True, "jokers": 0, "upcard_at_start": False},
    {"two_natural_in_runs": False, "decks": 4, "jokers": 12, "single_pickup_rediscard": True},
    {"two_natural_may_turn_wild": False, "reserve_wild_discard_ok": False, "stock_dead_cards": 0},
    {"team_layout": "individual", "stalemate_rounds": None, "min_meld_size": 4, "set_ranks": ("A", "3")},
    {"hand_size": 15, "reserve_size": "hand", "run_max_size": 7, "set_max_size": 7},
]


def play_checked(rules: RuleSet, seats: int, seed: int, eagerness: float = 0.7) -> State:
    """Play a deal to its end and check after every action what must always hold."""
    state = new_deal(rules, seats, seed)
    deck = pack(rules.deck.decks, rules.deck.jokers)
    for action in random_play(state, seed, eagerness):
        found = options(state)
        assert len(set(found)) == len(found)
        assert all(why_not(state, option) is None for option in found)
        apply(state, action)
        assert every_card(state) == deck
        assert all(state.hands[seat].holds(state.known[seat].cards()) for seat in range(seats))
        assert state.phase == Phase.OVER or options(state)
    assert state.end in set(DealEnd) - {DealEnd.TURN_BOUND}
    assert state.turn < TURN_BOUND
    assert options(state) == []
    return state


@few
@seats_and_seeds
def test_fr20_cards_are_conserved_and_options_are_sound_and_never_empty(seats: int, seed: int) -> None:
    play_checked(ITALIAN, seats, seed)


@pytest.mark.parametrize("changes", VARIANTS, ids=lambda changes: next(iter(changes)))
@pytest.mark.parametrize("seats", [4, 2])
def test_the_same_holds_under_other_options(changes: dict[str, OptionValue], seats: int) -> None:
    rules = italian(**changes)
    for seed in range(2):
        play_checked(rules, seats, seed, eagerness=0.9)


@few
@seats_and_seeds
def test_fr02_no_legal_action_leads_to_a_dead_end_be_it_offered_or_not(seats: int, seed: int) -> None:
    state, chance = new_deal(ITALIAN, seats, seed), Random(seed)
    for offered in random_play(state, seed, 0.9):
        bold = bold_action(state, chance) if state.phase == Phase.PLAY else None
        apply(state, bold or offered)
        assert state.phase == Phase.OVER or options(state)


def test_eager_deals_end_in_every_way_that_can_be_played_for() -> None:
    ends = {play_checked(ITALIAN, seats, seed, 0.95).end for seats in (4, 2) for seed in range(6)}
    assert ends >= {DealEnd.CLOSED, DealEnd.STOCK}


some_card = st.sampled_from([*ALL_CARDS, Card(-1)])
any_action: st.SearchStrategy[Action] = st.one_of(
    st.builds(DrawStock),
    st.builds(TakePile),
    st.builds(LayMeld, st.lists(some_card, max_size=5).map(tuple)),
    st.builds(ExtendMeld, st.integers(-1, 4), st.lists(some_card, max_size=3).map(tuple)),
    st.builds(Discard, some_card),
)


@settings(max_examples=40)
@given(
    seats=st.sampled_from([4, 2]),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 150),
    asked=st.lists(any_action, min_size=1, max_size=20),
)
def test_a_refused_action_changes_nothing(seats: int, seed: int, steps: int, asked: list[Action]) -> None:
    state = new_deal(ITALIAN, seats, seed)
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


@few
@seats_and_seeds
def test_replay_equals_live_and_advance_equals_apply(seats: int, seed: int) -> None:
    live = new_deal(ITALIAN, seats, seed)
    unrecorded = live.copy()
    log = []
    for action in random_play(live, seed):
        log.append(show_action(action))
        apply(live, action)
        advance(unrecorded, action)
        assert unrecorded == live
    replayed = new_deal(ITALIAN, seats, seed)
    for text in log:
        apply(replayed, parse_action(text))
    assert replayed == live
    assert show_position(replayed) == show_position(live)


@few
@seats_and_seeds
def test_folding_redacted_events_gives_the_view(seats: int, seed: int) -> None:
    state, events = first_state(ITALIAN, seats, str(seed), 1, 0, (0, 0))
    views = [first_view(state, viewer) for viewer in range(seats)]
    chance = random_play(state, seed)
    while True:
        for viewer in range(seats):
            for event in events:
                views[viewer] = absorb(views[viewer], redact(event, viewer))
            assert views[viewer] == view_for(state, viewer)
        action = next(chance, None)
        if action is None:
            break
        events = apply(state, action)


@few
@seats_and_seeds
def test_no_hidden_card_is_in_a_view_or_a_redacted_event(seats: int, seed: int) -> None:
    """Deal what a viewer cannot see out anew: the viewer, and what it is told next, stay the same."""
    chance = Random(seed)
    state = new_deal(ITALIAN, seats, seed)
    for action in random_play(state, seed):
        for viewer in range(seats):
            twin = with_hidden_cards_permuted(state, viewer, chance)
            assert view_for(twin, viewer) == view_for(state, viewer)
            assert show_position(view_for(twin, viewer).table) == show_position(view_for(state, viewer).table)
            if viewer == state.seat:
                assert_same_consequences(state, twin, action)
        apply(state, action)


def assert_same_consequences(state: State, twin: State, action: Action) -> None:
    """The mover has the same choices, and nobody is told more than what the action itself shows."""
    assert options(twin) == options(state)
    told = [
        [redact(event, NOBODY) for event in apply(table.copy(), action) if not isinstance(event, HandsShown)]
        for table in (state, twin)
    ]
    assert told[0] == told[1]


@few
@seats_and_seeds
def test_scores_equal_their_lines_and_what_lies_on_the_table(seats: int, seed: int) -> None:
    state = play_checked(ITALIAN, seats, seed, 0.9)
    points = state.table.points_of
    for side, score in enumerate(deal_scores(state)):
        melds = state.melds[side]
        held = [card for seat, hand in enumerate(state.hands) if seat % 2 == side for card in hand.cards()]
        expected = sum(points(meld.cards) + meld.bonus for meld in melds) - points(held)
        expected += 100 if state.end == DealEnd.CLOSED and state.closer % 2 == side else 0
        expected -= 100 if state.reserve_taken[side] < 0 else 0
        assert score.total == sum(line.points for line in score.lines) == expected
        assert totals_after(state)[side] == expected
        assert all(len(meld.cards) >= 7 for meld in melds if meld.bonus)


@few
@seats_and_seeds
def test_copies_are_independent(seats: int, seed: int) -> None:
    state = new_deal(ITALIAN, seats, seed)
    for action in random_play(state, seed):
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
