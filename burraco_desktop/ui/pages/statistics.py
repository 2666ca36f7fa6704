"""The statistics: figures and charts of what was played, chosen by system, level, players and period."""

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.session import files
from burraco_desktop.session.ledger import DealRecord, Ledger
from burraco_desktop.session.tally import Filter, Tally, as_table, chosen, tally
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.charts import Chart, Part, PartsChart, PointsChart
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.foot import Foot
from burraco_desktop.ui.pages.page import Page, button, label, panel, scrolling
from burraco_desktop.ui.texts_statistics import (
    deal_figures,
    level_name,
    level_order,
    match_figures,
    parts_summary,
    players_text,
    points_summary,
)
from burraco_desktop.ui.texts_systems import name_title

SHORTEST = 8
NARROW = 62
"""A page narrower than this many heights of plain text has its boxes below its heading."""
"""So many letters of what is chosen can be read in the smallest window."""
PERIODS = (None, 7, 30, 365)
"""Days back that may be chosen."""
MOST_ROWS = 200
"""So many deals stand in the table, the latest first; a file holds them all."""


class StatisticsPage(Page):
    """What the ledger comes to."""

    back_requested = Signal()

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self._ledger = ledger
        self._kept: Path | None = None
        self.system_box, self.level_box, self.seats_box = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.period_box, self.kind_box = ChoiceBox(), ChoiceBox()
        self.points, self.canastas, self.closings = PointsChart(), PartsChart(), PartsChart()
        self.table = QTableWidget(0, 5)
        self.table_button = button(self.tr("As a table"))
        self.export_button = button(self.tr("Export …"))
        self.reset_button = button(self.tr("Reset"))
        self.undo_button = button(self.tr("Undo"))
        self.back_button = button(self.tr("Back"))
        keys = (self.back_button, self.table_button, self.export_button, self.reset_button)
        self.foot = Foot(*keys, last=self.undo_button)
        self._nothing = label("", "soft", wraps=True)
        self._is_table = False
        self._figures: dict[str, QLabel] = {}
        self._build()
        self._connect()

    @property
    def emptiness(self) -> str:
        """Why there are no charts; empty where there are."""
        return self._nothing.text() if self._nothing.isVisibleTo(self) else ""

    @property
    def figures(self) -> dict[str, str]:
        """Every figure by what it counts."""
        return {name: shown.text() for name, shown in self._figures.items()}

    def refresh(self) -> None:
        """Show what is counted now."""
        records = self._ledger.records
        systems = sorted({record.system for record in records})
        levels = sorted({record.level for record in records}, key=level_order)
        seats = sorted({record.seats for record in records})
        _fill(self.system_box, self.tr("All systems"), [(name, name_title(name)) for name in systems])
        _fill(self.level_box, self.tr("All opponents"), [(level, level_name(level)) for level in levels])
        _fill(self.seats_box, self.tr("Any table size"), [(count, players_text(count)) for count in seats])
        self._recount()

    def export_file(self, path: Path) -> None:
        """Write the chosen deals for other programs, one a row."""
        text = io.StringIO()
        csv.writer(text).writerows(as_table(self._chosen()))
        if self.foot.succeeds(lambda: files.write(path, text.getvalue().encode("utf-8-sig"))):
            self.foot.say(self.tr("The deals are written to {file}.").format(file=path.name))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        for row in (self._head, self._choices, self.foot, self._columns):
            row.setSpacing(self.em(0.7))
        self._head.removeItem(self._choices)
        if self.width() < self.em(NARROW):
            self._head.addLayout(self._choices, 1, 0, 1, 2)
        else:
            self._head.addLayout(self._choices, 0, 1)
        for column in self._inner:
            column.setContentsMargins(*[self.em(1.1), self.em(0.8)] * 2)
            column.setSpacing(self.em(0.4))
        for grid in self._grids:
            grid.setVerticalSpacing(self.em(0.3))
        for chart in (self.points, self.canastas, self.closings):
            chart.rescale(self.em(1))
        self._left.setFixedWidth(min(self.em(25), round(self.width() * 0.42)))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is counted now."""
        super().showEvent(event)
        self.refresh()
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building.

    def _build(self) -> None:
        self._inner: list[QVBoxLayout] = []
        self._grids: list[QGridLayout] = []
        self._head = QGridLayout()
        self._head.addWidget(label(self.tr("Statistics"), "heading"), 0, 0)
        self._choices = QHBoxLayout()
        names = (
            self.tr("System"),
            self.tr("Opponents"),
            self.tr("Players"),
            self.tr("Period"),
            self.tr("Kind"),
        )
        self._boxes = (self.system_box, self.level_box, self.seats_box, self.period_box, self.kind_box)
        for box, name in zip(self._boxes, names, strict=True):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(SHORTEST)
            self._choices.addWidget(box, 1)
        periods = (
            self.tr("Any time"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last year"),
        )
        self.period_box.addItems(list(periods))
        self.kind_box.addItems([self.tr("Without help"), self.tr("Assisted matches")])
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._build_figures())
        self._columns.addWidget(self._build_charts(), 1)
        self.undo_button.hide()
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addLayout(self._columns, 1)
        self._outer.addLayout(self.foot)

    def _build_figures(self) -> QWidget:
        nothing = Tally()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._figure_panel(self.tr("Matches"), match_figures(nothing)))
        column.addWidget(self._figure_panel(self.tr("Deals"), deal_figures(nothing)))
        column.addStretch(1)
        self._left = scrolling(content, takes_keys=True)
        return self._left

    def _figure_panel(self, title: str, figures: Sequence[tuple[str, str]]) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        column.addWidget(label(title, "strong"))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, (name, amount) in enumerate(figures):
            self._figures[name] = label(amount, "gold")
            grid.addWidget(label(name, "soft", wraps=True), row, 0)
            grid.addWidget(self._figures[name], row, 1, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        self._inner.append(column)
        self._grids.append(grid)
        return frame

    def _build_charts(self) -> QWidget:
        charts = QWidget()
        column = QVBoxLayout(charts)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._chart_panel(self.tr("Points, deal by deal"), self.points), 1)
        column.addWidget(self._chart_panel(self.tr("Long melds of your side"), self.canastas))
        column.addWidget(self._chart_panel(self.tr("Who closed the deals"), self.closings))
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("When"),
                self.tr("System"),
                self.tr("Your side"),
                self.tr("Best other"),
                self.tr("Match"),
            ]
        )
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(self.tr("The last deals"))
        self._right = QStackedWidget()
        self._right.addWidget(scrolling(charts, takes_keys=True))
        self._right.addWidget(self.table)
        self._right.addWidget(self._build_nothing())
        return self._right

    def _build_nothing(self) -> QFrame:
        """What stands in the place of charts that would be empty."""
        frame = panel()
        column = QVBoxLayout(frame)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._nothing)
        self._inner.append(column)
        return frame

    def _chart_panel(self, title: str, chart: Chart) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        column.addWidget(label(title, "strong"))
        column.addWidget(chart, 1)
        self._inner.append(column)
        return frame

    def _connect(self) -> None:
        for box in self._boxes:
            box.activated.connect(lambda _index: self._recount())
        self.table_button.clicked.connect(self._on_table)
        self.export_button.clicked.connect(self._on_export)
        self.reset_button.clicked.connect(self._on_reset)
        self.undo_button.clicked.connect(self._on_undo)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)

    # What is shown.

    def _chosen(self) -> list[DealRecord]:
        days = PERIODS[self.period_box.currentIndex()]
        wanted = Filter(
            system=self.system_box.currentData(),
            seats=self.seats_box.currentData(),
            level=self.level_box.currentData(),
            since=None if days is None else datetime.now(UTC) - timedelta(days=days),
            is_assisted=self.kind_box.currentIndex() == 1,
        )
        return chosen(self._ledger.records, wanted)

    def _recount(self) -> None:
        records = self._chosen()
        found = tally(records)
        for name, amount in (*match_figures(found), *deal_figures(found)):
            self._figures[name].setText(amount)
        self.points.show_points(found.series, (self.tr("Your side"), self.tr("Best other side")))
        self.points.tell(points_summary(found.series[-10:]))
        self._show_parts(
            self.canastas,
            [
                Part(found.clean, self.tr("clean"), Tone.CLEAN),
                Part(found.dirty, self.tr("not clean"), Tone.DIRTY),
            ],
        )
        self._show_parts(
            self.closings,
            [
                Part(found.closed_by_me, self.tr("you"), Tone.GOLD),
                Part(found.closed_by_partner, self.tr("your partner"), Tone.CLEAN),
                Part(found.closed_by_others, self.tr("others"), Tone.THEIRS),
            ],
        )
        self._fill_table(records[: -MOST_ROWS - 1 : -1])
        self._show_right(is_empty=not records)
        self.reset_button.setEnabled(bool(self._ledger.records))

    def _show_right(self, *, is_empty: bool) -> None:
        """Show charts or the table, or in a sentence why there are none."""
        if self._ledger.records:
            self._nothing.setText(self.tr("No deal fits what is chosen above."))
        else:
            self._nothing.setText(
                self.tr("No deal has been counted yet. Play one to its end, and its points stand here.")
            )
        self._right.setCurrentIndex(2 if is_empty else int(self._is_table))
        self.table_button.setEnabled(not is_empty)
        self.export_button.setEnabled(not is_empty)

    def _show_parts(self, chart: PartsChart, parts: Sequence[Part]) -> None:
        chart.show_parts(parts)
        chart.tell(parts_summary([(part.name, part.amount) for part in parts]))

    def _fill_table(self, records: Sequence[DealRecord]) -> None:
        """Fill the table with values, not texts, so that each column can be sorted by what it means."""
        results = {"won": self.tr("won"), "lost": self.tr("lost"), "": ""}
        self.table.setSortingEnabled(False)
        self.table.setRowCount(len(records))
        for row, record in enumerate(records):
            seconds = int(datetime.fromisoformat(record.ended_at).timestamp())
            when = QDateTime.fromSecsSinceEpoch(seconds)
            values = (when, name_title(record.system), record.points, record.others, results[record.result])
            for column, value in enumerate(values):
                item = QTableWidgetItem()
                item.setData(Qt.ItemDataRole.DisplayRole, value)
                self.table.setItem(row, column, item)
        self.table.setSortingEnabled(True)

    # What the player does.

    def _on_table(self) -> None:
        self._is_table = not self._is_table
        self._right.setCurrentIndex(int(self._is_table))
        self.table_button.setText(self.tr("As charts") if self._is_table else self.tr("As a table"))

    def _on_export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the deals"), "burraco.csv", self.tr("Tables (*.csv)")
        )
        if path:
            self.export_file(Path(path))

    def _on_reset(self) -> None:
        kept: list[Path | None] = []
        if self.foot.succeeds(lambda: kept.append(self._ledger.reset())):
            self._kept = kept[0]
            self.undo_button.setVisible(self._kept is not None)
            self.foot.say(self.tr("The statistics begin anew."))
            self.refresh()

    def _on_undo(self) -> None:
        path = self._kept
        if path is not None and self.foot.succeeds(lambda: self._ledger.undo_reset(path)):
            self._kept = None
            self.undo_button.hide()
            self.foot.say(self.tr("The statistics are back."))
            self.refresh()


def _fill(box: ChoiceBox, everything: str, entries: Sequence[tuple[object, str]]) -> None:
    """Offer entries, and keep what was chosen if it is still among them."""
    before = box.currentData()
    box.clear()
    box.addItem(everything, None)
    for value, text in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(before)) if before is not None else 0)
