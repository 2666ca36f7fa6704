"""Small celebrations within a cue: cards that hop, sparks that fly, points that count up. No rules here.

Like flights they are moved by the queue, so they can be finished at any instant and cost nothing afterwards.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from burraco_desktop.engine.events import DealEnd, DealEnded
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.cues import COUNT, HOP, SPARKS, Mover
from burraco_desktop.ui.table.furniture import Painted, qrect
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.layout import TableLayout
from burraco_desktop.ui.table.news import completed
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.slots import SIDE_FACTOR, Zone

MANY = 38
REACH = 105.0
"""How far a spark flies, and its size, in units of the table."""
SIZE = 14.0
ON_TOP = 4000.0
TONES = (Tone.GLOW, Tone.GOLD, Tone.IVORY)


@dataclass(slots=True)
class Hop:
    """A card that rests lifts off and comes down again."""

    item: CardItem
    delay: float
    duration: float
    has_landed: bool = False

    def at(self, milliseconds: float) -> None:
        """Show the card as high as it is at a time."""
        if milliseconds < self.delay or self.has_landed or self.item.slot is None:
            return
        share = (milliseconds - self.delay) / self.duration if self.duration > 0 else 1.0
        if share >= 1.0:
            self.finish()
            return
        pose = self.item.slot.pose
        rise = HOP.swell * pose.width * math.sin(math.pi * share)
        self.item.place(replace(pose, y=pose.y - rise))

    def finish(self) -> None:
        """Put the card down."""
        self.has_landed = True
        self.item.rest()


@dataclass(slots=True)
class Count:
    """A number that counts up, or down, to a new one."""

    show: Callable[[int], None]
    start: int
    end: int
    delay: float
    duration: float
    shown: int | None = None

    def at(self, milliseconds: float) -> None:
        """Show the number of a time."""
        share = (milliseconds - self.delay) / self.duration if self.duration > 0 else 1.0
        share = min(1.0, max(0.0, share))
        self._show(self.start + round((self.end - self.start) * (1 - (1 - share) ** 2)))

    def finish(self) -> None:
        """Show the number reached."""
        self._show(self.end)

    def _show(self, number: int) -> None:
        if number != self.shown:
            self.shown = number
            self.show(number)


class Sparks(Painted):
    """Little diamonds that burst out of the edges of a place, and fade."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 1.0
        self._from = Rect(0, 0, 0, 0)
        self._paths: list[tuple[QPointF, QPointF, float, Tone]] = []
        self.setZValue(ON_TOP)
        self.hide()

    def burst(self, place: Rect, unit: float, delay: float, duration: float) -> Mover:
        """Make ready to burst out of a place; what is returned makes it happen."""
        reach = (REACH + SIZE) * unit
        self.cover(place.inset(-reach, -reach), unit)
        chance = Random(round(place.x + place.y))
        self._paths = [_path(place, unit, chance) for _ in range(MANY)]
        return Burst(self.fly, delay, duration)

    def fly(self, share: float) -> None:
        """Show the sparks a share of their way out; none before and none at the end."""
        self._share = share
        self.setVisible(0.0 < share < 1.0)
        self.update()

    def _draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        out, size = 1 - (1 - self._share) ** 3, SIZE * self._unit * (1 - self._share**2)
        for start, way, turn, tone in self._paths:
            painter.setBrush(theme.colour(tone))
            painter.drawPolygon(_diamond(start + way * out, size * turn))


@dataclass(slots=True)
class Burst:
    """The time of sparks."""

    fly: Callable[[float], None]
    delay: float
    duration: float

    def at(self, milliseconds: float) -> None:
        """Let them fly as far as a time says."""
        share = (milliseconds - self.delay) / self.duration if self.duration > 0 else 1.0
        self.fly(min(1.0, max(0.0, share)))

    def finish(self) -> None:
        """Let them be gone."""
        self.fly(1.0)


class Festivities:
    """What is celebrated on one table, and how."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._sparks = Sparks()
        scene.addItem(self._sparks)

    def of(
        self,
        shown: Shown,
        layout: TableLayout,
        cards_in: Callable[[Zone, int], list[CardItem]],
        begin: float,
        factor: float,
    ) -> list[Mover]:
        """What celebrates the event of a picture, from a time on: a wave and sparks, or nothing."""
        news = completed(shown)
        if news is not None:
            column = layout.melds[news.side].columns[news.number].bounds
            cards = cards_in(Zone.MELD, news.side * SIDE_FACTOR + news.number)
            return [*_wave(cards[::-1], begin, factor), self._burst(column, layout.unit, begin, factor)]
        event, table = shown.event, shown.view.table
        if not isinstance(event, DealEnded) or event.end != DealEnd.CLOSED:
            return []
        side = table.side_of[event.seat]
        canastas = [at for at, meld in enumerate(table.melds[side]) if meld.is_canasta]
        waves = [_wave(cards_in(Zone.MELD, side * SIDE_FACTOR + at)[::-1], begin, factor) for at in canastas]
        return [*chain(*waves), self._burst(layout.plates[event.seat], layout.unit, begin, factor)]

    @staticmethod
    def counts(
        before: Sequence[int], now: Sequence[int], show: Callable[[int, int], None], factor: float
    ) -> list[Mover]:
        """The points of the melds on the table, counted from those before to those now."""
        if len(before) != len(now):
            return []
        return [
            Count(partial(show, side), old, new, 0.0, COUNT.flight * factor)
            for side, (old, new) in enumerate(zip(before, now, strict=True))
            if old != new
        ]

    def _burst(self, place: Rect, unit: float, begin: float, factor: float) -> Mover:
        return self._sparks.burst(place, unit, begin, SPARKS.flight * factor)


def _wave(items: Sequence[CardItem], delay: float, factor: float) -> list[Hop]:
    """A wave through cards, from the first to the last."""
    return [
        Hop(item, delay + number * HOP.stagger * factor, HOP.flight * factor)
        for number, item in enumerate(items)
    ]


def _path(place: Rect, unit: float, chance: Random) -> tuple[QPointF, QPointF, float, Tone]:
    """Where a spark starts on the edge of a place, which way it flies, how large and in what tone."""
    angle = chance.uniform(0, 2 * math.pi)
    middle = qrect(place).center()
    start = QPointF(
        middle.x() + place.w / 2 * math.cos(angle) * 0.9, middle.y() + place.h / 2 * math.sin(angle) * 0.9
    )
    reach = REACH * unit * chance.uniform(0.45, 1.0)
    way = QPointF(reach * math.cos(angle), reach * math.sin(angle))
    return start, way, chance.uniform(0.55, 1.0), chance.choice(TONES)


def _diamond(middle: QPointF, size: float) -> QPolygonF:
    box = QRectF(0, 0, size, size * 1.3)
    box.moveCenter(middle)
    corners = (
        QPointF(box.center().x(), box.top()),
        QPointF(box.right(), box.center().y()),
        QPointF(box.center().x(), box.bottom()),
        QPointF(box.left(), box.center().y()),
    )
    return QPolygonF(corners)
