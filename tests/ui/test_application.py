"""A file that the system asks to be opened, as macOS does, reaches the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent

from burraco_desktop.ui.application import Application

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def asked(qapp: QApplication) -> Iterator[list[Path]]:
    """The files that the application was asked for while a test runs."""
    assert isinstance(qapp, Application)
    files = list[Path]()
    qapp.file_asked.connect(files.append)
    yield files
    qapp.file_asked.disconnect(files.append)


def test_a_file_is_asked_for(qapp: QApplication, asked: list[Path], tmp_path: Path) -> None:
    saved = tmp_path / "match.burraco"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(saved)))
    assert asked == [saved]


def test_an_address_that_is_no_file_is_no_request(qapp: QApplication, asked: list[Path]) -> None:
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl("burraco:match")))
    assert asked == []


def test_whatever_else_happens_goes_on(qapp: QApplication, asked: list[Path]) -> None:
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.ApplicationPaletteChange))
    assert asked == []
