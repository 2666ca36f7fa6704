"""The one style sheet of the game, in the colours in force and in a size that fits. It knows no widget."""

from string import Template
from typing import Final

from burraco_desktop.paths import resource
from burraco_desktop.ui import theme
from burraco_desktop.ui.fonts import TITLE_FAMILY
from burraco_desktop.ui.looks import Tone

_SIZES: Final = {
    "base": 1.0,
    "large": 1.3,
    "heading": 1.6,
    "title": 3.8,
    "pad": 0.5,
    "half": 0.3,
    "wide": 1.2,
    "radius": 0.45,
    "round": 0.6,
    "bar": 0.8,
    "least": 2.2,
    "tick": 0.9,
    "arrow": 0.7,
}
"""Lengths by the height of plain text."""


def style_sheet(base: int) -> str:
    """The style sheet for plain text of `base` pixels."""
    sizes = {name: round(base * factor) for name, factor in _SIZES.items()} | {
        "small": max(theme.LEAST_BASE, round(base * 0.88)),
        "thin": max(1, round(base / 16)),
        "focus": max(2, round(base / 7)),
        # A radius of more than half the height is none at all to Qt.
        "grip": round(base * _SIZES["bar"]) // 2,
        "pill": int(base * 0.22),
    }
    lengths = {name: f"{size}px" for name, size in sizes.items()}
    marks = {
        "TICK": _mark("tick", Tone.PANEL),
        "TICK_ON_GOLD": _mark("tick", Tone.GOLD),
        "MORE": _mark("more", Tone.PANEL),
    }
    return _STYLE.substitute(lengths | dict(theme.look().colours) | marks | {"FAMILY": TITLE_FAMILY})


def _mark(name: str, ground: Tone) -> str:
    """The file of a mark in the ink that is seen on a ground."""
    ink = "dark" if theme.colour(ground).lightnessF() > 0.5 else "light"
    return (resource("icons") / f"{name}_{ink}.svg").as_posix()


