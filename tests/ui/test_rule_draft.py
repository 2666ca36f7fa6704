"""A rule set while it is changed: differences, usual values for what only now has a meaning, and faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from burraco_desktop.paths import resource_root
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.ui.pages.rule_draft import RuleDraft

if TYPE_CHECKING:
    from burraco_desktop.engine.options import OptionValue

PRESETS = preset_names(resource_root())


def changed(draft: RuleDraft) -> list[str]:
    return list(draft.changed)


def draft_of(name: str) -> RuleDraft:
    return RuleDraft(preset(name), preset(name))


@pytest.mark.parametrize("name", PRESETS)
def test_an_untouched_draft_is_its_preset(name: str) -> None:
    draft = draft_of(name)
    assert draft.problems == ()
    assert changed(draft) == []
    assert not draft.is_touched
    assert draft.rule_set(name) == preset(name)


def test_a_change_is_a_difference_until_it_is_taken_back() -> None:
    draft = draft_of("italian")
    draft.change("bonus_clean", 250)
    draft.change("jokers", 6)
    assert changed(draft) == ["jokers", "bonus_clean"]
    assert draft.is_touched
    draft.reset("jokers")
    assert changed(draft) == ["bonus_clean"]
    draft.reset_all()
    assert changed(draft) == []


def test_differences_are_from_the_preset_not_from_the_start() -> None:
    draft = RuleDraft(preset("italian"), preset("italian").changed({"match_target": 1005}))
    assert changed(draft) == ["match_target"]
    assert not draft.is_touched


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("italian", "team_layout", "solo_v_pair"),
        ("italian_3p", "team_layout", "individual"),
        ("buraco_open", "sets_allowed", True),
        ("italian", "pile_take_rule", "meld_top"),
        ("italian", "pile_take_rule", "meld_any"),
        ("italian", "pile_take_rule", "pair_with_top"),
        ("buraco_open", "bonus_semi_clean", 150),
        ("italian", "victory_points", "3_deals"),
    ],
)
def test_one_change_never_asks_for_a_second(name: str, option: str, value: OptionValue) -> None:
    draft = draft_of(name)
    draft.change(option, value)
    assert draft.problems == ()
    assert option in draft.changed


def test_the_options_of_three_players_are_asked_only_where_one_may_play_alone() -> None:
    draft = draft_of("italian")
    assert not draft.is_asked("three")
    assert draft.is_asked("melds")
    draft.change("team_layout", "solo_v_pair")
    assert draft.is_asked("three")


def test_faults_are_told_as_long_as_they_last() -> None:
    draft = draft_of("italian")
    draft.change("meld_closes_at", 7)
    assert {problem.entry for problem in draft.problems} == {"run_max_size", "set_max_size"}
    draft.change("run_max_size", 7)
    draft.change("set_max_size", 7)
    assert draft.problems == ()
