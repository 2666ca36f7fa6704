"""What is worn: the look the player or the desktop wants, and the cards that are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from burraco_desktop import paths
from burraco_desktop.ui import settings, theme
from burraco_desktop.ui.looks import Felt, Theme, look_of
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.wardrobe import Wardrobe, art_for, wanted_theme

if TYPE_CHECKING:
    from burraco_desktop.ui.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp", "restored_look")


def test_a_chosen_theme_needs_no_desktop() -> None:
    assert [wanted_theme(chosen) for chosen in (Theme.LIGHT, Theme.DARK, Theme.CONTRAST)] == [
        Theme.LIGHT,
        Theme.DARK,
        Theme.CONTRAST,
    ]


def test_the_desktop_is_followed_while_the_game_runs(store: Settings) -> None:
    """F-L07: day and night of the desktop change under a running game."""
    wardrobe = Wardrobe(store)
    hints = QGuiApplication.styleHints()
    try:
        for scheme, expected in ((Qt.ColorScheme.Light, Theme.LIGHT), (Qt.ColorScheme.Dark, Theme.DARK)):
            hints.setColorScheme(scheme)
            hints.colorSchemeChanged.emit(scheme)
            if hints.colorScheme() == scheme:
                assert theme.look() == look_of(expected, Felt.GREEN)
    finally:
        hints.unsetColorScheme()
        wardrobe.deleteLater()


def test_the_cloth_is_changed_at_once(store: Settings) -> None:
    wardrobe = Wardrobe(store)
    store.set(settings.THEME, Theme.DARK)
    store.set(settings.FELT, Felt.BLUE)
    assert theme.look() == look_of(Theme.DARK, Felt.BLUE)
    wardrobe.deleteLater()


def test_the_art_is_of_the_cards_chosen(store: Settings) -> None:
    store.set(settings.DECK, Deck.LARGE)
    store.set(settings.CARD_BACK, CardBack.SEA)
    art = art_for(store, paths.resource("cards"))
    assert art.deck is Deck.LARGE
    plain = art.another(back=CardBack.PLAIN)
    assert art.back(60, 1.0).toImage() != plain.back(60, 1.0).toImage()
