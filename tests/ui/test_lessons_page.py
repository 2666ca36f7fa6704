"""The course: which lessons there are, what is done, what comes next, and the ways into it and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from burraco_desktop.paths import data_folder, resource_root
from burraco_desktop.session import files
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.lesson_progress import LESSONS, LessonProgress
from burraco_desktop.session.lesson_texts import course_text
from burraco_desktop.session.lessons import lesson_names
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.ui.late_pages import LatePages, forget
from burraco_desktop.ui.lesson_pages import LessonPages
from burraco_desktop.ui.pages.lesson_card import LessonCard
from burraco_desktop.ui.pages.lessons import LessonsPage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.settings import Settings
    from burraco_desktop.ui.table.card_art import CardArt

Keys = Qt.Key
NAMES = lesson_names()


@pytest.fixture
def page(qtbot: QtBot) -> LessonsPage:
    made = LessonsPage(course_text("en"))
    qtbot.addWidget(made)
    made.show_progress(set())
    made.resize(1280, 770)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


class Frame(QObject):
    """Stands for the window: shows what it is told to."""

    def __init__(self, pages: LessonPages, qtbot: QtBot) -> None:
        super().__init__()
        self._shown: QWidget | None = None
        self._qtbot = qtbot
        pages.page_made.connect(qtbot.addWidget)
        pages.page_wanted.connect(self._show)

    def shows(self, page: QWidget) -> bool:
        return self._shown is page

    def _show(self, page: QWidget) -> None:
        self._shown = page
        page.resize(QSize(1000, 600))
        page.show()


@pytest.fixture
def frame(pages: LessonPages, qtbot: QtBot) -> Frame:
    return Frame(pages, qtbot)


@pytest.fixture
def pages(art: CardArt, store: Settings, tmp_path: Path) -> Iterator[LessonPages]:
    parent = QObject()
    late = LatePages(art, store, RuleShelf(tmp_path / "rules", []), resource_root())
    yield LessonPages(late, parent)
    parent.deleteLater()


# The page.


def test_every_lesson_is_there_and_the_first_comes_first(page: LessonsPage) -> None:
    assert tuple(page.cards) == NAMES
    assert page.next_lesson == NAMES[0]
    assert [name for name, card in page.cards.items() if card.is_next] == [NAMES[0]]
    assert page.next_button.hasFocus()


def test_what_is_done_is_marked_and_the_next_lesson_is_the_first_that_is_not(page: LessonsPage) -> None:
    done = {NAMES[0], NAMES[1], NAMES[5]}
    page.show_progress(done)
    assert {name for name, card in page.cards.items() if card.is_done} == done
    assert page.next_lesson == NAMES[2]
    assert page.bar.value() == 3
    assert page.bar.accessibleName() == f"3 of {len(NAMES)} lessons done"


def test_after_the_whole_course_comes_a_match(page: LessonsPage, qtbot: QtBot) -> None:
    page.show_progress(set(NAMES))
    assert not any(card.is_next for card in page.cards.values())
    assert page.next_button.text() == "New match"
    with qtbot.waitSignal(page.play_requested):
        QTest.keyClick(page.next_button, Keys.Key_Return)
    page.show_progress(set())
    assert page.next_button.text() == "Start: A run"


def test_a_lesson_that_is_no_more_does_not_count(page: LessonsPage) -> None:
    page.show_progress({"gone"})
    assert page.bar.value() == 0


def test_a_lesson_is_chosen_by_mouse_and_by_keys(page: LessonsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.lesson_requested) as asked:
        QTest.mouseClick(page.cards["pile"], Qt.MouseButton.LeftButton)
    assert asked.args == ["pile"]
    with qtbot.waitSignal(page.lesson_requested) as asked:
        QTest.keyClick(page.next_button, Keys.Key_Return)
    assert asked.args == [NAMES[0]]
    page.cards["sets"].setFocus()
    with qtbot.waitSignal(page.lesson_requested) as asked:
        QTest.keyClick(page.cards["sets"], Keys.Key_Space)
    assert asked.args == ["sets"]


def test_tab_leads_through_all_lessons(page: LessonsPage) -> None:
    seen = []
    for _ in range(len(NAMES) + 3):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Keys.Key_Tab)
    assert set(page.cards.values()) <= set(seen)


def test_escape_leads_back(page: LessonsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Keys.Key_Escape)


def test_a_card_says_its_number_its_title_and_how_it_stands(page: LessonsPage) -> None:
    page.show_progress({"runs"})
    assert page.cards["runs"].accessibleName() == "1. A run, done"
    assert page.cards["sets"].accessibleName() == "2. A set, next"
    assert page.cards["turn"].accessibleName() == "3. Your turn, not done yet"
    assert page.cards["runs"].accessibleDescription() == "Cards of one suit in a row"


def _is_high_enough(card: LessonCard) -> bool:
    layout = card.layout()
    assert layout is not None
    return card.height() >= layout.heightForWidth(card.width())


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
def test_no_card_is_cut(size: QSize, page: LessonsPage, qtbot: QtBot) -> None:
    page.resize(size)
    qtbot.waitUntil(lambda: all(_is_high_enough(card) for card in page.cards.values()))
    for card in page.cards.values():
        assert card.mapTo(page, card.rect().bottomRight()).x() < page.width()


# The ways.


def test_a_lesson_is_taken_and_remembered_when_it_is_done(pages: LessonPages, frame: Frame) -> None:
    pages.show_course()
    assert frame.shows(pages.course)
    pages.course.lesson_requested.emit("cleaning")
    assert frame.shows(pages.table)
    assert pages.table.controller.lesson.name == "cleaning"
    pages.table.lesson_done.emit("cleaning")
    assert LessonProgress(data_folder()).done == {"cleaning"}
    pages.table.course_requested.emit()
    assert frame.shows(pages.course)
    assert pages.course.cards["cleaning"].is_done


def test_the_next_lesson_follows_in_the_order_of_the_course(pages: LessonPages, frame: Frame) -> None:
    pages.show_first()
    pages.table.next_requested.emit()
    assert pages.table.controller.lesson.name == NAMES[1]
    pages.take(NAMES[-1])
    pages.table.next_requested.emit()
    assert frame.shows(pages.course)


@pytest.mark.usefixtures("frame")
def test_where_progress_cannot_be_kept_it_is_said(
    pages: LessonPages, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages.show_first()

    def refuse(path: Path, _data: bytes) -> None:
        raise FileAccessError("no room", path)

    monkeypatch.setattr(files, "write", refuse)
    with qtbot.waitSignal(pages.notice) as said:
        pages.table.lesson_done.emit("runs")
    assert LESSONS in str(said.args)
    assert pages.progress.done == {"runs"}


@pytest.mark.usefixtures("frame")
def test_a_refusal_leads_to_the_rules_of_the_lesson(pages: LessonPages, qtbot: QtBot) -> None:
    pages.take("cerrado")
    with qtbot.waitSignal(pages.rule_wanted) as asked:
        pages.table.rule_wanted.emit("a refusal")
    assert asked.args == ["a refusal"]
    assert pages.rules is not None
    assert pages.rules.name == "venezuelan"
    pages.table.hide()
    assert pages.rules is None


@pytest.mark.usefixtures("frame")
def test_pages_made_anew_know_what_is_done(pages: LessonPages) -> None:
    pages.show_course()
    pages.take("runs")
    pages.table.lesson_done.emit("runs")
    before = pages.course
    forget(pages)
    pages.show_course()
    assert pages.course is not before
    assert pages.course.cards["runs"].is_done


@pytest.mark.usefixtures("frame")
def test_less_motion_is_wanted_of_the_table_too(pages: LessonPages) -> None:
    pages.want_less_motion(True)
    pages.take("runs")
    assert pages.table.table.table.factor == 0
    pages.want_less_motion(False)
    assert pages.table.table.table.factor > 0
