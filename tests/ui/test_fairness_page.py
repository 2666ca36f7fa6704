"""Fair play: the fingerprint of the running match, its seed at the end, and a check of any file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burraco_desktop.session.codec import encode
from burraco_desktop.session.fairness import fairness_of
from burraco_desktop.session.verification import Check, Finding, Outcome
from burraco_desktop.ui.pages.fairness import FairnessPage
from burraco_desktop.ui.texts_fairness import finding_text, grouped
from tests.session.documents import document_of
from tests.support.saved_matches import finished, running

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> FairnessPage:
    page = FairnessPage()
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def checked(page: FairnessPage, qtbot: QtBot, path: Path) -> str:
    page.check_file(path)
    qtbot.waitUntil(lambda: not page.checking.is_busy)
    return page.result


def test_without_a_match_it_explains(page: FairnessPage) -> None:
    assert not page._match.isVisibleTo(page)
    assert page.result == ""


def test_a_running_match_shows_its_fingerprint_and_no_seed(page: FairnessPage) -> None:
    match = running(seed="secret seed")
    page.show_fairness(fairness_of(match))
    assert page._fingerprint.text() == grouped(match.fingerprint)
    assert "secret" not in page._seed.text()
    QTest.mouseClick(page.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == match.fingerprint


def test_a_finished_match_shows_its_seed(page: FairnessPage) -> None:
    match = finished()
    page.show_fairness(fairness_of(match))
    assert page._seed.text() == match.seed
    QTest.mouseClick(page.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == f"{match.fingerprint}\n{match.seed}"


def test_a_file_is_checked_from_end_to_end(
    page: FairnessPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    path = tmp_path / "match.burraco"
    path.write_bytes(encode(document_of(match)))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(page.check_button, LEFT)
    qtbot.waitUntil(lambda: not page.checking.is_busy)
    assert page.result.startswith("match.burraco: nothing was changed.")
    assert page.result.count("✓") == len(Check)
    assert grouped(match.fingerprint) in page.result


def test_what_is_wrong_is_said(page: FairnessPage, qtbot: QtBot, tmp_path: Path) -> None:
    document = document_of(finished())
    document["scores"][0][0] += 50
    path = tmp_path / "match.burraco"
    path.write_bytes(encode(document))
    told = checked(page, qtbot, path)
    assert "something is wrong" in told
    assert "✗  A deal is counted wrongly" in told


@pytest.mark.parametrize("content", [b"", b"[]", b"\0\0"])
def test_what_is_no_match_is_said(page: FairnessPage, qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.burraco"
    path.write_bytes(content)
    told = checked(page, qtbot, path)
    assert "match.burraco" in told
    assert "no match" in told
    assert path.exists()


def test_a_file_that_is_gone_is_said(page: FairnessPage, qtbot: QtBot, tmp_path: Path) -> None:
    assert "is gone" in checked(page, qtbot, tmp_path / "none.burraco")


def test_a_check_can_be_stopped(page: FairnessPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "match.burraco"
    path.write_bytes(encode(document_of(running())))
    page.check_file(path)
    assert page.stop_button.isVisibleTo(page)
    QTest.mouseClick(page.stop_button, LEFT)
    assert not page.checking.is_busy
    assert page.result == ""
    qtbot.wait(50)
    assert page.result == ""


@pytest.mark.parametrize("outcome", Outcome)
@pytest.mark.parametrize("check", Check)
def test_every_finding_is_a_whole_sentence(check: Check, outcome: Outcome) -> None:
    told = finding_text(Finding(check, outcome, "the reason"))
    assert told.endswith(".")
    assert "{" not in told
    is_bare = outcome == Outcome.GOOD or (outcome == Outcome.UNKNOWN and check == Check.SCORES)
    assert ("the reason" in told) != is_bare
