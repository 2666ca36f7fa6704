"""What the play of the others has told: cards they hold for certain, and cards they could use. No guesses.

Only what everybody has seen is read: what was taken from the pile, what was thrown, what lies on the table.
"""

from dataclasses import dataclass
from itertools import combinations

from burraco_desktop.ai.reasons_static import is_dead, taker, thrown_lately
from burraco_desktop.engine.cards import IS_WILD, Card
from burraco_desktop.engine.melds import Meld, MeldTable
from burraco_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Reading:
    """What is known of another seat.

    Attributes:
        seat: the seat.
        is_rival: whether it belongs to another side.
        held: the cards that it is known to hold.
        wants: those of the viewer's cards that make a meld with two of these.
        thrown: what it has thrown lately, the last card first, no card twice.
    """

    seat: int
    is_rival: bool
    held: tuple[Card, ...]
    wants: tuple[Card, ...]
    thrown: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dangers:
    """What the viewer's own cards are to others.

    Attributes:
        fed: those that a meld of another side takes.
        dead: those that nobody can build on any more.
    """

    fed: tuple[Card, ...]
    dead: tuple[Card, ...]


def readings(view: PlayerView) -> tuple[Reading, ...]:
    """What is known of the other seats, from the next one around."""
    seats = [(view.viewer + step) % view.table.seats for step in range(1, view.table.seats)]
    return tuple(_reading(view, seat) for seat in seats)


def dangers(view: PlayerView) -> Dangers:
    """What the viewer's own plain cards are to others."""
    plain = _plain(view)
    fed = tuple(card for card in plain if taker(view, card) is not None)
    return Dangers(fed, tuple(card for card in plain if card not in fed and is_dead(view, card)))


def _reading(view: PlayerView, seat: int) -> Reading:
    table = view.table
    held = tuple(table.known[seat].cards())
    return Reading(
        seat=seat,
        is_rival=table.side_of[seat] != view.side,
        held=held,
        wants=tuple(card for card in _plain(view) if makes_meld(table.table, card, held)),
        thrown=tuple(dict.fromkeys(reversed(thrown_lately(table, seat)))),
    )


def makes_meld(table: MeldTable, card: Card, held: tuple[Card, ...]) -> bool:
    """Tell whether a card is a meld together with two of those held."""
    return any(isinstance(table.meld((card, *pair)), Meld) for pair in combinations(held, 2))


def _plain(view: PlayerView) -> list[Card]:
    return [card for card in dict.fromkeys(view.hand.cards()) if not IS_WILD[card]]
