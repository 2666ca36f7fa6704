"""The course: its chapters and lessons, what is done of it, and what comes next. It teaches nothing."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.session.lesson_texts import CourseText
from burraco_desktop.session.lessons import Chapter, course, lesson_names
from burraco_desktop.ui.pages.lesson_card import LessonCard
from burraco_desktop.ui.pages.page import Page, button, label, scrolling
from burraco_desktop.ui.texts_lessons import progress_text

CARD_WIDTH: Final = 15.5
"""The least width of a lesson's card, in heights of plain text."""
MOST_COLUMNS: Final = 4


class LessonsPage(Page):
    """All lessons, chapter by chapter."""

    lesson_requested = Signal(str)
    """The name of the lesson to be taken."""
    play_requested = Signal()
    """A match, for who has done all lessons."""
    back_requested = Signal()

    def __init__(self, text: CourseText) -> None:
        super().__init__()
        self._text = text
        self.cards: dict[str, LessonCard] = {}
        self._next = ""
        self._is_done = False
        self._columns = 0
        self._grids: list[QGridLayout] = []
        self._told = label("", "soft", wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.next_button = button("", "primary")
        self.back_button = button(self.tr("Back"))
        self._build()
        self.next_button.clicked.connect(self._go_on)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)

    @property
    def next_lesson(self) -> str:
        """The name of the lesson that is to be taken next."""
        return self._next

    def show_progress(self, done: set[str]) -> None:
        """Show which lessons are done."""
        names = lesson_names()
        open_ones = [name for name in names if name not in done]
        self._next, self._is_done = (open_ones or names)[0], not open_ones
        for name, card in self.cards.items():
            card.show_state(is_done=name in done, is_next=bool(open_ones) and name == self._next)
        count = len(names) - len(open_ones)
        self._told.setText(progress_text(count, len(names)))
        self.bar.setRange(0, len(names))
        self.bar.setValue(count)
        self.bar.setAccessibleName(self._told.text())
        words = self.tr("Go on: {lesson}") if count else self.tr("Start: {lesson}")
        onward = words.format(lesson=self._text.lessons[self._next].title)
        self.next_button.setText(self.tr("New match") if self._is_done else onward)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.6))
        self._content.setContentsMargins(0, 0, self.em(0.8), self.em(0.5))
        self._content.setSpacing(self.em(0.5))
        self.bar.setFixedHeight(self.em(0.5))
        for card in self.cards.values():
            card.rescale(self.em(1))
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on the next lesson."""
        super().showEvent(event)
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.ensureWidgetVisible(self.cards[self._next])

    def _go_on(self) -> None:
        if self._is_done:
            self.play_requested.emit()
        else:
            self.lesson_requested.emit(self._next)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Learn"), "heading"))
        head.addStretch(1)
        head.addWidget(self.next_button)
        head.addWidget(self.back_button)
        column = QWidget()
        self._content = QVBoxLayout(column)
        numbers = {name: number for number, name in enumerate(lesson_names(), start=1)}
        for chapter in course():
            self._add_chapter(chapter, numbers)
        self._content.addStretch(1)
        self._area = scrolling(column)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addWidget(self._told)
        self._outer.addWidget(self.bar)
        self._outer.addWidget(self._area, 1)

    def _add_chapter(self, chapter: Chapter, numbers: dict[str, int]) -> None:
        grid = QGridLayout()
        for name in chapter.lessons:
            said = self._text.lessons[name]
            card = self.cards[name] = LessonCard(numbers[name], said.title, said.about)
            card.clicked.connect(lambda _checked, name=name: self.lesson_requested.emit(name))
        self._grids.append(grid)
        self._content.addWidget(label(self._text.chapters[chapter.name], "gold"))
        self._content.addLayout(grid)

    def _lay_out(self) -> None:
        """Put the cards into as many columns of one width as there is room for."""
        room = self.width() - self.em(5)
        columns = max(1, min(MOST_COLUMNS, int(room / max(1, self.em(CARD_WIDTH)))))
        width = (room - (columns - 1) * self.em(0.6)) // columns
        for chapter, grid in zip(course(), self._grids, strict=True):
            grid.setSpacing(self.em(0.6))
            for number, name in enumerate(chapter.lessons):
                grid.addWidget(self.cards[name], number // columns, number % columns)
            for card in (self.cards[name] for name in chapter.lessons):
                card.setFixedWidth(width)
            grid.setColumnStretch(MOST_COLUMNS, 1)
