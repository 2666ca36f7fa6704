"""What all court figures share: palettes, the pens, the face and the hands.

Heads are drawn around the middle of the face (chin at 28, brow at -10, half as wide as 20) and look to
the right; a figure that looks left is mirrored as it is placed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ink import Drawing, Shape, filled, line, moved
from paths import Path, ellipse, place

INK = "#1b2130"
GOLD = "#dca63f"
DEEP_GOLD = "#b67c22"
IVORY = "#fdf4e0"
WHITE = "#ffffff"
CRIMSON = "#b3202b"
NAVY = "#23427a"
LEAF_GREEN = "#3f8a5a"
WOOD = "#8a5a30"
STEEL, DARK_STEEL = "#dfe5ea", "#b4c0cb"

OUTLINE, DETAIL, FINE = 2.3, 1.6, 1.1


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a suit's court; ink, gold and ivory are common to all."""

    main: str
    second: str
    accent: str
    ground: str
    ray: str
    skin: str = "#f7d9bb"
    shade: str = "#e7b992"

    def swapped(self) -> Palette:
        """Return the palette with its two leading colours exchanged."""
        return replace(self, main=self.second, second=self.main)


PALETTES = {
    "s": Palette(NAVY, "#7d1f31", "#86a9cf", "#eef1f2", "#e0e7ec"),
    "h": Palette(CRIMSON, NAVY, "#e9989b", "#fbeee2", "#f6ddcd"),
    "d": Palette("#d2622a", "#1f6672", "#f2bb72", "#fbf1d8", "#f5e2b6", "#f3cfa8", "#dda878"),
    "c": Palette("#226349", "#8c2433", "#93bd93", "#f0f2e0", "#e0e7c8", "#efc59b", "#d59c6d"),
}


def part(path: Path | str, fill: str) -> Shape:
    """Return an area with the heavy outline."""
    return filled(path, fill, INK, OUTLINE)


def detail(path: Path | str, fill: str) -> Shape:
    """Return an area with the middle outline."""
    return filled(path, fill, INK, DETAIL)


def fine(path: Path | str, fill: str) -> Shape:
    """Return an area with the finest outline."""
    return filled(path, fill, INK, FINE)


_FACE = (
    "M-19.5 -26 C-21 -8 -20.5 4 -16.5 12 C-12.5 19.5 -4 27.5 3 28 C9 27.5 14 21 16.5 13 "
    "C17.6 9.5 18.8 7 18.6 3 C18.4 0 17 -3 17.4 -6 C18.2 -11 18.7 -17 18 -26 Z"
)
_FACE_SHADE = (
    "M-19.5 -26 C-21 -8 -20.5 4 -16.5 12 C-12.5 19.5 -4 27.5 3 28 C-3 23 -9.5 16.5 -12 8.5 "
    "C-14.5 0 -14 -14 -13.5 -26 Z"
)
_SOFT_FACE = (
    "M-19.5 -26 C-21 -8 -20.5 4 -16 11.5 C-12 18.4 -5 25.6 2.6 26 C8.6 25.6 13.4 19 16 12 "
    "C17.2 9 18.6 6.6 18.4 3 C18.2 0 17 -3 17.4 -6 C18.2 -11 18.7 -17 18 -26 Z"
)
_SOFT_SHADE = (
    "M-19.5 -26 C-21 -8 -20.5 4 -16 11.5 C-12 18.4 -5 25.6 2.6 26 C-3 22 -9.5 15.5 -12.6 8 "
    "C-15 0 -14.6 -14 -14 -26 Z"
)
_NOSE_SHADE = "M4.6 -8 L10.3 7 Q10.4 10 7 10 Q4 10 3 8.4 Q6.4 5 4.6 -8 Z"
_NOSE = "M4.9 -7.5 C6.4 -2 8.6 3 10.3 6.6 C10.9 8.6 9.4 10 7 10 L4.4 9.6"


