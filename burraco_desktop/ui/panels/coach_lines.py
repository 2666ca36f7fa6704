"""Parts of the coach's panel: lines of words and cards under a heading, and plays to choose from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from burraco_desktop.engine.cards import Card
from burraco_desktop.session.review_sums import Grade
from burraco_desktop.ui.grades import GradeSign
from burraco_desktop.ui.pages.card_strip import CardStrip
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.theme import set_role

CARD: float = 2.6
"""The width of a small card, by the height of plain text."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a section.

    Attributes:
        text: its words; role: their part in the style sheet.
        cards: cards drawn below.
        grade: the grade whose sign stands before the words.
    """

    text: str
    role: str = ""
    cards: tuple[Card, ...] = ()
    grade: Grade | None = None


class Lines(QWidget):
    """Lines that are replaced all at once."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._em, self._room = 16, 280
        self._strips: list[CardStrip] = []
        self.lines: tuple[Line, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these and no others."""
        if tuple(lines) == self.lines:
            return
        self.lines, self._strips = tuple(lines), []
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for line in lines:
            self._add(line)
        self.setVisible(bool(lines))

    def rescale(self, em: int, room: int) -> None:
        """Take the height of plain text and the width that there is."""
        if (em, room) != (self._em, self._room):
            self._em, self._room = em, room
            self._column.setSpacing(round(em * 0.3))
            for strip in self._strips:
                strip.fit(round(em * CARD), room)

    def _add(self, line: Line) -> None:
        words = label(line.text, line.role, wraps=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._put(words if line.grade is None else self._graded(words, line.grade))
        if line.cards:
            strip = CardStrip(self._art, line.cards)
            strip.fit(round(self._em * CARD), self._room)
            self._strips.append(strip)
            self._put(strip)

    def _put(self, widget: QWidget) -> None:
        """Add a widget and show it, which a layout does only later."""
        self._column.addWidget(widget)
        widget.show()

    def _graded(self, words: QLabel, grade: Grade) -> QWidget:
        row = QWidget()
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        sign = GradeSign()
        sign.show_grade(grade)
        sign.rescale(self._em)
        inside.addWidget(sign, 0)
        inside.addWidget(words, 1)
        return row


class PlayRow(QPushButton):
    """A play that can be chosen to be shown on the table: its words, wrapped, and how good it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        set_role(self, "play")
        self._words, self._worth = label("", wraps=True), label("", "small")
        self._row = QHBoxLayout(self)
        for part in (self._words, self._worth):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._worth, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_play(self, words: str, worth: str, *, is_shown: bool) -> None:
        """Show a play."""
        self._words.setText(words)
        self._worth.setText(worth)
        self.setChecked(is_shown)
        self.setAccessibleName(f"{words}, {worth}")

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setContentsMargins(*[round(em * share) for share in (0.5, 0.3, 0.5, 0.3)])
        self._row.setSpacing(round(em * 0.5))

    def sizeHint(self) -> QSize:
        """Room for all words."""
        return self._row.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Words can be wrapped."""
        return QSize(self._row.totalMinimumSize().width(), self._row.totalMinimumSize().height())

    def heightForWidth(self, width: int) -> int:
        """Words wrap."""
        return self._row.totalHeightForWidth(width)


class Section(QFrame):
    """A heading with what belongs to it; hidden while there is nothing."""

    def __init__(self, title: Callable[[], str], *content: QWidget) -> None:
        super().__init__()
        set_role(self, "panel")
        self._words = title
        self._title = label(title(), "gold-small")
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        for widget in content:
            self._column.addWidget(widget)

    def retitle(self) -> None:
        """Speak the language in force."""
        self._title.setText(self._words())

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._column.setContentsMargins(*[round(em * 0.7)] * 4)
        self._column.setSpacing(round(em * 0.4))
