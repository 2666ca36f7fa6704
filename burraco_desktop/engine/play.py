"""The law: which actions are legal, and what an action does.

`why_not` is the only statement of legality; table, bots, hints and saves all ask it. It also works on the
blanked state of a player's view, as long as the viewer is the seat to move.
"""

from collections.abc import Callable, Iterator
from typing import ParamSpec, assert_never

from burraco_desktop.engine.actions import (
    Action,
    Discard,
    DrawStock,
    ExtendMeld,
    LayMeld,
    TakePile,
    WildEnd,
)
from burraco_desktop.engine.candidates import meld_candidates
from burraco_desktop.engine.cards import Card, Hand, cards_in
from burraco_desktop.engine.closing import why_not_shrink, why_not_throw
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
)
from burraco_desktop.engine.melds import MeldKind
from burraco_desktop.engine.refusals import IllegalActionError, Reason, Refusal
from burraco_desktop.engine.state import NOBODY, Phase, State

_Values = ParamSpec("_Values")

TURN_BOUND = 2_000
"""No deal takes more turns. Nearly every turn draws from a finite stock, lays some of finitely many cards, or
counts towards a stalemate, so deals end long before; the bound is for tables without a stalemate rule."""


def why_not(state: State, action: Action) -> Refusal | None:
    """Why the seat to move may not do this now, or None where it is legal."""
    wrong_moment = _why_not_now(state, action)
    if wrong_moment is not None:
        return wrong_moment
    match action:
        case DrawStock():
            return None if state.stock else Refusal(Reason.STOCK_EMPTY)
        case TakePile():
            return _why_not_take(state)
        case LayMeld(cards):
            return _why_not_lay(state, cards)
        case ExtendMeld(index, cards):
            return _why_not_extend(state, index, cards)
        case Discard(card):
            return _why_not_hold(state.hand, (card,)) or why_not_throw(state, card)
    assert_never(action)


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Do a legal action and everything that follows from it by force; return what happened.

    Raises:
        IllegalActionError: the action is refused; the state is unchanged.
    """
    refusal = why_not(state, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    log: list[Event] = []
    _perform(state, action, log)
    return tuple(log)


def advance(state: State, action: Action) -> None:
    """Do an action known to be legal, without a record: the unchecked twin of `apply`, for bots' playouts."""
    _perform(state, action, None)


def options(state: State) -> list[Action]:
    """Legal actions of the seat to move: finite, in a fixed order, and never empty before the deal is over.

    Melds are offered in small forms (three cards, a whole run, a whole set), as larger ones can be reached by
    extending; whatever else a seat may think of is judged by `why_not`.
    """
    if state.phase == Phase.PLAY:
        return [*_extensions(state), *_openings(state), *_discards(state)]
    draws: tuple[Action, ...] = (DrawStock(), TakePile())
    return [action for action in draws if why_not(state, action) is None]


# Legality, one function a topic.


def _why_not_now(state: State, action: Action) -> Refusal | None:
    is_draw = isinstance(action, DrawStock | TakePile)
    if state.phase == Phase.OVER:
        return Refusal(Reason.DEAL_IS_OVER)
    if state.phase == Phase.DRAW and not is_draw:
        return Refusal(Reason.DRAW_FIRST)
    if state.phase == Phase.PLAY and is_draw:
        return Refusal(Reason.ALREADY_DRAWN)
    return None


def _why_not_take(state: State) -> Refusal | None:
    if not state.pile:
        return Refusal(Reason.PILE_EMPTY)
    least = state.rules.draw.single_pile_min_hand
    if len(state.pile) == 1 and state.hand.size < least:
        return Refusal(Reason.HAND_TOO_SMALL_FOR_LONE_CARD, tuple(state.pile), least)
    return None


