"""Whether a hand could run out of cards at all: which of them no meld may take, however it is played."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN, WILDS
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import RANK_COUNT, RANK_OF, SUIT_OF, cards_in
from burraco_desktop.engine.state import State

MANY: Final = 2
"""A hand with so many cards that have to stay does not run out: one of them may be thrown."""


def cards_stuck(state: State, taste: Taste) -> int:
    """How many cards of the seat to move are certain to stay in hand, at most `MANY` being counted.

    A card may go onto an own meld, also after others, or into a new one. Wilds may always go.
    """
    hand = state.hand
    counts, has_wild = hand.counts, bool(hand.mask & WILDS)
    loose = hand.mask & PLAIN & ~_fitting(state, taste, has_wild=has_wild)
    reach = 2 if has_wild else 1
    stuck = 0
    for card in cards_in(loose):
        rank = RANK_OF[card]
        own = taste.places[1 << rank]
        held = taste.places[hand.mask >> (SUIT_OF[card] * RANK_COUNT) & RANK_MASK]
        around = own << 1 | own >> 1
        if reach > 1:
            around |= own << 2 | own >> 2
        same = counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
        if not held & around and (same + has_wild < 3 or taste.barred >> rank & 1):
            stuck += counts[card]
            if stuck >= MANY:
                return MANY
    return stuck


def _fitting(state: State, taste: Taste, *, has_wild: bool) -> int:
    """The mask of the cards that go onto own melds at once, and with a wild those one place further."""
    fitting = 0
    for meld in state.melds[state.side]:
        fitting |= state.table.extenders(meld)
        if has_wild and meld.layout.suit >= 0:
            for face in taste.near(meld):
                fitting |= 1 << face
    return fitting
