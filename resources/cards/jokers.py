"""The two jokers: one large jester each, so that no one takes them for a court card."""

from __future__ import annotations

from dataclasses import dataclass

from card import HEIGHT, WIDTH, blank, half_turned
from court_parts import CRIMSON, DETAIL, FINE, GOLD, INK, IVORY, NAVY, OUTLINE, Palette, blush, brows, cuff, face, fist, neck
from courts import PANEL, sunburst
from glyphs import BLACK, PAPER, RED, suit_path
from ink import Drawing, HalfPlane, Path, clipped, document, ellipse, filled, line, moved, place, polygon, star, svg_lines, round_rect
from ornament import BEAD, LOZENGE, between, edge, string, strip


@dataclass(frozen=True, slots=True)
class Motley:
    """The colours of a jester; `looks_left` and `winks` tell the two apart at a glance."""

    index: str
    one: str
    two: str
    sleeve: str
    palette: Palette
    looks_left: bool


JOKERS = {
    "k": Motley(RED, CRIMSON, GOLD, NAVY, Palette(CRIMSON, NAVY, "#e9989b", "#fdf0d6", "#f8dfae"), False),
    "b": Motley(BLACK, "#2a2f42", "#c9cfdb", "#5d4a86", Palette(INK, NAVY, "#9aa3b8", "#efeef2", "#dfdde8"), True),
}

_CAP = (
    "M-31 29 C-31 8 -37 0 -46 14 C-53 -14 -36 -31 -15 -19 C-15 -34 -8 -43 8 -47 C4 -36 9 -28 15 -19 "
    "C36 -31 53 -14 46 14 C37 0 31 8 31 29 Z M-35 35 H35 V48 H-35 Z"
)


def cap(colour: str) -> Drawing:
    """Return the jester's cap in a box of 100 units around the origin."""
    bells = ellipse(-46, 20, 8.5) + ellipse(12, -45, 8.5) + ellipse(46, 20, 8.5)
    return [filled(Path.parse(_CAP) + bells, colour)]


def joker_index(colour: str) -> Drawing:
    """Return star and cap where rank and suit stand on other cards."""
    return [filled(star(33, 36.5, 26, 11.5), colour), *moved(cap(colour), place(82, 34.5, 0.42))]


def bell(x: float, y: float, size: float = 5) -> Drawing:
    return [
        filled(ellipse(x, y, size), GOLD, INK, DETAIL),
        line(f"M{x - size} {y} H{x + size} M{x} {y + size * .3:.2f} V{y + size}", INK, FINE),
    ]


def head(m: Motley) -> Drawing:
    p = m.palette
    features = [*face(p), *blush("#e8927c"), *grin(), *merry_eyes(m.looks_left), *brows("#5b3a26" if not m.looks_left else INK, 2.4)]
    shown = moved(features, place(0, 0, 1, mirrored=m.looks_left))
    horns = [
        filled("M-4 -32 C-4 -54 8 -70 33 -75 C25 -64 25 -50 19 -34 Q6 -28 -4 -32 Z", m.one, INK, OUTLINE),
        line("M7 -38 C7 -52 14 -63 25 -70", m.two, 2),
        filled("M-21 12 C-26 -6 -44 -14 -59 6 C-64 -24 -38 -44 -2 -35 L0 -20 C-12 -19 -19 -9 -21 12 Z", m.two, INK, OUTLINE),
        line("M-12 -28 C-32 -32 -50 -22 -56 -6", m.one, 2),
        filled("M20 10 C25 -10 42 -20 58 -7 C62 -34 36 -48 2 -35 L0 -20 C12 -19 18 -9 20 10 Z", m.two if False else m.one, INK, OUTLINE),
        line("M12 -28 C32 -35 49 -28 55 -15", m.two, 2),
        filled("M-6 -33 Q3 -38 12 -33 L4.5 -19 H-3 Z", m.two, INK, DETAIL),
        line("M-21.6 16 C-24 -8 -15 -19.5 0 -20 C14 -19.5 21 -9 20 14", INK, 8.4),
        line("M-21.6 16 C-24 -8 -15 -19.5 0 -20 C14 -19.5 21 -9 20 14", GOLD, 4.4),
        filled(string(edge("M-21.6 14 C-24 -8 -15 -19.5 0 -20 C14 -19.5 21 -9 20 12"), BEAD, 15, 1.1), IVORY),
        *bell(-60, 10), *bell(59, -3), *bell(36, -74),
    ]
    return shown + horns


