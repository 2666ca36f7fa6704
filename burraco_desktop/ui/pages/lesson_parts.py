"""What the panel of a lesson is put together from: texts with cards, notes, choices. It knows no lesson."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from burraco_desktop.ui.pages.card_strip import CardStrip
from burraco_desktop.ui.pages.card_words import words_heard, words_seen
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_lessons import choice_cards, choice_text
from burraco_desktop.ui.theme import set_role

CARD_WIDTH: Final = 3.4
"""The width of the cards that can be chosen, in heights of plain text."""
LOW_WIDTH: Final = 2.3
"""The same where there is little room."""


class CardLabel(QLabel):
    """A text with cards in it, drawn again in each look."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self._words = ""

    @property
    def words(self) -> str:
        """The text, its cards in the notation."""
        return self._words

    def say(self, words: str) -> None:
        """Show another text, or nothing."""
        self._words = words
        self.setAccessibleName(words_heard(words))
        self.setVisible(bool(words))
        self.draw()

    def draw(self) -> None:
        """Take the colours of the look in force."""
        self.setText(words_seen(self._words))


class Note(QFrame):
    """An answer, a hint or a last word: a title and some sentences."""

    def __init__(self) -> None:
        super().__init__()
        set_role(self, "note")
        self._title = label("", "strong")
        self._text = CardLabel()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self.hide()

    @property
    def words(self) -> str:
        """What is said, empty while nothing is."""
        return self._text.words if not self.isHidden() else ""

    def say(self, title: str, words: str, role: str = "strong") -> None:
        """Say something under a title in a role of the style sheet."""
        self._title.setText(title)
        set_role(self._title, role)
        self._title.style().unpolish(self._title)
        self._title.style().polish(self._title)
        self._text.say(words)
        self.show()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._column.setContentsMargins(round(em * 0.7), round(em * 0.4), round(em * 0.7), round(em * 0.5))
        self._column.setSpacing(round(em * 0.15))
        self._text.draw()


class ChoiceButton(QPushButton):
    """Something that can be chosen: a number, or cards."""

    def __init__(self, choice: str, art: CardArt) -> None:
        super().__init__()
        self.choice = choice
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(choice_text(choice))
        cards = choice_cards(choice)
        self._strip = CardStrip(art, cards) if cards else None
        set_role(self, "choice" if cards else "chip")
        if self._strip is None:
            self.setText(choice_text(choice))
            return
        self._row = QVBoxLayout(self)
        self._row.addWidget(self._strip, 0, Qt.AlignmentFlag.AlignCenter)

    def rest(self, *, is_right: bool) -> None:
        """Be chosen no more; the right one is marked."""
        self.setProperty("right", is_right)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setEnabled(False)

    def rescale(self, em: int, room: int, card_width: float) -> None:
        """Set the lengths, measured by the height of plain text, in a panel of a width."""
        if self._strip is not None:
            self._row.setContentsMargins(0, round(em * 0.35), 0, round(em * 0.35))
            self._strip.fit(round(em * card_width), room)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words, or for the cards."""
        return super().sizeHint() if self._strip is None else self._row.sizeHint()
