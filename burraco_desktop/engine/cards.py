"""Card types, packs, the shuffle, and hands as counts.

A card here is a *type* (54 of them: 52 faces and two jokers), never a physical card: identical cards of
several packs differ in counts only. The one rule that asks for a physical card (the lone pile card) is
answered from counts.
"""

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Final, NewType

Card = NewType("Card", int)
"""0..51 are faces (suit * 13 + rank), 52 and 53 red and black joker, -1 a card that may not be seen."""

SUITS: Final = "cdhs"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_COUNT: Final = 4
RANK_COUNT: Final = 13
ACE: Final = 0
TWO: Final = 1
KING: Final = 12

RED_JOKER: Final = Card(52)
BLACK_JOKER: Final = Card(53)
CARD_TYPES: Final = 54
HIDDEN: Final = Card(-1)
ALL_CARDS: Final = tuple(Card(number) for number in range(CARD_TYPES))

JOKER_RANK: Final = 13
NO_SUIT: Final = -1
RANK_OF: Final = tuple(number % RANK_COUNT if number < 52 else JOKER_RANK for number in range(CARD_TYPES))
SUIT_OF: Final = tuple(number // RANK_COUNT if number < 52 else NO_SUIT for number in range(CARD_TYPES))
IS_WILD: Final = tuple(rank in (TWO, JOKER_RANK) for rank in RANK_OF)
BIT: Final = tuple(1 << number for number in range(CARD_TYPES))
"""One bit a card type, so that a set of types is an int below 2**54."""


def card_of(suit: int, rank: int) -> Card:
    """The face of a suit (index into SUITS) and a rank (index into RANKS)."""
    return Card(suit * RANK_COUNT + rank)


def is_joker(card: Card) -> bool:
    """Tell whether the card is one of the two jokers."""
    return card >= RED_JOKER


def cards_in(mask: int) -> list[Card]:
    """The card types of a mask, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(Card(low.bit_length() - 1))
        mask ^= low
    return found


class Hand:
    """A multiset of cards as counters a type, with masks of the types held, and of those held more than once.

    In a player's view another seat's hand holds its publicly known cards as counts, the others as `hidden`.
    """

    __slots__ = ("counts", "doubles", "hidden", "mask", "size")

    def __init__(self, cards: Iterable[Card] = (), *, twin: "Hand | None" = None) -> None:
        """A hand of these cards, or an independent one like `twin`."""
        if twin is not None:
            self.counts: list[int] = twin.counts[:]
            self.mask: int = twin.mask
            self.doubles: int = twin.doubles
            self.size: int = twin.size
            self.hidden: int = twin.hidden
            return
        self.counts = [0] * CARD_TYPES
        self.mask = 0
        self.doubles = 0
        self.size = 0
        self.hidden = 0
        for card in cards:
            self.add(card)

    def copy(self) -> "Hand":
        """An independent hand with the same cards."""
        return Hand(twin=self)

    def __reduce__(self) -> tuple[object, ...]:
        return Hand, ((*self.cards(), *[HIDDEN] * self.hidden),)

    def add(self, card: Card) -> None:
        """Put one card in; HIDDEN adds a card of unknown type."""
        self.size += 1
        if card < 0:
            self.hidden += 1
            return
        count = self.counts[card]
        self.counts[card] = count + 1
        if count == 0:
            self.mask |= BIT[card]
        elif count == 1:
            self.doubles |= BIT[card]

    def remove(self, card: Card) -> None:
        """Take one card out; a type not known to be here is taken from the hidden cards."""
        self.size -= 1
        count = self.counts[card]
        if count == 0:
            assert self.hidden > 0, f"card {card} is not in this hand"
            self.hidden -= 1
            return
        self.counts[card] = count - 1
        if count == 1:
            self.mask ^= BIT[card]
        elif count == 2:
            self.doubles ^= BIT[card]

    def holds(self, cards: Sequence[Card]) -> bool:
        """Tell whether all these cards are here together, counting repeats; a HIDDEN card never is."""
        counts = self.counts
        seen = 0
        for card in cards:
            if card < 0 or counts[card] == 0 or (seen & BIT[card] and counts[card] < cards.count(card)):
                return False
            seen |= BIT[card]
        return True

    def cards(self) -> list[Card]:
        """The named cards in ascending order, repeats included; hidden cards are not listed."""
        return [card for card in cards_in(self.mask) for _ in range(self.counts[card])]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts and self.hidden == other.hidden

    __hash__ = None  # type: ignore[assignment]  # mypy knows no other way to say that a value is mutable

    def __repr__(self) -> str:
        return f"Hand({self.cards()}, hidden={self.hidden})"


def pack(decks: int, jokers: int) -> list[Card]:
    """All cards of a table in ascending order; the jokers are shared between red and black."""
    faces = [Card(number) for number in range(52) for _ in range(decks)]
    return faces + [RED_JOKER] * (jokers - jokers // 2) + [BLACK_JOKER] * (jokers // 2)


def stream(seed: str, number: int) -> random.Random:
    """The random source of one deal (from 1) of a match, or of its seating draw (0).

    Seeded through SHA-256, so that streams of neighbouring deals have nothing in common.
    """
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return random.Random(int.from_bytes(digest, "big"))


def below(source: random.Random, bound: int) -> int:
    """A uniform number in 0..bound-1 from `getrandbits` alone, the same in every Python version."""
    bits = bound.bit_length()
    number = source.getrandbits(bits)
    while number >= bound:
        number = source.getrandbits(bits)
    return number


def shuffle(cards: list[Card], source: random.Random) -> None:
    """Shuffle in place by Fisher and Yates; our own, since `random.shuffle` may change between versions."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(source, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
