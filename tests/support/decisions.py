"""Decisions of deals that heuristic players play, as the seat to move sees them, in every kind of moment."""

from collections.abc import Iterator
from random import Random

from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.random_play import new_deal


def deciding_states(rules: RuleSet, seats: int, seed: int, share: float = 0.2) -> Iterator[State]:
    """True states in which a seat is to decide: a share of all, half of them after a draw from the stock."""
    source, weights, number = Random(seed), weights_for(rules), 0
    while True:
        number += 1
        state = _cut(new_deal(rules, seats, 1000 * seed + number), number)
        while not _is_over(state):
            if source.random() < share:
                if source.random() < 0.5 and play.why_not(state, DrawStock()) is None:
                    play.advance(state, DrawStock())
                if not _is_over(state):
                    yield state.copy()
            if not _is_over(state):
                play_turn(state, weights)


def _cut(state: State, seed: int) -> State:
    while state.phase == Phase.CUT:
        play.advance(state, honest_cut(state, seed))
    return state


def _is_over(state: State) -> bool:
    return state.phase == Phase.OVER


def decisions(rules: RuleSet, seats: int, seed: int, share: float = 0.2) -> Iterator[PlayerView]:
    """The same as views."""
    return (view_for(state, state.seat) for state in deciding_states(rules, seats, seed, share))
