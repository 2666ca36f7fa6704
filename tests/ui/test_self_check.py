"""`burraco self-check`: a line a check, and a failure for whatever is missing."""

from __future__ import annotations

import gc
import shutil
import signal
import sys
import tempfile
from typing import TYPE_CHECKING

import pytest

from burraco_desktop import paths, self_check
from burraco_desktop.ai import learned, weights

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the resources that a test may damage."""
    copy = tmp_path / "resources"
    shutil.copytree(paths.resource_root(), copy, ignore=shutil.ignore_patterns("*.py"))
    for module in (paths, self_check, sys.modules["burraco_desktop.session.rulebook"]):
        monkeypatch.setattr(module, "resource_root", lambda: copy)
    return copy


def test_a_whole_installation_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert self_check.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["ok", "cards:"],
        ["ok", "fonts:"],
        ["ok", "icons:"],
        ["ok", "portraits:"],
        ["ok", "licences:"],
        ["ok", "languages:"],
        ["ok", "sounds:"],
        ["ok", "rule"],
        ["ok", "lessons:"],
        ["ok", "bots:"],
        ["ok", "table:"],
    ]
    assert "italian for 2" in lines[7]
    assert "italian for 4" in lines[7]


@pytest.mark.parametrize(
    ("lost", "complaint"),
    [
        ("cards/classic/7h.svg", "7h.svg"),
        ("cards/backs/blue.svg", "blue.svg"),
        ("icons/suit_h.svg", "suit_h.svg"),
        ("portraits/kh.svg", "kh.svg"),
        ("fonts/OFL-Fraunces.txt", "OFL-Fraunces.txt"),
        ("sounds/turn.wav", "turn.wav"),
        ("rulesets/italian.json", "italian.json"),
    ],
)
def test_a_missing_file_fails_and_is_named(
    resources: Path, lost: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (resources / lost).unlink()
    assert self_check.main() == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(complaint in line for line in lines if line.startswith("FAILED"))
    assert lines[-1].startswith("skipped table")


def test_missing_fonts_fail(resources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(resources / "fonts")
    assert self_check.main() == 1
    assert "FAILED  fonts" in capsys.readouterr().out


def test_it_leaves_no_folder_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    self_check.check_table()
    qapp.processEvents()
    gc.collect()
    assert list(tmp_path.iterdir()) == []


def test_it_leaves_no_folder_behind_when_it_is_told_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(folder: Path) -> None:
        assert folder.is_dir()
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(self_check, "_picture_of_a_table", ended)
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as stopped:
        self_check.check_table()
    assert stopped.value.code == 128 + signal.SIGTERM
    assert list(tmp_path.iterdir()) == []
    assert signal.getsignal(signal.SIGTERM) == before


def test_an_error_in_a_slot_fails_a_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check() -> str:
        sys.excepthook(ValueError, ValueError("in a slot"), None)
        return "fine"

    monkeypatch.setattr(self_check, "CHECKS", [("slots", check)])
    assert self_check.main() == 1
    assert "ValueError: in a slot" in capsys.readouterr().out


def test_the_picture_of_the_table_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "CHECKS", [])
    picture = tmp_path / "table.png"
    assert self_check.main(picture) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_bots_without_what_they_know_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    monkeypatch.setattr(self_check, "CHECKS", [("bots", self_check.check_bots)])
    assert self_check.main() == 1
    assert "are empty" in capsys.readouterr().out


def test_a_process_of_bots_that_raises_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_check, "question_of", lambda *_: "no question")
    monkeypatch.setattr(self_check, "CHECKS", [("bots", self_check.check_bots)])
    assert self_check.main() == 1
    assert "does not answer: Traceback" in capsys.readouterr().out
