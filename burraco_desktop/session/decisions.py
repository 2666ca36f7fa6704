"""The decisions of a seat in a deal: what it saw, and what it did next. It judges none of them.

A decision reaches up to the end of the turn, or up to where the seat saw new cards. So drawing from the stock
is a decision of its own, and taking an open pile is one with all that follows in the turn. Lifting cards before
a deal is none.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from burraco_desktop.engine.actions import Action, Cut
from burraco_desktop.engine.play import advance
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, view_for


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision.

    Attributes:
        first: how many actions of the deal were done before it.
        view: the table as the seat saw it then.
        actions: what it did.
        is_done: whether the decision came to its end; else the seat is still at it.
    """

    first: int
    view: PlayerView
    actions: tuple[Action, ...]
    is_done: bool


def decisions_of(seat: int, moments: Iterable[tuple[State, Action]]) -> Iterator[Decision]:
    """The decisions of a seat, from all actions of a deal (or some in a row), each with the table before."""
    first, view, actions = 0, None, list[Action]()
    for number, (before, action) in enumerate(moments):
        if before.seat != seat or isinstance(action, Cut):
            continue
        if view is None:
            first, view, actions = number, view_for(before, seat), []
        actions.append(action)
        if ends(view, actions):
            yield Decision(first, view, tuple(actions), is_done=True)
            view = None
    if view is not None:
        yield Decision(first, view, tuple(actions), is_done=False)


def ends(view: PlayerView, actions: Iterable[Action]) -> bool:
    """Tell whether a decision that began with this view is over after these legal actions."""
    table = view.table.copy()
    for action in actions:
        advance(table, action)
    return table.phase == Phase.OVER or table.seat != view.viewer or table.hands[view.viewer].hidden > 0
