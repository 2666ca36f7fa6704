"""The typeface of the game: the files that come with it, else whatever the system has."""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

_log = logging.getLogger(__name__)

FAMILY: Final = "Nunito Sans"
TITLE_FAMILY: Final = "Fraunces"
"""The face of titles and headings; the files have it in one weight."""

NORMAL_PIXELS = 15
"""The largest size of interface text that desktops have by default; who sets more gets more here too."""


def register_fonts(folder: Path) -> set[str]:
    """Make the fonts of a folder known to Qt; returns their families."""
    families: set[str] = set()
    for path in sorted(folder.glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            _log.warning("font cannot be used: %s", path)
        else:
            families.update(QFontDatabase.applicationFontFamilies(number))
    return families


def game_font(folder: Path) -> QFont:
    """The font of the game in the size that the system uses for its interface."""
    font = QFont(QGuiApplication.font())
    if FAMILY in register_fonts(folder):
        font.setFamily(FAMILY)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class _Wanted:
    """The text size that the player wants, as a factor; None to follow the system."""

    factor: float | None = None


def set_wanted_size(factor: float | None) -> None:
    """Let texts be so many times the usual size, or follow the system with None."""
    _Wanted.factor = factor


def wanted_magnification() -> float:
    """How much larger than usual texts shall be; where the system decides never below 1."""
    if _Wanted.factor is not None:
        return _Wanted.factor
    pixels = QFontInfo(QGuiApplication.font()).pixelSize()
    return min(2.0, max(1.0, pixels / NORMAL_PIXELS))
