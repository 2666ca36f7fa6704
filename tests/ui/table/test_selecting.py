"""Selecting several cards: by sweeping over them, with Shift, by keyboard; and clicks that are none."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.engine.actions import Discard, DrawStock
from burraco_desktop.engine.cards import RANKS
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import DRAWING, HAND, MakeTable

LEFT = Qt.MouseButton.LeftButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def beside(table: TableDriver) -> QPoint:
    """A point of the hand's zone that no card covers."""
    zone = table.view.table.layout.hand_zone
    return table.point(zone.x + 4, zone.y + 4)


def on(table: TableDriver, item: CardItem) -> QPoint:
    bounds = item.pose.bounds
    return table.point(bounds.x + bounds.w * 0.2, bounds.center[1])


def chosen(table: TableDriver) -> tuple[object, ...]:
    return table.view.selection.cards


# Sweeping.


def test_a_sweep_selects_the_cards_it_goes_over(playing: TableDriver) -> None:
    playing.drag(beside(playing), on(playing, playing.item(3)))
    assert chosen(playing) == cards("5h 6h 7h 8h")
    assert playing.hand == HAND
    assert not playing.view.table.furnishing._sweep.isVisible()
    playing.assert_in_order()


def test_a_sweep_grows_and_shrinks_and_keeps_what_was_selected_before(playing: TableDriver) -> None:
    playing.select(cards("JK"))
    port = playing.view.viewport()
    playing.drag(beside(playing), on(playing, playing.item(4)), release=False)
    assert chosen(playing) == cards("5h 6h 7h 8h Kc JK")
    assert playing.view.table.furnishing._sweep.isVisible()
    QTest.mouseMove(port, on(playing, playing.item(1)))
    assert chosen(playing) == cards("5h 6h JK")
    QTest.mouseRelease(port, LEFT, PLAIN, on(playing, playing.item(1)))
    assert chosen(playing) == cards("5h 6h JK")


def test_a_sweep_with_shift_begins_on_a_card(playing: TableDriver) -> None:
    port = playing.view.viewport()
    start, end = on(playing, playing.item(1)), on(playing, playing.item(3))
    QTest.mousePress(port, LEFT, SHIFT, start)
    QTest.mouseMove(port, (start + end) / 2)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, SHIFT, end)
    assert chosen(playing) == cards("6h 7h 8h")
    assert playing.hand == HAND


def test_escape_gives_up_a_sweep(playing: TableDriver) -> None:
    playing.select(cards("JK"))
    playing.drag(beside(playing), on(playing, playing.item(3)), release=False)
    playing.press(Keys.Key_Escape)
    assert chosen(playing) == cards("JK")
    assert not playing.view.table.furnishing._sweep.isVisible()
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, on(playing, playing.item(3)))
    assert chosen(playing) == cards("JK")


def test_a_sweep_over_the_table_alone_selects_and_plays_nothing(playing: TableDriver) -> None:
    playing.select(cards("5h 6h 7h"))
    playing.drag(playing.free_point(NewMeldTarget()), playing.point(200, 300))
    assert chosen(playing) == cards("5h 6h 7h")
    assert playing.controller.version == 0


def test_a_sweep_selects_in_one_row_of_two(make_table: MakeTable) -> None:
    table = make_table(QSize(960, 600))
    hand = " ".join(f"{rank}{suit}" for suit in "cdhs" for rank in RANKS[2:11])
    table.pose(f"hand 0: {hand}\nmelds 0: 9h 10h Jh", hand=hand)
    table.wait_idle()
    lower = [item for item in table.view.table.hand_items if item.pose.y > table.item(0).pose.y]
    port = table.view.viewport()
    QTest.mousePress(port, LEFT, SHIFT, on(table, lower[2]))
    QTest.mouseMove(port, on(table, lower[3]))
    QTest.mouseMove(port, on(table, lower[5]))
    QTest.mouseRelease(port, LEFT, SHIFT, on(table, lower[5]))
    assert table.view.selection.items == lower[2:6]


# The keyboard.


def test_shift_and_arrows_select_on_the_way(playing: TableDriver) -> None:
    playing.press(Keys.Key_Home)
    for _ in range(2):
        QTest.keyClick(playing.view, Keys.Key_Right, SHIFT)
    assert chosen(playing) == cards("5h 6h 7h")
    assert playing.view.selection.cursor is playing.item(2)


def test_ctrl_and_arrows_move_the_card_under_the_cursor(playing: TableDriver) -> None:
    playing.press(Keys.Key_End)
    held = playing.view.selection.cursor
    for _ in range(2):
        QTest.keyClick(playing.view, Keys.Key_Left, CONTROL)
    assert playing.hand == "5h 6h 7h 8h Kc 9d JK 9d 2s"
    assert playing.view.selection.cursor is held
    QTest.keyClick(playing.view, Keys.Key_Right, CONTROL)
    assert playing.hand == "5h 6h 7h 8h Kc 9d 9d JK 2s"
    assert playing.kept_hand == playing.hand


def test_ctrl_and_arrows_move_all_selected_cards_and_stop_at_the_ends(playing: TableDriver) -> None:
    playing.select_by_keys(cards("6h 7h"))
    for _ in range(3):
        QTest.keyClick(playing.view, Keys.Key_Left, CONTROL)
    assert playing.hand == "6h 7h 5h 8h Kc 9d 9d 2s JK"
    for _ in range(9):
        QTest.keyClick(playing.view, Keys.Key_Right, CONTROL)
    assert playing.hand == "5h 8h Kc 9d 9d 2s JK 6h 7h"


def test_a_key_held_down_throws_one_card(playing: TableDriver) -> None:
    playing.press(Keys.Key_Home)
    size = playing.seen.hand.size
    QTest.keyPress(playing.view, Keys.Key_X)
    for _ in range(3):
        QApplication.sendEvent(playing.view, held_key(Keys.Key_X))
    assert playing.seen.hand.size == size - 1
    assert not playing.refusal


def held_key(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QKeyEvent.Type.KeyPress, key, PLAIN, "", True)


# Clicks that are none.


def test_a_press_that_wanders_off_the_stock_draws_nothing(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.wait_idle()
    table.drag(table.free_point(StockTarget()), table.point(640, 300))
    table.wait_idle()
    assert table.seen.hand.size == 7
    assert not table.refusal


def test_a_press_on_a_meld_that_wanders_off_lays_nothing(playing: TableDriver) -> None:
    playing.select(cards("8h"))
    playing.drag(playing.free_point(MeldTarget(0)), playing.free_point(PileTarget()))
    assert playing.controller.version == 0


def test_a_click_that_began_in_the_turn_of_another_plays_nothing(table: TableDriver) -> None:
    """F-D04: to skip ahead with the pointer on the stock draws nothing, whenever the own turn begins."""
    table.new_match(2)
    table.act_by_clicks(DrawStock())
    port, point = table.view.viewport(), table.free_point(StockTarget())
    table.act_by_keys(Discard(table.item(0).card))
    assert not table.seen.is_my_turn
    QTest.mousePress(port, LEFT, PLAIN, point)
    table.wait_turn()
    size = table.seen.hand.size
    QTest.mouseRelease(port, LEFT, PLAIN, point)
    assert table.seen.hand.size == size
