"""The welcome: it asks little, changes what is chosen at once, and goes away however it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burraco_desktop.ui import settings
from burraco_desktop.ui.pages.welcome import WelcomePage
from burraco_desktop.ui.table.decks import Deck

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.settings import Settings
    from burraco_desktop.ui.table.card_art import CardArt

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, art: CardArt, store: Settings) -> WelcomePage:
    page = WelcomePage(art, store)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    return page


def test_who_knows_the_game_goes_on_with_one_key(page: WelcomePage, qtbot: QtBot) -> None:
    assert page.knows_card.hasFocus()
    with qtbot.waitSignal(page.begun) as told:
        QTest.keyClick(page.begin_button, Qt.Key.Key_Return)
    assert told.args == [False]


def test_who_is_new_says_so_by_an_arrow_key(page: WelcomePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.knows_card, Qt.Key.Key_Right)
    assert page.new_card.isChecked()
    with qtbot.waitSignal(page.begun) as told:
        QTest.mouseClick(page.begin_button, LEFT)
    assert told.args == [True]


def test_skipping_asks_nothing_more(page: WelcomePage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.new_card, LEFT)
    with qtbot.waitSignal(page.begun) as told:
        QTest.mouseClick(page.skip_button, LEFT)
    assert told.args == [False]


def test_a_deck_is_chosen_at_once(page: WelcomePage, store: Settings) -> None:
    row = next(row for row in page.rows if row.setting is settings.DECK)
    QTest.mouseClick(row.control.tile(Deck.LARGE), LEFT)  # type: ignore[union-attr]  # a row of tiles
    assert store.get(settings.DECK) is Deck.LARGE
