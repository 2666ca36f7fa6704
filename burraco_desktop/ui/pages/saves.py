"""The saved matches: found, gone on with, named, copied, deleted and brought back, exported and imported."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHBoxLayout, QListView, QVBoxLayout

from burraco_desktop.session.codec import table_of_document
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.library import Deleted, Library, Listing, clean_name
from burraco_desktop.session.summary import Summary
from burraco_desktop.ui import theme
from burraco_desktop.ui.pages.foot import Foot
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.pages.saves_details import SaveDetails
from burraco_desktop.ui.pages.saves_list import SavedMatch, SavesDelegate, SavesModel
from burraco_desktop.ui.pages.table_picture import SmallTable
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.tasks import IsWanted, Task
from burraco_desktop.ui.texts_matches import match_title, trouble_text

MOST_TROUBLES = 3
"""So many bad files are told of at once."""


class SavesPage(Page):
    """The library, with the running match as its first entry."""

    open_requested = Signal(object)
    """The Path of a match to go on with."""
    replay_requested = Signal(object)
    review_requested = Signal(object)
    check_requested = Signal(object)
    back_requested = Signal()

    def __init__(
        self, art: CardArt, library: Library, running_path: Path, running: Callable[[], Summary | None]
    ) -> None:
        """`running` tells of the running match, whose file is `running_path`."""
        super().__init__()
        self._library = library
        self._running_path = running_path
        self._running = running
        self._wanted_path: Path | None = None
        self._deleted: list[Deleted] = []
        self._tables_wanted: list[Path] = []
        self.model = SavesModel(self)
        self.list = QListView()
        self._delegate = SavesDelegate(art, self.list)
        self.details = SaveDetails(art)
        self.listing = Task(self)
        self.drawing = Task(self)
        self.importing = Task(self)
        self.import_button = button(self.tr("Import …"))
        self.back_button = button(self.tr("Back"))
        self.undo_button = button(self.tr("Undo"))
        self.foot = Foot(self.back_button, self.import_button, last=self.undo_button)
        self._note = label("", "soft", wraps=True)
        self._build()
        self._connect()

    @property
    def chosen(self) -> SavedMatch | None:
        """The chosen match."""
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def refresh(self, chosen: Path | None = None) -> None:
        """Look at the folder anew; a match may be chosen beforehand."""
        row = self.chosen
        self._wanted_path = chosen or (row.path if row else None)
        self._note.setText(self.tr("The matches are being read …"))
        self.listing.start(self._library.list)

    def choose(self, path: Path) -> None:
        """Choose a match of the list."""
        numbers = [number for number, row in enumerate(self.model.rows) if row.path == path]
        if numbers:
            index = self.model.index(numbers[0])
            self.list.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self.list.scrollTo(index)

    def import_file(self, path: Path) -> None:
        """Take a match from anywhere into the library, once it is seen to be one."""
        self.foot.say(self.tr("{file} is being read …").format(file=path.name))
        self.importing.start(lambda _is_wanted: self._library.import_file(path))

    def export_file(self, row: SavedMatch, path: Path) -> None:
        """Write a match to one file."""
        if self.foot.succeeds(lambda: self._library.export(row.path, path)):
            self.foot.say(self.tr("“{name}” is written to {file}.").format(name=_name(row), file=path.name))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._middle.setSpacing(self.em(0.8))
        self.foot.setSpacing(self.em(0.8))
        self.details.setFixedWidth(min(self.em(24), round(self.width() * 0.4)))
        self.details.rescale(self.em(1))
        self._delegate.forget()
        self.list.doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the list."""
        super().showEvent(event)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing more for a page that nobody looks at."""
        super().hideEvent(event)
        self.listing.cancel()
        self.drawing.cancel()
        self._tables_wanted.clear()

    # Building.

    def _build(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Saved matches"))
        theme.set_role(self.list, "bare")
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.list, 1)
        self._middle.addWidget(self._note, 1)
        self._middle.addWidget(self.details)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.undo_button.hide()
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(self.tr("Saved matches"), "heading"))
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self.foot)

    def _connect(self) -> None:
        details = self.details
        theme.changes.look_changed.connect(self._delegate.forget)
        self.listing.done.connect(self._on_listed)
        self.listing.failed.connect(self._on_trouble)
        self.drawing.done.connect(self._on_drawn)
        self.importing.done.connect(self._on_imported)
        self.importing.failed.connect(self._on_trouble)
        self.model.table_wanted.connect(self._on_table_wanted)
        self.list.selectionModel().currentChanged.connect(self._on_chosen)
        self.list.activated.connect(lambda _index: self._on_activated())
        self.import_button.clicked.connect(self._on_import)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.undo_button.clicked.connect(self._on_undo)
        details.play_button.clicked.connect(lambda: self._with_chosen(self.open_requested.emit))
        details.replay_button.clicked.connect(lambda: self._with_chosen(self.replay_requested.emit))
        details.review_button.clicked.connect(lambda: self._with_chosen(self.replay_requested.emit))
        details.judge_button.clicked.connect(lambda: self._with_chosen(self.review_requested.emit))
        details.check_button.clicked.connect(lambda: self._with_chosen(self.check_requested.emit))
        details.copy_button.clicked.connect(self._on_copy)
        details.export_button.clicked.connect(self._on_export)
        details.delete_button.clicked.connect(self._on_delete)
        details.renamed.connect(self._on_renamed)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._on_delete)

    # What the threads bring.

    def _on_listed(self, listing: Listing) -> None:
        number = self.list.currentIndex().row()
        rows = [SavedMatch(entry.path, entry.summary) for entry in listing.entries]
        running = self._running()
        if running is not None:
            rows.insert(0, SavedMatch(self._running_path, running, is_running=True))
        self.model.show(rows)
        self.list.setVisible(bool(rows))
        self._note.setVisible(not rows)
        self.details.setVisible(bool(rows))
        empty = self.tr(
            "No match has been saved yet. Every match is kept by itself while you play; here you find all of"
            " them again."
        )
        self._note.setText(empty)
        if self._wanted_path is not None:
            self.choose(self._wanted_path)
        if rows and self.chosen is None:
            self.choose(rows[min(max(number, 0), len(rows) - 1)].path)
        if listing.troubles:
            told = [trouble_text(error) for error in listing.troubles[:MOST_TROUBLES]]
            self.foot.say("\n".join(told))
        self._on_chosen(self.list.currentIndex())

    def _on_table_wanted(self, path: Path) -> None:
        self._tables_wanted.append(path)
        if not self.drawing.is_busy:
            self._draw_next()

    def _draw_next(self) -> None:
        """Look at the table that was wanted last: it is most likely still in sight."""
        if self._tables_wanted:
            path = self._tables_wanted.pop()
            self.drawing.start(lambda is_wanted: (path, self._table_of(path, is_wanted)))

    def _table_of(self, path: Path, is_wanted: IsWanted) -> SmallTable | None:
        if not is_wanted():
            return None
        try:
            return SmallTable.of(*table_of_document(self._library.read(path)))
        except SaveError:
            return None  # it is told when the match is opened

    def _on_drawn(self, drawn: tuple[Path, SmallTable | None]) -> None:
        path, table = drawn
        self.model.set_table(path, table)
        row = self.chosen
        if row is not None and row.path == path:
            self.details.show_match(row, table)
        self._draw_next()

    def _on_imported(self, path: Path) -> None:
        self.foot.say(self.tr("The match is imported."))
        self.refresh(path)

    def _on_trouble(self, error: SaveError) -> None:
        self.foot.tell(error)
        self._note.setText("")

    # What the player does.

    def _on_chosen(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        row = self.model.rows[index.row()] if index.isValid() else None
        self.details.show_match(row, self.model.table_of(row.path) if row else None)

    def _with_chosen(self, act: Callable[[Path], object]) -> None:
        if self.chosen is not None:
            act(self.chosen.path)

    def _on_activated(self) -> None:
        row = self.chosen
        if row is not None:
            (self.replay_requested if row.summary.is_over else self.open_requested).emit(row.path)

    def _on_renamed(self, name: str) -> None:
        row = self.chosen
        if row is not None and self.foot.succeeds(lambda: self._library.rename(row.path, name)):
            self.foot.say(
                self.tr("The match is called “{name}” now.").format(name=clean_name(name) or _name(row))
            )
            self.refresh(row.path)

    def _on_copy(self) -> None:
        row = self.chosen
        if row is None:
            return
        name = self.tr("{name}, copy").format(name=_name(row))
        if self.foot.succeeds(lambda: self._library.duplicate(row.path, name)):
            self.foot.say(self.tr("“{name}” is there twice now.").format(name=_name(row)))
            self.refresh(row.path)

    def _on_delete(self) -> None:
        row = self.chosen
        if row is None:
            return
        if self.foot.succeeds(lambda: self._deleted.append(self._library.delete(row.path))):
            self.foot.say(self.tr("“{name}” is deleted.").format(name=_name(row)))
            self.undo_button.show()
            self.refresh()
            self.undo_button.setFocus()

    def _on_undo(self) -> None:
        if not self._deleted:
            return
        brought: list[Path] = []
        if self.foot.succeeds(lambda: brought.append(self._library.restore(self._deleted[-1]))):
            self._deleted.pop()
            self.undo_button.setVisible(bool(self._deleted))
            self.foot.say(self.tr("The match is back."))
            self.refresh(brought[0])

    def _on_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a match"), "", self.tr("Matches (*.burraco);;All files (*)")
        )
        if path:
            self.import_file(Path(path))

    def _on_export(self) -> None:
        row = self.chosen
        if row is None:
            return
        path, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export the match"),
            f"{file_name(_name(row))}.burraco",
            self.tr("Matches (*.burraco)"),
        )
        if path:
            self.export_file(row, Path(path))


def file_name(name: str) -> str:
    """A name for a file that every system takes."""
    plain = "".join(char if char.isalnum() or char in " -_" else "_" for char in name)
    return plain[:60].strip() or "match"


def _name(row: SavedMatch) -> str:
    return match_title(row.summary)
