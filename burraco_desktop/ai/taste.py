"""What a set of weights makes of a rule set: the constants of every judgement. It knows no position.

All of it is worked out once for a rule set and its weights; a playout then finds it by identity.
"""

from typing import Final

from burraco_desktop.ai.aims import PLAIN, keeps_wilds_for_reserve, ranks_barred
from burraco_desktop.ai.ambitions import Ambition, ambitions, has_higher_grades
from burraco_desktop.ai.shape import close_by, joining, places_of
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import (
    ALL_CARDS,
    BLACK_JOKER,
    CARD_TYPES,
    RANK_OF,
    RED_JOKER,
    SUIT_OF,
    TWO,
    Card,
    cards_in,
)
from burraco_desktop.engine.melds import LOW_ACE, Meld, MeldTable

TASTES_KEPT: Final = 64


class Taste:
    """The constants of one rule set under one set of weights.

    Attributes:
        deck: how many cards of each type there are.
        clean, dirty, wilds: what a meld of so many cards promises on its way to a canasta.
        any_canasta: whether a canasta of any kind lets a side close.
        keeps_wilds: whether a hand of wilds alone may take the reserve.
        barred: the mask of ranks of which nobody can lay a set.
        repeats_sets: whether a side may have several sets of a rank.
        lays_wilds: whether wilds alone may be a meld.
        owns_all: whether no meld bars another of the same side, but for sets.
        places, close, joining: see `shape`.
        beside: for each card the faces next to it in a run; within_two: those at most two places away.
    """

    def __init__(self, table: MeldTable, weights: Weights) -> None:
        rules = table.rules
        self.table = table
        self.rules = rules
        self.weights = weights
        self.points: list[float] = [float(points) for points in table.points]
        self.deck = _deck(table)
        self.clean = [0.0] * 3 + [weights.clean_3, weights.clean_4, weights.clean_5, weights.clean_6]
        self.dirty = [0.0] * 3 + [weights.dirty_3, weights.dirty_4, weights.dirty_5, weights.dirty_6]
        self.wilds = [0.0] * 3 + [weights.wilds_3, weights.wilds_4, weights.wilds_5, weights.wilds_6]
        self.any_canasta = rules.closing.close_canasta == "any"
        self.keeps_wilds = keeps_wilds_for_reserve(rules)
        self.barred = ranks_barred(rules.melds)
        self.sets_allowed = rules.melds.sets_allowed
        self.repeats_sets = rules.melds.duplicate_sets_allowed
        self.lays_wilds = rules.melds.all_wild_melds_allowed
        self.owns_all = rules.melds.parallel_runs_allowed
        self.climbs = has_higher_grades(rules)
        self.places = places_of(table.ladder)
        self.close = close_by(self.places)
        self.joining = joining(self.places)
        self.beside = [_around(table, card, 1) for card in ALL_CARDS]
        self.within_two = [_around(table, card, 2) for card in ALL_CARDS]
        self._joins: dict[Meld, list[Card]] = {}
        self._near: dict[Meld, tuple[Card, ...]] = {}
        self._ambitions: dict[Meld, tuple[Ambition, ...]] = {}

    def joins(self, meld: Meld) -> list[Card]:
        """The plain cards that a meld takes."""
        found = self._joins.get(meld)
        if found is None:
            found = self._joins[meld] = cards_in(self.table.extenders(meld) & PLAIN)
        return found

    def near(self, meld: Meld) -> tuple[Card, ...]:
        """The faces that would lengthen a run by one or two places at either end."""
        found = self._near.get(meld)
        if found is None:
            layout, ladder = meld.layout, meld.ladder
            places = [place for step in (1, 2) for place in (layout.low - step, layout.high + step)]
            faces = [ladder.face(layout.suit, place) for place in places if LOW_ACE <= place <= ladder.top]
            found = self._near[meld] = tuple(faces)
        return found

    def ambitions(self, meld: Meld) -> tuple[Ambition, ...]:
        """The ways of a canasta to a higher bonus."""
        found = self._ambitions.get(meld)
        if found is None:
            found = self._ambitions[meld] = ambitions(self.table, meld)
        return found


_tastes: list[Taste] = []


def taste_of(table: MeldTable, weights: Weights) -> Taste:
    """The one taste of these weights for this table of melds; found by identity, since that is fastest."""
    for taste in _tastes:
        if taste.weights is weights and taste.table is table:
            return taste
    if len(_tastes) >= TASTES_KEPT:
        _tastes.clear()
    _tastes.append(Taste(table, weights))
    return _tastes[-1]


def _deck(table: MeldTable) -> list[int]:
    deck = table.rules.deck
    cards = [deck.decks] * CARD_TYPES
    cards[RED_JOKER] = deck.jokers - deck.jokers // 2
    cards[BLACK_JOKER] = deck.jokers // 2
    return cards


def _around(table: MeldTable, card: Card, reach: int) -> tuple[Card, ...]:
    """The faces so many places or fewer beside this one, the ace being low."""
    ladder, suit, rank = table.ladder, SUIT_OF[card], RANK_OF[card]
    if suit < 0 or (rank == TWO and not ladder.two):
        return ()
    at = ladder.place(rank)
    places = [at + step for step in range(-reach, reach + 1) if step and LOW_ACE <= at + step < ladder.top]
    return tuple([ladder.face(suit, place) for place in places])
