"""The greedy melder is a frozen yardstick: what others are measured by must not move."""

import hashlib

import pytest

from burraco_desktop.ai.greedy import GreedyBot
from burraco_desktop.engine import play
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN
from tests.support.random_play import new_deal

FIRST_CHOICES = {
    2: "b4f0f9463dd343487ff4fb456d502a646783d2c10d1e962fa1e363d4c0e92ac4",
    4: "c36fe1fc4887fce25d64715b37954ebb03d6675d6d02d0b7712bde0178572df2",
}
"""Hashes of all its choices in 15 Italian deals, taken when it knew that game alone."""


@pytest.mark.parametrize("seats", FIRST_CHOICES)
def test_it_plays_the_italian_game_as_it_always_did(seats: int) -> None:
    choices = hashlib.sha256()
    for seed in range(15):
        state = new_deal(ITALIAN, seats, seed)
        while state.phase != Phase.OVER:
            action = GreedyBot().choose(view_for(state, state.seat), 1)
            choices.update(f"{show_action(action)};".encode())
            play.advance(state, action)
    assert choices.hexdigest() == FIRST_CHOICES[seats]
