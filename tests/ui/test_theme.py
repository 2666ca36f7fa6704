"""The look: contrast, sizes, fonts and the drawn parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication, QImage, QPainter, QPixmap, QRawFont
from PySide6.QtWidgets import QApplication, QLabel

from burraco_desktop import paths
from burraco_desktop.ui import fonts, styles, theme
from burraco_desktop.ui.looks import Felt, Theme, Tone, look_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("qapp")

LARGEST_BASE = 60


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
    label.setStyleSheet(styles.style_sheet(base))
    label.ensurePolished()
    assert QFontInfo(label.font()).pixelSize() == base


def test_the_font_of_the_game_comes_with_it() -> None:
    font = fonts.game_font(paths.resource("fonts"))
    assert QFontInfo(font).family() == "Nunito Sans"


def test_titles_have_a_face_of_their_own() -> None:
    assert fonts.TITLE_FAMILY in fonts.register_fonts(paths.resource("fonts"))
    assert QFontInfo(QFont(fonts.TITLE_FAMILY)).family() == fonts.TITLE_FAMILY


def test_without_fonts_the_one_of_the_system_is_used(tmp_path: Path) -> None:
    assert fonts.register_fonts(tmp_path) == set()
    assert fonts.game_font(tmp_path).family() == QGuiApplication.font().family()


def test_a_broken_font_is_passed_over(tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    (tmp_path / "broken.ttf").write_bytes(b"no font")
    expect_log("font cannot be used")
    assert fonts.register_fonts(tmp_path) == set()


def test_the_felt_is_lit_in_the_middle() -> None:
    picture = QPixmap(200, 100)
    painter = QPainter(picture)
    theme.paint_felt(painter, picture.rect())
    painter.end()
    image = picture.toImage()
    assert image.pixelColor(100, 42).lightness() > image.pixelColor(1, 98).lightness() + 20


@pytest.mark.parametrize(
    "path", sorted(paths.resource("fonts").glob("NunitoSans*.ttf")), ids=lambda path: path.stem
)
def test_f_l08_the_suits_in_a_text_are_our_own_letters(path: Path) -> None:
    """No font of the system, which may have them as pictures, is asked for one."""
    font = QRawFont(str(path), 16)
    assert font.isValid()
    assert all(font.supportsCharacter(ord(sign)) for sign in "♣♦♥♠")


def test_f_k06_suits_have_four_shapes_and_two_colours() -> None:
    icons = paths.resource("icons")
    pictures = [theme.suit_pixmap(icons, suit, 32, 2.0).toImage() for suit in range(4)]
    shapes = {bytes(picture.convertToFormat(QImage.Format.Format_Alpha8).constBits()) for picture in pictures}
    assert len(shapes) == 4
    assert {picture.width() for picture in pictures} == {64}
    red, black = pictures[2].pixelColor(32, 30), pictures[3].pixelColor(32, 38)
    assert (red.name(), black.name()) == (theme.look()[Tone.RED].lower(), theme.look()[Tone.TEXT].lower())


@pytest.mark.usefixtures("restored_look")
def test_four_inks_tell_all_suits_apart_on_paper_and_on_any_page() -> None:
    for wanted in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST):
        theme.use(look_of(wanted, Felt.GREEN), four_inks=True)
        for on_paper in (True, False):
            assert len({theme.suit_colour(suit, on_paper=on_paper) for suit in range(4)}) == 4


@pytest.mark.usefixtures("restored_look")
def test_a_look_is_told_once_to_all_who_wear_it(qtbot: QtBot) -> None:
    light = look_of(Theme.LIGHT, Felt.WINE)
    with qtbot.waitSignal(theme.changes.look_changed):
        theme.use(light)
    with qtbot.assertNotEmitted(theme.changes.look_changed):
        theme.use(light)
    assert theme.colour(Tone.TEXT).name() == light[Tone.TEXT].lower()
    palette = QGuiApplication.palette()
    assert palette.color(palette.ColorRole.WindowText) == theme.colour(Tone.TEXT)


@pytest.mark.usefixtures("restored_look")
def test_the_contrast_look_has_plain_grounds() -> None:
    theme.use(look_of(Theme.CONTRAST, Felt.WINE))
    picture = QPixmap(200, 100)
    painter = QPainter(picture)
    theme.paint_felt(painter, picture.rect())
    painter.end()
    image = picture.toImage()
    assert {image.pixelColor(x, y).name() for x in range(0, 200, 9) for y in range(0, 100, 9)} == {
        theme.look()[Tone.FELT].lower()
    }
