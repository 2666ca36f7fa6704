"""Numbers that describe a position to one side, for the learned value. It weighs nothing.

Most numbers describe a side; the position is described by those of the own side less the mean of the others,
each once by itself and once by how far the deal has gone. The rest are about the table.
"""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import PLAIN, has_key, reserve_is_settled
from burraco_desktop.ai.shape import BITS, NO_TWO
from burraco_desktop.engine.cards import BITS_APART, RANK_COUNT, SUIT_COUNT, TYPE_OF, WILDS, Hand
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.melds import MeldKind
from burraco_desktop.engine.openings import paired_ranks
from burraco_desktop.engine.state import State

SIDE_FEATURES: Final = (
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

_POINTS: Final = 0
_CLEAN: Final = 1
_DIRTY: Final = 2
_LONG: Final = 3
_MAY_CLOSE: Final = 4
_CLEAN_3: Final = 5
_DIRTY_3: Final = 9
_WILD_MELDS: Final = 13
_CARDS: Final = 14
_HAND_POINTS: Final = 15
_OUT: Final = 16
_CLOSE: Final = 17
_WILDS: Final = 18
_FITS: Final = 19
_FEEDS: Final = 20
_PAIRS: Final = 21
_LINKS: Final = 22
_READY: Final = 23
_UNPLAYED: Final = 24
_EXPOSED: Final = 25
"""Where each stands among them."""

LONG_DEAL: Final = 10.0
"""With so many draws to come for each seat a deal is wholly young."""


def stage(state: State) -> float:
    """How far the deal has gone, from 0 to 1."""
    return 1.0 - min(1.0, len(state.stock) / (LONG_DEAL * state.seats))


def bucket(state: State, side: int) -> int:
    """Which weights fit: 1 for a reserve of the own side, 2 more for one of another side."""
    found = 1 if state.reserves_had[side] else 0
    for other, had in enumerate(state.reserves_had):
        if other != side and had:
            return found + 2
    return found


def describe(state: State, side: int) -> list[float]:
    """All numbers of a position between two turns, as the side sees it that has just played."""
    sides = sorted(set(state.side_of))
    wanted = [_wanted(state, other) for other in range(len(state.melds))]
    found = [_side(state, other, wanted) for other in sides]
    _expose(found)
    own = found.pop(sides.index(side))
    share = 1.0 / len(found)
    for theirs in found:
        own = [own[at] - share * theirs[at] for at in range(len(own))]
    late = stage(state)
    return own + [late * number for number in own] + _table(state, side, wanted, late)


def _expose(found: list[list[float]]) -> None:
    """What a side holds in hand while another is near closing."""
    for numbers in found:
        threat = 0.0
        for other in found:
            if other is not numbers and other[_CLOSE] > threat:
                threat = other[_CLOSE]
        numbers[_EXPOSED] = numbers[_HAND_POINTS] * threat


def _table(state: State, side: int, wanted: list[int], late: float) -> list[float]:
    own, rivals = wanted[side], _of_others(wanted, side)
    own_cards = rival_cards = 0
    for card in state.pile:
        own_cards += own >> card & 1
        rival_cards += rivals >> card & 1
    size = float(len(state.pile))
    return [1.0, late, size, float(own_cards), float(rival_cards), late * size]


def _wanted(state: State, side: int) -> int:
    """The mask of the plain cards that the melds of a side take."""
    wanted: i64 = 0
    for meld in state.melds[side]:
        wanted |= state.table.extenders(meld)
    return wanted & PLAIN


def _of_others(wanted: list[int], side: int) -> i64:
    """The mask of the cards that other sides want."""
    rivals: i64 = 0
    for other, mask in enumerate(wanted):
        if other != side:
            rivals |= mask
    return rivals


def _side(state: State, side: int, wanted: list[int]) -> list[float]:
    numbers = [0.0] * len(SIDE_FEATURES)
    _add_melds(state, side, numbers)
    held = Holding(state, wanted[side], _of_others(wanted, side))
    unplayed, shortest = 0, 99
    for seat, hand in enumerate(state.hands):
        if state.side_of[seat] == side:
            unplayed += len(state.reserve_unseen[seat]) > 0
            shortest = min(shortest, hand.size)
            held.add(hand)
    held.tell(numbers)
    numbers[_UNPLAYED] = float(unplayed)
    numbers[_OUT] = 1.0 / (1.0 + shortest)
    if has_key(state, side):
        numbers[_MAY_CLOSE] = 1.0
        if reserve_is_settled(state, side):
            numbers[_CLOSE] = numbers[_OUT]
    return numbers


def _add_melds(state: State, side: int, numbers: list[float]) -> None:
    points = 0
    for meld in state.melds[side]:
        points += meld.points + meld.bonus
        if meld.is_canasta:
            at = _CLEAN if meld.is_clean else _DIRTY
            numbers[at] = numbers[at] + 1.0
            numbers[_LONG] = numbers[_LONG] + meld.size - 7
        elif meld.layout.kind is MeldKind.WILDS:
            numbers[_WILD_MELDS] = numbers[_WILD_MELDS] + meld.size
        else:
            at = (_CLEAN_3 if meld.is_clean else _DIRTY_3) + meld.size - 3
            numbers[at] = numbers[at] + 1.0
    numbers[_POINTS] = float(points)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Holding:
    """What the hands of a side are counted for, all together."""

    __slots__ = (
        "_cards",
        "_feeds",
        "_fits",
        "_halves",
        "_own",
        "_pairs",
        "_points",
        "_ready",
        "_rivals",
        "_sets",
        "_table",
        "_wilds",
    )

    def __init__(self, state: State, own: i64, rivals: i64) -> None:
        """For hands of a side whose melds take the cards of mask `own`, and those of others `rivals`."""
        self._table = state.table
        self._sets: bool = state.table.brief.sets_allowed
        self._own = own
        self._rivals = rivals
        self._cards: i64 = 0
        self._points: i64 = 0
        self._wilds: i64 = 0
        self._fits: i64 = 0
        self._feeds: i64 = 0
        self._pairs: i64 = 0
        self._ready: i64 = 0
        self._halves: i64 = 0

    def add(self, hand: Hand) -> None:
        """Count a hand in."""
        points = self._table.points
        self._cards += hand.size
        left = hand.mask
        while left:
            bit = left & -left
            left ^= bit
            card: i64 = TYPE_OF[bit % BITS_APART]
            number = hand.count(card)
            self._points += points[card] * number
            if WILDS & bit:
                self._wilds += number
            else:
                self._fits += number * (self._own >> card & 1)
                self._feeds += number * (self._rivals >> card & 1)
        if self._sets:
            self._add_ranks(hand)
        self._add_suits(hand)

    def _add_ranks(self, hand: Hand) -> None:
        """Equal ranks."""
        left = paired_ranks(hand) & NO_TWO
        while left:
            bit = left & -left
            left ^= bit
            self._pairs += 1
            self._ready += hand.count_rank(TYPE_OF[bit % BITS_APART]) >= 3

    def _add_suits(self, hand: Hand) -> None:
        """Neighbours, and ranks with one between them, which count half."""
        for suit in range(SUIT_COUNT):
            run = hand.mask >> suit * RANK_COUNT & NO_TWO
            run |= (run & 1) << RANK_COUNT
            if run:
                links, skips = run & run >> 1, run & run >> 2
                self._halves += 2 * BITS[links] + BITS[skips]
                self._ready += links & skips != 0

    def tell(self, numbers: list[float]) -> None:
        """Write down what was counted."""
        numbers[_CARDS] = float(self._cards)
        numbers[_HAND_POINTS] = float(self._points)
        numbers[_WILDS] = float(self._wilds)
        numbers[_FITS] = float(self._fits)
        numbers[_FEEDS] = float(self._feeds)
        numbers[_PAIRS] = float(self._pairs)
        numbers[_READY] = float(self._ready)
        numbers[_LINKS] = self._halves / 2
