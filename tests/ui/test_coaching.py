"""The coach follows the match: what he thinks about, what he grades, what he drops when it is out of date."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from burraco_desktop.ai.advice import Option
from burraco_desktop.engine.actions import Discard, DrawStock
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.review_sums import Grade
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.hint import Hint, Objection
from burraco_desktop.ui.settings import (
    COACH,
    COACH_VISIBLE,
    STRICTNESS,
    AnimationSpeed,
    CoachMode,
    Strictness,
)
from tests.support.coaching import QuickAdvisor
from tests.support.positions import ITALIAN, cards
from tests.support.table_driver import TableDriver
from tests.ui.table.test_hints import CLEAR, FEEDING, WINNING

DRAWING = "move: 0 draw\nhand 0: 5h 6h 7h Kc 9d 4s 4s\nhand 1: 3c 4d 9d Ks\npile: 8h 3c"


class Lesson:
    """A match with a coach, played by actions."""

    def __init__(self, table: TableDriver) -> None:
        self.table = table
        self.advisor = QuickAdvisor(table.view)
        self.coach = Coach(table.controller, self.advisor, table.settings, table.view)

    def do(self, text: str) -> bool:
        return self.table.controller.submit(parse_action(text), self.table.controller.version)

    def wait(self) -> None:
        self.table.qtbot.waitUntil(lambda: not self.advisor.is_busy)

    def hint(self) -> Hint:
        self.coach.toggle_hint()
        self.table.qtbot.waitUntil(lambda: self.coach.hint is not None)
        assert self.coach.hint is not None
        return self.coach.hint


@pytest.fixture
def lesson(qtbot: QtBot, tmp_path: Path) -> Iterator[Lesson]:
    table = TableDriver(qtbot, tmp_path, QSize(960, 600), AnimationSpeed.OFF)
    yield Lesson(table)
    table.close()


def begin(lesson: Lesson, text: str, mode: CoachMode = CoachMode.REQUEST) -> None:
    lesson.table.settings.set(COACH, mode)
    lesson.table.pose(text)
    lesson.table.controller.assist()
    lesson.table.controller.hold()


def test_nothing_is_thought_about_before_anybody_asks(lesson: Lesson) -> None:
    begin(lesson, CLEAR)
    assert not lesson.advisor.is_busy
    assert not lesson.coach.wants_hint


def test_the_teacher_is_there_from_the_first_turn_of_a_deal_that_the_player_begins(lesson: Lesson) -> None:
    """The cards are dealt and the turn is his in one go, with nobody's move before."""
    lesson.table.settings.set(COACH, CoachMode.TEACHER)
    lesson.table.controller.new_match(ITALIAN, 2, "Maria", "1")
    assert lesson.coach.view is not None
    assert lesson.coach.view.is_my_turn
    assert lesson.table.controller.is_assisted
    assert lesson.advisor.is_busy


def test_the_teacher_thinks_from_the_beginning_of_each_decision(lesson: Lesson) -> None:
    begin(lesson, DRAWING, CoachMode.TEACHER)
    assert lesson.advisor.is_busy
    lesson.wait()
    lesson.do("draw")
    assert lesson.advisor.is_busy
    assert lesson.coach.last is not None
    assert lesson.coach.last.played == (DrawStock(),)
    lesson.wait()
    assert lesson.coach.judged is not None


def test_a_hint_that_the_teacher_has_ready_is_shown_at_once(lesson: Lesson) -> None:
    begin(lesson, CLEAR, CoachMode.TEACHER)
    lesson.wait()
    lesson.coach.toggle_hint()
    assert lesson.coach.hint is not None
    lesson.coach.hide_hint()
    assert lesson.coach.hint is None


def test_a_teacher_says_once_that_the_match_is_counted_apart(lesson: Lesson) -> None:
    lesson.table.settings.set(COACH, CoachMode.TEACHER)
    told: list[str] = []
    lesson.table.controller.notice.connect(told.append)
    lesson.table.pose(DRAWING)
    lesson.do("draw")
    assert len(told) == 1
    assert lesson.table.controller.is_assisted


def test_a_teacher_who_comes_in_later_begins_at_once(lesson: Lesson) -> None:
    begin(lesson, CLEAR)
    lesson.table.settings.set(COACH, CoachMode.TEACHER)
    assert lesson.advisor.is_busy


def test_undo_brings_the_decision_before_back(lesson: Lesson) -> None:
    begin(lesson, CLEAR)
    lesson.do("discard Kd")
    lesson.coach.grade_last()
    assert lesson.coach.is_grading
    lesson.table.controller.undo()
    lesson.wait()
    assert (lesson.coach.last, lesson.coach.judged) == (None, None)


