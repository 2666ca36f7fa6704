"""F-I02: no page cuts a word, however long a language is and whichever way it is written."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import gallery
from burraco_desktop import app
from burraco_desktop.languages import SPOKEN, Language
from burraco_desktop.paths import resource_root
from burraco_desktop.ui import settings
from burraco_desktop.ui.fonts import game_font
from burraco_desktop.ui.language import speak
from tests.support.clipping import clipped
from tests.support.pseudo import pseudo_language
from tests.support.table_driver import DirectRunner
from tests.support.wording import untranslated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

SCENES = (
    "home",
    "home-running",
    "welcome",
    "new-match",
    "house-rules",
    "rule-editor",
    "rules",
    "referee",
    "saves",
    "replay",
    "statistics",
    "fairness",
    "preferences",
    "about",
    "keys",
    "scores",
    "log",
    "lessons",
    "lesson",
    "table-middle",
    "table-question",
    "table-two",
)


FROM_FILES = ("rules", "about", "lessons", "lesson", "saves")
"""Scenes whose words come from files, which this language has none of, or are names."""


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[gallery.Stage]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    font = QApplication.font()
    QApplication.setFont(game_font(resource_root() / "fonts"))
    stage = gallery.Stage(tmp_path)
    yield stage
    stage.window.close()
    stage.program.close()
    QApplication.setFont(font)


def complaints(
    stage: gallery.Stage, scenes: Sequence[str], judge: Callable[[QWidget], list[str]] = clipped
) -> list[str]:
    """What is wrong in some scenes in the smallest window; if nothing else is asked for, what is cut."""
    found = []
    for name in scenes:
        stage.reset()
        stage.store.set(settings.THEME, settings.THEME.default)
        stage.window.resize(gallery.SIZES["small"])
        gallery.SCENES[name](stage)
        QTest.qWait(gallery.SETTLED)
        over = next(iter(stage.window.rooms.help.open), stage.window)
        found += [f"{name}: {complaint}" for complaint in judge(over)]
        if over is not stage.window:
            over.close()
    return found


def settle() -> None:
    """Let the window hear of the other language, and let go of what it no longer needs."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_words_of_long_languages_are_whole(stage: gallery.Stage) -> None:
    with pseudo_language():
        settle()
        assert complaints(stage, SCENES) == []
    settle()


def test_no_words_are_left_out(stage: gallery.Stage) -> None:
    with pseudo_language():
        settle()
        assert complaints(stage, [name for name in SCENES if name not in FROM_FILES], untranslated) == []
    settle()


def test_words_written_from_right_to_left_are_whole(stage: gallery.Stage) -> None:
    before = QApplication.layoutDirection()
    try:
        with pseudo_language(mirrored=True):
            settle()
            assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
            assert complaints(stage, SCENES) == []
    finally:
        QApplication.setLayoutDirection(before)
    settle()


@pytest.mark.parametrize("language", [each for each in SPOKEN if each != Language.ENGLISH])
def test_words_of_our_languages_are_whole(stage: gallery.Stage, language: Language) -> None:
    speak(language)
    settle()
    assert complaints(stage, ("home-running", "new-match", "statistics", "saves", "scores", "lesson")) == []
