"""Lets all texts speak a language. It knows no text.

A change reaches every widget as Qt's `LanguageChange` event, when Qt's own texts are changed too.
"""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from burraco_desktop.languages import KEY, Language, best_of
from burraco_desktop.paths import resource_root
from burraco_desktop.ui.qt_talk import logged_talk

_log = logging.getLogger(__name__)

FOLDER: Final = "i18n"


class _Now:
    """The language in force; one for the whole program, as there is one application."""

    language: Language | None = None
    translators: tuple[QTranslator, ...] = ()
    application: QCoreApplication | None = None
    """That of a command without a window: translators belong to one."""


def spoken() -> Language:
    """The language in force; English until one was chosen."""
    return _Now.language or Language.ENGLISH


def speak(chosen: Language) -> None:
    """Let all texts, numbers and dates be in a language from now on."""
    language = system_language() if chosen == Language.SYSTEM else chosen
    if language == _Now.language:
        return
    before, _Now.language = _Now.translators, language
    QLocale.setDefault(locale_of(language))
    _Now.translators = _translators(language)
    for translator in before:
        QCoreApplication.removeTranslator(translator)
    for translator in _Now.translators:
        QCoreApplication.installTranslator(translator)


def chosen_in(settings: Path) -> Language:
    """The language that a file of settings asks for."""
    stored = QSettings(str(settings), QSettings.Format.IniFormat).value(KEY)
    return next((language for language in Language if language == stored), Language.SYSTEM)


def speak_without_window(chosen: Language) -> None:
    """Let the texts of a command be in a language."""
    if QCoreApplication.instance() is None:
        with logged_talk():
            _Now.application = QCoreApplication([])
    speak(chosen)


def system_language() -> Language:
    """The language that the desktop wants, as far as we speak it; else English."""
    return best_of(QLocale.system().uiLanguages()) or Language.ENGLISH


def locale_of(language: Language) -> QLocale:
    """How numbers and dates are written: as the desktop has it where it speaks the same language."""
    own, desktop = QLocale(language), QLocale.system()
    return desktop if desktop.language() == own.language() else own


def _translators(language: Language) -> tuple[QTranslator, ...]:
    """Qt's own texts, then ours."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
    ours = resource_root() / FOLDER / f"burraco_{language}.qm"
    return (*_loaded(qt), *_loaded(ours))


def _loaded(file: Path) -> tuple[QTranslator, ...]:
    translator = QTranslator()
    if translator.load(str(file)):
        return (translator,)
    _log.warning("%s cannot be read, so its texts stay English", file)
    return ()
