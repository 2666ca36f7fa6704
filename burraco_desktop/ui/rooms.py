"""The rooms behind the home page: table, sheet, panels, pages, and which is shown. They keep no match."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from burraco_desktop.session.match import Match
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.ui import settings
from burraco_desktop.ui.asides import Asides
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller, DealResult
from burraco_desktop.ui.help import HelpWindows, KeysDialog
from burraco_desktop.ui.late_pages import LatePages, forget
from burraco_desktop.ui.lesson_pages import LessonPages
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.match_log import MatchLog
from burraco_desktop.ui.match_pages import MatchPages
from burraco_desktop.ui.pages.page import Page
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.panel_dock import PanelDock
from burraco_desktop.ui.panels.coach import CoachPanel
from burraco_desktop.ui.panels.log import LogPanel
from burraco_desktop.ui.review_pages import ReviewPages
from burraco_desktop.ui.rule_pages import RulePages
from burraco_desktop.ui.settings import Setting
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.window_place import restore_panels
from burraco_desktop.ui.wish_pages import WishPages

translate = QCoreApplication.translate


class Rooms(QObject):
    """All that the window shows but for its frame and the home page."""

    def __init__(
        self, window: MainWindow, controller: Controller, shelf: RuleShelf, table: TableView
    ) -> None:
        """Put the rooms together around the widget of the table, and open them to the window."""
        super().__init__(window)
        window.rooms = self
        self._window = window
        self._store = window.store
        self._controller = controller
        self.pages, self.banner = window.pages, window.banner
        self.home, self.menus = window.home, window.menus
        late = LatePages(window.art, window.store, shelf, window.root)
        self.wishes = WishPages(late, window.store, self)
        self.rule_pages = RulePages(controller, late, shelf, self)
        self.matches = MatchPages(controller, late, self.banner, window)
        self.reviews = ReviewPages(controller, late, self)
        self.lessons = LessonPages(late, self)
        self.table = table
        self.scores = ScoresPage(window.art)
        self.log = LogPanel(window.root / "icons")
        self._match_log = MatchLog(controller, self.log, self)
        self._asides = Asides(self.pages, self.home)
        self.coach = CoachPanel(window.art)
        self._docks = self._make_docks()
        self.help = HelpWindows(self)
        for page in (table, self.scores):
            self.pages.addWidget(page)
        self._connect()
        restore_panels(window, window.store)
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

    def go_on(self) -> None:
        """Go on with the kept match, or say on the home page that there is none."""
        self.put_on_table(self._controller.continue_match)

    def put_on_table(self, put: Callable[[], bool]) -> None:
        """Show the table with a kept match on it, or the home page where `put` could not put one there."""
        self._clear_table()
        if not put():
            self.show_home()
            return
        self._match_log.go_on()

    def start(self, choice: NewMatchChoice) -> None:
        """Begin a match."""
        self._clear_table()
        name = choice.name or translate("MainWindow", "You")
        self._controller.new_match(
            choice.rules, choice.players, name, choice.seed, choice.levels, is_learning=choice.is_learning
        )

    def _begin(self, match: Match) -> None:
        """Begin a match that was made from another one."""
        self._clear_table()
        self._controller.begin(match)

    def _clear_table(self) -> None:
        """Show the table, on which another match is to be put."""
        self.log.clear()
        self.banner.hide()
        self._show_page(self.table)

    def _close(self) -> None:
        """Leave the match, which is kept already, and whatever is judged."""
        self._controller.leave()
        self.reviews.close()

    def _retranslate(self) -> None:
        """Have late pages made anew; what stays speaks the other language by itself.

        A page that waits behind the preferences with work not yet saved keeps it, and the words it has. A
        lesson and a review go on in the other language; from any other page the way leads back.
        """
        self.help.close()
        is_wishing = self.wishes.is_wishing
        place = [*self._asides.way, self.pages.currentWidget() or self.home]
        if is_wishing:
            place.pop()
        behind = place[-1]
        is_spared = is_wishing and isinstance(behind, Page) and behind.holds_work
        way = self._made_anew(place, behind if is_spared else None)
        shown = self.wishes.preferences if is_wishing else way.pop()
        if way:
            self._asides.make_anew(way, shown)
        if shown is not self.pages.currentWidget():
            self._show_page(shown)

    def _made_anew(self, place: Sequence[QWidget], spared: QWidget | None) -> list[QWidget]:
        """The same pages in another language, without those that cannot be; instead of a first one home."""
        ways = self.lessons.made_anew(), self.reviews.made_anew()
        for leader in (self.wishes, self.rule_pages, self.matches, self.reviews, self.lessons):
            forget(leader, spared)

        def anew(page: QWidget) -> QWidget | None:
            if page in self._permanent or page is spared:
                return page
            return next(filter(None, (made(page) for made in ways)), None)

        first, *more = map(anew, place)
        return [first or self.home, *filter(None, more)]

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
        log = PanelDock(self.log, "log", lambda: translate("LogDock", "Play log"), self._window)
        coach = PanelDock(self.coach, "coach", lambda: translate("coach", "Coach"), self._window)
        return {
            settings.LOG_VISIBLE: (log, self.menus.log),
            settings.COACH_VISIBLE: (coach, self.menus.coach),
        }

    def _connect(self) -> None:
        controller, menus = self._controller, self.menus
        self._window.closing.connect(self._close)
        self._window.language_changed.connect(self._retranslate)
        self._store.changed.connect(self._on_setting)
        controller.deal_ended.connect(self._on_deal_ended)
        controller.notice.connect(self.banner.say)
        self.banner.left.connect(self._on_banner_left)
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
        for setting, (dock, action) in self._docks.items():
            action.triggered.connect(lambda is_wanted, key=setting: self._store.set(key, is_wanted))
            dock.close_wanted.connect(lambda key=setting: self._store.set(key, False))
        self.coach.rule_wanted.connect(self.rule_pages.show_refusal)
        menus.keys.triggered.connect(lambda: self.help.show(KeysDialog, self._make_keys))

    def _connect_wishes(self) -> None:
        wishes = self.wishes
        self.home.entries["preferences"].clicked.connect(wishes.show_preferences)
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
        self.home.entries["rules"].clicked.connect(rules.show_rules)
        self.home.entries["referee"].clicked.connect(rules.show_referee)
        rules.page_made.connect(self.pages.addWidget)
        rules.page_wanted.connect(self._on_page_wanted)
        rules.aside_wanted.connect(self._look_aside)
        rules.aside_left.connect(self._on_aside_left)
        rules.home_wanted.connect(self.show_home)
        rules.start_wanted.connect(self.start)

    def _connect_matches(self) -> None:
        matches = self.matches
        matches.connect_commands(self.menus, self.scores)
        self.home.entries["saves"].clicked.connect(matches.show_saves)
        self.home.entries["statistics"].clicked.connect(matches.show_statistics)
        self._window.match_dropped.connect(matches.import_file)
        self.log.moment_wanted.connect(matches.replay_running)
        matches.page_made.connect(self.pages.addWidget)
        matches.page_wanted.connect(self._on_page_wanted)
        matches.aside_wanted.connect(self._look_aside)
        matches.aside_left.connect(self._on_aside_left)
        matches.home_wanted.connect(self.show_home)
        matches.table_wanted.connect(self.put_on_table)

    def _connect_reviews(self) -> None:
        reviews, scores, matches = self.reviews, self.scores, self.matches
        self.menus.review.triggered.connect(reviews.review_running)
        scores.review_requested.connect(reviews.review_running)
        scores.deal_again_requested.connect(reviews.practise_deal)
        scores.duplicate_requested.connect(reviews.ask_duplicate)
        self.rule_pages.duplicate_wanted.connect(reviews.choose_duplicate)
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
        reviews.notice.connect(self.banner.say)
        reviews.trouble.connect(matches.tell_trouble)

    def _connect_lessons(self) -> None:
        lessons = self.lessons
        self.home.entries["learn"].clicked.connect(lessons.show_course)
        self.menus.lessons.triggered.connect(lessons.show_course)
        lessons.page_made.connect(self.pages.addWidget)
        lessons.page_wanted.connect(self._on_page_wanted)
        lessons.home_wanted.connect(self.show_home)
        lessons.play_wanted.connect(self.rule_pages.show_new_match)
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
        if key in (settings.LOG_VISIBLE.key, settings.COACH_VISIBLE.key):
            self._show_docks()

    def _on_deal_ended(self, result: DealResult) -> None:
        """Show the score sheet, to who is looking something up as soon as that is done."""
        self.scores.show_result(result, self.table.table.factor)
        if self._asides.is_open:
            self._asides.lead_to(self.scores)
        else:
            self._show_page(self.scores)

    def _on_banner_left(self) -> None:
        """Let the keys go on at what is shown."""
        (self.pages.currentWidget() or self.home).setFocus()

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
        self._show_page(self._asides.back())

    def _on_next_deal(self) -> None:
        self._show_page(self.table)
        self._controller.next_deal()

    def _on_undo_changed(self, can_undo: bool, can_redo: bool) -> None:
        self.menus.offer_undo(can_undo=can_undo, can_redo=can_redo)

    def _make_keys(self) -> QDialog:
        return KeysDialog(self.menus.actions, self._window.base, self._window)
