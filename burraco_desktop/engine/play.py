"""The law at work: act, and list what may be done. Legality itself is stated in `legality.why_not`."""

from collections.abc import Sequence
from typing import Final

from burraco_desktop.engine.actions import (
    DISCARDS,
    DRAW_STOCK,
    TAKE_PILE,
    Action,
    Cut,
    DeclinePile,
    Discard,
    EndTurn,
    Redraw,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import BIT, IS_WILD, cards_in
from burraco_desktop.engine.closing import ENOUGH, throwable
from burraco_desktop.engine.dealing import cut_target
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.legality import layings, why_not
from burraco_desktop.engine.pickup import justified_takes
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.state import NO_CARD, Phase, State
from burraco_desktop.engine.turn import TURN_BOUND, perform, start_turn

__all__ = ["TURN_BOUND", "advance", "apply", "follow", "options", "start_turn", "takes", "why_not"]

CUT_MISSES: Final = 3
"""`options` offers lifts that miss the number wanted by at most so many cards."""


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Do a legal action and everything that follows from it by force; return what happened.

    Raises:
        IllegalActionError: the action is refused; the state is unchanged.
    """
    refusal = why_not(state, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    log: list[Event] = []
    perform(state, action, log)
    return tuple(log)


def advance(state: State, action: Action) -> None:
    """Do an action known to be legal, without a record: the unchecked twin of `apply`, for bots' playouts."""
    perform(state, action, None)


def follow(state: State, actions: Sequence[Action]) -> State | None:
    """The state after actions of the seat to move, None where one of them is not legal, or not its own."""
    seat, then = state.seat, state.copy()
    for action in actions:
        if then.seat != seat or why_not(then, action) is not None:
            return None
        advance(then, action)
    return then


def options(state: State) -> list[Action]:
    """Legal actions of the seat to move: finite, in a fixed order, and never empty before the deal is over.

    Melds are offered in small forms (three cards, a whole run, a whole set), as larger ones can be reached by
    extending; whatever else a seat may think of is judged by `why_not`.
    """
    phase = state.phase
    if phase is Phase.PLAY:
        return [*_choices(state), *layings(state), *_discards(state)]
    if phase is Phase.DRAW:
        if state.stock_is_out:
            return [*takes(state), *_legal(state, DeclinePile())]
        return [DRAW_STOCK, *takes(state)]
    if phase is Phase.OVER:
        return []
    target = cut_target(state)
    return [Cut(lifted) for lifted in range(target - CUT_MISSES, target + CUT_MISSES + 1)]


def takes(state: State) -> list[TakePile]:
    """The legal ways to take the pile."""
    if not state.table.brief.is_justified:
        return [TAKE_PILE] if why_not(state, TAKE_PILE) is None else []
    return justified_takes(state) if state.phase is Phase.DRAW else []


def _legal(state: State, action: Action) -> list[Action]:
    return [action] if why_not(state, action) is None else []


def _choices(state: State) -> list[Action]:
    """What only some rules offer: to refuse the card just drawn, to take the reserve with wilds in hand."""
    found: list[Action] = []
    if state.drawn != NO_CARD:
        found += _legal(state, Redraw())
    if state.table.brief.offers_reserve:
        found += _legal(state, TakeReserve())
    return found


def _discards(state: State) -> list[Action]:
    """Every card that may be thrown, also with the reserve where that is a choice, or the end of the turn."""
    held = cards_in(state.hand.mask)
    if state.hand.size < ENOUGH:
        return [*_legal(state, DISCARDS[held[0]]), *_legal(state, EndTurn())]
    throws = throwable(state)
    if not state.table.brief.offers_reserve:
        return [DISCARDS[card] for card in cards_in(throws)]
    found: list[Action] = []
    for card in held:
        if throws & BIT[card]:
            found.append(DISCARDS[card])
        if all(IS_WILD[other] for other in held if other != card):
            found += _legal(state, Discard(card, take_reserve=True))
    return found
