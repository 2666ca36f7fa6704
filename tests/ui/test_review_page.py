"""The review of a match: graph, list and figures tell the same, by mouse, by keyboard and in words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import decisions
from burraco_desktop.session.review_store import ReviewShelf
from burraco_desktop.session.review_sums import Grade
from burraco_desktop.ui.grades import thresholds_of
from burraco_desktop.ui.pages.review import WHOLE_MATCH, ReviewPage
from burraco_desktop.ui.pages.review_list import Row
from burraco_desktop.ui.review_run import ReviewRun
from burraco_desktop.ui.settings import STRICTNESS, Settings, Strictness
from burraco_desktop.ui.texts_review import grade_name, points_rounded
from tests.session.playing import new_match, play_deals
from tests.support.judging import HandJudge
from tests.support.reviews import assessment_for
from tests.support.saved_matches import finished, running

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    MakePage = Callable[..., ReviewPage]

Keys = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def match() -> Match:
    match = new_match()
    play_deals(match, 3, random.Random(1))
    return match


@pytest.fixture
def hand() -> HandJudge:
    return HandJudge()


@pytest.fixture
def make_page(qtbot: QtBot, store: Settings, tmp_path: Path, hand: HandJudge) -> MakePage:
    def make(match: Match, deal: int = 1) -> ReviewPage:
        page = ReviewPage(store, ReviewRun(lambda: hand), ReviewShelf(tmp_path / "reviews"))
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.show_review(Replay(match), "A match", deal)
        return page

    return make


@pytest.fixture
def page(make_page: MakePage, match: Match, qtbot: QtBot) -> ReviewPage:
    """A page on which everything is judged."""
    page = make_page(match)
    wait_until_judged(page, qtbot)
    return page


def wait_until_judged(page: ReviewPage, qtbot: QtBot) -> None:
    assert page.book is not None
    book = page.book
    qtbot.waitUntil(lambda: not book.unread and not page._run.is_running and not page._soon.isActive())


def rows(page: ReviewPage) -> list[Row]:
    return list(page.list.rows_model.rows)


def words(page: ReviewPage, place: int) -> str:
    index = page.list.rows_model.index(place)
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_every_decision_of_the_deal_is_listed_with_its_grade(page: ReviewPage, match: Match) -> None:
    found = decisions(Replay(match), 1, 0)
    assert [row.decision for row in rows(page)] == list(found)
    for place, decision in enumerate(found):
        grade = thresholds_of(Strictness.USUAL).grade(assessment_for(decision).lost)
        name = grade_name(grade) if assessment_for(decision).is_choice else "No choice"
        assert name in words(page, place)


def test_the_figures_add_up_to_the_result(page: ReviewPage, match: Match) -> None:
    ours, theirs = match.scores_by_deal[0]
    assert page.stage.account.figures[-1] == points_rounded(ours - theirs)
    assert page.book is not None
    account = page.book.account(1)
    assert account is not None
    assert account.result == pytest.approx(ours - theirs)
    assert points_rounded(-account.lost) == page.stage.account.figures[3]


def test_the_arrow_keys_lead_along_the_list_and_the_graph_follows(page: ReviewPage) -> None:
    assert page.list.hasFocus()
    for number in range(1, 5):
        QTest.keyClick(page.list, Keys.Key_Down)
        assert page.stage.deal_chart.mark == number
        assert "expected" in page.stage.words


def test_the_arrow_keys_lead_along_the_graph_and_the_list_follows(page: ReviewPage) -> None:
    chart = page.stage.deal_chart
    chart.setFocus()
    last = len(rows(page)) - 1
    for key, number in (
        (Keys.Key_Right, 1),
        (Keys.Key_Right, 2),
        (Keys.Key_Left, 1),
        (Keys.Key_End, last),
        (Keys.Key_Right, last),
        (Keys.Key_Home, 0),
        (Keys.Key_Left, 0),
    ):
        QTest.keyClick(chart, key)
        assert (chart.mark, page.list.currentIndex().row()) == (number, number)


def test_a_click_in_the_graph_chooses_the_nearest_decision(page: ReviewPage) -> None:
    chart = page.stage.deal_chart
    for number in (3, 0, 5):
        at = QPoint(round(chart.x_of(number)) + 2, chart.height() // 2)
        QTest.mouseClick(chart, LEFT, pos=at)
        assert page.list.currentIndex().row() == number


@pytest.mark.parametrize("way", ["list", "graph", "button"])
def test_a_decision_is_looked_into(page: ReviewPage, way: str, qtbot: QtBot) -> None:
    page.list.show_mark(4)
    with qtbot.waitSignal(page.decision_requested) as caught:
        if way == "list":
            QTest.keyClick(page.list, Keys.Key_Return)
        elif way == "graph":
            page.stage.deal_chart.setFocus()
            QTest.keyClick(page.stage.deal_chart, Keys.Key_Return)
        else:
            QTest.mouseClick(page.look_button, LEFT)
    assert caught.args == [page.book, 1, 4]


def test_deals_are_led_to_by_key_and_box(page: ReviewPage) -> None:
    QTest.keyClick(page, Keys.Key_PageDown)
    assert page.deal == 2
    QTest.keyClick(page, Keys.Key_PageUp)
    QTest.keyClick(page, Keys.Key_PageUp)
    QTest.keyClick(page, Keys.Key_PageUp)
    assert page.deal == WHOLE_MATCH
    page.deal_box.setCurrentIndex(3)
    page.deal_box.activated.emit(3)
    assert page.deal == 3
    assert rows(page)[0].decision.deal == 3


def test_the_whole_match_tells_accuracy_luck_and_the_key_moments(page: ReviewPage, match: Match) -> None:
    page.show_deal(WHOLE_MATCH)
    assert page.book is not None
    assert page.tally.isVisible()
    accounts = page.book.accounts()
    assert [deal for deal, _ in accounts] == [1, 2, 3]
    total = sum(ours - theirs for ours, theirs in match.scores_by_deal)
    assert page.stage.account.figures[-1] == points_rounded(total)
    lost = [entry.lost for deal in (1, 2, 3) for entry in page.book.judged(deal)]
    shown = [row.judged.lost for row in rows(page) if row.judged]
    assert sorted(shown) == sorted(lost)[-len(shown) :]
    assert "deal 3" in page.stage.words
    assert "Deal" in rows(page)[0].where


def test_a_deal_is_entered_from_the_graph_of_the_match(page: ReviewPage) -> None:
    page.show_deal(WHOLE_MATCH)
    chart = page.stage.match_chart
    chart.setFocus()
    QTest.keyClick(chart, Keys.Key_Right)
    QTest.keyClick(chart, Keys.Key_Right)
    assert "deal 2" in page.stage.words
    QTest.keyClick(chart, Keys.Key_Return)
    assert page.deal == 2


def test_a_key_moment_of_the_match_leads_to_its_deal(page: ReviewPage, qtbot: QtBot) -> None:
    page.show_deal(WHOLE_MATCH)
    row = rows(page)[-1]
    page.list.setCurrentIndex(page.list.rows_model.index(len(rows(page)) - 1))
    with qtbot.waitSignal(page.decision_requested) as caught:
        QTest.keyClick(page.list, Keys.Key_Return)
    assert caught.args is not None
    book, deal, number = caught.args
    assert book.decisions(deal)[number] == row.decision


def test_the_list_is_narrowed_to_what_lost_points(page: ReviewPage) -> None:
    whole = len(rows(page))
    for number in (1, 2):
        page.filter_box.setCurrentIndex(number)
        page.filter_box.activated.emit(number)
        found = [row.judged for row in rows(page)]
        assert 0 < len(found) < whole
        assert all(judged is not None and judged.grade > Grade.BEST for judged in found)
    assert len(rows(page)) <= 3


def test_how_strictly_is_graded_is_chosen_stated_and_kept(page: ReviewPage, store: Settings) -> None:
    def grades() -> list[Grade]:
        return [row.judged.grade for row in rows(page) if row.judged]

    usual = grades()
    page.strictness_box.setCurrentIndex(2)
    page.strictness_box.activated.emit(2)
    assert store.get(STRICTNESS) == Strictness.STRICT
    assert all(strict >= before for strict, before in zip(grades(), usual, strict=True))
    assert grades() != usual
    for points in ("5 points", "12 or more", "30 or more"):
        assert points in page.strictness_box.toolTip()


def test_nothing_is_said_of_what_is_not_judged_yet(
    make_page: MakePage, match: Match, hand: HandJudge, qtbot: QtBot
) -> None:
    hand.is_eager = False
    page = make_page(match)
    assert "Not judged yet" in words(page, 0)
    assert page.stage.account.figures == ("–",) * 5
    assert page.progress.startswith(f"0 of {len(rows(page))} decisions judged")
    hand.answer()
    qtbot.waitUntil(lambda: page.progress.startswith("1 of"))
    assert "Not judged yet" not in words(page, 0)


def test_the_shown_deal_is_judged_first(
    make_page: MakePage, match: Match, hand: HandJudge, qtbot: QtBot
) -> None:
    hand.is_eager = False
    page = make_page(match, deal=2)
    count = len(rows(page))
    for _ in range(count):
        hand.answer()
    assert {view.table.deal for view, _ in hand.asked[:count]} == {2}
    qtbot.waitUntil(lambda: page.progress == f"{count} decisions judged.")


def test_judging_is_stopped_and_gone_on_with(
    make_page: MakePage, match: Match, hand: HandJudge, qtbot: QtBot
) -> None:
    hand.is_eager = False
    page = make_page(match)
    hand.answer()
    QTest.mouseClick(page.stop_button, LEFT)
    assert page.stop_button.text() == "Go on judging"
    asked = len(hand.asked)
    hand.is_eager = True
    QTest.mouseClick(page.stop_button, LEFT)
    wait_until_judged(page, qtbot)
    assert len(hand.asked) > asked
    assert not page.stop_button.isVisible()


def test_what_was_judged_once_is_there_at_once(
    page: ReviewPage, make_page: MakePage, match: Match, hand: HandJudge
) -> None:
    asked = len(hand.asked)
    again = make_page(match)
    assert again.progress == page.progress
    assert len(hand.asked) == asked


def test_a_match_without_a_finished_deal_says_so(make_page: MakePage) -> None:
    page = make_page(running())
    assert not page.look_button.isVisible()
    assert not page.list.isVisible()
    assert page.focusWidget() is page.back_button


def test_a_match_of_one_deal_has_no_choice_of_deals(make_page: MakePage) -> None:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    page = make_page(match, deal=WHOLE_MATCH)
    assert page.deal == 1
    assert page.deal_box.count() == 1


def test_cards_are_played_again_from_here(page: ReviewPage, match: Match, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.again_requested) as caught:
        QTest.mouseClick(page.again_button, LEFT)
    assert caught.args is not None
    [again] = caught.args
    assert (again.deal, again.earlier.match) == (1, match.terms.identity)
    assert not page.duplicate_button.isVisible()


def test_the_other_sides_cards_are_offered_once_a_match_is_over(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(finished("1", 4))
    with qtbot.waitSignal(page.duplicate_requested):
        QTest.mouseClick(page.duplicate_button, LEFT)


def test_how_it_is_counted_is_explained(page: ReviewPage) -> None:
    QTest.mouseClick(page.how_button, LEFT)
    assert page.stage._explanation.isVisible()
    QTest.mouseClick(page.how_button, LEFT)
    assert page.stage.deal_chart.isVisible()


@pytest.mark.parametrize("deal", [1, WHOLE_MATCH])
@pytest.mark.parametrize("size", [QSize(960, 560), QSize(1280, 760), QSize(3840, 2100)], ids=str)
def test_every_button_can_be_reached_in_every_size(
    page: ReviewPage, size: QSize, deal: int, qtbot: QtBot
) -> None:
    page.show_deal(deal)
    page.resize(size)
    buttons = [page.back_button, page.how_button, page.look_button, page.deal_box, page.strictness_box]
    buttons += [page.again_button] if deal else []
    qtbot.waitUntil(lambda: all(page.childAt(key.mapTo(page, key.rect().center())) is key for key in buttons))
    assert page.list.height() >= page.list.sizeHintForRow(0)


def test_escape_leads_back(page: ReviewPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Keys.Key_Escape)
