"""A strip of small overlapped cards, as on a score sheet. It knows no meld and no points."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from burraco_desktop.engine.cards import Card
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.text import card_name, listed

STEP: Final = 0.5
"""The visible part of a covered card, in widths: its rank and suit."""
ROW_STEP: Final = 0.42
"""The visible part of a covered row, in heights of a card."""


class CardStrip(QWidget):
    """Cards in a given order, in as many rows as they need."""

    def __init__(self, art: CardArt, cards: Sequence[Card], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._cards = tuple(cards)
        self._card_width = 1
        self._columns = 1
        self.setAccessibleName(listed([card_name(card) for card in cards]))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def fit(self, card_width: int, room: int) -> None:
        """Take the size that cards of this width need where a row may be `room` pixels wide."""
        step = card_width * self._art.step(STEP)
        self._card_width = card_width
        self._columns = max(1, int((room - card_width) / step) + 1)
        columns = min(self._columns, len(self._cards))
        rows = -(-len(self._cards) // self._columns)
        height = card_width * ASPECT
        self.setFixedSize(
            round(card_width + (columns - 1) * step), round(height + (rows - 1) * height * ROW_STEP)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from the back to the front."""
        painter = QPainter(self)
        step = self._card_width * self._art.step(STEP)
        for index, card in enumerate(self._cards):
            row, column = divmod(index, self._columns)
            at = QPoint(round(column * step), round(row * self._card_width * ASPECT * ROW_STEP))
            painter.drawPixmap(at, self._art.pixmap(card, self._card_width, self.devicePixelRatio()))
