"""The opponent and partner in the game: plans its whole turn from what it may see, without search.

It plans afresh before each action, so it needs no memory, and the same view always gives the same action. In
a playout the same policy plays whole turns of a true state, of which it reads only what that seat may see.
"""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.drawing import choose_draw, refuses_card
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Planner
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import Weights, weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Redraw
from burraco_desktop.engine.state import Phase, State
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
        return decide(table, self._weights or weights_for(table.rules))


def decide(state: State, weights: Weights) -> Action:
    """The action of the seat to move, in a view's table or a true state, once the pack is cut."""
    judge = Judge(state, weights)
    thrower = Thrower(judge)
    planner = Planner(judge, thrower)
    if state.phase == Phase.DRAW:
        return choose_draw(judge, thrower, planner)
    if refuses_card(judge, planner):
        return Redraw()
    first = planner.best(state).first
    assert first is not None, "there is always a legal action"
    return first


def play_turn(state: State, weights: Weights) -> None:
    """Play the turn of the seat to move, or the rest of it, in a true state."""
    turn = state.turn
    while state.turn == turn and state.phase != Phase.OVER:
        play.advance(state, decide(state, weights))
