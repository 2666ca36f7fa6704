"""What pages and windows need: our deck, a settings file of their own, and the result of a played deal."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from burraco_desktop import paths
from burraco_desktop.ui import theme
from burraco_desktop.ui.controller import DealResult
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.card_art import CardArt
from tests.support.deals import played_deal
from tests.support.match_driver import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from burraco_desktop.session.store import Autosave

    PlayDeal = Callable[..., DealResult]


@pytest.fixture(autouse=True)
def only_this_thread_collects() -> Iterator[None]:
    """Windows of earlier tests must not be destroyed on a bot's thread, as the game itself sees to."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The application, so that timers and settings have a loop whichever test comes first."""
    return qapp


@pytest.fixture(scope="session")
def art() -> CardArt:
    return CardArt(paths.resource("cards"))


@pytest.fixture
def restored_look() -> Iterator[None]:
    """The look in force is that of the whole program, so a test puts back what it found."""
    before, inks = theme.look(), theme._Now.has_four_inks
    yield
    theme.use(before, four_inks=inks)


@pytest.fixture
def store(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def play_deal() -> PlayDeal:
    """Play a random deal to its end: `play_deal(seats, seed, totals before)`, also under other rules."""
    return played_deal


@pytest.fixture
def make_play(tmp_path: Path) -> Iterator[Callable[..., Play]]:
    """Makes controllers on one folder, and puts them away after the test."""
    made: list[Play] = []

    def make(autosave: Autosave | None = None) -> Play:
        made.append(Play(tmp_path, autosave))
        return made[-1]

    yield make
    for play in made:
        play.close()


@pytest.fixture
def play(make_play: Callable[..., Play]) -> Play:
    """A controller on a folder of its own."""
    return make_play()
