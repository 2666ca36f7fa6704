"""Weights are tuned by playing against their mirror image, and the file says by what command."""

from dataclasses import replace
from pathlib import Path

import pytest

from burraco_desktop import arena
from burraco_desktop.ai.weights import Weights, load_weights
from burraco_desktop.tuning import FACTORS, FIXED, Table, compare, moved_names, shifted, verdict
from tests.support.positions import PRESETS

UP = dict.fromkeys(moved_names(), 1)


def test_weights_play_even_against_themselves() -> None:
    table = Table(PRESETS["italian"], 4, "even")
    assert compare(table, Weights(), Weights(), 0, 2) == [0.0, 0.0]


@pytest.mark.parametrize(("system", "players"), [("italian_3p", 3), ("venezuelan", 2)])
def test_better_weights_come_out_above(system: str, players: int) -> None:
    """A player that always takes the pile, and never goes for a canasta, loses."""
    worse = replace(Weights(), draw=-500.0, clean_5=0.0, clean_6=0.0, dirty_5=0.0, dirty_6=0.0)
    found = compare(Table(PRESETS[system], players, "better"), Weights(), worse, 0, 4)
    assert sum(found) > 0


def test_all_weights_move_but_those_without_effect() -> None:
    moved = shifted(Weights(), UP, 0.2)
    changed = {name for name in Weights.__slots__ if getattr(moved, name) != getattr(Weights(), name)}
    assert changed == set(Weights.__slots__) - FIXED


def test_factors_stay_factors() -> None:
    for by in (-50.0, 50.0):
        moved = shifted(Weights(), UP, by)
        assert all(0.0 <= getattr(moved, name) <= 2.0 for name in FACTORS)
        assert moved.fade_turns >= 1.0


def test_the_file_of_weights_tells_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.json"
    command = ["tune", "--players", "2", "--rounds", "1", "--pairs", "2", "--proof", "2", "--out", str(out)]
    assert arena.main(command) == 0
    assert load_weights(out) != Weights()
    assert "burraco arena tune --players 2 --rounds 1" in out.read_text(encoding="utf-8")
    assert "points a deal in 2 pairs" in capsys.readouterr().out


def test_a_verdict_names_mean_and_error() -> None:
    assert verdict([1.0, 3.0]) == "+2.0 +- 1.0 points a deal in 2 pairs"
