"""The wiring: what a start opens, how a second instance behaves, and what happens to an unexpected error."""

from __future__ import annotations

import faulthandler
import logging
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from burraco_desktop import app, start
from burraco_desktop.paths import data_folder, log_folder
from burraco_desktop.session.codec import decode, encode, match_from_document
from burraco_desktop.session.errors import ReplayError
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.store import LoadedMatch
from burraco_desktop.ui import settings
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.doorbell import ring
from burraco_desktop.ui.reports import ExceptionHook, ReportDialog
from tests.session.documents import document_of
from tests.session.playing import play_deals, played
from tests.support.starting import own_autosave
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Program]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    autosave = own_autosave()
    program = app.build(autosave, start.make_window())
    qtbot.addWidget(program.window)
    yield program
    program.window.close()
    program.close()


def test_the_first_start_welcomes_and_later_ones_do_not(program: app.Program) -> None:
    program.open(start.Opening())
    window = program.window
    assert window.isVisible()
    assert window.pages.currentWidget() is window.rooms.wishes.welcome
    QTest.mouseClick(window.rooms.wishes.welcome.begin_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.home
    program.open(start.Opening())
    assert window.pages.currentWidget() is window.home


def test_a_beginner_is_led_to_the_first_lesson(program: app.Program) -> None:
    program.open(start.Opening())
    window = program.window
    QTest.mouseClick(window.rooms.wishes.welcome.new_card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.rooms.wishes.welcome.begin_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.rooms.lessons.table


def test_who_asks_for_a_match_is_not_held_up_by_a_welcome(program: app.Program) -> None:
    program.open(start.Opening(new_match=True, players=2, seed="9"))
    assert program.window.pages.currentWidget() is program.window.rooms.table
    program.controller.hurry()


def start_again(program: app.Program, qtbot: QtBot, file: Path | None = None) -> None:
    """Start the game a second time, with a file or without one, while its window is minimized."""
    app.hang_doorbell(program)
    program.window.showMinimized()
    with ThreadPoolExecutor() as pool:
        answered = pool.submit(ring, data_folder(), file, 20)
        qtbot.waitUntil(answered.done)
    assert answered.result()
    assert not program.window.isMinimized()
    assert program.window.isVisible()


def test_a_second_start_brings_the_window_to_the_front(program: app.Program, qtbot: QtBot) -> None:
    program.open(start.Opening())
    start_again(program, qtbot)
    assert program.window.pages.currentWidget() is program.window.rooms.wishes.welcome


def test_a_second_start_hands_its_file_to_the_open_window(
    program: app.Program, qtbot: QtBot, tmp_path: Path
) -> None:
    program.open(start.Opening(new_match=True, players=2, seed="9"))
    path = tmp_path / "perché no 🂡.burraco"
    path.write_bytes(encode(document_of(played(40))))
    start_again(program, qtbot, path)
    assert program.window.pages.currentWidget() is program.window.rooms.table
    assert program.controller.names == tuple(player.name for player in played(40).players)
    assert [entry.summary.players for entry in program.autosave.library.list().entries] == [("You", "Anna")]


def test_a_bad_file_of_a_second_start_is_named_and_harms_nothing(
    program: app.Program, qtbot: QtBot, tmp_path: Path
) -> None:
    program.open(start.Opening(new_match=True, players=2, seed="9"))
    path = tmp_path / "foreign.burraco"
    path.write_bytes(b"{}")
    start_again(program, qtbot, path)
    assert "foreign.burraco" in program.window.banner.text
    assert program.controller.names == ("You", "Anna")
    assert path.exists()


def test_the_bots_are_made_ready_behind_the_first_page(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[bool] = []
    monkeypatch.setattr(DirectRunner, "warm_up", lambda _: warmed.append(program.window.isVisible()))
    monkeypatch.setattr(app, "WARM_UP_AFTER", 0)
    program.open(start.Opening())
    assert warmed == []
    qtbot.waitUntil(lambda: True in warmed)  # the runner of an earlier test may still be called as well


def test_a_match_asked_for_begins_at_once(program: app.Program) -> None:
    program.open(start.Opening(new_match=True, players=2, target=505, seed="9"))
    assert program.controller.rules.match.match_target == 505
    assert len(program.controller.names) == 2
    program.controller.hurry()


def test_the_level_asked_for_goes_before_the_remembered_one(program: app.Program) -> None:
    program.store.set(settings.LEVEL, "casual")
    program.store.set(settings.PARTNER_LEVEL, "club")
    program.open(start.Opening(new_match=True, players=4, seed="9"))
    assert program.controller.levels == ("", "casual", "club", "casual")
    program.open(start.Opening(new_match=True, players=4, seed="9", level="beginner"))
    assert program.controller.levels == ("", "beginner", "beginner", "beginner")


@pytest.mark.parametrize(
    ("opening", "name", "players"),
    [
        (start.Opening(new_match=True, rules=preset("venezuelan")), "venezuelan", 4),
        (start.Opening(new_match=True, rules=preset("venezuelan"), players=6), "venezuelan", 6),
        (start.Opening(new_match=True, players=3), "italian_3p", 3),
        (start.Opening(new_match=True), "italian", 4),
    ],
)
def test_any_system_can_be_asked_for(
    program: app.Program, opening: start.Opening, name: str, players: int
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
    autosave = own_autosave()
    program = app.build(autosave, start.make_window())
    qtbot.addWidget(program.window)
    assert "mine.json" in program.window.banner.text
    program.close()


def test_a_match_from_a_file_is_put_on_the_table(program: app.Program) -> None:
    players = [Player("Maria", is_human=True), Player("Anna", is_human=False)]
    match = Match.new(preset("italian"), players, "7")
    match.start_deal()
    program.open(start.Opening(loaded=LoadedMatch(match, ())))
    assert program.controller.names == ("Maria", "Anna")
    assert program.controller.mode in (Mode.HUMAN, Mode.THINKING)
    assert program.window.pages.currentWidget() is program.window.rooms.table


def test_a_file_that_is_opened_twice_is_one_match(program: app.Program) -> None:
    data = encode(document_of(played(40)))
    for _ in range(3):
        program.open(start.Opening(loaded=LoadedMatch(*match_from_document(decode(data)))))
        assert program.window.pages.currentWidget() is program.window.rooms.table
        program.controller.leave()
    assert program.autosave.library.list().entries == ()


def test_a_finished_match_from_a_file_drives_out_no_kept_one(program: app.Program) -> None:
    players = [Player("Maria", is_human=True), Player("Anna", is_human=False)]
    running = Match.new(preset("italian"), players, "7")
    running.start_deal()
    program.autosave.save(running, ())
    finished = Match.new(preset("italian").changed({"match_target": 505}), players, "8")
    play_deals(finished, 50, random.Random(1))
    assert finished.winner is not None
    program.open(start.Opening(loaded=LoadedMatch(finished, ())))
    assert program.window.pages.currentWidget() is program.window.rooms.matches.replay
    kept = program.autosave.load()
    assert kept is not None
    assert kept.match.seed == "7"
    assert program.autosave.library.list().entries == ()


def test_a_match_that_leads_elsewhere_is_gone_on_with_from_its_position(
    program: app.Program, tmp_path: Path
) -> None:
    match = played(40)
    path = tmp_path / "match.burraco"
    path.write_bytes(encode({**document_of(match), "deals": [["take", "take"]]}))
    error = ReplayError("leads elsewhere", path)
    program.open(start.Opening(trouble=error))
    assert "match.burraco" in program.window.banner.text
    QTest.mouseClick(program.window.banner.offer_button, Qt.MouseButton.LeftButton)
    assert program.window.pages.currentWidget() is program.window.rooms.table
    assert program.controller.shown().view.table.deal == match.deal
    program.controller.leave()


def test_a_second_instance_does_not_get_the_match(program: app.Program) -> None:
    assert start.own_lock() is None
    program.close()
    own_autosave().release()


def test_the_log_is_a_bounded_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "LOG_BYTES", 2_000)
    monkeypatch.setattr(faulthandler, "enable", lambda _file: None)
    monkeypatch.setattr(logging.getLogger(), "level", logging.getLogger().level)
    before = list(logging.getLogger().handlers)
    crashes = start.keep_log(log_folder())
    try:
        for number in range(200):
            logging.getLogger("burraco_desktop").info("line %d of a long evening", number)
    finally:
        assert crashes is not None
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


def test_a_report_shows_only_what_the_player_sees(program: app.Program) -> None:
    assert app.position_text(program.controller) == ""
    program.open(start.Opening(new_match=True, players=2, seed="9"))
    told = app.position_text(program.controller)
    other = next(line for line in told.splitlines() if line.startswith("hand 1:"))
    assert set(other.removeprefix("hand 1:").split()) == {"??"}


def test_a_game_without_a_usable_home_says_so_and_is_played(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, home: Path, expect_log: Callable[[str], None]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    monkeypatch.setattr(logging.getLogger(), "level", logging.getLogger().level)
    for name in ("data", "config", "state"):
        (home / name).write_text("in the way")
    for expected in ("no log can be kept", "the match cannot be kept", "cannot be written"):
        expect_log(expected)
    assert start.keep_log(log_folder()) is None
    autosave = own_autosave()
    program = app.build(autosave, start.make_window())
    qtbot.addWidget(program.window)
    program.open(start.Opening())
    assert "autosave.lock cannot be written" in program.window.banner.text
    program.open(start.Opening(new_match=True, players=2, seed="9"))
    program.controller.hurry()
    program.window.rooms.show_home()
    before = program.controller.summary()
    assert before is not None
    assert program.controller.continue_match()
    assert len(program.controller.names) == 2
    program.close()


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
    start.say_already_open()
    timer.stop()
    assert len(closed) == 1
    assert "open already" in closed[0]
