"""How a hint looks on the table: an arrow with a ring around its target, and a note. They decide nothing."""

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.bubbles import ON_TOP
from burraco_desktop.ui.table.furniture import Painted, qrect, table_font
from burraco_desktop.ui.table.geometry import Rect

UNDER_NOTES: Final = ON_TOP - 10
BEND: Final = 0.16
"""How far the arrow bends aside, by its length."""
HEAD: Final = 17.0
SHAFT: Final = 6.0
RIM: Final = 2.4
STEPS: Final = 24
"""So many points of an arrow tell how much of it is hidden."""
RING: Final = 5.0
PLACES: Final = (0.15, 0.85, 0.5, 0.0, 1.0)
"""Where a note may stand, from the left edge of the room to the right, the best places first."""
PADDING: Final = 13.0
BREADTH: Final = 380.0
TITLE: Final = 19.0
LINE: Final = 16.0
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class HintArrow(Painted):
    """An arrow from what is to be played to where it belongs, and a ring around that place."""

    def __init__(self) -> None:
        super().__init__()
        self._start = self._end = QPointF()
        self._target: Rect | None = None
        self.setZValue(UNDER_NOTES)
        self.hide()

    def point(self, start: tuple[float, float], target: Rect, end: tuple[float, float], unit: float) -> None:
        """Point from a place to a point in or at a target."""
        self._start, self._end, self._target = QPointF(*start), QPointF(*end), target
        self.prepareGeometryChange()
        self.cover(_hull(target, start, end, 40 * unit), unit)
        self.show()
        self.update()

    @property
    def target(self) -> Rect | None:
        """The place that the arrow points to, None while there is none."""
        return self._target if self.isVisible() else None

    def covered_by(self, rect: Rect) -> float:
        """How much of ring and arrow a rectangle would hide, from 0 to 2."""
        if self._target is None or not self.isVisible():
            return 0.0
        path = self._shaft(self._end)
        points = [path.pointAtPercent(step / STEPS) for step in range(STEPS + 1)]
        hidden = sum(rect.contains(point.x(), point.y()) for point in points) / len(points)
        return hidden + rect.overlap(self._target) / max(1.0, self._target.w * self._target.h)

    def _draw(self, painter: QPainter) -> None:
        unit = self._unit
        assert self._target is not None
        ring = qrect(self._target.inset(-5 * unit, -5 * unit))
        for tone, breadth in ((Tone.INK, RING + RIM), (Tone.GOLD_LIGHT, RING - RIM / 2)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour(tone), breadth * unit))
            painter.drawRoundedRect(ring, 10 * unit, 10 * unit)
        path = self._arrow()
        painter.setPen(QPen(theme.colour(Tone.INK), 2 * RIM * unit, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.colour(Tone.INK))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(Tone.GOLD_LIGHT))
        painter.drawPath(path)

    def _arrow(self) -> QPainterPath:
        """The outline of a bent arrow."""
        unit, end = self._unit, self._end
        along, way = end - self._start, end - self._bend
        angle = atan2(way.y(), way.x())
        head = min(HEAD * unit, max(1.0, hypot(along.x(), along.y())) / 3)
        neck = end - QPointF(cos(angle), sin(angle)) * head * 1.5
        shaft = self._shaft(neck)
        tip = QPainterPath(end)
        for turn in (-1.0, 1.0):
            side = QPointF(cos(angle + turn * pi / 2), sin(angle + turn * pi / 2))
            tip.lineTo(neck + side * head * 0.85)
        tip.closeSubpath()
        return _stroked(shaft, SHAFT * unit).united(tip)

    @property
    def _bend(self) -> QPointF:
        """The point that the arrow bends towards."""
        along = self._end - self._start
        aside = QPointF(-along.y(), along.x()) * (BEND if along.x() >= 0 else -BEND)
        return (self._start + self._end) / 2 - aside

    def _shaft(self, end: QPointF) -> QPainterPath:
        path = QPainterPath(self._start)
        path.quadTo(self._bend, end)
        return path


