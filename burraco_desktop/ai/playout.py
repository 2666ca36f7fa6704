"""One look ahead: a line of play in a sampled world, then some rounds of sensible play, and what came of it.

Every seat is played by the heuristic player from its own hand alone, so that no world's secrets are used.
"""

from collections.abc import Sequence
from typing import NamedTuple

from burraco_desktop.ai.heuristic import play_turn
from burraco_desktop.ai.stakes import Stakes
from burraco_desktop.ai.value import Value
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.scoring import melded_points
from burraco_desktop.engine.state import NOBODY, Phase, State

EVENTS = (
    "own_canasta",
    "own_clean_canasta",
    "own_reserve",
    "own_close",
    "own_points",
    "own_points_held",
    "rival_canasta",
    "rival_clean_canasta",
    "rival_reserve",
    "rival_close",
    "rival_points",
    "rival_points_held",
)
"""What is told of a playout, once for the own side and once for all others together."""


class Policy(NamedTuple):
    """How playouts are played and judged.

    Attributes:
        weights: the weights of the heuristic player, which plays every seat.
        value: judges the position that a playout ends in.
        stakes: what points are worth in the match.
        rounds: how often it comes round to the viewer again.
    """

    weights: Weights
    value: Value
    stakes: Stakes
    rounds: int = 1


def look_ahead(world: State, line: Sequence[Action], policy: Policy) -> State:
    """Play a line for the seat to move, the rest of its turn, and the rounds after it; the world is kept.

    Unless the deal has ended, the position that is returned lies between two turns, the same seat having
    played last.
    """
    state = world.copy()
    last = state.turn + policy.rounds * state.seats
    for action in line:
        play.advance(state, action)
    while state.phase != Phase.OVER and state.turn <= last:
        play_turn(state, policy.weights)
    return state


def worth(state: State, seat: int, policy: Policy) -> float:
    """What the position at the end of a playout is worth to a seat; its side may be new by then."""
    side = state.side_of[seat]
    return policy.stakes.worth(state, side, policy.value.of(state, side))


def events(before: State, after: State, seat: int) -> list[float]:
    """What happened in a playout to the side of a seat and to the others, in the order of `EVENTS`."""
    own = [after.side_of[other] == after.side_of[seat] for other in range(after.seats)]
    return [*_events(before, after, own), *_events(before, after, [not is_own for is_own in own])]


def _events(before: State, after: State, of_seat: list[bool]) -> list[float]:
    """What happened to the seats that are marked."""
    held = [
        after.table.points_of(hand.cards())
        for hand, counts in zip(after.hands, of_seat, strict=True)
        if counts
    ]
    earlier = {side for side, counts in zip(before.side_of, of_seat, strict=True) if counts}
    later = {side for side, counts in zip(after.side_of, of_seat, strict=True) if counts}
    more = [now - then for then, now in zip(_tally(before, earlier), _tally(after, later), strict=True)]
    clean, canastas, reserves, points = more
    closes = after.closer != NOBODY and of_seat[after.closer]
    return [canastas, clean, reserves, float(closes), points, float(sum(held))]


def _tally(state: State, sides: set[int]) -> tuple[float, float, float, float]:
    """Clean canastas, all canastas, reserves had, and points melded."""
    melds = [meld for side in sides for meld in state.melds[side] if meld.is_canasta]
    clean = sum([meld.is_clean for meld in melds])
    had = sum([state.reserves_had[side] for side in sides])
    return (
        float(clean),
        float(len(melds)),
        float(had),
        float(sum([melded_points(state, side) for side in sides])),
    )
