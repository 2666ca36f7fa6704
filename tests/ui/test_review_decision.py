"""A decision of a review: asked before answered, tried again at the table, seen from the seat alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from burraco_desktop.engine.actions import DISCARDS, DRAW_STOCK, Discard, DrawStock, TakePile
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import visible_cards
from burraco_desktop.paths import resource
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review_sums import USUAL, Assessment, Grade
from burraco_desktop.ui.pages.review_answers import Answer, AnswerList
from burraco_desktop.ui.pages.review_decision import ReviewDecisionPage
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.review_run import assessment_of_advice
from burraco_desktop.ui.settings import ANIMATION_SPEED, AnimationSpeed, Settings
from tests.session.playing import new_match, play_deals
from tests.support.judging import HandJudge, advice_for
from tests.support.reviews import assessment_for
from tests.support.saved_matches import finished

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from burraco_desktop.session.review import Decision

Keys = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def match() -> Match:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    return match


@pytest.fixture
def book(match: Match) -> ReviewBook:
    return ReviewBook(Replay(match), 0, assessment_for, USUAL)


@pytest.fixture
def hand() -> HandJudge:
    return HandJudge()


@pytest.fixture
def page(qtbot: QtBot, store: Settings, hand: HandJudge) -> ReviewDecisionPage:
    store.set(ANIMATION_SPEED, AnimationSpeed.OFF)
    page = ReviewDecisionPage(store, resource("cards"), lambda: hand)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def number_of(book: ReviewBook, wanted: type[DrawStock | Discard], *, is_losing: bool | None = None) -> int:
    """A decision that began with a draw, or ended with a discard."""
    for number, decision in enumerate(book.decisions(1)):
        found = assessment_for(decision)
        fits = is_losing is None or is_losing == (found.lost > 0)
        if isinstance(decision.played[-1], wanted) and found.is_choice and fits:
            return number
    raise AssertionError("no such decision")


def show(page: ReviewDecisionPage, book: ReviewBook, number: int) -> Decision:
    page.show_decision(book, 1, number)
    return page.decision


def answer_texts(page: ReviewDecisionPage) -> list[str]:
    return [card.accessibleName() for card in page.answers.cards]


def test_the_table_lies_as_the_seat_saw_it(page: ReviewDecisionPage, book: ReviewBook) -> None:
    for number in range(6):
        decision = show(page, book, number)
        shown = page.table.table.shown
        assert shown is not None
        assert shown.view == decision.view
        faces = {item.card for item in page.table.table._items if item.card >= 0}
        assert faces <= set(visible_cards(decision.view))
        assert page.table.table.check()


def test_nothing_is_answered_before_it_is_asked(page: ReviewDecisionPage, book: ReviewBook) -> None:
    show(page, book, number_of(book, Discard, is_losing=True))
    assert page.answers.cards == []
    assert not page._reasons.isVisible()
    assert "Play it as you would now" in page.told


def test_the_answer_tells_what_was_played_what_is_better_and_why(
    page: ReviewDecisionPage, book: ReviewBook
) -> None:
    decision = show(page, book, number_of(book, Discard, is_losing=True))
    QTest.mouseClick(page.answer_button, LEFT)
    found = assessment_for(decision)
    assert [card.answer.line for card in page.answers.cards] == [option.line for option in found.options]
    assert [("You played this" in text) for text in answer_texts(page)] == [False, True]
    assert f"lost {round(found.lost)} points" in page.told
    assert not page.answer_button.isVisible()


def test_the_reasons_of_the_coach_are_told(page: ReviewDecisionPage, book: ReviewBook, match: Match) -> None:
    number = number_of(book, Discard, is_losing=True)
    decision = book.decisions(1)[number]
    told = assessment_of_advice(advice_for(decision.view, decision.played))
    page.show_decision(ReviewBook(Replay(match), 0, lambda _decision: told, USUAL), 1, number)
    page.show_answer()
    assert page._reasons.isVisible()
    assert "wild" in page._reasons.text()


def test_a_good_decision_is_praised(page: ReviewDecisionPage, book: ReviewBook) -> None:
    show(page, book, number_of(book, Discard, is_losing=False))
    page.show_answer()
    assert "the best play" in page.told
    assert not page._reasons.isVisible()


def test_another_draw_is_tried_by_key_and_judged(
    page: ReviewDecisionPage, book: ReviewBook, hand: HandJudge, qtbot: QtBot
) -> None:
    number = next(
        number
        for number, decision in enumerate(book.decisions(1))
        if isinstance(decision.played[0], TakePile) or decision.played == (DRAW_STOCK,)
    )
    decision = show(page, book, number)
    assert decision.view.table.phase == Phase.DRAW
    page.table.setFocus()
    QTest.keyClick(page.table, Keys.Key_D)
    qtbot.waitUntil(lambda: (DRAW_STOCK,) in page.tried)
    assert "best play" in page.told
    assert any("You tried this" in text for text in answer_texts(page))
    shown = page.table.table.shown
    assert shown is not None
    assert shown.view == decision.view  # what would have come nobody knows
    assert all(view == decision.view for view, _ in hand.asked)


def test_a_turn_is_tried_to_its_end_and_nobody_else_moves(
    page: ReviewDecisionPage, book: ReviewBook, hand: HandJudge, qtbot: QtBot
) -> None:
    decision = show(page, book, number_of(book, Discard, is_losing=True))
    card = next(
        card
        for card in decision.view.hand.cards()
        if (DISCARDS[card],) not in [option.line for option in assessment_for(decision).options]
        and page.trial.submit(DISCARDS[card], page.trial.version)
    )
    qtbot.waitUntil(lambda: (DISCARDS[card],) in page.tried)
    assert hand.asked[-1] == (decision.view, (DISCARDS[card],))
    shown = page.table.table.shown
    assert shown is not None
    assert shown.view.table.pile[-1] == card
    assert shown.view.table.seat == 1
    actions = page.trial.actions
    QTest.qWait(0)
    assert page.trial.actions == actions == 1
    QTest.mouseClick(page.anew_button, LEFT)
    shown = page.table.table.shown
    assert shown is not None
    assert shown.view == decision.view


def test_a_try_that_is_known_is_answered_at_once(
    page: ReviewDecisionPage, book: ReviewBook, hand: HandJudge
) -> None:
    decision = show(page, book, number_of(book, Discard, is_losing=False))
    for action in decision.played:
        assert page.trial.submit(action, page.trial.version)
    assert decision.played in page.tried
    assert hand.asked == []
    assert page.told == "That is as good as the best play."


def test_a_try_that_cannot_be_judged_asks_again(
    page: ReviewDecisionPage, book: ReviewBook, hand: HandJudge, qtbot: QtBot
) -> None:
    hand.fails = True
    decision = show(page, book, number_of(book, Discard, is_losing=True))
    told = page.told
    for card in decision.view.hand.cards():
        if page.trial.submit(DISCARDS[card], page.trial.version):
            break
    qtbot.waitUntil(lambda: page._asked is None)
    assert page.told in (told, "That is as good as the best play.")


def test_each_answer_is_shown_on_the_table(page: ReviewDecisionPage, book: ReviewBook) -> None:
    show(page, book, number_of(book, Discard, is_losing=True))
    page.show_answer()
    for card in page.answers.cards:
        QTest.mouseClick(card, LEFT)
        line = card.answer.line
        shown = page.table.table.shown
        assert shown is not None
        if isinstance(line[-1], Discard):
            assert shown.view.table.pile[-1] == line[-1].card
        else:
            assert page.trial.actions <= len(line)
    assert page.tried == {}


def test_answers_are_reached_by_keyboard(page: ReviewDecisionPage, book: ReviewBook) -> None:
    show(page, book, number_of(book, Discard, is_losing=True))
    page.answer_button.setFocus()
    QTest.keyClick(page.answer_button, Keys.Key_Return)
    first = page.answers.cards[0]
    assert page.focusWidget() is first
    QTest.keyClick(first, Keys.Key_Space)
    assert page.trial.actions or isinstance(first.answer.line[0], DrawStock)


def test_decisions_are_led_through_by_key(page: ReviewDecisionPage, book: ReviewBook) -> None:
    show(page, book, 0)
    assert not page.before_button.isEnabled()
    QTest.keyClick(page, Keys.Key_PageDown)
    assert page.decision == book.decisions(1)[1]
    QTest.keyClick(page, Keys.Key_PageUp)
    assert page.decision == book.decisions(1)[0]
    show(page, book, len(book.decisions(1)) - 1)
    assert not page.next_button.isEnabled()


def test_what_is_not_judged_yet_can_be_tried_and_is_answered_later(
    page: ReviewDecisionPage, match: Match
) -> None:
    known: dict[str, Assessment] = {}
    book = ReviewBook(Replay(match), 0, lambda decision: known.get(decision.digest), USUAL)
    decision = show(page, book, 0)
    assert not page.answer_button.isEnabled()
    known[decision.digest] = assessment_for(decision)
    page.keep_on()
    assert page.answer_button.isEnabled()


def test_practice_goes_on_from_a_decision_of_a_finished_match(
    page: ReviewDecisionPage, book: ReviewBook, qtbot: QtBot
) -> None:
    show(page, book, 0)
    assert not page.practice_button.isVisible()
    over = ReviewBook(Replay(finished("1", 4)), 0, assessment_for, USUAL)
    decision = show(page, over, 1)
    with qtbot.waitSignal(page.practice_requested) as caught:
        QTest.mouseClick(page.practice_button, LEFT)
    assert caught.args is not None
    assert caught.args[0].view(0) == decision.view


@pytest.mark.parametrize("size", [QSize(960, 560), QSize(1280, 760), QSize(3840, 2100)], ids=str)
def test_every_button_can_be_reached_in_every_size(
    page: ReviewDecisionPage, book: ReviewBook, size: QSize, qtbot: QtBot
) -> None:
    page.resize(size)
    show(page, book, number_of(book, Discard, is_losing=True))
    buttons = [page.back_button, page.before_button, page.next_button, page.answer_button, page.anew_button]
    qtbot.waitUntil(lambda: all(page.childAt(key.mapTo(page, key.rect().center())) is key for key in buttons))
    page.show_answer()
    qtbot.waitUntil(lambda: page.answers.viewport().height() >= page.answers.cards[0].height())


def test_answers_that_can_all_be_seen_do_not_scroll(qtbot: QtBot) -> None:
    """Words that wrap need less height in the width of the list than in the one that they would like."""
    answers = AnswerList()
    qtbot.addWidget(answers)
    text, note = "Take the pile · Lay A♣ 2♦ A♠ · Discard 4♠", "Expected −261, 14 points less"
    answers.show_answers([Answer((), text, note, Grade.INACCURACY)] * 6)
    answers.resize(400, 10)
    answers.show()
    needed = sum(card.heightForWidth(400) for card in answers.cards)
    answers.resize(400, needed + 60)
    qtbot.waitUntil(lambda: answers.cards[0].width() > 390)
    assert answers.verticalScrollBar().maximum() == 0
    answers.resize(400, needed // 2)
    assert answers.verticalScrollBar().maximum() > 0
