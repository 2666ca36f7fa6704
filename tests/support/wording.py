"""Reads all words that a window shows, to find those that no language had a hand in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QLineEdit, QWidget

from tests.support.pseudo import OPENED

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = {"Anna", "Bruno", "Carla", "Dario", "Elena", "Maria", "English", "Italiano", "Português (Brasil)"}
NAMES |= {"Español", "Burraco"}
"""Called so in every language."""
OF_QT = {"Close"}
"""What Qt itself says; its translations come with it."""
WORD = re.compile(r"[^\W\d_]{3,}")
KEY = re.compile(r"(Ctrl|Shift|Alt)\+\S+")


def untranslated(window: QWidget) -> list[str]:
    """The words shown, spoken or told in hints that are not of the language that marks its texts."""
    return [
        f"{type(widget).__name__} {text!r}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        for text in _texts(widget)
        if OPENED not in text and text not in NAMES | OF_QT and WORD.search(KEY.sub("", text))
    ]


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.toolTip()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None:
            yield from _items(widget)


def _items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        text = model.data(model.index(row, 0), Qt.ItemDataRole.DisplayRole)
        if isinstance(text, str):
            yield text
