"""The four aces: one large ornamental pip before a sunburst, the ace of spades richest of all."""

from __future__ import annotations

from collections.abc import Callable

from card import CENTRE, CLASSIC, Corner, face, index
from glyphs import BLACK, GOLD, PAPER, RED, suit_path
from ink import Drawing, filled, line, moved
from ornament import BEAD, DROP, LEAF, edge, merged, mirrored, rim, rosette, string
from paths import Path, ellipse, place, star

_PALE_GOLD = "#ecd196"


def ace(suit: str, corner: Corner) -> str:
    """Return an ace; its sunburst stays clear of the index."""
    size = 1.0 if corner is CLASSIC else 0.74
    return face(moved(_sunburst() + _PIPS[suit](), place(*CENTRE, size)), index("a", suit, corner))


def _sunburst() -> Drawing:
    """Return thin gold rays, long and short by turns, with beads over the short ones."""
    long_rays = rosette(Path.parse("M-1.6 -40 L0 -101 L1.6 -40 Z"), 24)
    short_rays = rosette(Path.parse("M-1.6 -40 L0 -91 L1.6 -40 Z"), 24, 7.5)
    beads = rosette(ellipse(0, -96, 1.6), 24, 7.5)
    return [filled(long_rays + short_rays, _PALE_GOLD), filled(beads, GOLD)]


def _scaled(suit: str, scale: float, dy: float = 0.0) -> Path:
    return suit_path(suit).mapped(place(0, dy, scale))


def _spades() -> Drawing:
    blade = Path.parse(
        "M0 -51 C8 -34 46 -13 46 14 C46 29 36 37.5 25 37.5 C13 37.5 4 32 0 22 C-4 32 -13 37.5 -25 37.5 "
        "C-36 37.5 -46 29 -46 14 C-46 -13 -8 -34 0 -51 Z"
    )
    wreath = edge("M-5 -60 C-12 -44 -60 -18 -60 18 C-60 36 -47 45 -32 44 C-20 43 -11 37 -7 28")
    inner = blade.mapped(place(0, -2, 1.06))
    scroll = Path.parse("M0 31 C-6 18 -25 28 -33 17 C-39 7 -31 -4 -22 -1 C-15 2 -17 12 -24 10")
    return [
        filled(_scaled("s", 1.72), BLACK),
        line(blade.mapped(place(0, 0, 1.59)), GOLD, 1.5),
        filled(mirrored(string(wreath, LEAF, 15, 5.4)), GOLD),
        filled(inner, PAPER),
        line(inner, GOLD, 2.2),
        line(mirrored(scroll), BLACK, 2.4),
        filled(mirrored(ellipse(-24.6, 9, 2.6)), BLACK),
        filled(mirrored(string(edge("M-4 26 C-12 17 -22 21 -30 15"), LEAF, 3, 4)), BLACK),
        filled(star(0, -17, 27, 11, 8), GOLD),
        filled(ellipse(0, -17, 11.4), PAPER),
        filled(_scaled("s", 0.17, -17), BLACK),
        filled(DROP.mapped(place(0, 54, 6)), GOLD),
        filled(mirrored(string(edge("M-3 74 C-9 72 -14 76 -20 80"), LEAF, 2, 3.6)), GOLD),
    ]


def _hearts() -> Drawing:
    wreath = edge("M-4 58 C-14 40 -60 18 -60 -18 C-60 -38 -46 -53 -31 -53 C-17 -53 -7 -46 -2 -32")
    scroll = Path.parse("M0 34 C-6 18 -30 14 -35 -6 C-38 -20 -28 -32 -18 -28 C-9 -24 -12 -11 -20 -13")
    return [
        filled(_scaled("h", 1.6), RED),
        line(_scaled("h", 1.47, -0.5), _PALE_GOLD, 1.6),
        filled(mirrored(string(wreath, LEAF, 17, 5)), _PALE_GOLD),
        filled(_scaled("h", 1.02, -2), PAPER),
        line(_scaled("h", 1.02, -2), GOLD, 2.2),
        line(mirrored(scroll), RED, 2.4),
        filled(mirrored(string(edge("M-4 24 C-12 14 -26 8 -31 -8"), LEAF, 4, 3.8)), RED),
        filled(mirrored(ellipse(-20.6, -13.4, 2.4)), RED),
        filled(_scaled("h", 0.36, -2), RED),
        filled("M-7.5 -20 L-10 -32 L-4.6 -27 L0 -34 L4.6 -27 L10 -32 L7.5 -20 Q0 -17 -7.5 -20 Z", GOLD),
    ]


def _diamonds() -> Drawing:
    quarter = string(edge("M-3 -68 Q-22 -30 -51 -3"), LEAF, 8, 4.8)
    halves = "M0 -46 L14 -16 L0 0 Z M34 0 L14 16 L0 0 Z M0 46 L-14 16 L0 0 Z M-34 0 L-14 -16 L0 0 Z"
    cuts = (
        "M0 -46 L-14 -16 L-34 0 L-14 16 L0 46 L14 16 L34 0 L14 -16 Z "
        "M-14 -16 L14 16 M14 -16 L-14 16 M0 -46 V46 M-34 0 H34"
    )
    return [
        filled(_scaled("d", 1.78), RED),
        line(_scaled("d", 1.64), _PALE_GOLD, 1.6),
        filled(mirrored(quarter + quarter.mapped(place(0, 0, 1, 180))), _PALE_GOLD),
        filled(_scaled("d", 1.1), PAPER),
        line(_scaled("d", 1.1), GOLD, 2.2),
        filled(halves, RED),
        line(cuts, RED, 1.4),
        filled(star(0, 0, 12.5, 5.4, 8), GOLD, PAPER, 1.6),
        filled(ellipse(0, 0, 3.4), PAPER),
    ]


def _clubs() -> Drawing:
    lobes = [place(x * 1.62, y * 1.62) for x, y in ((0, -27), (-26, 12), (26, 12))]
    flower = rosette(LEAF.mapped(place(0, -12, 7.4)), 8)
    stem_leaf = LEAF.mapped(place(-5.4, 0, 5.4, -50))
    return [
        filled(_scaled("c", 1.62), BLACK),
        line(merged(ellipse(0, 0, 31).mapped(lobe) for lobe in lobes), GOLD, 1.6),
        filled(merged(string(rim(ellipse(0, 0, 25.4)), BEAD, 24, 1.4).mapped(lobe) for lobe in lobes), GOLD),
        filled(merged(flower.mapped(lobe) for lobe in lobes), PAPER),
        filled(merged(ellipse(0, 0, 5.6).mapped(lobe) for lobe in lobes), GOLD),
        line("M0 16 V71", GOLD, 1.6),
        filled(mirrored(merged(stem_leaf.mapped(place(0, y)) for y in (34, 46, 58))), GOLD),
        filled(DROP.mapped(place(0, 12, 8)), GOLD),
    ]


_PIPS: dict[str, Callable[[], Drawing]] = {"c": _clubs, "d": _diamonds, "h": _hearts, "s": _spades}
