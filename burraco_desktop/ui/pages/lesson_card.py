"""A lesson in the list of the course: its number, its title, a line about it, and whether it is done."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.worded_card import WordedCard
from burraco_desktop.ui.texts_lessons import lesson_state_text


class LessonCard(WordedCard):
    """Begins its lesson when it is pressed."""

    def __init__(self, number: int, title: str, about: str, parent: QWidget | None = None) -> None:
        super().__init__(title, about, parent)
        self.is_done = self.is_next = False
        self._number = number
        self.show_state(is_done=False, is_next=False)

    def show_state(self, *, is_done: bool, is_next: bool) -> None:
        """Show whether the lesson is done, and whether it is the next one to take."""
        self.is_done, self.is_next = is_done, is_next
        state = lesson_state_text(is_done=is_done, is_next=is_next)
        self.setAccessibleName(f"{self._number}. {self.title}, {state}")
        self.update()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._take_margins(em, 2.5, 0.45, 0.6, 0.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the frame and the mark."""
        painter = QPainter(self)
        ground = Tone.HOVER if self.underMouse() else Tone.RAISED if self.is_next else Tone.PANEL
        self._paint_frame(painter, ground, is_marked=self.is_next)
        self._paint_mark(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        """A disc: with the number of the lesson, or with a tick."""
        size = self._em * 1.5
        disc = QRectF(self._em * 0.55, self._em * 0.55, size, size)
        is_filled = self.is_done or self.is_next
        painter.setBrush(theme.colour(Tone.GOLD) if is_filled else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(Tone.GOLD_DARK if is_filled else Tone.OFF), max(1.0, self._em / 12)))
        painter.drawEllipse(disc)
        ink = theme.colour(Tone.ON_GOLD if is_filled else Tone.SOFT)
        if self.is_done:
            painter.setPen(QPen(ink, self._em / 6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            tick = ((0.27, 0.53), (0.44, 0.69), (0.74, 0.34))
            painter.drawPolyline(QPolygonF([disc.topLeft() + QPointF(x, y) * size for x, y in tick]))
            return
        font = self.font()
        font.setPixelSize(max(1, round(self._em * 0.8)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))
