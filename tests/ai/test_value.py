"""What a position is worth: counted where the deal is over, told from features where it goes on."""

from dataclasses import replace

import pytest

from burraco_desktop.ai.features import NAMES, SIDE_FEATURES, bucket, describe, stage
from burraco_desktop.ai.stakes import MATCH, Stakes, stakes_of
from burraco_desktop.ai.value import BUCKETS, built_in_value, lead
from burraco_desktop.engine import play
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.scoring import deal_points, deal_scores
from burraco_desktop.engine.state import State
from tests.support.positions import ITALIAN, PRESETS, TABLES, position
from tests.support.random_play import new_deal, random_play

RUN = "6c 7c 8c 9c 10c Jc Qc"


def closed() -> State:
    """A deal that side 0 has just closed."""
    state = position(f"hand 0: 4h\nmelds 0: {RUN}\ntaken: 0 1\nhand 1: Kd\nhand 2: 3c\nhand 3: 4d")
    play.apply(state, parse_action("discard 4h"))
    return state


def named(state: State, side: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, describe(state, side), strict=True))


def test_a_finished_deal_counts_what_it_scored() -> None:
    state = closed()
    own = 60 + 200 + 100 - 5
    assert lead(state, 0) == own - (-10 - 5)
    assert built_in_value().of(state, 0) == lead(state, 0)


def test_the_pair_against_a_solo_player_counts_halves() -> None:
    state = position(
        "end: closed 1\nsides: 0 1 0\nhand 0: -\nhand 1: -\nhand 2: -\ntaken: 0 1 -1\n"
        f"melds 0: {RUN} / Kd Kh Ks\nmelds 1: 3h 4h 5h",
        PRESETS["italian_3p"],
        3,
    )
    solo, half = lead(state, 1), lead(state, 0)
    points = deal_points(state)
    assert points[0] == points[2]
    assert deal_scores(state)[0].total > points[0]
    assert solo == points[1] - points[0]
    assert half == (points[0] - points[1]) / 2


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_every_position_has_all_features(system: str, seats: int) -> None:
    state = new_deal(PRESETS[system], seats, 4)
    value = built_in_value()
    for action in random_play(state, 4, 0.8):
        for side in set(state.side_of):
            assert len(describe(state, side)) == len(NAMES)
            assert isinstance(value.of(state, side), float)
        play.advance(state, action)


def test_two_sides_see_the_opposite() -> None:
    state = position(f"hand 0: 4h 5s\nmelds 0: {RUN}\nmelds 1: 4d 4s 4c\nhand 1: 3c 4d 9d Kd")
    mine, theirs = describe(state, 0), describe(state, 1)
    count = 2 * len(SIDE_FEATURES)
    assert mine[:count] == [-number for number in theirs[:count]]


def test_features_tell_what_lies_and_what_is_held() -> None:
    state = position(
        "hand 0: 5c JK 9d 10d Jd 9s\nhand 2: -\nmelds 0: 6c 7c 8c\nmelds 1: 4d 4s 4c JB\nhand 1: -\nhand 3: -"
    )
    found = named(state)
    assert (found["clean_3"], found["dirty_4"], found["points"]) == (1.0, -1.0, 20 - 45)
    assert (found["hand_cards"], found["wilds"], found["fits"], found["pairs"]) == (6.0, 1.0, 1.0, 1.0)
    assert (found["ready"], found["links"]) == (1.0, 2.5)


def test_the_bucket_tells_who_had_a_reserve() -> None:
    for taken, name in (("-1 -1", "neither"), ("0 -1", "own"), ("-1 1", "theirs"), ("0 1", "both")):
        assert BUCKETS[bucket(position(f"taken: {taken}"), 0)] == name


def test_a_deal_grows_old_with_its_stock() -> None:
    young, old = new_deal(ITALIAN, 4, 1), position("stock: 3c 4d")
    assert stage(young) < 0.2
    assert stage(old) > 0.9


def test_far_from_the_target_points_are_all_that_counts() -> None:
    state = closed()
    assert stakes_of(state) == Stakes(counts=False)
    assert Stakes(counts=False).worth(state, 0, 120.0) == 120.0


def test_near_the_target_winning_the_match_counts() -> None:
    state = closed()
    state.totals = (1900, 1990)
    assert stakes_of(state) == Stakes(counts=True)
    assert Stakes(counts=True).worth(state, 0, 360.0) == 360.0 + MATCH
    assert Stakes(counts=True).worth(state, 1, -360.0) == -360.0 - MATCH


def test_a_deal_that_loses_the_match_is_worse_than_its_points() -> None:
    state = position(f"hand 0: 4h 5s\nmelds 1: {RUN}\nhand 1: 3c")
    state.totals = (500, 1900)
    stakes = Stakes(counts=True)
    assert stakes.worth(state, 0, -200.0) < -200.0 - 0.5 * MATCH
    state.totals = (1900, 500)
    assert stakes.worth(state, 0, 200.0) > 200.0


def test_the_last_of_a_fixed_number_of_deals_decides() -> None:
    rules = ITALIAN.changed({"match_deals": 3})
    state = position("hand 0: 4h 5s", rules)
    assert not stakes_of(state).counts
    state.deal = 3
    assert stakes_of(state).counts
    assert replace(Stakes(counts=True)).worth(state, 0, 100.0) > 100.0
