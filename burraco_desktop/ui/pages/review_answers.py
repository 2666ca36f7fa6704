"""The ways to play a decision as cards, each with what it is worth; pressed, one is shown on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.session.review import Line
from burraco_desktop.session.review_sums import Grade
from burraco_desktop.ui.grades import GradeSign
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.page import label, let_scroll
from burraco_desktop.ui.pages.worded_card import FramedButton


@dataclass(frozen=True, slots=True)
class Answer:
    """A way to play.

    Attributes:
        line: what is done.
        text: the same in words.
        note: what it is worth, in words.
        grade: how good it is, None as long as nobody has said.
        mark: what sets it apart, as that the player did so; empty where nothing does.
    """

    line: Line
    text: str
    note: str
    grade: Grade | None
    mark: str = ""


class AnswerCard(FramedButton):
    """A way to play; pressed, it is shown on the table."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(". ".join(filter(None, (answer.mark, answer.text, answer.note))))
        self._sign = GradeSign()
        self._row = QHBoxLayout(self)
        self._words = QVBoxLayout()
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self._words, 1)
        for text, role in ((answer.mark, "gold-small"), (answer.text, "strong"), (answer.note, "small")):
            if text:
                self._words.addWidget(label(text, role, wraps=True))
        if answer.grade is not None:
            self._sign.show_grade(answer.grade)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sign.setVisible(answer.grade is not None)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self._row.setContentsMargins(*[round(em * 0.7), round(em * 0.45)] * 2)
        self._row.setSpacing(round(em * 0.5))
        self._words.setSpacing(0)
        self._sign.rescale(em)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words in the width there is; in the narrower one that they like they are higher."""
        return QSize(self._row.sizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        return self._row.heightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the frame."""
        ground = Tone.RAISED if self.underMouse() or self.isDown() else Tone.PANEL
        self._paint_frame(QPainter(self), ground, is_marked=bool(self.answer.mark))


class AnswerList(QScrollArea):
    """The cards, one below the other."""

    chosen = Signal(object)
    """The Line to be shown on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: Sequence[AnswerCard] = ()
        self._em = 16
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        let_scroll(self)
        self.setWidget(self._content)

    def show_answers(self, answers: Sequence[Answer]) -> None:
        """Show other ways to play."""
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [AnswerCard(answer) for answer in answers]
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _checked=False, card=card: self.chosen.emit(card.answer.line))
            self._column.insertWidget(place, card)
            card.show()  # now, so that it can have the focus
        self.rescale(self._em)
        self.verticalScrollBar().setValue(0)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self._column.setSpacing(round(em * 0.35))
        for card in self.cards:
            card.rescale(em)
