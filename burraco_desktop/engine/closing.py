"""Emptying a hand: the reserve, the conditions of closing, and the rule against dead ends. [C7]."""

from collections.abc import Sequence
from typing import Final

from burraco_desktop.engine.cards import BIT, IS_WILD, Card, cards_in
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import NO_CARD, State

ENOUGH: Final = 2
"""Of so many cards one can always be thrown. [C7]"""


def why_not_shrink(state: State, spent: tuple[Card, ...], melds: list[Meld]) -> Refusal | None:
    """Why the seat to move may not lay down the cards `spent`, its side's melds then being `melds`. [C7].

    With enough left one can always be thrown, which is for the caller to see; with one left it must be a
    legal discard; with none left the reserve or a close without a discard must be at hand.
    """
    rest = state.hand.copy()
    for card in spent:
        rest.remove(card)
    lone = NO_CARD if state.lone in spent else state.lone
    return why_not_leave(state, rest.cards()[: rest.size], lone, melds)


def why_not_leave(state: State, left: Sequence[Card], lone: Card, melds: list[Meld]) -> Refusal | None:
    """Why the seat to move may not be left with these cards, at most one of them, after melding. [C7]."""
    if not left:
        return _stuck(_why_not_run_out(state, melds))
    if state.table.brief.keeps_card:
        return None
    if _may_take_with_wilds(state, left, melds) and state.table.brief.reserve_direct:
        return None
    return _stuck(_why_not_throw_last(state, left[0], lone, melds), left[0])


def why_not_throw(state: State, card: Card, *, take_reserve: bool) -> Refusal | None:
    """Why the seat to move may not throw a card that it holds, the draw being made."""
    if state.must_meld:
        return Refusal(Reason.MELD_FIRST)
    if card == state.lone:
        return Refusal(Reason.LONE_PILE_CARD, (card,))
    own = state.melds[state.side]
    if state.hand.size == 1:
        return _why_not_throw_last(state, card, state.lone, own)
    if not take_reserve:
        return None
    left = state.hand.cards()
    left.remove(card)
    return _why_not_take_with_wilds(state, left, own) or _why_not_reach_reserve(state, card)


def throwable(state: State) -> int:
    """The mask of the cards that `why_not_throw` lets the seat to move throw, taking no reserve by choice."""
    hand = state.hand
    if state.must_meld:
        return 0
    if hand.size >= ENOUGH:
        return loose_cards(hand.mask, state.lone)
    held = cards_in(hand.mask)
    return hand.mask if held and why_not_throw(state, held[0], take_reserve=False) is None else 0


def loose_cards(mask: int, lone: Card) -> int:
    """Which of the cards of a mask may be thrown, where there are `ENOUGH`: all but a lone pile card."""
    return mask if lone == NO_CARD else mask & ~BIT[lone]


def why_not_take_reserve(state: State) -> Refusal | None:
    """Why the seat to move may not take its reserve while it holds cards. [V4]."""
    if not state.table.brief.reserve_direct:
        return Refusal(Reason.RESERVE_NOT_IN_FLIGHT)
    return _why_not_take_with_wilds(state, state.hand.cards(), state.melds[state.side])


def takes_reserve(state: State) -> bool:
    """Tell whether an empty hand takes a reserve now, by force."""
    return _why_not_reserve(state, state.melds[state.side]) is None


def _stuck(refusal: Refusal | None, *left: Card) -> Refusal | None:
    return None if refusal is None else Refusal(refusal.reason, left, refusal.limit, stuck=True)


def _why_not_reserve(state: State, melds: list[Meld]) -> Refusal | None:
    """Why the side to move may not take a reserve now."""
    if not state.reserve_is_free(state.side):
        return Refusal(Reason.RESERVE_GONE)
    if state.table.brief.reserve_needs_canasta and not has_canasta(melds):
        return Refusal(Reason.RESERVE_NEEDS_CANASTA)
    return None


