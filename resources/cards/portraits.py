"""Portraits of the court and the jesters, for the name plates of players: square, head and shoulders."""

from __future__ import annotations

from collections.abc import Iterator

from court_jacks import jack_portrait
from court_kings import king_portrait
from court_parts import PALETTES
from court_queens import queen_portrait
from glyphs import SUITS
from ink import Drawing, clipped, document, filled, moved, svg_lines
from jokers import JOKERS, jester_portrait
from paths import HalfPlane, place, round_rect

_SIDE = 100.0
_SQUARE = (HalfPlane(-1, 0, 0), HalfPlane(1, 0, _SIDE), HalfPlane(0, -1, 0), HalfPlane(0, 1, _SIDE))
_COURT_LEFT, _COURT_TOP, _COURT_WIDTH = 104.0, 22.0, 110.0
_JESTER_LEFT, _JESTER_TOP, _JESTER_WIDTH = 22.0, 18.0, 196.0


def portraits() -> Iterator[tuple[str, str]]:
    """Yield name and SVG of every portrait, named as the cards."""
    for suit in SUITS:
        palette = PALETTES[suit]
        for rank, drawn in (("j", jack_portrait), ("q", queen_portrait), ("k", king_portrait)):
            figure = _framed(drawn(suit, palette), _COURT_LEFT, _COURT_TOP, _COURT_WIDTH)
            yield f"{rank}{suit}", _portrait(palette.ray, figure)
    for name, motley in JOKERS.items():
        figure = _framed(jester_portrait(name), _JESTER_LEFT, _JESTER_TOP, _JESTER_WIDTH)
        yield f"j{name}", _portrait(motley.palette.ray, figure)


def _framed(figure: Drawing, left: float, top: float, width: float) -> Drawing:
    scale = _SIDE / width
    return clipped(moved(figure, place(-left * scale, -top * scale, scale)), *_SQUARE)


def _portrait(ground: str, figure: Drawing) -> str:
    square = filled(round_rect(0, 0, _SIDE, _SIDE, 0.1), ground)
    return document(_SIDE, _SIDE, svg_lines([square, *figure]))
