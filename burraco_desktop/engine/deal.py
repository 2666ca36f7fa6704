"""Setting out: who sits where, who deals first, and the first state of a deal. All follows from the seed."""

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
from burraco_desktop.engine.dealing import deal_by_cut, deal_from_stock, random_cuts
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State, sides_of
from burraco_desktop.engine.turn import start_turn

SEATING_STREAM = 0


@dataclass(frozen=True, slots=True)
class SeatingDraw:
    """The draw for seats.

    Attributes:
        rounds: the cards drawn as (player, card); later rounds are redraws of players who drew equal cards;
            none where chance alone chose the dealer.
        players: the player of each seat; player 0 always has seat 0.
        dealer: the seat that deals first.
    """

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    players: tuple[int, ...]
    dealer: int


def draw_for_seats(rules: RuleSet, seats: int, seed: str) -> SeatingDraw:
    """Find who sits where and who deals first, as the rule set's `first_dealer` says."""
    source = stream(seed, SEATING_STREAM)
    if rules.deck.first_dealer == "random":
        return SeatingDraw((), tuple(range(seats)), below(source, seats))
    cards = pack(rules.deck.decks, rules.deck.jokers)
    shuffle(cards, source)
    rounds, ranking = _rank_players(cards, seats)
    if rules.deck.first_dealer == "left_of_highest_draw":
        return SeatingDraw(rounds, tuple(range(seats)), (ranking[0] - 1) % seats)
    around = _around(ranking, sides_of(rules, seats))
    first = around.index(0)
    players = (*around[first:], *around[:first])
    return SeatingDraw(rounds, players, players.index(ranking[-1]))


def _rank_players(
    cards: list[Card], seats: int
) -> tuple[tuple[tuple[tuple[int, Card], ...], ...], list[int]]:
    """Let each player draw, those with equal cards again; return rounds and players, highest first."""
    keys: list[list[int]] = [[] for _ in range(seats)]
    rounds = []
    drawing = list(range(seats))
    while drawing:
        drawn = tuple((player, cards.pop()) for player in drawing)
        rounds.append(drawn)
        for player, card in drawn:
            keys[player].append(_draw_key(card))
        drawing = [player for player in drawing if keys.count(keys[player]) > 1]
    return tuple(rounds), sorted(range(seats), key=lambda player: keys[player], reverse=True)


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
    """Shuffle and deal; the seat after the dealer is to draw. `deal` counts from 1.

    Where players lift for a bonus themselves, the pack lies shuffled and the dealer is to lift.
    """
    state = State(rules, seats, deal, dealer, totals)
    source = stream(seed, deal)
    cards = pack(rules.deck.decks, rules.deck.jokers)
    shuffle(cards, source)
    if rules.deck.cut_bonus_mode == "off":
        log = deal_by_cut(state, cards, source)
    else:
        state.stock = cards[::-1]
        if state.phase == Phase.CUT:
            return state, ()
        log = [*random_cuts(state, source), *deal_from_stock(state)]
    start_turn(state, (dealer + 1) % seats, log)
    return state, tuple(log)
