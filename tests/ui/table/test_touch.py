"""What fingers do on the table, through real touch events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import Card
from burraco_desktop.ui.table.gestures import FINGER_REACH
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from tests.support.positions import cards
from tests.support.table_driver import TableDriver, fingers
from tests.ui.table.conftest import DRAWING, MakeTable
from tests.ui.table.test_whole_deal import play_a_deal

SIZE = QSize(790, 700)
"""The screen off screen is 800 points wide, and fingers beyond it reach nothing."""


@pytest.fixture
def table(make_table: MakeTable) -> TableDriver:
    return make_table(SIZE)


def tap_on(table: TableDriver, target: Target) -> None:
    table.tap(table.free_point(target))


def test_a_tap_selects_a_card_and_another_lets_it_go(playing: TableDriver) -> None:
    point = playing.point_on(playing.item(4))
    playing.tap(point)
    assert playing.view.selection.cards == cards("Kc")
    assert playing.view.selection._hovered is None
    playing.view.pointer._since_tap.invalidate()
    playing.tap(point)
    assert playing.view.selection.cards == ()


def test_taps_lay_a_meld(playing: TableDriver) -> None:
    for at in (0, 1, 2):
        playing.tap(playing.point_on(playing.item(at)))
    tap_on(playing, NewMeldTarget())
    assert [meld.size for meld in playing.seen.table.melds[0]] == [3, 3, 3]
    playing.assert_in_order()


def test_a_finger_drags_a_card_to_a_meld(playing: TableDriver) -> None:
    goal = playing.free_point(MeldTarget(0))
    start = playing.point_on(playing.item(3))
    playing.touch_drag(start, (start + goal) / 2, goal)
    assert playing.seen.table.melds[0][0].size == 4
    playing.assert_in_order()


def test_a_trembling_finger_still_taps(playing: TableDriver) -> None:
    start = playing.point_on(playing.item(4))
    near = start + QPoint(round(FINGER_REACH / 2) - 1, 3)
    playing.touch_drag(start, near)
    assert playing.view.selection.cards == cards("Kc")


def test_two_taps_throw_a_card(playing: TableDriver) -> None:
    point = playing.point_on(playing.item(4))
    playing.tap(point)
    playing.tap(point)
    assert playing.seen.table.discards[0] == (0, cards("Kc")[0])


def test_many_taps_throw_one_card(playing: TableDriver) -> None:
    """F-D03."""
    size, point = playing.seen.hand.size, playing.point_on(playing.item(5))
    for _ in range(6):
        playing.tap(point)
    assert playing.seen.hand.size == size - 1


def test_a_second_finger_changes_nothing(playing: TableDriver) -> None:
    port, goal = playing.view.viewport(), playing.free_point(MeldTarget(0))
    start, elsewhere = playing.point_on(playing.item(3)), playing.point_on(playing.item(7))
    QTest.touchEvent(port, fingers()).press(1, start, port).commit()
    QTest.touchEvent(port, fingers()).move(1, goal, port).press(2, elsewhere, port).commit()
    QTest.touchEvent(port, fingers()).stationary(1).release(2, elsewhere, port).commit()
    assert playing.view._gestures.is_dragging
    assert not playing.view.selection.items
    playing.lift_finger(goal)
    assert playing.seen.table.melds[0][0].size == 4


def test_a_touch_that_is_broken_off_plays_nothing(playing: TableDriver) -> None:
    playing.touch_drag(playing.point_on(playing.item(3)), playing.free_point(MeldTarget(0)), release=False)
    assert playing.view._gestures.is_dragging
    QApplication.sendEvent(playing.view.viewport(), QTouchEvent(QEvent.Type.TouchCancel, fingers()))
    assert playing.view._gestures._press is None
    playing.wait_idle()
    playing.assert_in_order()
    playing.lift_finger(playing.free_point(MeldTarget(0)))
    assert playing.controller.version == 0
    playing.tap(playing.point_on(playing.item(4)))
    assert playing.view.selection.cards == cards("Kc")


def test_a_finger_that_rests_looks_closer_and_plays_nothing(playing: TableDriver) -> None:
    playing.select(cards("8h"))
    playing.touch_drag(playing.free_point(MeldTarget(0)), release=False)
    playing.view.pointer._hold.setInterval(0)
    playing.view.pointer._hold.start()
    playing.qtbot.waitUntil(lambda: playing.view.overlays.cards_shown == cards("9h 10h Jh"))
    playing.lift_finger(playing.free_point(MeldTarget(0)))
    assert playing.controller.version == 0
    assert playing.view.overlays.cards_shown


def test_a_finger_sweeps_over_cards(playing: TableDriver) -> None:
    zone = playing.view.table.layout.hand_zone
    first, last = playing.item(1).pose, playing.item(3).pose
    playing.touch_drag(
        playing.point(zone.x + 5, zone.y + 5),
        playing.point(first.x, first.y),
        playing.point(last.x, last.y),
    )
    assert playing.view.selection.cards == cards("5h 6h 7h 8h")


def test_a_draw_by_a_finger(table: TableDriver) -> None:
    table.pose(DRAWING)
    tap_on(table, StockTarget())
    tap_on(table, StockTarget())
    assert table.seen.hand.size == 8


def act_by_taps(table: TableDriver, action: Action) -> None:
    """Ask for an action by taps alone."""
    table.view.pointer._since_tap.invalidate()
    match action:
        case DrawStock():
            tap_on(table, StockTarget())
        case TakePile():
            tap_on(table, PileTarget())
        case LayMeld(held):
            tap_all(table, held)
            tap_on(table, NewMeldTarget())
        case ExtendMeld(meld, held):
            tap_all(table, held)
            tap_on(table, MeldTarget(meld))
        case Discard(card):
            tap_all(table, (card,))
            tap_on(table, PileTarget())


def tap_all(table: TableDriver, held: tuple[Card, ...]) -> None:
    for item in table.view.selection.items:
        table.tap(table.point_on(item))
    for item in table.items(held):
        table.view.pointer._since_tap.invalidate()
        table.tap(table.point_on(item))


def test_a_deal_is_played_by_taps_alone(table: TableDriver) -> None:
    table.new_match(2)
    play_a_deal(table, lambda action: act_by_taps(table, action))
