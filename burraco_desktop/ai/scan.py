"""The next melding of a turn: all candidates of a position weighed, the best kept. It ends no turn."""

import math

from burraco_desktop.ai.aims import WILDS
from burraco_desktop.ai.candidates import NEW, Openings, bridges, openings_of, ranks_paired
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.engine.actions import ExtendMeld, LayMeld, WildEnd
from burraco_desktop.engine.cards import BIT, RANK_COUNT, RANK_OF, SUIT_COUNT, SUIT_OF, Card, Hand, cards_in
from burraco_desktop.engine.closing import ENOUGH
from burraco_desktop.engine.legality import layings, why_not_meld
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.state import State

Laying = LayMeld | ExtendMeld


class Scan:
    """The most profitable legal meldings of one position; where a meld is owed, the least bad ones.

    Attributes:
        calm, eager: the best for its worth alone, and where getting rid of a card counts `shed` more.
        profit: what the calm one adds, 0 where there is none.
    """

    def __init__(
        self, work: State, judge: Judge, shed: float, *, may_spoil: bool, only: Card = NO_CARD
    ) -> None:
        self.calm: Laying | None = None
        self.eager: Laying | None = None
        self._work = work
        self._judge = judge
        self._shed = shed
        self._hand: Hand = work.hands[work.seat]
        self._wilds = cards_in(self._hand.mask & WILDS)
        self._burden = judge.burden(self._hand)
        self._now = judge.size(self._burden)
        self._least = -math.inf if work.must_meld else 0.0
        self.profit = self._eager_profit = self._least
        self._weigh_additions(self._hand.mask if only < 0 else BIT[only], may_spoil=may_spoil)
        if only < 0:
            self._weigh_new()
        else:
            self._weigh_new_with(only)
        if work.must_meld:
            self._owe()

    def _owe(self) -> None:
        """Where a meld is owed take any, if none was found worth it."""
        laid = layings(self._work) if self.calm is None else []
        if laid:
            self.calm = laid[0]
            self.eager = laid[0]

    def _weigh_additions(self, cards: int, *, may_spoil: bool) -> None:
        """Cards of a mask for own melds; a wild goes on a clean canasta only where it may spoil one."""
        work, table = self._work, self._work.table
        has_wilds = len(self._wilds) > 0
        for index, meld in enumerate(work.melds[work.side_of[work.seat]]):
            fitting = (meld.extenders if meld.extenders >= 0 else table.extenders(meld)) & cards
            if not fitting and not has_wilds:
                continue
            guarded = meld.is_clean and meld.is_canasta and not may_spoil
            for card in cards_in(fitting) if fitting else ():
                grown = table.extended(meld, (card,))
                if isinstance(grown, Meld) and (grown.is_clean or not guarded):
                    self._weigh_one(index, card, meld, grown)
            if has_wilds and meld.is_clean and not guarded and meld.layout.suit >= 0:
                for spent, grown in bridges(table, meld, self._hand, self._wilds):
                    self._weigh(index, spent, meld, grown)

    def _weigh_new(self) -> None:
        """New melds from the whole hand."""
        hand, judge = self._hand, self._judge
        mask, wilds, places = hand.mask, self._wilds, judge.taste.places
        openings = openings_of(self._work.table)
        pairs = ranks_paired(hand) & ~judge.without_sets(self._work)
        for rank in range(RANK_COUNT) if pairs else ():
            if pairs >> rank & 1:
                self._weigh_melds(openings.sets(hand, rank, wilds))
        has_wilds = len(wilds) > 0
        for suit in range(SUIT_COUNT):
            ranks = mask >> (suit * RANK_COUNT) & RANK_MASK
            held = places[ranks]
            joined = held & (held >> 1 | held >> 2) if has_wilds else held & held >> 1 & held >> 2
            if joined:
                self._weigh_melds(openings.runs(hand, suit, ranks, wilds))
        if has_wilds and judge.taste.lays_wilds:
            self._weigh_melds(openings.wild_melds(hand, wilds))

    def _weigh_new_with(self, card: Card) -> None:
        """New melds of the rank or in the suit of one card."""
        openings: Openings = openings_of(self._work.table)
        rank, suit, hand = RANK_OF[card], SUIT_OF[card], self._hand
        if suit < 0:
            return
        if not self._judge.without_sets(self._work) >> rank & 1:
            self._weigh_melds(openings.sets(hand, rank, self._wilds))
        ranks = hand.mask >> (suit * RANK_COUNT) & RANK_MASK
        self._weigh_melds(openings.runs(hand, suit, ranks, self._wilds))

    def _weigh_melds(self, melds: list[Meld]) -> None:
        for meld in melds:
            self._weigh(NEW, meld.cards, None, meld)

    def _weigh_one(self, index: int, card: Card, old: Meld, new: Meld) -> None:
        judge = self._judge
        relief = 0 if WILDS & BIT[card] and judge.keeps_wilds else 1
        profit = judge.gain(old, new) - judge.loss_of(self._hand, card)
        if relief:
            profit += judge.size(self._burden - 1) - self._now
        if profit > self.profit or profit + self._shed * relief > self._eager_profit:
            self._keep(index, (card,), profit, profit + self._shed * relief)

    def _weigh(self, index: int, cards: tuple[Card, ...], old: Meld | None, new: Meld) -> None:
        judge = self._judge
        relief = judge.relief(cards)
        profit = judge.gain(old, new) - judge.loss(self._hand, cards)
        profit += judge.size(self._burden - relief) - self._now
        if profit > self.profit or profit + self._shed * relief > self._eager_profit:
            self._keep(index, cards, profit, profit + self._shed * relief)

    def _keep(self, index: int, cards: tuple[Card, ...], profit: float, eager: float) -> None:
        """Take a melding that is better than those before where it is legal."""
        action: Laying = LayMeld(cards) if index == NEW else ExtendMeld(index, cards)
        if not self._is_free(index, len(cards)) and why_not_meld(self._work, action) is not None:
            return
        if profit > self.profit:
            self.profit, self.calm = profit, action
        if eager > self._eager_profit:
            self._eager_profit, self.eager = eager, action

    def _is_free(self, index: int, cards: int) -> bool:
        """Tell whether a melding is legal beyond doubt: it leaves cards enough, its kind is not barred."""
        work = self._work
        if self._hand.size - cards < ENOUGH or work.must_meld:
            return False
        return index != NEW or self._judge.taste.owns_all


def lay(work: State, laying: Laying) -> None:
    """Meld in a copy; what follows from an empty hand is left undone."""
    if isinstance(laying, LayMeld):
        work.lay(work.seat, laying.cards, WildEnd.LOW)
    else:
        work.extend(work.seat, laying.meld, laying.cards, WildEnd.LOW)
