"""What is told of the saved match that is chosen, and what can be done with it. It touches no file."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from burraco_desktop.session.summary import NAME_LENGTH
from burraco_desktop.ui.pages.page import button, label, scrolling
from burraco_desktop.ui.pages.saves_list import SavedMatch
from burraco_desktop.ui.pages.table_picture import SmallTable, table_pixmap
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_matches import kind_text, levels_text, notes_text, place_line, standing_lines
from burraco_desktop.ui.texts_systems import name_title
from burraco_desktop.ui.theme import set_role

MOST_SIDES = 6
KEY_COLUMNS = 6
"""Two or three buttons fill a row of so many columns."""


class SaveDetails(QFrame):
    """The chosen match."""

    renamed = Signal(str)
    """The player gave the match another name."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        set_role(self, "panel")
        self._art = art
        self._row: SavedMatch | None = None
        self._table: SmallTable | None = None
        self._em = 16
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(NAME_LENGTH)
        self.name_edit.setAccessibleName(self.tr("Name of the match"))
        self._kind = label("", "gold-small", wraps=True)
        self._levels = label("", "soft", wraps=True)
        self._place = label("", "soft", wraps=True)
        self._names = [label("", wraps=True) for _ in range(MOST_SIDES)]
        self._totals = [label("", "gold") for _ in range(MOST_SIDES)]
        self.play_button = button(self.tr("Continue"), "primary")
        self.replay_button = button(self.tr("Replay"))
        self.review_button = button(self.tr("Replay"), "primary")
        self.judge_button = button(self.tr("Review"))
        self.copy_button = button(self.tr("Copy"))
        self.export_button = button(self.tr("Export …"))
        self.check_button = button(self.tr("Check"))
        self.delete_button = button(self.tr("Delete"))
        self._chips = (
            self.replay_button,
            self.check_button,
            self.copy_button,
            self.export_button,
            self.delete_button,
        )
        self.name_edit.editingFinished.connect(self._on_name)
        self._build()

    def show_match(self, row: SavedMatch | None, table: SmallTable | None) -> None:
        """Show another match, or that none is chosen."""
        is_other = row is None or self._row is None or row.path != self._row.path
        self._row, self._table = row, table
        for part in (self._content, self._keys):
            part.setVisible(row is not None)
        if row is None:
            return
        summary = row.summary
        if is_other or not self.name_edit.hasFocus():
            self.name_edit.setText(summary.name)
        self.name_edit.setPlaceholderText(name_title(summary.system))
        kind, notes = kind_text(summary, is_running=row.is_running), notes_text(summary)
        self._kind.setText(f"{kind} · {notes}" if notes else kind)
        levels = levels_text(summary)
        self._levels.setText(levels)
        self._levels.setVisible(bool(levels))
        self._place.setText(place_line(summary))
        lines = standing_lines(summary)
        for side, (name, total) in enumerate(zip(self._names, self._totals, strict=True)):
            name.setVisible(side < len(lines))
            total.setVisible(side < len(lines))
            if side < len(lines):
                name.setText(lines[side][0])
                total.setText(lines[side][1])
        self.play_button.setVisible(not summary.is_over)
        self.review_button.setVisible(summary.is_over)
        self._lay_keys(is_over=summary.is_over)
        self._draw()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        side = round(em * 0.9)
        self._column.setContentsMargins(side, side, side, 0)
        self._grid.setContentsMargins(side, round(em * 0.45), side, side)
        self._column.setSpacing(round(em * 0.45))
        self._grid.setSpacing(round(em * 0.45))
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the picture as large as there is room."""
        super().resizeEvent(event)
        self._draw()

    def _build(self) -> None:
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.addWidget(self._picture)
        caption = label(self.tr("Name of the match"), "small")
        caption.setBuddy(self.name_edit)
        self._column.addWidget(caption)
        self._column.addWidget(self.name_edit)
        self._column.addWidget(self._kind)
        sides = QGridLayout()
        sides.setColumnStretch(0, 1)
        for number, (name, total) in enumerate(zip(self._names, self._totals, strict=True)):
            sides.addWidget(name, number, 0)
            sides.addWidget(total, number, 1, Qt.AlignmentFlag.AlignRight)
        self._column.addLayout(sides)
        self._column.addWidget(self._levels)
        self._column.addWidget(self._place)
        self._column.addStretch(1)
        self._keys = QWidget()
        self._grid = QGridLayout(self._keys)
        wide = KEY_COLUMNS * 2 // 3
        self._grid.addWidget(self.review_button, 0, 0, 1, wide)
        self._grid.addWidget(self.play_button, 0, 0, 1, wide)
        self._grid.addWidget(self.judge_button, 0, wide, 1, KEY_COLUMNS - wide)
        for key in self._chips:
            set_role(key, "chip")
        self._lay_keys(is_over=False)
        area = scrolling(self._content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area, 1)
        outer.addWidget(self._keys)  # in sight however little room there is
        self._content.hide()
        self._keys.hide()

    def _lay_keys(self, *, is_over: bool) -> None:
        """Lay the small buttons in two full rows; a finished match has its replay above them."""
        keys = self._chips[1:] if is_over else self._chips
        first = len(keys) - 2
        for number, key in enumerate(keys):
            in_row = first if number < first else 2
            span = KEY_COLUMNS // in_row
            place = number if number < first else number - first
            self._grid.addWidget(key, 1 + number // first, place * span, 1, span)
        self.replay_button.setVisible(not is_over)

    def _draw(self) -> None:
        if self._row is None:
            return
        width = max(80, min(self.width() - round(self._em * 2.4), round(self.height() * 0.47)))
        size = QSize(width, round(width / 1.6))
        self._picture.setPixmap(table_pixmap(self._table, self._art, size, self.devicePixelRatio()))

    def _on_name(self) -> None:
        if self._row is not None and self.name_edit.text() != self._row.summary.name:
            self.renamed.emit(self.name_edit.text())