def _why_not_lay(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    missing = _why_not_hold(state.hand, cards)
    if missing is not None:
        return missing
    meld = state.table.meld(cards)
    if isinstance(meld, Refusal):
        return meld
    own = state.melds[state.side]
    if meld.layout.kind == MeldKind.SET and not state.rules.melds.duplicate_sets_allowed:
        twins = [other for other in own if other.layout.rank == meld.layout.rank]
        if twins:
            return Refusal(Reason.DUPLICATE_SET, twins[0].cards)
    return why_not_shrink(state, cards, [*own, meld])


def _why_not_extend(state: State, index: int, cards: tuple[Card, ...]) -> Refusal | None:
    missing = _why_not_hold(state.hand, cards)
    if missing is not None:
        return missing
    own = state.melds[state.side]
    if not 0 <= index < len(own) or not cards:
        return Refusal(Reason.NO_SUCH_MELD)
    meld = state.table.extended(own[index], cards)
    if isinstance(meld, Refusal):
        return meld
    return why_not_shrink(state, cards, [*own[:index], meld, *own[index + 1 :]])


def _why_not_hold(hand: Hand, cards: tuple[Card, ...]) -> Refusal | None:
    if hand.holds(cards):
        return None
    return Refusal(
        Reason.CARD_NOT_HELD, tuple(card for card in cards if hand.counts[card] < cards.count(card))
    )


# Performing, unchecked. Each step changes the state and, where a log is kept, records it as an event.


def _perform(state: State, action: Action, log: list[Event] | None) -> None:
    seat = state.seat
    match action:
        case DrawStock():
            card = state.stock[-1]
            state.draw(seat, card)
            _record(log, CardDrawn, seat, card)
        case TakePile():
            cards = tuple(state.pile)
            state.take_pile(seat)
            _record(log, PileTaken, seat, cards)
        case LayMeld(cards, wild_end):
            end = _shown_end(state, wild_end)
            state.lay(seat, cards, end)
            _record(log, MeldLaid, seat, cards, end)
            _after_melding(state, log)
        case ExtendMeld(index, cards, wild_end):
            end = state.wild_ends[state.side][index] if wild_end is None else wild_end
            state.extend(seat, index, cards, end)
            _record(log, MeldExtended, seat, index, cards, end)
            _after_melding(state, log)
        case Discard(card):
            state.discard(seat, card)
            _record(log, CardDiscarded, seat, card)
            _after_discard(state, log)
        case _:
            assert_never(action)


def _record(
    log: list[Event] | None, kind: Callable[_Values, Event], *values: _Values.args, **named: _Values.kwargs
) -> None:
    if log is not None:
        log.append(kind(*values, **named))


def _shown_end(state: State, wild_end: WildEnd | None) -> WildEnd:
    if wild_end is not None:
        return wild_end
    return WildEnd.HIGH if state.rules.melds.wild_end_choice == "high_first" else WildEnd.LOW


def _after_melding(state: State, log: list[Event] | None) -> None:
    if state.hand.size > 0:
        return
    if state.reserve_is_free(state.side):
        _take_reserve(state, log, in_flight=True)
    else:
        _end_deal(state, DealEnd.CLOSED, state.seat, log)


def _after_discard(state: State, log: list[Event] | None) -> None:
    """End the turn: reserve or close on the last card, then an end without a close, then the next seat."""
    if state.hand.size == 0:
        if not state.reserve_is_free(state.side):
            _end_deal(state, DealEnd.CLOSED, state.seat, log)
            return
        _take_reserve(state, log, in_flight=False)
    end = _end_without_close(state)
    if end is not None:
        _end_deal(state, end, NOBODY, log)
    else:
        start_turn(state, (state.seat + 1) % state.seats, log)


def _take_reserve(state: State, log: list[Event] | None, *, in_flight: bool) -> None:
    cards = state.reserves[0]
    state.take_reserve(state.seat, cards, in_flight=in_flight)
    _record(log, ReserveTaken, state.seat, cards, in_flight)


def _end_without_close(state: State) -> DealEnd | None:
    end = state.rules.end
    if len(state.stock) <= end.stock_dead_cards:
        return DealEnd.STOCK
    if end.stalemate_rounds is not None and state.swaps >= end.stalemate_rounds * state.seats:
        return DealEnd.STALEMATE
    return DealEnd.TURN_BOUND if state.turn >= TURN_BOUND else None


def _end_deal(state: State, end: DealEnd, seat: int, log: list[Event] | None) -> None:
    state.finish(end, seat)
    _record(log, DealEnded, end, seat)
    _record(log, HandsShown, tuple(tuple(hand.cards()) for hand in state.hands))


def start_turn(state: State, seat: int, log: list[Event] | None) -> None:
    """Give the turn to a seat, which may now see a reserve that it took on a discard."""
    state.start_turn(seat)
    _record(log, TurnStarted, seat)
    if state.reserve_unseen[seat]:
        cards = tuple(state.hand.cards())
        state.open_reserve(seat, cards)
        _record(log, ReserveOpened, seat, cards)


# What `options` offers while melding; the moment is right, the rest is asked of the law above.


def _extensions(state: State) -> Iterator[Action]:
    held = state.hand.mask
    for index, meld in enumerate(state.melds[state.side]):
        for card in state.table.extending_cards(meld, held):
            if _why_not_extend(state, index, (card,)) is None:
                yield ExtendMeld(index, (card,))


def _openings(state: State) -> Iterator[Action]:
    return (LayMeld(cards) for cards in meld_candidates(state.hand) if _why_not_lay(state, cards) is None)


def _discards(state: State) -> Iterator[Action]:
    return (Discard(card) for card in cards_in(state.hand.mask) if why_not_throw(state, card) is None)
