"""A closer look at the pile and at melds, and what the pointer says about things."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from burraco_desktop.ui.settings import AnimationSpeed
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget
from burraco_desktop.ui.table.overlays import LOOK_WIDTH
from tests.support.positions import PRESETS, cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import DRAWING, HAND, PLAYING, MakeTable

RIGHT = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier


def right_click(table: TableDriver, point: QPoint) -> None:
    QTest.mouseClick(table.view.viewport(), RIGHT, PLAIN, point)


def opened(table: TableDriver) -> tuple[object, ...]:
    return table.view.overlays.cards_shown


def rect_of_theirs(table: TableDriver, number: int) -> QPoint:
    x, y = table.view.table.layout.melds[1].columns[number].bounds.center
    return table.point(x, y)


def hover(table: TableDriver, point: QPoint) -> None:
    """Bring the pointer to a point, wherever the cursor of the system is."""
    port, none = table.view.viewport(), Qt.MouseButton.NoButton
    glob = QPointF(port.mapToGlobal(point))
    QApplication.sendEvent(port, QMouseEvent(QEvent.Type.MouseMove, QPointF(point), glob, none, none, PLAIN))


def rest(table: TableDriver, point: QPoint) -> None:
    """Let the pointer rest somewhere for as long as it takes."""
    table.view.inspector._dwell.setInterval(0)
    hover(table, point)


def test_the_second_button_opens_a_meld_of_either_side_and_the_pile(playing: TableDriver) -> None:
    right_click(playing, playing.free_point(MeldTarget(0)))
    assert opened(playing) == cards("9h 10h Jh")
    right_click(playing, rect_of_theirs(playing, 0))
    assert opened(playing) == cards("3d 4d 5d")
    right_click(playing, playing.free_point(PileTarget()))
    assert opened(playing) == cards("8c")
    right_click(playing, playing.point(640, 30))
    assert opened(playing) == ()
    assert playing.controller.version == 0


def test_what_is_looked_at_is_large_and_inside_the_window(playing: TableDriver) -> None:
    right_click(playing, playing.free_point(MeldTarget(0)))
    bubble = playing.view.overlays._cards
    assert bubble._card == round(LOOK_WIDTH * playing.view.table.layout.unit)
    inner: Rect = bubble.rect
    assert playing.view.sceneRect().contains(inner.x, inner.y)
    assert playing.view.sceneRect().contains(inner.right, inner.bottom)


def test_i_goes_from_sight_to_sight_and_back(playing: TableDriver) -> None:
    seen = []
    for _ in range(5):
        playing.press(Keys.Key_I)
        seen.append(opened(playing))
    assert seen == [cards("8c"), cards("9h 10h Jh"), cards("Qc Qd Qs"), cards("3d 4d 5d"), cards("8c")]
    QTest.keyClick(playing.view, Keys.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert opened(playing) == cards("3d 4d 5d")
    playing.press(Keys.Key_Escape)
    assert opened(playing) == ()


def test_the_pile_opens_under_a_resting_pointer_and_closes_when_it_leaves(playing: TableDriver) -> None:
    rest(playing, playing.free_point(PileTarget()))
    playing.qtbot.waitUntil(lambda: opened(playing) == cards("8c"))
    hover(playing, playing.point(640, 30))
    assert opened(playing) == ()


def test_a_pile_opened_by_key_stays_when_the_pointer_passes(playing: TableDriver) -> None:
    playing.press(Keys.Key_V)
    hover(playing, playing.free_point(PileTarget()))
    hover(playing, playing.point(640, 30))
    assert opened(playing) == cards("8c")


def test_a_pointer_that_passes_over_the_pile_opens_nothing(playing: TableDriver) -> None:
    dwell = playing.view.inspector._dwell
    hover(playing, playing.free_point(PileTarget()))
    assert dwell.isActive()
    hover(playing, playing.point(640, 30))
    assert not dwell.isActive()


def test_leaving_the_table_closes_what_hovering_opened(playing: TableDriver) -> None:
    rest(playing, playing.free_point(PileTarget()))
    playing.qtbot.waitUntil(lambda: opened(playing) != ())
    QApplication.sendEvent(playing.view, QEvent(QEvent.Type.Leave))
    assert opened(playing) == ()


def test_a_covered_pile_shows_its_top_card_alone(table: TableDriver) -> None:
    rules = next(rules for rules in PRESETS.values() if rules.draw.pile_visible != "all")
    table.pose("hand 0: 5h 6h\npile: 3c 4c 9d", rules=rules)
    table.press(Keys.Key_I)
    assert opened(table) == cards("9d")


def test_with_nothing_to_look_at_the_key_does_nothing(table: TableDriver) -> None:
    table.pose("hand 0: 5h 6h\npile: -")
    table.press(Keys.Key_I)
    assert opened(table) == ()


def test_the_second_button_gives_up_a_drag(playing: TableDriver) -> None:
    start, goal = playing.point_on(playing.item(3)), playing.free_point(MeldTarget(0))
    playing.drag(start, goal, release=False)
    QTest.mousePress(playing.view.viewport(), RIGHT, PLAIN, goal)
    assert not playing.view._gestures.is_dragging
    QTest.mouseRelease(playing.view.viewport(), Qt.MouseButton.LeftButton, PLAIN, goal)
    playing.wait_idle()
    assert playing.controller.version == 0
    playing.assert_in_order()


# Hints.


def hint_at(table: TableDriver, point: QPoint) -> str:
    QToolTip.hideText()
    port = table.view.viewport()
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, point, port.mapToGlobal(point)))
    return QToolTip.text()


def test_stock_and_pile_say_how_they_are_used_by_mouse_and_by_key(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.wait_idle()
    assert "press D" in hint_at(table, table.free_point(StockTarget()))
    assert "press P" in hint_at(table, table.free_point(PileTarget()))
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    assert "press X" in hint_at(table, table.free_point(PileTarget()))
    QToolTip.hideText()


def test_every_button_names_its_key_in_its_hint(playing: TableDriver) -> None:
    playing.select(cards("5h 6h 7h"))
    for button in playing.buttons():
        assert f"({button._key.text()})" in button.toolTip()


def test_nothing_is_said_about_the_bare_table(playing: TableDriver) -> None:
    assert "press" not in hint_at(playing, playing.free_point(NewMeldTarget()))


@pytest.mark.parametrize("key", [Keys.Key_F9, Keys.Key_J, Keys.Key_Control])
def test_any_key_brings_flying_cards_to_rest(make_table: MakeTable, key: Qt.Key) -> None:
    table = make_table(speed=AnimationSpeed.SLOW)
    table.pose(DRAWING)
    table.press(Keys.Key_D)
    assert table.view.queue.is_busy
    table.press(key)
    assert not table.view.queue.is_busy


@pytest.mark.parametrize("button", [RIGHT, Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_any_button_brings_flying_cards_to_rest(make_table: MakeTable, button: Qt.MouseButton) -> None:
    table = make_table(speed=AnimationSpeed.SLOW)
    table.pose(DRAWING)
    table.press(Keys.Key_D)
    QTest.mousePress(table.view.viewport(), button, PLAIN, table.point(640, 30))
    assert not table.view.queue.is_busy
    QTest.mouseRelease(table.view.viewport(), button, PLAIN, table.point(640, 30))
