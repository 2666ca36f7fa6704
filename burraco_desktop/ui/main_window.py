"""The window: pages, menus, the log, and which of them is shown when. It keeps no match."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.deal import SeatingDraw
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.rule_shelf import RuleShelf, closest
from burraco_desktop.ui import settings
from burraco_desktop.ui.banner import Banner
from burraco_desktop.ui.controller import HUMAN, Controller, DealResult, Mode
from burraco_desktop.ui.help import KeysDialog
from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.log_dock import LogDock
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.match_pages import MatchPages
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.pages.home import HomePage
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.panels.log import LogPanel
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.text import seating_texts
from burraco_desktop.ui.theme import base_size, changes
from burraco_desktop.ui.wardrobe import CARDS, art_for, cards_worn
from burraco_desktop.ui.window_place import keep_place, restore_place
from burraco_desktop.ui.wish_pages import WishPages

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.house_rules import HouseRulesPage
    from burraco_desktop.ui.pages.new_match import NewMatchPage
    from burraco_desktop.ui.pages.referee import RefereePage
    from burraco_desktop.ui.pages.rule_editor import RuleEditorPage
    from burraco_desktop.ui.pages.rules import RulesPage


class MainWindow(QMainWindow):
    """The one window of the game."""

    def __init__(
        self, controller: Controller, store: Settings, shelf: RuleShelf, table: TableView, root: Path
    ) -> None:
        """Put the pages together around the widget of the table; `root` is the folder of the resources."""
        super().__init__()
        self._controller = controller
        self._store = store
        self._shelf = shelf
        self._edited = ""
        self._before_book: QWidget | None = None
        self._books: set[QWidget] = set()
        self._base = 0
        self._version = -1
        self._help: dict[type[QDialog], QDialog] = {}
        self._art = art = art_for(store, root / "cards")
        self.banner = Banner()
        self.home = HomePage(art)
        self._late = LatePages(art, store, shelf, root)
        self.wishes = WishPages(self._late, store, self)
        self.matches = MatchPages(controller, self._late, self.banner, self)
        self.table = table
        self.scores = ScoresPage(art)
        self.log = LogPanel(root / "icons")
        self.pages = QStackedWidget()
        self._dock = LogDock(self.log, self)
        self.menus = Menus(self, store)
        self._build(QIcon(str(root / "icons" / "burraco.svg")))
        self._connect()
        self._offer_pages()
        restore_place(self, store)
        self._show_log()

    def show_home(self) -> None:
        """Leave the match as it is kept, and show the home page."""
        self._leave()
        self.home.set_summary(self._controller.summary())
        self._show_page(self.home)

    def show_new_match(self) -> None:
        """Ask what to play. A running match stays kept until the new one starts."""
        self._leave()
        self.new_match.set_own(self._shelf.rule_sets)
        self.new_match.set_running(self._controller.summary() is not None)
        self._show_page(self.new_match)

    def show_house_rules(self) -> None:
        """Show the player's own rule sets."""
        self._leave()
        self.house_rules.refresh()
        self._show_page(self.house_rules)

    def edit_rules(self, start: RuleSet, name: str) -> None:
        """Change a rule set: the one of this name, or a new one where the name is empty."""
        base = closest(start, self._shelf.presets)
        self._edited = name
        self.rule_editor.edit(base, start, name, self._shelf.is_free)
        self._show_page(self.rule_editor)

    def show_book(self, page: "RulesPage | RefereePage") -> None:
        """Look something up, under the rules in question; a match waits, and nothing of it is left."""
        before = self.pages.currentWidget()
        rules = self._rules_in_question(before)
        if rules is not None:
            page.choose_rules(rules)
        self._look_aside(page)

    def show_first(self) -> None:
        """Show the home page, or welcome a player who has never been here."""
        self.show_home()
        self.wishes.welcome_once(is_new_here=self._controller.summary() is None)

    def raise_up(self) -> None:
        """Come to the front, as a second start of the game wants it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _look_aside(self, page: QWidget) -> None:
        """Show a page that leads back to the one before."""
        before = self.pages.currentWidget()
        if before not in self._books:
            self._before_book = before
        self._books.add(page)
        self._show_page(page)

    def go_on(self) -> None:
        """Go on with the kept match, or say on the home page that there is none."""
        self.put_on_table(self._controller.continue_match)

    def put_on_table(self, put: Callable[[], bool]) -> None:
        """Show the table with a kept match on it, or the home page where `put` could not put one there."""
        self.log.clear()
        self.banner.hide()
        self._show_page(self.table)
        if not put():
            self.show_home()
            return
        self._version = self._controller.version
        self.log.add_deal(self._controller.shown().view.table.deal)
        self.log.add_note(self.tr("The match goes on."))

    def start(self, choice: NewMatchChoice) -> None:
        """Begin a match."""
        self.log.clear()
        self.banner.hide()
        self._show_page(self.table)
        name = choice.name or self.tr("You")
        self._controller.new_match(choice.rules, choice.players, name, choice.seed, choice.levels)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the match, which is kept already, and remember the window."""
        self._controller.leave()
        keep_place(self, self._store)
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let matches be dropped anywhere on the window."""
        if self.matches.accepts(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take in the match that was dropped."""
        self.matches.drop(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let menus, banner, log and the buttons of the table follow the window's size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        base = max(14, round(base_size(self.size()) * 0.9))
        if base != self._base:
            self._base = base
            self._restyle()

    def _restyle(self) -> None:
        """Wear the look in force in the size in force."""
        self.setStyleSheet(style_sheet(self._base))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the mark in the menu right when the desktop changes full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())

    @property
    def open_help(self) -> tuple[QDialog, ...]:
        """The windows of the help menu that are open."""
        return tuple(self._help.values())

    # Building.

    def _build(self, icon: QIcon) -> None:
        self.setWindowIcon(icon)
        self.setWindowTitle(self.tr("Burraco"))
        for page in (self.home, self.table, self.scores):
            self.pages.addWidget(page)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(content)

    def _offer_pages(self) -> None:
        """Fill the home page with ways to the other pages; to offer one, write one line."""
        add = self.home.add_entry
        add("rules", self.tr("Rules")).clicked.connect(lambda: self.show_book(self.rules))
        add("saves", self.tr("Saved matches")).clicked.connect(self.matches.show_saves)
        add("statistics", self.tr("Statistics")).clicked.connect(self.matches.show_statistics)
        add("referee", self.tr("Referee")).clicked.connect(lambda: self.show_book(self.referee))
        add("preferences", self.tr("Preferences")).clicked.connect(self.wishes.show_preferences)

    def _connect(self) -> None:
        controller, menus = self._controller, self.menus
        changes.look_changed.connect(self._restyle)
        changes.size_changed.connect(self._fit)
        self._store.changed.connect(self._on_setting)
        controller.seats_drawn.connect(self._on_seats_drawn)
        controller.published.connect(self._on_published)
        controller.rearranged.connect(self._on_rearranged)
        controller.deal_ended.connect(self._on_deal_ended)
        controller.notice.connect(self.banner.say)
        controller.undo_changed.connect(self._on_undo_changed)
        self.home.continue_requested.connect(self.go_on)
        self.home.new_match_requested.connect(self.show_new_match)
        self.table.rule_wanted.connect(self._on_rule_wanted)
        self.scores.next_deal_requested.connect(self._on_next_deal)
        self.scores.play_again_requested.connect(self.show_new_match)
        self.scores.home_requested.connect(self.show_home)
        menus.new_match.triggered.connect(self.show_new_match)
        menus.home.triggered.connect(self.show_home)
        menus.house_rules.triggered.connect(self.show_house_rules)
        menus.rules.triggered.connect(lambda: self.show_book(self.rules))
        menus.referee.triggered.connect(lambda: self.show_book(self.referee))
        self._connect_wishes()
        self._connect_matches()
        menus.undo.triggered.connect(controller.undo)
        menus.redo.triggered.connect(controller.redo)
        menus.quit.triggered.connect(self.close)
        menus.log.triggered.connect(self._on_log_wanted)
        self._dock.close_wanted.connect(lambda: self._on_log_wanted(False))
        menus.full_screen.triggered.connect(self._on_full_screen)
        menus.keys.triggered.connect(lambda: self._show_help(KeysDialog, self._make_keys))

    def _connect_wishes(self) -> None:
        wishes = self.wishes
        self.menus.preferences.triggered.connect(wishes.show_preferences)
        self.menus.about.triggered.connect(wishes.show_about)
        wishes.page_made.connect(self.pages.addWidget)
        wishes.aside_wanted.connect(self._look_aside)
        wishes.aside_left.connect(self._on_book_closed)
        wishes.welcome_wanted.connect(self._show_page)
        wishes.welcome_left.connect(self._on_welcomed)

    def _connect_matches(self) -> None:
        matches = self.matches
        matches.connect_commands(self.menus, self.scores)
        self.log.moment_wanted.connect(matches.replay_running)
        matches.page_made.connect(self.pages.addWidget)
        matches.page_wanted.connect(self._on_page_wanted)
        matches.aside_wanted.connect(self._look_aside)
        matches.aside_left.connect(self._on_book_closed)
        matches.home_wanted.connect(self.show_home)
        matches.table_wanted.connect(self.put_on_table)
        self.setAcceptDrops(True)

    # Pages that are made when they are first looked at.

    @cached_property
    def new_match(self) -> "NewMatchPage":
        """The page that asks what to play."""
        page = self._late.new_match()
        page.start_requested.connect(self.start)
        page.back_requested.connect(self.show_home)
        page.change_requested.connect(lambda rules: self.edit_rules(rules, ""))
        page.house_rules_requested.connect(self.show_house_rules)
        self.pages.addWidget(page)
        return page

    @cached_property
    def house_rules(self) -> "HouseRulesPage":
        """The page of the player's own rule sets."""
        page = self._late.house_rules()
        page.edit_requested.connect(self.edit_rules)
        page.play_requested.connect(self._on_play_own)
        page.back_requested.connect(self.show_new_match)
        self.pages.addWidget(page)
        return page

    @cached_property
    def rule_editor(self) -> "RuleEditorPage":
        """The page on which a rule set is changed."""
        page = self._late.rule_editor()
        page.saved.connect(self._on_rules_saved)
        page.back_requested.connect(self.show_house_rules)
        self.pages.addWidget(page)
        return page

    @cached_property
    def rules(self) -> "RulesPage":
        """The rules to be read."""
        page = self._late.rules()
        page.back_requested.connect(self._on_book_closed)
        self.pages.addWidget(page)
        return page

    @cached_property
    def referee(self) -> "RefereePage":
        """The referee."""
        page = self._late.referee()
        page.back_requested.connect(self._on_book_closed)
        self.pages.addWidget(page)
        return page

    # What happens.

    def _leave(self) -> None:
        self._controller.leave()
        self.menus.offer_undo(can_undo=False, can_redo=False)

    def _on_page_wanted(self, page: QWidget) -> None:
        self._leave()
        self._show_page(page)

    def _show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._show_log()
        if page is self.table:
            page.setFocus()

    def _show_log(self) -> None:
        """Show the log beside the table and the score sheet, if it is wanted."""
        is_wanted = self._store.get(settings.LOG_VISIBLE)
        self.menus.log.setChecked(is_wanted)
        self._dock.setVisible(is_wanted and self.pages.currentWidget() in (self.table, self.scores))

    def _on_setting(self, key: str) -> None:
        """Let all pages show the cards that are chosen."""
        inks = self._store.get(settings.FOUR_INKS)
        if key in CARDS and self._art.wear(*cards_worn(self._store), four_inks=inks):
            changes.look_changed.emit()
        elif key == settings.LOG_VISIBLE.key:
            self._show_log()

    def _on_log_wanted(self, is_wanted: bool) -> None:
        self._store.set(settings.LOG_VISIBLE, is_wanted)
        self._show_log()

    def _on_seats_drawn(self, draw: SeatingDraw) -> None:
        """Tell at the head of the log who sits where, and why."""
        controller = self._controller
        for line in seating_texts(draw, controller.names, HUMAN, controller.rules):
            self.log.add_note(line)
        self.log.add_note(self.matches.fingerprint_line)

    def _on_published(self, told: tuple[Shown, ...]) -> None:
        self._version = self._controller.version
        names, actions = self._controller.names, self._controller.actions
        for shown in told:
            if shown.event is not None:
                self.log.add_event(shown.event, shown.view, names, actions)

    def _on_rearranged(self, shown: Shown) -> None:
        if self._version != self._controller.version:
            self._version = self._controller.version
            self.log.add_note(self.tr("You take your last move back."))

    def _on_deal_ended(self, result: DealResult) -> None:
        """Show the score sheet, to who is looking something up as soon as that is done."""
        self.scores.show_result(result, self.table.table.factor)
        if self.pages.currentWidget() in self._books:
            self._before_book = self.scores
        else:
            self._show_page(self.scores)

    def _on_play_own(self, name: str) -> None:
        self.show_new_match()
        self.new_match.choose(name)

    def _on_rule_wanted(self, refusal: Refusal) -> None:
        """Open the rules at the paragraph behind a refusal."""
        self.show_book(self.rules)
        self.rules.show_refusal(refusal)

    def _rules_in_question(self, page: QWidget | None) -> RuleSet | None:
        """The rules of the running match, or those just chosen for a new one."""
        if self._controller.mode != Mode.IDLE:
            return self._controller.rules
        is_asked = "new_match" in vars(self) and page is self.new_match
        return self.new_match.systems.value if is_asked else None

    def _on_welcomed(self, is_new: bool) -> None:
        """Open the home page, and for a beginner the aim of the game before it."""
        self.show_home()
        if is_new:
            self.show_book(self.rules)

    def _on_book_closed(self) -> None:
        """Go back to where something was looked up."""
        self._show_page(self._before_book or self.home)

    def _on_rules_saved(self, rules: RuleSet) -> None:
        self.house_rules.save(rules, self._edited)
        self.show_house_rules()

    def _on_next_deal(self) -> None:
        self._show_page(self.table)
        self._controller.next_deal()

    def _on_undo_changed(self, can_undo: bool, can_redo: bool) -> None:
        self.menus.offer_undo(can_undo=can_undo, can_redo=can_redo)

    def _on_full_screen(self, checked: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if checked
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def _show_help(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Show a window of the help menu, of each kind at most one."""
        dialog = self._help.get(kind)
        if dialog is None:
            dialog = self._help[kind] = make()
            dialog.destroyed.connect(lambda: self._help.pop(kind, None))
        dialog.show()
        dialog.raise_()

    def _make_keys(self) -> QDialog:
        return KeysDialog(self.menus.actions, self._base, self)
