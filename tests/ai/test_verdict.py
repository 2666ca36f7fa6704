"""What a number of pairs proves, and how surely."""

from random import Random

import pytest

from burraco_desktop.ai.verdict import chance, matches, sequential_chance, standard_error
from tests.support.positions import ITALIAN


def test_an_even_spread_proves_nothing() -> None:
    assert standard_error([100.0, -100.0]) == pytest.approx(100.0)
    assert chance([100.0, -100.0]) == 1.0
    assert sequential_chance([100.0, -100.0] * 20) == 1.0


def test_two_standard_errors_are_one_in_twenty_two() -> None:
    differences = [0.0, 2.0] * 8  # the mean is 1, the standard error about a quarter
    scale = 1.0 / standard_error(differences)
    assert chance([x * scale for x in differences]) == pytest.approx(chance(differences))
    assert chance([1.0 + 5.57 * sign for sign in (1, -1)] * 63) == pytest.approx(0.0455, abs=0.001)


def test_no_spread_at_all_is_certain() -> None:
    assert chance([5.0, 5.0]) == 0.0
    assert chance([0.0, 0.0]) == 1.0
    assert chance([]) == 1.0
    assert sequential_chance([5.0] * 12) == 0.0


def test_looking_after_each_pair_rarely_finds_what_is_not_there() -> None:
    """Of 200 contests between equals, looked at 190 times each, at most about 2 seem decided at p = 0.01."""
    source = Random(4)
    wrong = 0
    for _ in range(200):
        found = [source.gauss(0.0, 220.0) for _ in range(200)]
        wrong += any(sequential_chance(found[:count]) <= 0.01 for count in range(10, 201, 5))
    assert wrong <= 5


def test_looking_after_each_pair_finds_what_is_there() -> None:
    source = Random(5)
    found = [source.gauss(100.0, 220.0) for _ in range(200)]
    assert sequential_chance(found) < 0.001
    assert sequential_chance(found[:9]) == 1.0


def test_deals_are_strung_together_to_matches() -> None:
    deals = [(1500.0, 100.0), (600.0, 0.0), (0.0, 900.0), (0.0, 1200.0), (500.0, 0.0)]
    assert matches(ITALIAN, deals) == (1, 1)
