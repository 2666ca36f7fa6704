"""What the greedy melder thinks of laying, in the order it first had. Frozen with it: ties go to the first.

It knows no legality. The engine lists options of its own, which may change.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from burraco_desktop.engine.actions import ExtendMeld, LayMeld
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
from burraco_desktop.engine.state import State

_SUIT_MASKS = tuple(sum(BIT[card_of(suit, rank)] for rank in range(RANK_COUNT)) for suit in range(SUIT_COUNT))
_FACES = tuple(
    tuple(card_of(suit, rank) for suit in range(SUIT_COUNT)) for rank in range(RANK_COUNT) if rank != TWO
)


def small_layings(table: State) -> Iterator[LayMeld | ExtendMeld]:
    """Single cards onto own melds; sets and runs of three, whole ones, and pairs with a wild."""
    hand = table.hand
    for index, meld in enumerate(table.melds[table.side]):
        for card in table.table.extending_cards(meld, hand.mask):
            yield ExtendMeld(index, (card,))
    wilds = [card for card in cards_in(hand.mask) if IS_WILD[card]]
    for faces in _FACES if table.rules.melds.sets_allowed else ():
        yield from map(LayMeld, _sets(hand, faces, wilds))
    for suit, suit_mask in enumerate(_SUIT_MASKS):
        runs, pairs = _runs(table.table.ladder, suit, hand.mask & suit_mask)
        yield from map(LayMeld, runs)
        for low, high in pairs:
            yield from (LayMeld((low, high, wild)) for wild in wilds)


def _sets(hand: Hand, faces: tuple[Card, ...], wilds: list[Card]) -> Iterator[tuple[Card, ...]]:
    held = tuple([card for card in faces for _ in range(hand.counts[card])])
    if len(held) < 2:
        return
    if len(held) > 3:
        yield held
    if len(held) >= 3:
        yield held[:3]
    yield from ((*held[:2], wild) for wild in wilds)


@cache
def _runs(ladder: Ladder, suit: int, mask: int) -> tuple[list[tuple[Card, ...]], list[tuple[Card, Card]]]:
    """Natural runs of a suit, and pairs that a wild completes; remembered, since few masks exist."""
    order = [ladder.face(suit, place) for place in range(1, ladder.top + 1)]
    held = [at for at, card in enumerate(order) if mask & BIT[card]]
    pairs = [(order[low], order[high]) for low, high in _near_pairs(held, ladder.two - 1)]
    return list(_natural_runs(order, held)), pairs


def _natural_runs(order: list[Card], held: list[int]) -> Iterator[tuple[Card, ...]]:
    """Whole runs and their triples; the ace counts at both ends, but only once in a run."""
    stretch: list[Card] = []
    for at in range(len(order) + 1):
        if at in held:
            stretch.append(order[at])
            continue
        if len(stretch) > 3:
            yield tuple(stretch[: len(order) - 1])
        yield from (tuple(stretch[first : first + 3]) for first in range(len(stretch) - 2))
        stretch = []


def _near_pairs(held: list[int], two: int) -> Iterator[tuple[int, int]]:
    """Neighbours with at most one place between them, then one pair with the natural two."""
    for low, high in pairwise(held):
        if high - low <= 2 and two not in (low, high):
            yield low, high
    if two in held and not {two + 1, two - 1}.isdisjoint(held):
        yield two, two + 1 if two + 1 in held else two - 1
