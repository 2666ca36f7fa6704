"""The small things court figures carry: kings' and jacks' tokens rest on y = 20, flowers stand on y = 36."""

from __future__ import annotations

from court_parts import (
    CRIMSON,
    DEEP_GOLD,
    FINE,
    GOLD,
    INK,
    IVORY,
    LEAF_GREEN,
    OUTLINE,
    WHITE,
    Palette,
    detail,
    fine,
    jewel,
    part,
)
from glyphs import suit_path
from ink import Drawing, filled, line, moved
from ornament import LEAF, dots, rim, rosette
from paths import ellipse, place, star


def orb(palette: Palette) -> Drawing:
    """Return the orb with its cross."""
    return [
        detail("M-2 -16 V-21 H-7 V-25 H-2 V-30 H2 V-25 H7 V-21 H2 V-16 Z", GOLD),
        part(ellipse(0, 0, 16.5), palette.second),
        detail("M-16.5 -1 Q0 7 16.5 -1 L15.8 5 Q0 12 -15.8 5 Z", GOLD),
        detail("M-2.6 -16.2 H2.6 L3 3 H-3 Z", GOLD),
        filled(ellipse(-8, -7, 2.6, 3.6), WHITE),
        *jewel(0, 5, CRIMSON, 2.6),
    ]


def shield(palette: Palette) -> Drawing:
    """Return a shield with a star."""
    return [
        part("M-21 -26 Q0 -20 21 -26 Q23 8 0 32 Q-23 8 -21 -26 Z", GOLD),
        detail("M-16 -20 Q0 -15 16 -20 Q17 5 0 25 Q-17 5 -16 -20 Z", palette.second),
        fine(star(0, -1, 13, 5.2, 8), GOLD),
        fine(ellipse(0, -1, 3.4), IVORY),
    ]


def gem(_palette: Palette) -> Drawing:
    """Return a large brilliant."""
    outline = "M-19 -5 L-10 -16 H10 L19 -5 L0 18 Z"
    cuts = "M-19 -5 H19 M-10 -16 L-5 -5 L0 18 L5 -5 L10 -16 M-5 -5 L0 -16 L5 -5"
    return [
        filled(outline, "#6fc0c4"),
        filled("M-10 -16 L-5 -5 H-19 Z M10 -16 L5 -5 L0 -16 Z", "#c6ecea"),
        filled("M19 -5 L0 18 L5 -5 Z", "#2c8089"),
        line(cuts, INK, FINE),
        line(outline, INK, OUTLINE),
    ]


def chalice(palette: Palette) -> Drawing:
    """Return a golden cup of wine."""
    bowl = "M-17 -20 C-17 -2 -10 2 -3 4 L-3 12 L3 12 L3 4 C10 2 17 -2 17 -20 Z"
    return [
        part(bowl, GOLD),
        detail(ellipse(0, -20, 17, 4.4), palette.second),
        detail(ellipse(0, 9, 5.4, 3.4), GOLD),
        detail("M-12 20 Q-10 13 0 12 Q10 13 12 20 Z", GOLD),
        line("M-15.5 -10 Q0 -5 15.5 -10", INK, FINE),
        *jewel(0, -2.6, palette.main, 2.6),
        line("M-11 -13 Q-11 -6 -8 -3", IVORY, 1.8),
    ]


def hourglass(palette: Palette) -> Drawing:
    """Return an hourglass."""
    glass = "M-12 -20 H12 C12 -6 3 -4 2 0 C3 4 12 6 12 20 H-12 C-12 6 -3 4 -2 0 C-3 -4 -12 -6 -12 -20 Z"
    sand = "M-9.4 -11 H9.4 C7 -5 2 -4 0 0 C-2 -4 -7 -5 -9.4 -11 Z M0 6 L9 19 H-9 Z"
    return [
        detail(glass, "#e6f0f4"),
        filled(sand, GOLD),
        detail("M-16 -25 H16 V-19 H-16 Z M-16 19 H16 V25 H-16 Z", palette.second),
        line("M-14 -19 V19 M14 -19 V19", INK, 4),
        line("M-14 -18 V18 M14 -18 V18", GOLD, 1.7),
    ]