def face(palette: Palette, *, soft: bool = False) -> Drawing:
    """Return head, shaded cheek and nose, without eyes and mouth; soft faces have a rounder jaw."""
    outline, shade = (_SOFT_FACE, _SOFT_SHADE) if soft else (_FACE, _FACE_SHADE)
    return [
        part(outline, palette.skin),
        filled(shade, palette.shade),
        filled(_NOSE_SHADE, palette.shade),
        line(outline, INK, OUTLINE),
        line(_NOSE, INK, 1.4 if soft else DETAIL),
    ]


def eyes(iris: str, *, lashes: bool = False) -> Drawing:
    """Return both eyes, seen from three quarters: the far one is narrower."""
    drawing = [
        filled("M-12 -2 Q-7 -7.8 -1 -2.4 Q-6.5 1.2 -12 -2 Z", WHITE),
        filled("M7.2 -2.4 Q11.4 -7.4 15.2 -2.2 Q11.2 1 7.2 -2.4 Z", WHITE),
        filled(ellipse(-5.6, -2.8, 2.9) + ellipse(11.7, -2.8, 2.6), iris),
        filled(ellipse(-5.4, -2.8, 1.5) + ellipse(11.9, -2.8, 1.4), INK),
        filled(ellipse(-6.4, -3.7, 0.7) + ellipse(11, -3.7, 0.6), WHITE),
        line("M-12.4 -1.6 Q-7 -8.2 -0.8 -2.4 M7 -2.4 Q11.4 -7.8 15.6 -2", INK, 2.0),
        line("M-9.5 0.6 Q-6 1.6 -3 -0.2 M9 0 Q11.5 1.2 14 -0.2", INK, 0.8),
    ]
    if lashes:
        drawing.append(line("M-12.2 -1.8 L-15 -4.2", INK, 1.8))
    return drawing


def brows(colour: str, weight: float) -> Drawing:
    """Return tapered brows of that weight."""
    low = -8.6 + weight / 2
    near = (
        f"M-14 -7.6 Q-8 {low - 5.4 - weight:.2f} 0.6 -9 L0.2 {-9 + weight:.2f} Q-8 {low - 4.4:.2f} -14 -7.6 Z"
    )
    far = f"M6.4 -9 Q12 {low - 5 - weight:.2f} 17 -7.2 Q12 {low - 4:.2f} 6.8 {-9 + weight:.2f} Z"
    return [filled(near + far, colour)]


def painted_lips(colour: str) -> Drawing:
    """Return a queen's closed mouth."""
    return [
        filled(
            "M-1.4 15.4 Q2 12.6 4.6 14.2 Q7 12.8 9.8 15.2 Q7.4 19.4 4.4 19.4 Q1.2 19.4 -1.4 15.4 Z", colour
        ),
        line("M-2 15.2 Q2 16.2 4.6 15.5 Q7.2 16.2 10.4 15", INK, 1.2),
        line("M2.4 22 Q4.4 22.6 6.4 21.8", INK, 0.8),
    ]


def young_mouth() -> Drawing:
    """Return a jack's mouth, about to smile."""
    return [
        line("M-2.4 15.2 Q2 17.2 4.6 16.4 Q7.4 17 10.6 14.8", INK, DETAIL),
        line("M2 20 Q4.6 21.2 7.2 19.8", INK, FINE),
    ]


def bearded_mouth() -> Drawing:
    """Return the lower lip that shows between a king's moustache and beard."""
    return [
        filled("M-0.8 19.8 Q4.6 17.8 9.8 19.6 Q7.6 23.4 4.4 23.4 Q1.4 23.4 -0.8 19.8 Z", "#b83a3a", INK, 1.0)
    ]


def blush(colour: str) -> Drawing:
    """Return the red of the cheeks."""
    return [filled(ellipse(-9, 8, 4.4, 3) + ellipse(14, 7.5, 2.6, 2.6), colour)]


def neck(palette: Palette, width: float = 8.5) -> Drawing:
    """Return the neck with the shadow of the chin."""
    return [
        part(f"M{-width} 14 V34 H{width + 2} V14 Z", palette.skin),
        filled(f"M{-width + 1} 16 H{width + 1} V26 Q2 36 {-width + 1} 32 Z", palette.shade),
    ]


