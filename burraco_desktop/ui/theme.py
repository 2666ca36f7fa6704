"""The look in force: its colours for whoever paints, the cloth, suit signs, and sizes that fit the window.

Everything is measured in `base`, the pixel height of plain text: it grows with the window and with the text
size that the system or the player wants, so a large screen shows a large game.
"""

import random
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLayout, QWidget

from burraco_desktop.ui.fonts import wanted_magnification
from burraco_desktop.ui.looks import Felt, Look, Theme, Tone, look_of

SUIT_FILES: Final = ("suit_c", "suit_d", "suit_h", "suit_s")

LEAST_BASE: Final = 14
NORMAL_BASE: Final = 17
MOST_BASE: Final = 60
NORMAL_WINDOW: Final = QSize(1280, 800)
GROWTH: Final = 0.85
"""Text grows a little slower than the window: large screens also shall show more air."""

TWO_INKS: Final = ("#15191F", "#C8141F", "#C8141F", "#15191F")
FOUR_INKS: Final = ("#0B6B3A", "#1257B5", "#C8141F", "#15191F")
"""The colours of clubs, diamonds, hearts and spades on paper, as the decks have them."""
_FOUR_ON_DARK: Final = {0: "#86DBA6", 1: "#9CC8FF"}


class _Changes(QObject):
    """Tells that another look is in force."""

    look_changed = Signal()
    size_changed = Signal()
    """Another size of text is wanted."""


changes: Final = _Changes()


class _Now:
    """The look in force; one for the whole program, as there is one application."""

    look = look_of(Theme.DARK, Felt.GREEN)
    has_four_inks = False


def use(look: Look, *, four_inks: bool = False) -> None:
    """Put a look in force and tell all who wear it."""
    if (look, four_inks) == (_Now.look, _Now.has_four_inks):
        return
    _Now.look, _Now.has_four_inks = look, four_inks
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        application.setPalette(game_palette())
    changes.look_changed.emit()


def look() -> Look:
    """The look in force."""
    return _Now.look


def colour(tone: Tone) -> QColor:
    """The colour of a tone in the look in force."""
    return QColor(_Now.look[tone])


def base_size(window: QSize) -> int:
    """The pixel height of plain text in a window of this size, as large as it is wanted."""
    return _base(window, wanted_magnification())


def usual_size(window: QSize) -> int:
    """The pixel height of plain text in a window of this size for who has no wish."""
    return _base(window, 1.0)


def _base(window: QSize, magnification: float) -> int:
    scale = min(window.width() / NORMAL_WINDOW.width(), window.height() / NORMAL_WINDOW.height())
    wanted: float = NORMAL_BASE * magnification * max(scale, 0.01) ** GROWTH
    return round(min(MOST_BASE, max(LEAST_BASE, wanted)))


def game_palette() -> QPalette:
    """Our colours for whatever no style sheet reaches."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, tone in (
        (roles.Window, Tone.GROUND),
        (roles.WindowText, Tone.TEXT),
        (roles.Base, Tone.FIELD),
        (roles.AlternateBase, Tone.RAISED),
        (roles.Text, Tone.TEXT),
        (roles.PlaceholderText, Tone.OFF),
        (roles.Button, Tone.RAISED),
        (roles.ButtonText, Tone.TEXT),
        (roles.BrightText, Tone.STRONG),
        (roles.Highlight, Tone.GOLD),
        (roles.HighlightedText, Tone.ON_GOLD),
        (roles.ToolTipBase, Tone.IVORY),
        (roles.ToolTipText, Tone.INK),
        (roles.Link, Tone.STRONG),
    ):
        palette.setColor(role, colour(tone))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colour(Tone.OFF))
    return palette


def paint_felt(painter: QPainter, rect: QRect) -> None:
    """Cover a rectangle with the cloth of the table, lit from above its middle."""
    _paint_cloth(painter, rect, (Tone.FELT_LIGHT, Tone.FELT, Tone.FELT_DARK))


def paint_page(painter: QPainter, rect: QRect) -> None:
    """Cover a rectangle with the ground of the pages: linen by day, the dimmed cloth in the evening."""
    _paint_cloth(painter, rect, (Tone.PAGE, Tone.PAGE, Tone.PAGE_EDGE))


def _paint_cloth(painter: QPainter, rect: QRect, tones: tuple[Tone, Tone, Tone]) -> None:
    if look().is_flat:
        painter.fillRect(rect, colour(tones[1]))
        return
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
    light = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    for place, tone in zip((0.0, 0.55, 1.0), tones, strict=True):
        light.setColorAt(place, colour(tone))
    painter.fillRect(rect, light)
    painter.drawTiledPixmap(rect, _weave())


@lru_cache(maxsize=1)
def _weave() -> QPixmap:
    """A tile of faint specks that makes the colour look like cloth; always the same one."""
    side = 128
    specks = random.Random(11).randbytes(side * side)
    pixels = bytearray()
    for speck in specks:
        level = speck % 7
        # Premultiplied ARGB: a white or a black speck of alpha `level`.
        pixels += bytes((level, level, level, level) if speck > 127 else (0, 0, 0, 2 * level))
    return QPixmap.fromImage(QImage(bytes(pixels), side, side, QImage.Format.Format_ARGB32_Premultiplied))


def suit_pixmap(icons: Path, suit: int, height: int, dpr: float, *, on_paper: bool = False) -> QPixmap:
    """The sign of a suit in our own shape, `height` device independent pixels tall."""
    ink = suit_colour(suit, on_paper=on_paper)
    return tinted(icons / f"{SUIT_FILES[suit]}.svg", ink, height, dpr)


def suit_colour(suit: int, *, on_paper: bool) -> str:
    """The colour of a suit's sign on the ivory of cards, or among the texts of a page."""
    if on_paper or QColor(look()[Tone.PAGE]).lightnessF() > 0.5:
        return (FOUR_INKS if _Now.has_four_inks else TWO_INKS)[suit]
    if _Now.has_four_inks and suit in _FOUR_ON_DARK:
        return _FOUR_ON_DARK[suit]
    return look()[Tone.RED if suit in (1, 2) else Tone.TEXT]


def tinted(file: Path, ink: str, height: int, dpr: float) -> QPixmap:
    """A drawing of one colour, in another one."""
    return _tinted(str(file), ink, height, dpr)


@lru_cache(maxsize=128)
def _tinted(path: str, ink: str, height: int, dpr: float) -> QPixmap:
    pixels = round(height * dpr)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(path).render(painter, QRectF(pixmap.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(ink))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def give_air(layout: QLayout, em: float) -> None:
    """Set margins and gaps of what lies over a page or the table, by the height of plain text."""
    layout.setContentsMargins(*[round(em * 0.8), round(em * 0.7)] * 2)
    layout.setSpacing(round(em * 0.5))


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its part in the style sheet: title, heading, soft, panel, primary, chip, ..."""
    widget.setProperty("role", role)
