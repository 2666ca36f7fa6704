"""What drags do on the table, through real events."""

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.engine.actions import DrawStock, ExtendMeld, WildEnd
from burraco_desktop.engine.cards import RANKS
from burraco_desktop.engine.state import Phase
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from burraco_desktop.ui.table.slots import Zone
from tests.support.positions import cards
from tests.support.table_driver import TableDriver
from tests.ui.table.conftest import DRAWING, HAND, PLAYING, MakeTable

Button = Qt.MouseButton
LEFT = Button.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

# Drags.


def test_cards_are_dragged_as_a_group_and_land_together(playing: TableDriver) -> None:
    """F-D10: what is shown while dragging is where they land."""
    playing.select(cards("5h 6h 7h"))
    group = playing.view.selection.items
    start, end = playing.point_on(group[1]), playing.free_point(NewMeldTarget())
    playing.drag(start, end, release=False)
    assert playing.view.overlays.cards_shown == cards("7h 6h 5h")
    assert [one.pose.y for one in group] == [group[0].pose.y] * 3
    assert abs(group[1].pose.x - playing.view.mapToScene(end).x()) < 1
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, end)
    assert {one.slot.zone for one in group if one.slot} == {Zone.MELD}
    assert not playing.view.overlays.cards_shown
    playing.assert_in_order()


def test_the_target_glows_while_it_would_take_the_cards(playing: TableDriver) -> None:
    glow = playing.view.table.furnishing._glow
    start = playing.point_on(playing.item(3))
    playing.drag(start, playing.free_point(MeldTarget(0)), release=False)
    assert glow.isVisible()
    QTest.mouseMove(playing.view.viewport(), playing.point(640, 780))
    assert not glow.isVisible()
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, playing.point(640, 780))


@pytest.mark.parametrize(
    ("held", "target", "words"),
    [
        ("Kc", MeldTarget(0), "do not go together"),
        ("6h", MeldTarget(0), "gap"),
        ("5h 6h", NewMeldTarget(), "at least 3"),
        ("Kc 9d", PileTarget(), "one card at a time"),
    ],
)
def test_a_drop_that_is_refused_says_why_and_the_cards_glide_home(
    playing: TableDriver, held: str, target: Target, words: str
) -> None:
    playing.drag_cards(cards(held), target)
    assert words in playing.refusal
    assert playing.controller.version == 0
    playing.wait_idle()
    assert playing.hand == HAND
    playing.assert_in_order()


