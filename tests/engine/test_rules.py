"""Rule sets: what a file must say, what may be said, and how a faulty one is answered."""

import copy
from dataclasses import fields
from typing import Any

import pytest

from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rules import GROUPS, Fault, RuleSetError, group_of, rule_set
from tests.support.positions import ITALIAN, PRESETS, italian, system

Data = dict[str, Any]
Changes = dict[str, OptionValue]

NOT_PLAYABLE: list[tuple[str, OptionValue]] = [
    ("join_or_split_melds", True),
    ("wild_may_return_to_hand", True),
]


def data() -> Data:
    return copy.deepcopy(ITALIAN.as_dict())


def complaint(content: Data) -> tuple[RuleSetError, str]:
    with pytest.raises(RuleSetError) as caught:
        rule_set(content)
    return caught.value, str(caught.value)


def test_a_rule_set_comes_back_from_its_own_form() -> None:
    assert rule_set(ITALIAN.as_dict()) == ITALIAN
    assert hash(rule_set(ITALIAN.as_dict())) == hash(ITALIAN)


@pytest.mark.parametrize(("name", "value"), NOT_PLAYABLE, ids=str)
def test_what_cannot_be_played_yet_is_refused_by_name(name: str, value: OptionValue) -> None:
    with pytest.raises(RuleSetError, match=rf"not playable yet: {name} = .* \(so far only .+\)") as caught:
        italian(**{name: value})
    assert [(problem.fault, problem.entry) for problem in caught.value.problems] == [
        (Fault.NOT_PLAYABLE_YET, name)
    ]


def test_every_option_that_is_limited_for_now_is_in_the_list_above() -> None:
    limited = {
        entry.name for shape in GROUPS.values() for entry in fields(shape) if entry.metadata["kind"].playable
    }
    assert limited == {name for name, _ in NOT_PLAYABLE}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("decks", 1, "a number from 2 to 4"),
        ("decks", "two", "a number from 2 to 4"),
        ("decks", 2.0, "a number from 2 to 4"),
        ("jokers", True, "a number from 0 to 12"),
        ("jokers", None, "a number from 0 to 12"),
        ("upcard_at_start", 1, "true or false"),
        ("play_direction", "left", '"cw" or "ccw"'),
        ("play_direction", ["cw"], '"cw" or "ccw"'),
        ("reserve_size", "half", '"hand" or a number from 5 to 18'),
        ("reserve_size", 4, '"hand" or a number from 5 to 18'),
        ("stalemate_rounds", 0, "a number from 1 to 20 or null"),
        ("player_counts", [], "a list of a number from 2 to 6"),
        ("player_counts", [4, "2"], "a list of a number from 2 to 6"),
        ("player_counts", [[4]], "a list of a number from 2 to 6"),
        ("player_counts", 4, "a list of a number from 2 to 6"),
        ("set_ranks", ["A", "2"], '"all" or a list of "A" or "3"'),
        ("set_ranks", {"A": 1}, '"all" or a list of "A" or "3"'),
        ("canasta_size", 6, "(7)"),
        ("max_wilds_per_meld", 2, "(1)"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: object, allowed: str) -> None:
    content = data()
    content[str(group_of(name))][name] = value
    error, text = complaint(content)
    assert error.problems[0].fault == Fault.VALUE_NOT_ALLOWED
    assert f"value not allowed: {name} = {value!r}" in text
    assert allowed in text


def test_an_unknown_group_is_named_with_the_known_ones() -> None:
    error, text = complaint(data() | {"dealing": {}})
    assert error.problems[0].fault == Fault.UNKNOWN_GROUP
    assert "unknown group: dealing (deck, points, melds," in text


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    content = data()
    content["end"]["rounds"] = 3
    error, text = complaint(content)
    assert error.problems[0].fault == Fault.UNKNOWN_OPTION
    assert "rounds (one of stock_dead_cards, stock_end_timing, stalemate_rounds)" in text


def test_a_missing_option_is_named_with_what_is_allowed() -> None:
    content = data()
    del content["deck"]["jokers"]
    error, text = complaint(content)
    assert error.problems[0].fault == Fault.MISSING_OPTION
    assert "missing option: jokers (a number from 0 to 12)" in text


