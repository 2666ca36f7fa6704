"""The wiring: what a start opens, how a second instance behaves, and what happens to an unexpected error."""

from __future__ import annotations

import faulthandler
import logging
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from burraco_desktop import app
from burraco_desktop.paths import data_folder, log_folder
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.reports import ExceptionHook, ReportDialog
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Program]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    autosave = app.own_autosave()
    assert autosave is not None
    program = app.build(autosave)
    qtbot.addWidget(program.window)
    yield program
    program.window.close()
    program.close()


def test_a_start_shows_the_home_page(program: app.Program) -> None:
    program.open(app.Opening())
    assert program.window.isVisible()
    assert program.window.pages.currentWidget() is program.window.home


def test_the_bots_are_made_ready_behind_the_first_page(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[bool] = []
    monkeypatch.setattr(DirectRunner, "warm_up", lambda _: warmed.append(program.window.isVisible()))
    monkeypatch.setattr(app, "WARM_UP_AFTER", 0)
    program.open(app.Opening())
    assert warmed == []
    qtbot.waitUntil(lambda: warmed == [True])


def test_a_match_asked_for_begins_at_once(program: app.Program) -> None:
    program.open(app.Opening(new_match=True, players=2, target=505, seed="9"))
    assert program.controller.rules.match.match_target == 505
    assert len(program.controller.names) == 2
    program.controller.hurry()


@pytest.mark.parametrize(
    ("opening", "name", "players"),
    [
        (app.Opening(new_match=True, rules=preset("venezuelan")), "venezuelan", 4),
        (app.Opening(new_match=True, rules=preset("venezuelan"), players=6), "venezuelan", 6),
        (app.Opening(new_match=True, players=3), "italian_3p", 3),
        (app.Opening(new_match=True), "italian", 4),
    ],
)
def test_any_system_can_be_asked_for(
    program: app.Program, opening: app.Opening, name: str, players: int
) -> None:
    program.open(opening)
    assert program.controller.rules == preset(name)
    assert len(program.controller.names) == players
    program.controller.leave()


def test_damaged_house_rules_are_told_and_set_aside(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    folder = data_folder() / app.HOUSE_RULES
    folder.mkdir()
    (folder / "mine.json").write_text("{", encoding="utf-8")
    expect_log("mine.json")
    autosave = app.own_autosave()
    assert autosave is not None
    program = app.build(autosave)
    qtbot.addWidget(program.window)
    assert "mine.json" in program.window.banner.text
    program.close()


def test_a_match_from_a_file_is_put_on_the_table(program: app.Program) -> None:
    players = [Player("Maria", is_human=True), Player("Anna", is_human=False)]
    match = Match.new(preset("italian"), players, "7")
    match.start_deal()
    program.open(app.Opening(loaded=(match, ())))
    assert program.controller.names == ("Maria", "Anna")
    assert program.controller.mode in (Mode.HUMAN, Mode.THINKING)
    assert program.window.pages.currentWidget() is program.window.table


def test_a_finished_match_from_a_file_drives_out_no_kept_one(program: app.Program) -> None:
    players = [Player("Maria", is_human=True), Player("Anna", is_human=False)]
    running = Match.new(preset("italian"), players, "7")
    running.start_deal()
    program.autosave.save(running, ())
    finished = Match.new(preset("italian"), players, "8")
    finished.scores_by_deal.append((2005, 0))
    assert finished.winner == 0
    program.open(app.Opening(loaded=(finished, ())))
    assert program.window.pages.currentWidget() is program.window.home
    assert "is over" in program.window.banner.text
    kept = program.autosave.load()
    assert kept is not None
    assert kept.match.seed == "7"
    assert not program.autosave.last_path.exists()


def test_a_second_instance_does_not_get_the_match(program: app.Program) -> None:
    assert app.own_autosave() is None
    program.close()
    second = app.own_autosave()
    assert second is not None
    second.release()


def test_the_log_is_a_bounded_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LOG_BYTES", 2_000)
    monkeypatch.setattr(faulthandler, "enable", lambda _file: None)
    monkeypatch.setattr(logging.getLogger(), "level", logging.getLogger().level)
    before = list(logging.getLogger().handlers)
    crashes = app.keep_log(log_folder())
    try:
        for number in range(200):
            logging.getLogger("burraco_desktop").info("line %d of a long evening", number)
    finally:
        crashes.close()
        for handler in set(logging.getLogger().handlers) - set(before):
            logging.getLogger().removeHandler(handler)
            handler.close()
    assert (log_folder() / "crash.log").exists()
    files = sorted(log_folder().glob("burraco.log*"))
    assert len(files) == 3
    assert all(file.stat().st_size <= 2_100 for file in files)


def test_an_unexpected_error_is_logged_and_can_be_copied(
    qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    hook = ExceptionHook(lambda: "hand 0: 3c 4c")
    expect_log("ValueError: a card is lost")
    try:
        raise ValueError("a card is lost")
    except ValueError as error:
        hook(ValueError, error, error.__traceback__)
        hook(ValueError, error, error.__traceback__)
    dialog = hook.dialog
    assert isinstance(dialog, ReportDialog)
    qtbot.addWidget(dialog)
    report = dialog.report.toPlainText()
    assert "ValueError: a card is lost" in report
    assert "hand 0: 3c 4c" in report
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == report


def test_a_report_survives_a_broken_position(qtbot: QtBot, expect_log: Callable[[str], None]) -> None:
    def broken() -> str:
        raise RuntimeError

    hook = ExceptionHook(broken)
    expect_log("ValueError")
    hook(ValueError, ValueError("first"), None)
    assert hook.dialog is not None
    qtbot.addWidget(hook.dialog)
    assert "cannot be shown" in hook.dialog.report.toPlainText()


def test_an_interrupt_from_the_terminal_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda: ended.append(True))
    ExceptionHook(str)(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended == [True]


def test_a_report_shows_only_what_the_player_sees(program: app.Program) -> None:
    assert app.position_text(program.controller) == ""
    program.open(app.Opening(new_match=True, players=2, seed="9"))
    told = app.position_text(program.controller)
    other = next(line for line in told.splitlines() if line.startswith("hand 1:"))
    assert set(other.removeprefix("hand 1:").split()) == {"??"}


def test_an_unusable_folder_is_no_reason_not_to_play(expect_log: Callable[[str], None]) -> None:
    folder = data_folder()
    folder.rmdir()
    folder.write_text("in the way")
    try:
        expect_log("the match cannot be kept")
        autosave = Autosave(folder)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app, "data_folder", lambda: folder)
            found = app.own_autosave()
        assert found is not None
        assert not found.is_owner
        assert not autosave.is_owner
    finally:
        folder.unlink()


@pytest.mark.usefixtures("qapp")
def test_the_message_of_a_second_instance_can_be_closed_by_key() -> None:
    closed: list[str] = []

    def close() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            closed.append(box.text())
            QTest.keyClick(box, Qt.Key.Key_Return)

    timer = QTimer()
    timer.timeout.connect(close)
    timer.start(10)
    app.say_already_open()
    timer.stop()
    assert len(closed) == 1
    assert "open already" in closed[0]
