"""The play log: a line in words for each event, with the cards it names drawn small. It knows no match."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CutTried,
    Event,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileTaken,
    UpcardTurned,
)
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.panels.log_lines import ROLE, Index, LineKind, LogDelegate, LogLine
from burraco_desktop.ui.text import event_text
from burraco_desktop.ui.texts_table import deal_text

MOST_LINES: Final = 500
"""Older lines are dropped: enough for several deals, and memory stays flat over a long evening."""

_PARENT: Final = QModelIndex()

Teller = Callable[[], LogLine]
"""Finds the words of a line in the language that is spoken."""


class LogModel(QAbstractListModel):
    """The lines, oldest first, never more than the bound."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []
        self._tellers: list[Teller] = []

    def add(self, tellers: Sequence[Teller]) -> None:
        """Add lines at the end, and drop the oldest beyond the bound."""
        if not tellers:
            return
        self.beginInsertRows(_PARENT, len(self.lines), len(self.lines) + len(tellers) - 1)
        self.lines += [teller() for teller in tellers]
        self._tellers += tellers
        self.endInsertRows()
        surplus = len(self.lines) - MOST_LINES
        if surplus > 0:
            self.beginRemoveRows(_PARENT, 0, surplus - 1)
            del self.lines[:surplus], self._tellers[:surplus]
            self.endRemoveRows()

    def tell_again(self) -> None:
        """Put all lines into the language that is spoken now."""
        self.beginResetModel()
        self.lines = [teller() for teller in self._tellers]
        self.endResetModel()

    def clear(self) -> None:
        """Forget all lines."""
        self.beginResetModel()
        self.lines.clear()
        self._tellers.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = _PARENT) -> int:
        """The number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a line, or the line itself for the delegate."""
        if role == ROLE:
            return self.lines[index.row()]
        is_words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.lines[index.row()].text if is_words else None


class LogPanel(QWidget):
    """The log as the content of a dock: newest line at the bottom."""

    moment_wanted = Signal(int, int)
    """The player wants to see a moment again: its deal, and how many of its actions were done."""

    def __init__(self, icons: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal = 0
        self.model = LogModel(self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(LogDelegate(icons, self.view))
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.activated.connect(self._on_activated)
        self._name()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def sizeHint(self) -> QSize:
        """Room for a sentence a line."""
        em = QFontMetrics(self.view.font()).ascent()
        return QSize(em * 20, em * 30)

    def minimumSizeHint(self) -> QSize:
        """Room for most sentences in two rows."""
        em = QFontMetrics(self.view.font()).ascent()
        return QSize(em * 19, em * 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew, and keep the newest in sight."""
        is_at_end = self._is_at_end
        super().resizeEvent(event)
        self.view.scheduleDelayedItemsLayout()
        if is_at_end:
            self.view.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the newest line; what was told meanwhile had no place to scroll in."""
        super().showEvent(event)
        self.view.scheduleDelayedItemsLayout()
        self.view.scrollToBottom()

    def add_event(self, event: Event, view: PlayerView, names: Sequence[str], actions: int = 0) -> None:
        """Tell an event, redacted for the viewer; `view` is the view just after it and so many actions."""
        if isinstance(event, PackCut | CutTried) and view.table.deal != self._deal:
            self.add_deal(view.table.deal)
        if event_text(event, view, names) is None:
            return
        is_mine = getattr(event, "seat", None) == view.viewer
        kind, at = LineKind.MINE if is_mine else LineKind.THEIRS, (view.table.deal, actions)
        self._add(kind, lambda: event_text(event, view, names) or "", cards_of(event, view), at)

    def add_deal(self, number: int) -> None:
        """Begin a deal, or go on in the middle of one."""
        self._deal = number
        self._add(LineKind.HEADING, lambda: deal_text(number))

    def add_note(self, words: Callable[[], str]) -> None:
        """Tell something that is no event of the game."""
        self._add(LineKind.NOTE, words)

    def clear(self) -> None:
        """Forget all lines, as for another match."""
        self._deal = 0
        self.model.clear()

    def changeEvent(self, event: QEvent) -> None:
        """Tell all again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.model.tell_again()
            self.view.scrollToBottom()

    def _name(self) -> None:
        self.view.setAccessibleName(QCoreApplication.translate("LogDock", "Play log"))

    def _on_activated(self, index: QModelIndex) -> None:
        at = self.model.lines[index.row()].at
        if at is not None:
            self.moment_wanted.emit(*at)

    @property
    def _is_at_end(self) -> bool:
        bar = self.view.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def _add(
        self,
        kind: LineKind,
        words: Callable[[], str],
        cards: tuple[Card, ...] = (),
        at: tuple[int, int] | None = None,
    ) -> None:
        is_at_end = self._is_at_end
        self.model.add([lambda: LogLine(kind, words(), cards, at)])
        if is_at_end:
            self.view.scrollToBottom()


def cards_of(event: Event, view: PlayerView) -> tuple[Card, ...]:
    """The cards that an event names to its viewer, in the order of the table."""
    match event:
        case CardDrawn(_, card) | CardDiscarded(_, card) | UpcardTurned(card):
            return (card,) if card != HIDDEN else ()
        case MeldLaid(seat, _, wild_end):
            meld = view.table.melds[view.table.side_of[seat]][-1]
            return tuple(card for card, _ in meld.placed(wild_end))
        case PileTaken(_, cards) | MeldExtended(_, _, cards):
            return cards
        case _:
            return ()
