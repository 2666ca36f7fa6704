"""The two backs: a calm harlequin lattice around a rosette, the same upright and turned over."""

from __future__ import annotations

from card import CENTRE, HEIGHT, WIDTH, blank
from ink import Drawing, HalfPlane, Path, clipped, document, ellipse, filled, line, moved, place, round_rect, svg_lines
from ornament import BEAD, LEAF, LOZENGE, string, edge

BACKS = {"red": ("#a31f2b", "#c4565c", "#8a1722"), "blue": ("#1d4079", "#5477ad", "#153263")}
_CREAM = "#fbf1dc"
_LEFT, _TOP, _CELL_W, _CELL_H, _COLUMNS, _ROWS = 24.0, 24.0, 24.0, 36.0, 8, 8


def back(name: str) -> str:
    """Return the back of that colour."""
    ground, thread, deep = BACKS[name]
    drawing: Drawing = [
        *blank(),
        filled(round_rect(12, 12, WIDTH - 24, HEIGHT - 24, 9), ground),
        *lattice(thread, deep),
        line(round_rect(16.5, 16.5, WIDTH - 33, HEIGHT - 33, 6), _CREAM, 1.8),
        line(round_rect(24, 24, WIDTH - 48, HEIGHT - 48, 2), _CREAM, 2.4),
        *moved(rosette(ground, thread), place(*CENTRE)),
    ]
    return document(WIDTH, HEIGHT, svg_lines(drawing))


def lattice(thread: str, deep: str) -> Drawing:
    cells, stones, grid = Path(()), Path(()), []
    for row in range(-1, 2 * _ROWS + 1):
        for column in range(_COLUMNS + 1):
            x = _LEFT + _CELL_W * (column + (0.5 if row % 2 else 0))
            y = _TOP + _CELL_H / 2 * row
            size = LOZENGE.mapped(place(x, y, 1))
            cells += Path.parse(f"M{x} {y-18} L{x+12} {y} L{x} {y+18} L{x-12} {y} Z") if row % 2 == 0 else Path(())
            stones += Path.parse(f"M{x} {y-6.5} L{x+4.3} {y} L{x} {y+6.5} L{x-4.3} {y} Z")
    right, bottom = WIDTH - _LEFT, HEIGHT - _TOP
    sides = (HalfPlane(-1, 0, -_LEFT), HalfPlane(1, 0, right), HalfPlane(0, -1, -_TOP), HalfPlane(0, 1, bottom))
    return clipped([filled(cells, deep), line(cells, thread, 1.6), filled(stones, thread)], *sides)


def rosette(ground: str, thread: str) -> Drawing:
    weave = Path(())
    for i in range(12):
        weave += ellipse(0, -23, 13, 23).mapped(place(0, 0, 1, 30 * i))
    petals = Path(())
    for i in range(12):
        petals += LEAF.mapped(place(0, -27, 11)).mapped(place(0, 0, 1, 30 * i + 15))
    rim = edge("M0 -55 C73.3 -55 73.3 55 0 55 C-73.3 55 -73.3 -55 0 -55")
    return [
        filled(ellipse(0, 0, 64), ground), line(ellipse(0, 0, 64), _CREAM, 2.4),
        filled(string(rim, BEAD, 36, 2.2), _CREAM),
        line(ellipse(0, 0, 48.5), _CREAM, 1.6),
        line(weave, thread, 1.8),
        filled(petals, _CREAM),
        filled(ellipse(0, 0, 12), ground, _CREAM, 2.2),
        filled(LOZENGE.mapped(place(0, 0, 8.5)), _CREAM),
    ]
