"""How good the coach's hints are: `python -m tests.bench.hints --help`. It prints tables and JSON.

- `regret`: decisions of heuristic players' deals; the loss of the play advised against the best play of a
  reference that compares the same plays in many more worlds, which the hint has not seen.
- `play`: whole deals in which one line-up plays the first play of every hint, over the heuristic player.
- `reasons`: every reason of many hints, found out anew by other means, and how many of the differences that
  were measured have the same sign in worlds that the hint has not seen.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

from burraco_desktop.ai import contest
from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.advice_trial import Trial
from burraco_desktop.ai.bot import CheckedBot, make_bot
from burraco_desktop.ai.coach import STEPS, advise
from burraco_desktop.ai.playout import EVENTS, events, look_ahead
from burraco_desktop.ai.reasons import Measured
from burraco_desktop.ai.search import Line
from burraco_desktop.ai.searcher import means_of
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.verdict import standard_error
from burraco_desktop.ai.watch import Stop, never
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.native import is_compiled
from tests.support.decisions import decisions
from tests.support.positions import PRESETS
from tests.support.reason_check import checked

SYSTEMS = ("italian", "buraco_open", "buraco_closed", "venezuelan")
GOOD = 5.0
"""A hint that loses no more points is good."""
Rows = list[dict[str, Any]]


def advice_of(view: PlayerView, seed: int, steps: int) -> Advice:
    """The advice after some refinements."""
    *_, advice = islice(advise(view, seed), steps)
    return advice


def chosen_views(system: str, seats: int, seed: int) -> Iterator[PlayerView]:
    """Views with more than one play to choose from."""
    for view in decisions(PRESETS[system], seats, seed, share=0.06):
        if len(next(advise(view, 1, lambda: True)).options) > 1:
            yield view


def regret(options: argparse.Namespace) -> Rows:
    """The losses of the plays advised."""
    rows = []
    for system in options.rules:
        losses: list[float] = []
        began = time.process_time()
        for number, view in enumerate(islice(chosen_views(system, 4, options.seed), options.decisions)):
            advice = advice_of(view, number, options.steps)
            losses.append(loss(view, advice, options.worlds, 1_000_000 + number))
            sys.stderr.write(f"\r{system} {number + 1}/{options.decisions} {share_of(losses):.3f} ")
        rows.append(
            {
                "system": system,
                "decisions": len(losses),
                "good": round(share_of(losses), 3),
                "mean loss": round(fmean(losses), 2),
                "se": round(standard_error(losses), 2),
                "s each": round((time.process_time() - began) / len(losses), 1),
            }
        )
    return rows


def share_of(losses: list[float]) -> float:
    """The share of good hints."""
    return fmean([float(found <= GOOD) for found in losses])


def loss(view: PlayerView, advice: Advice, worlds: int, seed: int) -> float:
    """How much the play advised is behind the best one in so many fresh worlds."""
    lines = [Line(option.actions, 0.0) for option in advice.options]
    trial = Trial(view, lines, seed, None)
    trial.go_on(worlds, never)
    means = [fmean(entrant.weighed.results) for entrant in trial.entrants]
    return max(means) - means[0]


class HintBot:
    """Plays the hints."""

    def __init__(self, steps: int) -> None:
        self._steps = steps

    def choose(self, view: PlayerView, seed: int) -> Action:
        """The first action of the play advised."""
        return self.plan(view, seed, never)[0]

    def plan(self, view: PlayerView, seed: int, stop: Stop) -> tuple[Action, ...]:
        """The play advised."""
        del stop
        if view.table.phase == Phase.CUT:
            return (honest_cut(view.table, seed),)
        return advice_of(view, seed, self._steps).best.actions


def play(options: argparse.Namespace) -> Rows:
    """Deals of the hints over the heuristic player."""
    made: Callable[[str], CheckedBot] = make_bot

    def bot(name: str) -> CheckedBot:
        return CheckedBot(HintBot(options.steps), name) if name == "hints" else made(name)

    vars(contest)["make_bot"] = bot
    rows = []
    for system in options.rules:
        result = contest.Result()
        game = contest.Contest(
            PRESETS[system], 4, ("hints", "heuristic"), f"hints {options.seed}", options.pairs
        )
        for pair in range(options.pairs):
            result.add(contest.play_pairs(game, pair, 1))
            found = result.differences
            sys.stderr.write(f"\r{system} {pair + 1}/{options.pairs} {fmean(found or [0.0]):+.0f} ")
        rows.append(
            {
                "system": system,
                "pairs": len(result.differences),
                "points a deal": round(fmean(result.differences), 1),
                "se": round(standard_error(result.differences), 1),
                "s a turn": round(result.line_ups[0].seconds / max(1, result.line_ups[0].turns), 2),
                "errors": len(result.errors),
            }
        )
    return rows


def reasons(options: argparse.Namespace) -> Rows:
    """What holds of the reasons."""
    rows = []
    for system in options.rules:
        told: Counter[str] = Counter()
        wrong: list[str] = []
        same_sign = [0, 0]
        for number, view in enumerate(islice(chosen_views(system, 4, options.seed), options.decisions)):
            advice = advice_of(view, number, options.steps)
            for option, reason, problem in checked(view, advice, number):
                told[type(reason).__name__] += 1
                wrong += [problem] if problem else []
                if isinstance(reason, Measured) and options.worlds:
                    again = measured_anew(view, advice.best.actions, option.actions, reason, options.worlds)
                    same_sign[again * reason.more > 0] += 1
            sys.stderr.write(f"\r{system} {number + 1}/{options.decisions} {len(wrong)} wrong ")
        rows.append(
            {
                "system": system,
                "hints": options.decisions,
                "reasons": sum(told.values()),
                "wrong": len(wrong),
                "measured again": sum(same_sign),
                "same sign": round(same_sign[1] / max(1, sum(same_sign)), 3),
                **dict(told.most_common()),
            }
        )
        sys.stdout.writelines(f"{problem}\n" for problem in wrong)
    return rows


def measured_anew(
    view: PlayerView, better: tuple[Action, ...], other: tuple[Action, ...], reason: Measured, worlds: int
) -> float:
    """The same difference in fresh worlds."""
    sampler, policy = means_of(view)
    source = Random(f"anew {reason}")
    at = EVENTS.index(reason.happening.value)
    total = 0.0
    for _ in range(worlds):
        world = sampler.world(source)
        more = events(world, look_ahead(world, better, policy), view.viewer)[at]
        total += more - events(world, look_ahead(world, other, policy), view.viewer)[at]
    return total


WORK = {"regret": regret, "play": play, "reasons": reasons}


def main() -> None:
    """Do one of the three."""
    parser = argparse.ArgumentParser(description="How good the coach's hints are.")
    parser.add_argument("what", choices=WORK)
    parser.add_argument("--rules", nargs="+", default=SYSTEMS, choices=PRESETS)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument(
        "--worlds", type=int, default=2000, help="of the reference, or to measure reasons anew"
    )
    parser.add_argument("--steps", type=int, default=len(STEPS), help="refinements of each hint")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rows = WORK[options.what](options)
    for row in rows:
        sys.stdout.write("  ".join(f"{name} {value}" for name, value in row.items()) + "\n")
    facts = {name: value for name, value in vars(options).items() if name != "what"}
    sys.stdout.write(
        json.dumps({"what": options.what, "compiled": is_compiled(), **facts, "rows": rows}) + "\n"
    )


if __name__ == "__main__":
    main()
