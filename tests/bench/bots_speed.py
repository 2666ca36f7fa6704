"""How fast the bots play on one processor, and how much memory the process that thinks for them takes.

Run it from the checkout: `python tests/bench/bots_speed.py`. It is no test: numbers depend on the machine.
"""

import json
import subprocess
import sys
from pathlib import Path

from burraco_desktop.ai.contest import Contest
from burraco_desktop.arena import run_arena
from burraco_desktop.engine.rules import rule_set

ITALIAN = Path(__file__).parents[2] / "resources" / "rulesets" / "italian.json"

MEMORY = """
from pathlib import Path
import burraco_desktop.ai.worker
status = Path("/proc/self/status")
if status.exists():
    print(next(line.split(":")[1].strip() for line in status.read_text().splitlines() if "VmRSS" in line))
"""


def main() -> None:
    """Print a line a bot, and the memory of a fresh process with the bots loaded."""
    rules = rule_set(json.loads(ITALIAN.read_text(encoding="utf-8")))
    for name, pairs in (("random", 20), ("greedy", 20), ("heuristic", 20)):
        result = run_arena(Contest(rules, 4, (name, name), "speed", pairs))
        actions = sum(line_up.actions for line_up in result.line_ups)
        slowest = max(line_up.slowest for line_up in result.line_ups)
        facts = (
            f"{result.deals / result.seconds:7.1f} deals/s",
            f"{actions / result.seconds:8.0f} actions/s",
            f"{1000 * result.seconds / result.turns:6.2f} ms a turn",
            f"slowest action {1000 * slowest:.1f} ms",
        )
        sys.stdout.write(f"{name:10} {', '.join(facts)}\n")
    found = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True)
    sys.stdout.write(f"a process with the bots loaded: {found.stdout.strip() or 'unknown'}\n")


if __name__ == "__main__":
    main()
