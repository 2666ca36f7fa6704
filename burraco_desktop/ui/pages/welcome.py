"""The first page of the first start: who the player is, how cards and texts shall look. It can be skipped."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from burraco_desktop.ui import settings
from burraco_desktop.ui.pages.page import Page, button, label, panel, scrolling
from burraco_desktop.ui.pages.preference_pictures import PreferencePictures
from burraco_desktop.ui.pages.preferences import LINE_WIDTH, SettingRow
from burraco_desktop.ui.pages.system_card import SystemCard
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.card_art import CardArt

ASKED = (settings.TEXT_SIZE, settings.DECK, settings.THEME)


class WelcomePage(Page):
    """Asks little, and changes at once what is chosen."""

    begun = Signal(bool)
    """The player goes on; whether he is new to the game."""

    def __init__(self, art: CardArt, store: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.knows_card = SystemCard(
            self.tr("I know Burraco"), self.tr("Straight to the table. Every rule is one key away: F2.")
        )
        self.new_card = SystemCard(
            self.tr("I am new to it"), self.tr("Straight to your first lesson at the table.")
        )
        self._group = QButtonGroup(self)
        self._pictures = PreferencePictures(art, store)
        self.rows = [SettingRow(store, setting, self._pictures) for setting in ASKED]
        self.begin_button = button(self.tr("Begin"), "primary")
        self.skip_button = button(self.tr("Skip"), "link")
        self.begin_button.clicked.connect(lambda: self.begun.emit(self.new_card.isChecked()))
        self.skip_button.clicked.connect(lambda: self.begun.emit(False))
        self._build()

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self._outer.setContentsMargins(self.em(1.4), self.em(1), self.em(1.4), self.em(0.9))
        self._outer.setSpacing(self.em(0.7))
        self._column.setMaximumWidth(self.em(LINE_WIDTH))
        self._content.setContentsMargins(self.em(0.2), 0, self.em(0.8), self.em(0.5))
        self._content.setSpacing(self.em(0.7))
        self._cards.setSpacing(self.em(0.8))
        self.begin_button.setMinimumWidth(self.em(11))
        for card in (self.knows_card, self.new_card):
            card.rescale(self.em(1))
        for row in self.rows:
            row.rescale(self.em(1))

    def showEvent(self, event: QShowEvent) -> None:
        """Let the first question be answered by keys at once."""
        super().showEvent(event)
        self.knows_card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._cards = QHBoxLayout()
        for card in (self.knows_card, self.new_card):
            self._group.addButton(card)
            self._cards.addWidget(card, 1)
        self.knows_card.setChecked(True)
        self._column = QWidget()
        self._content = QVBoxLayout(self._column)
        self._content.addWidget(label(self.tr("Welcome to Burraco"), "heading"))
        told = self.tr("All of this can be changed at any time under Preferences.")
        self._content.addWidget(label(told, "soft", wraps=True))
        self._content.addLayout(self._cards)
        frame = panel()
        inside = QVBoxLayout(frame)
        inside.setSpacing(0)
        for row in self.rows:
            inside.addWidget(row)
        self._content.addWidget(frame)
        self._content.addStretch(1)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scrolled(), 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.skip_button)
        foot.addWidget(self.begin_button)
        self._outer.addLayout(foot)

    def _scrolled(self) -> QScrollArea:
        """The column in the middle, which scrolls where the window is too small for it."""
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._column, 100)
        row.addStretch(1)
        return scrolling(middle)
