"""What every page has in common: the ground, and type whose size follows the window. It knows no content."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.theme import base_size, paint_page, set_role


class Page(QWidget):
    """A page of the window. A subclass builds its widgets once and sets sizes in `rescale`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base = 0
        """The pixel height of plain text; 0 until the page has a size."""
        theme.changes.look_changed.connect(self._restyle)
        theme.changes.size_changed.connect(self._fit)
        # A page of a small window must not keep the lengths of the large one it was before.
        self.setMinimumSize(1, 1)

    def em(self, factor: float) -> int:
        """A length in pixels, measured by the height of plain text."""
        return round(self.base * factor)

    def rescale(self) -> None:
        """Set all lengths that the style sheet does not, from `em`."""

    def polish(self) -> None:
        """Let all widgets take the style sheet now, so that they can be measured before they are shown."""
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_page(painter, self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size with type and lengths."""
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        base = base_size(self.size())
        if base != self.base:
            self.base = base
            self._restyle()

    def _restyle(self) -> None:
        """Wear the look in force in the size in force."""
        if self.base:
            self.setStyleSheet(style_sheet(self.base))
            self.polish()
            self.rescale()
            self.update()


def label(text: str, role: str = "", *, wraps: bool = False) -> QLabel:
    """A text in a role of the style sheet; never marked up, whatever a player's name may hold."""
    widget = QLabel(text)
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setWordWrap(wraps)
    if role:
        set_role(widget, role)
    return widget


def button(text: str, role: str = "") -> QPushButton:
    """A button in a role of the style sheet, pressed by Return as well as by space."""
    widget = QPushButton(text)
    widget.setAutoDefault(True)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    if role:
        set_role(widget, role)
    return widget


def panel(role: str = "panel") -> QFrame:
    """A dark rounded ground for a group of widgets."""
    frame = QFrame()
    set_role(frame, role)
    return frame


def rule() -> QFrame:
    """A thin line between groups."""
    return panel("line")
