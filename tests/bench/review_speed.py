"""How long judging takes: `python -m tests.bench.review_speed [--rules R] [--deals N]` prints it.

Deals are played by casual players at every seat; the decisions of the first one are judged as a review does.
The time is that of the processor, so that other work on the machine does not count.
"""

import argparse
import sys
import time
from random import Random

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.coach import judge
from burraco_desktop.ai.searcher import IS_PLAIN
from burraco_desktop.engine.state import Phase
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import decisions
from tests.support.positions import PRESETS


def played(system: str, deals: int) -> Replay:
    """A match of so many deals."""
    rules = PRESETS[system]
    names = ("Ada", "Bruno", "Chiara", "Dino", "Elena", "Fabio")[: rules.deck.player_counts[-1]]
    match = Match.new(rules, [Player(name, is_human=name == "Ada") for name in names], "review speed")
    bot, source = make_bot("casual"), Random(1)
    for _ in range(deals):
        match.start_deal()
        while match.state.phase != Phase.OVER:
            match.play(bot.choose(match.view(match.state.seat), source.getrandbits(30)))
    return Replay(match)


def main() -> None:
    """Judge, and print how long it took."""
    parser = argparse.ArgumentParser(description="Seconds that a decision takes to be judged.")
    parser.add_argument("--rules", default="italian", choices=PRESETS)
    parser.add_argument("--deals", type=int, default=2)
    options = parser.parse_args()
    replay = played(options.rules, options.deals)
    began = time.process_time()
    found = [decision for deal in replay.deals for decision in decisions(replay, deal, 0)]
    cut = time.process_time() - began
    began = time.process_time()
    for decision in found:
        judge(decision.view, decision.played, decision.turn)
    took = time.process_time() - began
    kind = "plain" if IS_PLAIN else "compiled"
    told = f"{options.rules}, {kind}: {len(found)} decisions, told apart in {1000 * cut:.0f} ms, judged in"
    sys.stdout.write(f"{told} {took / len(found):.2f} s each, {took / options.deals:.1f} s a deal\n")


if __name__ == "__main__":
    main()
