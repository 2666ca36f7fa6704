"""The controller: what the match waits for, who is asked when, and what is refused."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.ai.simple import simple_action
from burraco_desktop.engine.actions import DrawStock, LayMeld
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import BOT_PACE, BotPace
from burraco_desktop.ui.table.hand_order import SortKey
from tests.support.match_driver import Play, seed_with_bot_first

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pytestqt.qtbot import QtBot


# Modes. One table: what was done, and the mode it led to, with a table that says when it has settled.

STEPS: Sequence[tuple[str, Mode]] = [
    ("start", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("settle", Mode.THINKING),
    ("answer", Mode.SHOWING),
    ("answer while showing", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("pause", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("draw", Mode.SHOWING),
    ("draw again", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("sort", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("discard", Mode.SHOWING),
    ("sort", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("leave", Mode.IDLE),
    ("settle", Mode.IDLE),
    ("sort", Mode.IDLE),
    ("continue", Mode.THINKING),
    ("answer", Mode.SHOWING),
    ("leave", Mode.IDLE),
    ("continue", Mode.THINKING),
]


def test_each_step_leads_to_its_mode(play: Play, qtbot: QtBot) -> None:
    controller = play.controller
    controller.attach_table()

    def answer() -> None:
        before = controller.version
        play.runner.answer()
        qtbot.waitUntil(lambda: controller.version > before)

    steps: dict[str, Callable[[], object]] = {
        "start": lambda: play.start(seed=seed_with_bot_first()),
        "settle": controller.table_settled,
        "answer": answer,
        "answer while showing": play.runner.answer,
        "pause": lambda: qtbot.waitUntil(lambda: controller.mode == Mode.SHOWING),
        "draw": lambda: play.act(DrawStock()),
        "draw again": lambda: play.act(DrawStock()),
        "discard": lambda: play.act(play.any_discard()),
        "sort": lambda: controller.sort_hand(SortKey.RANK),
        "leave": controller.leave,
        "continue": controller.continue_match,
    }
    told = [(name, (steps[name](), controller.mode)[1]) for name, _ in STEPS]
    assert told == list(STEPS)
    modes = [Mode.IDLE, *(mode for _, mode in STEPS)]
    assert play.modes == [mode for before, mode in pairwise(modes) if mode != before]


def test_a_bots_answer_waits_until_the_cards_lie_still(play: Play, qtbot: QtBot) -> None:
    play.controller.attach_table()
    play.start(seed=seed_with_bot_first())
    version = play.controller.version
    play.runner.answer()
    qtbot.wait(20)
    assert play.controller.version == version
    play.controller.table_settled()
    qtbot.waitUntil(lambda: play.controller.version > version)


def test_the_others_wait_while_the_player_looks_elsewhere(play: Play, qtbot: QtBot) -> None:
    play.controller.pace.wait_for(is_away=True)
    play.start(seed=seed_with_bot_first())
    version = play.controller.version
    play.runner.answer()
    qtbot.wait(20)
    assert play.controller.version == version
    play.controller.pace.wait_for(is_away=False)
    assert play.controller.version > version


def test_an_answer_for_another_version_is_dropped(play: Play, qtbot: QtBot) -> None:
    play.start(seed=seed_with_bot_first())
    play.runner.answered.emit(play.controller.version - 1, DrawStock())
    play.runner.answered.emit(play.controller.version + 1, DrawStock())
    qtbot.wait(20)
    assert play.controller.mode == Mode.THINKING


def test_sorting_while_a_bot_thinks_does_not_ask_it_again(play: Play) -> None:
    play.start(seed=seed_with_bot_first())
    asked = len(play.runner.asked)
    play.controller.sort_hand(SortKey.RANK)
    play.controller.move_cards([0], 5)
    assert len(play.runner.asked) == asked
    assert play.controller.mode == Mode.THINKING


def test_a_bot_is_asked_at_once_and_with_its_own_view(play: Play) -> None:
    play.controller.attach_table()
    play.start(seed=seed_with_bot_first())
    version, view = play.runner.asked[-1]
    assert version == play.controller.version
    assert view.viewer == 1
    assert view.table.hands[0].hidden == 11


# At which level.


def test_each_bot_is_asked_at_its_level_and_so_it_is_after_going_on(
    make_play: Callable[..., Play], qtbot: QtBot
) -> None:
    levels = {1: "beginner", 2: "master", 3: "beginner"}
    play = make_play()
    play.controller.new_match(preset("italian"), 4, "Maria", "1", Levels("beginner", "master"))
    for _ in range(2):
        play.play_deal(qtbot)
        seats = [view.viewer for _, view in play.runner.asked]
        assert [bot for bot, _ in play.runner.thinkers] == [levels[seat] for seat in seats]
        assert set(seats) == {1, 2, 3}
        assert play.controller.levels == ("", "beginner", "master", "beginner")
        play.controller.next_deal()
        play.close()
        play = make_play()
        assert play.controller.continue_match()


@pytest.mark.parametrize("level", ["", "grandmaster"])
def test_a_bot_of_no_level_or_an_unknown_one_plays_steadily(play: Play, level: str) -> None:
    seed = seed_with_bot_first()
    play.controller.new_match(preset("italian"), 2, "Maria", seed, Levels(level))
    assert play.runner.thinkers[-1][0] == "heuristic"


# What is refused.


def test_actions_out_of_turn_or_for_an_old_version_are_ignored(play: Play, qtbot: QtBot) -> None:
    play.start(seed=seed_with_bot_first())
    assert not play.act(DrawStock())
    play.to_human(qtbot)
    version = play.controller.version
    assert play.act(DrawStock())
    assert not play.controller.submit(play.any_discard(), version)
    assert play.refusals == []


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(play: Play, qtbot: QtBot) -> None:
    play.start()
    play.to_human(qtbot)
    version, order = play.controller.version, play.controller.shown().order
    assert not play.act(LayMeld(order[:3]))
    assert len(play.refusals) == 1
    assert (play.controller.version, play.controller.shown().order) == (version, order)


def test_a_bot_that_answers_an_illegal_action_is_replaced_and_logged(
    play: Play, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    """F-A04."""
    expect_log("a bot's action was refused")
    play.start(seed=seed_with_bot_first())
    version = play.controller.version
    play.runner.answer(LayMeld(()))
    qtbot.waitUntil(lambda: play.controller.version == version + 1)
    play.to_human(qtbot)
    assert play.controller.mode == Mode.HUMAN


def test_leaving_during_a_bots_turn_stops_everything(play: Play, qtbot: QtBot) -> None:
    """F-A13."""
    play.start(seed=seed_with_bot_first())
    version, view = play.runner.asked[-1]
    cancelled, pictures = play.runner.cancelled, len(play.pictures)
    play.controller.leave()
    assert play.runner.cancelled > cancelled
    play.runner.answered.emit(version, simple_action(view.table))
    qtbot.wait(30)
    assert len(play.pictures) == pictures
    assert play.results == []
    assert play.controller.mode == Mode.IDLE
    assert play.controller.continue_match()


def test_hurrying_lasts_until_the_humans_turn(play: Play, qtbot: QtBot) -> None:
    play.settings.set(BOT_PACE, BotPace.RELAXED)
    play.start(players=4, seed=seed_with_bot_first())
    play.controller.hurry()
    assert play.controller.pace.is_hurried == (play.controller.mode != Mode.HUMAN)
    play.to_human(qtbot)
    assert not play.controller.pace.is_hurried
    play.controller.hurry()
    assert not play.controller.pace.is_hurried


def test_the_bots_pace_is_kept(play: Play, qtbot: QtBot) -> None:
    play.settings.set(BOT_PACE, BotPace.QUICK)
    play.start(seed=seed_with_bot_first())
    play.runner.answer()
    version = play.controller.version
    qtbot.wait(60)
    assert play.controller.version == version
    qtbot.waitUntil(lambda: play.controller.version > version)
