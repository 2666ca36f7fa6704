"""Weights are readable data that ships with the program; without it the bots play on with built-in ones."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.heuristic import HeuristicBot
from burraco_desktop.ai.weights import (
    FOLDER,
    Weights,
    base_of,
    load_weights,
    weight_names,
    weights_document,
    weights_for,
)
from burraco_desktop.engine import play
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, PRESETS
from tests.support.random_play import new_deal

ExpectLog = Callable[[str], None]

WRITTEN = weights_document(Weights(wild=22.5), "by hand")


@pytest.mark.parametrize("name", weight_names())
def test_weights_ship_and_say_how_they_were_made(name: str) -> None:
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert len(document["comment"]) > 10
    assert weights_for(PRESETS[name]) == load_weights(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_weights_or_is_near_to_one_that_has(name: str) -> None:
    assert name in weight_names() or base_of(PRESETS[name]) in weight_names()


@pytest.mark.parametrize("name", ["italian", "buraco_open", "buraco_closed", "buraco_stbl", "venezuelan"])
def test_house_rules_play_with_the_weights_of_the_system_they_come_from(name: str) -> None:
    house = replace(PRESETS[name], name="my own rules")
    assert base_of(house) == name
    assert weights_for(house) == weights_for(PRESETS[name])


def test_sets_of_few_ranks_are_played_like_none() -> None:
    assert base_of(ITALIAN.changed({"set_ranks": ("A", "3")})) == "buraco_open"
    assert base_of(ITALIAN.changed({"set_ranks": ("A", "3", "4", "5", "6", "7", "8")})) == "italian"


@pytest.mark.parametrize("name", ["../italian", "italian.json", "ITALIAN", "", "/etc/passwd"])
def test_the_name_of_a_rule_set_leads_to_no_other_file(name: str) -> None:
    assert weights_for(replace(ITALIAN, name=name)) == weights_for(ITALIAN)


def test_weights_are_read_back_as_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    weights = Weights(wild=33.0)
    path.write_text(weights_document(weights, "by hand"), encoding="utf-8")
    assert load_weights(path) == weights


@pytest.mark.parametrize(
    "content",
    [
        None,
        "",
        "{",
        "[]",
        '{"weights": 7}',
        '{"weights": {"wild": 20.0}}',
        WRITTEN.replace('"wild": 22.5', '"wild": "many"'),
        WRITTEN.replace('"wild": 22.5', '"wild": null'),
        WRITTEN.replace('"wild": 22.5', '"wild": NaN'),
        WRITTEN.replace('"wild": 22.5', '"joker": 22.0'),
        "\x00" * 50,
    ],
    ids=["missing", "empty", "cut", "list", "number", "partial", "word", "null", "nan", "unknown", "zeros"],
)
def test_a_missing_or_damaged_file_falls_back_with_a_warning(
    tmp_path: Path, expect_log: ExpectLog, content: str | None
) -> None:
    expect_log("built-in weights")
    path = tmp_path / "italian.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert load_weights(path) == Weights()


def test_the_bot_plays_on_without_its_file_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("built-in weights")
    monkeypatch.setattr("burraco_desktop.ai.weights.FOLDER", tmp_path)
    state = new_deal(ITALIAN, 4, 2)
    bot = make_bot("heuristic")
    for _ in range(20):
        play.apply(state, bot.choose(view_for(state, state.seat), 1))
    assert bot.fallbacks == 0


def test_weights_change_the_play() -> None:
    state = new_deal(ITALIAN, 4, 2)
    view = view_for(state, state.seat)
    choices = {HeuristicBot(Weights(draw=draw)).choose(view, 1) for draw in (-500.0, 500.0)}
    assert len(choices) == 2
