"""What a set of weights makes of a rule set: the constants of every judgement. It knows no position.

All of it is worked out once for a rule set and its weights; a playout then finds it by identity.
"""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import keeps_wilds_for_reserve, ranks_barred
from burraco_desktop.ai.shape import shape_of
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import (
    ALL_CARDS,
    RANK_OF,
    SUIT_OF,
    TWO,
    Card,
    Hand,
    pack,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import LOW_ACE, MeldTable
from burraco_desktop.engine.rules import RuleSet

TASTES_KEPT: Final = 8


@final
class Taste:
    """The constants of one rule set under one set of weights, whose names they have where they are weights.

    Attributes:
        deck: all cards that there are.
        clean, dirty, wilds: what a meld of so many cards promises on its way to a canasta.
        need: the factor for these as long as the side has no canasta.
        open_wild: what a meld of wilds alone costs that is left open.
        reserve_spared: what having taken the reserve changes in the score.
        any_canasta: whether a canasta of any kind lets a side close.
        keeps_wilds: whether a hand of wilds alone may take the reserve.
        reserve_waits: whether the reserve may be taken only by a side with a canasta.
        open_wild_blocks: whether an open meld of wilds keeps its side from closing.
        barred: the mask of ranks of which nobody can lay a set.
        repeats_sets: whether a side may have several sets of a rank.
        lays_wilds: whether wilds alone may be a meld.
        owns_all: whether no meld bars another of the same side, but for sets.
        sizes_reserve, sizes_ahead: what numbers of cards are worth in hand where they keep the side from its
            reserve, the latter with a partner far ahead; sizes_close: from closing; sizes_idle: from nothing.
        places, close, joining: see `shape`.
        beside: for each card the faces next to it in a run; within_two: those at most two places away.
    """

    def __init__(self, table: MeldTable, weights: Weights) -> None:
        rules = table.rules
        self.table = table
        self.rules = rules
        self.weights = weights
        self.points: list[float] = [float(points) for points in table.points]
        self.deck: Hand = _deck(table)
        self._take_rules(rules)
        self._take_weights(weights)
        self._take_sizes(weights)
        shape = shape_of(table.ladder)
        self.places: list[int] = shape.places
        self.close: list[int] = shape.close
        self.joining: list[int] = shape.joining
        self.beside = [_around(table, card, 1) for card in ALL_CARDS]
        self.within_two = [_around(table, card, 2) for card in ALL_CARDS]

    def _take_rules(self, rules: RuleSet) -> None:
        scoring = rules.scoring
        self.open_wild = float(scoring.penalty_open_wild)
        self.reserve_spared = float(scoring.bonus_reserve_taken - scoring.penalty_reserve_not_taken)
        self.any_canasta: bool = rules.closing.close_canasta == "any"
        self.keeps_wilds = keeps_wilds_for_reserve(rules)
        self.reserve_waits: bool = rules.reserve.reserve_needs_canasta
        self.open_wild_blocks: bool = rules.closing.close_blocked_by_open_wild
        self.barred: i64 = ranks_barred(rules.melds)
        self.sets_allowed: bool = rules.melds.sets_allowed
        self.repeats_sets: bool = rules.melds.duplicate_sets_allowed
        self.lays_wilds: bool = rules.melds.all_wild_melds_allowed
        self.owns_all: bool = rules.melds.parallel_runs_allowed

    def _take_weights(self, weights: Weights) -> None:
        """Keep what is asked for most, so that compiled code need not look into the weights."""
        self.clean = [0.0] * 3 + [weights.clean_3, weights.clean_4, weights.clean_5, weights.clean_6]
        self.dirty = [0.0] * 3 + [weights.dirty_3, weights.dirty_4, weights.dirty_5, weights.dirty_6]
        self.wilds = [0.0] * 3 + [weights.wilds_3, weights.wilds_4, weights.wilds_5, weights.wilds_6]
        self.need = 1.0 + weights.canasta_need
        self.reach: float = weights.reach
        self.first_canasta: float = weights.first_canasta
        self.adjacent: float = weights.adjacent
        self.gapped: float = weights.gapped
        self.near_run: float = weights.near_run
        self.pair: float = weights.pair
        self.triple: float = weights.triple
        self.near_meld: float = weights.near_meld
        self.held_share: float = weights.held_share
        self.wild: float = weights.wild
        self.early_wild: float = weights.early_wild
        self.reserve_flight: float = weights.reserve_flight
        self.reserve_discard: float = weights.reserve_discard
        self.reserve_cards_risk: float = weights.reserve_cards_risk
        self.fade_turns: float = weights.fade_turns
        self.shed_card: float = weights.shed_card
        self.draw: float = weights.draw
        self.deny: float = weights.deny
        self.pile_card: float = weights.pile_card
        self.feed: float = weights.feed
        self.feed_base: float = weights.feed_base
        self.feed_next: float = weights.feed_next
        self.feed_live: float = weights.feed_live
        self.feed_pile: float = weights.feed_pile
        self.feed_wild: float = weights.feed_wild
        self.safe_twin: float = weights.safe_twin

    def _take_sizes(self, weights: Weights) -> None:
        sizes = range(self.deck.size + 1)
        self.sizes_reserve: list[float] = [
            weights.reserve_near / (size + 1) - weights.reserve_card * size for size in sizes
        ]
        self.sizes_ahead = [worth * weights.partner_ahead for worth in self.sizes_reserve]
        self.sizes_close: list[float] = [
            weights.closing_near / (size + 1) - weights.closing_card * size for size in sizes
        ]
        self.sizes_idle: list[float] = [
            -weights.idle_card * size - (weights.stranded if size <= 1 else 0.0) for size in sizes
        ]


_tastes: Final[list[Taste]] = []


def taste_of(table: MeldTable, weights: Weights) -> Taste:
    """The one taste of these weights for this table of melds; found by identity, since that is fastest."""
    for taste in _tastes:
        if taste.weights is weights and taste.table is table:
            return taste
    if len(_tastes) >= TASTES_KEPT:
        _tastes.clear()
    _tastes.append(Taste(table, weights))
    return _tastes[-1]


def _deck(table: MeldTable) -> Hand:
    deck = table.rules.deck
    return Hand(pack(deck.decks, deck.jokers))


def _around(table: MeldTable, card: Card, reach: int) -> bytes:
    """The faces so many places or fewer beside this one, the ace being low."""
    ladder, suit, rank = table.ladder, SUIT_OF[card], RANK_OF[card]
    if suit < 0 or (rank == TWO and not ladder.two):
        return b""
    at = ladder.place(rank)
    places = [at + step for step in range(-reach, reach + 1) if step and LOW_ACE <= at + step < ladder.top]
    return bytes([ladder.face(suit, place) for place in places])
