"""The others wait while the player wants it, and no longer."""

import pytest

from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import HAND, PLAYING


def names_of_offers(table: TableDriver) -> list[str]:
    return [button.name for button in table.buttons()]


def test_w_lets_the_others_wait_and_go_on(table: TableDriver) -> None:
    table.pose(PLAYING, hand=HAND)
    table.select_by_keys(cards("Kc"))
    table.press(Keys.Key_X)
    table.press(Keys.Key_W)
    version = table.controller.version
    assert table.controller.pace.is_held
    assert "hold" in names_of_offers(table)
    table.qtbot.waitUntil(lambda: table.controller._others.has_answered)
    assert table.controller.version == version
    table.press(Keys.Key_W)
    table.wait_turn()
    assert table.controller.version > version
    assert not table.controller.pace.is_held


@pytest.mark.parametrize("by", ["skip", "leave"])
def test_the_others_wait_no_longer_than_is_wanted(table: TableDriver, by: str) -> None:
    table.pose(PLAYING, hand=HAND)
    table.select_by_keys(cards("Kc"))
    table.press(Keys.Key_X)
    table.press(Keys.Key_W)
    if by == "skip":
        table.press(Keys.Key_Space)
        table.wait_turn()
    else:
        table.controller.leave()
    assert not table.controller.pace.is_held


def test_w_does_nothing_in_the_own_turn(playing: TableDriver) -> None:
    playing.press(Keys.Key_W)
    assert not playing.controller.pace.is_held
