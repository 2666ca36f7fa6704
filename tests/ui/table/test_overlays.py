"""What floats over the table: said in words, inside the window, and gone when it has had its time."""

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from burraco_desktop.engine.actions import Discard, DrawStock
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.table import overlays
from burraco_desktop.ui.table.confirm import ConfirmPanel
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import MeldTarget
from burraco_desktop.ui.texts_blunders import Question
from tests.support.clipping import clipped
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import MakeTable

SIX = """
    hand 0: 9h Kc 9d
    melds 0: 3h 4h 5h 6h 7h 8h / 3c 4c 5c 6c 7c 8c JK
    pile: 8c 4c
"""


def inside(table: TableDriver, rect: Rect) -> bool:
    window = table.view.sceneRect()
    return rect.x >= 0 and rect.y >= 0 and rect.right <= window.width() and rect.bottom <= window.height()


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
@pytest.mark.parametrize("at", [(0, 0), (5000, 0), (0, 5000), (480, 300)])
def test_a_refusal_lies_inside_the_window_wherever_it_is_said(
    make_table: MakeTable, size: QSize, at: tuple[int, int]
) -> None:
    table = make_table(size)
    table.pose(SIX)
    table.view.overlays.object_to("This run has a gap: it still needs the 4 of hearts. " * 2, QPointF(*at))
    assert inside(table, table.view.overlays._refusal.rect)


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
@pytest.mark.parametrize("meld", [0, 1])
def test_a_refusal_leaves_the_meld_that_refused_in_sight(
    make_table: MakeTable, size: QSize, meld: int
) -> None:
    table = make_table(size)
    table.pose(SIX)
    table.drag_cards(cards("Kc"), MeldTarget(meld))
    assert table.refusal
    said, place = table.view.overlays._refusal.rect, table.place_of(MeldTarget(meld))
    assert not said.overlap(place)
    assert inside(table, said)


def test_a_pile_of_any_length_opens_inside_the_window(make_table: MakeTable) -> None:
    table = make_table(QSize(960, 600))
    pile = " ".join(["3h 4h 5h 6h 7h 8h 9h Kd Qd 2c"] * 6)
    table.pose(SIX.replace("8c 4c", pile))
    table.press(Keys.Key_V)
    assert table.view.overlays.cards_shown == cards(pile)
    assert inside(table, table.view.overlays._cards.rect)


def test_a_canasta_is_announced_when_it_is_completed_and_not_again(table: TableDriver) -> None:
    table.pose(SIX)
    table.wait_idle()
    news = table.view.overlays._news
    table.drag_cards(cards("9h"), MeldTarget(0))
    assert news.isVisible()
    assert news.text == "Clean burraco"
    assert inside(table, news.rect)
    news.hide()
    table.press(Keys.Key_U)
    table.press(Keys.Key_Y)
    news.hide()
    table.drag_cards(cards("Kc"), MeldTarget(1))
    assert not news.isVisible()


def test_a_dirty_canasta_is_announced_as_such(table: TableDriver) -> None:
    table.pose(SIX.replace("9h Kc", "2s Kc"))
    table.drag_cards(cards("2s"), MeldTarget(0))
    assert "irty" in table.view.overlays._news.text


def test_messages_go_after_their_time(table: TableDriver) -> None:
    table.pose(SIX)
    floating = table.view.overlays
    for timer in (floating._refusal_timer, floating._news_timer):
        timer.setInterval(10)
    floating.object_to("no", QPointF(300, 300))
    floating.announce("yes", Rect(300, 300, 10, 10))
    table.qtbot.waitUntil(lambda: not floating._refusal.isVisible() and not floating._news.isVisible())
    assert overlays.REFUSAL_TIME > overlays.NEWS_TIME


def test_a_refusal_goes_with_the_next_act(table: TableDriver) -> None:
    table.pose(SIX)
    table.drag_cards(cards("Kc"), MeldTarget(0))
    assert table.refusal
    table.press(Keys.Key_End)
    assert table.refusal, "moving the cursor is no act"
    table.drag_cards(cards("9h"), MeldTarget(0))
    assert not table.refusal


def test_nothing_of_the_last_deal_is_left_on_the_next(table: TableDriver) -> None:
    """F-M07."""
    table.pose(SIX)
    table.drag_cards(cards("9h"), MeldTarget(0))
    assert table.view.overlays._news.isVisible()
    table.controller.new_match(preset("italian"), 2, "Maria", "next")
    assert not table.view.overlays._news.isVisible()
    assert not table.refusal


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_refusal_leads_to_its_rule(table: TableDriver, by: str) -> None:
    table.new_match()
    table.press(Keys.Key_Home)
    table.press(Keys.Key_X)
    wanted: list[Refusal] = []
    table.view.rule_wanted.connect(wanted.append)
    if by == "key":
        QTest.keyClicks(table.view, "?")
    else:
        x, y = table.view.overlays._refusal.link_rect.center
        table.click(table.point(x, y))
    assert [refusal.reason for refusal in wanted] == [Reason.DRAW_FIRST]


def test_l_tells_again_what_the_others_did_since_the_last_turn(table: TableDriver) -> None:
    table.new_match(2)
    table.press(Keys.Key_L)
    table.press(Keys.Key_L)
    for _ in range(2):
        table.act_by_clicks(DrawStock())
        table.act_by_keys(Discard(table.item(0).card))
        table.wait_turn()
    table.press(Keys.Key_L)
    lines = table.view.overlays.recalled.splitlines()
    assert lines[0].startswith(("Anna draws", "Anna takes"))
    assert all(line.startswith("Anna ") for line in lines)
    assert sum(line.startswith("Anna discards") for line in lines) == 1
    assert inside(table, table.view.overlays._recalled.rect)
    table.press(Keys.Key_Escape)
    assert table.view.overlays.recalled == ""


def test_l_says_so_where_nobody_else_has_played(table: TableDriver) -> None:
    table.pose(SIX)
    table.press(Keys.Key_L)
    assert table.view.overlays.recalled == "Nobody else has played yet."
    table.drag_cards(cards("Kc"), MeldTarget(0))
    assert table.view.overlays.recalled == ""


def test_the_own_move_in_between_is_not_told_again(table: TableDriver) -> None:
    table.new_match(2)
    table.act_by_clicks(DrawStock())
    table.act_by_keys(Discard(table.item(0).card))
    table.wait_turn()
    table.press(Keys.Key_L)
    before = table.view.overlays.recalled
    table.act_by_clicks(DrawStock())
    table.press(Keys.Key_L)
    assert table.view.overlays.recalled == before


def test_f_l04_a_question_has_room_for_texts_that_have_grown_since_the_last(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 800)
    host.show()
    confirm = ConfirmPanel(host)
    question = Question(
        "Discard the joker? It is a wild, and a plain card would do.", "Discard it", "Keep it"
    )
    for size in (14, 28, 20):
        host.setStyleSheet(style_sheet(size))
        confirm.ask(question, lambda: None, size * 24, size)
        qtbot.waitExposed(confirm)
        assert clipped(host) == []
        confirm.put_away()
