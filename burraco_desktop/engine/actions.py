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
class TakePile:
    """Take the whole discard pile."""


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
class Discard:
    """Throw a card on the pile, which ends the turn."""

    card: Card


Action = DrawStock | TakePile | LayMeld | ExtendMeld | Discard
