"""Cards that rise and sink in the hand: step by step, and at rest wherever they must be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burraco_desktop.ui.settings import AnimationSpeed
from burraco_desktop.ui.table.intents import MeldTarget
from burraco_desktop.ui.table.layout import LIFT
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import HAND, PLAYING, MakeTable


@pytest.fixture
def slow(make_table: MakeTable) -> TableDriver:
    table = make_table(speed=AnimationSpeed.SLOW)
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    return table


def rising(table: TableDriver) -> bool:
    return bool(table.view.table._lifts._starts)


def test_a_card_selected_rises_on_its_way_and_comes_to_rest(slow: TableDriver) -> None:
    item = slow.item(4)
    low = item.pose.y
    slow.view.selection.toggle(item)
    assert item.pose.y == low
    assert item.slot is not None
    high = item.slot.pose.y
    assert low - high > LIFT * item.pose.width
    slow.qtbot.waitUntil(lambda: high < item.pose.y < low)
    slow.qtbot.waitUntil(lambda: not rising(slow))
    assert item.pose.y == high
    slow.assert_in_order()


def test_a_card_let_go_halfway_sinks_from_there(slow: TableDriver) -> None:
    item = slow.item(4)
    low = item.pose.y
    slow.view.selection.toggle(item)
    slow.qtbot.waitUntil(lambda: item.pose.y < low)
    half = item.pose.y
    slow.view.selection.toggle(item)
    assert item.pose.y >= half
    slow.qtbot.waitUntil(lambda: not rising(slow))
    assert item.pose.y == low


def test_a_drag_or_a_move_meets_cards_at_rest(slow: TableDriver) -> None:
    slow.view.selection.toggle(slow.item(3))
    assert rising(slow)
    slow.drag_cards(cards("8h"), MeldTarget(0))
    assert not rising(slow)
    slow.wait_idle()
    assert slow.seen.table.melds[0][0].size == 4
    slow.assert_in_order()


def test_the_picture_is_right_in_the_middle_of_a_rise(slow: TableDriver) -> None:
    slow.press(Keys.Key_Home)
    assert rising(slow)
    slow.assert_in_order()
    assert not rising(slow)


def test_without_motion_a_card_is_up_at_once(playing: TableDriver) -> None:
    item = playing.item(4)
    low = item.pose.y
    QTest.mouseClick(playing.view.viewport(), Qt.MouseButton.LeftButton, pos=playing.point_on(item))
    assert item.pose.y < low
    assert not rising(playing)
