"""The decisions of a seat in a match, each as the seat saw it. It judges none and knows no file.

A decision reaches up to where the seat sees new cards, or to the end of its turn: to draw is one, what is
melded and thrown afterwards another, and after a reserve taken in flight a third. To cut the pack is none.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from burraco_desktop.engine.actions import (
    Action,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    Redraw,
    TakePile,
)
from burraco_desktop.engine.events import CardDrawn, DealEnded, Event, ReserveTaken, TurnStarted
from burraco_desktop.engine.notation import show_action, show_position
from burraco_desktop.engine.play import advance
from burraco_desktop.engine.scoring import lead
from burraco_desktop.engine.state import Phase, State, sides_of
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay

Line = tuple[Action, ...]


class Kind(StrEnum):
    """What a decision was about: where what was played and something better part."""

    DRAW = "draw"
    MELDS = "melds"
    DISCARD = "discard"
    CLOSING = "closing"


@dataclass(frozen=True)
class Decision:
    """A decision.

    Attributes:
        deal, at: the deal, and how many of its actions were done before.
        view: the table as the seat saw it.
        played: what it did, up to where it saw new cards or its turn ended.
    """

    deal: int
    at: int
    view: PlayerView
    played: Line

    @property
    def turn(self) -> int:
        """The number of the turn in its deal."""
        return self.view.table.turn

    @cached_property
    def digest(self) -> str:
        """What tells this question from every other: all that may be seen, and what was played."""
        return digest_of(self.view, self.played)


def digest_of(view: PlayerView, line: Line) -> str:
    """A name for the question what a line is worth in a view; nothing that is hidden goes into it."""
    actions = " / ".join(map(show_action, line))
    text = f"{view.viewer}\n{show_position(view.table)}\n{actions}\n"
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def decisions(replay: Replay, deal: int, seat: int) -> tuple[Decision, ...]:
    """Every decision of a seat in a deal, in order; only of what the replay may show to it."""
    assert seat in replay.viewers, "the match is running"
    return tuple(decision for decision, is_made in _told_apart(replay.steps(deal), deal, seat) if is_made)


def decisions_so_far(match: Match, seat: int) -> tuple[tuple[Decision, ...], Decision | None]:
    """The decisions of a seat in the running deal, and the one that it has begun to carry out."""
    found = list(_told_apart(match.moments, match.deal, seat))
    made = tuple(decision for decision, is_made in found if is_made)
    return made, None if not found or found[-1][1] else found[-1][0]


def _told_apart(
    steps: Iterable[tuple[State, Action, Sequence[Event]]], deal: int, seat: int
) -> Iterator[tuple[Decision, bool]]:
    """The decisions of a seat, each with whether it is made; from every action with the state before."""
    start: tuple[int, PlayerView] | None = None
    played: list[Action] = []
    for number, (before, action, events) in enumerate(steps):
        if before.seat != seat or before.phase == Phase.CUT:
            continue
        if start is None:
            start, played = (number, view_for(before, seat)), []
        played.append(action)
        if any(_ends(event, seat) for event in events):
            yield Decision(deal, *start, tuple(played)), True
            start = None
    if start is not None:
        yield Decision(deal, *start, tuple(played)), False


def result_of_deal(replay: Replay, deal: int, seat: int) -> float | None:
    """How far the side of a seat was ahead of the others on average, None where the deal is not over."""
    scores = replay.scores(deal)
    if scores is None:
        return None
    return lead(scores, sides_of(replay.rules, len(replay.names))[seat])


def kind_of(view: PlayerView, played: Line, better: Line) -> Kind:
    """What the difference between what was played and something better is about."""
    if _closes(view.table, played) != _closes(view.table, better):
        return Kind.CLOSING
    if view.table.phase == Phase.DRAW and _draw_of(played) != _draw_of(better):
        return Kind.DRAW
    return Kind.MELDS if _laid(view, played) != _laid(view, better) else Kind.DISCARD


def _ends(event: Event, seat: int) -> bool:
    """Whether with this the seat saw new cards, or its turn was over."""
    match event:
        case CardDrawn(actor, _) | ReserveTaken(actor, _, True):
            return actor == seat
        case TurnStarted() | DealEnded():
            return True
        case _:
            return False


def _draw_of(line: Line) -> type[Action] | None:
    first = line[0]
    return type(first) if isinstance(first, DrawStock | TakePile | DeclinePile | Redraw) else None


def _laid(view: PlayerView, line: Line) -> list[tuple[int, ...]]:
    """The melds of the own side after a line, whatever the order in which they were laid."""
    table = _after(view.table, [action for action in line if not isinstance(action, Discard | EndTurn)])
    return sorted(meld.cards for meld in table.melds[view.side])


def _closes(table: State, line: Line) -> bool:
    return _after(table, line).phase == Phase.OVER


def _after(table: State, line: Sequence[Action]) -> State:
    state = table.copy()
    for action in line:
        advance(state, action)
    return state
