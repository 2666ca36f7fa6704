"""Cues: how cards fly between two settled tables. Durations live here and nowhere else.

A cue never decides anything: the table it leads to is settled already, so it can be finished at any instant.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from PySide6.QtCore import QEasingCurve

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRefused,
    DealEnded,
    Event,
    HandsDealt,
    MeldExtended,
    MeldLaid,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    StockRefilled,
    UpcardTurned,
)
from burraco_desktop.ui.settings import AnimationSpeed
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.geometry import Pose
from burraco_desktop.ui.table.slots import Slot, Zone

SPEED_FACTORS: Mapping[AnimationSpeed, float] = {
    AnimationSpeed.OFF: 0.0,
    AnimationSpeed.FAST: 0.5,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.SLOW: 2.0,
}

Curve = QEasingCurve.Type
Stops = tuple[tuple[float, Pose], ...]


@dataclass(frozen=True, slots=True)
class Timing:
    """The length and the manner of a cue, in milliseconds at normal speed.

    Attributes:
        flight: how long a card flies.
        stagger: how much later the next one starts.
        pause: how long the cue lasts at least, for news to be read.
        curve: how a card gathers and loses speed on each leg of its way.
        swell: how much larger a card is halfway, as if it were lifted off the table.
        stops: when a packet is gathered and when it has arrived, as shares of the flight; none for cards that
            fly each on its own.
    """

    flight: int
    stagger: int = 0
    pause: int = 0
    curve: Curve = Curve.InOutCubic
    swell: float = 0.0
    stops: tuple[float, ...] = ()


REARRANGE = Timing(180, curve=Curve.OutCubic)
TIMINGS: Mapping[type, Timing] = {
    HandsDealt: Timing(340, 22, curve=Curve.OutCubic),
    UpcardTurned: Timing(340),
    ReserveOpened: Timing(640, 2, stops=(0.55,)),
    CardDrawn: Timing(360, swell=0.05),
    CardRefused: Timing(300, curve=Curve.OutCubic, swell=0.05),
    PileTaken: Timing(860, 2, stops=(0.26, 0.66)),
    MeldLaid: Timing(360, 45, curve=Curve.OutCubic),
    MeldExtended: Timing(340, 45, curve=Curve.OutCubic, swell=0.05),
    CardDiscarded: Timing(300, curve=Curve.OutCubic, swell=0.05),
    ReserveTaken: Timing(900, 2, stops=(0.58,)),
    StockRefilled: Timing(480, 12),
    DealEnded: Timing(0, pause=1500),
}
HOP = Timing(300, 45, swell=0.16)
"""The wave through a burraco just completed, and how high a card hops, by its width."""
LIFTING = Timing(110, curve=Curve.OutCubic)
"""A card of the hand that rises or sinks."""
SPARKS = Timing(800)
COUNT = Timing(500)
"""How long points count up, once the cards lie."""
LONGEST = 1600
"""No cue lasts longer at normal speed: with many cards the starts move closer together."""
LEAF = 0.012
"""How far each card of a packet looks out of the one above it, by the width of a card."""
MOST_LEAVES = 8


def timing_of(event: Event | None) -> Timing:
    """The timing of the cue for an event; None stands for a mere rearrangement."""
    return REARRANGE if event is None else TIMINGS.get(type(event), REARRANGE)


class Mover(Protocol):
    """Whatever a cue moves: it begins after a delay and lasts a duration, in milliseconds."""

    delay: float
    duration: float

    def at(self, milliseconds: float) -> None:
        """Show what there is to see at a time of the cue."""

    def finish(self) -> None:
        """Show how it is in the end."""


@dataclass(slots=True)
class Flight:
    """The way of one card within a cue: from a pose to its slot, after a delay, perhaps turning over.

    Attributes:
        stops: poses on the way with the shares of the duration at which they are reached.
    """

    item: CardItem
    start: Pose
    slot: Slot
    delay: float
    duration: float
    timing: Timing = REARRANGE
    turns_over: bool = False
    is_turned: bool = False
    stops: Stops = ()

    def at(self, milliseconds: float) -> None:
        """Show the card where it is at a time of the cue."""
        share = 1.0 if self.duration <= 0 else (milliseconds - self.delay) / self.duration
        if share >= 1.0:
            self.finish()
            return
        begin, pose = 0.0, self.start
        for end, stop in (*self.stops, (1.0, self.slot.pose)):
            if share < end:
                part = _eased(max(0.0, share - begin) / (end - begin), self.timing.curve)
                self._go(pose, stop, part)
                if self.turns_over and end == 1.0:
                    self._turn_over(part)
                return
            begin, pose = end, stop

    def finish(self) -> None:
        """Bring the card to its slot."""
        if self.turns_over and not self.is_turned:
            self.is_turned = True
            self.item.turn_up()
        self.item.squeeze(1.0)
        self.item.rest()

    def _go(self, start: Pose, end: Pose, share: float) -> None:
        lift = 1.0 + self.timing.swell * math.sin(math.pi * share)
        self.item.place(
            Pose(
                _between(start.x, end.x, share),
                _between(start.y, end.y, share),
                _between(start.width, end.width, share) * lift,
                _between(start.angle, end.angle, share),
            )
        )

    def _turn_over(self, share: float) -> None:
        if share >= 0.5 and not self.is_turned:
            self.is_turned = True
            self.item.turn_up()
        self.item.squeeze(abs(math.cos(math.pi * share)))


def plan(
    moves: Sequence[tuple[CardItem, Slot]], event: Event | None, factor: float
) -> tuple[list[Flight], float]:
    """The flights of a cue and its length; `moves` are the items that leave their pose, with new slots.

    Cards start one after the other, in dealing by rounds; those that only make room move at once.
    """
    timing = timing_of(event)
    travellers = [move for move in moves if _travels(*move)]
    if isinstance(event, HandsDealt):
        travellers.sort(key=lambda move: (move[1].zone == Zone.RESERVE, move[1].index, move[1].group))
    order = {id(item): number for number, (item, _) in enumerate(travellers)}
    stagger = min(float(timing.stagger), max(0.0, LONGEST - timing.flight) / max(1, len(travellers) - 1))
    stops = _stops(travellers, timing)
    flights = []
    for item, slot in moves:
        number = order.get(id(item))
        flight = Flight(item, item.pose, slot, 0.0, 0.0, turns_over=_turns_over(item, slot))
        if number is None:
            flight.duration = min(timing.flight, REARRANGE.flight) * factor
        else:
            flight.timing, flight.stops = timing, stops[number]
            flight.delay, flight.duration = number * stagger * factor, timing.flight * factor
        flights.append(flight)
    ends = [flight.delay + flight.duration for flight in flights]
    return flights, max([timing.pause * factor, *ends])


def _stops(
    travellers: Sequence[tuple[CardItem, Slot]], timing: Timing
) -> list[tuple[tuple[float, Pose], ...]]:
    """Where the cards of a packet stop: gathered where the top one lay, then before the place they go to."""
    if len(travellers) < 2 or not timing.stops:
        return [() for _ in travellers]
    top = max((item for item, _ in travellers), key=lambda item: item.rest_depth).pose
    goals = [slot.pose for _, slot in travellers]
    middle = sum(pose.x for pose in goals) / len(goals)
    before = replace(goals[0], x=middle, y=min(pose.y for pose in goals), angle=0.0)
    places = (top, before)[-len(timing.stops) :]
    return [
        tuple(zip(timing.stops, [_leaf(place, number) for place in places], strict=True))
        for number in range(len(travellers))
    ]


def _leaf(place: Pose, number: int) -> Pose:
    """The pose of a card in a packet: a little beside the one below it."""
    shift = min(number, MOST_LEAVES) * LEAF * place.width
    return replace(place, x=place.x - shift, y=place.y - shift)


def _travels(item: CardItem, slot: Slot) -> bool:
    """A card that changes its place travels; one that stays in its place makes room."""
    return item.slot is None or (item.slot.zone, item.slot.group) != (slot.zone, slot.group)


def _turns_over(item: CardItem, slot: Slot) -> bool:
    """A card that lay covered on the table turns over in flight; others are seen from the start."""
    covered = (Zone.STOCK, Zone.RESERVE, Zone.PILE)
    return (
        item.slot is not None
        and item.slot.zone in covered
        and item.slot.card == HIDDEN
        and slot.card != HIDDEN
    )


@cache
def _easing(curve: Curve) -> QEasingCurve:
    return QEasingCurve(curve)


def _eased(share: float, curve: Curve) -> float:
    return _easing(curve).valueForProgress(share)


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share
