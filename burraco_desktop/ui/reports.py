"""What happens when the program itself is at fault: a line in the log, and one report to copy."""

import logging
import platform
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)

from burraco_desktop import __version__
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.styles import style_sheet

_log = logging.getLogger(__name__)


def program_text() -> str:
    """Which program runs on what, as a report tells it."""
    machine = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return f"Burraco Desktop {__version__}\n{machine}"


class ReportDialog(QDialog):
    """Says that something went wrong, that the match is safe, and shows what to send to us."""

    def __init__(self, report: str) -> None:
        super().__init__(QApplication.activeWindow())
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setStyleSheet(style_sheet(16))
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = QPushButton(self.tr("Copy the report"))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(label(self.tr("Something went wrong in the game"), "heading"))
        comfort = self.tr(
            "Your match is kept up to the last move. If you tell us what happened, please add this report."
        )
        column.addWidget(label(comfort, wraps=True))
        column.addWidget(self.report, 1)
        column.addWidget(buttons)
        self.resize(760, 520)


class ExceptionHook:
    """The last resort for exceptions: logs each, and shows the first to the player."""

    def __init__(self, position: Callable[[], str]) -> None:
        """`position` gives the text of the table as the player sees it, empty without a match."""
        self._position = position
        self.dialog: ReportDialog | None = None

    def install(self) -> None:
        """Become the hook of the interpreter."""
        sys.excepthook = self

    def __call__(self, _kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Take an exception that nobody caught."""
        report = self._report(error, trace)
        _log.critical("%s", report)
        if self.dialog is None and QApplication.instance() is not None:
            self.dialog = ReportDialog(report)
            self.dialog.show()

    def _report(self, error: BaseException, trace: TracebackType | None) -> str:
        told = "".join(traceback.format_exception(type(error), error, trace))
        return f"{program_text()}\n\n{told}\n{self._safe_position()}"

    def _safe_position(self) -> str:
        try:
            return self._position()
        except Exception:  # noqa: BLE001  # a report must not fail for what it reports
            return "The position cannot be shown."
