"""What a seat may ask for. An action is a small value; whether it is legal only `play.why_not` knows."""

from dataclasses import dataclass
from enum import IntEnum

from burraco_desktop.engine.cards import Card


class WildEnd(IntEnum):
    """The end of a run at which a free wild is shown. It changes neither legality nor score. [C5]."""

    LOW = 0
    HIGH = 1


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Refuse the card just drawn: throw it on the pile and draw the next one, which must be kept."""


NEW_MELD = -1


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the whole discard pile, with the meld that justifies it where the rules ask for one.

    `using` are cards of the hand that are laid at once together with the top card, as a new meld or onto the
    own side's meld number `meld`.
    """

    using: tuple[Card, ...] = ()
    meld: int = NEW_MELD
    wild_end: WildEnd | None = None


@dataclass(frozen=True, slots=True)
class DeclinePile:
    """Take no card at all, the stock being exhausted, which ends the deal."""


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new meld. Where `wild_end` is None a free wild goes where the rule set shows it."""

    cards: tuple[Card, ...]
    wild_end: WildEnd | None = None


@dataclass(frozen=True, slots=True)
class ExtendMeld:
    """Add cards to the own side's meld number `meld` (from 0, in the order of laying)."""

    meld: int
    cards: tuple[Card, ...]
    wild_end: WildEnd | None = None


@dataclass(frozen=True, slots=True)
class TakeReserve:
    """Take the reserve while the hand holds only wilds, and go on at once, where rules make it a choice."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card on the pile, which ends the turn.

    With `take_reserve` a hand that holds only wilds afterwards takes the reserve, where the rules make it a
    choice; an empty hand takes it by force.
    """

    card: Card
    take_reserve: bool = False


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn with one card that may not be thrown, where the rules let a player keep it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift so many cards off the pack before the deal, in the hope of the exact number."""

    lifted: int


Draw = DrawStock | TakePile | DeclinePile
Action = Cut | Draw | Redraw | LayMeld | ExtendMeld | TakeReserve | Discard | EndTurn
