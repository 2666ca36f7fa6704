"""The four kings: broad, bearded, in mantles; each with his own crown, beard, collar and insignia."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from court_parts import (
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    NAVY,
    Palette,
    bearded_mouth,
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
)
from ink import Drawing, filled, line, moved
from ornament import BEAD, LOZENGE, Edge, between, dots, edge, merged, mirrored, open_path, string, strip
from paths import Path, ellipse, place, star
from staffs import axe, club_staff, heart_sceptre, sword
from tokens import chalice, gem, orb, shield

Part = Callable[[Palette], Drawing]


@dataclass(frozen=True, slots=True)
class King:
    """What makes one king; `motif` is sown over his mantle."""

    head: Part
    looks_left: bool
    collar: Part
    staff: Part
    token: Part
    motif: Path
    swapped: bool = False
    token_on_arm: bool = True


def king(suit: str, palette: Palette) -> Drawing:
    """Return the upper half of a king, larger than the space it is clipped to."""
    who = _KINGS[suit]
    dress = palette.swapped() if who.swapped else palette
    token = moved(who.token(dress), place(88, 112))
    arm = moved(lifted_arm(dress, 0.95), place(88, 131)) if who.token_on_arm else []
    return [
        *set_body(_mantle(dress, who.motif) + _tunic(dress)),
        *moved(who.staff(dress), place(210, 0)),
        *_bust(who, palette, dress),
        *token,
        *arm,
        *moved(staff_arm(dress, 1.1), place(210, 152)),
    ]


def king_portrait(suit: str, palette: Palette) -> Drawing:
    """Return head and shoulders of a king, without what he holds."""
    who = _KINGS[suit]
    dress = palette.swapped() if who.swapped else palette
    return [*set_body(_mantle(dress, who.motif) + _tunic(dress)), *_bust(who, palette, dress)]


def _bust(who: King, palette: Palette, dress: Palette) -> Drawing:
    return [
        *set_head(neck(palette, 10), looks_left=who.looks_left),
        *set_body(who.collar(dress)),
        *set_head(who.head(palette), looks_left=who.looks_left),
    ]


_LEFT = edge("M132 112 R112 120 92 131 76 146 64 172 60 200")
_RIGHT = edge("M168 112 R190 118 210 132 224 152 234 180 240 230")
_LEFT_MIDDLE = edge("M148 112 R146 122 143 134 140 148 136 174 134 200")
_RIGHT_MIDDLE = edge("M152 112 R156 122 162 134 166 150 172 180 176 230")


def _mantle(dress: Palette, motif: Path) -> Drawing:
    drawing = [part(strip(_LEFT, _LEFT_MIDDLE), dress.main), part(strip(_RIGHT, _RIGHT_MIDDLE), dress.main)]
    for row, share in enumerate((0.14, 0.38, 0.62, 0.86)):
        shift = 0.04 if row % 2 else 0.0
        for side, middle in ((_LEFT, _LEFT_MIDDLE), (_RIGHT, _RIGHT_MIDDLE)):
            curve = between(side, middle, share)
            drawing.append(filled(string(curve, motif, 7, 3.3, start=shift, end=0.9 + shift), GOLD))
    return drawing


def _tunic(dress: Palette) -> Drawing:
    left, right = edge("M134 118 L128 210"), edge("M170 118 L188 230")
    return [
        part(strip(left, right), dress.second),
        detail(strip(left, right, 0, 0.2), GOLD),
        detail(strip(left, right, 0.8, 1), GOLD),
        line(dots(between(left, right, 0.1), 9), dress.second, 3),
        line(dots(between(left, right, 0.9), 11), dress.second, 3),
    ]


_TAIL = Path.parse("M0 -4 C1 -1 2.4 1 1.6 4 L0 2.4 L-1.6 4 C-2.4 1 -1 -1 0 -4Z")
_TAILS = (
    (104, 130, 20), (108, 145, 25), (122, 138, 10), (127, 152, 10), (141, 154, 0),
    (159, 155, 0), (174, 152, -10), (180, 138, -10), (194, 146, -25), (198, 130, -20),
)  # fmt: skip


def _ermine(_dress: Palette) -> Drawing:
    cape = (
        "M126 112 R104 119 93 132 97 146 112 154 130 160 151 163 172 162 192 158 206 148 210 134 "
        "198 120 178 112 L152 130 Z"
    )
    tails = merged(_TAIL.mapped(place(x, y, 1.15, turn)) for x, y, turn in _TAILS)
    return [part(cape, IVORY), filled(tails, INK)]


def _pectoral(dress: Palette) -> Drawing:
    """Return a wide jewelled collar in rows."""
    sides: tuple[tuple[Edge, Edge], ...] = (
        (
            edge("M126 112 R106 119 95 132 100 148 120 158 152 165"),
            edge("M138 112 R134 116 129 122 129 130 137 140 152 147"),
        ),
        (
            edge("M178 112 R198 119 209 132 203 149 182 161 152 165"),
            edge("M166 112 R170 116 175 122 175 130 167 140 152 147"),
        ),
    )
    drawing: Drawing = []
    for outer, inner in sides:
        drawing += [
            part(strip(outer, inner), GOLD),
            detail(strip(outer, inner, 0.3, 0.7), dress.main),
            filled(string(between(outer, inner, 0.5), LOZENGE, 9, 3.4), dress.accent),
            line(dots(between(outer, inner, 0.15), 14), IVORY, 3),
        ]
    return [*drawing, *lozenge(152, 160, 8.5, CRIMSON)]


def _lapels(dress: Palette) -> Drawing:
    """Return broad lapels with a chain of office."""
    drawing: Drawing = []
    for outer, inner in (
        (
            edge("M130 112 R112 117 102 126 112 150 136 182"),
            edge("M142 112 R140 118 138 126 140 146 146 184"),
        ),
        (
            edge("M174 112 R192 117 204 128 196 152 180 200"),
            edge("M162 112 R164 118 166 126 166 146 168 200"),
        ),
    ):
        drawing += [
            part(strip(outer, inner), dress.accent),
            line(open_path(between(outer, inner, 0.16)), dress.second, 2.2),
            fine(string(between(outer, inner, 0.55), LOZENGE, 5, 5, start=0.14), dress.second),
        ]
    chain = edge("M124 118 Q132 160 153 163 Q174 160 182 118")
    return [
        *drawing,
        fine(string(chain, BEAD, 19, 3.1), GOLD),
        detail(ellipse(153, 165, 8.4), GOLD),
        *jewel(153, 165, CRIMSON, 4.4),
    ]


# Heads: hair, face, beard, moustache, crown.

_MOUSTACHE = (
    "M4.8 11.8 C0 10 -6 12.6 -9.6 17 C-11.4 19.2 -14 20.4 -17 19 C-14.6 23.6 -9.6 24.2 -5.4 22 "
    "C-1.6 20 1.6 18 4.8 17.3 C8 18 10.6 20 13.6 21.8 C17.4 23.8 20.8 22.6 22.2 19 "
    "C19.8 20 17.6 19.2 16.2 17 C13.4 12.6 9.2 10 4.8 11.8 Z"
)


def _head_of_hearts(palette: Palette) -> Drawing:
    white, grey = "#f6f1e7", "#b9ada0"
    hair = (
        "M-19 -24 R-26 -16 -28 -4 -31 6 -28 16 -30 24 -22 28 L-14 -20 Z "
        "M17 -24 R24 -16 26 -4 29 6 26 16 28 23 20 27 L15 -20 Z"
    )
    beard = (
        "M-19.5 -4 R-20 6 -23 13 -20 21 -22 28 -15 32 -13 38 -6 39 -2 44 3 49 8 44 11 39 17 38 "
        "19 32 25 28 22 21 24 13 20 6 17.8 -1 R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -16.5 0 -19.5 -4 Z"
    )
    strands = (
        "M-16 14 R-15.5 21 -12 29 M-10 23 R-8.5 29 -4 36 M19 14 R18.5 21 15 29 "
        "M13.5 23 R12 29 8 36 M2.5 27 L3 41"
    )
    return [
        part(hair, white),
        line("M-22.6 -16 R-24.4 -4 -26 8 -23.6 20 M21 -16 R22.4 -4 24 8 22 20", grey, 1.5),
        *face(palette),
        *eyes("#2f5a8a"),
        *brows("#8f857a", 3.2),
        part(beard, white),
        line(strands, grey, 1.7),
        *bearded_mouth(),
        detail(_MOUSTACHE, white),
        *_lily_crown(palette),
    ]


def _lily_crown(palette: Palette) -> Drawing:
    points = (
        "M-25 -20 L-28.5 -42 L-17.5 -36 L-12 -45 L-5 -37 L0 -52 L5 -37 L12 -45 L17.5 -36 L28.5 -42 "
        "L25 -20 Q0 -12 -25 -20 Z"
    )
    return [
        detail("M-21 -24 Q-23 -39 0 -42 Q23 -39 21 -24 Z", palette.main),
        part(points, GOLD),
        line("M-25.6 -26 Q0 -18 25.6 -26", INK, 1.4),
        *jewel(-28.5, -43, palette.second, 2.7),
        *jewel(28.5, -43, palette.second, 2.7),
        *jewel(0, -52.6, palette.second, 3.2),
        *jewel(-12, -45.6, IVORY, 2.2),
        *jewel(12, -45.6, IVORY, 2.2),
        *lozenge(0, -30, 5.4, CRIMSON),
        *jewel(-13.6, -29.4, NAVY, 2.6),
        *jewel(13.6, -29.4, NAVY, 2.6),
    ]


def _head_of_spades(palette: Palette) -> Drawing:
    hair, gleam = "#23242e", "#5d6884"
    locks = (
        "M-19 -24 R-26 -14 -27 0 -29 14 -26 27 L-14 28 V-20 Z M17 -24 R24 -14 25 0 27 14 25 27 L15 24 V-20 Z"
    )
    beard = (
        "M-20 -4 L-23 30 Q-22 39 -17 42 Q3 49 22 42 Q26 39 26 30 L18.6 -2 R17 7 12.5 11 L4.5 12.5 "
        "L-6 11 R-14 8 -17 0 -20 -4 Z"
    )
    return [
        part(locks, hair),
        line("M-24 -8 R-24.8 4 -25 20 M22 -8 R23 4 23.4 18", gleam, 1.4),
        *face(palette),
        *eyes("#3a4a5e"),
        *brows(hair, 4),
        part(beard, hair),
        line(_curls(), gleam, 1.4),
        *bearded_mouth(),
        filled(_MOUSTACHE, hair, gleam, 1.2),
        *_imperial_crown(palette),
    ]


def _curls() -> str:
    """Return rows of small arcs, as Assyrian sculptors cut beards."""
    arcs = []
    for y, count, half_width in ((24.5, 6, 15.5), (31, 7, 17.5), (37.5, 6, 16)):
        for i in range(count):
            share = 2 * i / (count - 1) - 1
            arcs.append(
                f"M{1.8 + half_width * share - 2.2:.1f} {y + 2.4 * (1 - share * share):.1f} q2.2 3.4 4.4 0"
            )
    return " ".join(arcs)


def _imperial_crown(palette: Palette) -> Drawing:
    hoop = "M-26 -28 C-34 -46 -18 -52 0 -46 L-1 -42 C-16 -46 -28 -42 -20.5 -26 Z"
    pearls = string(edge("M-26 -33 C-31 -44 -18 -49 -3 -45"), BEAD, 5, 1.5)
    return [
        part("M-26 -28 C-34 -46 -18 -52 0 -46 C18 -52 34 -46 26 -28 Q0 -20 -26 -28 Z", palette.second),
        detail("M-4.4 -24 C-6 -34 -5 -42 -3 -47 H3 C5 -42 6 -34 4.4 -24 Z", GOLD),
        detail(mirrored(Path.parse(hoop)), GOLD),
        filled(mirrored(pearls), IVORY),
        part("M-25 -19 L-27 -31 Q0 -22 27 -31 L25 -19 Q0 -11 -25 -19 Z", GOLD),
        *lozenge(0, -20, 4.6, CRIMSON),
        *jewel(-13, -22.3, NAVY, 2.7),
        *jewel(13, -22.3, NAVY, 2.7),
        *jewel(-22, -25, IVORY, 1.8),
        *jewel(22, -25, IVORY, 1.8),
        detail(ellipse(0, -50, 4.6), GOLD),
    ]


def _head_of_diamonds(palette: Palette) -> Drawing:
    hair, deep = "#b5622a", "#7d3f18"
    locks = (
        "M-19 -24 R-28 -12 -30 0 -32 12 -36 20 -29 24 -22 18 L-14 -20 Z "
        "M17 -24 R26 -12 28 0 30 12 34 19 27 23 20 17 L15 -20 Z"
    )
    beard = (
        "M-20 -4 R-21 8 -20 20 -17 32 -14 41 -7 49 R-2 45 0 40 2.5 34 R5 40 7 45 12 49 19 41 21 32 23 20 "
        "22 8 18.4 -2 R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -17 0 -20 -4 Z"
    )
    strands = (
        "M-16 14 R-15 24 -11 38 M-10.5 23 R-9.5 30 -6.5 43 M-4.5 26 R-4.5 32 -4 39 "
        "M19 14 R18.5 24 15.5 38 M14 23 R13.5 30 11 43 M8.6 26 R8.6 32 8.2 39"
    )
    moustache = (
        "M4.8 11.8 C0 10 -6 12 -11 15 C-15 17.4 -20 17 -23 12.6 C-22 19.6 -16 23.6 -9.6 21.8 "
        "C-4 20.2 0.6 18 4.8 17.2 C8.6 18 11.6 20.2 16 21.4 C21.6 22.8 26 19 26.6 12.6 "
        "C24 16.6 20.4 17 17.6 15 C14 12 9.4 10 4.8 11.8 Z"
    )
    return [
        part(locks, hair),
        line("M-23 -16 R-25.4 -4 -27 8 -30 18 M21.4 -16 R23.4 -4 25 8 28 17", deep, 1.4),
        *face(palette),
        *eyes("#4a6b3a"),
        *brows(deep, 3.4),
        part(beard, hair),
        line(strands, deep, 1.5),
        *bearded_mouth(),
        detail(moustache, hair),
        *_walled_crown(palette),
    ]


def _walled_crown(palette: Palette) -> Drawing:
    walls = (
        "M-25 -19 L-28 -39 L-21.6 -41 L-20.6 -35 L-14 -33.4 L-15 -44 L-7 -46 L-6.4 -38 L-5 -51 Q0 -53 5 -51 "
        "L6.4 -38 L7 -46 L15 -44 L14 -33.4 L20.6 -35 L21.6 -41 L28 -39 L25 -19 Q0 -11 -25 -19 Z"
    )
    return [
        detail("M-20 -26 L-16 -43 Q0 -49 16 -43 L20 -26 Z", palette.second),
        part(walls, GOLD),
        line("M-26 -25 Q0 -17 26 -25", INK, 1.4),
        line(dots(edge("M-24 -21.6 Q0 -13.6 24 -21.6"), 11), IVORY, 2.6),
        *lozenge(0, -31.4, 7, palette.main),
        *lozenge(-14.2, -29.4, 4, CRIMSON),
        *lozenge(14.2, -29.4, 4, CRIMSON),
        *jewel(0, -46, IVORY, 2),
    ]


def _head_of_clubs(palette: Palette) -> Drawing:
    hair, light = "#5b3a26", "#94694a"
    locks = (
        "M-19 -24 R-26 -16 -27 -4 -32 4 -28 12 -33 20 -29 30 -22 32 L-12 28 V-20 Z "
        "M17 -24 R24 -16 25 -4 30 4 26 12 31 20 27 29 20 31 L12 28 V-20 Z"
    )
    beard = (
        "M-20 -4 R-20 8 -17 18 -17 26 -12 31 -10 37 -4 41 3 50 10 41 15 37 17 31 21 26 20 18 21 8 18.4 -2 "
        "R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -17 0 -20 -4 Z"
    )
    strands = (
        "M-15.5 8 R-13 18 -12 26 M-9.5 23 R-7 28 -6 35 M18 8 R16.5 18 15.5 26 M13 23 R11.5 28 10.5 35 "
        "M-2 27 R0 34 2.4 44 M7.4 27 R6 32 5 38"
    )
    return [
        part(locks, hair),
        line(
            "M-23.4 -14 R-24 -4 -27.4 5 -24.4 13 -27.4 22 M21.6 -14 R22 -4 25.4 5 23 13 25.4 21", light, 1.5
        ),
        *face(palette),
        *eyes("#5a4326"),
        *brows(hair, 3.8),
        part(beard, hair),
        line(strands, light, 1.5),
        *bearded_mouth(),
        filled(_MOUSTACHE, hair, light, 1.2),
        *_trefoil_crown(palette),
    ]


def _trefoil_crown(palette: Palette) -> Drawing:
    rim = (
        "M-25 -20 L-27 -37 Q-23 -30 -18.4 -31 Q-14.6 -33 -13.6 -39 Q-12 -32 -6.6 -31 Q-1.5 -33 0 -42 "
        "Q1.5 -33 6.6 -31 Q12 -32 13.6 -39 Q14.6 -33 18.4 -31 Q23 -30 27 -37 L25 -20 Q0 -12 -25 -20 Z"
    )
    trefoils = (
        (-27.4, -39.4, 2.5),
        (-13.8, -42.6, 2.7),
        (0, -46.4, 3.3),
        (13.8, -42.6, 2.7),
        (27.4, -39.4, 2.5),
    )
    stones = (
        (-18, -23.2, palette.main),
        (-6.4, -20.2, CRIMSON),
        (6.4, -20.2, CRIMSON),
        (18, -23.2, palette.main),
    )
    return [
        detail("M-22 -24 Q-22 -39 0 -41 Q22 -39 22 -24 Z", palette.second),
        part(rim, GOLD),
        *[detail(_trefoil(x, y, size), GOLD) for x, y, size in trefoils],
        line("M-25.5 -25.5 Q0 -17.5 25.5 -25.5", INK, 1.4),
        *[stone for x, y, colour in stones for stone in jewel(x, y, colour, 2.1)],
    ]


def _trefoil(x: float, y: float, size: float) -> Path:
    spread, drop = size * 1.05, size * 0.6
    return (
        ellipse(x, y - size, size) + ellipse(x - spread, y + drop, size) + ellipse(x + spread, y + drop, size)
    )


_KINGS = {
    "c": King(_head_of_clubs, False, _ermine, club_staff, chalice, star(0, 0, 1.1, 0.46, 4)),
    "d": King(_head_of_diamonds, True, _lapels, axe, gem, LOZENGE, swapped=True),
    "h": King(_head_of_hearts, False, _ermine, heart_sceptre, orb, LOZENGE),
    "s": King(_head_of_spades, True, _pectoral, sword, shield, star(0, 0, 1.1, 0.46, 4), token_on_arm=False),
}
