"""Which card to throw: what keeping each is worth, and what it would give to the opponents."""

from typing import Final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.manners import cards_wanted_by_rivals
from burraco_desktop.engine.cards import BIT, IS_WILD, RANK_COUNT, RANK_OF, SUIT_COUNT, Card, Hand, cards_in
from burraco_desktop.engine.closing import throwable
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.state import State

RECENT: Final = 8
"""How many of the last discards tell what the next player has no use for."""


class Thrower:
    """Weighs discards of one position; what a card gives away does not change while its viewer melds."""

    def __init__(self, judge: Judge, *, has_pile: bool = True) -> None:
        self._judge = judge
        self._gifts: dict[Card, float] = {}
        table, outlook = judge.state, judge.outlook
        self._rival_melds: list[Meld] = []
        for side, melds in enumerate(table.melds):
            if side != outlook.side:
                self._rival_melds += melds
        self._wanted = 0 if table.is_last_turn else cards_wanted_by_rivals(table, outlook.side)
        self._pile_share = judge.weights.feed_pile * len(table.pile) if has_pile else 0.0
        self._refused = _thrown_lately(table, outlook.next_seat)
        self._next: Hand = table.known[outlook.next_seat]

    def without_pile(self) -> "Thrower":
        """The same with the pile taken."""
        if self._pile_share == 0.0:
            return self
        return Thrower(self._judge, has_pile=False)

    def best(self, state: State) -> tuple[float, Card] | None:
        """The least costly legal throw with its cost.

        A wild goes only where nothing else may be thrown, a card that an opposing meld takes only where no
        other plain card may.
        """
        judge, hand = self._judge, state.hand
        least = 0.0
        best = -1
        for card in cards_in(self._decent(state)):
            cost = judge.loss_of(hand, card) + self.gift(card)
            if best < 0 or cost < least:
                least, best = cost, card
        return (least, Card(best)) if best >= 0 else None

    def costs(self, state: State) -> list[tuple[float, Card]]:
        """All throws that manners allow with their costs, the cheapest first."""
        hand, judge = state.hand, self._judge
        decent = cards_in(self._decent(state))
        return sorted([(judge.loss_of(hand, card) + self.gift(card), card) for card in decent])

    def gift(self, card: Card) -> float:
        """What throwing the card gives to the opponents."""
        found = self._gifts.get(card)
        if found is None:
            found = self._gifts[card] = self._gift(card)
        return found

    def best_gain(self, card: Card) -> float:
        """What the opposing meld that takes the card would gain by it, the one that gains most."""
        judge = self._judge
        table = judge.taste.table
        best = 0.0
        for meld in self._rival_melds:
            if table.extenders(meld) & BIT[card]:
                grown = table.extended(meld, (card,))
                if isinstance(grown, Meld):
                    best = max(best, judge.gain_of_rival(meld, grown))
        return best

    def _decent(self, state: State) -> int:
        """The mask of the cards that manners allow to throw."""
        legal = throwable(state)
        plain = legal & PLAIN
        return plain & ~self._wanted or plain or legal

    def _gift(self, card: Card) -> float:
        judge = self._judge
        weights = judge.weights
        is_wild = IS_WILD[card]
        total = weights.feed_wild if is_wild else 0.0
        is_wanted = bool(self._wanted & BIT[card])
        if is_wanted:
            total += weights.feed_base + weights.feed * self.best_gain(card)
        if not is_wild:
            total += (weights.feed_live + self._pile_share) * self._live_partners(card) / 4
        if self._next.mask:
            total += weights.feed_next * self._known_partners(card)
        if self._refused & BIT[card] and not is_wanted:
            total -= weights.safe_twin * judge.calm
        return total

    def _live_partners(self, card: Card) -> int:
        """Unseen cards that would make a pair or neighbours with this one."""
        outlook, taste = self._judge.outlook, self._judge.taste
        near = outlook.unseen_ranks[RANK_OF[card]] if taste.sets_allowed else 0
        for other in taste.beside[card]:
            near += outlook.unseen[other]
        return near

    def _known_partners(self, card: Card) -> float:
        """Cards the next player is known to hold that would make a meld with this one."""
        counts, rank, taste = self._next.counts, RANK_OF[card], self._judge.taste
        same = near = 0
        if taste.sets_allowed and not IS_WILD[card]:
            for suit in range(SUIT_COUNT):
                same += counts[suit * RANK_COUNT + rank]
        for other in taste.within_two[card]:
            if counts[other]:
                near += 1
        return (same * same + near * near) / 2


def _thrown_lately(table: State, seat: int) -> int:
    """The mask of the cards that the seat threw in the last rounds."""
    thrown = 0
    for other, card in table.discards[-RECENT * len(table.hands) :]:
        if other == seat:
            thrown |= BIT[card]
    return thrown
