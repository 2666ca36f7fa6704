"""The scene shows the view and nothing else, and repairs what differs."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import DrawStock, WildEnd
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.state import Phase
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.slots import Zone, crossed_cards, shown_cards
from tests.support.positions import cards, meld
from tests.support.table_driver import Keys, TableDriver, assert_nothing_leaks

PLAYING = """
    hand 0: 5h 6h 7h 8h Kc 9d 9d 2s JK
    melds 0: 9h 10h Jh / 3c 4c 5c 6c 7c 8c 9c / Qc Qd Qs 2h Qc Qd Qh
    melds 1: 3d 4d 5d
    pile: 8c 4c
"""


@pytest.fixture
def playing(table: TableDriver) -> TableDriver:
    table.pose(PLAYING)
    table.wait_idle()
    return table


def moved(table: TableDriver) -> None:
    item = table.view.table.hand_items[2]
    item.place(replace(item.pose, x=item.pose.x + 3))


def turned(table: TableDriver) -> None:
    item = table.view.table.items_in(Zone.PILE)[-1]
    item.show_face(HIDDEN, item.pose.width, 1.0)


def swapped(table: TableDriver) -> None:
    items = table.view.table._items
    items[-1], items[-2] = items[-2], items[-1]


@pytest.mark.parametrize("spoil", [moved, turned, swapped])
def test_what_differs_from_the_view_is_repaired_and_logged(
    playing: TableDriver, expect_log: Callable[[str], None], spoil: Callable[[TableDriver], None]
) -> None:
    expect_log("ERROR burraco_desktop.ui.table.scene")
    assert playing.view.table.check()
    spoil(playing)
    assert not playing.view.table.check()
    assert playing.view.table.check()
    playing.assert_in_order()


def test_the_view_checks_the_scene_whenever_all_lies_still(
    playing: TableDriver, expect_log: Callable[[str], None]
) -> None:
    expect_log("drawn anew")
    playing.view.queue.started.connect(lambda _: turned(playing))
    playing.controller.move_cards([0], 3)
    playing.wait_idle()
    playing.qtbot.waitUntil(lambda: not playing.view.queue._idle_timer.isActive())


@pytest.mark.parametrize("players", [2, 4])
def test_no_item_ever_shows_a_card_that_the_player_may_not_see(table: TableDriver, players: int) -> None:
    """Every item is walked at every cue of a whole deal."""
    seen: set[Zone] = set()

    def walk(_cue: object) -> None:
        assert_nothing_leaks(table)
        shown = table.view.table.shown
        assert shown is not None
        for item in table.view.table.items():
            if isinstance(item, CardItem) and item.slot is not None and shown.view.table.phase != Phase.OVER:
                seen.add(item.slot.zone)
                if item.slot.zone in (Zone.STOCK, Zone.RESERVE):
                    assert item.card == HIDDEN
                if item.slot.zone == Zone.SEAT:
                    assert not item.slot.visible

    table.view.queue.started.connect(walk)
    table.new_match(players, f"walk {players}")
    bot = make_bot("greedy")
    while table.controller.mode != Mode.RESULT:
        table.controller.submit(bot.choose(table.seen, 1), table.controller.version)
        table.wait_turn()
    assert seen == set(Zone)


def test_an_unseen_reserve_lies_face_down_in_the_hand(table: TableDriver) -> None:
    """F-R04: it is taken with the discard and seen from the next turn on."""
    faces: list[list[int]] = []
    table.view.queue.started.connect(
        lambda _: faces.append([item.card for item in table.view.table.hand_items])
    )
    table.pose("hand 0: Kc\nmelds 0: 9h 10h Jh\npile: 4c", hand="Kc")
    table.press(Keys.Key_End)
    table.press(Keys.Key_X)
    assert [HIDDEN] * 11 in faces
    table.wait_turn()
    assert HIDDEN not in [item.card for item in table.view.table.hand_items]
    table.assert_in_order()


def test_one_card_lies_crosswise_on_a_dirty_canasta_and_two_on_a_clean_one(playing: TableDriver) -> None:
    assert [crossed_cards(one) for one in playing.seen.table.melds[0]] == [0, 2, 1]
    for number, crossed in enumerate([0, 2, 1]):
        angles = [item.pose.angle for item in playing.view.table.items_in(Zone.MELD, number)]
        assert angles == [0] * (len(angles) - crossed) + [90] * crossed


def test_a_run_shows_its_high_card_at_the_head_and_a_set_its_wild_at_the_foot() -> None:
    assert shown_cards(meld("5h 6h 7h"), WildEnd.LOW) == list(cards("7h 6h 5h"))
    assert shown_cards(meld("2s Qc Qd"), WildEnd.LOW)[-1] == cards("2s")[0]
    assert shown_cards(meld("5h 6h 7h JK"), WildEnd.HIGH)[0] == cards("JK")[0]
    assert shown_cards(meld("5h 6h 7h JK"), WildEnd.LOW)[-1] == cards("JK")[0]


def test_new_cards_are_marked_until_the_turn_ends(table: TableDriver) -> None:
    table.pose(PLAYING.rstrip() + "\n    move: 0 draw")
    table.controller.submit(DrawStock(), table.controller.version)
    table.wait_idle()

    def marked() -> int:
        return sum(bool(item._dot and item._dot.isVisible()) for item in table.view.table.hand_items)

    assert marked() == 1
    table.select(cards("Kc"))
    table.press(Keys.Key_X)
    assert marked() == 0


def test_the_pool_of_items_is_never_rebuilt_in_a_match(table: TableDriver) -> None:
    """An item deleted in flight would never signal its end."""
    table.new_match(2)
    items = set(table.view.table._items)
    assert len(items) == 108
    bot = make_bot("greedy")
    for number in range(30):
        if table.controller.mode == Mode.HUMAN:
            table.controller.submit(bot.choose(table.seen, number), table.controller.version)
            table.wait_turn()
    assert set(table.view.table._items) == items
