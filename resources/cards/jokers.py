"""The two jokers: one large jester each, so that no one takes them for a court card."""

from __future__ import annotations

import math
from dataclasses import dataclass

from card import HEIGHT, WIDTH, Corner, blank, half_turned
from court_parts import (
    CRIMSON,
    DETAIL,
    FINE,
    GOLD,
    INK,
    IVORY,
    NAVY,
    WHITE,
    WOOD,
    Palette,
    blush,
    brows,
    detail,
    face,
    fine,
    fist,
    neck,
    part,
    sleeve,
)
from courts import BOTTOM, INSIDE, RIGHT, frame, panel, sunburst
from glyphs import BLACK, PAPER, RED, suit_path
from ink import Drawing, clipped, document, filled, line, moved, svg_lines
from ornament import BEAD, LOZENGE, between, dots, edge, string, strip
from paths import Path, Point, ellipse, place, round_rect, star


@dataclass(frozen=True, slots=True)
class Motley:
    """The colours of a jester; the black one looks to the left and winks."""

    index: str
    one: str
    two: str
    sleeves: str
    brows: str
    palette: Palette
    winks: bool


JOKERS = {
    "k": Motley(
        RED, CRIMSON, GOLD, NAVY, "#5b3a26",
        Palette(CRIMSON, NAVY, "#e9989b", "#fdf0d6", "#f8dfae"), winks=False,
    ),
    "b": Motley(
        BLACK, "#2a2f42", "#c9cfdb", "#5d4a86", INK,
        Palette(INK, "#5d4a86", "#9aa3b8", "#efeef2", "#dfdde8"), winks=True,
    ),
}  # fmt: skip


def joker(name: str, corner: Corner) -> str:
    """Return a joker; unlike the courts it has one head, so only the index is turned over."""
    motley = JOKERS[name]
    rays = sunburst(motley.palette, corner.joker((120, 136)), corner)
    figure = clipped([*rays, *moved(_jester(motley, name), corner.joker)], *INSIDE)
    x, y = corner.notch
    lower_notch = round_rect(WIDTH - x, HEIGHT - y, RIGHT - WIDTH + x + 4, BOTTOM - HEIGHT + y + 2, 0.1)
    ground = filled(panel(corner), motley.palette.ground)
    once = [*blank(), ground, *figure, filled(lower_notch, PAPER), frame(corner)]
    signs = svg_lines(_index(motley.index, corner))
    return document(WIDTH, HEIGHT, [*svg_lines(once), *signs, *half_turned(signs)])


_CAP = (
    "M-31 29 C-31 8 -37 0 -46 14 C-53 -14 -36 -31 -15 -19 C-15 -34 -8 -43 8 -47 C4 -36 9 -28 15 -19 "
    "C36 -31 53 -14 46 14 C37 0 31 8 31 29 Z M-35 35 H35 V48 H-35 Z"
)


def cap(colour: str) -> Drawing:
    """Return the sign of a jester's cap in a box of 100 units around the origin."""
    bells = ellipse(-46, 20, 8.5) + ellipse(12, -45, 8.5) + ellipse(46, 20, 8.5)
    return [filled(Path.parse(_CAP) + bells, colour)]


def _index(colour: str, corner: Corner) -> Drawing:
    """Return star and cap where rank and suit stand on other cards."""
    size = 26 * corner.suit_height / 44
    x, y = corner.suit
    return [
        filled(star(corner.rank_x, y + 2, size, size * 0.44), colour),
        *moved(cap(colour), place(x, y, 0.42 * corner.suit_height / 44)),
    ]


def jester_portrait(name: str) -> Drawing:
    """Return head and shoulders of a jester."""
    motley = JOKERS[name]
    return [
        *_body(motley),
        *moved(neck(motley.palette, 9), place(120, 136, 1.35)),
        *_collar(motley),
        *moved(_face(motley) + _hood(motley), place(120, 136, 1.45)),
    ]


def _jester(motley: Motley, name: str) -> Drawing:
    palette = motley.palette
    return [
        *jester_portrait(name),
        *_fanned_cards(),
        *moved(sleeve(motley.sleeves), place(46, 226, 1.25, 6)),
        *moved(fist(palette), place(46, 214, 1.2, mirrored=True)),
        *moved(_marotte(motley), place(201, 170)),
        *moved(sleeve(motley.sleeves), place(200, 232, 1.25, -4)),
        *moved(fist(palette), place(201.5, 221, 1.2)),
    ]


