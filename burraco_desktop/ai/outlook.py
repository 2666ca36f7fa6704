"""What a seat can tell from what it may see, once a decision: cards unseen, and how soon the deal may end.

It weighs nothing in hand or on the table; that is the business of `evaluate`. The state may be a true one or
that of a view: of other seats only what everybody knows they hold is read, never their hands.
"""

from typing import Final

from burraco_desktop.ai.aims import CLOSE, WILDS, aim_of, reserve_is_settled
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import BIT, CARD_TYPES, RANK_COUNT, SUIT_COUNT, Card, cards_in
from burraco_desktop.engine.state import State

ALL_TYPES: Final = (1 << CARD_TYPES) - 1
JOKERS: Final = 52
"""The first card type without a suit."""

CLOSE_CHANCE: Final = [0.9, 0.7, 0.55, 0.42, 0.32, 0.25, 0.2, 0.16, 0.13, 0.1, 0.08]
"""The chance that a seat which may close does so in its next turn, by the number of cards it holds."""

FAR_FEWER: Final = 4
"""So many cards less make a partner the one who goes for the reserve."""

FRESH_STOCK: Final = 40
FRESH_TURNS: Final = 10
"""A deal is young with so many cards in the stock, and so many turns for each seat."""


class Outlook:
    """The facts of one position that every judgement of the seat to move needs.

    Attributes:
        viewer, side, next_seat: who looks, his side, and who plays after him.
        rivals, partners: the other seats.
        unseen: how many cards of each type the viewer cannot place.
        unseen_ranks: the same by rank; live_suits: by suit the mask of places of which a card is unseen.
        danger: the chance that cards now held can never be used, from 0 to 1; calm is the rest.
        freshness: how much of the stock is left, from 1 at the start to 0 at the end.
        turns_left: how many more turns the viewer will about have.
        reserve_is_free: whether the own side may still take its reserve.
        unseen_wilds: how many wilds the viewer cannot place.
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
        self.unseen = taste.deck[:]
        live = ALL_TYPES & ~self._gone(table)
        unseen, places = self.unseen, taste.places
        self.unseen_ranks = [
            unseen[rank] + unseen[13 + rank] + unseen[26 + rank] + unseen[39 + rank]
            for rank in range(RANK_COUNT)
        ]
        self.live_suits = [places[live >> (suit * RANK_COUNT) & RANK_MASK] for suit in range(SUIT_COUNT)]
        self.unseen_wilds = 0
        for card in cards_in(live & WILDS):
            self.unseen_wilds += unseen[card]
        self._look_ahead(table)

    def see_drawn(self, table: State, card: Card) -> None:
        """Take in the card that the viewer has just drawn from the stock."""
        left = self.unseen[card] - 1
        self.unseen[card] = left
        if card < JOKERS:
            self.unseen_ranks[card % RANK_COUNT] -= 1
        if BIT[card] & WILDS:
            self.unseen_wilds -= 1
        if left == 0 and card < JOKERS:
            self.live_suits[card // RANK_COUNT] = self._live_places(card // RANK_COUNT)
        self._look_ahead(table)

    def _live_places(self, suit: int) -> int:
        live, first = 0, suit * RANK_COUNT
        for rank in range(RANK_COUNT):
            if self.unseen[first + rank] > 0:
                live |= 1 << rank
        return self.taste.places[live]

    def _look_ahead(self, table: State) -> None:
        """Tell how long the deal may go on."""
        to_come = max(0, _cards_to_come(table))
        self.turns_left = to_come / len(table.hands)
        self.freshness = min(to_come / FRESH_STOCK, self.turns_left / FRESH_TURNS)
        self.freshness = min(self.freshness, 1.0)
        self.danger = self._danger(table)
        self.calm = 1.0 - self.danger
        self.reserve_is_free = table.reserve_is_free(self.side)

    def _gone(self, table: State) -> int:
        """Take what the seat to move can place off the unseen cards; return the mask of those all placed."""
        unseen = self.unseen
        gone = 0
        for melds in table.melds:
            for meld in melds:
                for card in meld.cards:
                    left = unseen[card] - 1
                    unseen[card] = left
                    if left == 0:
                        gone |= BIT[card]
        for card in table.pile:
            left = unseen[card] - 1
            unseen[card] = left
            if left == 0:
                gone |= BIT[card]
        return gone | self._held(table)

    def _held(self, table: State) -> int:
        """The same for the cards that seats hold."""
        unseen = self.unseen
        gone = 0
        for seat, known in enumerate(table.known):
            seen = table.hands[seat] if seat == self.viewer else known
            for card in cards_in(seen.mask):
                left = unseen[card] - seen.counts[card]
                unseen[card] = left
                if left == 0:
                    gone |= BIT[card]
        return gone

    def _danger(self, table: State) -> float:
        if table.is_last_turn:
            return 1.0
        by_stock = max(0.0, 1.0 - self.turns_left / self.taste.weights.fade_turns)
        goes_on = 1.0 - by_stock * by_stock
        for seat in self.rivals:
            goes_on *= 1.0 - _close_chance(table, seat)
        return 1.0 - goes_on


def _cards_to_come(table: State) -> int:
    """How many cards may still be drawn."""
    more = sum([len(reserve) for reserve in table.reserves]) if table.stock_may_be_refilled else 0
    return len(table.stock) + more - table.rules.end.stock_dead_cards


def _close_chance(table: State, seat: int) -> float:
    side = table.side_of[seat]
    if not reserve_is_settled(table, side) or table.reserve_unseen[seat]:
        return 0.02
    chance = CLOSE_CHANCE[min(table.hands[seat].size, len(CLOSE_CHANCE) - 1)]
    return chance if aim_of(table, side) == CLOSE else chance * 0.25
