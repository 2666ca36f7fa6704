"""How fast the engine is: `python -m tests.bench.engine_speed [seconds [PRESET...]]` prints a table and JSON.

Not a test, since machines differ: compare runs on one machine, before and after a change. Times are those of
the processor, so that other programs hardly matter.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import advance, apply, options
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import PRESETS, TABLES
from tests.support.random_play import new_deal, random_play

DEALS = 20


def random_deals(rules: RuleSet, seats: int, seconds: float) -> float:
    """Whole deals a second: options, a uniform choice, advance."""
    seed, started = 0, process_time()
    while process_time() - started < seconds:
        state, chance = new_deal(rules, seats, seed), Random(seed)
        while state.phase != Phase.OVER:
            advance(state, chance.choice(options(state)))
        seed += 1
    return seed / (process_time() - started)


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


def actions_a_second(
    deals: list[tuple[State, list[Action]]], do: Callable[[State, Action], object], seconds: float
) -> float:
    """Actions of recorded deals done a second."""
    count, spent = 0, 0.0
    while spent < seconds:
        for first, log in deals:
            state = first.copy()
            started = process_time()
            for action in log:
                do(state, action)
            spent += process_time() - started
            count += len(log)
    return count / spent


def microseconds(states: list[State], ask: Callable[[State], object], seconds: float) -> float:
    """The mean time of asking each of the states."""
    count, started = 0, process_time()
    while process_time() - started < seconds:
        for state in states:
            ask(state)
        count += len(states)
    return 1e6 * (process_time() - started) / count


def states_of(deals: list[tuple[State, list[Action]]], phase: Phase) -> list[State]:
    """Every state of the recorded deals in this phase."""
    found = []
    for first, log in deals:
        state = first.copy()
        for action in log:
            if state.phase == phase:
                found.append(state.copy())
            advance(state, action)
    return found


def measure(rules: RuleSet, seats: int, seconds: float) -> dict[str, float]:
    """All figures of one table."""
    deals = recorded(rules, seats)
    playing, drawing = states_of(deals, Phase.PLAY), states_of(deals, Phase.DRAW)
    figures = {
        "deals/s": random_deals(rules, seats, seconds),
        "apply/s": actions_a_second(deals, apply, seconds),
        "advance/s": actions_a_second(deals, advance, seconds),
        "options us (play)": microseconds(playing, options, seconds),
        "options us (draw)": microseconds(drawing, options, seconds),
        "copy us": microseconds(playing, State.copy, seconds),
        "view us": microseconds(playing, lambda state: view_for(state, state.seat), seconds),
    }
    return {name: round(value, 2) for name, value in figures.items()}


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    wanted = sys.argv[2:] or list(PRESETS)
    rows = {
        f"{name} {seats}": measure(PRESETS[name], seats, seconds) for name, seats in TABLES if name in wanted
    }
    heads = list(next(iter(rows.values())))
    sys.stdout.write(" " * 24 + "".join(f"{head:>19}" for head in heads) + "\n")
    for name, figures in rows.items():
        sys.stdout.write(f"{name:<24}" + "".join(f"{value:>19,.2f}" for value in figures.values()) + "\n")
    sys.stdout.write(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main()