@pytest.mark.parametrize("value", [None, 3, []])
def test_a_missing_group_is_named(value: object) -> None:
    content = data() | {"end": value}
    if value is None:
        del content["end"]
    error, text = complaint(content)
    assert error.problems[0].fault == Fault.MISSING_GROUP
    assert "missing group: end" in text


@pytest.mark.parametrize("name", [None, "", 7])
def test_a_rule_set_needs_a_name(name: object) -> None:
    error, text = complaint(data() | {"name": name})
    assert error.problems[0].fault == Fault.NO_NAME
    assert "no name: name (a text)" in text


def test_the_words_of_a_system_are_kept_and_default_to_the_italian_ones() -> None:
    brazilian = rule_set(data() | {"words": "brazilian"})
    assert rule_set(brazilian.as_dict()).words == brazilian.changed({"jokers": 0}).words == "brazilian"
    unsaid = data()
    del unsaid["words"]
    assert rule_set(unsaid).words == "italian"


@pytest.mark.parametrize("words", [None, "", 7, [], "latin"])
def test_other_words_are_refused_with_what_is_allowed(words: object) -> None:
    error, text = complaint(data() | {"words": words})
    assert error.problems[0].fault == Fault.VALUE_NOT_ALLOWED
    assert "words = " in text
    assert '("italian" or "brazilian" or "venezuelan")' in text


def test_all_faults_are_told_at_once() -> None:
    content = data()
    content["deck"] |= {"decks": 9, "hand_size": 100}
    del content["points"]["points_two"]
    error, _ = complaint(content)
    assert [problem.entry for problem in error.problems] == ["decks", "hand_size", "points_two"]


THREE: Changes = {
    "three_reserves": (18, 11),
    "three_solo": True,
    "three_phase2_at": 1000,
    "three_phase2_reserves": (11, 11, 11),
    "three_pair_split": "half_ceil",
}


@pytest.mark.parametrize(
    ("preset", "changes", "found"),
    [
        (
            "italian",
            {"hand_size": 15, "reserve_size": 18, "stock_dead_cards": 10, "jokers": 0},
            "hand_size = 15 (107 of 104 cards dealt to 4 players)",
        ),
        (
            "italian",
            {"hand_size": 15, "reserve_size": 15, "team_layout": "individual"},
            "hand_size = 15 (123 of 108 cards dealt to 4 players)",
        ),
        ("italian", {"player_counts": (4, 3)}, "team_layout = facing_pairs (player_counts has 3)"),
        (
            "italian",
            {"team_layout": "two_teams_of_three"},
            "team_layout = two_teams_of_three (player_counts has 4)",
        ),
        ("italian", {"team_layout": "solo_v_pair"}, "team_layout = solo_v_pair (player_counts has 2)"),
        ("italian", {"three_solo": True}, "three_solo = True (team_layout is facing_pairs)"),
        ("italian_3p", {"three_phase2_at": None}, "three_phase2_at = None (team_layout is solo_v_pair)"),
        ("italian_3p", {"three_reserves": (18,)}, "three_reserves = (18,) (it takes 2 sizes)"),
        (
            "italian_3p",
            {"three_phase2_reserves": (5, 5)},
            "three_phase2_reserves = (5, 5) (it takes 3 sizes)",
        ),
        (
            "italian_3p",
            {"three_phase2_reserves": (22, 22, 22), "hand_size": 15},
            "hand_size = 15 (114 of 108 cards dealt to 3 players)",
        ),
        ("italian", {"set_max_size": None}, "set_max_size = None (sets_allowed is true)"),
        ("italian", {"run_ranks": "A34..KA"}, "two_natural_in_runs = True (run_ranks leaves the 2 out)"),
        ("venezuelan", {"run_max_size": 8}, "run_max_size = 8 (meld_closes_at is 7)"),
        ("venezuelan", {"set_max_size": 8}, "set_max_size = 8 (meld_closes_at is 7)"),
        (
            "italian",
            {"pile_take_rule": "meld_top", "pickup_justify_with": "hand"},
            "pickup_may_extend_meld = None (pile_take_rule is meld_top)",
        ),
        (
            "italian",
            {"pile_take_rule": "meld_any", "pickup_may_extend_meld": True},
            "pickup_justify_with = None (pile_take_rule is meld_any)",
        ),
        (
            "venezuelan",
            {"pickup_pair_may_use_wild": None},
            "pickup_pair_may_use_wild = None (pile_take_rule is pair_with_top)",
        ),
        (
            "italian_international",
            {"pickup_justify_with": "hand_and_table"},
            "pickup_justify_with = hand_and_table (pile_take_rule is meld_any)",
        ),
        (
            "venezuelan",
            {"pickup_may_extend_meld": True},
            "pickup_may_extend_meld = True (pickup_justify_with is hand)",
        ),
        (
            "italian",
            {"reserve_direct": False, "reserve_on_discard": False},
            "reserve_direct = False (reserve_on_discard is false too)",
        ),
        (
            "italian",
            {"bonus_semi_clean": 150, "semi_clean_test": None},
            "semi_clean_test = None (bonus_semi_clean is set)",
        ),
        ("italian", {"victory_points": "4_deals"}, "victory_points = 4_deals (match_deals is null)"),
        ("italian_tournament", {"match_deals": 3}, "victory_points = 4_deals (match_deals is 3)"),
        (
            "italian_6p",
            {"victory_points": "4_deals", "match_deals": 4},
            "victory_points = 4_deals (6 players are 3 sides)",
        ),
    ],
)
def test_contradictions_are_refused_with_what_stands_against(
    preset: str, changes: Changes, found: str
) -> None:
    with pytest.raises(RuleSetError) as caught:
        system(preset, **changes)
    assert [str(problem) for problem in caught.value.problems] == [f"contradiction: {found}"]


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("venezuelan", {"pickup_may_extend_meld": True, "pickup_justify_with": "hand_and_table"}),
        ("italian", {"player_counts": (6,), "team_layout": "two_teams_of_three"}),
        ("italian", {"player_counts": (2, 3), "team_layout": "individual"}),
        ("italian_tournament", {"match_deals": 3, "victory_points": "3_deals"}),
        ("italian", {"pile_visible": "top"}),
        ("italian", {"cut_bonus_mode": "interactive", "cut_bonus_points": 50}),
        ("italian_3p", {"three_solo": False}),
        ("italian", {"player_counts": (3,), "team_layout": "solo_v_pair", **THREE}),
    ],
)
def test_what_goes_together_is_accepted(preset: str, changes: Changes) -> None:
    assert system(preset, **changes).name == preset


