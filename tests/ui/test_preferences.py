"""The preferences: every choice can be made by mouse and by keyboard, holds at once, and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from burraco_desktop.languages import Language
from burraco_desktop.ui import settings, theme
from burraco_desktop.ui.looks import Felt, Theme, look_of
from burraco_desktop.ui.pages.choice_row import ChoiceRow
from burraco_desktop.ui.pages.option_controls import Switch
from burraco_desktop.ui.pages.preferences import GROUPS, SOUND, PreferencesPage
from burraco_desktop.ui.pages.tiles import TileRow
from burraco_desktop.ui.settings import AnimationSpeed, Setting, Settings, TextSize
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.texts_settings import choice_text, setting_title
from burraco_desktop.ui.wardrobe import Wardrobe

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

LEFT = Qt.MouseButton.LeftButton
OFFERED = [setting for group in (*GROUPS, SOUND) for setting in group.settings]
pytestmark = pytest.mark.usefixtures("qapp", "restored_look")


@pytest.fixture
def page(qtbot: QtBot, art: CardArt, store: Settings) -> PreferencesPage:
    page = PreferencesPage(art, store, has_sound=True)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    return page


def control_of(page: PreferencesPage, setting: Setting[Any], value: object) -> QAbstractButton:
    """The button that chooses a value."""
    control = page.row(setting).control
    if isinstance(control, TileRow):
        return control.tile(value)
    if isinstance(control, ChoiceRow):
        return control.chip(value)
    return control


@pytest.mark.parametrize("setting", OFFERED, ids=lambda setting: setting.key)
def test_every_setting_has_words_and_every_value_a_name(setting: Setting[Any]) -> None:
    assert setting.choices
    assert setting_title(setting)
    names = [choice_text(value) for value in setting.choices]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("setting", OFFERED, ids=lambda setting: setting.key)
def test_every_value_is_chosen_by_a_click(
    page: PreferencesPage, store: Settings, setting: Setting[Any]
) -> None:
    others = [value for value in setting.choices if value != setting.default]
    for value in (*others, setting.default):
        QTest.mouseClick(control_of(page, setting, value), LEFT)
        assert store.get(setting) == value


def test_the_keyboard_reaches_and_changes_everything(page: PreferencesPage, store: Settings) -> None:
    assert control_of(page, settings.LANGUAGE, Language.SYSTEM).hasFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert store.get(settings.LANGUAGE) is Language.ENGLISH
    reached = set()
    for _ in range(len(OFFERED) + 3):
        focused = page.focusWidget()
        reached |= {row.setting.key for row in page.rows if row.control.isAncestorOf(focused)}
        reached |= {row.setting.key for row in page.rows if row.control is focused}
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == {setting.key for setting in OFFERED}
    switch = page.row(settings.FOUR_INKS).control
    assert isinstance(switch, Switch)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert store.get(settings.FOUR_INKS) is True


def test_every_setting_is_offered_or_is_remembered_by_itself() -> None:
    by_itself = {"player/name", "player/welcomed", "new_match/system", "new_match/answers"}
    by_itself |= {"learning/strictness"}
    by_itself |= {"new_match/level", "new_match/partner_level", "new_match/learns"}
    by_itself |= {"window/geometry", "window/state"}
    assert {setting.key for setting in settings.SETTINGS} == {one.key for one in OFFERED} | by_itself


def test_without_a_player_no_sound_is_offered(qtbot: QtBot, art: CardArt, store: Settings) -> None:
    page = PreferencesPage(art, store)
    qtbot.addWidget(page)
    assert settings.SOUND_ON not in [row.setting for row in page.rows]


def test_what_is_set_elsewhere_is_shown(page: PreferencesPage, store: Settings) -> None:
    store.set(settings.ANIMATION_SPEED, AnimationSpeed.FAST)
    store.set(settings.CARD_BACK, CardBack.NIGHT)
    assert control_of(page, settings.ANIMATION_SPEED, AnimationSpeed.FAST).isChecked()
    assert control_of(page, settings.CARD_BACK, CardBack.NIGHT).isChecked()


def test_all_can_be_put_back(page: PreferencesPage, store: Settings) -> None:
    store.set(settings.DECK, Deck.LARGE)
    store.set(settings.FELT, Felt.WINE)
    QTest.mouseClick(page.reset_button, LEFT)
    assert [store.get(setting) for setting in OFFERED] == [setting.default for setting in OFFERED]
    QTest.mouseClick(page.reset_button, LEFT)
    assert (store.get(settings.DECK), store.get(settings.FELT)) == (Deck.LARGE, Felt.WINE)
    QTest.mouseClick(page.reset_button, LEFT)
    assert store.get(settings.DECK) == settings.DECK.default


def test_looks_and_text_size_hold_at_once(page: PreferencesPage, store: Settings) -> None:
    wardrobe = Wardrobe(store, page)
    QTest.mouseClick(control_of(page, settings.THEME, Theme.LIGHT), LEFT)
    light = theme.look()
    assert light == look_of(Theme.LIGHT, Felt.GREEN)
    QTest.mouseClick(control_of(page, settings.FELT, Felt.WINE), LEFT)
    assert theme.look() == look_of(Theme.LIGHT, Felt.WINE)
    usual = page.base
    QTest.mouseClick(control_of(page, settings.TEXT_SIZE, TextSize.LARGER), LEFT)
    assert page.base > usual * 1.3
    store.set(settings.TEXT_SIZE, TextSize.SYSTEM)
    assert page.base == usual
    wardrobe.deleteLater()


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
def test_nothing_is_cut_at_any_size(
    page: PreferencesPage, store: Settings, qtbot: QtBot, size: QSize, text_size: TextSize
) -> None:
    wardrobe = Wardrobe(store, page)
    store.set(settings.TEXT_SIZE, text_size)
    page.resize(size)

    def is_whole(child: QWidget) -> bool:
        left, right = child.mapTo(page, child.rect().topLeft()), child.mapTo(page, child.rect().bottomRight())
        return left.x() >= 0 and right.x() < page.width() and child.width() >= child.minimumSizeHint().width()

    shown = [row.control for row in page.rows]
    qtbot.waitUntil(lambda: all(is_whole(child) for child in shown))
    store.set(settings.TEXT_SIZE, TextSize.SYSTEM)
    wardrobe.deleteLater()
