"""The backs: a calm weave around a medallion, the same upright and turned over.

Tones of a weave are close to each other, so that it stays calm at 60 pixels; the medallion and the frame are
all that is seen from afar.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from card import CENTRE, HEIGHT, WIDTH, blank
from ink import Drawing, clipped, document, filled, line, moved, svg_lines
from ornament import DROP, LEAF, LOZENGE, dots, merged, rim, rosette
from paths import HalfPlane, Path, arc, ellipse, place, round_rect, star

_CREAM = "#fbf1dc"
_BRASS = "#e0b25a"
_MARGIN = 24.0
_INSIDE = (
    HalfPlane(-1, 0, -_MARGIN),
    HalfPlane(1, 0, WIDTH - _MARGIN),
    HalfPlane(0, -1, -_MARGIN),
    HalfPlane(0, 1, HEIGHT - _MARGIN),
)


@dataclass(frozen=True, slots=True)
class Dye:
    """Three tones of one colour, and what frame and medallion are drawn in."""

    ground: str
    thread: str
    deep: str
    bright: str = _CREAM


def _harlequin(dye: Dye) -> Drawing:
    """Return lozenges with a stone at each crossing; they divide evenly what the margins leave."""
    cell = Path.parse("M0 -18 L12 0 L0 18 L-12 0 Z")
    stone = Path.parse("M0 -6.5 L4.3 0 L0 6.5 L-4.3 0 Z")
    corners = _grid(24, 36)
    middles = [(x + 12, y + 18) for x, y in corners]
    cells, stones = _sown(cell, corners), _sown(stone, corners + middles)
    return [filled(cells, dye.deep), line(cells, dye.thread, 1.6), filled(stones, dye.thread)]


def _waves(dye: Dye) -> Drawing:
    """Return scales like the waves on old cloth, those of the lower half standing on their heads."""
    scale = [arc(0, 0, radius, 180, 360) for radius in (16, 11, 6)]
    drawing: Drawing = [filled(round_rect(_MARGIN, _MARGIN, 192, 288, 1), dye.deep)]
    for row, turn in product(range(13), (0, 180)):
        y = _MARGIN + 12 * row
        spots = [
            place(_MARGIN + 16 * (row % 2) + 32 * column, HEIGHT - y if turn else y, 1, turn)
            for column in range(7)
        ]
        drawing.append(filled(merged(ellipse(0, 0, 16).mapped(spot) for spot in spots), dye.ground))
        drawing.append(line(merged(part.mapped(spot) for spot in spots for part in scale), dye.thread, 1.7))
    return drawing


def _stars(dye: Dye) -> Drawing:
    """Return a night of stars, large and small by turns."""
    corners = _grid(32, 48)
    middles = [(x + 16, y + 24) for x, y in corners]
    between = ((16, 0), (0, 24), (8, 12), (24, 36), (24, 12), (8, 36))
    dust = [(x + dx, y + dy) for x, y in corners for dx, dy in between]
    return [
        filled(round_rect(_MARGIN, _MARGIN, 192, 288, 1), dye.deep),
        filled(_sown(star(0, 0, 9, 3.4, 8), corners), dye.thread),
        filled(_sown(star(0, 0, 6.4, 2.2, 4), middles), dye.thread),
        filled(_sown(ellipse(0, 0, 1.3), dust), dye.thread),
    ]


def _leaves(dye: Dye) -> Drawing:
    """Return sprigs in rows that lean by turns to either side, and point down in the lower half."""
    leaves = ((0, -9, 0), (-6, 1, -52), (6, 1, 52))
    sprig = merged(LEAF.mapped(place(x, y, 6.4, turn)) for x, y, turn in leaves)
    stalk = Path.parse("M0 -6 V10")
    corners = _grid(24, 32) + [(x + 12, y + 16) for x, y in _grid(24, 32)]
    upper = [place(x, y) for x, y in corners if y < CENTRE[1]]
    lower = [place(WIDTH - x, HEIGHT - y, 1, 180) for x, y in corners if y < CENTRE[1]]
    return [
        filled(round_rect(_MARGIN, _MARGIN, 192, 288, 1), dye.deep),
        line(merged(stalk.mapped(at) for at in upper + lower), dye.thread, 1.4),
        filled(merged(sprig.mapped(at) for at in upper + lower), dye.thread),
    ]


def _plain(dye: Dye) -> Drawing:
    """Return one quiet tone, for who is tired of patterns."""
    return [filled(round_rect(_MARGIN, _MARGIN, 192, 288, 1), dye.ground)]


def _rosette(dye: Dye) -> Drawing:
    weave = rosette(ellipse(0, -23, 13, 23), 12)
    petals = rosette(LEAF.mapped(place(0, -27, 11)), 12, 15)
    return [
        *_disc(dye),
        line(weave, dye.thread, 1.8),
        filled(petals, dye.bright),
        filled(ellipse(0, 0, 12), dye.ground, dye.bright, 2.2),
        filled(LOZENGE.mapped(place(0, 0, 8.5)), dye.bright),
    ]


def _sun(dye: Dye) -> Drawing:
    rays = rosette(DROP.mapped(place(0, -34, 11)), 16)
    return [
        *_disc(dye),
        filled(rays, dye.bright),
        filled(ellipse(0, 0, 20), dye.ground, dye.bright, 2.2),
        filled(star(0, 0, 15, 6, 8), dye.bright),
    ]


def _flower(dye: Dye) -> Drawing:
    outer = rosette(ellipse(0, -30, 10, 17), 8)
    inner = rosette(ellipse(0, -19, 7, 12), 8, 22.5)
    return [
        *_disc(dye),
        filled(outer, dye.thread, dye.bright, 2),
        filled(inner, dye.bright),
        filled(ellipse(0, 0, 9.5), dye.ground, dye.bright, 2.2),
        filled(ellipse(0, 0, 3.6), dye.bright),
    ]


def _disc(dye: Dye) -> Drawing:
    return [
        filled(ellipse(0, 0, 64), dye.ground, dye.bright, 2.4),
        line(dots(rim(ellipse(0, 0, 55.5)), 36), dye.bright, 4.4),
        line(ellipse(0, 0, 48.5), dye.bright, 1.6),
    ]


Part = Callable[[Dye], Drawing]
BACKS: dict[str, tuple[Dye, Part, Part]] = {
    "red": (Dye("#a31f2b", "#c4565c", "#8a1722"), _harlequin, _rosette),
    "blue": (Dye("#1d4079", "#5477ad", "#153263"), _harlequin, _rosette),
    "sea": (Dye("#14605f", "#4f9a95", "#0f4f4f"), _waves, _flower),
    "night": (Dye("#20243f", "#6d7096", "#181b31", _BRASS), _stars, _sun),
    "wood": (Dye("#6a4226", "#96704d", "#57351d", _BRASS), _leaves, _flower),
    "plain": (Dye("#39506b", "#7d92ab", "#39506b"), _plain, _sun),
}


def back(name: str) -> str:
    """Return the back of that name."""
    dye, weave, medallion = BACKS[name]
    drawing: Drawing = [
        *blank(),
        filled(round_rect(12, 12, WIDTH - 24, HEIGHT - 24, 9), dye.ground),
        *clipped(weave(dye), *_INSIDE),
        line(round_rect(16.5, 16.5, WIDTH - 33, HEIGHT - 33, 6), dye.bright, 1.8),
        line(round_rect(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN, 2), dye.bright, 2.4),
        *moved(medallion(dye), place(*CENTRE)),
    ]
    return document(WIDTH, HEIGHT, svg_lines(drawing))


def _grid(across: float, down: float) -> list[tuple[float, float]]:
    """Return the corners of a grid over all that the margins leave."""
    columns, rows = round(192 / across), round(288 / down)
    return [(_MARGIN + i * across, _MARGIN + j * down) for j in range(rows + 1) for i in range(columns + 1)]


def _sown(motif: Path, places: list[tuple[float, float]]) -> Path:
    return merged(motif.mapped(place(x, y)) for x, y in places)
