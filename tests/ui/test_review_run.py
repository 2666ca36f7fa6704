"""The run of a review: in order, kept, stopped and gone on with; and judged from what the seat could see."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.ai.coach import judge
from burraco_desktop.engine.view import view_for
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision, decisions
from burraco_desktop.session.review_store import ReviewFile, ReviewShelf
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.review_run import JUDGE, ReviewRun, assessment_of_advice
from tests.session.playing import new_match, play_deals
from tests.support.judging import HandJudge
from tests.support.random_play import with_hidden_cards_permuted
from tests.support.reviews import assessment_for

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture(scope="module")
def replay() -> Replay:
    match = new_match()
    play_deals(match, 2, random.Random(1))
    return Replay(match)


@pytest.fixture(scope="module")
def asked(replay: Replay) -> tuple[Decision, ...]:
    return decisions(replay, 1, 0)[:6]


@pytest.fixture
def file(tmp_path: Path) -> ReviewFile:
    return ReviewShelf(tmp_path).of_match("a match", JUDGE)


@pytest.fixture
def hand() -> HandJudge:
    """A judge that waits to be told."""
    return HandJudge(is_eager=False)


@pytest.fixture
def run(hand: HandJudge, file: ReviewFile) -> ReviewRun:
    run = ReviewRun(lambda: hand)
    run.open(file)
    return run


def told(decision: Decision) -> float:
    return assessment_for(decision).options[assessment_for(decision).played].expected


def test_decisions_are_judged_one_after_another_and_kept(
    run: ReviewRun, hand: HandJudge, file: ReviewFile, asked: tuple[Decision, ...], qtbot: QtBot
) -> None:
    run.start(asked)
    for number, decision in enumerate(asked):
        assert len(hand.asked) == number + 1
        assert run.left == len(asked) - number
        with qtbot.waitSignal(run.judged) as caught:
            hand.answer()
        assert caught.args == [decision]
        known = run.known(decision)
        assert known is not None
        assert known.after == told(decision)
    assert not run.is_running
    again = ReviewFile(file.path, JUDGE)
    assert all(again.get(decision) == run.known(decision) for decision in asked)


def test_the_judge_gets_the_view_and_what_was_played_and_no_more(
    run: ReviewRun, hand: HandJudge, asked: tuple[Decision, ...]
) -> None:
    run.start(asked)
    while run.is_running:
        hand.answer()
    assert hand.asked == [(decision.view, decision.played) for decision in asked]


def test_what_is_known_is_not_asked_again(
    run: ReviewRun, hand: HandJudge, file: ReviewFile, asked: tuple[Decision, ...]
) -> None:
    for decision in asked[:4]:
        file.add(decision, assessment_for(decision))
    run.start(asked)
    assert run.left == 2
    assert hand.asked[0][0] == asked[4].view


def test_a_run_that_was_stopped_goes_on_where_it_was(
    run: ReviewRun, hand: HandJudge, asked: tuple[Decision, ...], qtbot: QtBot
) -> None:
    run.start(asked)
    hand.answer()
    with qtbot.waitSignal(run.stopped):
        run.stop()
    assert (run.is_running, run.left) == (False, 0)
    run.start(asked)
    assert run.left == len(asked) - 1
    assert hand.asked[-1][0] == asked[1].view
    hand.answer()
    assert run.known(asked[1]) is not None


def test_what_is_wanted_first_goes_before_what_waits(
    run: ReviewRun, hand: HandJudge, asked: tuple[Decision, ...]
) -> None:
    run.add(asked[:3])
    run.add(asked)
    run.start(asked[3:])
    order = []
    while run.is_running:
        order.append(hand.asked[-1][0])
        hand.answer()
    assert order == [decision.view for decision in (asked[0], *asked[3:], *asked[1:3])]


def test_a_question_that_cannot_be_answered_stops_no_other(
    run: ReviewRun, hand: HandJudge, asked: tuple[Decision, ...]
) -> None:
    run.start(asked[:2])
    hand.fails = True
    hand.answer()
    hand.fails = False
    hand.answer()
    assert [run.known(decision) is None for decision in asked[:2]] == [True, False]
    assert not run.is_running


def test_nothing_new_is_begun_while_somebody_else_needs_the_machine(
    run: ReviewRun, hand: HandJudge, asked: tuple[Decision, ...]
) -> None:
    run.start(asked)
    run.hold(is_held=True)
    hand.answer()
    assert len(hand.asked) == 1
    assert run.is_running
    run.hold(is_held=False)
    assert len(hand.asked) == 2


def test_another_match_drops_what_was_asked(
    run: ReviewRun, tmp_path: Path, asked: tuple[Decision, ...]
) -> None:
    run.start(asked)
    run.open(ReviewShelf(tmp_path).of_match("another", JUDGE))
    assert not run.is_running
    assert run.known(asked[0]) is None


def test_the_coach_himself_judges_in_the_background(
    qtbot: QtBot, file: ReviewFile, asked: tuple[Decision, ...]
) -> None:
    advisor = Advisor()
    run = ReviewRun(lambda: advisor)
    run.open(file)
    try:
        with qtbot.waitSignal(run.stopped):
            run.start(asked[:1])
        found = run.known(asked[0])
        assert found is not None
        assert found.options[found.played].line == asked[0].played
    finally:
        advisor.close()


def test_no_grade_depends_on_what_was_hidden(replay: Replay) -> None:
    chance, steps = random.Random(2), list(replay.steps(1))
    for decision in decisions(replay, 1, 0)[2:4]:
        twin = view_for(with_hidden_cards_permuted(steps[decision.at][0], 0, chance), 0)
        own, other = (judge(view, decision.played, decision.turn) for view in (decision.view, twin))
        assert assessment_of_advice(own) == assessment_of_advice(other)
