"""The two jokers."""

from __future__ import annotations

from card import face
from glyphs import BLACK, RED
from ink import Drawing, filled, place, star, Path, moved, ellipse

JOKERS = {"k": RED, "b": BLACK}

_CAP = (
    "M-38 26 C-42 4 -46 -14 -50 -20 C-34 -24 -22 -16 -17 -4 C-16 -22 -10 -38 0 -46 "
    "C10 -38 16 -22 17 -4 C22 -16 34 -24 50 -20 C46 -14 42 4 38 26 Z M-36 34 H36 V46 H-36 Z"
)


def cap(colour: str) -> Drawing:
    """Return the jester's cap in a box of 100 units around the origin."""
    bells = ellipse(-49, -16, 9) + ellipse(0, -44, 9) + ellipse(49, -16, 9)
    return [filled(Path.parse(_CAP) + bells, colour)]


def joker_index(colour: str) -> Drawing:
    """Return star and cap where rank and suit stand on other cards."""
    return [filled(star(33, 36, 26, 11.5), colour), *moved(cap(colour), place(82, 34.5, 0.42))]


def joker(name: str) -> str:
    """Return a joker."""
    colour = JOKERS[name]
    return face(moved(cap(colour), place(120, 168, 1.4)), joker_index(colour))
