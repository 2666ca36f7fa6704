"""How a hand may run out of cards: whether it could at all, and all meldings to try. It weighs nothing."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN, WILDS
from burraco_desktop.ai.candidates import openings_of, wild_key
from burraco_desktop.ai.prospects import Album
from burraco_desktop.ai.scan import Choice
from burraco_desktop.ai.shape import RANK_MASK, ranks_paired
from burraco_desktop.ai.sheet import NEW, Sheet
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import RANK_COUNT, RANK_OF, SUIT_COUNT, SUIT_OF, cards_in

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


def all_choices(sheet: Sheet, album: Album, taste: Taste) -> list[Choice]:
    """All candidates, those of many cards first; a clean canasta is not spoiled."""
    wilds = cards_in(sheet.mask & WILDS)
    found: list[Choice] = []
    for index, prospect in enumerate(sheet.melds):
        guarded = prospect.is_canasta and prospect.is_clean
        for at, card in enumerate(prospect.taken):
            if sheet.counts[card]:
                grown = album.grown(prospect, at)
                if grown.is_clean or not guarded:
                    found.append(Choice(index, (card,), grown))
        for face in prospect.beyond if wilds and not guarded else ():
            for wild in wilds:
                bridged = album.bridged(prospect, face, wild)
                if sheet.counts[face] and bridged is not None and (face != wild or sheet.counts[wild] > 1):
                    found.append(Choice(index, (face, wild), bridged))
    found += _new_melds(sheet, album, taste)
    order = sorted([(-len(choice.cards), number) for number, choice in enumerate(found)])
    return [found[number] for _, number in order]


def _new_melds(sheet: Sheet, album: Album, taste: Taste) -> list[Choice]:
    openings, wilds = openings_of(album), wild_key(sheet)
    barred = taste.barred if taste.repeats_sets else taste.barred | sheet.sets
    pairs = ranks_paired(sheet.mask, sheet.doubles) & ~barred
    melds = openings.of_wilds(sheet) if taste.lays_wilds else []
    for rank in range(RANK_COUNT):
        if pairs >> rank & 1:
            melds = melds + openings.sets(sheet, rank, wilds)
    for suit in range(SUIT_COUNT):
        melds = melds + openings.runs(suit, sheet.mask >> (suit * RANK_COUNT) & RANK_MASK, wilds)
    return [Choice(NEW, prospect.cards, prospect) for prospect in melds]


def _fitting(sheet: Sheet, *, has_wild: bool) -> int:
    """The mask of the cards that go onto own melds at once, and with a wild those one place further."""
    fitting = 0
    for prospect in sheet.melds:
        fitting |= prospect.takes
        if has_wild:
            for face in prospect.near:
                fitting |= 1 << face
    return fitting
