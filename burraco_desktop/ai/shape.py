"""The ranks held in one suit as masks, and tables to count neighbours and near runs by. It weighs nothing.

A suit is a mask of ranks (13 bits, the ace lowest) or of places of a run (the ace at both ends).
"""

from typing import Final

from burraco_desktop.engine.cards import RANK_COUNT, TWO
from burraco_desktop.engine.layouts import Ladder

RANK_MASK: Final = (1 << RANK_COUNT) - 1
NO_TWO: Final = RANK_MASK ^ (1 << TWO)


def _bit_counts() -> list[int]:
    counts = [0]
    for number in range(1, 1 << (RANK_COUNT + 1)):
        counts.append(counts[number >> 1] + (number & 1))
    return counts


BITS: Final[list[int]] = _bit_counts()
"""How many bits are set in each number of 14 bits."""


def places_of(ladder: Ladder) -> list[int]:
    """For each mask of ranks the mask of the places they have in a run, the low ace's being bit 0."""
    of_rank = [0] * RANK_COUNT
    for at, rank in enumerate(ladder.ranks):
        of_rank[rank] |= 1 << at
    places = [0]
    for ranks in range(1, RANK_MASK + 1):
        lowest = ranks & -ranks
        places.append(places[ranks ^ lowest] | of_rank[lowest.bit_length() - 1])
    return places


def joining(places: list[int]) -> list[int]:
    """For each mask of ranks the ranks that make three neighbours with two of them, by that table."""
    found = []
    of_rank = [places[1 << rank] for rank in range(RANK_COUNT)]
    for held in places:
        pairs, skips = held & held >> 1, held & held >> 2
        gaps = pairs << 2 | pairs >> 1 | skips << 1
        ranks = 0
        for rank, own in enumerate(of_rank):
            if own & gaps:
                ranks |= 1 << rank
        found.append(ranks)
    return found


def close_by(places: list[int]) -> list[int]:
    """For each rank the mask of the ranks at most two places from it, by the table of `places_of`."""
    near = []
    for rank in range(RANK_COUNT):
        own = places[1 << rank]
        around = own << 1 | own << 2 | own >> 1 | own >> 2
        near.append(sum([1 << other for other in range(RANK_COUNT) if around & places[1 << other]]))
    return near
