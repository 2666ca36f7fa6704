"""The order in which the viewer's hand is shown: a wish that never reaches the engine. No Qt."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

from burraco_desktop.engine.cards import ACE, HIDDEN, JOKER_RANK, KING, RANK_OF, SUIT_OF, TWO, Card, Hand


class SortKey(StrEnum):
    """What the hand is sorted by on request."""

    SUIT = "suit"
    RANK = "rank"


SUIT_ORDER = {0: 1, 1: 2, 2: 0, 3: 3, -1: 4}
"""Hearts, clubs, diamonds, spades: the colours alternate, so that neighbours are told apart."""


def sorted_hand(cards: Iterable[Card], key: SortKey) -> list[Card]:
    """The cards from high to low, wilds last; by suits or by ranks."""
    return sorted(cards, key=lambda card: _place(card, key))


def _place(card: Card, key: SortKey) -> tuple[int, int, int]:
    wild = {TWO: 1, JOKER_RANK: 2}.get(RANK_OF[card], 0)
    suit, height = SUIT_ORDER[SUIT_OF[card]], -_height(card)
    return (wild, suit, height) if key == SortKey.SUIT else (wild, height, suit)


def _height(card: Card) -> int:
    return KING + 1 if RANK_OF[card] == ACE else RANK_OF[card]


class HandOrder:
    """The shown order of the hand: own arrangement kept, new cards joined at their sorted neighbours.

    Attributes:
        cards: the hand in the order shown, hidden cards last.
        fresh: for each shown card whether it came since the turn before ended.
        key: what the hand was last sorted by.
    """

    def __init__(self, key: SortKey = SortKey.SUIT) -> None:
        self.cards: list[Card] = []
        self.fresh: list[bool] = []
        self.key = key

    def restore(self, cards: Sequence[Card]) -> None:
        """Show a kept order."""
        self.cards = list(cards)
        self.fresh = [False] * len(cards)

    def follow(self, hand: Hand) -> None:
        """Bring the order up to date with the hand: gone cards leave, new ones join and are marked."""
        wanted = Counter(hand.cards())
        wanted[HIDDEN] = hand.hidden
        kept = []
        for card, fresh in zip(self.cards, self.fresh, strict=True):
            if wanted[card] > 0:
                wanted[card] -= 1
                kept.append((card, fresh))
        first_deal = not kept
        self.cards = [card for card, _ in kept]
        self.fresh = [fresh for _, fresh in kept]
        for card in sorted_hand((+wanted).elements(), self.key) if wanted.total() else ():
            self._join(card, fresh=not first_deal)

    def sort(self, key: SortKey) -> None:
        """Sort the hand on request."""
        self.key = key
        pairs = sorted(zip(self.cards, self.fresh, strict=True), key=lambda pair: _place(pair[0], key))
        self.cards = [card for card, _ in pairs]
        self.fresh = [fresh for _, fresh in pairs]

    def move(self, indices: Sequence[int], to: int) -> None:
        """Move the cards at the indices so that they stand before the card now at index `to`."""
        moved = set(indices)
        pairs = list(zip(self.cards, self.fresh, strict=True))
        head = [pair for at, pair in enumerate(pairs) if at < to and at not in moved]
        tail = [pair for at, pair in enumerate(pairs) if at >= to and at not in moved]
        order = head + [pairs[at] for at in indices] + tail
        self.cards = [card for card, _ in order]
        self.fresh = [fresh for _, fresh in order]

    def settle(self) -> None:
        """Forget which cards are new."""
        self.fresh = [False] * len(self.cards)

    def _join(self, card: Card, *, fresh: bool) -> None:
        at = len(self.cards)
        if fresh and card != HIDDEN:
            at = self._neighbour(card)
        self.cards.insert(at, card)
        self.fresh.insert(at, fresh)

    def _neighbour(self, card: Card) -> int:
        """Before the first card that would follow it in sorted order, so that an own arrangement is kept."""
        for at, other in enumerate(self.cards):
            if other == HIDDEN or _place(card, self.key) <= _place(other, self.key):
                return at
        return len(self.cards)
