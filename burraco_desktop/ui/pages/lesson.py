"""A lesson being taken: the real table, and the panel with its task beside it. It judges nothing itself."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout

from burraco_desktop.session.lesson_texts import CourseText, LessonText, StepText
from burraco_desktop.session.lessons import Lesson, course, lesson_names
from burraco_desktop.ui.lesson_controller import LessonController
from burraco_desktop.ui.pages.card_words import words_heard
from burraco_desktop.ui.pages.lesson_panel import LessonPanel
from burraco_desktop.ui.pages.page import Page
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.texts_lessons import hint_title, right_text, step_done_text, step_text, wrong_text

SHARE: Final = 0.3
"""How much of the width the panel takes at most."""


class LessonPage(Page):
    """One lesson at a time, from its first step to its last."""

    lesson_done = Signal(str)
    """The name of the lesson whose last goal is reached."""
    next_requested = Signal()
    """The lesson after this one."""
    course_requested = Signal()
    rule_wanted = Signal(object)
    """The Refusal behind which the learner wants to read."""

    def __init__(self, art: CardArt, store: Settings, cards: Path, text: CourseText) -> None:
        super().__init__()
        self._course = text
        self._hints = 0
        self.controller = LessonController(store, self)
        self.table = TableView(self.controller, store, cards)
        self.table.table.furnishing.tells_own_turn = False
        self.panel = LessonPanel(art)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.table, 1)
        self._row.addWidget(self.panel)
        self._connect()

    def take(self, lesson: Lesson) -> None:
        """Begin a lesson."""
        self.controller.take(lesson)
        self._show_step()

    def take_over(self, before: "LessonPage") -> None:
        """Go on where a page in another language stands."""
        is_reached = before.controller.is_reached
        self.controller.stand_as(before.controller.hand_over(), is_reached=is_reached)
        self._show_step()
        if is_reached:
            self._praise()

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.panel.rescale(self.em(1), min(self.em(20), round(self.width() * SHARE)))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on the table, or on what can be chosen."""
        super().showEvent(event)
        self._focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves unseen."""
        super().hideEvent(event)
        self.table.queue.finish_now()

    def give_hint(self) -> None:
        """Show the next hint, the last one on the table too; after it the first comes again."""
        if self.controller.is_reached:
            return
        hints = self._step_text.hints
        words = hints[self._hints % len(hints)]
        self._hints += 1
        if self._hints % len(hints) == 0 and self.controller.step.question is None:
            self.table.lift(self.controller.way_on())
        self.panel.say_hint(words)
        self._announce(hint_title(), words)

    def start_again(self) -> None:
        """Lay the table of this step as it was."""
        if not self.controller.is_reached and self.controller.step.question is None:
            self.controller.reset()
            self.panel.forget_answer()
            self._focus()

    def go_on(self) -> None:
        """Go to the next step, or to the next lesson."""
        if not self.controller.is_reached:
            return
        if self.controller.is_last:
            self.next_requested.emit()
            return
        self.controller.go_on()
        self._show_step()

    def tell_task(self) -> None:
        """Show the task and have it spoken."""
        self.panel.lead_to_task()
        self._announce("", self._step_text.task)

    # What belongs to the step.

    @property
    def _text(self) -> LessonText:
        return self._course.lessons[self.controller.lesson.name]

    @property
    def _step_text(self) -> StepText:
        return self._text.steps[self.controller.number]

    def _connect(self) -> None:
        panel, controller = self.panel, self.controller
        controller.objected.connect(self._on_objected)
        controller.reached.connect(self._on_reached)
        controller.overdone.connect(self._on_overdone)
        controller.published.connect(lambda _pictures: self._forget_answer())
        self.table.overlays.said_no.connect(lambda _why: self._forget_answer())
        self.table.rule_wanted.connect(self.rule_wanted)
        panel.chosen.connect(controller.answer)
        panel.hint_wanted.connect(self.give_hint)
        panel.reset_wanted.connect(self.start_again)
        panel.next_wanted.connect(self.go_on)
        panel.course_wanted.connect(self.course_requested)
        keys = {"H": self.give_hint, "Backspace": self.start_again, "T": self.tell_task}
        for key, command in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(command)

    def _show_step(self) -> None:
        lesson, question = self.controller.lesson, self.controller.step.question
        self._hints = 0
        number = step_text(self.controller.number + 1, len(lesson.steps)) if len(lesson.steps) > 1 else ""
        chapter = next(each.name for each in course() if lesson.name in each.lessons)
        titles = (self._course.chapters[chapter], self._text.title, number)
        choices = question.choices if question else ()
        self.panel.show_step(titles, self._step_text.task, choices)
        self.tell_task()
        self._focus()

    def _focus(self) -> None:
        if self.controller.is_reached:
            self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.panel.choices:
            self.panel.choices[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # What happens.

    def _forget_answer(self) -> None:
        """What was answered before must not contradict what the table says now."""
        if not self.controller.is_reached:
            self.panel.forget_answer()

    def _on_objected(self, reply: str, action: str) -> None:
        words = self._course.answer(self.controller.lesson.name, self.controller.number, reply, action)
        self.panel.say_wrong(words)
        self._announce(wrong_text(), words)

    def _on_reached(self) -> None:
        self._praise()
        if self.controller.is_last:
            self.lesson_done.emit(self.controller.lesson.name)

    def _on_overdone(self) -> None:
        """Say that the next step is waiting, and lead the keyboard there."""
        x, y = self.table.table.layout.strip.center
        self.table.overlays.object_to(step_done_text(self.panel.next_button.text()), QPointF(x, y))
        self._focus()

    def _praise(self) -> None:
        is_last = self.controller.is_last
        onward = self._onward() if is_last else self.tr("Next")
        done, last = self._step_text.done, self._text.end if is_last else ""
        self.panel.say_right(done, last, onward)
        self._announce(right_text(), f"{done} {last}")
        self._focus()

    def _onward(self) -> str:
        """What follows this lesson, in words."""
        is_end = self.controller.lesson.name == lesson_names()[-1]
        return self.tr("Back to the course") if is_end else self.tr("Next lesson")

    def _announce(self, title: str, words: str) -> None:
        self.table.access.say(f"{title} {words_heard(words)}".strip(), at_once=True)
