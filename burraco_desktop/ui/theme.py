"""The look of the game: named colours, the felt, suit signs, and one style sheet in a size that fits.

Everything is measured in `base`, the pixel height of plain text: it grows with the window and with the
system's text size, so a large screen shows a large game.
"""

import random
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from burraco_desktop.ui.fonts import wanted_magnification

FELT_LIGHT: Final = "#22704F"
FELT: Final = "#17573D"
FELT_DARK: Final = "#0B3525"
PANEL: Final = "#0A2B20"
PANEL_EDGE: Final = "#2F6E55"
PANEL_RAISED: Final = "#14432F"
GOLD: Final = "#F2C14E"
GOLD_LIGHT: Final = "#FFD980"
GOLD_DARK: Final = "#C9962A"
IVORY: Final = "#FBF6E8"
TEXT: Final = "#F8F3E4"
TEXT_SOFT: Final = "#C4D8CB"
TEXT_OFF: Final = "#7F9C8D"
INK: Final = "#1B2420"
RED_ON_DARK: Final = "#FF9480"
"""Red suits and minus points on the dark panels; on ivory the cards have their own red."""

OURS: Final = GOLD
THEIRS: Final = "#A9CBE6"
CLEAN: Final = "#8FDDB0"
"""The label of a clean canasta; its sign and word say the same without colour."""
DIRTY: Final = "#F3B273"
REFUSED: Final = "#F7A08C"
CURSOR: Final = "#1F78D1"

SUIT_FILES: Final = ("ui_club", "ui_diamond", "ui_heart", "ui_spade")

LEAST_BASE: Final = 14
NORMAL_BASE: Final = 17
MOST_BASE: Final = 60
NORMAL_WINDOW: Final = QSize(1280, 800)
GROWTH: Final = 0.85
"""Text grows a little slower than the window: large screens also shall show more air."""


def base_size(window: QSize) -> int:
    """The pixel height of plain text in a window of this size."""
    scale = min(window.width() / NORMAL_WINDOW.width(), window.height() / NORMAL_WINDOW.height())
    wanted: float = NORMAL_BASE * wanted_magnification() * max(scale, 0.01) ** GROWTH
    return round(min(MOST_BASE, max(LEAST_BASE, wanted)))


def game_palette() -> QPalette:
    """Our colours for whatever no style sheet reaches; the system's light or dark theme plays no part."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, PANEL),
        (roles.WindowText, TEXT),
        (roles.Base, FELT_DARK),
        (roles.AlternateBase, PANEL_RAISED),
        (roles.Text, TEXT),
        (roles.PlaceholderText, TEXT_OFF),
        (roles.Button, PANEL_RAISED),
        (roles.ButtonText, TEXT),
        (roles.BrightText, GOLD_LIGHT),
        (roles.Highlight, GOLD),
        (roles.HighlightedText, INK),
        (roles.ToolTipBase, IVORY),
        (roles.ToolTipText, INK),
        (roles.Link, GOLD),
    ):
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(TEXT_OFF))
    return palette


def paint_felt(painter: QPainter, rect: QRect) -> None:
    """Cover a rectangle with the cloth of the table, lit from above its middle."""
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
    light = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    light.setColorAt(0.0, QColor(FELT_LIGHT))
    light.setColorAt(0.55, QColor(FELT))
    light.setColorAt(1.0, QColor(FELT_DARK))
    painter.fillRect(rect, light)
    painter.drawTiledPixmap(rect, _weave())


@lru_cache(maxsize=1)
def _weave() -> QPixmap:
    """A tile of faint specks that makes the green look like cloth; always the same one."""
    side = 128
    specks = random.Random(11).randbytes(side * side)
    pixels = bytearray()
    for speck in specks:
        level = speck % 7
        # Premultiplied ARGB: a white or a black speck of alpha `level`.
        pixels += bytes((level, level, level, level) if speck > 127 else (0, 0, 0, 2 * level))
    return QPixmap.fromImage(QImage(bytes(pixels), side, side, QImage.Format.Format_ARGB32_Premultiplied))


def suit_pixmap(icons: Path, suit: int, height: int, dpr: float, *, on_dark: bool = True) -> QPixmap:
    """The sign of a suit in our own shape, `height` device independent pixels tall."""
    return _tinted(str(icons / f"{SUIT_FILES[suit]}.svg"), suit_colour(suit, on_dark=on_dark), height, dpr)


def suit_colour(suit: int, *, on_dark: bool) -> str:
    """The colour of a suit's sign on a dark panel or on ivory."""
    is_red = suit in (1, 2)
    if on_dark:
        return RED_ON_DARK if is_red else IVORY
    return "#C8141F" if is_red else INK


