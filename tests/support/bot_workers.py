"""Stand-ins for the bots' process, each failing in its own way. They are imported by that process."""

import os
import threading
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from burraco_desktop.ai.worker import Answer
from burraco_desktop.engine.actions import DrawStock

if TYPE_CHECKING:
    from burraco_desktop.ai.worker import Question

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
        question: Question = pipe.recv()
        if question.seed == HANGING_SEED:
            threading.Event().wait()
        pipe.send(Answer(DrawStock(), ""))


def cheat(pipe: Connection) -> None:
    """Ask for a draw whatever the phase."""
    while True:
        pipe.recv()
        pipe.send(Answer(DrawStock(), ""))
