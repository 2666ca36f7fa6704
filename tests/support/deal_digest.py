"""A program that lets bots play every preset, and prints a digest of all they did and how the engine runs.

With BURRACO_PLAIN in the environment and without, it shows that compiled and plain do the same, bit for bit.
"""

from __future__ import annotations

import hashlib
import sys

from burraco_desktop import native
from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine import play
from burraco_desktop.engine.notation import show_action, show_position
from burraco_desktop.engine.scoring import deal_scores
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from tests.support.positions import PRESETS, TABLES
from tests.support.random_play import new_deal

DEALS = (("random", 3), ("greedy", 2), ("heuristic", 1))


def digest_of(preset: str, seats: int, name: str, seed: int) -> str:
    """The digest of one deal: every action, what may be done before it, and the position after it."""
    state, bot = new_deal(PRESETS[preset], seats, seed), make_bot(name)
    digest = hashlib.sha256(f"{preset} {seats} {name} {seed}".encode())
    number = 0
    while state.phase != Phase.OVER:
        number += 1
        action = bot.choose(view_for(state, state.seat), number)
        digest.update(" ".join(map(show_action, [action, *play.options(state)])).encode())
        assert not bot.trouble, bot.trouble
        events = play.apply(state, action)
        digest.update(f"{events}\n{show_position(state)}".encode())
    digest.update(f"{deal_scores(state)}".encode())
    return digest.hexdigest()


def main() -> None:
    """Print a line for each table, then how the engine runs."""
    for preset, seats in TABLES:
        parts = [digest_of(preset, seats, name, seed) for name, deals in DEALS for seed in range(deals)]
        sys.stdout.write(f"{preset} {seats} {hashlib.sha256(''.join(parts).encode()).hexdigest()}\n")
    sys.stdout.write("compiled\n" if native.is_compiled() else "plain\n")


if __name__ == "__main__":
    main()