def test_a_change_of_an_unknown_option_is_refused() -> None:
    with pytest.raises(RuleSetError, match="unknown option: luck = 7"):
        italian(luck=7)


def test_a_change_leaves_the_original_alone() -> None:
    assert italian(match_target=505).match.match_target == 505
    assert ITALIAN.match.match_target == 2000


def test_a_reserve_may_be_as_large_as_a_hand() -> None:
    assert italian(reserve_size="hand", hand_size=13).reserve_size == 13
    assert ITALIAN.reserve_size == 11


def test_options_are_found_by_their_group() -> None:
    assert group_of("jokers") == "deck"
    assert group_of("victory_points") == "match"
    assert group_of("nothing") is None


def test_no_option_has_two_groups() -> None:
    names = [entry.name for shape in GROUPS.values() for entry in fields(shape)]
    assert len(set(names)) == len(names)


def test_every_playable_value_is_an_allowed_one() -> None:
    for shape in GROUPS.values():
        for entry in fields(shape):
            kind: Kind = entry.metadata["kind"]
            assert all(kind.allows(value) for value in kind.playable), entry.name


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_back_from_its_own_form(preset: str) -> None:
    assert rule_set(PRESETS[preset].as_dict()) == PRESETS[preset]
    assert PRESETS[preset].name == preset


def test_sides_and_reserves_follow_from_the_layout() -> None:
    rules = system("italian", player_counts=(2, 6), team_layout="two_teams_of_three")
    assert [rules.sides(seats) for seats in (2, 6)] == [2, 2]
    assert PRESETS["italian_6p"].reserve_sizes(6, (0, 0, 0)) == (11, 11, 11)
    three = PRESETS["italian_3p"]
    assert three.reserve_sizes(3, (995, 0, 0)) == (18, 11)
    assert three.reserve_sizes(3, (0, 1000, 0)) == (11, 11, 11)
    assert system("italian_3p", three_solo=False).reserve_sizes(3, (0, 0, 0)) == (11, 11, 11)
