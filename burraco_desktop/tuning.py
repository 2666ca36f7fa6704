"""The command `burraco arena tune`: evolution of the heuristic player's weights in self-play.

In every round all weights are moved a little at random, each up or down, and play against their mirror image
on equal cards; the weights then follow the better side by as much as it was better. Steps shrink with time.
In the end the outcome plays the weights it began with. Wilds left in hand count beyond the score.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.simple import honest_cut
from burraco_desktop.ai.weights import Weights, load_weights, weights_document, weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.cards import IS_WILD
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_points
from burraco_desktop.engine.state import Phase, State, sides_of
from burraco_desktop.session.rulebook import preset

FIXED = frozenset({"match_end", "feed_wild"})
"""Weights without effect in single deals at a match's start, or that guard manners."""
FACTORS = frozenset(
    {"reach", "canasta_need", "held_share", "partner_ahead", "deny", "feed"},
)
"""Weights that are factors and stay between 0 and 2."""
LEAST = {"fade_turns": 1.0}

SPREAD = 0.2
"""How far weights are moved for a try, as a share of their scale."""
LEAST_POINTS = 3.0
LEAST_FACTOR = 0.2
"""The smallest scale of a weight in points, and of a factor."""
STEP = 0.012
"""How far weights follow, as a share of their scale, for a difference of one standard error."""
DEVIATION = 230.0
"""About the standard deviation of a pair's difference."""
WILD_LEFT = 30.0
"""What a wild left in hand costs in a comparison beside its points."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where weights are compared."""

    rules: RuleSet
    players: int
    seed: str


@dataclass(frozen=True, slots=True)
class Schedule:
    """How long is tuned: rounds, pairs of deals in each, and pairs for the proof at the end."""

    rounds: int
    pairs: int
    proof: int


def tune(
    table: Table, start: Weights, schedule: Schedule, tell: Callable[[str], None]
) -> tuple[Weights, list[float]]:
    """Evolve weights; return them with their differences to those they began with, by pairs of deals."""
    source = Random(f"{table.seed}/tuning")
    weights = start
    for number in range(schedule.rounds):
        signs = {name: source.choice((-1, 1)) for name in moved_names()}
        first = number * schedule.pairs
        found = compare(
            table, shifted(weights, signs, SPREAD), shifted(weights, signs, -SPREAD), first, schedule.pairs
        )
        gain = fmean(found) / (DEVIATION / schedule.pairs**0.5)
        fade = 1.0 - 0.8 * number / schedule.rounds
        weights = shifted(weights, signs, STEP * fade * max(-3.0, min(3.0, gain)))
        if number % 20 == 19:
            tell(f"round {number + 1} of {schedule.rounds}")
    return weights, compare(replace(table, seed=f"{table.seed}/proof"), weights, start, 0, schedule.proof)


def moved_names() -> list[str]:
    """The weights that are moved."""
    return [entry.name for entry in fields(Weights) if entry.name not in FIXED]


def shifted(weights: Weights, signs: dict[str, int], by: float) -> Weights:
    """Weights moved by a share of their scales in the direction of their signs, rounded for readers."""
    values = {}
    for name, sign in signs.items():
        value = getattr(weights, name)
        scale = max(abs(value), LEAST_FACTOR if name in FACTORS else LEAST_POINTS)
        value += sign * by * scale
        if name in FACTORS:
            value = min(2.0, max(0.0, value))
        values[name] = max(LEAST.get(name, value), value)
    return replace(weights, **values)


def compare(table: Table, ours: Weights, theirs: Weights, first: int, pairs: int) -> list[float]:
    """The difference a deal for each of some pairs: equal cards, sides changed, or each side in turn."""
    sides = table.rules.sides(table.players)
    turns = sides if sides % 2 else 2
    found = []
    for pair in range(first, first + pairs):
        deals = []
        for turn in range(turns):
            is_ours = [side == turn if sides % 2 else side % 2 == turn for side in range(sides)]
            deals.append(_deal(table, pair, is_ours, (ours, theirs)))
        found.append(fmean(deals))
    return found


def _deal(table: Table, pair: int, is_ours: list[bool], weights: tuple[Weights, Weights]) -> float:
    """Play one deal; return what we score above them, each the mean of its sides."""
    seats, sides = table.players, len(is_ours)
    state, _ = first_state(table.rules, seats, table.seed, pair + 1, pair % seats, (0,) * sides)
    party_of = sides_of(table.rules, seats)
    while state.phase is Phase.CUT:
        play.advance(state, honest_cut(state, pair))
    while state.phase is not Phase.OVER:
        play_turn(state, weights[0] if is_ours[party_of[state.seat]] else weights[1])
    points = [float(points) for points in deal_points(state)]
    for seat, party in enumerate(party_of):
        points[party] -= WILD_LEFT * _wilds_left(state, seat)
    ours = fmean([more for more, is_own in zip(points, is_ours, strict=True) if is_own])
    return ours - fmean([more for more, is_own in zip(points, is_ours, strict=True) if not is_own])


def _wilds_left(state: State, seat: int) -> int:
    """The wilds that a seat might have played."""
    return 0 if state.reserve_unseen[seat] else sum([IS_WILD[card] for card in state.hands[seat].cards()])


# The command.


def main(argv: Sequence[str]) -> int:
    """Run `burraco arena tune`: tune, and write the weights with the command that made them."""
    options = _parser().parse_args(argv)
    rules = preset(options.rules)
    start = load_weights(options.start) if options.start else weights_for(rules)
    schedule = Schedule(options.rounds, options.pairs, options.proof)
    table = Table(rules, options.players, options.seed)
    weights, proof = tune(table, start, schedule, _said if sys.stderr.isatty() else _unsaid)
    comment = f"burraco arena tune {' '.join(argv)}: {verdict(proof)} above the weights it began with."
    options.out.write_text(weights_document(rounded(weights), comment), encoding="utf-8")
    print(comment)
    return 0


def verdict(proof: Sequence[float]) -> str:
    """The mean difference with its standard error, as text."""
    error = stdev(proof) / len(proof) ** 0.5
    return f"{fmean(proof):+.1f} +- {error:.1f} points a deal in {len(proof)} pairs"


def rounded(weights: Weights) -> Weights:
    """Weights with three digits after the point."""
    values = {entry.name: round(getattr(weights, entry.name), 3) for entry in fields(Weights)}
    return Weights(**values)


def _said(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _unsaid(_line: str) -> None:
    pass


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burraco arena tune", description="Tune the heuristic player's weights in self-play."
    )
    parser.add_argument("--rules", default="italian", help="name of a preset")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=50, help="pairs of deals a round (default: 50)")
    parser.add_argument("--proof", type=int, default=400, help="pairs against the start (default: 400)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--start", type=Path, help="a file of weights to begin with, instead of the shipped")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    return parser
