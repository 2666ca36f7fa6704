"""How fast engine and bots are, plain and compiled.

`python -m tests.bench.engine_speed --help` tells how; it takes about a minute, and with
`--rules` for all presets some minutes more.

It prints a table for each way to run, then all figures as JSON. Not a test, since machines differ: compare
runs on one machine, before and after a change. Times are those of the processor; what other programs take
away all the same shows in a calibration loop of plain Python, timed again before every figure. So each
figure also comes in "steps": how many steps of that loop one deal, action or question costs.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from time import process_time
from typing import Any

from burraco_desktop import native
from burraco_desktop.ai import greedy
from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.learned import learned_for
from burraco_desktop.ai.playout import Policy, look_ahead, worth
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.stakes import Stakes
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import advance, apply, options
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import PRESETS, TABLES
from tests.support.random_play import new_deal, random_play

DEALS = 20
HOT = 20
"""A state is asked so often in a row, as in play, where it has just been made."""
STEPS = 100_000
GARBAGE = 200_000
"""Values of the engine form no cycles, so that a program that plays by the thousand looks for them seldom."""

Play = Callable[[State], None]


def step_time() -> float:
    """The time of a step of the calibration loop."""
    number, started = 0, process_time()
    for step in range(STEPS):
        number = (number * 5 + step) & 0xFFFF
    return (process_time() - started) / STEPS


def timed(do: Callable[[], int], seconds: float) -> tuple[float, float]:
    """The time that one of the things takes which `do` does, and how many steps that is."""
    do()
    times: list[float] = []
    steps: list[float] = []
    started = process_time()
    while not times or process_time() - started < seconds:
        step = step_time()
        began = process_time()
        things = do()
        took = (process_time() - began) / things
        times.append(took)
        steps.append(2 * took / (step + step_time()))
    return sorted(times)[len(times) // 2], sorted(steps)[len(steps) // 2]


def played(rules: RuleSet, seats: int, play: Play) -> Callable[[], int]:
    """Plays whole deals, always others."""
    seeds = count(1)

    def do() -> int:
        for seed in islice(seeds, DEALS):
            state = new_deal(rules, seats, seed)
            while state.phase == Phase.CUT:
                advance(state, honest_cut(state, seed))
            while state.phase != Phase.OVER:
                play(state)
        return DEALS

    return do


def random_step(chance: Random) -> Play:
    """Any of the options."""
    return lambda state: advance(state, chance.choice(options(state)))


def recorded(rules: RuleSet, seats: int) -> list[tuple[State, list[Action]]]:
    """Deals to replay: the first state and all actions."""
    deals = []
    for seed in range(DEALS):
        state = new_deal(rules, seats, seed)
        first, log = state.copy(), []
        for action in random_play(state, seed, 0.5):
            log.append(action)
            advance(state, action)
        deals.append((first, log))
    return deals


def replayed(
    deals: list[tuple[State, list[Action]]], do: Callable[[State, Action], object]
) -> Callable[[], int]:
    """Does the actions of recorded deals."""

    def replay() -> int:
        for first, log in deals:
            state = first.copy()
            for action in log:
                do(state, action)
        return sum(len(log) for _, log in deals)

    return replay


def asked(states: list[State], ask: Callable[[State], object]) -> Callable[[], int]:
    """Asks each of the states."""

    def do() -> int:
        for state in states:
            for _ in range(HOT):
                ask(state)
        return HOT * len(states)

    return do


def states_of(deals: list[tuple[State, list[Action]]], phase: Phase) -> list[State]:
    """A part of the states of the recorded deals in this phase."""
    found = []
    for first, log in deals:
        state = first.copy()
        for action in log:
            if state.phase == phase:
                found.append(state.copy())
            advance(state, action)
    return found[::5]


def measure(rules: RuleSet, seats: int, seconds: float) -> dict[str, tuple[float, float]]:
    """All figures of one table: deals a second or microseconds, and steps."""
    deals = recorded(rules, seats)
    playing, drawing = states_of(deals, Phase.PLAY), states_of(deals, Phase.DRAW)
    weights = weights_for(rules)
    games: dict[str, Play] = {
        "random": random_step(Random(1)),
        "greedy": lambda state: advance(state, greedy.decide(state)),
        "heuristic": lambda state: play_turn(state, weights),
    }
    figures = {}
    for name, play in games.items():
        took, steps = timed(played(rules, seats, play), seconds)
        figures[f"{name} deals/s"] = (1 / took, steps)
    took, steps = timed(playouts(rules, seats), seconds)
    figures["playouts/s"] = (1 / took, steps)
    questions = {
        "advance us": replayed(deals, advance),
        "apply us": replayed(deals, apply),
        "options us (play)": asked(playing, options),
        "options us (draw)": asked(drawing, options),
        "copy us": asked(playing, State.copy),
        "view us": asked(playing, lambda state: view_for(state, state.seat)),
    }
    for name, question in questions.items():
        took, steps = timed(question, seconds)
        figures[name] = (1e6 * took, steps)
    return {name: (round(figure, 3), round(steps, 1)) for name, (figure, steps) in figures.items()}


def playouts(rules: RuleSet, seats: int) -> Callable[[], int]:
    """Looks a round ahead from positions of a few deals and values what comes of it, as the search does."""
    weights, learned = weights_for(rules), learned_for(rules, seats)
    policy = Policy(weights, learned.value, Stakes(counts=False))
    worlds = list(_between_turns(rules, seats))

    def do() -> int:
        for world in worlds:
            worth(look_ahead(world, (), policy), world.seat, policy)
        return len(worlds)

    return do


def _between_turns(rules: RuleSet, seats: int) -> Iterator[State]:
    """Every few turns of deals of the heuristic player."""
    weights = weights_for(rules)
    for seed in range(DEALS):
        state = new_deal(rules, seats, seed)
        while state.phase == Phase.CUT:
            advance(state, honest_cut(state, seed))
        while state.phase != Phase.OVER:
            if state.turn % 7 == seed % 7:
                yield state.copy()
            play_turn(state, weights)


def measure_all(seconds: float, wanted: list[str]) -> dict[str, Any]:
    """All figures of this process by tables."""
    gc.set_threshold(GARBAGE)
    return {
        f"{name} {seats}": measure(PRESETS[name], seats, seconds) for name, seats in TABLES if name in wanted
    }


def measured(how: str, seconds: float, wanted: list[str]) -> dict[str, Any]:
    """All figures of a process that runs plain or compiled."""
    environ = {name: value for name, value in os.environ.items() if name != native.PLAIN}
    if how == "plain":
        environ[native.PLAIN] = "1"
    options = ["--here", "--seconds", str(seconds), "--rules", *wanted]
    command = [sys.executable, "-m", "tests.bench.engine_speed", *options]
    done = subprocess.run(command, check=True, env=environ, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def show(how: str, rows: dict[str, Any]) -> None:
    """Print a table."""
    heads = list(next(iter(rows.values())))
    sys.stdout.write(f"\n{how:<24}" + "".join(f"{head:>19}" for head in heads) + "\n")
    for name, figures in rows.items():
        sys.stdout.write(
            f"{name:<24}" + "".join(f"{figure:>19,.2f}" for figure, _ in figures.values()) + "\n"
        )
        sys.stdout.write(
            f"{'  steps':<24}" + "".join(f"{steps:>19,.0f}" for _, steps in figures.values()) + "\n"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast engine and bots are, plain and compiled.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each figure")
    parser.add_argument(
        "--rules",
        nargs="+",
        choices=PRESETS,
        default=["italian"],
        metavar="PRESET",
        help="default: italian",
    )
    parser.add_argument("--here", action="store_true", help="measure this process alone, and print JSON")
    options = parser.parse_args()
    if options.here:
        sys.stdout.write(json.dumps(measure_all(options.seconds, options.rules)) + "\n")
        return
    ways = ["plain", "compiled"] if native.usable_folder() is not None else ["plain"]
    found = {how: measured(how, options.seconds, options.rules) for how in ways}
    for how, rows in found.items():
        show(how, rows)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
