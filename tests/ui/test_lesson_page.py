"""A lesson at the real table: done by keys from start to end, with answers to what misses the goal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShortcut, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.notation import parse_action, parse_cards
from burraco_desktop.session.lesson_texts import course_text
from burraco_desktop.session.lessons import lesson, lesson_names
from burraco_desktop.ui import fonts
from burraco_desktop.ui.help import lesson_keys
from burraco_desktop.ui.pages.card_words import words_heard, words_seen
from burraco_desktop.ui.pages.lesson_parts import CardLabel
from burraco_desktop.ui.settings import WARNS
from burraco_desktop.ui.table.intents import NewMeldTarget
from burraco_desktop.ui.text import SUIT_SIGNS
from tests.support.lesson_driver import LessonDriver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.settings import Settings
    from burraco_desktop.ui.table.card_art import CardArt

Keys = Qt.Key
WINDOW = QSize(1280, 770)
TEXT = course_text("en")


@pytest.fixture
def learner(qtbot: QtBot, art: CardArt, store: Settings) -> LessonDriver:
    return LessonDriver(qtbot, art, store, WINDOW)


# Taking lessons.


@pytest.mark.parametrize("name", lesson_names())
def test_every_lesson_can_be_done_by_keys_alone(name: str, learner: LessonDriver, qtbot: QtBot) -> None:
    learner.take(name)
    steps = lesson(name).steps
    for number, words in enumerate(TEXT.lessons[name].steps):
        assert learner.panel.task.words == words.task
        with qtbot.waitSignal(learner.controller.reached):
            learner.solve()
        assert learner.panel.answer.words == words.done
        if number + 1 < len(steps):
            learner.go_on()
    assert learner.panel.last.words == TEXT.lessons[name].end


def test_a_lesson_can_be_done_by_mouse(learner: LessonDriver) -> None:
    learner.take("runs")
    learner.select(parse_cards("5h 6h 7h"))
    learner.click_on(NewMeldTarget())
    learner.wait_to_act()
    assert learner.controller.is_reached
    QTest.mouseClick(learner.panel.next_button, Qt.MouseButton.LeftButton)
    learner.wait_to_act()
    assert learner.controller.number == 1


def test_the_last_step_tells_that_the_lesson_is_done_and_leads_on(
    learner: LessonDriver, qtbot: QtBot
) -> None:
    learner.take("cleaning")
    with qtbot.waitSignal(learner.page.lesson_done) as done:
        learner.solve()
    assert done.args == ["cleaning"]
    with qtbot.waitSignal(learner.page.next_requested):
        QTest.keyClick(learner.panel.next_button, Keys.Key_Return)


def test_the_others_play_what_the_script_says(learner: LessonDriver) -> None:
    learner.take("on_discard")
    learner.solve()
    learner.go_on()
    learner.qtbot.waitUntil(lambda: learner.seen.is_my_turn)
    assert learner.seen.table.pile[-3:] == list(parse_cards("4c 10s Qc"))
    assert learner.seen.hand.holds(parse_cards("8c 8d 8s"))


# Wrong moves.


def test_a_wrong_move_is_answered_and_not_done(learner: LessonDriver) -> None:
    learner.take("keep_clean")
    before = learner.hand
    learner.act(parse_action("add 0 JK"))
    assert learner.panel.answer.words == TEXT.lessons["keep_clean"].steps[0].answers["dirty"]
    assert (learner.hand, learner.controller.actions) == (before, 0)
    learner.assert_in_order()


def test_the_answer_goes_when_the_learner_goes_on(learner: LessonDriver) -> None:
    learner.take("in_flight")
    learner.act(parse_action("discard 9c"))
    assert learner.panel.answer.words
    learner.act(parse_action("lay 5h 6h 7h"))
    assert not learner.panel.answer.words
    assert not learner.controller.is_reached


def test_the_answer_goes_when_the_table_refuses_something_else(learner: LessonDriver) -> None:
    """What was said of the move before would contradict the reason of the table."""
    learner.take("last_card")
    learner.act(parse_action("discard JK"))
    assert learner.panel.answer.words
    learner.act(parse_action("add 1 Jc"))
    assert learner.refusal
    assert not learner.panel.answer.words


def test_a_move_without_an_answer_of_its_own_gets_the_common_one(learner: LessonDriver) -> None:
    learner.take("sets")
    learner.act(parse_action("discard Kd"))
    assert learner.panel.answer.words == TEXT.common["discard"]


def test_a_refusal_says_why_and_leads_to_its_rule(learner: LessonDriver, qtbot: QtBot) -> None:
    learner.take("last_card")
    learner.act(parse_action("add 1 Jc"))
    assert learner.refusal
    with qtbot.waitSignal(learner.page.rule_wanted):
        learner.press(Keys.Key_Question)


def test_nothing_is_asked_twice_before_a_wrong_move(learner: LessonDriver) -> None:
    """Where nothing can be lost no question goes before a blunder; the lesson answers it."""
    learner.settings.set(WARNS, True)
    learner.take("keep_clean")
    learner.act(parse_action("add 0 JK"))
    assert not learner.view.overlays.confirm.isVisible()
    assert learner.panel.answer.words


def test_playing_on_after_the_goal_leads_to_the_next_step(learner: LessonDriver) -> None:
    learner.take("closed_pile")
    learner.solve()
    learner.act(parse_action("lay 4s 5s 6s"))
    assert "Next" in learner.refusal
    assert learner.panel.answer.words == TEXT.lessons["closed_pile"].steps[0].done
    learner.go_on()
    assert learner.controller.number == 1


def test_what_is_done_stays_done(learner: LessonDriver) -> None:
    learner.take("runs")
    learner.solve()
    learner.act(parse_action("discard Kd"))
    assert learner.controller.actions == 1
    learner.press(Keys.Key_U)
    assert learner.controller.actions == 1


# Questions.


def test_a_wrong_answer_is_answered_and_may_be_mended(learner: LessonDriver) -> None:
    learner.take("points")
    learner.choose("27")
    assert learner.panel.answer.words == TEXT.lessons["points"].steps[0].answers["rank"]
    learner.choose("45")
    assert learner.panel.answer.words == TEXT.lessons["points"].steps[0].answers["other"]
    learner.choose("30")
    assert learner.controller.is_reached
    assert not any(choice.isEnabled() for choice in learner.panel.choices)


def test_while_a_question_is_asked_nothing_is_played(learner: LessonDriver) -> None:
    learner.take("points")
    learner.act(parse_action("discard Kc"))
    assert learner.panel.answer.words == TEXT.common["question"]
    assert learner.controller.actions == 0


# Help.


def test_help_names_the_keys_of_lessons(learner: LessonDriver) -> None:
    bound = {shortcut.key().toString() for shortcut in learner.page.findChildren(QShortcut)}
    assert bound == {"H", *(keys for keys, _ in lesson_keys())}


def test_hints_come_one_after_the_other_and_the_last_lifts_the_cards(learner: LessonDriver) -> None:
    learner.take("runs")
    first, second = TEXT.lessons["runs"].steps[0].hints
    said = []
    for _ in range(3):
        learner.press(Keys.Key_H)
        said.append((learner.panel.hint.words, len(learner.view.selection.items)))
    assert said == [(first, 0), (second, 3), (first, 3)]
    learner.press(Keys.Key_M)
    learner.wait_to_act()
    assert learner.controller.is_reached


def test_a_click_on_hint_leaves_the_keys_at_the_table(learner: LessonDriver) -> None:
    """The hint itself may say which key to press."""
    learner.take("runs")
    for _ in range(2):
        QTest.mouseClick(learner.panel.hint_button, Qt.MouseButton.LeftButton)
    assert learner.view.hasFocus()
    QTest.keyClick(learner.view, Keys.Key_M)
    learner.wait_to_act()
    assert learner.controller.is_reached


def test_a_hint_lifts_what_is_still_to_be_played(learner: LessonDriver) -> None:
    learner.take("in_flight")
    learner.act(parse_action("lay 5h 6h 7h"))
    for _ in TEXT.lessons["in_flight"].steps[0].hints:
        learner.press(Keys.Key_H)
    assert learner.view.selection.cards == parse_cards("9c")


@pytest.mark.parametrize("key", [Keys.Key_Backspace, Keys.Key_U])
def test_a_step_can_be_begun_again(key: Keys, learner: LessonDriver) -> None:
    learner.take("in_flight")
    before = learner.seen.table
    learner.act(parse_action("lay 5h 6h 7h"))
    assert learner.seen.table != before
    learner.press(key)
    learner.wait_to_act()
    assert learner.seen.table == before
    learner.solve()
    assert learner.controller.is_reached


def test_beginning_again_does_not_let_the_others_play_twice(learner: LessonDriver) -> None:
    learner.take("on_discard")
    learner.solve()
    learner.go_on()
    learner.qtbot.waitUntil(lambda: learner.seen.is_my_turn)
    before = learner.seen.table
    learner.act(DrawStock())
    learner.press(Keys.Key_Backspace)
    learner.wait_to_act()
    assert learner.seen.table == before


def test_the_hand_stays_in_the_order_of_the_learner(learner: LessonDriver) -> None:
    learner.take("keep_clean")
    learner.press(Keys.Key_S)
    order = learner.hand.split()
    learner.solve()
    learner.go_on()
    assert learner.hand.split() == [card for card in order if card != "9h"]


# What is heard and seen.


def test_the_table_does_not_tell_what_the_lesson_does_not_ask(learner: LessonDriver) -> None:
    """In the learner's turn the task alone says what to do; while others play, the table tells of them."""
    learner.take("runs")
    status = learner.view.table.furnishing.status
    assert status._text == ""
    learner.take("turn")
    for _ in range(2):
        learner.solve()
        learner.go_on()
    learner.solve()
    assert status._text == "Anna is to draw."