def letter(_palette: Palette) -> Drawing:
    """Return a letter sealed with a heart."""
    sheet = [
        part("M-20 -14 H20 V14 H-20 Z", IVORY),
        line("M-20 -14 L0 4 L20 -14 M-20 14 L-6 -1 M20 14 L6 -1", INK, FINE),
        fine(suit_path("h").mapped(place(0, 3, 0.14)), CRIMSON),
    ]
    return moved(sheet, place(0, 5, 1, -10))


def coin(palette: Palette) -> Drawing:
    """Return a great gold coin, as the Italian suit of diamonds had it."""
    return [
        part(ellipse(0, 0, 18), GOLD),
        line(dots(rim(ellipse(0, 0, 14.6)), 20), IVORY, 2.6),
        line(ellipse(0, 0, 11.6), INK, FINE),
        fine(star(0, 0, 11, 4.2, 8), palette.main),
        fine(ellipse(0, 0, 2.6), IVORY),
    ]


def horn(palette: Palette) -> Drawing:
    """Return a hunting horn."""
    tube = "M-20 3 C-14 14 0 18 11 4 C15 -2 15 -10 13 -16 L24 -20 C26 -6 23 8 12 17 C0 27 -17 20 -23 6 Z"
    return [
        line("M-17 6 Q0 -30 14 4", palette.second, 2),
        part(tube, GOLD),
        detail("M10.6 -13 L26 -18 L26 -24 L9 -18.6 Z", palette.main),
        line("M11 4 L19.4 11 M-4 13 L-4.6 22", palette.main, 2.6),
    ]


def _stalk() -> Drawing:
    stem = "M0 0 Q3 18 0 36"
    return [
        line(stem, INK, 5.2),
        line(stem, LEAF_GREEN, 2.6),
        detail(LEAF.mapped(place(-9, 24, 9, -58)), LEAF_GREEN),
        detail(LEAF.mapped(place(10, 27, 9, 58)), LEAF_GREEN),
    ]


def rose(_palette: Palette) -> Drawing:
    """Return a red rose."""
    return [
        *_stalk(),
        part("M-15 -4 R-13 8 -3 13 8 11 15 2 14 -8 6 -14 -6 -14 -14 -10 -15 -4 Z", CRIMSON),
        detail(ellipse(0, -3, 8.4, 7.6), "#d65560"),
        line("M-4 -3 R-2 -8 4 -6 4 -1 -1 1 -1 -3", INK, 1.3),
        line("M-14 -2 R-8 6 0 6 10 6 14 -4 M-2 12 Q2 10 4 6", INK, 1.3),
    ]


def lily(_palette: Palette) -> Drawing:
    """Return a white lily."""
    sides = "M0 14 C-8 8 -14 0 -19 -14 C-10 -14 -5 -6 0 14 Z M0 14 C8 8 14 0 19 -14 C10 -14 5 -6 0 14 Z"
    return [
        *_stalk(),
        filled(sides, IVORY, INK, 1.9),
        filled("M0 14 C-9 4 -9 -8 0 -20 C9 -8 9 4 0 14 Z", IVORY, INK, 1.9),
        line("M0 10 V-8 M-3 6 L-6 -4 M3 6 L6 -4", GOLD, 1.6),
        filled(ellipse(0, -9, 1.8) + ellipse(-6.4, -5, 1.6) + ellipse(6.4, -5, 1.6), DEEP_GOLD),
    ]


def tulip(palette: Palette) -> Drawing:
    """Return a tulip."""
    cup = "M-14 -12 Q-7 -10 0 -16 Q7 -10 14 -12 C17 4 8 14 0 14 C-8 14 -17 4 -14 -12 Z"
    return [
        *_stalk(),
        part(cup, palette.accent),
        detail("M0 -16 C9 -6 8 6 0 14 C-8 6 -9 -6 0 -16 Z", palette.second),
    ]


def daisy(_palette: Palette) -> Drawing:
    """Return a daisy."""
    petals = rosette(LEAF.mapped(place(0, -10.5, 8.6)), 10)
    return [*_stalk(), detail(petals, IVORY), detail(ellipse(0, 0, 6), GOLD)]
