"""How a start goes: the home page first, everything else behind it, and a word where that cannot be built."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from burraco_desktop import app, start
from burraco_desktop.paths import ResourceError, data_folder
from burraco_desktop.session.glance import glance_at
from burraco_desktop.ui import settings
from tests.session.playing import played
from tests.support.starting import own_autosave
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    Begin = Callable[..., start.Beginning]

HEAVY = tuple(f"burraco_desktop.{name}" for name in ("app", "engine.rules", "ui.controller", "ui.table.view"))


@pytest.fixture
def begin(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Begin as the game does, for a player who was welcomed before."""
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    begun: list[start.Beginning] = []

    def begin(opening: start.Opening | None = None, *, is_welcomed: bool = True) -> start.Beginning:
        lock = start.own_lock()
        assert lock is not None
        window = start.make_window()
        window.store.set(settings.WELCOMED, is_welcomed)
        qtbot.addWidget(window)
        begun.append(start.Beginning(lock, opening or start.Opening(), window))
        begun[-1].show()
        return begun[-1]

    yield begin
    for beginning in begun:
        beginning._window.close()
        beginning.close()


def keep_a_match() -> None:
    """Leave a running match behind, as an earlier start would."""
    autosave = own_autosave()
    autosave.save(played(40), ())
    autosave.release()


def test_the_home_page_is_seen_before_anything_else_is_built(begin: Begin, qtbot: QtBot) -> None:
    keep_a_match()
    beginning = begin()
    window = beginning._window
    assert beginning.program is None
    assert window.isVisible()
    assert window.home.continue_button.isVisibleTo(window)
    with qtbot.waitSignal(window.home.painted):
        pass
    qtbot.waitUntil(lambda: beginning.program is not None)
    assert window.pages.currentWidget() is window.home
    assert window.home.continue_button.hasFocus()
    window.home.continue_button.click()
    assert window.pages.currentWidget() is window.rooms.table


def test_a_first_start_welcomes_at_once(begin: Begin) -> None:
    beginning = begin(is_welcomed=False)
    assert beginning.program is not None
    assert beginning._window.pages.currentWidget() is beginning.program.rooms.wishes.welcome


def test_who_asks_for_a_match_waits_for_no_home_page(begin: Begin) -> None:
    beginning = begin(start.Opening(new_match=True, players=2, seed="9"))
    assert beginning.program is not None
    assert beginning._window.pages.currentWidget() is beginning.program.rooms.table


def test_a_window_that_is_closed_before_it_is_painted_gives_the_match_back(begin: Begin) -> None:
    beginning = begin()
    beginning._window.close()
    beginning.close()
    own_autosave().release()


def test_what_cannot_be_built_ends_the_game_with_its_reason(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def build(*_: object) -> app.Program:
        raise ResourceError(tmp_path / "rulesets")

    ended: list[int] = []
    monkeypatch.setattr(app, "build", build)
    monkeypatch.setattr(QCoreApplication, "exit", ended.append)
    beginning = begin()
    qtbot.waitUntil(lambda: beginning.failure is not None)
    assert "rulesets" in str(beginning.failure)
    assert ended == [1]


def test_a_bad_file_says_nothing_at_a_glance() -> None:
    """It is named and set aside once somebody can be told."""
    keep_a_match()
    autosave = own_autosave()
    autosave.path.write_bytes(b"{}")
    assert glance_at(data_folder()) is None
    assert autosave.path.exists()
    autosave.release()


def test_the_first_page_needs_no_table_and_no_bots() -> None:
    """The modules that it does not load are what makes a start short."""
    code = f"import sys, burraco_desktop.start; print([name for name in {HEAVY} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
