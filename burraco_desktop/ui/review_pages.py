"""Leads through reviews and practice: a match, a decision, cards played again. It draws nothing.

Judging goes on whatever page is shown, until another match is reviewed or the window is closed; it only makes
room for bots that think.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from burraco_desktop.paths import data_folder
from burraco_desktop.session.comparison import compared
from burraco_desktop.session.library import Listing
from burraco_desktop.session.line_up import Levels, line_up
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review_store import ReviewShelf
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.review_run import ReviewRun
from burraco_desktop.ui.tasks import Task
from burraco_desktop.ui.texts_practice import waiting_text

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.comparison import ComparisonPage
    from burraco_desktop.ui.pages.duplicate import DuplicatePage
    from burraco_desktop.ui.pages.review import ReviewPage
    from burraco_desktop.ui.pages.review_decision import ReviewDecisionPage

REVIEWS = "reviews"


class ReviewPages(QObject):
    """The pages, made when they are first looked at. The window shows what it is told to."""

    page_made = Signal(object)
    """A QWidget that will be shown soon."""
    aside_wanted = Signal(object)
    """The page to be shown while all else waits, until `aside_left`."""
    aside_left = Signal()
    home_wanted = Signal()
    table_wanted = Signal(object)
    """What puts a match on the table and tells whether it could: to be called once the table is shown."""
    match_wanted = Signal(object)
    """The Match to begin, before its first deal."""
    notice = Signal(str)
    """Something the player should know, as a sentence."""
    trouble = Signal(object)
    """The SaveError of a file that could not be read."""

    def __init__(self, controller: Controller, late: LatePages, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._late = late
        self._advisor: Advisor | None = None
        self._less_motion = False
        self._is_from_review = False
        self.run = ReviewRun(self._ready_advisor, self)
        controller.mode_changed.connect(lambda mode: self.run.hold(is_held=mode == Mode.THINKING))
        self.reading = Task(self)
        self.reading.done.connect(self._on_read)
        self.reading.failed.connect(self.trouble)
        self.listing, self.choosing = Task(self), Task(self)
        self.listing.done.connect(self._on_listed)
        self.choosing.done.connect(self._on_chosen_read)
        for task in (self.listing, self.choosing):
            task.failed.connect(self.trouble)

    # The pages.

    @cached_property
    def review(self) -> "ReviewPage":
        """The review of a match."""
        page = self._late.review(self.run, ReviewShelf(data_folder() / REVIEWS))
        page.back_requested.connect(self.aside_left)
        page.decision_requested.connect(self.show_decision)
        page.again_requested.connect(self.practise)
        page.duplicate_requested.connect(self._on_duplicate)
        self.page_made.emit(page)
        return page

    @cached_property
    def decision(self) -> "ReviewDecisionPage":
        """One decision of a review."""
        page = self._late.review_decision(self._ready_advisor)
        page.back_requested.connect(lambda: self.aside_wanted.emit(self.review))
        page.practice_requested.connect(self.practise)
        page.table.want_less_motion(self._less_motion)
        self.run.judged.connect(page.keep_on)
        self.page_made.emit(page)
        return page

    @cached_property
    def duplicate(self) -> "DuplicatePage":
        """The question against whom to play the cards of the other side."""
        page = self._late.duplicate()
        page.back_requested.connect(self._leave_duplicate)
        page.match_chosen.connect(self._on_match_chosen)
        page.start_requested.connect(self.begin_duplicate)
        self.page_made.emit(page)
        return page

    @cached_property
    def comparison(self) -> "ComparisonPage":
        """What the same cards brought now and before."""
        page = self._late.comparison()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    def made_anew(self) -> Callable[[QWidget], QWidget | None]:
        """What leads, once the pages are forgotten, from one of them to the same one in another language."""
        known = {name: page for name, page in vars(self).items() if name in ("review", "decision")}

        def anew(page: QWidget) -> QWidget | None:
            if page is known.get("review"):
                self.review.take_over(known["review"])
                return self.review
            if page is known.get("decision"):
                self.decision.take_over(known["decision"])
                return self.decision
            return None

        return anew

    # What can be asked for.

    def show_review(self, replay: Replay, title: str, deal: int = 0) -> None:
        """Review a match, beginning with a deal or with all of it."""
        self.review.show_review(replay, title, deal)
        self.aside_wanted.emit(self.review)

    def review_running(self) -> None:
        """Review the match on the table: the deal that has ended last, or all of it once it is over."""
        replay = self._controller.replay()
        if replay is None:
            return
        over = [deal for deal in replay.deals if replay.scores(deal) is not None]
        deal = 0 if replay.is_over or not over else over[-1]
        self.show_review(replay, "", deal)

    def review_file(self, path: Path, name: str) -> None:
        """Review a kept match, once it is read."""
        library = self._controller.keeper.library
        self.reading.start(lambda _is_wanted: (library.replay(path), name))

    def show_decision(self, book: ReviewBook, deal: int, number: int) -> None:
        """Look at a decision."""
        self.aside_wanted.emit(self.decision)  # first, as a table is laid out in the size it has
        self.decision.show_decision(book, deal, number)

    def practise(self, match: Match) -> None:
        """Play a match that was made from another one."""
        self.table_wanted.emit(lambda: self._controller.practise(match))

    def practise_deal(self) -> None:
        """Play the deal that has ended last again."""
        replay = self._controller.replay()
        if replay is not None:
            self.practise(replay.deal_again(replay.deals[-1]))
            if not replay.is_over:
                self.notice.emit(waiting_text())

    def ask_duplicate(self) -> None:
        """Ask against whom to play the cards of the match on the table from the other side."""
        replay = self._controller.replay()
        if replay is not None and replay.can_be_duplicated:
            self._ask_duplicate(replay, from_review=False)

    def choose_duplicate(self) -> None:
        """Ask which of the finished matches to play from the other side, and against whom."""
        self._is_from_review = False
        self.duplicate.await_matches()
        self.aside_wanted.emit(self.duplicate)
        self.listing.start(self._controller.keeper.library.list)

    def begin_duplicate(self, replay: Replay, levels: Levels) -> None:
        """Play the cards of a match from the other side."""
        names = tuple(player.name for player in replay.players)
        self.match_wanted.emit(replay.duplicate(line_up(replay.rules, names, replay.match.seed, levels)))

    def show_comparison(self) -> None:
        """Compare what the cards of the match on the table brought with what they brought before."""
        replay = self._controller.replay()
        if replay is not None:
            self.comparison.show_comparison(compared(replay.match))
            self.aside_wanted.emit(self.comparison)

    def leave_practice(self) -> None:
        """Go back to the match whose deal was practised, or home where it does not wait."""
        replay = self._controller.replay()
        earlier = replay.match.earlier if replay else None
        path = self._controller.keeper.find(earlier.match) if earlier else None
        if path is None:
            self.home_wanted.emit()
        else:
            self.table_wanted.emit(lambda: self._controller.open_match(path))

    def want_less_motion(self, wanted: bool) -> None:
        """The system asks for less motion, or does no more."""
        self._less_motion = wanted
        if "decision" in vars(self):
            self.decision.table.want_less_motion(wanted)

    def close(self) -> None:
        """Judge no more."""
        self.run.stop()
        if self._advisor is not None:
            self._advisor.close()

    # What happens.

    def _ready_advisor(self) -> Advisor:
        if self._advisor is None:
            self._advisor = Advisor(self)
        return self._advisor

    def _on_duplicate(self, replay: Replay) -> None:
        self._ask_duplicate(replay, from_review=True)

    def _ask_duplicate(self, replay: Replay, *, from_review: bool) -> None:
        self._is_from_review = from_review
        self.duplicate.ask_about(replay)
        self.aside_wanted.emit(self.duplicate)

    def _on_listed(self, listing: Listing) -> None:
        self.duplicate.offer(listing.entries)

    def _on_match_chosen(self, path: Path) -> None:
        library = self._controller.keeper.library
        self.choosing.start(lambda _is_wanted: library.replay(path))

    def _on_chosen_read(self, replay: Replay) -> None:
        self.duplicate.ask(replay)

    def _leave_duplicate(self) -> None:
        self.listing.cancel()
        self.choosing.cancel()
        if self._is_from_review:
            self.aside_wanted.emit(self.review)
        else:
            self.aside_left.emit()

    def _on_read(self, read: tuple[Replay, str]) -> None:
        self.show_review(*read)
