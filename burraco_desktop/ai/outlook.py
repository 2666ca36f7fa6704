"""What a seat can tell from its view, once a decision: cards still unseen, and how soon the deal may end.

It weighs nothing in hand or on the table; that is the business of `evaluate`.
"""

from burraco_desktop.ai.aims import WILD_CARDS, Aim, aim_of, reserve_is_settled
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import BLACK_JOKER, CARD_TYPES, RANK_COUNT, RED_JOKER, SUIT_COUNT
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView

CLOSE_CHANCE = (0.9, 0.7, 0.55, 0.42, 0.32, 0.25, 0.2, 0.16, 0.13, 0.1, 0.08)
"""The chance that a seat which may close does so in its next turn, by the number of cards it holds."""

FAR_FEWER = 4
"""So many cards less make a partner the one who goes for the reserve."""

FRESH_STOCK = 40
FRESH_TURNS = 10
"""A deal is young with so many cards in the stock, and so many turns for each seat."""


class Outlook:
    """The facts of one view that every judgement needs.

    Attributes:
        viewer, side, next_seat: who looks, his side, and who plays after him.
        rivals, partners: the other seats.
        unseen: how many cards of each type the viewer cannot place.
        unseen_ranks: the same by rank; live_suits: by suit the mask of ranks of which a card is unseen.
        unseen_wilds: how many wilds the viewer cannot place.
        danger: the chance that cards now held can never be used, from 0 to 1.
        freshness: how much of the stock is left, from 1 at the start to 0 at the end.
        turns_left: how many more turns the viewer will about have.
        reserve_is_free: whether the own side may still take its reserve.
        aim: what running out of cards brings the own side now.
        partner_is_ahead: whether a partner holds far fewer cards.
    """

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        table = view.table
        self.viewer = view.viewer
        self.side = view.side
        self.next_seat = (view.viewer + 1) % table.seats
        self.rivals = [seat for seat in range(table.seats) if table.side_of[seat] != self.side]
        self.partners = [
            seat for seat in range(table.seats) if table.side_of[seat] == self.side and seat != view.viewer
        ]
        self.reserve_is_free = table.reserve_is_free(self.side)
        self.aim = aim_of(table, self.side)
        own_size = table.hands[view.viewer].size
        self.partner_is_ahead = any(table.hands[seat].size <= own_size - FAR_FEWER for seat in self.partners)
        self.unseen = _unseen(table)
        suits = range(SUIT_COUNT)
        self.unseen_ranks = [
            sum([self.unseen[suit * RANK_COUNT + rank] for suit in suits]) for rank in range(RANK_COUNT)
        ]
        self.unseen_wilds = sum([self.unseen[card] for card in WILD_CARDS])
        self.live_suits = [_live_ranks(self.unseen, suit) for suit in suits]
        self.turns_left = max(0, _cards_to_come(table)) / table.seats
        self.freshness = min(1.0, self.turns_left * table.seats / FRESH_STOCK, self.turns_left / FRESH_TURNS)
        self.danger = self._danger(table, weights)

    def _danger(self, table: State, weights: Weights) -> float:
        if table.is_last_turn:
            return 1.0
        by_stock = max(0.0, 1.0 - self.turns_left / weights.fade_turns) ** 2
        goes_on = 1.0 - by_stock
        for seat in self.rivals:
            goes_on *= 1.0 - _close_chance(table, seat)
        return 1.0 - goes_on


def _cards_to_come(table: State) -> int:
    """How many cards may still be drawn."""
    more = sum([len(reserve) for reserve in table.reserves]) if table.stock_may_be_refilled else 0
    return len(table.stock) + more - table.rules.end.stock_dead_cards


def _unseen(table: State) -> list[int]:
    """How many cards of each type lie where the viewer cannot see them."""
    deck = table.rules.deck
    unseen = [deck.decks] * CARD_TYPES
    unseen[RED_JOKER] = deck.jokers - deck.jokers // 2
    unseen[BLACK_JOKER] = deck.jokers // 2
    for melds in table.melds:
        for meld in melds:
            for card in meld.cards:
                unseen[card] -= 1
    for card in table.pile:
        unseen[card] -= 1
    for hand in table.hands:
        if hand.mask:
            unseen = [left - held for left, held in zip(unseen, hand.counts, strict=True)]
    return unseen


def _live_ranks(unseen: list[int], suit: int) -> int:
    first = suit * RANK_COUNT
    return sum([1 << rank for rank in range(RANK_COUNT) if unseen[first + rank] > 0])


def _close_chance(table: State, seat: int) -> float:
    side = table.side_of[seat]
    if not reserve_is_settled(table, side) or table.reserve_unseen[seat]:
        return 0.02
    chance = CLOSE_CHANCE[min(table.hands[seat].size, len(CLOSE_CHANCE) - 1)]
    return chance if aim_of(table, side) is Aim.CLOSE else chance * 0.25
