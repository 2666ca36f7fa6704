"""Charts painted by hand: points deal by deal, and parts of a whole. Each tells its content in words too."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.texts_plain import number_text
from burraco_desktop.ui.theme import colour

MOST_BARS = 40
"""So many deals are shown, the latest ones; more would be too thin to be told apart."""
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_FIXED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = int(Qt.AlignmentFlag.AlignRight | _FIXED)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | _FIXED)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a whole: how much it is, what it is called, and its colour."""

    amount: int
    name: str
    tone: Tone


class Chart(QWidget):
    """What all charts have in common: a size that follows the text, and words for who cannot see it."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._height = height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def tell(self, text: str) -> None:
        """Tell in words what there is to see."""
        self.setAccessibleName(text)
        self.setToolTip(text)

    def rescale(self, em: int) -> None:
        """Set the least size, measured by the height of plain text."""
        self.setMinimumHeight(round(em * self._height))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(200, self.minimumHeight())


class PointsChart(Chart):
    """Two bars a deal, one for each party; minus points hang below the line."""

    def __init__(self) -> None:
        super().__init__(9)
        self._series: Sequence[tuple[int, int]] = ()
        self._names = ("", "")

    def show_points(self, series: Sequence[tuple[int, int]], names: tuple[str, str]) -> None:
        """Show the points of both parties, deal by deal."""
        self._series = series[-MOST_BARS:]
        self._names = names
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scale, bars and legend."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = painter.fontMetrics().height()
        area = QRectF(self.rect()).adjusted(line * 3, line * 1.7, -line * 0.3, -line * 0.6)
        self._paint_legend(painter, line)
        if not self._series or area.height() <= 0:
            return
        top = max(100, *(max(pair) for pair in self._series))
        bottom = min(0, *(min(pair) for pair in self._series))
        paint_scale(painter, area, top, bottom)
        step = area.width() / max(len(self._series), 8)
        for number, pair in enumerate(self._series):
            for place, (points, tone) in enumerate(zip(pair, (Tone.GOLD, Tone.SOFT), strict=True)):
                left = area.left() + step * (number + 0.12 + 0.4 * place)
                foot, head = (height_of(value, area, top, bottom) for value in (0, points))
                bar = QRectF(QPointF(left, foot), QPointF(left + step * 0.36, head)).normalized()
                painter.fillRect(bar, colour(tone))

    def _paint_legend(self, painter: QPainter, line: int) -> None:
        left = line * 3.0
        for name, tone in zip(self._names, (Tone.GOLD, Tone.SOFT), strict=True):
            painter.fillRect(QRectF(left, line * 0.45, line * 0.6, line * 0.6), colour(tone))
            painter.setPen(colour(Tone.TEXT))
            width = painter.fontMetrics().horizontalAdvance(name) + line
            painter.drawText(QRectF(left + line, 0, width, line * 1.5), _LEFT, name)
            left += width + line * 1.5


class PartsChart(Chart):
    """One bar, divided; each part has its number in it and its name in the legend."""

    def __init__(self) -> None:
        super().__init__(4.7)
        self._parts: Sequence[Part] = ()

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show the parts of a whole."""
        self._parts = parts
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar and the legend."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = painter.fontMetrics().height()
        whole = sum(part.amount for part in self._parts)
        left, legend = 0.0, 0.0
        for part in self._parts:
            width = self.width() * part.amount / whole if whole else 0.0
            bar = QRectF(left, 0, width, line * 1.5)
            painter.fillRect(bar, colour(part.tone))
            painter.setPen(colour(Tone.INK))
            if width > painter.fontMetrics().horizontalAdvance(str(part.amount)):
                painter.drawText(bar, _CENTRE, str(part.amount))
            left += width
            legend = self._paint_name(painter, part, legend, line)
        if not whole:
            painter.setPen(colour(Tone.EDGE))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, line * 1.5))

    def _paint_name(self, painter: QPainter, part: Part, left: float, line: int) -> float:
        painter.fillRect(QRectF(left, line * 2.0, line * 0.6, line * 0.6), colour(part.tone))
        painter.setPen(colour(Tone.TEXT))
        width = painter.fontMetrics().horizontalAdvance(part.name)
        painter.drawText(QRectF(left + line * 0.9, line * 1.7, width + 2, line * 1.3), _LEFT, part.name)
        return left + width + line * 2.0


def paint_scale(painter: QPainter, area: QRectF, top: float, bottom: float) -> None:
    """Paint lines through an area at round numbers, and these numbers at its left."""
    line = painter.fontMetrics().height()
    for value in marks_between(top, bottom):
        y = height_of(value, area, top, bottom)
        painter.setPen(QPen(colour(Tone.SOFT if value == 0 else Tone.EDGE), 2.0 if value == 0 else 1.0))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(colour(Tone.SOFT))
        painter.drawText(QRectF(0, y - line / 2, area.left() - line * 0.4, line), _RIGHT, number_text(value))


def height_of(value: float, area: QRectF, top: float, bottom: float) -> float:
    """Where a value stands in an area that shows all from bottom to top."""
    return area.bottom() - (value - bottom) / (top - bottom) * area.height()


def marks_between(top: float, bottom: float) -> list[int]:
    """Round numbers for the scale, four to eight of them."""
    step = next(
        size for size in (50, 100, 200, 250, 500, 1000, 2500, 5000, 10**9) if (top - bottom) / size <= 6
    )
    return list(range(-int(-bottom // step) * step, int(top) + 1, step))
