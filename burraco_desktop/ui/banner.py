"""A friendly message above the page: it stops nothing, covers nothing, and goes when it is read."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from burraco_desktop.ui.pages.page import button, label
from burraco_desktop.ui.theme import set_role


class Banner(QFrame):
    """One message at a time; a newer one takes the place of an older one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "banner")
        self._text = label("", wraps=True)
        self.close_button = button(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button)
        self.hide()

    @property
    def text(self) -> str:
        """The message."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show a message."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
