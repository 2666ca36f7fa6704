"""A trial: a match from a position beside the running one, kept nowhere, the others led by a script."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from burraco_desktop.engine.actions import Action, Discard, DrawStock
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.paths import data_folder, resource_root
from burraco_desktop.session.match import Match, Player, Start, Terms
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.settings import ANIMATION_SPEED, BOT_PACE, AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.trial import TrialController
from tests.support.positions import cards, position

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

NAMES = ("Maria", "Anna", "Bruno", "Carla")
PLAYERS = [Player(name, is_human=name == "Maria") for name in NAMES]


def posed(text: str) -> Match:
    return Match.going_on(PLAYERS, "trial", Terms("trial", is_practice=True), Start(position(text), ()))


class Stubborn(TrialController):
    """Objects to throwing an ace."""

    def _objects_to(self, action: Action) -> bool:
        return isinstance(action, Discard) and action.card % 13 == 0


@pytest.fixture
def make_table(qtbot: QtBot, store: Settings) -> Callable[[TrialController], TableView]:
    store.set(ANIMATION_SPEED, AnimationSpeed.OFF)
    store.set(BOT_PACE, BotPace.INSTANT)

    def make(controller: TrialController) -> TableView:
        table = TableView(controller, store, resource_root() / "cards")
        qtbot.addWidget(table)
        table.resize(QSize(900, 600))
        table.show()
        qtbot.waitExposed(table)
        return table

    return make


def test_a_trial_is_kept_nowhere(
    make_table: Callable[[TrialController], TableView], store: Settings, qtbot: QtBot
) -> None:
    trial = TrialController(store)
    make_table(trial)
    trial.open(posed("hand 0: 9h 9d"))
    assert trial.submit(parse_action("discard 9h"), trial.version)
    qtbot.waitUntil(lambda: trial.mode == Mode.THINKING)
    trial.leave()
    assert trial.summary() is None
    assert list(data_folder().iterdir()) == []


def test_the_others_follow_the_script_and_then_rest(
    make_table: Callable[[TrialController], TableView], store: Settings, qtbot: QtBot
) -> None:
    trial = TrialController(store)
    make_table(trial)
    trial.open(posed("hand 0: 9h 9d"))
    trial.script.follow([DrawStock(), parse_action("discard 4c")])
    trial.submit(parse_action("discard 9h"), trial.version)
    qtbot.waitUntil(lambda: trial.actions == 3 and trial.mode == Mode.THINKING)
    assert trial.shown().view.table.seat == 2


def test_what_is_objected_to_is_not_done(
    make_table: Callable[[TrialController], TableView], store: Settings
) -> None:
    trial = Stubborn(store)
    make_table(trial)
    trial.open(posed("hand 0: Ah 9d"))
    assert not trial.submit(parse_action("discard Ah"), trial.version)
    assert trial.actions == 0
    assert trial.submit(parse_action("discard 9d"), trial.version)


def test_a_refusal_goes_before_an_objection(
    make_table: Callable[[TrialController], TableView], store: Settings
) -> None:
    trial = Stubborn(store)
    table = make_table(trial)
    trial.open(posed("move: 0 draw\nhand 0: Ah 9d"))
    assert not trial.submit(parse_action("discard Ah"), trial.version)
    assert table.overlays.refused is not None


def test_the_hand_lies_as_it_is_given(
    make_table: Callable[[TrialController], TableView], store: Settings
) -> None:
    trial = TrialController(store)
    table = make_table(trial)
    order = cards("9c 9h 10c")
    match = posed("hand 0: 9c 10c 9h")
    trial.open(match, order)
    assert [item.card for item in table.table.hand_items] == list(order)
