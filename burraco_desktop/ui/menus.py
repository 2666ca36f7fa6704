"""The menu bar: names, keys and groups of the window's commands. What they do is the window's business."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from burraco_desktop.ui.said import Said
from burraco_desktop.ui.settings import (
    ANIMATION_SPEED,
    CARD_BACK,
    COACH,
    FELT,
    SOUND_ON,
    Choice,
    Setting,
    Settings,
)
from burraco_desktop.ui.texts_settings import choice_text

if TYPE_CHECKING:
    from burraco_desktop.ui.coaching import Coach

translate = QCoreApplication.translate


class Menus(QObject):
    """The commands of the window, in its menu bar."""

    def __init__(self, window: QMainWindow, store: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._said = Said()
        self.new_match = self._action(
            lambda: translate("menus", "&New match …"), QKeySequence.StandardKey.New
        )
        self.home = self._action(lambda: translate("menus", "&Home page"), "Ctrl+H")
        self.house_rules = self._action(lambda: translate("menus", "House &rules …"), "Ctrl+R")
        self.saves = self._action(
            lambda: translate("menus", "&Saved matches …"), QKeySequence.StandardKey.Open
        )
        self.bookmark = self._action(
            lambda: translate("menus", "Keep a &bookmark …"), QKeySequence.StandardKey.Save
        )
        self.replay = self._action(lambda: translate("menus", "Re&play"), "F4")
        self.learning = self._action(lambda: translate("menus", "&Learning: undo without limit"), "")
        self.learning.setCheckable(True)
        self.review = self._action(lambda: translate("menus", "Re&view"), "F7")
        self.statistics = self._action(lambda: translate("menus", "S&tatistics"), "F5")
        self.fairness = self._action(lambda: translate("menus", "&Fair play"), "F6")
        self.undo = self._action(lambda: translate("menus", "&Undo"), QKeySequence.StandardKey.Undo)
        self.redo = self._action(lambda: translate("menus", "Re&do"), QKeySequence.StandardKey.Redo)
        self.quit = self._action(lambda: translate("menus", "&Quit"), "Ctrl+Q")
        self.log = self._action(lambda: translate("menus", "Play &log"), "Ctrl+L")
        self.log.setCheckable(True)
        self.coach = self._action(lambda: translate("menus", "Coach beside the &table"), "Ctrl+K")
        self.coach.setCheckable(True)
        self.hint = self._action(lambda: translate("menus", "&Hint") + "\tH", "")
        self.play_hint = self._action(
            lambda: translate("menus", "&Play the hint") + "\t" + translate("keys", "Shift+H"), ""
        )
        self.grade = self._action(lambda: translate("menus", "&Grade my last move") + "\tG", "")
        self.full_screen = self._action(lambda: translate("menus", "&Full screen"), "F11")
        self.full_screen.setCheckable(True)
        self.sounds = self._switch(lambda: translate("menus", "&Sounds"), "Ctrl+M", SOUND_ON)
        self.preferences = self._action(lambda: translate("menus", "&Preferences …"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.keys = self._action(lambda: translate("menus", "&Keys"), "F1")
        self.lessons = self._action(lambda: translate("menus", "&Lessons"), "F8")
        self.rules = self._action(lambda: translate("menus", "&Rules"), "F2")
        self.referee = self._action(lambda: translate("menus", "R&eferee"), "F3")
        self.about = self._action(lambda: translate("menus", "&About Burraco"), "")
        self._build()
        self.offer_undo(can_undo=False, can_redo=False)
        self.offer_match(is_running=False, is_learning=False)
        self._offer_help(None)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """The commands that have keys, in the order of the menus."""
        return (
            self.new_match,
            self.home,
            self.house_rules,
            self.saves,
            self.bookmark,
            self.replay,
            self.review,
            self.statistics,
            self.undo,
            self.redo,
            self.quit,
            self.log,
            self.coach,
            self.full_screen,
            self.sounds,
            self.preferences,
            self.lessons,
            self.rules,
            self.referee,
            self.fairness,
            self.keys,
        )

    def offer_undo(self, *, can_undo: bool, can_redo: bool) -> None:
        """Enable what can be taken back or done again."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

    def offer_match(self, *, is_running: bool, is_learning: bool) -> None:
        """Enable what can be done with a match on the table."""
        for action in (self.bookmark, self.replay, self.review, self.learning):
            action.setEnabled(is_running)
        self.learning.setChecked(is_learning)

    def follow(self, coach: "Coach") -> None:
        """Let the player ask a coach."""
        self.hint.triggered.connect(coach.toggle_hint)
        self.grade.triggered.connect(coach.grade_last)
        coach.changed.connect(lambda: self._offer_help(coach))
        self._offer_help(coach)

    def _offer_help(self, coach: "Coach | None") -> None:
        """Enable what a coach can be asked just now."""
        self.hint.setEnabled(coach is not None and (coach.can_hint or coach.wants_hint))
        self.play_hint.setEnabled(coach is not None and coach.hint is not None)
        self.grade.setEnabled(coach is not None and coach.can_grade)

    def retranslate(self) -> None:
        """Speak another language."""
        self._said.again()

    def _action(self, words: Callable[[], str], key: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(self._window)
        self._said.say(action.setText, words)
        action.setShortcut(QKeySequence(key))
        return action

    def _menu(self, into: QMenuBar | QMenu, words: Callable[[], str]) -> QMenu:
        menu = into.addMenu("")
        self._said.say(menu.setTitle, words)
        return menu

    def _switch(self, words: Callable[[], str], key: str, setting: Setting[bool]) -> QAction:
        """A command that turns a setting on and off, and shows which it is."""
        action = self._action(words, key)
        action.setCheckable(True)
        action.setChecked(self._store.get(setting))
        action.triggered.connect(lambda is_on: self._store.set(setting, is_on))
        self._store.changed.connect(lambda _key: action.setChecked(self._store.get(setting)))
        return action

    def _build(self) -> None:
        bar = self._window.menuBar()
        game = self._menu(bar, lambda: translate("menus", "&Game"))
        game.addActions([self.new_match, self.house_rules, self.home])
        game.addSeparator()
        game.addActions([self.saves, self.bookmark, self.replay, self.review, self.statistics])
        game.addSeparator()
        game.addActions([self.undo, self.redo, self.learning])
        game.addSeparator()
        game.addAction(self.quit)
        view = self._menu(bar, lambda: translate("menus", "&View"))
        view.addActions([self.log, self.full_screen, self.sounds])
        view.addSeparator()
        self._choices(self._menu(view, lambda: translate("menus", "&Animation")), ANIMATION_SPEED)
        self._choices(self._menu(view, lambda: translate("menus", "&Table felt")), FELT)
        self._choices(self._menu(view, lambda: translate("menus", "&Card backs")), CARD_BACK)
        view.addSeparator()
        view.addAction(self.preferences)
        coach = self._menu(bar, lambda: translate("menus", "&Coach"))
        coach.addActions([self.hint, self.play_hint, self.grade])
        coach.addSeparator()
        coach.addAction(self.coach)
        self._choices(self._menu(coach, lambda: translate("menus", "Help in a &match")), COACH)
        about = self._menu(bar, lambda: translate("menus", "&Help"))
        about.addActions([self.lessons, self.rules, self.referee, self.fairness, self.keys, self.about])

    def _choices(self, menu: QMenu, setting: Setting[Choice]) -> None:
        """Fill a menu with the values of a setting, of which one is checked."""
        group = QActionGroup(menu)
        for value in setting.choices:
            action = menu.addAction("")
            self._said.say(action.setText, partial(choice_text, value))
            action.setCheckable(True)
            action.setChecked(value == self._store.get(setting))
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(lambda action: self._store.set(setting, type(setting.default)(action.data())))
        menu.aboutToShow.connect(lambda: _check(group, self._store.get(setting)))


def _check(group: QActionGroup, value: object) -> None:
    """Mark the value in force, which may have been set elsewhere."""
    for action in group.actions():
        action.setChecked(action.data() == value)
