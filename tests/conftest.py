"""What holds for every test: no screen, no real user folders, no unannounced warnings, stable examples."""

from __future__ import annotations

import argparse
import itertools
import logging
import os
from functools import partial
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QStandardPaths

from burraco_desktop.ui import language
from burraco_desktop.ui.application import Application
from i18n import compile_all
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

# Read when the one QApplication is made. A developer may set another platform to watch the tests.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Machines differ too much for deadlines. CI tries the same examples each time; chance is for developers.
settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile(
    "ci",
    settings.get_profile("local"),
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "local")

_USER_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The kind of application that pytest-qt makes: ours."""
    return Application


@pytest.fixture(scope="session")
def users(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that holds the homes of all tests."""
    QStandardPaths.setTestModeEnabled(True)
    return tmp_path_factory.mktemp("users")


@pytest.fixture(autouse=True)
def home(users: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of its own for each test: settings and saves of the developer stay untouched."""
    folder = users / str(next(_USER_NUMBERS))
    folder.mkdir()
    for variable, name in _FOLDER_VARIABLES.items():
        monkeypatch.setenv(variable, str(folder / name))
    for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder / "config"))
    return folder


# Where platformdirs and Qt look: everywhere, on Linux, on Windows.
_FOLDER_VARIABLES = {
    "HOME": "",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "runtime",
    "XDG_STATE_HOME": "state",
    "USERPROFILE": "",
    "APPDATA": "config",
    "LOCALAPPDATA": "data",
    "WIN_PD_OVERRIDE_APPDATA": "config",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "data",
    "WIN_PD_OVERRIDE_PERSONAL": "documents",
}


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Drives widgets as pytest-qt does; its waits end by what they wait for, not by the machine's load."""
    for name in ("waitExposed", "waitSignal", "waitUntil"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=PATIENCE))
    return qtbot


@pytest.fixture(autouse=True)
def restored_language() -> Iterator[None]:
    """The language in force is that of the whole program, so a test leaves none behind."""
    words = {name: vars(argparse)[name] for name in ("_", "ngettext")}
    yield
    for translator in language._Now.translators:
        QCoreApplication.removeTranslator(translator)
    language._Now.language, language._Now.translators = None, ()
    QLocale.setDefault(QLocale.system())
    vars(argparse).update(words)


class LogGuard(logging.Handler):
    """Collects warnings and worse, and compares them with what the test announced."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._messages: list[str] = []
        self._expected: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record as the text a person would read."""
        self._messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")

    def expect(self, fragment: str) -> None:
        """Announce that at least one record will contain this text."""
        self._expected.append(fragment)

    def complaints(self) -> list[str]:
        """List unexpected records and expected ones that did not come."""
        surprises = [text for text in self._messages if not any(part in text for part in self._expected)]
        absent = [part for part in self._expected if not any(part in text for text in self._messages)]
        return [f"unexpected: {text}" for text in surprises] + [f"not logged: {part}" for part in absent]


@pytest.fixture(autouse=True)
def log_guard() -> Iterator[LogGuard]:
    """Fail a test that logs a warning or worse without announcing it."""
    guard = LogGuard()
    logging.getLogger().addHandler(guard)
    yield guard
    logging.getLogger().removeHandler(guard)
    assert guard.complaints() == []


@pytest.fixture
def expect_log(log_guard: LogGuard) -> Callable[[str], None]:
    """Announce a log record by part of its text: `expect_log("moved aside")`."""
    return log_guard.expect


@pytest.fixture(autouse=True, scope="session")
def translations() -> None:
    """What Qt reads of the translations, made anew where their sources have changed."""
    compile_all()
