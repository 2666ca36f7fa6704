"""Numbers that describe a position to one side, for the learned value. It weighs nothing.

Most numbers describe a side; the position is described by those of the own side less the mean of the others,
each once by itself and once by how far the deal has gone. The rest are about the table.
"""

from burraco_desktop.ai.aims import PLAIN, has_key, reserve_is_settled
from burraco_desktop.engine.cards import (
    IS_WILD,
    RANK_COUNT,
    RANK_OF,
    SUIT_COUNT,
    TWO,
    Hand,
    cards_in,
)
from burraco_desktop.engine.melds import MeldKind
from burraco_desktop.engine.state import State

SIDE_FEATURES = (
    "points",
    "clean_canastas",
    "dirty_canastas",
    "long_canastas",
    "may_close",
    "clean_3",
    "clean_4",
    "clean_5",
    "clean_6",
    "dirty_3",
    "dirty_4",
    "dirty_5",
    "dirty_6",
    "wild_melds",
    "hand_cards",
    "hand_points",
    "nearest_out",
    "nearest_close",
    "wilds",
    "fits",
    "feeds",
    "pairs",
    "links",
    "ready",
    "reserve_unplayed",
    "exposed",
)
TABLE_FEATURES = ("one", "late", "pile", "pile_own", "pile_rivals", "pile_late")

NAMES = (*SIDE_FEATURES, *[f"{name}_late" for name in SIDE_FEATURES], *TABLE_FEATURES)
"""The names of the numbers that `describe` returns, in this order."""

_POINTS, _CLEAN, _DIRTY, _LONG, _MAY_CLOSE, _CLEAN_3 = 0, 1, 2, 3, 4, 5
_DIRTY_3, _WILD_MELDS, _CARDS, _HAND_POINTS, _OUT, _CLOSE, _WILDS = 9, 13, 14, 15, 16, 17, 18
_FITS, _FEEDS, _PAIRS, _LINKS, _READY, _UNPLAYED, _EXPOSED = 19, 20, 21, 22, 23, 24, 25

_RANK_MASK = (1 << RANK_COUNT) - 1
_NOT_TWO = _RANK_MASK ^ (1 << TWO)

LONG_DEAL = 10.0
"""With so many draws to come for each seat a deal is wholly young."""


def stage(state: State) -> float:
    """How far the deal has gone, from 0 to 1."""
    return 1.0 - min(1.0, len(state.stock) / (LONG_DEAL * state.seats))


def bucket(state: State, side: int) -> int:
    """Which weights fit: 1 for a reserve of the own side, 2 more for one of another side."""
    others = [had for other, had in enumerate(state.reserves_had) if other != side]
    return (1 if state.reserves_had[side] else 0) + (2 if any(others) else 0)


def describe(state: State, side: int) -> list[float]:
    """All numbers of a position between two turns, as the side sees it that has just played."""
    sides = sorted(set(state.side_of))
    wanted = [_wanted(state, other) for other in range(len(state.melds))]
    found = {other: _side(state, other, wanted) for other in sides}
    _expose(found)
    own = found.pop(side)
    share = 1.0 / len(found)
    for theirs in found.values():
        own = [mine - share * number for mine, number in zip(own, theirs, strict=True)]
    late = stage(state)
    return [*own, *[late * number for number in own], *_table(state, side, wanted, late)]


def _expose(found: dict[int, list[float]]) -> None:
    """What a side holds in hand while another is near closing."""
    for side, numbers in found.items():
        threat = max([other[_CLOSE] for number, other in found.items() if number != side])
        numbers[_EXPOSED] = numbers[_HAND_POINTS] * threat


def _table(state: State, side: int, wanted: list[int], late: float) -> list[float]:
    rivals = 0
    for other, mask in enumerate(wanted):
        if other != side:
            rivals |= mask
    pile = state.pile
    own_cards = sum([wanted[side] >> card & 1 for card in pile])
    rival_cards = sum([rivals >> card & 1 for card in pile])
    return [1.0, late, len(pile), own_cards, rival_cards, late * len(pile)]


def _wanted(state: State, side: int) -> int:
    """The mask of the plain cards that the melds of a side take."""
    wanted = 0
    for meld in state.melds[side]:
        wanted |= state.table.extenders(meld)
    return wanted & PLAIN


def _side(state: State, side: int, wanted: list[int]) -> list[float]:
    numbers = [0.0] * len(SIDE_FEATURES)
    _add_melds(state, side, numbers)
    numbers[_MAY_CLOSE] = float(has_key(state.rules, state.melds[side]))
    rivals = 0
    for other, mask in enumerate(wanted):
        if other != side:
            rivals |= mask
    shortest = 99
    sets = state.rules.melds.sets_allowed
    for seat, hand in enumerate(state.hands):
        if state.side_of[seat] == side:
            unplayed = len(state.reserve_unseen[seat])
            numbers[_UNPLAYED] += unplayed > 0
            shortest = min(shortest, hand.size)
            _add_hand(state, hand, wanted[side], rivals, numbers, sets=sets)
    numbers[_OUT] = 1.0 / (1.0 + shortest)
    if numbers[_MAY_CLOSE] and reserve_is_settled(state, side):
        numbers[_CLOSE] = numbers[_OUT]
    return numbers


def _add_melds(state: State, side: int, numbers: list[float]) -> None:
    for meld in state.melds[side]:
        numbers[_POINTS] += meld.points + meld.bonus
        if meld.is_canasta:
            numbers[_CLEAN if meld.is_clean else _DIRTY] += 1.0
            numbers[_LONG] += meld.size - 7
        elif meld.layout.kind == MeldKind.WILDS:
            numbers[_WILD_MELDS] += meld.size
        else:
            numbers[(_CLEAN_3 if meld.is_clean else _DIRTY_3) + meld.size - 3] += 1.0


def _add_hand(state: State, hand: Hand, own: int, rivals: int, numbers: list[float], *, sets: bool) -> None:
    counts, points = hand.counts, state.table.points
    numbers[_CARDS] += hand.size
    ranks = [0] * RANK_COUNT
    for card in cards_in(hand.mask):
        count = counts[card]
        numbers[_HAND_POINTS] += points[card] * count
        if IS_WILD[card]:
            numbers[_WILDS] += count
            continue
        numbers[_FITS] += count * (own >> card & 1)
        numbers[_FEEDS] += count * (rivals >> card & 1)
        ranks[RANK_OF[card]] += count
    if sets:
        for count in ranks:
            numbers[_PAIRS] += count >= 2
            numbers[_READY] += count >= 3
    for suit in range(SUIT_COUNT):
        run = hand.mask >> suit * RANK_COUNT & _NOT_TWO
        run |= (run & 1) << RANK_COUNT
        if run:
            links = run & run >> 1
            numbers[_LINKS] += (links).bit_count() + 0.5 * (run & run >> 2).bit_count()
            numbers[_READY] += links & run >> 2 != 0
