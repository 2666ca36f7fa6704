"""The course in every language: nothing that is said at the sides of the tables is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from burraco_desktop.languages import SPOKEN, Language
from burraco_desktop.paths import resource
from burraco_desktop.session.lesson_texts import course_text
from burraco_desktop.session.lessons import lesson, lesson_names
from burraco_desktop.ui.language import speak
from burraco_desktop.ui.pages.lesson import LessonPage
from burraco_desktop.ui.pages.lessons import LessonsPage
from tests.support.clipping import clipped

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.pages.page import Page
    from burraco_desktop.ui.settings import Settings
    from burraco_desktop.ui.table.card_art import CardArt

SMALLEST = QSize(960, 570)
SIZES = [SMALLEST, QSize(1280, 770)]


def shown(page: Page, size: QSize, qtbot: QtBot) -> None:
    qtbot.addWidget(page)
    page.resize(size)
    page.show()
    qtbot.waitExposed(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_no_title_of_the_course_is_cut(language: Language, size: QSize, qtbot: QtBot) -> None:
    speak(language)
    page = LessonsPage(course_text(language))
    page.show_progress({"runs"})
    shown(page, size, qtbot)
    qtbot.waitUntil(lambda: clipped(page) == [])


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_beside_a_table_is_cut(
    language: Language, qtbot: QtBot, art: CardArt, store: Settings
) -> None:
    """With the longest hint and the last words shown besides; what is too high for the panel scrolls."""
    speak(language)
    text = course_text(language)
    page = LessonPage(art, store, resource("cards"), text)
    shown(page, SMALLEST, qtbot)
    for name in lesson_names():
        page.take(lesson(name))
        words = text.lessons[name]
        page.panel.say_hint(max(words.steps[0].hints, key=len))
        page.panel.last.say("", words.end)
        qtbot.waitUntil(lambda: clipped(page.panel) == [])
