"""A small picture of a table as its player sees it: cloth, melds, pile and hand. Nothing can be played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.geometry import ASPECT, Pose
from burraco_desktop.ui.table.hand_order import SortKey, sorted_hand
from burraco_desktop.ui.table.layout import lay_out
from burraco_desktop.ui.table.slots import Zone, shape_of, slots_of
from burraco_desktop.ui.theme import paint_felt

TABLE: Final = QSize(1280, 800)
"""The window that the picture is a small one of."""
ROUNDING: Final = 0.04


@dataclass(frozen=True, slots=True)
class SmallTable:
    """What a picture shows: a view, and the viewer's hand in its order."""

    view: PlayerView
    order: tuple[Card, ...]

    @staticmethod
    def of(view: PlayerView, order: Sequence[Card]) -> "SmallTable":
        """A table whose order may have been kept for another hand, or not at all."""
        hand = view.hand.cards()
        known = tuple(order) if sorted(order) == hand else tuple(sorted_hand(hand, SortKey.SUIT))
        return SmallTable(view, (*known, *[HIDDEN] * view.hand.hidden))


def table_pixmap(table: SmallTable | None, art: CardArt, size: QSize, dpr: float) -> QPixmap:
    """The picture in a size; without a table just its cloth."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rounded = QPainterPath()
    radius = size.height() * ROUNDING
    rounded.addRoundedRect(QRectF(QPointF(0, 0), size), radius, radius)
    painter.setClipPath(rounded)
    paint_felt(painter, QRect(0, 0, size.width(), size.height()))
    if table is not None:
        _paint_cards(painter, table, art, size.width() / TABLE.width(), dpr)
    painter.end()
    return pixmap


def _paint_cards(painter: QPainter, table: SmallTable, art: CardArt, scale: float, dpr: float) -> None:
    layout = lay_out(shape_of(table.view), TABLE.width(), TABLE.height())
    for slot in slots_of(table.view, table.order, layout):
        if slot.visible and slot.zone != Zone.SEAT:
            _paint_card(painter, art, slot.card, slot.pose, scale, dpr)


def _paint_card(painter: QPainter, art: CardArt, card: Card, pose: Pose, scale: float, dpr: float) -> None:
    width = max(3, round(pose.width * scale))
    painter.save()
    painter.translate(pose.x * scale, pose.y * scale)
    painter.rotate(pose.angle)
    painter.drawPixmap(QPointF(-width / 2, -width * ASPECT / 2), art.pixmap(card, width, dpr))
    painter.restore()
