"""Matches for the tests: started, and played by chance."""

import random

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import options
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset

NAMES = ("Ada", "Bruno", "Chiara", "Dino")


def new_match(seed: str = "a seed", seats: int = 4, rules: RuleSet | None = None) -> Match:
    """A match before its first deal."""
    players = [Player(name, is_human=name == NAMES[0]) for name in (*NAMES, "Elena", "Fabio")[:seats]]
    return Match.new(rules or preset("italian"), players, seed)


def random_action(match: Match, source: random.Random) -> Action:
    """A legal action, melding more often than chance alone would."""
    choices = options(match.state)
    return source.choice(choices[: source.randint(1, len(choices))])


def play_step(match: Match, source: random.Random) -> None:
    """Do one action, or begin the next deal."""
    if match.deal_is_over:
        match.start_deal()
    else:
        match.play(random_action(match, source))


def play_deals(match: Match, deals: int, source: random.Random) -> None:
    """Play so many deals to their end, or the match if it ends before."""
    for _ in range(deals):
        if match.winner is None:
            match.start_deal()
        while not match.deal_is_over:
            match.play(random_action(match, source))


def played(steps: int, seed: str = "a seed", seats: int = 4) -> Match:
    """A match after so many steps by chance, beginnings of deals included."""
    match, source = new_match(seed, seats), random.Random(seed)
    for _ in range(steps):
        if match.winner is None:
            play_step(match, source)
    return match
