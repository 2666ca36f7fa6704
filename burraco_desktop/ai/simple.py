"""Moves without thought: uniform random play, and the simple move that stands in for a bot that failed."""

import random

from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, DrawStock
from burraco_desktop.engine.cards import IS_WILD, below
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView


class RandomBot:
    """Plays any of the engine's options with equal chance: the lowest yardstick."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """A uniformly chosen option."""
        options = play.options(view.table)
        return options[below(random.Random(seed), len(options))]


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
