"""Setting up a match: choices by mouse and keyboard, remembered, and told as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from burraco_desktop.paths import resource_root
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.rule_shelf import renamed
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.ui import fonts, settings
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.pages.match_questions import PLAYERS, answered, places_of, questions_of
from burraco_desktop.ui.pages.new_match import NewMatchPage
from burraco_desktop.ui.settings import BotPace, Settings
from burraco_desktop.ui.texts_levels import level_hint
from tests.support.clipping import clipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.engine.rules import RuleSet

LEFT = Qt.MouseButton.LeftButton
PRESETS = [preset(name) for name in preset_names(resource_root())]
ITALIAN = preset("italian")
CASA = renamed(ITALIAN.changed({"match_target": 1200, "bonus_semi_clean": 150}), "Casa nostra")
TEAMS = renamed(
    preset("venezuelan").changed({"team_layout": "two_teams_of_three", "player_counts": (6,)}), "Due squadre"
)


@pytest.fixture
def page(qtbot: QtBot, store: Settings) -> NewMatchPage:
    page = NewMatchPage(store, PRESETS)
    qtbot.addWidget(page)
    page.resize(960, 570)
    page.show()
    qtbot.waitExposed(page)
    return page


def choose(page: NewMatchPage, system: str) -> None:
    QTest.mouseClick(page.systems.card(system), LEFT)


def test_the_first_choice_is_classic_burraco_for_four(page: NewMatchPage) -> None:
    assert page.choice() == NewMatchChoice(ITALIAN, 4, Levels("expert"), BotPace.NORMAL, "", "")


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_every_system_can_be_chosen_as_it_is(page: NewMatchPage, rules: RuleSet) -> None:
    choose(page, rules.name)
    assert page.choice().rules == rules
    assert page.choice().players in rules.deck.player_counts
    assert set(page.questions[PLAYERS]._values) == set(rules.deck.player_counts)


def test_a_choice_made_by_mouse_is_told_and_remembered(
    page: NewMatchPage, qtbot: QtBot, store: Settings
) -> None:
    QTest.mouseClick(page.questions[PLAYERS].chip(2), LEFT)
    QTest.mouseClick(page.questions["match_target"].chip(505), LEFT)
    QTest.mouseClick(page.pace.chip(BotPace.QUICK), LEFT)
    QTest.keyClick(page.learning_box, Qt.Key.Key_Space)
    QTest.keyClicks(page.name_edit, "  Zia   Pina ")
    with qtbot.waitSignal(page.start_requested) as told:
        QTest.mouseClick(page.start_button, LEFT)
    rules = ITALIAN.changed({"match_target": 505})
    wanted = NewMatchChoice(rules, 2, Levels("expert"), BotPace.QUICK, "Zia Pina", "", is_learning=True)
    assert told.args == [wanted]
    assert store.get(settings.BOT_PACE) is BotPace.QUICK
    page.hide()
    page.show()
    assert page.choice() == wanted


def test_the_system_is_remembered_with_answers_of_its_own(page: NewMatchPage, store: Settings) -> None:
    choose(page, "venezuelan")
    QTest.mouseClick(page.questions[PLAYERS].chip(6), LEFT)
    QTest.mouseClick(page.questions["hand_size"].chip(15), LEFT)
    QTest.mouseClick(page.start_button, LEFT)
    choose(page, "italian")
    assert page.choice().players == 4
    again = NewMatchPage(store, PRESETS)
    again.show()
    assert again.systems.value.name == "venezuelan"
    assert again.choice().players == 6
    assert again.choice().rules.deck.hand_size == again.choice().rules.reserve_size == 15
    again.close()


def test_a_tournament_asks_for_its_deals(page: NewMatchPage) -> None:
    choose(page, "italian_tournament")
    assert "match_target" not in page.questions
    QTest.mouseClick(page.questions["match_deals"].chip(3), LEFT)
    rules = page.choice().rules
    assert (rules.match.match_deals, rules.match.victory_points) == (3, "3_deals")


def test_the_closed_table_may_ask_for_a_clean_canastra(page: NewMatchPage) -> None:
    choose(page, "buraco_closed")
    QTest.mouseClick(page.questions["close_canasta"].chip("clean"), LEFT)
    assert page.choice().rules.closing.close_canasta == "clean"
    choose(page, "buraco_stbl")
    assert "close_canasta" not in page.questions


def test_own_rule_sets_stand_with_their_family(page: NewMatchPage) -> None:
    page.set_own([CASA])
    titles = [card.title for card in page.systems.cards]
    assert titles.index("Casa nostra") == 6
    choose(page, "Casa nostra")
    assert page.choice().rules == CASA
    assert 1200 in page.questions["match_target"]._values


def test_the_chosen_system_is_in_sight(page: NewMatchPage, qtbot: QtBot) -> None:
    page.choose("venezuelan")
    card = page.systems.card("venezuelan")
    for size in (QSize(1280, 770), QSize(960, 570)):
        page.resize(size)
        qtbot.waitUntil(lambda: card.visibleRegion().boundingRect().height() == card.height())


def test_a_system_that_is_gone_is_forgotten(page: NewMatchPage) -> None:
    page.set_own([CASA])
    choose(page, "Casa nostra")
    QTest.mouseClick(page.start_button, LEFT)
    page.set_own([])
    assert page.choice().rules == ITALIAN


def test_answers_that_are_not_offered_do_not_count() -> None:
    rules, players = answered(ITALIAN, {PLAYERS: 6, "match_target": 7, "hand_size": 15, "jokers": 0})
    assert (rules, players) == (ITALIAN, 4)


def test_rules_for_other_numbers_of_players_are_asked_about_those() -> None:
    five = ITALIAN.changed({"player_counts": (5,), "team_layout": "individual", "hand_size": 5, "decks": 3})
    assert questions_of(five)[0].values == (5,)


def test_going_back_forgets_what_was_not_started(page: NewMatchPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.questions["match_target"].chip(1005), LEFT)
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back_button, LEFT)
    page.hide()
    page.show()
    assert page.choice().rules == ITALIAN


def test_what_was_chosen_waits_while_the_rules_are_looked_up(page: NewMatchPage) -> None:
    choose(page, "venezuelan")
    QTest.mouseClick(page.questions[PLAYERS].chip(6), LEFT)
    QTest.keyClicks(page.name_edit, "Maria")
    before = page.choice()
    page.hide()
    page.show()
    assert page.choice() == before


@pytest.mark.parametrize("way", ["house_button", "change_button"])
def test_what_was_chosen_waits_while_house_rules_are_made(page: NewMatchPage, way: str) -> None:
    choose(page, "venezuelan")
    QTest.mouseClick(page.questions[PLAYERS].chip(6), LEFT)
    QTest.keyClicks(page.name_edit, "Maria")
    before = page.choice()
    QTest.mouseClick(getattr(page, way), LEFT)
    page.set_own([CASA])
    assert page.choice() == before


def test_the_arrow_keys_choose_within_a_row_and_among_the_systems(page: NewMatchPage) -> None:
    page.activateWindow()
    target = page.questions["match_target"]
    target.chip(2000).setFocus()
    QTest.keyClick(target.chip(2000), Qt.Key.Key_Left)
    assert page.choice().rules.match.match_target == 1505
    page.systems.card("italian").setFocus()
    QTest.keyClick(page.systems.card("italian"), Qt.Key.Key_Right)
    assert page.systems.value.name == "italian_tournament"


def test_the_rules_can_be_changed_and_kept(page: NewMatchPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.questions["match_target"].chip(1005), LEFT)
    with qtbot.waitSignal(page.change_requested) as told:
        QTest.mouseClick(page.change_button, LEFT)
    assert told.args == [ITALIAN.changed({"match_target": 1005})]
    with qtbot.waitSignal(page.house_rules_requested):
        QTest.mouseClick(page.house_button, LEFT)


def test_a_level_is_chosen_by_keys_and_told_in_a_sentence(page: NewMatchPage) -> None:
    said = {page.levels.hint}
    for level in ("club", "casual", "beginner"):
        QTest.keyClick(page.levels.opponents, Qt.Key.Key_Up)
        assert page.choice().levels == Levels(level)
        said.add(page.levels.hint)
    assert len(said) == 4
    assert page.levels.opponents.accessibleDescription() == page.levels.hint


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)  # where there is no screen
def test_a_level_is_chosen_from_the_open_list(page: NewMatchPage, qtbot: QtBot) -> None:
    box = page.levels.opponents
    QTest.mouseClick(box, LEFT)
    qtbot.waitUntil(box.view().isVisible)
    QTest.keyClick(box.view(), Qt.Key.Key_End)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    assert not box.view().isVisible()
    assert page.choice().levels == Levels("master")


def test_the_partner_may_play_at_another_level(page: NewMatchPage, store: Settings) -> None:
    QTest.keyClick(page.levels.partner, Qt.Key.Key_End)
    assert page.choice().levels == Levels("expert", "master")
    assert page.levels.hint == level_hint("master")
    QTest.keyClick(page.levels.opponents, Qt.Key.Key_Home)
    QTest.mouseClick(page.start_button, LEFT)
    again = NewMatchPage(store, PRESETS)
    assert again.choice().levels == Levels("beginner", "master")
    again.close()


def test_a_level_of_the_partner_is_asked_for_only_where_there_is_one(
    page: NewMatchPage, store: Settings
) -> None:
    QTest.keyClick(page.levels.partner, Qt.Key.Key_End)
    QTest.mouseClick(page.start_button, LEFT)
    QTest.mouseClick(page.questions[PLAYERS].chip(2), LEFT)
    assert not page.levels.partner.isVisibleTo(page)
    assert page.choice().levels == Levels("expert")
    choose(page, "italian_3p")
    assert not page.levels.partner.isVisibleTo(page)
    QTest.mouseClick(page.start_button, LEFT)
    choose(page, "italian")
    QTest.mouseClick(page.questions[PLAYERS].chip(4), LEFT)
    assert page.levels.partner.isVisibleTo(page)
    assert store.get(settings.PARTNER_LEVEL) == "master"
    page.set_own([TEAMS])
    choose(page, "Due squadre")
    assert page.levels.partner.accessibleName() == "Level of your partners"


def test_going_back_forgets_a_level_that_was_not_started(page: NewMatchPage) -> None:
    QTest.keyClick(page.levels.opponents, Qt.Key.Key_End)
    QTest.mouseClick(page.back_button, LEFT)
    assert page.choice().levels == Levels("expert")


def test_texts_become_smaller_where_another_system_asks_more(page: NewMatchPage, qtbot: QtBot) -> None:
    fonts.set_wanted_size(1.65)
    try:
        page.resize(1000, 640)
        choose(page, "venezuelan")
        qtbot.waitUntil(lambda: all(_has_room(row) for row in page.questions.values()))
    finally:
        fonts.set_wanted_size(None)


def test_two_short_questions_share_a_line() -> None:
    venezuelan = questions_of(preset("venezuelan"))
    assert places_of(venezuelan) == [(0, 0, 1), (1, 0, 2), (0, 1, 1)]
    assert [place.row for place in places_of(questions_of(preset("buraco_closed")))] == [0, 1, 2]
    many = questions_of(
        preset("venezuelan").changed({"player_counts": (2, 3, 4), "team_layout": "individual"})
    )
    assert [(place.row, place.columns) for place in places_of(many)] == [(0, 2), (1, 2), (2, 2)]


def test_a_seed_is_asked_for_only_on_request(page: NewMatchPage, qtbot: QtBot) -> None:
    assert not page.seed_edit.isVisibleTo(page)
    QTest.mouseClick(page.more_button, LEFT)
    assert page.seed_edit.isVisibleTo(page)
    QTest.keyClicks(page.seed_edit, " 42 ")
    with qtbot.waitSignal(page.start_requested) as told:
        QTest.keyClick(page.seed_edit, Qt.Key.Key_Return)
    assert told.args[0].seed == "42"


def test_a_running_match_is_said_to_be_kept(page: NewMatchPage) -> None:
    def notes() -> list[str]:
        shown = [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
        return [text for text in shown if "is kept" in text]

    assert notes() == []
    page.set_running(True)
    assert len(notes()) == 1


def test_a_name_is_no_longer_than_a_plate(page: NewMatchPage) -> None:
    QTest.keyClicks(page.name_edit, "x" * 100)
    assert page.choice().name == "x" * settings.NAME_LENGTH


@pytest.fixture(params=[1.0, 1.65])
def wanted_size(request: pytest.FixtureRequest) -> Iterator[None]:
    """The player wants texts of this size."""
    fonts.set_wanted_size(request.param)
    yield
    fonts.set_wanted_size(None)


@pytest.mark.usefixtures("wanted_size")
@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
@pytest.mark.parametrize("system", ["italian", "buraco_closed", "venezuelan"])
def test_nothing_is_cut_off(page: NewMatchPage, qtbot: QtBot, size: QSize, system: str) -> None:
    page.choose(system)
    QTest.mouseClick(page.more_button, LEFT)
    page.set_running(True)
    page.resize(QSize(3840, 2130))
    page.resize(size)

    def is_whole(child: QWidget) -> bool:
        corner = child.mapTo(page, child.rect().bottomRight())
        return page.rect().contains(corner) and _has_room(child)

    areas = page.findChildren(QScrollArea)
    scrolled = [child for area in areas for child in area.findChildren(QWidget)]
    shown = [child for child in page.findChildren(QWidget) if child.isVisibleTo(page)]
    fixed = [child for child in shown if child not in scrolled]
    qtbot.waitUntil(lambda: page.size() == size and all(is_whole(child) for child in fixed))
    qtbot.waitUntil(lambda: clipped(page) == [])
    for card in page.systems.cards:
        assert card.width() <= page.systems.viewport().width()
        assert card.height() >= card.heightForWidth(card.width())


def _has_room(child: QWidget) -> bool:
    least = child.minimumSizeHint()
    return child.width() >= least.width() and child.height() >= least.height()
