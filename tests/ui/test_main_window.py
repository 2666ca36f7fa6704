"""The window: which page is shown when, what is remembered, and what it says when something is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QPushButton

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.paths import resource_root
from burraco_desktop.session.handbook import anchor_for
from burraco_desktop.session.lessons import lesson_names
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import settings
from burraco_desktop.ui.controller import Controller, Mode
from burraco_desktop.ui.looks import Felt, Theme
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.rooms import Rooms
from burraco_desktop.ui.settings import AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.table.hand_order import SortKey
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.wardrobe import Wardrobe
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    PlayDeal = Callable[[int, int, tuple[int, int]], object]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path)
    assert autosave.acquire()
    yield autosave
    autosave.release()


@pytest.fixture
def make_window(qtbot: QtBot, autosave: Autosave, store: Settings) -> Callable[[], MainWindow]:
    """Make a window on the same files, as at the next start."""
    store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
    store.set(settings.BOT_PACE, BotPace.INSTANT)

    def make() -> MainWindow:
        root = resource_root()
        controller = Controller(autosave, DirectRunner(), store)
        table = TableView(controller, store, root / "cards")
        shelf = RuleShelf(autosave.path.parent / "rules", [preset(name) for name in preset_names(root)])
        shelf.read()
        window = MainWindow(store, root)
        Rooms(window, controller, shelf, table)
        controller.setParent(window)
        qtbot.addWidget(window)
        window.rooms.show_home()
        window.show()
        qtbot.waitExposed(window)
        return window

    return make


@pytest.fixture
def window(make_window: Callable[[], MainWindow]) -> MainWindow:
    return make_window()


def controller_of(window: MainWindow) -> Controller:
    found = window.findChild(Controller)
    assert found is not None
    return found


def start(window: MainWindow, qtbot: QtBot, seed: str = "1") -> Controller:
    """Start a match of two through the pages, and wait for the human's turn."""
    QTest.mouseClick(window.home.new_match_button, LEFT)
    QTest.mouseClick(window.rooms.rule_pages.new_match.questions["players"].chip(2), LEFT)
    QTest.mouseClick(window.rooms.rule_pages.new_match.more_button, LEFT)
    QTest.keyClicks(window.rooms.rule_pages.new_match.seed_edit, seed)
    QTest.mouseClick(window.rooms.rule_pages.new_match.start_button, LEFT)
    controller = controller_of(window)
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    return controller


