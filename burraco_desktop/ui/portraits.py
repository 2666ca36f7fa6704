"""The pictures of the players: heads of the court and the jesters. Everybody at a table has another one."""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from burraco_desktop.paths import resource
from burraco_desktop.ui.bot_names import BOT_NAMES

FOLDER: Final = "portraits"


class Portrait(StrEnum):
    """The pictures there are, named as their files."""

    RED_JESTER = "jk"
    BLACK_JESTER = "jb"
    QUEEN_OF_HEARTS = "qh"
    QUEEN_OF_DIAMONDS = "qd"
    QUEEN_OF_CLUBS = "qc"
    QUEEN_OF_SPADES = "qs"
    KING_OF_HEARTS = "kh"
    KING_OF_DIAMONDS = "kd"
    KING_OF_CLUBS = "kc"
    KING_OF_SPADES = "ks"
    JACK_OF_HEARTS = "jh"
    JACK_OF_DIAMONDS = "jd"
    JACK_OF_CLUBS = "jc"
    JACK_OF_SPADES = "js"


OTHERS: Final = (
    Portrait.QUEEN_OF_CLUBS,
    Portrait.KING_OF_CLUBS,
    Portrait.QUEEN_OF_SPADES,
    Portrait.JACK_OF_DIAMONDS,
    Portrait.QUEEN_OF_HEARTS,
)
"""Those of the others in the order of their names; who takes one of them for himself leaves his own to it."""


def portraits_of(own: Portrait, names: Sequence[str]) -> list[Portrait]:
    """The pictures of all seats, the player's own first; no two are the same, and a name keeps its own."""
    spare = next(portrait for portrait in Portrait if portrait not in (*OTHERS, own))
    left = dict(zip(BOT_NAMES, (spare if other == own else other for other in OTHERS), strict=True))
    named = [left.pop(name, None) for name in names[1:]]
    others = iter(left.values())
    return [own, *(portrait or next(others) for portrait in named)]


def portrait_pixmap(portrait: Portrait, side: int, dpr: float) -> QPixmap:
    """A square picture, `side` device independent pixels wide."""
    return _rendered(resource(f"{FOLDER}/{portrait}.svg"), side, dpr)


@lru_cache(maxsize=64)
def _rendered(file: Path, side: int, dpr: float) -> QPixmap:
    pixels = round(side * dpr)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(str(file)).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
