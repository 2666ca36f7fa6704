"""Each level against the one below it: `python -m tests.bench.ladder --help`. It prints a table and JSON.

With `--manners` each level plays itself instead, and what it does without need is counted.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean
from typing import Any

from burraco_desktop.ai.contest import Contest, Result
from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.ai.verdict import sequential_chance, standard_error
from burraco_desktop.arena import run_arena
from tests.support.positions import PRESETS

FAST = ("beginner", "casual", "club")
"""The levels of which many deals are counted."""


def rung(contest: Contest, stop_at_p: float, workers: int) -> dict[str, Any]:
    """How far A is above B."""
    result = _played(contest, workers, lambda result: sequential_chance(result.differences) <= stop_at_p)
    found = result.differences
    first = result.line_ups[0]
    return {
        "a": contest.names[0],
        "b": contest.names[1],
        "pairs": len(found),
        "mean": round(fmean(found), 1),
        "se": round(standard_error(found), 1),
        "p": float(f"{sequential_chance(found):.2g}"),
        "mean_turn_s": round(first.seconds / max(1, first.turns), 4),
        "max_turn_s": round(first.slowest, 3),
        "fallbacks": result.fallbacks,
        "unfinished": len(result.errors),
    }


def manners(contest: Contest, workers: int) -> dict[str, Any]:
    """What a level does without need, playing itself."""
    result = _played(contest, workers, None)
    sums = {
        name: sum(getattr(line_up, name) for line_up in result.line_ups)
        for name in (
            "wilds_thrown",
            "canastas_spoiled",
            "cards_fed",
            "closings",
            "closings_behind",
            "wilds_left",
            "seats",
        )
    }
    left = round(sums.pop("wilds_left") / max(1, sums.pop("seats")), 3)
    return {"level": contest.names[0], "deals": result.deals, **sums, "wilds_left_a_seat": left}


def _played(contest: Contest, workers: int, enough: Any) -> Result:  # noqa: ANN401 - as run_arena takes it
    if workers == 1:
        return run_arena(contest, enough=enough)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return run_arena(contest, pool, None, enough, workers)


def main() -> None:
    """Play the rungs asked for, the highest first."""
    parser = argparse.ArgumentParser(description="Each level against the one below it.")
    parser.add_argument("--rules", default="italian", choices=PRESETS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--pairs", type=int, default=300, help="at most so many pairs of deals a rung")
    parser.add_argument("--stop-at-p", type=float, default=0.01)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--levels", nargs="+", default=[*LEVEL_CODES, "heuristic"], help="from the lowest up")
    parser.add_argument("--manners", action="store_true", help="count what each level does without need")
    parser.add_argument(
        "--deals", type=int, help="deals a level for --manners (default: 1000, above Club 100)"
    )
    options = parser.parse_args()
    rules = PRESETS[options.rules]
    rows = []
    levels = options.levels
    names = (
        [(level, level) for level in levels]
        if options.manners
        else list(zip(levels[1:], levels, strict=False))
    )
    for pair in names:
        deals = options.deals or (1000 if pair[0] in FAST else 100)
        count = deals // 2 if options.manners else options.pairs
        contest = Contest(rules, options.players, pair, options.seed, count)
        row = (
            manners(contest, options.workers)
            if options.manners
            else rung(contest, options.stop_at_p, options.workers)
        )
        rows.append(row)
        sys.stdout.write("  ".join(f"{name} {value}" for name, value in row.items()) + "\n")
        sys.stdout.flush()
    sys.stdout.write(json.dumps({"rules": options.rules, "players": options.players, "rows": rows}) + "\n")


if __name__ == "__main__":
    main()
