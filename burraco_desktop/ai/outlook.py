"""What a seat can tell from what it may see, once a decision: cards unseen, and how soon the deal may end.

It weighs nothing in hand or on the table; that is the business of `evaluate`. The state may be a true one or
that of a view: of other seats only what everybody knows they hold is read, never their hands.
"""

from typing import Final

from burraco_desktop.ai.aims import CLOSE, WILD_CARDS, aim_of, reserve_is_settled
from burraco_desktop.ai.taste import Taste
from burraco_desktop.engine.cards import RANK_COUNT, SUIT_COUNT, cards_in
from burraco_desktop.engine.state import State

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
        self.unseen = _unseen(table, taste)
        self.unseen_ranks = _by_ranks(self.unseen)
        self.live_suits = [taste.places[ranks] for ranks in _live_ranks(self.unseen)]
        self.turns_left = max(0, _cards_to_come(table)) / len(table.hands)
        self.freshness = min(
            1.0, self.turns_left * len(table.hands) / FRESH_STOCK, self.turns_left / FRESH_TURNS
        )
        self.danger = self._danger(table)
        self.calm = 1.0 - self.danger
        self.reserve_is_free = table.reserve_is_free(self.side)
        self.unseen_wilds = sum([self.unseen[card] for card in WILD_CARDS])

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


def _unseen(table: State, taste: Taste) -> list[int]:
    """How many cards of each type lie where the seat to move cannot see them."""
    unseen = taste.deck[:]
    for melds in table.melds:
        for meld in melds:
            for card in meld.cards:
                unseen[card] -= 1
    for card in table.pile:
        unseen[card] -= 1
    for seat, known in enumerate(table.known):
        seen = table.hands[seat] if seat == table.seat else known
        if seen.mask:
            for card in cards_in(seen.mask):
                unseen[card] -= seen.counts[card]
    return unseen


def _by_ranks(unseen: list[int]) -> list[int]:
    return [
        unseen[rank] + unseen[13 + rank] + unseen[26 + rank] + unseen[39 + rank] for rank in range(RANK_COUNT)
    ]


def _live_ranks(unseen: list[int]) -> list[int]:
    """By suit the mask of ranks of which a card is unseen."""
    live = []
    for first in range(0, SUIT_COUNT * RANK_COUNT, RANK_COUNT):
        ranks = 0
        for rank in range(RANK_COUNT):
            if unseen[first + rank] > 0:
                ranks |= 1 << rank
        live.append(ranks)
    return live


def _close_chance(table: State, seat: int) -> float:
    side = table.side_of[seat]
    if not reserve_is_settled(table, side) or table.reserve_unseen[seat]:
        return 0.02
    chance = CLOSE_CHANCE[min(table.hands[seat].size, len(CLOSE_CHANCE) - 1)]
    return chance if aim_of(table, side) == CLOSE else chance * 0.25
