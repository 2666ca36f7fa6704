"""Asks the coach off the GUI thread and signals its answers there. It knows no match and no strategy.

Questions are answered one after another by a process of its own, which is started with the first one. A
thread waits at its pipe. Where no process can be started, the thread thinks itself.
"""

import logging
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import STEPS
from burraco_desktop.ai.coach_worker import Query, Reply, answers, query_of, serve_advice
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.worker_process import Serve, WorkerProcess

_logger = logging.getLogger(__name__)

FAREWELL = 1.0
"""Seconds that closing waits for the process, and for the thread."""


@dataclass(slots=True)
class _Asked:
    query: Query
    is_interrupted: bool = False
    advice: Advice | None = None


class Advisor(QObject):
    """A queue of questions to the coach, in which urgent ones go first."""

    advised = Signal(int, object)
    """(number of the question, Advice): an answer, to be followed by better ones."""
    finished = Signal(int, object)
    """(number, Advice): the last answer to a question, told already; None where it was given none."""
    failed = Signal(int, object)
    """The same of a question that could not be answered to the end; why is in the log."""
    _heard = Signal(object)

    def __init__(self, parent: QObject | None = None, *, serving: Serve = serve_advice) -> None:
        super().__init__(parent)
        self._numbers = 0
        self._waiting: list[_Asked] = []
        self._running: _Asked | None = None
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)
        self._listener = _Listener(serving, self._heard.emit)

    @property
    def is_busy(self) -> bool:
        """Whether answers are to come."""
        return self._running is not None or bool(self._waiting)

    def ask(
        self,
        view: PlayerView,
        done: tuple[Action, ...] = (),
        steps: int = len(STEPS),
        *,
        is_urgent: bool = False,
    ) -> int:
        """Ask what to play in a view, or how good it is to play so; returns the number of the question."""
        self._numbers += 1
        asked = _Asked(query_of(self._numbers, view, done, steps))
        self._waiting.insert(0 if is_urgent else len(self._waiting), asked)
        if is_urgent and self._running is not None:
            self._interrupt(self._running)
        self._go_on()
        return self._numbers

    def warm_up(self) -> None:
        """Start the process in the background, so that the first answer comes as fast as any."""
        self._listener.warm_up()

    def cancel(self, number: int) -> None:
        """Drop a question: no more is heard of it."""
        self._waiting = [asked for asked in self._waiting if asked.query.number != number]
        if self._running is not None and self._running.query.number == number:
            self._running.is_interrupted = True
            self._listener.stop(number)

    def close(self) -> None:
        """End thread and process; nothing is answered from now on."""
        self._waiting.clear()
        self._running = None
        self._listener.close()

    def _interrupt(self, running: _Asked) -> None:
        """Let a question be answered later, from the beginning."""
        if not running.is_interrupted:
            running.is_interrupted = True
            self._listener.stop(running.query.number)
            self._waiting.insert(1, _Asked(running.query))

    def _go_on(self) -> None:
        if self._running is None and self._waiting:
            self._running = self._waiting.pop(0)
            self._listener.want(self._running.query)

    def _on_heard(self, reply: Reply) -> None:
        running = self._running
        if running is None or reply.number != running.query.number:
            return
        if reply.advice is not None:
            if not running.is_interrupted:
                running.advice = reply.advice
                self.advised.emit(reply.number, reply.advice)
            return
        self._running = None
        if not running.is_interrupted:
            if reply.trouble:
                _logger.error("the coach could not answer: %s", reply.trouble)
            (self.failed if reply.trouble else self.finished).emit(reply.number, running.advice)
        self._go_on()


class _Listener:
    """The thread between the GUI and the process. It is given one query at a time."""

    def __init__(self, serving: Serve, tell: Callable[[Reply], object]) -> None:
        self._serving = serving
        self._tell = tell
        self._wanted: queue.SimpleQueue[Query | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="advisor", daemon=True)
        self._lock = threading.Lock()
        self._thinking = 0
        """The number of the query that the process thinks about; changed under the lock."""
        self._stopped = 0
        self._process: WorkerProcess | None = None
        self._may_start = True
        self._is_closing = False

    # Called on the GUI thread.

    def warm_up(self) -> None:
        """Start thread and process, once."""
        if self._thread.ident is None and not self._is_closing:
            self._thread.start()

    def want(self, query: Query) -> None:
        """Let a query be answered, the one before being through."""
        self.warm_up()
        with self._lock:
            self._stopped = 0
        self._wanted.put(query)

    def stop(self, number: int) -> None:
        """Let the answers to a query come to an end soon."""
        with self._lock:
            self._stopped = number
            if self._thinking == number and self._process is not None:
                with suppress(OSError):  # it has died, which the thread will find
                    self._process.pipe.send(None)

    def close(self) -> None:
        """End thread and process, and wait for them a while; the thread alone lets the process go."""
        if self._is_closing:
            return
        self._is_closing = True
        self.stop(self._thinking)
        self._wanted.put(None)
        if self._thread.ident is not None:
            self._thread.join(FAREWELL)
        process = self._process
        if self._thread.is_alive() and process is not None:
            with suppress(ValueError):  # it has ended just now
                process.kill()
            self._thread.join(FAREWELL)

    # Called on the thread.

    def _run(self) -> None:
        self._ready_process()
        while (query := self._wanted.get()) is not None and not self._is_closing:
            trouble = ""
            try:
                for advice in self._answers(query):
                    self._report(Reply(query.number, advice))
            except Exception as error:  # noqa: BLE001  # the process died, or whatever else
                trouble = repr(error)
                self._drop_process()
            self._report(Reply(query.number, trouble=trouble))
        self._drop_process()

    def _report(self, reply: Reply) -> None:
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._tell(reply)

    def _answers(self, query: Query) -> Iterator[Advice]:
        process = self._ready_process()
        if process is None:
            yield from answers(query, lambda: self._stopped == query.number or self._is_closing)
            return
        with self._lock:
            process.pipe.send(query)
            self._thinking = query.number
            if self._stopped == query.number:
                process.pipe.send(None)
        try:
            while (reply := process.pipe.recv()).advice is not None:
                yield reply.advice
        finally:
            with self._lock:
                self._thinking = 0
        if reply.trouble:
            raise RuntimeError(reply.trouble)

    def _ready_process(self) -> WorkerProcess | None:
        """The process, started where there is none; None where none can be started."""
        if self._process is None and self._may_start:
            try:
                self._process = WorkerProcess(self._serving, "coach")
            except (OSError, ValueError, RuntimeError) as error:
                self._may_start = False
                _logger.warning("no process can be started for the coach, so a thread thinks: %s", error)
        return self._process

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(0.0)
