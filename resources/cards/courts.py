"""The court cards: panel, dividing band and the figure's two halves."""

from __future__ import annotations

import math

from card import CENTRE, face, index
from court_parts import GOLD, INK, PALETTES, Palette
from court_kings import KINGS
from court_jacks import JACKS
from court_queens import QUEENS
from glyphs import suit_sign
from ink import Drawing, HalfPlane, Path, clipped, ellipse, filled, line, moved, place, polygon
from ornament import LOZENGE, edge, string

_LEFT, _TOP, _RIGHT, _BOTTOM = 13.0, 13.0, 227.0, 323.0
_NOTCH_X, _NOTCH_Y = 111.0, 66.0
_SLOPE = math.tan(math.radians(20))
_ABOVE = HalfPlane(-_SLOPE, 1, CENTRE[1] - _SLOPE * CENTRE[0])
PANEL = (
    f"M{_NOTCH_X} {_TOP} H{_RIGHT} V{336 - _NOTCH_Y} H{240 - _NOTCH_X} V{_BOTTOM} "
    f"H{_LEFT} V{_NOTCH_Y} H{_NOTCH_X} Z"
)


def court(rank: str, suit: str) -> str:
    """Return a court card."""
    palette = PALETTES[suit]
    half = sunburst(palette, 150, 84) + suit_sign(suit, 38, 95, 36)
    figures = {"k": KINGS, "q": QUEENS, "j": JACKS}.get(rank, {})
    if suit in figures: half += figures[suit](palette)
    sides = (_ABOVE, HalfPlane(-1, 0, -_LEFT), HalfPlane(1, 0, _RIGHT), HalfPlane(0, -1, -_TOP))
    ground = [filled(PANEL, palette.ground)]
    return face(ground, [*clipped(half, *sides), *_band(palette), line(PANEL, INK, 2.2), *index(rank, suit)])


def sunburst(palette: Palette, cx: float, cy: float) -> Drawing:
    """Return the sunburst behind the head."""
    rays = []
    for i in range(36):
        a, b = math.radians(10 * i - 2.2), math.radians(10 * i + 2.2)
        r = 260
        rays.append(filled(polygon([(cx, cy), (cx + r * math.cos(a), cy + r * math.sin(a)), (cx + r * math.cos(b), cy + r * math.sin(b))]), palette.ray))
    notch = HalfPlane(-1, 0, -_NOTCH_X)
    out = clipped(rays, HalfPlane(0, -1, -_NOTCH_Y))
    return out + clipped(rays, HalfPlane(0, 1, _NOTCH_Y), notch)


def _band(palette: Palette) -> Drawing:
    """Return the diagonal band that parts the halves."""
    def at(x: float, off: float) -> str:
        return f"{x} {CENTRE[1] + _SLOPE * (x - CENTRE[0]) + off}"
    w = 6.5
    area = f"M{at(_LEFT, -w)} L{at(_RIGHT, -w)} L{at(_RIGHT, w)} L{at(_LEFT, w)} Z"
    mid = edge(f"M{at(_LEFT, 0)} L{at(_RIGHT, 0)}")
    return [filled(area, GOLD, INK, 1.8), filled(string(mid, LOZENGE, 13, 4.4), palette.main)]
