"""Emptying a hand: the reserve, the conditions of closing, and the rule against dead ends. [C7]."""

from dataclasses import replace

from burraco_desktop.engine.cards import IS_WILD, Card
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import NO_CARD, NOBODY, State


def why_not_shrink(state: State, spent: tuple[Card, ...], melds: list[Meld]) -> Refusal | None:
    """Why the seat to move may not lay down the cards `spent`, its side's melds then being `melds`. [C7].

    With two or more cards left one can always be thrown; with one left it must be a legal discard; with none
    left the reserve or a close without a discard must be at hand.
    """
    hand = state.hand
    left = hand.size - len(spent)
    if left >= 2:
        return None
    if left == 0:
        return _stuck(_why_not_run_out(state, melds))
    last = next(card for card in hand.cards() if hand.counts[card] > spent.count(card))
    lone = NO_CARD if state.lone in spent else state.lone
    return _stuck(_why_not_throw_last(state, last, lone, melds), last)


def why_not_throw(state: State, card: Card) -> Refusal | None:
    """Why the seat to move may not throw a card that it holds, the draw being made."""
    if card == state.lone:
        return Refusal(Reason.LONE_PILE_CARD, (card,))
    if state.hand.size > 1:
        return None
    return _why_not_throw_last(state, card, state.lone, state.melds[state.side])


def _stuck(refusal: Refusal | None, *left: Card) -> Refusal | None:
    return None if refusal is None else replace(refusal, cards=left, stuck=True)


def _why_not_run_out(state: State, melds: list[Meld]) -> Refusal | None:
    """Why a hand may not be emptied by melding."""
    if state.reserve_is_free(state.side):
        return None if state.rules.reserve.reserve_direct else Refusal(Reason.RESERVE_NOT_IN_FLIGHT)
    refusal = _why_not_close(state, melds)
    if refusal is None and state.rules.closing.close_final_discard == "required":
        return Refusal(Reason.CLOSE_NEEDS_DISCARD)
    return refusal


def _why_not_throw_last(state: State, card: Card, lone: Card, melds: list[Meld]) -> Refusal | None:
    """Why the last card of a hand may not be thrown."""
    if card == lone:
        return Refusal(Reason.LONE_PILE_CARD, (card,))
    if state.reserve_is_free(state.side):
        return _why_not_reach_reserve(state, card)
    refusal = _why_not_close(state, melds)
    if refusal is None and IS_WILD[card] and not state.rules.closing.close_discard_wild_ok:
        return Refusal(Reason.CLOSE_NEEDS_PLAIN_DISCARD, (card,))
    return refusal


def _why_not_reach_reserve(state: State, card: Card) -> Refusal | None:
    rules = state.rules.reserve
    if not rules.reserve_on_discard:
        return Refusal(Reason.RESERVE_NOT_ON_DISCARD, (card,))
    if IS_WILD[card] and not rules.reserve_wild_discard_ok:
        return Refusal(Reason.RESERVE_NEEDS_PLAIN_DISCARD, (card,))
    return None


def _why_not_close(state: State, melds: list[Meld]) -> Refusal | None:
    """Why the side to move may not close with these melds on its table, whatever happens to its last card."""
    if state.reserve_taken[state.side] == NOBODY:
        return Refusal(Reason.CLOSE_NEEDS_RESERVE)
    if state.rules.closing.close_canasta == "clean":
        has_canasta = any(meld.is_canasta and meld.is_clean for meld in melds)
        return None if has_canasta else Refusal(Reason.CLOSE_NEEDS_CLEAN_CANASTA)
    has_canasta = any(meld.is_canasta for meld in melds)
    return None if has_canasta else Refusal(Reason.CLOSE_NEEDS_CANASTA)
