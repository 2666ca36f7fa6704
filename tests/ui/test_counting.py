"""Sums that count up on the score sheet: they begin at what was, end at what is, and stop when asked to."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from burraco_desktop.ui.deal_result import DealResult
from burraco_desktop.ui.pages.counting import Counting
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.text import number_text

SLOW = 50.0


def test_a_count_grows_from_nothing_to_all(qtbot: QtBot) -> None:
    shares: list[float] = []
    owner = QObject()
    counting = Counting(shares.append, owner)
    counting.start(0.05)
    assert shares == [0.0]
    qtbot.waitUntil(lambda: not counting.is_running)
    assert shares[-1] == 1.0
    assert shares == sorted(shares)


def test_without_motion_the_end_comes_at_once() -> None:
    shares: list[float] = []
    owner = QObject()
    Counting(shares.append, owner).start(0.0)
    assert shares == [1.0]


@pytest.fixture
def page(qtbot: QtBot, art: CardArt, play_deal: Callable[..., DealResult]) -> ScoresPage:
    """A page whose sums have just begun to count."""
    shown = ScoresPage(art)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    shown.show_result(play_deal(2, 3, (1005, 800)), SLOW)
    return shown


def totals(page: ScoresPage) -> list[str]:
    return [words.text() for words in page.findChildren(QLabel) if words.property("role") == "total"]


def test_the_sheet_begins_with_the_totals_before_and_ends_with_those_after(
    page: ScoresPage, play_deal: Callable[..., DealResult]
) -> None:
    assert sorted(totals(page)) == sorted(map(number_text, (1005, 800)))
    page._counting.finish()
    after = play_deal(2, 3, (1005, 800)).after
    assert sorted(totals(page)) == sorted(map(number_text, after))


@pytest.mark.parametrize("by", ["key", "click", "leaving"])
def test_any_press_shows_all_sums_at_once(page: ScoresPage, by: str) -> None:
    assert sorted(totals(page)) == sorted(map(number_text, (1005, 800)))
    if by == "key":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    elif by == "click":
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    else:
        page.hide()
    assert not page._counting.is_running
    assert sorted(totals(page)) != sorted(map(number_text, (1005, 800)))
