"""Small melds that a hand may hold, in a fixed order. It knows no table and no rule; all is to be judged.

They are sets and runs of the least size, whole ones too, with a wild in the place of one card, or wilds
alone. Where a hand holds any meld at all, one of the least size is among them.
"""

from itertools import combinations

from burraco_desktop.engine.cards import (
    BIT,
    Card,
    Hand,
)
from burraco_desktop.engine.layouts import Ladder


def set_candidates(held: tuple[Card, ...], wilds: list[Card], least: int) -> list[tuple[Card, ...]]:
    """Of the cards held of a rank all together, the least number, and one fewer with a wild."""
    found = []
    if len(held) > least:
        found.append(held)
    if len(held) >= least:
        found.append(held[:least])
    return found + [(*held[: least - 1], wild) for wild in wilds]


def run_candidates(
    ladder: Ladder, suit: int, mask: int, wilds: list[Card], least: int
) -> list[tuple[Card, ...]]:
    """Natural runs of a suit, whole and of the least size, then those of it that lack a card, with a wild."""
    order = [ladder.face(suit, place) for place in range(1, ladder.top + 1)]
    held = [bool(mask & BIT[card]) for card in order]
    windows = [
        tuple([card for card in order[first : first + least] if mask & BIT[card]])
        for first in range(len(order) - least + 1)
    ]
    near = list(dict.fromkeys([cards for cards in windows if len(cards) == least - 1]))
    runs = _long_runs(order, held, least) + [cards for cards in windows if len(cards) == least]
    return runs + [(*cards, wild) for cards in near for wild in wilds]


def wild_candidates(hand: Hand, wilds: list[Card], least: int) -> list[tuple[Card, ...]]:
    """Wilds alone."""
    return list(dict.fromkeys(combinations([wild for wild in wilds for _ in range(hand.count(wild))], least)))


def _long_runs(order: list[Card], held: list[bool], least: int) -> list[tuple[Card, ...]]:
    """Whole natural runs longer than the least; the ace counts at both ends, but only once in a run."""
    found: list[tuple[Card, ...]] = []
    stretch: list[Card] = []
    for card, is_held in zip([*order, order[0]], [*held, False], strict=True):
        if is_held:
            stretch.append(card)
            continue
        if len(stretch) > least:
            found.append(tuple(stretch[: len(order) - 1]))
        stretch = []
    return found