def _bell(x: float, y: float, size: float = 5) -> Drawing:
    slit = f"M{x - size} {y} H{x + size} M{x} {y + size * 0.3:.2f} V{y + size}"
    return [detail(ellipse(x, y, size), GOLD), line(slit, INK, FINE)]


def _face(motley: Motley) -> Drawing:
    features = [
        *face(motley.palette),
        *blush("#e8927c"),
        *_grin(),
        *_eyes(winks=motley.winks),
        *brows(motley.brows, 2.4),
        filled("M-6.6 3 L-4.4 7.6 L-6.6 12.2 L-8.8 7.6 Z", motley.one, INK, 0.9),
    ]
    return moved(features, place(0, 0, mirrored=motley.winks))


def _grin() -> Drawing:
    return [
        detail("M-7 12.6 Q3.6 18 14.6 11.6 Q12.6 21 4 22 Q-4.6 20.8 -7 12.6 Z", "#9c2530"),
        filled("M-5.6 14 Q3.6 18.4 13.6 13.2 L12.4 16 Q4 20 -4.2 16.6 Z", WHITE),
        line("M-9 11.4 Q-7.6 12 -6.6 13.6 M16.4 10 Q15.6 11.4 14 12", INK, DETAIL),
    ]


def _eyes(*, winks: bool) -> Drawing:
    near = [
        filled("M-12 -2 Q-7 -8.8 -1 -2.4 Q-6.5 1.6 -12 -2 Z", WHITE),
        filled(ellipse(-5.4, -3, 3), "#3f6b52"),
        filled(ellipse(-5.2, -3, 1.5), INK),
        line("M-12.4 -1.6 Q-7 -9.4 -0.8 -2.4", INK, 2),
        line("M-9.6 1.4 Q-6 2.6 -2.6 0.6", INK, 0.9),
    ]
    if winks:
        return [*near, line("M6.8 -3.4 Q11.2 0.6 15.8 -3.6 M8.6 -1.4 L7.4 0.6 M14 -1.6 L15.4 0.4", INK, 1.8)]
    return [
        *near,
        filled("M7.2 -2.4 Q11.4 -8 15.2 -2.2 Q11.2 1 7.2 -2.4 Z", WHITE),
        filled(ellipse(11.7, -3, 2.6), "#3f6b52"),
        filled(ellipse(11.9, -3, 1.4), INK),
        line("M7 -2.4 Q11.4 -8.6 15.6 -2", INK, 2),
        line("M9 0.6 Q11.5 2 14 0.4", INK, 0.9),
    ]


def _hood(motley: Motley) -> Drawing:
    """Return the cap: three horns with bells, and the trimmed opening around the face."""
    one, two = motley.one, motley.two
    trim = "M-21.6 16 C-24 -8 -15 -19.5 0 -20 C14 -19.5 21 -9 20 14"
    left = "M-21 12 C-26 -6 -44 -14 -59 6 C-64 -24 -38 -44 -2 -35 L0 -20 C-12 -19 -19 -9 -21 12 Z"
    right = "M20 10 C25 -10 42 -20 58 -7 C62 -34 36 -48 2 -35 L0 -20 C12 -19 18 -9 20 10 Z"
    return [
        part("M-2 -32 C0 -54 13 -70 37 -75 C29 -64 28 -50 20 -34 Q6 -28 -2 -32 Z", one),
        line("M10 -38 C11 -52 18 -63 29 -70", two, 2),
        part(left, two),
        line("M-12 -28 C-32 -32 -50 -22 -56 -6", one, 2),
        part(right, one),
        line("M12 -28 C32 -35 49 -28 55 -15", two, 2),
        detail("M-6 -33 Q3 -38 12 -33 L4.5 -19 H-3 Z", two),
        line(trim, INK, 8.4),
        line(trim, GOLD, 4.6),
        filled(string(edge(trim), BEAD, 15, 1.1, start=0.03, end=0.97), IVORY),
        *_bell(-60, 10),
        *_bell(59, -3),
        *_bell(40, -74),
    ]


