"""Matches played by chance and kept in a library, for the pages that show them."""

import random
from pathlib import Path

from burraco_desktop.session.codec import match_to_document
from burraco_desktop.session.library import Library
from burraco_desktop.session.match import Match, Player, Terms
from burraco_desktop.session.rulebook import preset
from tests.session.playing import play_deals, play_step

NAMES = ("Maria", "Anna", "Bruno", "Carla")


def new_match(seed: str = "1", seats: int = 4, target: int = 2000) -> Match:
    """A match before its first deal."""
    players = [Player(name, name == "Maria", "" if name == "Maria" else "club") for name in NAMES[:seats]]
    rules = preset("italian").changed({"match_target": target})
    return Match.new(rules, players, seed, Terms(f"match {seed}"))


def running(steps: int = 60, seed: str = "1", seats: int = 4) -> Match:
    """A match in its first deals."""
    match, source = new_match(seed, seats), random.Random(seed)
    for _ in range(steps):
        play_step(match, source)
    return match


def finished(seed: str = "1", seats: int = 2) -> Match:
    """A match that is over."""
    match = new_match(seed, seats, 1505)
    play_deals(match, 90, random.Random(seed))
    assert match.winner is not None
    return match


def keep(library: Library, match: Match, name: str = "", day: int = 1) -> Path:
    """Put a match into a library; later days are listed first."""
    document = match_to_document(match, (), f"2026-01-{day:02}T10:00:00+00:00")
    return library.add({**document, "name": name})
