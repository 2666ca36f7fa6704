"""What a drop or a click means: the legal action, or the engine's reason against it."""

from random import Random

import pytest

from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile, WildEnd
from burraco_desktop.engine.play import apply, why_not
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.ui.table.intents import (
    NOTHING,
    MeldTarget,
    NewMeldTarget,
    PileTarget,
    StockTarget,
    Target,
    best_meld_target,
    resolve,
)
from tests.support.positions import ITALIAN, cards, position
from tests.support.random_play import choose, new_deal

STOCK, PILE, NEW = StockTarget(), PileTarget(), NewMeldTarget()


def view(text: str) -> PlayerView:
    return view_for(position(text), 0)


DRAWING = """
    move: 0 draw
    hand 0: 5h 6h 7h Kc 9d
    pile: 8h 3c
"""
PLAYING = """
    hand 0: 5h 6h 7h 8h Kc 9d 2s JK
    melds 0: 9h 10h Jh / Qc Qd Qs
    melds 1: 3d 4d 5d
    pile: 8c
"""


@pytest.mark.parametrize(
    ("target", "held", "action"),
    [
        (STOCK, "", DrawStock()),
        (PILE, "", TakePile()),
    ],
)
def test_what_is_legal_before_the_draw(target: Target, held: str, action: Action) -> None:
    intent = resolve(view(DRAWING), cards(held), target)
    assert intent.action == action
    assert intent.is_legal


@pytest.mark.parametrize(
    ("target", "held", "reason"),
    [
        (PILE, "Kc", Reason.DRAW_FIRST),
        (NEW, "5h 6h 7h", Reason.DRAW_FIRST),
    ],
)
def test_what_is_refused_before_the_draw(target: Target, held: str, reason: Reason) -> None:
    intent = resolve(view(DRAWING), cards(held), target)
    assert not intent.is_legal
    assert intent.is_refused
    assert intent.refusal is not None
    assert intent.refusal.reason == reason


@pytest.mark.parametrize(
    ("target", "held", "action"),
    [
        (PILE, "Kc", Discard(cards("Kc")[0])),
        (NEW, "5h 6h 7h", LayMeld(cards("5h 6h 7h"))),
        (MeldTarget(0), "8h", ExtendMeld(0, cards("8h"))),
        (MeldTarget(1), "2s", ExtendMeld(1, cards("2s"))),
    ],
)
def test_what_is_legal_after_the_draw(target: Target, held: str, action: Action) -> None:
    intent = resolve(view(PLAYING), cards(held), target)
    assert intent.action == action
    assert intent.is_legal
    assert not intent.is_refused
    assert (intent.result is not None) == isinstance(action, LayMeld | ExtendMeld)


@pytest.mark.parametrize(
    ("target", "held", "reason"),
    [
        (STOCK, "", Reason.ALREADY_DRAWN),
        (PILE, "", Reason.ALREADY_DRAWN),
        (NEW, "5h 7h 9d", Reason.NO_COMMON_RANK_OR_SUIT),
        (NEW, "5h 6h", Reason.TOO_FEW_CARDS),
        (NEW, "5h 8h JK", Reason.RUN_HAS_GAP),
        (MeldTarget(0), "Kc", Reason.NO_COMMON_RANK_OR_SUIT),
        (MeldTarget(0), "6h", Reason.RUN_HAS_GAP),
    ],
)
def test_what_is_refused_after_the_draw(target: Target, held: str, reason: Reason) -> None:
    intent = resolve(view(PLAYING), cards(held), target)
    assert intent.refusal is not None
    assert intent.refusal.reason == reason


def test_several_cards_on_the_pile_are_too_many() -> None:
    intent = resolve(view(PLAYING), cards("Kc 9d"), PILE)
    assert intent.too_many
    assert intent.is_refused
    assert not intent.is_legal


@pytest.mark.parametrize(
    ("target", "held"), [(STOCK, "Kc"), (NEW, ""), (MeldTarget(0), ""), (MeldTarget(7), "8h")]
)
def test_what_means_nothing(target: Target, held: str) -> None:
    assert resolve(view(PLAYING), cards(held), target) == NOTHING


@pytest.mark.parametrize("target", [STOCK, PILE, NEW, MeldTarget(0)])
def test_nothing_is_meant_while_others_play(target: Target) -> None:
    waiting = view_for(position(PLAYING.rstrip() + "\nmove: 1 play"), 0)
    assert resolve(waiting, (), target) == NOTHING
    assert resolve(waiting, cards("8h"), target) == NOTHING


@pytest.mark.parametrize(("upper", "end"), [(True, WildEnd.HIGH), (False, WildEnd.LOW)])
def test_the_half_of_the_meld_aimed_at_decides_the_end_of_a_free_wild(*, upper: bool, end: WildEnd) -> None:
    intent = resolve(view(PLAYING), cards("JK"), MeldTarget(0, upper))
    assert intent.action == ExtendMeld(0, cards("JK"), end)
    assert intent.is_legal


def test_a_wish_for_an_end_goes_before_the_half() -> None:
    intent = resolve(view(PLAYING), cards("JK"), MeldTarget(0, upper=True), WildEnd.LOW)
    assert intent.action == ExtendMeld(0, cards("JK"), WildEnd.LOW)


def test_where_there_is_no_choice_the_half_does_not_matter() -> None:
    assert resolve(view(PLAYING), cards("8h"), MeldTarget(0, upper=True)).action == ExtendMeld(0, cards("8h"))


@pytest.mark.parametrize(
    ("held", "target"),
    [("8h", MeldTarget(0)), ("5h 6h 7h", NEW), ("5h 6h 7h 8h", None), ("JK", None), ("Kc", None)],
)
def test_the_one_place_for_cards_is_found(held: str, target: Target | None) -> None:
    assert best_meld_target(view(PLAYING), cards(held)) == target


@pytest.mark.parametrize("seed", range(6))
def test_an_intent_is_legal_just_where_the_engine_says_so(seed: int) -> None:
    """What the view is asked in play by chance is what the true state would answer."""
    state, chance = new_deal(ITALIAN, 4, seed), Random(seed)
    targets: list[Target] = [
        STOCK,
        PILE,
        NEW,
        *(MeldTarget(number, upper=bool(number % 2)) for number in range(4)),
    ]
    while state.phase != Phase.OVER:
        if state.seat == 0:
            seen, own = view_for(state, 0), state.hands[0].cards()
            held = chance.sample(own, min(len(own), chance.choice([0, 1, 1, 3, 4])))
            for target in targets:
                intent = resolve(seen, held, target)
                if intent.action is not None:
                    assert intent.refusal == why_not(state, intent.action)
        apply(state, choose(state, chance, 0.8))