def test_a_drop_before_the_draw_says_that_a_draw_comes_first(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.drag_cards(cards("Kc"), PileTarget())
    assert "draw" in table.refusal.lower()
    table.wait_idle()
    table.assert_in_order()


def test_a_drop_on_nothing_says_nothing_and_the_cards_glide_home(playing: TableDriver) -> None:
    playing.drag(playing.point_on(playing.item(4)), playing.point(200, 300))
    assert not playing.refusal
    playing.wait_idle()
    assert playing.hand == HAND
    playing.assert_in_order()


def test_the_stock_is_drawn_by_dragging_its_top_to_the_hand(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.drag(table.free_point(StockTarget()), table.point(600, 300))
    assert table.seen.table.phase == Phase.DRAW
    table.wait_idle()
    table.assert_in_order()
    table.drag(table.free_point(StockTarget()), table.point(*table.view.table.layout.hand_zone.center))
    assert table.seen.hand.size == 8
    table.assert_in_order()


def test_the_pile_is_taken_by_dragging_it_to_the_hand(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.drag(table.free_point(PileTarget()), table.point(600, 300))
    assert table.seen.table.phase == Phase.DRAW
    table.drag(table.free_point(PileTarget()), table.point(*table.view.table.layout.hand_zone.center))
    assert table.seen.hand.size == 9
    table.assert_in_order()


@pytest.mark.parametrize(("dy", "end"), [(-35, WildEnd.HIGH), (35, WildEnd.LOW)])
def test_the_half_of_a_meld_decides_where_a_free_wild_goes(
    playing: TableDriver, dy: int, end: WildEnd
) -> None:
    x, y = playing.place_of(MeldTarget(0)).center
    playing.drag(playing.point_on(playing.item(8)), playing.point(x, y + dy))
    match = playing.controller._match
    assert match is not None
    assert match.steps[-1].action == ExtendMeld(0, cards("JK"), end)


# The order of the hand.


def drop_in_hand(table: TableDriver, at: int, before: int) -> None:
    x = table.view.table.layout.hand[before].bounds.x
    y = table.view.table.layout.hand_zone.center[1]
    table.drag(table.point_on(table.item(at)), table.point(x, y))


def test_a_drag_within_the_hand_reorders_it_and_is_kept_on_disk(playing: TableDriver) -> None:
    drop_in_hand(playing, 8, 1)
    assert playing.hand == "5h JK 6h 7h 8h Kc 9d 9d 2s"
    assert playing.kept_hand == playing.hand
    drop_in_hand(playing, 0, 5)
    assert playing.hand == "JK 6h 7h 8h 5h Kc 9d 9d 2s"
    assert playing.kept_hand == playing.hand
    playing.assert_in_order()


def test_a_group_is_moved_within_the_hand(playing: TableDriver) -> None:
    playing.select(cards("Kc 2s"))
    drop_in_hand(playing, 4, 0)
    assert playing.hand == "Kc 2s 5h 6h 7h 8h 9d 9d JK"


def test_the_hand_is_arranged_while_others_play(table: TableDriver) -> None:
    table.pose(PLAYING.rstrip() + "\n    move: 1 draw", hand=HAND)
    table.controller._others.cancel()
    drop_in_hand(table, 8, 0)
    assert table.hand == "JK 5h 6h 7h 8h Kc 9d 9d 2s"


# Giving up a drag.


def dragging(table: TableDriver) -> CardItem:
    held = table.item(3)
    table.drag(table.point_on(held), table.free_point(MeldTarget(0)), release=False)
    assert table.view._gestures.is_dragging
    return held


def test_escape_gives_up_a_drag(playing: TableDriver) -> None:
    held = dragging(playing)
    playing.press(Qt.Key.Key_Escape)
    assert_given_up(playing, held)


def test_another_key_in_the_middle_of_a_drag_does_nothing_but_give_it_up(playing: TableDriver) -> None:
    """F-D03: no key between press and release plays a second action."""
    playing.select(cards("8h"))
    held = dragging(playing)
    playing.press(Qt.Key.Key_X)
    assert_given_up(playing, held)


def test_losing_the_focus_gives_up_a_drag(playing: TableDriver) -> None:
    held = dragging(playing)
    QApplication.sendEvent(playing.view, QFocusEvent(QEvent.Type.FocusOut))
    assert_given_up(playing, held)


def test_a_resize_gives_up_a_drag(playing: TableDriver) -> None:
    held = dragging(playing)
    playing.view.resize(QSize(1100, 700))
    assert_given_up(playing, held)


def test_a_change_by_a_menu_gives_up_a_drag(playing: TableDriver) -> None:
    playing.drag_cards(cards("8h"), MeldTarget(0))
    held = dragging(playing)
    playing.controller.undo()
    assert_given_up(playing, held, version=2)
    held = playing.item(3)
    playing.drag(playing.point_on(held), playing.point(400, 400), release=False)
    playing.controller.redo()
    assert not playing.view._gestures.is_dragging
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, playing.point(400, 400))
    playing.wait_idle()
    playing.assert_in_order()


def assert_given_up(table: TableDriver, held: CardItem, version: int = 0) -> None:
    assert not table.view._gestures.is_dragging
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.free_point(MeldTarget(0)))
    table.wait_idle()
    assert table.controller.version == version
    assert held in table.view.table.hand_items
    assert not table.view.table.furnishing._glow.isVisible()
    table.assert_in_order()


def test_bots_play_on_while_a_card_is_held(table: TableDriver) -> None:
    """A table at rest with a card in the air is no fault, and the card goes home when it is let go."""
    table.new_match(2)
    table.act_by_clicks(DrawStock())
    table.select((table.view.table.hand_items[0].card,))
    table.click_on(PileTarget())
    held = table.item(2)
    port = table.view.viewport()
    QTest.mousePress(port, LEFT, PLAIN, table.point_on(held))
    QTest.mouseMove(port, table.point(300, 300))
    QTest.mouseMove(port, table.point(320, 300))
    table.wait_turn()
    assert table.view._gestures.is_dragging
    assert abs(held.pose.x - 320) < 1
    QTest.mouseRelease(port, LEFT, PLAIN, table.point(320, 300))
    table.wait_idle()
    assert table.controller.mode == Mode.HUMAN
    table.assert_in_order()


def test_every_legal_target_is_hinted_at_while_a_card_is_dragged(playing: TableDriver) -> None:
    playing.drag(playing.point_on(playing.item(7)), playing.point(640, 780), release=False)
    hints = playing.view.table.furnishing._hints
    assert sum(hint.isVisible() for hint in hints) == 3
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, playing.point(640, 780))
    assert not any(hint.isVisible() for hint in hints)


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
def test_a_card_that_touches_the_pile_while_it_is_moved_in_the_hand_is_not_thrown(
    make_table: MakeTable, size: QSize
) -> None:
    table = make_table(size)
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    layout = table.view.table.layout
    x = layout.pile[0].x
    table.drag(table.point_on(table.item(4)), table.point(x, layout.hand_zone.y + 2))
    assert table.controller.version == 0
    assert not table.refusal
    table.assert_in_order()


@pytest.mark.parametrize(("held", "before"), [(2, 30), (30, 2), (30, 33), (0, 17), (20, 0)])
def test_a_hand_in_two_rows_is_arranged_by_dragging(make_table: MakeTable, held: int, before: int) -> None:
    table = make_table(QSize(960, 600))
    hand = " ".join(f"{rank}{suit}" for suit in "cdhs" for rank in RANKS[2:11])
    table.pose(f"hand 0: {hand}\nmelds 0: 9h 10h Jh", hand=hand)
    table.wait_idle()
    layout = table.view.table.layout
    assert len({pose.y for pose in layout.hand}) == 2
    card, neighbour = table.item(held), table.item(before)
    bounds = layout.hand[before].bounds
    table.drag(table.point_on(card), table.point(bounds.x, layout.hand[before].y))
    shown = table.view.table.hand_items
    assert shown.index(neighbour) == shown.index(card) + 1
    table.assert_in_order()
