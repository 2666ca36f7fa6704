"""The only statement of legality: why the seat to move may not do something now.

It also works on the blanked state of a player's view, as long as the viewer is the seat to move.
"""

from collections.abc import Iterator

from burraco_desktop.engine.actions import (
    Action,
    Cut,
    DeclinePile,
    Discard,
    Draw,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import Card, Hand, cards_in
from burraco_desktop.engine.closing import ENOUGH, why_not_shrink, why_not_take_reserve, why_not_throw
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import NO_CARD, Meld
from burraco_desktop.engine.openings import openings_of
from burraco_desktop.engine.ownership import why_not_own
from burraco_desktop.engine.pickup import why_not_take
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import Phase, State


def why_not(state: State, action: Action) -> Refusal | None:
    """Why the seat to move may not do this now, or None where it is legal."""
    wrong_moment = _why_not_now(state, action)
    if wrong_moment is not None:
        return wrong_moment
    if isinstance(action, Discard):
        missing = _why_not_hold(state.hand, (action.card,))
        return missing or why_not_throw(state, action.card, take_reserve=action.take_reserve)
    if isinstance(action, (LayMeld, ExtendMeld)):
        return why_not_meld(state, action)
    if isinstance(action, (DrawStock, TakePile, DeclinePile, Redraw)):
        return _why_not_draw(state, action)
    if isinstance(action, TakeReserve):
        return why_not_take_reserve(state)
    if isinstance(action, EndTurn):
        return _why_not_end(state)
    return _why_not_cut(state, action.lifted)


def why_not_lay(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """Why the seat to move may not lay these cards as a new meld, while it is melding."""
    missing = _why_not_hold(state.hand, cards)
    if missing is not None:
        return missing
    meld = state.table.meld(cards)
    return meld if isinstance(meld, Refusal) else _why_not_new(state, cards, meld)


def _why_not_new(state: State, cards: tuple[Card, ...], meld: Meld) -> Refusal | None:
    """Why the seat to move may not lay this meld, the cards of which it holds."""
    refusal = why_not_own(state, meld)
    if refusal is not None or state.hand.size - len(cards) >= ENOUGH:
        return refusal
    return why_not_shrink(state, cards, [*state.melds[state.side], meld])


def why_not_extend(state: State, index: int, cards: tuple[Card, ...]) -> Refusal | None:
    """Why the seat to move may not add these cards to a meld of its side, while it is melding."""
    missing = _why_not_hold(state.hand, cards)
    if missing is not None:
        return missing
    own = state.melds[state.side]
    if not 0 <= index < len(own) or not cards:
        return Refusal(Reason.NO_SUCH_MELD)
    if _owes_new_meld(state):
        return Refusal(Reason.MELD_FIRST)
    meld = state.table.extended(own[index], cards)
    return meld if isinstance(meld, Refusal) else _why_not_grown(state, index, cards, meld)


def _owes_new_meld(state: State) -> bool:
    """Tell whether the seat to move took the pile and owes a meld for it, a new one."""
    return state.must_meld and not state.table.brief.pickup_may_extend_meld


def _why_not_grown(state: State, index: int, cards: tuple[Card, ...], grown: Meld) -> Refusal | None:
    """Why the seat to move may not make this of a meld of its side with these cards, which it holds."""
    if state.hand.size - len(cards) >= ENOUGH:
        return None
    own = state.melds[state.side]
    return why_not_shrink(state, cards, [*own[:index], grown, *own[index + 1 :]])


def _why_not_now(state: State, action: Action) -> Refusal | None:
    """Why this is not the moment for such an action. [C1]."""
    phase = state.phase
    if phase is Phase.OVER:
        return Refusal(Reason.DEAL_IS_OVER)
    if isinstance(action, Cut):
        return None if phase is Phase.CUT else Refusal(Reason.ALREADY_CUT)
    if phase is Phase.CUT:
        return Refusal(Reason.CUT_FIRST)
    is_draw = isinstance(action, (DrawStock, TakePile, DeclinePile))
    if phase is Phase.DRAW:
        return None if is_draw else Refusal(Reason.DRAW_FIRST)
    return Refusal(Reason.ALREADY_DRAWN) if is_draw else None


def _why_not_cut(state: State, lifted: int) -> Refusal | None:
    if 1 <= lifted < len(state.stock):
        return None
    return Refusal(Reason.CUT_OUT_OF_RANGE, limit=len(state.stock) - 1)


def _why_not_draw(state: State, action: Draw | Redraw) -> Refusal | None:
    if isinstance(action, DrawStock):
        return Refusal(Reason.STOCK_EMPTY) if state.stock_is_out else None
    if isinstance(action, TakePile):
        return why_not_take(state, action) or _why_not_meld_after(state, action)
    if isinstance(action, Redraw):
        return _why_not_redraw(state)
    ends = state.stock_is_out and state.rules.end.stock_end_timing == "next_cannot_draw"
    return None if ends else Refusal(Reason.STOCK_NOT_EMPTY)


def _why_not_redraw(state: State) -> Refusal | None:
    if state.drawn == NO_CARD:
        return Refusal(Reason.NO_REDRAW)
    return Refusal(Reason.STOCK_EMPTY) if state.stock_is_out else None


def _why_not_meld_after(state: State, action: TakePile) -> Refusal | None:
    """Why nothing could be melded after taking the pile, where that is asked for."""
    if not state.table.brief.must_meld_any:
        return None
    then = state.copy()
    then.take_pile(state.seat, tuple(state.pile))
    return None if layings(then) else Refusal(Reason.PILE_NEEDS_SOME_MELD, action.using)


def layings(state: State) -> list[LayMeld | ExtendMeld]:
    """What the seat to move, which is melding, may lay down: single cards onto melds, small new melds.

    Where it owes a meld and these would leave a card behind that it may not throw, also larger ones.
    """
    found = _extensions(state)
    hand = state.hand
    for opening in openings_of(state.table).of(hand):
        is_held = opening.twice == NO_CARD or hand.doubles >> opening.twice & 1
        if is_held and _why_not_new(state, opening.action.cards, opening.meld) is None:
            found.append(opening.action)
    if state.must_meld and not found:
        return [action for action in _last_layings(state) if why_not_meld(state, action) is None]
    return found


def _extensions(state: State) -> list[LayMeld | ExtendMeld]:
    """Single cards onto own melds."""
    found: list[LayMeld | ExtendMeld] = []
    if _owes_new_meld(state):
        return found
    mask = state.hand.mask
    for index, meld in enumerate(state.melds[state.side]):
        fitting: i64 = state.table.fitting(meld, mask)
        for card in cards_in(fitting) if fitting else []:
            grown = meld.takes[card]
            assert grown is not None
            if _why_not_grown(state, index, (card,), grown) is None:
                found.append(ExtendMeld(index, (card,)))
    return found


def why_not_meld(state: State, action: LayMeld | ExtendMeld) -> Refusal | None:
    """Why the seat to move may not lay these cards down, while it is melding."""
    if isinstance(action, LayMeld):
        return why_not_lay(state, action.cards)
    return why_not_extend(state, action.meld, action.cards)


def _last_layings(state: State) -> Iterator[LayMeld | ExtendMeld]:
    """All cards of a small hand, or all but one; with a larger hand small melds leave enough behind."""
    cards = state.hand.cards()
    if len(cards) > state.table.brief.min_meld_size + 1:
        return
    for kept in ((), *((card,) for card in dict.fromkeys(cards))):
        laid = list(cards)
        for card in kept:
            laid.remove(card)
        yield LayMeld(tuple(laid))
        yield from (ExtendMeld(index, tuple(laid)) for index in range(len(state.melds[state.side])))


def _why_not_end(state: State) -> Refusal | None:
    """A turn ends without a discard only with one card that may not be thrown. [V11]."""
    cards = state.hand.cards()
    keeps = state.table.brief.keeps_card
    if not keeps or len(cards) != 1 or why_not_throw(state, cards[0], take_reserve=False) is None:
        return Refusal(Reason.DISCARD_TO_END_TURN)
    return None


def _why_not_hold(hand: Hand, cards: tuple[Card, ...]) -> Refusal | None:
    if hand.holds(cards):
        return None
    missing = [card for card in cards if card < 0 or hand.count(card) < cards.count(card)]
    return Refusal(Reason.CARD_NOT_HELD, tuple(missing))
