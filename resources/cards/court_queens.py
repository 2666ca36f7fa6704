"""The four queens: each with her own hair, crown, neckline, flower and what she holds upright."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from court_parts import (
    CRIMSON,
    FINE,
    GOLD,
    INK,
    IVORY,
    LEAF_GREEN,
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
    lozenge,
    neck,
    painted_lips,
    part,
    set_body,
    set_head,
    staff_arm,
    stem_arm,
)
from glyphs import suit_path
from ink import Drawing, filled, line, moved
from ornament import BEAD, LEAF, LOZENGE, dots, edge, merged, open_path, ribs, string, strip
from paths import Affine, Path, ellipse, place, polygon, star
from staffs import dove_perch, mirror, peacock_feather, spade_sceptre
from tokens import daisy, lily, rose, tulip

Part = Callable[[Palette], Drawing]


@dataclass(frozen=True, slots=True)
class Queen:
    """What makes one queen; `motif` runs down her bodice."""

    hair_behind: Part
    head: Part
    looks_left: bool
    behind: Part
    necklace: Part
    staff: Part
    flower: Part
    motif: Path
    slashes: str = IVORY
    swapped: bool = False


def queen(suit: str, palette: Palette) -> Drawing:
    """Return the upper half of a queen, larger than the space it is clipped to."""
    who = _QUEENS[suit]
    dress = palette.swapped() if who.swapped else palette
    return [
        *moved(who.staff(dress), place(210, 0)),
        *queen_portrait(suit, palette),
        *moved(who.flower(dress), place(85, 93)),
        *moved(stem_arm(dress, 0.95), place(87, 123)),
        *moved(staff_arm(dress, 0.95), place(210, 152)),
    ]


def queen_portrait(suit: str, palette: Palette) -> Drawing:
    """Return head and shoulders of a queen, without what she holds."""
    who = _QUEENS[suit]
    dress = palette.swapped() if who.swapped else palette
    return [
        *set_body(who.behind(dress)),
        *set_head(who.hair_behind(palette), looks_left=who.looks_left),
        *set_body(_gown(dress, who.motif)),
        *set_head(neck(palette, 7.6), looks_left=who.looks_left),
        *set_body(_neckline(palette) + who.necklace(dress)),
        *moved(_puff(dress.second, who.slashes), place(109, 148)),
        *moved(_puff(dress.second, who.slashes), place(206, 147, mirrored=True)),
        *set_head(who.head(palette), looks_left=who.looks_left),
    ]


_LEFT = edge("M132 116 R118 121 102 130 92 146 88 170 86 210")
_RIGHT = edge("M172 116 R188 120 204 130 214 148 220 180 224 230")
_LEFT_MIDDLE = edge("M146 140 R145 146 144 152 142 166 140 180 138 210")
_RIGHT_MIDDLE = edge("M158 140 R159 146 162 152 166 166 170 190 174 230")


def _gown(dress: Palette, motif: Path) -> Drawing:
    drawing = [part(strip(_LEFT, _RIGHT), dress.main)]
    for side, middle in ((_LEFT, _LEFT_MIDDLE), (_RIGHT, _RIGHT_MIDDLE)):
        drawing.append(fine(strip(side, middle, 0.3, 0.42), dress.accent))
        drawing.append(fine(strip(side, middle, 0.62, 0.74), dress.accent))
    stomacher = strip(_LEFT_MIDDLE, _RIGHT_MIDDLE)
    front = string(edge("M152 154 L158 222"), motif, 5, 1)
    return [*drawing, detail(stomacher, dress.second), filled(front, GOLD)]


def _neckline(palette: Palette) -> Drawing:
    hem = "M122 122 Q136 152 152 154 Q168 152 182 122"
    return [
        detail("M139 108 L122 122 Q136 152 152 154 Q168 152 182 122 L165 108 Z", palette.skin),
        filled("M139 108 L165 108 L170 114 Q152 132 136 114 Z", palette.shade),
        line(hem, INK, 6.8),
        line(hem, GOLD, 3.6),
    ]


def _puff(fill: str, slashes: str) -> Drawing:
    cuts = (
        "M-12 -15 Q-20 0 -12 15 Q-8 0 -12 -15 Z M1 -18 Q-3 0 2 18 Q7 0 1 -18 Z "
        "M12 -13 Q14 0 11 15 Q20 0 12 -13 Z"
    )
    return [part("M-4 -20 R-18 -16 -24 0 -18 14 0 20 16 14 20 0 14 -14 -4 -20 Z", fill), fine(cuts, slashes)]


def _no_collar(_dress: Palette) -> Drawing:
    return []


def _lace_collar(_dress: Palette) -> Drawing:
    return _fan_collar(IVORY, "#c9bfa8")


def _blue_collar(dress: Palette) -> Drawing:
    return _fan_collar(dress.accent, NAVY)


def _fan_collar(fill: str, rib: str) -> Drawing:
    """Return a collar that stands up on both sides of the head, ending in beads."""
    inner, outer = edge("M-20 38 R-34 32 -40 22 -42 12"), edge("M-26 50 R-48 44 -58 26 -58 6")
    tips = edge("M-42 12 R-49 5 -53 4 -58 6")
    half = [
        part(strip(inner, outer), fill),
        line(ribs(inner, outer, 3), rib, 1.4),
        line(dots(tips, 5), INK, 6.3),
        line(dots(tips, 5), fill, 4.1),
    ]
    return moved(half, place(152, 84)) + moved(half, place(152, 84, mirrored=True))


_THROAT = edge("M134 117 Q142 138 152 140 Q162 138 170 117")


def _pearls(_dress: Palette) -> Drawing:
    return [filled(string(_THROAT, BEAD, 12, 2.1), IVORY, INK, 0.9)]


def _pearls_and_drop(dress: Palette) -> Drawing:
    return [*_pearls(dress), *lozenge(152, 145.6, 5, CRIMSON)]


def _collar_of_stones(dress: Palette) -> Drawing:
    band = edge("M137 113 Q152 126 167 113")
    return [
        line(open_path(band), INK, 7),
        line(open_path(band), GOLD, 4),
        fine(string(band, LOZENGE, 7, 2.6), dress.main),
        *_pearls(dress),
    ]


def _pendant(dress: Palette) -> Drawing:
    chain = edge("M135 117 Q144 136 152 138 Q160 136 169 117")
    return [
        line(open_path(chain), INK, 3),
        line(open_path(chain), GOLD, 1.5),
        detail(ellipse(152, 141, 5.6), GOLD),
        *jewel(152, 141, dress.main, 3),
    ]


# Heads.


def _queen_face(palette: Palette, iris: str, brow: str) -> Drawing:
    return [
        *face(palette, soft=True),
        *blush("#eba58e"),
        *eyes(iris, lashes=True),
        *brows(brow, 1.7),
        *painted_lips("#b92f39"),
    ]


_BLOND, _DEEP_BLOND = "#e8b64c", "#a8701c"


def _hair_of_hearts(_palette: Palette) -> Drawing:
    waves = (
        "M-19 -22 R-29 -12 -31 4 -27 17 -33 30 -29 42 -22 48 -12 42 L14 42 R24 46 29 40 32 29 26 17 29 4 "
        "27 -12 18 -22 Z"
    )
    strands = (
        "M-25 -10 R-27 4 -23 17 -28 30 -24 42 M-21 14 R-20 24 -22 34 -18 42 M24 -8 R25 4 22 17 27 30 23 40 "
        "M18 20 R18.5 28 20 36"
    )
    return [part(waves, _BLOND), line(strands, _DEEP_BLOND, 1.5)]


def _head_of_hearts(palette: Palette) -> Drawing:
    parting = (
        "M2 -26 R-4 -18 -13 -12 -18 -2 -19 10 R-25 4 -26 -10 -19 -25 Z "
        "M2 -26 R7 -19 14 -13 17.5 -4 18.5 8 R24 2 24 -11 17 -25 Z"
    )
    crown = "M-21 -22 L-25 -38 L-14 -33 L-9 -43 L0 -34 L9 -43 L14 -33 L25 -38 L21 -22 Q0 -14 -21 -22 Z"
    heart = suit_path("h").mapped(place(0, 0, 0.075))
    tips = ((-25.5, -41), (-9, -46), (9, -46), (25.5, -41), (0, -28))
    return [
        *_queen_face(palette, "#2f5a8a", _DEEP_BLOND),
        detail(parting, _BLOND),
        line("M-5 -21 R-13 -16 -19.6 -8 -21.5 0 M8 -22 R16 -16 20 -8 21 0", _DEEP_BLOND, 1.3),
        part(crown, GOLD),
        *[fine(heart.mapped(place(x, y)), CRIMSON) for x, y in tips],
        line("M-21.8 -26.5 Q0 -18.5 21.8 -26.5", INK, FINE),
        line(dots(edge("M-20.6 -23.6 Q0 -15.6 20.6 -23.6"), 10), IVORY, 2.4),
        fine(ellipse(-20.5, 14, 2.6) + ellipse(-20.5, 19.5, 1.8), IVORY),
    ]


_RAVEN, _GLEAM = "#20212c", "#6b7896"


def _hair_of_spades(_palette: Palette) -> Drawing:
    return [part("M-19 -24 R-31 -10 -33 8 -29 24 -16 27 L14 27 R26 24 30 8 28 -10 18 -24 Z", _RAVEN)]


def _head_of_spades(palette: Palette) -> Drawing:
    bob = (
        "M2 -26 R-5 -20 -14 -14 -18 -4 -17 8 -11 17 R-18 22 -27 20 -30 8 -28 -10 -19 -26 Z "
        "M2 -26 R8 -20 15 -14 17.5 -4 17 6 13.6 15 R20 20 26 18 28 8 26 -10 17 -26 Z"
    )
    return [
        *_queen_face(palette, "#3c4660", _RAVEN),
        part(bob, _RAVEN),
        line("M-8 -21 R-18 -14 -23 -4 -24 8 -21 17 M10 -21 R19 -14 22.5 -4 23 8 21 15", _GLEAM, 1.5),
        *_sun_diadem(palette),
        fine("M-21.5 20 L-18.6 28 L-21.5 36 L-24.4 28 Z", GOLD),
    ]


def _sun_diadem(palette: Palette) -> Drawing:
    rays = [
        detail(
            _ray(17.0 * i, 44 if i == 0 else 40 if i % 2 == 0 else 33), GOLD if i % 2 == 0 else palette.accent
        )
        for i in (-3, -1, 1, 3, -2, 2, 0)
    ]
    return [
        *rays,
        part("M-23 -20 Q-21 -30 0 -31 Q21 -30 23 -20 Q0 -13 -23 -20 Z", GOLD),
        line(dots(edge("M-20.6 -21.6 Q0 -15 20.6 -21.6"), 10), IVORY, 2.4),
        *lozenge(0, -24.4, 4.6, palette.main),
        *jewel(-11, -25, CRIMSON, 2),
        *jewel(11, -25, CRIMSON, 2),
    ]


def _ray(turn: float, reach: float) -> Path:
    """Return a thin triangle that starts inside the diadem."""
    x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
    foot, tip = (14 * x, -14 + 14 * y), (reach * x, -14 + reach * y)
    return polygon([(foot[0] - 3.4 * y, foot[1] + 3.4 * x), tip, (foot[0] + 3.4 * y, foot[1] - 3.4 * x)])


_AUBURN, _DEEP_AUBURN = "#8e3f1d", "#5c2510"


def _veil_of_diamonds(_palette: Palette) -> Drawing:
    veil = "M-16 -32 R-30 -20 -35 0 -38 30 -42 54 L-20 48 L20 48 L40 52 R36 30 33 0 28 -20 16 -32 Z"
    folds = "M-27 -14 R-31 6 -34 48 M-28 16 R-29 32 -28 46 M25.5 -14 R29 6 31 46 M26 16 R27 32 26 46"
    return [part(veil, IVORY), line(folds, "#d9c49c", 1.5)]


def _head_of_diamonds(palette: Palette) -> Drawing:
    parting = (
        "M2 -26 R-6 -20 -14 -14 -18 -4 -18.6 4 R-25 -4 -25 -14 -19 -26 Z "
        "M2 -26 R8 -20 15 -14 17.5 -5 18 2 R23 -4 23 -14 17 -26 Z"
    )
    return [
        *_queen_face(palette, "#3f6b52", _DEEP_AUBURN),
        detail(parting, _AUBURN),
        *moved(_netted_bun(9), place(-23, 3)),
        *moved(_netted_bun(7.4), place(21.4, 2.5)),
        part("M-21 -24 Q-20 -38 0 -40 Q20 -38 21 -24 Z", palette.second),
        part("M-23 -20 L-26 -34 L-13 -30 L0 -45 L13 -30 L26 -34 L23 -20 Q0 -12 -23 -20 Z", GOLD),
        *lozenge(0, -46, 6, CRIMSON),
        *lozenge(-26, -36, 4.4, palette.second),
        *lozenge(26, -36, 4.4, palette.second),
        *lozenge(0, -27, 6.4, palette.second),
        *lozenge(-12, -23.6, 3.8, CRIMSON),
        *lozenge(12, -23.6, 3.8, CRIMSON),
    ]


def _netted_bun(half_width: float) -> Drawing:
    mesh = (
        "M-0.8 -0.5 L0.6 0.75 M-0.3 -0.9 L0.95 0.2 M-0.95 0 L0.1 0.9 "
        "M0.8 -0.5 L-0.6 0.75 M0.3 -0.9 L-0.95 0.2 M0.95 0 L-0.1 0.9"
    )
    bun = ellipse(0, 0, half_width, 12)
    return [
        filled(bun, _AUBURN),
        line(Path.parse(mesh).mapped(Affine(a=half_width, d=12)), GOLD, 1.2),
        line(bun, INK, OUTLINE),
    ]


_CHESTNUT, _DEEP_CHESTNUT = "#8a4a22", "#55290f"


def _hair_of_clubs(_palette: Palette) -> Drawing:
    return [part("M-19 -24 R-28 -12 -29 4 -25 20 -18 27 L12 27 R24 22 27 6 26 -12 18 -24 Z", _CHESTNUT)]


def _head_of_clubs(palette: Palette) -> Drawing:
    parting = (
        "M2 -26 R-6 -20 -14 -13 -18 -3 -17 9 -18 24 R-28 18 -29 2 -27 -12 -19 -26 Z "
        "M2 -26 R8 -20 15 -13 17.5 -4 17 8 16 20 R25 14 27 2 25 -12 17 -26 Z"
    )
    return [
        *_queen_face(palette, "#5d6b2e", _DEEP_CHESTNUT),
        part(parting, _CHESTNUT),
        line("M-8 -21 R-18 -13 -22.6 -3 -22.5 12 M10 -21 R18.6 -13 21.6 -3 21.5 10", _DEEP_CHESTNUT, 1.4),
        *_coronet(),
        *_wreath(),
        *_braid(),
    ]


def _coronet() -> Drawing:
    return [
        detail("M-19 -26 L-21 -42 L-11 -36 L0 -50 L11 -36 L21 -42 L19 -26 Z", GOLD),
        *jewel(-21, -43, CRIMSON, 2.2),
        *jewel(21, -43, CRIMSON, 2.2),
        *jewel(0, -50.5, CRIMSON, 2.6),
    ]


def _wreath() -> Drawing:
    leaves = (
        (-26, -27, 6, -40), (-17.5, -31, 6.4, -20), (-7, -35, 6.6, -10), (6, -35.6, 6.6, 10),
        (17, -32, 6.4, 20), (25.5, -28, 6, 42), (-17, -20.5, 5, 70), (17, -21, 5, -70),
    )  # fmt: skip
    blossoms = (
        (-22, -22, 5.6, IVORY), (-12.5, -27.5, 5.2, "#e9989b"), (-0.5, -30, 6.4, IVORY),
        (12, -28, 5.2, "#e9989b"), (22, -23, 5.4, IVORY),
    )  # fmt: skip
    foliage = merged(LEAF.mapped(place(x, y, size, turn)) for x, y, size, turn in leaves)
    drawing = [fine(foliage, LEAF_GREEN)]
    for x, y, size, colour in blossoms:
        drawing += [
            fine(star(x, y, size, size * 0.62, 6), colour),
            filled(ellipse(x, y, size / 3), GOLD, INK, 0.8),
        ]
    return drawing


def _braid() -> Drawing:
    plait = Path.parse("M-8 -4 R-9 2 0 8 9 2 8 -4 0 1 -8 -4 Z")
    knots = [
        detail(plait.mapped(place(-24 - 1.2 * i + 0.165 * i * i, 22 + 8.4 * i, 1 - 0.07 * i)), _CHESTNUT)
        for i in range(5)
    ]
    return [
        *knots,
        detail("M-30.5 66 H-22.5 L-20.5 77 L-26.5 74 L-32.5 77 Z", _CHESTNUT),
        fine("M-31.5 62 H-21.5 V66 H-31.5 Z", GOLD),
    ]


_HEART = suit_path("h").mapped(place(0, 0, 0.09, -90))
_QUEENS = {
    "c": Queen(
        _hair_of_clubs, _head_of_clubs, False, _lace_collar, _pendant, peacock_feather, daisy,
        LEAF.mapped(place(0, 0, 5)), slashes="#93bd93",
    ),
    "d": Queen(
        _veil_of_diamonds, _head_of_diamonds, True, _no_collar, _collar_of_stones, mirror, tulip,
        LOZENGE.mapped(place(0, 0, 4.6)), swapped=True,
    ),
    "h": Queen(
        _hair_of_hearts, _head_of_hearts, False, _no_collar, _pearls_and_drop, dove_perch, rose, _HEART,
    ),
    "s": Queen(
        _hair_of_spades, _head_of_spades, True, _blue_collar, _pearls, spade_sceptre, lily,
        star(0, 0, 5.4, 2.2, 4), slashes=GOLD,
    ),
}  # fmt: skip
