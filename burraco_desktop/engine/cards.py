"""Card types, packs, the shuffle, and hands as counts.

A card here is a *type* (54 of them: 52 faces and two jokers), never a physical card: identical cards of
several packs differ in counts only. The one rule that asks for a physical card (the lone pile card) is
answered from counts.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Final, NewType, final

from burraco_desktop.engine.compiler import i64, mypyc_attr

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
RANK_OF: Final = bytes(number % RANK_COUNT if number < 52 else JOKER_RANK for number in range(CARD_TYPES))
SUIT_OF: Final = tuple(number // RANK_COUNT if number < 52 else NO_SUIT for number in range(CARD_TYPES))
IS_WILD: Final = tuple(rank in (TWO, JOKER_RANK) for rank in RANK_OF)
BIT: Final[list[int]] = [1 << number for number in range(CARD_TYPES)]
"""One bit a card type, so that a set of types is an int below 2**54."""
ACES: Final = 1 | 1 << RANK_COUNT | 1 << 2 * RANK_COUNT | 1 << 3 * RANK_COUNT
WILDS: Final = ACES << TWO | 1 << 52 | 1 << 53
"""The masks of the aces, which shifted by a rank is that of the faces of the rank, and of all wilds."""
LAST_SUIT: Final = RANK_COUNT * (SUIT_COUNT - 1)
MOST_OF_TYPE: Final = 7
"""What three binary digits can tell. No table has more than six cards of a type."""
MOST_OF_RANK: Final = 31
"""No table has more cards of a rank."""

BITS_APART: Final = 59
"""Divided by this number all bits leave different remainders."""


def _types_by_remainder() -> bytes:
    types = bytearray(BITS_APART)
    for card in ALL_CARDS:
        types[BIT[card] % BITS_APART] = card
    return bytes(types)


TYPE_OF: Final = _types_by_remainder()
"""The card type of a bit, by its remainder: the quickest way to look at the types of a mask one by one."""


def card_of(suit: int, rank: int) -> Card:
    """The face of a suit (index into SUITS) and a rank (index into RANKS)."""
    return Card(suit * RANK_COUNT + rank)


def is_joker(card: Card) -> bool:
    """Tell whether the card is one of the two jokers."""
    return card >= RED_JOKER


def cards_in(mask: i64) -> list[Card]:
    """The card types of a mask, in ascending order."""
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(Card(TYPE_OF[bit % BITS_APART]))
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """A multiset of cards as masks of types.

    The number of cards of a type is written in three binary digits, and each digit of all types together is a
    mask. In a player's view another seat's hand holds its publicly known cards so, the others as `hidden`.

    Attributes:
        mask: the types held; ones, twos, fours: the types whose number has this digit.
        size: the number of all cards.
        hidden: the number of those whose type is unknown.
    """

    __slots__ = ("fours", "hidden", "mask", "ones", "size", "twos")

    def __init__(self, cards: Iterable[Card] = (), *, twin: Hand | None = None) -> None:
        """A hand of these cards, or an independent one like `twin`."""
        if twin is not None:
            self.mask: i64 = twin.mask
            self.ones: i64 = twin.ones
            self.twos: i64 = twin.twos
            self.fours: i64 = twin.fours
            self.size: int = twin.size
            self.hidden: int = twin.hidden
            return
        self.mask = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.size = 0
        self.hidden = 0
        for card in cards:
            self.add(card)

    def copy(self) -> Hand:
        """An independent hand with the same cards."""
        return Hand(twin=self)

    def __reduce__(self) -> tuple[object, ...]:
        return Hand, ((*self.cards(), *[HIDDEN] * self.hidden),)

    def count(self, card: i64) -> i64:
        """How many cards of a type are known to be here."""
        return (self.ones >> card & 1) + ((self.twos >> card & 1) << 1) + ((self.fours >> card & 1) << 2)

    def of_rank(self, rank: i64) -> i64:
        """How many cards of a rank are known to be here by suits: four numbers, 13 bits apart."""
        twos, fours = self.twos >> rank & ACES, self.fours >> rank & ACES
        return self.ones >> rank & ACES | twos << 1 | fours << 2

    def count_rank(self, rank: i64) -> i64:
        """How many cards of a rank are known to be here."""
        return self.of_rank(rank) * ACES >> LAST_SUIT & MOST_OF_RANK

    @property
    def doubles(self) -> i64:
        """The types of which there is more than one card."""
        return self.twos | self.fours

    @property
    def counts(self) -> list[int]:
        """The number of cards of each type."""
        return [self.count(card) for card in range(CARD_TYPES)]

    def add(self, card: Card) -> None:
        """Put one card in; HIDDEN adds a card of unknown type.

        Raises:
            ValueError: there are MOST_OF_TYPE of its type already, and the hand is of no use any more.
        """
        self.size += 1
        if card < 0:
            self.hidden += 1
            return
        bit: i64 = BIT[card]
        self.mask |= bit
        self.ones ^= bit
        if not self.ones & bit:
            self.twos ^= bit
            if not self.twos & bit:
                self.fours ^= bit
                if not self.fours & bit:
                    raise ValueError(f"a hand holds at most {MOST_OF_TYPE} cards of a type")

    def remove(self, card: Card) -> None:
        """Take one card out; a type not known to be here is taken from the hidden cards."""
        self.size -= 1
        bit: i64 = 0 if card < 0 else BIT[card]
        if not self.mask & bit:
            assert self.hidden > 0, f"card {card} is not in this hand"
            self.hidden -= 1
            return
        self.ones ^= bit
        if self.ones & bit:
            self.twos ^= bit
            if self.twos & bit:
                self.fours ^= bit
        elif not (self.twos | self.fours) & bit:
            self.mask ^= bit

    def remove_all(self, cards: Hand) -> None:
        """Take out the named cards of another hand, all of which are named here too."""
        ones, twos = ~self.ones & cards.ones, cards.twos
        self.ones ^= cards.ones
        fours = ~self.twos & (twos | ones) | twos & ones
        self.twos ^= twos ^ ones
        self.fours ^= cards.fours ^ fours
        self.mask = self.ones | self.twos | self.fours
        self.size -= cards.size - cards.hidden

    def holds(self, cards: Sequence[Card]) -> bool:
        """Tell whether all these cards are here together, counting repeats; a HIDDEN card never is."""
        seen: i64 = 0
        for card in cards:
            if card < 0 or not self.mask >> card & 1:
                return False
            if seen >> card & 1 and self.count(card) < cards.count(card):
                return False
            seen |= BIT[card]
        return True

    def cards(self) -> list[Card]:
        """The named cards in ascending order, repeats included; hidden cards are not listed."""
        found: list[Card] = []
        left = self.mask
        while left:
            bit = left & -left
            left ^= bit
            card = Card(TYPE_OF[bit % BITS_APART])
            found.append(card)
            if (self.twos | self.fours) & bit:
                found.extend([card] * (self.count(card) - 1))
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand) or self.hidden != other.hidden:
            return False
        return self.ones == other.ones and self.twos == other.twos and self.fours == other.fours

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
