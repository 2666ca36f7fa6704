"""Weights are readable data that ships with the program; without it the bots play on with built-in ones."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.heuristic import HeuristicBot
from burraco_desktop.ai.weights import FOLDER, Weights, load_weights, weights_document, weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN
from tests.support.random_play import new_deal

ExpectLog = Callable[[str], None]

WRITTEN = weights_document(Weights(wild=22.5), "by hand")


def test_the_italian_weights_ship_and_say_how_they_were_made() -> None:
    document = json.loads((FOLDER / "italian.json").read_text(encoding="utf-8"))
    assert len(document["comment"]) > 10
    assert isinstance(weights_for("italian"), Weights)


def test_a_rule_set_without_weights_of_its_own_is_played_with_the_italian_ones() -> None:
    assert weights_for("my own rules") == weights_for("italian")


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


def test_the_bot_plays_on_without_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("built-in weights")
    monkeypatch.setattr("burraco_desktop.ai.weights.FOLDER", tmp_path)
    weights_for.cache_clear()
    state = new_deal(ITALIAN, 4, 2)
    bot = make_bot("heuristic")
    for _ in range(20):
        play.apply(state, bot.choose(view_for(state, state.seat), 1))
    assert bot.fallbacks == 0
    weights_for.cache_clear()


def test_weights_change_the_play() -> None:
    state = new_deal(ITALIAN, 4, 2)
    view = view_for(state, state.seat)
    choices = {HeuristicBot(Weights(draw=draw)).choose(view, 1) for draw in (-500.0, 500.0)}
    assert len(choices) == 2
