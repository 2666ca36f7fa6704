"""The menu bar: names, keys and groups of the window's commands. What they do is the window's business."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from burraco_desktop.ui.settings import ANIMATION_SPEED, CARD_BACK, FELT, SOUND_ON, Choice, Setting, Settings
from burraco_desktop.ui.texts_settings import choice_text

translate = QCoreApplication.translate


class Menus(QObject):
    """The commands of the window, in its menu bar."""

    def __init__(self, window: QMainWindow, store: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self.new_match = self._action(translate("menus", "&New match …"), QKeySequence.StandardKey.New)
        self.home = self._action(translate("menus", "&Home page"), "Ctrl+H")
        self.house_rules = self._action(translate("menus", "House &rules …"), "Ctrl+R")
        self.saves = self._action(translate("menus", "&Saved matches …"), QKeySequence.StandardKey.Open)
        self.bookmark = self._action(translate("menus", "Keep a &bookmark …"), QKeySequence.StandardKey.Save)
        self.replay = self._action(translate("menus", "Re&play"), "F4")
        self.learning = self._action(translate("menus", "&Learning: undo without limit"), "")
        self.learning.setCheckable(True)
        self.statistics = self._action(translate("menus", "S&tatistics"), "F5")
        self.fairness = self._action(translate("menus", "&Fair play"), "F6")
        self.undo = self._action(translate("menus", "&Undo"), QKeySequence.StandardKey.Undo)
        self.redo = self._action(translate("menus", "&Redo"), QKeySequence.StandardKey.Redo)
        self.quit = self._action(translate("menus", "&Quit"), "Ctrl+Q")
        self.log = self._action(translate("menus", "&Play log"), "Ctrl+L")
        self.log.setCheckable(True)
        self.full_screen = self._action(translate("menus", "&Full screen"), "F11")
        self.full_screen.setCheckable(True)
        self.sounds = self._switch(translate("menus", "&Sounds"), "Ctrl+M", SOUND_ON)
        self.preferences = self._action(translate("menus", "&Preferences …"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.keys = self._action(translate("menus", "&Keys"), "F1")
        self.rules = self._action(translate("menus", "&Rules"), "F2")
        self.referee = self._action(translate("menus", "R&eferee"), "F3")
        self.about = self._action(translate("menus", "&About Burraco"), "")
        self._build()
        self.offer_undo(can_undo=False, can_redo=False)
        self.offer_match(is_running=False, is_learning=False)

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
            self.statistics,
            self.undo,
            self.redo,
            self.quit,
            self.log,
            self.full_screen,
            self.sounds,
            self.preferences,
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
        for action in (self.bookmark, self.replay, self.learning):
            action.setEnabled(is_running)
        self.learning.setChecked(is_learning)

    def _action(self, text: str, key: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, self._window)
        action.setShortcut(QKeySequence(key))
        return action

    def _switch(self, text: str, key: str, setting: Setting[bool]) -> QAction:
        """A command that turns a setting on and off, and shows which it is."""
        action = self._action(text, key)
        action.setCheckable(True)
        action.setChecked(self._store.get(setting))
        action.triggered.connect(lambda is_on: self._store.set(setting, is_on))
        self._store.changed.connect(lambda _key: action.setChecked(self._store.get(setting)))
        return action

    def _build(self) -> None:
        bar = self._window.menuBar()
        game = bar.addMenu(translate("menus", "&Game"))
        game.addActions([self.new_match, self.house_rules, self.home])
        game.addSeparator()
        game.addActions([self.saves, self.bookmark, self.replay, self.statistics])
        game.addSeparator()
        game.addActions([self.undo, self.redo, self.learning])
        game.addSeparator()
        game.addAction(self.quit)
        view = bar.addMenu(translate("menus", "&View"))
        view.addActions([self.log, self.full_screen, self.sounds])
        view.addSeparator()
        self._choices(view.addMenu(translate("menus", "&Animation")), ANIMATION_SPEED)
        self._choices(view.addMenu(translate("menus", "&Cloth")), FELT)
        self._choices(view.addMenu(translate("menus", "&Card backs")), CARD_BACK)
        view.addSeparator()
        view.addAction(self.preferences)
        about = bar.addMenu(translate("menus", "&Help"))
        about.addActions([self.rules, self.referee, self.fairness, self.keys, self.about])

    def _choices(self, menu: QMenu, setting: Setting[Choice]) -> None:
        """Fill a menu with the values of a setting, of which one is checked."""
        group = QActionGroup(menu)
        for value in setting.choices:
            action = menu.addAction(choice_text(value))
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
