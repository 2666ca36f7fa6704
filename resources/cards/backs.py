"""The two backs: a calm harlequin lattice around a rosette, the same upright and turned over."""

from __future__ import annotations

from dataclasses import dataclass

from card import CENTRE, HEIGHT, WIDTH, blank
from ink import Drawing, clipped, document, filled, line, moved, svg_lines
from ornament import LEAF, LOZENGE, dots, merged, rim, rosette
from paths import HalfPlane, Path, ellipse, place, round_rect


@dataclass(frozen=True, slots=True)
class Dye:
    """Three tones of one colour: close to each other, so that the lattice stays calm at 60 pixels."""

    ground: str
    thread: str
    deep: str


BACKS = {"red": Dye("#a31f2b", "#c4565c", "#8a1722"), "blue": Dye("#1d4079", "#5477ad", "#153263")}
_CREAM = "#fbf1dc"
_MARGIN = 24.0
_CELL_WIDTH, _CELL_HEIGHT = 24.0, 36.0
"""Both divide what the margins leave, 192 by 288, so that the lattice ends alike on all sides."""


def back(name: str) -> str:
    """Return the back of that colour."""
    dye = BACKS[name]
    drawing: Drawing = [
        *blank(),
        filled(round_rect(12, 12, WIDTH - 24, HEIGHT - 24, 9), dye.ground),
        *_lattice(dye),
        line(round_rect(16.5, 16.5, WIDTH - 33, HEIGHT - 33, 6), _CREAM, 1.8),
        line(round_rect(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN, 2), _CREAM, 2.4),
        *moved(_medallion(dye), place(*CENTRE)),
    ]
    return document(WIDTH, HEIGHT, svg_lines(drawing))


def _lattice(dye: Dye) -> Drawing:
    columns, rows = int((WIDTH - 2 * _MARGIN) / _CELL_WIDTH), int((HEIGHT - 2 * _MARGIN) / _CELL_HEIGHT)
    cell = Path.parse("M0 -18 L12 0 L0 18 L-12 0 Z")
    stone = Path.parse("M0 -6.5 L4.3 0 L0 6.5 L-4.3 0 Z")
    corners = [(i * _CELL_WIDTH, j * _CELL_HEIGHT) for j in range(rows + 1) for i in range(columns + 1)]
    middles = [(x + _CELL_WIDTH / 2, y + _CELL_HEIGHT / 2) for x, y in corners]
    cells = merged(cell.mapped(place(_MARGIN + x, _MARGIN + y)) for x, y in corners)
    stones = merged(stone.mapped(place(_MARGIN + x, _MARGIN + y)) for x, y in corners + middles)
    sides = (
        HalfPlane(-1, 0, -_MARGIN),
        HalfPlane(1, 0, WIDTH - _MARGIN),
        HalfPlane(0, -1, -_MARGIN),
        HalfPlane(0, 1, HEIGHT - _MARGIN),
    )
    return clipped(
        [filled(cells, dye.deep), line(cells, dye.thread, 1.6), filled(stones, dye.thread)], *sides
    )


def _medallion(dye: Dye) -> Drawing:
    weave = rosette(ellipse(0, -23, 13, 23), 12)
    petals = rosette(LEAF.mapped(place(0, -27, 11)), 12, 15)
    return [
        filled(ellipse(0, 0, 64), dye.ground, _CREAM, 2.4),
        line(dots(rim(ellipse(0, 0, 55.5)), 36), _CREAM, 4.4),
        line(ellipse(0, 0, 48.5), _CREAM, 1.6),
        line(weave, dye.thread, 1.8),
        filled(petals, _CREAM),
        filled(ellipse(0, 0, 12), dye.ground, _CREAM, 2.2),
        filled(LOZENGE.mapped(place(0, 0, 8.5)), _CREAM),
    ]
