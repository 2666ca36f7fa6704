"""How fast the bots play on one processor: `python -m tests.bench.bots_speed [deals]` prints it, and JSON.

Each plays itself in true states, as in playouts, after as many deals to get warm. Times are those of the
processor; the last figure divides by the time of a plain loop run beside, as machines and their load differ.
It also tells how much memory a process takes that thinks for the bots. It is no test.
"""

import gc
import json
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from burraco_desktop import native
from burraco_desktop.ai.greedy import decide
from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.state import Phase, State
from tests.support.positions import ITALIAN
from tests.support.random_play import new_deal

LOOPS = 1_000_000

MEMORY = """
from pathlib import Path
import burraco_desktop.ai.worker
status = Path("/proc/self/status")
if status.exists():
    print(next(line.split(":")[1].strip() for line in status.read_text().splitlines() if "VmRSS" in line))
"""


def calibration() -> float:
    """The seconds that a million rounds of a plain loop take now."""
    started, total = process_time(), 0
    for number in range(LOOPS):
        total += number & 3
    return process_time() - started


def turns(deals: range, step: Callable[[State], None]) -> int:
    """Play deals; the number of turns in them."""
    count = 0
    for seed in deals:
        state = new_deal(ITALIAN, 4, seed)
        while state.phase is not Phase.OVER:
            step(state)
        count += state.turn
    return count


def speed(deals: int, step: Callable[[State], None]) -> dict[str, float]:
    """Deals a second, the time of a turn, and deals in the time of the plain loop."""
    turns(range(deals, 2 * deals), step)
    gc.collect()
    before, started = calibration(), process_time()
    count = turns(range(deals), step)
    seconds = process_time() - started
    loop = (before + calibration()) / 2
    return {
        "deals_a_second": round(deals / seconds, 1),
        "microseconds_a_turn": round(1e6 * seconds / count, 1),
        "deals_a_million_loops": round(deals / seconds * loop, 2),
    }


def main() -> None:
    """Measure and print."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    weights = weights_for(ITALIAN)
    steps: dict[str, Callable[[State], None]] = {
        "greedy": lambda state: play.advance(state, decide(state)),
        "heuristic": lambda state: play_turn(state, weights),
    }
    found: dict[str, object] = {"compiled": native.is_compiled(), "deals": deals}
    for name, step in steps.items():
        found[name] = facts = speed(deals, step)
        sys.stdout.write(f"{name:10} " + ", ".join(f"{key} {value}" for key, value in facts.items()) + "\n")
    memory = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True)
    found["memory"] = memory.stdout.strip() or "unknown"
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