def _collar(motley: Motley) -> Drawing:
    """Return five points with bells, the outer ones lowest, and the ring that holds them."""
    roots = (
        (95, 179), (103, 184.5), (120, 187), (137, 184.5), (145, 179),
    )  # fmt: skip
    tips = ((44, 206), (74, 234), (120, 246), (166, 234), (196, 206))
    drawing: Drawing = []
    for i in (0, 4, 1, 3, 2):
        colours = (motley.one, motley.two) if i % 2 == 0 else (motley.two, motley.one)
        drawing += _collar_point(roots[i], tips[i], *colours)
    return [
        *drawing,
        part("M90 170 Q120 196 150 170 L154 182 Q120 212 86 182 Z", GOLD),
        line(dots(edge("M90 178 Q120 204 150 178"), 9), motley.index, 4.4),
    ]


def _collar_point(root: Point, tip: Point, fill: str, seam: str) -> Drawing:
    (x, y), (dx, dy) = root, (tip[0] - root[0], tip[1] - root[1])
    length = math.hypot(dx, dy)
    across_x, across_y = -dy / length * 16, dx / length * 16
    mid_x, mid_y = x + dx * 0.45, y + dy * 0.45
    outline = (
        f"M{x} {y} L{mid_x - across_x:.2f} {mid_y - across_y:.2f} L{tip[0]} {tip[1]} "
        f"L{mid_x + across_x:.2f} {mid_y + across_y:.2f} Z"
    )
    middle = f"M{x + dx * 0.3:.2f} {y + dy * 0.3:.2f} L{x + dx * 0.82:.2f} {y + dy * 0.82:.2f}"
    return [part(outline, fill), line(middle, seam, 2.2), *_bell(tip[0], tip[1] + 3, 6)]


def _body(motley: Motley) -> Drawing:
    left = edge("M92 190 R70 204 52 228 44 260 40 340")
    middle = edge("M120 190 R120 204 120 228 120 260 120 340")
    right = edge("M148 190 R170 204 188 228 196 260 200 340")
    drawing = [part(strip(left, middle), motley.one), part(strip(right, middle), motley.two)]
    for share, count, start in ((0.2, 6, 0.1), (0.5, 7, 0.16), (0.8, 6, 0.1)):
        for side, colour in ((left, motley.two), (right, motley.one)):
            row = string(between(side, middle, share), LOZENGE, count, 8, start=start, end=start + 0.88)
            drawing.append(fine(row, colour))
    return [*drawing, detail(string(middle, BEAD, 5, 4, start=0.38), GOLD)]


def _fanned_cards() -> Drawing:
    drawing: Drawing = []
    for turn, suit in ((-34, "s"), (-8, "h"), (18, "c")):
        sheet = [
            detail(round_rect(-11, -46, 22, 34, 3), PAPER),
            filled(suit_path(suit).mapped(place(0, -30, 0.13)), RED if suit == "h" else BLACK),
        ]
        drawing += moved(sheet, place(46, 216, 1.06, turn))
    return drawing


def _marotte(motley: Motley) -> Drawing:
    """Return the jester's stick with his own head in small."""
    left = "M-10 -4 C-14 -14 -20 -10 -20 -2 C-24 -18 -12 -24 0 -16 L0 -5 Z"
    right = "M10 -4 C13 -14 18 -10 19 -2 C23 -18 12 -24 0 -16 L0 -5 Z"
    return [
        detail("M-2.6 14 H2.6 V98 H-2.6 Z", WOOD),
        detail("M-12 16 L-5 10 L0 20 L5 10 L12 16 L6 24 L0 28 L-6 24 Z", motley.two),
        detail("M-9 -8 C-10 6 -5 15 0 15 C6 15 10 6 9 -8 Z", motley.palette.skin),
        filled(ellipse(-3.6, 0, 1.4) + ellipse(4, 0, 1.4), INK),
        line("M-4 7 Q0 11 5 6", INK, FINE),
        detail(left, motley.one),
        detail(right, motley.two),
        *_bell(-20, 0, 2.8),
        *_bell(19, 0, 2.8),
    ]
