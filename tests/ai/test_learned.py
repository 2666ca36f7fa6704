"""What bots have learned ships as readable data; without it they search on with built-in values."""

import json
from collections.abc import Callable
from dataclasses import astuple, replace
from pathlib import Path
from random import Random

import pytest

from burraco_desktop import __main__ as command_line
from burraco_desktop.ai.clues import Clues
from burraco_desktop.ai.features import NAMES
from burraco_desktop.ai.learned import (
    FOLDER,
    Learned,
    learned_document,
    learned_for,
    load_learned,
)
from burraco_desktop.ai.learning import Lesson, School, Sums, conclude, learn
from burraco_desktop.ai.value import BUCKETS, Value, built_in_value
from tests.support.positions import ITALIAN, PRESETS, TABLES

ExpectLog = Callable[[str], None]
Output = pytest.CaptureFixture[str]

WRITTEN = learned_document(Learned(built_in_value(), Clues(ready=0.125)), "by hand")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_files_ship_and_say_how_they_were_made(path: Path) -> None:
    assert json.loads(path.read_text(encoding="utf-8"))["comment"].startswith("burraco learn ")
    assert load_learned(path) != Learned(built_in_value(), Clues())


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_every_table_has_learned_values(system: str, seats: int) -> None:
    assert len(learned_for(PRESETS[system], seats).value.weights) == len(BUCKETS)


def test_house_rules_use_those_of_the_system_they_come_from() -> None:
    house = replace(ITALIAN, name="my own rules")
    assert learned_for(house, 4) is learned_for(ITALIAN, 4)


def test_they_are_read_back_as_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(WRITTEN, encoding="utf-8")
    assert load_learned(path) == Learned(built_in_value(), Clues(ready=0.125))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        WRITTEN.replace('"ready"', '"steady"'),
        WRITTEN.replace('"pile_own"', '"mine"', 1),
        WRITTEN.replace("0.125", "NaN"),
        WRITTEN.replace("0.125", '"many"'),
        WRITTEN.replace('"both"', '"all"'),
    ],
)
def test_a_damaged_file_is_said_and_replaced(tmp_path: Path, expect_log: ExpectLog, text: str) -> None:
    expect_log("built-in values, since bad.json is not usable")
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert load_learned(path) == Learned(built_in_value(), Clues())


def test_a_missing_file_is_said_and_replaced(tmp_path: Path, expect_log: ExpectLog) -> None:
    expect_log("missing.json is not usable")
    assert load_learned(tmp_path / "missing.json") == Learned(built_in_value(), Clues())


def test_a_regression_finds_the_weights_again() -> None:
    source = Random(3)
    true = [source.uniform(-5, 5) for _ in NAMES]
    lesson = Lesson()
    for _ in range(3000):
        row = [source.uniform(-1, 1) for _ in NAMES]
        lesson.sums[2].count(row, sum(a * b for a, b in zip(true, row, strict=True)))
    found = conclude(lesson).value.weights[2]
    assert found == pytest.approx(true, abs=0.2)


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_parts_of_a_lesson_add_up(bot: str) -> None:
    school = School(ITALIAN, 4, "parts", bot)
    whole = learn(school, (1, 2))
    parts = learn(school, (1,))
    parts.add(learn(school, (2,)))
    assert astuple(conclude(parts).clues) == pytest.approx(astuple(conclude(whole).clues))
    for one, other in zip(parts.sums, whole.sums, strict=True):
        assert one.rows == other.rows
        assert one.targets == pytest.approx(other.targets)


def test_a_pack_that_is_cut_by_players_is_learned_from_too() -> None:
    assert sum(sums.rows for sums in learn(School(PRESETS["venezuelan"], 4, "cut", "heuristic"), (1,)).sums)


def test_clues_make_chance_tell_the_truth() -> None:
    """Cards of kind 1 were held half as often as by chance, those of kind 4 twice as often."""
    lesson = Lesson()
    lesson.seen[0b0], lesson.seen[0b1], lesson.seen[0b100] = 100.0, 40.0, 30.0
    lesson.held[0b0], lesson.held[0b1], lesson.held[0b100] = 100.0, 20.0, 60.0
    clues = conclude(lesson).clues
    assert [clues.own_meld, clues.wild] == pytest.approx([-0.693, 0.693], abs=0.01)


def test_nothing_learned_is_a_value_of_nought() -> None:
    assert conclude(Lesson()).value == Value(((0.0,) * len(NAMES),) * len(BUCKETS))
    assert Sums().rows == 0


def test_the_command_writes_a_file_with_its_own_words(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "learned.json"
    order = ["--bot", "greedy", "--deals", "3", "--workers", "1", "--out", str(out)]
    assert command_line.main(["learn", *order]) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["comment"] == " ".join(["burraco learn", *order])
    assert load_learned(out).value.weights[0][0] != 0.0
    assert "positions" in capsys.readouterr().out


def test_workers_learn_the_same(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.json"
        order = ["learn", "--bot", "random", "--deals", "2", "--workers", workers, "--out", str(out)]
        command_line.main(order)
        texts.append(json.loads(out.read_text(encoding="utf-8"))["value"])
    assert texts[0] == texts[1]


@pytest.mark.parametrize("order", [["--rules", "whist"], ["--players", "3"], ["--deals", "0"]])
def test_a_wrong_order_is_refused(order: list[str], capsys: Output) -> None:
    assert command_line.main(["learn", *order]) == 2
    assert capsys.readouterr().err.startswith("burraco learn: ")
