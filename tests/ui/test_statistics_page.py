"""The statistics page: figures that agree with the ledger, chosen, exported, reset and brought back."""

from __future__ import annotations

import csv
import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burraco_desktop.session.ledger import LEDGER, Ledger
from burraco_desktop.session.tally import Filter, chosen, tally
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.charts import Part, PartsChart, PointsChart
from burraco_desktop.ui.pages.statistics import StatisticsPage
from tests.session.playing import play_deals
from tests.support.saved_matches import new_match

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    ledger = Ledger(tmp_path / LEDGER)
    for seed, seats in (("1", 4), ("2", 2), ("3", 2)):
        match, source = new_match(seed, seats, 505), random.Random(seed)
        match.is_assisted = seed == "3"
        while match.winner is None:
            play_deals(match, 1, source)
            ledger.count(match)
    return ledger


@pytest.fixture
def page(qtbot: QtBot, ledger: Ledger) -> StatisticsPage:
    page = StatisticsPage(ledger)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def choose(box: object, text: str) -> None:
    index = box.findText(text)  # type: ignore[attr-defined]  # a combo box
    assert index >= 0
    box.setCurrentIndex(index)  # type: ignore[attr-defined]  # as above
    box.activated.emit(index)  # type: ignore[attr-defined]  # as above


def test_figures_agree_with_the_ledger(page: StatisticsPage, ledger: Ledger) -> None:
    found = tally(chosen(ledger.records, Filter()))
    figures = page.figures
    assert (figures["Won"], figures["Lost"]) == (str(found.won), str(found.lost))
    assert figures["Played to the end"] == str(found.deals)
    assert found.won + found.lost == 2


def test_no_deal_is_no_fault(qtbot: QtBot, tmp_path: Path) -> None:
    page = StatisticsPage(Ledger(tmp_path / "none.jsonl"))
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    assert set(page.figures.values()) == {"0", "–"}
    assert "No deal" in page.points.accessibleName()
    assert not page.reset_button.isEnabled()
    assert "No deal has been counted yet" in page.emptiness
    assert not page.points.isVisibleTo(page)
    assert not page.table_button.isEnabled()
    page.grab()


def test_a_choice_that_fits_no_deal_is_said_and_charts_come_back(page: StatisticsPage) -> None:
    choose(page.kind_box, "Assisted matches")
    choose(page.seats_box, "4 players")
    assert page.emptiness == "No deal fits what is chosen above."
    choose(page.kind_box, "Without help")
    choose(page.seats_box, "Any table size")
    assert page.emptiness == ""
    assert page.points.isVisibleTo(page)


def test_boxes_choose_what_counts(page: StatisticsPage, ledger: Ledger) -> None:
    choose(page.seats_box, "2 players")
    assert page.figures["Played to the end"] == str(len(chosen(ledger.records, Filter(seats=2))))
    choose(page.kind_box, "Assisted matches")
    assert page.figures["Played to the end"] == str(
        len(chosen(ledger.records, Filter(seats=2, is_assisted=True)))
    )
    choose(page.seats_box, "Any table size")
    choose(page.level_box, "Club")
    choose(page.period_box, "Last 7 days")
    assert page.figures["Played to the end"] != "0"


def test_charts_are_told_in_words_and_as_a_table(page: StatisticsPage, ledger: Ledger) -> None:
    records = chosen(ledger.records, Filter())
    last = records[-1]
    assert f"{last.points} to {last.others}" in page.points.accessibleName()
    assert "clean: " in page.canastas.accessibleName()
    assert "you: " in page.closings.accessibleName()
    QTest.mouseClick(page.table_button, LEFT)
    assert page.table.isVisibleTo(page)
    assert page.table.rowCount() == len(records)
    page.table.sortItems(0, Qt.SortOrder.DescendingOrder)
    cells = [page.table.item(row, 2) for row in range(len(records))]
    assert str(last.points) in [cell.text() for cell in cells if cell is not None]
    QTest.mouseClick(page.table_button, LEFT)
    assert not page.table.isVisibleTo(page)


def test_f_s09_a_column_is_sorted_by_its_numbers(page: StatisticsPage, ledger: Ledger) -> None:
    QTest.mouseClick(page.table_button, LEFT)
    page.table.sortItems(2, Qt.SortOrder.AscendingOrder)
    cells = [page.table.item(row, 2) for row in range(page.table.rowCount())]
    shown = [int(cell.text()) for cell in cells if cell is not None]
    assert shown == sorted(record.points for record in chosen(ledger.records, Filter()))
    choose(page.seats_box, "2 players")
    assert page.table.rowCount() == len(chosen(ledger.records, Filter(seats=2)))


def test_f_s09_averages_say_that_they_are_of_all_deals(page: StatisticsPage, ledger: Ledger) -> None:
    found = tally(chosen(ledger.records, Filter()))
    assert page.figures["Points in a deal, average of all"] == f"{found.points / found.deals:.0f}"


def test_deals_go_out_as_a_table(
    page: StatisticsPage, ledger: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "deals.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.mouseClick(page.export_button, LEFT)
    with target.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    records = chosen(ledger.records, Filter())
    assert [int(row["points"]) for row in rows] == [record.points for record in records]
    page.export_file(tmp_path)
    assert "cannot be written" in page.foot.message


def test_f_s11_a_reset_clears_the_open_page_and_is_undone(page: StatisticsPage) -> None:
    before = page.figures
    QTest.mouseClick(page.reset_button, LEFT)
    assert set(page.figures.values()) == {"0", "–"}
    QTest.mouseClick(page.undo_button, LEFT)
    assert page.figures == before
    assert not page.undo_button.isVisibleTo(page)


@pytest.mark.parametrize("size", [QSize(960, 560), QSize(1280, 760), QSize(3840, 2100)], ids=str)
def test_everything_stands_inside_the_page_in_every_size(
    page: StatisticsPage, size: QSize, qtbot: QtBot
) -> None:
    page.resize(size)
    parts = (page.points, page.canastas, page.closings, page.reset_button, page.kind_box)
    qtbot.waitUntil(
        lambda: all(page.rect().contains(part.mapTo(page, part.rect().bottomRight())) for part in parts)
    )
    assert all(part.height() >= part.minimumHeight() > 0 for part in parts)


@pytest.mark.parametrize(
    "series", [[], [(0, 0)], [(-500, -20)], [(5000, 10)] * 90, [(10**6, -(10**6))]], ids=str
)
def test_any_points_can_be_drawn(qtbot: QtBot, series: list[tuple[int, int]]) -> None:
    chart, parts = PointsChart(), PartsChart()
    for widget in (chart, parts):
        qtbot.addWidget(widget)
        widget.resize(300, 120)
    chart.show_points(series, ("ours", "theirs"))
    parts.show_parts([Part(max(0, points), str(points), Tone.GOLD) for points, _ in series[:3]])
    assert not chart.grab().isNull()
    assert not parts.grab().isNull()
