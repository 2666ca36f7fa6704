"""The committed card art is what the drawing script writes, and stays within what QtSvg can draw."""

from __future__ import annotations

import filecmp
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, qBlue, qGreen, qRed
from PySide6.QtSvg import QSvgRenderer

from burraco_desktop.engine.notation import parse_cards, show_card
from burraco_desktop.ui.portraits import Portrait
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.decks import STRIPS, CardBack, Deck
from burraco_desktop.ui.table.sizes import MOST_SIZES, SizedPixmaps
from burraco_desktop.ui.theme import FOUR_INKS

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
CARDS = RESOURCES / "cards"
DECKS = {"classic": (0.44, 0.19), "large": (0.57, 0.28)}
"""The strip of each deck that overlapped cards show, by the width and the height of a card."""
ICONS = RESOURCES / "icons"
RANKS = ("a", *map(str, range(2, 11)), "j", "q", "k")
NAMES = {f"{rank}{suit}" for rank in RANKS for suit in "cdhs"} | {"jk", "jb"}
BACKS = {str(back) for back in CardBack}
SIGNS = {"continue", "new", "learn", "rules", "referee", "saves", "statistics", "preferences"}
PORTRAITS = {str(portrait) for portrait in Portrait}
MARKS = {"tick_dark", "tick_light", "more_dark", "more_light"}
ICON_NAMES = {"burraco", "suit_c", "suit_d", "suit_h", "suit_s"} | SIGNS | MARKS
ALLOWED_TAGS = {"svg", "g", "path"}
LARGEST = 42_000
WIDTH, HEIGHT = 240, 336
FACES = [path for deck in DECKS for path in sorted((CARDS / deck).glob("*.svg"))]
CARD_FILES = [*FACES, *sorted((CARDS / "backs").glob("*.svg"))]
FILES = [
    *CARD_FILES,
    *sorted((RESOURCES / "portraits").glob("*.svg")),
    *(ICONS / f"{name}.svg" for name in sorted(ICON_NAMES)),
]


def in_folder(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_decks_and_backs_are_complete() -> None:
    assert set(DECKS) == {str(deck) for deck in Deck}
    for deck in DECKS:
        assert {path.stem for path in (CARDS / deck).glob("*.svg")} == NAMES
    assert {path.stem for path in (CARDS / "backs").glob("*.svg")} == BACKS


def test_script_writes_exactly_the_committed_files(tmp_path: Path) -> None:
    script = RESOURCES / "cards" / "draw_cards.py"
    subprocess.run([sys.executable, "-B", str(script), "--into", str(tmp_path)], check=True)
    wanted = {f"cards/{deck}": NAMES for deck in DECKS} | {"cards/backs": BACKS}
    wanted |= {"portraits": PORTRAITS, "icons": ICON_NAMES}
    for folder, names in wanted.items():
        files = [f"{name}.svg" for name in sorted(names)]
        _, different, missing = filecmp.cmpfiles(RESOURCES / folder, tmp_path / folder, files, shallow=False)
        assert (different, missing) == ([], [])


@pytest.mark.parametrize("path", FILES, ids=in_folder)
def test_file_uses_only_what_qtsvg_draws(path: Path) -> None:
    root = ET.parse(path).getroot()
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= ALLOWED_TAGS
    assert not any("style" in element.attrib or "class" in element.attrib for element in root.iter())


@pytest.mark.parametrize("path", FILES, ids=in_folder)
def test_file_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST


@pytest.mark.parametrize("path", CARD_FILES, ids=in_folder)
def test_card_is_five_by_seven(path: Path) -> None:
    assert ET.parse(path).getroot().attrib["viewBox"] == "0 0 240 336"


@pytest.mark.parametrize("path", FACES, ids=in_folder)
def test_only_the_index_enters_the_strip_that_overlapped_cards_show(path: Path) -> None:
    """Nothing of the picture enters the strip, and the index does not leave it."""
    image = _painted(path)
    right, bottom = DECKS[path.parent.name]
    box = QRect(QPoint(7, 8), QPoint(round(WIDTH * right), round(HEIGHT * bottom) - 2))
    strip = [(x, y) for y in range(7, int(HEIGHT * bottom)) for x in range(7, round(WIDTH * right) + 10)]
    if path.stem[0] not in "jqk":
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


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("deck", Deck)
def test_four_inks_colour_clubs_and_diamonds_alone(deck: Deck) -> None:
    """One of each suit: the sign in the corner has the ink of its suit, and pictures keep their colours."""
    two, four = (CardArt(CARDS, deck, four_inks=four_inks) for four_inks in (False, True))
    for card, change in zip(parse_cards("7c 7d 7h 7s JK Kh Ks"), (1, 1, 0, 0, 0, 0, 0), strict=True):
        pictures = [art.pixmap(card, WIDTH, 1.0).toImage() for art in (two, four)]
        assert (pictures[0] != pictures[1]) == bool(change), show_card(card)
    seven = four.pixmap(parse_cards("7d")[0], WIDTH, 1.0).toImage()
    assert seven.pixelColor(WIDTH // 2, HEIGHT // 2).name() in (FOUR_INKS[1].lower(), "#fffdf6")
    assert any(seven.pixelColor(x, 34).name() == FOUR_INKS[1].lower() for x in range(WIDTH // 2))


@pytest.mark.usefixtures("qapp")
def test_a_deck_is_changed_at_once() -> None:
    art = CardArt(CARDS)
    before = art.pixmap(parse_cards("Kd")[0], 80, 1.0).toImage()
    assert art.wear(Deck.LARGE, CardBack.SEA, four_inks=False)
    assert not art.wear(Deck.LARGE, CardBack.SEA, four_inks=False)
    assert art.pixmap(parse_cards("Kd")[0], 80, 1.0).toImage() != before
    assert art.strips == STRIPS[Deck.LARGE]


@pytest.mark.usefixtures("qapp")
def test_pixmaps_of_sizes_long_unseen_are_dropped() -> None:
    made: list[int] = []

    kept: SizedPixmaps[str] = SizedPixmaps()

    def picture(size: int) -> QPixmap:
        def make() -> QPixmap:
            made.append(size)
            return QPixmap(size, size)

        return kept.get("card", size, make)

    for size in (*range(1, MOST_SIZES + 1), 1, MOST_SIZES + 1, 1, 2):
        assert picture(size).width() == size
    assert made == [*range(1, MOST_SIZES + 2), 2]
