"""The heuristic player: plans its whole turn from what it may see, without search.

It plays every seat in the playouts of the search, and is a frozen yardstick: a test holds its choices.
It plans afresh before each action, so it needs no memory, and the same view always gives the same action. In
a playout the same policy plays whole turns of a true state, of which it reads only what that seat may see.
"""

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.drawing import Draw, choose_draw, refuses_card
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Plan, Planner
from burraco_desktop.ai.sheet import laying_of
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import Weights, weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock, Redraw
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.state import NO_CARD, Phase, State
from burraco_desktop.engine.view import PlayerView


class HeuristicBot:
    """Plays a competent game with the weights of the rule set, or with given ones."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The first action of the best plan; chance takes part in cutting the pack alone."""
        table = view.table
        if table.phase is Phase.CUT:
            return honest_cut(table, seed)
        return decide(table, self._weights or weights_for(table.rules))


def decide(state: State, weights: Weights) -> Action:
    """The action of the seat to move, in a view's table or a true state, once the pack is cut."""
    if state.phase is Phase.DRAW:
        return _draw(state, weights).action
    plan = _plan(state, weights)
    if plan is None:
        return Redraw()
    first = plan.first
    assert first is not None, "there is always a legal action"
    return first


def play_turn(state: State, weights: Weights) -> None:
    """Play the turn of the seat to move, or the rest of it, as `decide` would step by step."""
    turn = state.turn
    plan = _draw_first(state, weights) if state.phase is Phase.DRAW else None
    while state.turn == turn and state.phase is not Phase.OVER:
        if plan is None:
            plan = _plan(state, weights)
        if plan is None:
            play.advance(state, Redraw())
        else:
            _follow(state, plan)
        plan = None


def _draw_first(state: State, weights: Weights) -> Plan | None:
    """Draw; return the rest of the turn where it is known now."""
    judge = Judge(state, weights)
    thrower = Thrower(judge)
    draw = choose_draw(judge, Planner(judge, thrower))
    top = state.stock[-1] if state.stock else HIDDEN
    play.advance(state, draw.action)
    if not isinstance(draw.action, DrawStock) or state.phase is not Phase.PLAY or state.drawn != NO_CARD:
        return draw.plan
    judge.look_at_draw(state, top)
    return Planner(judge, thrower.after_draw()).best(state)


def _draw(state: State, weights: Weights) -> Draw:
    judge = Judge(state, weights)
    return choose_draw(judge, Planner(judge, Thrower(judge)))


def _plan(state: State, weights: Weights) -> Plan | None:
    """The rest of the turn, None where the card just drawn is refused."""
    judge = Judge(state, weights)
    planner = Planner(judge, Thrower(judge))
    return None if refuses_card(judge, planner) else planner.best(state)


def _follow(state: State, plan: Plan) -> None:
    """Do what a plan says, as far as planning again would surely say the same."""
    actions: list[Action] = [laying_of(step) for step in plan.steps]
    if plan.last is not None:
        actions.append(plan.last)
    for action in actions if plan.is_settled else actions[:1]:
        play.advance(state, action)
