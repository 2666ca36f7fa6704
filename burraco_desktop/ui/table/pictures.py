"""Card pixmaps as the table shows them: a card with a soft shadow around it, kept for a while."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from burraco_desktop.engine.cards import Card
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.table.sizes import SizedPixmaps

SHADOW = 0.07
"""How far the shadow reaches out of the card, by its width."""
RADIUS = 0.06
SHADOW_STEPS = 5


class CardPictures:
    """Pixmaps of cards with shadows. `margin` is what a pixmap is larger than the card, on each side."""

    def __init__(self, art: CardArt) -> None:
        self.art = art
        self._pixmaps: SizedPixmaps[Card] = SizedPixmaps()

    @staticmethod
    def margin(width: int) -> int:
        """The breadth of the shadow around a card of a width."""
        return max(2, round(width * SHADOW))

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """The picture of a card (or a back) `width` device independent pixels wide, shadow not counted."""
        return self._pixmaps.get(card, width * dpr, lambda: self._compose(card, width, dpr))

    def forget(self) -> None:
        """Drop all pixmaps, as after a change of size or deck."""
        self._pixmaps.clear()
        self.art.forget_sizes()

    def _compose(self, card: Card, width: int, dpr: float) -> QPixmap:
        margin = self.margin(width)
        height = width * ASPECT
        pixmap = QPixmap(round((width + 2 * margin) * dpr), round((height + 2 * margin) * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 15))
        for step in range(SHADOW_STEPS):
            reach = margin * (1 - step / SHADOW_STEPS)
            area = QRectF(margin - reach, margin - reach * 0.8, width + 2 * reach, height + 1.9 * reach)
            painter.drawRoundedRect(area, width * RADIUS + reach, width * RADIUS + reach)
        painter.drawPixmap(margin, margin, self.art.fresh_pixmap(card, width, dpr))
        painter.end()
        return pixmap
