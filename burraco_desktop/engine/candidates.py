"""Small melds that a hand may hold, in a fixed order. It knows no table and no rule; all is to be judged."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

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

_SUIT_MASKS = tuple(sum(BIT[card_of(suit, rank)] for rank in range(RANK_COUNT)) for suit in range(SUIT_COUNT))
_FACES = tuple(tuple(card_of(suit, rank) for suit in range(SUIT_COUNT)) for rank in range(RANK_COUNT))


def meld_candidates(hand: Hand) -> Iterator[tuple[Card, ...]]:
    """Sets and runs of three cards, whole sets and whole runs; with at most one wild beside two naturals."""
    wilds = [card for card in cards_in(hand.mask) if IS_WILD[card]]
    for rank, faces in enumerate(_FACES):
        if rank != TWO:
            yield from _set_candidates(hand, faces, wilds)
    for suit, suit_mask in enumerate(_SUIT_MASKS):
        runs, pairs = _run_candidates(suit, hand.mask & suit_mask)
        yield from runs
        for low, high in pairs:
            yield from ((low, high, wild) for wild in wilds)


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
def _run_candidates(suit: int, mask: int) -> tuple[list[tuple[Card, ...]], list[tuple[Card, Card]]]:
    """Natural runs of a suit, and pairs that a wild completes; remembered, since few masks exist."""
    order = [card_of(suit, place % RANK_COUNT) for place in range(RANK_COUNT + 1)]
    held = [place for place, card in enumerate(order) if mask & BIT[card]]
    return list(_natural_runs(order, held)), [(order[low], order[high]) for low, high in _near_pairs(held)]


def _natural_runs(order: list[Card], held: list[int]) -> Iterator[tuple[Card, ...]]:
    """Whole runs and their triples; the ace counts at both ends, but only once in a run."""
    stretch: list[Card] = []
    for place in range(len(order) + 1):
        if place in held:
            stretch.append(order[place])
            continue
        if len(stretch) > 3:
            yield tuple(stretch[:RANK_COUNT])
        yield from (tuple(stretch[first : first + 3]) for first in range(len(stretch) - 2))
        stretch = []


def _near_pairs(held: list[int]) -> Iterator[tuple[int, int]]:
    """Neighbours with at most one place between them, then one pair with the natural two."""
    for low, high in pairwise(held):
        if high - low <= 2 and TWO not in (low, high):
            yield low, high
    if TWO in held and not {TWO + 1, TWO - 1}.isdisjoint(held):
        yield TWO, TWO + 1 if TWO + 1 in held else TWO - 1
