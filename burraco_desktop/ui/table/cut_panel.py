"""Lets the player lift a part of the pack by eye, in the hope of the exact number. It shows no number."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.said import Said

translate = QCoreApplication.translate

EDGE = 1.105
"""How far apart the edges of cards are painted, by the room of a card: wider, so that nobody counts them."""

RISE = 0.28
"""How far the lifted part stands above the rest, by the height of the picture."""


class PackEdge(QWidget):
    """A pack seen from its edge, lying on its side; a click or Enter lifts what lies left of the mark."""

    lifted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = 1
        self._mark = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_pack(self, cards: int) -> None:
        """Show a pack of so many cards, nothing lifted."""
        self._cards = cards
        self._mark = cards // 2
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the place under the pointer."""
        self._set_mark(round(event.position().x() / max(1, self.width()) * self._cards))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark the place pressed; a touch screen knows no hovering."""
        self.mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lift at the place where the button goes up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.mouseMoveEvent(event)
            self.lifted.emit(self._mark)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the mark by the arrow keys, by more with Page Up and Page Down; Enter lifts."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: 10,
            Qt.Key.Key_PageDown: -10,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._set_mark(self._mark + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit(self._mark)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the edges of the cards, the part that would be lifted standing out."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rise = self.height() * RISE
        split = self.width() * self._mark / self._cards
        self._paint_part(painter, QRectF(0, 0, split, self.height() - rise), Tone.IVORY)
        self._paint_part(painter, QRectF(split, rise, self.width() - split, self.height() - rise), Tone.IVORY)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour(Tone.GOLD_DARK), max(3.0, self.height() * 0.03)))
            painter.drawLine(QPointF(split, 0), QPointF(split, self.height()))
        painter.end()

    def _paint_part(self, painter: QPainter, area: QRectF, tone: Tone) -> None:
        """A block of card edges; the lines are fewer than the cards, so that they cannot be counted."""
        painter.setPen(QPen(theme.colour(Tone.SOFT), max(1.0, self.height() * 0.012)))
        painter.setBrush(theme.colour(tone))
        painter.drawRect(area)
        step = max(3.7, EDGE * self.width() / self._cards)
        painter.setPen(QPen(QColor(0, 0, 0, 60), max(1.0, 0.2 * step)))
        x = area.left() + step
        while x < area.right():
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            x += step

    def _set_mark(self, mark: int) -> None:
        mark = min(self._cards - 1, max(1, mark))
        if mark != self._mark:
            self._mark = mark
            self.update()


def pack_name() -> str:
    """What a screen reader says of the pack."""
    return translate("cut", "The pack; choose with the arrow keys where to lift")


class CutPanel(QFrame):
    """What is asked for, the pack, and a way to lift anywhere for who does not care."""

    lifted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = 1
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pack = PackEdge()
        self._anywhere = QPushButton()
        self._said = Said()
        self._said.say(self._anywhere.setText, lambda: translate("cut", "Lift anywhere"))
        self._said.say(self.pack.setAccessibleName, pack_name)
        self._column = column = QVBoxLayout(self)
        for widget in (self._text, self.pack, self._anywhere):
            column.addWidget(widget)
        theme.set_role(self, "popup")
        theme.set_role(self._text, "large")
        self.pack.lifted.connect(self.lifted)
        self._anywhere.clicked.connect(lambda: self.lifted.emit(self._cards // 2))
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._said.again()

    def ask(self, text: str, cards: int) -> None:
        """Show the pack and what is asked for; with two players the same one lifts twice."""
        if self.isVisible() and text == self._text.text():
            return
        self._cards = cards
        self._text.setText(text)
        self.pack.show_pack(cards)
        self.show()
        self.raise_()
        self.pack.setFocus()

    def place(self, room: int, bottom: int, unit: float) -> None:
        """Stand in the middle of a room so wide, over a line, as high as the words and the pack need."""
        self.pack.setFixedHeight(round(110 * unit))
        self._column.setContentsMargins(*(round(edge * unit) for edge in (28, 22, 28, 22)))
        self._column.setSpacing(round(18 * unit))
        self._column.activate()
        widths = [round(room * share) for share in (0.62, 0.9)]
        width = next((width for width in widths if self.heightForWidth(width) <= bottom), widths[-1])
        height = self.heightForWidth(width)
        self.setGeometry((room - width) // 2, max(0, bottom - height), width, height)
