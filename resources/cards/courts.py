"""Placeholder courts."""

from __future__ import annotations

from card import face, index
from glyphs import suit_sign, rank_drawing, SUIT_COLOURS
from ink import line, moved, place

def court(rank: str, suit: str) -> str:
    width, glyph = rank_drawing(rank, SUIT_COLOURS[suit])
    frame = "M110 13 H227 V270 H130 V323 H13 V66 H110 Z"
    return face([line(frame, "#22355a", 2)], moved(glyph, place(150-width, 80, 1.5)) + index(rank, suit) + suit_sign(suit, 45, 100, 40))
