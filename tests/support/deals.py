"""Deals played by chance to their end, as a result page shows them."""

from random import Random

from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import DealEnded
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_scores, match_winner, totals_after
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from burraco_desktop.ui.controller import DealResult
from tests.support.positions import ITALIAN
from tests.support.random_play import choose

NAMES = ("Margherita", "Anna", "Bruno", "Carla", "Dario", "Elena")


def played_deal(seats: int, seed: int, before: tuple[int, ...], rules: RuleSet = ITALIAN) -> DealResult:
    """The result of a random deal, after matches stood at `before`."""
    state, _ = first_state(rules, seats, str(seed), 3, 0, before)
    chance = Random(seed)
    while state.phase != Phase.OVER:
        apply(state, choose(state, chance, 0.9))
    assert state.end is not None
    after = totals_after(state)
    return DealResult(
        view=view_for(state, 0),
        scores=deal_scores(state),
        before=before,
        after=after,
        winner=match_winner(state.rules, after, 3),
        names=NAMES[:seats],
        end=DealEnded(state.end, state.closer),
    )
