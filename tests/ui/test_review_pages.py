"""The window and its reviews: how they are reached and left, and how cards are played again and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.paths import resource_root
from burraco_desktop.session.comparison import compared
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import review_pages, settings
from burraco_desktop.ui.controller import Controller, Mode
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.review_pages import ReviewPages
from burraco_desktop.ui.rooms import Rooms
from burraco_desktop.ui.settings import AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.texts_practice import no_finished_match_text, outcome_text
from tests.support.judging import HandJudge
from tests.support.saved_matches import finished, keep, running
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QPushButton, QWidget
    from pytestqt.qtbot import QtBot

    from burraco_desktop.session.match import Match

LEFT = Qt.MouseButton.LeftButton


class Evening:
    """A window, and a player who plays without much thought."""

    def __init__(self, window: MainWindow, controller: Controller, qtbot: QtBot) -> None:
        self.window, self.controller, self._qtbot = window, controller, qtbot

    def shows(self, page: QWidget) -> bool:
        return self.window.pages.currentWidget() is page

    @property
    def reviews(self) -> ReviewPages:
        return self.window.rooms.reviews

    @property
    def match(self) -> Match:
        """The match on the table."""
        replay = self.controller.replay()
        assert replay is not None
        return replay.match

    def start(self, target: int = 2000, seats: int = 2) -> None:
        rules = preset("italian").changed({"match_target": target})
        choice = NewMatchChoice(rules, seats, Levels("beginner"), BotPace.INSTANT, "Maria", "1")
        self.window.rooms.start(choice)

    def play_deal(self, bot: str = "greedy") -> None:
        """Play to the score sheet."""
        player, controller = make_bot(bot), self.controller
        while not self.shows(self.window.rooms.scores):
            self._qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
            if controller.mode == Mode.HUMAN:
                controller.submit(player.choose(controller.shown().view, 1), controller.version)

    def press(self, key: QPushButton) -> None:
        assert key.isVisibleTo(self.window)
        QTest.mouseClick(key, LEFT)


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path)
    assert autosave.acquire()
    yield autosave
    autosave.release()


@pytest.fixture
def evening(qtbot: QtBot, autosave: Autosave, store: Settings, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(review_pages, "Advisor", lambda _parent: HandJudge())
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
    return Evening(window, controller, qtbot)


def test_a_deal_is_reviewed_from_its_score_sheet_and_the_match_goes_on(evening: Evening) -> None:
    evening.start()
    evening.play_deal()
    rooms, review = evening.window.rooms, evening.reviews.review
    evening.press(rooms.scores.review_button)
    assert evening.shows(review)
    assert review.deal == 1
    evening.press(review.look_button)
    assert evening.shows(evening.reviews.decision)
    evening.press(evening.reviews.decision.back_button)
    assert evening.shows(review)
    evening.press(review.back_button)
    assert evening.shows(rooms.scores)
    evening.press(rooms.scores.next_button)
    assert evening.controller.shown().view.table.deal == 2


def test_the_menu_reviews_what_is_over_of_a_running_match(evening: Evening) -> None:
    assert not evening.window.menus.review.isEnabled()
    evening.start()
    evening.play_deal()
    evening.press(evening.window.rooms.scores.next_button)
    evening.window.menus.review.trigger()
    book = evening.reviews.review.book
    assert book is not None
    assert book.deals == (1,)
    evening.press(evening.reviews.review.back_button)
    assert evening.shows(evening.window.rooms.table)


def test_saved_matches_are_reviewed_too(evening: Evening, autosave: Autosave, qtbot: QtBot) -> None:
    keep(autosave.library, finished("1", 4), "final")
    rooms = evening.window.rooms
    rooms.matches.show_saves()
    qtbot.waitUntil(lambda: not rooms.matches.saves.listing.is_busy)
    evening.press(rooms.matches.saves.details.judge_button)
    qtbot.waitUntil(lambda: evening.shows(evening.reviews.review))
    assert evening.reviews.review._title.text() == "final"
    assert evening.reviews.review.deal == 0
    evening.press(evening.reviews.review.back_button)
    assert evening.shows(rooms.matches.saves)


def test_a_file_that_is_gone_is_told(evening: Evening, tmp_path: Path, qtbot: QtBot) -> None:
    evening.reviews.review_file(tmp_path / "matches" / "none.burraco", "")
    qtbot.waitUntil(lambda: "none.burraco" in evening.window.banner.text)


def test_a_replay_leads_to_the_review_of_its_deal(evening: Evening, autosave: Autosave, qtbot: QtBot) -> None:
    path = keep(autosave.library, finished("1", 4), "final")
    rooms = evening.window.rooms
    rooms.matches.replay_file(path)
    qtbot.waitUntil(lambda: evening.shows(rooms.matches.replay))
    rooms.matches.replay.deal_box.activated.emit(1)
    evening.press(rooms.matches.replay.review_button)
    assert evening.shows(evening.reviews.review)
    assert evening.reviews.review.deal == 2


def test_a_deal_is_played_again_compared_and_the_match_gone_on_with(evening: Evening) -> None:
    evening.start()
    evening.play_deal()
    rooms = evening.window.rooms
    match = evening.match
    first = match.scores_by_deal[0]
    evening.press(rooms.scores.deal_again_button)
    assert evening.shows(rooms.table)
    assert evening.controller.shown().view.table.deal == 1
    assert "Your match waits" in evening.window.banner.text
    evening.play_deal("heuristic")
    assert evening.match.earlier is not None
    assert evening.match.earlier.scores == {1: first}
    assert not rooms.scores.next_button.isVisibleTo(evening.window)
    assert "The same cards" in rooms.scores._standing.text()
    evening.press(rooms.scores.comparison_button)
    assert evening.shows(evening.reviews.comparison)
    assert evening.reviews.comparison.table.rowCount() == 1
    evening.press(evening.reviews.comparison.back_button)
    evening.press(rooms.scores.leave_button)
    assert evening.match.terms.identity == match.terms.identity
    assert evening.shows(rooms.scores)
    assert rooms.scores.next_button.isVisibleTo(evening.window)


def test_practice_of_a_match_that_waits_nowhere_leads_home(evening: Evening, autosave: Autosave) -> None:
    evening.start()
    evening.play_deal()
    rooms = evening.window.rooms
    evening.press(rooms.scores.deal_again_button)
    for entry in autosave.library.list().entries:
        autosave.library.delete(entry.path)
    evening.play_deal()
    evening.press(rooms.scores.leave_button)
    assert evening.shows(evening.window.home)


def test_a_finished_match_is_played_from_the_other_side(evening: Evening) -> None:
    evening.start(target=100)
    rooms = evening.window.rooms
    evening.play_deal()
    while not rooms.scores.duplicate_button.isVisibleTo(evening.window):
        evening.press(rooms.scores.next_button)
        evening.play_deal()
    first = evening.match
    evening.press(rooms.scores.duplicate_button)
    asking = evening.reviews.duplicate
    assert evening.shows(asking)
    evening.press(asking.back_button)
    assert evening.shows(rooms.scores)
    evening.press(rooms.scores.duplicate_button)
    asking.levels.choose(Levels("casual"))
    evening.press(asking.start_button)
    twin = evening.match
    assert evening.controller.levels[1] == "casual"
    assert twin.earlier is not None
    assert twin.earlier.match == first.terms.identity
    evening.play_deal()
    assert "with those of the others" in rooms.scores._standing.text()
    evening.press(rooms.scores.comparison_button)
    page = evening.reviews.comparison
    assert page.outcome == outcome_text(compared(twin))
    assert "deal 1" in page.chart.accessibleName()


def test_the_other_side_is_asked_for_from_a_review_and_left_to_it(
    evening: Evening, autosave: Autosave
) -> None:
    path = keep(autosave.library, finished("1", 4))
    evening.reviews.show_review(autosave.library.replay(path), "final")
    evening.press(evening.reviews.review.duplicate_button)
    evening.press(evening.reviews.duplicate.back_button)
    assert evening.shows(evening.reviews.review)


def test_a_duplicate_is_begun_from_the_new_match_page_by_keys_alone(
    evening: Evening, autosave: Autosave, qtbot: QtBot
) -> None:
    keep(autosave.library, finished("1", 4), "older", 1)
    keep(autosave.library, running(seed="3"), "still running", 2)
    keep(autosave.library, finished("2", 4), "newer", 3)
    evening.window.rooms.rule_pages.show_new_match()
    page = evening.window.rooms.rule_pages.new_match
    page.duplicate_button.setFocus()
    QTest.keyClick(page.duplicate_button, Qt.Key.Key_Space)
    asking = evening.reviews.duplicate
    assert evening.shows(asking)
    qtbot.waitUntil(asking.start_button.isEnabled)
    titles = [asking.list.item(row).text().partition(" ·")[0] for row in range(asking.list.count())]
    assert titles == ["newer", "older"]
    assert asking.list.hasFocus()
    QTest.keyClick(asking.list, Qt.Key.Key_Down)
    assert not asking.start_button.isEnabled()
    qtbot.waitUntil(asking.start_button.isEnabled)
    QTest.keyClick(asking.list, Qt.Key.Key_Return)
    assert asking.start_button.hasFocus()
    QTest.keyClick(asking.start_button, Qt.Key.Key_Space)
    assert evening.match.earlier is not None
    assert evening.match.earlier.match == finished("1", 4).terms.identity


def test_where_no_match_is_finished_it_is_said_so_and_the_way_leads_back(
    evening: Evening, qtbot: QtBot
) -> None:
    evening.window.rooms.rule_pages.show_new_match()
    page = evening.window.rooms.rule_pages.new_match
    evening.press(page.duplicate_button)
    asking = evening.reviews.duplicate
    qtbot.waitUntil(lambda: asking.told == no_finished_match_text())
    assert not asking.start_button.isEnabled()
    assert not asking.levels.isVisible()
    evening.press(asking.back_button)
    assert evening.shows(page)


def test_without_a_match_nothing_is_asked_for(evening: Evening) -> None:
    reviews = evening.reviews
    for act in (
        reviews.review_running,
        reviews.practise_deal,
        reviews.ask_duplicate,
        reviews.show_comparison,
    ):
        act()
    assert evening.shows(evening.window.home)


def test_another_language_makes_the_pages_anew(evening: Evening, autosave: Autosave, qtbot: QtBot) -> None:
    path = keep(autosave.library, finished("1", 4))
    evening.reviews.show_review(autosave.library.replay(path), "final", 1)
    before = evening.reviews.review
    evening.press(before.look_button)
    QApplication.sendEvent(evening.window, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: not evening.reviews.run.is_running)
    evening.reviews.show_review(autosave.library.replay(path), "final", 1)
    assert evening.reviews.review is not before
    evening.press(evening.reviews.review.look_button)
    assert evening.shows(evening.reviews.decision)


def test_a_review_goes_on_at_the_same_decision_in_another_language(
    evening: Evening, autosave: Autosave, qtbot: QtBot
) -> None:
    path = keep(autosave.library, finished("1", 4))
    evening.reviews.show_review(autosave.library.replay(path), "final", 2)
    review = evening.reviews.review
    qtbot.waitUntil(lambda: not evening.reviews.run.is_running)
    review.filter_box.setCurrentIndex(1)
    review.filter_box.activated.emit(1)
    review.list.setCurrentIndex(review.list.rows_model.index(1))
    marked = review.marked
    assert marked is not None
    evening.press(review.look_button)
    evening.press(evening.reviews.decision.answer_button)
    told = evening.reviews.decision.told
    wishes = evening.window.rooms.wishes
    wishes.show_preferences()
    QApplication.sendEvent(evening.window, QEvent(QEvent.Type.LanguageChange))
    assert evening.shows(wishes.preferences)
    evening.press(wishes.preferences.back_button)
    decision = evening.reviews.decision
    assert evening.shows(decision)
    assert decision.decision is marked.decision
    assert (decision.told, decision.answer_button.isVisible()) == (told, False)
    evening.press(decision.back_button)
    assert evening.reviews.review is not review
    assert evening.shows(evening.reviews.review)
    assert (evening.reviews.review.deal, evening.reviews.review.title) == (2, "final")
    assert evening.reviews.review.marked is not None
    assert evening.reviews.review.marked.decision is marked.decision
    evening.press(evening.reviews.review.back_button)
    assert evening.shows(evening.window.home)


def test_a_review_that_was_stopped_stays_stopped_in_another_language(
    evening: Evening, autosave: Autosave
) -> None:
    path = keep(autosave.library, finished("1", 4))
    evening.reviews.show_review(autosave.library.replay(path), "final", 1)
    evening.press(evening.reviews.review.stop_button)
    known = evening.reviews.review.progress
    QApplication.sendEvent(evening.window, QEvent(QEvent.Type.LanguageChange))
    assert evening.shows(evening.reviews.review)
    assert evening.reviews.review.progress == known
    assert not evening.reviews.run.is_running
    assert evening.reviews.review.stop_button.text() == "Go on judging"


def test_what_is_looked_up_leads_back_through_the_pages_it_was_come_from(
    evening: Evening, autosave: Autosave
) -> None:
    path = keep(autosave.library, finished("1", 4))
    rooms, reviews = evening.window.rooms, evening.reviews
    reviews.show_review(autosave.library.replay(path), "final", 1)
    evening.press(reviews.review.look_button)
    rooms.rule_pages.show_rules()
    rooms.wishes.show_preferences()
    rooms.rule_pages.show_rules()
    evening.press(rooms.rule_pages.rules.back_button)
    assert evening.shows(reviews.decision)
    evening.press(reviews.decision.back_button)
    evening.press(reviews.review.back_button)
    assert evening.shows(evening.window.home)


def test_judging_ends_with_the_window(evening: Evening, autosave: Autosave) -> None:
    path = keep(autosave.library, running(200, "3"))
    evening.reviews.show_review(autosave.library.replay(path), "running")
    evening.window.close()
    assert not evening.reviews.run.is_running
