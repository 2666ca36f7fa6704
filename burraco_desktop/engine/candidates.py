"""Small melds that a hand may hold, in a fixed order. It knows no table and no rule; all is to be judged."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from burraco_desktop.engine.cards import (
    ALL_CARDS,
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

WILD_MASK = sum(BIT[card] for card in ALL_CARDS if IS_WILD[card])
_SUIT_MASKS = tuple(sum(BIT[card_of(suit, rank)] for rank in range(RANK_COUNT)) for suit in range(SUIT_COUNT))
_FACES = tuple(
    tuple(card_of(suit, rank) for suit in range(SUIT_COUNT)) for rank in range(RANK_COUNT) if rank != TWO
)


def meld_candidates(hand: Hand, ladder: Ladder, least: int) -> Iterator[tuple[Card, ...]]:
    """Sets and runs of the least size, whole ones too; with a wild in the place of one card, or wilds alone.

    Where a hand holds any meld at all, one of the least size is among them.
    """
    wilds = cards_in(hand.mask & WILD_MASK)
    for faces in _FACES:
        yield from _set_candidates(hand, faces, wilds, least)
    for suit, suit_mask in enumerate(_SUIT_MASKS):
        runs, near_runs = _run_candidates(ladder, suit, hand.mask & suit_mask, least)
        yield from runs
        if wilds:
            yield from ((*cards, wild) for cards in near_runs for wild in wilds)
    if wilds:
        yield from dict.fromkeys(
            combinations([wild for wild in wilds for _ in range(hand.counts[wild])], least)
        )


def _set_candidates(
    hand: Hand, faces: tuple[Card, ...], wilds: list[Card], least: int
) -> Iterator[tuple[Card, ...]]:
    counts = hand.counts
    clubs, diamonds, hearts, spades = faces
    size = counts[clubs] + counts[diamonds] + counts[hearts] + counts[spades]
    if size < least - 1:
        return
    held = tuple(card for card in faces for _ in range(counts[card]))
    if size > least:
        yield held
    if size >= least:
        yield held[:least]
    yield from ((*held[: least - 1], wild) for wild in wilds)


@cache
def _run_candidates(
    ladder: Ladder, suit: int, mask: int, least: int
) -> tuple[list[tuple[Card, ...]], list[tuple[Card, ...]]]:
    """Natural runs of a suit, and those that lack one card; remembered, since few masks exist."""
    order = [ladder.face(suit, place) for place in range(1, ladder.top + 1)]
    held = [bool(mask & BIT[card]) for card in order]
    windows = [
        tuple(
            card for card, is_held in zip(order[first : first + least], held[first:], strict=False) if is_held
        )
        for first in range(len(order) - least + 1)
    ]
    runs = list(_long_runs(order, held, least)) + [cards for cards in windows if len(cards) == least]
    return runs, list(dict.fromkeys(cards for cards in windows if len(cards) == least - 1))


def _long_runs(order: list[Card], held: list[bool], least: int) -> Iterator[tuple[Card, ...]]:
    """Whole natural runs longer than the least; the ace counts at both ends, but only once in a run."""
    stretch: list[Card] = []
    for card, is_held in zip([*order, order[0]], [*held, False], strict=True):
        if is_held:
            stretch.append(card)
            continue
        if len(stretch) > least:
            yield tuple(stretch[: len(order) - 1])
        stretch = []
