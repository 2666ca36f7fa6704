"""Cyclic garbage dies on the GUI thread, whichever thread makes Python want to collect."""

from __future__ import annotations

import gc
import threading
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.ui.garbage import GuiCollector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

ENOUGH = 20_000
"""Cycles after which Python has long wanted to collect all generations."""


class Mourned:
    """Notes the thread it dies on; a cycle keeps it until it is collected."""

    def __init__(self, deaths: list[int]) -> None:
        self._deaths = deaths
        self._itself = self

    def __del__(self) -> None:
        self._deaths.append(threading.get_ident())


@pytest.fixture
def collecting() -> Iterator[None]:
    collector = GuiCollector()
    yield
    collector.close()


def litter() -> None:
    for _ in range(ENOUGH):
        cycle: list[object] = []
        cycle.append(cycle)


def litter_elsewhere() -> None:
    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()


@pytest.mark.usefixtures("qapp", "collecting")
def test_another_thread_never_collects(qtbot: QtBot) -> None:
    deaths: list[int] = []
    Mourned(deaths)
    litter_elsewhere()
    assert deaths == []
    qtbot.waitUntil(lambda: bool(deaths))
    assert deaths == [threading.get_ident()]


def test_python_itself_would_collect_on_the_other_thread() -> None:
    """The test above can fail: without the collector the other thread does it."""
    deaths: list[int] = []
    gc.enable()
    Mourned(deaths)
    litter_elsewhere()
    assert deaths
    assert deaths != [threading.get_ident()]


@pytest.mark.usefixtures("qapp")
def test_a_closed_collector_gives_collecting_back() -> None:
    collector = GuiCollector()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
