"""The graphs of a review: a deal decision by decision, a match deal by deal. They know no coach and no file.

Each can be walked along with the arrow keys, and tells what stands under the mark in words.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from burraco_desktop.session.review_sums import Account, Grade, Judged
from burraco_desktop.ui.grades import TONES, paint_grade
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.charts import Chart, height_of, paint_scale
from burraco_desktop.ui.text import number_text
from burraco_desktop.ui.texts_review import coming_text
from burraco_desktop.ui.theme import colour, look

LEAST_SPAN: Final = 100
"""The scale shows at least so many points, so that small numbers do not look like large ones."""
_FIXED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | _FIXED)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | _FIXED)


class WalkedChart(Chart):
    """A graph with a mark that keys and clicks lead along."""

    marked = Signal(int)
    """The mark stands at another place."""
    entered = Signal(int)
    """The player wants to look closer at the place."""

    def __init__(self, height: float) -> None:
        super().__init__(height)
        self.mark = -1
        self.count = 0
        self._area = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_mark(self, mark: int) -> None:
        """Put the mark somewhere; -1 for nowhere."""
        self.mark = mark
        self.update()

    def place_at(self, x: float) -> int:
        """The place that is nearest to a point, -1 where there is none."""
        places = range(self.count)
        return min(places, key=lambda place: abs(self.x_of(place) - x), default=-1)

    def x_of(self, place: int) -> float:
        """Where a place stands."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead the mark to where is clicked."""
        self._lead_to(self.place_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Look closer."""
        self.entered.emit(self.place_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead the mark along, or look closer."""
        leads = {
            Qt.Key.Key_Left: max(0, self.mark - 1),
            Qt.Key.Key_Right: min(self.count - 1, self.mark + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.count - 1,
        }
        key = Qt.Key(event.key())
        if key in leads and self.count:
            self._lead_to(leads[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.mark >= 0:
            self.entered.emit(self.mark)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys lead here."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show no more that the keys lead here."""
        super().focusOutEvent(event)
        self.update()

    def _lead_to(self, place: int) -> None:
        if place >= 0:
            self.show_mark(place)
            self.marked.emit(place)

    def _begin(self) -> QPainter:
        """A painter, with the area of the graph measured and the ring of the focus painted."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = painter.fontMetrics().height()
        self._area = QRectF(self.rect()).adjusted(line * 3.0, line * 2.0, -line * 0.7, -line * 1.4)
        if self.hasFocus():
            painter.setPen(QPen(colour(Tone.FOCUS), max(2.0, line * 0.11)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        return painter

    def _paint_mark(self, painter: QPainter) -> None:
        if 0 <= self.mark < self.count:
            x, em = self.x_of(self.mark), painter.fontMetrics().height()
            ground = colour(Tone.GOLD)
            ground.setAlphaF(0.35 if look().is_flat else 0.22)
            painter.fillRect(QRectF(x - em * 0.5, self._area.top(), em, self._area.height()), ground)

    def _paint_names(self, painter: QPainter, entries: Sequence[tuple[str, QPen]]) -> None:
        """Paint what each kind of line means, with a piece of the line."""
        self._fit_names(painter, "".join(name for name, _ in entries), len(entries))
        em, left = painter.fontMetrics().height(), self.fontMetrics().height() * 0.7
        for name, pen in entries:
            painter.setPen(pen)
            painter.drawLine(QPointF(left, em * 1.0), QPointF(left + em * 1.6, em * 1.0))
            painter.setPen(colour(Tone.TEXT))
            width = painter.fontMetrics().horizontalAdvance(name)
            painter.drawText(QRectF(left + em * 1.9, em * 0.4, width + 2, em * 1.2), _LEFT, name)
            left += width + em * 3.1
        painter.setFont(self.font())

    def _fit_names(self, painter: QPainter, names: str, count: int) -> None:
        """Write the names as small as it takes for large texts to stand beside each other."""
        room = self.width() - self.fontMetrics().height()
        wanted = painter.fontMetrics().horizontalAdvance(names) + painter.fontMetrics().height() * 3.1 * count
        if wanted > room > 0:
            font = QFont(self.font())
            font.setPixelSize(max(1, int(painter.fontInfo().pixelSize() * room / wanted)))
            painter.setFont(font)


class DealChart(WalkedChart):
    """What could be expected over a deal: a step down where a decision lost, lines for what luck brought."""

    def __init__(self) -> None:
        super().__init__(10)
        self._judged: Sequence[Judged] = ()
        self._numbers: Sequence[int] = ()
        self._whole = 0
        self._result = 0.0

    def show_deal(self, judged: Sequence[Judged], numbers: Sequence[int], whole: int, result: float) -> None:
        """Show the decisions that are judged, with their numbers among the whole of them, and the result."""
        self._judged, self._numbers, self._whole = judged, numbers, whole
        self._result = result
        self.count = whole
        self.update()

    def x_of(self, place: int) -> float:
        """Where a decision stands; the result stands behind the last one."""
        area = self._area
        return area.left() + area.width() * (place + 0.6) / max(self._whole + 0.8, 8.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scale, line and signs."""
        painter = self._begin()
        self._paint_names(painter, self._pens())
        if self._area.height() <= 0 or not self._whole:
            return
        top, bottom = self._span()
        paint_scale(painter, self._area, top, bottom)
        self._paint_turns(painter)
        self._paint_mark(painter)
        self._paint_luck(painter, top, bottom)
        self._paint_decisions(painter, top, bottom)

    def _pens(self) -> list[tuple[str, QPen]]:
        em = self.fontMetrics().height()
        thin = max(1.5, em * 0.1)
        return [
            (self.tr("your draw"), QPen(colour(Tone.GOOD), thin * 1.2)),
            (self.tr("the others' turns"), QPen(colour(Tone.LUCK), thin, Qt.PenStyle.DashLine)),
            (self.tr("lost by your decision"), QPen(colour(Tone.BAD), thin * 2.6)),
        ]

    def _span(self) -> tuple[float, float]:
        values = [self._result, 0.0]
        for entry in self._judged:
            values += [entry.assessment.before, entry.assessment.after]
        return span_of(values)

    def _paint_turns(self, painter: QPainter) -> None:
        """Paint the number of each turn below its first decision, as far as there is room."""
        em, seen, right = painter.fontMetrics().height(), -1, 0.0
        painter.setPen(colour(Tone.SOFT))
        for number, entry in zip(self._numbers, self._judged, strict=True):
            table = entry.decision.view.table
            turn = (table.turn - 1) // table.seats + 1
            x = self.x_of(number)
            if turn != seen and x - em > right:
                place = QRectF(x - em, self._area.bottom() + em * 0.2, em * 2, em)
                painter.drawText(place, _CENTRE, number_text(turn))
                right = x + em * 0.8
            seen = turn

    def _paint_luck(self, painter: QPainter, top: float, bottom: float) -> None:
        """Paint the lines between decisions, and from the last one to the result."""
        own, others, _ = (pen for _, pen in self._pens())
        points = list(zip(self._numbers, self._judged, strict=True))
        for (left, before), (right, after) in pairwise(points):
            is_same = before.decision.turn == after.decision.turn
            painter.setPen((own if is_same else others) if right == left + 1 else QPen(Qt.PenStyle.NoPen))
            painter.drawLine(
                self._point(left, before.assessment.after, top, bottom),
                self._point(right, after.assessment.before, top, bottom),
            )
        end = self._point(self._whole, self._result, top, bottom)
        if points and points[-1][0] == self._whole - 1:
            painter.setPen(others)
            painter.drawLine(self._point(points[-1][0], points[-1][1].assessment.after, top, bottom), end)
        em = painter.fontMetrics().height()
        painter.setPen(QPen(colour(Tone.TEXT), max(1.5, em * 0.1)))
        painter.setBrush(colour(Tone.PANEL))
        painter.drawEllipse(end, em * 0.32, em * 0.32)

    def _paint_decisions(self, painter: QPainter, top: float, bottom: float) -> None:
        em, lost = painter.fontMetrics().height(), self._pens()[2][1]
        for number, entry in zip(self._numbers, self._judged, strict=True):
            before = self._point(number, entry.assessment.before, top, bottom)
            after = self._point(number, entry.assessment.after, top, bottom)
            if entry.lost:
                painter.setPen(lost)
                painter.drawLine(before, after)
            if entry.grade >= Grade.INACCURACY:
                paint_grade(painter, entry.grade, after, em * 0.42)
            elif entry.assessment.is_choice:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(TONES[entry.grade]))
                painter.drawEllipse(after, em * 0.17, em * 0.17)

    def _point(self, place: int, value: float, top: float, bottom: float) -> QPointF:
        return QPointF(self.x_of(place), height_of(value, self._area, top, bottom))


class MatchChart(WalkedChart):
    """Luck and what was lost by decisions, deal by deal, with the result they made."""

    def __init__(self) -> None:
        super().__init__(10)
        self._accounts: Sequence[tuple[int, Account]] = ()

    def show_match(self, accounts: Sequence[tuple[int, Account]]) -> None:
        """Show deals by their numbers."""
        self._accounts = accounts
        self.count = len(accounts)
        self.update()

    def x_of(self, place: int) -> float:
        """Where the middle of a deal stands."""
        return self._area.left() + self._step * (place + 0.5)

    @property
    def _step(self) -> float:
        return self._area.width() / max(self.count, 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scale, bars and results."""
        painter = self._begin()
        self._paint_names(painter, self._pens())
        if self._area.height() <= 0:
            return
        if not self.count:
            painter.setPen(colour(Tone.SOFT))
            painter.drawText(self._area, _CENTRE | int(Qt.TextFlag.TextWordWrap), coming_text())
            return
        parts = [(entry.luck, -entry.lost, entry.result) for _, entry in self._accounts]
        top, bottom = span_of([0.0, *(value for values in parts for value in values)])
        paint_scale(painter, self._area, top, bottom)
        self._paint_mark(painter)
        for place, (number, account) in enumerate(self._accounts):
            self._paint_deal(painter, place, number, account, (top, bottom))

    def _pens(self) -> list[tuple[str, QPen]]:
        thick = self.fontMetrics().height() * 0.5
        flat = Qt.PenCapStyle.FlatCap
        return [
            (self.tr("luck"), QPen(colour(Tone.LUCK), thick, c=flat)),
            (self.tr("lost by your decisions"), QPen(colour(Tone.BAD), thick, c=flat)),
            (self.tr("result"), QPen(colour(Tone.TEXT), max(2.0, thick * 0.3), c=flat)),
        ]

    def _paint_deal(
        self, painter: QPainter, place: int, number: int, account: Account, span: tuple[float, float]
    ) -> None:
        em, x, step = painter.fontMetrics().height(), self.x_of(place), self._step
        foot = height_of(0.0, self._area, *span)
        width = min(step * 0.34, em * 1.6)
        for value, left, tone in ((account.luck, x - width, Tone.LUCK), (-account.lost, x, Tone.BAD)):
            corner = QPointF(left + width, height_of(value, self._area, *span))
            painter.fillRect(QRectF(QPointF(left, foot), corner).normalized(), colour(tone))
        y = height_of(account.result, self._area, *span)
        painter.setPen(QPen(colour(Tone.TEXT), max(2.0, em * 0.15)))
        painter.drawLine(QPointF(x - width * 1.2, y), QPointF(x + width * 1.2, y))
        if step > em * 1.2 or place % 2 == 0:
            painter.setPen(colour(Tone.SOFT))
            below = QRectF(x - em, self._area.bottom() + em * 0.2, em * 2, em)
            painter.drawText(below, _CENTRE, number_text(number))


def span_of(values: Sequence[float]) -> tuple[float, float]:
    """The top and the bottom of a scale that shows all values, with some room."""
    top, bottom = max(values), min(values)
    room = max((LEAST_SPAN - (top - bottom)) / 2, (top - bottom) * 0.06)
    return top + room, bottom - room