def grin() -> Drawing:
    return [
        filled("M-7 12.6 Q3.6 18 14.6 11.6 Q12.6 21 4 22 Q-4.6 20.8 -7 12.6 Z", "#9c2530", INK, DETAIL),
        filled("M-5.6 14 Q3.6 18.4 13.6 13.2 L12.4 16 Q4 20 -4.2 16.6 Z", "#ffffff"),
        line("M-9 11.4 Q-7.6 12 -6.6 13.6 M16.4 10 Q15.6 11.4 14 12", INK, DETAIL),
    ]


def merry_eyes(winks: bool) -> Drawing:
    near = [
        filled("M-12 -2 Q-7 -8.8 -1 -2.4 Q-6.5 1.6 -12 -2 Z", "#ffffff"),
        filled(ellipse(-5.4, -3, 3), "#3f6b52"), filled(ellipse(-5.2, -3, 1.5), INK),
        line("M-12.4 -1.6 Q-7 -9.4 -0.8 -2.4", INK, 2), line("M-9.6 1.4 Q-6 2.6 -2.6 0.6", INK, 0.9),
    ]
    open_far = [
        filled("M7.2 -2.4 Q11.4 -8 15.2 -2.2 Q11.2 1 7.2 -2.4 Z", "#ffffff"),
        filled(ellipse(11.9, -3, 2.6), "#3f6b52"), filled(ellipse(12.1, -3, 1.4), INK),
        line("M7 -2.4 Q11.4 -8.6 15.6 -2", INK, 2), line("M9 0.6 Q11.5 2 14 0.4", INK, 0.9),
    ]
    wink = [line("M6.8 -3.4 Q11.2 0.6 15.8 -3.6 M8.6 -1.4 L7.4 0.6 M14 -1.6 L15.4 0.4", INK, 1.8)]
    tear = [filled("M-6.6 3 L-4.4 7.6 L-6.6 12.2 L-8.8 7.6 Z", CRIMSON, INK, 0.9)]
    return near + (wink if winks else open_far) + tear


def collar(m: Motley) -> Drawing:
    tips = [(44, 206), (74, 234), (120, 246), (166, 234), (196, 206)]
    base = [(92, 176), (98, 182), (108, 187), (132, 187), (142, 182), (148, 176)]
    out: Drawing = []
    for i in (0, 4, 1, 3, 2):
        (ax, ay), (bx, by), (tx, ty) = base[i], base[i + 1], tips[i]
        spread = 16
        mx, my = (ax + bx) / 2, (ay + by) / 2
        dx, dy = tx - mx, ty - my
        n = (dx * dx + dy * dy) ** 0.5
        px, py = -dy / n * spread, dx / n * spread
        hx, hy = mx + dx * .45, my + dy * .45
        colour = m.one if i % 2 == 0 else m.two
        trim = m.two if i % 2 == 0 else m.one
        out += [
            filled(f"M{bx:.1f} {by:.1f} Q{hx - px:.1f} {hy - py:.1f} {tx} {ty} Q{hx + px:.1f} {hy + py:.1f} {ax:.1f} {ay:.1f} Z" if False else
                   f"M{mx} {my} L{hx - px:.1f} {hy - py:.1f} L{tx} {ty} L{hx + px:.1f} {hy + py:.1f} Z", colour, INK, OUTLINE),
            line(f"M{mx + dx*.3:.1f} {my+dy*.3:.1f} L{mx + dx * .82:.1f} {my + dy * .82:.1f}", trim, 2.2),
            *bell(tx, ty + 3, 6),
        ]
    ring = [filled("M90 170 Q120 196 150 170 L154 182 Q120 212 86 182 Z", GOLD, INK, OUTLINE),
            filled(string(edge("M90 178 Q120 204 150 178"), BEAD, 9, 2.2), m.index)]
    return out + ring


