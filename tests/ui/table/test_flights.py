"""Cards in flight: whatever happens meanwhile, picture and match agree afterwards."""

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import ANIMATION_SPEED, CARD_BACK, FOLLOWS_MOTION, AnimationSpeed
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.decks import CardBack
from burraco_desktop.ui.table.intents import MeldTarget, PileTarget
from burraco_desktop.ui.table.scene import FLYING
from burraco_desktop.ui.table.slots import Zone
from tests.support.positions import ITALIAN, cards
from tests.support.table_driver import Keys, TableDriver, assert_nothing_leaks
from tests.ui.table.conftest import MakeTable

HAND = "5h 6h 7h 8h Kc 9d 9d 2s JK"
DRAWING = f"""
    move: 0 draw
    hand 0: {HAND}
    melds 0: 9h 10h Jh
    pile: 8c 4c
"""


@pytest.fixture
def slow(make_table: MakeTable) -> TableDriver:
    return make_table(speed=AnimationSpeed.SLOW)


def in_flight(table: TableDriver) -> None:
    """Wait until a card is well on its way."""
    table.qtbot.waitUntil(lambda: table.view.queue._animation.currentTime() > 40)
    assert table.view.queue.is_busy


def drawing(table: TableDriver) -> None:
    table.pose(DRAWING, hand=HAND)
    table.wait_idle()
    table.press(Keys.Key_D)
    in_flight(table)


def test_a_drawn_card_turns_over_on_its_way(slow: TableDriver) -> None:
    slow.pose(DRAWING, hand=HAND)
    slow.press(Keys.Key_P)
    slow.view.queue.finish_now()
    slow.pose(DRAWING, hand=HAND)
    slow.press(Keys.Key_D)
    new = next(
        item
        for item, fresh in zip(slow.view.table.hand_items, slow.controller.shown().fresh, strict=True)
        if fresh
    )
    assert new.card == HIDDEN
    assert new.zValue() > FLYING
    slow.view.queue.finish_now()
    assert new.card != HIDDEN


def test_a_card_flies_from_its_real_place_and_stays_in_the_window(slow: TableDriver) -> None:
    """F-M01."""
    slow.pose(DRAWING, hand=HAND)
    top = slow.view.table.items_in(Zone.STOCK)[-1]
    start = top.pose
    slow.press(Keys.Key_D)
    assert top.pose == start
    assert top in slow.view.table.hand_items
    places = []
    slow.view.queue._animation.valueChanged.connect(lambda _: places.append(top.pose.bounds))
    slow.wait_idle()
    window = slow.view.sceneRect()
    assert len(places) > 5
    assert all(window.contains(rect.center[0], rect.center[1]) for rect in places)
    slow.assert_in_order()


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1600, 1000)])
def test_a_resize_in_flight_ends_in_the_right_picture(slow: TableDriver, size: QSize) -> None:
    drawing(slow)
    slow.view.resize(size)
    slow.wait_idle()
    assert slow.view.table.layout.hand[0].bounds.bottom < size.height()
    slow.assert_in_order()


