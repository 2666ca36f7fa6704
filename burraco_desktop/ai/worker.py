"""The other end of the bot runner's pipe: a process (or thread) that thinks for the bots, and never loads Qt.

A request holds what a seat may see and nothing else, as text, so that hidden cards are never in the memory of
the process that thinks.
"""

import logging
import signal
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from burraco_desktop.ai.bot import CheckedBot, make_bot
from burraco_desktop.ai.watch import Stop, never
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A view as a value that travels.

    Attributes:
        rules: the rule set.
        position: the viewer's table in notation.
        viewer: the seat to move.
        seed: the bot's own source of chance.
        bot: the name of the bot.
    """

    rules: RuleSet
    position: str
    viewer: int
    seed: int
    bot: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's actions as far as it has thought of them, and what was wrong where it had to be replaced.

    Actions travel as text too.
    """

    texts: tuple[str, ...]
    trouble: str

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the bot will do, one after another."""
        return tuple(map(parse_action, self.texts))


def answer_of(actions: tuple[Action, ...], trouble: str = "") -> Answer:
    """An answer with these actions."""
    return Answer(tuple(map(show_action, actions)), trouble)


def question_of(view: PlayerView, seed: int, bot: str) -> Question:
    """Ask a bot for its move in this view."""
    return Question(view.table.rules, show_position(view.table), view.viewer, seed, bot)


def answer(question: Question, bots: dict[str, CheckedBot], stop: Stop = never) -> Answer:
    """Let the bot think until `stop` says that it is enough; `bots` keeps those made before."""
    bot = bots.get(question.bot) or bots.setdefault(question.bot, make_bot(question.bot))
    view = PlayerView(question.viewer, parse_position(question.position, question.rules))
    return answer_of(bot.plan(view, question.seed, stop), bot.trouble)


def serve(pipe: Connection) -> None:
    """Answer one question after another until the other end is closed; an error is answered as its text.

    Whatever arrives while a bot thinks lets it come to an end soon; None is sent for nothing else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots: dict[str, CheckedBot] = {}
    with suppress(EOFError, ConnectionError):  # closed, perhaps while a bot was thinking
        while True:
            question: Question | None = pipe.recv()
            if question is not None:
                pipe.send(_reply(question, bots, pipe.poll))


def _reply(question: Question, bots: dict[str, CheckedBot], stop: Stop) -> Answer | str:
    try:
        return answer(question, bots, stop)
    except Exception:
        _logger.exception("a bot could not be asked")
        return traceback.format_exc()
