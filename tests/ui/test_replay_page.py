"""The replay: stepped, led by decision and deal, played by itself, seen from any seat, and played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import visible_cards
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.ui.pages.replay import ReplayPage, Speed
from burraco_desktop.ui.pages.transport import Move
from burraco_desktop.ui.settings import ANIMATION_SPEED, AnimationSpeed, Settings
from burraco_desktop.ui.texts_replay import match_text, report_text
from tests.support.saved_matches import finished, running

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

Keys = Qt.Key


@pytest.fixture
def make_page(qtbot: QtBot, art: CardArt, store: Settings) -> Callable[[Match], ReplayPage]:
    store.set(ANIMATION_SPEED, AnimationSpeed.OFF)

    def make(match: Match) -> ReplayPage:
        page = ReplayPage(art, store)
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        qtbot.waitExposed(page)
        page.show_replay(Replay(match), "A match")
        return page

    return make


@pytest.fixture(scope="module")
def over() -> Match:
    match = finished()
    assert match.deal >= 2
    return match


@pytest.fixture
def page(make_page: Callable[[Match], ReplayPage], over: Match) -> ReplayPage:
    return make_page(over)


def hand_shown(page: ReplayPage) -> list[int]:
    return sorted(item.card for item in page.table.table.hand_items)


def assert_in_order(page: ReplayPage) -> None:
    """The cards lie as the moment says, and the slider stands there."""
    assert page.table.table.check()
    view = page.moment.view
    assert page.table.table.shown is not None
    assert page.table.table.shown.view == view
    assert hand_shown(page) == sorted([*view.hand.cards(), *[-1] * view.hand.hidden])
    assert page.slider.value() == page._at


def test_it_begins_with_the_first_moment(page: ReplayPage) -> None:
    assert (page.deal, page.moment.actions) == (1, 0)
    assert_in_order(page)


def test_steps_lead_through_the_whole_deal_and_back(page: ReplayPage) -> None:
    count = page.slider.maximum()
    for number in range(1, count + 1):
        QTest.keyClick(page, Keys.Key_Right)
        assert page._at == number
        assert_in_order(page)
    assert page.moment.view.table.end is not None
    for number in range(count - 1, -1, -1):
        QTest.keyClick(page, Keys.Key_Left)
        assert page._at == number
    assert_in_order(page)
    QTest.keyClick(page, Keys.Key_Left)
    assert page._at == 0


def test_a_step_after_the_last_moment_leads_to_the_next_deal(page: ReplayPage) -> None:
    page.slider.setValue(page.slider.maximum())
    page.lead(Move.STEP)
    assert (page.deal, page._at) == (2, 0)


def test_decisions_are_moments_in_which_the_seat_is_to_act(page: ReplayPage) -> None:
    for _ in range(6):
        page.lead(Move.DECISION)
        assert page.moment.is_last
        assert page.moment.view.is_my_turn
        assert_in_order(page)
    at = page._at
    page.lead(Move.DECISION)
    page.lead(Move.DECISION_BACK)
    assert page._at == at


def test_the_last_decision_leads_to_the_end(page: ReplayPage) -> None:
    while page.moment.view.table.end is None:
        page.lead(Move.DECISION)
    assert page._at == page.slider.maximum()


def test_deals_are_led_to_by_key_and_box(page: ReplayPage, over: Match) -> None:
    QTest.keyClick(page, Keys.Key_PageDown)
    assert page.deal == 2
    page.lead(Move.STEP)
    QTest.keyClick(page, Keys.Key_PageUp)
    assert (page.deal, page._at) == (2, 0)
    QTest.keyClick(page, Keys.Key_PageUp)
    assert page.deal == 1
    page.deal_box.setCurrentIndex(over.deal - 1)
    page.deal_box.activated.emit(over.deal - 1)
    assert page.deal == over.deal
    page.lead(Move.DEAL)
    assert page._at == page.slider.maximum()


def test_a_click_in_the_log_leads_to_its_moment(page: ReplayPage) -> None:
    row = page.lines.rowCount() // 2
    page.log.scrollTo(page.lines.index(row))
    at = page.log.visualRect(page.lines.index(row)).center()
    QTest.mouseClick(page.log.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page._at == page._line_moments[row]
    assert page.log.currentIndex().row() == row
    assert_in_order(page)


def test_any_seat_may_look_once_the_match_is_over(page: ReplayPage) -> None:
    page.slider.setValue(30)
    page.seat_box.setCurrentIndex(1)
    page.seat_box.activated.emit(1)
    assert (page.moment.view.viewer, page._at) == (1, 30)
    assert_in_order(page)


def test_a_running_match_shows_what_its_player_saw(make_page: Callable[[Match], ReplayPage]) -> None:
    match = running()
    page = make_page(match)
    assert page.seat_box.count() == 1
    assert not page.seat_box.isEnabled()
    while page._at < page.slider.maximum():
        page.lead(Move.STEP)
        faces = {item.card for item in page.table.table._items if item.card >= 0}
        assert faces <= set(visible_cards(page.moment.view))
        assert not page.practice_button.isEnabled()
    assert page.moment.view.table == match.view(0).table


def test_it_plays_by_itself_to_the_end_and_can_be_paused(
    page: ReplayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speed.FAST, "_value_", 0)
    page.speed_box.setCurrentIndex(list(Speed).index(Speed.FAST))
    page.slider.setValue(page.slider.maximum() - 6)
    QTest.keyClick(page, Keys.Key_Space)
    qtbot.waitUntil(lambda: page.is_playing and page.deal == 2 and page._at > 3)
    QTest.keyClick(page, Keys.Key_Space)
    at = page._at
    qtbot.waitUntil(lambda: not page.is_playing and not page.table.queue.is_busy)
    assert page._at == at
    page.deal_box.setCurrentIndex(page.deal_box.count() - 1)
    page.deal_box.activated.emit(page.deal_box.count() - 1)
    page.slider.setValue(page.slider.maximum() - 5)
    page.lead(Move.PLAY)
    qtbot.waitUntil(lambda: not page.is_playing)
    assert page._at == page.slider.maximum()


def test_nothing_plays_on_unseen(page: ReplayPage) -> None:
    page.lead(Move.PLAY)
    page.hide()
    assert not page.is_playing


def test_play_on_from_here_is_practice_at_the_moment(page: ReplayPage, qtbot: QtBot) -> None:
    for _ in range(5):
        page.lead(Move.DECISION)
    with qtbot.waitSignal(page.practice_requested) as caught:
        QTest.mouseClick(page.practice_button, Qt.MouseButton.LeftButton)
    assert caught.args is not None
    [match] = caught.args
    assert match.view(0) == page.moment.view
    assert match.terms.is_practice


def test_there_is_nothing_to_play_on_with_after_the_end(page: ReplayPage) -> None:
    page.slider.setValue(page.slider.maximum())
    assert page.moment.view.table.phase == Phase.OVER
    assert not page.practice_button.isEnabled()


def test_the_match_goes_out_as_text(page: ReplayPage, tmp_path: Path, over: Match) -> None:
    page.export_text(tmp_path / "match.txt")
    text = (tmp_path / "match.txt").read_text(encoding="utf-8")
    assert "match.txt" in page.message
    for deal in range(1, over.deal + 1):
        assert f"Deal {deal}" in text
    assert f"Maria: {over.totals[0]}" in text.replace(",", "")
    assert text == match_text(Replay(over), 0)
    page.export_text(tmp_path)
    assert "cannot be written" in page.message


def test_a_text_of_a_running_match_tells_nothing_hidden() -> None:
    replay = Replay(running())
    assert "Anna draws from the stock." in match_text(replay, 0)


def test_a_report_has_the_position_and_the_actions_before_it(page: ReplayPage, over: Match) -> None:
    page.slider.setValue(40)
    QTest.mouseClick(page.report_button, Qt.MouseButton.LeftButton)
    report = QGuiApplication.clipboard().text()
    replay = Replay(over)
    actions = page.moment.actions
    assert report == report_text(replay, 1, actions, 0)
    assert show_position(replay.position(1, actions, 0)) in report
    assert "Burraco Desktop" in report
    assert "copied" in page.message


def test_a_report_of_a_running_match_keeps_hidden_cards_hidden() -> None:
    replay = Replay(running())
    report = report_text(replay, 1, 10, 0)
    assert "hand 1: ??" in report
    assert "stock: ??" in report


@pytest.mark.parametrize("size", [QSize(960, 560), QSize(1280, 760), QSize(3840, 2100)], ids=str)
def test_every_button_can_be_reached_in_every_size(page: ReplayPage, size: QSize, qtbot: QtBot) -> None:
    page.resize(size)
    buttons = (*page.transport.buttons.values(), page.back_button, page.practice_button, page.report_button)
    qtbot.waitUntil(lambda: all(page.childAt(key.mapTo(page, key.rect().center())) is key for key in buttons))
    assert all(key.accessibleName() or key.text() for key in buttons)
    assert_in_order(page)
