"""Which card to throw: what keeping each is worth, and what it would give to the opponents."""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.manners import cards_wanted_by_rivals
from burraco_desktop.ai.prospects import Prospect
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.engine.cards import (
    BIT,
    BITS_APART,
    CARD_TYPES,
    RANK_COUNT,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.closing import ENOUGH, loose_cards, throwable
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.state import State

RECENT: Final = 8
"""How many of the last discards tell what the next player has no use for."""

UNKNOWN: Final = -1e9


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Thrower:
    """Weighs discards of one position; what a card gives away does not change while its viewer melds."""

    def __init__(self, judge: Judge, twin: Thrower | None = None, *, has_pile: bool = True) -> None:
        """For the position of a judge, which has seen no discard since a `twin` was made."""
        table, taste, outlook = judge.state, judge.taste, judge.outlook
        self._judge = judge
        self._gifts = [UNKNOWN] * CARD_TYPES
        self._live: float = taste.feed_live
        if has_pile:
            self._live += taste.feed_pile * float(len(table.pile))
        self._next: Hand = table.known[outlook.next_seat]
        self._refused: i64
        self._feeding: i64
        if twin is None:
            self._refused = _thrown_lately(table, outlook.next_seat)
            self._feeding = cards_wanted_by_rivals(table, outlook.side)
        else:
            self._refused = twin._refused  # noqa: SLF001 - it is the same class
            self._feeding = twin._feeding  # noqa: SLF001 - as above
        self._wanted: i64 = 0 if table.is_last_turn else self._feeding

    def without_pile(self) -> Thrower:
        """The same with the pile taken."""
        if self._live == self._judge.taste.feed_live:
            return self
        return Thrower(self._judge, self, has_pile=False)

    def after_draw(self) -> Thrower:
        """The same when the seat has drawn from the stock, and its judge has seen that."""
        return Thrower(self._judge, self)

    def best(self, sheet: Sheet) -> Card:
        """The least costly legal throw, -1 where nothing may be thrown.

        A wild goes only where nothing else may be thrown, a card that an opposing meld takes only where no
        other plain card may.
        """
        best, least = Card(-1), 0.0
        left = self._decent(sheet)
        while left:
            bit = left & -left
            left ^= bit
            card: i64 = TYPE_OF[bit % BITS_APART]
            cost = self.cost(sheet, card)
            if best < 0 or cost < least:
                best, least = Card(card), cost
        return best

    def cost(self, sheet: Sheet, card: i64) -> float:
        """What throwing the card costs: what the hand loses, and others gain."""
        return self._judge.loss_of(sheet, card) + self.gift(card)

    def costs(self, state: State) -> list[tuple[float, Card]]:
        """All throws that manners allow with their costs, the cheapest first."""
        sheet = self._judge.sheet(state)
        return sorted([(self.cost(sheet, card), card) for card in cards_in(self._decent(sheet))])

    def gift(self, card: i64) -> float:
        """What throwing the card gives to the opponents."""
        found = self._gifts[card]
        if found == UNKNOWN:
            found = self._gifts[card] = self._gift(card)
        return found

    def best_gain(self, card: i64) -> float:
        """What the opposing meld that takes the card would gain by it, the one that gains most."""
        judge = self._judge
        album, own = judge.album, judge.outlook.side
        best = 0.0
        for side, melds in enumerate(judge.state.melds):
            if side == own:
                continue
            for meld in melds:
                prospect: Prospect = album.lying(meld)
                if prospect.takes >> card & 1:
                    gain = judge.gain_of_rival(prospect, album.with_card(prospect, card))
                    best = max(best, gain)
        return best

    def cards_taken(self) -> i64:
        """The mask of the cards that opposing melds take, whether or not others can get at them so."""
        judge = self._judge
        taken: i64 = 0
        for side, melds in enumerate(judge.state.melds):
            if side != judge.outlook.side:
                for meld in melds:
                    taken |= judge.album.lying(meld).takes
        return taken

    def _decent(self, sheet: Sheet) -> i64:
        """The mask of the cards that manners allow to throw."""
        legal: i64
        if sheet.hand.size >= ENOUGH and not sheet.must_meld:
            legal = loose_cards(sheet.hand.mask, sheet.lone())
        else:
            legal = throwable(sheet.state())
        plain = legal & PLAIN
        if plain & ~self._wanted:
            return plain & ~self._wanted
        return plain or legal

    def _gift(self, card: i64) -> float:
        judge = self._judge
        taste = judge.taste
        is_wild = bool(WILDS >> card & 1)
        total: float = taste.feed_wild if is_wild else 0.0
        is_wanted = bool(self._wanted >> card & 1)
        if is_wanted:
            total += taste.feed_base + taste.feed * self.best_gain(card)
        if not is_wild:
            total += self._live * self._live_partners(card) / 4
        if self._next.mask:
            total += taste.feed_next * self._known_partners(card)
        if self._refused >> card & 1 and not is_wanted:
            total -= taste.safe_twin * judge.calm
        return total

    def _live_partners(self, card: i64) -> int:
        """Unseen cards that would make a pair or neighbours with this one."""
        outlook, taste = self._judge.outlook, self._judge.taste
        near: i64 = outlook.unseen.count_rank(card % RANK_COUNT) if taste.sets_allowed else 0
        beside = taste.beside[card]
        at: i64 = 0
        for at in range(len(beside)):
            near += outlook.unseen.count(beside[at])
        return near

    def _known_partners(self, card: i64) -> float:
        """Cards the next player is known to hold that would make a meld with this one."""
        taste = self._judge.taste
        same: i64 = 0
        if taste.sets_allowed and not WILDS >> card & 1:
            same = self._next.count_rank(card % RANK_COUNT)
        near: i64 = 0
        within_two = taste.within_two[card]
        at: i64 = 0
        for at in range(len(within_two)):
            near += self._next.mask >> within_two[at] & 1
        return (same * same + near * near) / 2


def _thrown_lately(table: State, seat: int) -> i64:
    """The mask of the cards that the seat threw in the last rounds."""
    thrown: i64 = 0
    discards = table.discards
    for at in range(max(0, len(discards) - RECENT * len(table.hands)), len(discards)):
        other, card = discards[at]
        if other == seat:
            thrown |= BIT[card]
    return thrown
