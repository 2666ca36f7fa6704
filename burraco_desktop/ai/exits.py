"""Whether a hand could run out of cards at all: which of them no meld may take. It weighs nothing."""

from __future__ import annotations

from typing import Final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import BIT, BITS_APART, RANK_COUNT, TYPE_OF, WILDS
from burraco_desktop.engine.compiler import i64

MANY: Final = 2
"""A hand with so many cards that have to stay does not run out: one of them may be thrown."""


def cards_stuck(sheet: Sheet, taste: Taste) -> i64:
    """How many cards of the hand are certain to stay, whatever is melded, at most `MANY` being counted.

    A card may go onto an own meld, also after others, or into a new one. Wilds may always go.
    """
    hand, has_wild = sheet.hand, bool(sheet.hand.mask & WILDS)
    stuck: i64 = 0
    loose = hand.mask & PLAIN & ~_fitting(sheet, has_wild=has_wild)
    while loose:
        bit = loose & -loose
        loose ^= bit
        card: i64 = TYPE_OF[bit % BITS_APART]
        rank, suit = card % RANK_COUNT, card // RANK_COUNT
        own: i64 = taste.places[1 << rank]
        held: i64 = taste.places[hand.mask >> suit * RANK_COUNT & RANK_MASK]
        around = own << 1 | own >> 1
        if has_wild:
            around |= own << 2 | own >> 2
        if not held & around and (hand.count_rank(rank) + has_wild < 3 or taste.barred >> rank & 1):
            stuck += hand.count(card)
            if stuck >= MANY:
                return MANY
    return stuck


def _fitting(sheet: Sheet, *, has_wild: bool) -> i64:
    """The mask of the cards that go onto own melds at once, and with a wild those one place further."""
    fitting: i64 = 0
    for prospect in sheet.melds:
        fitting |= prospect.takes
        if has_wild:
            for face in prospect.near:
                fitting |= BIT[face]
    return fitting
