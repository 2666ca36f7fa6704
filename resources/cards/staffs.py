"""The long things court figures hold upright: x = 0 is the staff, y is the height on the card."""

from __future__ import annotations

from court_parts import (
    CRIMSON,
    DARK_STEEL,
    FINE,
    GOLD,
    INK,
    IVORY,
    LEAF_GREEN,
    NAVY,
    OUTLINE,
    STEEL,
    WHITE,
    WOOD,
    Palette,
    detail,
    fine,
    part,
)
from glyphs import suit_path
from ink import Drawing, filled, line, moved
from ornament import dots, rim
from paths import ellipse, place, star


def heart_sceptre(palette: Palette) -> Drawing:
    """Return a golden rod with a heart in a ring."""
    return [
        detail("M-2.8 52 H2.8 V184 H-2.8 Z", GOLD),
        detail("M-7 56 Q0 66 7 56 L4.5 70 H-4.5 Z", GOLD),
        part(ellipse(0, 38, 14.6), IVORY),
        line(ellipse(0, 38, 12.4), GOLD, 1.8),
        filled(suit_path("h").mapped(place(0, 38.4, 0.2)), palette.main),
        detail("M-4.6 21 L0 15.6 L4.6 21 L0 26.4 Z", GOLD),
        fine(ellipse(0, 84, 4.6, 3), palette.second),
    ]


def sword(palette: Palette) -> Drawing:
    """Return an upright sword."""
    return [
        filled("M-6 136 V38 L0 20 L6 38 V136 Z", STEEL),
        filled("M0 24 L6 38 V136 H0 Z", DARK_STEEL),
        line("M0 34 V130", INK, FINE),
        line("M-6 136 V38 L0 20 L6 38 V136 Z", INK, OUTLINE),
        detail("M-3.4 138 H3.4 V172 H-3.4 Z", palette.second),
        detail("M-19 131 Q-20 139 -13 140 H13 Q20 139 19 131 Q11 134.6 0 134 Q-11 134.6 -19 131 Z", GOLD),
        detail(ellipse(0, 174, 5.4), GOLD),
    ]


def axe(palette: Palette) -> Drawing:
    """Return a battle axe."""
    blade = "M-3 36 C-8 36 -11.5 30 -14 23 C-19.6 40 -19.6 58 -14 76 C-11.5 68 -8 62 -3 61 Z"
    return [
        detail("M-3 20 H3 V184 H-3 Z", WOOD),
        part(blade, STEEL),
        line("M-14.6 31 C-17.8 43 -17.8 56 -14.6 68", "#93a3b1", 2),
        detail("M3 38 L14 48 L3 58 Z", DARK_STEEL),
        detail("M-5.5 34 H5.5 V63 H-5.5 Z", GOLD),
        detail("M-5 22 L0 14 L5 22 Z", GOLD),
        fine(ellipse(0, 76, 4.4, 2.8), palette.second),
    ]


def club_staff(palette: Palette) -> Drawing:
    """Return a wooden staff with a golden club."""
    return [
        detail("M-2.8 48 H2.8 V184 H-2.8 Z", WOOD),
        detail(suit_path("c").mapped(place(0, 36, 0.32)), GOLD),
        detail(ellipse(0, 54, 6, 2.8), GOLD),
        fine(ellipse(0, 61.6, 4.4, 2.4), palette.second),
    ]


def spade_sceptre(palette: Palette) -> Drawing:
    """Return a golden rod with a spade in a star."""
    return [
        detail("M-2.8 46 H2.8 V184 H-2.8 Z", GOLD),
        detail(star(0, 35, 17, 7.6, 8), palette.accent),
        detail(ellipse(0, 35, 9.6), IVORY),
        filled(suit_path("s").mapped(place(0, 35, 0.125)), palette.main),
        detail("M-6.4 54 Q0 61 6.4 54 L4 66 H-4 Z", GOLD),
        fine(ellipse(0, 80, 4.6, 3), palette.second),
    ]


def mirror(palette: Palette) -> Drawing:
    """Return a hand mirror on a long handle."""
    return [
        detail("M-2.8 84 H2.8 V184 H-2.8 Z", GOLD),
        part(ellipse(0, 58, 16.4, 25), GOLD),
        line(dots(rim(ellipse(0, 58, 13.6, 21.6)), 20), IVORY, 2.4),
        detail(ellipse(0, 58, 10.8, 18.6), "#cfe7ea"),
        filled("M-6 66 L5 45 L8 49 L-3 72 Z", WHITE),
        fine("M0 25 L5 32 L0 39 L-5 32 Z", palette.second),
        detail(ellipse(0, 86, 6, 3.6), GOLD),
        fine(ellipse(0, 98, 4.4, 3), palette.main),
    ]


