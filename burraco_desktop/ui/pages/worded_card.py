"""Buttons like cards: some words on a framed ground. What they stand for others know."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.page import label


class FramedButton(QAbstractButton):
    """A ground and a frame that show the focus, the pointer and a mark; a subclass fills them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._em = 1

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Lie as before."""
        super().leaveEvent(event)
        self.update()

    def _paint_frame(self, painter: QPainter, ground: Tone, *, is_marked: bool) -> None:
        """Paint ground and edge; those of a marked card stand out."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, self._em / (7 if is_marked or self.hasFocus() else 12))
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        edge = Tone.FOCUS if self.hasFocus() else Tone.GOLD_DARK if is_marked else Tone.EDGE
        painter.setBrush(theme.colour(ground))
        painter.setPen(QPen(theme.colour(edge), line))
        painter.drawRoundedRect(frame, self._em * 0.7, self._em * 0.7)


class WordedCard(FramedButton):
    """The words of a card, and its frame; a subclass paints its mark."""

    def __init__(self, title: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self._title = label(title, "strong", wraps=True)
        self._words = label(words, "small", wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        for part in (self._title, self._words):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._words, 1)

    @property
    def title(self) -> str:
        """What stands above."""
        return self._title.text()

    def sizeHint(self) -> QSize:
        """Room for the words."""
        return self._column.sizeHint()

    def _take_margins(self, em: int, left: float, top: float, right: float, bottom: float) -> None:
        """Keep the words off the edges, by so many heights of plain text."""
        self._em = em
        self._column.setContentsMargins(*(round(em * factor) for factor in (left, top, right, bottom)))
        self._column.setSpacing(round(em * 0.1))
        self.updateGeometry()