def test_it_opens_on_the_home_page(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.home
    assert not window.home.continue_button.isVisibleTo(window)
    assert not window.menus.undo.isEnabled()


@pytest.mark.parametrize("way", ["window", "menu"])
def test_f_v08_settings_are_kept_however_the_game_is_left(
    window: MainWindow, store: Settings, way: str
) -> None:
    store.set(settings.ANIMATION_SPEED, AnimationSpeed.SLOW)
    store.set(settings.NEW_MATCH_SYSTEM, "venezuelan")
    answers: settings.Answers = {"venezuelan": {"players": 6}}
    store.set(settings.NEW_MATCH_ANSWERS, answers)
    if way == "window":
        window.close()
    else:
        window.menus.quit.trigger()
    kept = Settings(Path(store._store.fileName()))
    assert kept.get(settings.ANIMATION_SPEED) == AnimationSpeed.SLOW
    assert kept.get(settings.NEW_MATCH_SYSTEM) == "venezuelan"
    assert kept.get(settings.NEW_MATCH_ANSWERS) == answers


def test_a_match_is_started_left_and_continued(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    assert window.pages.currentWidget() is window.rooms.table
    assert controller.names == ("You", "Anna")
    before, told = controller.shown().view, told_so_far(window)
    window.activateWindow()
    window.menus.home.trigger()
    assert window.pages.currentWidget() is window.home
    assert window.home.continue_button.hasFocus()
    assert controller.mode == Mode.IDLE
    QTest.mouseClick(window.home.continue_button, LEFT)
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    assert window.pages.currentWidget() is window.rooms.table
    assert controller.shown().view.table == before.table
    deal, *earlier, last = told_so_far(window)
    assert (deal, last) == ("Deal 1", "The match goes on.")
    assert earlier == told[-len(earlier) :] != []


def told_so_far(window: MainWindow) -> list[str]:
    """All lines of the log."""
    return [line.text for line in window.rooms.log.model.lines]


def test_a_match_for_learning_is_begun_as_one(window: MainWindow, qtbot: QtBot, store: Settings) -> None:
    store.set(settings.LEARNS, True)
    controller = start(window, qtbot)
    assert controller.is_learning
    assert window.menus.learning.isChecked()


def test_sorting_a_match_that_goes_on_is_no_undo(make_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    first = make_window()
    start(first, qtbot)
    first.close()
    window = make_window()
    controller = controller_of(window)
    window.rooms.go_on()
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    controller.sort_hand(SortKey.RANK)
    assert "You take your last move back." not in [line.text for line in window.rooms.log.model.lines]


def test_the_log_tells_the_match_from_its_first_deal(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    texts = [line.text for line in window.rooms.log.model.lines]
    *draw, fingerprint = texts[: texts.index("Deal 1")]
    heading = texts.index("Deal 1")
    assert fingerprint.startswith("Fingerprint of the shuffles: ")
    assert heading >= 3
    assert all("for" in line and "seat" in line for line in draw[:-1])
    assert "first" in draw[-1]
    window.rooms.rule_pages.show_new_match()
    QTest.mouseClick(window.rooms.rule_pages.new_match.start_button, LEFT)
    assert [line.text for line in window.rooms.log.model.lines].count("Deal 1") == 1


def test_going_to_a_new_match_keeps_the_running_one_until_it_starts(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    window.menus.new_match.trigger()
    assert window.pages.currentWidget() is window.rooms.rule_pages.new_match
    QTest.mouseClick(window.rooms.rule_pages.new_match.back_button, LEFT)
    assert window.home.continue_button.isVisibleTo(window)


def test_undo_and_redo_are_in_the_menu_while_they_are_possible(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    shown = controller.shown().view.table
    if not shown.pile:
        pytest.fail("the pile should hold the card turned up")
    QTest.keyClick(window.rooms.table, Qt.Key.Key_P)
    qtbot.waitUntil(window.menus.undo.isEnabled)
    window.menus.undo.trigger()
    assert controller.shown().view.table == shown
    assert window.rooms.log.model.lines[-1].text == "You take your last move back."
    assert window.menus.redo.isEnabled()
    window.menus.redo.trigger()
    assert controller.shown().view.table.pile == []
    window.menus.home.trigger()
    assert not window.menus.undo.isEnabled()


def test_after_a_deal_the_score_sheet_leads_to_the_next(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    with qtbot.waitSignal(controller.deal_ended):
        _play_to_the_end(controller, qtbot)
    assert window.pages.currentWidget() is window.rooms.scores
    QTest.mouseClick(window.rooms.scores.next_button, LEFT)
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)
    assert window.pages.currentWidget() is window.rooms.table
    assert [line.text for line in window.rooms.log.model.lines].count("Deal 2") == 1


def _play_to_the_end(controller: Controller, qtbot: QtBot) -> None:
    bot = make_bot("greedy")
    while controller.mode != Mode.RESULT:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
        if controller.mode == Mode.HUMAN:
            assert controller.submit(bot.choose(controller.shown().view, 1), controller.version)


def test_a_damaged_match_is_said_on_the_home_page(
    window: MainWindow, autosave: Autosave, expect_log: Callable[[str], None]
) -> None:
    autosave.path.write_bytes(b"\0" * 40)
    expect_log("set aside")
    window.rooms.show_home()
    assert window.banner.isVisibleTo(window)
    assert "set aside" in window.banner.text
    assert not window.home.continue_button.isVisibleTo(window)
    QTest.mouseClick(window.banner.close_button, LEFT)
    assert not window.banner.isVisibleTo(window)


def test_a_message_that_goes_leaves_the_keyboard_at_the_table(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.rooms.table.hasFocus)
    window.banner.say("The coach teaches in this match.")
    QTest.mouseClick(window.banner.close_button, LEFT)
    assert window.rooms.table.hasFocus(), "a click takes no keys away"
    window.banner.say("The coach teaches in this match.")
    window.banner.close_button.setFocus()
    QTest.keyClick(window.banner.close_button, Qt.Key.Key_Space)
    assert window.rooms.table.hasFocus(), "who came by keys goes on by keys"


def test_continuing_a_match_that_is_gone_comes_back_home(
    window: MainWindow, qtbot: QtBot, autosave: Autosave
) -> None:
    start(window, qtbot)
    window.rooms.show_home()
    autosave.path.unlink()
    QTest.mouseClick(window.home.continue_button, LEFT)
    assert window.pages.currentWidget() is window.home


def test_size_and_log_are_remembered(make_window: Callable[[], MainWindow], store: Settings) -> None:
    first = make_window()
    first.resize(800, 650)
    first.menus.log.trigger()
    first.close()
    second = make_window()
    assert second.size() == QSize(800, 650)
    assert store.get(settings.LOG_VISIBLE)
    assert second.menus.log.isChecked()


def test_the_log_is_shown_beside_the_table_when_it_is_wanted(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    assert not window.rooms.log.isVisibleTo(window)
    window.menus.log.trigger()
    assert window.rooms.log.isVisibleTo(window)
    window.menus.home.trigger()
    assert not window.rooms.log.isVisibleTo(window)
    QTest.mouseClick(window.home.continue_button, LEFT)
    assert window.rooms.log.isVisibleTo(window)
    dock = window.findChild(QDockWidget)
    assert dock is not None
    QTest.mouseClick(dock.titleBarWidget().findChildren(QPushButton)[0], LEFT)
    assert not window.rooms.log.isVisibleTo(window)
    assert not window.menus.log.isChecked()


def test_a_match_is_started_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.home.new_match_button.hasFocus)
    QTest.keyClick(window.home.new_match_button, Qt.Key.Key_Return)
    qtbot.waitUntil(window.rooms.rule_pages.new_match.start_button.hasFocus)
    QTest.keyClick(window.rooms.rule_pages.new_match.start_button, Qt.Key.Key_Return)
    assert window.rooms.table.hasFocus()
    controller_of(window).hurry()


def test_a_window_left_on_a_lost_screen_comes_back(
    make_window: Callable[[], MainWindow], store: Settings
) -> None:
    first = make_window()
    geometry = bytearray(first.saveGeometry().data())
    # Of QWidget's form: magic, version, then the frame and the normal geometry as four numbers each.
    far = QRect(QPoint(90_000, 90_000), QSize(1000, 650))
    for at in (8, 24):
        for number, value in enumerate((far.left(), far.top(), far.right(), far.bottom())):
            geometry[at + 4 * number : at + 4 * number + 4] = value.to_bytes(4, "big", signed=True)
    first.close()
    store.set(settings.WINDOW_GEOMETRY, bytes(geometry))
    second = make_window()
    assert QGuiApplication.primaryScreen().availableGeometry().intersects(second.geometry())


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    window.menus.full_screen.trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.menus.full_screen.isChecked()


@pytest.mark.usefixtures("restored_look")
def test_another_look_and_deck_leave_the_window_as_it_is(window: MainWindow, store: Settings) -> None:
    """F-L06: settings are changed while the window fills the screen."""
    wardrobe = Wardrobe(store, window)
    window.showMaximized()
    before = window.geometry()
    store.set(settings.THEME, Theme.LIGHT)
    store.set(settings.DECK, Deck.LARGE)
    store.set(settings.FELT, Felt.WINE)
    assert window.isMaximized()
    assert window.geometry() == before
    assert wardrobe.parent() is window


def test_the_menu_sets_speed_and_backs(window: MainWindow, store: Settings) -> None:
    view = window.menuBar().actions()[1].menu()
    assert view is not None
    entries = {
        action.text(): action
        for menu in view.children()
        for action in getattr(menu, "actions", list)()
        if action.isCheckable()
    }
    entries["Slow"].trigger()
    entries["Blue"].trigger()
    assert store.get(settings.ANIMATION_SPEED) is AnimationSpeed.SLOW
    assert store.get(settings.CARD_BACK) is CardBack.BLUE


def test_help_stays_open_beside_the_game(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.keys.trigger()
    window.menus.keys.trigger()
    dialogs = window.rooms.help.open
    assert len(dialogs) == 1
    assert all(dialog.isVisible() and not dialog.isModal() for dialog in dialogs)
    for dialog in dialogs:
        dialog.close()
    qtbot.waitUntil(lambda: window.rooms.help.open == ())


def test_every_command_of_the_menus_has_a_key_of_its_own(window: MainWindow) -> None:
    keys = [action.shortcut().toString() for action in window.menus.actions]
    assert all(keys)
    assert len(set(keys)) == len(keys)


def test_it_can_be_as_small_as_960_by_600(window: MainWindow) -> None:
    window.resize(100, 100)
    room = QGuiApplication.primaryScreen().availableSize()
    assert window.size() == QSize(960, 600).boundedTo(room)


def test_rules_are_changed_saved_and_played(window: MainWindow) -> None:
    window.menus.house_rules.trigger()
    assert window.pages.currentWidget() is window.rooms.rule_pages.house_rules
    QTest.mouseClick(window.rooms.rule_pages.house_rules.new_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.rule_pages.rule_editor
    editor = window.rooms.rule_pages.rule_editor
    editor.rows["hand_size"].edited.emit("hand_size", 9)
    QTest.keyClicks(editor.name_edit, "Casa nostra")
    QTest.mouseClick(editor.save_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.rule_pages.house_rules
    assert list(window.rooms.rule_pages.house_rules.entries) == ["Casa nostra"]
    QTest.mouseClick(window.rooms.rule_pages.house_rules.entries["Casa nostra"].play_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.rule_pages.new_match
    QTest.mouseClick(window.rooms.rule_pages.new_match.start_button, LEFT)
    assert controller_of(window).rules.name == "Casa nostra"
    assert controller_of(window).rules.deck.hand_size == 9


def test_a_running_match_keeps_the_rules_it_began_with(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    rules = controller.rules
    window.rooms.rule_pages.show_new_match()
    QTest.mouseClick(window.rooms.rule_pages.new_match.change_button, LEFT)
    window.rooms.rule_pages.rule_editor.rows["jokers"].edited.emit("jokers", 0)
    QTest.keyClicks(window.rooms.rule_pages.rule_editor.name_edit, "Without")
    QTest.mouseClick(window.rooms.rule_pages.rule_editor.save_button, LEFT)
    window.rooms.show_home()
    QTest.mouseClick(window.home.continue_button, LEFT)
    assert controller.rules == rules


def test_changing_own_rules_under_another_name_renames_them(window: MainWindow) -> None:
    window.rooms.rule_pages.edit_rules(preset("buraco_open"), "")
    QTest.keyClicks(window.rooms.rule_pages.rule_editor.name_edit, "Do Ze")
    QTest.mouseClick(window.rooms.rule_pages.rule_editor.save_button, LEFT)
    QTest.mouseClick(window.rooms.rule_pages.house_rules.entries["Do Ze"].edit_button, LEFT)
    QTest.keyClicks(window.rooms.rule_pages.rule_editor.name_edit, " 2")
    QTest.mouseClick(window.rooms.rule_pages.rule_editor.save_button, LEFT)
    assert list(window.rooms.rule_pages.house_rules.entries) == ["Do Ze 2"]


def test_the_system_chosen_for_a_new_match_is_looked_up(window: MainWindow) -> None:
    window.rooms.rule_pages.show_new_match()
    QTest.mouseClick(window.rooms.rule_pages.new_match.systems.card("venezuelan"), LEFT)
    window.menus.rules.trigger()
    assert window.rooms.rule_pages.rules.rules == preset("venezuelan")
    window.rooms.rule_pages.rules.back_requested.emit()
    assert window.rooms.rule_pages.new_match.systems.value == preset("venezuelan")
    window.menus.referee.trigger()
    assert window.rooms.rule_pages.referee.rules == preset("venezuelan")


def test_rules_and_referee_are_looked_up_without_leaving_the_match(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.rules.trigger()
    assert window.pages.currentWidget() is window.rooms.rule_pages.rules
    window.rooms.rule_pages.rules.back_requested.emit()
    assert window.pages.currentWidget() is window.home
    controller = start(window, qtbot)
    window.menus.rules.trigger()
    assert window.rooms.rule_pages.rules.rules == controller.rules
    window.menus.referee.trigger()
    assert window.pages.currentWidget() is window.rooms.rule_pages.referee
    window.rooms.rule_pages.referee.back_requested.emit()
    assert window.pages.currentWidget() is window.rooms.rule_pages.rules
    window.rooms.rule_pages.rules.back_requested.emit()
    assert window.pages.currentWidget() is window.rooms.table
    assert controller.mode == Mode.HUMAN


def test_who_has_done_all_lessons_is_led_to_a_match(window: MainWindow) -> None:
    lessons = window.rooms.lessons
    for name in lesson_names():
        lessons.progress.add(name)
    lessons.show_course()
    QTest.mouseClick(lessons.course.next_button, LEFT)
    assert window.pages.currentWidget() is window.rooms.rule_pages.new_match


def test_escape_leaves_every_page(window: MainWindow) -> None:
    wishes, matches = window.rooms.wishes, window.rooms.matches
    ways = (
        window.rooms.rule_pages.show_new_match,
        window.rooms.rule_pages.show_house_rules,
        matches.show_saves,
        matches.show_statistics,
    )
    for show in (*ways, matches.show_fairness, wishes.show_preferences, wishes.show_about):
        window.rooms.show_home()
        show()
        page = window.pages.currentWidget()
        assert page is not None
        assert page is not window.home
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is not page


def test_the_others_wait_while_something_is_looked_up(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    window.rooms.wishes.show_preferences()
    bot = make_bot("greedy")
    while controller.mode == Mode.HUMAN:
        controller.submit(bot.choose(controller.shown().view, 1), controller.version)
        qtbot.waitUntil(lambda: controller.mode != Mode.SHOWING)
    assert controller.mode == Mode.THINKING
    version = controller.version
    qtbot.wait(20)
    assert controller.version == version
    window.rooms.wishes.preferences.back_requested.emit()
    qtbot.waitUntil(lambda: controller.mode == Mode.HUMAN)


def test_a_deal_that_ends_takes_nobody_away_from_the_rules(
    window: MainWindow, qtbot: QtBot, play_deal: PlayDeal
) -> None:
    """Its last card may still fly when the rules are opened."""
    controller = start(window, qtbot)
    window.menus.rules.trigger()
    controller.deal_ended.emit(play_deal(2, 5, (0, 0)))
    assert window.pages.currentWidget() is window.rooms.rule_pages.rules
    window.rooms.rule_pages.rules.back_requested.emit()
    assert window.pages.currentWidget() is window.rooms.scores


def test_a_refusal_opens_the_rules_at_its_paragraph(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    refusal = Refusal(Reason.LONE_PILE_CARD)
    window.rooms.table.rule_wanted.emit(refusal)
    assert window.pages.currentWidget() is window.rooms.rule_pages.rules
    assert window.rooms.rule_pages.rules.anchor == anchor_for(refusal)


def test_the_course_is_offered_on_the_home_page_and_in_the_menu(window: MainWindow) -> None:
    QTest.mouseClick(window.home.entries["learn"], LEFT)
    assert window.pages.currentWidget() is window.rooms.lessons.course
    QTest.keyClick(window.rooms.lessons.course, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    window.menus.lessons.trigger()
    assert window.pages.currentWidget() is window.rooms.lessons.course


def test_a_lesson_leaves_the_match_as_it_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    controller = start(window, qtbot)
    window.rooms.lessons.show_first()
    assert controller.mode == Mode.IDLE
    assert controller.summary() is not None


def test_the_rules_opened_from_a_lesson_are_its_own_and_lead_back_to_it(window: MainWindow) -> None:
    window.rooms.lessons.take("cerrado")
    window.rooms.lessons.table.rule_wanted.emit(Refusal(Reason.MELD_CLOSED))
    assert window.rooms.rule_pages.rules.rules.name == "venezuelan"
    assert window.rooms.rule_pages.rules.anchor == anchor_for(Refusal(Reason.MELD_CLOSED))
    window.rooms.rule_pages.rules.back_requested.emit()
    assert window.pages.currentWidget() is window.rooms.lessons.table
    window.menus.rules.trigger()
    assert window.rooms.rule_pages.rules.rules.name == "venezuelan"
