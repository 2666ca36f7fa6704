"""The list of saved matches: a row each, with a small picture that is made when the row is first seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from burraco_desktop.session.summary import Summary
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.table_picture import SmallTable, table_pixmap
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_matches import (
    kind_text,
    levels_text,
    match_title,
    notes_text,
    place_line,
    standing_line,
)
from burraco_desktop.ui.theme import colour

Index = QModelIndex | QPersistentModelIndex
ROLE: Final = Qt.ItemDataRole.UserRole
"""The role under which the model gives a SavedMatch."""
MOST_PICTURES: Final = 60
"""So many pictures are kept; a long list is seen in parts."""

_PARENT: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A row of the list."""

    path: Path
    summary: Summary
    is_running: bool = False


class SavesModel(QAbstractListModel):
    """The rows, and the tables of those that were looked at."""

    table_wanted = Signal(object)
    """The Path of a match whose table is to be drawn."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[SavedMatch] = ()
        self._tables: dict[Path, SmallTable | None] = {}

    def show(self, rows: Sequence[SavedMatch]) -> None:
        """Show other rows; every table is looked at anew."""
        self.beginResetModel()
        self.rows = rows
        self._tables.clear()
        self.endResetModel()

    def table_of(self, path: Path) -> SmallTable | None:
        """The table of a match, None until it is there."""
        if path not in self._tables:
            self._tables[path] = None
            self.table_wanted.emit(path)
        return self._tables[path]

    def set_table(self, path: Path, table: SmallTable | None) -> None:
        """Give a match its table."""
        while len(self._tables) >= MOST_PICTURES:
            del self._tables[next(iter(self._tables))]
        self._tables[path] = table
        for number, row in enumerate(self.rows):
            if row.path == path:
                self.dataChanged.emit(self.index(number), self.index(number))

    def rowCount(self, parent: Index = _PARENT) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row for the delegate, or its words."""
        row = self.rows[index.row()]
        if role == ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return "\n".join(line for line in _lines(row) if line)
        return None


def _lines(row: SavedMatch) -> tuple[str, ...]:
    summary = row.summary
    kind = kind_text(summary, is_running=row.is_running)
    return match_title(summary), kind, standing_line(summary), levels_text(summary), place_line(summary)


LEAST_WITH_PICTURE = 28
"""A row narrower than this many heights of plain text has no picture: its words need the room."""


class SavesDelegate(QStyledItemDelegate):
    """Paints a row: picture, name, points, and where and when."""

    def __init__(self, art: CardArt, view: QListView) -> None:
        super().__init__(view)
        self._art = art
        self._view = view
        self._pixmaps: dict[tuple[Path, int], tuple[SmallTable | None, QPixmap]] = {}

    def forget(self) -> None:
        """Draw every picture anew, as with other cards or another cloth."""
        self._pixmaps.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for three lines and the picture beside them."""
        return QSize(self._em * 10, round(self._em * 6.6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row: SavedMatch = index.data(ROLE)
        gap = self._em // 2
        rect = option.rect.adjusted(gap // 2, gap // 2, -gap // 2, -gap // 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, rect)
        inner = rect.adjusted(gap, gap, -gap, -gap)
        if inner.width() >= self._em * LEAST_WITH_PICTURE:
            size = QSize(round(inner.height() * 1.6), inner.height())
            painter.drawPixmap(inner.topLeft(), self._picture(row, size))
            inner.adjust(size.width() + 2 * gap, 0, 0, 0)
        self._paint_words(painter, row, inner)
        painter.restore()

    @property
    def _em(self) -> int:
        return QFontMetrics(self._view.font()).ascent()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = is_chosen and self._view.hasFocus()
        edge = Tone.FOCUS if has_focus else Tone.GOLD if is_chosen else Tone.EDGE
        painter.setPen(QPen(colour(edge), 2.5 if is_chosen else 1.0))
        painter.setBrush(colour(Tone.RAISED if is_chosen else Tone.PANEL))
        painter.drawRoundedRect(rect, self._em * 0.6, self._em * 0.6)

    def _picture(self, row: SavedMatch, size: QSize) -> QPixmap:
        model = self._view.model()
        assert isinstance(model, SavesModel)
        table, dpr = model.table_of(row.path), self._view.devicePixelRatio()
        key = (row.path, round(size.width() * dpr))
        kept = self._pixmaps.get(key)
        if kept is None or kept[0] is not table:
            while len(self._pixmaps) >= MOST_PICTURES:
                del self._pixmaps[next(iter(self._pixmaps))]
            kept = self._pixmaps[key] = (table, table_pixmap(table, self._art, size, dpr))
        return kept[1]

    def _paint_words(self, painter: QPainter, row: SavedMatch, rect: QRect) -> None:
        """Three lines; what is said at the right end of a line is written first, and cuts the left part.

        The points need their whole line before the levels, which are told beside the list too.
        """
        summary = row.summary
        kind = kind_text(summary, is_running=row.is_running)
        tone = Tone.SOFT if summary.is_over else Tone.STRONG
        first, second, third = (self._line_rect(rect, number) for number in range(3))
        first = self._write_right(painter, first, kind, tone)
        third = self._write_right(painter, third, notes_text(summary), Tone.STRONG)
        points, levels = standing_line(summary), levels_text(summary)
        if self._fits(painter, second, points, levels):
            second = self._write_right(painter, second, levels, Tone.SOFT)
        self._write(painter, third, place_line(summary), Tone.SOFT)
        self._write(painter, second, points, Tone.TEXT)
        font = QFont(self._view.font())
        font.setBold(True)
        painter.setFont(font)
        self._write(painter, first, match_title(summary), Tone.TEXT)

    def _fits(self, painter: QPainter, line: QRect, *texts: str) -> bool:
        return painter.fontMetrics().horizontalAdvance("".join(texts)) + self._em <= line.width()

    def _line_rect(self, rect: QRect, number: int) -> QRect:
        height = rect.height() // 3
        return QRect(rect.topLeft() + QPoint(0, number * height), QSize(rect.width(), height))

    def _write(self, painter: QPainter, line: QRect, text: str, tone: Tone) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        painter.setPen(colour(tone))
        painter.drawText(line, _LEFT, shown)

    def _write_right(self, painter: QPainter, line: QRect, text: str, tone: Tone) -> QRect:
        """Write at the right end; returns what is left of the line."""
        painter.setFont(self._view.font())
        painter.setPen(colour(tone))
        painter.drawText(line, _RIGHT, text)
        used = painter.fontMetrics().horizontalAdvance(text)
        return line.adjusted(0, 0, -used - self._em, 0)


_FIXED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | _FIXED)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | _FIXED)
