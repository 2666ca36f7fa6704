"""What a side still lacks before it may close, for hints beside the table. The engine alone decides."""

from enum import Enum, auto

from burraco_desktop.engine.closing import is_open_wild
from burraco_desktop.engine.state import State


class Need(Enum):
    """One thing that closing takes and a side has not got."""

    RESERVE = auto()
    CANASTA = auto()
    CLEAN_CANASTA = auto()
    NO_OPEN_WILDS = auto()


def closing_needs(table: State, side: int) -> tuple[Need, ...]:
    """What the side lacks, whatever its last card will be; nothing where it may close."""
    closing, melds = table.rules.closing, table.melds[side]
    needs = []
    if table.reserves_had[side] == 0 and (closing.close_needs_reserve == "taken" or table.reserves):
        needs.append(Need.RESERVE)
    if closing.close_canasta == "clean" and not any(meld.is_canasta and meld.is_clean for meld in melds):
        needs.append(Need.CLEAN_CANASTA)
    elif not any(meld.is_canasta for meld in melds):
        needs.append(Need.CANASTA)
    if closing.close_blocked_by_open_wild and any(is_open_wild(meld) for meld in melds):
        needs.append(Need.NO_OPEN_WILDS)
    return tuple(needs)