def test_a_grade_follows_how_strictly_the_player_wants_it(lesson: Lesson) -> None:
    grades = []
    for strictness in (Strictness.GENTLE, Strictness.STRICT):
        lesson.table.settings.set(STRICTNESS, strictness)
        begin(lesson, WINNING)
        lesson.do("discard 8h")
        lesson.coach.grade_last()
        lesson.wait()
        assert lesson.coach.judged is not None
        grades.append(lesson.coach.judged.grade)
    assert Grade.BEST < grades[0] <= grades[1]


def test_a_mistake_that_was_not_thought_of_is_objected_to_as_well(lesson: Lesson) -> None:
    begin(lesson, FEEDING, CoachMode.TEACHER)
    lesson.wait()
    objected: list[Objection] = []
    lesson.coach.objector.objected.connect(lambda objection, _: objected.append(objection))
    done: list[bool] = []
    assert not lesson.coach.objector.weigh(Discard(cards("8h")[0]), lambda: done.append(True))
    lesson.wait()
    assert [objection.option.gap > 50 for objection in objected] == [True]
    assert done == []


def test_what_may_yet_be_a_mistake_is_thought_about_before_it_is_done(lesson: Lesson) -> None:
    begin(lesson, FEEDING, CoachMode.TEACHER)
    lesson.wait()
    objector, discard = lesson.coach.objector, Discard(cards("8h")[0])
    assert lesson.coach._now is not None
    known = lesson.coach._now.advice
    assert known is not None
    unclear = Option((discard,), 0.0, gap=60.0, error=40.0, is_equal=True)
    objected = QSignalSpy(objector.objected)
    lesson.coach._now.advice = replace(known, options=(known.best, unclear), share=1.0)
    assert objector.weigh(discard, lambda: True)
    lesson.coach._now.advice = replace(known, options=(known.best, unclear), share=0.3)
    assert not objector.weigh(discard, lambda: True)
    lesson.wait()
    assert objected.count() == 1


def test_a_good_move_is_done_and_half_a_turn_is_not_weighed(lesson: Lesson) -> None:
    begin(lesson, CLEAR, CoachMode.TEACHER)
    lesson.wait()
    done: list[bool] = []

    def do() -> bool:
        done.append(True)
        return True

    assert lesson.coach.objector.weigh(parse_action("add 0 8h"), do)
    assert done == [True]


def test_what_was_to_be_weighed_is_forgotten_when_the_table_changes(lesson: Lesson) -> None:
    begin(lesson, FEEDING, CoachMode.TEACHER)
    lesson.wait()
    objected = QSignalSpy(lesson.coach.objector.objected)
    lesson.coach.objector.weigh(Discard(cards("8h")[0]), lambda: True)
    lesson.do("discard Kc")
    lesson.wait()
    assert objected.count() == 0


def test_a_question_that_fails_leaves_no_endless_thinking(lesson: Lesson) -> None:
    begin(lesson, CLEAR)
    told: list[str] = []
    lesson.table.controller.notice.connect(told.append)
    lesson.coach.toggle_hint()
    assert lesson.coach._now is not None
    lesson.advisor.failed.emit(lesson.coach._now.number, None)
    assert not lesson.coach.wants_hint
    assert len(told) == 1


def test_leaving_ends_all_thinking(lesson: Lesson) -> None:
    begin(lesson, CLEAR, CoachMode.TEACHER)
    lesson.coach.toggle_hint()
    lesson.table.controller.leave()
    lesson.wait()
    assert lesson.coach.hint is None
    assert lesson.coach.view is None
    assert not lesson.coach.can_hint


def test_the_process_is_warmed_up_where_the_coach_sits_at_the_table(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[bool] = []
    monkeypatch.setattr(lesson.advisor, "warm_up", lambda: warmed.append(True))
    lesson.table.pose(CLEAR)
    assert warmed == []
    lesson.table.settings.set(COACH_VISIBLE, True)
    lesson.table.pose(CLEAR)
    assert warmed == [True]


def test_the_process_is_warmed_up_while_the_player_is_asked(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[bool] = []
    monkeypatch.setattr(lesson.advisor, "warm_up", lambda: warmed.append(True))
    lesson.table.pose(CLEAR)
    asked = QSignalSpy(lesson.coach.consent_wanted)
    lesson.coach.toggle_hint()
    assert (asked.count(), warmed) == (1, [True])


def test_a_refined_hint_keeps_the_play_that_was_chosen(lesson: Lesson) -> None:
    begin(lesson, CLEAR)
    hint = lesson.hint()
    lesson.coach.choose(1)
    chosen = lesson.coach.hint
    assert chosen is not None
    shown = chosen.option.actions
    lesson.coach._follow_advice()
    assert lesson.coach.hint is not None
    assert lesson.coach.hint.option.actions == shown
    assert isinstance(hint.view, PlayerView)
    lesson.coach.choose(99)
    assert lesson.coach.hint.option.actions == shown
