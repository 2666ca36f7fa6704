"""Stand-ins for the bots' process, each failing in its own way. They are imported by that process."""

import os
import threading
from multiprocessing.connection import Connection

from burraco_desktop.ai.simple import simple_action
from burraco_desktop.ai.worker import Question, answer_of
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock
from burraco_desktop.engine.legality import layings
from burraco_desktop.engine.notation import parse_position
from burraco_desktop.engine.view import PlayerView

HANGING_SEED = 666
"""A question with this seed makes the process of `hang_once_asked_so` hang."""


def raise_always(pipe: Connection) -> None:
    """Answer with the text of an error, as a bot that raises does."""
    while True:
        pipe.recv()
        pipe.send("ZeroDivisionError: the bot raised")


def die(pipe: Connection) -> None:
    """End without an answer."""
    pipe.recv()
    os._exit(3)


def hang(pipe: Connection) -> None:
    """Never answer, and do not even end when the pipe does."""
    pipe.recv()
    threading.Event().wait()


def hang_on_a_seed(pipe: Connection) -> None:
    """Answer with a draw, but hang where the seed says so."""
    while True:
        question: Question | None = pipe.recv()
        if question is None:
            continue
        if question.seed == HANGING_SEED:
            threading.Event().wait()
        pipe.send(answer_of((DrawStock(),)))


def cheat(pipe: Connection) -> None:
    """Ask for a draw whatever the phase."""
    while True:
        pipe.recv()
        pipe.send(answer_of((DrawStock(),)))


def plan_of(view: PlayerView) -> tuple[Action, ...]:
    """A turn of two actions: the first meld that there is, and a discard."""
    table = view.table.copy()
    meld = next(iter(layings(table)))
    play.advance(table, meld)
    return (meld, simple_action(table))


def plan_once(pipe: Connection) -> None:
    """Answer the first question with a plan, and later ones with what is not allowed."""
    question: Question = pipe.recv()
    view = PlayerView(question.viewer, parse_position(question.position, question.rules))
    pipe.send(answer_of(plan_of(view)))
    while True:
        pipe.recv()
        pipe.send(answer_of((DrawStock(),)))
