"""The opponent and partner in the game: plans its whole turn from the view, without search.

It plans afresh before each action, so it needs no memory, and the same view always gives the same action.
"""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.drawing import choose_draw, refuses_card
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import Weights, weights_for
from burraco_desktop.engine.actions import Action, Redraw
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView


class HeuristicBot:
    """Plays a competent game with the weights of the rule set, or with given ones."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The first action of the best plan; chance takes part in cutting the pack alone."""
        table = view.table
        if table.phase == Phase.CUT:
            return honest_cut(table, seed)
        judge = Judge(view, self._weights or weights_for(table.rules))
        thrower = Thrower(judge)
        planner = Planner(judge, thrower)
        if table.phase == Phase.DRAW:
            return choose_draw(judge, thrower, planner)
        if refuses_card(judge, planner):
            return Redraw()
        first = planner.best(table).first
        assert first is not None, "there is always a legal action"
        return first
