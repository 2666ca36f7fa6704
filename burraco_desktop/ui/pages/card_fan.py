"""Title art: a fan of our own cards on the felt. It is a picture, not a hand of any game."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from burraco_desktop.engine.cards import ACE, KING, RANK_COUNT, RED_JOKER, card_of
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.theme import changes

_SPADES: Final = 3
_RANKS: Final = (*range(KING - 4, RANK_COUNT), ACE)
CARDS: Final = (RED_JOKER, *(card_of(_SPADES, rank) for rank in _RANKS))
"""A run of spades from the nine to the ace, with a joker before it."""
SPREAD: Final = 66.0
"""Degrees between the first and the last card."""
SWING: Final = 1.28
"""How far below the middle of the cards they are held, in heights of a card."""
AIR: Final = 1.04

_CARD = QRectF(-0.5, -(SWING + 0.5) * ASPECT, 1.0, ASPECT)
"""An upright card of width 1, held at the origin."""


class CardFan(QWidget):
    """A dirty burraco fanned out, as large as there is room for."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._picture = QPixmap()
        changes.look_changed.connect(self._forget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def minimumSizeHint(self) -> QSize:
        """The size below which the cards could not be told apart."""
        return QSize(180, 180)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint anew for another size."""
        super().resizeEvent(event)
        self._forget()

    def hideEvent(self, event: QHideEvent) -> None:
        """Need no memory while nobody looks."""
        super().hideEvent(event)
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture; parts of one painted anew would differ from the rest at their edges."""
        if self._picture.isNull() or self._picture.devicePixelRatio() != self.devicePixelRatio():
            self._picture = self._painted()
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _forget(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _painted(self) -> QPixmap:
        """Paint the cards from left to right."""
        dpr = self.devicePixelRatio()
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        bounds = _bounds()
        width = min(self.width() / bounds.width(), self.height() / bounds.height()) / AIR
        painter.translate(self.rect().center())
        painter.scale(width, width)
        painter.translate(-bounds.center())
        for index, card in enumerate(CARDS):
            painter.save()
            painter.rotate(_angle(index))
            _paint_card(painter, self._art.fresh_pixmap(card, round(width), dpr))
            painter.restore()
        painter.end()
        return picture


def _angle(index: int) -> float:
    return SPREAD * (index / (len(CARDS) - 1) - 0.5)


def _bounds() -> QRectF:
    """The rectangle around the whole fan of cards of width 1."""
    bounds = QRectF()
    for index in range(len(CARDS)):
        bounds |= QTransform().rotate(_angle(index)).mapRect(_CARD)
    return bounds


def _paint_card(painter: QPainter, picture: QPixmap) -> None:
    """Paint a card of width 1 with a soft shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grow = 0.011 * step
        painter.setBrush(QColor(0, 0, 0, 24 - 4 * step))
        painter.drawRoundedRect(_CARD.adjusted(-grow * 1.8, -grow, grow, grow), 0.06 + grow, 0.06 + grow)
    painter.drawPixmap(_CARD, picture, QRectF(picture.rect()))
