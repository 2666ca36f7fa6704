"""Puts a match at a position into a controller: any table can be looked at or played on from there."""

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.store import LoadedMatch
from burraco_desktop.ui.controller import Controller
from tests.support.positions import ITALIAN, cards, position

NAMES = ("Maria", "Anna", "Bruno", "Carla", "Dario", "Elena")


def pose(controller: Controller, text: str, seats: int = 4, hand: str = "", rules: RuleSet = ITALIAN) -> None:
    """Continue a match at a position, with the hand in an order of its own where one is given."""
    players = [Player(name, is_human=index == 0) for index, name in enumerate(NAMES[:seats])]
    match = Match.new(rules, players, "posed")
    match._first = position(text, rules, seats)
    match.deal = 1
    controller.leave()
    controller._put(LoadedMatch(match, tuple(cards(hand))))
