"""Which cards of a hand might make a small meld with a given one. It knows no rules; all is to be judged.

Cards are passed over that lie together in no meld of the size, whatever the rules, since it has one wild at
most: plain ones of other ranks and suits, and those of one suit that are too far apart.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from burraco_desktop.engine.cards import (
    ACES,
    ALL_CARDS,
    BIT,
    IS_WILD,
    RANK_COUNT,
    RANK_OF,
    SUIT_OF,
    WILDS,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.layouts import LOW_ACE, WITH_TWO, WITHOUT_TWO

PAIR: Final = 2


def companions(hand: Hand, card: Card, least: int) -> list[tuple[Card, ...]]:
    """So many cards of the hand each, in ascending order, that may lie in one meld with this card."""
    beside = _BESIDE[least]
    likely: i64 = hand.mask & beside[card]
    if least != PAIR:
        held = [other for other in hand.cards() if likely >> other & 1]
        return list(dict.fromkeys(combinations(held, least)))
    found: list[tuple[Card, ...]] = []
    firsts = cards_in(likely)
    for at, first in enumerate(firsts):
        if hand.doubles >> first & 1:
            found.append((first, first))
        seconds: i64 = likely & beside[first]
        found += [(first, second) for second in firsts[at + 1 :] if seconds >> second & 1]
    return found


def strangers(hand: Hand, card: Card) -> int:
    """How many cards of the hand are certain to lie in no meld with this one, whatever its size."""
    number = 0
    for other in cards_in(hand.mask & ~_BESIDE[RANK_COUNT][card]):
        number += hand.count(other)
    return number


def _beside(card: Card, reach: int) -> int:
    """The mask of the cards that may lie with a card in a meld in which no two are more places apart."""
    if IS_WILD[card]:
        return (1 << len(ALL_CARDS)) - 1
    near = WILDS | ACES << RANK_OF[card]
    for ladder in (WITH_TWO, WITHOUT_TWO):
        places = [at for at in range(LOW_ACE, ladder.top + 1) if ladder.face(SUIT_OF[card], at) == card]
        for at in range(LOW_ACE, ladder.top + 1):
            if min([abs(at - place) for place in places]) <= reach:
                near |= BIT[ladder.face(SUIT_OF[card], at)]
    return near


_BESIDE: Final[list[list[int]]] = [
    [_beside(card, reach) for card in ALL_CARDS] for reach in range(RANK_COUNT + 1)
]
"""By the number of the other cards of the meld, or of places; no run is longer than the last of them."""
