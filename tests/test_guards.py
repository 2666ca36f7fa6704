"""Guards against known traps: a broken PySide6, lists that drift apart, and a log guard that sleeps."""

from __future__ import annotations

import logging
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packaging.requirements import Requirement
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGraphicsRectItem

from tests.conftest import LogGuard

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    """The content of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_calls_into_qt_leave_none_alive() -> None:
    """PySide6 6.12.0 took a reference to None with each call; without any left, Python aborts.

    From Python 3.12 on None cannot die and its count stands still, so this holds there for any PySide6.
    """
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for _ in range(100):
        item.setPos(1, 2)
    assert abs(sys.getrefcount(None) - before) < 10


def test_the_broken_pyside_is_never_installed(project: dict[str, Any]) -> None:
    declared = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["sound"]
    ranges = {requirement.name: requirement for requirement in map(Requirement, declared)}
    for name in ("PySide6-Essentials", "PySide6-Addons"):
        assert "6.12.0" not in ranges[name].specifier
        assert "6.11.3" in ranges[name].specifier


def test_pip_and_uv_install_the_same_tools(project: dict[str, Any]) -> None:
    assert project["project"]["optional-dependencies"]["dev"] == project["dependency-groups"]["dev"]


@pytest.mark.usefixtures("qapp")
def test_the_fonts_of_the_window_load() -> None:
    files = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
    ids = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    families = [QFontDatabase.applicationFontFamilies(number)[0] for number in ids]
    assert families == ["Fraunces", *["Nunito Sans"] * 3]


def test_an_announced_warning_passes(expect_log: Callable[[str], None]) -> None:
    expect_log("moved aside")
    logging.getLogger("burraco.store").warning("%s was moved aside", "match.json")


def test_an_unexpected_warning_is_a_complaint() -> None:
    guard = LogGuard()
    guard.handle(logging.makeLogRecord({"name": "burraco", "levelname": "ERROR", "msg": "table repaired"}))
    assert guard.complaints() == ["unexpected: ERROR burraco: table repaired"]


def test_an_announced_warning_that_never_comes_is_a_complaint() -> None:
    guard = LogGuard()
    guard.expect("moved aside")
    assert guard.complaints() == ["not logged: moved aside"]
