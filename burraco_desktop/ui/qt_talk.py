"""Keeps what Qt says of the machine out of the terminal. It knows no message, and nothing of the game."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger(__name__)


@contextmanager
def logged_talk() -> Iterator[None]:
    """Let all that Qt says meanwhile go to the log, if one is kept.

    It is for moments in which Qt is asked for one thing alone. A filter for categories would not do: of a
    missing sound server, or of a desktop without UTF-8, it speaks without naming one.
    """
    before = qInstallMessageHandler(_note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note(_kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
    _log.info("%s", text)
