"""The card as an object: paper, edge, corner indices and the half-turn symmetry of a face.

The index rule: rank and suit stand side by side inside 3..44 % of the width and 2.5..18.5 % of the
height. Cards lie overlapped, so this strip is often all a player sees of a card.
"""

from __future__ import annotations

from collections.abc import Iterable

from glyphs import PAPER, SUIT_COLOURS, rank_drawing, suit_sign
from ink import Drawing, document, filled, moved, svg_lines
from paths import place, round_rect

WIDTH, HEIGHT = 240.0, 336.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
_EDGE = "#7d766a"

_INDEX_TOP = 10.5
_RANK_CENTRE = 33.0
_SUIT_CENTRE = (82.0, 34.5)
_SUIT_HEIGHT = 44.0


def blank() -> Drawing:
    """Return the empty card; its edge is dark enough to part two overlapping cards at 48 pixels."""
    return [filled(round_rect(1, 1, WIDTH - 2, HEIGHT - 2, 14), PAPER, _EDGE, 2)]


def index(rank: str, suit: str) -> Drawing:
    """Return the upper left index."""
    width, glyph = rank_drawing(rank, SUIT_COLOURS[suit])
    placed = moved(glyph, place(_RANK_CENTRE - width / 2, _INDEX_TOP))
    return placed + suit_sign(suit, *_SUIT_CENTRE, _SUIT_HEIGHT)


def half_turned(lines: Iterable[str]) -> list[str]:
    """Return the lines turned by 180 degrees about the middle of the card."""
    return [f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">', *lines, "</g>"]


def face(once: Drawing, twice: Drawing) -> str:
    """Return a card showing `once` as it is and `twice` both upright and turned over."""
    lines = svg_lines(twice)
    return document(WIDTH, HEIGHT, [*svg_lines(blank()), *svg_lines(once), *lines, *half_turned(lines)])
