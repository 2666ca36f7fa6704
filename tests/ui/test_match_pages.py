"""The window and its kept matches: how pages lead to each other, and what is offered when a file fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import Discard, DrawStock
from burraco_desktop.paths import resource_root
from burraco_desktop.session import files
from burraco_desktop.session.codec import encode
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import settings
from burraco_desktop.ui.controller import Controller, Mode
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.rooms import Rooms
from burraco_desktop.ui.settings import AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.view import TableView
from tests.session.documents import document_of
from tests.support.saved_matches import finished, keep, running
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path)
    assert autosave.acquire()
    yield autosave
    autosave.release()


@pytest.fixture
def window(qtbot: QtBot, autosave: Autosave, store: Settings) -> MainWindow:
    store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
    store.set(settings.BOT_PACE, BotPace.INSTANT)
    root = resource_root()
    controller = Controller(autosave, DirectRunner(), store)
    table = TableView(controller, store, root / "cards")
    shelf = RuleShelf(autosave.path.parent / "rules", [preset(name) for name in preset_names(root)])
    window = MainWindow(store, root)
    Rooms(window, controller, shelf, table)
    controller.setParent(window)
    qtbot.addWidget(window)
    window.rooms.show_home()
    window.show()
    qtbot.waitExposed(window)
    return window


def controller_of(window: MainWindow) -> Controller:
    found = window.findChild(Controller)
    assert found is not None
    return found


def start(window: MainWindow, qtbot: QtBot, target: int = 2000) -> Controller:
    rules = preset("italian").changed({"match_target": target})
    window.rooms.start(NewMatchChoice(rules, 2, Levels("beginner"), BotPace.INSTANT, "Maria", "1"))
    controller = controller_of(window)
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    return controller


def listed(window: MainWindow, qtbot: QtBot) -> list[str]:
    page = window.rooms.matches.saves
    qtbot.waitUntil(lambda: not (page.listing.is_busy or page.importing.is_busy))
    return [row.summary.name or row.summary.players[0] for row in page.model.rows]


def test_the_saved_matches_are_reached_from_home_and_menu(window: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(window.home.entries["saves"], LEFT)
    assert window.pages.currentWidget() is window.rooms.matches.saves
    QTest.mouseClick(window.rooms.matches.saves.back_button, LEFT)
    assert window.pages.currentWidget() is window.home
    start(window, qtbot)
    window.menus.saves.trigger()
    assert window.pages.currentWidget() is window.rooms.matches.saves
    assert listed(window, qtbot) == ["Maria"]
    QTest.mouseClick(window.rooms.matches.saves.details.play_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.table


def test_another_match_is_gone_on_with_and_the_first_one_kept(
    window: MainWindow, qtbot: QtBot, autosave: Autosave
) -> None:
    path = keep(autosave.library, running(80), "another")
    controller = start(window, qtbot)
    window.rooms.matches.open_match(path)
    qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
    assert controller.names[0] == "Maria"
    assert len(controller.names) == 4
    assert len(autosave.library.list().entries) == 1
    window.rooms.show_home()


def test_a_damaged_match_leads_home_and_is_told(
    window: MainWindow, autosave: Autosave, expect_log: Callable[[str], None]
) -> None:
    expect_log("set aside")
    path = keep(autosave.library, running(), "bad")
    path.write_bytes(path.read_bytes()[:2000])
    window.rooms.matches.open_match(path)
    assert window.pages.currentWidget() is window.home
    assert path.name in window.banner.text
    assert not window.banner.offer_button.isVisibleTo(window)


def test_a_match_that_leads_elsewhere_offers_its_position(
    window: MainWindow, autosave: Autosave, expect_log: Callable[[str], None]
) -> None:
    expect_log("refused")
    match = running(80)
    path = autosave.library.add({**document_of(match), "deals": [["take", "take"]]})
    window.rooms.matches.open_match(path)
    assert window.pages.currentWidget() is window.home
    QTest.mouseClick(window.banner.offer_button, LEFT)
    controller = controller_of(window)
    assert window.pages.currentWidget() is window.rooms.table
    assert controller.shown().view.table.deal == match.deal
    assert path.exists()
    window.rooms.show_home()


def test_a_finished_match_is_replayed_and_played_on_from(
    window: MainWindow, qtbot: QtBot, autosave: Autosave
) -> None:
    path = keep(autosave.library, finished(), "final")
    window.rooms.matches.show_saves()
    listed(window, qtbot)
    window.rooms.matches.replay_file(path)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.rooms.matches.replay)
    assert window.rooms.matches.replay._title.text() == "final"
    QTest.mouseClick(window.rooms.matches.replay.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.matches.saves
    window.rooms.matches.replay_file(path)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.rooms.matches.replay)
    QTest.mouseClick(window.rooms.matches.replay.practice_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.table
    summary = controller_of(window).summary()
    assert summary is not None
    assert summary.is_practice
    window.rooms.show_home()


def test_a_file_that_cannot_be_replayed_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.rooms.matches.replay_file(tmp_path / "none.burraco")
    qtbot.waitUntil(lambda: "none.burraco" in window.banner.text)


def test_the_running_match_is_replayed_while_it_waits(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    before = controller.shown().view
    window.menus.replay.trigger()
    assert window.pages.currentWidget() is window.rooms.matches.replay
    assert window.rooms.matches.replay.seat_box.count() == 1
    QTest.mouseClick(window.rooms.matches.replay.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.table
    assert controller.mode == Mode.HUMAN
    assert controller.shown().view == before


def test_a_line_of_the_log_leads_to_its_moment(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    for _ in range(3):
        controller.submit(DrawStock(), controller.version)
        controller.submit(Discard(controller.shown().order[0]), controller.version)
        qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    lines = window.rooms.log.model.lines
    row = next(number for number, line in enumerate(lines) if line.at == (1, 4))
    window.rooms.log.view.activated.emit(window.rooms.log.model.index(row))
    page = window.rooms.matches.replay
    assert window.pages.currentWidget() is page
    assert page.moment.actions == 4
    QTest.mouseClick(page.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.table
    window.rooms.log.view.activated.emit(window.rooms.log.model.index(0))
    assert window.pages.currentWidget() is window.rooms.table


def test_statistics_and_fair_play_are_reached_and_left(window: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(window.home.entries["statistics"], LEFT)
    assert window.pages.currentWidget() is window.rooms.matches.statistics
    QTest.mouseClick(window.rooms.matches.statistics.back_button, LEFT)
    assert window.pages.currentWidget() is window.home
    controller = start(window, qtbot)
    window.menus.fairness.trigger()
    page = window.rooms.matches.fairness
    assert window.pages.currentWidget() is page
    fairness = controller.fairness
    assert fairness is not None
    assert page._fingerprint.text().replace(" ", "") == fairness.fingerprint
    QTest.mouseClick(page.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.table


def test_a_kept_match_is_checked(window: MainWindow, qtbot: QtBot, autosave: Autosave) -> None:
    keep(autosave.library, finished(), "final")
    window.rooms.matches.show_saves()
    listed(window, qtbot)
    QTest.mouseClick(window.rooms.matches.saves.details.check_button, LEFT)
    page = window.rooms.matches.fairness
    qtbot.waitUntil(lambda: not page.checking.is_busy)
    assert page.result.startswith("final: nothing was changed.")
    QTest.mouseClick(page.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.matches.saves


def test_a_bookmark_is_kept_under_a_name(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, autosave: Autosave
) -> None:
    assert not window.menus.bookmark.isEnabled()
    start(window, qtbot)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("a good hand", True))
    window.menus.bookmark.trigger()
    [entry] = autosave.library.list().entries
    assert (entry.summary.name, entry.summary.is_bookmark) == ("a good hand", True)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("", False))
    window.menus.bookmark.trigger()
    assert len(autosave.library.list().entries) == 1


def test_learning_is_switched_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    assert not window.menus.learning.isChecked()
    window.menus.learning.trigger()
    assert controller.is_learning
    assert "counted apart" in window.banner.text
    window.menus.home.trigger()
    assert not window.menus.learning.isEnabled()
    window.rooms.go_on()
    assert controller.is_learning
    assert window.menus.learning.isChecked()


def urls(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def entering(data: QMimeData) -> QDragEnterEvent:
    keys = Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, LEFT, keys)
    event.ignore()
    return event


def test_a_match_is_dropped_onto_the_window(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "drôle de nom.burraco"
    path.write_bytes(encode({**document_of(running()), "name": "dropped"}))
    data, at = urls(tmp_path / "notes.txt", path), QPointF(50, 50)
    enter = entering(data)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier))
    assert window.pages.currentWidget() is window.rooms.matches.saves
    qtbot.waitUntil(lambda: listed(window, qtbot) == ["dropped"])


def test_what_is_no_match_cannot_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    data = urls(tmp_path / "notes.txt")
    enter = entering(data)
    window.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_a_full_disk_is_told_and_the_match_can_go_elsewhere(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    """F-V03."""
    expect_log("no space left")

    def full(path: Path, *_: object) -> None:
        raise FileAccessError("no space left", path)

    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full)
        controller = start(window, qtbot)
    assert "no space left" in window.banner.text
    target = tmp_path / "elsewhere.burraco"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.mouseClick(window.banner.offer_button, LEFT)
    assert "elsewhere.burraco" in window.banner.text
    assert controller.keeper.library.replay(target).names[0] == "Maria"


def test_the_end_of_a_match_offers_replay_and_fair_play(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot, target=505)
    bot = make_bot("greedy")
    while not is_over(window):
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
        if controller.mode == Mode.HUMAN:
            controller.submit(bot.choose(controller.shown().view, 1), controller.version)
        elif not is_over(window):
            controller.next_deal()
    QTest.mouseClick(window.rooms.scores.fairness_button, LEFT)
    assert window.rooms.matches.fairness._seed.text() == "1"
    QTest.mouseClick(window.rooms.matches.fairness.back_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.scores
    QTest.mouseClick(window.rooms.scores.replay_button, LEFT)
    assert window.rooms.matches.replay.seat_box.count() == 2


def is_over(window: MainWindow) -> bool:
    return (
        window.pages.currentWidget() is window.rooms.scores
        and window.rooms.scores.again_button.isVisibleTo(window)
    )
