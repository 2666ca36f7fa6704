"""The system's wish for less motion: read as each desktop writes it, and followed at once. F-K07."""

import sys

import pytest
from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusMessage, QDBusPendingCall, QDBusVariant
from pytestqt.qtbot import QtBot

from burraco_desktop.ui import system_motion
from burraco_desktop.ui.system_motion import PORTAL_SETTINGS, WISHES, SystemMotion

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
PORTAL = ("org.freedesktop.appearance", "reduced-motion")


class Bus:
    """A session bus on which a portal answers these settings and no others."""

    def __init__(self, answers: dict[tuple[str, str], object], *, is_there: bool = True) -> None:
        self._answers = answers
        self._is_there = is_there
        self.watched: list[str] = []

    def isConnected(self) -> bool:
        return self._is_there

    def connect(self, *words: object) -> bool:
        self.watched.append(str(words[3]))
        return True

    def asyncCall(self, message: QDBusMessage) -> QDBusPendingCall:
        assert message.interface() == PORTAL_SETTINGS
        group, key = message.arguments()
        if (group, key) not in self._answers:
            return QDBusPendingCall.fromCompletedCall(message.createErrorReply("no.such.setting", key))
        value = QDBusVariant(self._answers[group, key])
        return QDBusPendingCall.fromCompletedCall(message.createReply(value))


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture(autouse=True)
def on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(
    ("answers", "wanted"),
    [
        ({}, False),
        ({GNOME: True}, False),
        ({GNOME: False}, True),
        ({KDE: "0"}, True),
        ({KDE: 0.5}, False),
        ({PORTAL: 1, GNOME: True}, True),
        ({PORTAL: 0}, False),
    ],
)
def test_the_wish_is_read_as_each_desktop_writes_it(
    qtbot: QtBot, owner: QObject, answers: dict[tuple[str, str], object], wanted: bool
) -> None:
    bus = Bus(answers)
    motion = SystemMotion(owner, bus)  # type: ignore[arg-type]  # a stand-in for a bus
    qtbot.waitUntil(lambda: len(motion._wishes) == len(answers))
    assert motion.wants_less == wanted
    assert bus.watched == ["SettingChanged"]


def test_a_change_is_followed_without_a_restart(owner: QObject) -> None:
    motion = SystemMotion(owner, Bus({}))  # type: ignore[arg-type]  # as above
    told: list[bool] = []
    motion.changed.connect(lambda: told.append(motion.wants_less))
    for value in (False, False, True):
        motion._on_changed(*GNOME, QDBusVariant(value))
    motion._on_changed("org.gnome.desktop.interface", "clock-format", QDBusVariant("24h"))
    assert told == [True, False]


def test_an_answer_that_makes_no_sense_is_passed_over(owner: QObject) -> None:
    motion = SystemMotion(owner, Bus({}))  # type: ignore[arg-type]  # as above
    motion._on_changed(*KDE, QDBusVariant("a little"))
    assert not motion.wants_less


def test_without_a_bus_nothing_is_asked(owner: QObject) -> None:
    bus = Bus({GNOME: False}, is_there=False)
    assert not SystemMotion(owner, bus).wants_less  # type: ignore[arg-type]  # as above
    assert bus.watched == []


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_looked_at_again_and_again(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    wish = False
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(system_motion, "POLL", 1)
    for name in ("_windows_wants_less", "_mac_wants_less"):
        monkeypatch.setattr(system_motion, name, lambda: wish)
    motion = SystemMotion(owner)
    assert not motion.wants_less
    wish = True
    qtbot.waitUntil(lambda: motion.wants_less)
    motion.stop()


def test_every_wish_has_a_reading() -> None:
    assert {GNOME, KDE, PORTAL} == set(WISHES)
