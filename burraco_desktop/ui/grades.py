"""How a grade looks: a shape of its own, so that nobody needs its colour. It knows no sentence."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from burraco_desktop.session.review_sums import USUAL, Grade, Thresholds
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.settings import Strictness
from burraco_desktop.ui.theme import colour

TONES: Final[Mapping[Grade, Tone]] = {
    Grade.BEST: Tone.GOOD,
    Grade.FINE: Tone.SOFT,
    Grade.INACCURACY: Tone.FAIR,
    Grade.MISTAKE: Tone.BAD,
    Grade.BLUNDER: Tone.BAD,
}


FACTORS: Final[Mapping[Strictness, float]] = {
    Strictness.GENTLE: 2.0,
    Strictness.USUAL: 1.0,
    Strictness.STRICT: 0.5,
}


def thresholds_of(strictness: Strictness) -> Thresholds:
    """From how many points lost on each grade is given."""
    return USUAL.scaled(FACTORS[strictness])


def paint_grade(painter: QPainter, grade: Grade, middle: QPointF, radius: float) -> None:
    """Paint the shape of a grade: star, disc, triangle, diamond, or a square with a cross in it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(TONES[grade]))
    _SHAPES[grade](painter, middle, radius)
    painter.restore()


class GradeSign(QWidget):
    """The shape of a grade beside a word that says the same."""

    def __init__(self) -> None:
        super().__init__()
        self._grade = Grade.BEST

    def show_grade(self, grade: Grade) -> None:
        """Show another grade."""
        self._grade = grade
        self.update()

    def rescale(self, em: int) -> None:
        """Take a size, measured by the height of plain text."""
        self.setFixedSize(QSize(round(em * 1.3), round(em * 1.3)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape."""
        side = self.width()
        paint_grade(QPainter(self), self._grade, QPointF(side / 2, side / 2), side * 0.4)


def _paint_star(painter: QPainter, middle: QPointF, radius: float) -> None:
    corners = []
    for corner in range(10):
        reach = radius * (1.15 if corner % 2 == 0 else 0.5)
        angle = corner * pi / 5 - pi / 2
        corners.append(QPointF(middle.x() + reach * cos(angle), middle.y() + reach * sin(angle)))
    painter.drawPolygon(QPolygonF(corners))


def _paint_disc(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.drawEllipse(middle, radius * 0.72, radius * 0.72)


def _paint_triangle(painter: QPainter, middle: QPointF, radius: float) -> None:
    _paint_corners(painter, middle, radius, ((0.0, -1.0), (1.05, 0.85), (-1.05, 0.85)))


def _paint_diamond(painter: QPainter, middle: QPointF, radius: float) -> None:
    _paint_corners(painter, middle, radius, ((0.0, -1.15), (1.0, 0.0), (0.0, 1.15), (-1.0, 0.0)))


def _paint_crossed_square(painter: QPainter, middle: QPointF, radius: float) -> None:
    _paint_corners(painter, middle, radius, ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)))
    painter.setPen(QPen(colour(Tone.GROUND), max(1.0, radius * 0.36)))
    reach = radius * 0.5
    for slope in (1.0, -1.0):
        offset = QPointF(reach, reach * slope)
        painter.drawLine(middle - offset, middle + offset)


def _paint_corners(
    painter: QPainter, middle: QPointF, radius: float, corners: tuple[tuple[float, float], ...]
) -> None:
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * radius for x, y in corners]))


_SHAPES: Final[Mapping[Grade, Callable[[QPainter, QPointF, float], None]]] = {
    Grade.BEST: _paint_star,
    Grade.FINE: _paint_disc,
    Grade.INACCURACY: _paint_triangle,
    Grade.MISTAKE: _paint_diamond,
    Grade.BLUNDER: _paint_crossed_square,
}
