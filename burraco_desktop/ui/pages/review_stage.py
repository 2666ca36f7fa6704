"""The large part of a review: the graph of a deal or of a match, and what the result was made of.

It draws from a book and asks for nothing to be judged.
"""

from enum import IntEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from burraco_desktop.session.review_sums import Account, Thresholds
from burraco_desktop.ui.pages.page import label, panel, scrolling
from burraco_desktop.ui.pages.review_chart import DealChart, MatchChart
from burraco_desktop.ui.pages.review_figures import AccountPanel
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.texts_review import (
    account_text,
    deals_text,
    explanation,
    graph_text,
    moment_text,
    not_judged_text,
    nothing_text,
)


class _Shown(IntEnum):
    MATCH = 0
    DEAL = 1
    EXPLANATION = 2
    NOTHING = 3


class ReviewStage(QWidget):
    """Shows a deal, a match, how it is counted, or why there is nothing to show."""

    decision_marked = Signal(int)
    decision_entered = Signal(int)
    deal_entered = Signal(int)
    """The number of a deal to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.deal_chart, self.match_chart, self.account = DealChart(), MatchChart(), AccountPanel()
        self._title = label("", "strong")
        self._explanation = label("", "", wraps=True)
        self._nothing = label(nothing_text(), "soft", wraps=True)
        self._book: ReviewBook | None = None
        self._deal = 0
        self._explains = False
        self._build()
        self.deal_chart.marked.connect(self.decision_marked)
        self.deal_chart.entered.connect(self.decision_entered)
        self.match_chart.marked.connect(lambda _place: self._tell_match())
        self.match_chart.entered.connect(lambda place: self.deal_entered.emit(self._accounts[place][0]))

    @property
    def words(self) -> str:
        """What a screen reader finds in the graph."""
        chart = self.deal_chart if self._deal else self.match_chart
        return chart.accessibleName()

    def show_deal(self, book: ReviewBook, deal: int) -> None:
        """Show a deal, as far as it is judged."""
        self._book, self._deal = book, deal
        entries = book.entries(deal)
        known = [number for number, entry in enumerate(entries) if entry is not None]
        self.deal_chart.show_deal(book.judged(deal), known, len(entries), book.result(deal))
        self._show_account(book.account(deal))
        self._title.setText(self.tr("Expected result of the deal, in points"))
        self._tell_deal()
        self._turn_to(_Shown.DEAL)

    def show_match(self, book: ReviewBook) -> None:
        """Show all deals that are judged as a whole, or that there is none yet."""
        self._book, self._deal = book, 0
        self.match_chart.show_match(self._accounts)
        whole = Account()
        for _, account in self._accounts:
            whole = whole.plus(account)
        self._show_account(whole if self._accounts else None)
        self._title.setText(self.tr("Luck and decisions deal by deal, in points"))
        self._tell_match()
        self._turn_to(_Shown.MATCH if book.deals else _Shown.NOTHING)

    def show_mark(self, number: int) -> None:
        """Put the mark of the deal's graph on a decision; -1 takes all marks away."""
        self.deal_chart.show_mark(number)
        if number < 0:
            self.match_chart.show_mark(number)
        if self._deal:
            self._tell_deal()

    def explain(self, thresholds: Thresholds | None) -> None:
        """Show how all is counted, with these thresholds of grades; None for the graph again."""
        self._explains = thresholds is not None
        if thresholds is not None:
            self._explanation.setText(explanation(thresholds))
        self._turn_to(_Shown.DEAL if self._deal else _Shown.MATCH)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._outer.setSpacing(round(em * 0.5))
        self._column.setContentsMargins(*[round(em * 0.9), round(em * 0.5)] * 2)
        self._explanation.setContentsMargins(*[round(em * 0.6)] * 4)
        for part in (self.deal_chart, self.match_chart, self.account):
            part.rescale(em)

    @property
    def _accounts(self) -> list[tuple[int, Account]]:
        return self._book.accounts() if self._book else []

    def _build(self) -> None:
        self._pages = QStackedWidget()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        area = scrolling(self._explanation, takes_keys=True, sideways=True)
        self._explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        for widget in (self.match_chart, self.deal_chart, area, self._nothing):
            self._pages.addWidget(widget)
        frame = panel()
        self._column = QVBoxLayout(frame)
        self._column.addWidget(self._title)
        self._column.addWidget(self._pages, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(frame, 1)
        self._outer.addWidget(self.account)

    def _turn_to(self, shown: _Shown) -> None:
        is_empty = shown == _Shown.NOTHING
        self._title.setVisible(not is_empty)
        self.account.setVisible(not is_empty)
        self._pages.setCurrentIndex(_Shown.EXPLANATION if self._explains and not is_empty else shown)

    def _show_account(self, account: Account | None) -> None:
        self.account.show_account(account)
        self.account.setAccessibleName(account_text(account) if account else not_judged_text())

    def _tell_deal(self) -> None:
        """Tell in words what the graph shows, or what stands under the mark."""
        if self._book is None:
            return
        entries, mark = self._book.entries(self._deal), self.deal_chart.mark
        entry = entries[mark] if 0 <= mark < len(entries) else None
        summary = graph_text(self._book.judged(self._deal), self._book.result(self._deal))
        self.deal_chart.tell(moment_text(entry) if entry else summary)
        self.deal_chart.setAccessibleDescription(summary)

    def _tell_match(self) -> None:
        accounts, mark = self._accounts, self.match_chart.mark
        self.match_chart.tell(deals_text(accounts[mark : mark + 1] if mark >= 0 else accounts))
        self.match_chart.setAccessibleDescription(deals_text(accounts))
