"""The two backs: a calm lattice with a guilloche rosette, symmetrical in both directions."""

from __future__ import annotations

from card import CENTRE, HEIGHT, WIDTH, blank
from ink import Drawing, document, filled, round_rect, svg_lines

BACKS = {"red": ("#a8202c", "#c95a5e"), "blue": ("#1f4379", "#5b7fb3")}


def back(name: str) -> str:
    """Return the back of that colour."""
    ground, _thread = BACKS[name]
    panel: Drawing = [filled(round_rect(14, 14, WIDTH - 28, HEIGHT - 28, 8), ground)]
    return document(WIDTH, HEIGHT, svg_lines(blank() + panel))
