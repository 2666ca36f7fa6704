"""What all pages share: the felt, the growing type, and rows of widgets that wrap."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from burraco_desktop.engine.notation import parse_cards
from burraco_desktop.ui import fonts, theme
from burraco_desktop.ui.pages.card_strip import CardStrip
from burraco_desktop.ui.pages.flow import FlowLayout
from burraco_desktop.ui.pages.page import Page, label, panel
from burraco_desktop.ui.table.decks import Deck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt


def test_a_page_measures_itself_by_its_size(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    bases = []
    page.show()
    for size in (QSize(960, 600), QSize(1280, 800), QSize(3840, 2160)):
        page.resize(size)
        bases.append(page.base)
    assert bases == sorted(set(bases))
    assert page.em(2) == 2 * page.base


@pytest.fixture
def large_texts() -> Iterator[None]:
    """The player wants the largest texts."""
    fonts.set_wanted_size(1.65)
    yield
    fonts.set_wanted_size(None)


@pytest.mark.usefixtures("large_texts")
@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(1920, 1050)])
def test_large_texts_grow_only_as_far_as_all_has_room(qtbot: QtBot, size: QSize) -> None:
    """F-L04: nothing is cut, whatever size of texts is wanted."""
    free, crowded = Page(), Page()
    for page, lines in ((free, 4), (crowded, 24)):
        qtbot.addWidget(page)
        column = QVBoxLayout(page)
        for _ in range(lines):
            column.addWidget(label("A line that must be read to its end"))
        page.resize(size)
        page.show()
    assert free.base == theme.base_size(size) > theme.usual_size(size)
    assert theme.usual_size(size) <= crowded.base < free.base
    lines_shown = crowded.findChildren(QLabel)
    assert all(line.height() >= line.minimumSizeHint().height() for line in lines_shown)


@pytest.mark.usefixtures("large_texts")
def test_what_lies_inside_panels_has_room_too(qtbot: QtBot) -> None:
    """F-L04: a panel inside a panel is as high as its lines, in whatever size they end up."""
    page = Page()
    qtbot.addWidget(page)
    outer, inner = panel(), panel()
    QVBoxLayout(page).addWidget(outer)
    QVBoxLayout(outer).addWidget(inner)
    column = QVBoxLayout(inner)
    lines = [label("A line that must be read to its end") for _ in range(20)]
    for line in lines:
        column.addWidget(line)
    page.resize(QSize(960, 570))
    page.show()
    assert page.base < theme.base_size(page.size())
    qtbot.waitUntil(lambda: all(line.height() >= line.minimumSizeHint().height() for line in lines))
    assert inner.geometry().bottom() <= outer.height() <= page.height()


def test_names_are_never_taken_for_markup(qtbot: QtBot) -> None:
    widget = label("<b>Anna</b> & friends")
    qtbot.addWidget(widget)
    plain = QLabel("")
    qtbot.addWidget(plain)
    widget.ensurePolished()
    assert widget.sizeHint().width() > widget.fontMetrics().horizontalAdvance("Anna & friends")


@pytest.fixture
def flow(qtbot: QtBot) -> Iterator[FlowLayout]:
    host = QWidget()
    qtbot.addWidget(host)
    layout = FlowLayout()
    host.setLayout(layout)
    layout.set_gaps(10, 5)
    for _ in range(5):
        box = QWidget()
        box.setFixedSize(40, 20)
        layout.addWidget(box)
    host.resize(140, 100)
    host.show()
    yield layout
    host.close()


def test_widgets_flow_into_rows(flow: FlowLayout) -> None:
    widgets = [item.widget() for at in range(flow.count()) if (item := flow.itemAt(at)) is not None]
    places = [(widget.x(), widget.y()) for widget in widgets if widget is not None]
    assert places == [(0, 0), (50, 0), (100, 0), (0, 25), (50, 25)]
    assert flow.heightForWidth(140) == 45
    assert flow.heightForWidth(1000) == 20
    assert flow.heightForWidth(1) == 5 * 20 + 4 * 5


def test_a_flow_gives_its_items_back(flow: FlowLayout) -> None:
    assert flow.takeAt(9) is None
    taken = flow.takeAt(0)
    assert taken is not None
    assert flow.count() == 4


def test_a_strip_of_cards_begins_another_row_where_it_must(qtbot: QtBot, art: CardArt) -> None:
    strip = CardStrip(art, parse_cards("3h 4h 5h 6h 7h 8h 9h"))
    qtbot.addWidget(strip)
    strip.fit(40, 400)
    assert strip.size() == QSize(160, 56)
    strip.fit(40, 100)
    assert strip.size() == QSize(100, 80)
    assert strip.accessibleName().startswith("3 of hearts, 4 of hearts")
    assert strip.grab().toImage().pixelColor(90, 70).lightness() > 0


def test_cards_in_large_print_lie_farther_apart(qtbot: QtBot, art: CardArt) -> None:
    cards = parse_cards("3h 4h 5h 6h 7h 8h 9h")
    usual, large = CardStrip(art, cards), CardStrip(art.another(Deck.LARGE), cards)
    for strip in (usual, large):
        qtbot.addWidget(strip)
        strip.fit(40, 400)
    assert large.width() > usual.width()
