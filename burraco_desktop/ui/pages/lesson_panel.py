"""Beside the table of a lesson: the task, what can be chosen, answers, hints, ways on. It judges nothing."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.ui.pages.lesson_parts import CARD_WIDTH, LOW_WIDTH, CardLabel, ChoiceButton, Note
from burraco_desktop.ui.pages.page import button, label, leave_keys, scrolling
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_lessons import (
    choice_cards,
    hint_title,
    over_title,
    right_text,
    wrong_text,
)
from burraco_desktop.ui.theme import set_role

ACROSS: Final = QBoxLayout.Direction.LeftToRight
DOWN: Final = QBoxLayout.Direction.TopToBottom

LOW: Final = 30
"""A panel of fewer heights of plain text shows little beside the step, so that that is seen whole."""


class LessonPanel(QFrame):
    """All that is said and can be pressed in a lesson."""

    chosen = Signal(str)
    """The choice that answers the question."""
    hint_wanted = Signal()
    reset_wanted = Signal()
    next_wanted = Signal()
    course_wanted = Signal()

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        set_role(self, "sheet")
        self._art = art
        self._em = self._room = 0
        self._chosen = ""
        self._is_low = False
        self._helps = True
        self.choices: list[ChoiceButton] = []
        self._chapter = label("", "gold-small", wraps=True)
        self._title = label("", "heading", wraps=True)
        self._step = label("", "soft")
        self.task, self.answer, self.hint, self.last = CardLabel(), Note(), Note(), Note()
        self.hint_button = button(self.tr("Hint (H)"), "chip")
        self.reset_button = button(self.tr("Start again"), "chip")
        self.next_button = button(self.tr("Next"), "primary")
        self.course_button = button(self.tr("All lessons"))
        self._build()
        leave_keys(self.hint_button, self.reset_button, self.course_button)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.reset_button.clicked.connect(self.reset_wanted)
        self.next_button.clicked.connect(self.next_wanted)
        self.course_button.clicked.connect(self.course_wanted)

    # What is shown.

    def show_step(self, titles: tuple[str, str, str], task: str, choices: Sequence[str]) -> None:
        """Show a step: the chapter, the lesson, which step it is; what to do; what can be chosen."""
        for part, text in zip((self._chapter, self._title, self._step), titles, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self._chapter.setVisible(not self._is_low)
        self.task.say(task)
        self._offer(choices)
        for note in (self.answer, self.hint, self.last):
            note.hide()
        self._offer_help(True)
        self.next_button.hide()
        self.lead_to_task()

    def lead_to_task(self) -> None:
        """Bring the task into view."""
        self._area.verticalScrollBar().setValue(0)

    def say_wrong(self, words: str) -> None:
        """Answer what misses the goal."""
        self.answer.say(wrong_text(), words, "refused")
        self._show(self.answer)

    def say_hint(self, words: str) -> None:
        """Give a hint."""
        self.hint.say(hint_title(), words)
        self._show(self.hint)

    def say_right(self, words: str, last: str, onward: str) -> None:
        """Praise; `last` are the last words of the lesson, if it is over; `onward` is what comes next."""
        self.hint.hide()
        self.answer.say(right_text(), words, "allowed")
        if last:
            self.last.say(over_title(), last)
        for choice in self.choices:
            choice.rest(is_right=choice.choice == self._chosen)
        self._offer_help(False)
        self.next_button.setText(onward)
        self.next_button.show()
        self._show(self.last, self.answer)

    def forget_answer(self) -> None:
        """Take the last answer away, since the learner goes on."""
        self.answer.hide()

    # Lengths.

    def rescale(self, em: int, width: int) -> None:
        """Take a width, and set the lengths, measured by the height of plain text."""
        self._em, self._room = em, width - round(em * 2.3)
        self.setFixedWidth(width)
        self._outer.setContentsMargins(*[round(em * 0.9)] * 4)
        self._outer.setSpacing(round(em * 0.5))
        self._column.setSpacing(round(em * 0.55))
        self._choices.setSpacing(round(em * 0.45))
        self._column.setContentsMargins(0, 0, round(em * 0.4), 0)
        self._buttons.setSpacing(round(em * 0.45))
        self.task.draw()
        for note in (self.answer, self.hint, self.last):
            note.rescale(em)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do with less where the panel is low."""
        super().resizeEvent(event)
        if self._em and (self.height() < LOW * self._em) != self._is_low:
            self._is_low = not self._is_low
            self._chapter.setVisible(not self._is_low)
            self._arrange()

    def _arrange(self) -> None:
        """Put the buttons into their places, and give the choices their size."""
        self._place_buttons()
        if self._is_low:
            self._column.insertWidget(self._column.count() - 1, self.course_button)
        else:
            self._buttons.addWidget(self.course_button, 3, 0, 1, 2)
        self._offer_help(self._helps)
        self._fit_choices()

    def _place_buttons(self) -> None:
        """Put hint and reset side by side, or one under the other where their words are long."""
        both = (self.hint_button, self.reset_button)
        fits = sum(each.sizeHint().width() for each in both) + self._buttons.spacing() <= self._room
        span, row, column = (1, 1, 1) if fits and not self.choices else (2, 2, 0)
        self._buttons.addWidget(self.hint_button, 1, 0, 1, span)
        self._buttons.addWidget(self.reset_button, row, column, 1, span)

    def _fit_choices(self) -> None:
        for choice in self.choices:
            choice.rescale(self._em, self._room - self._em, LOW_WIDTH if self._is_low else CARD_WIDTH)

    def _offer_help(self, helps: bool) -> None:
        """Offer a hint and a new beginning, or neither; there is nothing to begin again in a question."""
        self._helps = helps
        self.hint_button.setEnabled(helps)
        self.reset_button.setEnabled(helps)
        self.hint_button.setVisible(helps or not self._is_low)
        self.reset_button.setVisible(not self.choices and self.hint_button.isVisibleTo(self))

    # Building.

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._choices = QBoxLayout(DOWN)
        for part in (self._chapter, self._title, self._step, self.task):
            self._column.addWidget(part)
        self._column.addLayout(self._choices)
        for note in (self.answer, self.hint, self.last):
            self._column.addWidget(note)
        self._column.addStretch(1)
        self._area = scrolling(content)
        self._buttons = QGridLayout()
        self._buttons.addWidget(self.next_button, 0, 0, 1, 2)
        self._buttons.addWidget(self.hint_button, 1, 0)
        self._buttons.addWidget(self.reset_button, 1, 1)
        self._buttons.addWidget(self.course_button, 3, 0, 1, 2)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._area, 1)
        self._outer.addLayout(self._buttons)

    def _offer(self, choices: Sequence[str]) -> None:
        for old in self.choices:
            self._choices.removeWidget(old)
            old.deleteLater()
        self.choices = [ChoiceButton(choice, self._art) for choice in choices]
        for made in self.choices:
            made.clicked.connect(lambda _checked, choice=made.choice: self._choose(choice))
            self._choices.addWidget(made)
            made.show()
        self._order_tabs()
        is_short = all(len(choice_cards(choice)) <= 1 for choice in choices)
        self._choices.setDirection(ACROSS if is_short else DOWN)
        if self._em:
            self._arrange()

    def _choose(self, choice: str) -> None:
        self._chosen = choice
        self.chosen.emit(choice)

    def _order_tabs(self) -> None:
        """Let Tab lead from what can be chosen to the buttons below it."""
        chain = [*self.choices, self.next_button, self.hint_button, self.reset_button, self.course_button]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    def _show(self, *notes: Note) -> None:
        """Bring notes into view, once they have their places; the last of them where not all find room."""
        for note in notes:
            QTimer.singleShot(0, note, lambda note=note: self._bring(note))

    def _bring(self, note: Note) -> None:
        """Scroll until a note is seen, or its beginning where it is higher than the view."""
        if note.isVisible():
            self._area.ensureWidgetVisible(note, 0, self._em)
