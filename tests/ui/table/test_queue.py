"""The cue queue: any mixture of playing, waiting and cutting short ends with every card in its place."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.view import view_for
from burraco_desktop.paths import resource_root
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.cues import Flight
from burraco_desktop.ui.table.geometry import Pose
from burraco_desktop.ui.table.pictures import CardPictures
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.slots import Slot, Zone
from tests.support.patience import PATIENCE
from tests.support.positions import position

ENDLESS = 10.0 * PATIENCE
PICTURE = Shown(view_for(position("hand 0: 5h"), 0), (), ())


def pass_events() -> None:
    """Let all come that is due, timers of no length too."""
    for _ in range(3):
        QCoreApplication.processEvents()


class Stage:
    """A queue with three cards, each cue sending them one place further; `lengths` are those of the cues."""

    def __init__(self, qtbot: QtBot, lengths: list[float]) -> None:
        self.qtbot = qtbot
        self.owner = QObject()
        pictures = CardPictures(CardArt(resource_root() / "cards"))
        self.items = [CardItem(pictures) for _ in range(3)]
        self.lengths = lengths
        self.prepared = 0
        self.bad: set[int] = set()
        self.idles = 0
        self.frames = 0
        self.reached: list[float] = []
        self.queue = CueQueue(self.prepare, self.owner)
        self.queue.idle.connect(self.on_idle)
        self.queue._animation.valueChanged.connect(self.on_frame)

    def prepare(self, _shown: Shown) -> tuple[list[Flight], float]:
        self.reached.append(self.items[0].pose.x)
        length = self.lengths[self.prepared % len(self.lengths)]
        self.prepared += 1
        if self.prepared in self.bad:
            raise LookupError(self.prepared)
        flights = []
        for item in self.items:
            item.slot = Slot(Zone.HAND, 0, 0, HIDDEN, replace(item.pose, x=100.0 * self.prepared))
            flights.append(Flight(item, item.pose, item.slot, 0.0, length))
        return flights, length

    def on_frame(self) -> None:
        self.frames += 1

    def on_idle(self) -> None:
        assert not self.queue.is_busy
        self.idles += 1

    def play(self, count: int) -> None:
        self.queue.play([PICTURE] * count)

    def wait_idle(self) -> None:
        self.qtbot.waitUntil(lambda: self.idles > 0)
        pass_events()

    def assert_at_end(self, cues: int) -> None:
        assert self.prepared == cues
        assert all(item.pose == Pose(100.0 * cues, 0, 1) for item in self.items)
        assert self.reached == [100.0 * number for number in range(cues)]
        assert self.idles == 1


@pytest.mark.parametrize("lengths", [[0.0], [0.4], [20.0], [0.0, 30.0], [30.0, 0.0, 0.3, 0.0]])
@pytest.mark.parametrize("count", [1, 5])
def test_cues_of_any_length_are_played_in_order_and_idle_is_told_once(
    qtbot: QtBot, lengths: list[float], count: int
) -> None:
    stage = Stage(qtbot, lengths)
    stage.play(count)
    stage.wait_idle()
    stage.assert_at_end(count)


@pytest.mark.parametrize("seed", range(8))
def test_cutting_short_at_any_instant_ends_in_the_same_picture(qtbot: QtBot, seed: int) -> None:
    chance = Random(seed)
    stage = Stage(qtbot, [chance.choice([0.0, 15.0, 40.0, ENDLESS]) for _ in range(6)])
    stage.play(6)
    frames = chance.randrange(8)
    qtbot.waitUntil(lambda: stage.frames >= frames or stage.idles > 0)
    if stage.idles == 0:
        stage.queue.finish_now()
        assert not stage.queue.is_busy
    stage.wait_idle()
    stage.assert_at_end(6)


def test_finishing_twice_or_without_need_does_nothing(qtbot: QtBot) -> None:
    stage = Stage(qtbot, [ENDLESS])
    stage.queue.finish_now()
    pass_events()
    assert stage.idles == 0
    stage.play(2)
    stage.queue.finish_now()
    stage.queue.finish_now()
    stage.wait_idle()
    stage.assert_at_end(2)


def test_cues_added_while_one_runs_wait_their_turn(qtbot: QtBot) -> None:
    stage = Stage(qtbot, [20.0])
    stage.play(1)
    stage.play(2)
    assert stage.prepared == 1
    stage.wait_idle()
    stage.assert_at_end(3)


def test_cues_added_between_the_last_and_idle_put_idle_off(qtbot: QtBot) -> None:
    stage = Stage(qtbot, [0.0])
    stage.play(1)
    stage.play(1)
    stage.wait_idle()
    stage.assert_at_end(2)


def test_cues_added_by_who_hears_of_a_start_while_finishing_are_finished_too(qtbot: QtBot) -> None:
    """F-D03: an act that comes in the middle of cutting short."""
    stage = Stage(qtbot, [ENDLESS])
    more = [1, 1]

    def add(_cue: Shown) -> None:
        if more and stage.prepared > 1:
            stage.play(more.pop())

    stage.queue.started.connect(add)
    stage.play(2)
    stage.queue.finish_now()
    stage.wait_idle()
    stage.assert_at_end(4)


def test_a_new_cue_starts_at_its_start_whatever_ran_before(qtbot: QtBot) -> None:
    stage = Stage(qtbot, [20.0, ENDLESS])
    stage.play(1)
    stage.wait_idle()
    stage.play(1)
    assert stage.items[0].pose.x == pytest.approx(100.0, abs=1)
    stage.queue.finish_now()


@pytest.mark.parametrize("bad", [{1}, {2}, {3}, {1, 2, 3}], ids=str)
@pytest.mark.parametrize("length", [0.0, ENDLESS])
def test_a_cue_that_cannot_be_prepared_is_left_out_and_the_others_go_on(
    qtbot: QtBot, bad: set[int], length: float
) -> None:
    stage = Stage(qtbot, [length])
    stage.bad = bad
    raised: list[LookupError] = []

    def carry_on(act: Callable[[], None]) -> None:
        try:
            act()
        except LookupError as error:
            raised.append(error)

    with qtbot.captureExceptions() as in_slots:
        carry_on(lambda: stage.play(3))
        carry_on(stage.queue.finish_now)
    assert raised or in_slots
    stage.wait_idle()
    assert stage.prepared == 3
    assert stage.idles == 1
    assert not stage.queue.is_busy
    stage.bad = set()
    stage.play(1)
    stage.queue.finish_now()
    assert all(item.pose == Pose(400.0, 0, 1) for item in stage.items)