def test_a_change_of_scale_in_flight_redraws_the_cards(
    slow: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-L02: as when the window is moved to another screen."""
    drawing(slow)
    monkeypatch.setattr(slow.view, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(slow.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    slow.wait_idle()
    item = slow.view.table.hand_items[0]
    assert item.pixmap().devicePixelRatio() == 2.0
    assert item.pixmap().width() > 2 * item.pose.width - 2
    slow.assert_in_order()


def test_other_backs_in_flight_end_in_the_right_picture(slow: TableDriver) -> None:
    drawing(slow)
    slow.settings.set(CARD_BACK, CardBack.BLUE)
    slow.wait_idle()
    slow.assert_in_order()


def test_a_new_match_in_flight_leaves_nothing_behind(slow: TableDriver) -> None:
    """F-M02, F-M07."""
    drawing(slow)
    slow.controller.new_match(preset("italian"), 2, "Maria", "other")
    slow.view.queue.finish_now()
    slow.wait_turn()
    items = [item for item in slow.view.table.items() if isinstance(item, CardItem)]
    assert len(items) == 108
    assert not slow.view.overlays._news.isVisible()
    slow.assert_in_order()


def test_leaving_in_flight_brings_all_to_rest_and_nothing_follows(slow: TableDriver) -> None:
    """F-A13, F-M02."""
    slow.controller.new_match(preset("italian"), 4, "Maria", "other")
    in_flight(slow)
    slow.controller.leave()
    assert not slow.view.queue.is_busy
    told: list[object] = []
    slow.controller.published.connect(told.append)
    slow.controller.deal_ended.connect(told.append)
    QTest.qWait(150)
    assert told == []
    assert slow.controller.mode == Mode.IDLE
    assert slow.view.bar.isHidden()
    for key in (Keys.Key_D, Keys.Key_S, Keys.Key_Space, Keys.Key_V, Keys.Key_X):
        slow.press(key)
    slow.drag(slow.point(640, 720), slow.point(640, 300))
    assert slow.controller.mode == Mode.IDLE


def test_continuing_in_flight_shows_the_kept_match(slow: TableDriver) -> None:
    slow.controller.new_match(preset("italian"), 2, "Maria", "third")
    in_flight(slow)
    version = slow.controller.version
    assert slow.controller.continue_match()
    assert slow.controller.version == version
    assert not slow.view.queue.is_busy
    slow.assert_in_order()


def test_the_last_card_of_the_stock_is_drawn(make_table: MakeTable) -> None:
    """F-M04: the place of the stock is empty then, and the deal goes its way."""
    table = make_table(speed=AnimationSpeed.FAST)
    no_dead_cards = ITALIAN.changed({"stock_dead_cards": 0})
    table.pose(DRAWING.rstrip() + "\n    stock: 3d", hand=HAND, rules=no_dead_cards)
    table.press(Keys.Key_D)
    table.wait_idle()
    assert table.view.table.items_in(Zone.STOCK) == []
    table.assert_in_order()
    table.press(Keys.Key_End)
    table.press(Keys.Key_X)
    table.wait_turn()


def test_an_act_in_flight_meets_the_table_as_it_is(slow: TableDriver) -> None:
    """F-D03."""
    drawing(slow)
    slow.press(Keys.Key_D)
    assert "drawn" in slow.refusal
    assert slow.seen.hand.size == 10
    slow.drag_cards(cards("8h"), MeldTarget(0))
    slow.drag_cards(cards("Kc"), PileTarget())
    assert slow.controller.version == 3
    assert_nothing_leaks(slow)


def test_a_stale_version_is_ignored(slow: TableDriver) -> None:
    slow.pose(DRAWING, hand=HAND)
    version = slow.controller.version
    assert slow.controller.submit(DrawStock(), version)
    assert not slow.controller.submit(DrawStock(), version)
    assert slow.seen.hand.size == 10


@pytest.mark.parametrize("speed", list(AnimationSpeed))
def test_every_speed_reaches_the_same_end(make_table: MakeTable, speed: AnimationSpeed) -> None:
    """F-M05: rules and log do not depend on speed."""
    table = make_table(speed=speed)
    table.pose(DRAWING, hand=HAND)
    table.press(Keys.Key_P)
    table.select_by_keys(cards("5h 6h 7h"))
    table.press(Keys.Key_M)
    table.press(Keys.Key_U)
    table.press(Keys.Key_Y)
    table.wait_idle()
    assert table.hand == "8h Kc 8c 4c 9d 9d 2s JK"
    assert [meld.size for meld in table.seen.table.melds[0]] == [3, 3]
    table.assert_in_order()


def test_a_change_of_speed_holds_from_the_next_cue_on(slow: TableDriver) -> None:
    drawing(slow)
    slow.settings.set(ANIMATION_SPEED, AnimationSpeed.OFF)
    slow.wait_idle()
    slow.press(Keys.Key_S)
    assert not slow.view.queue.is_busy


def test_a_flying_card_under_the_pointer_flies_on(slow: TableDriver) -> None:
    slow.pose(DRAWING, hand=HAND)
    top = slow.view.table.items_in(Zone.STOCK)[-1]
    slow.press(Keys.Key_D)
    in_flight(slow)
    before = top.pose
    slow.view.selection.hover(top)
    assert top.pose == before
    slow.wait_idle()
    slow.assert_in_order()


def test_less_motion_is_followed_while_the_player_wants_it(slow: TableDriver) -> None:
    """F-K07: without a restart, and at once."""
    slow.view.want_less_motion(True)
    assert not draws_in_flight(slow)
    slow.settings.set(FOLLOWS_MOTION, False)
    assert draws_in_flight(slow)
    slow.settings.set(FOLLOWS_MOTION, True)
    assert not draws_in_flight(slow)
    slow.view.want_less_motion(False)
    assert draws_in_flight(slow)


def draws_in_flight(table: TableDriver) -> bool:
    """Tell whether a drawn card takes time to fly."""
    table.pose(DRAWING, hand=HAND)
    table.press(Keys.Key_D)
    flies = table.view.queue.is_busy
    table.view.queue.finish_now()
    return flies
