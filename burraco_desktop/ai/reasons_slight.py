"""Finds what little can be said for a play where no better reason is found. It takes part in no choice."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from burraco_desktop.ai.manners import top_card_may_extend
from burraco_desktop.ai.reasons import Reason
from burraco_desktop.ai.reasons_static import Played, goes_with, own_melds, taker
from burraco_desktop.ai.sampling import unseen_cards
from burraco_desktop.ai.slight import (
    BringsNearer,
    CountsMore,
    FewerGoWith,
    FewerInHand,
    FitMore,
    GetsCards,
    HoldsBack,
    KeepsTwin,
    MeldsMore,
    NearlyFeeds,
    ServesClean,
    ShowsCards,
)
from burraco_desktop.engine.actions import DrawStock, ExtendMeld
from burraco_desktop.engine.cards import BIT, IS_WILD, Card, Hand
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.view import PlayerView

ENOUGH: Final = 2
"""So many are enough."""


def slight_reasons(view: PlayerView, better: Played, other: Played) -> list[Reason]:
    """What can be said for the better of two plays, at most a little."""
    found = [reason for find in _FINDERS for reason in find(view, better, other)]
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


def _placing(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """To which meld cards go, and what the melds are good for then."""
    if better.table.end is not None or other.table.end is not None:
        return
    mine, theirs = own_melds(view, better), own_melds(view, other)
    placed, elsewhere = _placed(view, better), _placed(view, other)
    for (card, at), (same, instead) in product(placed - elsewhere, elsewhere - placed):
        if card != same:
            continue
        if mine[at].is_clean and not theirs[instead].is_clean:
            yield ServesClean(card, at, instead)
        lacks = view.table.rules.scoring.canasta_size - mine[at].size
        if lacks > 0 and mine[at].size > theirs[instead].size:
            yield BringsNearer(card, at, lacks)
    many, few = _fitting(view, mine), _fitting(view, theirs)
    if many > few:
        yield FitMore(many, few)


def _placed(view: PlayerView, done: Played) -> set[tuple[Card, int]]:
    """Cards that are added to melds on the table, each with the number of its meld."""
    count = len(view.table.melds[view.side])
    adding = [action for action in done.actions if isinstance(action, ExtendMeld) and action.meld < count]
    return {(card, action.meld) for action in adding for card in action.cards}


def _fitting(view: PlayerView, melds: list[Meld]) -> int:
    """How many of the plain cards that the viewer cannot place some of these melds take."""
    taken = 0
    for meld in melds:
        taken |= view.table.table.extenders(meld)
    return sum(bool(taken & BIT[card]) for card in unseen_cards(view.table) if not IS_WILD[card])


def _throwing(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    card, another = better.thrown, other.thrown
    if card is None or another is None or card == another:
        return
    if not IS_WILD[card] and not IS_WILD[another]:
        yield from _plain_cards(view, (better, card), (other, another))
    worth = view.table.table.points
    if worth[card] > worth[another]:
        yield CountsMore(card, another, worth[card] - worth[another])


Thrown = tuple[Played, Card]


def _plain_cards(view: PlayerView, better: Thrown, other: Thrown) -> Iterator[Reason]:
    """Why to throw one plain card rather than another."""
    (card, kept), (another, kept_otherwise) = (
        (card, done.table.hands[view.viewer]) for done, card in (better, other)
    )
    near = nearly_takes(view, another)
    if near is not None and taker(view, card) is None and nearly_takes(view, card) is None:
        yield NearlyFeeds(another, *near)
    if kept.counts[card] and not kept_otherwise.counts[another]:
        yield KeepsTwin(card)
    few, many = _in_hand(view, card, kept), _in_hand(view, another, kept_otherwise)
    if few < many:
        yield FewerInHand(card, another, few, many)
    few, many = going_with(view, card), going_with(view, another)
    if few < many:
        yield FewerGoWith(card, another, few, many)


def nearly_takes(view: PlayerView, card: Card) -> tuple[Card, int, int] | None:
    """An unseen card with which a rivals' meld takes a plain card thrown, and the side and number of it."""
    table = view.table.table
    if not top_card_may_extend(table.brief):
        return None
    unseen = sorted({other for other in unseen_cards(view.table) if not IS_WILD[other]})
    for side, melds in enumerate(view.table.melds):
        for number, meld in enumerate(melds) if side != view.side else ():
            for between in unseen if not table.extenders(meld) & BIT[card] else ():
                if table.extenders(meld) & BIT[between]:
                    more = table.extended(meld, (between,))
                    if isinstance(more, Meld) and table.extenders(more) & BIT[card]:
                        return between, side, number
    return None


def _in_hand(view: PlayerView, card: Card, hand: Hand) -> int:
    """How many cards of a hand go with a card."""
    return sum(goes_with(view.table.table, card, other) for other in hand.cards())


def going_with(view: PlayerView, card: Card) -> int:
    """How many of the cards that the viewer cannot place go with a card."""
    return sum(goes_with(view.table.table, card, unseen) for unseen in unseen_cards(view.table))


_FINDERS: Final = (_pile, _melding, _placing, _throwing)
