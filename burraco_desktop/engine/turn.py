"""What an action does, unchecked: the change itself and all that follows from it by force.

Each step changes the state and, where a log is kept, records the event of that change.
"""

from typing import Final

from burraco_desktop.engine.actions import (
    NEW_MELD,
    TAKE_PILE,
    Action,
    Cut,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
    WildEnd,
)
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.dealing import cut_target, deal_from_stock
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardRefused,
    CutTried,
    DealEnd,
    DealEnded,
    Event,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PileDeclined,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    SidesFormed,
    StockRefilled,
    TurnStarted,
)
from burraco_desktop.engine.legality import why_not
from burraco_desktop.engine.pickup import justified_takes
from burraco_desktop.engine.state import NOBODY, State

TURN_BOUND: Final = 2_000
"""No deal takes more turns. Nearly every turn draws from a finite stock, lays some of finitely many cards, or
counts towards a stalemate, so deals end long before; the bound is for tables without a stalemate rule."""

Log = list[Event] | None


def perform(state: State, action: Action, log: Log) -> None:
    """Do an action of the seat to move that is known to be legal."""
    if isinstance(action, Discard):
        state.discard(state.seat, action.card)
        if log is not None:
            log.append(CardDiscarded(state.seat, action.card))
        _after_discard(state, log, take_reserve=action.take_reserve)
    elif isinstance(action, DrawStock):
        _draw_top(state, log)
    elif isinstance(action, LayMeld):
        _lay(state, action.cards, action.wild_end, log)
        _after_melding(state, log)
    elif isinstance(action, ExtendMeld):
        _extend(state, action.meld, action.cards, action.wild_end, log)
        _after_melding(state, log)
    elif isinstance(action, TakePile):
        _take_pile(state, action, log)
    elif isinstance(action, TakeReserve):
        _take_reserve(state, log, in_flight=True)
    else:
        _perform_rare(state, action, log)


def _perform_rare(state: State, action: Redraw | DeclinePile | EndTurn | Cut, log: Log) -> None:
    if isinstance(action, Redraw):
        _redraw(state, log)
    elif isinstance(action, DeclinePile):
        if log is not None:
            log.append(PileDeclined(state.seat))
        _end_deal(state, DealEnd.STOCK, NOBODY, log)
    elif isinstance(action, EndTurn):
        state.keep_card()
        if log is not None:
            log.append(CardKept(state.seat))
        _end_turn(state, log)
    else:
        _cut(state, action.lifted, log)


def start_turn(state: State, seat: int, log: Log) -> None:
    """Give the turn to a seat, which may now play a reserve that it took on a discard.

    Where the stock is out and the seat cannot take the pile either, the deal ends instead of its draw, and
    such a reserve stays unplayed. [V20]
    """
    state.start_turn(seat)
    if log is not None:
        log.append(TurnStarted(seat))
    if state.stock_is_out and not can_take(state):
        _end_deal(state, DealEnd.STOCK, NOBODY, log)
        return
    cards = state.reserve_unseen[seat]
    if cards:
        state.open_reserve(seat, cards)
        if log is not None:
            log.append(ReserveOpened(seat, cards))


# The draw.


def _redraw(state: State, log: Log) -> None:
    card = state.drawn
    state.refuse_card(state.seat, card)
    if log is not None:
        log.append(CardRefused(state.seat, card))
    _draw_top(state, log)


def _draw_top(state: State, log: Log) -> None:
    card = state.stock[-1]
    state.draw(state.seat, card)
    if log is not None:
        log.append(CardDrawn(state.seat, card))
    if not state.table.brief.stock_ends_at_draw:
        return
    _refill(state, log)
    if state.stock_is_out:
        _end_deal(state, DealEnd.STOCK, NOBODY, log)


def _take_pile(state: State, action: TakePile, log: Log) -> None:
    """Take the pile and lay the meld that justifies it, where there is one."""
    seat, cards = state.seat, tuple(state.pile)
    state.take_pile(seat, cards)
    if log is not None:
        log.append(PileTaken(seat, cards))
    if not state.table.brief.is_justified:
        return
    laid = (*action.using, cards[-1])
    if action.meld == NEW_MELD:
        _lay(state, laid, action.wild_end, log)
    else:
        _extend(state, action.meld, laid, action.wild_end, log)
    _after_melding(state, log)


