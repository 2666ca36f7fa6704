"""Packets, waves, sparks and counted points: seen on the way, gone in the end, whatever cuts them short."""

import pytest
from PySide6.QtCore import QVariantAnimation

from burraco_desktop.engine.actions import Discard
from burraco_desktop.ui.settings import AnimationSpeed
from burraco_desktop.ui.table.celebration import Count, Festivities
from burraco_desktop.ui.table.intents import MeldTarget
from burraco_desktop.ui.table.slots import Zone
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import MakeTable

SIX = """
    hand 0: 9h Kc 9d
    melds 0: 3h 4h 5h 6h 7h 8h
    pile: 8c 4c
"""
PILE = """
    move: 0 draw
    hand 0: 5h 6h 7h Kc 9d
    melds 0: 9h 10h Jh
    pile: 8h 3c 4d Jc
"""
FLIGHT = "hand 0: 5h 6h 7h\nmelds 0: 9h 10h Jh"
CLOSING = "hand 0: Kc\nmelds 0: 3h 4h 5h 6h 7h 8h 9h / 4d 5d 6d\ntaken: 0 -1\npile: 8c"


@pytest.fixture
def slow(make_table: MakeTable) -> TableDriver:
    return make_table(speed=AnimationSpeed.SLOW)


def go_to(table: TableDriver, share: float) -> None:
    """Stop the running cue at a share of its time."""
    animation = table.view.queue._animation
    assert animation.state() != QVariantAnimation.State.Stopped
    animation.pause()
    animation.setCurrentTime(round(animation.duration() * share))
    table.view.queue._show(animation.currentTime())


def go_on(table: TableDriver) -> None:
    table.view.queue._animation.resume()


def spread(table: TableDriver, zone: Zone, count: int) -> float:
    """How far apart the last cards of a zone lie."""
    places = [item.pose.x for item in table.view.table.items_in(zone)[-count:]]
    return max(places) - min(places)


def test_a_pile_taken_gathers_before_it_opens_into_the_hand(slow: TableDriver) -> None:
    slow.pose(PILE, hand="5h 6h 7h Kc 9d")
    pile = slow.view.table.items_in(Zone.PILE)
    apart = pile[-1].pose.x - pile[0].pose.x
    slow.press(Keys.Key_P)
    width = pile[0].pose.width
    go_to(slow, 0.3)
    gathered = [item.pose.x for item in pile]
    assert max(gathered) - min(gathered) < width * 0.3 < apart
    go_to(slow, 0.66)
    arrived = [item.pose for item in pile]
    assert max(pose.x for pose in arrived) - min(pose.x for pose in arrived) < width * 0.3
    assert all(slow.view.table.layout.hand_zone.contains(pose.x, pose.y) for pose in arrived)
    go_on(slow)
    slow.wait_idle()
    slow.assert_in_order()


def test_a_reserve_arrives_as_a_packet_whose_cards_turn_over_when_it_opens(slow: TableDriver) -> None:
    slow.pose(FLIGHT)
    slow.select_by_keys(cards("5h 6h 7h"))
    slow.press(Keys.Key_M)
    slow.qtbot.waitUntil(lambda: slow.view.table.hand_items != [] and slow.view.queue.is_busy)
    packet = slow.view.table.hand_items
    assert len(packet) == 11
    go_to(slow, 0.5)
    assert max(item.pose.x for item in packet) - min(item.pose.x for item in packet) < packet[0].pose.width
    go_on(slow)
    slow.wait_idle()
    slow.assert_in_order()


def test_a_burraco_completed_runs_a_wave_through_its_cards_and_sparks_fly(slow: TableDriver) -> None:
    slow.pose(SIX)
    slow.drag_cards(cards("9h"), MeldTarget(0))
    sparks = slow.view.table._festivities._sparks
    seen = []
    for share in (0.4, 0.5, 0.6, 0.7):
        go_to(slow, share)
        meld = slow.view.table.items_in(Zone.MELD, 0)
        seen.append(sum(item.slot is not None and item.pose != item.slot.pose for item in meld))
        assert sparks.isVisible()
    assert max(seen) > 1
    go_on(slow)
    slow.wait_idle()
    assert not sparks.isVisible()
    slow.assert_in_order()


def test_a_close_is_celebrated_at_the_plate_of_who_closed(slow: TableDriver) -> None:
    slow.pose(CLOSING)
    slow.act_by_keys(Discard(cards("Kc")[0]))
    sparks = slow.view.table._festivities._sparks
    slow.qtbot.waitUntil(sparks.isVisible)
    x, y = slow.view.table.layout.plates[0].center
    assert sparks.boundingRect().contains(x, y)
    slow.view.queue.finish_now()
    assert not sparks.isVisible()
    slow.wait_turn()
    slow.assert_in_order()


def test_points_on_the_table_count_up(slow: TableDriver) -> None:
    slow.pose(SIX)
    points = slow.view.table.furnishing._sides[0].points
    before = points._text
    slow.drag_cards(cards("9h"), MeldTarget(0))
    assert points._text == before
    go_to(slow, 0.1)
    between = points._text
    slow.view.queue._animation.resume()
    slow.view.queue.finish_now()
    assert len({before, between, points._text}) == 3


def test_without_motion_nothing_is_celebrated_and_all_is_said(table: TableDriver) -> None:
    table.pose(SIX)
    table.drag_cards(cards("9h"), MeldTarget(0))
    assert not table.view.table._festivities._sparks.isVisible()
    assert table.view.overlays._news.isVisible()
    assert not table.view.queue.is_busy


def test_a_count_ends_at_its_number_and_says_each_number_once() -> None:
    told: list[int] = []
    count = Count(told.append, 10, 40, 100.0, 200.0)
    for time in (0, 50, 150, 200, 250, 300, 400):
        count.at(time)
    count.finish()
    assert told[0] == 10
    assert told[-1] == 40
    assert told == sorted(set(told))


def test_only_sides_whose_points_have_changed_are_counted() -> None:
    assert len(Festivities.counts([5, 7], [5, 9], lambda _side, _points: None, 1.0)) == 1
    assert Festivities.counts([], [5, 9], lambda _side, _points: None, 1.0) == []
