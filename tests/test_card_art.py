"""The committed card art is what the drawing script writes, and stays within what QtSvg can draw."""

from __future__ import annotations

import filecmp
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
DECK = RESOURCES / "cards" / "classic"
ICONS = RESOURCES / "icons"
RANKS = ("a", *map(str, range(2, 11)), "j", "q", "k")
NAMES = {f"{rank}{suit}" for rank in RANKS for suit in "cdhs"} | {"jk", "jb", "back_red", "back_blue"}
ICON_NAMES = {"burraco", "suit_c", "suit_d", "suit_h", "suit_s"}
ALLOWED_TAGS = {"svg", "g", "path"}
LARGEST = 40_000
FILES = sorted(DECK.glob("*.svg")) + [ICONS / f"{name}.svg" for name in sorted(ICON_NAMES)]


def test_deck_is_complete() -> None:
    assert {path.stem for path in DECK.glob("*.svg")} == NAMES


def test_script_writes_exactly_the_committed_files(tmp_path: Path) -> None:
    script = RESOURCES / "cards" / "draw_cards.py"
    subprocess.run([sys.executable, "-B", str(script), "--into", str(tmp_path)], check=True)
    for folder, names in (("cards/classic", NAMES), ("icons", ICON_NAMES)):
        files = [f"{name}.svg" for name in sorted(names)]
        same, different, missing = filecmp.cmpfiles(RESOURCES / folder, tmp_path / folder, files, shallow=False)
        assert (different, missing) == ([], [])
        assert same == files


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
