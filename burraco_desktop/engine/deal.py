"""Setting out: who sits where, the cut, the deal. All of it follows from the match's seed."""

import random
from dataclasses import dataclass

from burraco_desktop.engine.cards import (
    ACE,
    JOKER_RANK,
    KING,
    RANK_OF,
    SUIT_OF,
    TWO,
    Card,
    below,
    pack,
    shuffle,
    stream,
)
from burraco_desktop.engine.events import Event, HandsDealt, PackCut, UpcardTurned
from burraco_desktop.engine.play import start_turn
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State, sides_of

SEATING_STREAM = 0


@dataclass(frozen=True, slots=True)
class SeatingDraw:
    """The draw for seats.

    Attributes:
        rounds: the cards drawn as (player, card); later rounds are redraws of players who drew equal cards.
        players: the player of each seat; player 0 always has seat 0.
        dealer: the seat that deals first.
    """

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    players: tuple[int, ...]
    dealer: int


def draw_for_seats(rules: RuleSet, seats: int, seed: str) -> SeatingDraw:
    """Let all draw a card: high cards play low ones, the lowest deals, the highest sits at his left. [S1]."""
    cards = pack(rules.deck.decks, rules.deck.jokers)
    shuffle(cards, stream(seed, SEATING_STREAM))
    keys: list[list[int]] = [[] for _ in range(seats)]
    rounds = []
    drawing = list(range(seats))
    while drawing:
        drawn = tuple((player, cards.pop()) for player in drawing)
        rounds.append(drawn)
        for player, card in drawn:
            keys[player].append(_draw_key(card))
        drawing = [player for player in drawing if keys.count(keys[player]) > 1]
    ranking = sorted(range(seats), key=lambda player: keys[player], reverse=True)
    around = _around(ranking, sides_of(rules, seats))
    first = around.index(0)
    players = (*around[first:], *around[:first])
    return SeatingDraw(tuple(rounds), players, players.index(ranking[-1]))


def _draw_key(card: Card) -> int:
    """Joker, 2, ace, king ... 3; spades, hearts, diamonds, clubs; two jokers are equal. [S1, A4, A5]."""
    rank = RANK_OF[card]
    order = {JOKER_RANK: 0, TWO: 1, ACE: 2}.get(rank, KING + 3 - rank)
    return -order * 4 + (SUIT_OF[card] if rank != JOKER_RANK else 0)


def _around(ranking: list[int], side_of: tuple[int, ...]) -> list[int]:
    """The players around the table from the highest draw on; each side gets neighbours in the ranking."""
    size = len(side_of) // (max(side_of) + 1)
    sides = [ranking[first : first + size] for first in range(0, len(ranking), size)]
    return [sides[side].pop(0) for side in side_of]


def first_state(
    rules: RuleSet, seats: int, seed: str, deal: int, dealer: int, totals: tuple[int, ...]
) -> tuple[State, tuple[Event, ...]]:
    """Shuffle, cut and deal; the seat after the dealer is to draw. `deal` counts from 1."""
    state = State(rules, seats, deal, dealer, totals)
    source = stream(seed, deal)
    cards = pack(rules.deck.decks, rules.deck.jokers)
    shuffle(cards, source)
    log: list[Event] = []
    _deal(state, cards, source, log)
    start_turn(state, (dealer + 1) % seats, log)
    return state, tuple(log)


def _deal(state: State, cards: list[Card], source: random.Random, log: list[Event]) -> None:
    """Deal from a shuffled pack, its top card first.

    The seat at the dealer's right lifts a part of the pack and makes the reserves from its bottom by turns;
    the one finished first is taken first. The dealer deals the hands from the other part, card by card. [S1]
    """
    rules, seats = state.rules, state.seats
    dealt, apart = seats * rules.deck.hand_size, rules.reserve_size * len(state.reserve_taken)
    upcards = int(rules.deck.upcard_at_start)
    lifted = apart + below(source, len(cards) - dealt - apart - upcards + 1)
    part, rest = cards[:lifted], cards[lifted:]
    reserves = [part.pop() for _ in range(apart)]
    rest += part
    first = (state.dealer + 1) % seats
    hands = tuple(tuple(rest[(seat - first) % seats : dealt : seats]) for seat in range(seats))
    sides = len(state.reserve_taken)
    for event in (PackCut((state.dealer - 1) % seats, lifted), HandsDealt(hands)):
        state.absorb(event)
        log.append(event)
    state.stock = rest[: dealt - 1 : -1]
    state.reserves = [tuple(reserves[index::sides]) for index in range(sides)]
    if upcards:
        log.append(UpcardTurned(state.stock[-1]))
        state.absorb(log[-1])
