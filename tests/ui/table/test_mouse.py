"""What the mouse does on the table, through real events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.engine.actions import DrawStock, ExtendMeld, WildEnd
from burraco_desktop.engine.state import Phase
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from burraco_desktop.ui.table.layout import LIFT
from burraco_desktop.ui.table.slots import Zone
from tests.support.positions import cards
from tests.support.table_driver import TableDriver

Button = Qt.MouseButton
LEFT = Button.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

DRAWING = """
    move: 0 draw
    hand 0: 5h 6h 7h Kc 9d 4s 4s
    pile: 8h 3c
"""
HAND = "5h 6h 7h 8h Kc 9d 9d 2s JK"
PLAYING = f"""
    hand 0: {HAND}
    melds 0: 9h 10h Jh / Qc Qd Qs
    melds 1: 3d 4d 5d
    pile: 8c
"""


@pytest.fixture
def playing(table: TableDriver) -> TableDriver:
    """The human is to play, his hand in an order of his own."""
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    return table


def item(table: TableDriver, at: int) -> CardItem:
    return table.view.table.hand_items[at]


def double_click(table: TableDriver, point: QPoint, button: Button = LEFT) -> None:
    """As a hand does it: press, release, second press told as a double click, release."""
    port = table.view.viewport()
    QTest.mouseClick(port, button, PLAIN, point)
    QTest.mouseDClick(port, button, PLAIN, point)


def middle(table: TableDriver, target: Target) -> QPoint:
    return table._free_point(target)


# Clicks.


@pytest.mark.parametrize("button", [Button.RightButton, Button.MiddleButton])
def test_only_the_left_button_plays(playing: TableDriver, button: Button) -> None:
    """F-D01, F-D02."""
    version, port = playing.controller.version, playing.view.viewport()
    points = [
        middle(playing, target) for target in (StockTarget(), PileTarget(), NewMeldTarget(), MeldTarget(0))
    ]
    for point in [*points, playing.point_on(item(playing, 4))]:
        QTest.mouseClick(port, button, PLAIN, point)
        QTest.mousePress(port, button, PLAIN, point)
        QTest.mouseMove(port, point + QPoint(200, -200))
        QTest.mouseRelease(port, button, PLAIN, point + QPoint(200, -200))
        double_click(playing, point, button)
    assert playing.controller.version == version
    assert not playing.view.selection.items
    assert not playing.refusal
    playing.assert_in_order()


def test_a_click_selects_a_card_and_another_lets_it_go(playing: TableDriver) -> None:
    chosen = item(playing, 4)
    playing.click(playing.point_on(chosen))
    assert playing.view.selection.cards == cards("Kc")
    assert chosen.pose.y < item(playing, 5).pose.y - LIFT * chosen.pose.width
    playing.click(playing.point_on(chosen))
    assert playing.view.selection.cards == ()
    assert chosen.pose.y == item(playing, 5).pose.y


def test_shift_click_selects_a_range(playing: TableDriver) -> None:
    playing.click(playing.point_on(item(playing, 0)))
    playing.click(playing.point_on(item(playing, 3)), SHIFT)
    assert playing.view.selection.cards == cards("5h 6h 7h 8h")
    playing.click(middle(playing, NewMeldTarget()))
    assert len(playing.seen.table.melds[0]) == 3
    playing.assert_in_order()


def test_a_click_beside_all_lets_the_selection_go(playing: TableDriver) -> None:
    playing.select(cards("5h 6h"))
    playing.click(playing.point(640, 30))
    assert not playing.view.selection.items


def test_a_double_click_discards(playing: TableDriver) -> None:
    double_click(playing, playing.point_on(item(playing, 4)))
    assert playing.seen.table.pile[1] == cards("Kc")[0]
    playing.wait_turn()
    playing.assert_in_order()


def test_many_clicks_on_twins_throw_one_card(playing: TableDriver) -> None:
    """F-D03: one action only, and it is one of the turn."""
    size = playing.seen.hand.size
    point = playing.point_on(item(playing, 5))
    for _ in range(4):
        double_click(playing, point)
    assert playing.seen.hand.size == size - 1
    assert playing.seen.hand.cards().count(cards("9d")[0]) == 1


def test_fast_clicks_on_a_meld_lay_a_wild_once(playing: TableDriver) -> None:
    """F-R12."""
    playing.select(cards("2s"))
    x, y = playing.place_of(MeldTarget(1)).center
    for dy in (-30, 30, -20, 20):
        double_click(playing, playing.point(x, y + dy))
    assert playing.seen.table.melds[0][1].size == 4
    assert playing.seen.hand.size == len(HAND.split()) - 1
    playing.assert_in_order()


def test_a_double_click_on_the_stock_draws_once_and_says_nothing(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.wait_idle()
    double_click(table, middle(table, StockTarget()))
    assert table.seen.hand.size == 8
    assert not table.refusal


def test_a_click_on_the_pile_opens_it_where_it_cannot_be_taken(playing: TableDriver) -> None:
    """F-D04: a look at the pile does not take it."""
    playing.click_on(PileTarget())
    assert playing.view.overlays.cards_shown == cards("8c")
    playing.click_on(PileTarget())
    assert playing.controller.version == 0


def test_a_click_reaches_what_lies_under_a_message(playing: TableDriver) -> None:
    """F-D09."""
    playing.drag_cards(cards("Kc"), MeldTarget(0))
    assert playing.refusal
    playing.view.overlays._refusal.cover(playing.place_of(PileTarget()), 1.0)
    playing.click_on(PileTarget())
    assert playing.view.overlays.cards_shown == cards("8c")


# Twins.


@pytest.mark.parametrize("at", [5, 6])
def test_just_the_dragged_twin_goes(playing: TableDriver, at: int) -> None:
    """F-R13."""
    dragged, twin = item(playing, at), item(playing, 11 - at)
    playing.drag(playing.point_on(dragged), middle(playing, PileTarget()))
    assert dragged.slot is not None
    assert dragged.slot.zone == Zone.PILE
    assert twin in playing.view.table.hand_items
    assert playing.hand == "5h 6h 7h 8h Kc 9d 2s JK"


@pytest.mark.parametrize("at", [5, 6])
def test_just_the_selected_twin_goes(playing: TableDriver, at: int) -> None:
    chosen = item(playing, at)
    playing.click(playing.point_on(chosen))
    playing.click_on(PileTarget())
    assert chosen.slot is not None
    assert chosen.slot.zone == Zone.PILE


@pytest.mark.parametrize("at", [5, 6])
def test_just_the_double_clicked_twin_goes(playing: TableDriver, at: int) -> None:
    chosen = item(playing, at)
    double_click(playing, playing.point_on(chosen))
    assert chosen.slot is not None
    assert chosen.slot.zone == Zone.PILE


# Drags.


def test_cards_are_dragged_as_a_group_and_land_together(playing: TableDriver) -> None:
    """F-D10: what is shown while dragging is where they land."""
    playing.select(cards("5h 6h 7h"))
    group = playing.view.selection.items
    start, end = playing.point_on(group[1]), middle(playing, NewMeldTarget())
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
    start = playing.point_on(item(playing, 3))
    playing.drag(start, middle(playing, MeldTarget(0)), release=False)
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
    playing.drag(playing.point_on(item(playing, 4)), playing.point(200, 300))
    assert not playing.refusal
    playing.wait_idle()
    assert playing.hand == HAND
    playing.assert_in_order()


def test_the_stock_is_drawn_by_dragging_its_top_to_the_hand(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.drag(middle(table, StockTarget()), table.point(600, 300))
    assert table.seen.table.phase == Phase.DRAW
    table.wait_idle()
    table.assert_in_order()
    table.drag(middle(table, StockTarget()), table.point(*table.view.table.layout.hand_zone.center))
    assert table.seen.hand.size == 8
    table.assert_in_order()


def test_the_pile_is_taken_by_dragging_it_to_the_hand(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.drag(middle(table, PileTarget()), table.point(600, 300))
    assert table.seen.table.phase == Phase.DRAW
    table.drag(middle(table, PileTarget()), table.point(*table.view.table.layout.hand_zone.center))
    assert table.seen.hand.size == 9
    table.assert_in_order()


@pytest.mark.parametrize(("dy", "end"), [(-35, WildEnd.HIGH), (35, WildEnd.LOW)])
def test_the_half_of_a_meld_decides_where_a_free_wild_goes(
    playing: TableDriver, dy: int, end: WildEnd
) -> None:
    x, y = playing.place_of(MeldTarget(0)).center
    playing.drag(playing.point_on(item(playing, 8)), playing.point(x, y + dy))
    match = playing.controller._match
    assert match is not None
    assert match.steps[-1].action == ExtendMeld(0, cards("JK"), end)


# The order of the hand.


def drop_in_hand(table: TableDriver, at: int, before: int) -> None:
    x = table.view.table.layout.hand[before].bounds.x
    y = table.view.table.layout.hand_zone.center[1]
    table.drag(table.point_on(item(table, at)), table.point(x, y))


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
    table.controller._runner.cancel()
    drop_in_hand(table, 8, 0)
    assert table.hand == "JK 5h 6h 7h 8h Kc 9d 9d 2s"


# Giving up a drag.


def dragging(table: TableDriver) -> CardItem:
    held = item(table, 3)
    table.drag(table.point_on(held), middle(table, MeldTarget(0)), release=False)
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
    held = item(playing, 3)
    playing.drag(playing.point_on(held), playing.point(400, 400), release=False)
    playing.controller.redo()
    assert not playing.view._gestures.is_dragging
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, playing.point(400, 400))
    playing.wait_idle()
    playing.assert_in_order()


def assert_given_up(table: TableDriver, held: CardItem, version: int = 0) -> None:
    assert not table.view._gestures.is_dragging
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, middle(table, MeldTarget(0)))
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
    held = item(table, 2)
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


def test_hovering_raises_a_card_and_leaving_lets_it_down(playing: TableDriver) -> None:
    """F-D08: it is raised by less than hides anything."""
    under, port = item(playing, 4), playing.view.viewport()
    home = under.pose.y
    QTest.mouseMove(port, playing.point_on(under))
    assert home - 0.1 * under.pose.width < under.pose.y < home
    QTest.mouseMove(port, playing.point(640, 30))
    assert under.pose.y == home
    QTest.mouseMove(port, playing.point_on(under))
    QApplication.sendEvent(playing.view, QEvent(QEvent.Type.Leave))
    assert under.pose.y == home


def test_cards_clicked_onto_a_meld_that_refuses_them_may_be_a_meld_of_their_own(playing: TableDriver) -> None:
    playing.select(cards("5h 6h 7h"))
    playing.click_on(MeldTarget(1))
    assert [meld.size for meld in playing.seen.table.melds[0]] == [3, 3, 3]
    playing.select(cards("Kc"))
    playing.click_on(MeldTarget(1))
    assert playing.refusal


def test_every_legal_target_is_hinted_at_while_a_card_is_dragged(playing: TableDriver) -> None:
    playing.drag(playing.point_on(item(playing, 7)), playing.point(640, 780), release=False)
    hints = playing.view.table.furnishing._hints
    assert sum(hint.isVisible() for hint in hints) == 3
    QTest.mouseRelease(playing.view.viewport(), LEFT, PLAIN, playing.point(640, 780))
    assert not any(hint.isVisible() for hint in hints)
