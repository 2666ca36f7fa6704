"""A box that opens a list to choose from, in our own look. It knows no entries."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone


class ChoiceBox(QComboBox):
    """A combo box that draws its arrow itself: a style sheet could only show a file."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box and the arrow."""
        super().paintEvent(event)
        size = self.fontMetrics().height() * 0.22
        from_end = size * 5
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        middle = QPointF(from_end if is_mirrored else self.width() - from_end, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour(Tone.TEXT), max(1.5, size / 2), c=Qt.PenCapStyle.RoundCap))
        corners = [QPointF(-size, -size / 2), QPointF(0, size / 2), QPointF(size, -size / 2)]
        painter.drawPolyline(QPolygonF([middle + corner for corner in corners]))
