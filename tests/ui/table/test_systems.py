"""The table of every system: seats, sides and piles, and what only some rules know, by real events."""

from itertools import count

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from burraco_desktop.engine.actions import NEW_MELD, Cut
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.deal import draw_for_seats
from burraco_desktop.engine.play import takes
from burraco_desktop.engine.state import Phase
from burraco_desktop.session.line_up import Levels
from burraco_desktop.ui.settings import TEXT_SIZE, TextSize
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.table.intents import PileTarget
from burraco_desktop.ui.table.slots import Zone
from burraco_desktop.ui.texts_table import plate_hint
from tests.support.positions import PRESETS, cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.test_whole_deal import play, play_a_deal

TABLES = [(name, count) for name, rules in PRESETS.items() for count in rules.deck.player_counts]
CLOSED = """
    move: 0 draw
    hand 0: 7d 2s 5h 6h Kc
    melds 0: 3h 4h 5h
    pile: Qs 9c 7h
"""
MANY = """
    move: 0 draw
    hand 0: 7d 7s 7c 2s 5h 6h 8h 9h Kc JK
    melds 0: 3h 4h 5h / 7d 7s 7c / 4h 5h 6h
    pile: Qs 9c 7h
"""

TWINS = """
    move: 0 draw
    hand 0: 8h 9h Kc 4d
    melds 0: 4h 5h 6h / 4h 5h 6h
    pile: Qs 9c 7h
"""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_of_every_system_begins_by_dragging(table: TableDriver, name: str, players: int) -> None:
    table.new_match(players, rules=PRESETS[name])
    play(table, table.act_by_mouse, 25)
    table.wait_turn()
    table.assert_in_order()


def test_a_whole_venezuelan_deal_is_played_by_dragging(table: TableDriver) -> None:
    table.new_match(4, rules=PRESETS["venezuelan"])
    play_a_deal(table, table.act_by_mouse)


def test_a_covered_pile_shows_only_its_top_card(table: TableDriver) -> None:
    table.pose(CLOSED, rules=PRESETS["buraco_closed"])
    faces = [item.card for item in table.view.table.items_in(Zone.PILE)]
    assert faces[:-1] == [HIDDEN, HIDDEN]
    assert faces[-1] == table.seen.table.pile[-1]
    table.press(Keys.Key_V)
    assert table.view.overlays.cards_shown == ()


def test_the_meld_for_the_pile_is_chosen_where_there_are_several(table: TableDriver) -> None:
    table.pose(CLOSED, rules=PRESETS["buraco_closed"])
    ways = takes(table.seen.table)
    assert len(ways) > 1
    table.click_on(PileTarget())
    chooser = table.view.overlays.chooser
    assert chooser.isVisible()
    assert len(chooser.buttons) == len(ways)
    QTest.mouseClick(chooser.buttons[0], Qt.MouseButton.LeftButton)
    assert table.seen.table.phase == Phase.PLAY
    assert not chooser.isVisible()


def test_the_choice_of_a_meld_is_put_away_by_escape(table: TableDriver) -> None:
    table.pose(CLOSED, rules=PRESETS["buraco_closed"])
    table.press(Keys.Key_P)
    chooser = table.view.overlays.chooser
    assert chooser.isVisible()
    QTest.keyClick(chooser.buttons[0], Qt.Key.Key_Escape)
    assert not chooser.isVisible()
    assert table.seen.table.phase == Phase.DRAW


@pytest.mark.parametrize("size", [QSize(680, 571), QSize(960, 571), QSize(1280, 771), QSize(3840, 2131)])
@pytest.mark.parametrize("base", [14, 22])
def test_many_melds_for_the_pile_leave_the_hand_in_sight(table: TableDriver, size: QSize, base: int) -> None:
    """F-L04: also in large texts, and in a table with a panel beside it."""
    table.view.setStyleSheet(style_sheet(round(base * max(1, size.height() / 770))))
    table.view.resize(size)
    table.pose(MANY, rules=PRESETS["buraco_closed"])
    table.press(Keys.Key_P)
    chooser = table.view.overlays.chooser
    assert len(chooser.buttons) == len(takes(table.seen.table)) > 8
    assert table.view.rect().contains(chooser.geometry())
    assert chooser.geometry().bottom() <= table.view.table.layout.hand_zone.y


