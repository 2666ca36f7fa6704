"""The runner answers off the GUI thread, with the version asked for, and survives a bot that fails."""

import json
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.levels import LEVELS
from burraco_desktop.ai.simple import simple_action
from burraco_desktop.ai.worker import serve
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.rules import rule_set
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.ui import bot_runner
from burraco_desktop.ui.bot_runner import BotRunner, seconds_of
from burraco_desktop.ui.worker_process import Serve
from tests.support import bot_workers

ExpectLog = Callable[[str], None]
Making = Callable[..., BotRunner]

ITALIAN = Path(__file__).parents[2] / "resources" / "rulesets" / "italian.json"


@pytest.fixture
def view() -> PlayerView:
    state, _ = first_state(
        rule_set(json.loads(ITALIAN.read_text(encoding="utf-8"))), 4, "runner", 1, 0, (0, 0)
    )
    return view_for(state, state.seat)


@pytest.fixture
def after_draw() -> PlayerView:
    state, _ = first_state(
        rule_set(json.loads(ITALIAN.read_text(encoding="utf-8"))), 4, "runner", 1, 0, (0, 0)
    )
    play.advance(state, DrawStock())
    return view_for(state, state.seat)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Making]:
    made: list[BotRunner] = []

    def make_runner(serving: Serve = serve, patience: float = 30.0) -> BotRunner:
        runner = BotRunner(serving=serving, patience=patience)
        made.append(runner)
        return runner

    yield make_runner
    for runner in made:
        runner.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


def ask(qtbot: QtBot, runner: BotRunner, view: PlayerView, version: int, seed: int = 1) -> Action:
    with qtbot.waitSignal(runner.answered) as answered:
        runner.ask(view, version, seed)
    assert answered.args is not None
    assert answered.args[0] == version
    action: Action = answered.args[1]
    return action


def test_the_answer_is_the_bots_own_with_the_version_asked_for(
    qtbot: QtBot, make: Making, view: PlayerView, after_draw: PlayerView
) -> None:
    runner = make()
    for version, asked in enumerate((view, after_draw), start=7):
        assert ask(qtbot, runner, asked, version) == make_bot("heuristic").choose(asked, 1)


def test_warming_up_makes_one_process_that_all_questions_use(
    qtbot: QtBot, make: Making, view: PlayerView
) -> None:
    runner = make()
    assert multiprocessing.active_children() == []
    runner.warm_up()
    qtbot.waitUntil(lambda: len(multiprocessing.active_children()) == 1)
    before = [child.pid for child in multiprocessing.active_children()]
    for version in (1, 2, 3):
        ask(qtbot, runner, view, version)
    assert [child.pid for child in multiprocessing.active_children()] == before


def test_the_rest_of_a_plan_answers_the_next_questions_at_once(
    qtbot: QtBot, make: Making, after_draw: PlayerView
) -> None:
    """After the first answer the worker would ask for what is not allowed; it is not asked."""
    runner = make(bot_workers.plan_once)
    state = after_draw.table.copy()
    for version, wanted in enumerate(bot_workers.plan_of(after_draw), start=1):
        view = PlayerView(after_draw.viewer, state.copy())
        assert ask(qtbot, runner, view, version) == wanted
        play.advance(state, wanted)


def test_a_plan_is_dropped_where_the_table_is_another(
    qtbot: QtBot, make: Making, after_draw: PlayerView, expect_log: ExpectLog
) -> None:
    expect_log("failed")
    expect_log("a simple move")
    runner = make(bot_workers.plan_once)
    ask(qtbot, runner, after_draw, 1)
    assert ask(qtbot, runner, after_draw, 2) == simple_action(after_draw.table)


def test_a_cancelled_question_is_not_answered(qtbot: QtBot, make: Making, view: PlayerView) -> None:
    runner = make()
    answers: list[int] = []
    runner.answered.connect(lambda version, _: answers.append(version))
    runner.ask(view, 1, 1)
    runner.cancel()
    ask(qtbot, runner, view, 2)
    assert answers == [2]


