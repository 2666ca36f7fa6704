"""The windows of the help menu, such as the one that tells which keys there are. They stop nothing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.ui.pages.page import label, scrolling
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.theme import changes, give_air

translate = QCoreApplication.translate


class HelpWindows(QObject):
    """The windows that are open, of each kind at most one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open: dict[type[QDialog], QDialog] = {}

    @property
    def open(self) -> tuple[QDialog, ...]:
        """The windows that are open."""
        return tuple(self._open.values())

    def show(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Show the window of a kind, the one that is open or a new one."""
        dialog = self._open.get(kind)
        if dialog is None:
            dialog = self._open[kind] = make()
            dialog.destroyed.connect(lambda: self._open.pop(kind, None))
        dialog.show()
        dialog.raise_()

    def close(self) -> None:
        """Close all windows, whose language is no longer spoken."""
        for dialog in self.open:
            dialog.close()


class KeysDialog(QDialog):
    """All keys, those of the table before those of the menus, and what mouse and fingers do."""

    def __init__(self, actions: Sequence[QAction], base: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._base = base
        self._restyle()
        changes.look_changed.connect(self._restyle)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(base * 2)
        grid.setVerticalSpacing(round(base * 0.4))
        grid.setColumnStretch(1, 1)
        for keys, meaning in (*table_keys(), *lesson_keys(), *_menu_keys(actions), *pointer_ways()):
            row = grid.rowCount()
            grid.addWidget(label(keys, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(meaning, wraps=True), row, 1)
        area = scrolling(content, takes_keys=True, sideways=True)
        _finish(self, area, base)
        self.resize(base * 34, base * 36)

    def _restyle(self) -> None:
        """Wear the look in force."""
        self.setStyleSheet(style_sheet(self._base))


def table_keys() -> list[tuple[str, str]]:
    """The keys of the table and what they do."""
    return [*_hand_keys(), *_playing_keys(), *_other_keys()]


def _hand_keys() -> list[tuple[str, str]]:
    return [
        (translate("keys", "Left, Right"), translate("keys", "Move along your hand")),
        (translate("keys", "Home, End"), translate("keys", "Go to the first or the last card")),
        (translate("keys", "Up, Down"), translate("keys", "Select a card, or take it back")),
        (translate("keys", "Shift+Left, Shift+Right"), translate("keys", "Select cards on the way")),
        (
            translate("keys", "Ctrl+Left, Ctrl+Right"),
            translate("keys", "Move the card, or the selected cards, within your hand"),
        ),
        (translate("keys", "S"), translate("keys", "Sort your hand by suit or by rank")),
        (
            translate("keys", "Escape"),
            translate("keys", "Let go of the selected cards; leave any other page"),
        ),
    ]


def _playing_keys() -> list[tuple[str, str]]:
    return [
        (translate("keys", "D"), translate("keys", "Draw from the stock")),
        (translate("keys", "P"), translate("keys", "Take the pile")),
        (translate("keys", "R"), translate("keys", "Refuse the card drawn, where the rules allow it")),
        (translate("keys", "M"), translate("keys", "Lay the selected cards as a new meld")),
        (translate("keys", "N"), translate("keys", "Lay them with the wild at the other end")),
        (
            translate("keys", "1 to 9, 0"),
            translate("keys", "Add the selected cards to your first to tenth meld"),
        ),
        (
            translate("keys", "F, Page Down, Page Up"),
            translate("keys", "Show the next place, or the one before, where the selected cards fit"),
        ),
        (translate("keys", "Return, Enter"), translate("keys", "Play the selected cards where they fit")),
        (translate("keys", "X, Delete"), translate("keys", "Discard the selected card")),
        (
            translate("keys", "Z"),
            translate("keys", "Discard it and take the reserve, where the rules make that a choice"),
        ),
        (translate("keys", "B"), translate("keys", "Take the reserve, where the rules make that a choice")),
        (
            translate("keys", "E"),
            translate("keys", "End the turn without a discard, or take nothing, where the rules allow it"),
        ),
        (translate("keys", "U"), translate("keys", "Undo, down to the last card revealed")),
        (translate("keys", "Y"), translate("keys", "Redo")),
    ]


def _other_keys() -> list[tuple[str, str]]:
    return [
        (
            translate("keys", "Space"),
            translate("keys", "Select a card; while others play, skip ahead to your turn"),
        ),
        (translate("keys", "W"), translate("keys", "Pause while others play, or let them go on")),
        (translate("keys", "H"), translate("keys", "Ask the coach for a hint, or put it away")),
        (translate("keys", "Shift+H"), translate("keys", "Play the hint")),
        (translate("keys", "G"), translate("keys", "Let the coach grade your last move")),
        (translate("keys", "L"), translate("keys", "Tell again what happened since your last turn")),
        (translate("keys", "V"), translate("keys", "See the whole pile")),
        (
            translate("keys", "I, Shift+I"),
            translate("keys", "Look closer at the pile and at each meld in turn"),
        ),
        (translate("keys", "?"), translate("keys", "Read the rule behind a refusal")),
    ]


def lesson_keys() -> list[tuple[str, str]]:
    """The keys that a lesson has besides; H gives its own hints."""
    return [
        (translate("keys", "T"), translate("keys", "In a lesson: tell the task again")),
        (translate("keys", "Backspace"), translate("keys", "In a lesson: begin the step again")),
    ]


def pointer_ways() -> list[tuple[str, str]]:
    """What mouse and fingers do."""
    return [
        (translate("keys", "Click"), translate("keys", "Select a card; bring the selected ones to a place")),
        (translate("keys", "Double click"), translate("keys", "Discard a card")),
        (translate("keys", "Drag"), translate("keys", "Play cards, draw, take the pile, arrange your hand")),
        (
            translate("keys", "Sweep"),
            translate("keys", "Begin beside your cards, or with Shift on one, to select all you go over"),
        ),
        (
            translate("keys", "Right click, long touch"),
            translate("keys", "Look closer at the pile or at a meld"),
        ),
    ]


def _menu_keys(actions: Sequence[QAction]) -> list[tuple[str, str]]:
    form = QKeySequence.SequenceFormat.NativeText
    return [
        (action.shortcut().toString(form), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]


def _finish(dialog: QDialog, content: QWidget, base: int) -> None:
    """Put the content above a button that closes the window."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
    buttons.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    give_air(column, base)
    column.addWidget(content, 1)
    column.addWidget(buttons)
