"""Asks against whom to play the cards of a match from the other side. It starts nothing."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from burraco_desktop.session.line_up import partners
from burraco_desktop.session.replay import Replay
from burraco_desktop.ui.match_choice import remembered_levels
from burraco_desktop.ui.pages.level_choice import LevelChoice
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.texts_practice import deals_again_text, turned_explanation


class DuplicatePage(Page):
    """The question, with the levels chosen last."""

    start_requested = Signal(object, object)
    """The Replay whose cards are to be played, and the Levels."""
    back_requested = Signal()

    def __init__(self, store: Settings) -> None:
        super().__init__()
        self._store = store
        self._replay: Replay | None = None
        self.levels = LevelChoice()
        self._deals = label("", "strong", wraps=True)
        self.start_button = button(self.tr("Start"), "primary")
        self.back_button = button(self.tr("Back"))
        self._build()
        self.start_button.clicked.connect(self._on_start)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)

    def ask(self, replay: Replay) -> None:
        """Ask about the cards of a match."""
        self._replay = replay
        self._deals.setText(deals_again_text(len(replay.deals)))
        self.levels.offer_partners(partners(replay.rules, len(replay.names)))
        self.levels.choose(remembered_levels(self._store))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self._outer.setContentsMargins(self.em(1.4), self.em(0.8), self.em(1.4), self.em(0.9))
        self._column.setContentsMargins(*[self.em(1.6), self.em(1.2)] * 2)
        self._column.setSpacing(self.em(0.8))
        self._frame.setFixedWidth(min(self.em(38), self.width() - self.em(3)))
        self.levels.rescale(self.em(1))
        self.start_button.setMinimumWidth(self.em(11))

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready to start."""
        super().showEvent(event)
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._frame = QFrame()
        self._frame.setProperty("role", "panel")
        self._column = QVBoxLayout(self._frame)
        self._column.addWidget(label(turned_explanation(), "", wraps=True))
        self._column.addWidget(self._deals)
        self._column.addWidget(self.levels)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.start_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(self.tr("The same cards from the other side"), "heading"))
        self._outer.addStretch(1)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._frame)
        middle.addStretch(1)
        self._outer.addLayout(middle)
        self._outer.addStretch(2)
        self._outer.addLayout(foot)

    def _on_start(self) -> None:
        if self._replay is not None:
            self.start_requested.emit(self._replay, self.levels.levels)
