"""The buttons that lead through a replay, with signs as on a tape recorder. They know no match."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.theme import colour


class Move(Enum):
    """Where a button leads; the value is what its sign is made of."""

    DEAL_BACK = "|<<"
    DECISION_BACK = "<<"
    STEP_BACK = "<|"
    PLAY = "play"
    STEP = "|>"
    DECISION = ">>"
    DEAL = ">>|"


class TransportButton(QPushButton):
    """A button with a drawn sign; what it does is told by its tool tip, also to a screen reader."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move_ = move
        self.is_playing = False
        self.setAutoDefault(True)
        self.setProperty("role", "primary" if move == Move.PLAY else "step")

    def tell(self, text: str, key: str) -> None:
        """Tell what the button does and by which key."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})")

    def fit(self, size: QSize) -> None:
        """Take a size."""
        self.setFixedSize(size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button and its sign."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self._tone()))
        sign = self.move_.value
        if self.move_ == Move.PLAY:
            sign = "||" if self.is_playing else ">"
        step = self.height() * 0.2
        left = self.width() / 2 - step * sum(_WIDTHS[part] for part in sign) / 2
        for part in sign:
            _paint_part(painter, part, QPointF(left, self.height() / 2), step)
            left += step * _WIDTHS[part]

    def _tone(self) -> Tone:
        if not self.isEnabled():
            return Tone.OFF
        return Tone.ON_GOLD if self.move_ == Move.PLAY else Tone.TEXT


_WIDTHS: Final = {"<": 1.0, ">": 1.0, "|": 0.55}


def _paint_part(painter: QPainter, part: str, at: QPointF, step: float) -> None:
    half = step * 0.85
    if part == "|":
        painter.drawRect(QRectF(at.x() + step * 0.1, at.y() - half, step * 0.3, 2 * half))
        return
    tip, foot = (at.x() + step, at.x()) if part == ">" else (at.x(), at.x() + step)
    painter.drawPolygon(
        QPolygonF([QPointF(tip, at.y()), QPointF(foot, at.y() - half), QPointF(foot, at.y() + half)])
    )


class Transport(QWidget):
    """All buttons in a row."""

    wanted = Signal(object)
    """The Move that was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {move: TransportButton(move) for move in Move}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for move, key in self.buttons.items():
            key.clicked.connect(lambda _checked=False, move=move: self.wanted.emit(move))
            self._row.addWidget(key)
        self._tell()

    def show_playing(self, *, is_playing: bool) -> None:
        """Let the middle button offer to pause, or to play."""
        play = self.buttons[Move.PLAY]
        play.is_playing = is_playing
        play.tell(self.tr("Pause") if is_playing else self.tr("Play"), self.tr("Space"))
        play.update()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setSpacing(round(em * 0.35))
        for move, key in self.buttons.items():
            key.fit(QSize(round(em * (5 if move == Move.PLAY else 2.9)), round(em * 2.3)))

    def _tell(self) -> None:
        self.buttons[Move.DEAL_BACK].tell(self.tr("To the deal before"), self.tr("Page up"))
        self.buttons[Move.DECISION_BACK].tell(self.tr("Back to the player's last decision"), self.tr("Up"))
        self.buttons[Move.STEP_BACK].tell(self.tr("One step back"), self.tr("Left"))
        self.buttons[Move.STEP].tell(self.tr("One step on"), self.tr("Right"))
        self.buttons[Move.DECISION].tell(self.tr("On to the player's next decision"), self.tr("Down"))
        self.buttons[Move.DEAL].tell(self.tr("To the next deal"), self.tr("Page down"))
        self.show_playing(is_playing=False)
