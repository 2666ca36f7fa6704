"""A process that thinks, and the pipe to it. It knows no question and no answer."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection

Serve = Callable[[Connection], None]


class WorkerProcess:
    """A process of its own, started at once; an OSError, ValueError or RuntimeError tells that it cannot be.

    Attributes:
        pipe: this end of the pipe; the other one is given to the function that serves.
    """

    def __init__(self, serving: Serve, name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self._process = context.Process(target=serving, args=(far_end,), name=name, daemon=True)
        self._process.start()
        far_end.close()

    def kill(self) -> None:
        """End the process at once; who waits at the pipe hears of it."""
        self._process.kill()

    def end(self, patience: float) -> None:
        """Let the process end by itself for so many seconds, then kill it."""
        self.pipe.close()
        self._process.join(patience)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
