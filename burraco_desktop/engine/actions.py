"""What a seat may ask for. An action is a small value; whether it is legal only `play.why_not` knows."""

from enum import IntEnum
from typing import Final

from burraco_desktop.engine.cards import ALL_CARDS, Card
from burraco_desktop.engine.values import Value


class WildEnd(IntEnum):
    """The end of a run at which a free wild is shown. It changes neither legality nor score. [C5]."""

    LOW = 0
    HIGH = 1


class DrawStock(Value):
    """Draw the top card of the stock."""

    __slots__ = ()
    __match_args__: Final = ()


class Redraw(Value):
    """Refuse the card just drawn: throw it on the pile and draw the next one, which must be kept."""

    __slots__ = ()
    __match_args__: Final = ()


NEW_MELD: Final = -1


class TakePile(Value):
    """Take the whole discard pile, with the meld that justifies it where the rules ask for one.

    `using` are cards of the hand that are laid at once together with the top card, as a new meld or onto the
    own side's meld number `meld`.
    """

    __slots__ = ("meld", "using", "wild_end")
    __match_args__: Final = ("using", "meld", "wild_end")

    def __init__(
        self, using: tuple[Card, ...] = (), meld: int = NEW_MELD, wild_end: WildEnd | None = None
    ) -> None:
        self.using: Final = using
        self.meld: Final = meld
        self.wild_end: Final = wild_end


class DeclinePile(Value):
    """Take no card at all, the stock being exhausted, which ends the deal."""

    __slots__ = ()
    __match_args__: Final = ()


class LayMeld(Value):
    """Lay a new meld. Where `wild_end` is None a free wild goes where the rule set shows it."""

    __slots__ = ("cards", "wild_end")
    __match_args__: Final = ("cards", "wild_end")

    def __init__(self, cards: tuple[Card, ...], wild_end: WildEnd | None = None) -> None:
        self.cards: Final = cards
        self.wild_end: Final = wild_end


class ExtendMeld(Value):
    """Add cards to the own side's meld `meld` (from 0, in the order of laying)."""

    __slots__ = ("cards", "meld", "wild_end")
    __match_args__: Final = ("meld", "cards", "wild_end")

    def __init__(self, meld: int, cards: tuple[Card, ...], wild_end: WildEnd | None = None) -> None:
        self.meld: Final = meld
        self.cards: Final = cards
        self.wild_end: Final = wild_end


class TakeReserve(Value):
    """Take the reserve while the hand holds only wilds, and go on at once, where rules make it a choice."""

    __slots__ = ()
    __match_args__: Final = ()


class Discard(Value):
    """Throw a card on the pile, which ends the turn.

    With `take_reserve` a hand that holds only wilds afterwards takes the reserve, where the rules make it a
    choice; an empty hand takes it by force.
    """

    __slots__ = ("card", "take_reserve")
    __match_args__: Final = ("card", "take_reserve")

    def __init__(self, card: Card, take_reserve: bool = False) -> None:
        self.card: Final = card
        self.take_reserve: Final = take_reserve


class EndTurn(Value):
    """End the turn with one card that may not be thrown, where the rules let a player keep it."""

    __slots__ = ()
    __match_args__: Final = ()


class Cut(Value):
    """Lift so many cards off the pack before the deal, in the hope of the exact number."""

    __slots__ = ("lifted",)
    __match_args__: Final = ("lifted",)

    def __init__(self, lifted: int) -> None:
        self.lifted: Final = lifted


Draw = DrawStock | TakePile | DeclinePile
Action = Cut | Draw | Redraw | LayMeld | ExtendMeld | TakeReserve | Discard | EndTurn


def cards_played(action: Action) -> tuple[Card, ...]:
    """The cards of the hand that an action plays, in the order in which it names them."""
    if isinstance(action, (LayMeld, ExtendMeld)):
        return action.cards
    if isinstance(action, TakePile):
        return action.using
    return (action.card,) if isinstance(action, Discard) else ()


DRAW_STOCK: Final = DrawStock()
TAKE_PILE: Final = TakePile()
DISCARDS: Final = tuple(Discard(card) for card in ALL_CARDS)
"""The actions that are listed most, made once."""
