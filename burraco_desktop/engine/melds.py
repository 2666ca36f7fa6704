"""Melds as values: each made once for a rule set, with its layout, its worth and what it grows into.

`layouts.solve` is the law and `grades` the worth; a `MeldTable` only remembers their answers, since about
20,000 melds exist in one rule set. Nothing here knows a table or a seat.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.brief import Brief
from burraco_desktop.engine.cards import (
    ACE,
    ACES,
    ALL_CARDS,
    BIT,
    CARD_TYPES,
    RANK_OF,
    TWO,
    WILDS,
    Card,
    Hand,
    card_of,
    cards_in,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.grades import Grade, bonuses_of, card_points, grade_of
from burraco_desktop.engine.layouts import (
    LOW_ACE,
    NO_CARD,
    NO_RANK,
    Ladder,
    Layout,
    MeldKind,
    ladder_of,
    solve,
)
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet

__all__ = [
    "LOW_ACE",
    "NO_CARD",
    "NO_RANK",
    "Grade",
    "Layout",
    "Meld",
    "MeldKind",
    "MeldTable",
    "meld_table",
    "solve",
]


class Meld:
    """An interned meld: its cards, layout and worth. Two melds of one table are equal only if identical.

    Attributes:
        cards, bunch: in ascending order of types, and the same as a hand.
        number: its own in its table, from 0 on.
        is_tainted: whether it was dirty before, in rules where that stays so for good.
        is_closed: whether it takes no more cards.
        likely: the mask of the single cards that it might take.
        asked, fits, takes: of which of these it is known whether it takes them, which it takes, and what it
            becomes by each; of use after `MeldTable.fitting` was asked.
        extenders: all that it takes, -1 while not all is known.
    """

    __slots__ = (
        "asked",
        "bonus",
        "bunch",
        "cards",
        "extenders",
        "fits",
        "grade",
        "grown",
        "is_canasta",
        "is_clean",
        "is_closed",
        "is_tainted",
        "ladder",
        "layout",
        "likely",
        "number",
        "points",
        "size",
        "takes",
    )

    def __init__(
        self, cards: tuple[Card, ...], layout: Layout, points: int, table: "MeldTable", *, is_tainted: bool
    ) -> None:
        self.number = table.number()
        self.cards = cards
        self.bunch = Hand(cards)
        self.layout = layout
        rules = table.rules
        self.ladder: Ladder = table.ladder
        self.size = len(cards)
        self.points = points
        self.grade = grade_of(cards, layout, rules, table.bonuses, is_tainted=is_tainted)
        self.is_tainted = is_tainted
        self.is_clean = layout.wild == NO_CARD and layout.kind != MeldKind.WILDS and not is_tainted
        self.is_canasta = self.size >= rules.scoring.canasta_size
        self.is_closed = self.size == rules.melds.meld_closes_at
        self.bonus = table.bonuses[self.grade] if self.is_canasta else 0
        self.grown: dict[tuple[Card, ...], Meld | Refusal] = {}
        self.likely: i64 = 0 if self.is_closed else _likely(self.bunch.mask, layout, table.ladder)
        self.asked: i64 = 0
        self.fits: i64 = 0
        self.extenders: i64 = -1
        self.takes: list[Meld | None] = []

    def has_choice_of_end(self) -> bool:
        """Tell whether a free wild could rest at either end."""
        layout = self.layout
        floats = layout.kind == MeldKind.RUN and layout.wild != NO_CARD and layout.wild_place == 0
        return floats and layout.low > LOW_ACE and layout.high < self.ladder.top

    def placed(self, wild_end: WildEnd = WildEnd.LOW) -> tuple[tuple[Card, Card], ...]:
        """The cards in order, each with the face it stands for; outside runs a wild stands for itself."""
        layout = self.layout
        if layout.kind != MeldKind.RUN:
            naturals = [(card, card) for card in self.cards if card != layout.wild]
            return tuple(naturals + ([] if layout.wild == NO_CARD else [(layout.wild, layout.wild)]))
        wild_place = layout.wild_place or self._free_place(wild_end)
        places = range(min(layout.low, wild_place or layout.low), max(layout.high, wild_place) + 1)
        return tuple(self._at(place, wild_place) for place in places)

    def _free_place(self, wild_end: WildEnd) -> int:
        layout = self.layout
        if layout.wild == NO_CARD:
            return 0
        at_low = layout.low > LOW_ACE and (wild_end == WildEnd.LOW or layout.high == self.ladder.top)
        return layout.low - 1 if at_low else layout.high + 1

    def _at(self, place: int, wild_place: int) -> tuple[Card, Card]:
        face = self.ladder.face(self.layout.suit, place)
        return (self.layout.wild if place == wild_place else face, face)

    def __repr__(self) -> str:
        return f"Meld({self.cards}, {self.grade})"


class MeldTable:
    """The melds of one rule set, each made once."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.brief = Brief(rules)
        self.ladder = ladder_of(rules)
        self.points = [card_points(card, rules) for card in ALL_CARDS]
        self.bonuses = bonuses_of(rules)
        self._numbers = count()
        self._melds: dict[tuple[Card, ...], Meld] = {}
        self._tainted: dict[tuple[Card, ...], Meld] = {}

    def number(self) -> int:
        """A number that no other meld has."""
        return next(self._numbers)

    def meld(self, cards: Sequence[Card]) -> Meld | Refusal:
        """The meld that these cards form, or why they form none: such answers are too many to remember."""
        asked = tuple(cards)
        found = self._melds.get(asked)
        if found is not None:
            return found
        made = self._union(asked)
        if isinstance(made, Meld):
            self._melds[asked] = made
        return made

    def _union(self, cards: tuple[Card, ...]) -> Meld | Refusal:
        """The same for cards in any order."""
        key = tuple(sorted(cards))
        found = self._melds.get(key)
        if found is None:
            layout = solve(key, self.brief)
            if isinstance(layout, Refusal):
                return layout
            made = self._made(key, layout, is_tainted=False)
            found = self._melds.setdefault(key, made)  # another thread may have been faster
        return found

    def laid(self, cards: Sequence[Card], *, is_tainted: bool = False) -> Meld:
        """The meld that these cards are known to form."""
        meld = self.meld(cards)
        assert isinstance(meld, Meld), meld
        return self._taint(meld) if is_tainted else meld

    def extended(self, meld: Meld, cards: Sequence[Card]) -> Meld | Refusal:
        """The meld that `meld` becomes when cards are added, or why it does not take them. [C5]."""
        if len(cards) == 1 and cards[0] >= 0 and meld.takes:
            more = meld.takes[cards[0]]
            if more is not None:
                return more
        key = tuple(sorted(cards))
        found = meld.grown.get(key)
        if found is None:
            found = self._extend(meld, key)
            if len(key) == 1 or isinstance(found, Meld):
                meld.grown[key] = found
        return found

    def fitting(self, meld: Meld, held: i64) -> i64:
        """Those of the single cards of a mask that `meld` takes."""
        unknown = held & meld.likely & ~meld.asked
        if unknown:
            self._explore(meld, unknown)
        return meld.fits & held

    def extenders(self, meld: Meld) -> i64:
        """The mask of the single cards that `meld` takes."""
        if meld.extenders < 0:
            meld.extenders = self.fitting(meld, meld.likely)
        return meld.extenders

    def _explore(self, meld: Meld, unknown: i64) -> None:
        """Find out which of these cards the meld takes."""
        if not meld.takes:
            meld.takes = [None] * CARD_TYPES
        for card in cards_in(unknown):
            more = self._extend(meld, (card,))
            if isinstance(more, Meld):
                meld.takes[card] = more
                meld.fits |= BIT[card]
        meld.asked |= unknown

    def points_of(self, cards: Sequence[Card]) -> int:
        """The face points of cards together."""
        total = 0
        for card in cards:
            total += self.points[card]
        return total

    def _made(self, key: tuple[Card, ...], layout: Layout, *, is_tainted: bool) -> Meld:
        return Meld(key, layout, self.points_of(key), self, is_tainted=is_tainted)

    def _taint(self, meld: Meld) -> Meld:
        """The same cards as a meld that stays dirty for good."""
        found = self._tainted.get(meld.cards)
        if found is None:
            found = self._tainted[meld.cards] = self._made(meld.cards, meld.layout, is_tainted=True)
        return found

    def _extend(self, meld: Meld, added: tuple[Card, ...]) -> Meld | Refusal:
        brief = self.brief
        if meld.is_closed:
            return Refusal(Reason.MELD_CLOSED, meld.cards, meld.size)
        result = self._union(meld.cards + added)
        if isinstance(result, Refusal):
            return result
        if not brief.wild_displaceable_by_wild and self._displaces(meld, added, result):
            return Refusal(Reason.WILD_DISPLACES_WILD, (result.layout.wild,))
        loses_two = meld.layout.has_natural_two and not result.layout.has_natural_two
        if loses_two and not brief.two_natural_may_turn_wild:
            return Refusal(Reason.NATURAL_TWO_IS_FIXED, (card_of(meld.layout.suit, TWO),))
        stays_dirty = brief.dirty_is_permanent and not meld.is_clean and result.is_clean
        return self._taint(result) if stays_dirty or meld.is_tainted else result

    def _displaces(self, meld: Meld, added: tuple[Card, ...], result: Meld) -> bool:
        """Tell whether an added card pushes the meld's wild away, which only naturals may. [C5, I40]."""
        wild = result.layout.wild
        if NO_CARD in (wild, meld.layout.wild) or wild == meld.layout.wild:
            return False
        others = list(meld.cards + added)
        others.remove(wild)
        without = self.meld(others)
        return isinstance(without, Refusal) or without.layout.wild != NO_CARD


@lru_cache(maxsize=32)
def meld_table(rules: RuleSet) -> MeldTable:
    """The one table of a rule set; melds of different calls may so be compared by identity."""
    return MeldTable(rules)


def _likely(held: i64, layout: Layout, ladder: Ladder) -> i64:
    """The cards that a meld might take: no other ever fits, since a meld has one wild at most.

    So naturals of a run lie at most two places from its ends, and a second wild fits only where a two may be
    a natural.
    """
    if layout.suit < 0:
        naturals: i64 = ACES << layout.rank if layout.rank >= 0 else 0
        return naturals if layout.wild != NO_CARD else naturals | WILDS
    own_two = card_of(layout.suit, TWO)
    likely: i64 = WILDS if layout.wild in (NO_CARD, own_two) else BIT[own_two]
    for place in range(max(LOW_ACE, layout.low - 2), min(ladder.top, layout.high + 2) + 1):
        face = ladder.face(layout.suit, place)
        if not held >> face & 1 or RANK_OF[face] == ACE:
            likely |= BIT[face]
    return likely
