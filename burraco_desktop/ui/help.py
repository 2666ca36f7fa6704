"""The window of the help menu that tells which keys there are. It stops nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.styles import style_sheet

translate = QCoreApplication.translate


class KeysDialog(QDialog):
    """All keys: those of the table, then those of the menus."""

    def __init__(self, actions: Sequence[QAction], base: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.setStyleSheet(style_sheet(base))
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(base * 2)
        grid.setColumnStretch(1, 1)
        for keys, meaning in (*table_keys(), *_menu_keys(actions)):
            row = grid.rowCount()
            grid.addWidget(label(keys, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(meaning, wraps=True), row, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(content)
        _finish(self, area)
        self.resize(base * 34, base * 36)


def table_keys() -> list[tuple[str, str]]:
    """The keys of the table and what they do."""
    return [
        (translate("keys", "D"), translate("keys", "Draw from the stock")),
        (translate("keys", "P"), translate("keys", "Take the pile")),
        (translate("keys", "V"), translate("keys", "See the whole pile")),
        (translate("keys", "Left, Right"), translate("keys", "Move along your hand")),
        (translate("keys", "Up, Down"), translate("keys", "Select a card, or take it back")),
        (translate("keys", "M"), translate("keys", "Lay the selected cards as a new meld")),
        (translate("keys", "N"), translate("keys", "Lay them with the wild at the other end")),
        (
            translate("keys", "1 to 9, 0"),
            translate("keys", "Add the selected cards to your first to tenth meld"),
        ),
        (
            translate("keys", "F, PageDown, PageUp"),
            translate("keys", "Go through the places where the selected cards fit; Return plays them there"),
        ),
        (translate("keys", "X, Delete"), translate("keys", "Discard the selected card")),
        (translate("keys", "Return"), translate("keys", "Play the selected cards where they fit")),
        (
            translate("keys", "Space"),
            translate("keys", "Select a card; while others play, skip ahead to your turn"),
        ),
        (translate("keys", "S"), translate("keys", "Sort your hand by suit or by rank")),
        (translate("keys", "U"), translate("keys", "Undo, down to the last card revealed")),
        (translate("keys", "Y"), translate("keys", "Redo")),
        (translate("keys", "Escape"), translate("keys", "Let go of the selected cards")),
    ]


def _menu_keys(actions: Sequence[QAction]) -> list[tuple[str, str]]:
    form = QKeySequence.SequenceFormat.NativeText
    return [
        (action.shortcut().toString(form), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]


def _finish(dialog: QDialog, content: QWidget) -> None:
    """Put the content above a button that closes the window."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
    buttons.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    column.addWidget(content, 1)
    column.addWidget(buttons)
