"""Hears Ctrl+C in the terminal while the event loop sleeps. What then ends is not its business.

Python runs a signal's handler only between two of its own instructions, and carries out none while Qt waits
for events. So each signal is to be written into a socket on which Qt waits too. No timer looks for it.
"""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


class Interrupts(QObject):
    """Calls back on each interrupt from the terminal, until it is closed."""

    def __init__(self, on_interrupt: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ear, self._bell = socket.socketpair()
        self._ear.setblocking(False)
        self._bell.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        self._handler_before = signal.signal(signal.SIGINT, lambda _number, _frame: on_interrupt())

    def close(self) -> None:
        """Give signals back to Python."""
        signal.signal(signal.SIGINT, self._handler_before)
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._bell.close()

    def _wake(self) -> None:
        """Empty the socket; Python runs the handler as soon as it is in here."""
        self._ear.recv(64)
