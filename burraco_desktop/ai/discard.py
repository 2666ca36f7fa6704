"""Which card to throw: what keeping each is worth, and what it would give to the opponents."""

from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.manners import cards_wanted_by_rivals
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Discard
from burraco_desktop.engine.cards import (
    BIT,
    IS_WILD,
    RANK_COUNT,
    RANK_OF,
    SUIT_COUNT,
    SUIT_OF,
    TWO,
    Card,
    cards_in,
)
from burraco_desktop.engine.melds import LOW_ACE, Meld
from burraco_desktop.engine.state import State

RECENT = 8
"""How many of the last discards tell what the next player has no use for."""


class Thrower:
    """Weighs discards of one position; what a card gives away does not change while the viewer melds."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._gifts: dict[Card, float] = {}
        table, outlook = judge.view.table, judge.outlook
        self._rival_melds = [
            meld for side, melds in enumerate(table.melds) if side != outlook.side for meld in melds
        ]
        self._wanted = 0 if table.is_last_turn else cards_wanted_by_rivals(table, outlook.side)
        self._pile_share = judge.weights.feed_pile * len(table.pile)
        self._sets_allowed = table.rules.melds.sets_allowed
        recent = table.discards[-RECENT * table.seats :]
        self._refused = {card for seat, card in recent if seat == outlook.next_seat}

    def best(self, state: State) -> tuple[float, Card] | None:
        """The least costly legal throw with its cost.

        A wild goes only where nothing else may be thrown, a card that an opposing meld takes only where no
        other plain card may.
        """
        hand = state.hand
        legal = [card for card in cards_in(hand.mask) if play.why_not(state, Discard(card)) is None]
        plain = [card for card in legal if not IS_WILD[card]]
        safe = [card for card in plain if not self._wanted & BIT[card]]
        costs = [(self._judge.loss(hand, (card,)) + self.gift(card), card) for card in safe or plain or legal]
        return min(costs, default=None)

    def gift(self, card: Card) -> float:
        """What throwing the card gives to the opponents."""
        found = self._gifts.get(card)
        if found is None:
            found = self._gifts[card] = self._gift(card)
        return found

    def gains(self, card: Card) -> list[float]:
        """What each opposing meld that takes the card would gain by it."""
        judge, table = self._judge, self._judge.view.table.table
        grown = [(meld, table.extended(meld, (card,))) for meld in self._rival_melds]
        return [judge.gain(meld, more) for meld, more in grown if isinstance(more, Meld)]

    def _gift(self, card: Card) -> float:
        weights, outlook = self._judge.weights, self._judge.outlook
        total = weights.feed_wild if IS_WILD[card] else 0.0
        gains = self.gains(card)
        if gains and self._wanted:
            total += weights.feed_base + weights.feed * max(0.0, *gains)
        if not IS_WILD[card]:
            total += (weights.feed_live + self._pile_share) * self._live_partners(card) / 4
        total += weights.feed_next * self._known_partners(card)
        return total - (weights.safe_twin if card in self._refused and not gains else 0.0) * (
            1.0 - outlook.danger
        )

    def _live_partners(self, card: Card) -> int:
        """Unseen cards that would make a pair or neighbours with this one."""
        outlook = self._judge.outlook
        near = sum([outlook.unseen[other] for other in self._neighbours(card, 1)])
        return near + (outlook.unseen_ranks[RANK_OF[card]] if self._sets_allowed else 0)

    def _known_partners(self, card: Card) -> float:
        """Cards the next player is known to hold that would make a meld with this one."""
        hand = self._judge.view.table.hands[self._judge.outlook.next_seat]
        if not hand.mask:
            return 0.0
        rank = RANK_OF[card]
        pairs = self._sets_allowed and not IS_WILD[card]
        same = sum([hand.counts[other * RANK_COUNT + rank] for other in range(SUIT_COUNT)]) if pairs else 0
        near = sum([min(1, hand.counts[other]) for other in self._neighbours(card, 2)])
        return same * same / 2 + near * near / 2

    def _neighbours(self, card: Card, reach: int) -> list[Card]:
        """The faces so many places or fewer beside this one, the ace being low."""
        ladder, suit, rank = self._judge.view.table.table.ladder, SUIT_OF[card], RANK_OF[card]
        if suit < 0 or (rank == TWO and not ladder.two):
            return []
        at = ladder.place(rank)
        places = [
            at + step for step in range(-reach, reach + 1) if step and LOW_ACE <= at + step < ladder.top
        ]
        return [ladder.face(suit, place) for place in places]
