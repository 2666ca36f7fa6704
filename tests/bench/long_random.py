"""The long run of random play: `python -m tests.bench.long_random --deals 10000 --house-rules 500`.

Deals of rule sets made by chance, then deals of every preset and number of players by turns, are played under
the eye of the witness, and a table is printed. The exit status is 1 where anything failed; each failure is
named by its seed, so that it can be played again. With `--minutes` the run stops after so long.

With `--light` the witness stays away: only the cards, the end within the bound and the lines of the score are
looked at, once a deal, which goes three to four times as fast. The Venezuelan game is then also played with
hands of every size that its rules speak of. `--only` names the presets to play.
"""

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time

from burraco_desktop.engine.cards import pack
from burraco_desktop.engine.play import TURN_BOUND, advance
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_scores
from burraco_desktop.engine.state import State
from tests.support.checked_play import Witness
from tests.support.house_rules import house_rules
from tests.support.positions import PRESETS, TABLES, system
from tests.support.random_play import every_card, new_deal, random_play

EAGERNESS = (0.5, 0.8, 0.95)
LOOK_EVERY = 40
TOLD_EVERY = 250
"""So many deals of each table lie between two looks at how the run goes, so that a cut one is not lost."""

PlayOne = Callable[[RuleSet, int, int, tuple[int, ...]], State]
"""How a deal is played: rule set, seats, seed and totals to its last state."""


def with_witness(rules: RuleSet, seats: int, seed: int, totals: tuple[int, ...]) -> State:
    """Play a deal and check all that can be checked after every action."""
    return Witness(rules, seats, seed, totals).play(EAGERNESS[seed % 3], LOOK_EVERY)


def light(rules: RuleSet, seats: int, seed: int, totals: tuple[int, ...]) -> State:
    """Play a deal without a record and look at it once, at its end."""
    state = new_deal(rules, seats, seed, totals=totals)
    for action in random_play(state, seed, EAGERNESS[seed % 3]):
        advance(state, action)
    assert every_card(state) == pack(rules.deck.decks, rules.deck.jokers)
    assert state.turn <= TURN_BOUND
    for score in deal_scores(state):
        assert score.total == sum(line.points for line in score.lines)
    return state


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

    def play(self, rules: RuleSet, seats: int, seed: int, play_one: PlayOne) -> None:
        """Play one deal and count it."""
        started = process_time()
        totals = (0,) * rules.sides(seats)
        if rules.three.three_phase2_at is not None and seed % 3 == 0:
            totals = (rules.three.three_phase2_at, *totals[1:])
        try:
            state = play_one(rules, seats, seed, totals)
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


def play_presets(asked: argparse.Namespace, deadline: float) -> list[Row]:
    """Deals of every preset and number of players, by turns."""
    tables = [(name, seats, PRESETS[name]) for name, seats in TABLES]
    if asked.light:
        tables += [
            (f"venezuelan, {size} cards", seats, system("venezuelan", hand_size=size))
            for size in (13, 15)
            for seats in (4, 6)
        ]
    tables = [table for table in tables if not asked.only or table[2].name in asked.only]
    rows = [Row(name, str(seats)) for name, seats, _ in tables]
    for seed in range(asked.deals):
        for row, (_, seats, rules) in zip(rows, tables, strict=True):
            if monotonic() < deadline:
                row.play(rules, seats, seed, light if asked.light else with_witness)
        if (seed + 1) % TOLD_EVERY == 0 and monotonic() < deadline:
            tell(rows)
    return rows


def tell(rows: Sequence[Row]) -> None:
    """Print the table as it stands."""
    sys.stdout.write("\n".join([HEAD, *(row.told() for row in rows)]) + "\n")
    sys.stdout.flush()


def play_house_rules(asked: argparse.Namespace, deadline: float) -> Row:
    """Deals of rule sets made by chance, each its own."""
    row = Row("house rules by chance", "2-6")
    for seed in range(asked.house_rules):
        if monotonic() < deadline:
            chance = Random(seed)
            rules = house_rules(PRESETS[chance.choice(list(PRESETS))], chance, chance.randint(1, 14))
            seats = chance.choice(rules.deck.player_counts)
            row.play(rules, seats, seed, light if asked.light else with_witness)
    return row


def main() -> int:
    """Play, print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=10_000, help="of every preset and number of players")
    parser.add_argument("--house-rules", type=int, default=0, help="deals of rule sets made by chance")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--light", action="store_true", help="look at each deal only at its end")
    parser.add_argument("--only", nargs="+", choices=list(PRESETS), help="presets to play (default: all)")
    asked = parser.parse_args()
    deadline = monotonic() + 60 * asked.minutes
    rows = [play_house_rules(asked, deadline), *play_presets(asked, deadline)]
    tell(rows)
    return int(any(row.failures for row in rows))


if __name__ == "__main__":
    sys.exit(main())