def test_asking_again_drops_what_was_asked_before(qtbot: QtBot, make: Making, view: PlayerView) -> None:
    runner = make()
    answers: list[int] = []
    runner.answered.connect(lambda version, _: answers.append(version))
    for version in (1, 2, 3):
        runner.ask(view, version, 1)
    ask(qtbot, runner, view, 4)
    assert answers == [4]


def test_a_dropped_question_that_hangs_does_not_hold_up_the_next(
    qtbot: QtBot, make: Making, view: PlayerView
) -> None:
    runner = make(bot_workers.hang_on_a_seed)
    ask(qtbot, runner, view, 1)
    runner.ask(view, 2, bot_workers.HANGING_SEED)
    assert ask(qtbot, runner, view, 3) == DrawStock()


@pytest.mark.parametrize(
    "serving",
    [bot_workers.raise_always, bot_workers.die, bot_workers.cheat],
    ids=["raises", "dies", "cheats"],
)
def test_a_bot_that_fails_is_answered_for(
    qtbot: QtBot, make: Making, after_draw: PlayerView, expect_log: ExpectLog, serving: Serve
) -> None:
    expect_log("failed")
    expect_log("a simple move")
    runner = make(serving)
    for version in (1, 2):
        action = ask(qtbot, runner, after_draw, version)
        assert action == simple_action(after_draw.table)
        assert play.why_not(after_draw.table, action) is None


def test_a_bot_that_hangs_is_killed_and_answered_for(
    qtbot: QtBot, make: Making, view: PlayerView, expect_log: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_log("failed")
    expect_log("a simple move")
    monkeypatch.setattr(bot_runner, "START_LIMIT", 0.0)
    runner = make(bot_workers.hang, patience=0.1)
    assert ask(qtbot, runner, view, 1) == DrawStock()


def test_closing_while_a_bot_hangs_leaves_no_process(make: Making, view: PlayerView) -> None:
    runner = make(bot_workers.hang)
    runner.ask(view, 1, 1)
    runner.close()
    assert multiprocessing.active_children() == []


def test_nothing_is_answered_after_closing(qtbot: QtBot, make: Making, view: PlayerView) -> None:
    runner = make()
    ask(qtbot, runner, view, 1)
    runner.close()
    runner.close()
    with qtbot.assertNotEmitted(runner.answered):
        runner.ask(view, 2, 1)
        runner.cancel()
    assert multiprocessing.active_children() == []


def test_without_a_process_the_thread_thinks(
    qtbot: QtBot, make: Making, after_draw: PlayerView, expect_log: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    expect_log("no process can be started")
    monkeypatch.setattr(bot_runner, "_Process", refuse)
    runner = make()
    for version in (1, 2):
        assert ask(qtbot, runner, after_draw, version) == make_bot("heuristic").choose(after_draw, 1)


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_a_bot_plays_at_the_level_asked_for(
    qtbot: QtBot, make: Making, after_draw: PlayerView, level: str
) -> None:
    runner = make()
    with qtbot.waitSignal(runner.answered) as answered:
        runner.ask(after_draw, 1, 7, level)
    assert answered.args == [1, make_bot(level).choose(after_draw, 7)]


def test_a_bot_may_think_as_long_as_its_level_says() -> None:
    assert [seconds_of(level.code) for level in LEVELS] == [level.seconds for level in LEVELS]
    assert seconds_of("heuristic") == 0


def test_an_unknown_bot_is_answered_for(
    qtbot: QtBot, make: Making, view: PlayerView, expect_log: ExpectLog
) -> None:
    expect_log("failed")
    expect_log("a simple move")
    runner = make()
    with qtbot.waitSignal(runner.answered) as answered:
        runner.ask(view, 1, 1, "oracle")
    assert answered.args == [1, DrawStock()]


def test_the_thinking_process_loads_no_qt() -> None:
    code = "import sys, burraco_desktop.ai.worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
