"""Setting up a match: choices by mouse and keyboard, remembered, and told as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from burraco_desktop.ui import settings
from burraco_desktop.ui.pages.new_match import NewMatchChoice, NewMatchPage
from burraco_desktop.ui.settings import BotPace, Settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, store: Settings) -> NewMatchPage:
    page = NewMatchPage(store)
    qtbot.addWidget(page)
    page.resize(960, 570)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_the_first_choice_is_four_players_to_2000(page: NewMatchPage) -> None:
    assert page.choice() == NewMatchChoice(4, 2000, BotPace.NORMAL, "", "")


def test_a_choice_made_by_mouse_is_told_and_remembered(
    page: NewMatchPage, qtbot: QtBot, store: Settings
) -> None:
    QTest.mouseClick(page.players.chip(2), LEFT)
    QTest.mouseClick(page.target.chip(505), LEFT)
    QTest.mouseClick(page.pace.chip(BotPace.QUICK), LEFT)
    QTest.keyClicks(page.name_edit, "  Zia   Pina ")
    with qtbot.waitSignal(page.start_requested) as told:
        QTest.mouseClick(page.start_button, LEFT)
    assert told.args == [NewMatchChoice(2, 505, BotPace.QUICK, "Zia Pina", "")]
    assert store.get(settings.BOT_PACE) is BotPace.QUICK
    page.hide()
    page.show()
    assert page.choice() == NewMatchChoice(2, 505, BotPace.QUICK, "Zia Pina", "")


def test_going_back_forgets_what_was_not_started(page: NewMatchPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.target.chip(1005), LEFT)
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back_button, LEFT)
    page.hide()
    page.show()
    assert page.choice().target == 2000


def test_the_arrow_keys_choose_within_a_row(page: NewMatchPage) -> None:
    page.activateWindow()
    page.target.chip(2000).setFocus()
    QTest.keyClick(page.target.chip(2000), Qt.Key.Key_Left)
    assert page.choice().target == 1505


def test_a_seed_is_asked_for_only_on_request(page: NewMatchPage, qtbot: QtBot) -> None:
    assert not page.seed_edit.isVisibleTo(page)
    QTest.mouseClick(page.more_button, LEFT)
    assert page.seed_edit.isVisibleTo(page)
    QTest.keyClicks(page.seed_edit, " 42 ")
    with qtbot.waitSignal(page.start_requested) as told:
        QTest.keyClick(page.seed_edit, Qt.Key.Key_Return)
    assert told.args[0].seed == "42"


def test_a_running_match_is_said_to_be_given_up(page: NewMatchPage) -> None:
    def warnings() -> list[str]:
        shown = [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
        return [text for text in shown if "gives up" in text]

    assert warnings() == []
    page.set_running(True)
    assert len(warnings()) == 1


def test_a_name_is_no_longer_than_a_plate(page: NewMatchPage) -> None:
    QTest.keyClicks(page.name_edit, "x" * 100)
    assert page.choice().name == "x" * settings.NAME_LENGTH


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
def test_nothing_is_cut_off(page: NewMatchPage, qtbot: QtBot, size: QSize) -> None:
    QTest.mouseClick(page.more_button, LEFT)
    page.set_running(True)
    page.resize(size)

    def is_whole(child: QWidget) -> bool:
        corner = child.mapTo(page, child.rect().bottomRight())
        return page.rect().contains(corner) and child.width() >= child.minimumSizeHint().width()

    shown = [child for child in page.findChildren(QWidget) if child.isVisibleTo(page)]
    qtbot.waitUntil(lambda: all(is_whole(child) for child in shown))
