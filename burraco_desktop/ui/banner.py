"""A friendly message above the page: it stops nothing, covers nothing, and goes when it is read."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from burraco_desktop.ui.pages.page import button, label, leave_keys
from burraco_desktop.ui.theme import set_role


class Banner(QFrame):
    """One message at a time; a newer one takes the place of an older one."""

    left = Signal()
    """The message went while the keyboard was there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "banner")
        self._text = label("", wraps=True)
        self._act: Callable[[], object] | None = None
        self.offer_button = button("")
        self.offer_button.clicked.connect(self._on_offer)
        self.close_button = button(self.tr("Close"))
        self.close_button.clicked.connect(self._leave)
        leave_keys(self.offer_button, self.close_button)
        row = QHBoxLayout(self)
        row.addWidget(self._text, 1)
        row.addWidget(self.offer_button)
        row.addWidget(self.close_button)
        self.hide()

    @property
    def text(self) -> str:
        """The message."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show a message."""
        self.offer_button.hide()
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()

    def offer(self, text: str, act: Callable[[], object]) -> None:
        """Offer something to do about the message that is shown."""
        self._act = act
        self.offer_button.setText(text)
        self.offer_button.show()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language; what was said stays in the one it was said in."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.close_button.setText(self.tr("Close"))

    def _leave(self) -> None:
        """Go, and let who came here by keys go on below."""
        had_keys = self.offer_button.hasFocus() or self.close_button.hasFocus()
        self.hide()
        if had_keys:
            self.left.emit()

    def _on_offer(self) -> None:
        self._leave()
        if self._act is not None:
            self._act()
