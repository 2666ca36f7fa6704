"""The look: contrast, sizes, fonts and the drawn parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from burraco_desktop import paths
from burraco_desktop.ui import fonts, theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("qapp")

LARGEST_BASE = 60


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""

    def luminance(colour: str) -> float:
        parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (theme.TEXT, theme.PANEL),
        (theme.TEXT, theme.PANEL_RAISED),
        (theme.TEXT, theme.FELT_LIGHT),
        (theme.TEXT_SOFT, theme.PANEL),
        (theme.RED_ON_DARK, theme.PANEL),
        (theme.GOLD, theme.PANEL),
        (theme.INK, theme.GOLD),
        (theme.INK, theme.GOLD_DARK),
        (theme.INK, theme.IVORY),
    ],
)
def test_text_has_strong_contrast(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_text_is_never_smaller_than_14_pixels() -> None:
    assert theme.base_size(QSize(960, 600)) == 14
    assert theme.base_size(QSize(1, 1)) == 14


def test_text_grows_with_the_window() -> None:
    sizes = [theme.base_size(size) for size in (QSize(960, 600), QSize(1280, 800), QSize(3840, 2160))]
    assert sizes == sorted(set(sizes))


def test_text_grows_with_the_text_size_of_the_system() -> None:
    before = QGuiApplication.font()
    window = QSize(1280, 800)
    usual = theme.base_size(window)
    large = QFont(before)
    large.setPixelSize(24)
    QApplication.setFont(large)
    try:
        assert theme.base_size(window) > usual * 1.4
    finally:
        QApplication.setFont(before)


@pytest.mark.parametrize("base", [14, 17, LARGEST_BASE])
def test_the_style_sheet_is_understood_in_every_size(qtbot: QtBot, base: int) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    label.setStyleSheet(theme.style_sheet(base))
    label.ensurePolished()
    assert QFontInfo(label.font()).pixelSize() == base


def test_the_font_of_the_game_comes_with_it() -> None:
    font = fonts.game_font(paths.resource("fonts"))
    assert QFontInfo(font).family() == "Nunito Sans"


def test_without_fonts_the_one_of_the_system_is_used(tmp_path: Path) -> None:
    assert fonts.register_fonts(tmp_path) is None
    assert fonts.game_font(tmp_path).family() == QGuiApplication.font().family()


def test_a_broken_font_is_passed_over(tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    (tmp_path / "broken.ttf").write_bytes(b"no font")
    expect_log("font cannot be used")
    assert fonts.register_fonts(tmp_path) is None


def test_the_felt_is_lit_in_the_middle() -> None:
    picture = QPixmap(200, 100)
    painter = QPainter(picture)
    theme.paint_felt(painter, picture.rect())
    painter.end()
    image = picture.toImage()
    assert image.pixelColor(100, 42).lightness() > image.pixelColor(1, 98).lightness() + 20


def test_suits_have_four_shapes_and_two_colours() -> None:
    icons = paths.resource("icons")
    pictures = [theme.suit_pixmap(icons, suit, 32, 2.0).toImage() for suit in range(4)]
    shapes = {bytes(picture.convertToFormat(QImage.Format.Format_Alpha8).constBits()) for picture in pictures}
    assert len(shapes) == 4
    assert {picture.width() for picture in pictures} == {64}
    red, black = pictures[2].pixelColor(32, 30), pictures[3].pixelColor(32, 38)
    assert (red.name(), black.name()) == (theme.RED_ON_DARK.lower(), theme.IVORY.lower())
