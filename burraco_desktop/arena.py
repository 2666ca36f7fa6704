"""The command `burraco arena`: bots against bots, no screen. It spreads the work and prints the result."""

import argparse
import json
import logging
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

from burraco_desktop import tuning
from burraco_desktop.ai.bot import BOT_NAMES
from burraco_desktop.ai.contest import Contest, LineUp, Result, play_pairs
from burraco_desktop.ai.verdict import chance, matches, sequential_chance, standard_error
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import RuleFileError
from burraco_desktop.session.rulebook import load_rule_set, preset

CHUNK = 5
"""Pairs that a worker plays before it reports, where there are many."""
PARTS_A_WORKER = 8
"""With few pairs a worker reports more often, so that all have work to the end."""
AHEAD = 2
"""Parts a worker that are given out before the first of them is counted."""

Progress = Callable[[Result], None]
Enough = Callable[[Result], bool]


def run_arena(
    contest: Contest,
    executor: Executor | None = None,
    progress: Progress | None = None,
    enough: Enough | None = None,
    workers: int = 1,
) -> Result:
    """Play the pairs of a contest, here or by the workers of an executor, until all or enough are played.

    Parts are counted in their order, so that it is no matter who is done first.
    """
    began = time.perf_counter()
    total = Result()
    for part in _parts(contest, executor, workers):
        total.add(part)
        total.seconds = time.perf_counter() - began
        if progress is not None:
            progress(total)
        if enough is not None and enough(total):
            break
    return total


