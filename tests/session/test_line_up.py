"""The players of a new match: each at the level asked for, whoever will be the partner."""

import random

import pytest

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.line_up import Levels, line_up, partners
from burraco_desktop.session.match import Match
from burraco_desktop.session.rulebook import preset
from tests.session.documents import assert_same, document_of, loaded
from tests.session.playing import play_deals

NAMES = ("Ada", "Bruno", "Chiara", "Dino", "Elsa", "Furio")
SEEDS = tuple(map(str, range(12)))


TWO_TEAMS = preset("venezuelan").changed({"team_layout": "two_teams_of_three", "player_counts": (2, 6)})


def rules_of(system: str) -> RuleSet:
    return TWO_TEAMS if system == "two teams" else preset(system)


def match_of(system: str, seats: int, levels: Levels, seed: str) -> Match:
    rules = rules_of(system)
    return Match.new(rules, line_up(rules, NAMES[:seats], seed, levels), seed)


@pytest.mark.parametrize(
    ("system", "seats", "side"),
    [
        ("italian", 4, {2}),
        ("italian_6p", 6, {3}),
        ("venezuelan", 4, {2}),
        ("venezuelan", 6, {3}),
        ("two teams", 6, {2, 4}),
        ("italian", 2, set()),
        ("italian_3p", 3, set()),
    ],
)
def test_the_partner_has_his_own_level_and_all_others_theirs(system: str, seats: int, side: set[int]) -> None:
    assert partners(rules_of(system), seats) == len(side)
    for seed in SEEDS:
        match = match_of(system, seats, Levels("beginner", "master"), seed)
        found = [player.level for player in match.players]
        assert found == ["", *("master" if seat in side else "beginner" for seat in range(1, seats))]
        assert match.players[0].is_human


def test_the_partner_is_not_always_the_same_person() -> None:
    names = {match_of("italian", 4, Levels("club"), seed).players[2].name for seed in SEEDS}
    assert len(names) > 1


def test_a_partner_without_a_level_of_his_own_plays_as_the_opponents_do() -> None:
    match = match_of("italian", 4, Levels("casual"), "1")
    assert [player.level for player in match.players] == ["", "casual", "casual", "casual"]


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_match_played_at_two_levels_comes_back_as_it_was(seed: str) -> None:
    match = match_of("italian", 4, Levels("beginner", "master"), seed)
    play_deals(match, 1, random.Random(1))
    match.start_deal()
    twin = loaded(document_of(match))
    assert [player.level for player in twin.players] == ["", "beginner", "master", "beginner"]
    assert_same(match, twin)
