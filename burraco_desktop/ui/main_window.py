"""The window: pages, menus, the log, and which of them is shown when. It keeps no match."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.session.match import Match
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.ui import settings
from burraco_desktop.ui.asides import Asides
from burraco_desktop.ui.banner import Banner
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller, DealResult
from burraco_desktop.ui.help import HelpWindows, KeysDialog
from burraco_desktop.ui.late_pages import LatePages, forget
from burraco_desktop.ui.lesson_pages import LessonPages
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.match_log import MatchLog
from burraco_desktop.ui.match_pages import MatchPages
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.pages.home import HomePage
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.panel_dock import PanelDock
from burraco_desktop.ui.panels.coach import CoachPanel
from burraco_desktop.ui.panels.log import LogPanel
from burraco_desktop.ui.review_pages import ReviewPages
from burraco_desktop.ui.rule_pages import RulePages
from burraco_desktop.ui.settings import Setting, Settings
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.theme import base_size, changes
from burraco_desktop.ui.wardrobe import CARDS, art_for, cards_worn
from burraco_desktop.ui.window_place import keep_place, restore_place
from burraco_desktop.ui.wish_pages import WishPages

translate = QCoreApplication.translate


class MainWindow(QMainWindow):
    """The one window of the game."""

    def __init__(
        self, controller: Controller, store: Settings, shelf: RuleShelf, table: TableView, root: Path
    ) -> None:
        """Put the pages together around the widget of the table; `root` is the folder of the resources."""
        super().__init__()
        self._controller = controller
        self._store = store
        self._base = 0
        self._art = art = art_for(store, root / "cards")
        self.banner = Banner()
        self.home = HomePage(art)
        late = LatePages(art, store, shelf, root)
        self.wishes = WishPages(late, store, self)
        self.rule_pages = RulePages(controller, late, shelf, self)
        self.matches = MatchPages(controller, late, self.banner, self)
        self.reviews = ReviewPages(controller, late, self)
        self.lessons = LessonPages(late, self)
        self.table = table
        self.scores = ScoresPage(art)
        self.log = LogPanel(root / "icons")
        self._match_log = MatchLog(controller, self.log, self)
        self.pages = QStackedWidget()
        self._asides = Asides(self.pages, self.home)
        self.coach = CoachPanel(art)
        self.menus = Menus(self, store)
        self._docks = self._make_docks()
        self.help = HelpWindows(self)
        self._build(QIcon(str(root / "icons" / "burraco.svg")))
        self._connect()
        self._offer_pages()
        restore_place(self, store)
        self._show_docks()

    def show_home(self) -> None:
        """Leave the match as it is kept, and show the home page."""
        self._leave()
        self.home.set_summary(self._controller.summary())
        self._show_page(self.home)

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
        self._match_log.go_on()

    def start(self, choice: NewMatchChoice) -> None:
        """Begin a match."""
        self.log.clear()
        self.banner.hide()
        self._show_page(self.table)
        name = choice.name or self.tr("You")
        self._controller.new_match(
            choice.rules, choice.players, name, choice.seed, choice.levels, is_learning=choice.is_learning
        )

    def _begin(self, match: Match) -> None:
        """Begin a match that was made from another one."""
        self.log.clear()
        self.banner.hide()
        self._show_page(self.table)
        self._controller.begin(match)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the match, which is kept already, and remember the window."""
        self._controller.leave()
        self.reviews.close()
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
        """Keep the mark in the menu right when the desktop changes full screen; speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        """Have late pages made anew; what stays speaks the other language by itself."""
        self.menus.retranslate()
        self.help.close()
        is_wishing = self.wishes.is_wishing
        for leader in (self.wishes, self.rule_pages, self.matches, self.reviews, self.lessons):
            forget(leader)
        self._asides.forget(self._permanent)
        if is_wishing:
            self.wishes.show_preferences()
        elif self.pages.currentWidget() not in self._permanent:
            self._show_page(self._asides.behind)

    @property
    def _permanent(self) -> tuple[QWidget, ...]:
        return (self.home, self.table, self.scores)

    def follow(self, coach: Coach) -> None:
        """Let a coach help at the table and speak in his panel."""
        self.table.follow(coach)
        self.coach.follow(coach)
        self.menus.follow(coach)
        hints = self.table.hints
        if hints is not None:
            self.coach.play_wanted.connect(hints.play)
            self.menus.play_hint.triggered.connect(hints.play)

    # Building.

    def _make_docks(self) -> dict[Setting[bool], tuple[PanelDock, QAction]]:
        """The panels beside the table: what tells whether each is wanted, its frame, its command."""
        log = PanelDock(self.log, "log", lambda: translate("LogDock", "What happened"), self)
        coach = PanelDock(self.coach, "coach", lambda: translate("coach", "Coach"), self)
        return {
            settings.LOG_VISIBLE: (log, self.menus.log),
            settings.COACH_VISIBLE: (coach, self.menus.coach),
        }

    def _build(self, icon: QIcon) -> None:
        self.setWindowIcon(icon)
        self.setWindowTitle(self.tr("Burraco"))
        for page in self._permanent:
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
        add("learn", lambda: self.tr("Learn")).clicked.connect(self.lessons.show_course)
        add("rules", lambda: self.tr("Rules")).clicked.connect(self.rule_pages.show_rules)
        add("saves", lambda: self.tr("Saved matches")).clicked.connect(self.matches.show_saves)
        add("statistics", lambda: self.tr("Statistics")).clicked.connect(self.matches.show_statistics)
        add("referee", lambda: self.tr("Referee")).clicked.connect(self.rule_pages.show_referee)
        add("preferences", lambda: self.tr("Preferences")).clicked.connect(self.wishes.show_preferences)

    def _connect(self) -> None:
        controller, menus = self._controller, self.menus
        changes.look_changed.connect(self._restyle)
        changes.size_changed.connect(self._fit)
        self._store.changed.connect(self._on_setting)
        controller.deal_ended.connect(self._on_deal_ended)
        controller.notice.connect(self.banner.say)
        controller.undo_changed.connect(self._on_undo_changed)
        self.home.continue_requested.connect(self.go_on)
        self.home.new_match_requested.connect(self.rule_pages.show_new_match)
        self.table.rule_wanted.connect(self.rule_pages.show_refusal)
        self.scores.next_deal_requested.connect(self._on_next_deal)
        self.scores.play_again_requested.connect(self.rule_pages.show_new_match)
        self.scores.home_requested.connect(self.show_home)
        menus.home.triggered.connect(self.show_home)
        self._connect_wishes()
        self._connect_rules()
        self._connect_matches()
        self._connect_reviews()
        self._connect_lessons()
        menus.undo.triggered.connect(controller.undo)
        menus.redo.triggered.connect(controller.redo)
        menus.quit.triggered.connect(self.close)
        for setting, (dock, action) in self._docks.items():
            action.triggered.connect(lambda is_wanted, key=setting: self._store.set(key, is_wanted))
            dock.close_wanted.connect(lambda key=setting: self._store.set(key, False))
        self.coach.rule_wanted.connect(self.rule_pages.show_refusal)
        menus.full_screen.triggered.connect(self._on_full_screen)
        menus.keys.triggered.connect(lambda: self.help.show(KeysDialog, self._make_keys))

    def _connect_wishes(self) -> None:
        wishes = self.wishes
        self.menus.preferences.triggered.connect(wishes.show_preferences)
        self.menus.about.triggered.connect(wishes.show_about)
        wishes.page_made.connect(self.pages.addWidget)
        wishes.aside_wanted.connect(self._look_aside)
        wishes.aside_left.connect(self._on_aside_left)
        wishes.welcome_wanted.connect(self._show_page)
        wishes.welcome_left.connect(self._on_welcomed)

    def _connect_rules(self) -> None:
        rules = self.rule_pages
        rules.connect_commands(self.menus)
        rules.page_made.connect(self.pages.addWidget)
        rules.page_wanted.connect(self._on_page_wanted)
        rules.aside_wanted.connect(self._look_aside)
        rules.aside_left.connect(self._on_aside_left)
        rules.home_wanted.connect(self.show_home)
        rules.start_wanted.connect(self.start)

    def _connect_matches(self) -> None:
        matches = self.matches
        matches.connect_commands(self.menus, self.scores)
        self.log.moment_wanted.connect(matches.replay_running)
        matches.page_made.connect(self.pages.addWidget)
        matches.page_wanted.connect(self._on_page_wanted)
        matches.aside_wanted.connect(self._look_aside)
        matches.aside_left.connect(self._on_aside_left)
        matches.home_wanted.connect(self.show_home)
        matches.table_wanted.connect(self.put_on_table)
        self.setAcceptDrops(True)

    def _connect_reviews(self) -> None:
        reviews, scores, matches = self.reviews, self.scores, self.matches
        self.menus.review.triggered.connect(reviews.review_running)
        scores.review_requested.connect(reviews.review_running)
        scores.deal_again_requested.connect(reviews.practise_deal)
        scores.duplicate_requested.connect(reviews.ask_duplicate)
        scores.comparison_requested.connect(reviews.show_comparison)
        scores.practice_left.connect(reviews.leave_practice)
        matches.review_wanted.connect(reviews.show_review)
        matches.review_file_wanted.connect(reviews.review_file)
        reviews.page_made.connect(self.pages.addWidget)
        reviews.aside_wanted.connect(self._look_aside)
        reviews.aside_left.connect(self._on_aside_left)
        reviews.home_wanted.connect(self.show_home)
        reviews.table_wanted.connect(self.put_on_table)
        reviews.match_wanted.connect(self._begin)
        reviews.trouble.connect(matches.tell_trouble)

    def _connect_lessons(self) -> None:
        lessons = self.lessons
        self.menus.lessons.triggered.connect(lessons.show_course)
        lessons.page_made.connect(self.pages.addWidget)
        lessons.page_wanted.connect(self._on_page_wanted)
        lessons.home_wanted.connect(self.show_home)
        lessons.rule_wanted.connect(self.rule_pages.show_refusal)
        self.rule_pages.elsewhere = lambda: lessons.rules
        lessons.notice.connect(self.banner.say)

    # What happens.

    def _leave(self) -> None:
        self._controller.leave()
        self.menus.offer_undo(can_undo=False, can_redo=False)

    def _on_page_wanted(self, page: QWidget) -> None:
        self._leave()
        self._show_page(page)

    def _show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._controller.pace.wait_for(is_away=page is not self.table)
        self._show_docks()
        if page is self.table:
            page.setFocus()

    def _show_docks(self) -> None:
        """Show what is wanted beside the table and the score sheet."""
        is_table = self.pages.currentWidget() in (self.table, self.scores)
        for setting, (dock, action) in self._docks.items():
            is_wanted = self._store.get(setting)
            action.setChecked(is_wanted)
            dock.setVisible(is_wanted and is_table)

    def _on_setting(self, key: str) -> None:
        """Let all pages show the cards that are chosen."""
        inks = self._store.get(settings.FOUR_INKS)
        if key in CARDS and self._art.wear(*cards_worn(self._store), four_inks=inks):
            changes.look_changed.emit()
        elif key in (settings.LOG_VISIBLE.key, settings.COACH_VISIBLE.key):
            self._show_docks()

    def _on_deal_ended(self, result: DealResult) -> None:
        """Show the score sheet, to who is looking something up as soon as that is done."""
        self.scores.show_result(result, self.table.table.factor)
        if self._asides.is_open:
            self._asides.behind = self.scores
        else:
            self._show_page(self.scores)

    def _on_welcomed(self, is_new: bool) -> None:
        """Open the home page, or for a beginner the first lesson."""
        self.show_home()
        if is_new:
            self.lessons.show_first()

    def _look_aside(self, page: QWidget) -> None:
        """Show a page that leads back to the one before."""
        self._asides.note(page)
        self._show_page(page)

    def _on_aside_left(self) -> None:
        """Go back to where something was looked up."""
        self._show_page(self._asides.behind)

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

    def _make_keys(self) -> QDialog:
        return KeysDialog(self.menus.actions, self._base, self)