def body(m: Motley) -> Drawing:
    left, mid = edge("M92 190 R70 204 52 228 44 260 40 340"), edge("M120 190 R120 204 120 228 120 260 120 340")
    right = edge("M148 190 R170 204 188 228 196 260 200 340")
    out = [filled(strip(left, mid), m.one, INK, OUTLINE), filled(strip(right, mid), m.two, INK, OUTLINE)]
    for share, count in ((.2, 6), (.5, 7), (.8, 6)):
        off = .06 if share == .5 else 0
        out.append(filled(string(between(left, mid, share), LOZENGE, count, 8, start=.1 + off, end=.98 + off), m.two, INK, FINE))
        out.append(filled(string(between(right, mid, share), LOZENGE, count, 8, start=.1 + off, end=.98 + off), m.one, INK, FINE))
    out.append(filled(string(mid, BEAD, 5, 4, start=.38, end=1), GOLD, INK, DETAIL))
    return out


def fanned_cards(m: Motley) -> Drawing:
    out: Drawing = []
    for turn, suit in ((-34, "s"), (-8, "h"), (18, "c")):
        sheet = [filled(round_rect(-11, -46, 22, 34, 3), PAPER, INK, DETAIL), filled(suit_path(suit).mapped(place(0, -30, .13)), RED if suit == "h" else BLACK)]
        out += moved(sheet, place(46, 216, 1.06, turn))
    return out


def marotte(m: Motley) -> Drawing:
    x, y = 201, 166
    return [
        filled(f"M{x - 2.6} {y + 14} H{x + 2.6} V262 H{x - 2.6} Z", "#8a5a30", INK, DETAIL),
        filled(f"M{x - 12} {y + 16} L{x - 5} {y + 10} L{x} {y + 20} L{x + 5} {y + 10} L{x + 12} {y + 16} L{x + 6} {y + 24} L{x} {y + 28} L{x - 6} {y + 24} Z", m.two, INK, DETAIL),
        filled(f"M{x - 9} {y - 8} C{x - 10} {y + 6} {x - 5} {y + 15} {x} {y + 15} C{x + 6} {y + 15} {x + 10} {y + 6} {x + 9} {y - 8} Z", m.palette.skin, INK, DETAIL),
        filled(ellipse(x - 3.6, y, 1.4) + ellipse(x + 4, y, 1.4), INK), line(f"M{x - 4} {y + 7} Q{x} {y + 11} {x + 5} {y + 6}", INK, FINE),
        filled(f"M{x - 10} {y - 4} C{x - 14} {y - 14} {x - 20} {y - 10} {x - 20} {y - 2} C{x - 24} {y - 18} {x - 12} {y - 24} {x} {y - 16} L{x} {y - 5} Z", m.one, INK, DETAIL),
        filled(f"M{x + 10} {y - 4} C{x + 13} {y - 14} {x + 18} {y - 10} {x + 19} {y - 2} C{x + 23} {y - 18} {x + 12} {y - 24} {x} {y - 16} L{x} {y - 5} Z", m.two, INK, DETAIL),
        *bell(x - 20, y, 2.8), *bell(x + 19, y, 2.8),
    ]


def joker(name: str) -> str:
    """Return a joker."""
    m = JOKERS[name]
    p = m.palette
    figure = [
        *sunburst(p, 120, 136),
        *body(m), *moved(neck(p, 9), place(120, 136, 1.35)), *collar(m),
        *moved(head(m), place(120, 136, 1.45)),
        *fanned_cards(m), *moved(cuff(m.sleeve, GOLD, IVORY), place(46, 226, 1.25, 6)), *moved(fist(p), place(46, 214, 1.2, 0, mirrored=True)),
        *marotte(m), *moved(cuff(m.sleeve, GOLD, IVORY), place(200, 230, 1.25, -4)), *moved(fist(p), place(201.5, 219, 1.2)),
    ]
    sides = (HalfPlane(-1, 0, -13), HalfPlane(1, 0, 227), HalfPlane(0, 1, 323), HalfPlane(0, -1, -13))
    corner = filled("M130 270 H236 V320 H130 Z", PAPER)
    cover = filled("M128.6 270 H234 V325 H128.6 Z", PAPER)
    lines = svg_lines(joker_index(m.index))
    return document(WIDTH, HEIGHT, [
        *svg_lines(blank()), *svg_lines([filled(PANEL, p.ground)]), *svg_lines(clipped(figure, *sides)), *svg_lines([cover, line(PANEL, INK, 2.2)]),
        *lines, *half_turned(lines)])
