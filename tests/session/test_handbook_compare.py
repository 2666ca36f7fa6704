"""The table of the systems: every preset has its column, and what sets them apart its row."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.rules import RuleSet, RuleSetError, group_of
from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import render
from burraco_desktop.session.handbook_facts import preset_rules, systems
from tests.support.handbook_pages import PRESETS, changed
from tests.support.house_rules import KINDS

if TYPE_CHECKING:
    from burraco_desktop.engine.options import OptionValue


def test_the_comparison_has_a_column_for_every_preset() -> None:
    table = handbook.compare()
    assert [rules.name for rules in table.columns] == list(systems())
    assert all(row.differs for row in table.rows)
    assert {name for part in ("systems", "italian") for name in _names(part)} == set(systems())


def _names(part: str) -> list[str]:
    return [rules.name for rules in handbook.compare().part(part).columns]


@pytest.mark.parametrize("one", range(len(PRESETS)))
def test_any_two_systems_differ_in_a_row(one: int) -> None:
    table = handbook.compare()
    for other in range(one):
        assert any(row.cells[one] != row.cells[other] for row in table.rows)


def test_what_separates_the_systems_has_a_row() -> None:
    silent = []
    for name in KINDS:
        group = group_of(name)
        assert group is not None
        values = {getattr(getattr(rules, group), name) for rules in PRESETS}
        if len(values) > 1 and not any(_shows(name, value, base) for base in PRESETS for value in values):
            silent.append(name)
    assert silent == UNCOMPARED


# Their values differ only where one of them does not matter.
UNCOMPARED = [
    "team_layout",
    "reserve_size",
    "pickup_justify_with",
    "pickup_pair_may_use_wild",
    "reserve_penalty_if_unavailable",
    "semi_clean_test",
    "three_reserves",
    "three_solo",
    "three_phase2_at",
    "three_phase2_reserves",
    "three_pair_split",
]


def _shows(name: str, value: OptionValue, base: RuleSet) -> bool:
    try:
        rules = base.changed({name: value})
    except RuleSetError:
        return False
    if rules == base:
        return False
    table = handbook.compare("en", rules)
    mine, its = table.columns.index(rules), table.columns.index(base)
    return any(row.cells[mine] != row.cells[its] for row in table.rows)


def test_house_rules_get_a_column_of_their_own_and_are_marked() -> None:
    rules = changed("buraco_open", bonus_clean=230)
    table = handbook.compare("en", rules)
    assert table.columns[table.played] == rules
    assert next(row for row in table.rows if row.key == "clean").cells[table.played] == "230"
    page = next(section for section in render(rules) if section.anchor == "systems").html
    assert page.count("Your table") == 2
    marked = next(
        section for section in render(preset_rules("venezuelan")) if section.anchor == "systems"
    ).html
    assert re.search(r'<th class="played"[^>]*>Vene', marked)


def test_equal_neighbours_share_a_cell() -> None:
    row = next(row for row in handbook.compare().part("systems").rows if row.key == "cards")
    assert row.spans == [("108", 0, 1), ("104", 1, 1), ("108", 2, 2), ("220", 4, 1)]