def peacock_feather(_palette: Palette) -> Drawing:
    """Return a peacock's feather."""
    barbs = (
        "M0 71 Q-8 65 -14.5 56 M0 71 Q8 65 14.5 56 M0 79 Q-8 73 -13 65 M0 79 Q8 73 13 65 "
        "M0 88 Q-6 82 -9.6 76 M0 88 Q6 82 9.6 76"
    )
    return [
        part("M0 18 C19 30 19 62 3 92 L1.4 184 H-1.4 L-3 92 C-19 62 -19 30 0 18 Z", LEAF_GREEN),
        line(barbs, "#bcd9a0", 1.3),
        line("M0 60 V182", "#d8c06a", 1.8),
        fine(ellipse(0, 44, 12, 16), GOLD),
        fine(ellipse(0, 45, 9, 12), "#3a8fa3"),
        filled(suit_path("h").mapped(place(0, 47, 0.125)), NAVY),
    ]


def dove_perch(palette: Palette) -> Drawing:
    """Return a golden rod with a white dove on its crosspiece."""
    return [
        detail("M-2.8 60 H2.8 V184 H-2.8 Z", GOLD),
        detail("M-14 56 Q0 62 14 56 L13 61 Q0 67 -13 61 Z", GOLD),
        fine(ellipse(0, 78, 4.6, 3), palette.second),
        *moved(_dove(), place(-1.5, 58, 0.92)),
    ]


def _dove() -> Drawing:
    body = "M-15 -23 C-15 -29 -8 -31 -4 -27 C2 -22 8 -19 17 -21 C16 -11 7 -2 -3 -3 C-11 -4 -15 -14 -15 -23 Z"
    wing = "M-5 -18 C3 -22 12 -15 16 -3 C8 0 -3 -5 -5 -18 Z"
    return [
        line("M-2 -3 V0.6 M2 -3 V0.6", "#c9713a", 1.6),
        fine("M-14 -24 L-18.4 -21 L-13.6 -20 Z", GOLD),
        part(body, WHITE),
        detail(wing, IVORY),
        line("M-1 -15 C4 -15 10 -10 12 -5 M0 -10 C4 -9 7 -7 9 -4", INK, FINE),
        filled(ellipse(-10.4, -23.6, 1.3), INK),
    ]


def halberd(palette: Palette) -> Drawing:
    """Return a halberd with a tassel."""
    axe_blade = "M-3.6 44 C-9 44 -12.6 38 -15.4 33 C-19 46 -18 56 -13.6 70 C-11 64 -8.4 60 -3.6 60 Z"
    return [
        detail("M-2.8 60 H2.8 V184 H-2.8 Z", WOOD),
        part("M0 17 L5 40 L3.4 68 H-3.4 L-5 40 Z", STEEL),
        line("M0 24 V62", INK, FINE),
        part(axe_blade, STEEL),
        line("M-15.8 40 C-17 48 -16.2 56 -14 63", "#93a3b1", 1.8),
        detail("M3.6 46 L14 42 L11 52 L3.6 58 Z", DARK_STEEL),
        detail("M-5 62 H5 V72 H-5 Z", GOLD),
        detail("M-4 72 H4 L7 92 L2 88 L0 94 L-2 88 L-7 92 Z", palette.second),
    ]


def love_arrow(_palette: Palette) -> Drawing:
    """Return an arrow whose point is a heart."""
    return [
        detail("M-2 40 H2 V184 H-2 Z", WOOD),
        part(suit_path("h").mapped(place(0, 36, 0.32, 180)), CRIMSON),
        detail("M-4 52 H4 V58 H-4 Z", GOLD),
        detail("M0 72 C13 70 13 84 6 88 L0 80 Z M0 72 C-13 70 -13 84 -6 88 L0 80 Z", IVORY),
    ]


def bow(_palette: Palette) -> Drawing:
    """Return a longbow."""
    wood = (
        "M-13 25 C-6 21 -6 34 -2 44 C10 70 8 96 4 120 L4 190 H-3 L-3 120 C1 96 2 72 -7 46 "
        "C-10 38 -9 31 -13 31 Z"
    )
    return [
        line("M-12 30 V184", "#5b5044", 1.2),
        filled(wood, WOOD, INK, 1.9),
        line("M-4 46 L1 43 M1 60 L6 58 M3 76 L8 76 M3 92 L8 93", GOLD, 2.4),
    ]


def pennon(palette: Palette) -> Drawing:
    """Return a lance with a swallow-tailed pennon."""
    flag = "M-2.6 46 R-9 43 -15 47 -23 45 L-17 56 L-23 68 R-15 70 -9 66 -2.6 69 Z"
    return [
        detail("M-2.6 36 H2.6 V184 H-2.6 Z", WOOD),
        detail("M0 15 L6 30 L0 42 L-6 30 Z", STEEL),
        part(flag, palette.main),
        filled(suit_path("c").mapped(place(-10, 57, 0.13)), GOLD),
        fine(ellipse(0, 43, 4.6, 2.6), GOLD),
    ]
