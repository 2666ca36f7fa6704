"""The advisor answers off the GUI thread, better and better, in order, and forgets what was cancelled."""

import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import STEPS, advise
from burraco_desktop.ai.coach_worker import serve_advice
from burraco_desktop.engine.actions import Discard
from burraco_desktop.engine.notation import parse_position, show_position
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.ui import advisor as advisor_module
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.worker_process import Serve
from tests.support import bot_workers
from tests.support.positions import ITALIAN, position

ExpectLog = Callable[[str], None]


class Asking:
    """An advisor, and what it has said."""

    def __init__(self, qtbot: QtBot, serving: Serve = serve_advice) -> None:
        self.qtbot = qtbot
        self.advisor = Advisor(serving=serving)
        self.advice: dict[int, list[Advice]] = {}
        self.ended: list[int] = []
        self.failed: list[int] = []
        self.advisor.advised.connect(lambda number, advice: self.advice.setdefault(number, []).append(advice))
        self.advisor.finished.connect(lambda number, _advice: self.ended.append(number))
        self.advisor.failed.connect(lambda number, _advice: self.failed.append(number))

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.advisor.is_busy)


@pytest.fixture
def view() -> PlayerView:
    """A view as it travels, for the text of a position does not tell all that a state has."""
    state = position("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    return view_for(state, state.seat)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Asking]]:
    made: list[Asking] = []

    def make_asking(serving: Serve = serve_advice) -> Asking:
        made.append(Asking(qtbot, serving))
        return made[-1]

    yield make_asking
    for asking in made:
        asking.advisor.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


def test_the_answers_are_the_coachs_own_in_order(make: Callable[..., Asking], view: PlayerView) -> None:
    asking = make()
    number = asking.advisor.ask(view, steps=2)
    asking.wait()
    own = list(advise(view, view.table.turn, steps=2))
    assert asking.advice[number] == own
    assert asking.ended == [number]


def test_what_was_done_is_judged(make: Callable[..., Asking], view: PlayerView) -> None:
    asking = make()
    done = (Discard(view.hand.cards()[0]),)
    number = asking.advisor.ask(view, done, steps=1)
    asking.wait()
    played = asking.advice[number][-1].played
    assert played is not None
    assert played.actions == done


def test_questions_are_answered_in_turn(make: Callable[..., Asking], view: PlayerView) -> None:
    asking = make()
    numbers = [asking.advisor.ask(view, steps=1) for _ in range(3)]
    asking.wait()
    assert asking.ended == numbers


def test_an_urgent_question_goes_first_and_the_other_is_answered_after_it(
    make: Callable[..., Asking], view: PlayerView
) -> None:
    asking = make()
    usual = asking.advisor.ask(view)
    urgent = asking.advisor.ask(view, steps=1, is_urgent=True)
    asking.wait()
    assert asking.ended == [urgent, usual]
    assert asking.advice[usual][-1].share == 1.0


def test_nothing_is_heard_of_a_question_that_was_cancelled(
    make: Callable[..., Asking], view: PlayerView
) -> None:
    asking = make()
    dropped = [asking.advisor.ask(view) for _ in range(2)]
    for number in reversed(dropped):
        asking.advisor.cancel(number)
    kept = asking.advisor.ask(view, steps=1)
    asking.wait()
    assert asking.ended == [kept]
    assert list(asking.advice) == [kept]


def test_a_question_cancelled_while_it_is_answered_ends_soon(
    qtbot: QtBot, make: Callable[..., Asking], view: PlayerView
) -> None:
    asking = make()
    number = asking.advisor.ask(view)
    qtbot.waitUntil(lambda: number in asking.advice)
    heard = len(asking.advice[number])
    asking.advisor.cancel(number)
    asking.wait()
    assert heard < len(STEPS)
    assert len(asking.advice[number]) == heard
    assert asking.ended == []


def test_a_process_that_dies_is_replaced(
    make: Callable[..., Asking], view: PlayerView, expect_log: ExpectLog
) -> None:
    asking = make(bot_workers.die)
    expect_log("the coach could not answer")
    number = asking.advisor.ask(view)
    asking.wait()
    assert asking.failed == [number]
    asking.advisor._listener._serving = serve_advice
    again = asking.advisor.ask(view, steps=1)
    asking.wait()
    assert asking.ended == [again]


def test_a_question_that_cannot_be_answered_is_said(
    make: Callable[..., Asking], view: PlayerView, expect_log: ExpectLog
) -> None:
    asking = make()
    expect_log("the coach could not answer")
    waiting = PlayerView(1, view.table)
    number = asking.advisor.ask(waiting)
    asking.wait()
    assert asking.failed == [number]


def test_closing_while_the_process_hangs_leaves_none(qtbot: QtBot, view: PlayerView) -> None:
    asking = Asking(qtbot, bot_workers.hang)
    asking.advisor.ask(view)
    asking.advisor.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


def test_without_a_process_the_thread_thinks(
    make: Callable[..., Asking],
    view: PlayerView,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: ExpectLog,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no process")

    monkeypatch.setattr(advisor_module, "WorkerProcess", refuse)
    expect_log("no process can be started for the coach")
    asking = make()
    number = asking.advisor.ask(view, steps=1)
    asking.wait()
    assert asking.ended == [number]


def test_the_thinking_process_loads_no_qt() -> None:
    code = "import sys, burraco_desktop.ai.coach_worker\nassert not [m for m in sys.modules if 'PySide' in m]"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_position_says_all_that_the_coach_asks(view: PlayerView) -> None:
    again = PlayerView(view.viewer, parse_position(show_position(view.table), ITALIAN))
    assert next(advise(again, 1)) == next(advise(view, 1))
