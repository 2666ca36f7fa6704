"""Puts on what the settings say: the look of the window, the text size, and which cards are used."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from burraco_desktop.ui import settings, theme
from burraco_desktop.ui.fonts import set_wanted_size
from burraco_desktop.ui.looks import Theme, look_of
from burraco_desktop.ui.settings import HandSize, Settings, TextSize
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.decks import CardBack, Deck

CARDS: Final = (settings.DECK.key, settings.CARD_BACK.key, settings.FOUR_INKS.key)
"""The settings that concern the pictures of cards."""
_LOOKS: Final = (settings.THEME.key, settings.FELT.key, settings.FOUR_INKS.key)

HAND_FACTORS: Final = {HandSize.NORMAL: 1.0, HandSize.LARGE: 1.15, HandSize.LARGEST: 1.32}

_SIZES: Final = {
    TextSize.SYSTEM: None,
    TextSize.NORMAL: 1.0,
    TextSize.LARGE: 1.2,
    TextSize.LARGER: 1.4,
    TextSize.LARGEST: 1.65,
}


def cards_worn(store: Settings) -> tuple[Deck, CardBack]:
    """The deck and the back that are chosen."""
    return store.get(settings.DECK), store.get(settings.CARD_BACK)


def art_for(store: Settings, cards: Path) -> CardArt:
    """Pictures of the cards that are chosen, from the folder of all decks."""
    return CardArt(cards, *cards_worn(store), four_inks=store.get(settings.FOUR_INKS))


class Wardrobe(QObject):
    """Keeps look and text size as the settings and, where they leave it to it, the system want them."""

    def __init__(self, store: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._dress)
        store.changed.connect(self._on_setting)
        set_wanted_size(_SIZES[store.get(settings.TEXT_SIZE)])
        self._dress()

    def _on_setting(self, key: str) -> None:
        if key in _LOOKS:
            self._dress()
        elif key == settings.TEXT_SIZE.key:
            set_wanted_size(_SIZES[self._store.get(settings.TEXT_SIZE)])
            theme.changes.size_changed.emit()

    def _dress(self) -> None:
        look = look_of(wanted_theme(self._store.get(settings.THEME)), self._store.get(settings.FELT))
        theme.use(look, four_inks=self._store.get(settings.FOUR_INKS))


def wanted_theme(chosen: Theme) -> Theme:
    """The theme chosen, or the one that the desktop uses; the evening look where it does not say."""
    if chosen != Theme.SYSTEM:
        return chosen
    hints = QGuiApplication.styleHints()
    # Qt tells of the wish for contrast since 6.10.
    if hasattr(hints, "accessibility") and hints.accessibility().contrastPreference() == _HIGH_CONTRAST:
        return Theme.CONTRAST
    return Theme.LIGHT if hints.colorScheme() == Qt.ColorScheme.Light else Theme.DARK


_HIGH_CONTRAST: Final = getattr(getattr(Qt, "ContrastPreference", None), "HighContrast", None)
