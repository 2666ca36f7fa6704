"""The decks and backs there are, and how much of a covered card must be seen of each. No Qt."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Deck(StrEnum):
    """The kinds of faces, named as their folders."""

    CLASSIC = "classic"
    LARGE = "large"


class CardBack(StrEnum):
    """The backs of the cards, named as their files."""

    RED = "red"
    BLUE = "blue"
    SEA = "sea"
    NIGHT = "night"
    WOOD = "wood"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Strips:
    """How much of a covered card is seen, by the width of a card, so that its corner index stays whole.

    Attributes:
        tight: the least height of a card covered from below, as in a meld.
        wide: the height it has where there is room.
        across: the least breadth of a card covered from the right, as in a hand.
        crossed: the least height of a crossed card under another one: its index stands upright at the side.
        under_crossed: how far the first crossed card lies below the head of the card under it.
        in_a_row: how many cards of a hand one row must hold before the cards grow no more.
        rows: the distance of two rows of a hand, by the height of a card.
    """

    tight: float
    wide: float
    across: float
    crossed: float
    under_crossed: float
    in_a_row: int
    rows: float


STRIPS: Final = {
    Deck.CLASSIC: Strips(0.265, 0.36, 0.435, 0.47, 0.42, 25, 0.34),
    Deck.LARGE: Strips(0.385, 0.44, 0.575, 0.6, 0.42, 18, 0.34),
}


@dataclass(frozen=True, slots=True)
class Measures:
    """What the player's wishes mean for the layout of the table.

    Attributes:
        strips: how much of a covered card is seen, by the deck.
        hand: how much larger than usual the cards of the hand are.
        text: how much larger than usual texts are.
    """

    strips: Strips = STRIPS[Deck.CLASSIC]
    hand: float = 1.0
    text: float = 1.0
