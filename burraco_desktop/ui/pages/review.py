"""The review of a match: what could be expected, what luck and decisions made of it, deal by deal.

It shows what is known, and asks for the rest to be judged; the shown deal goes first.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from burraco_desktop.session.match import HUMAN
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision
from burraco_desktop.session.review_store import ReviewShelf
from burraco_desktop.session.review_sums import Grade, Judged, key_moments
from burraco_desktop.ui.grades import thresholds_of
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.pages.review_figures import TallyPanel
from burraco_desktop.ui.pages.review_list import ReviewList, Row
from burraco_desktop.ui.pages.review_stage import ReviewStage
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.review_run import JUDGE, ReviewRun
from burraco_desktop.ui.settings import STRICTNESS, Settings, Strictness
from burraco_desktop.ui.texts_review import (
    progress_text,
    strictness_hint,
    strictness_name,
    tally_line,
    time_text,
)
from burraco_desktop.ui.texts_table import deal_text

WHOLE_MATCH: Final = 0
"""In the place of a deal's number."""
PAUSE: Final = 80
"""Milliseconds between two pictures of what is being found, however fast it is."""
MOST_MOMENTS: Final = 8
"""So many key moments of a match are listed."""


class ReviewPage(Page):
    """Shows the review of one match at a time."""

    back_requested = Signal()
    decision_requested = Signal(object, int, int)
    """The ReviewBook, a deal, and the number of a decision in it."""
    again_requested = Signal(object)
    """The Match to play: the same deal again."""
    duplicate_requested = Signal(object)
    """The Replay whose cards shall be played from the other side."""

    def __init__(self, store: Settings, run: ReviewRun, shelf: ReviewShelf) -> None:
        super().__init__()
        self._store = store
        self._run = run
        self._shelf = shelf
        self.book: ReviewBook | None = None
        self.deal = WHOLE_MATCH
        self.title = ""
        """What the match is called, empty where it has no name."""
        self.is_judging = True
        """Whether what is not judged yet shall be."""
        self._title = label("", "heading")
        self.deal_box, self.strictness_box, self.filter_box = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.stage, self.tally, self.list = ReviewStage(), TallyPanel(), ReviewList()
        self._summary = label("", "soft", wraps=True)
        self.bar = QProgressBar()
        self._progress = label("", "small", wraps=True)
        self.stop_button = button(self.tr("Stop"), "chip")
        self.how_button = button(self.tr("How this is counted"), "chip")
        self.back_button = button(self.tr("Back"))
        self.again_button = button(self.tr("Play this deal again"))
        self.duplicate_button = button(self.tr("Play the other side's cards …"))
        self.look_button = button(self.tr("Look at this decision"), "primary")
        self._later, self._soon = QTimer(self), QTimer(self)
        for timer in (self._later, self._soon):
            timer.setSingleShot(True)
        self._build()
        self._connect()

    @property
    def progress(self) -> str:
        """What is said of how far the judging is."""
        return self._progress.text()

    @property
    def marked(self) -> Row | None:
        """The decision that is chosen."""
        index = self.list.currentIndex()
        return self.list.rows_model.rows[index.row()] if index.isValid() else None

    def show_review(self, replay: Replay, title: str, deal: int = WHOLE_MATCH) -> None:
        """Review a match, beginning with a deal or with all of it; its name, if any, is the title."""
        self._run.open(self._shelf.of_match(replay.match.terms.identity, JUDGE))
        self.is_judging = True
        book = ReviewBook(replay, HUMAN, self._run.known, thresholds_of(self._store.get(STRICTNESS)))
        self._open(book, title, deal)

    def take_over(self, before: "ReviewPage") -> None:
        """Go on where a page in another language stands."""
        if before.book is None:
            return
        marked = before.marked
        self.is_judging = before.is_judging
        self.filter_box.setCurrentIndex(before.filter_box.currentIndex())
        self._open(before.book, before.title, before.deal)
        if marked is not None:
            self._mark(marked.decision)

    def _open(self, book: ReviewBook, title: str, deal: int) -> None:
        self.book, self.title = book, title
        self._title.setText(title or self.tr("Review"))
        self.deal_box.clear()
        if len(book.deals) != 1:
            self.deal_box.addItem(self.tr("Whole match"), WHOLE_MATCH)
        for number in book.deals:
            self.deal_box.addItem(deal_text(number), number)
        for widget in (self._side, self._state_row, self.look_button, self.strictness_box, self.deal_box):
            widget.setVisible(bool(book.deals))
        self.duplicate_button.setVisible(book.replay.can_be_duplicated)
        self.show_deal(self.deal_box.itemData(max(0, self.deal_box.findData(deal))))
        self._focus()

    def show_deal(self, deal: int) -> None:
        """Show a deal, or the whole match."""
        self.deal = deal
        self.deal_box.setCurrentIndex(max(0, self.deal_box.findData(deal)))
        self.filter_box.setVisible(deal != WHOLE_MATCH)
        self.tally.setVisible(deal == WHOLE_MATCH)
        self.again_button.setVisible(deal != WHOLE_MATCH)
        self.list.rows_model.show(())
        self.stage.show_mark(-1)
        self._judge()
        self._refresh()
        if self.base:
            self._fit()

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        for row in (self._head, self._middle, self._foot, self._state):
            row.setSpacing(self.em(0.6))
        for column in (self._outer, self._right):
            column.setSpacing(self.em(0.5))
        self._side.setFixedWidth(min(self.em(24), round(self.width() * 0.4)))
        self.stage.rescale(self.em(1))
        self.tally.rescale(self.em(1))
        self.bar.setFixedSize(self.em(9), self.em(0.9))
        for box in (self.deal_box, self.strictness_box):
            box.setMinimumWidth(0)
            box.setMinimumWidth(box.sizeHint().width() + self.em(1.2))
        self.list.doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Show all that is known now."""
        super().showEvent(event)
        self._refresh()
        self._focus()

    def _focus(self) -> None:
        """Put the focus on what can be walked along."""
        way = self.list if self.book is not None and self.book.deals else self.back_button
        way.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building.

    def _build(self) -> None:
        self.deal_box.setAccessibleName(self.tr("Deal"))
        self.strictness_box.setAccessibleName(self.tr("How strictly to grade"))
        self.filter_box.setAccessibleName(self.tr("Which decisions"))
        self.list.setAccessibleName(self.tr("Your decisions"))
        self.bar.setAccessibleName(self.tr("Decisions judged"))
        self.bar.setTextVisible(False)
        self.how_button.setCheckable(True)
        for strictness in Strictness:
            self.strictness_box.addItem(strictness_name(strictness), strictness)
            hint = strictness_hint(thresholds_of(strictness))
            self.strictness_box.setItemData(
                self.strictness_box.count() - 1, hint, Qt.ItemDataRole.ToolTipRole
            )
        self.filter_box.addItems(
            [self.tr("All decisions"), self.tr("Where points were lost"), self.tr("Key moments")]
        )
        self._head, self._middle, self._foot = (QHBoxLayout() for _ in range(3))
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.deal_box)
        self._head.addWidget(self.strictness_box)
        self._middle.addWidget(self.stage, 1)
        self._middle.addWidget(self._build_side())
        for key in (self.back_button, self.again_button, self.duplicate_button):
            self._foot.addWidget(key)
        self._foot.addStretch(1)
        self._foot.addWidget(self.look_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addLayout(self._middle, 1)
        self._outer.addWidget(self._build_state())
        self._outer.addLayout(self._foot)

    def _build_side(self) -> QFrame:
        self._side = QFrame()
        self._right = QVBoxLayout(self._side)
        self._right.setContentsMargins(0, 0, 0, 0)
        for widget in (self.tally, self.filter_box, self._summary):
            self._right.addWidget(widget)
        self._right.addWidget(self.list, 1)
        return self._side

    def _build_state(self) -> QWidget:
        self._state_row = QWidget()
        self._state = QHBoxLayout(self._state_row)
        self._state.setContentsMargins(0, 0, 0, 0)
        self._state.addWidget(self.bar)
        self._state.addWidget(self._progress, 1)
        self._state.addWidget(self.stop_button)
        self._state.addWidget(self.how_button)
        return self._state_row

    def _connect(self) -> None:
        self._run.judged.connect(self._on_judged)
        self._run.stopped.connect(self._refresh)
        self._later.timeout.connect(self._read_more)
        self._soon.timeout.connect(self._refresh)
        self.deal_box.activated.connect(lambda index: self.show_deal(self.deal_box.itemData(index)))
        self.strictness_box.activated.connect(self._on_strictness)
        self.filter_box.activated.connect(lambda _index: self._refresh())
        self.list.marked.connect(self._on_listed)
        self.list.entered.connect(self._look)
        self.stage.decision_marked.connect(self.list.show_mark)
        self.stage.decision_entered.connect(self._look)
        self.stage.deal_entered.connect(self.show_deal)
        self.stop_button.clicked.connect(self._on_stop)
        self.how_button.toggled.connect(lambda _is_on: self._explain())
        self.look_button.clicked.connect(self._on_look)
        self.again_button.clicked.connect(self._on_again)
        self.duplicate_button.clicked.connect(self._on_duplicate)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        for key, step in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self._turn_over(step))

    # What is judged.

    @property
    def _read(self) -> list[int]:
        """The deals that were cut into decisions."""
        book = self.book
        return [] if book is None else [deal for deal in book.deals if deal not in book.unread]

    def _judge(self) -> None:
        """Let the shown deal be judged first, then the others."""
        if self.book is None or not self.is_judging:
            return
        if self.deal != WHOLE_MATCH:
            self._run.start(self.book.decisions(self.deal))
        self._later.start(0)

    def _read_more(self) -> None:
        """Cut one more deal into decisions, so that the window stays quick meanwhile."""
        book = self.book
        if book is None or not book.unread or not self.is_judging:
            return
        self._run.add(book.decisions(book.unread[0]))
        if book.unread:
            self._later.start(0)
        if not book.unread or self.deal == WHOLE_MATCH:
            self._refresh()

    def _on_judged(self, _decision: Decision) -> None:
        if self.isVisible() and not self._soon.isActive():
            self._soon.start(PAUSE)

    def _on_stop(self) -> None:
        """Stop judging, or go on with it: the shown deal first, then all others."""
        self.is_judging = not self._run.is_running
        if self.is_judging and self.book is not None:
            self._judge()
            for deal in self._read:
                self._run.add(self.book.decisions(deal))
        else:
            self._run.stop()
        self._refresh()

    # What is shown.

    def _refresh(self) -> None:
        """Show all that is known now."""
        book = self.book
        if book is None:
            return
        strictness = self._store.get(STRICTNESS)
        book.thresholds = thresholds_of(strictness)
        self.strictness_box.setCurrentIndex(list(Strictness).index(strictness))
        self.strictness_box.setToolTip(strictness_hint(book.thresholds))
        if self.deal == WHOLE_MATCH:
            self._show_match(book)
        else:
            self._show_deal(book)
        self._show_progress(book)
        self.look_button.setEnabled(self.marked is not None)

    def _explain(self) -> None:
        """Show how all is counted if that is wanted, else the graph."""
        thresholds = thresholds_of(self._store.get(STRICTNESS))
        self.stage.explain(thresholds if self.how_button.isChecked() else None)

    def _show_deal(self, book: ReviewBook) -> None:
        self.stage.show_deal(book, self.deal)
        self._summary.setText(tally_line(book.tally((self.deal,))))
        entries = list(enumerate(zip(book.decisions(self.deal), book.entries(self.deal), strict=True)))
        rows = [
            Row(number, decision, entry) for number, (decision, entry) in entries if self._is_listed(entry)
        ]
        self._list_rows(rows)

    def _is_listed(self, entry: Judged | None) -> bool:
        wanted = self.filter_box.currentIndex()
        if wanted == 0 or self.book is None:
            return True
        if wanted == 1:
            return entry is not None and entry.grade > Grade.BEST
        return entry in key_moments(self.book.judged(self.deal))

    def _show_match(self, book: ReviewBook) -> None:
        self.stage.show_match(book)
        self.tally.show_tally(book.tally(self._read))
        worst = key_moments([entry for deal in self._read for entry in book.judged(deal)], MOST_MOMENTS)
        self._summary.setText(self.tr("Key moments") if worst else "")
        self._list_rows(
            [Row(book.number_of(entry.decision), entry.decision, entry, has_deal=True) for entry in worst]
        )

    def _list_rows(self, rows: Sequence[Row]) -> None:
        before = self.marked
        self.list.rows_model.show(rows)
        if self.marked is None and rows:
            self.list.setCurrentIndex(self.list.rows_model.index(0))
            if before is not None:
                self._mark(before.decision)

    def _mark(self, decision: Decision) -> None:
        """Choose a decision of the list, if it is there."""
        places = [place for place, row in enumerate(self.list.rows_model.rows) if row.decision is decision]
        if places:
            self.list.setCurrentIndex(self.list.rows_model.index(places[0]))

    def _show_progress(self, book: ReviewBook) -> None:
        done, whole = book.progress(self._read if self.deal == WHOLE_MATCH else [self.deal])
        self.bar.setRange(0, max(1, whole))
        self.bar.setValue(done)
        text = progress_text(done, whole)
        if done < whole and self._run.is_running:
            text = f"{text} {time_text((whole - done) * self._run.seconds)}"
        self._progress.setText(text)
        self.stop_button.setVisible(done < whole or self._run.is_running)
        self.stop_button.setText(self.tr("Stop") if self._run.is_running else self.tr("Go on judging"))

    # What the player does.

    def _on_listed(self, number: int) -> None:
        self.look_button.setEnabled(True)
        if self.deal != WHOLE_MATCH:
            self.stage.show_mark(number)

    def _on_look(self) -> None:
        row = self.marked
        if row is not None and self.book is not None:
            self.decision_requested.emit(self.book, row.decision.deal, row.number)

    def _look(self, number: int) -> None:
        """Look into the decision with this number in the shown deal, or into the one listed for the match."""
        if self.deal == WHOLE_MATCH:
            self._on_look()
        elif self.book is not None:
            self.decision_requested.emit(self.book, self.deal, number)

    def _turn_over(self, step: int) -> None:
        index = self.deal_box.currentIndex() + step
        if 0 <= index < self.deal_box.count():
            self.show_deal(self.deal_box.itemData(index))

    def _on_strictness(self, index: int) -> None:
        self._store.set(STRICTNESS, Strictness(self.strictness_box.itemData(index)))
        self._explain()
        self._refresh()

    def _on_again(self) -> None:
        if self.book is not None:
            self.again_requested.emit(self.book.replay.deal_again(self.deal))

    def _on_duplicate(self) -> None:
        if self.book is not None:
            self.duplicate_requested.emit(self.book.replay)
