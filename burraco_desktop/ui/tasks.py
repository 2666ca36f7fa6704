"""Work off the GUI thread, such as reading many files: one piece at a time, dropped for another."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal

from burraco_desktop.session.errors import SaveError

_log = logging.getLogger(__name__)

IsWanted = Callable[[], bool]


class Task(QObject):
    """Runs work on a thread of its own and signals its result on the thread of this object."""

    done = Signal(object)
    """What the work returned."""
    failed = Signal(object)
    """The SaveError that it raised."""
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._thread: threading.Thread | None = None
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether a result is to be waited for."""
        return self._thread is not None

    def start(self, work: Callable[[IsWanted], object]) -> None:
        """Begin work; what ran before is dropped. The work asks now and then whether it is still wanted."""
        self.cancel()
        ticket = self._ticket
        self._thread = threading.Thread(target=self._run, args=(ticket, work), name="files", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Drop what runs: nothing more is heard of it."""
        self._ticket += 1
        self._thread = None

    def _run(self, ticket: int, work: Callable[[IsWanted], object]) -> None:
        result, error = None, None
        try:
            result = work(lambda: ticket == self._ticket)
        except SaveError as caught:
            error = caught
        except Exception as caught:  # noqa: BLE001  # the window must hear of whatever it was
            _log.exception("work on files failed")
            error = SaveError(repr(caught))
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._ended.emit(ticket, result, error)

    def _on_ended(self, ticket: int, result: object, error: SaveError | None) -> None:
        if ticket != self._ticket:
            return
        self._thread = None
        if error is None:
            self.done.emit(result)
        else:
            self.failed.emit(error)
