"""The signs of the deck: ranks, suits and the joker's cap, as outlines drawn for this game.

Ranks are geometric and heavy, 48 units tall, so that they stay readable at ten pixels. Suits live in a
box of 100 units around the origin.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import Drawing, filled, line, moved
from paths import Affine, Path, arc, ellipse, joined, place, round_rect

RED = "#c8141f"
BLACK = "#15191f"
GOLD = "#d7a03a"
PAPER = "#fffdf6"

SUITS = "cdhs"
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
SUIT_COLOURS = {"c": BLACK, "d": RED, "h": RED, "s": BLACK}

RANK_HEIGHT = 48.0
_PEN = 10.2


@dataclass(frozen=True, slots=True)
class RankGlyph:
    """Filled areas plus centre lines of a pen with flat ends; the origin is the upper left corner."""

    width: float
    areas: str = ""
    lines: str = ""
    pen: float = _PEN

    def drawing(self, colour: str) -> Drawing:
        """Return the glyph in that colour."""
        shapes = []
        if self.areas:
            shapes.append(filled(self.areas, colour))
        if self.lines:
            shapes.append(line(self.lines, colour, self.pen, butt=True))
        return shapes


_SIX = (
    "M29 10.5 C26.5 6.8 23.4 5.1 19.2 5.1 C10 5.1 5.1 13 5.1 25.5 C5.1 37 9.7 42.9 17.2 42.9 "
    "C24.3 42.9 29 38.6 29 31.7 C29 25.2 24.4 20.9 17.8 20.9 C11.2 20.9 6.6 25 5.6 30.5"
)

_RANK_GLYPHS = {
    "a": RankGlyph(
        43,
        "M0 48 L15.3 0 H27.7 L43 48 H31.9 L28.9 38 H14.1 L11.1 48 Z M16.9 28.6 L21.5 13 L26.1 28.6 Z",
    ),
    "2": RankGlyph(
        33,
        "M1 38 H33 V48 H1 Z",
        "M5.6 17 C5.6 9.7 9.8 5.1 16.6 5.1 C23.4 5.1 27.6 9 27.6 14.7 C27.6 19.3 25.2 22.9 20.8 27.6 L7 42.4",
    ),
    "3": RankGlyph(
        33,
        "",
        "M4.6 13.5 C6 8.2 10 5.1 15.6 5.1 C22 5.1 26 8.6 26 13.9 C26 19.3 21.8 22.7 15 22.7 L11.5 22.7 "
        "M11.5 22.7 L16 22.7 C23.3 22.7 27.9 26.6 27.9 32.6 C27.9 39 23.1 42.9 16 42.9 "
        "C9.6 42.9 5.2 39.7 3.8 34",
    ),
    "4": RankGlyph(
        38,
        "M19.5 0 H31.5 V28.5 H38 V38 H31.5 V48 H20.8 V38 H0 V28.6 Z M20.8 13.4 V28.5 H10.8 Z",
    ),
    "5": RankGlyph(
        33,
        "M5.6 0 H29.5 V10 H15 L14.2 22 L3.8 25.5 Z",
        "M5.2 25 C8 21.2 12 19.3 16.4 19.3 C23.3 19.3 27.9 24 27.9 31 C27.9 38.2 23 42.9 16 42.9 "
        "C9.8 42.9 5.4 40 3.6 34.8",
    ),
    "6": RankGlyph(34, "", _SIX),
    "7": RankGlyph(33, "M0.5 0 H33 V9 L18.6 48 H6.9 L20.6 10.2 H0.5 Z"),
    "8": RankGlyph(35),
    "9": RankGlyph(34, "", _SIX),
    "10": RankGlyph(49, "M8 0 H16.3 V48 H5.9 V13.4 L0 15.6 V5.6 Z"),
    "j": RankGlyph(
        29,
        "M9 0 H28.5 V9.4 H9 Z",
        "M23.4 5 V30.8 C23.4 38.8 19.8 42.9 13.6 42.9 C8.4 42.9 5.2 39.6 4.6 33",
    ),
    "q": RankGlyph(
        44,
        "M20.2 32.2 L27.6 25.6 L43.5 43.2 L36.1 49.4 Z",
    ),
    "k": RankGlyph(
        42,
        "M0 0 H10.8 V48 H0 Z M9 35.5 V21.3 L26.3 0 H39.4 Z M16.3 25.4 L23.8 16 L42 48 H29.4 Z",
    ),
}


def rank_drawing(rank: str, colour: str) -> tuple[float, Drawing]:
    """Return the width and the drawing of a rank, 48 units tall from the origin."""
    glyph = _RANK_GLYPHS[rank]
    drawing = glyph.drawing(colour)
    if rank == "9":
        drawing = moved(drawing, Affine(-1, 0, 0, -1, glyph.width, RANK_HEIGHT))
    return glyph.width, drawing + _round_parts(rank, colour)


def _round_parts(rank: str, colour: str) -> Drawing:
    """Return the full rings, which no path text above can spell briefly."""
    rings = {
        "8": (ellipse(17.5, 14.2, 9.9, 9.1), ellipse(17.5, 33.2, 12.2, 9.7)),
        "10": (round_rect(24.5, 4.7, 19.6, 38.6, 9.8),),
        "q": (ellipse(20.5, 23.8, 15.4, 18.7),),
    }
    pen = 9.4 if rank == "10" else _PEN
    return [line(ring, colour, pen, butt=True) for ring in rings.get(rank, ())]


_HEART = (
    "M0 47 C-9 33 -47 13 -47 -15 C-47 -34 -34 -44 -22 -44 C-11.5 -44 -3.5 -37.5 0 -27 "
    "C3.5 -37.5 11.5 -44 22 -44 C34 -44 47 -34 47 -15 C47 13 9 33 0 47 Z"
)
_DIAMOND = "M0 -51 Q17 -22 39 0 Q17 22 0 51 Q-17 22 -39 0 Q-17 -22 0 -51 Z"
_SPADE = (
    "M0 -51 C8 -34 46 -13 46 14 C46 29 36 37.5 25 37.5 C16.5 37.5 9.5 33.5 5 26.5 "
    "C6 36.5 9.5 44.5 18 50 H-18 C-9.5 44.5 -6 36.5 -5 26.5 C-9.5 33.5 -16.5 37.5 -25 37.5 "
    "C-36 37.5 -46 29 -46 14 C-46 -13 -8 -34 0 -51 Z"
)
_CLUB_FOOT = "M6 18 C6.5 31 10 43 18 50 L-18 50 C-10 43 -6.5 31 -6 18"


def suit_path(suit: str) -> Path:
    """Return the suit sign, about 100 units tall around the origin."""
    outlines = {"h": _HEART, "d": _DIAMOND, "s": _SPADE}
    return Path.parse(outlines[suit]) if suit in outlines else _club()


def _club() -> Path:
    """Return one outline around three lobes, so that it can be stroked; narrow necks keep the lobes apart."""
    radius = 22.4
    top = arc(0, -27, radius, 112, 428)
    right = arc(26, 12, radius, 217, 515)
    left = arc(-26, 12, radius, 25, 323)
    return joined(top, right, Path.parse(_CLUB_FOOT), left)


def suit_sign(suit: str, x: float, y: float, height: float, turn: float = 0.0) -> Drawing:
    """Return the suit sign in its own colour, centred on (x, y)."""
    path = suit_path(suit).mapped(place(x, y, height / 100, turn))
    return [filled(path, SUIT_COLOURS[suit])]