def test_the_arrow_keys_lead_through_the_melds_for_the_pile(table: TableDriver) -> None:
    table.pose(MANY, rules=PRESETS["buraco_closed"])
    table.view.activateWindow()
    table.press(Keys.Key_P)
    buttons = table.view.overlays.chooser.buttons
    visited = []
    for key in ("Right", "Down", "Down", "Down", "Down", "Down", "Left", "Up", "Left"):
        QTest.keyClick(table.view.window().focusWidget(), Qt.Key[f"Key_{key}"])
        index = [button.hasFocus() for button in buttons].index(True)
        visited.append(index)
        assert buttons[index].visibleRegion().boundingRect() == buttons[index].rect()
    assert visited[:5] == [1, 3, 5, 7, 9]
    assert visited[-3:] == [visited[-4] - 1, visited[-4] - 3, visited[-4] - 4]


def test_no_two_melds_for_the_pile_are_called_alike(table: TableDriver) -> None:
    table.pose(MANY, rules=PRESETS["buraco_closed"])
    table.press(Keys.Key_P)
    texts = [button.text() for button in table.view.overlays.chooser.buttons]
    assert len(set(texts)) == len(texts)


def test_twins_of_a_meld_are_offered_once(table: TableDriver) -> None:
    table.pose(TWINS, rules=PRESETS["buraco_closed"])
    table.press(Keys.Key_P)
    ways = takes(table.seen.table)
    onto = [way for way in ways if way.meld != NEW_MELD]
    assert len(onto) == 2
    chooser = table.view.overlays.chooser
    assert len(chooser.buttons) == len(ways) - 1


def test_selected_cards_justify_the_pile(table: TableDriver) -> None:
    table.pose(CLOSED, rules=PRESETS["buraco_closed"])
    table.select(cards("5h 6h"))
    table.click_on(PileTarget())
    assert [meld.size for meld in table.seen.table.melds[0]] == [3, 3]


def test_the_pile_is_dragged_onto_the_meld_that_justifies_it(table: TableDriver) -> None:
    table.pose(CLOSED.replace("7h\n", "6h\n"), rules=PRESETS["buraco_closed"])
    table.take_by_mouse((), 0)
    assert [meld.size for meld in table.seen.table.melds[0]] == [4]


def test_the_pack_is_cut_by_mouse_and_by_keys(table: TableDriver) -> None:
    """V36: the exact number counts, and there is no second try."""
    rules = PRESETS["venezuelan"]
    table.new_match(4, seed=seed_with_human_dealer(), rules=rules)
    assert phase(table) == Phase.CUT
    assert table.view.cut_panel.isVisible()
    QTest.keyClick(table.view.cut_panel.pack, Qt.Key.Key_PageDown)
    QTest.keyClick(table.view.cut_panel.pack, Qt.Key.Key_Return)
    table.wait_turn()
    assert not table.view.cut_panel.isVisible()
    assert phase(table) == Phase.DRAW


def test_who_lifts_twice_is_told_what_to_lift_each_time(table: TableDriver) -> None:
    """Two players: the dealer lifts for the hands, then for the reserves."""
    rules = PRESETS["italian"].changed({"cut_bonus_mode": "interactive"})
    seeds = (str(number) for number in count())
    table.new_match(2, seed=next(s for s in seeds if draw_for_seats(rules, 2, s).dealer == 0), rules=rules)
    told = table.view.cut_panel.findChild(QLabel)
    assert told is not None
    assert "Cut for the hands" in told.text()
    table.lift(30)
    table.wait_turn()
    assert phase(table) == Phase.CUT
    assert "Cut for the hands" not in told.text()
    table.lift(30)
    table.wait_turn()
    assert not table.view.cut_panel.isVisible()


def test_the_keys_of_the_pack_go_on_after_a_click_beside_it(table: TableDriver) -> None:
    table.new_match(4, seed=seed_with_human_dealer(), rules=PRESETS["venezuelan"])
    table.view.setFocus()
    focus = table.view.window().focusWidget()
    assert focus is table.view.cut_panel.pack
    QTest.keyClick(focus, Qt.Key.Key_Return)
    table.wait_turn()
    assert phase(table) == Phase.DRAW


