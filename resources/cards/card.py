"""The card as an object: paper, edge, corner indices and the half-turn symmetry of a face.

Rank and suit stand side by side in a strip at the top. Cards lie overlapped, so this strip is often all that
a player sees of a card: a `Corner` tells how much of it an index takes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from glyphs import PAPER, SUIT_COLOURS, rank_drawing, suit_sign
from ink import Drawing, document, filled, moved, svg_lines
from paths import Affine, place, round_rect

WIDTH, HEIGHT = 240.0, 336.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
_EDGE = "#7d766a"


@dataclass(frozen=True, slots=True)
class Corner:
    """How large a deck's index is and where it stands; nothing else may enter the strip around it.

    Attributes:
        scale: how much taller the rank is than its glyph.
        widest: no rank is drawn wider.
        top: where ranks begin.
        rank_x: the middle of every rank.
        suit: the middle of the suit sign.
        suit_height: how tall that is.
        notch: the right lower corner of the strip, where pictures may begin.
        figure: how figures are moved to stand clear of the strip.
    """

    scale: float
    widest: float
    top: float
    rank_x: float
    suit: tuple[float, float]
    suit_height: float
    notch: tuple[float, float]
    figure: Affine
    joker: Affine


STILL = place(0, 0)
CLASSIC = Corner(1.0, 60, 10.5, 33, (82, 34.5), 44, (121.5, 66), STILL, STILL)
LARGE = Corner(1.56, 66, 11, 42.5, (107, 48), 56, (139, 92), place(45.5, 37, 0.78), place(39.2, 37.8, 0.84))
"""For tired eyes: the index more than half as tall again, and calm pictures."""


def blank() -> Drawing:
    """Return the empty card; its edge is dark enough to part two overlapping cards at 48 pixels."""
    return [filled(round_rect(1, 1, WIDTH - 2, HEIGHT - 2, 14), PAPER, _EDGE, 2)]


def index(rank: str, suit: str, corner: Corner) -> Drawing:
    """Return the upper left index."""
    width, glyph = rank_drawing(rank, SUIT_COLOURS[suit])
    across = min(corner.scale, corner.widest / width)
    placed = moved(glyph, Affine(across, 0, 0, corner.scale, corner.rank_x - width * across / 2, corner.top))
    return placed + suit_sign(suit, *corner.suit, corner.suit_height)


def half_turned(lines: Iterable[str]) -> list[str]:
    """Return the lines turned by 180 degrees about the middle of the card."""
    return [f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">', *lines, "</g>"]


def face(once: Drawing, twice: Drawing) -> str:
    """Return a card showing `once` as it is and `twice` both upright and turned over."""
    lines = svg_lines(twice)
    return document(WIDTH, HEIGHT, [*svg_lines(blank()), *svg_lines(once), *lines, *half_turned(lines)])
