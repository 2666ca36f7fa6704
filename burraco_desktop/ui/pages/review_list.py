"""The list of decisions in a review, each with its grade by word, shape and colour. It judges none."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from burraco_desktop.session.review import Decision
from burraco_desktop.session.review_sums import Grade, Judged
from burraco_desktop.ui.grades import TONES, paint_grade
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.texts_review import (
    decision_text,
    grade_name,
    line_text,
    lost_text,
    no_choice_text,
    not_judged_text,
    place_text,
    turn_text,
    unjudged_text,
)
from burraco_desktop.ui.theme import colour, set_role

Index = QModelIndex | QPersistentModelIndex
ROLE: Final = Qt.ItemDataRole.UserRole
_PARENT: Final = QModelIndex()
_FIXED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | _FIXED)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | _FIXED)


@dataclass(frozen=True, slots=True)
class Row:
    """A decision in the list.

    Attributes:
        number: its number in the deal.
        decision, judged: the decision, and what was found of it, if that is known.
        has_deal: whether to tell which deal it was in.
    """

    number: int
    decision: Decision
    judged: Judged | None
    has_deal: bool = False

    @property
    def where(self) -> str:
        """When it was."""
        return place_text(self.decision) if self.has_deal else turn_text(self.decision)


class ReviewModel(QAbstractListModel):
    """The rows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[Row] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Show other rows; where only what is known has changed, all stays in its place."""
        is_same = [row.decision for row in rows] == [row.decision for row in self.rows]
        if is_same:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _PARENT) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row for the delegate, or its words."""
        row = self.rows[index.row()]
        if role == ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return unjudged_text(row.decision) if row.judged is None else decision_text(row.judged)
        return None


class ReviewDelegate(QStyledItemDelegate):
    """Paints a row: the shape of the grade, what was played, and what was lost."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for two lines."""
        return QSize(self._em * 8, round(self._em * 3.9))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row: Row = index.data(ROLE)
        gap = max(2, self._em // 4)
        rect = option.rect.adjusted(gap, gap // 2, -gap, -gap // 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, rect)
        self._paint_words(painter, row, rect.adjusted(round(self._em * 2.2), 0, -self._em // 2, 0))
        if row.judged is not None and row.judged.assessment.is_choice:
            middle = QPointF(rect.left() + self._em * 1.15, rect.center().y() + 0.5)
            paint_grade(painter, row.judged.grade, middle, self._em * 0.55)
        painter.restore()

    @property
    def _em(self) -> int:
        return QFontMetrics(self._view.font()).ascent()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = is_chosen and self._view.hasFocus()
        edge = Tone.FOCUS if has_focus else Tone.GOLD if is_chosen else Tone.EDGE
        painter.setPen(QPen(colour(edge), max(2.5, self._em / 7) if is_chosen else 1.0))
        painter.setBrush(colour(Tone.RAISED if is_chosen else Tone.PANEL))
        painter.drawRoundedRect(rect, self._em * 0.4, self._em * 0.4)

    def _paint_words(self, painter: QPainter, row: Row, rect: QRect) -> None:
        half = rect.height() // 2
        upper = QRect(rect.left(), rect.top(), rect.width(), half).adjusted(0, self._em // 5, 0, 0)
        lower = QRect(rect.left(), rect.top() + half, rect.width(), half).adjusted(0, 0, 0, -self._em // 5)
        painter.setPen(colour(Tone.SOFT))
        painter.drawText(lower, _LEFT, row.where)
        grade, tone = _grade_of(row.judged)
        painter.setPen(colour(tone))
        painter.drawText(lower, _RIGHT, grade)
        font = QFont(self._view.font())
        font.setBold(True)
        painter.setFont(font)
        if row.judged is not None and row.judged.lost >= 0.5:
            lost = lost_text(row.judged.lost)
            painter.drawText(upper, _RIGHT, lost)
            upper.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(lost) - self._em // 2, 0)
        text = line_text(row.decision.played, row.decision.view.table.rules)
        painter.setPen(colour(Tone.TEXT))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, upper.width())
        painter.drawText(upper, _LEFT, shown)


class ReviewList(QListView):
    """The list, of which one decision may be chosen and looked into."""

    marked = Signal(int)
    """The number in the deal of the decision that is chosen now."""
    entered = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows_model = ReviewModel(self)
        self.setModel(self.rows_model)
        self.setItemDelegate(ReviewDelegate(self))
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_role(self, "bare")
        self.selectionModel().currentChanged.connect(self._on_current)
        self.activated.connect(lambda index: self.entered.emit(self.rows_model.rows[index.row()].number))

    def show_mark(self, number: int) -> None:
        """Choose the decision with this number in the deal, if it is in the list."""
        places = [place for place, row in enumerate(self.rows_model.rows) if row.number == number]
        index = self.rows_model.index(places[0]) if places else QModelIndex()
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, flag)
            self.scrollTo(index)
        else:
            self.selectionModel().clear()

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.marked.emit(self.rows_model.rows[index.row()].number)


def _grade_of(judged: Judged | None) -> tuple[str, Tone]:
    if judged is None:
        return not_judged_text(), Tone.SOFT
    if not judged.assessment.is_choice:
        return no_choice_text(), Tone.SOFT
    return grade_name(judged.grade), TONES[Grade(judged.grade)]
