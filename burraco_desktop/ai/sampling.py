"""Worlds: true states that look to a viewer exactly as its view does. It deals, and plays nothing.

In whose hand an unseen card is likely, `clues` tells.
"""

import random
from typing import Final

from burraco_desktop.ai.clues import Clues, chances, has_played
from burraco_desktop.engine.cards import (
    ALL_CARDS,
    BIT,
    BLACK_JOKER,
    CARD_TYPES,
    IS_WILD,
    RANK_COUNT,
    RANK_OF,
    RED_JOKER,
    SUIT_COUNT,
    Card,
    Hand,
    shuffle,
)
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView

READY_TRIES: Final = 2
"""So often a hand that holds a whole meld, though its player had time to lay it, is dealt anew."""

_RANK_MASK: Final = (1 << RANK_COUNT) - 1


class Sampler:
    """Draws worlds for one view.

    Attributes:
        unseen: the cards that the viewer cannot place, as many as there are hidden places.
    """

    def __init__(self, view: PlayerView, clues: Clues) -> None:
        self._table = view.table
        self.unseen = unseen_cards(view.table)
        seats = [seat for seat in range(view.table.seats) if view.table.hands[seat].hidden]
        self._seats = seats
        self._chances = [chances(view.table, seat, clues) for seat in seats]
        self._doubts = [1.0 - clues.ready if has_played(view.table, seat) else 0.0 for seat in seats]
        self._sets = view.table.rules.melds.sets_allowed

    def world(self, source: random.Random) -> State:
        """A state that the viewer could not tell from the true one."""
        table = self._table
        world = table.copy()
        hands, unplayed = table.hands[:], table.reserve_unseen[:]
        pool = self.unseen[:]
        first, count = source.getrandbits(8), len(self._seats)
        for step in range(count):
            shuffle(pool, source)  # what the seat before was refused lies in front
            number = (first + step) % count
            seat = self._seats[number]
            apart = len(unplayed[seat])
            unplayed[seat] = tuple(pool[:apart])
            taken, pool = self._deal(number, pool[apart:], hands[seat].hidden - apart, source)
            hands[seat] = Hand([*hands[seat].cards(), *taken, *unplayed[seat]])
        shuffle(pool, source)
        reserves: list[tuple[Card, ...]] = []
        for reserve in table.reserves:
            reserves.append(tuple(pool[: len(reserve)]))
            pool = pool[len(reserve) :]
        world.hands, world.reserve_unseen, world.reserves = hands, unplayed, reserves
        world.stock = pool[: len(table.stock)]  # a position written by hand may lack cards
        return world

    def _deal(
        self, number: int, pool: list[Card], wanted: int, source: random.Random
    ) -> tuple[list[Card], list[Card]]:
        """The hidden cards of a seat, and those left over."""
        taken, left = _pick(pool, wanted, self._chances[number], source)
        for _ in range(READY_TRIES if self._doubts[number] else 0):
            if not has_ready_meld(taken, sets=self._sets) or source.random() >= self._doubts[number]:
                break
            shuffle(pool, source)
            taken, left = _pick(pool, wanted, self._chances[number], source)
        return taken, left


def unseen_cards(table: State) -> list[Card]:
    """The cards that are named nowhere in a view's table, in ascending order."""
    left = full_counts(table.rules)
    for melds in table.melds:
        for meld in melds:
            for card in meld.cards:
                left[card] -= 1
    for card in table.pile:
        left[card] -= 1
    for hand in table.hands:
        if hand.mask:
            left = [count - held for count, held in zip(left, hand.counts, strict=True)]
    return [card for card in ALL_CARDS for _ in range(left[card])]


def full_counts(rules: RuleSet) -> list[int]:
    """How many cards of each type there are."""
    counts = [rules.deck.decks] * CARD_TYPES
    counts[RED_JOKER] = rules.deck.jokers - rules.deck.jokers // 2
    counts[BLACK_JOKER] = rules.deck.jokers // 2
    return counts


def _pick(
    pool: list[Card], wanted: int, chances: list[float], source: random.Random
) -> tuple[list[Card], list[Card]]:
    """Take cards one after another, each by its chance, and fill up with those refused; return both parts."""
    taken: list[Card] = []
    refused: list[Card] = []
    at = 0
    while len(taken) < wanted and at < len(pool):
        card = pool[at]
        at += 1
        if source.random() < chances[card]:
            taken.append(card)
        else:
            refused.append(card)
    missing = wanted - len(taken)
    return taken + refused[:missing], refused[missing:] + pool[at:]


def has_ready_meld(cards: list[Card], *, sets: bool) -> bool:
    """Tell whether three of the cards lie together without a wild."""
    held = 0
    ranks = [0] * RANK_COUNT
    for card in cards:
        if not IS_WILD[card]:
            held |= BIT[card]
            ranks[RANK_OF[card]] += 1
    if sets and max(ranks) >= 3:
        return True
    for suit in range(SUIT_COUNT):
        run = held >> suit * RANK_COUNT & _RANK_MASK
        run |= (run & 1) << RANK_COUNT  # the ace is the highest card too
        if run & run >> 1 & run >> 2:
            return True
    return False
