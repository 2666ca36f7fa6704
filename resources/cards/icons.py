"""The program icon and the small suit signs of the user interface, from the deck's own outlines."""

from __future__ import annotations

from collections.abc import Iterator

from backs import BACKS
from glyphs import BLACK, GOLD, PAPER, RED, SUIT_COLOURS, SUITS, suit_path
from ink import Drawing, document, filled, line, moved, svg_lines
from jokers import cap
from paths import place, round_rect

_EDGE = "#2a2620"


def icons() -> Iterator[tuple[str, str]]:
    """Yield name and SVG of every icon."""
    yield "burraco", _program_icon()
    for suit in SUITS:
        yield f"suit_{suit}", _suit_icon(suit)


def _suit_icon(suit: str) -> str:
    return document(100, 104, svg_lines([filled(suit_path(suit).mapped(place(50, 52)), SUIT_COLOURS[suit])]))


def _program_icon() -> str:
    """Return three fanned cards; few and large parts, because the icon is mostly seen at 16 to 48 pixels."""
    drawing: Drawing = []
    for turn, dye in ((-16.0, "blue"), (-1.0, "red")):
        drawing += moved(_back(BACKS[dye][0].ground), place(130, 288 if turn < -9 else 281, 0.94, turn))
    drawing += moved(_front(), place(130, 288, 0.94, 14))
    return document(256, 256, svg_lines(drawing))


def _card(fill: str) -> Drawing:
    return [filled(round_rect(-66, -268, 132, 186, 16), fill, _EDGE, 7)]


def _back(fill: str) -> Drawing:
    return [
        *_card(PAPER),
        filled(round_rect(-54, -256, 108, 162, 8), fill),
        line(round_rect(-44, -246, 88, 142, 4), GOLD, 4),
    ]


def _front() -> Drawing:
    heart = suit_path("h").mapped(place(0, -152, 1.02))
    return [*_card(PAPER), filled(heart, RED), *moved(cap(BLACK), place(0, -226, 0.5))]
