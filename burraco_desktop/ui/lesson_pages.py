"""Leads through the course: its page and the lesson being taken; knows what is done. It draws nothing."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.paths import data_folder
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.lesson_progress import LessonProgress
from burraco_desktop.session.lessons import lesson, lesson_names
from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.texts_matches import trouble_text

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.lesson import LessonPage
    from burraco_desktop.ui.pages.lessons import LessonsPage


class LessonPages(QObject):
    """The pages, made when they are first looked at. The window shows what it is told to."""

    page_made = Signal(object)
    """A QWidget that will be shown soon."""
    page_wanted = Signal(object)
    """The page to be shown; a match is left for it."""
    home_wanted = Signal()
    play_wanted = Signal()
    """A match, as all lessons are done."""
    rule_wanted = Signal(object)
    """The Refusal to read about."""
    heard = Signal(object)
    """Something makes a Sound."""
    notice = Signal(str)
    """Something the player should know, as a sentence."""

    def __init__(self, late: LatePages, parent: QObject) -> None:
        super().__init__(parent)
        self._late = late
        self._less_motion = False

    # The pages.

    @cached_property
    def progress(self) -> LessonProgress:
        """What is done of the course, read when it is first needed."""
        return LessonProgress(data_folder())

    @cached_property
    def course(self) -> "LessonsPage":
        """All lessons."""
        page = self._late.lessons()
        page.lesson_requested.connect(self.take)
        page.play_requested.connect(self.play_wanted)
        page.back_requested.connect(self.home_wanted)
        self.page_made.emit(page)
        return page

    @cached_property
    def table(self) -> "LessonPage":
        """The lesson being taken."""
        page = self._late.lesson()
        page.lesson_done.connect(self._on_done)
        page.next_requested.connect(self._on_next)
        page.course_requested.connect(self.show_course)
        page.rule_wanted.connect(self.rule_wanted)
        page.table.teller.heard.connect(self.heard)
        page.table.want_less_motion(self._less_motion)
        self.page_made.emit(page)
        return page

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the lesson that is looked at, or None where none is."""
        is_seen = "table" in vars(self) and not self.table.isHidden()
        return self.table.controller.lesson.rules if is_seen else None

    def made_anew(self) -> Callable[[QWidget], QWidget | None]:
        """What leads, once the pages are forgotten, from one of them to the same one in another language."""
        known = {name: page for name, page in vars(self).items() if name in ("course", "table")}

        def anew(page: QWidget) -> QWidget | None:
            if page is known.get("table"):
                self.table.take_over(known["table"])
                return self.table
            if page is known.get("course"):
                self.course.show_progress(self.progress.done)
                return self.course
            return None

        return anew

    # What can be asked for.

    def show_course(self) -> None:
        """Show all lessons."""
        self.course.show_progress(self.progress.done)
        self.page_wanted.emit(self.course)

    def show_first(self) -> None:
        """Begin with the first lesson."""
        self.take(lesson_names()[0])

    def take(self, name: str) -> None:
        """Take a lesson."""
        self.page_wanted.emit(self.table)
        self.table.take(lesson(name))

    def want_less_motion(self, wanted: bool) -> None:
        """The system asks for less motion, or does no more."""
        self._less_motion = wanted
        if "table" in vars(self):
            self.table.table.want_less_motion(wanted)

    # What happens.

    def _on_done(self, name: str) -> None:
        try:
            self.progress.add(name)
        except SaveError as error:
            self.notice.emit(trouble_text(error))

    def _on_next(self) -> None:
        """Go on with the lesson that follows in the course; after the last one show it all."""
        names = lesson_names()
        following = names.index(self.table.controller.lesson.name) + 1
        if following < len(names):
            self.take(names[following])
        else:
            self.show_course()
