"""What in a picture of the table is worth a celebration or a sound. No Qt, and no word of how it is shown."""

from dataclasses import dataclass
from enum import StrEnum

from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRefused,
    DealEnd,
    DealEnded,
    Event,
    HandsDealt,
    MeldExtended,
    MeldLaid,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
    UpcardTurned,
)
from burraco_desktop.engine.melds import Meld
from burraco_desktop.ui.table.shown import Shown


class Sound(StrEnum):
    """What can be heard; the value is the name of the file."""

    DEAL = "deal"
    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"
    PILE = "pile"
    RESERVE = "reserve"
    BURRACO = "burraco"
    CLOSE = "close"
    WIN = "win"
    TURN = "turn"
    REFUSAL = "refusal"


@dataclass(frozen=True, slots=True)
class Completed:
    """A canasta that was just completed: the side it is of, its number there, and itself."""

    side: int
    number: int
    meld: Meld


SOUNDS: dict[type[Event], Sound] = {
    HandsDealt: Sound.DEAL,
    UpcardTurned: Sound.DISCARD,
    CardDrawn: Sound.DRAW,
    CardRefused: Sound.DISCARD,
    CardDiscarded: Sound.DISCARD,
    PileTaken: Sound.PILE,
    MeldLaid: Sound.LAY,
    MeldExtended: Sound.LAY,
    ReserveTaken: Sound.RESERVE,
    ReserveOpened: Sound.PILE,
}


def sound_of(shown: Shown) -> Sound | None:
    """What is heard when a picture comes, or None."""
    event = shown.event
    match event:
        case None:
            return None
        case TurnStarted(seat):
            return Sound.TURN if seat == shown.view.viewer else None
        case DealEnded(end):
            return Sound.CLOSE if end == DealEnd.CLOSED else None
        case MeldLaid() | MeldExtended() if completed(shown) is not None:
            return Sound.BURRACO
    return SOUNDS.get(type(event))


def completed(shown: Shown) -> Completed | None:
    """The canasta that the picture's event has completed, or None."""
    event, table = shown.event, shown.view.table
    if not isinstance(event, MeldLaid | MeldExtended):
        return None
    side = table.side_of[event.seat]
    number = event.meld if isinstance(event, MeldExtended) else len(table.melds[side]) - 1
    meld = table.melds[side][number]
    is_new = meld.is_canasta and meld.size - len(event.cards) < table.rules.scoring.canasta_size
    return Completed(side, number, meld) if is_new else None
