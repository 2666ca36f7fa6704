"""A card that stands for a system: its name and two lines. Which one is chosen its group knows."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.worded_card import WordedCard


class SystemCard(WordedCard):
    """Chosen by click, by the arrow keys or by space."""

    def __init__(self, title: str, summary: str, parent: QWidget | None = None) -> None:
        super().__init__(title, summary, parent)
        self.setCheckable(True)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._take_margins(em, 0.9, 0.5, 2.1, 0.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the frame, and a mark that is filled when the card is chosen."""
        painter = QPainter(self)
        ground = Tone.RAISED if self.isChecked() or self.underMouse() else Tone.PANEL
        self._paint_frame(painter, ground, is_marked=self.isChecked())
        self._paint_mark(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        size = self._em * 0.9
        ring = QRectF(self.width() - size - self._em * 0.7, self._em * 0.65, size, size)
        painter.setPen(
            QPen(theme.colour(Tone.GOLD_DARK if self.isChecked() else Tone.OFF), max(1.0, self._em / 9))
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(Tone.GOLD_DARK))
            inset = size * 0.26
            painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset))
