"""The opponent and partner in the game: plans its whole turn from the view, without search.

It plans afresh before each action, so it needs no memory, and the same view always gives the same action.
"""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.drawing import choose_draw
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.ai.weights import Weights, weights_for
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView


class HeuristicBot:
    """Plays a competent game with the weights of the rule set, or with given ones."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: PlayerView, seed: int) -> Action:  # noqa: ARG002  # part of the protocol
        """The first action of the best plan."""
        judge = Judge(view, self._weights or weights_for(view.table.rules.name))
        thrower = Thrower(judge)
        planner = Planner(judge, thrower)
        if view.table.phase == Phase.DRAW:
            return choose_draw(judge, thrower, planner)
        first = planner.best(view.table).first
        assert first is not None, "there is always a legal action"
        return first
