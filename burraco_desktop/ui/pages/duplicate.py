"""Asks whose cards to play from the other side: of which match, and against whom. It starts nothing."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.session.library import Entry
from burraco_desktop.session.line_up import partners
from burraco_desktop.session.replay import Replay
from burraco_desktop.ui.match_choice import remembered_levels
from burraco_desktop.ui.pages.level_choice import LevelChoice
from burraco_desktop.ui.pages.page import Page, button, label, scrolling
from burraco_desktop.ui.pages.rules_style import list_style
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.texts_matches import match_title, standing_line, time_text
from burraco_desktop.ui.texts_practice import (
    deals_again_text,
    no_finished_match_text,
    reading_matches_text,
    turned_explanation,
)

_PATH: Final = Qt.ItemDataRole.UserRole


class DuplicatePage(Page):
    """The question, with the levels chosen last."""

    match_chosen = Signal(object)
    """The Path of the match that is looked at in the list."""
    start_requested = Signal(object, object)
    """The Replay whose cards are to be played, and the Levels."""
    back_requested = Signal()

    def __init__(self, store: Settings) -> None:
        super().__init__()
        self._store = store
        self._replay: Replay | None = None
        self.list = QListWidget()
        self.levels = LevelChoice()
        self._which = label(self.tr("Finished matches"), "small")
        self._deals = label("", "strong", wraps=True)
        self.start_button = button(self.tr("Start"), "primary")
        self.back_button = button(self.tr("Back"))
        self._build()
        self.list.currentItemChanged.connect(lambda item, _before: self._on_chosen(item))
        self.list.itemActivated.connect(lambda _item: self.start_button.setFocus())
        self.start_button.clicked.connect(self._on_start)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)

    @property
    def told(self) -> str:
        """What is said of the match asked about, or of there being none."""
        return self._deals.text()

    def await_matches(self) -> None:
        """Say that the finished matches are being looked for."""
        self._choose_from(())
        self._deals.setText(reading_matches_text())

    def offer(self, entries: Sequence[Entry]) -> None:
        """Offer those matches that are over, and were not practice."""
        found = [entry for entry in entries if entry.summary.is_over and not entry.summary.is_practice]
        self._choose_from(found)
        if not found:
            self._deals.setText(no_finished_match_text())

    def ask(self, replay: Replay) -> None:
        """Ask about the cards of the match chosen."""
        self._replay = replay
        self._deals.setText(deals_again_text(len(replay.deals)))
        self.levels.offer_partners(partners(replay.rules, len(replay.names)))
        self.levels.show()
        self.start_button.setEnabled(True)

    def ask_about(self, replay: Replay) -> None:
        """Ask about the cards of one match alone."""
        self._choose_from(())
        self.ask(replay)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._column.setContentsMargins(*[self.em(1.6), self.em(1.2)] * 2)
        self._column.setSpacing(self.em(0.8))
        self._frame.setFixedWidth(min(self.em(38), self.width() - self.em(5)))
        self.list.setStyleSheet(list_style(self.base))
        self._fit_list()
        self.levels.rescale(self.em(1))
        self.start_button.setMinimumWidth(self.em(11))

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready to start."""
        super().showEvent(event)
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._which.setBuddy(self.list)
        self.list.setAccessibleName(self._which.text())
        self.list.setWordWrap(True)
        self._frame = QFrame()
        self._frame.setProperty("role", "panel")
        self._column = QVBoxLayout(self._frame)
        self._column.addWidget(label(turned_explanation(), "", wraps=True))
        for widget in (self._which, self.list, self._deals, self.levels):
            self._column.addWidget(widget)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.start_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(self.tr("The same cards from the other side"), "heading"))
        self._outer.addWidget(self._build_area(), 1)
        self._outer.addLayout(foot)

    def _build_area(self) -> QScrollArea:
        """The panel in the middle, scrolled where large texts leave no room for all of it."""
        content = QWidget()
        row, column = QHBoxLayout(content), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(self._frame)
        column.addStretch(2)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        return scrolling(content, sideways=True)

    def _choose_from(self, entries: Sequence[Entry]) -> None:
        """Put other matches into the list, the newest chosen; without any nothing is asked."""
        self._replay = None
        self.start_button.setEnabled(False)
        self.levels.hide()
        self.levels.choose(remembered_levels(self._store))
        self.list.clear()
        for entry in entries:
            summary = entry.summary
            lines = f"{match_title(summary)} · {time_text(summary.saved_at)}\n{standing_line(summary)}"
            item = QListWidgetItem(lines)
            item.setData(_PATH, entry.path)
            self.list.addItem(item)
        for widget in (self._which, self.list):
            widget.setVisible(bool(entries))
        if entries:
            self._fit_list()
            self.list.setCurrentRow(0)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_list(self) -> None:
        """Make the list as high as its rows, up to a few of them."""
        gaps = 2 * self.list.spacing()
        rows = sum(self.list.sizeHintForRow(row) + gaps for row in range(self.list.count()))
        self.list.setFixedHeight(
            min(self.em(10.5), round(self.height() * 0.35), rows + 2 * self.list.frameWidth())
        )

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._replay = None
            self.start_button.setEnabled(False)
            path: Path = item.data(_PATH)
            self.match_chosen.emit(path)

    def _on_start(self) -> None:
        if self._replay is not None:
            self.start_requested.emit(self._replay, self.levels.levels)