@lru_cache(maxsize=64)
def _tinted(path: str, colour: str, height: int, dpr: float) -> QPixmap:
    pixels = round(height * dpr)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(path).render(painter, QRectF(pixmap.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colour))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its part in the style sheet: title, heading, soft, panel, primary, chip, ..."""
    widget.setProperty("role", role)


def style_sheet(base: int) -> str:
    """The one style sheet of the game, for plain text of `base` pixels."""
    sizes = {
        "base": base,
        "small": max(LEAST_BASE, round(base * 0.88)),
        "large": round(base * 1.3),
        "heading": round(base * 1.55),
        "title": round(base * 3.6),
        "pad": round(base * 0.5),
        "half": round(base * 0.3),
        "wide": round(base * 1.2),
        "thin": max(1, round(base / 16)),
        "focus": max(2, round(base / 7)),
        "radius": round(base * 0.55),
        "round": round(base * 0.9),
        "bar": round(base * 0.8),
        "grip": round(base * 0.4),
        "least": round(base * 2.2),
    }
    colours = {
        "FELT": FELT,
        "FELT_DARK": FELT_DARK,
        "PANEL": PANEL,
        "PANEL_EDGE": PANEL_EDGE,
        "PANEL_RAISED": PANEL_RAISED,
        "GOLD": GOLD,
        "GOLD_LIGHT": GOLD_LIGHT,
        "GOLD_DARK": GOLD_DARK,
        "IVORY": IVORY,
        "TEXT": TEXT,
        "TEXT_SOFT": TEXT_SOFT,
        "TEXT_OFF": TEXT_OFF,
        "INK": INK,
        "RED_ON_DARK": RED_ON_DARK,
        "CLEAN": CLEAN,
        "DIRTY": DIRTY,
        "REFUSED": REFUSED,
    }
    return _STYLE.substitute({name: f"{size}px" for name, size in sizes.items()} | colours)


_STYLE = Template(
    """
* { font-size: $base; color: $TEXT; }
QMainWindow, QDialog, QMessageBox { background: $PANEL; }
QToolTip { color: $INK; background: $IVORY; border: $thin solid $GOLD_DARK; padding: $half; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: $title; font-weight: 700; color: $IVORY; }
QLabel[role="heading"] { font-size: $heading; font-weight: 700; }
QLabel[role="large"] { font-size: $large; font-weight: 600; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="gold"] { font-size: $large; font-weight: 700; color: $GOLD; }
QLabel[role="gold-small"] { color: $GOLD_LIGHT; }
QLabel[role="total"] { font-size: $heading; font-weight: 700; color: $GOLD; }
QLabel[role="minus"] { color: $RED_ON_DARK; font-weight: 600; }
QLabel[role="plus"] { font-weight: 600; }
QLabel[role="soft"] { color: $TEXT_SOFT; }
QLabel[role="small"] { font-size: $small; color: $TEXT_SOFT; }
QLabel[role="clean"], QLabel[role="dirty"] {
    font-weight: 700; color: $INK; background: $CLEAN; border-radius: $radius; padding: 0 $pad;
}
QLabel[role="dirty"] { background: $DIRTY; }
QLabel[role="allowed"], QLabel[role="refused"] { font-size: $large; font-weight: 700; color: $CLEAN; }
QLabel[role="refused"] { color: $REFUSED; }

QFrame[role="panel"] {
    background: rgba(8, 35, 26, 215); border: $thin solid $PANEL_EDGE; border-radius: $round;
}
QFrame[role="popup"] { background: $PANEL; border: $focus solid $GOLD_DARK; border-radius: $round; }
QFrame[role="leader"] {
    background: rgba(8, 35, 26, 215); border: $focus solid $GOLD; border-radius: $round;
}
QFrame[role="banner"] { background: $IVORY; border: none; border-bottom: $focus solid $GOLD; }
QFrame[role="banner"] QLabel { color: $INK; }
QFrame[role="line"] { background: $PANEL_EDGE; border: none; max-height: $thin; min-height: $thin; }

