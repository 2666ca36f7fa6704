"""The committed card art is what the drawing script writes, and stays within what QtSvg can draw."""

from __future__ import annotations

import filecmp
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, qBlue, qGreen, qRed
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
DECK = RESOURCES / "cards" / "classic"
ICONS = RESOURCES / "icons"
RANKS = ("a", *map(str, range(2, 11)), "j", "q", "k")
NAMES = {f"{rank}{suit}" for rank in RANKS for suit in "cdhs"} | {"jk", "jb", "back_red", "back_blue"}
ICON_NAMES = {"burraco", "suit_c", "suit_d", "suit_h", "suit_s"}
ALLOWED_TAGS = {"svg", "g", "path"}
LARGEST = 40_000
WIDTH, HEIGHT = 240, 336
FILES = sorted(DECK.glob("*.svg")) + [ICONS / f"{name}.svg" for name in sorted(ICON_NAMES)]
FACES = [path for path in FILES if path.parent == DECK and not path.stem.startswith("back")]


def test_deck_is_complete() -> None:
    assert {path.stem for path in DECK.glob("*.svg")} == NAMES


def test_script_writes_exactly_the_committed_files(tmp_path: Path) -> None:
    script = RESOURCES / "cards" / "draw_cards.py"
    subprocess.run([sys.executable, "-B", str(script), "--into", str(tmp_path)], check=True)
    for folder, names in (("cards/classic", NAMES), ("icons", ICON_NAMES)):
        files = [f"{name}.svg" for name in sorted(names)]
        _, different, missing = filecmp.cmpfiles(RESOURCES / folder, tmp_path / folder, files, shallow=False)
        assert (different, missing) == ([], [])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_uses_only_what_qtsvg_draws(path: Path) -> None:
    root = ET.parse(path).getroot()
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= ALLOWED_TAGS
    assert not any("style" in element.attrib or "class" in element.attrib for element in root.iter())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST


@pytest.mark.parametrize("path", sorted(DECK.glob("*.svg")), ids=lambda path: path.stem)
def test_card_is_five_by_seven(path: Path) -> None:
    assert ET.parse(path).getroot().attrib["viewBox"] == "0 0 240 336"


@pytest.mark.parametrize("path", FACES, ids=lambda path: path.stem)
def test_only_the_index_enters_the_strip_that_overlapped_cards_show(path: Path) -> None:
    """The left half of the top 19 % holds nothing outside the index box."""
    image = _painted(path)
    box = QRect(QPoint(7, 8), QPoint(round(WIDTH * 0.44), round(HEIGHT * 0.185)))
    strip = [(x, y) for y in range(7, int(HEIGHT * 0.19)) for x in range(7, WIDTH // 2)]
    assert [(x, y) for x, y in strip if not box.contains(x, y) and _is_ink(image, x, y)] == []
    assert any(_is_ink(image, x, y) for x, y in strip[:: box.width() // 7] if box.contains(x, y))


def _painted(path: Path) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def _is_ink(image: QImage, x: int, y: int) -> bool:
    """Tell ink from the off-white paper and the rounded corner."""
    pixel = image.pixel(x, y)
    return min(qRed(pixel), qGreen(pixel), qBlue(pixel)) < 0x80
