"""The frame that holds a panel beside the table. Whether it is wanted, the window knows."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QWidget

from burraco_desktop.ui.pages.page import button, label, leave_keys
from burraco_desktop.ui.said import Said
from burraco_desktop.ui.theme import set_role


class PanelDock(QDockWidget):
    """A panel at the left or right edge of the window."""

    close_wanted = Signal()

    def __init__(self, panel: QWidget, name: str, title: Callable[[], str], window: QMainWindow) -> None:
        """Hold a panel under a title; the name is what its place is kept by."""
        super().__init__(window)
        self._said = Said()
        self._said.say(self.setWindowTitle, title)
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.setWidget(panel)
        self.setTitleBarWidget(self._title())
        self.hide()  # beside a window that is seen already it would flash
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)

    def _title(self) -> QWidget:
        """The head in our own look; the system's buttons cannot be told apart on a dark ground."""
        bar = QWidget()
        set_role(bar, "dock-title")
        close, title = button("", "small-button"), label("", "strong")
        self._said.say(close.setText, lambda: QCoreApplication.translate("LogDock", "Close"))
        self._said.say(title.setText, self.windowTitle)
        leave_keys(close)
        close.clicked.connect(self.close_wanted)
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)  # the style sheet sets them, in the size of the text
        row.addWidget(title, 1)
        row.addWidget(close)
        return bar

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._said.again()
