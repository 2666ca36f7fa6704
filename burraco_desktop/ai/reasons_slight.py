"""Finds what little can be said for a play where no better reason is found. It takes part in no choice."""

from collections.abc import Iterator
from typing import Final

from burraco_desktop.ai.reasons import (
    CountsMore,
    FewerGoWith,
    GetsCards,
    HoldsBack,
    MeldsMore,
    Reason,
    ShowsCards,
)
from burraco_desktop.ai.reasons_static import Played, goes_with
from burraco_desktop.ai.sampling import unseen_cards
from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.engine.cards import IS_WILD, Card, Hand
from burraco_desktop.engine.view import PlayerView

ENOUGH: Final = 2
"""So many are enough."""


def slight_reasons(view: PlayerView, better: Played, other: Played) -> list[Reason]:
    """What can be said for the better of two plays, at most a little."""
    found = [*_pile(view, better, other), *_melding(view, better, other), *_throwing(view, better, other)]
    return found[:ENOUGH]


def _pile(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    if better.takes_pile and isinstance(other.actions[0], DrawStock):
        yield GetsCards(len(view.table.pile))
    if other.takes_pile and isinstance(better.actions[0], DrawStock):
        count = other.table.known[view.viewer].size - view.table.known[view.viewer].size
        if count > 0 and other.table.end is None:
            yield ShowsCards(count)


def _melding(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    if isinstance(better.actions[0], DrawStock) or isinstance(other.actions[0], DrawStock):
        return
    points = view.table.table.points_of(better.melded) - view.table.table.points_of(other.melded)
    if points > 0:
        yield MeldsMore(points)
        return
    kept, done = Hand(better.melded), Hand(other.melded)
    more = [card for card in dict.fromkeys(other.melded) if done.counts[card] > kept.counts[card]]
    if more and len(better.melded) < len(other.melded):
        yield HoldsBack(tuple(more))


def _throwing(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    card, another = better.thrown, other.thrown
    if card is None or another is None or card == another:
        return
    few, many = going_with(view, card), going_with(view, another)
    if few < many and not IS_WILD[card] and not IS_WILD[another]:
        yield FewerGoWith(card, another, few, many)
    worth = view.table.table.points
    if worth[card] > worth[another]:
        yield CountsMore(card, another, worth[card] - worth[another])


def going_with(view: PlayerView, card: Card) -> int:
    """How many of the cards that the viewer cannot place go with a card."""
    return sum(goes_with(view.table.table, card, unseen) for unseen in unseen_cards(view.table))
