"""What every page has in common: the ground, and type whose size follows the window. It knows no content."""

from bisect import bisect_left

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QScrollArea, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.language import spoken
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.theme import base_size, paint_page, set_role, usual_size


class Page(QWidget):
    """A page of the window. A subclass builds its widgets once and sets sizes in `rescale`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base = 0
        """The pixel height of plain text; 0 until the page has a size."""
        self.language = spoken()
        """The language that its words are in."""
        theme.changes.look_changed.connect(self._restyle)
        theme.changes.size_changed.connect(self._fit)
        # A page of a small window must not keep the lengths of the large one it was before.
        self.setMinimumSize(1, 1)

    def em(self, factor: float) -> int:
        """A length in pixels, measured by the height of plain text."""
        return round(self.base * factor)

    def keep_edges(self, layout: QLayout) -> None:
        """Set the margins that all pages have."""
        layout.setContentsMargins(self.em(1.4), self.em(0.8), self.em(1.4), self.em(0.9))

    @property
    def holds_work(self) -> bool:
        """Whether the player would lose something if the page were made anew."""
        return False

    def leave_by(self, way_back: QPushButton) -> None:
        """Let Esc press the button that leads back."""
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(way_back.click)

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
        """Take the size that is wanted, or the largest between it and the usual one that cuts nothing."""
        wanted, usual = base_size(self.size()), usual_size(self.size())
        if wanted > usual:
            sizes = range(usual, wanted + 1)
            # The first of the sizes that does not fit comes after the one to take.
            wanted = sizes[max(0, bisect_left(sizes, True, key=self._is_too_large) - 1)]
        self._take(wanted)

    def _take(self, base: int) -> None:
        if base != self.base:
            self.base = base
            self._restyle()

    def _is_too_large(self, base: int) -> bool:
        """Tell whether something would be cut in a size."""
        self._take(base)
        layout = self.layout()
        if layout is None:
            return False
        # What lies inside a panel is measured anew only once the panel's own layout was; the inmost first.
        for widget in reversed(self.findChildren(QWidget)):
            inner = widget.layout()
            if inner is not None:
                inner.activate()
        layout.activate()
        needed = layout.totalMinimumSize()
        height = max(needed.height(), layout.totalMinimumHeightForWidth(self.width()))
        return needed.width() > self.width() or height > self.height()

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


def leave_keys(*parts: QWidget) -> None:
    """Let a click on any of these leave the keyboard where it is, as at a table beside; Tab leads there."""
    for part in parts:
        part.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def scrolling(content: QWidget, *, takes_keys: bool = False, sideways: bool = False) -> QScrollArea:
    """Content that may be larger than there is room for."""
    area = QScrollArea()
    let_scroll(area, takes_keys=takes_keys, sideways=sideways)
    area.setWidget(content)
    return area


def let_scroll(area: QScrollArea, *, takes_keys: bool = False, sideways: bool = False) -> None:
    """Let an area without a frame scroll its content, which has the width there is.

    It may scroll by keys of its own, where nothing in its content takes them, and sideways.
    """
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if not takes_keys:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def panel(role: str = "panel") -> QFrame:
    """A dark rounded ground for a group of widgets."""
    frame = QFrame()
    set_role(frame, role)
    return frame


def rule() -> QFrame:
    """A thin line between groups."""
    return panel("line")
