"""A whole turn in a true state: the same actions as step by step from views, and nothing hidden is read."""

from random import Random

import pytest

from burraco_desktop.ai.heuristic import HeuristicBot, decide, play_turn
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, PRESETS, TABLES
from tests.support.random_play import new_deal, with_hidden_cards_permuted


def cut(state: State) -> State:
    """Let the seats that lift do so."""
    while state.phase is Phase.CUT:
        play.advance(state, honest_cut(state, 1))
    return state


def step_by_step(state: State) -> State:
    """The position after the turn of the seat to move, each action being chosen from a view and judged."""
    after, bot, turn = state.copy(), HeuristicBot(), state.turn
    while after.turn == turn and after.phase is not Phase.OVER:
        play.apply(after, bot.choose(view_for(after, after.seat), 1))
    return after


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_a_turn_at_once_is_the_turn_step_by_step(system: str, seats: int) -> None:
    rules = PRESETS[system]
    state = cut(new_deal(rules, seats, 5))
    while state.phase is not Phase.OVER:
        expected = step_by_step(state)
        play_turn(state, weights_for(rules))
        assert state == expected


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_hidden_cards_do_not_matter(system: str, seats: int) -> None:
    rules, chance = PRESETS[system], Random(2)
    state = cut(new_deal(rules, seats, 6))
    while state.phase is not Phase.OVER:
        twin = with_hidden_cards_permuted(state, state.seat, chance)
        assert decide(twin, weights_for(rules)) == decide(state, weights_for(rules))
        play_turn(state, weights_for(rules))


def test_the_rest_of_a_turn_is_played_too() -> None:
    state = new_deal(ITALIAN, 4, 7)
    play.advance(state, decide(state, weights_for(ITALIAN)))
    assert state.phase is Phase.PLAY
    expected = step_by_step(state)
    play_turn(state, weights_for(ITALIAN))
    assert state == expected
