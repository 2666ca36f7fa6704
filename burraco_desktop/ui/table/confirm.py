"""A question over the table with two answers, and a switch that ends such questions. It decides nothing."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from burraco_desktop.ui.texts_blunders import Question, stop_asking_text
from burraco_desktop.ui.theme import give_air, set_role

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ConfirmPanel(QFrame):
    """Enter or the first button does what was asked for; Esc, the second one or any other act does not."""

    asking_stopped = Signal()
    """The player does not want to be asked any more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._do: Callable[[], object] | None = None
        self._text = QLabel()
        self._text.setWordWrap(True)
        self.yes, self.no = QPushButton(), QPushButton()
        self.switch = QCheckBox()
        self._row = QHBoxLayout()
        for button in (self.yes, self.no):
            self._row.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._text)
        self._column.addLayout(self._row)
        self._column.addWidget(self.switch)
        set_role(self, "popup")
        set_role(self._text, "strong")
        set_role(self.no, "primary")
        self.yes.clicked.connect(self._answer)
        self.no.clicked.connect(self.put_away)
        self.hide()

    def ask(self, question: Question, do: Callable[[], object], width: int, em: float) -> None:
        """Ask, in so many pixels of width; `do` is done on a yes. A hasty Enter does not do it."""
        self._do = do
        self._text.setText(question.text)
        self.yes.setText(question.yes)
        self.no.setText(question.no)
        self.setAccessibleName(question.text)
        self.switch.setText(stop_asking_text())
        self.switch.setChecked(False)
        give_air(self._column, em)
        self._row.setSpacing(self._column.spacing())
        self._measure()
        self.resize(width, self.heightForWidth(width))
        self.show()
        self.raise_()
        self.no.setFocus()

    def _measure(self) -> None:
        """Let the rows inside learn what the style sheet has become while nobody saw them."""
        for widget in (self, *self.findChildren(QWidget)):
            widget.ensurePolished()
        self._column.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Enter and Esc, choose by the arrow keys; a key held down answers nothing."""
        key = event.key()
        if event.isAutoRepeat():
            return
        if key == Qt.Key.Key_Escape or (key in ENTER and self.no.hasFocus()):
            self.put_away()
        elif key in ENTER and self.yes.hasFocus():
            self._answer()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self.no if self.yes.hasFocus() else self.yes).setFocus()
        else:
            super().keyPressEvent(event)

    def put_away(self) -> None:
        """Do not do it."""
        self._do = None
        if self.isVisible():
            self.hide()
            self._table.setFocus()

    def _answer(self) -> None:
        do = self._do
        if self.switch.isChecked():
            self.asking_stopped.emit()
        self.put_away()
        if do is not None:
            do()