QPushButton {
    background: $PANEL_RAISED; color: $TEXT; font-weight: 600; min-height: $least;
    border: $focus solid $PANEL_EDGE; border-radius: $round; padding: 0 $wide;
}
QPushButton:hover { background: #1C5A40; border-color: $GOLD_DARK; }
QPushButton:pressed { background: $FELT_DARK; }
QPushButton:focus { border-color: $IVORY; }
QPushButton:disabled { color: $TEXT_OFF; background: $PANEL; border-color: $PANEL_RAISED; }
QPushButton[role="primary"] { background: $GOLD; color: $INK; border-color: $GOLD; font-weight: 700; }
QPushButton[role="primary"]:hover { background: $GOLD_LIGHT; border-color: $GOLD_LIGHT; }
QPushButton[role="primary"]:pressed { background: $GOLD_DARK; }
QPushButton[role="primary"]:focus { border-color: $IVORY; background: $GOLD_LIGHT; }
QPushButton[role="primary"]:disabled { background: $PANEL_RAISED; color: $TEXT_OFF; border-color: $PANEL; }
QPushButton[role="big"], QPushButton[role="primary"][big="true"] { font-size: $large; padding: $half $wide; }
QPushButton[role="chip"] { padding: 0 $pad; }
QPushButton[role="chip"]:checked { background: $GOLD; color: $INK; border-color: $GOLD; font-weight: 700; }
QPushButton[role="chip"]:checked:focus { border-color: $IVORY; background: $GOLD_LIGHT; }
QPushButton[role="link"] {
    background: transparent; border-color: transparent; color: $TEXT_SOFT; padding: 0 $half; text-align: left;
}
QPushButton[role="link"]:hover { color: $GOLD_LIGHT; }
QPushButton[role="link"]:focus { border-color: $IVORY; color: $TEXT; }
QFrame[role="banner"] QPushButton { background: $PANEL_RAISED; min-height: $bar; padding: $half $pad; }

QPushButton[role="tab"] {
    text-align: left; padding: 0 $pad; background: transparent; border-color: transparent; color: $TEXT_SOFT;
}
QPushButton[role="tab"]:hover { background: $PANEL_RAISED; }
QPushButton[role="tab"]:focus { border-color: $IVORY; }
QPushButton[role="tab"]:checked { background: $PANEL; color: $GOLD_LIGHT; border-color: $GOLD; }
QPushButton[role="tab"]:checked:focus { border-color: $IVORY; }
QPushButton[role="step"] { padding: 0; min-width: $least; font-size: $large; }
QPushButton[role="link-small"] {
    background: transparent; border: $thin solid transparent; border-radius: $half; color: $GOLD_LIGHT;
    min-height: 0; padding: 0 $half; font-size: $small;
}
QPushButton[role="link-small"]:hover { color: $IVORY; }
QPushButton[role="link-small"]:focus { border-color: $IVORY; }
QFrame[role="option"] {
    background: transparent; border: none; border-left: $half solid transparent;
    border-bottom: $thin solid $PANEL_RAISED;
}
QFrame[role="option-changed"] {
    background: $PANEL_RAISED; border: none; border-left: $half solid $GOLD; border-radius: 0;
}
QFrame[role="trouble"] { background: $IVORY; border: none; border-radius: $radius; }
QFrame[role="trouble"] QLabel { color: $INK; }

QSpinBox {
    background: $FELT_DARK; color: $TEXT; min-height: $least; border: $focus solid $PANEL_EDGE;
    border-radius: $round; padding: 0 $pad; selection-background-color: $GOLD; selection-color: $INK;
}
QLineEdit {
    background: $FELT_DARK; color: $TEXT; min-height: $least; border: $focus solid $PANEL_EDGE;
    border-radius: $round; padding: 0 $pad; selection-background-color: $GOLD; selection-color: $INK;
}
QLineEdit:focus, QSpinBox:focus { border-color: $GOLD; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QSpinBox QLineEdit { background: transparent; border: none; min-height: 0; padding: 0 $pad; }
QComboBox {
    background: $PANEL_RAISED; color: $TEXT; font-weight: 600; min-height: $least;
    border: $focus solid $PANEL_EDGE; border-radius: $round; padding: 0 $pad;
}
QComboBox::drop-down { border: none; background: transparent; width: $wide; }
QComboBox::down-arrow { image: none; }
QComboBox:hover { border-color: $GOLD_DARK; }
QComboBox:focus { border-color: $IVORY; }
QComboBox QAbstractItemView {
    background: $PANEL; color: $TEXT; border: $thin solid $PANEL_EDGE; outline: none;
    selection-background-color: $PANEL_RAISED; selection-color: $GOLD_LIGHT;
}
QPlainTextEdit { background: $FELT_DARK; border: $thin solid $PANEL_EDGE; border-radius: $radius; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $bar; margin: 0; }
QScrollBar::handle:vertical { background: $PANEL_EDGE; border-radius: $grip; min-height: $wide; }
QScrollBar::handle:vertical:hover { background: $GOLD_DARK; }
QScrollBar:horizontal { background: transparent; height: $bar; margin: 0; }
QScrollBar::handle:horizontal { background: $PANEL_EDGE; border-radius: $grip; min-width: $wide; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $PANEL; color: $TEXT_SOFT; padding: 0; border: none; }
QMenuBar::item { background: transparent; padding: $half $pad; border-radius: $radius; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $PANEL_RAISED; color: $GOLD_LIGHT; }
QMenu { background: $PANEL; border: $thin solid $PANEL_EDGE; padding: $half; }
QMenu::item { padding: $half $wide $half $wide; border-radius: $radius; }
QMenu::item:selected { background: $PANEL_RAISED; color: $GOLD_LIGHT; }
QMenu::item:disabled { color: $TEXT_OFF; }
QMenu::separator { height: $thin; background: $PANEL_EDGE; margin: $half $pad; }

QDockWidget { background: $PANEL; font-weight: 600; }
QWidget[role="dock-title"] { background: $PANEL; }
QPushButton[role="small-button"] {
    min-height: $wide; padding: 0 $pad; font-size: $small; border-radius: $half;
}
QMainWindow::separator { background: $PANEL_EDGE; width: $thin; height: $thin; }
QListView { background: $PANEL; border: none; outline: none; }
"""
)
