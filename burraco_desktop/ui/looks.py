"""The looks of the game as plain tables: which colour each tone has. It knows no widget and paints nothing.

The material is that of a card room: cloth, walnut, brass and ivory in the evening look; cloth, linen and oak
by day; black, white and yellow where contrast counts most. The tests measure every pair of text and ground.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Theme(StrEnum):
    """What the player asks for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Felt(StrEnum):
    """The cloth of the table."""

    GREEN = "green"
    BLUE = "blue"
    WINE = "wine"
    PLUM = "plum"
    SLATE = "slate"


class Tone(StrEnum):
    """The parts that colours play; the style sheet knows them by these names."""

    # Pages, dialogs, menus.
    PAGE = "PAGE"
    PAGE_EDGE = "PAGE_EDGE"
    GROUND = "GROUND"
    PANEL = "PANEL"
    RAISED = "RAISED"
    HOVER = "HOVER"
    FIELD = "FIELD"
    EDGE = "EDGE"
    TEXT = "TEXT"
    SOFT = "SOFT"
    OFF = "OFF"
    STRONG = "STRONG"
    """Headings and marked words."""
    TITLE = "TITLE"
    RED = "RED"
    """Minus points, and red suits beside text."""
    GOOD = "GOOD"
    FAIR = "FAIR"
    BAD = "BAD"
    LUCK = "LUCK"
    """In graphs, what nobody decided."""
    FOCUS = "FOCUS"
    # The accent: brass.
    GOLD = "GOLD"
    GOLD_LIGHT = "GOLD_LIGHT"
    GOLD_DARK = "GOLD_DARK"
    ON_GOLD = "ON_GOLD"
    # Paper: cards' own ivory, labels, bubbles.
    IVORY = "IVORY"
    INK = "INK"
    CLEAN = "CLEAN"
    DIRTY = "DIRTY"
    REFUSED = "REFUSED"
    # The table.
    FELT_LIGHT = "FELT_LIGHT"
    FELT = "FELT"
    FELT_DARK = "FELT_DARK"
    FELT_TEXT = "FELT_TEXT"
    FELT_SOFT = "FELT_SOFT"
    FELT_GOLD = "FELT_GOLD"
    ZONE = "ZONE"
    ZONE_EDGE = "ZONE_EDGE"
    GLOW = "GLOW"
    CURSOR = "CURSOR"
    OURS = "OURS"
    THEIRS = "THEIRS"


@dataclass(frozen=True, slots=True)
class Look:
    """All colours of one look.

    Attributes:
        colours: the colour of each tone, as Qt and style sheets read it.
        is_flat: whether grounds are one plain colour, without light, weave or shadow.
        zone_share: how much of the zones' own colour lies over the cloth.
    """

    colours: Mapping[Tone, str]
    is_flat: bool = False
    zone_share: float = 0.5

    def __getitem__(self, tone: Tone) -> str:
        return self.colours[tone]


_PAPER: Final = {
    Tone.IVORY: "#FBF6E8",
    Tone.INK: "#211A14",
    Tone.CLEAN: "#8FDDB0",
    Tone.DIRTY: "#F3B273",
    Tone.REFUSED: "#D2492F",
    Tone.THEIRS: "#A9CBE6",
    Tone.OURS: "#F2C14E",
    Tone.GLOW: "#F6C955",
    Tone.CURSOR: "#2F8DF0",
}

_EVENING: Final = _PAPER | {
    Tone.GROUND: "#1D140E",
    Tone.PANEL: "#2A1E16",
    Tone.RAISED: "#45321F",
    Tone.HOVER: "#573F27",
    Tone.FIELD: "#1A120C",
    Tone.EDGE: "#6E5335",
    Tone.TEXT: "#F8F1E2",
    Tone.SOFT: "#D8C8B0",
    Tone.OFF: "#B09C82",
    Tone.STRONG: "#F2C14E",
    Tone.TITLE: "#FBF6E8",
    Tone.RED: "#FF9A85",
    Tone.GOOD: "#8FDDB0",
    Tone.FAIR: "#F3B273",
    Tone.BAD: "#FF9A85",
    Tone.LUCK: "#9CC8FF",
    Tone.FOCUS: "#FFF6DC",
    Tone.GOLD: "#EDBB4A",
    Tone.GOLD_LIGHT: "#FFD67A",
    Tone.GOLD_DARK: "#B98A34",
    Tone.ON_GOLD: "#24190D",
}

_DAY: Final = _PAPER | {
    Tone.PAGE: "#EFE5D2",
    Tone.PAGE_EDGE: "#E0D2B8",
    Tone.GROUND: "#F6EFE1",
    Tone.PANEL: "#FCF8EE",
    Tone.RAISED: "#F4EBD9",
    Tone.HOVER: "#EBDDC2",
    Tone.FIELD: "#FFFFFF",
    Tone.EDGE: "#C9B48F",
    Tone.TEXT: "#2B2017",
    Tone.SOFT: "#5E4E3C",
    Tone.OFF: "#75654F",
    Tone.STRONG: "#7A4A0C",
    Tone.TITLE: "#3A2616",
    Tone.RED: "#AD1B27",
    Tone.GOOD: "#14693F",
    Tone.FAIR: "#8A4B08",
    Tone.BAD: "#AF2A1A",
    Tone.LUCK: "#1F5FA8",
    Tone.FOCUS: "#1E5FBF",
    Tone.GOLD: "#EDBB4A",
    Tone.GOLD_LIGHT: "#F8D07A",
    Tone.GOLD_DARK: "#B08026",
    Tone.ON_GOLD: "#24190D",
}

