"""A card that stands for a system: its name and two lines. Which one is chosen its group knows."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.page import label


class SystemCard(QAbstractButton):
    """Chosen by click, by the arrow keys or by space."""

    def __init__(self, title: str, summary: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(summary)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._em = 1
        self._title = label(title, "strong", wraps=True)
        self._summary = label(summary, "small", wraps=True)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        for part in (self._title, self._summary):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._summary, 1)

    @property
    def title(self) -> str:
        """The name of the system."""
        return self._title.text()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self._column.setContentsMargins(round(em * 0.9), round(em * 0.5), round(em * 2.1), round(em * 0.5))
        self._column.setSpacing(round(em * 0.1))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words."""
        return self._column.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be chosen."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Lie as before."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the frame, and a mark that is filled when the card is chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, self._em / (7 if self.isChecked() or self.hasFocus() else 12))
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        ground = Tone.RAISED if self.isChecked() or self.underMouse() else Tone.PANEL
        painter.setBrush(theme.colour(ground))
        painter.setPen(QPen(theme.colour(self._edge()), line))
        radius = self._em * 0.7
        painter.drawRoundedRect(frame, radius, radius)
        self._paint_mark(painter)

    def _edge(self) -> Tone:
        if self.hasFocus():
            return Tone.FOCUS
        return Tone.GOLD_DARK if self.isChecked() else Tone.EDGE

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
