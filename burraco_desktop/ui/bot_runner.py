"""Asks bots off the GUI thread and signals their answers there. It knows no match and no strategy.

A thread sleeps on a pipe until it is asked; a process of its own, kept warm, does the thinking and can be
killed. A process that dies, raises or far exceeds its level's time is replaced, and a simple legal move is
answered instead. Where no process can be started, the thread thinks itself.

A bot thinks of several actions at once. What is left of its plan answers the next questions, as long as they
are about the tables that it had in mind.
"""

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait

from PySide6.QtCore import QObject, Qt, Signal

from burraco_desktop.ai.bot import CheckedBot
from burraco_desktop.ai.levels import LEVEL_CODES, level_of
from burraco_desktop.ai.simple import simple_action
from burraco_desktop.ai.worker import Answer, Question, answer, answer_of, question_of, serve
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.worker_process import Serve, WorkerProcess

_logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that a bot may think longer than its level allows, before it is replaced."""
START_LIMIT = 30.0
"""Seconds that a fresh process may need besides: slow disks and virus scanners take many."""
GRACE = 0.3
"""Seconds that a dropped request may go on when another waits, before its process is killed."""
FAREWELL = 2.0
"""Seconds that closing waits, for the process and for the thread."""


class BotError(Exception):
    """The bot gave no proper answer; the message says why."""


Actions = tuple[Action, ...]


@dataclass(frozen=True, slots=True, eq=False)
class _Request:
    ticket: int
    version: int
    view: PlayerView
    question: Question


@dataclass(frozen=True, slots=True, eq=False)
class _Plan:
    """What a bot will do next if it finds the table as it expects."""

    bot: str
    view: PlayerView
    actions: Actions

    def fits(self, view: PlayerView, bot: str) -> bool:
        """Tell whether this is the question that the first action was meant for."""
        return bot == self.bot and view == self.view


def seconds_of(bot: str) -> float:
    """How long a bot may think by its own clock; the yardsticks have none, and answer at once."""
    return level_of(bot).seconds if bot in LEVEL_CODES else 0.0


class BotRunner(QObject):
    """One question at a time to the bots; asking again drops what runs."""

    answered = Signal(int, object)
    """(version asked for, Action), on the thread of this object."""
    _thought = Signal(int, int, object)

    def __init__(
        self, parent: QObject | None = None, *, serving: Serve = serve, patience: float = PATIENCE
    ) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._asked: tuple[PlayerView, str] | None = None
        self._plan: _Plan | None = None
        self._thought.connect(self._on_thought, Qt.ConnectionType.QueuedConnection)
        self._thinker = _Thinker(serving, patience, self._thought.emit)

    def warm_up(self) -> None:
        """Start the process in the background, so that the first answer comes as fast as any."""
        self._thinker.start()

    def ask(self, view: PlayerView, version: int, seed: int, bot: str = "heuristic") -> None:
        """Ask a bot for its move; what was asked before is dropped."""
        self._ticket += 1
        self._asked = (view, bot)
        plan, self._plan = self._plan, None
        if plan is not None and plan.fits(view, bot):
            self._thought.emit(self._ticket, version, plan.actions)
        else:
            self._thinker.want(_Request(self._ticket, version, view, question_of(view, seed, bot)))

    def cancel(self) -> None:
        """Drop what was asked: it will not be answered."""
        self._ticket += 1
        self._plan = None
        self._thinker.want(None)

    def close(self) -> None:
        """End thread and process; nothing is answered from now on."""
        self._ticket += 1
        self._thinker.close()

    def _on_thought(self, ticket: int, version: int, actions: Actions) -> None:
        if ticket != self._ticket:
            return
        if self._asked is not None and len(actions) > 1:
            view, bot = self._asked
            table = view.table.copy()
            play.advance(table, actions[0])
            self._plan = _Plan(bot, PlayerView(view.viewer, table), actions[1:])
        self.answered.emit(version, actions[0])


class _Thinker:
    """The thread between the GUI and the process. Only this thread touches the process."""

    def __init__(
        self, serving: Serve, patience: float, report: Callable[[int, int, Actions], object]
    ) -> None:
        self._serving = serving
        self._patience = patience
        self._report = report
        self._wanted: _Request | None = None
        self._closing = False
        self._ear, self._bell = multiprocessing.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._run, name="bot-runner", daemon=True)
        self._process: _Process | None = None
        self._may_start = True
        self._own_bots: dict[str, CheckedBot] = {}

    # Called on the GUI thread.

    def start(self) -> None:
        """Start thread and process, once."""
        if self._thread.ident is None and not self._closing:
            self._thread.start()

    def want(self, request: _Request | None) -> None:
        """Replace what is wanted; None wants nothing."""
        if self._closing:
            return
        self._wanted = request
        if request is not None:
            self.start()
        self._bell.send_bytes(b"!")

    def close(self) -> None:
        """End thread and process, and wait for them."""
        if self._closing:
            return
        self._closing = True
        if self._thread.ident is not None:
            self._bell.send_bytes(b"!")
            self._thread.join(2 * FAREWELL)
        if self._thread.is_alive():
            _logger.warning("a bot still thinks in its thread while the runner is closed")
        else:
            self._ear.close()
            self._bell.close()

    # Called on the thread.

    def _run(self) -> None:
        self._ready_process()
        request: _Request | None = None
        while not self._closing:
            if self._wanted is None or self._wanted is request:
                self._ear.recv_bytes()
                continue
            request = self._wanted
            actions = self._think(request)
            if actions is not None and not self._closing:
                self._report(request.ticket, request.version, actions)
        if self._process is not None:
            self._process.end(FAREWELL)

    def _think(self, request: _Request) -> Actions | None:
        """The bot's actions, a simple one where it fails, None where the request was dropped meanwhile."""
        try:
            found = self._ask(request)
        except Exception:
            _logger.exception("bot %r failed", request.question.bot)
            self._drop_process()
            found = answer_of((simple_action(request.view.table),), "a simple move was played for it")
            self._ready_process()
        if found is None:
            return None
        if found.trouble:
            _logger.warning("%s", found.trouble)
        return found.actions

    def _ask(self, request: _Request) -> Answer | None:
        process = self._ready_process()
        if process is None:
            own = answer(request.question, self._own_bots, lambda: self._is_dropped(request))
            return None if self._is_dropped(request) else own
        start = 0.0 if process.is_warm else START_LIMIT
        limit = seconds_of(request.question.bot) + self._patience + start
        process.pipe.send(request.question)
        if not self._await(process, request, time.monotonic() + limit):
            return None
        found = process.receive()
        refusal = play.why_not(request.view.table, found.actions[0])
        if refusal is not None:
            raise BotError(f"{found.texts[0]} is refused: {refusal.reason}")
        return found

    def _is_dropped(self, request: _Request) -> bool:
        return self._wanted is not request or self._closing

    def _await(self, process: "_Process", request: _Request, deadline: float) -> bool:
        """Wait for the reply; False where the request was dropped, the process being free again or gone."""
        is_told = False
        while True:
            ready = wait([process.pipe, self._ear], max(0.0, deadline - time.monotonic()))
            if self._ear in ready:
                self._ear.recv_bytes()
            is_dropped = self._is_dropped(request)
            if is_dropped and not is_told:
                process.pipe.send(None)
                is_told = True
            if process.pipe in ready:
                if is_dropped:
                    process.receive()
                return not is_dropped
            if not ready and not is_dropped:
                raise BotError("it thought too long")
            if not ready or self._closing:
                self._drop_process()
                return False
            if is_dropped and self._wanted is not None:
                deadline = min(deadline, time.monotonic() + GRACE)

    def _ready_process(self) -> "_Process | None":
        """The process, started where there is none; None where none can be started."""
        if self._process is None and self._may_start and not self._closing:
            try:
                self._process = _Process(self._serving)
            except (OSError, ValueError, RuntimeError) as error:
                self._may_start = False
                _logger.warning("no process can be started for the bots, so a thread thinks: %s", error)
        return self._process

    def _drop_process(self) -> None:
        if self._process is not None:
            self._process.end(0.0)
            self._process = None


class _Process(WorkerProcess):
    """A process that answers one question after another."""

    def __init__(self, serving: Serve) -> None:
        super().__init__(serving, "bots")
        self.is_warm = False

    def receive(self) -> Answer:
        """The reply that has come.

        Raises:
            EOFError: the process has died.
            BotError: the bot raised.
        """
        found = self.pipe.recv()
        self.is_warm = True
        if not isinstance(found, Answer):
            raise BotError(str(found))
        return found
