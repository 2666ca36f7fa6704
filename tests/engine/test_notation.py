"""The notation parses back what it shows, and says what it does not understand."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine import notation
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
from burraco_desktop.engine.cards import ALL_CARDS, HIDDEN, Card
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.notation import (
    NotationError,
    parse_action,
    parse_card,
    parse_cards,
    parse_meld,
    parse_position,
    show_action,
    show_card,
    show_cards,
    show_meld,
    show_position,
)
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, cards, do, italian, meld, position
from tests.support.random_play import new_deal, random_play

some_card = st.sampled_from(ALL_CARDS)
some_cards = st.lists(some_card, min_size=1, max_size=6).map(tuple)
some_end = st.sampled_from([None, *WildEnd])
some_action: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DrawStock(), Redraw(), TakePile(), DeclinePile(), TakeReserve(), EndTurn()]),
    st.builds(Cut, st.integers(0, 300)),
    st.builds(TakePile, some_cards, st.integers(-1, 20), some_end),
    st.builds(TakePile, st.just(()), st.integers(0, 20), some_end),
    st.builds(LayMeld, some_cards, some_end),
    st.builds(ExtendMeld, st.integers(0, 20), some_cards, some_end),
    st.builds(Discard, some_card, st.booleans()),
)


def test_the_examples_of_the_module_are_right() -> None:
    assert doctest.testmod(notation).failed == 0


@pytest.mark.parametrize("card", [*ALL_CARDS, HIDDEN])
def test_cards_parse_back(card: Card) -> None:
    assert parse_card(show_card(card)) == card
    assert parse_card(show_card(card).lower()) == card


@given(some_cards)
def test_lists_of_cards_parse_back(cards: tuple[Card, ...]) -> None:
    assert parse_cards(show_cards(cards)) == cards


def test_no_cards_are_a_dash() -> None:
    assert show_cards([]) == "-"
    assert parse_cards("-") == ()


@given(some_action)
def test_actions_parse_back(action: Action) -> None:
    assert parse_action(show_action(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw 7h",
        "take low",
        "take 7h",
        "take add x 7h",
        "redraw 7h",
        "end low",
        "reserve 7h",
        "decline now",
        "cut",
        "cut -3",
        "cut 3 low",
        "discard 7h pile",
        "discard 7h reserve low",
        "lay",
        "lay low",
        "add 2",
        "add 2 low",
        "add x 7h",
        "discard",
        "discard 7h 8h",
        "discard low",
        "discard 1h",
        "sing",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no"):
        parse_action(text)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("5h 6h JK", "JK=4h 5h 6h", "5h 6h JK=7h"),
        ("5h JB 7h", "5h JB=6h 7h", "5h JB=6h 7h"),
        ("5h 6h 7h", "5h 6h 7h", "5h 6h 7h"),
        ("5h 5d 2s", "5d 5h 2s", "5d 5h 2s"),
    ],
)
def test_melds_say_what_a_wild_stands_for(text: str, low: str, high: str) -> None:
    for end, shown in zip(WildEnd, (low, high), strict=True):
        assert show_meld(meld(text), end) == shown
        assert sorted(parse_meld(shown)) == sorted(cards(text))


@given(st.integers(0, 10_000), st.sampled_from([2, 4]), st.integers(0, 150))
def test_positions_and_melds_parse_back(seed: int, seats: int, steps: int) -> None:
    state = new_deal(ITALIAN, seats, seed)
    for _, action in zip(range(steps), random_play(state, seed), strict=False):
        do(state, show_action(action))
    for table in (state, *(view_for(state, viewer).table for viewer in range(seats))):
        assert parse_position(show_position(table), ITALIAN) == table
    for melds in state.melds:
        for found in melds:
            assert isinstance(found, Meld)
            assert state.table.meld(parse_meld(show_meld(found))) is found


def test_a_position_reads_like_a_table() -> None:
    state = position(
        """
        deal: 3 dealer 1 turn 17 swaps 2
        totals: 1005 -340
        move: 2 play swapping
        lone: 9d
        hand 2: JK 9d
        hand 3: 4c unseen 5c 5d
        known 2: 9d
        drawn: JK
        melds 1: 2c=3h 4h 5h / Kd Kh JB high
        taken: -1 3
        cuts: 1 0 to cut 3
        discards: 0:4c 1:9d
        """
    )
    assert show_position(state) == (
        "deal: 3 dealer 1 turn 17 swaps 2\n"
        "totals: 1005 -340\n"
        "sides: 0 1 0 1\n"
        "cuts: 1 0 to cut 3\n"
        "move: 2 play swapping\n"
        "end: -\n"
        "lone: 9d\n"
        "drawn: JK\n"
        "hand 0: 4c 9s\n"
        "hand 1: 4c 9s\n"
        "hand 2: 9d JK\n"
        "hand 3: 4c unseen 5c 5d\n"
        "known 0: -\n"
        "known 1: -\n"
        "known 2: 9d\n"
        "known 3: -\n"
        "melds 0: -\n"
        "melds 1: 2c=3h 4h 5h low / Kd Kh JB high\n"
        "taken: -1 3\n"
        "had: 0 1\n"
        "reserves: 8c 8d 8h 8s 10c 10d 10h 10s Jc Jd Jh\n"
        "stock: 3c 4d 5s 6h 3d 7d 8d 9h 10d\n"
        "pile: -\n"
        "discards: 0:4c 1:9d\n"
    )


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("weather: fine", "is no line"),
        ("no colon", "is no line"),
        ("pile: 4c\npile: 5c", "second of its kind"),
        ("deal: 1 dealer x", "deal: "),
        ("deal: 1 dealer 7 turn 1 swaps 0", "only 4 seats"),
        ("totals: 10", "totals: "),
        ("taken: -1", "taken: "),
        ("move: 4 draw", "only 4 seats"),
        ("sides: 0 1 0 2", "sides: there are only 2"),
        ("sides: 0 1 0 -1", "sides: there are only 2"),
        ("taken: 4 -1", "taken: there are only 4 seats"),
        ("taken: -2 -1", "taken: there are only 4 seats"),
        ("cuts: 0 0 to cut 5", "cuts: there are only 4 seats"),
        ("cuts: 0 0", "cuts: "),
        ("had: 1", "had: "),
        ("end: closed 4", "end: there are only 4 seats"),
        ("discards: 7:4c", "discards: there are only 4 seats"),
        ("move: 0 sleep", "move: "),
        ("end: abandoned 0", "end: "),
        ("end: closed", "end: "),
        ("stock: 4c 4x", "is no card"),
        ("discards: 4c", "discards: "),
        ("melds 0: 4c 5c 7d", "is no meld: no_common_rank_or_suit"),
        ("melds 2: 4c 5c 6c", "melds 2: no such line"),
        ("known 5: 4c", "known 5: no such line"),
        ("known 1: 4c 4c 4c 4c 4c 4c 4c 4c", "known 1: no card can be there more than 7 times"),
        ("hand 4: 4c", "5 hands"),
    ],
)
def test_what_is_no_position_is_refused(line: str, complaint: str) -> None:
    hands = "hand 0: 4c\nhand 1: 4d\nhand 2: 4h\nhand 3: 4s\n"
    with pytest.raises(NotationError, match=complaint):
        parse_position(hands + line, ITALIAN)


def test_a_meld_that_stays_dirty_says_so() -> None:
    rules = italian(dirty_is_permanent=True)
    text = "melds 0: 2h 3h 4h 5h stained low"
    table = position(text, rules)
    assert table.melds[0][0].is_tainted
    assert text in show_position(table).splitlines()


def test_hands_are_numbered_from_zero() -> None:
    with pytest.raises(NotationError, match="hand 0: missing"):
        parse_position("hand 1: 4c\nhand 2: 4c", ITALIAN)


def test_lines_left_out_mean_nothing_there() -> None:
    state = parse_position("hand 0: 4c\n\nhand 1: 5c\n", ITALIAN)
    assert (state.totals, state.reserve_taken, state.reserves, state.stock) == ((0, 0), [-1, -1], [], [])
