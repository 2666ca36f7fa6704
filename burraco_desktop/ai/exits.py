"""Whether a hand could run out of cards at all: which of them no meld may take. It weighs nothing."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN, WILDS
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import RANK_COUNT, RANK_OF, SUIT_OF, cards_in

MANY: Final = 2
"""A hand with so many cards that have to stay does not run out: one of them may be thrown."""


def cards_stuck(sheet: Sheet, taste: Taste) -> int:
    """How many cards of the hand are certain to stay, whatever is melded, at most `MANY` being counted.

    A card may go onto an own meld, also after others, or into a new one. Wilds may always go.
    """
    counts, has_wild = sheet.counts, bool(sheet.mask & WILDS)
    stuck = 0
    for card in cards_in(sheet.mask & PLAIN & ~_fitting(sheet, has_wild=has_wild)):
        rank = RANK_OF[card]
        own = taste.places[1 << rank]
        held = taste.places[sheet.mask >> (SUIT_OF[card] * RANK_COUNT) & RANK_MASK]
        around = own << 1 | own >> 1
        if has_wild:
            around |= own << 2 | own >> 2
        same = counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
        if not held & around and (same + has_wild < 3 or taste.barred >> rank & 1):
            stuck += counts[card]
            if stuck >= MANY:
                return MANY
    return stuck


def _fitting(sheet: Sheet, *, has_wild: bool) -> int:
    """The mask of the cards that go onto own melds at once, and with a wild those one place further."""
    fitting = 0
    for prospect in sheet.melds:
        fitting |= prospect.takes
        if has_wild:
            for face in prospect.near:
                fitting |= 1 << face
    return fitting