_FIST = (
    "M-8 -7 C-8 -9.5 -5 -10 -3 -9.6 L6 -8.4 C9 -8 9.6 -5.6 8.6 -4 C10 -2.6 9.8 -0.4 8.6 0.4 "
    "C9.6 1.8 9.2 3.8 8 4.6 C8.6 6.4 7.6 8.6 5 8.6 L-4 9 C-7.4 9 -9.4 6.6 -9.4 3 Z"
)
_THUMB = "M-8.6 -2 C-9 -8 -4 -11 2 -9 C4 -8 3.6 -5.6 1 -5.4 C-3 -5.6 -4 -3 -4 0"
_PALM = "M-15 -5 R-14 4 -8 11 2 13 11 9 16 -2 14 -6 11 -5 8 1 0 3 -8 1 -12 -6 -15 -5 Z"


def fist(palette: Palette) -> Drawing:
    """Return a hand closed around an upright staff at x = 0."""
    return [
        filled(_FIST, palette.skin, INK, 2.0),
        line("M8.4 -4 L-1 -4.6 M8.6 0.4 L-1.4 0 M8 4.6 L-1 4.4", INK, 1.2),
        detail(_THUMB, palette.skin),
    ]


def cupped_hand(palette: Palette) -> Drawing:
    """Return a hand that carries something from below; the load rests on y = 0."""
    return [
        filled(_PALM, palette.skin, INK, 2.0),
        line("M-4 2.6 R-2 6 -3 9.5 M3 3 R4.6 6 4 9.5", INK, 1.2),
    ]


def sleeve(fill: str) -> Drawing:
    """Return a sleeve that ends in a gold cuff at the wrist (y = 0) and widens downwards out of sight."""
    return [
        part("M-10 4 L10 4 L23 96 H-23 Z", fill),
        part("M-13 -1 Q0 3 13 -1 L14.4 9 Q0 13.4 -14.4 9 Z", GOLD),
        line("M-13.2 4.6 Q0 8.8 13.2 4.6", IVORY, 2.0),
    ]


def staff_arm(palette: Palette, scale: float) -> Drawing:
    """Return the arm whose fist holds a staff at the origin."""
    arm = moved(sleeve(palette.second), place(0, 10, scale, -6))
    return arm + moved(fist(palette), place(0.5, 0, scale))


def lifted_arm(palette: Palette, scale: float) -> Drawing:
    """Return the arm that carries something at the origin on its hand."""
    arm = moved(sleeve(palette.second), place(1, 9, scale, -10))
    return arm + moved(cupped_hand(palette), place(0, 0, scale))


def stem_arm(palette: Palette, scale: float) -> Drawing:
    """Return the arm that holds a flower's stem at the origin."""
    arm = moved(sleeve(palette.second), place(1, 9, scale * 0.9, -24))
    return arm + moved(fist(palette), place(0, 0, scale * 0.9, mirrored=True))


def jewel(x: float, y: float, colour: str, size: float = 3.4) -> Drawing:
    """Return a round stone with a gleam."""
    return [
        fine(ellipse(x, y, size), colour),
        filled(ellipse(x - size * 0.3, y - size * 0.3, size * 0.28), IVORY),
    ]


def lozenge(x: float, y: float, size: float, colour: str) -> Drawing:
    """Return an upright lozenge-cut stone."""
    return [fine(Path.parse("M0 -1 L0.66 0 L0 1 L-0.66 0Z").mapped(place(x, y, size)), colour)]


_HEAD_X, _HEAD_Y, _HEAD_SCALE = 159.0, 84.0, 1.1
_BODY_X = 152.0


def set_head(parts: Drawing, *, looks_left: bool) -> Drawing:
    """Place a head, or what belongs to it, on the card."""
    return moved(parts, place(_HEAD_X, _HEAD_Y, _HEAD_SCALE, mirrored=looks_left))


def set_body(parts: Drawing) -> Drawing:
    """Place what is drawn as a body around x = 152 below the head."""
    return moved(parts, place(_HEAD_X - _BODY_X, 0))
