"""The home page: what it offers with and without a running match, by mouse and by keyboard."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from burraco_desktop.session.codec import Summary
from burraco_desktop.ui import fonts, theme
from burraco_desktop.ui.pages.home import HomePage
from tests.support.clipping import clipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

SIZES = [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)]


@pytest.fixture
def page(qtbot: QtBot, art: CardArt) -> HomePage:
    page = HomePage(art)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    return page


def summary(days_ago: int = 0) -> Summary:
    saved = datetime.now(UTC) - timedelta(days=days_ago)
    return Summary("italian", ("Margherita", "Anna", "Bruno", "Carla"), (1240, -35), 5, False, saved)


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def test_without_a_match_there_is_nothing_to_go_on_with(page: HomePage) -> None:
    page.set_summary(None)
    assert not page.continue_button.isVisibleTo(page)
    assert "Margherita and Bruno" not in texts(page)


def test_a_running_match_shows_its_score_deal_and_day(page: HomePage) -> None:
    page.set_summary(summary())
    shown = texts(page)
    assert {"Margherita and Bruno", "Anna and Carla", "1240", "−35"} <= set(shown)
    assert any(text.startswith("Deal 5, played today at ") for text in shown)


def test_three_players_have_a_line_each_and_the_system_is_named(page: HomePage) -> None:
    three = Summary("italian_3p", ("You", "Anna", "Bruno"), (640, 505, 90), 3, False, datetime.now(UTC))
    page.set_summary(three)
    assert {"You", "Anna", "Bruno", "640", "505", "90", "Italian Burraco: Three players"} <= set(texts(page))
    page.set_summary(Summary("Casa nostra", ("You", "Anna"), (40, 55), 1, False, datetime.now(UTC)))
    assert {"You", "Anna", "Casa nostra"} <= set(texts(page))
    assert "Bruno" not in texts(page)


@pytest.mark.parametrize(("days", "start"), [(1, "Deal 5, played yesterday at "), (9, "Deal 5, played on ")])
def test_an_older_match_tells_its_day(page: HomePage, days: int, start: str) -> None:
    page.set_summary(summary(days))
    assert any(text.startswith(start) for text in texts(page))


def test_both_buttons_work_by_mouse(page: HomePage, qtbot: QtBot) -> None:
    page.set_summary(summary())
    with qtbot.waitSignal(page.continue_requested):
        QTest.mouseClick(page.continue_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.new_match_requested):
        QTest.mouseClick(page.new_match_button, Qt.MouseButton.LeftButton)


def test_return_goes_on_and_tab_leads_to_a_new_match(art: CardArt, qtbot: QtBot) -> None:
    page = HomePage(art)
    qtbot.addWidget(page)
    page.set_summary(summary())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.continue_button.hasFocus)
    with qtbot.waitSignal(page.continue_requested):
        QTest.keyClick(page.continue_button, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.new_match_button.hasFocus()
    with qtbot.waitSignal(page.new_match_requested):
        QTest.keyClick(page.new_match_button, Qt.Key.Key_Space)


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_inside_the_page(page: HomePage, qtbot: QtBot, size: QSize) -> None:
    page.set_summary(summary())
    page.resize(size)

    def is_whole(child: QWidget) -> bool:
        corner = child.mapTo(page, child.rect().bottomRight())
        return page.rect().contains(corner) and child.height() >= child.minimumSizeHint().height()

    shown = [child for child in page.findChildren(QWidget) if child.isVisibleTo(page)]
    qtbot.waitUntil(lambda: all(is_whole(child) for child in shown))


@pytest.mark.parametrize("is_hidden", [False, True])
def test_the_running_match_takes_no_more_room_than_its_lines(
    page: HomePage, qtbot: QtBot, is_hidden: bool
) -> None:
    page.set_summary(None)
    page.setVisible(not is_hidden)
    page.resize(3840, 2130)
    page.set_summary(summary())
    page.show()
    running = page._running
    qtbot.waitUntil(lambda: 0 < running.height() == running.heightForWidth(running.width()))


def test_entries_lead_to_other_pages_by_mouse_and_by_keyboard(page: HomePage) -> None:
    opened: list[str] = []
    for sign in ("rules", "referee", "preferences"):
        entry = page.add_entry(sign, sign.title)
        entry.clicked.connect(lambda _=False, sign=sign: opened.append(sign))
    QTest.mouseClick(page.entries["referee"], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.entries["rules"], Qt.Key.Key_Return)
    assert opened == ["referee", "rules"]
    assert not page.entries["preferences"].icon().isNull()


def test_the_fan_of_cards_is_painted(page: HomePage) -> None:
    image = page.grab().toImage()
    ivory = sum(image.pixelColor(x, 300).lightness() > 240 for x in range(100, 760, 5))
    assert ivory > 20


@pytest.fixture
def large_texts() -> Iterator[None]:
    """The player wants the largest texts."""
    fonts.set_wanted_size(1.65)
    yield
    fonts.set_wanted_size(None)


@pytest.mark.usefixtures("large_texts")
@pytest.mark.parametrize("size", SIZES[:2])
def test_f_l04_a_match_that_begins_leaves_large_texts_whole(qtbot: QtBot, art: CardArt, size: QSize) -> None:
    page = HomePage(art)
    qtbot.addWidget(page)
    for sign in ("learn", "rules", "saves", "statistics", "referee", "preferences"):
        page.add_entry(sign, lambda: "Saved matches")
    page.resize(size)
    page.show()
    alone = page.base
    page.set_summary(summary())
    QTest.qWaitForWindowExposed(page)
    assert theme.usual_size(size) * 1.2 < page.base <= alone
    qtbot.waitUntil(lambda: not clipped(page))
