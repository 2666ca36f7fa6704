"""The languages: which one is spoken at the start, and how all that is shown takes up another one at once."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QPushButton

from burraco_desktop import app, start
from burraco_desktop.languages import SPOKEN, Language, best_of
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui import language, settings
from burraco_desktop.ui.interpreter import Interpreter
from burraco_desktop.ui.language import locale_of, speak, spoken, system_language
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.texts_plain import date_text, number_text
from tests.support.pseudo import OPENED, pseudo_language
from tests.support.starting import own_autosave
from tests.support.table_driver import DirectRunner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.pages.lesson import LessonPage


@pytest.fixture
def program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Program]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    autosave = own_autosave()
    program = app.build(autosave, start.make_window())
    program.store.set(settings.WELCOMED, True)
    qtbot.addWidget(program.window)
    program.open(start.Opening())
    qtbot.waitExposed(program.window)
    yield program
    program.window.close()
    program.close()


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["it-IT"], Language.ITALIAN),
        (["pt-BR", "en"], Language.PORTUGUESE),
        (["pt_PT"], Language.PORTUGUESE),
        (["es-VE"], Language.SPANISH),
        (["de-DE", "it", "en"], Language.ITALIAN),
        (["en_GB"], Language.ENGLISH),
        (["de", "fi"], None),
        ([], None),
    ],
)
def test_the_first_language_that_is_known_is_taken(wanted: list[str], found: Language | None) -> None:
    assert best_of(wanted) is found


def test_the_desktop_is_asked_and_english_is_the_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, found in (["fr-FR", "es-ES"], Language.SPANISH), (["fr-FR"], Language.ENGLISH):
        monkeypatch.setattr(QLocale, "uiLanguages", lambda _self, wanted=wanted: wanted)
        assert system_language() is found
        language._Now.language = None
        speak(Language.SYSTEM)
        assert spoken() is found


def test_numbers_and_dates_are_those_of_the_language() -> None:
    day = QDate(2026, 3, 5)
    told = {}
    for each in (Language.ENGLISH, Language.ITALIAN, Language.PORTUGUESE, Language.SPANISH):
        speak(each)
        told[each] = number_text(-12345), date_text(day)
    assert [number for number, _ in told.values()] == ["−12,345", "−12.345", "−12.345", "−12.345"]
    assert [date for _, date in told.values()] == [
        "March 5, 2026",
        "5 marzo 2026",
        "5 de março de 2026",
        "5 de marzo de 2026",
    ]


def test_a_desktop_of_the_same_language_decides_on_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    swiss = QLocale("it_CH")
    monkeypatch.setattr(QLocale, "system", lambda: swiss)
    assert locale_of(Language.ITALIAN) == swiss
    assert locale_of(Language.SPANISH) == QLocale("es")


@pytest.mark.parametrize("spoken_language", SPOKEN)
def test_buttons_of_qt_speak_it_too(spoken_language: Language) -> None:
    """F-I01."""
    speak(spoken_language)
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Cancel | kinds.Close | kinds.Save | kinds.Yes)
    texts = [box.button(kind).text().replace("&", "") for kind in (kinds.Cancel, kinds.Close, kinds.Save)]
    assert (
        texts
        == {
            Language.ENGLISH: ["Cancel", "Close", "Save"],
            Language.ITALIAN: ["Annulla", "Chiudi", "Salva"],
            Language.PORTUGUESE: ["Cancelar", "Fechar", "Salvar"],
            Language.SPANISH: ["Cancelar", "Cerrar", "Guardar"],
        }[spoken_language]
    )


def test_a_language_that_is_chosen_is_spoken_at_once_and_after_the_next_start(store: Settings) -> None:
    interpreter = Interpreter(store, Language.SPANISH)
    assert spoken() is Language.SPANISH, "the command line goes first"
    store.set(settings.LANGUAGE, Language.ITALIAN)
    assert spoken() is Language.ITALIAN
    interpreter.deleteLater()
    speak(Language.ENGLISH)
    Interpreter(store)
    assert spoken() is Language.ITALIAN


def test_what_stays_on_the_screen_is_told_again(program: app.Program) -> None:
    window = program.window
    with pseudo_language():
        settle()
        titles = [action.text() for action in window.menuBar().actions()]
        texts = [action.text() for action in window.menus.actions]
        texts += [entry.text() for entry in window.home.entries.values()]
        texts += [window.home.new_match_button.text(), window.rooms.scores.next_button.text()]
        assert [text for text in titles + texts if not text.startswith(OPENED)] == []
    settle()
    assert window.home.new_match_button.text() == "New match"


def test_late_pages_are_made_anew_and_preferences_stay_open(program: app.Program) -> None:
    window = program.window
    window.rooms.rule_pages.show_new_match()
    window.rooms.wishes.show_preferences()
    before = window.rooms.wishes.preferences, window.rooms.rule_pages.new_match
    with pseudo_language():
        settle()
        page = window.rooms.wishes.preferences
        assert page is not before[0]
        assert window.pages.currentWidget() is page
        assert page.back_button.text().startswith(OPENED)
        page.back_button.click()
        assert window.pages.currentWidget() is window.home
        window.rooms.rule_pages.show_new_match()
        assert window.rooms.rule_pages.new_match is not before[1]
    settle()


def test_rules_being_changed_are_not_lost_to_another_language(program: app.Program) -> None:
    rooms = program.window.rooms
    rooms.rule_pages.edit_rules(preset("italian"), "")
    editor = rooms.rule_pages.rule_editor
    editor.name_edit.setText("Nonna's table")
    rooms.wishes.show_preferences()
    program.store.set(settings.LANGUAGE, Language.ITALIAN)
    settle()
    rooms.wishes.preferences.back_button.click()
    assert rooms.pages.currentWidget() is editor
    assert editor.name_edit.text() == "Nonna's table"
    rooms.show_home()
    rooms.rule_pages.edit_rules(preset("italian"), "")
    assert rooms.rule_pages.rule_editor is not editor
    assert rooms.rule_pages.rule_editor.language is Language.ITALIAN
    settle()


def test_a_match_goes_on_in_another_language(program: app.Program, qtbot: QtBot) -> None:
    window, controller = program.window, program.controller
    program.store.set(settings.ANIMATION_SPEED, settings.AnimationSpeed.OFF)
    window.rooms.start(program._choice(start.Opening(new_match=True, seed="7")))
    qtbot.waitUntil(lambda: controller.version >= 0 and controller.shown().view.is_my_turn)
    state = controller.shown().view
    window.rooms.wishes.show_preferences()
    with pseudo_language():
        settle()
        window.rooms.wishes.preferences.back_button.click()
        assert window.pages.currentWidget() is window.rooms.table
        assert controller.shown().view == state
        lines = [line.text for line in window.rooms.log.model.lines]
        assert lines
        assert [text for text in lines if OPENED not in text] == []
        buttons = [each for each in window.rooms.table.bar.findChildren(QPushButton) if each.isVisible()]
        assert buttons
        assert [each.toolTip() for each in buttons if OPENED not in each.toolTip()] == []
    settle()


def do_step(page: LessonPage, qtbot: QtBot) -> None:
    """Do what the solution of a step says."""
    controller = page.controller
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    for action in controller.step.solution:
        assert controller.submit(action, controller.version)
    qtbot.waitUntil(lambda: controller.is_reached)


@pytest.mark.parametrize("is_reached", [False, True])
def test_a_lesson_goes_on_at_the_same_step_in_another_language(
    program: app.Program, qtbot: QtBot, is_reached: bool
) -> None:
    rooms = program.window.rooms
    program.store.set(settings.ANIMATION_SPEED, settings.AnimationSpeed.OFF)
    rooms.lessons.take("turn")
    before = rooms.lessons.table
    do_step(before, qtbot)
    before.go_on()
    if is_reached:
        do_step(before, qtbot)
    at = (before.controller.lesson.name, before.controller.number, before.controller.is_reached)
    rooms.wishes.show_preferences()
    program.store.set(settings.LANGUAGE, Language.ITALIAN)
    settle()
    assert rooms.wishes.preferences.isVisible()
    rooms.wishes.preferences.back_button.click()
    page = rooms.lessons.table
    assert page is not before
    assert rooms.pages.currentWidget() is page
    assert (page.controller.lesson.name, page.controller.number, page.controller.is_reached) == at
    assert page.language is Language.ITALIAN
    if not is_reached:
        do_step(page, qtbot)
    page.go_on()
    assert page.controller.number == at[1] + 1


def test_the_course_is_shown_in_the_other_language(program: app.Program) -> None:
    rooms = program.window.rooms
    rooms.lessons.show_course()
    before = rooms.lessons.course
    program.store.set(settings.LANGUAGE, Language.SPANISH)
    settle()
    assert rooms.pages.currentWidget() is rooms.lessons.course
    assert rooms.lessons.course is not before


def settle() -> None:
    """Let the windows hear of the other language, and let go of what they no longer need."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("spoken_language", SPOKEN)
def test_no_two_commands_of_a_menu_share_a_letter_or_a_key(
    program: app.Program, spoken_language: Language
) -> None:
    speak(spoken_language)
    settle()
    bar = program.window.menuBar().actions()
    keys = [action.shortcut().toString() for action in program.window.menus.actions]
    assert len(set(keys)) == len(keys)
    for actions in (bar, *(menu.actions() for menu in map(QAction.menu, bar) if isinstance(menu, QMenu))):
        letters = [
            QKeySequence.mnemonic(action.text()).toString() for action in actions if not action.isSeparator()
        ]
        assert "" not in letters
        assert len(set(letters)) == len(letters), [action.text() for action in actions]
