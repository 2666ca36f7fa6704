"""What a bot is, which bots there are, and the net under them. It knows no strategy.

Whatever a bot thinks of is checked against the law before it leaves: a bot that raises, or asks for what is
not allowed, is answered for with a simple legal move; this is counted and logged, never silent.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from burraco_desktop.ai.greedy import GreedyBot
from burraco_desktop.ai.heuristic import HeuristicBot
from burraco_desktop.ai.levels import LEVEL_CODES, level_of
from burraco_desktop.ai.searcher import Searcher
from burraco_desktop.ai.simple import RandomBot, simple_action
from burraco_desktop.ai.watch import Stop, never
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import show_action, show_position
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView

_logger = logging.getLogger(__name__)


class Bot(Protocol):
    """A player: the same view and seed always give the same action."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        """One atomic action for the viewer, which is to move."""
        ...


@runtime_checkable
class Planning(Protocol):
    """A player that thinks of several actions at once, as far as it sees all cards."""

    def plan(self, view: PlayerView, seed: int, stop: Stop) -> tuple[Action, ...]:
        """Actions for the viewer, which is to move, at least one; soon, once `stop` says so."""
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
        return self.plan(view, seed)[0]

    def plan(self, view: PlayerView, seed: int, stop: Stop = never) -> tuple[Action, ...]:
        """The bot's actions as far as it has thought of them, or a simple legal one in their place."""
        self.trouble = ""
        try:
            actions = self._planned(view, seed, stop)
            refused = _first_refused(view.table, actions)
        except Exception as error:
            _logger.exception("bot %r raised", self.name)
            return (self._fall_back(view, f"it raised {error!r}"),)
        if refused is None:
            return actions
        number, refusal = refused
        if number == 0:
            trouble = f"it asked for {show_action(actions[0])!r}: {refusal.reason}"
            return (self._fall_back(view, trouble),)
        _logger.error("bot %r planned what is refused: %s", self.name, refusal.reason)
        return actions[:number]

    def _planned(self, view: PlayerView, seed: int, stop: Stop) -> tuple[Action, ...]:
        if isinstance(self._bot, Planning):
            return self._bot.plan(view, seed, stop)
        return (self._bot.choose(view, seed),)

    def _fall_back(self, view: PlayerView, trouble: str) -> Action:
        action = simple_action(view.table)
        self.fallbacks += 1
        self.trouble = f"bot {self.name!r} of seat {view.viewer} was replaced for a move: {trouble}"
        position = show_position(view.table)
        _logger.error("%s; it plays %s in\n%s", self.trouble, show_action(action), position)
        return action


def _first_refused(table: State, actions: tuple[Action, ...]) -> tuple[int, Refusal] | None:
    """The number of the first action that is not legal after those before it, and why."""
    state = table.copy() if len(actions) > 1 else table
    for number, action in enumerate(actions):
        refusal = play.why_not(state, action)
        if refusal is not None:
            return number, refusal
        if number + 1 < len(actions):
            play.advance(state, action)
    return None


_YARDSTICKS: Mapping[str, Callable[[], Bot]] = {
    "heuristic": HeuristicBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}
YARDSTICKS = tuple(_YARDSTICKS)
"""The bots that strength is measured by."""
BOT_NAMES = (*LEVEL_CODES, *YARDSTICKS)


def make_bot(name: str) -> CheckedBot:
    """A bot by name: a level, or one of the yardsticks that never change.

    Raises:
        ValueError: no bot has this name.
    """
    if name in LEVEL_CODES:
        return CheckedBot(Searcher(level_of(name)), name)
    maker = _YARDSTICKS.get(name)
    if maker is None:
        raise ValueError(f"there is no bot {name!r}, only {', '.join(BOT_NAMES)}")
    return CheckedBot(maker(), name)
