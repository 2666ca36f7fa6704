"""The long run of random play: `python -m tests.bench.long_random --deals 10000 --house-rules 500`.

Deals of rule sets made by chance, then deals of every preset and number of players by turns, are played under
the eye of the witness, and a table is printed. The exit status is 1 where anything failed; each failure is
named by its seed, so that it can be played again. With `--minutes` the run stops after so long.
"""

import argparse
import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time

from burraco_desktop.engine.rules import RuleSet
from tests.support.checked_play import Witness
from tests.support.house_rules import house_rules
from tests.support.positions import PRESETS, TABLES

EAGERNESS = (0.5, 0.8, 0.95)
LOOK_EVERY = 40


@dataclass
class Row:
    """What is counted about one table."""

    name: str
    seats: str
    deals: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    seconds: float = 0.0
    failures: int = 0

    def play(self, rules: RuleSet, seats: int, seed: int) -> None:
        """Play one deal under the witness."""
        started = process_time()
        totals = (0,) * rules.sides(seats)
        if rules.three.three_phase2_at is not None and seed % 3 == 0:
            totals = (rules.three.three_phase2_at, *totals[1:])
        try:
            state = Witness(rules, seats, seed, totals).play(EAGERNESS[seed % 3], LOOK_EVERY)
        except Exception:  # noqa: BLE001 - whatever is wrong is told, and the run goes on
            self.failures += 1
            sys.stderr.write(
                f"{self.name}, {seats} players, seed {seed}:\n{traceback.format_exc(limit=-3)}\n"
            )
        else:
            self.ends[str(state.end)] += 1
            self.turns.append(state.turn)
        self.deals += 1
        self.seconds += process_time() - started

    def told(self) -> str:
        """The row as a line of the table."""
        ends = ", ".join(f"{end} {count}" for end, count in self.ends.most_common())
        turns = f"{sum(self.turns) / max(1, len(self.turns)):.0f} / {max(self.turns, default=0)}"
        rate = self.deals / self.seconds if self.seconds else 0.0
        return (
            f"{self.name:<24}{self.seats:>6}{self.deals:>8}{self.failures:>9}{turns:>13}{rate:>9.1f}  {ends}"
        )


HEAD = f"{'rules':<24}{'seats':>6}{'deals':>8}{'failures':>9}{'turns ø / max':>13}{'deals/s':>9}  ends"


def play_presets(deals: int, deadline: float) -> list[Row]:
    """Deals of every preset and number of players, by turns."""
    rows = [Row(name, str(seats)) for name, seats in TABLES]
    for seed in range(deals):
        for row in rows:
            if monotonic() < deadline:
                row.play(PRESETS[row.name], int(row.seats), seed)
    return rows


def play_house_rules(deals: int, deadline: float) -> Row:
    """Deals of rule sets made by chance, each its own."""
    row = Row("house rules by chance", "2-6")
    for seed in range(deals):
        if monotonic() < deadline:
            chance = Random(seed)
            rules = house_rules(PRESETS[chance.choice(list(PRESETS))], chance, chance.randint(1, 14))
            row.play(rules, chance.choice(rules.deck.player_counts), seed)
    return row


def main() -> int:
    """Play, print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=10_000, help="of every preset and number of players")
    parser.add_argument("--house-rules", type=int, default=0, help="deals of rule sets made by chance")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    asked = parser.parse_args()
    deadline = monotonic() + 60 * asked.minutes
    rows = [play_house_rules(asked.house_rules, deadline), *play_presets(asked.deals, deadline)]
    sys.stdout.write("\n".join([HEAD, *(row.told() for row in rows)]) + "\n")
    return int(any(row.failures for row in rows))


if __name__ == "__main__":
    sys.exit(main())
