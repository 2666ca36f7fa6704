"""The score sheet: it adds up, names the leader, and shows every card that counts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget

from burraco_desktop.paths import resource
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui.fonts import game_font
from burraco_desktop.ui.pages.card_strip import CardStrip
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.table.decks import Deck
from burraco_desktop.ui.text import card_name, points_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.controller import DealResult
    from burraco_desktop.ui.table.card_art import CardArt

    PlayDeal = Callable[..., DealResult]

LEFT = Qt.MouseButton.LeftButton


THREE = preset("italian_3p")


@pytest.fixture
def page(qtbot: QtBot, art: CardArt) -> ScoresPage:
    page = ScoresPage(art)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    return page


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_shows_every_line_and_its_sums(
    page: ScoresPage, play_deal: PlayDeal, seats: int, seed: int
) -> None:
    result = play_deal(seats, seed, (640, 505))
    page.show_result(result)
    for sheet, side in zip(page.sheets, (1, 0), strict=True):
        shown = texts(sheet)
        for line in result.scores[side].lines:
            assert points_text(line.points) in shown
        assert points_text(result.scores[side].total) in shown
        assert str(result.before[side]) in shown
        assert str(result.after[side]).replace("-", "−") in shown


def test_every_card_that_counts_has_a_picture(page: ScoresPage, play_deal: PlayDeal) -> None:
    result = play_deal(4, 1, (0, 0))
    page.show_result(result)
    for sheet, side in zip(page.sheets, (1, 0), strict=True):
        pictured = sorted(
            name for strip in sheet.findChildren(CardStrip) for name in strip.accessibleName().split(", ")
        )
        counted = [line.cards for line in result.scores[side].lines if line.cards]
        assert len(sheet.findChildren(CardStrip)) == len(counted)
        assert len(pictured) >= len(counted)
        for cards in counted:
            assert any(card_name(cards[0]) in name for name in pictured)


def test_the_own_side_stands_at_the_right_as_on_the_table(page: ScoresPage, play_deal: PlayDeal) -> None:
    page.show_result(play_deal(4, 2, (0, 0)))
    left, right = page.sheets
    assert "Anna and Carla" in texts(left)
    assert "Margherita and Bruno" in texts(right)
    assert left.x() <= right.x()


def test_while_the_match_goes_on_the_next_deal_is_offered(
    page: ScoresPage, play_deal: PlayDeal, qtbot: QtBot
) -> None:
    page.show_result(play_deal(4, 3, (0, 0)))
    assert "Deal 3" in texts(page)
    assert any(text.startswith(("Ahead by", "The match is level")) for text in texts(page))
    assert not page.again_button.isVisibleTo(page)
    with qtbot.waitSignal(page.next_deal_requested):
        QTest.mouseClick(page.next_button, LEFT)
    with qtbot.waitSignal(page.home_requested):
        QTest.mouseClick(page.home_button, LEFT)


@pytest.mark.parametrize(("winner", "title"), [(0, "You have won the match!"), (1, "The match is over")])
def test_at_the_end_of_the_match_another_is_offered(
    page: ScoresPage, play_deal: PlayDeal, qtbot: QtBot, winner: int, title: str
) -> None:
    page.show_result(replace(play_deal(4, 3, (0, 0)), winner=winner))
    assert title in texts(page)
    told = [text for text in texts(page) if text.startswith("The match goes to")]
    assert len(told) == winner, "the title tells an own win, and you are not to be named beside it"
    assert not page.next_button.isVisibleTo(page)
    with qtbot.waitSignal(page.play_again_requested):
        QTest.mouseClick(page.again_button, LEFT)


def test_a_deal_that_alone_was_played_again_wins_no_match(page: ScoresPage, play_deal: PlayDeal) -> None:
    page.show_result(replace(play_deal(4, 3, (0, 0)), winner=0, is_single=True))
    assert "Deal 3" in texts(page)
    assert "You have won the match!" not in texts(page)


def test_return_leads_on(art: CardArt, play_deal: PlayDeal, qtbot: QtBot) -> None:
    page = ScoresPage(art)
    qtbot.addWidget(page)
    page.show_result(play_deal(2, 3, (0, 0)))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.next_button.hasFocus)
    with qtbot.waitSignal(page.next_deal_requested):
        QTest.keyClick(page.next_button, Qt.Key.Key_Return)


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
@pytest.mark.parametrize("seed", [1, 4])
def test_cards_are_large_and_no_strip_is_wider_than_its_column(
    page: ScoresPage, play_deal: PlayDeal, qtbot: QtBot, size: QSize, seed: int
) -> None:
    page.show_result(play_deal(4, seed, (0, 0)))
    page.resize(size)
    qtbot.waitUntil(lambda: page.size() == size)
    for sheet in page.sheets:
        for strip in sheet.findChildren(CardStrip):
            assert strip.width() <= sheet.width()
            assert strip.height() >= 1.9 * page.base


@pytest.mark.usefixtures("game_type")
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2088)])
def test_f_l04_every_strip_of_cards_is_whole_above_its_points(
    art: CardArt, play_deal: PlayDeal, qtbot: QtBot, size: QSize, deck: Deck
) -> None:
    """Also where the sheet of an earlier deal was on the page before, and the page hidden since."""
    pages, table, page = QStackedWidget(), QWidget(), ScoresPage(art.another(deck))
    qtbot.addWidget(pages)
    for each in (table, page):
        pages.addWidget(each)
    pages.resize(size)
    pages.show()
    for result in (play_deal(2, 3, (0, 0)), play_deal(4, 5, (1385, 1240))):
        page.show_result(result)
        pages.setCurrentWidget(page)
        qtbot.waitUntil(lambda: page.sheets[0]._area.width() > 0)
        QApplication.processEvents()
        assert cut_strips(page) == []
        pages.setCurrentWidget(table)


def cut_strips(page: ScoresPage) -> list[str]:
    """Strips of cards that lie in part beyond their place, or below the words of it."""
    return [
        strip.accessibleName()
        for sheet in page.sheets
        for counted in (*sheet._melds, *sheet._hands)
        for strip in (counted._strip,)
        if not counted.rect().contains(strip.geometry())
        or counted._words.geometry().intersects(strip.geometry())
    ]


@pytest.fixture
def game_type(qapp: QApplication) -> Iterator[None]:
    """Our own type, for what depends on the breadth of words."""
    before = qapp.font()
    qapp.setFont(game_font(resource("fonts")))
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("game_type")
@pytest.mark.parametrize("size", [QSize(676, 570), QSize(960, 570), QSize(3840, 2130)])
def test_no_word_or_number_of_three_sheets_is_cut(
    page: ScoresPage, play_deal: PlayDeal, qtbot: QtBot, size: QSize
) -> None:
    """Also in the smallest window with the log beside the page."""
    page.show_result(play_deal(3, 1, (1000, 250, 200), THREE))
    page.resize(size)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: cut_words(page) == [])


def cut_words(page: ScoresPage) -> list[str]:
    """Words that have less room than they need, or lie beyond the edge of the cards."""
    return [
        words.text()
        for sheet in page.sheets
        for words in sheet.findChildren(QLabel)
        if words.isVisible() and not words.wordWrap()
        if words.width() < words.sizeHint().width()
        or words.mapTo(sheet, words.rect().topRight()).x() > sheet._area.geometry().right()
    ]


def test_another_deal_replaces_the_sheets(page: ScoresPage, play_deal: PlayDeal, qtbot: QtBot) -> None:
    page.show_result(play_deal(4, 1, (0, 0)))
    first = page.sheets[0]
    gone: list[bool] = []
    first.destroyed.connect(lambda: gone.append(True))
    page.show_result(play_deal(2, 1, (0, 0)))
    qtbot.waitUntil(lambda: len(gone) == 1)
    assert len(page.sheets) == 2


def with_pair(play_deal: PlayDeal) -> DealResult:
    """A deal of three in which somebody took the first pozzetto."""
    deals = (play_deal(3, seed, (640, 505, 90), THREE) for seed in range(50))
    return next(result for result in deals if len(set(result.view.table.side_of)) == 2)


def test_a_pair_made_in_the_deal_shares_its_points(page: ScoresPage, play_deal: PlayDeal) -> None:
    result = with_pair(play_deal)
    page.show_result(result)
    assert len(page.sheets) == 2
    side_of = result.view.table.side_of
    pair = next(side for side in side_of if side_of.count(side) == 2)
    sheet = next(
        sheet for sheet in page.sheets if any(text.startswith("This deal: ") for text in texts(sheet))
    )
    shown = texts(sheet)
    assert f"This deal: {points_text(result.scores[pair].total)}" in shown
    for seat in range(3):
        if side_of[seat] == pair:
            half = -(-result.scores[pair].total // 2)
            assert result.names[seat] in shown
            assert points_text(half) in shown
            assert result.after[seat] == result.before[seat] + half


def test_three_for_themselves_have_a_sheet_each(page: ScoresPage, play_deal: PlayDeal) -> None:
    result = play_deal(3, 1, (1000, 505, 90), THREE)
    page.show_result(result)
    assert len(page.sheets) == 3
    assert "Margherita" in texts(page.sheets[-1])


def test_the_winner_of_three_is_told_by_his_own_total(page: ScoresPage, play_deal: PlayDeal) -> None:
    result = replace(with_pair(play_deal), winner=0)
    page.show_result(result)
    assert "You have won the match!" in texts(page)
    page.show_result(replace(result, winner=1))
    assert "The match is over" in texts(page)


def test_a_tournament_ends_with_victory_points(page: ScoresPage, play_deal: PlayDeal) -> None:
    tournament = preset("italian_tournament")
    result = replace(play_deal(4, 1, (0, 0), tournament), after=(1780, 1540), winner=0)
    page.show_result(result)
    told = next(text for text in texts(page) if "Victory points" in text)
    assert told.endswith("Victory points: Margherita and Bruno 11, Anna and Carla 9.")
    assert "Match of 4 deals" in texts(page)


@pytest.mark.parametrize("name", ["venezuelan", "buraco_open", "italian_6p"])
@pytest.mark.parametrize("seed", range(3))
def test_every_system_has_a_sheet_that_shows_its_lines(
    page: ScoresPage, play_deal: PlayDeal, name: str, seed: int
) -> None:
    rules = preset(name)
    seats = max(rules.deck.player_counts)
    result = play_deal(seats, seed, (0,) * rules.sides(seats), rules)
    page.show_result(result)
    assert len(page.sheets) == rules.sides(seats)
    for sheet, side in zip(page.sheets, [*range(1, rules.sides(seats)), 0], strict=True):
        for line in result.scores[side].lines:
            assert points_text(line.points) in texts(sheet)
