"""The command `burraco learn`: value and clues for the search from deals of bots. It plays no match."""

import os
import shlex
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from burraco_desktop.ai.bot import BOT_NAMES
from burraco_desktop.ai.learned import FOLDER, file_name, learned_document
from burraco_desktop.ai.learning import Lesson, School, conclude, learn
from burraco_desktop.arguments import BadInputError, Parser
from burraco_desktop.commands import named_rules
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import SaveError

CHUNK = 50
"""Deals that a worker plays before it reports."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run `burraco learn`."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        rules = named_rules(options.rules)
    except (BadInputError, SaveError, ResourceError) as error:
        return parser.complain(str(error))
    if options.players not in rules.deck.player_counts or options.deals < 1:
        return parser.complain(f"{rules.name} is for {rules.deck.player_counts} players, and deals for one")
    school = School(rules, options.players, options.seed, options.bot)
    lesson = _lesson(school, options.deals, options.workers or os.cpu_count() or 1)
    out = options.out or FOLDER / file_name(rules.name, options.players)
    comment = f"burraco learn {shlex.join(arguments)}"
    out.write_text(learned_document(conclude(lesson), comment), encoding="utf-8")
    print(f"{out}: {sum(sums.rows for sums in lesson.sums)} positions")
    return 0


def _lesson(school: School, deals: int, workers: int) -> Lesson:
    """What all the deals teach; the sums come in the order of the deals, so that they are always the same."""
    chunks = [range(first, min(first + CHUNK, deals + 1)) for first in range(1, deals + 1, CHUNK)]
    work = partial(learn, school)
    lesson = Lesson()
    with ExitStack() as stack:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None
        parts = map(work, chunks) if pool is None else stack.enter_context(pool).map(work, chunks)
        for part in parts:
            lesson.add(part)
    return lesson


def _parser() -> Parser:
    parser = Parser(prog="burraco learn", description="Learn what positions are worth from deals of bots.")
    parser.add_argument("--rules", default="italian", help="the name of a preset, or a rule-set file")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--bot", choices=BOT_NAMES, default="heuristic", help="who plays the deals")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--workers", type=int, help="processes (default: one a processor)")
    parser.add_argument("--out", type=Path, help="the file (default: among those that the bots read)")
    return parser
