"""The looks: every tone is there, and every text can be read on every ground it may stand on."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor

from burraco_desktop.ui.looks import Felt, Look, Theme, Tone, look_of
from burraco_desktop.ui.theme import FOUR_INKS, TWO_INKS

ENOUGH = 4.5
"""The contrast that WCAG 2 asks of text at level AA."""
MUCH = 7.0
"""At level AAA."""
SHAPES = 3.0
"""What it asks of the edges of controls and of marks."""

GROUNDS = (Tone.PAGE, Tone.PAGE_EDGE, Tone.GROUND, Tone.PANEL, Tone.RAISED, Tone.HOVER, Tone.FIELD)
CLOTH = (Tone.FELT_LIGHT, Tone.FELT, Tone.FELT_DARK, Tone.ZONE)
PAIRS = [
    *product((Tone.TEXT, Tone.SOFT, Tone.STRONG, Tone.RED), GROUNDS),
    *product((Tone.FELT_TEXT, Tone.FELT_SOFT, Tone.FELT_GOLD), CLOTH),
    *product((Tone.GOOD, Tone.FAIR, Tone.BAD), (Tone.PANEL, Tone.GROUND)),
    *product((Tone.OFF,), (Tone.PANEL, Tone.GROUND, Tone.RAISED, Tone.FIELD)),
    *product((Tone.ON_GOLD,), (Tone.GOLD, Tone.GOLD_LIGHT, Tone.GOLD_DARK)),
    *product((Tone.INK,), (Tone.IVORY, Tone.CLEAN, Tone.DIRTY, Tone.OURS, Tone.THEIRS)),
    (Tone.TITLE, Tone.PAGE),
    (Tone.TITLE, Tone.PANEL),
]
MARKS = [
    *product((Tone.FOCUS,), GROUNDS),
    *product((Tone.GLOW,), CLOTH),
    (Tone.CURSOR, Tone.IVORY),
    (Tone.REFUSED, Tone.IVORY),
]
THEMES = (Theme.LIGHT, Theme.DARK, Theme.CONTRAST)
LOOKS = [pytest.param(look_of(*pair), id="-".join(pair)) for pair in product(THEMES, Felt)]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""

    def luminance(colour: str) -> float:
        parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def weak(look: Look, pairs: list[tuple[Tone, Tone]], least: float) -> list[str]:
    return [f"{one} on {other}" for one, other in pairs if contrast(look[one], look[other]) < least]


@pytest.mark.parametrize("look", LOOKS)
def test_every_tone_has_a_colour(look: Look) -> None:
    assert set(look.colours) == set(Tone)
    assert all(QColor(colour).isValid() for colour in look.colours.values())


@pytest.mark.parametrize("look", LOOKS)
def test_every_text_can_be_read(look: Look) -> None:
    assert weak(look, PAIRS, ENOUGH) == []


@pytest.mark.parametrize("look", LOOKS)
def test_focus_glow_and_cursor_stand_out(look: Look) -> None:
    assert weak(look, MARKS, SHAPES) == []


@pytest.mark.parametrize("felt", Felt)
def test_the_contrast_look_has_more_than_enough(felt: Felt) -> None:
    assert weak(look_of(Theme.CONTRAST, felt), [pair for pair in PAIRS if Tone.OFF not in pair], MUCH) == []


@pytest.mark.parametrize("inks", [TWO_INKS, FOUR_INKS])
def test_suits_can_be_read_on_paper(inks: tuple[str, ...]) -> None:
    assert [ink for ink in inks if contrast(ink, "#FFFDF6") < ENOUGH] == []