def test_task_answer_hint_and_praise_are_spoken(
    learner: LessonDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(learner.view.access, "say", lambda text, **_: said.append(text))
    learner.take("in_flight")
    words = TEXT.lessons["in_flight"].steps[0]
    learner.act(parse_action("discard 9c"))
    learner.press(Keys.Key_H)
    learner.press(Keys.Key_T)
    learner.solve()
    for text in (words.task, words.answers["late"], words.hints[0], words.done):
        assert any(words_heard(text) in line for line in said), text


def test_cards_are_heard_by_their_names() -> None:
    assert words_heard("Lay the [10h] and the [JK].") == "Lay the 10 of hearts and the joker."


def test_cards_are_seen_with_the_signs_of_their_suits() -> None:
    seen = words_seen("<b>[10h] & [JK]")
    assert seen.startswith("&lt;b&gt;<b>10<span")
    assert "♥" in seen
    assert seen.endswith("&amp; <b>Joker</b>")


@pytest.mark.parametrize("after", [".", ",", ":", "?", ")", "…"])
def test_what_follows_a_card_stays_on_its_line(after: str, qapp: QApplication) -> None:
    """No line begins with a suit or with a full stop, however narrow the text is."""
    text = QTextDocument()
    text.setDefaultFont(qapp.font())
    text.setHtml(words_seen(f"Add the [7s]{after} and the [8s]{after} then the [10h]{after}"))
    for width in range(60, 200):
        text.setTextWidth(width)
        assert text.size().height() > 0, "laid out"
        lines = text.begin().layout()
        starts = [lines.lineAt(number).textStart() for number in range(lines.lineCount())]
        assert not {text.characterAt(start) for start in starts} & {*SUIT_SIGNS, after}, width


def test_a_label_tells_a_screen_reader_its_words(qtbot: QtBot) -> None:
    label = CardLabel()
    qtbot.addWidget(label)
    label.say("The [Kd].")
    assert label.accessibleName() == "The king of diamonds."
    assert "♦" in label.text()


def fits(part: QWidget, page: QWidget) -> bool:
    """Tell whether a part is as high as its words need, and ends within the page."""
    right = part.mapTo(page, part.rect().bottomRight()).x()
    return right < page.width() and part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
def test_nothing_said_is_wider_than_the_panel(
    size: QSize, qtbot: QtBot, art: CardArt, store: Settings
) -> None:
    learner = LessonDriver(qtbot, art, store, size)
    for name in ("points", "one_wild", "known"):
        learner.take(name)
        learner.page.give_hint()
        for part in (learner.panel.task, learner.panel.hint, *learner.panel.choices):
            qtbot.waitUntil(partial(fits, part, learner.page))


def is_seen_whole(part: QWidget) -> bool:
    """Tell whether no part of a widget is scrolled out of sight."""
    return part.visibleRegion().boundingRect() == part.rect()


@pytest.fixture
def cramped(qtbot: QtBot, art: CardArt, store: Settings) -> Iterator[LessonDriver]:
    """A learner in the smallest window, with the largest text."""
    fonts.set_wanted_size(1.65)
    yield LessonDriver(qtbot, art, store, QSize(960, 570))
    fonts.set_wanted_size(None)


def test_the_smallest_window_shows_all_that_can_be_chosen_in_the_largest_text(
    qtbot: QtBot, cramped: LessonDriver
) -> None:
    cramped.take("sets")
    cramped.solve()
    cramped.go_on()
    for shown in (cramped.panel.task, *cramped.panel.choices, cramped.panel.hint_button):
        qtbot.waitUntil(partial(is_seen_whole, shown))
    assert not cramped.panel.reset_button.isVisible(), "a question cannot be begun again"


def test_praise_is_seen_from_its_beginning_where_the_last_words_leave_no_room(
    qtbot: QtBot, cramped: LessonDriver
) -> None:
    cramped.take("pile")
    cramped.panel.say_right("Well played! " * 12, "Good to know. " * 20, "Next lesson")
    qtbot.waitUntil(partial(is_seen_whole, cramped.panel.answer))
    assert not is_seen_whole(cramped.panel.last)


def test_numbers_that_can_be_chosen_stand_side_by_side_in_the_largest_text(
    qtbot: QtBot, cramped: LessonDriver
) -> None:
    cramped.take("points")
    qtbot.waitUntil(lambda: all(is_seen_whole(choice) for choice in cramped.panel.choices))
    cramped.take("burraco")
    cramped.solve()
    cramped.go_on()
    qtbot.waitUntil(lambda: all(is_seen_whole(choice) for choice in cramped.panel.choices))


def test_what_a_low_panel_does_without_comes_back_in_a_high_one(qtbot: QtBot, cramped: LessonDriver) -> None:
    cramped.take("runs")
    cramped.solve()
    assert not cramped.panel.hint_button.isVisible()
    cramped.page.resize(1280, 1000)
    qtbot.waitUntil(cramped.panel.hint_button.isVisible)
    cramped.go_on()
    qtbot.waitUntil(partial(is_seen_whole, cramped.panel.course_button))


def test_the_next_lesson_begins_with_no_card_selected(learner: LessonDriver) -> None:
    learner.take("runs")
    learner.page.give_hint()
    learner.page.give_hint()
    assert learner.view.selection.cards
    learner.take("pair")
    assert not learner.view.selection.cards
