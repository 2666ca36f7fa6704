"""One option on the page of house rules: its words, its control, and the way back to the preset's value."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from burraco_desktop.ui.pages.option_controls import control_for
from burraco_desktop.ui.pages.page import button, label
from burraco_desktop.ui.pages.rule_draft import RuleDraft
from burraco_desktop.ui.texts_options import Phrases, option_hint, option_title, value_text
from burraco_desktop.ui.theme import set_role


class OptionRow(QFrame):
    """Tells what an option does, and marks a value that differs from the preset."""

    edited = Signal(str, object)
    """The option and its new value."""
    reset_requested = Signal(str)

    def __init__(self, option: str, words: Phrases) -> None:
        super().__init__()
        self.option = option
        self._words = words
        self._title = label(option_title(option, words), "strong", wraps=True)
        self._hint = label(option_hint(option, words), "small", wraps=True)
        self.control = control_for(option, words)
        self.control.setToolTip(option_hint(option, words))
        self.reset_button = button("", "link-small")
        self.control.edited.connect(lambda value: self.edited.emit(option, value))
        self.reset_button.clicked.connect(lambda: self.reset_requested.emit(option))
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        self._grid.addWidget(self._hint, 1, 0, Qt.AlignmentFlag.AlignTop)
        right = Qt.AlignmentFlag.AlignRight
        if self.control.is_wide:
            self._grid.addWidget(self.control, 2, 0, 1, 2)
            self._grid.addWidget(self.reset_button, 0, 1, 2, 1, right | Qt.AlignmentFlag.AlignTop)
        else:
            self._grid.addWidget(self.control, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(self.reset_button, 2, 1, right)
        set_role(self, "option")

    def show_draft(self, draft: RuleDraft) -> None:
        """Show the value of a draft, and whether it is the preset's."""
        value, usual = draft[self.option], draft.usual(self.option)
        self.control.show_value(value)
        text = self.tr("Back to the preset: {value}").format(
            value=value_text(self.option, usual, self._words)
        )
        self.reset_button.setText(text)
        self.reset_button.setVisible(value != usual)
        role = "option-changed" if value != usual else "option"
        if self.property("role") != role:
            set_role(self, role)
            self.style().unpolish(self)
            self.style().polish(self)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._grid.setContentsMargins(round(em * 0.9), round(em * 0.5), round(em * 0.7), round(em * 0.5))
        self._grid.setHorizontalSpacing(round(em * 1.2))
        self._grid.setVerticalSpacing(round(em * 0.15))
        self.control.rescale(em)

    @property
    def least_width(self) -> int:
        """The width that the control needs beside the words, 0 where it stands below them."""
        return 0 if self.control.is_wide else self.control.minimumSizeHint().width()

    def give_width(self, width: int) -> None:
        """Give the control a width, the same in all rows, so that they stand in a column."""
        if not self.control.is_wide:
            self.control.setFixedWidth(width)
