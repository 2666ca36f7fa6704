"""Whatever a table offers does something there: at a match, in a lesson, at a decision of a review."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from burraco_desktop.engine.actions import Discard
from burraco_desktop.paths import resource
from burraco_desktop.session.lessons import lesson_names
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review_sums import USUAL
from burraco_desktop.ui.pages.review_decision import ReviewDecisionPage
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.settings import ANIMATION_SPEED, AnimationSpeed, Settings
from burraco_desktop.ui.table.view import TableView
from tests.session.playing import new_match, play_deals
from tests.support.judging import HandJudge
from tests.support.lesson_driver import LessonDriver
from tests.support.reviews import assessment_for
from tests.support.table_driver import TableDriver

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

USUAL_SIZE = QSize(1280, 760)
MY_TURN = "hand 0: 5h 6h 7h 8h Kc 9d 2s JK\nmelds 0: 9h 10h Jh\npile: 8c\nhand 1: 3c 4d 9d Ks"
TO_DRAW = "move: 0 draw\nhand 0: 5h 6h 7h Kc\npile: 8h\nhand 1: 3c 4d 9d Ks"
THEIR_TURN = "move: 1 draw\nhand 0: 5h 6h 7h Kc\npile: 8h\nhand 1: 3c 4d 9d Ks"


def offered(view: TableView) -> list[str]:
    """What the buttons beside the hand stand for."""
    return [offer.name for offer in view.bar._offers] if view.bar.isVisible() else []


def look(view: TableView) -> tuple[object, ...]:
    """All that a button may change."""
    controller = view._controller
    pace, shown = controller.pace, controller.shown()
    hand = [item.card for item in view.table.hand_items]
    return (
        controller.version,
        shown.view,
        hand,
        pace.is_held,
        pace.is_hurried,
        view.overlays.confirm.isVisible(),
    )


@pytest.mark.parametrize("text", [MY_TURN, TO_DRAW, THEIR_TURN])
def test_what_is_offered_at_a_match_does_something(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    table = TableDriver(qtbot, tmp_path, USUAL_SIZE, AnimationSpeed.OFF)
    table.pose(text)
    names = offered(table.view)
    assert names
    for name in names:
        table.pose(text)
        before = look(table.view)
        table.view.bar.chosen.emit(name)
        assert look(table.view) != before, name
    table.close()


@pytest.mark.parametrize("name", lesson_names())
def test_in_a_lesson_nothing_is_offered_while_a_question_waits_or_the_goal_is_reached(
    qtbot: QtBot, art: CardArt, store: Settings, name: str
) -> None:
    lesson = LessonDriver(qtbot, art, store, USUAL_SIZE)
    lesson.take(name)
    while True:
        if lesson.controller.step.question is not None:
            assert set(offered(lesson.view)) <= {"sort"}
        lesson.solve()
        qtbot.waitUntil(lambda: lesson.controller.is_reached)
        assert set(offered(lesson.view)) <= {"sort"}
        if lesson.controller.is_last:
            break
        lesson.go_on()
    lesson.page.close()


def test_at_a_decision_of_a_review_nothing_is_offered_once_it_is_made(qtbot: QtBot, store: Settings) -> None:
    store.set(ANIMATION_SPEED, AnimationSpeed.OFF)
    match = new_match()
    play_deals(match, 1, random.Random(1))
    page = ReviewDecisionPage(store, resource("cards"), HandJudge)
    qtbot.addWidget(page)
    page.resize(USUAL_SIZE)
    page.show()
    book = ReviewBook(Replay(match), 0, assessment_for, USUAL)
    at = next(at for at, made in enumerate(book.decisions(1)) if isinstance(made.played[-1], Discard))
    page.show_decision(book, 1, at)
    tried: list[object] = []
    page.trial.tried.connect(tried.append)
    for name in offered(page.table):
        page.trial.begin_anew()
        before = look(page.table)
        page.table.bar.chosen.emit(name)
        assert look(page.table) != before or tried, name
    page.trial.show_line(page.decision.played)
    assert not page.trial.shown().view.is_my_turn
    assert set(offered(page.table)) <= {"sort"}
    assert page.table.table.furnishing.status._text == ""
