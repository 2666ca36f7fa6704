"""Manners of play, as facts to count: what a decent player never does without need. It chooses nothing."""

from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, ExtendMeld
from burraco_desktop.engine.brief import Brief
from burraco_desktop.engine.cards import BIT, IS_WILD, Card, cards_in
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.state import State


def throws_wild_needlessly(table: State, action: Action) -> bool:
    """Whether a wild is thrown though a plain card might be."""
    if not isinstance(action, Discard) or not IS_WILD[action.card]:
        return False
    return any(not IS_WILD[card] for card in _legal_throws(table))


def spoils_clean_canasta(table: State, action: Action) -> bool:
    """Whether a clean canasta gets a wild, which only closing excuses."""
    if not isinstance(action, ExtendMeld):
        return False
    old = table.melds[table.side][action.meld]
    new = table.table.extended(old, action.cards)
    return old.is_canasta and old.is_clean and isinstance(new, Meld) and not new.is_clean


def feeds_needlessly(table: State, action: Action) -> bool:
    """Whether a card that an opposing meld takes is thrown though a plain one that none takes might be.

    In the last turn of a deal nobody can take it any more.
    """
    if not isinstance(action, Discard) or table.is_last_turn:
        return False
    wanted = cards_wanted_by_rivals(table, table.side)
    if not wanted & BIT[action.card]:
        return False
    return any(not IS_WILD[card] and not wanted & BIT[card] for card in _legal_throws(table))


def cards_wanted_by_rivals(table: State, side: int) -> i64:
    """The mask of the cards that the melds of the other sides take, where they get at a card so."""
    wanted: i64 = 0
    if not top_card_may_extend(table.table.brief):
        return wanted
    for other, melds in enumerate(table.melds):
        if other != side:
            for meld in melds:
                wanted |= table.table.extenders(meld)
    return wanted


def top_card_may_extend(brief: Brief) -> bool:
    """Tell whether a card thrown can be had for a meld on the table."""
    return brief.is_free or brief.pickup_may_extend_meld


def _legal_throws(table: State) -> list[Card]:
    held = cards_in(table.hand.mask)
    return [card for card in held if play.why_not(table, Discard(card)) is None]
