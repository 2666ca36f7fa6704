"""Tells in the player's language what is said without a window. It decides nothing, and knows no sentence.

Qt's core is loaded only once something has to be told, and where it cannot be, everything stays English.
"""

import sys

from burraco_desktop.engine.wording import Detail, Wording
from burraco_desktop.languages import Language
from burraco_desktop.paths import settings_file

DETAILS = "details"
"""The context under which translators find the wordings."""


def speak(wanted: Language | None = None) -> None:
    """Tell all from now on in a language: the wanted one, else that of the settings, else the system's."""
    try:
        from burraco_desktop.ui.language import chosen_in, speak_without_window
    except ImportError:
        return
    speak_without_window(wanted or chosen_in(settings_file()))


def translate(context: str, text: str) -> str:
    """A text in the language that is spoken."""
    qt = sys.modules.get("PySide6.QtCore")
    return text if qt is None else str(qt.QCoreApplication.translate(context, text))


def told(detail: Detail) -> str:
    """What is wrong, in the language that is spoken."""
    if not isinstance(detail, Wording):
        return detail
    text = detail.text
    return translate(DETAILS, text).format(**told_words(detail))


def told_words(wording: Wording) -> dict[str, object]:
    """What stands in the braces of a wording."""
    return {name: told(word) if isinstance(word, Wording) else word for name, word in wording.words}
