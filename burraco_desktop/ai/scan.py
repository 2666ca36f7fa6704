"""The next melding of a turn: all candidates of a position weighed, the best kept. It ends no turn."""

from __future__ import annotations

import math
from typing import final

from burraco_desktop.ai.candidates import wild_key
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.prospects import Album, Prospect
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.sheet import NEW, Sheet, Step, laying_of
from burraco_desktop.engine.actions import LayMeld
from burraco_desktop.engine.cards import (
    BIT,
    BITS_APART,
    RANK_COUNT,
    RANK_OF,
    SUIT_COUNT,
    SUIT_OF,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.closing import ENOUGH
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.legality import layings, why_not_meld
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.openings import paired_ranks


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """A melding: cards for the own meld `index`, or for a new one, and the meld that comes of it."""

    __slots__ = ("cards", "index", "result")

    def __init__(self, index: int, cards: tuple[Card, ...], result: Prospect) -> None:
        self.index = index
        self.cards = cards
        self.result = result


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scan:
    """The most profitable legal melding of one position, getting rid of a card counting `shed` more.

    Attributes:
        best: this melding, where a meld is owed the least bad one, else None where all are at a loss.
        profit: what it adds, 0 where there is none; what it has to be above, before anything is weighed.
        passed: meldings that are not asked for.
    """

    def __init__(self, sheet: Sheet, judge: Judge, shed: float, *, may_spoil: bool) -> None:
        self.best: Choice | None = None
        self._sheet = sheet
        self._judge = judge
        self._shed = shed
        self._may_spoil = may_spoil
        self._album: Album = judge.album
        self._sizes: list[float] = judge.sizes(sheet)
        self._keeps_wilds = judge.keeps_wilds(sheet)
        self._burden = judge.burden(sheet)
        self._wilds: i64 = sheet.hand.mask & WILDS
        self._relief: float = self._sizes[self._burden - 1] - self._sizes[self._burden] + shed
        self.profit: float = -math.inf if sheet.must_meld else 0.0
        self.passed: list[Step] = []

    def weigh_all(self) -> Scan:
        """Weigh all candidates."""
        self._weigh_additions(self._sheet.hand.mask)
        self._weigh_new()
        if self._sheet.must_meld and self.best is None:
            self.best = self._owed()
        return self

    def weigh_with(self, card: Card) -> Scan:
        """Weigh what one card takes part in: alone on own melds, and new melds of its rank or suit."""
        self._weigh_additions(BIT[card])
        if SUIT_OF[card] >= 0:
            wilds: i64 = wild_key(self._sheet.hand) if self._wilds else 0
            if not self._without_sets() >> RANK_OF[card] & 1:
                self._weigh_sets(RANK_OF[card], wilds)
            self._weigh_runs(SUIT_OF[card], wilds)
        return self

    def _without_sets(self) -> i64:
        """The mask of the ranks of which no new set may be laid."""
        taste = self._judge.taste
        return taste.barred if taste.repeats_sets else taste.barred | self._sheet.sets

    def _weigh_additions(self, cards: i64) -> None:
        """Cards of a mask for own melds; a wild goes on a clean canasta only where it may spoil one."""
        has_wilds = self._wilds != 0
        for index, prospect in enumerate(self._sheet.melds):
            fitting = prospect.takes & cards
            if not fitting and not has_wilds:
                continue
            guarded = prospect.is_clean and prospect.is_canasta and not self._may_spoil
            if fitting:
                self._weigh_singles(index, prospect, fitting, guarded=guarded)
            if has_wilds and len(prospect.beyond) > 0 and not guarded:
                self._weigh_bridges(index, prospect)

    def _weigh_singles(self, index: int, prospect: Prospect, fitting: i64, *, guarded: bool) -> None:
        """Cards of a mask for one meld, all of which it takes."""
        at: i64 = 0
        for at in range(len(prospect.taken)):
            card: i64 = prospect.taken[at]
            if fitting >> card & 1:
                grown = self._album.grown(prospect, at)
                if grown.is_clean or not guarded:
                    self._weigh_one(index, card, prospect, grown)

    def _weigh_bridges(self, index: int, prospect: Prospect) -> None:
        """A natural across a gap, with a wild to fill it."""
        hand = self._sheet.hand
        for number in prospect.beyond:
            face = Card(number)
            if hand.mask >> face & 1:
                for wild in cards_in(self._wilds):
                    if face != wild or hand.doubles >> wild & 1:
                        grown = self._album.bridged(prospect, face, wild)
                        if grown is not None:
                            self._weigh(index, (face, wild), Hand((face, wild)), prospect, grown)

    def _weigh_new(self) -> None:
        """New melds from the whole hand."""
        hand = self._sheet.hand
        wilds: i64 = wild_key(hand) if self._wilds else 0
        pairs = paired_ranks(hand) & ~self._without_sets()
        while pairs:
            bit = pairs & -pairs
            pairs ^= bit
            self._weigh_sets(TYPE_OF[bit % BITS_APART], wilds)
        suit: i64 = 0
        for suit in range(SUIT_COUNT):
            self._weigh_runs(suit, wilds)
        if wilds and self._judge.taste.lays_wilds:
            self._weigh_melds(self._judge.openings.of_wilds(hand))

    def _weigh_sets(self, rank: i64, wilds: i64) -> None:
        """New sets of a rank."""
        hand = self._sheet.hand
        if wilds or hand.count_rank(rank) > 2:
            self._weigh_melds(self._judge.openings.sets(hand, rank, wilds))

    def _weigh_runs(self, suit: i64, wilds: i64) -> None:
        """New runs of a suit, which need neighbours."""
        ranks = self._sheet.hand.mask >> suit * RANK_COUNT & RANK_MASK
        held: i64 = self._judge.taste.places[ranks]
        joined = held & (held >> 1 | held >> 2) if wilds else held & held >> 1 & held >> 2
        if joined:
            self._weigh_melds(self._judge.openings.runs(suit, ranks, wilds))

    def _weigh_melds(self, melds: list[Prospect]) -> None:
        for prospect in melds:
            self._weigh(NEW, prospect.cards, prospect.bunch, None, prospect)

    def _weigh_one(self, index: int, card: i64, old: Prospect, new: Prospect) -> None:
        judge, sheet = self._judge, self._sheet
        profit = judge.gain(sheet, old, new) - judge.loss_of(sheet, card)
        if not (self._keeps_wilds and WILDS >> card & 1):
            profit += self._relief
        if profit > self.profit:
            self._keep(Choice(index, (Card(card),), new), profit)

    def _weigh(
        self, index: int, cards: tuple[Card, ...], spent: Hand, old: Prospect | None, new: Prospect
    ) -> None:
        judge, sheet = self._judge, self._sheet
        relief = judge.relief(sheet, cards) if self._keeps_wilds else len(cards)
        profit = judge.gain(sheet, old, new) - judge.loss(sheet, spent)
        profit += self._sizes[self._burden - relief] - self._sizes[self._burden] + self._shed * relief
        if profit > self.profit:
            self._keep(Choice(index, cards, new), profit)

    def _keep(self, choice: Choice, profit: float) -> None:
        """Take a melding that is better than those before where it is legal."""
        if self.passed and (choice.index, choice.cards) in self.passed:
            return
        if self._is_free(choice) or is_legal(self._sheet, choice):
            self.profit, self.best = profit, choice

    def _is_free(self, choice: Choice) -> bool:
        """Tell whether a melding is legal beyond doubt: it leaves cards enough, its kind is not barred."""
        sheet = self._sheet
        if sheet.hand.size - len(choice.cards) < ENOUGH or sheet.must_meld:
            return False
        return choice.index != NEW or self._judge.taste.owns_all

    def _owed(self) -> Choice | None:
        """Any melding that the engine knows where a meld is owed."""
        sheet, table = self._sheet, self._album.table
        known = layings(sheet.state())
        if not known:
            return None
        laying = known[0]
        if isinstance(laying, LayMeld):
            return Choice(NEW, laying.cards, self._album.of(table.laid(laying.cards)))
        meld = table.extended(sheet.melds[laying.meld].meld, laying.cards)
        assert isinstance(meld, Meld), meld
        return Choice(laying.meld, laying.cards, self._album.of(meld))


def is_legal(sheet: Sheet, choice: Choice) -> bool:
    """Ask the law whether a melding may be done."""
    return why_not_meld(sheet.state(), laying_of((choice.index, choice.cards))) is None
