"""The foot of a page: its buttons, and between them what was just done or went wrong."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from burraco_desktop.session.errors import SaveError
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.texts_matches import trouble_text


class Foot(QHBoxLayout):
    """A row of buttons, a message, and a last button, such as one that undoes what the message tells."""

    def __init__(self, *buttons: QPushButton, last: QPushButton) -> None:
        super().__init__()
        self._message = label("", "gold-small", wraps=True)
        for key in buttons:
            self.addWidget(key)
        self.addWidget(self._message, 1)
        self.addWidget(last)

    @property
    def message(self) -> str:
        """What is told now."""
        return self._message.text()

    def say(self, text: str) -> None:
        """Tell something, in the place of what was told before."""
        self._message.setText(text)

    def tell(self, error: SaveError) -> None:
        """Tell what is wrong with a file."""
        self.say(trouble_text(error))

    def succeeds(self, act: Callable[[], object]) -> bool:
        """Do something with files and tell whether it was done; where it was not, say why."""
        try:
            act()
        except SaveError as error:
            self.tell(error)
            return False
        return True
