"""Which change of a state each event stands for: the events of a deal, folded, lead to its last state."""

from typing import assert_never

from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardRefused,
    CutTried,
    DealEnded,
    Event,
    Followed,
    HandsDealt,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileDeclined,
    PileTaken,
    Played,
    ReserveOpened,
    ReserveTaken,
    SettingOut,
    SidesFormed,
    StockRefilled,
    TurnStarted,
    UpcardTurned,
)
from burraco_desktop.engine.state import State


def absorb_event(state: State, event: Event) -> None:
    """Make the change that an event (as its viewer saw it) stands for."""
    if isinstance(event, Played):
        _absorb_played(state, event)
    elif isinstance(event, Followed):
        _absorb_followed(state, event)
    else:
        _absorb_setting_out(state, event)


def _absorb_setting_out(state: State, event: SettingOut) -> None:
    match event:
        case PackCut():
            pass  # the pack is as hidden as before
        case CutTried(seat, _, is_exact):
            state.try_cut(seat, is_exact=is_exact)
        case HandsDealt(hands):
            state.deal_hands(hands)
        case UpcardTurned(card):
            state.turn_upcard(card)
        case _:
            assert_never(event)


def _absorb_played(state: State, event: Played) -> None:
    match event:
        case CardDrawn() | CardRefused() | PileTaken() | PileDeclined():
            _absorb_drawn(state, event)
        case MeldLaid(seat, cards, wild_end):
            state.lay(seat, cards, wild_end)
        case MeldExtended(seat, index, cards, wild_end):
            state.extend(seat, index, cards, wild_end)
        case CardDiscarded(seat, card):
            state.discard(seat, card)
        case CardKept():
            state.keep_card()
        case _:
            assert_never(event)


def _absorb_drawn(state: State, event: CardDrawn | CardRefused | PileTaken | PileDeclined) -> None:
    match event:
        case CardDrawn(seat, card):
            state.draw(seat, card)
        case CardRefused(seat, card):
            state.refuse_card(seat, card)
        case PileTaken(seat, cards):
            state.take_pile(seat, cards)
        case PileDeclined():
            pass  # the end of the deal follows
        case _:
            assert_never(event)


def _absorb_followed(state: State, event: Followed) -> None:
    match event:
        case TurnStarted(seat):
            state.start_turn(seat)
        case ReserveTaken(seat, cards, in_flight):
            state.take_reserve(seat, cards, in_flight=in_flight)
        case ReserveOpened(seat, cards):
            state.open_reserve(seat, cards)
        case SidesFormed(seat):
            state.form_sides(seat)
        case StockRefilled():
            state.refill_stock()
        case DealEnded(end, seat):
            state.finish(end, seat)
        case HandsShown(hands, unplayed):
            state.show_hands(hands, unplayed)
        case _:
            assert_never(event)
