"""Takes lessons at the page of a lesson, through real keys, so that tests read as a learner's doings."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from burraco_desktop.engine.actions import Action, Redraw, TakePile, TakeReserve
from burraco_desktop.paths import resource_root
from burraco_desktop.session.lesson_texts import course_text
from burraco_desktop.session.lessons import lesson
from burraco_desktop.ui.lesson_controller import LessonController
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.pages.lesson import LessonPage
from burraco_desktop.ui.pages.lesson_panel import LessonPanel
from burraco_desktop.ui.settings import ANIMATION_SPEED, BOT_PACE, AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.card_art import CardArt
from tests.support.patience import PATIENCE
from tests.support.table_driver import TableDriver, Waits

Keys = Qt.Key
TABS = 20
"""So often Tab leads round the whole page."""


class LessonDriver(TableDriver):
    """One page of lessons in a window of its own, and a hand on the keyboard."""

    controller: LessonController

    def __init__(self, qtbot: Waits, art: CardArt, store: Settings, size: QSize) -> None:
        store.set(ANIMATION_SPEED, AnimationSpeed.OFF)
        store.set(BOT_PACE, BotPace.INSTANT)
        self.qtbot, self.settings = qtbot, store
        self.page = LessonPage(art, store, resource_root() / "cards", course_text("en"))
        self.controller, self.view = self.page.controller, self.page.table
        qtbot.addWidget(self.page)
        self.page.resize(size)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)

    @property
    def panel(self) -> LessonPanel:
        """What stands beside the table."""
        return self.page.panel

    def take(self, name: str) -> None:
        """Begin a lesson."""
        self.page.take(lesson(name))
        self.wait_to_act()

    def wait_to_act(self) -> None:
        """Wait until the learner may act, or has done all."""
        self.qtbot.waitUntil(
            lambda: (
                self.controller.mode in (Mode.HUMAN, Mode.IDLE, Mode.RESULT) and not self.view.queue.is_busy
            ),
            timeout=PATIENCE,
        )

    def act(self, action: Action) -> None:
        """Ask for an action by keys alone."""
        self.view.setFocus()
        match action:
            case TakePile(using, meld) if using or meld >= 0:
                self.select_by_keys(using)
                self.press(Keys.Key_P)
                self._choose_pickup()
            case Redraw():
                self.press(Keys.Key_R)
            case TakeReserve():
                self.press(Keys.Key_B)
            case _:
                self.act_by_keys(action)
        self.wait_to_act()

    def solve(self) -> None:
        """Do what the solution of the step says, or choose the right answer."""
        question = self.controller.step.question
        if question is None:
            for action in self.controller.step.solution:
                self.act(action)
            return
        self.choose(question.right(self.controller._running.state))

    def choose(self, choice: str) -> None:
        """Choose an answer by keys."""
        button = next(each for each in self.panel.choices if each.choice == choice)
        for _ in range(TABS):
            if not button.hasFocus():
                QTest.keyClick(_focused(), Keys.Key_Tab)
        assert button.hasFocus()
        QTest.keyClick(button, Keys.Key_Return)

    def go_on(self) -> None:
        """Press what leads on, which has the keyboard's focus."""
        assert _focused() is self.panel.next_button
        QTest.keyClick(_focused(), Keys.Key_Return)
        self.wait_to_act()

    def _choose_pickup(self) -> None:
        """Where there are several ways to take the pile, the first one will do."""
        if self.view.overlays.chooser.isVisible():
            QTest.keyClick(_focused(), Keys.Key_Return)


def _focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard's focus"
    return widget
