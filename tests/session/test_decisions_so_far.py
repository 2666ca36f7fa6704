"""While a deal runs, the decisions made so far are those of its replay, and one may be begun."""

import random

import pytest

from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import decisions, decisions_so_far
from tests.session.playing import new_match
from tests.support.positions import PRESETS
from tests.support.random_play import choose


@pytest.mark.parametrize("system", ["italian", "buraco_closed", "venezuelan"])
def test_what_is_made_and_what_is_begun_make_up_all_that_was_done(system: str) -> None:
    match = new_match("so far", min(PRESETS[system].deck.player_counts), PRESETS[system])
    match.start_deal()
    chance, begun_seen = random.Random(3), 0
    for _ in range(120):
        if match.deal_is_over:
            break
        match.play(choose(match.state, chance, 0.9))
        made, begun = decisions_so_far(match, 0)
        assert made == decisions(Replay(match), match.deal, 0)
        done = [action for decision in made for action in decision.played]
        done += begun.played if begun is not None else ()
        own = [step.action for step in match.steps if step.seat == 0]
        assert done == own[len(own) - len(done) :]
        begun_seen += begun is not None
        if begun is not None:
            assert match.state.seat == 0
    assert begun_seen


def test_before_anything_is_done_nothing_is_decided() -> None:
    match = new_match("so far")
    match.start_deal()
    assert decisions_so_far(match, 0) == ((), None)
