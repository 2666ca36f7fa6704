"""The other end of the advisor's pipe: a process (or thread) that thinks for the coach, and never loads Qt.

As for the bots a question holds what a seat may see and nothing else, as text, so that hidden cards are never
in the memory of the process that thinks.
"""

import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import STEPS, advise
from burraco_desktop.ai.watch import Stop
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Query:
    """A question to the coach, as a value that travels.

    Attributes:
        number: what its answers are known by.
        rules: the rule set.
        position: the viewer's table in notation.
        viewer: the seat to move.
        done: what it did or thinks of doing, in notation.
        steps: after how many refinements the answer is good enough, as `coach.advise` has it.
    """

    number: int
    rules: RuleSet
    position: str
    viewer: int
    done: tuple[str, ...]
    steps: int


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to the query of a number; the last one holds no advice, but trouble if there was any."""

    number: int
    advice: Advice | None = None
    trouble: str = ""


def query_of(number: int, view: PlayerView, done: tuple[Action, ...] = (), steps: int = len(STEPS)) -> Query:
    """Ask what to play in a view, or how good it is to play so."""
    texts = tuple(map(show_action, done))
    return Query(number, view.table.rules, show_position(view.table), view.viewer, texts, steps)


def answers(query: Query, stop: Stop) -> Iterator[Advice]:
    """Better and better answers, until `stop` says that it is enough.

    Chance takes no part in the question: whoever asks the same again gets the same answers.
    """
    view = PlayerView(query.viewer, parse_position(query.position, query.rules))
    done = tuple(map(parse_action, query.done))
    return advise(view, view.table.turn, stop, done, query.steps)


def serve_advice(pipe: Connection) -> None:
    """Answer one query after another until the other end is closed; whatever comes meanwhile ends an answer.

    None is sent for nothing else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):  # closed, perhaps while it was thinking
        while True:
            query: Query | None = pipe.recv()
            if query is not None:
                pipe.send(_answer(query, pipe.send, pipe.poll))


def _answer(query: Query, tell: Callable[[Reply], object], stop: Stop) -> Reply:
    """Tell all answers; returns the reply that ends them."""
    try:
        for advice in answers(query, stop):
            tell(Reply(query.number, advice))
    except (EOFError, ConnectionError):
        raise
    except Exception:  # noqa: BLE001  # whatever it was, the window must hear of it
        return Reply(query.number, trouble=traceback.format_exc())
    return Reply(query.number)
