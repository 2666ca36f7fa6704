"""What clicks do on the table, through real events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from burraco_desktop.ui.table.layout import LIFT
from burraco_desktop.ui.table.slots import Zone
from tests.support.positions import cards
from tests.support.table_driver import TableDriver
from tests.ui.table.conftest import DRAWING, HAND

Button = Qt.MouseButton
LEFT = Button.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

# Clicks.


@pytest.mark.parametrize("button", [Button.RightButton, Button.MiddleButton])
def test_only_the_left_button_plays(playing: TableDriver, button: Button) -> None:
    """F-D01, F-D02."""
    version, port = playing.controller.version, playing.view.viewport()
    points = [
        playing.free_point(target) for target in (StockTarget(), PileTarget(), NewMeldTarget(), MeldTarget(0))
    ]
    for point in [*points, playing.point_on(playing.item(4))]:
        QTest.mouseClick(port, button, PLAIN, point)
        QTest.mousePress(port, button, PLAIN, point)
        QTest.mouseMove(port, point + QPoint(200, -200))
        QTest.mouseRelease(port, button, PLAIN, point + QPoint(200, -200))
        playing.double_click(point, button)
    assert playing.controller.version == version
    assert not playing.view.selection.items
    assert not playing.refusal
    playing.assert_in_order()


def test_a_click_selects_a_card_and_another_lets_it_go(playing: TableDriver) -> None:
    chosen = playing.item(4)
    playing.click(playing.point_on(chosen))
    assert playing.view.selection.cards == cards("Kc")
    assert chosen.pose.y < playing.item(5).pose.y - LIFT * chosen.pose.width
    playing.click(playing.point_on(chosen))
    assert playing.view.selection.cards == ()
    assert chosen.pose.y == playing.item(5).pose.y


def test_shift_click_selects_a_range(playing: TableDriver) -> None:
    playing.click(playing.point_on(playing.item(0)))
    playing.click(playing.point_on(playing.item(3)), SHIFT)
    assert playing.view.selection.cards == cards("5h 6h 7h 8h")
    playing.click(playing.free_point(NewMeldTarget()))
    assert len(playing.seen.table.melds[0]) == 3
    playing.assert_in_order()


def test_a_click_beside_all_lets_the_selection_go(playing: TableDriver) -> None:
    playing.select(cards("5h 6h"))
    playing.click(playing.point(640, 30))
    assert not playing.view.selection.items


def test_a_double_click_discards(playing: TableDriver) -> None:
    playing.double_click(playing.point_on(playing.item(4)))
    assert playing.seen.table.pile[1] == cards("Kc")[0]
    playing.wait_turn()
    playing.assert_in_order()


def test_many_clicks_on_twins_throw_one_card(playing: TableDriver) -> None:
    """F-D03: one action only, and it is one of the turn."""
    size = playing.seen.hand.size
    point = playing.point_on(playing.item(5))
    for _ in range(4):
        playing.double_click(point)
    assert playing.seen.hand.size == size - 1
    assert playing.seen.hand.cards().count(cards("9d")[0]) == 1


def test_fast_clicks_on_a_meld_lay_a_wild_once(playing: TableDriver) -> None:
    """F-R12."""
    playing.select(cards("2s"))
    x, y = playing.place_of(MeldTarget(1)).center
    for dy in (-30, 30, -20, 20):
        playing.double_click(playing.point(x, y + dy))
    assert playing.seen.table.melds[0][1].size == 4
    assert playing.seen.hand.size == len(HAND.split()) - 1
    playing.assert_in_order()


def test_a_double_click_on_the_stock_draws_once_and_says_nothing(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.wait_idle()
    table.double_click(table.free_point(StockTarget()))
    assert table.seen.hand.size == 8
    assert not table.refusal


@pytest.mark.parametrize("target", [NewMeldTarget(), MeldTarget(0)])
def test_cards_clicked_onto_our_side_before_the_draw_are_refused_with_the_reason(
    target: Target, table: TableDriver
) -> None:
    table.pose(DRAWING + "    melds 0: 8h 9h 10h\n")
    table.select(cards("5h 6h 7h"))
    table.click_on(target)
    assert table.refusal.startswith("Draw first")
    assert sorted(table.view.selection.cards) == sorted(cards("5h 6h 7h"))


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
    dragged, twin = playing.item(at), playing.item(11 - at)
    playing.drag(playing.point_on(dragged), playing.free_point(PileTarget()))
    assert dragged.slot is not None
    assert dragged.slot.zone == Zone.PILE
    assert twin in playing.view.table.hand_items
    assert playing.hand == "5h 6h 7h 8h Kc 9d 2s JK"


@pytest.mark.parametrize("at", [5, 6])
def test_just_the_selected_twin_goes(playing: TableDriver, at: int) -> None:
    chosen = playing.item(at)
    playing.click(playing.point_on(chosen))
    playing.click_on(PileTarget())
    assert chosen.slot is not None
    assert chosen.slot.zone == Zone.PILE


@pytest.mark.parametrize("at", [5, 6])
def test_just_the_double_clicked_twin_goes(playing: TableDriver, at: int) -> None:
    chosen = playing.item(at)
    playing.double_click(playing.point_on(chosen))
    assert chosen.slot is not None
    assert chosen.slot.zone == Zone.PILE


def test_hovering_raises_a_card_and_leaving_lets_it_down(playing: TableDriver) -> None:
    """F-D08: it is raised by less than hides anything."""
    under, port = playing.item(4), playing.view.viewport()
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