_CONTRAST: Final = _PAPER | {
    Tone.PAGE: "#000000",
    Tone.PAGE_EDGE: "#000000",
    Tone.GROUND: "#000000",
    Tone.PANEL: "#000000",
    Tone.RAISED: "#000000",
    Tone.HOVER: "#2E2E00",
    Tone.FIELD: "#000000",
    Tone.EDGE: "#FFFFFF",
    Tone.TEXT: "#FFFFFF",
    Tone.SOFT: "#FFFFFF",
    Tone.OFF: "#A8A8A8",
    Tone.STRONG: "#FFE94A",
    Tone.TITLE: "#FFFFFF",
    Tone.RED: "#FFB3A7",
    Tone.GOOD: "#7CF2AE",
    Tone.FAIR: "#FFC07A",
    Tone.BAD: "#FFB3A7",
    Tone.LUCK: "#9AD8FF",
    Tone.FOCUS: "#00E5FF",
    Tone.GOLD: "#FFE94A",
    Tone.GOLD_LIGHT: "#FFF59A",
    Tone.GOLD_DARK: "#FFE94A",
    Tone.ON_GOLD: "#000000",
    Tone.IVORY: "#FFFFFF",
    Tone.INK: "#000000",
    Tone.CLEAN: "#7CF2AE",
    Tone.DIRTY: "#FFC07A",
    Tone.REFUSED: "#D00000",
    Tone.OURS: "#FFE94A",
    Tone.THEIRS: "#9AD8FF",
    Tone.GLOW: "#FFE94A",
    Tone.CURSOR: "#0070FF",
    Tone.FELT_TEXT: "#FFFFFF",
    Tone.FELT_SOFT: "#FFFFFF",
    Tone.FELT_GOLD: "#FFE94A",
    Tone.ZONE: "#000000",
    Tone.ZONE_EDGE: "#FFFFFF",
}


@dataclass(frozen=True, slots=True)
class _Cloth:
    """One cloth: its light, middle and dark tone, the words on it, and the edge of a zone."""

    light: str
    middle: str
    dark: str
    soft: str
    edge: str
    page: str
    """The ground of pages in the evening: the cloth a little farther from the lamp."""
    plain: str
    """Where contrast counts most: so dark that white stands out like on black, and still of its colour."""


_CLOTHS: Final = {
    Felt.GREEN: _Cloth("#216E4C", "#185A3E", "#0C3826", "#D6E8DC", "#3F8465", "#134A33", "#00160D"),
    Felt.BLUE: _Cloth("#226685", "#18506E", "#0B3048", "#D5E5EE", "#43819F", "#12415B", "#00131F"),
    Felt.WINE: _Cloth("#8A3444", "#6E2534", "#45121D", "#F0D6D6", "#A25662", "#5A1D2B", "#1F0007"),
    Felt.PLUM: _Cloth("#6A4580", "#523265", "#311B40", "#E3D6EA", "#84609B", "#432955", "#14001F"),
    Felt.SLATE: _Cloth("#535F67", "#424E55", "#283136", "#DAE0E3", "#737F87", "#363F46", "#0A0D0F"),
}

_EVENING_ZONE_SHARE: Final = 0.42
_DAY_ZONE_SHARE: Final = 0.3


def look_of(theme: Theme, felt: Felt) -> Look:
    """The look of a theme on a cloth; the system's own wish must have been asked for before."""
    cloth = _CLOTHS[felt]
    if theme == Theme.CONTRAST:
        plain = {Tone.FELT_LIGHT: cloth.plain, Tone.FELT: cloth.plain, Tone.FELT_DARK: cloth.plain}
        return Look(_CONTRAST | plain, is_flat=True, zone_share=0.6)
    table = {
        Tone.FELT_LIGHT: cloth.light,
        Tone.FELT: cloth.middle,
        Tone.FELT_DARK: cloth.dark,
        Tone.FELT_TEXT: "#FBF6E8",
        Tone.FELT_SOFT: cloth.soft,
        Tone.FELT_GOLD: "#FFDD88",
        Tone.ZONE: cloth.dark,
        Tone.ZONE_EDGE: cloth.edge,
    }
    if theme == Theme.LIGHT:
        return Look(_DAY | table, zone_share=_DAY_ZONE_SHARE)
    page = {Tone.PAGE: cloth.page, Tone.PAGE_EDGE: cloth.dark}
    return Look(_EVENING | table | page, zone_share=_EVENING_ZONE_SHARE)
