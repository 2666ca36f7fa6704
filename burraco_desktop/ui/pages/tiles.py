"""Values to choose from as pictures side by side, each with its name below. It knows no meaning of them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.flow import FlowLayout

Value = TypeVar("Value")
Paint = Callable[[QPainter, QRectF], None]


class Tile(QAbstractButton):
    """One picture; a frame and a mark say that it is chosen, a ring that it has the focus."""

    def __init__(self, text: str, name: str, paint: Paint, shape: QSize) -> None:
        super().__init__()
        self._paint = paint
        self._shape = shape
        self._em = 16
        self.setText(text)
        self.setAccessibleName(f"{name}: {text}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The picture in its shape, a frame around it and its name below."""
        picture = self._shape * (self._em / 10)
        words = self.fontMetrics().horizontalAdvance(self.text())
        frame = round(self._em * 0.8)
        return QSize(max(picture.width(), words) + frame, picture.height() + frame + round(self._em * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, picture and name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_frame(painter)
        words = QRectF(0, self.height() - self._em * 1.6, self.width(), self._em * 1.4)
        width, height = self._shape.width() * self._em / 10, self._shape.height() * self._em / 10
        painter.save()
        self._paint(painter, QRectF((self.width() - width) / 2, self._em * 0.4, width, height))
        painter.restore()
        painter.setPen(theme.colour(Tone.STRONG if self.isChecked() else Tone.TEXT))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())

    def _paint_frame(self, painter: QPainter) -> None:
        line = max(2.0, self._em / 7)
        is_marked = self.isChecked() or self.hasFocus()
        if not is_marked and not self.underMouse():
            return
        edge = Tone.FOCUS if self.hasFocus() else Tone.GOLD_DARK if self.isChecked() else Tone.EDGE
        painter.setPen(QPen(theme.colour(edge), line))
        painter.setBrush(theme.colour(Tone.HOVER if self.isChecked() else Tone.PANEL))
        inset = line / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, self._em * 0.5, self._em * 0.5)


class TileRow(QWidget, Generic[Value]):
    """Chosen by click or by the arrow keys; tiles go on in a new row where the width is used up."""

    edited = Signal(object)
    """The value that the player has chosen."""

    def __init__(
        self, values: Sequence[Value], name: str, make: Callable[[Value], tuple[str, Paint]], shape: QSize
    ) -> None:
        """Make a tile for each value: `make` gives its name and its picture, `shape` tenths of an em."""
        super().__init__()
        self._values = list(values)
        self._group = QButtonGroup(self)
        self._flow = FlowLayout()
        for number, value in enumerate(values):
            text, paint = make(value)
            tile = Tile(text, name, paint, shape)
            self._group.addButton(tile, number)
            self._flow.addWidget(tile)
        self.setLayout(self._flow)
        self._group.idClicked.connect(lambda number: self.edited.emit(self._values[number]))
        self._group.idToggled.connect(self._on_toggled)

    def show_value(self, value: Value) -> None:
        """Show a value as chosen."""
        self.tile(value).setChecked(True)

    def tile(self, value: Value) -> QAbstractButton:
        """The tile of a value."""
        return self._group.button(self._values.index(value))

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        tiles = [tile for tile in self._group.buttons() if isinstance(tile, Tile)]
        for tile in tiles:
            tile.rescale(em)
        widest = max(tile.sizeHint().width() for tile in tiles)
        for tile in tiles:
            tile.setMinimumWidth(widest)
        self._flow.set_gaps(round(em * 0.3), round(em * 0.3))

    def _on_toggled(self, number: int, is_checked: bool) -> None:
        """An arrow key moves focus and choice together, which is no click."""
        if is_checked and self._group.button(number).hasFocus():
            self.edited.emit(self._values[number])