def _parts(contest: Contest, executor: Executor | None, workers: int) -> Iterator[Result]:
    size = max(1, min(CHUNK, contest.pairs // (workers * PARTS_A_WORKER)))
    chunks = deque((first, min(size, contest.pairs - first)) for first in range(0, contest.pairs, size))
    if executor is None:
        yield from (play_pairs(contest, first, count) for first, count in chunks)
        return
    running: deque[Future[Result]] = deque()
    try:
        while chunks or running:
            while chunks and len(running) < AHEAD * workers:
                running.append(executor.submit(play_pairs, contest, *chunks.popleft()))
            yield running.popleft().result()
    finally:
        for future in running:
            future.cancel()


# The command.


def main(argv: Sequence[str] | None = None) -> int:
    """Run `burraco arena`; the exit status is 1 where a deal went wrong or a bot had to be replaced.

    `burraco arena tune` goes to `tuning`.
    """
    if argv and argv[0] == "tune":
        return tuning.main(argv[1:])
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    try:
        contest = _contest(options)
    except (RuleFileError, ResourceError, ValueError) as error:
        print(f"burraco arena: {error}", file=sys.stderr)
        return 2
    with ExitStack() as stack:
        try:
            executor, workers = _workers(options, contest, stack)
        except (ImportError, OSError) as error:
            print(f"burraco arena: there are no workers: {error}", file=sys.stderr)
            return 2
        progress = stack.enter_context(_progress(contest.pairs))
        result = run_arena(contest, executor, progress, _enough(options.stop_at_p), workers)
    if options.log is not None:
        options.log.write_text("".join(f"{record}\n" for record in result.records), encoding="utf-8")
    document = summary(contest, result, workers)
    print(json.dumps(document, indent=2) if options.json else report(document))
    return 0 if result.is_sound else 1


def _workers(options: argparse.Namespace, contest: Contest, stack: ExitStack) -> tuple[Executor | None, int]:
    """Who plays, and how many they are: a cluster, processes, or this process alone.

    Raises:
        ImportError, OSError: a cluster was asked for that cannot be reached.
    """
    if options.cluster is not None:
        return _cluster(options.cluster, stack)
    workers = min(options.workers or os.cpu_count() or 1, contest.pairs)
    if workers == 1:
        return None, 1
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    return stack.enter_context(pool), workers


def _cluster(address: str, stack: ExitStack) -> tuple[Executor, int]:
    from distributed import Client  # noqa: PLC0415 - the extra `cluster`, which few install

    client = stack.enter_context(Client(address, set_as_default=False))
    return client.get_executor(), max(1, len(client.scheduler_info()["workers"]))


def _enough(p: float | None) -> Enough | None:
    """Whether the result is proved well enough."""
    if p is None:
        return None
    return lambda result: sequential_chance(result.differences) <= p


def _progress(pairs: int) -> AbstractContextManager[Progress | None]:
    """A bar on a terminal, if the library for it is there."""
    if not sys.stderr.isatty():
        return nullcontext()
    try:
        from tqdm import tqdm  # noqa: PLC0415 - only developers have it
    except ImportError:
        return nullcontext()
    return _Bar(tqdm(total=pairs, unit="pair", file=sys.stderr))


class _Bar:
    """Shows pairs played, and the difference so far."""

    def __init__(self, bar: Any) -> None:  # noqa: ANN401 - the library has no types
        self._bar = bar

    def __enter__(self) -> Progress:
        return self._show

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def _show(self, result: Result) -> None:
        found = result.differences
        if found:
            self._bar.set_postfix_str(f"{fmean(found):+.0f} ± {standard_error(found):.0f}", refresh=False)
        self._bar.update(len(found) + len(result.errors) - self._bar.n)


def summary(contest: Contest, result: Result, workers: int) -> dict[str, Any]:
    """The result as plain values."""
    found = result.differences
    actions = sum(line_up.actions for line_up in result.line_ups)
    first = result.line_ups[0]
    return {
        "rules": contest.rules.name,
        "players": contest.players,
        "seed": contest.seed,
        "a": contest.names[0],
        "b": contest.names[1],
        "pairs": len(found),
        "mean": round(fmean(found), 1) if found else 0.0,
        "se": round(standard_error(found), 1),
        "p": _digits(chance(found)),
        "p_sequential": _digits(sequential_chance(found)),
        **_won(contest, result),
        "mean_turn_s": round(first.seconds / max(1, first.turns), 7),
        "max_turn_s": round(first.slowest, 7),
        "fallbacks": result.fallbacks,
        "unfinished": len(result.errors),
        "deals": result.deals,
        "ends": dict(sorted(result.ends.items())),
        "turns_per_deal": round(result.turns / max(1, result.deals), 1),
        "workers": workers,
        "seconds": round(result.seconds, 2),
        "deals_per_second": round(result.deals / result.seconds, 1),
        "actions_per_second": round(actions / result.seconds),
        "errors": result.errors,
        "line_ups": {
            letter: {"bot": name} | _line_up_summary(line_up)
            for letter, name, line_up in zip("ab", contest.names, result.line_ups, strict=True)
        },
    }


def _won(contest: Contest, result: Result) -> dict[str, int]:
    """Deals and matches won; a match is made of deals played one after another with the same seats."""
    ordered = [result.points[pair] for pair in sorted(result.points)]
    rows = list(zip(*ordered, strict=True))
    won = [matches(contest.rules, row) for row in rows]
    deals = [deal for row in rows for deal in row]
    return {
        "deals_won_a": sum(ours > theirs for ours, theirs in deals),
        "deals_won_b": sum(ours < theirs for ours, theirs in deals),
        "matches_won_a": sum(ours for ours, _ in won),
        "matches_won_b": sum(theirs for _, theirs in won),
    }


def _digits(p: float) -> float:
    return float(f"{p:.2g}")


def report(document: Mapping[str, Any]) -> str:
    """The summary as text for people."""
    ends = ", ".join(f"{end} {count}" for end, count in document["ends"].items())
    lines = [
        f"{document['rules']}, {document['players']} players, seed {document['seed']}",
        f"A above B: {document['mean']:+} ± {document['se']} points a deal ({document['pairs']} pairs)",
        f"by chance: p = {document['p']} (looked at after each pair: {document['p_sequential']})",
        f"deals won: {document['deals_won_a']} : {document['deals_won_b']}",
        f"matches won: {document['matches_won_a']} : {document['matches_won_b']}",
        f"deals: {document['deals']} ({ends}), unfinished: {document['unfinished']}",
        f"speed: {document['deals_per_second']} deals/s, {document['actions_per_second']} actions/s",
        f"turns a deal: {document['turns_per_deal']}, workers: {document['workers']}",
        f"fallbacks: {document['fallbacks']}, exceptions: {len(document['errors'])}",
    ]
    for letter, line_up in document["line_ups"].items():
        facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in line_up.items())
        lines.append(f"{letter.upper()}: {facts}")
    return "\n".join([*lines, *document["errors"]])


def _line_up_summary(line_up: LineUp) -> dict[str, Any]:
    return {
        "actions": line_up.actions,
        "mean_turn_ms": round(1000 * line_up.seconds / max(1, line_up.turns), 2),
        "max_turn_ms": round(1000 * line_up.slowest, 1),
        "fallbacks": line_up.fallbacks,
        "wilds_thrown_needlessly": line_up.wilds_thrown,
        "clean_canastas_spoiled": line_up.canastas_spoiled,
        "cards_fed_needlessly": line_up.cards_fed,
        "closings": line_up.closings,
        "closings_behind": line_up.closings_behind,
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
    amount.add_argument("--pairs", type=int, help="pairs of deals on the same cards, instead of --deals")
    parser.add_argument("--stop-at-p", type=float, metavar="P", help="stop when chance is so unlikely")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes (default: one a processor)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster (extra `cluster`)")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write each deal as a line of JSON")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser


def _contest(options: argparse.Namespace) -> Contest:
    is_file = options.rules.endswith(".json")
    rules = load_rule_set(Path(options.rules)) if is_file else preset(options.rules)
    if options.players not in rules.deck.player_counts:
        raise ValueError(f"rule set {rules.name!r} is for {rules.deck.player_counts} players")
    names = (options.a, options.b)
    one = Contest(rules, options.players, names, options.seed, 1, logs=options.log is not None)
    pairs = options.pairs if options.pairs is not None else -(-options.deals // one.deals_a_pair)
    if pairs < 1:
        raise ValueError("there is nothing to play")
    return replace(one, pairs=pairs)
