"""Number cards: the traditional pip patterns below the index strip."""

from __future__ import annotations

from card import CENTRE, CLASSIC, HEIGHT, Corner, face, index
from glyphs import GOLD, suit_sign
from ink import Drawing, line
from paths import ellipse

_LEFT, _MIDDLE, _RIGHT = 63.0, 120.0, 177.0


def _rows(top: float, count: int) -> list[float]:
    step = (HEIGHT - 2 * top) / (count - 1)
    return [top + step * i for i in range(count)]


_TWO, _THREE, _FOUR = _rows(100, 2), _rows(97, 3), _rows(91, 4)


def _pattern(columns: list[float], middle: list[float]) -> list[tuple[float, float]]:
    sides = [(x, y) for y in columns for x in (_LEFT, _RIGHT)]
    return sides + [(_MIDDLE, y) for y in middle]


_CENTRE_Y = HEIGHT / 2
_PIPS: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "2": (76, _pattern([], _rows(112, 2))),
    "3": (60, _pattern([], _THREE)),
    "4": (66, _pattern(_TWO, [])),
    "5": (64, _pattern(_TWO, [_CENTRE_Y])),
    "6": (58, _pattern(_THREE, [])),
    "7": (54, _pattern(_THREE, [(_THREE[0] + _THREE[1]) / 2])),
    "8": (54, _pattern(_THREE, [(_THREE[0] + _THREE[1]) / 2, (_THREE[1] + _THREE[2]) / 2])),
    "9": (46, _pattern(_FOUR, [_CENTRE_Y])),
    "10": (46, _pattern(_FOUR, [(_FOUR[0] + _FOUR[1]) / 2, (_FOUR[2] + _FOUR[3]) / 2])),
}


def number_card(rank: str, suit: str, corner: Corner) -> str:
    """Return a card from 2 to 10; the lower pips stand on their heads."""
    if corner is not CLASSIC:
        return _calm_card(rank, suit, corner)
    height, places = _PIPS[rank]
    pips: Drawing = []
    for x, y in places:
        pips += suit_sign(suit, x, y, height, 180 if y > _CENTRE_Y + 1 else 0)
    return face((_pinella_rings() if rank == "2" else []) + pips, index(rank, suit, corner))


def _calm_card(rank: str, suit: str, corner: Corner) -> str:
    """Return a card whose large index says all; one pip fills the middle."""
    ring = [line(ellipse(*CENTRE, 62), GOLD, 3.4)] if rank == "2" else []
    return face([*ring, *suit_sign(suit, *CENTRE, 104)], index(rank, suit, corner))


def _pinella_rings() -> Drawing:
    """Return the gold rings that tell the twos, wild cards in this game, from plain cards."""
    return [line(ellipse(x, y, 45), GOLD, 2.6) for x, y in _PIPS["2"][1]]
