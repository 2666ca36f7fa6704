"""How a line of the play log looks: wrapped words, and cards as small ivory tickets with our own signs."""

import math
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from burraco_desktop.engine.cards import RANK_OF, RED_JOKER, SUIT_OF, Card, is_joker
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.text import rank_sign

Index = QModelIndex | QPersistentModelIndex
ROLE: Final = Qt.ItemDataRole.UserRole
"""The role under which the model gives a LogLine."""


class LineKind(Enum):
    """What a line of the log is."""

    HEADING = auto()
    MINE = auto()
    THEIRS = auto()
    NOTE = auto()


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log with the cards drawn below its words.

    `at` is the deal, and how many of its actions were done; None where a line belongs to no moment.
    """

    kind: LineKind
    text: str
    cards: tuple[Card, ...] = ()
    at: tuple[int, int] | None = None


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(_LEFT | Qt.AlignmentFlag.AlignTop)
_MIDDLE: Final = int(_LEFT | Qt.AlignmentFlag.AlignVCenter)
_COLOURS: Final = {
    LineKind.HEADING: Tone.STRONG,
    LineKind.MINE: Tone.TEXT,
    LineKind.THEIRS: Tone.SOFT,
    LineKind.NOTE: Tone.STRONG,
}


class LogDelegate(QStyledItemDelegate):
    """Paints a line: its words, wrapped, and its cards as small ivory tickets with our own suit signs."""

    def __init__(self, icons: Path, view: QListView) -> None:
        super().__init__(view)
        self._icons = icons
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height that the wrapped words and the rows of cards need in the width of the panel."""
        line: LogLine = index.data(ROLE)
        width = self._view.viewport().width()
        area = self._text_area(QRect(0, 0, width, 10_000), line)
        return QSize(width, self._text_bottom(line, area) + self._tickets_height(line, area) + self._em // 3)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        line: LogLine = index.data(ROLE)
        rect: QRect = option.rect
        area = self._text_area(rect, line)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self._font(line))
        painter.setPen(theme.colour(_COLOURS[line.kind]))
        painter.drawText(area, _WRAPPED, line.text)
        if line.kind == LineKind.HEADING:
            bottom = rect.bottom() - self._em // 4
            painter.setPen(theme.colour(Tone.EDGE))
            painter.drawLine(area.left(), bottom, area.right(), bottom)
        self._paint_tickets(painter, line, area, self._text_bottom(line, area))
        painter.restore()

    @property
    def _em(self) -> int:
        return QFontMetrics(self._view.font()).ascent()

    def _font(self, line: LogLine) -> QFont:
        font = QFont(self._view.font())
        font.setBold(line.kind in (LineKind.HEADING, LineKind.MINE))
        return font

    def _text_area(self, rect: QRect, line: LogLine) -> QRect:
        """Where the words stand; a lone card has its ticket at the left of them."""
        side = round(self._em * 0.9)
        if line.kind == LineKind.HEADING:
            return rect.adjusted(side, self._em, -side, 0)
        return rect.adjusted(side + self._ticket.width() + side // 2, self._em // 3, -side, 0)

    def _text_bottom(self, line: LogLine, area: QRect) -> int:
        return QFontMetrics(self._font(line)).boundingRect(area, _WRAPPED, line.text).bottom() + 1

    def _columns(self, area: QRect) -> int:
        return max(1, (area.width() + self._gap) // (self._ticket.width() + self._gap))

    @property
    def _ticket(self) -> QSize:
        return QSize(round(self._em * 2.5), round(self._em * 1.55))

    @property
    def _gap(self) -> int:
        return max(2, self._em // 4)

    def _tickets_height(self, line: LogLine, area: QRect) -> int:
        if len(line.cards) == 1:
            return 0
        rows = -(-len(line.cards) // self._columns(area))
        return rows * (self._ticket.height() + self._gap)

    def _paint_tickets(self, painter: QPainter, line: LogLine, area: QRect, top: int) -> None:
        size, gap, columns = self._ticket, self._gap, self._columns(area)
        font = QFont(self._view.font())
        font.setBold(True)
        painter.setFont(font)
        if len(line.cards) == 1:
            left = area.left() - size.width() - round(self._em * 0.45)
            self._paint_ticket(painter, line.cards[0], QRectF(QPointF(left, area.top()), size))
            return
        for number, card in enumerate(line.cards):
            row, column = divmod(number, columns)
            x = area.left() + column * (size.width() + gap)
            y = top + gap + row * (size.height() + gap)
            self._paint_ticket(painter, card, QRectF(x, y, size.width(), size.height()))

    def _paint_ticket(self, painter: QPainter, card: Card, ticket: QRectF) -> None:
        painter.setPen(theme.colour(Tone.EDGE))  # by day the ground is ivory too
        painter.setBrush(theme.colour(Tone.IVORY))
        painter.drawRoundedRect(ticket, self._em * 0.25, self._em * 0.25)
        if is_joker(card):
            _paint_star(painter, ticket, theme.suit_colour(2 if card == RED_JOKER else 3, on_paper=True))
            return
        suit = SUIT_OF[card]
        painter.setPen(QColor(theme.suit_colour(suit, on_paper=True)))
        rank = rank_sign(RANK_OF[card])
        height = round(self._em * 0.95)
        width = painter.fontMetrics().horizontalAdvance(rank)
        left = ticket.center().x() - (width + height + self._em * 0.1) / 2
        painter.drawText(ticket.adjusted(left - ticket.left(), 0, 0, 0), _MIDDLE, rank)
        sign = theme.suit_pixmap(self._icons, suit, height, self._view.devicePixelRatio(), on_paper=True)
        painter.drawPixmap(QPointF(left + width + self._em * 0.1, ticket.center().y() - height / 2), sign)


def _paint_star(painter: QPainter, ticket: QRectF, colour: str) -> None:
    """Paint the joker's sign."""
    outer, middle = ticket.height() * 0.36, ticket.center()
    points = []
    for corner in range(10):
        reach = outer if corner % 2 == 0 else outer * 0.42
        angle = math.radians(36 * corner - 90)
        points.append(QPointF(middle.x() + reach * math.cos(angle), middle.y() + reach * math.sin(angle)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF(points))
