"""A few values side by side of which one is chosen. It knows no meaning of them."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from burraco_desktop.ui.pages.page import button
from burraco_desktop.ui.pages.tab_order import tab_to_chosen

Value = TypeVar("Value")


class ChoiceRow(QWidget, Generic[Value]):
    """Chosen by click or by the arrow keys."""

    chosen = Signal()

    def __init__(self, entries: Sequence[tuple[Value, str]], name: str) -> None:
        super().__init__()
        self._values = [value for value, _ in entries]
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for number, (_, text) in enumerate(entries):
            chip = button(text, "chip")
            chip.setCheckable(True)
            chip.setAccessibleName(f"{name}: {text}")
            chip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._group.addButton(chip, number)
            self._row.addWidget(chip, 1)
        self.choose(self._values[0])
        tab_to_chosen(self._group)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def value(self) -> Value:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: Value) -> None:
        """Choose a value."""
        self.chip(value).setChecked(True)

    def chip(self, value: Value) -> QPushButton:
        """The button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setSpacing(round(em * 0.4))

    def _on_toggled(self, _number: int, is_checked: bool) -> None:
        if is_checked:
            self.chosen.emit()
