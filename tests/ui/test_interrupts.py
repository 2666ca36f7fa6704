"""An interrupt from the terminal is heard although Qt sleeps and Python does nothing."""

from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEventLoop, QTimer

from burraco_desktop.ui.interrupts import Interrupts

if TYPE_CHECKING:
    from collections.abc import Iterator

HEARD = 7
TOO_LATE = 5_000

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def loop() -> Iterator[QEventLoop]:
    """A loop in which no instruction of Python is carried out by itself; it gives up in the end."""
    loop = QEventLoop()
    limit = QTimer(singleShot=True)
    limit.timeout.connect(loop.quit)
    limit.start(TOO_LATE)
    yield loop
    limit.stop()


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_a_sleeping_loop_hears_it(loop: QEventLoop) -> None:
    interrupts = Interrupts(lambda: loop.exit(HEARD))
    for _ in range(2):
        sender = threading.Timer(0.05, interrupt)
        sender.start()
        assert loop.exec() == HEARD
        sender.join()
    interrupts.close()


def test_closing_gives_signals_back_to_python() -> None:
    before = signal.getsignal(signal.SIGINT)
    interrupts = Interrupts(lambda: None)
    assert signal.getsignal(signal.SIGINT) != before
    interrupts.close()
    assert signal.getsignal(signal.SIGINT) == before
    assert signal.set_wakeup_fd(-1) == -1