def can_take(state: State) -> bool:
    """Tell whether the seat to move may take the pile in any way."""
    if state.table.brief.is_justified:
        return len(justified_takes(state)) > 0
    return why_not(state, TAKE_PILE) is None


# Melding.


def _lay(state: State, cards: tuple[Card, ...], wild_end: WildEnd | None, log: Log) -> None:
    end = _shown_end(state) if wild_end is None else wild_end
    state.lay(state.seat, cards, end)
    if log is not None:
        log.append(MeldLaid(state.seat, cards, end))


def _extend(state: State, index: int, cards: tuple[Card, ...], wild_end: WildEnd | None, log: Log) -> None:
    end = state.wild_ends[state.side][index] if wild_end is None else wild_end
    state.extend(state.seat, index, cards, end)
    if log is not None:
        log.append(MeldExtended(state.seat, index, cards, end))


def _shown_end(state: State) -> WildEnd:
    return WildEnd.HIGH if state.table.brief.shows_wild_high else WildEnd.LOW


def _after_melding(state: State, log: Log) -> None:
    if state.hand.size > 0:
        return
    if takes_reserve(state):
        _take_reserve(state, log, in_flight=True)
    else:
        _end_deal(state, DealEnd.CLOSED, state.seat, log)


def _take_reserve(state: State, log: Log, *, in_flight: bool) -> None:
    """Take the next reserve; in some rules the first one makes its seat a side against all others."""
    seat, cards = state.seat, state.reserves[0]
    is_first = not any(state.reserves_had)
    state.take_reserve(seat, cards, in_flight=in_flight)
    if log is not None:
        log.append(ReserveTaken(seat, cards, in_flight))
    if is_first and state.rules.makes_pair(state.totals):
        state.form_sides(seat)
        if log is not None:
            log.append(SidesFormed(seat))


# The end of the turn and of the deal.


def _after_discard(state: State, log: Log, *, take_reserve: bool) -> None:
    """Let an empty hand take its reserve or close; a hand of wilds takes it if that was asked for."""
    if state.hand.size == 0 and not takes_reserve(state):
        _end_deal(state, DealEnd.CLOSED, state.seat, log)
        return
    if state.hand.size == 0 or take_reserve:
        _take_reserve(state, log, in_flight=False)
    _end_turn(state, log)


def _end_turn(state: State, log: Log) -> None:
    """Look for an end without a close, then give the turn on."""
    _refill(state, log)
    end = _end_without_close(state)
    if end is not None:
        _end_deal(state, end, NOBODY, log)
    else:
        start_turn(state, (state.seat + 1) % state.seats, log)


def _refill(state: State, log: Log) -> None:
    """Make unclaimed reserves the stock, as long as it is out and the rules say so. [B8]."""
    while state.stock_is_out and state.stock_may_be_refilled:
        state.refill_stock()
        if log is not None:
            log.append(StockRefilled())


def _end_without_close(state: State) -> DealEnd | None:
    brief = state.table.brief
    if brief.stock_ends_after_turn and state.stock_is_out:
        return DealEnd.STOCK
    if brief.stalemate_rounds is not None and state.swaps >= brief.stalemate_rounds * state.seats:
        return DealEnd.STALEMATE
    return DealEnd.TURN_BOUND if state.turn >= TURN_BOUND else None


def _end_deal(state: State, end: DealEnd, seat: int, log: Log) -> None:
    state.finish(end, seat)
    if log is not None:
        log.append(DealEnded(end, seat))
        hands = tuple([tuple(hand.cards()) for hand in state.hands])
        log.append(HandsShown(hands, tuple(state.reserve_unseen)))


# Before the deal.


def _cut(state: State, lifted: int, log: Log) -> None:
    """Lift for the bonus; after the last lift the cards are dealt. [V6]."""
    seat = state.seat
    is_exact = lifted == cut_target(state)
    state.try_cut(seat, is_exact=is_exact)
    if log is not None:
        log.append(CutTried(seat, lifted, is_exact))
    if not state.cutters:
        events = deal_from_stock(state)
        if log is not None:
            log += events
        start_turn(state, (state.dealer + 1) % state.seats, log)
