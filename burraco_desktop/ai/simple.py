"""Moves without thought: uniform random play, an honest cut, and the simple move that stands in for a bot."""

import random

from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Cut, Discard, DrawStock
from burraco_desktop.engine.cards import IS_WILD, below
from burraco_desktop.engine.dealing import cut_target, likely_lift
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView


class RandomBot:
    """Plays any of the engine's options with equal chance: the lowest yardstick."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """A uniformly chosen option; the pack is cut as anybody would cut it."""
        if view.table.phase == Phase.CUT:
            return honest_cut(view.table, seed)
        options = play.options(view.table)
        return options[below(random.Random(seed), len(options))]


def honest_cut(table: State, seed: int) -> Cut:
    """Lift about as many cards as are wanted, as well as a hand can tell."""
    lifted = likely_lift(cut_target(table), random.Random(seed))
    return Cut(min(lifted, len(table.stock) - 1))


def simple_action(table: State) -> Action:
    """Draw from the stock, else throw the cheapest plain card, else whatever is legal."""
    options = play.options(table)
    return min(options, key=lambda action: _rank(table, action))


def _rank(table: State, action: Action) -> tuple[int, int]:
    """Sort key of an option, the simplest first; `min` keeps the first of equals."""
    if isinstance(action, DrawStock):
        return (0, 0)
    if isinstance(action, Discard):
        return (2 if IS_WILD[action.card] else 1, table.table.points[action.card])
    return (3, 0)
