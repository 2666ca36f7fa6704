"""The typeface of the game: the files that come with it, else whatever the system has."""

import logging
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

_log = logging.getLogger(__name__)

NORMAL_PIXELS = 15
"""The largest size of interface text that desktops have by default; who sets more gets more here too."""


def register_fonts(folder: Path) -> str | None:
    """Make the fonts of a folder known to Qt; returns their family, or None where there are none."""
    family = None
    for path in sorted(folder.glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            _log.warning("font cannot be used: %s", path)
        else:
            family = QFontDatabase.applicationFontFamilies(number)[0]
    return family


def game_font(folder: Path) -> QFont:
    """The font of the game in the size that the system uses for its interface."""
    font = QFont(QGuiApplication.font())
    family = register_fonts(folder)
    if family is not None:
        font.setFamily(family)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def wanted_magnification() -> float:
    """How much larger than usual the system's text is, for people who need it so; never below 1."""
    pixels = QFontInfo(QGuiApplication.font()).pixelSize()
    return min(2.0, max(1.0, pixels / NORMAL_PIXELS))
