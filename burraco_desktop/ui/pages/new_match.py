"""Set up a match: players, target, pace, name, and a seed for those who want one. It starts nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.ui import settings
from burraco_desktop.ui.pages.page import Page, button, label, panel
from burraco_desktop.ui.settings import BotPace, Settings

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class NewMatchChoice:
    """What the player wants to play.

    Attributes:
        players: the number of players.
        target: the points that end the match.
        pace: how long bots seem to think.
        name: the player's own name, empty where none was given.
        seed: a seed typed in, empty for one that nobody can guess.
    """

    players: int
    target: int
    pace: BotPace
    name: str
    seed: str


class ChoiceRow(QWidget, Generic[Value]):
    """A few values side by side of which one is chosen, by click or by the arrow keys."""

    def __init__(self, entries: Sequence[tuple[Value, str]], name: str) -> None:
        super().__init__()
        self._values = [value for value, _ in entries]
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for number, (_, text) in enumerate(entries):
            chip = button(text, "chip")
            chip.setCheckable(True)
            chip.setAccessibleName(f"{name}: {text}")
            chip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._group.addButton(chip, number)
            self._row.addWidget(chip, 1)
        self.choose(self._values[0])

    @property
    def value(self) -> Value:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: Value) -> None:
        """Choose a value."""
        self.chip(value).setChecked(True)

    def chip(self, value: Value) -> QPushButton:
        """The button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setSpacing(round(em * 0.5))


class NewMatchPage(Page):
    """The page that asks what to play; its answers are remembered."""

    start_requested = Signal(object)
    """The NewMatchChoice."""
    back_requested = Signal()

    def __init__(self, store: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.players = ChoiceRow(
            [(2, self.tr("Two: you and one opponent")), (4, self.tr("Four: two pairs"))], self.tr("Players")
        )
        self.target = ChoiceRow([(number, str(number)) for number in settings.TARGETS], self.tr("Play to"))
        self.pace = ChoiceRow(
            [
                (BotPace.INSTANT, self.tr("At once")),
                (BotPace.QUICK, self.tr("Quick")),
                (BotPace.NORMAL, self.tr("Normal")),
                (BotPace.RELAXED, self.tr("Relaxed")),
            ],
            self.tr("Pace of the others"),
        )
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(settings.NAME_LENGTH)
        self.name_edit.setPlaceholderText(self.tr("How the others call you"))
        self.seed_edit = QLineEdit()
        self.seed_edit.setPlaceholderText(self.tr("Leave empty for fresh cards"))
        self.more_button = button(self.tr("Play a match again from its seed …"), "link")
        self.start_button = button(self.tr("Start"), "primary")
        self.back_button = button(self.tr("Back"))
        self._connect()
        self._build()

    def set_running(self, running: bool) -> None:
        """Say beforehand that a new match takes the place of a running one."""
        self._running_label.setVisible(running)

    def choice(self) -> NewMatchChoice:
        """What is chosen now."""
        name = " ".join(self.name_edit.text().split())
        seed = self.seed_edit.text().strip() if self.seed_edit.isVisibleTo(self) else ""
        return NewMatchChoice(self.players.value, self.target.value, self.pace.value, name, seed)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self._outer.setContentsMargins(self.em(1.5), self.em(1), self.em(1.5), self.em(1))
        self._frame.setMaximumWidth(self.em(48))
        self._grid.setContentsMargins(self.em(2), self.em(1.6), self.em(2), self.em(1.6))
        self._grid.setHorizontalSpacing(self.em(1.4))
        self._grid.setVerticalSpacing(self.em(1))
        self._buttons.setSpacing(self.em(0.8))
        for row in (self.players, self.target, self.pace):
            row.rescale(self.em(1))
        self.start_button.setMinimumWidth(self.em(11))

    def showEvent(self, event: QShowEvent) -> None:
        """Offer what was chosen last."""
        super().showEvent(event)
        self._recall()
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self.start_button.clicked.connect(self._on_start)
        self.back_button.clicked.connect(self.back_requested)
        self.more_button.clicked.connect(self._on_more)
        for edit in (self.name_edit, self.seed_edit):
            edit.returnPressed.connect(self._on_start)

    def _build(self) -> None:
        self._frame = panel()
        self._grid = QGridLayout(self._frame)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(label(self.tr("New match"), "heading"), 0, 0, 1, 2)
        system = self.tr(
            "Italian Burraco: a pozzetto for each side; closing takes a burraco and a last discard."
        )
        self._grid.addWidget(label(system, "soft", wraps=True), 1, 0, 1, 2)
        self._add_row(self.tr("Players"), self.players)
        self._add_row(self.tr("Play to"), self.target)
        self._add_row(self.tr("Pace of the others"), self.pace)
        self._add_row(self.tr("Your name"), self.name_edit)
        self._seed_label = self._add_row(self.tr("Seed"), self.seed_edit)
        self._grid.addWidget(self.more_button, self._grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
        self._running_label = label(self.tr("Starting gives up the running match."), "gold-small", wraps=True)
        self._running_label.hide()
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self._running_label, 1)
        self._buttons.addStretch()
        self._buttons.addWidget(self.back_button)
        self._buttons.addWidget(self.start_button)
        self._grid.addLayout(self._buttons, self._grid.rowCount(), 0, 1, 2)
        self._outer = QVBoxLayout(self)
        self._outer.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._frame, 20)
        row.addStretch(1)
        self._outer.addLayout(row)
        self._outer.addStretch(1)
        self._show_seed(False)

    def _add_row(self, text: str, field: QWidget) -> QLabel:
        caption = label(text, "soft")
        row = self._grid.rowCount()
        self._grid.addWidget(caption, row, 0)
        self._grid.addWidget(field, row, 1)
        caption.setBuddy(field)
        return caption

    def _show_seed(self, shown: bool) -> None:
        self._seed_label.setVisible(shown)
        self.seed_edit.setVisible(shown)
        self.more_button.setVisible(not shown)

    def _recall(self) -> None:
        self.players.choose(self._store.get(settings.NEW_MATCH_PLAYERS))
        self.target.choose(self._store.get(settings.NEW_MATCH_TARGET))
        self.pace.choose(self._store.get(settings.BOT_PACE))
        self.name_edit.setText(self._store.get(settings.PLAYER_NAME))
        self.seed_edit.clear()
        self._show_seed(False)

    def _on_more(self) -> None:
        self._show_seed(True)
        self.seed_edit.setFocus()

    def _on_start(self) -> None:
        choice = self.choice()
        self._store.set(settings.NEW_MATCH_PLAYERS, choice.players)
        self._store.set(settings.NEW_MATCH_TARGET, choice.target)
        self._store.set(settings.BOT_PACE, choice.pace)
        self._store.set(settings.PLAYER_NAME, choice.name)
        self.start_requested.emit(choice)