_STYLE: Final = Template(
    """
* { font-size: $base; color: $TEXT; }
QMainWindow, QDialog, QMessageBox { background: $GROUND; }
QToolTip { color: $INK; background: $IVORY; border: $thin solid $GOLD_DARK; padding: $half; }

QLabel { background: transparent; }
QLabel[role="title"] { font-family: "$FAMILY"; font-size: $title; font-weight: 600; color: $TITLE; }
QLabel[role="felt-title"] {
    font-family: "$FAMILY"; font-size: $title; font-weight: 600; color: $FELT_TEXT;
}
QLabel[role="heading"] { font-family: "$FAMILY"; font-size: $heading; font-weight: 600; color: $TITLE; }
QLabel[role="large"] { font-size: $large; font-weight: 600; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="gold"] { font-size: $large; font-weight: 700; color: $STRONG; }
QLabel[role="gold-small"] { color: $STRONG; }
QLabel[role="total"] { font-size: $heading; font-weight: 700; color: $STRONG; }
QLabel[role="minus"] { color: $RED; font-weight: 600; }
QLabel[role="plus"] { font-weight: 600; }
QLabel[role="soft"] { color: $SOFT; }
QLabel[role="small"] { font-size: $small; color: $SOFT; }
QLabel[role="clean"], QLabel[role="dirty"] {
    font-weight: 700; color: $INK; background: $CLEAN; border-radius: $radius; padding: 0 $pad;
}
QLabel[role="dirty"] { background: $DIRTY; }
QLabel[role="allowed"], QLabel[role="refused"] { font-size: $large; font-weight: 700; color: $GOOD; }
QLabel[role="refused"] { color: $BAD; }

QFrame[role="panel"] { background: $PANEL; border: $thin solid $EDGE; border-radius: $round; }
QFrame[role="popup"] { background: $PANEL; border: $focus solid $GOLD_DARK; border-radius: $round; }
QFrame[role="leader"] { background: $PANEL; border: $focus solid $GOLD; border-radius: $round; }
QFrame[role="follower"] { background: $PANEL; border: $focus solid $EDGE; border-radius: $round; }
QFrame[role="sheet"] { background: $GROUND; border: none; border-left: $focus solid $GOLD_DARK; }
QFrame[role="note"] { background: $PANEL; border: $thin solid $EDGE; border-radius: $radius; }
QFrame[role="banner"] { background: $IVORY; border: none; border-bottom: $focus solid $GOLD; }
QFrame[role="banner"] QLabel { color: $INK; }
QFrame[role="line"] { background: $EDGE; border: none; max-height: $thin; min-height: $thin; }

QPushButton {
    background: $RAISED; color: $TEXT; font-weight: 600; min-height: $least;
    border: $focus solid $EDGE; border-radius: $round; padding: 0 $wide;
}
QPushButton:hover { background: $HOVER; border-color: $GOLD_DARK; }
QPushButton:pressed { background: $FIELD; }
QPushButton:focus { border-color: $FOCUS; }
QPushButton:disabled { color: $OFF; background: transparent; border-color: $EDGE; }
QPushButton[role="primary"] {
    background: $GOLD; color: $ON_GOLD; border-color: $GOLD_DARK; font-weight: 700;
}
QPushButton[role="primary"]:hover { background: $GOLD_LIGHT; }
QPushButton[role="primary"]:pressed { background: $GOLD_DARK; }
QPushButton[role="primary"]:focus { border-color: $FOCUS; background: $GOLD_LIGHT; }
QPushButton[role="primary"]:disabled { background: transparent; color: $OFF; border-color: $EDGE; }
QPushButton[role="big"], QPushButton[role="primary"][big="true"] { font-size: $large; padding: $half $wide; }
QPushButton[role="chip"] { padding: 0 $pad; }
QPushButton[role="chip"]:checked {
    background: $GOLD; color: $ON_GOLD; border-color: $GOLD_DARK; font-weight: 700;
}
QPushButton[role="chip"]:checked:focus { border-color: $FOCUS; background: $GOLD_LIGHT; }
QPushButton[role="choice"] { min-height: 0; padding: 0; }
QPushButton[right="true"]:disabled { border-color: $GOOD; color: $GOOD; background: $RAISED; }
QPushButton[role="link"] {
    background: transparent; border-color: transparent; color: $SOFT; padding: 0 $half; text-align: left;
}
QPushButton[role="link"]:hover { color: $STRONG; }
QPushButton[role="link"]:focus { border-color: $FOCUS; color: $TEXT; }
QFrame[role="banner"] QPushButton { min-height: $bar; padding: $half $pad; }
QPushButton[role="entry"] { text-align: left; padding: $half $pad; }

QPushButton[role="tab"] {
    text-align: left; padding: 0 $pad; background: transparent; border-color: transparent; color: $SOFT;
}
QPushButton[role="tab"]:hover { background: $HOVER; color: $TEXT; }
QPushButton[role="tab"]:focus { border-color: $FOCUS; }
QPushButton[role="tab"]:checked { background: $PANEL; color: $STRONG; border-color: $GOLD_DARK; }
QPushButton[role="tab"]:checked:focus { border-color: $FOCUS; }
QPushButton[role="play"] {
    background: transparent; border-color: transparent; border-radius: $radius; padding: 0; min-height: 0;
}
QPushButton[role="play"]:hover { background: $HOVER; }
QPushButton[role="play"]:checked { background: $RAISED; border-color: $GOLD_DARK; }
QPushButton[role="play"]:focus { border-color: $FOCUS; }
QPushButton[role="step"] { padding: 0; min-width: $least; font-size: $large; }
QPushButton[role="link-small"] {
    background: transparent; border: $thin solid transparent; border-radius: $half; color: $STRONG;
    min-height: 0; padding: 0 $half; font-size: $small;
}
QPushButton[role="link-small"]:hover { color: $TEXT; }
QPushButton[role="link-small"]:focus { border-color: $FOCUS; }
QFrame[role="option"] {
    background: transparent; border: none; border-left: $half solid transparent;
    border-bottom: $thin solid $RAISED;
}
QFrame[role="option-changed"] {
    background: $RAISED; border: none; border-left: $half solid $GOLD; border-radius: 0;
}
QFrame[role="trouble"] { background: $IVORY; border: none; border-radius: $radius; }
QFrame[role="trouble"] QLabel { color: $INK; }

QLineEdit, QSpinBox {
    background: $FIELD; color: $TEXT; min-height: $least; border: $focus solid $EDGE;
    border-radius: $round; padding: 0 $pad; selection-background-color: $GOLD;
    selection-color: $ON_GOLD; placeholder-text-color: $OFF;
}
QLineEdit:focus, QSpinBox:focus { border-color: $FOCUS; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QSpinBox QLineEdit { background: transparent; border: none; min-height: 0; padding: 0 $pad; }
QComboBox {
    background: $RAISED; color: $TEXT; font-weight: 600; min-height: $least;
    border: $focus solid $EDGE; border-radius: $round; padding: 0 $pad;
}
QComboBox::drop-down { border: none; background: transparent; width: $wide; }
QComboBox::down-arrow { image: none; }
QComboBox:hover { border-color: $GOLD_DARK; }
QComboBox:focus { border-color: $FOCUS; }
QComboBox QAbstractItemView {
    background: $PANEL; color: $TEXT; border: $thin solid $EDGE; outline: none;
    selection-background-color: $HOVER; selection-color: $STRONG;
}
QCheckBox { background: transparent; spacing: $pad; }
QCheckBox::indicator {
    background: $FIELD; border: $focus solid $SOFT; border-radius: $half; width: $tick; height: $tick;
}
QCheckBox::indicator:checked { background: $GOLD; image: url("$TICK_ON_GOLD"); }
QCheckBox::indicator:focus { border-color: $FOCUS; }
QPlainTextEdit { background: $FIELD; border: $thin solid $EDGE; border-radius: $radius; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $bar; margin: 0; }
QScrollBar::handle:vertical { background: $EDGE; border-radius: $grip; min-height: $wide; }
QScrollBar::handle:vertical:hover { background: $GOLD_DARK; }
QScrollBar:horizontal { background: transparent; height: $bar; margin: 0; }
QScrollBar::handle:horizontal { background: $EDGE; border-radius: $grip; min-width: $wide; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $GROUND; color: $SOFT; padding: 0; border: none; }
QMenuBar::item { background: transparent; padding: $half $pad; border-radius: $radius; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $HOVER; color: $STRONG; }
QMenu { background: $PANEL; border: $thin solid $EDGE; padding: $half; }
QMenu::item { padding: $half $wide $half $pad; border-radius: $radius; }
QMenu::indicator { width: $tick; height: $tick; left: $half; }
QMenu::indicator:checked { image: url("$TICK"); }
QMenu::right-arrow { image: url("$MORE"); width: $arrow; height: $arrow; right: $half; }
QMenu::item:selected { background: $HOVER; color: $STRONG; }
QMenu::item:disabled { color: $OFF; }
QMenu::separator { height: $thin; background: $EDGE; margin: $half $pad; }

QDockWidget { background: $PANEL; font-weight: 600; }
QWidget[role="dock-title"] { background: $GROUND; }
QWidget[role="dock-title"] QLabel { padding: $pad; }
QWidget[role="dock-title"] QPushButton { margin: $half $pad $half 0; }
QPushButton[role="small-button"] {
    min-height: $wide; padding: 0 $pad; font-size: $small; border-radius: $half;
}
QMainWindow::separator { background: $EDGE; width: $thin; height: $thin; }
QListView { background: $PANEL; border: none; outline: none; }
QListView[role="bare"] { background: transparent; }

QProgressBar { background: $FIELD; border: $thin solid $EDGE; border-radius: $pill; }
QProgressBar::chunk { background: $GOLD; border-radius: $pill; }

QSlider { min-height: $least; }
QSlider::groove:horizontal {
    background: $FIELD; border: $thin solid $EDGE; height: $half; border-radius: $thin;
}
QSlider::sub-page:horizontal { background: $GOLD; border-radius: $thin; }
QSlider::handle:horizontal {
    background: $RAISED; border: $focus solid $GOLD_DARK; width: $bar; margin: -$pad 0; border-radius: $half;
}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border-color: $FOCUS; }
"""
)
