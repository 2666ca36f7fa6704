"""Whole turns worth a thought: the heuristic player's own, and others that differ in draw, melds and discard.

Each is a line of actions up to the end of the turn, or up to where new cards are seen. Which of them is best
is for `search` to find out.
"""

import math
from typing import Final

from burraco_desktop.ai.discard import Thrower
from burraco_desktop.ai.drawing import refuses_card, weighed_draws
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.planning import Plan, Planner, Style
from burraco_desktop.ai.search import Line
from burraco_desktop.ai.sheet import lay
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, ExtendMeld, LayMeld, Redraw, TakePile
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.state import Phase, State

LINES: Final = 16
"""So many lines are worth looking at."""
THROWS: Final = 8
"""So many discards are tried after the same melds."""
BEGINNINGS: Final = 6
"""So many first meldings are tried."""
PILES: Final = 5
"""So many ways to take the pile are tried, and so many turns after each."""

Layings = tuple[LayMeld | ExtendMeld, ...]


def lines_for(table: State, weights: Weights, most: int = LINES) -> list[Line]:
    """Lines of the seat to move, which must see this table as its own view; the best by itself leads."""
    judge = Judge(table, weights)
    planner = Planner(judge, Thrower(judge))
    if table.phase is Phase.DRAW:
        return _draws(judge, planner, table)[:most]
    if refuses_card(judge, planner):
        return [Line((Redraw(),), 0.0)]
    return _turns(judge, planner, table)[:most]


def _draws(judge: Judge, planner: Planner, table: State) -> list[Line]:
    found: list[Line] = []
    piles = 0
    for worth, draw in sorted(weighed_draws(judge, planner), key=lambda draw: -draw[0]):
        if not isinstance(draw, TakePile):
            found.append(Line((draw,), worth))
        elif piles < PILES:
            piles += 1
            found += _with_pile(judge, planner, table, draw, worth)
    return sorted(found, key=lambda line: -line.static)


def _with_pile(judge: Judge, planner: Planner, table: State, take: TakePile, worth: float) -> list[Line]:
    """The turns that begin with taking the pile so."""
    after = table.copy()
    play.advance(after, take)
    if after.phase != Phase.PLAY or after.hand.hidden:
        return [Line((take,), worth)]
    rests = _turns(judge, planner, after)[:PILES]
    return [Line((take, *rest.actions), worth + rest.static - rests[0].static) for rest in rests]


def _turns(judge: Judge, planner: Planner, state: State) -> list[Line]:
    """The turns thought of, the draw being made; the best leads."""
    best = planner.best(state)
    own = _line(best, tuple(best.layings))
    found: dict[tuple[Action, ...], Line] = {own.actions: own}
    tables: set[tuple[tuple[Card, ...], ...]] = set()
    for layings in _meldings(judge, planner, state, tuple(best.layings)):
        work = _laid(state, layings)
        if work is not None:
            key = tuple(sorted([meld.cards for meld in work.melds[work.side]]))
            if key not in tables:
                tables.add(key)
                for line in _ends(planner, work, layings):
                    found.setdefault(line.actions, line)
    return sorted(found.values(), key=lambda line: -line.static)


def _meldings(judge: Judge, planner: Planner, state: State, own: Layings) -> list[Layings]:
    """What may be laid: as the heuristic player does, in either of its styles, all but one, or nothing."""
    styles = (Style(), Style(judge.weights.shed_card))
    plans = [own, *[tuple(planner.melded(state, style)) for style in styles]]
    less = [plan[:at] + plan[at + 1 :] for plan in plans[:2] for at in range(len(plan))]
    others = [tuple(plan) for plan in planner.begun_otherwise(state, BEGINNINGS)]
    return [*plans, *less, *others, ()]


def _laid(start: State, layings: Layings) -> State | None:
    """The table with all this laid, None where a part of it is not legal without what was left out."""
    state = start.copy()
    for laying in layings:
        if state.hand.size == 0 or play.why_not(state, laying) is not None:
            return None
        lay(state, laying)
    return state


def _ends(planner: Planner, state: State, layings: Layings) -> list[Line]:
    """The ways to end the turn after these melds."""
    plans = [planner.outcome(state, [])]
    if state.hand.size > 0:
        plans += [planner.thrown(state, card) for _, card in planner.thrower.costs(state)[:THROWS]]
    return [_line(plan, layings) for plan in plans if plan.worth > -math.inf]


def _line(plan: Plan, layings: Layings) -> Line:
    return Line(layings if plan.last is None else (*layings, plan.last), plan.worth)
