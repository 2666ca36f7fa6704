"""Cards played twice, deal by deal: what they brought before and now, with bars and the outcome in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from burraco_desktop.session.comparison import Compared
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.charts import Chart, height_of, paint_scale
from burraco_desktop.ui.pages.page import Page, button, label, panel
from burraco_desktop.ui.pages.review_chart import span_of
from burraco_desktop.ui.text import number_text
from burraco_desktop.ui.texts_practice import column_titles, compared_text, outcome_text, turned_explanation
from burraco_desktop.ui.texts_review import points_rounded
from burraco_desktop.ui.theme import colour

_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_FIXED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | _FIXED)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | _FIXED)


class ComparedChart(Chart):
    """Two bars a deal: before, hatched, and now, full; a line for what was gained."""

    def __init__(self) -> None:
        super().__init__(9)
        self._compared: Sequence[Compared] = ()

    def show_deals(self, compared: Sequence[Compared]) -> None:
        """Show other deals."""
        self._compared = compared
        self.tell(compared_text(compared))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scale, bars and legend."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = painter.fontMetrics().height()
        area = QRectF(self.rect()).adjusted(em * 3.2, em * 1.9, -em * 0.4, -em * 1.3)
        self._paint_names(painter, em)
        if not self._compared or area.height() <= 0:
            return
        span = span_of([0.0, *(value for entry in self._compared for value in (entry.before, entry.now))])
        paint_scale(painter, area, *span)
        step = area.width() / max(len(self._compared), 5)
        for place, entry in enumerate(self._compared):
            middle = area.left() + step * (place + 0.5)
            self._paint_deal(painter, entry, area, span, (middle, min(step * 0.36, em * 2.2)))

    def _paint_deal(
        self,
        painter: QPainter,
        entry: Compared,
        area: QRectF,
        span: tuple[float, float],
        at: tuple[float, float],
    ) -> None:
        (middle, width), em = at, painter.fontMetrics().height()
        foot = height_of(0.0, area, *span)
        for value, left, tone in ((entry.before, middle - width, Tone.LUCK), (entry.now, middle, Tone.GOLD)):
            head = height_of(value, area, *span)
            bar = QRectF(QPointF(left + 1, foot), QPointF(left + width - 1, head)).normalized()
            _paint_bar(painter, bar, tone)
        painter.setPen(colour(Tone.SOFT))
        painter.drawText(QRectF(middle - em, area.bottom() + em * 0.15, em * 2, em), _CENTRE, str(entry.deal))

    def _paint_names(self, painter: QPainter, em: int) -> None:
        is_turned = any(entry.is_turned for entry in self._compared)
        left = em * 0.4
        for name, tone in zip(column_titles(is_turned=is_turned)[1:3], (Tone.LUCK, Tone.GOLD), strict=True):
            _paint_bar(painter, QRectF(left, em * 0.5, em * 0.8, em * 0.8), tone)
            painter.setPen(colour(Tone.TEXT))
            width = painter.fontMetrics().horizontalAdvance(name)
            painter.drawText(QRectF(left + em * 1.2, em * 0.3, width + 2, em * 1.2), _LEFT, name)
            left += width + em * 2.6


class ComparisonPage(Page):
    """Shows one comparison at a time."""

    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title = label("", "heading")
        self._outcome = label("", "large", wraps=True)
        self._explained = label("", "soft", wraps=True)
        self.chart = ComparedChart()
        self.table = QTableWidget(0, 4)
        self.back_button = button(self.tr("Back"), "primary")
        self._build()
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)

    @property
    def outcome(self) -> str:
        """What all deals together say."""
        return self._outcome.text()

    def show_comparison(self, compared: Sequence[Compared]) -> None:
        """Show other deals."""
        is_turned = any(entry.is_turned for entry in compared)
        self._title.setText(
            self.tr("The same cards, from both sides") if is_turned else self.tr("The same cards again")
        )
        self._outcome.setText(outcome_text(compared))
        self._explained.setText(turned_explanation() if is_turned else "")
        self._explained.setVisible(is_turned)
        self.chart.show_deals(compared)
        self.table.setHorizontalHeaderLabels(list(column_titles(is_turned=is_turned)))
        self.table.setRowCount(len(compared))
        for row, entry in enumerate(compared):
            values = (
                number_text(entry.deal),
                *(points_rounded(value) for value in (entry.before, entry.now, entry.gain)),
            )
            for column, value in enumerate(values):
                item = QTableWidgetItem(value)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.6))
        self._column.setContentsMargins(*[self.em(0.9), self.em(0.6)] * 2)
        self.chart.rescale(self.em(1))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the way back."""
        super().showEvent(event)
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(self.tr("Deals"))
        frame = panel()
        self._column = QVBoxLayout(frame)
        self._column.addWidget(label(self.tr("Points ahead of the others"), "strong"))
        self._column.addWidget(self.chart, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        self._outer = QVBoxLayout(self)
        for widget in (self._title, self._outcome, self._explained):
            self._outer.addWidget(widget)
        self._outer.addWidget(frame, 3)
        self._outer.addWidget(self.table, 2)
        self._outer.addLayout(foot)


def _paint_bar(painter: QPainter, bar: QRectF, tone: Tone) -> None:
    """What was before is told apart by hatching too."""
    if tone == Tone.LUCK:
        painter.setPen(QPen(colour(tone), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        pattern = painter.brush()
        pattern.setStyle(Qt.BrushStyle.BDiagPattern)
        pattern.setColor(colour(tone))
        painter.fillRect(bar, pattern)
    else:
        painter.fillRect(bar, colour(tone))
