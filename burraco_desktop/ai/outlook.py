"""What a seat can tell from what it may see, once a decision: cards unseen, and how soon the deal may end.

It weighs nothing in hand or on the table; that is the business of `evaluate`. The state may be a true one or
that of a view: of other seats only what everybody knows they hold is read, never their hands.
"""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import CLOSE, aim_of, reserve_is_settled
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import RANK_COUNT, WILDS, Card, Hand, cards_in
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.state import State

CLOSE_CHANCE: Final = [0.9, 0.7, 0.55, 0.42, 0.32, 0.25, 0.2, 0.16, 0.13, 0.1, 0.08]
"""The chance that a seat which may close does so in its next turn, by the number of cards it holds."""

FAR_FEWER: Final = 4
"""So many cards less make a partner the one who goes for the reserve."""

FRESH_STOCK: Final = 40
FRESH_TURNS: Final = 10
"""A deal is young with so many cards in the stock, and so many turns for each seat."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """The facts of one position that every judgement of the seat to move needs.

    Attributes:
        viewer, side, next_seat: who looks, his side, and who plays after him.
        rivals, partners: the other seats.
        unseen: the cards that the viewer cannot place.
        danger: the chance that cards now held can never be used, from 0 to 1; calm is the rest.
        freshness: how much of the stock is left, from 1 at the start to 0 at the end.
        turns_left: how many more turns the viewer will about have.
        reserve_is_free: whether the own side may still take its reserve.
    """

    def __init__(self, table: State, taste: Taste) -> None:
        self.taste = taste
        self.viewer = table.seat
        self.side = table.side_of[self.viewer]
        self.next_seat = (self.viewer + 1) % len(table.hands)
        self.rivals: list[int] = []
        self.partners: list[int] = []
        for seat, side in enumerate(table.side_of):
            if side != self.side:
                self.rivals.append(seat)
            elif seat != self.viewer:
                self.partners.append(seat)
        self.unseen: Hand = taste.deck.copy()
        self._take_off(table)
        self._look_ahead(table)

    def see_drawn(self, table: State, card: Card) -> None:
        """Take in the card that the viewer has just drawn from the stock."""
        self.unseen.remove(card)
        self._look_ahead(table)

    def live_places(self, suit: i64) -> i64:
        """The mask of the places of a suit of which a card is unseen."""
        return self.taste.places[self.unseen.mask >> suit * RANK_COUNT & RANK_MASK]

    def unseen_wilds(self) -> i64:
        """How many wilds the viewer cannot place."""
        wilds: i64 = 0
        for card in cards_in(self.unseen.mask & WILDS):
            wilds += self.unseen.count(card)
        return wilds

    def _look_ahead(self, table: State) -> None:
        """Tell how long the deal may go on."""
        to_come = max(0, _cards_to_come(table))
        self.turns_left = to_come / len(table.hands)
        self.freshness = min(to_come / FRESH_STOCK, self.turns_left / FRESH_TURNS)
        self.freshness = min(self.freshness, 1.0)
        self.danger = self._danger(table)
        self.calm = 1.0 - self.danger
        self.reserve_is_free = table.reserve_is_free(self.side)

    def _take_off(self, table: State) -> None:
        """Take what the seat to move can place off the unseen cards."""
        unseen = self.unseen
        for melds in table.melds:
            for meld in melds:
                unseen.remove_all(meld.bunch)
        for card in table.pile:
            unseen.remove(card)
        for seat, known in enumerate(table.known):
            unseen.remove_all(table.hands[seat] if seat == self.viewer else known)

    def _danger(self, table: State) -> float:
        if table.is_last_turn:
            return 1.0
        by_stock = max(0.0, 1.0 - self.turns_left / self.taste.fade_turns)
        goes_on = 1.0 - by_stock * by_stock
        for seat in self.rivals:
            goes_on *= 1.0 - _close_chance(table, seat)
        return 1.0 - goes_on


def _cards_to_come(table: State) -> int:
    """How many cards may still be drawn."""
    more = sum([len(reserve) for reserve in table.reserves]) if table.stock_may_be_refilled else 0
    return len(table.stock) + more - table.table.brief.stock_dead_cards


def _close_chance(table: State, seat: int) -> float:
    side = table.side_of[seat]
    if not reserve_is_settled(table, side) or table.reserve_unseen[seat]:
        return 0.02
    chance = CLOSE_CHANCE[min(table.hands[seat].size, len(CLOSE_CHANCE) - 1)]
    return chance if aim_of(table, side) == CLOSE else chance * 0.25
