"""The four jacks: young, with a cap and a feather; each with his own hair, doublet and attributes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from court_parts import (
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    NAVY,
    OUTLINE,
    Palette,
    blush,
    brows,
    detail,
    eyes,
    face,
    fine,
    jewel,
    lifted_arm,
    lozenge,
    neck,
    part,
    set_body,
    set_head,
    staff_arm,
    young_mouth,
)
from ink import Drawing, filled, line, moved
from ornament import BEAD, LOZENGE, Edge, between, edge, open_path, spokes, spots, string, strip
from paths import place
from staffs import bow, halberd, love_arrow, pennon
from tokens import coin, horn, hourglass, letter

Part = Callable[[Palette], Drawing]


@dataclass(frozen=True, slots=True)
class Jack:
    """What makes one jack."""

    hair_behind: Part
    head: Part
    looks_left: bool
    collar: Part
    staff: Part
    token: Part
    token_y: float
    slashes: str = GOLD
    stripes: str | None = None
    swapped: bool = False


def jack(suit: str, palette: Palette) -> Drawing:
    """Return the upper half of a jack, larger than the space it is clipped to."""
    who = _JACKS[suit]
    dress = palette.swapped() if who.swapped else palette
    return [
        *moved(who.staff(dress), place(210.5, 0)),
        *jack_portrait(suit, palette),
        *moved(who.token(dress), place(85, who.token_y)),
        *moved(lifted_arm(dress, 0.92), place(85, 126)),
        *moved(staff_arm(dress, 1.05), place(210.5, 153)),
    ]


def jack_portrait(suit: str, palette: Palette) -> Drawing:
    """Return head and shoulders of a jack, without what he holds."""
    who = _JACKS[suit]
    dress = palette.swapped() if who.swapped else palette
    return [
        *set_head(who.hair_behind(palette), looks_left=who.looks_left),
        *set_body(_doublet(dress, who.stripes or dress.accent)),
        *set_head(neck(palette, 8.6), looks_left=who.looks_left),
        *set_body(who.collar(dress)),
        *moved(_puff(dress.second, who.slashes), place(105, 148)),
        *moved(_puff(dress.second, who.slashes), place(207, 147, mirrored=True)),
        *set_head(who.head(palette), looks_left=who.looks_left),
    ]


def _doublet(dress: Palette, stripes: str) -> Drawing:
    left = edge("M134 116 R114 122 96 130 84 146 78 170 74 210")
    right = edge("M170 116 R192 120 210 130 221 146 230 178 236 230")
    left_middle = edge("M147 118 R146 128 144 138 142 152 139 178 137 214")
    right_middle = edge("M157 118 R159 128 161 138 165 152 173 186 181 234")
    drawing = [part(strip(left, right), dress.main)]
    for start, end in ((0.06, 0.2), (0.34, 0.48), (0.62, 0.76)):
        drawing.append(fine(strip(left_middle, left, start, end), stripes))
        drawing.append(fine(strip(right_middle, right, start, end), stripes))
    buttons = string(edge("M152 132 Q154 160 160 220"), BEAD, 6, 2.7)
    return [*drawing, detail(strip(left_middle, right_middle), dress.second), fine(buttons, GOLD)]


def _puff(fill: str, slashes: str) -> Drawing:
    cuts = (
        "M-13 -18 Q-22 0 -13 17 Q-9 0 -13 -18 Z M1 -21 Q-4 0 2 20 Q8 0 1 -21 Z "
        "M13 -15 Q15 0 12 17 Q22 0 13 -15 Z"
    )
    return [part("M-2 -24 R-18 -20 -26 -2 -20 16 0 22 18 15 22 0 16 -16 -2 -24 Z", fill), fine(cuts, slashes)]


def _ruff(_dress: Palette) -> Drawing:
    inner, outer = edge("M124 112 Q152 146 180 112"), edge("M114 118 Q152 164 190 118")
    return [
        part(strip(inner, outer), IVORY),
        detail(string(outer, BEAD, 12, 4.8), IVORY),
        filled(strip(inner, outer, 0, 0.94), IVORY),
        line(spokes(inner, outer, 12), "#b9ada0", 1.4),
        line(open_path(inner), INK, OUTLINE),
    ]


def _falling_collar(dress: Palette) -> Drawing:
    return [
        part("M138 110 L117 122 L133 147 L152 129 L171 147 L187 122 L166 110 Q152 124 138 110 Z", IVORY),
        line("M121.5 122.5 L134 141.4 L152 124.2 L170 141.4 L182.5 122.5", dress.main, 2),
    ]


def _round_collar(dress: Palette) -> Drawing:
    inner, outer = edge("M132 112 Q152 138 172 112"), edge("M120 118 Q152 158 184 118")
    return [
        part(strip(inner, outer), dress.second),
        line(open_path(between(inner, outer, 0.86)), GOLD, 2),
        fine(string(between(inner, outer, 0.44), LOZENGE, 7, 3.8), GOLD),
    ]


def _high_collar(dress: Palette) -> Drawing:
    return [
        part("M135 106 Q152 120 169 106 L175 124 Q152 143 129 124 Z", dress.main),
        line("M131 119.6 Q152 137 173 119.6", GOLD, 2.6),
    ]


def _plume(one: Edge, other: Edge, fill: str, rib: str) -> Drawing:
    """Return a feather between two edges that share both tips, root first."""
    quill = between(one, other, 0.5)
    shares = [i / 9 for i in range(1, 9)]
    roots = spots(quill, [share - 0.07 for share in shares])
    barbs = [
        f"M{x:.2f} {y:.2f} L{x + (u - x) * 0.72:.2f} {y + (v - y) * 0.72:.2f}"
        for side in (one, other)
        for (x, y, _), (u, v, _) in zip(roots, spots(side, shares), strict=True)
    ]
    return [
        filled(strip(one, other), fill, INK, 1.9),
        line(" ".join(barbs), rib, 1.1),
        line(open_path(quill), rib, 1.5),
    ]


# Heads: hair, face, cap.


def _jack_face(palette: Palette, iris: str, brow: str) -> Drawing:
    return [*face(palette), *blush("#eeb296"), *eyes(iris), *brows(brow, 2.4), *young_mouth()]


_RAVEN, _GLEAM = "#20212c", "#6b7896"


def _hair_of_spades(_palette: Palette) -> Drawing:
    hair = "M-18 -22 R-29 -12 -30 6 -32 20 -27 30 -17 30 L12 28 R24 30 29 22 27 8 27 -10 18 -22 Z"
    return [part(hair, _RAVEN)]


def _head_of_spades(palette: Palette) -> Drawing:
    sides = (
        "M-19 -18 R-16 0 -17 12 -13 20 R-18 28 -27 27 -32 20 -29 6 -28 -10 -19 -22 Z "
        "M18 -18 R17 -2 17.5 8 15 17 R20 26 26 25 29 18 27 6 26 -10 18 -22 Z"
    )
    return [
        *_jack_face(palette, "#3c4660", _RAVEN),
        detail("M-19 -28 L-19.5 -14 Q-12 -17 -4 -16.4 Q6 -17.4 18 -15 L18.5 -28 Z", _RAVEN),
        part(sides, _RAVEN),
        line("M-23.4 -10 R-24.6 4 -25.6 14 -21.4 22 M22.4 -10 R22.8 4 23.8 12 20.4 20", _GLEAM, 1.5),
        *_slouched_cap(palette),
    ]


def _slouched_cap(palette: Palette) -> Drawing:
    plume = _plume(
        edge("M14 -30 C31 -40 28 -57 4 -57 C-12 -57 -24 -52 -31 -42"),
        edge("M14 -30 C20 -38 16 -46 2 -47 C-12 -48.5 -22 -46 -31 -42"),
        palette.accent,
        NAVY,
    )
    return [
        *plume,
        part(
            "M-25 -23 R-31 -30 -31 -39 -22 -45 -4 -45.6 16 -43 27 -36 25 -23 Q0 -16 -25 -23 Z", palette.main
        ),
        line("M-13 -26 Q-18 -36 -16 -43 M0 -24 Q-2 -36 2 -44 M13 -25 Q18 -34 17 -42", palette.accent, 1.3),
        part("M-24.4 -17 Q0 -11 24.4 -17 L25.4 -25 Q0 -18 -25.4 -25 Z", GOLD),
        filled(string(edge("M-22 -20 Q0 -14 22 -20"), LOZENGE, 7, 2.6), palette.second),
        *jewel(15, -28, CRIMSON, 4),
    ]


_BLOND, _DEEP_BLOND = "#e3ad4a", "#9c661b"


def _hair_of_hearts(_palette: Palette) -> Drawing:
    curls = (
        "M-19 -22 R-27 -18 -30 -10 -27 -4 -32 2 -29 10 -32 17 -27 25 -20 24 -16 28 -12 24 L12 22 "
        "R17 27 21 23 27 24 31 16 27 9 30 2 26 -4 29 -10 25 -18 18 -22 Z"
    )
    return [part(curls, _BLOND)]


def _head_of_hearts(palette: Palette) -> Drawing:
    fringe = (
        "M-19 -28 L-20 -11 "
        "R-17 -15 -14 -13 -11 -18 -7 -15 -3 -19 2 -15 6 -19 10 -15 14 -17 18 -11 L18.5 -28 Z"
    )
    curls = (
        "M-19 -22 R-17 -8 -19 4 -16 14 -14 24 R-20 28 -26 25 -31 17 -28 10 -31 2 -27 -4 -29 -11 -19 -22 Z "
        "M18 -22 R17 -8 18.5 2 17 12 14 21 R20 25 26 23 30 16 26.5 9 29 2 25.5 -4 27.5 -11 18 -22 Z"
    )
    waves = (
        "M-23.4 -12 R-20.6 -7 -24.4 -4 M-21.6 0 R-25.4 4 -21.6 8 M-20.6 12 R-25.4 16 -20.6 19 "
        "M21.4 -12 R19.6 -7 23 -4 M20.4 0 R24.4 4 21 8 M19.6 11 R24.4 15 19.6 18"
    )
    return [
        *_jack_face(palette, "#2f5a8a", _DEEP_BLOND),
        detail(fringe, _BLOND),
        part(curls, _BLOND),
        line(waves, _DEEP_BLOND, 1.4),
        *_broad_cap(palette),
    ]


def _broad_cap(palette: Palette) -> Drawing:
    plume = _plume(
        edge("M-19 -28 C-30 -40 -26 -57 -5 -56 C11 -55 22 -49 30 -39"),
        edge("M-19 -28 C-20 -38 -13 -45 2 -45 C14 -45 23 -43 30 -39"),
        IVORY,
        "#d6a9a0",
    )
    brim = (
        "M-30 -23 R-31 -30 -25 -31.6 -10 -29.6 0 -32 10 -29.6 25 -31.6 31 -30 30 -23 R15 -17.6 0 -16.6 "
        "-15 -17.6 -30 -23 Z"
    )
    return [
        part("M-24 -28 R-28 -39 -19 -46 0 -48 19 -46 28 -39 24 -28 Z", palette.main),
        line("M-14 -31 Q-17 -38 -12 -44 M6 -32 Q7 -40 5 -46 M15 -31 Q18 -38 13 -44", palette.accent, 1.4),
        *plume,
        part(brim, palette.second),
        line(
            "M-19 -30 L-15 -19 M19 -30 L15 -19 M-5.6 -30 L-4.6 -17.4 M7.6 -30 L5.6 -17.4", palette.accent, 1.3
        ),
        *jewel(-18, -28, GOLD, 4),
    ]


_BROWN, _LIGHT_BROWN = "#6b3d1e", "#a46a3b"


def _hair_of_diamonds(_palette: Palette) -> Drawing:
    return [
        part("M-18 -22 R-27 -14 -28 0 -27 14 -21 22 -14 22 L12 18 R20 20 25 12 25 -2 25 -14 18 -22 Z", _BROWN)
    ]


def _head_of_diamonds(palette: Palette) -> Drawing:
    sides = (
        "M-19 -20 R-16 -6 -18 4 -15 13 R-20 20 -27 14 -28 0 -26 -14 -19 -22 Z "
        "M18 -20 R17 -6 18 2 16 11 R21 16 25 10 25.5 -2 24 -14 18 -22 Z"
    )
    return [
        *_jack_face(palette, "#3f6b52", _BROWN),
        detail("M-19 -28 L-19 -15 R-12 -12.6 -4 -16 6 -13 17 -17 L18.5 -28 Z", _BROWN),
        part(sides, _BROWN),
        line("M-23 -10 R-23.5 0 -22 12 M21.6 -10 R22 0 21 9", _LIGHT_BROWN, 1.4),
        *_pointed_hat(palette),
    ]


def _pointed_hat(palette: Palette) -> Drawing:
    feather = _plume(
        edge("M-15 -30 C-21 -36 -28 -46 -30 -58"), edge("M-15 -30 C-12 -42 -18 -52 -30 -58"), CRIMSON, IVORY
    )
    brim = "M-29 -18 R-32 -26 -28 -34 Q-14 -30 4 -28 Q22 -26 39 -33 Q33 -19 14 -17 Q-10 -15 -29 -18 Z"
    return [
        *feather,
        part("M-22 -26 R-25 -40 -13 -51 6 -53 19 -43 23 -26 Z", palette.second),
        line("M-11 -47 Q2 -44 12 -33", palette.accent, 1.4),
        part(brim, palette.main),
        line("M-26 -30 Q-12 -25 4 -23.6 Q20 -22.4 32.6 -27", GOLD, 2.2),
        *lozenge(-15, -28.4, 6, GOLD),
    ]


_GINGER, _DEEP_GINGER = "#a4502a", "#662b12"


def _hair_of_clubs(_palette: Palette) -> Drawing:
    hair = (
        "M-18 -22 R-27 -14 -29 0 -26 12 -32 24 -29 34 -20 36 -12 31 L12 29 R20 35 28 33 30 23 24 11 27 0 "
        "25 -14 18 -22 Z"
    )
    return [part(hair, _GINGER)]


def _head_of_clubs(palette: Palette) -> Drawing:
    sides = (
        "M-19 -20 R-17 -4 -19 6 -16 14 -20 24 -14 31 R-22 36 -29 33 -32 24 -26 12 -29 0 -26 -14 -19 -22 Z "
        "M18 -20 R17.5 -4 18.5 6 16 14 19 23 15 29 R22 34 27 31 30 23 24 11 27 0 24 -14 18 -22 Z"
    )
    parting = "M4 -28 R-4 -19 -13 -15 -18 -6 L-19.5 -28 Z M4 -28 R9 -19 15 -14 17.6 -7 L18.5 -28 Z"
    return [
        *_jack_face(palette, "#4f6b35", _DEEP_GINGER),
        detail(parting, _GINGER),
        part(sides, _GINGER),
        line(
            "M-22.4 -10 R-23 0 -20.8 11 -26 22 -22 32 M21.4 -10 R22 0 19.4 11 25 22 21.4 31",
            _DEEP_GINGER,
            1.4,
        ),
        *_chaperon(palette),
    ]


def _chaperon(palette: Palette) -> Drawing:
    feather = _plume(
        edge("M12 -34 C19 -40 28 -47 30 -58"), edge("M12 -34 C12 -45 18 -53 30 -58"), GOLD, "#9a6a1c"
    )
    roll = "M-27 -21 R-31 -30 -22 -36 0 -33.6 22 -36 31 -30 26 -20 R13 -16 0 -15 -13 -16 -27 -21 Z"
    return [
        part(
            "M-20 -24 R-31 -18 -36 -4 -33 12 -37 24 L-26 26 R-23 14 -28 2 -24 -10 -17 -16 Z", palette.second
        ),
        line("M-31 -10 R-32.6 2 -28 12 -31.6 23", palette.accent, 1.3),
        part("M-19 -32 R-19 -47 -4 -52 13 -49 19 -34 Z", palette.second),
        line("M-8 -36 Q-8 -45 -1 -50 M6 -36 Q10 -43 8 -49", palette.accent, 1.3),
        *feather,
        part(roll, palette.main),
        line(
            (
                "M-20 -35 Q-12 -27 -15 -16.8 M-10 -34.4 Q-2 -26 -4 -15.4 "
                "M1 -33.6 Q9 -26 8 -15.6 M12 -34.6 Q19 -28 18.6 -17.6"
            ),
            palette.accent,
            1.7,
        ),
        *jewel(13, -28, CRIMSON, 4),
    ]


_JACKS = {
    "c": Jack(_hair_of_clubs, _head_of_clubs, False, _round_collar, pennon, horn, 105),
    "d": Jack(_hair_of_diamonds, _head_of_diamonds, False, _high_collar, bow, coin, 107, IVORY, swapped=True),
    "h": Jack(
        _hair_of_hearts, _head_of_hearts, True, _falling_collar, love_arrow, letter, 110, "#e9989b", GOLD
    ),
    "s": Jack(_hair_of_spades, _head_of_spades, True, _ruff, halberd, hourglass, 100),
}
