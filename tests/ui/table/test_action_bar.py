"""The buttons beside the hand: whole words, inside their place, none too small to hit."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF

from burraco_desktop.ui.table.action_bar import ActionButton
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import HAND, PLAYING, MakeTable

SIZES = [QSize(960, 600), QSize(1280, 800), QSize(1366, 768), QSize(3840, 2160)]
LEAST_HEIGHT = 24


def shown(table: TableDriver) -> list[ActionButton]:
    return [button for button in table.view.bar._buttons if not button.isHidden()]


def assert_readable(table: TableDriver, buttons: Sequence[ActionButton]) -> None:
    place = table.view.bar.geometry()
    for button in buttons:
        assert button.height() >= LEAST_HEIGHT
        assert button.geometry().bottom() <= place.height()
        for label in (button._words, button._key):
            wanted = QFontMetricsF(label.font()).horizontalAdvance(label.text())
            assert wanted <= label.width() + 1, label.text()


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_offers_are_whole_in_every_window(make_table: MakeTable, size: QSize) -> None:
    table = make_table(size)
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    table.select(cards("8h"))
    table.press(Keys.Key_1)
    table.select(cards("5h 6h 7h JK"))
    assert len(shown(table)) == 4
    assert_readable(table, shown(table))


@pytest.mark.parametrize("size", SIZES)
def test_a_closing_offer_is_whole(make_table: MakeTable, size: QSize) -> None:
    table = make_table(size)
    table.pose("hand 0: 10d\nmelds 0: 3h 4h 5h 6h 7h 8h 9h\ntaken: 0 -1", hand="10d")
    table.wait_idle()
    table.select(cards("10d"))
    assert len(shown(table)) == 1
    assert_readable(table, shown(table))


def test_the_offer_for_a_joker_is_whole(make_table: MakeTable) -> None:
    table = make_table(QSize(960, 600))
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    table.select(cards("JK"))
    assert_readable(table, shown(table))


def test_words_follow_the_window(table: TableDriver) -> None:
    """F-L04: their size is not that of the window they were first shown in."""
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    before = shown(table)[0]._words.font().pixelSize()
    table.view.resize(QSize(2560, 1600))
    assert abs(shown(table)[0]._words.font().pixelSize() - 2 * before) <= 1
