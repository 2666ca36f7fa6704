"""The four aces: one large ornamental pip before a sunburst, the ace of spades richest of all."""

from __future__ import annotations

import math

from card import CENTRE, face, index
from court_parts import IVORY
from glyphs import BLACK, GOLD, PAPER, RED, suit_path
from ink import Drawing, Path, ellipse, filled, line, moved, place, polygon, star
from ornament import BEAD, DROP, LEAF, LOZENGE, edge, string

_PALE_GOLD = "#ecd196"

def _mirrored(text_path: Path) -> Path:
    return text_path + text_path.mapped(place(0, 0, mirrored=True))


def sunburst(inner: float, outer: float, count: int) -> Drawing:
    """Return thin gold rays with beads at every other tip, around the origin."""
    rays = Path(())
    beads = Path(())
    for i in range(count):
        turn = place(0, 0, 1, 360 * i / count)
        tip = outer if i % 2 == 0 else outer - 9
        rays += Path.parse(f"M-1.5 {-inner} L0 {-tip} L1.5 {-inner} Z").mapped(turn)
        if i % 2:
            beads += ellipse(0, -outer + 5, 1.5).mapped(turn)
    return [filled(rays, _PALE_GOLD), filled(beads, GOLD)]


def spades() -> Drawing:
    sign = suit_path("s")
    at = lambda s, dy=0: sign.mapped(place(0, dy, s))
    wreath = edge("M-5 -58 C-12 -42 -58 -18 -58 17 C-58 34 -45 44 -30 42 C-20 41 -12 36 -8 28")
    leaves = _mirrored(string(wreath, LEAF, 15, 5.6))
    scroll = "M0 34 C-5 20 -22 24 -30 18 C-40 10 -34 -5 -23 -4 C-14 -3 -13 8 -20 10 M0 34 C-4 8 -18 -6 -10 -24 C-6 -32 0 -34 0 -46"
    return [
        filled(at(1.66), BLACK),
        line(at(1.52, .5), GOLD, 1.6),
        filled(leaves, GOLD),
        filled(at(.98, -1), PAPER), line(at(.98, -1), GOLD, 2),
        line(_mirrored(Path.parse("M0 30 C-6 16 -24 26 -32 16 C-38 6 -30 -5 -21 -2 C-14 1 -17 11 -24 9")), BLACK, 2.2),
        filled(_mirrored(string(edge("M-3 24 C-10 14 -20 18 -28 14"), LEAF, 3, 3.6)), BLACK),
        *moved([filled(star(0, 0, 19, 7.6, 8), GOLD), filled(ellipse(0, 0, 8), PAPER), filled(sign.mapped(place(0, 0, .115)), BLACK)], place(0, -13)),
        filled(ellipse(-24.6, 8.4, 2.4) + ellipse(24.6, 8.4, 2.4), BLACK),
        filled(DROP.mapped(place(0, 36, 5.4)), GOLD),
    ]


def hearts() -> Drawing:
    sign = suit_path("h")
    at = lambda s, dy=0: sign.mapped(place(0, dy, s))
    wreath = edge("M-4 58 C-14 40 -60 18 -60 -18 C-60 -38 -46 -53 -31 -53 C-17 -53 -7 -46 -2 -32")
    return [
        filled(at(1.6), RED), line(at(1.47, -.5), _PALE_GOLD, 1.6),
        filled(_mirrored(string(wreath, LEAF, 17, 5)), _PALE_GOLD),
        filled(at(1.02, -2), PAPER), line(at(1.02, -2), GOLD, 2),
        line(_mirrored(Path.parse("M0 34 C-6 18 -30 14 -35 -6 C-38 -20 -28 -32 -18 -28 C-9 -24 -12 -11 -20 -13")), RED, 2.2),
        filled(_mirrored(string(edge("M-4 24 C-12 14 -26 8 -31 -8"), LEAF, 4, 3.8)), RED),
        filled(at(.34, -3), RED),
        filled(_mirrored(ellipse(-20.6, -13.4, 2.4)), RED),
        filled(_mirrored(Path.parse("M0 -24 L-3 -33 L-8 -28 L-7 -20 H0 Z")), GOLD),
    ]


def diamonds() -> Drawing:
    sign = suit_path("d")
    at = lambda s: sign.mapped(place(0, 0, s))
    facets = "M0 -46 L-14 -16 L-34 0 L-14 16 L0 46 L14 16 L34 0 L14 -16 Z"
    quarter = edge("M-3 -66 Q-21 -30 -50 -3")
    half = string(quarter, LEAF, 8, 4.8)
    return [
        filled(at(1.78), RED), line(at(1.63), _PALE_GOLD, 1.6),
        filled(_mirrored(half + half.mapped(place(0, 0, 1, 180))), _PALE_GOLD),
        filled(at(1.1), PAPER), line(at(1.1), GOLD, 2),
        filled("M0 -46 L14 -16 L0 0 Z M34 0 L14 16 L0 0 Z M0 46 L-14 16 L0 0 Z M-34 0 L-14 -16 L0 0 Z", RED),
        line(facets + "M-14 -16 L14 16 M14 -16 L-14 16 M0 -46 V46 M-34 0 H34", RED, 1.4),
        *[filled(star(0, 0, 13, 5.4, 8), GOLD, PAPER, 1.6), filled(ellipse(0, 0, 3.4), PAPER)],
    ]


def clubs() -> Drawing:
    sign = suit_path("c")
    at = lambda s: sign.mapped(place(0, 0, s))
    out = [filled(at(1.62), BLACK)]
    for x, y in ((0, -43.7), (-42.1, 19.4), (42.1, 19.4)):
        petals = Path(())
        for i in range(8):
            petals += LEAF.mapped(place(0, -11.5, 7)).mapped(place(x, y, 1, 45 * i))
        out += [line(ellipse(x, y, 30), GOLD, 1.6), filled(petals, PAPER), filled(ellipse(x, y, 5.4), GOLD),
                filled(string(edge(f"M{x} {y-24.5} C{x+32.7} {y-24.5} {x+32.7} {y+24.5} {x} {y+24.5} C{x-32.7} {y+24.5} {x-32.7} {y-24.5} {x} {y-24.5}"), BEAD, 24, 1.3), GOLD)]
    out += [filled(LOZENGE.mapped(place(0, -2, 8)), GOLD), filled(_mirrored(string(edge("M-2 60 C-3 40 -2 26 0 12"), LEAF, 4, 5.2)) if False else string(edge("M0 70 V12"), LEAF, 4, 6), GOLD)]
    return out


_ACES = {"s": (spades, 0.0), "h": (hearts, 0.0), "d": (diamonds, 0.0), "c": (clubs, 0.0)}


def ace(suit: str) -> str:
    """Return an ace."""
    draw, lift = _ACES[suit]
    x, y = CENTRE
    once = moved(sunburst(40, 101, 48), place(x, y)) + moved(draw(), place(x, y + lift))
    return face(once, index("a", suit))
