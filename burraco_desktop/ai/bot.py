"""What a bot is, which bots there are, and the net under them. It knows no strategy.

Whatever a bot thinks of is checked against the law before it leaves: a bot that raises, or asks for what is
not allowed, is answered for with a simple legal move; this is counted and logged, never silent.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from burraco_desktop.ai.greedy import GreedyBot
from burraco_desktop.ai.heuristic import HeuristicBot
from burraco_desktop.ai.simple import RandomBot, simple_action
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import show_action, show_position
from burraco_desktop.engine.view import PlayerView

_logger = logging.getLogger(__name__)


class Bot(Protocol):
    """A player: the same view and seed always give the same action."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """One atomic action for the viewer, which is to move."""
        ...


class CheckedBot:
    """A bot whose every answer is legal.

    Attributes:
        fallbacks: how often a simple move had to be played instead of the bot's own.
        trouble: what was wrong with the last answer, empty where nothing was.
    """

    def __init__(self, bot: Bot, name: str) -> None:
        self.name = name
        self.fallbacks = 0
        self.trouble = ""
        self._bot = bot

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The bot's action, or a simple legal one in its place."""
        self.trouble = ""
        try:
            action = self._bot.choose(view, seed)
            refusal = play.why_not(view.table, action)
        except Exception as error:
            _logger.exception("bot %r raised", self.name)
            return self._fall_back(view, f"it raised {error!r}")
        if refusal is not None:
            return self._fall_back(view, f"it asked for {show_action(action)!r}: {refusal.reason}")
        return action

    def _fall_back(self, view: PlayerView, trouble: str) -> Action:
        action = simple_action(view.table)
        self.fallbacks += 1
        self.trouble = f"bot {self.name!r} of seat {view.viewer} was replaced for a move: {trouble}"
        position = show_position(view.table)
        _logger.error("%s; it plays %s in\n%s", self.trouble, show_action(action), position)
        return action


_MAKERS: Mapping[str, Callable[[], Bot]] = {
    "heuristic": HeuristicBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}
BOT_NAMES = tuple(_MAKERS)


def make_bot(name: str) -> CheckedBot:
    """A bot by name: "heuristic" is the opponent and partner of the game, the others are yardsticks.

    Raises:
        ValueError: no bot has this name.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise ValueError(f"there is no bot {name!r}, only {', '.join(BOT_NAMES)}")
    return CheckedBot(maker(), name)
