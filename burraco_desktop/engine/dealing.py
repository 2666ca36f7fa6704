"""Dealing the cards of a shuffled pack: hands, reserves, upcard."""

import random
from typing import Final

from burraco_desktop.engine.cards import Card, below
from burraco_desktop.engine.events import CutTried, Event, HandsDealt, PackCut, UpcardTurned
from burraco_desktop.engine.folding import absorb_event
from burraco_desktop.engine.state import RESERVE_MAKER, State

LIFT_DICE: Final = 4
LIFT_SPREAD: Final = 6
"""A lift for the cut bonus misses by the sum of four numbers from -6 to 6, so mostly by less than 8."""


def deal_by_cut(state: State, cards: list[Card], source: random.Random) -> list[Event]:
    """Deal from a shuffled pack, its top card first.

    The seat at the dealer's right lifts a part of the pack and makes the reserves from its bottom by turns;
    the one finished first is taken first. The dealer deals the hands from the other part, card by card. [S1]
    """
    rules = state.rules
    dealt, apart = state.seats * rules.deck.hand_size, sum(state.reserve_sizes)
    lifted = apart + below(source, len(cards) - dealt - apart - rules.deck.upcard_at_start + 1)
    part, rest = cards[:lifted], cards[lifted:]
    bottom = [part.pop() for _ in range(apart)]
    return [PackCut((state.dealer - 1) % state.seats, lifted), *_deal(state, rest + part, bottom)]


def deal_from_stock(state: State) -> list[Event]:
    """Deal the pack that lies as the stock: the hands from its top, then the reserves."""
    cards = state.stock[::-1]
    dealt, apart = state.seats * state.rules.deck.hand_size, sum(state.reserve_sizes)
    return _deal(state, cards[:dealt] + cards[dealt + apart :], cards[dealt : dealt + apart])


def cuts_for_hands(state: State) -> bool:
    """Tell whether the lift to come is the first, for the hands; with two players one seat lifts twice."""
    return len(state.cutters) > 1


def cut_target(state: State) -> int:
    """The number of cards that earns the seat to lift the cut bonus: the hands, then the reserves. [V6]."""
    hands, reserves = _cut_targets(state)
    return hands if cuts_for_hands(state) else reserves


def likely_lift(target: int, source: random.Random) -> int:
    """How many cards somebody lifts who means to lift so many."""
    misses = sum(below(source, 2 * LIFT_SPREAD + 1) - LIFT_SPREAD for _ in range(LIFT_DICE))
    return max(1, target + misses)


def random_cuts(state: State, source: random.Random) -> list[Event]:
    """Let chance lift for the dealer and for the maker of the reserves."""
    log: list[Event] = []
    seats = (state.dealer, (state.dealer + RESERVE_MAKER) % state.seats)
    for seat, target in zip(seats, _cut_targets(state), strict=True):
        lifted = likely_lift(target, source)
        log.append(CutTried(seat, lifted, lifted == target))
        absorb_event(state, log[-1])
    return log


def _cut_targets(state: State) -> tuple[int, int]:
    return state.seats * state.rules.deck.hand_size, sum(state.reserve_sizes)


def _deal(state: State, cards: list[Card], reserves: list[Card]) -> list[Event]:
    """Deal the hands one card at a time from the seat after the dealer on, the top card first."""
    seats, first = state.seats, (state.dealer + 1) % state.seats
    dealt = seats * state.rules.deck.hand_size
    log: list[Event] = [
        HandsDealt(tuple(tuple(cards[(seat - first) % seats : dealt : seats]) for seat in range(seats)))
    ]
    absorb_event(state, log[0])
    state.stock = cards[: dealt - 1 : -1]
    state.reserves = _by_turns(reserves, state.reserve_sizes)
    if state.rules.deck.upcard_at_start:
        log.append(UpcardTurned(state.stock[-1]))
        absorb_event(state, log[-1])
    return log


def _by_turns(cards: list[Card], sizes: tuple[int, ...]) -> list[tuple[Card, ...]]:
    """Reserves of these sizes, dealt one card at a time by turns; a full one is passed over."""
    reserves: list[list[Card]] = [[] for _ in sizes]
    dealt, wanted = 0, sum(sizes)
    while dealt < wanted:
        for number, size in enumerate(sizes):
            if len(reserves[number]) < size:
                reserves[number].append(cards[dealt])
                dealt += 1
    return [tuple(reserve) for reserve in reserves]
