"""Whether the system asks programs for less motion, asked of each kind of desktop in its own way.

Qt does not tell it. A desktop that does not answer is one that does not ask.
"""

import ctypes
import logging
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from PySide6.QtCore import SLOT, QObject, QSettings, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

_log = logging.getLogger(__name__)

PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
PORTAL_SETTINGS: Final = "org.freedesktop.portal.Settings"
WISHES: Final[Mapping[tuple[str, str], Callable[[Any], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: int(value) == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: not value,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: float(value) == 0,
}
"""Where desktops keep the wish, and how it reads there."""
POLL: Final = 5000
"""Milliseconds between two looks on systems that do not tell of a change."""
GET_CLIENT_AREA_ANIMATION: Final = 0x1042


class SystemMotion(QObject):
    """Asks once, and follows changes without a restart."""

    changed = Signal()

    def __init__(self, parent: QObject, bus: QDBusConnection | None = None) -> None:
        """`bus` is where a Linux desktop is asked, the session bus if none is given."""
        super().__init__(parent)
        self._wishes: dict[tuple[str, str], bool] = {}
        self._asked: dict[tuple[str, str], QDBusPendingCallWatcher] = {}
        self._poll = QTimer(self)
        self._poll.timeout.connect(self._look)
        platform: str = sys.platform
        if platform in ("win32", "darwin"):
            self._poll.start(POLL)
            self._look()
        else:
            self._ask_portal(bus or QDBusConnection.sessionBus())

    @property
    def wants_less(self) -> bool:
        """Whether any part of the system asks for less motion."""
        return any(self._wishes.values())

    def stop(self) -> None:
        """Look no more."""
        self._poll.stop()

    # Linux.

    def _ask_portal(self, bus: QDBusConnection) -> None:
        """Ask without waiting; the answers come when they come."""
        if not bus.isConnected():
            return
        bus.connect(
            *PORTAL,
            PORTAL_SETTINGS,
            "SettingChanged",
            self,
            cast("bytes", SLOT("_on_changed(QString,QString,QDBusVariant)")),  # a str, whatever the stubs say
        )
        for wish in WISHES:
            message = QDBusMessage.createMethodCall(*PORTAL, PORTAL_SETTINGS, "Read")
            message.setArguments(list(wish))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            watcher.finished.connect(self._on_answered)
            self._asked[wish] = watcher

    def _on_answered(self, watcher: QDBusPendingCallWatcher) -> None:
        wish = next(wish for wish, asked in self._asked.items() if asked is watcher)
        reply = watcher.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage:
            self._note(wish, reply.arguments()[0])

    @Slot(str, str, QDBusVariant)
    def _on_changed(self, group: str, key: str, value: QDBusVariant) -> None:
        if (group, key) in WISHES:
            self._note((group, key), value)

    def _note(self, wish: tuple[str, str], value: object) -> None:
        """Keep an answer, which the portal wraps once or twice."""
        while isinstance(value, QDBusVariant):
            value = value.variant()
        before = self.wants_less
        try:
            self._wishes[wish] = WISHES[wish](value)
        except (TypeError, ValueError):
            _log.info("the desktop says %r of %s", value, wish)
        if self.wants_less != before:
            self.changed.emit()

    # Windows and macOS.

    def _look(self) -> None:
        before = self.wants_less
        platform: str = sys.platform
        self._wishes["system", ""] = _mac_wants_less() if platform == "darwin" else _windows_wants_less()
        if self.wants_less != before:
            self.changed.emit()


def _windows_wants_less() -> bool:
    """What "Show animations in Windows" says. Not tried on a real Windows."""
    is_animated = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # only there is it known
    user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(is_animated), 0)
    return not is_animated.value


def _mac_wants_less() -> bool:
    """What "Reduce motion" says. Not tried on a real Mac."""
    store = QSettings("com.apple", "universalaccess")
    return str(store.value("reduceMotion", 0)) in ("1", "true")
