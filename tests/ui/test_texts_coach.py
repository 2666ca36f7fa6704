"""What the coach says is whole, speaks the words of the system, and counts as people do."""

import re
from dataclasses import replace

import pytest

from burraco_desktop.ai.advice import Advice, Option
from burraco_desktop.ai.reasons import Happening, Measured, Reason
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.ui.hint import Hint, Objection
from burraco_desktop.ui.texts_coach import (
    consent_question,
    expected_text,
    gap_text,
    hint_foot,
    hint_lines,
    no_hint_text,
    objection_question,
    otherwise_text,
    play_text,
    play_texts,
    row_text,
    thinking_text,
)
from burraco_desktop.ui.texts_reasons import reason_text
from tests.ai.test_reasons import EVERY
from tests.support.positions import PRESETS, position

NAMES = ("You", "Anna", "Bruno", "Carla")
FAMILIES = [PRESETS["italian"], PRESETS["buraco_open"], PRESETS["venezuelan"]]


def view_of(rules: RuleSet) -> PlayerView:
    state = position("hand 0: 8h 8s 5c\nmelds 0: 5h 6h 7h / 5s 6s 7s\nmelds 1: 9h 10h Jh", rules)
    return view_for(state, 0)


def assert_whole(text: str) -> None:
    assert text == text.strip() != ""
    assert not re.search(r"[{}]|%n|\(s\)|_|  |None", text), text
    assert text[0].isupper() or text[0].isdigit(), text


@pytest.mark.parametrize("rules", FAMILIES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("reason", EVERY, ids=lambda reason: type(reason).__name__)
def test_every_reason_has_a_sentence(reason: Reason, rules: RuleSet) -> None:
    text = reason_text(reason, view_of(rules), NAMES)
    assert_whole(text)
    assert text.endswith(".")


@pytest.mark.parametrize("happening", Happening)
@pytest.mark.parametrize("size", [1, 34])
def test_every_happening_is_told_that_may_speak_for_a_play(happening: Happening, size: int) -> None:
    scale = 1.0 if happening.counts_points else 0.01
    more = size * scale * (1 if happening.is_welcome else -1)
    text = reason_text(Measured(happening, more, 0.0), view_of(FAMILIES[0]), NAMES)
    assert_whole(text)
    assert re.search(rf"\b{size}\b", text)
    assert re.search(r"\b(points|cases)\b", text) if size > 1 else re.search(r"\b(point|case)\b", text)


def test_a_play_is_told_step_by_step_on_the_table_as_it_becomes() -> None:
    view = view_of(FAMILIES[0])
    actions = tuple(map(parse_action, ("add 0 8h", "add 1 8s", "discard 5c")))
    assert play_texts(actions, view) == [
        "Add 8♥ to the run of hearts",
        "Add 8♠ to the run of spades",
        "Discard 5♣",
    ]
    assert (
        play_text(actions, view) == "Add 8♥ to the run of hearts · Add 8♠ to the run of spades · Discard 5♣"
    )


def test_a_closing_discard_is_called_so() -> None:
    state = position("hand 0: 9h 4s\nmelds 0: 2h 3h 4h 5h 6h 7h 8h\ntaken: 0 -1")
    actions = tuple(map(parse_action, ("add 0 9h", "discard 4s")))
    assert play_texts(actions, view_for(state, 0))[-1] == "Close with 4♠"


LONG = ("add 0 8h", "add 1 8s", "discard 5c")


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("add 0 8h", "add 1 8s", "discard 9c"), "Discard 9♣"),
        (("add 1 8s", "add 0 8h", "discard 9c"), "Discard 9♣"),
        (("add 0 8h", "discard 5c"), "without “Add 8♠ to the run of spades”"),
        (("add 0 8h", "discard 8s"), None),
        (("discard 5c",), None),
    ],
)
def test_a_long_play_is_told_by_what_it_does_otherwise(steps: tuple[str, ...], told: str | None) -> None:
    assert otherwise_text(plays(steps), plays(LONG), long_view()) == told


def test_of_two_long_plays_the_difference_is_named() -> None:
    view = long_view()
    best, rival = (
        Option(plays((*LONG[:2], last)), 0.0, gap, 1.0, is_equal=not gap)
        for last, gap in (("discard 5c", 0.0), ("discard 9c", 8.0))
    )
    hint = Hint(view, Advice((best, rival), 24, 1.0))
    assert hint_lines(hint, NAMES) == ["All else the same, better by about 8 points than: Discard 9♣"]
    assert row_text(rival.actions, best.actions, view) == "The same, but: Discard 9♣"
    assert row_text(best.actions, best.actions, view) == play_text(best.actions, view)
    question = objection_question(Objection(view, rival, best), NAMES)
    assert question.text == "All else the same, the coach would rather: Discard 5♣ (about 8 points better)"


def long_view() -> PlayerView:
    """A view in which the long play is possible."""
    return view_for(position("hand 0: 8h 8s 5c 9c Kd\nmelds 0: 5h 6h 7h / 5s 6s 7s"), 0)


def plays(steps: tuple[str, ...]) -> tuple[Action, ...]:
    """Actions by their notation."""
    return tuple(map(parse_action, steps))


def test_points_are_counted_as_people_do() -> None:
    assert expected_text(1.2) == "About 1 point ahead in this deal"
    assert expected_text(-7.0) == "About 7 points behind in this deal"
    assert expected_text(0.3) == "About level in this deal"
    assert gap_text(12.0, is_equal=False) == "12 points less"
    assert gap_text(5.0, is_equal=True) == gap_text(0.2, is_equal=False) == "as good"
    assert gap_text(12.0, is_equal=True) == "perhaps as good"


def test_one_play_that_is_as_good_is_named_and_several_are_counted() -> None:
    view = view_of(FAMILIES[0])
    options = [
        Option((parse_action(f"discard {card}"),), 0.0, gap, 1.0, is_equal=gap < 3)
        for card, gap in (("5c", 0.0), ("8s", 1.0), ("8h", 40.0))
    ]
    hint = Hint(view, Advice(tuple(options), 24, 1.0))
    assert hint_lines(hint, NAMES)[0] == "About as good: Discard 8♠"
    assert hint_lines(replace(hint, chosen=1), NAMES)[0] == "About as good: Discard 5♣"
    more = replace(options[2], gap=2.0, is_equal=True)
    hint = Hint(view, Advice((*options[:2], more), 24, 1.0))
    assert hint_lines(hint, NAMES) == ["3 plays are about as good."]


def test_what_is_asked_and_said_is_whole() -> None:
    question = consent_question()
    for text in (question.text, question.yes, question.no, thinking_text(), no_hint_text(), hint_foot()):
        assert_whole(text)
