"""What play tells of a hidden hand. It deals nothing.

Cards that its side could have melded are rare in it, cards that its rivals wait for are not, and few are held
that go with those just thrown.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.engine.cards import (
    ALL_CARDS,
    BIT,
    CARD_TYPES,
    IS_WILD,
    RANK_COUNT,
    RANK_OF,
    SUIT_COUNT,
    SUIT_OF,
    WILDS,
    Card,
)
from burraco_desktop.engine.melds import LOW_ACE
from burraco_desktop.engine.state import State

RECENT: Final = 4
"""So many of its last throws tell what a seat does not collect."""


@dataclass(frozen=True, slots=True)
class Clues:
    """How much likelier (as a logarithm) a card lies in a hidden hand than elsewhere, if it is such a card.

    Attributes:
        own_meld: a plain card that a meld of its side would take.
        rival_meld: a plain card that a meld of another side would take.
        wild: a wild.
        thrown: of a face that the seat has thrown.
        thrown_rank: of the rank of one of its last throws.
        thrown_near: one or two places beside one of its last throws.
        ready: the chance that a hand is believed in which three cards form a meld (no logarithm).
    """

    own_meld: float = -1.5
    rival_meld: float = 0.5
    wild: float = -0.3
    thrown: float = -0.5
    thrown_rank: float = -0.4
    thrown_near: float = -0.3
    ready: float = 0.2


def chances(table: State, seat: int, clues: Clues) -> list[float]:
    """For each type of card how likely the seat holds one, in shares of the likeliest."""
    logs = [0.0] * CARD_TYPES
    for weight, mask in zip(_weights(clues), facts(table, seat), strict=True):
        for card in ALL_CARDS if weight and mask else ():
            if mask & BIT[card]:
                logs[card] += weight
    most = max(logs)
    return [exp(log - most) for log in logs]


def _weights(clues: Clues) -> tuple[float, ...]:
    return (
        clues.own_meld,
        clues.rival_meld,
        clues.wild,
        clues.thrown,
        clues.thrown_rank,
        clues.thrown_near,
    )


def facts(table: State, seat: int) -> tuple[int, ...]:
    """The masks of the cards of which each clue speaks, in the order of `Clues`."""
    side = table.side_of[seat]
    own, rivals = 0, 0
    for other, melds in enumerate(table.melds):
        for meld in melds:
            if other == side:
                own |= table.table.extenders(meld)
            else:
                rivals |= table.table.extenders(meld)
    if not has_played(table, seat):
        own = 0
    thrown = [card for thrower, card in table.discards if thrower == seat]
    recent = thrown[-RECENT:]
    ranks, near = 0, 0
    for card in recent:
        ranks |= _same_rank(card) if table.rules.melds.sets_allowed else 0
        near |= _beside(table, card)
    return own & PLAIN, rivals & PLAIN, WILDS, sum(BIT[card] for card in set(thrown)), ranks, near


def has_played(table: State, seat: int) -> bool:
    """Tell whether the seat has had a turn in which it could have melded."""
    return any(thrower == seat for thrower, _ in table.discards)


def _same_rank(card: Card) -> int:
    if IS_WILD[card]:
        return 0
    return sum([BIT[suit * RANK_COUNT + RANK_OF[card]] for suit in range(SUIT_COUNT)])


def _beside(table: State, card: Card) -> int:
    """The faces one or two places beside a plain card."""
    if IS_WILD[card]:
        return 0
    ladder = table.table.ladder
    place = ladder.place(RANK_OF[card])
    places = [at for at in (place - 2, place - 1, place + 1, place + 2) if LOW_ACE <= at <= ladder.top]
    return sum([BIT[ladder.face(SUIT_OF[card], at)] for at in places])
