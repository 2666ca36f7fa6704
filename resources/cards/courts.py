"""The court cards: panel, sunburst, dividing band and the two halves of the figure.

The panel is notched where the indices stand, so that a figure can be as large as the card without ever
touching the index strip. A slanted band parts the halves: it gives the heads their room beside the index.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from card import CENTRE, CLASSIC, HEIGHT, WIDTH, Corner, face, index
from court_jacks import jack
from court_kings import king
from court_parts import GOLD, INK, PALETTES, Palette
from court_queens import queen
from glyphs import suit_sign
from ink import Drawing, Shape, clipped, filled, line, moved
from ornament import LOZENGE, edge, merged, open_path, string, strip
from paths import HalfPlane, Path, Point, polygon

LEFT, TOP = 13.0, 13.0
RIGHT, BOTTOM = WIDTH - LEFT, HEIGHT - TOP
INSIDE = (HalfPlane(-1, 0, -LEFT), HalfPlane(1, 0, RIGHT), HalfPlane(0, -1, -TOP), HalfPlane(0, 1, BOTTOM))
_SLOPE = math.tan(math.radians(20))
_ABOVE_BAND = HalfPlane(-_SLOPE, 1, CENTRE[1] - _SLOPE * CENTRE[0])
_HALF_BAND = 6.5
_FIGURES: dict[str, Callable[[str, Palette], Drawing]] = {"j": jack, "q": queen, "k": king}


def panel(corner: Corner) -> Path:
    """Return the outline of the picture, notched where the indices stand."""
    x, y = corner.notch
    return Path.parse(f"M{x} {TOP} H{RIGHT} V{HEIGHT - y} H{WIDTH - x} V{BOTTOM} H{LEFT} V{y} H{x} Z")


def frame(corner: Corner) -> Shape:
    """Return the line around the picture."""
    return line(panel(corner), INK, 2.2)


def court(rank: str, suit: str, corner: Corner) -> str:
    """Return a court card."""
    palette = PALETTES[suit]
    figure = moved(_FIGURES[rank](suit, palette), corner.figure)
    figure = clipped(figure, _ABOVE_BAND, *INSIDE)
    _check_notch(figure, corner, f"{rank}{suit}")
    half = [
        *clipped(sunburst(palette, corner.figure((159, 84)), corner), _ABOVE_BAND, *INSIDE),
        *(suit_sign(suit, 37, 94, 36) if corner is CLASSIC else []),
        *figure,
        *_band(palette),
        frame(corner),
        *index(rank, suit, corner),
    ]
    return face([filled(panel(corner), palette.ground)], half)


def _check_notch(figure: Drawing, corner: Corner, name: str) -> None:
    """Refuse a figure that reaches into the index strip."""
    right, bottom = corner.notch
    points = [p for shape in figure for s in shape.path.subpaths for segment in s.segments for p in segment]
    assert not any(x < right and y < bottom for x, y in points), name


def sunburst(palette: Palette, centre: Point, corner: Corner) -> Drawing:
    """Return rays from behind the head, cut out where the upper index stands."""
    x, y = centre
    notch_x, notch_y = corner.notch
    wedges = []
    for i in range(36):
        near, far = math.radians(10 * i - 2.2), math.radians(10 * i + 2.2)
        tips = [(x + 280 * math.cos(turn), y + 280 * math.sin(turn)) for turn in (near, far)]
        wedges.append(polygon([centre, *tips]))
    rays = [filled(merged(wedges), palette.ray)]
    beside = clipped(rays, HalfPlane(0, 1, notch_y), HalfPlane(-1, 0, -notch_x))
    return clipped(rays, HalfPlane(0, -1, -notch_y)) + beside


def _band(palette: Palette) -> Drawing:
    upper, middle, lower = (edge(_slanted(off)) for off in (-_HALF_BAND, 0, _HALF_BAND))
    return [
        filled(strip(upper, lower), GOLD),
        line(open_path(upper) + open_path(lower), INK, 1.8, butt=True),
        filled(string(middle, LOZENGE, 13, 4.4), palette.main),
    ]


def _slanted(off: float) -> str:
    rise = _SLOPE * (RIGHT - CENTRE[0])
    return f"M{LEFT} {CENTRE[1] - rise + off} L{RIGHT} {CENTRE[1] + rise + off}"
