"""The ranks held in one suit as masks, and tables to count neighbours and near runs by. It weighs nothing.

A suit is a mask of ranks (13 bits, the ace lowest) or of places of a run (the ace at both ends).
"""

from __future__ import annotations

from typing import Final

from burraco_desktop.engine.cards import RANK_COUNT, TWO
from burraco_desktop.engine.layouts import Ladder

RANK_MASK: Final = (1 << RANK_COUNT) - 1
NO_TWO: Final = RANK_MASK ^ (1 << TWO)


BITS: Final = bytes([number.bit_count() for number in range(1 << (RANK_COUNT + 1))])
"""How many bits are set in each number of 14 bits."""


class Shape:
    """The tables of one ladder, by masks of ranks.

    Attributes:
        places: the mask of the places that ranks have in a run, the low ace's being bit 0.
        joining: the mask of ranks that make three neighbours with two of these.
        close: by rank, the mask of the ranks at most two places away.
    """

    __slots__ = ("close", "joining", "ladder", "places")

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        of_rank = [0] * RANK_COUNT
        for at, rank in enumerate(ladder.ranks):
            of_rank[rank] |= 1 << at
        self.places = [0]
        for ranks in range(1, RANK_MASK + 1):
            lowest = ranks & -ranks
            self.places.append(self.places[ranks ^ lowest] | of_rank[lowest.bit_length() - 1])
        self.joining = [_ranks_at(_gaps(held), of_rank) for held in self.places]
        self.close = [_ranks_at(own << 1 | own << 2 | own >> 1 | own >> 2, of_rank) for own in of_rank]


_shapes: Final[list[Shape]] = []


def shape_of(ladder: Ladder) -> Shape:
    """The one shape of a ladder."""
    for shape in _shapes:
        if shape.ladder is ladder:
            return shape
    _shapes.append(Shape(ladder))
    return _shapes[-1]


def _gaps(held: int) -> int:
    """The places that make three neighbours with two of those held."""
    pairs, skips = held & held >> 1, held & held >> 2
    return pairs << 2 | pairs >> 1 | skips << 1


def _ranks_at(places: int, of_rank: list[int]) -> int:
    ranks = 0
    for rank, own in enumerate(of_rank):
        if own & places:
            ranks |= 1 << rank
    return ranks
