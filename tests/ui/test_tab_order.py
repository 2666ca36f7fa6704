"""Rows of choices by the keyboard: Tab leads to the chosen one, and the arrow keys choose from there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from burraco_desktop.ui.pages.choice_row import ChoiceRow

Keys = Qt.Key


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[ChoiceRow[int]]:
    """A row below a field that has the focus; its third value is chosen."""
    window, above = QWidget(), QLineEdit()
    made = ChoiceRow([(number, str(number)) for number in range(5)], "Number")
    made.choose(2)
    column = QVBoxLayout(window)
    column.addWidget(above)
    column.addWidget(made)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    above.setFocus()
    qtbot.waitUntil(above.hasFocus)
    QTest.keyClick(above, Keys.Key_Tab)
    yield made
    window.close()


def press(key: Keys) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_tab_leads_to_the_chosen_one(row: ChoiceRow[int]) -> None:
    assert row.chip(2).hasFocus()


def test_arrow_keys_choose_at_once(row: ChoiceRow[int]) -> None:
    press(Keys.Key_Right)
    assert row.value == 3
    press(Keys.Key_Left)
    press(Keys.Key_Left)
    assert row.value == 1
    assert row.chip(1).hasFocus()


def test_a_choice_made_elsewhere_is_where_tab_leads_next(row: ChoiceRow[int]) -> None:
    press(Keys.Key_Backtab)
    row.choose(4)
    press(Keys.Key_Tab)
    assert row.chip(4).hasFocus()