def _may_take_with_wilds(state: State, held: Sequence[Card], melds: list[Meld]) -> bool:
    return _why_not_take_with_wilds(state, held, melds) is None


def _why_not_take_with_wilds(state: State, held: Sequence[Card], melds: list[Meld]) -> Refusal | None:
    """Why a hand that is left with these cards may not take the reserve as if it were empty. [V4]."""
    if not state.table.brief.offers_reserve or not all(IS_WILD[card] for card in held):
        return Refusal(Reason.RESERVE_NEEDS_ONLY_WILDS, tuple(held))
    return _why_not_reserve(state, melds)


def _why_not_run_out(state: State, melds: list[Meld]) -> Refusal | None:
    """Why a hand may not be emptied by melding."""
    if _why_not_reserve(state, melds) is None:
        return None if state.table.brief.reserve_direct else Refusal(Reason.RESERVE_NOT_IN_FLIGHT)
    refusal = _why_not_close(state, melds)
    if refusal is None and state.table.brief.close_needs_discard:
        return Refusal(Reason.CLOSE_NEEDS_DISCARD)
    return refusal


def _why_not_throw_last(state: State, card: Card, lone: Card, melds: list[Meld]) -> Refusal | None:
    """Why the last card of a hand may not be thrown."""
    if card == lone:
        return Refusal(Reason.LONE_PILE_CARD, (card,))
    if _why_not_reserve(state, melds) is None:
        return _why_not_reach_reserve(state, card)
    refusal = _why_not_close(state, melds)
    if refusal is None and IS_WILD[card] and not state.table.brief.close_discard_wild_ok:
        return Refusal(Reason.CLOSE_NEEDS_PLAIN_DISCARD, (card,))
    return refusal


def _why_not_reach_reserve(state: State, card: Card) -> Refusal | None:
    brief = state.table.brief
    if not brief.reserve_on_discard:
        return Refusal(Reason.RESERVE_NOT_ON_DISCARD, (card,))
    if IS_WILD[card] and not brief.reserve_wild_discard_ok:
        return Refusal(Reason.RESERVE_NEEDS_PLAIN_DISCARD, (card,))
    return None


def _why_not_close(state: State, melds: list[Meld]) -> Refusal | None:
    """Why the side to move may not close with these melds on its table, whatever happens to its last card."""
    brief = state.table.brief
    if state.reserves_had[state.side] == 0 and (brief.close_needs_taken or state.reserves):
        waits = _why_not_reserve(state, melds)
        needs_canasta = waits is not None and waits.reason == Reason.RESERVE_NEEDS_CANASTA
        return waits if needs_canasta else Refusal(Reason.CLOSE_NEEDS_RESERVE)
    if brief.close_needs_clean and not has_canasta(melds, clean=True):
        return Refusal(Reason.CLOSE_NEEDS_CLEAN_CANASTA)
    if not has_canasta(melds):
        return Refusal(Reason.CLOSE_NEEDS_CANASTA)
    if brief.close_blocked_by_open_wild and has_open_wild(melds):
        return Refusal(Reason.CLOSE_BLOCKED_BY_OPEN_WILDS)
    return None


def has_canasta(melds: list[Meld], *, clean: bool = False) -> bool:
    """Tell whether one of the melds is a canasta, or a clean one."""
    for meld in melds:  # noqa: SIM110 - bots ask so often that a generator costs too much
        if meld.is_canasta and (meld.is_clean or not clean):
            return True
    return False


def has_open_wild(melds: list[Meld]) -> bool:
    """Tell whether one of the melds is open and of wilds only."""
    for meld in melds:  # noqa: SIM110 - as above
        if is_open_wild(meld):
            return True
    return False


def is_open_wild(meld: Meld) -> bool:
    """Tell whether the meld consists of wilds only and is no canasta yet."""
    return meld.layout.kind is MeldKind.WILDS and not meld.is_canasta
