"""A box that opens a list to choose from, in our own look. It knows no entries."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone


class ChoiceBox(QComboBox):
    """A combo box that draws its arrow itself: a style sheet could only show a file. It cuts no word."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, its words, shortened where they are too long, and the arrow."""
        style = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, field.width()
        )
        style.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        self._paint_arrow(style)

    def _paint_arrow(self, painter: QPainter) -> None:
        size = self.fontMetrics().height() * 0.22
        from_end = size * 5
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        middle = QPointF(from_end if is_mirrored else self.width() - from_end, self.height() / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour(Tone.TEXT), max(1.5, size / 2), c=Qt.PenCapStyle.RoundCap))
        corners = [QPointF(-size, -size / 2), QPointF(0, size / 2), QPointF(size, -size / 2)]
        painter.drawPolyline(QPolygonF([middle + corner for corner in corners]))
