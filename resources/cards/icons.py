"""The program icon and the small suit signs of the user interface, from the deck's own outlines."""

from __future__ import annotations

from collections.abc import Iterator

from backs import BACKS
from glyphs import BLACK, GOLD, PAPER, RED, SUIT_COLOURS, SUITS, suit_path
from ink import Drawing, document, filled, line, moved, svg_lines
from jokers import cap
from paths import Path, ellipse, place, round_rect

_EDGE = "#2a2620"
_FELT, _FELT_DARK = "#1b6547", "#0f4630"

_SIGNS = {
    "continue": "M30 16 L82 50 L30 84 Z",
    "new": "M40 10 H82 Q88 10 88 16 V78 Q88 84 82 84 H40 Q34 84 34 78 V16 Q34 10 40 10 Z "
    "M34 22 L18 26 Q12 28 13 34 L22 90 Q24 94 30 93 L58 90 M61 33 V61 M47 47 H75",
    "learn": "M50 20 L94 40 L50 60 L6 40 Z M24 50 V70 C36 82 64 82 76 70 V50 M94 40 V66",
    "rules": "M50 24 C40 16 24 14 8 16 V78 C24 76 40 78 50 86 C60 78 76 76 92 78 V16 C76 14 60 16 50 24 V86",
    "referee": "M50 12 V88 M30 88 H70 M16 26 H84 M16 26 L4 58 M16 26 L28 58 M84 26 L72 58 M84 26 L96 58 "
    "M4 58 C4 72 28 72 28 58 Z M72 58 C72 72 96 72 96 58 Z",
    "saves": "M8 26 Q8 20 14 20 H38 L48 31 H86 Q92 31 92 37 V76 Q92 82 86 82 H14 Q8 82 8 76 Z M8 44 H92",
    "statistics": "M10 88 H92 M24 86 V54 M46 86 V22 M68 86 V40 M88 86 V12",
    "preferences": "M8 24 H50 M70 24 H92 M8 50 H22 M42 50 H92 M8 76 H58 M78 76 H92",
}
"""What buttons show beside their words, drawn by one pen in a box of 100 units; the window tints them."""


_KNOBS = ellipse(60, 24, 10) + ellipse(32, 50, 10) + ellipse(68, 76, 10)


_MARKS = {"tick": "M14 54 L40 80 L88 22", "more": "M34 16 L68 50 L34 84"}
"""What marks a chosen box or entry of a menu, and an entry that leads to a further menu."""
_INKS = {"dark": _EDGE, "light": PAPER}
"""Style sheets cannot tint a drawing, so marks are there for light and for dark grounds."""


def icons() -> Iterator[tuple[str, str]]:
    """Yield name and SVG of every icon."""
    yield "burraco", _program_icon()
    yield "match_file", _match_icon()
    for suit in SUITS:
        yield f"suit_{suit}", _suit_icon(suit)
    for ink, colour in _INKS.items():
        for name, strokes in _MARKS.items():
            yield f"{name}_{ink}", document(100, 100, svg_lines([line(Path.parse(strokes), colour, 15)]))
    for name, strokes in _SIGNS.items():
        path = Path.parse(strokes) + _KNOBS if name == "preferences" else Path.parse(strokes)
        yield name, document(100, 100, svg_lines([line(path, BLACK, 7.5)]))


def _suit_icon(suit: str) -> str:
    return document(104, 104, svg_lines([filled(suit_path(suit).mapped(place(52, 52)), SUIT_COLOURS[suit])]))


def _program_icon() -> str:
    """Return three fanned cards on cloth; few and large parts: the icon is mostly seen at 16 to 48 pixels."""
    cloth = [
        filled(round_rect(6, 6, 244, 244, 54), _FELT, _FELT_DARK, 8),
        line(round_rect(17, 17, 222, 222, 44), GOLD, 4),
    ]
    return document(256, 256, svg_lines([*cloth, *moved(_fan(), place(24, 25, 0.8))]))


def _match_icon() -> str:
    """Return a sheet of paper with a folded corner, and the cards on a cloth at its foot: a saved match."""
    sheet = [
        filled(
            "M48 8 H160 L216 64 V232 Q216 248 200 248 H48 Q32 248 32 232 V24 Q32 8 48 8 Z", PAPER, _EDGE, 7
        ),
        filled("M160 8 V52 Q160 64 172 64 H216 Z", "#e4dcc6", _EDGE, 7),
        filled("M32 176 H216 V232 Q216 248 200 248 H48 Q32 248 32 232 Z", _FELT, _EDGE, 7),
    ]
    return document(256, 256, svg_lines([*sheet, *moved(_fan(), place(40, 57, 0.68))]))


def _fan() -> Drawing:
    """Return two backs and a front, spread out."""
    cards: Drawing = []
    for turn, dye in ((-16.0, "blue"), (-1.0, "red")):
        cards += moved(_back(BACKS[dye][0].ground), place(130, 288 if turn < -9 else 281, 0.94, turn))
    return cards + moved(_front(), place(130, 288, 0.94, 14))


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
