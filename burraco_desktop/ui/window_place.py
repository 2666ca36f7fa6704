"""Where the window stands and how large it is, from one start to the next; never out of sight."""

from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from burraco_desktop.ui.settings import WINDOW_GEOMETRY, WINDOW_STATE, Settings

FIRST_SIZE: Final = QSize(1280, 800)
LEAST_SIZE: Final = QSize(960, 600)
STATE_VERSION: Final = 1
"""Raised when docks change, so that a remembered arrangement of older ones is not applied to them."""
GRIP: Final = QSize(200, 40)
"""So much of a window's top must be seen to get hold of it."""
TOP: Final = 80


def keep_place(window: QMainWindow, store: Settings) -> None:
    """Remember place, size and docks, and write all settings."""
    store.set(WINDOW_GEOMETRY, bytes(window.saveGeometry().data()))
    store.set(WINDOW_STATE, bytes(window.saveState(STATE_VERSION).data()))
    store.save()


def restore_place(window: QMainWindow, store: Settings) -> None:
    """Put the window where it was, unless that place is on no screen now."""
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.setMinimumSize(LEAST_SIZE.boundedTo(room.size()))
    window.resize(FIRST_SIZE.boundedTo(room.size()))
    geometry = store.get(WINDOW_GEOMETRY)
    if geometry and window.restoreGeometry(QByteArray(geometry)) and not _is_in_sight(window.geometry()):
        window.move(room.center() - window.rect().center())


def restore_panels(window: QMainWindow, store: Settings) -> None:
    """Put the panels where they were, once they are there."""
    window.restoreState(QByteArray(store.get(WINDOW_STATE)), STATE_VERSION)


def _is_in_sight(place: QRect) -> bool:
    """Tell whether enough of a window's top can be seen to get hold of it."""
    top = QRect(place.topLeft(), QSize(place.width(), TOP))
    seen = [screen.availableGeometry().intersected(top).size() for screen in QGuiApplication.screens()]
    return any(part.boundedTo(GRIP) == GRIP for part in seen)
