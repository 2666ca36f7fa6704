"""Keeps the language as the settings and, where these leave it to it, the desktop want it."""

from PySide6.QtCore import QObject

from burraco_desktop.languages import Language
from burraco_desktop.ui.language import speak
from burraco_desktop.ui.settings import LANGUAGE, Settings


class Interpreter(QObject):
    """Speaks the language that is chosen, as soon as it is."""

    def __init__(self, store: Settings, first: Language | None = None, parent: QObject | None = None) -> None:
        """`first` is what the command line asks for: it holds until the player chooses."""
        super().__init__(parent)
        self._store = store
        store.changed.connect(self._on_setting)
        speak(first or store.get(LANGUAGE))

    def _on_setting(self, key: str) -> None:
        if key == LANGUAGE.key:
            speak(self._store.get(LANGUAGE))
