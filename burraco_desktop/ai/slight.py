"""What little can be said for a play where nothing else can, as codes with parameters. It finds nothing.

Melds are named as in `reasons`.
"""

from dataclasses import dataclass

from burraco_desktop.engine.cards import Card


@dataclass(frozen=True, slots=True)
class MeldsMore:
    """The better play melds cards of so many points more."""

    points: int


@dataclass(frozen=True, slots=True)
class HoldsBack:
    """The better play keeps these cards in hand, which the other melds."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GetsCards:
    """The better play takes the pile, so many cards that can be seen; the other takes an unknown one."""

    count: int


@dataclass(frozen=True, slots=True)
class ShowsCards:
    """The other play takes the pile, and leaves so many cards in hand that everybody knows."""

    count: int


@dataclass(frozen=True, slots=True)
class CountsMore:
    """The better play throws a card that counts more points in a hand than the one the other throws.

    Attributes:
        card, other: the cards thrown by the better play and by the other.
        points: how many points more.
    """

    card: Card
    other: Card
    points: int


@dataclass(frozen=True, slots=True)
class FewerGoWith:
    """Fewer unseen cards go with the card that the better play throws than with that of the other.

    Attributes:
        card, other: the cards thrown by the better play and by the other.
        few, many: how many unseen cards go with each.
    """

    card: Card
    other: Card
    few: int
    many: int


@dataclass(frozen=True, slots=True)
class ServesClean:
    """The better play adds a card to an own meld that is clean, the other adds it to one that is not.

    Attributes:
        card: the card.
        meld, other: the own melds that it is added to by the better play and by the other.
    """

    card: Card
    meld: int
    other: int


@dataclass(frozen=True, slots=True)
class BringsNearer:
    """The better play adds a card to an own meld that then lacks fewer cards to a canasta than the other's.

    Attributes:
        card: the card.
        meld: the own meld that it is added to by the better play.
        lacks: how many cards that lacks then.
    """

    card: Card
    meld: int
    lacks: int


@dataclass(frozen=True, slots=True)
class FitMore:
    """After the better play more of the plain cards unseen fit the own melds.

    Attributes:
        many, few: how many after the better play, and after the other.
    """

    many: int
    few: int


@dataclass(frozen=True, slots=True)
class NearlyFeeds:
    """The other play throws a card that a meld of another side would take with one card more.

    Attributes:
        card: the card thrown.
        between: the card that the meld lacks, unseen as yet.
        side, meld: the meld.
    """

    card: Card
    between: Card
    side: int
    meld: int


@dataclass(frozen=True, slots=True)
class KeepsTwin:
    """The better play throws a card of which one more stays in hand; the other play throws its only one."""

    card: Card


@dataclass(frozen=True, slots=True)
class FewerInHand:
    """Fewer cards in hand go with the card that the better play throws than with that of the other.

    Attributes:
        card, other: the cards thrown by the better play and by the other.
        few, many: how many cards in hand go with each.
    """

    card: Card
    other: Card
    few: int
    many: int


@dataclass(frozen=True, slots=True)
class BetterMoreOften:
    """Of the worlds in which both were played out, the better play brought more in these than it did less in.

    Attributes:
        worlds: in how many worlds both were played out.
        better, worse: in how many of them the better play brought more, and in how many less.
    """

    worlds: int
    better: int
    worse: int


Slight = (
    MeldsMore
    | HoldsBack
    | GetsCards
    | ShowsCards
    | CountsMore
    | FewerGoWith
    | ServesClean
    | BringsNearer
    | FitMore
    | NearlyFeeds
    | KeepsTwin
    | FewerInHand
    | BetterMoreOften
)