@pytest.mark.parametrize("size", [QSize(3840, 2131), QSize(960, 560), QSize(1280, 771)])
@pytest.mark.parametrize("wanted", [TextSize.NORMAL, TextSize.LARGEST])
def test_the_pack_stands_clear_in_a_window_of_any_size(
    table: TableDriver, size: QSize, wanted: TextSize
) -> None:
    table.settings.set(TEXT_SIZE, wanted)
    base = 15 if wanted == TextSize.NORMAL else 23
    table.view.setStyleSheet(style_sheet(round(base * max(1, size.height() / 771))))
    table.new_match(4, seed=seed_with_human_dealer(), rules=PRESETS["venezuelan"])
    table.view.resize(size)
    panel = table.view.cut_panel
    below = panel.findChild(QPushButton)
    assert below is not None
    assert panel.pack.geometry().bottom() < below.geometry().top()
    assert table.view.rect().contains(panel.geometry())
    assert panel.geometry().bottom() < table.view.table.layout.strip.y
    assert panel.pack.geometry().left() >= 25 * table.view.table.layout.unit


def test_lifting_exactly_earns_the_bonus(table: TableDriver) -> None:
    table.new_match(4, seed=seed_with_human_dealer(), rules=PRESETS["venezuelan"])
    table.act_by_mouse(Cut(44))
    table.wait_turn()
    assert table.seen.table.exact_cuts[0] >= 1


def test_a_turn_may_end_with_a_card_that_may_not_be_thrown(table: TableDriver) -> None:
    table.pose(
        "move: 0 play\n hand 0: Kc\n melds 0: 3h 4h 5h\n taken: 0 1\n stock: 3d 3d 3d",
        rules=PRESETS["venezuelan"],
    )
    assert [button.name for button in table.buttons()] == ["end"]
    table.press(Keys.Key_E)
    assert table.seen.table.seat != 0


def test_the_reserve_is_offered_to_a_hand_of_wilds(table: TableDriver) -> None:
    """V27."""
    table.pose("move: 0 play\n hand 0: 2s JK\n melds 0: 3h 4h 5h", rules=PRESETS["venezuelan"])
    assert "reserve" in [button.name for button in table.buttons()]
    table.press(Keys.Key_B)
    assert table.seen.hand.size == 13


@pytest.mark.parametrize(("at", "left"), [(0, "JK 2s"), (2, "2s JK")])
def test_just_the_selected_twin_is_thrown_for_the_reserve(table: TableDriver, at: int, left: str) -> None:
    position = "move: 0 play\n hand 0: 2s 2s JK\n melds 0: 3h 4h 5h 6h 7h 8h 9h"
    table.pose(position, hand="2s JK 2s", rules=PRESETS["venezuelan"])
    table.click(table.point_on(table.item(at)))
    table.press(Keys.Key_Z)
    assert table.hand.startswith(left)
    assert table.view.selection.items == []


def test_the_first_card_may_be_refused_once(table: TableDriver) -> None:
    """V26."""
    table.pose("deal: 1 dealer 3 turn 1 swaps 0\n move: 0 draw\n hand 0: 4c 5d", rules=PRESETS["venezuelan"])
    table.press(Keys.Key_D)
    table.press(Keys.Key_R)
    assert len(table.seen.table.pile) == 1
    assert "redraw" not in [button.name for button in table.buttons()]


def test_every_seat_has_a_plate_of_its_own(table: TableDriver) -> None:
    table.new_match(6, rules=PRESETS["italian_6p"])
    plates = table.view.table.layout.plates
    assert len(plates) == 6
    assert len({round(plate.x) for plate in plates[1:]}) == 5


def test_counterclockwise_the_next_player_sits_at_the_right(table: TableDriver) -> None:
    table.new_match(4, rules=PRESETS["venezuelan"])
    plates = table.view.table.layout.plates
    assert plates[1].x > plates[2].x > plates[3].x


def phase(table: TableDriver) -> Phase:
    """Where the turn stands."""
    return table.seen.table.phase


def seed_with_human_dealer() -> str:
    """A seed whose draw makes the human deal first."""
    rules = PRESETS["venezuelan"]
    return next(f"cut {n}" for n in range(100) if draw_for_seats(rules, 4, f"cut {n}").dealer == 0)


def test_a_plate_tells_what_its_side_still_lacks_to_close(table: TableDriver) -> None:
    table.new_match()
    plates = table.view.table.furnishing._plates
    assert [plate.toolTip().splitlines()[-1] for plate in plates] == [
        plate_hint(table.seen, seat) for seat in range(4)
    ]


def test_a_plate_tells_the_level_of_its_player(table: TableDriver) -> None:
    table.controller.new_match(PRESETS["italian"], 4, "Maria", "1", Levels("casual", "master"))
    table.wait_turn()
    plates = table.view.table.furnishing._plates
    said = [plate.toolTip().splitlines()[:-1] for plate in plates]
    assert said == [[], ["Level: Casual"], ["Level: Master"], ["Level: Casual"]]
