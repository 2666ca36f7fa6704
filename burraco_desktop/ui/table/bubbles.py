"""What floats over the table for a moment: a refusal with its reason, the preview of a drop, the opened pile.

Nothing here takes mouse events, so whatever lies below stays in reach.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from burraco_desktop.engine.cards import Card
from burraco_desktop.ui import theme
from burraco_desktop.ui.table.furniture import Painted, put_text, qrect, table_font
from burraco_desktop.ui.table.geometry import ASPECT, Rect
from burraco_desktop.ui.table.pictures import CardPictures

ON_TOP = 5000.0
PADDING = 12.0
PREVIEW_WIDTH = 46.0
PREVIEW_STEP = 0.46


class TextBubble(Painted):
    """One sentence in a rounded box near a point: why something was refused."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setZValue(ON_TOP)
        self.hide()

    def say(self, text: str, x: float, y: float, room: Rect, unit: float) -> None:
        """Show a sentence with its box above a point, inside the room."""
        self._text = text
        metrics = QFontMetricsF(table_font(16 * unit, bold=True))
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, min(400 * unit, room.w * 0.6), 1000), flags, text)
        width, height = box.width() + 2 * PADDING * unit, box.height() + 2 * PADDING * unit
        self.cover(_inside(Rect(x - width / 2, y - height - 18 * unit, width, height), room), unit)
        self.show()
        self.update()

    def draw(self, painter: QPainter) -> None:
        _draw_box(painter, self.rect, self._unit, theme.IVORY, theme.REFUSED)
        painter.setFont(table_font(16 * self._unit, bold=True))
        painter.setPen(QColor(theme.INK))
        inner = qrect(self.rect.inset(PADDING * self._unit, PADDING * self._unit))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(inner, flags, self._text)


@dataclass(frozen=True, slots=True)
class StripContent:
    """A row of cards with a heading, as in a preview or in the opened pile."""

    heading: str
    cards: tuple[Card, ...]


class CardsBubble(Painted):
    """Cards in rows under a heading: what a drop would lead to, or all cards of the pile."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._content = StripContent("", ())
        self._card = 1
        self._per_row = 1
        self._dpr = 1.0
        self.setZValue(ON_TOP)
        self.hide()

    def open_at(self, content: StripContent, x: float, y: float, room: Rect, unit: float, dpr: float) -> None:
        """Show cards with the box's lower edge at a point, inside the room."""
        self._content, self._dpr = content, dpr
        self._card = round(PREVIEW_WIDTH * unit)
        step = self._card * PREVIEW_STEP
        self._per_row = max(1, int((room.w * 0.9 - 2 * PADDING * unit - self._card) / step) + 1)
        rows = -(-len(content.cards) // self._per_row)
        columns = min(len(content.cards), self._per_row)
        heading = QFontMetricsF(table_font(15 * unit, bold=True)).horizontalAdvance(content.heading)
        width = max(heading + 4, step * (columns - 1) + self._card) + 2 * PADDING * unit
        height = rows * self._card * ASPECT + (rows - 1) * 4 * unit + 26 * unit + 2 * PADDING * unit
        self.cover(_inside(Rect(x - width / 2, y - height, width, height), room), unit)
        self.show()
        self.update()

    def draw(self, painter: QPainter) -> None:
        unit, rect = self._unit, self.rect
        _draw_box(painter, rect, unit, theme.PANEL, theme.GOLD)
        head = QRectF(
            rect.x + PADDING * unit, rect.y + PADDING * unit * 0.7, rect.w - 2 * PADDING * unit, 24 * unit
        )
        put_text(painter, head, self._content.heading, table_font(15 * unit, bold=True), theme.GOLD)
        for index, card in enumerate(self._content.cards):
            row, column = divmod(index, self._per_row)
            x = rect.x + PADDING * unit + column * self._card * PREVIEW_STEP
            y = head.bottom() + 4 * unit + row * (self._card * ASPECT + 4 * unit)
            painter.drawPixmap(round(x), round(y), self._pictures.art.pixmap(card, self._card, self._dpr))


def strip_of(heading: str, cards: Sequence[Card]) -> StripContent:
    """Cards under a heading."""
    return StripContent(heading, tuple(cards))


def _inside(rect: Rect, room: Rect) -> Rect:
    x = min(max(rect.x, room.x + 4), room.right - rect.w - 4)
    y = min(max(rect.y, room.y + 4), room.bottom - rect.h - 4)
    return Rect(x, y, rect.w, rect.h)


def _draw_box(painter: QPainter, rect: Rect, unit: float, fill: str, edge: str) -> None:
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(edge), 2.2 * unit))
    painter.drawRoundedRect(qrect(rect.inset(1.2 * unit, 1.2 * unit)), 10 * unit, 10 * unit)
