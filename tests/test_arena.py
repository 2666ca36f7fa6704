"""The arena plays pairs of deals, counts what happened, and says by its exit status whether all went well."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest
from distributed import Client, LocalCluster

from burraco_desktop.ai import contest, manners
from burraco_desktop.ai.bot import CheckedBot
from burraco_desktop.ai.contest import Contest, Result
from burraco_desktop.arena import main, run_arena
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DrawStock
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.scoring import deal_points
from burraco_desktop.engine.view import PlayerView
from tests.support.positions import ITALIAN, PRESETS, RULESETS

ExpectLog = Callable[[str], None]
Output = pytest.CaptureFixture[str]

SMALL = Contest(ITALIAN, 4, ("greedy", "random"), "7", 3)


class Stubborn:
    """Always asks for a card from the stock."""

    def choose(self, view: PlayerView, seed: int) -> Action:
        del view, seed
        return DrawStock()


def without_times(result: Result) -> Result:
    """What two runs of one contest must agree in."""
    for line_up in result.line_ups:
        line_up.seconds = line_up.slowest = 0.0
    return replace(result, seconds=0.0)


def test_a_contest_repeats_itself() -> None:
    assert without_times(run_arena(SMALL)) == without_times(run_arena(SMALL))


def test_workers_find_the_same() -> None:
    with ThreadPoolExecutor(2) as executor:
        spread = run_arena(replace(SMALL, pairs=7), executor)
    assert without_times(spread) == without_times(run_arena(replace(SMALL, pairs=7)))


def test_both_sides_get_the_same_cards() -> None:
    """A bot against itself wins each pair by nothing, since it does the same with the same cards."""
    result = run_arena(replace(SMALL, names=("greedy", "greedy")))
    assert set(result.differences) == {0.0}


@pytest.mark.parametrize("players", [2, 4])
def test_every_deal_of_the_arena_ends_and_is_counted(players: int) -> None:
    seen: list[int] = []
    result = run_arena(
        replace(SMALL, players=players, pairs=6), progress=lambda part: seen.append(part.deals)
    )
    assert result.deals == sum(result.ends.values()) == 12
    assert seen == list(range(2, 13, 2))
    assert sum(line_up.seats for line_up in result.line_ups) == 12 * players
    assert all(line_up.actions > 0 for line_up in result.line_ups)
    assert result.is_sound


@pytest.mark.parametrize(("system", "players"), [("italian_3p", 3), ("italian_6p", 6)])
def test_of_three_sides_each_is_line_up_a_once(system: str, players: int) -> None:
    result = run_arena(Contest(PRESETS[system], players, ("greedy", "random"), "7", 2))
    assert result.deals == 6
    assert [line_up.seats for line_up in result.line_ups] == [2 * players, 4 * players]
    assert fmean(result.differences) > 0
    assert result.is_sound


def test_line_ups_stay_with_their_players_where_sides_change() -> None:
    """The same bots on equal cards differ by nothing in the mean of the turns, pair or no pair."""
    result = run_arena(Contest(PRESETS["italian_3p"], 3, ("greedy", "greedy"), "7", 4))
    assert set(result.differences) == {0.0}


def test_a_deal_that_raises_is_reported_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_once(*_: object) -> bool:
        monkeypatch.undo()
        raise ZeroDivisionError("in the middle")

    monkeypatch.setattr(manners, "feeds_needlessly", fail_once)
    result = run_arena(SMALL)
    assert len(result.errors) == 1
    assert "ZeroDivisionError: in the middle" in result.errors[0]
    assert len(result.differences) == 2
    assert not result.is_sound


def test_fallbacks_fail_the_run(
    monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog, capsys: Output
) -> None:
    expect_log("was replaced for a move")
    monkeypatch.setattr(contest, "make_bot", lambda name: CheckedBot(Stubborn(), name))
    assert main(["--pairs", "1", "--workers", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["fallbacks"] == sum(found["line_ups"][letter]["fallbacks"] for letter in "ab") > 0


def test_the_command_prints_a_report(capsys: Output) -> None:
    assert main(["--a", "greedy", "--b", "random", "--deals", "3", "--workers", "1", "--seed", "5"]) == 0
    report = capsys.readouterr().out
    assert "deals: 4" in report
    assert "fallbacks: 0, exceptions: 0" in report
    assert "(2 pairs)" in report


def test_the_command_spreads_its_work_over_processes(capsys: Output) -> None:
    assert main(["--a", "greedy", "--b", "random", "--pairs", "6", "--workers", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["deals"], found["unfinished"], found["workers"]) == (12, 0, 2)
    assert found["mean"] > 300


def test_a_rule_set_may_come_from_a_file(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "mine.json"
    text = (RULESETS / "italian.json").read_text(encoding="utf-8")
    path.write_text(text.replace('"name": "italian"', '"name": "mine"'), encoding="utf-8")
    assert main(["--rules", str(path), "--b", "random", "--pairs", "1", "--workers", "1"]) == 0
    assert capsys.readouterr().out.startswith("mine, 4 players")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rules", "whist"], "no such rule set"),
        (["--rules", "missing.json"], "missing.json"),
        (["--players", "3"], "(2, 4)"),
        (["--pairs", "0"], "nothing to play"),
    ],
)
def test_a_wrong_order_is_refused_with_a_reason(arguments: list[str], words: str, capsys: Output) -> None:
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


def test_progress_is_shown_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    order = ["--a", "greedy", "--b", "random", "--pairs", "1", "--workers", "1"]
    main(order)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    main(order)
    assert "1/1" in capsys.readouterr().err


def test_without_the_library_for_it_there_is_no_bar(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert main(["--a", "greedy", "--b", "random", "--pairs", "1", "--workers", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_the_object_printed_has_all_that_a_bench_asks_for(capsys: Output) -> None:
    main(["--a", "greedy", "--b", "random", "--pairs", "12", "--workers", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert (found["pairs"], found["fallbacks"], found["unfinished"]) == (12, 0, 0)
    assert found["mean"] > 2 * found["se"] > 0
    assert found["p"] < 0.001
    assert found["deals_won_a"] + found["deals_won_b"] <= 24
    assert found["matches_won_a"] > found["matches_won_b"] == 0
    assert 0 < found["mean_turn_s"] < found["max_turn_s"]


def test_it_stops_when_chance_is_ruled_out(capsys: Output) -> None:
    order = ["--a", "greedy", "--b", "random", "--pairs", "60", "--workers", "1", "--json"]
    main([*order, "--stop-at-p", "0.01"])
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"] < 60
    assert found["p_sequential"] <= 0.01


def test_a_log_replays_to_the_same_points(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    main(["--a", "greedy", "--b", "random", "--pairs", "2", "--workers", "1", "--log", str(log)])
    records = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [(record["deal"], record["a"]) for record in records] == [(1, [0]), (1, [1]), (2, [0]), (2, [1])]
    for record in records:
        where = (record["players"], record["seed"], record["deal"], record["dealer"], (0, 0))
        state, _ = first_state(PRESETS[record["rules"]], *where)
        for action in record["actions"]:
            play.apply(state, parse_action(action))
        points = deal_points(state)
        assert record["points"] == [points[record["a"][0]], points[1 - record["a"][0]]]


def test_a_cluster_finds_the_same() -> None:
    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster:
        order = ["--a", "greedy", "--b", "random", "--pairs", "3", "--cluster", cluster.scheduler_address]
        contest = Contest(ITALIAN, 4, ("greedy", "random"), "1", 3)
        with Client(cluster) as client:
            spread = run_arena(contest, client.get_executor(), workers=2)
        assert main([*order, "--json"]) == 0
    assert without_times(spread) == without_times(run_arena(contest))


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["--cluster", "tcp://nowhere:1", "--pairs", "1"]) == 2
    assert "there are no workers" in capsys.readouterr().err
