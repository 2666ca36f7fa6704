"""Figures of a review in panels: where a result came from, and how well was decided. They count nothing."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from burraco_desktop.session.review import Kind
from burraco_desktop.session.review_sums import Account, Grade, Tally
from burraco_desktop.ui.grades import GradeSign
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.text import number_text
from burraco_desktop.ui.texts_review import (
    account_parts,
    accuracy_note,
    accuracy_text,
    grade_name,
    kind_name,
    lost_a_deal_text,
    lost_text,
    points_rounded,
)
from burraco_desktop.ui.theme import colour

GOOD_GRADES: Final = 2
"""So many of the grades count as good."""


class AccountPanel(QFrame):
    """What a result is made of: a row of figures that add up."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._row = QHBoxLayout(self)
        self._columns: list[QVBoxLayout] = []
        self._amounts: list[QLabel] = []
        for number, (name, _, meaning) in enumerate(account_parts(Account())):
            if number:
                self._row.addWidget(label("=" if number == 4 else "+", "soft"))
            column = QVBoxLayout()
            caption, amount = label(name, "small", wraps=True), label("–", "gold")
            for widget in (amount, caption):
                widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
                widget.setToolTip(meaning)
                column.addWidget(widget)
            caption.setAccessibleDescription(meaning)
            self._row.addLayout(column, 1)
            self._columns.append(column)
            self._amounts.append(amount)

    def show_account(self, account: Account | None) -> None:
        """Show what a result is made of, or that it is not known yet."""
        parts = account_parts(account or Account())
        for amount, (_, points, _) in zip(self._amounts, parts, strict=True):
            amount.setText("–" if account is None else points_rounded(points))

    @property
    def figures(self) -> tuple[str, ...]:
        """What is shown."""
        return tuple(amount.text() for amount in self._amounts)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setContentsMargins(*[round(em * 0.9), round(em * 0.5)] * 2)
        self._row.setSpacing(round(em * 0.4))
        for column in self._columns:
            column.setSpacing(0)


class Bar(QWidget):
    """A bar as long as its share of the longest."""

    def __init__(self, tone: Tone) -> None:
        super().__init__()
        self._tone, self._share = tone, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show another share."""
        self._share = share
        self.update()

    def rescale(self, em: int) -> None:
        """Take a height, measured by the height of plain text."""
        self.setFixedHeight(round(em * 0.7))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(40, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self._tone))
        width = self.width() * self._share
        if width >= 1.0:
            painter.drawRoundedRect(QRectF(QPointF(), QPointF(width, self.height())), 3, 3)


class TallyPanel(QFrame):
    """How well was decided: the share of good decisions, how many of each grade, points lost by kind."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._accuracy, self._note = label("–", "total"), label("", "small", wraps=True)
        self._lost_a_deal = label("", "small", wraps=True)
        self._signs = {grade: GradeSign() for grade in Grade}
        self._counts = {grade: label("0", "strong") for grade in Grade}
        self._bars = {kind: Bar(Tone.BAD) for kind in Kind}
        self._lost = {kind: label("0", "strong") for kind in Kind}
        self._column = QVBoxLayout(self)
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(label(self.tr("Accuracy"), "strong"))
        words.addWidget(self._note)
        head.addLayout(words, 1)
        head.addWidget(self._accuracy)
        self._column.addLayout(head)
        self._column.addLayout(self._build_grades())
        self._column.addWidget(label(self.tr("Points lost by decisions about"), "strong"))
        self._column.addLayout(self._build_kinds())
        self._column.addWidget(self._lost_a_deal)

    def show_tally(self, tally: Tally) -> None:
        """Show other figures."""
        self._accuracy.setText(accuracy_text(tally))
        self._note.setText(accuracy_note(tally))
        self._lost_a_deal.setText(lost_a_deal_text(tally))
        for grade, count in self._counts.items():
            count.setText(number_text(tally.grades[grade]))
        most = max(tally.lost.values())
        for kind, lost in tally.lost.items():
            self._lost[kind].setText(lost_text(lost))
            self._bars[kind].show_share(lost / most if most else 0.0)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._column.setContentsMargins(*[round(em * 0.9), round(em * 0.6)] * 2)
        self._column.setSpacing(round(em * 0.35))
        for grid in (self._grades, self._kinds):
            grid.setHorizontalSpacing(round(em * 0.5))
            grid.setVerticalSpacing(round(em * 0.15))
        for sign in self._signs.values():
            sign.rescale(em)
        for bar in self._bars.values():
            bar.rescale(em)

    def _build_grades(self) -> QGridLayout:
        """In two columns, good grades left and worse ones right."""
        self._grades = QGridLayout()
        for place, grade in enumerate(Grade):
            row, column = (place, 0) if place < GOOD_GRADES else (place - GOOD_GRADES, 3)
            self._signs[grade].show_grade(grade)
            self._grades.addWidget(self._signs[grade], row, column)
            self._grades.addWidget(label(grade_name(grade)), row, column + 1)
            self._grades.addWidget(self._counts[grade], row, column + 2, Qt.AlignmentFlag.AlignRight)
            self._grades.setColumnStretch(column + 1, 1)
        return self._grades

    def _build_kinds(self) -> QGridLayout:
        self._kinds = QGridLayout()
        self._kinds.setColumnStretch(1, 1)
        for row, kind in enumerate(Kind):
            self._kinds.addWidget(label(kind_name(kind)), row, 0)
            self._kinds.addWidget(self._bars[kind], row, 1)
            self._kinds.addWidget(self._lost[kind], row, 2, Qt.AlignmentFlag.AlignRight)
        return self._kinds