@dataclass(frozen=True, slots=True)
class Note:
    """What is written beside an arrow.

    Attributes:
        title: what to do; lines: why, and how good it is; foot: how to do it.
        share: the share of the thinking that is done, None where it is over.
    """

    title: str
    lines: tuple[str, ...]
    foot: str
    share: float | None = None


class HintNote(Painted):
    """A note in a rounded box, with a line at its foot that grows while the coach thinks."""

    def __init__(self) -> None:
        super().__init__()
        self._note = Note("", (), "")
        self.setZValue(UNDER_NOTES + 1)
        self.hide()

    @property
    def note(self) -> Note | None:
        """What is written, None where nothing is."""
        return self._note if self.isVisible() else None

    def write(self, note: Note, bottom: float, room: Rect, unit: float, arrow: HintArrow) -> None:
        """Write a note with its lower edge at a height inside a room, where it hides an arrow least."""
        self._note = note
        width = min(BREADTH * unit, room.w * 0.6)
        inner = width - 2 * PADDING * unit
        height = 2 * PADDING * unit + sum(h for _, _, _, h in self._rows(inner, unit))
        top = min(max(bottom - height, room.y + 4), room.bottom - height - 4)
        places = [Rect(room.x + 8 + (room.w - 16 - width) * share, top, width, height) for share in PLACES]
        self.cover(min(places, key=arrow.covered_by), unit)
        self.show()
        self.update()

    def _rows(self, width: float, unit: float) -> list[tuple[str, QFont, Tone, float]]:
        """Each text with its font, its tone and its height."""
        title, plain = table_font(TITLE * unit, bold=True), table_font(LINE * unit)
        rows = [(self._note.title, title, Tone.STRONG)]
        rows += [(line, plain, Tone.TEXT) for line in self._note.lines]
        rows += [(self._note.foot, plain, Tone.SOFT)] if self._note.foot else []
        return [(text, font, tone, _height(text, font, width) + 4 * unit) for text, font, tone in rows]

    def _draw(self, painter: QPainter) -> None:
        unit, rect = self._unit, qrect(self.rect)
        painter.setBrush(theme.colour(Tone.PANEL))
        painter.setPen(QPen(theme.colour(Tone.GOLD_DARK), 2.2 * unit))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10 * unit, 10 * unit)
        pad = PADDING * unit
        y = rect.y() + pad
        for text, font, tone, height in self._rows(rect.width() - 2 * pad, unit):
            painter.setFont(font)
            painter.setPen(theme.colour(tone))
            painter.drawText(QRectF(rect.x() + pad, y, rect.width() - 2 * pad, height), WRAPPED, text)
            y += height
        if self._note.share is not None:
            self._draw_share(painter, rect, self._note.share)

    def _draw_share(self, painter: QPainter, rect: QRectF, share: float) -> None:
        unit, pad = self._unit, PADDING * self._unit
        whole = QRectF(rect.x() + pad, rect.bottom() - 8 * unit, rect.width() - 2 * pad, 3.5 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(Tone.EDGE))
        painter.drawRoundedRect(whole, 1.5 * unit, 1.5 * unit)
        painter.setBrush(theme.colour(Tone.GOLD))
        whole.setWidth(whole.width() * max(0.04, share))
        painter.drawRoundedRect(whole, 1.5 * unit, 1.5 * unit)


def _height(text: str, font: QFont, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), WRAPPED, text).height()


def _stroked(path: QPainterPath, breadth: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(breadth)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def _hull(target: Rect, start: tuple[float, float], end: tuple[float, float], room: float) -> Rect:
    """A rectangle that holds a target and a bent arrow."""
    reach = BEND * hypot(end[0] - start[0], end[1] - start[1]) + room
    left = min(target.x, start[0], end[0]) - reach
    top = min(target.y, start[1], end[1]) - reach
    right = max(target.right, start[0], end[0]) + reach
    bottom = max(target.bottom, start[1], end[1]) + reach
    return Rect(left, top, right - left, bottom - top)
