"""Small melds that a hand may hold, in a fixed order. It knows no table and no rule; all is to be judged."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

from burraco_desktop.engine.cards import (
    BIT,
    IS_WILD,
    RANK_COUNT,
    SUIT_COUNT,
    TWO,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.layouts import Ladder

_SUIT_MASKS = tuple(sum(BIT[card_of(suit, rank)] for rank in range(RANK_COUNT)) for suit in range(SUIT_COUNT))
_FACES = tuple(tuple(card_of(suit, rank) for suit in range(SUIT_COUNT)) for rank in range(RANK_COUNT))


def meld_candidates(hand: Hand, ladder: Ladder) -> Iterator[tuple[Card, ...]]:
    """Sets and runs of three cards, whole ones too; with a wild beside two naturals, or three wilds alone."""
    wilds = [card for card in cards_in(hand.mask) if IS_WILD[card]]
    for rank, faces in enumerate(_FACES):
        if rank != TWO:
            yield from _set_candidates(hand, faces, wilds)
    for suit, suit_mask in enumerate(_SUIT_MASKS):
        runs, pairs = _run_candidates(ladder, suit, hand.mask & suit_mask)
        yield from runs
        for low, high in pairs:
            yield from ((low, high, wild) for wild in wilds)
    yield from dict.fromkeys(combinations([wild for wild in wilds for _ in range(hand.counts[wild])], 3))


def _set_candidates(hand: Hand, faces: tuple[Card, ...], wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    counts = hand.counts
    clubs, diamonds, hearts, spades = faces
    size = counts[clubs] + counts[diamonds] + counts[hearts] + counts[spades]
    if size < 2:
        return
    held = tuple(card for card in faces for _ in range(counts[card]))
    if size > 3:
        yield held
    if size >= 3:
        yield held[:3]
    yield from ((*held[:2], wild) for wild in wilds)


@cache
def _run_candidates(
    ladder: Ladder, suit: int, mask: int
) -> tuple[list[tuple[Card, ...]], list[tuple[Card, Card]]]:
    """Natural runs of a suit, and pairs that a wild completes; remembered, since few masks exist."""
    order = [ladder.face(suit, place) for place in range(1, ladder.top + 1)]
    held = [index for index, card in enumerate(order) if mask & BIT[card]]
    two = ladder.two - 1
    return list(_natural_runs(order, held)), [
        (order[low], order[high]) for low, high in _near_pairs(held, two)
    ]


def _natural_runs(order: list[Card], held: list[int]) -> Iterator[tuple[Card, ...]]:
    """Whole runs and their triples; the ace counts at both ends, but only once in a run."""
    stretch: list[Card] = []
    for index in range(len(order) + 1):
        if index in held:
            stretch.append(order[index])
            continue
        if len(stretch) > 3:
            yield tuple(stretch[: len(order) - 1])
        yield from (tuple(stretch[first : first + 3]) for first in range(len(stretch) - 2))
        stretch = []


def _near_pairs(held: list[int], two: int) -> Iterator[tuple[int, int]]:
    """Neighbours with at most one place between them, then one pair with the natural two, if it has a place."""
    for low, high in pairwise(held):
        if high - low <= 2 and two not in (low, high):
            yield low, high
    if two in held and not {two + 1, two - 1}.isdisjoint(held):
        yield two, two + 1 if two + 1 in held else two - 1
