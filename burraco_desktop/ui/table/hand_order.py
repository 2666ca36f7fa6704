"""The order in which the viewer's hand is shown: a wish that never reaches the engine. No Qt."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
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
        self._meant: Collection[int] = ()
        self._past: list[list[tuple[Card, bool]]] = []

    def restore(self, cards: Sequence[Card]) -> None:
        """Show a kept order."""
        self._show([(card, False) for card in cards])
        self._past.clear()

    def remember(self, meant: Collection[int] = ()) -> None:
        """Before an action of the player: keep the order for its undo, and which of equal cards it plays."""
        self._past.append(self._pairs)
        self._meant = meant

    def take_back(self, hand: Hand) -> None:
        """After an undo: every card goes back to its place, unless the hand was rearranged since."""
        past = self._past.pop() if self._past else []
        cards = [card for card, _ in past]
        if Counter(cards) == _count(hand) and (_lies_in(self.cards, cards) or _lies_in(cards, self.cards)):
            self._show(past)
        else:
            self.follow(hand, are_new=False)

    def follow(self, hand: Hand, *, are_new: bool = True) -> None:
        """Bring the order up to date with the hand: gone cards leave, others join, marked if they are new."""
        gone = self._leaving(_count(hand))
        self._meant = ()
        self._show([pair for at, pair in enumerate(self._pairs) if at not in gone])
        is_first = not self.cards
        for card in sorted_hand((_count(hand) - Counter(self.cards)).elements(), self.key):
            self._join(card, fresh=are_new and not is_first)

    def sort(self, key: SortKey) -> None:
        """Sort the hand on request."""
        self.key = key
        self._show(sorted(self._pairs, key=lambda pair: _place(pair[0], key)))

    def move(self, indices: Sequence[int], to: int) -> None:
        """Move the cards at the indices so that they stand before the card now at index `to`."""
        moved = set(indices)
        pairs = self._pairs
        head = [pair for at, pair in enumerate(pairs) if at < to and at not in moved]
        tail = [pair for at, pair in enumerate(pairs) if at >= to and at not in moved]
        self._show(head + [pairs[at] for at in indices] + tail)

    def settle(self) -> None:
        """Forget which cards are new, as at the end of a turn."""
        self.fresh = [False] * len(self.cards)
        self._past.clear()

    @property
    def _pairs(self) -> list[tuple[Card, bool]]:
        return list(zip(self.cards, self.fresh, strict=True))

    def _show(self, pairs: Sequence[tuple[Card, bool]]) -> None:
        self.cards = [card for card, _ in pairs]
        self.fresh = [fresh for _, fresh in pairs]

    def _leaving(self, wanted: Counter[Card]) -> set[int]:
        """Which cards leave: of equal ones those meant, then new ones, then the last ones."""
        surplus = Counter(self.cards) - wanted
        gone = set()
        for at in sorted(
            range(len(self.cards)), key=lambda at: (at not in self._meant, not self.fresh[at], -at)
        ):
            if surplus[self.cards[at]] > 0:
                surplus[self.cards[at]] -= 1
                gone.add(at)
        return gone

    def _join(self, card: Card, *, fresh: bool) -> None:
        at = len(self.cards)
        if self.cards and card != HIDDEN:
            at = self._neighbour(card)
        self.cards.insert(at, card)
        self.fresh.insert(at, fresh)

    def _neighbour(self, card: Card) -> int:
        """Before the first card that would follow it in sorted order, so that an own arrangement is kept."""
        for at, other in enumerate(self.cards):
            if other == HIDDEN or _place(card, self.key) <= _place(other, self.key):
                return at
        return len(self.cards)


def _count(hand: Hand) -> Counter[Card]:
    counted = Counter(hand.cards())
    counted[HIDDEN] = hand.hidden
    return +counted


def _lies_in(part: Sequence[Card], whole: Sequence[Card]) -> bool:
    """Tell whether the cards of a part stand in the whole in the same order."""
    rest = iter(whole)
    return all(card in rest for card in part)
