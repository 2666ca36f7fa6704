"""What floats over the table for a moment: a refusal with its reason, the preview of a drop, the opened pile.

Nothing here takes mouse events, so whatever lies below stays in reach; only the line that leads to a rule can
be clicked.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from burraco_desktop.engine.cards import Card
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.furniture import Painted, put_text, qrect, table_font
from burraco_desktop.ui.table.geometry import ASPECT, Rect
from burraco_desktop.ui.table.pictures import CardPictures

ON_TOP = 5000.0
PADDING = 12.0
PREVIEW_WIDTH = 46.0
PREVIEW_STEP = 0.46
HANGS = 8
"""How far a box hangs below the place that it is about."""
HEADING_SIZE = 15.0
LINK_HEIGHT = 24.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble opens: its lower edge near a point, inside a room, in a scale."""

    x: float
    y: float
    room: Rect
    unit: float
    dpr: float = 1.0


class TextBubble(Painted):
    """A sentence in a rounded box near a point, perhaps with a line below it that leads on."""

    def __init__(self, fill: Tone, edge: Tone, ink: Tone, size: float) -> None:
        super().__init__()
        self._fill, self._edge, self._ink, self._size = fill, edge, ink, size
        self.text = ""
        self._link = ""
        self.setZValue(ON_TOP)
        self.hide()

    @property
    def link_rect(self) -> Rect:
        """The place of the line that leads on; of no size where there is none."""
        height = LINK_HEIGHT * self._unit if self._link else 0.0
        bottom = self.rect.bottom - PADDING * self._unit * 0.6
        return Rect(self.rect.x, bottom - height, self.rect.w, height)

    def say(self, text: str, spot: Spot, link: str = "", *, hangs: bool = False) -> None:
        """Show a sentence with its box above a point, or below it if it hangs there, inside the room."""
        self.text, self._link = text, link
        unit, room = spot.unit, spot.room
        metrics = QFontMetricsF(table_font(self._size * unit, bold=True))
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, min(420 * unit, room.w * 0.6), 1000), flags, text)
        words = QFontMetricsF(self._link_font(unit)).horizontalAdvance(link)
        width = max(box.width(), words) + 2.4 * PADDING * unit
        height = box.height() + 2 * PADDING * unit + (LINK_HEIGHT * unit if link else 0)
        top = spot.y + HANGS * unit if hangs else spot.y - height - 18 * unit
        self.cover(_inside(Rect(spot.x - width / 2, top, width, height), room), unit)
        self.show()
        self.update()

    def _draw(self, painter: QPainter) -> None:
        _draw_box(painter, self.rect, self._unit, self._fill, self._edge)
        painter.setFont(table_font(self._size * self._unit, bold=True))
        painter.setPen(theme.colour(self._ink))
        inner = qrect(self.rect.inset(PADDING * self._unit, PADDING * self._unit))
        inner.setBottom(inner.bottom() - self.link_rect.h)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(inner, flags, self.text)
        painter.setFont(self._link_font(self._unit))
        painter.drawText(qrect(self.link_rect), int(Qt.AlignmentFlag.AlignCenter), self._link)

    @staticmethod
    def _link_font(unit: float) -> QFont:
        font = table_font(14 * unit)
        font.setUnderline(True)
        return font


class CardsBubble(Painted):
    """Cards in rows under a heading: what a drop would lead to, or all cards of the pile."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._heading = ""
        self.cards: tuple[Card, ...] = ()
        self._card = 1
        self._per_row = 1
        self._dpr = 1.0
        self.setZValue(ON_TOP)
        self.hide()

    def open_at(
        self,
        heading: str,
        cards: Sequence[Card],
        spot: Spot,
        width: float = PREVIEW_WIDTH,
        *,
        hangs: bool = False,
    ) -> None:
        """Show cards of a width with the box's lower edge at the spot, or its upper one if it hangs there."""
        self._heading, self.cards, self._dpr = heading, tuple(cards), spot.dpr
        unit, room = spot.unit, spot.room
        self._card = round(width * unit)
        step = self._card * self._pictures.art.step(PREVIEW_STEP)
        self._per_row = max(1, int((room.w * 0.9 - 2 * PADDING * unit - self._card) / step) + 1)
        rows = -(-len(self.cards) // self._per_row)
        columns = min(len(self.cards), self._per_row)
        words = QFontMetricsF(table_font(HEADING_SIZE * unit, bold=True)).horizontalAdvance(heading)
        breadth = max(words + 4, step * (columns - 1) + self._card) + 2 * PADDING * unit
        height = rows * (self._card * ASPECT + 4 * unit) + 22 * unit + 2 * PADDING * unit
        top = spot.y + HANGS * unit if hangs else spot.y - height
        self.cover(_inside(Rect(spot.x - breadth / 2, top, breadth, height), room), unit)
        self.show()
        self.update()

    def _draw(self, painter: QPainter) -> None:
        unit, inner = self._unit, self.rect.inset(PADDING * self._unit, PADDING * self._unit)
        _draw_box(painter, self.rect, unit, Tone.PANEL, Tone.GOLD_DARK)
        head = QRectF(inner.x, inner.y - 4 * unit, inner.w, 24 * unit)
        put_text(painter, head, self._heading, table_font(HEADING_SIZE * unit, bold=True), Tone.STRONG)
        for index, card in enumerate(self.cards):
            row, column = divmod(index, self._per_row)
            x = inner.x + column * self._card * self._pictures.art.step(PREVIEW_STEP)
            y = inner.y + 22 * unit + row * (self._card * ASPECT + 4 * unit)
            painter.drawPixmap(round(x), round(y), self._pictures.art.pixmap(card, self._card, self._dpr))


def _inside(rect: Rect, room: Rect) -> Rect:
    x = min(max(rect.x, room.x + 4), room.right - rect.w - 4)
    y = min(max(rect.y, room.y + 4), room.bottom - rect.h - 4)
    return Rect(x, y, rect.w, rect.h)


def _draw_box(painter: QPainter, rect: Rect, unit: float, fill: Tone, edge: Tone) -> None:
    painter.setBrush(theme.colour(fill))
    painter.setPen(QPen(theme.colour(edge), 2.2 * unit))
    painter.drawRoundedRect(qrect(rect.inset(1.2 * unit, 1.2 * unit)), 10 * unit, 10 * unit)
