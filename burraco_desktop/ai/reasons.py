"""Why one play is better than another, as codes with parameters. It finds none, and makes no sentences.

Each reason speaks of two plays, the better one and the other. Melds are named by side and number as they lie
on the table before either.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final, get_args

from burraco_desktop.ai.slight import Slight
from burraco_desktop.engine.cards import Card


class Happening(StrEnum):
    """What is counted in playouts, by the names of `playout.EVENTS`."""

    OWN_CANASTA = "own_canasta"
    OWN_CLEAN_CANASTA = "own_clean_canasta"
    OWN_RESERVE = "own_reserve"
    OWN_CLOSE = "own_close"
    OWN_POINTS = "own_points"
    OWN_POINTS_HELD = "own_points_held"
    RIVAL_CANASTA = "rival_canasta"
    RIVAL_CLEAN_CANASTA = "rival_clean_canasta"
    RIVAL_RESERVE = "rival_reserve"
    RIVAL_CLOSE = "rival_close"
    RIVAL_POINTS = "rival_points"
    RIVAL_POINTS_HELD = "rival_points_held"

    @property
    def counts_points(self) -> bool:
        """Whether it is a number of points, and not how often something happens."""
        return "points" in self.value

    @property
    def is_welcome(self) -> bool:
        """Whether more of it is good for the own side."""
        return self.value.startswith("own") != self.value.endswith("held")


@dataclass(frozen=True, slots=True)
class Measured:
    """In the round that follows, something happens more often or less often after the better play.

    Attributes:
        happening: what it is.
        more: how much more often a deal, or by how many points more; less where it is below nought.
        error: one standard error of that.
    """

    happening: Happening
    more: float
    error: float


@dataclass(frozen=True, slots=True)
class Closes:
    """The better play closes the deal at once."""


@dataclass(frozen=True, slots=True)
class TakesReserve:
    """The better play takes the reserve in this turn."""

    in_flight: bool


@dataclass(frozen=True, slots=True)
class MakesCanasta:
    """The better play finishes a canasta, the other does not.

    Attributes:
        cards: the whole canasta.
        is_clean: whether it is a clean one.
    """

    cards: tuple[Card, ...]
    is_clean: bool


@dataclass(frozen=True, slots=True)
class KeepsClean:
    """The other play makes an own clean meld dirty, the better one leaves it clean."""

    meld: int


@dataclass(frozen=True, slots=True)
class Cleans:
    """The better play makes an own dirty meld clean, the other does not."""

    meld: int


@dataclass(frozen=True, slots=True)
class KeepsWilds:
    """After the better play so many wilds more stay in hand."""

    count: int


@dataclass(frozen=True, slots=True)
class Feeds:
    """The other play throws a card that a meld of another side takes; the better throws none such.

    Attributes:
        card: the card thrown.
        side, meld: the meld, the one that gains most.
    """

    card: Card
    side: int
    meld: int


@dataclass(frozen=True, slots=True)
class Denies:
    """The better play takes the pile, and with it a card that a meld of another side takes.

    Attributes:
        card: the card.
        side, meld: the meld.
    """

    card: Card
    side: int
    meld: int


@dataclass(frozen=True, slots=True)
class UsesPile:
    """The better play takes the pile and melds these of its cards at once."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileFitsNothing:
    """Of the pile that the other play takes, no card goes with an own meld or with a card in hand."""


@dataclass(frozen=True, slots=True)
class FitsOwnMeld:
    """The other play throws a card that an own meld takes.

    Attributes:
        card: the card thrown.
        meld: the own meld.
    """

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class FitsHand:
    """The other play throws a card that goes with others in hand, the better one throws one that does not.

    Attributes:
        card: the card thrown by the other play.
        mates: the cards in hand that it goes with.
    """

    card: Card
    mates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NextHolds:
    """The other play throws a card that goes with some that the next player, a rival, is known to hold.

    Attributes:
        card: the card thrown.
        seat: the next player.
        mates: the cards that he is known to hold.
    """

    card: Card
    seat: int
    mates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NextThrew:
    """The better play throws a card such as the next player, a rival, has thrown himself lately.

    Attributes:
        card: the card thrown.
        seat: the next player.
    """

    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class IsDead:
    """The better play throws a card of which all neighbours and all others of the rank can be placed."""

    card: Card


Reason = (
    Measured
    | Closes
    | TakesReserve
    | MakesCanasta
    | KeepsClean
    | Cleans
    | KeepsWilds
    | Feeds
    | Denies
    | UsesPile
    | PileFitsNothing
    | FitsOwnMeld
    | FitsHand
    | NextHolds
    | NextThrew
    | IsDead
    | Slight
)

_KINDS: Final[dict[str, Any]] = {kind.__name__: kind for kind in get_args(Reason)}


def as_document(reason: Reason) -> dict[str, Any]:
    """A reason as plain values, to be kept in a file."""
    return {"reason": type(reason).__name__, **asdict(reason)}


def reason_from(document: Mapping[str, Any]) -> Reason:
    """The reason that plain values stand for.

    Raises:
        ValueError: they stand for none.
    """
    values = dict(document)
    kind = _KINDS.get(values.pop("reason", ""))
    if kind is None or set(values) != {field.name for field in fields(kind)}:
        raise ValueError(f"no reason: {document}")
    if "happening" in values:
        values["happening"] = Happening(values["happening"])
    found: Reason = kind(**{name: tuple(v) if isinstance(v, list) else v for name, v in values.items()})
    return found
