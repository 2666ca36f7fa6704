"""Cut the fonts of the window: three of the variable Nunito Sans with signs of suits, and the title face.

    python3 resources/fonts/make_fonts.py NUNITO_SANS FRAUNCES

The arguments are the files of the variable Nunito Sans and of the Latin Fraunces in weight 600 (.woff2).
Needed only to change the fonts, with `fonttools` and `brotli` installed; the results lie beside this script.
Suits are added so that texts can name cards in the same hand on every system, even on one without fonts.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).resolve().parent
FAMILY = "Nunito Sans"
TITLE_FAMILY = "Fraunces"
STYLES = {"Regular": 400, "SemiBold": 600, "Bold": 700}
PLAIN_AXES = {"opsz": 12, "wdth": 100, "YTLC": 500}

# All Latin letters with their accents, punctuation, currencies, and the signs of arithmetic.
LETTERS = [
    *range(0x0020, 0x0250),
    *range(0x02B0, 0x0330),
    *range(0x1E00, 0x1F00),
    *range(0x2000, 0x2270),
]

# Drawn in a box of 100 units, y downwards.
SUITS = {
    "♠": "M50 4 C58 22 95 40 95 64 C95 77 85 85 74 85 C66 85 60 81 55 75 C56 84 59 91 66 96 L34 96 "
    "C41 91 44 84 45 75 C40 81 34 85 26 85 C15 85 5 77 5 64 C5 40 42 22 50 4 Z",
    "♥": "M50 94 C20 68 5 50 5 31 C5 16 16 7 28 7 C38 7 46 13 50 23 C54 13 62 7 72 7 "
    "C84 7 95 16 95 31 C95 50 80 68 50 94 Z",
    "♦": "M50 3 C58 20 70 36 86 50 C70 64 58 80 50 97 C42 80 30 64 14 50 C30 36 42 20 50 3 Z",
    "♣": "M45 72 C41 78 35 81 27 81 C14 81 5 72 5 59 C5 46 14 37 27 37 C30 37 33 37.6 35.5 38.8 "
    "C31 35 28.5 30 28.5 25 C28.5 13 38 4 50 4 C62 4 71.5 13 71.5 25 C71.5 30 69 35 64.5 38.8 "
    "C67 37.6 70 37 73 37 C86 37 95 46 95 59 C95 72 86 81 73 81 C65 81 59 78 55 72 "
    "C56 82 59 90 66 96 L34 96 C41 90 44 82 45 72 Z",
}
SUIT_SCALE = 7.5
SUIT_BASE_LINE = 96


def main(source: str, title_source: str) -> None:
    """Write one file for each style, and one for titles."""
    write_title_face(title_source)
    for style, weight in STYLES.items():
        font = instancer.instantiateVariableFont(
            TTFont(source, recalcTimestamp=False), PLAIN_AXES | {"wght": weight}
        )
        keep_letters(font)
        add_suits(font)
        name_style(font, style)
        font.save(FOLDER / f"NunitoSans-{style}.ttf")


def write_title_face(source: str) -> None:
    """Unpack the title face, which comes cut to the Latin letters, and let its family bear the plain name."""
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    for number in (16, 17):
        font["name"].removeNames(nameID=number)
    for number, text in {1: TITLE_FAMILY, 2: "Regular", 4: TITLE_FAMILY}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font.save(FOLDER / f"{TITLE_FAMILY}-SemiBold.ttf")


def keep_letters(font: TTFont) -> None:
    """Drop the scripts that no language of the game is written in."""
    options = subset.Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)


def add_suits(font: TTFont) -> None:
    """Add the four suits, as tall as a capital letter."""
    font.setGlyphOrder([*font.getGlyphOrder(), *(f"uni{ord(sign):04X}" for sign in SUITS)])
    for sign, outline in SUITS.items():
        name = f"uni{ord(sign):04X}"
        pen = TTGlyphPen(None)
        place = (SUIT_SCALE, 0, 0, -SUIT_SCALE, 0, SUIT_BASE_LINE * SUIT_SCALE)
        parse_path(outline, TransformPen(Cu2QuPen(pen, max_err=1), place))
        font["glyf"][name] = glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(100 * SUIT_SCALE), glyph.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name


def name_style(font: TTFont, style: str) -> None:
    """Name the font so that all three are one family, with its weight as the difference."""
    is_linked = style in {"Regular", "Bold"}
    names = {
        1: FAMILY if is_linked else f"{FAMILY} {style}",
        2: style if is_linked else "Regular",
        3: f"3.101;burraco-desktop;NunitoSans-{style}",
        4: f"{FAMILY} {style}",
        5: "Version 3.101; subset with card suits for Burraco Desktop",
        6: f"NunitoSans-{style}",
        16: None if is_linked else FAMILY,
        17: None if is_linked else style,
        25: None,
    }
    for number, text in names.items():
        font["name"].removeNames(nameID=number)
        if text:
            font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = STYLES[style]
    is_bold = style == "Bold"
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if is_bold else 0x40)
    font["head"].macStyle = int(is_bold)


if __name__ == "__main__":
    main(*sys.argv[1:])
