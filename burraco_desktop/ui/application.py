"""The application as Qt knows it, which also hears of files to be opened: macOS sends them as events."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Passes on which file the system wants to be opened."""

    file_asked = Signal(object)
    """Its Path."""

    def event(self, event: QEvent) -> bool:
        """Take a request for a file; leave everything else to Qt."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():
            self.file_asked.emit(Path(event.file()))
        return True
