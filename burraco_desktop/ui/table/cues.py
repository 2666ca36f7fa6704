"""Cues: how cards fly between two settled tables. Durations live here and nowhere else.

A cue never decides anything: the table it leads to is settled already, so it can be finished at any instant.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnded,
    Event,
    HandsDealt,
    MeldExtended,
    MeldLaid,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
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


@dataclass(frozen=True, slots=True)
class Timing:
    """The length of a cue in milliseconds at normal speed.

    Attributes:
        flight: how long a card flies.
        stagger: how much later the next one starts.
        pause: how long the cue lasts at least, for news to be read.
    """

    flight: int
    stagger: int = 0
    pause: int = 0


REARRANGE = Timing(180)
TIMINGS: Mapping[type, Timing] = {
    HandsDealt: Timing(300, 22),
    UpcardTurned: Timing(320),
    ReserveOpened: Timing(300, 25),
    CardDrawn: Timing(330),
    PileTaken: Timing(420, 26),
    MeldLaid: Timing(340, 45),
    MeldExtended: Timing(320, 45),
    CardDiscarded: Timing(300),
    ReserveTaken: Timing(460, 24),
    DealEnded: Timing(0, pause=1300),
}
LONGEST = 1600
"""No cue lasts longer at normal speed: with many cards the starts move closer together."""


def timing_of(event: Event | None) -> Timing:
    """The timing of the cue for an event; None stands for a mere rearrangement."""
    return REARRANGE if event is None else TIMINGS.get(type(event), REARRANGE)


@dataclass(slots=True)
class Flight:
    """The way of one card within a cue: from a pose to its slot, after a delay, perhaps turning over."""

    item: CardItem
    start: Pose
    slot: Slot
    delay: float
    duration: float
    turns_over: bool = False
    is_turned: bool = False

    def at(self, milliseconds: float, easing: QEasingCurve) -> None:
        """Show the card where it is at a time of the cue."""
        share = 1.0 if self.duration <= 0 else (milliseconds - self.delay) / self.duration
        share = easing.valueForProgress(min(1.0, max(0.0, share)))
        if share >= 1.0:
            self.finish()
            return
        end = self.slot.pose
        self.item.place(
            Pose(
                _between(self.start.x, end.x, share),
                _between(self.start.y, end.y, share),
                _between(self.start.width, end.width, share),
                _between(self.start.angle, end.angle, share),
            )
        )
        if self.turns_over:
            self._turn_over(share)

    def finish(self) -> None:
        """Bring the card to its slot."""
        if self.turns_over and not self.is_turned:
            self.is_turned = True
            self.item.turn_up()
        self.item.squeeze(1.0)
        self.item.rest()

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
    flights = []
    for item, slot in moves:
        number = order.get(id(item))
        delay = 0.0 if number is None else number * stagger * factor
        duration = (min(timing.flight, REARRANGE.flight) if number is None else timing.flight) * factor
        flights.append(Flight(item, item.pose, slot, delay, duration, turns_over=_turns_over(item, slot)))
    ends = [flight.delay + flight.duration for flight in flights]
    return flights, max([timing.pause * factor, *ends])


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


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share
