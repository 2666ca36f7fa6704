"""The play log: words and cards of each event, headings, a bound, and lines that wrap."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pytest

from burraco_desktop import paths
from burraco_desktop.engine.actions import Cut, WildEnd
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import CardDiscarded, CardDrawn, MeldLaid, PackCut, redact
from burraco_desktop.engine.notation import parse_card, parse_cards, parse_position
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView, absorb, first_view, view_for
from burraco_desktop.ui.panels.log import MOST_LINES, LogPanel
from burraco_desktop.ui.panels.log_lines import LineKind
from burraco_desktop.ui.styles import style_sheet
from tests.support.positions import ITALIAN, PRESETS
from tests.support.random_play import choose

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NAMES = ("You", "Anna", "Bruno", "Carla")
LONG = "a rather long note that does not fit into one row of a narrow panel."


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    log = LogPanel(paths.resource("icons"))
    qtbot.addWidget(log)
    log.setStyleSheet(style_sheet(16))
    log.resize(330, 500)
    log.show()
    qtbot.waitExposed(log)
    return log


@pytest.fixture
def view() -> PlayerView:
    hands = "".join(f"hand {seat}: 3c 5d 9s\n" for seat in range(4))
    return view_for(parse_position(hands + "melds 1: 7h 2s 9h\n", ITALIAN), 0)


def test_a_deal_begins_with_its_number(log: LogPanel, view: PlayerView) -> None:
    log.add_event(PackCut(3, 30), view, NAMES)
    assert [(line.kind, line.text) for line in log.model.lines] == [
        (LineKind.HEADING, "Deal 1"),
        (LineKind.THEIRS, "Carla cuts the pack."),
    ]


def test_a_deal_that_begins_with_two_lifts_has_its_number_once(log: LogPanel) -> None:
    state, _ = first_state(PRESETS["venezuelan"], 4, "seed", 3, 0, (0, 0))
    view = first_view(state, 0)
    for _ in range(2):
        for event in apply(state, Cut(30)):
            view = absorb(view, redact(event, 0))
            log.add_event(event, view, NAMES)
    headings = [line.text for line in log.model.lines if line.kind == LineKind.HEADING]
    assert headings == ["Deal 3"]
    assert log.model.lines[0].text == "Deal 3"


def test_own_lines_stand_out(log: LogPanel, view: PlayerView) -> None:
    log.add_event(CardDiscarded(0, parse_card("5d")), view, NAMES)
    log.add_event(CardDiscarded(1, parse_card("5d")), view, NAMES)
    assert [line.kind for line in log.model.lines] == [LineKind.MINE, LineKind.THEIRS]


def test_named_cards_are_drawn_in_the_order_of_the_table(log: LogPanel, view: PlayerView) -> None:
    log.add_event(MeldLaid(1, parse_cards("2s 7h 9h"), WildEnd.LOW), view, NAMES)
    assert log.model.lines[0].cards == parse_cards("7h 2s 9h")


def test_hidden_cards_are_not_drawn(log: LogPanel, view: PlayerView) -> None:
    log.add_event(CardDrawn(1, HIDDEN), view, NAMES)
    assert log.model.lines[0].cards == ()


@pytest.fixture
def told(log: LogPanel) -> LogPanel:
    """A log with a whole random deal in it."""
    chance = Random(5)
    state, events = first_state(ITALIAN, 4, "5", 1, 0, (0, 0))
    view = first_view(state, 0)
    while True:
        for event in events:
            seen = redact(event, 0)
            view = absorb(view, seen)
            log.add_event(seen, view, NAMES)
        if state.phase == Phase.OVER:
            return log
        events = apply(state, choose(state, chance, 0.7))


def test_a_whole_deal_can_be_told_and_painted(told: LogPanel) -> None:
    assert len(told.model.lines) > 40
    image = told.view.viewport().grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colours) > 20


def test_the_newest_line_is_in_sight_unless_the_reader_has_gone_up(told: LogPanel, qtbot: QtBot) -> None:
    bar = told.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    bar.setValue(0)
    told.add_note(lambda: "You take your last move back.")
    told.view.doItemsLayout()
    assert bar.value() == 0


def test_a_log_that_is_opened_shows_the_newest_line(log: LogPanel, qtbot: QtBot) -> None:
    log.hide()
    for number in range(80):
        log.add_note(partial("{}: a rather long note that does not fit into one row.".format, number))
    log.resize(220, 300)
    log.show()
    bar = log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 300)
    log.resize(200, 420)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 300)


def test_lines_wrap_in_a_narrow_panel(told: LogPanel) -> None:
    told.add_note(lambda: "A rather long note that does not fit into one row of a narrow panel at all.")
    index = told.model.index(told.model.rowCount() - 1)
    heights = []
    for width in (600, 200):
        told.resize(width, 400)
        told.view.doItemsLayout()
        heights.append(told.view.visualRect(index).height())
    assert heights[1] > 1.8 * heights[0]


def test_old_lines_are_dropped(log: LogPanel) -> None:
    for number in range(MOST_LINES + 20):
        log.add_note(partial(str, number))
    assert log.model.rowCount() == MOST_LINES
    assert log.model.lines[0].text == "20"
    log.clear()
    assert log.model.rowCount() == 0


def test_a_screen_reader_gets_the_words(log: LogPanel, view: PlayerView) -> None:
    log.add_event(CardDiscarded(1, parse_card("5d")), view, NAMES)
    assert log.model.data(log.model.index(0)) == "Anna discards the 5 of diamonds."
