"""The heuristic player is a frozen yardstick as the greedy melder is: a measure must not move.

A change of speed leaves these hashes alone. Whoever wants stronger play changes the search player.
"""

import hashlib

import pytest

from burraco_desktop.ai.heuristic import decide
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.state import Phase
from tests.support.positions import PRESETS, TABLES
from tests.support.random_play import new_deal

CHOICES: dict[tuple[str, int], str] = {
    ("buraco_closed", 2): "32d53ee1fe8495f9",
    ("buraco_closed", 4): "f8208552f0b6853d",
    ("buraco_open", 2): "09ec01906e1db9b5",
    ("buraco_open", 4): "6b73b93aa53edaa6",
    ("buraco_stbl", 2): "1ed67dcbbdb593f6",
    ("buraco_stbl", 4): "967ec8b638bdab29",
    ("italian", 2): "c14af56fa3355375",
    ("italian", 4): "2665790cc1478638",
    ("italian_3p", 3): "7bf108e2bf264744",
    ("italian_6p", 6): "07b7804f78e78365",
    ("italian_fitab", 2): "5393e88abc68e11c",
    ("italian_fitab", 4): "3af20503e4238ae7",
    ("italian_international", 2): "838e5172f546b2ba",
    ("italian_international", 4): "e8fa9611dc8d528f",
    ("italian_tournament", 2): "5393e88abc68e11c",
    ("italian_tournament", 4): "3af20503e4238ae7",
    ("venezuelan", 4): "5fd645093cdaf771",
    ("venezuelan", 6): "d0725e462b4d33a6",
}
"""Hashes of all choices of the heuristic player in four deals of a system, by system and seats."""


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_the_heuristic_player_plays_as_it_did_when_it_was_tuned(system: str, seats: int) -> None:
    choices = hashlib.sha256()
    rules = PRESETS[system]
    weights = weights_for(rules)
    for seed in range(4):
        state = new_deal(rules, seats, seed)
        while state.phase is not Phase.OVER:
            action = honest_cut(state, 1) if state.phase is Phase.CUT else decide(state, weights)
            choices.update(f"{show_action(action)};".encode())
            play.advance(state, action)
    assert choices.hexdigest()[:16] == CHOICES[system, seats]
