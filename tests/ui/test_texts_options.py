"""Every option, value and fault of a rule set has words for players, in the words of every family."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rules import GROUPS, Fault, RuleProblem, RuleSetError
from burraco_desktop.paths import resource_root
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.ui import texts_options as texts
from burraco_desktop.ui import texts_systems as systems
from burraco_desktop.ui.text import phrases

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

PRESETS = [preset(name) for name in preset_names(resource_root())]
FAMILIES = [phrases(preset(name)) for name in ("italian", "buraco_open", "venezuelan")]
OPTIONS = [option for group in GROUPS for option in texts.options_of(group)]


def assert_whole(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}]|%n|\(s\)|_|  |None|True|False", sentence), sentence


def values_of(kind: Kind) -> list[OptionValue]:
    """Some of the values that an option may take."""
    values: list[OptionValue] = list(kind.words)
    if kind.numbers is not None:
        values += [kind.numbers.start, kind.numbers.stop - 1]
    if kind.flag:
        values += [True, False]
    if kind.optional:
        values.append(None)
    if kind.each is not None and kind.each.numbers is not None:
        values += [(kind.each.numbers.start,), (3, 5), (6,)]
    elif kind.each is not None:
        values += [kind.each.words[:1], kind.each.words]
    return values


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_title_and_one_sentence(option: str) -> None:
    for words in FAMILIES:
        assert_whole(texts.option_title(option, words))
        hint = texts.option_hint(option, words)
        assert_whole(hint)
        assert hint.endswith(".")
        assert hint.count(".") == 1
        assert_whole(texts.allowed_text(option, words))


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_words(option: str) -> None:
    for words in FAMILIES:
        for value in values_of(texts.kind_of(option)):
            assert_whole(texts.value_text(option, value, words))


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_has_a_heading_and_titles_of_its_own(group: str) -> None:
    for words in FAMILIES:
        assert_whole(texts.group_title(group, words))
        titles = [texts.option_title(option, words) for option in texts.options_of(group)]
        assert len(set(titles)) == len(titles)


def problems_of(rules: RuleSet, changes: dict[str, OptionValue]) -> tuple[RuleProblem, ...]:
    try:
        rules.changed(changes)
    except RuleSetError as error:
        return error.problems
    return ()


def test_every_contradiction_has_a_sentence_of_its_own() -> None:
    met = set()
    options = [(option, value) for option in OPTIONS for value in values_of(texts.kind_of(option))]
    coupled = ("reserve_direct", "pickup_may_extend_meld", "run_ranks", "bonus_semi_clean")
    pairs = [dict(pair) for pair in combinations(options, 2) if any(name in dict(pair) for name in coupled)]
    for rules in PRESETS:
        for changes in [*[{option: value} for option, value in options], *pairs]:
            for problem in problems_of(rules, changes):
                sentence = texts.problem_text(problem, phrases(rules))
                assert_whole(sentence)
                assert "another option" not in sentence, problem
                met.add((problem.fault, problem.entry))
    assert len([entry for fault, entry in met if fault == Fault.CONTRADICTION]) >= 14


@pytest.mark.parametrize("fault", Fault)
@pytest.mark.parametrize("entry", ["jokers", "team_layout", "set_ranks", "something"])
def test_every_fault_is_one_sentence(fault: Fault, entry: str) -> None:
    problem = RuleProblem(fault, entry, "77", "pile_take_rule is free")
    for words in FAMILIES:
        sentence = texts.problem_text(problem, words)
        assert sentence.endswith(".")
        assert not re.search(r"[{}]", sentence)


def test_a_value_out_of_range_is_told_with_the_range() -> None:
    (problem,) = problems_of(preset("italian"), {"hand_size": 16})
    assert texts.problem_text(problem, FAMILIES[0]) == (
        "“Cards in a hand” cannot be 16: choose a number from 5 to 15."
    )


def test_too_few_cards_are_told_in_numbers() -> None:
    too_many: dict[str, OptionValue] = {"player_counts": (6,), "reserve_size": 15}
    (problem,) = problems_of(preset("italian"), too_many)
    assert texts.problem_text(problem, FAMILIES[0]).startswith("There are too few cards: 114 of 108 would be")


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_every_preset_has_a_title_and_two_lines(rules: RuleSet) -> None:
    assert rules.name in systems.SYSTEMS
    assert_whole(systems.system_title(rules))
    assert_whole(systems.full_title(rules))
    summary = systems.system_summary(rules)
    assert_whole(summary)
    assert 40 <= len(summary) <= 100


def test_numbers_in_a_summary_come_from_the_rule_set() -> None:
    assert "777" in systems.system_summary(preset("buraco_open").changed({"bonus_run13_natural": 777}))


def test_own_rule_sets_are_told_by_what_they_are_close_to() -> None:
    italian = preset("italian")
    assert systems.own_summary(italian, 1) == "Italian Burraco: Classic, with 1 option changed."
    assert systems.own_summary(italian, 3) == "Italian Burraco: Classic, with 3 options changed."
    assert systems.own_summary(italian, 0) == "Plays like Italian Burraco: Classic."
