"""The command `burraco arena`: bots against bots, no screen. It spreads the work and prints the result."""

import argparse
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from burraco_desktop.ai.bot import BOT_NAMES
from burraco_desktop.ai.contest import Contest, LineUp, Result, play_pairs
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import RuleFileError
from burraco_desktop.session.rulebook import load_rule_set, preset

CHUNK = 5
"""Pairs that a worker plays before it reports."""

Progress = Callable[[Result], None]


def run_arena(contest: Contest, executor: Executor | None = None, progress: Progress | None = None) -> Result:
    """Play all pairs of a contest, here or by the workers of an executor."""
    began = time.perf_counter()
    total = Result()
    for part in _parts(contest, executor):
        total.add(part)
        total.seconds = time.perf_counter() - began
        if progress is not None:
            progress(total)
    return total


def _parts(contest: Contest, executor: Executor | None) -> Iterator[Result]:
    chunks = [(first, min(CHUNK, contest.pairs - first)) for first in range(0, contest.pairs, CHUNK)]
    if executor is None:
        yield from (play_pairs(contest, first, count) for first, count in chunks)
        return
    futures: list[Future[Result]] = [
        executor.submit(play_pairs, contest, first, count) for first, count in chunks
    ]
    for future in as_completed(futures):
        yield future.result()


# The command.


def main(argv: Sequence[str] | None = None) -> int:
    """Run `burraco arena`; the exit status is 1 where a deal went wrong or a bot had to be replaced."""
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    try:
        contest = _contest(options)
    except (RuleFileError, ResourceError, ValueError) as error:
        print(f"burraco arena: {error}", file=sys.stderr)
        return 2
    workers = min(options.workers or os.cpu_count() or 1, contest.pairs)
    progress = _progress_on(sys.stderr, contest) if sys.stderr.isatty() else None
    if workers == 1:
        result = run_arena(contest, progress=progress)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
            result = run_arena(contest, executor, progress)
    document = summary(contest, result, workers)
    print(json.dumps(document, indent=2) if options.json else report(document))
    return 0 if result.is_sound else 1


def summary(contest: Contest, result: Result, workers: int) -> dict[str, Any]:
    """The result as plain values."""
    actions = sum(line_up.actions for line_up in result.line_ups)
    return {
        "rules": contest.rules.name,
        "players": contest.players,
        "seed": contest.seed,
        "workers": workers,
        "deals": result.deals,
        "unfinished": len(result.errors),
        "ends": dict(sorted(result.ends.items())),
        "fallbacks": result.fallbacks,
        "errors": result.errors,
        "seconds": round(result.seconds, 2),
        "deals_per_second": round(result.deals / result.seconds, 1),
        "actions_per_second": round(actions / result.seconds),
        "turns_per_deal": round(result.turns / max(1, result.deals), 1),
        "pairs": len(result.differences),
        "mean_difference": round(result.mean, 1),
        "standard_error": round(result.standard_error, 1),
        "line_ups": {
            letter: {"bot": name} | _line_up_summary(line_up)
            for letter, name, line_up in zip("ab", contest.names, result.line_ups, strict=True)
        },
    }


def report(document: Mapping[str, Any]) -> str:
    """The summary as text for people."""
    ends = ", ".join(f"{end} {count}" for end, count in document["ends"].items())
    lines = [
        f"{document['rules']}, {document['players']} players, seed {document['seed']}",
        f"deals: {document['deals']} ({ends}), unfinished: {document['unfinished']}",
        f"speed: {document['deals_per_second']} deals/s, {document['actions_per_second']} actions/s",
        f"turns a deal: {document['turns_per_deal']}, workers: {document['workers']}",
        f"A above B: {document['mean_difference']:+} points a deal ({document['pairs']} pairs)",
        f"standard error: {document['standard_error']}",
        f"fallbacks: {document['fallbacks']}, exceptions: {len(document['errors'])}",
    ]
    for letter, line_up in document["line_ups"].items():
        facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in line_up.items())
        lines.append(f"{letter.upper()}: {facts}")
    return "\n".join([*lines, *document["errors"]])


def _line_up_summary(line_up: LineUp) -> dict[str, Any]:
    return {
        "actions": line_up.actions,
        "mean_ms": round(1000 * line_up.seconds / max(1, line_up.actions), 2),
        "max_ms": round(1000 * line_up.slowest, 1),
        "fallbacks": line_up.fallbacks,
        "wilds_thrown_needlessly": line_up.wilds_thrown,
        "clean_canastas_spoiled": line_up.canastas_spoiled,
        "cards_fed_needlessly": line_up.cards_fed,
        "wilds_left_per_seat": round(line_up.wilds_left / max(1, line_up.seats), 3),
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burraco arena", description="Let bots play bots, without a screen."
    )
    parser.add_argument("--rules", default="italian", help="name of a preset, or a rule-set file (.json)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--a", choices=BOT_NAMES, default="heuristic", help="line-up A (default: heuristic)")
    parser.add_argument("--b", choices=BOT_NAMES, default="heuristic", help="line-up B (default: heuristic)")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--deals", type=int, default=200, help="deals (default: 200)")
    amount.add_argument("--pairs", type=int, help="pairs of deals, instead of --deals")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes (default: one a processor)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser


def _contest(options: argparse.Namespace) -> Contest:
    is_file = options.rules.endswith(".json")
    rules = load_rule_set(Path(options.rules)) if is_file else preset(options.rules)
    if options.players not in rules.deck.player_counts:
        raise ValueError(f"rule set {rules.name!r} is for {rules.deck.player_counts} players")
    one = Contest(rules, options.players, (options.a, options.b), options.seed, 1)
    pairs = options.pairs if options.pairs is not None else -(-options.deals // one.deals_a_pair)
    if pairs < 1:
        raise ValueError("there is nothing to play")
    return replace(one, pairs=pairs)


def _progress_on(stream: TextIO, contest: Contest) -> Progress:
    def show(result: Result) -> None:
        stream.write(f"\r{result.deals}/{contest.deals} deals, {result.deals / result.seconds:.1f}/s ")
        stream.write("\n" if result.deals >= contest.deals else "")
        stream.flush()

    return show
