"""Tables for the tests of the table."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.table_driver import TableDriver

MakeTable = Callable[..., TableDriver]

# A developer without these programs does without the one test that starts them; in CI it must run.
HAS_TOOLS = all(map(shutil.which, ("Xvfb", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher")))
collect_ignore = [] if HAS_TOOLS or os.environ.get("CI") else ["test_screen_reader.py"]

DRAWING = """
    move: 0 draw
    hand 0: 5h 6h 7h Kc 9d 4s 4s
    pile: 8h 3c
"""
HAND = "5h 6h 7h 8h Kc 9d 9d 2s JK"
PLAYING = f"""
    hand 0: {HAND}
    melds 0: 9h 10h Jh / Qc Qd Qs
    melds 1: 3d 4d 5d
    pile: 8c
"""


@pytest.fixture
def make_table(qtbot: QtBot, tmp_path: Path) -> Iterator[MakeTable]:
    """Makes tables of any size and speed, and puts them away after the test."""
    made: list[TableDriver] = []

    def make(
        size: QSize | None = None, speed: AnimationSpeed = AnimationSpeed.OFF, folder: Path = tmp_path
    ) -> TableDriver:
        made.append(TableDriver(qtbot, folder, size or QSize(1280, 800), speed))
        return made[-1]

    yield make
    for driver in made:
        driver.close()


@pytest.fixture
def table(make_table: MakeTable) -> TableDriver:
    """A table at 1280 x 800 without motion."""
    return make_table()


@pytest.fixture
def playing(table: TableDriver) -> TableDriver:
    """The human is to play, his hand in an order of his own."""
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    return table
