"""What happened: a closed union of small values, each with a form that a given seat may see.

Cards that a viewer may not see are HIDDEN in the redacted form, so counts always stay right.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN, Card


class DealEnd(StrEnum):
    """How a deal came to its end."""

    CLOSED = "closed"
    STOCK = "stock"
    STALEMATE = "stalemate"
    TURN_BOUND = "turn_bound"


@dataclass(frozen=True, slots=True)
class PackCut:
    """The seat at the dealer's right lifted so many cards off the pack, the reserves come from them."""

    seat: int
    lifted: int


@dataclass(frozen=True, slots=True)
class CutTried:
    """A seat lifted cards in the hope of the exact number; `is_exact` earns its side the bonus."""

    seat: int
    lifted: int
    is_exact: bool


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Every seat got its hand, one card at a time; each hand is listed in the order of dealing."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    """The top card of the stock was turned up to start the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReserveOpened:
    """A seat that took its reserve on a discard may now see and use it."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew from the stock."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardRefused:
    """A seat threw the card it had just drawn straight on the pile, to draw another."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A seat took the whole pile, listed from the bottom card up."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A seat laid a new meld, which is now the last of its side."""

    seat: int
    cards: tuple[Card, ...]
    wild_end: WildEnd


@dataclass(frozen=True, slots=True)
class MeldExtended:
    """A seat added cards to its side's meld number `meld`."""

    seat: int
    meld: int
    cards: tuple[Card, ...]
    wild_end: WildEnd


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat threw a card on the pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardKept:
    """A seat ended its turn with one card that it may not throw."""

    seat: int


@dataclass(frozen=True, slots=True)
class PileDeclined:
    """A seat took no card, the stock being exhausted."""

    seat: int


@dataclass(frozen=True, slots=True)
class SidesFormed:
    """The first reserve made `seat` play alone; the two others are a pair now and pool their melds."""

    seat: int


@dataclass(frozen=True, slots=True)
class StockRefilled:
    """The stock was exhausted, so a reserve that nobody took became the stock."""


@dataclass(frozen=True, slots=True)
class ReserveTaken:
    """A seat took its side's reserve, in flight (to go on at once) or on a discard (for its next turn)."""

    seat: int
    cards: tuple[Card, ...]
    in_flight: bool


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; `seat` closed it, or is -1 where nobody did."""

    end: DealEnd
    seat: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """After the end of the deal every seat shows the cards it still holds, each hand in ascending order.

    `unplayed` are those of them, by seats, that came from a reserve that was never played.
    """

    hands: tuple[tuple[Card, ...], ...]
    unplayed: tuple[tuple[Card, ...], ...]


SettingOut = PackCut | CutTried | HandsDealt | UpcardTurned
Played = (
    CardDrawn | CardRefused | PileTaken | PileDeclined | MeldLaid | MeldExtended | CardDiscarded | CardKept
)
Followed = TurnStarted | ReserveTaken | ReserveOpened | SidesFormed | StockRefilled | DealEnded | HandsShown
Event = SettingOut | Played | Followed
"""What set the deal out, what a seat did, and what followed from it by force."""


def redact(event: Event, viewer: int, *, shows_reserve: bool = False) -> Event:
    """The event as `viewer` may see it.

    A reserve taken on a discard is hidden even from its owner, unless the rules show it to him at once.
    """
    match event:
        case HandsDealt(hands):
            return HandsDealt(tuple(h if seat == viewer else _hide(h) for seat, h in enumerate(hands)))
        case CardDrawn(seat, _) if seat != viewer:
            return CardDrawn(seat, HIDDEN)
        case ReserveTaken(seat, cards, in_flight) if seat != viewer or not (in_flight or shows_reserve):
            return replace(event, cards=_hide(cards))
        case ReserveOpened(seat, cards) if seat != viewer:
            return ReserveOpened(seat, _hide(cards))
        case _:
            return event


def _hide(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
