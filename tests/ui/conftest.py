"""What pages and windows need: our deck, a settings file of their own, and the result of a played deal."""

from __future__ import annotations

import gc
from random import Random
from typing import TYPE_CHECKING

import pytest

from burraco_desktop import paths
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import DealEnded
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.scoring import deal_scores, match_winner, totals_after
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from burraco_desktop.ui import theme
from burraco_desktop.ui.controller import DealResult
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.card_art import CardArt
from tests.support.match_driver import Play
from tests.support.positions import ITALIAN
from tests.support.random_play import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from burraco_desktop.engine.rules import RuleSet
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

    def play(seats: int, seed: int, before: tuple[int, ...], rules: RuleSet = ITALIAN) -> DealResult:
        state, _ = first_state(rules, seats, str(seed), 3, 0, before)
        chance = Random(seed)
        while state.phase != Phase.OVER:
            apply(state, choose(state, chance, 0.9))
        assert state.end is not None
        after = totals_after(state)
        return DealResult(
            view=view_for(state, 0),
            scores=deal_scores(state),
            before=before,
            after=after,
            winner=match_winner(state.rules, after, 3),
            names=("Margherita", "Anna", "Bruno", "Carla", "Dario", "Elena")[:seats],
            end=DealEnded(state.end, state.closer),
        )

    return play


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
