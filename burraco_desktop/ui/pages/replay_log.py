"""The log beside a replay: the lines of a deal, of which the one that is shown stands out."""

from PySide6.QtCore import QEvent, QModelIndex, QRect
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem

from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.panels.log_lines import Index, LogDelegate
from burraco_desktop.ui.theme import colour


class ReplayLogDelegate(LogDelegate):
    """Paints the line of the shown moment on a raised ground."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        if option.state & QStyle.StateFlag.State_Selected:
            rect: QRect = option.rect
            painter.fillRect(rect, colour(Tone.RAISED))
            painter.fillRect(rect.x(), rect.y(), 4, rect.height(), colour(Tone.GOLD))
        super().paint(painter, option, index)


class ReplayLog(QListView):
    """The list; a click leads the replay to a line."""

    def lead_to(self, index: QModelIndex) -> None:
        """Mark a line and bring it into sight; none, at the start of a deal."""
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        else:
            self.clearSelection()
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self._wrap_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Wrap the lines anew in another size of type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._wrap_anew()

    def _wrap_anew(self) -> None:
        self.doItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)
