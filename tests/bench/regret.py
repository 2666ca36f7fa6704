"""How many points a decision loses: `python -m tests.bench.regret --help`. It prints a table and JSON.

Decisions of the heuristic player's own deals are recorded, each with the lines thought of and the truth about
each: the mean points at the end of the deal over hundreds of worlds, in which the heuristic player plays for
all to the end. That takes minutes, so the record is kept in a file. A search is then judged by the truth of
the line it chose: how much it is behind the best (regret), and above the heuristic player's own line (gain).
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from burraco_desktop.ai.clues import Clues
from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.learned import Learned, learned_for, load_learned
from burraco_desktop.ai.playout import Policy, look_ahead
from burraco_desktop.ai.sampling import Sampler
from burraco_desktop.ai.search import Budget, Line, weigh
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.stakes import Stakes
from burraco_desktop.ai.turns import lines_for
from burraco_desktop.ai.value import lead
from burraco_desktop.ai.verdict import standard_error
from burraco_desktop.ai.watch import never
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.positions import PRESETS
from tests.support.random_play import new_deal

TO_THE_END = 1000
"""More rounds than any deal has."""


@dataclass(frozen=True)
class Decision:
    """A view, the lines thought of (the heuristic player's first), and the truth about each."""

    view: PlayerView
    lines: list[Line]
    truth: list[float]


def record(system: str, seats: int, count: int, worlds: int, seed: int) -> list[dict[str, Any]]:
    """Decisions with their truth, as plain values."""
    rules, source = PRESETS[system], Random(seed)
    weights, learned = weights_for(rules), learned_for(rules, seats)
    policy = Policy(weights, learned.value, Stakes(counts=False), TO_THE_END)
    found: list[dict[str, Any]] = []
    deal = 0
    while len(found) < count:
        deal += 1
        state = new_deal(rules, seats, 1000 * seed + deal)
        while state.phase != Phase.OVER and len(found) < count:
            if state.phase == Phase.CUT:
                play.advance(state, honest_cut(state, deal))
            elif source.random() < 0.06:
                found += _recorded(state, policy, learned.clues, worlds, source)
                sys.stderr.write(f"\r{len(found)}/{count} ")
            else:
                play_turn(state, weights)
    return found


def _recorded(
    state: State, policy: Policy, clues: Clues, worlds: int, source: Random
) -> list[dict[str, Any]]:
    """The decision of the seat to move, in half of the cases after a draw; none where it has no choice."""
    if source.random() < 0.5 and play.why_not(state, DrawStock()) is None:
        play.advance(state, DrawStock())
    if state.phase == Phase.OVER:
        return []
    view = view_for(state, state.seat)
    lines = lines_for(view.table, policy.weights)
    if len(lines) < 2:
        play_turn(state, policy.weights)
        return []
    sampler = Sampler(view, clues)
    totals = [0.0] * len(lines)
    for _ in range(worlds):
        world = sampler.world(source)
        for number, line in enumerate(lines):
            after = look_ahead(world, line.actions, policy)
            totals[number] += lead(after, after.side_of[view.viewer])
    play_turn(state, policy.weights)
    return [
        {
            "position": show_position(view.table),
            "viewer": view.viewer,
            "lines": [[show_action(action) for action in line.actions] for line in lines],
            "static": [line.static for line in lines],
            "truth": [total / worlds for total in totals],
        }
    ]


def decision(system: str, values: dict[str, Any]) -> Decision:
    """A recorded decision."""
    table = parse_position(values["position"], PRESETS[system])
    lines = [
        Line(tuple(map(parse_action, texts)), static)
        for texts, static in zip(values["lines"], values["static"], strict=True)
    ]
    return Decision(PlayerView(values["viewer"], table), lines, values["truth"])


def judge(
    decisions: list[Decision], learned: Learned, worlds: int, rounds: int, lines: int
) -> dict[str, Any]:
    """What a search with so many worlds makes of the decisions."""
    gains, regrets = [], []
    began = time.process_time()
    for number, found in enumerate(decisions):
        table = found.view.table
        policy = Policy(weights_for(table.rules), learned.value, Stakes(counts=False), rounds)
        sampler = Sampler(found.view, learned.clues)
        best = weigh(found.lines[:lines], sampler, policy, Budget(worlds, never), Random(number))[0]
        truth = found.truth[found.lines.index(best.line)]
        gains.append(truth - found.truth[0])
        regrets.append(max(found.truth) - truth)
    return {
        "worlds": worlds,
        "rounds": rounds,
        "lines": lines,
        "gain": round(fmean(gains), 2),
        "gain_se": round(standard_error(gains), 2),
        "regret": round(fmean(regrets), 2),
        "ms": round(1000 * (time.process_time() - began) / len(decisions), 1),
    }


def main() -> None:
    """Record what is not recorded yet, and judge searches of several sizes."""
    parser = argparse.ArgumentParser(description="Points lost a decision, for searches of several sizes.")
    parser.add_argument("--rules", default="italian", choices=PRESETS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--truth", type=int, default=300, help="worlds that tell the truth")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--record", type=Path, help="file of the recorded decisions, made where it is missing"
    )
    parser.add_argument("--worlds", type=int, nargs="+", default=[0, 5, 10, 20, 40, 80, 160])
    parser.add_argument("--rounds", type=int, nargs="+", default=[1])
    parser.add_argument("--lines", type=int, nargs="+", default=[8])
    parser.add_argument("--no-clues", action="store_true", help="draw worlds without inference")
    parser.add_argument("--learned", type=Path, help="a file of `burraco learn` to be tried")
    options = parser.parse_args()
    if options.record is not None and options.record.exists():
        values = json.loads(options.record.read_text(encoding="utf-8"))
    else:
        values = record(options.rules, options.players, options.decisions, options.truth, options.seed)
        if options.record is not None:
            options.record.write_text(json.dumps(values), encoding="utf-8")
    decisions = [decision(options.rules, found) for found in values[: options.decisions]]
    own = learned_for(PRESETS[options.rules], options.players)
    learned = load_learned(options.learned) if options.learned else own
    if options.no_clues:
        learned = replace(learned, clues=Clues(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0))
    rows = [
        judge(decisions, learned, worlds, rounds, lines)
        for rounds in options.rounds
        for lines in options.lines
        for worlds in options.worlds
    ]
    for row in rows:
        sys.stdout.write("  ".join(f"{name} {value:>7}" for name, value in row.items()) + "\n")
    sys.stdout.write(json.dumps({"decisions": len(decisions), "rows": rows}) + "\n")


if __name__ == "__main__":
    main()
