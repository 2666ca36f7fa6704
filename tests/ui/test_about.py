"""About: all that is shipped is named, with its licence, and nothing is named that is not there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from burraco_desktop import __version__, paths
from burraco_desktop.ui.licences import parts, version_of
from burraco_desktop.ui.pages.about import AboutPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
OWN_DRAWINGS = {"cards/classic", "cards/large", "cards/backs"}


@pytest.fixture
def page(qtbot: QtBot) -> AboutPage:
    page = AboutPage(paths.resource_root())
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_every_folder_of_the_resources_has_a_licence() -> None:
    folders = {path.name for path in RESOURCES.iterdir() if path.is_dir() and path.name != "__pycache__"}
    listed = {folder for part in parts(RESOURCES) for folder in part.folders}
    assert listed == folders


def test_every_font_and_every_licence_text_is_named_once() -> None:
    fonts = {path.name for path in (RESOURCES / "fonts").glob("*.ttf")}
    named = [
        path.name
        for part in parts(RESOURCES)
        for path in (RESOURCES / "fonts").glob(part.files)
        if "fonts" in part.folders
    ]
    assert sorted(named) == sorted(fonts)
    texts = {part.text for part in parts(RESOURCES) if part.text}
    assert texts == {f"fonts/{path.name}" for path in (RESOURCES / "fonts").glob("OFL*.txt")}


def test_every_dependency_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {text.split(">")[0].split("=")[0].lower() for text in project["dependencies"]}
    named = {part.distribution.lower() for part in parts(RESOURCES)}
    assert needed <= named


def test_every_package_tells_its_version() -> None:
    assert [part.name for part in parts(RESOURCES) if part.distribution and not version_of(part)] == []


def test_it_tells_version_parts_and_licences(page: AboutPage) -> None:
    text = page.browser.toPlainText()
    assert __version__ in text
    assert all(part.name in text and part.licence in text for part in parts(RESOURCES))


def test_a_licence_can_be_read(page: AboutPage) -> None:
    page.browser.anchorClicked.emit(QUrl("#fonts/OFL-Fraunces.txt"))
    assert page.browser.verticalScrollBar().value() > 0
    assert "SIL OPEN FONT LICENSE" in page.browser.toPlainText().upper()


def test_versions_are_copied_for_a_report(page: AboutPage) -> None:
    QTest.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert __version__ in copied
    assert "Jinja2" in copied


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(3840, 2130)])
def test_no_line_is_cut(page: AboutPage, size: QSize) -> None:
    page.resize(size)
    assert page.browser.horizontalScrollBar().maximum() == 0
