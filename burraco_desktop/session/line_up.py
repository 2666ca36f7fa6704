"""Who plays a new match: the human and the others, each at the level asked for. It knows no level."""

from collections.abc import Sequence
from dataclasses import dataclass

from burraco_desktop.engine.deal import draw_for_seats
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import sides_of
from burraco_desktop.session.match import HUMAN, Player


@dataclass(frozen=True, slots=True)
class Levels:
    """How strongly the others play.

    Attributes:
        opponents: the level of the other sides.
        partner: the level of the human's own side; empty for that of the opponents.
    """

    opponents: str
    partner: str = ""


def partners(rules: RuleSet, seats: int) -> int:
    """How many play on the human's side from the first card on, besides him."""
    sides = sides_of(rules, seats)
    return sides.count(sides[HUMAN]) - 1


def line_up(rules: RuleSet, names: Sequence[str], seed: str, levels: Levels) -> list[Player]:
    """The players before they draw for seats, the human first; the seed says who will be his partner."""
    sides = sides_of(rules, len(names))
    players = [Player(names[HUMAN], is_human=True)] * len(names)
    for seat, number in enumerate(draw_for_seats(rules, len(names), seed).players):
        if number != HUMAN:
            is_partner = sides[seat] == sides[HUMAN]
            level = (levels.partner if is_partner else "") or levels.opponents
            players[number] = Player(names[number], is_human=False, level=level)
    return players
