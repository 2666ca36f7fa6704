"""A layout that sets widgets side by side and begins a new row where the width is used up."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Rows of widgets, each row aligned at its top."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gaps = QSize()
        self.setContentsMargins(QMargins())

    def set_gaps(self, across: int, down: int) -> None:
        """Set the room between neighbours and between rows."""
        self._gaps = QSize(across, down)
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """The number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item, or None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out, or nothing beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It asks for no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Rows depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows in this width."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, rect: QRect) -> None:
        """Put every item in its place."""
        super().setGeometry(rect)
        self._arrange(rect, is_trial=False)

    def sizeHint(self) -> QSize:
        """The size of the largest item: less would not do."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The size of the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return size

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        at = rect.topLeft()
        row_height = 0
        for item in self._items:
            size = item.sizeHint()
            if at.x() + size.width() > rect.right() + 1 and row_height:
                at = QPoint(rect.x(), at.y() + row_height + self._gaps.height())
                row_height = 0
            if not is_trial:
                item.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self._gaps.width())
            row_height = max(row_height, size.height())
        return at.y() + row_height - rect.y()
