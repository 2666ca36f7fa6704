"""Where on the table a card may be brought: targets with their rectangles, and the one a drop means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.geometry import Rect, around
from burraco_desktop.ui.table.intents import (
    Intent,
    MeldTarget,
    NewMeldTarget,
    PileTarget,
    StockTarget,
    Target,
    resolve,
)
from burraco_desktop.ui.table.layout import TableLayout

ENOUGH = 0.2
"""The share of a card, or of a smaller target, that must be covered for the target to be meant."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A target with the place it has, and what bringing the cards there would do."""

    target: Target
    rect: Rect
    intent: Intent


def rect_of(target: Target, view: PlayerView, layout: TableLayout) -> Rect:
    """The rectangle of a target."""
    match target:
        case StockTarget():
            return layout.stock.bounds
        case PileTarget():
            return _pile_rect(layout)
        case NewMeldTarget():
            return layout.areas[view.side]
        case MeldTarget(index):
            return layout.melds[view.side].columns[index].bounds


def target_at(x: float, y: float, view: PlayerView, layout: TableLayout) -> Target | None:
    """The target that a click at a point aims at, or None."""
    for target in _all_targets(view, y, layout):
        if rect_of(target, view, layout).contains(x, y):
            return target
    return None


def aims(cards: Sequence[Card], y: float, view: PlayerView, layout: TableLayout) -> list[Aim]:
    """All targets for cards, the narrower ones first; `y` tells which half of a meld is meant."""
    return [
        Aim(target, rect_of(target, view, layout), resolve(view, cards, target))
        for target in _all_targets(view, y, layout)
    ]


def best_aim(found: Sequence[Aim], card: Rect, *, legal: bool) -> Aim | None:
    """The target that a dropped card covers most, melds first, among the legal ones or those that refuse."""
    chosen, most = None, 0.0
    size = card.w * card.h
    for aim in found:
        covered = aim.rect.overlap(card)
        weight = covered + size if isinstance(aim.target, MeldTarget) else covered
        is_meant = covered > ENOUGH * min(size, aim.rect.w * aim.rect.h)
        fits = aim.intent.is_legal if legal else aim.intent.is_refused
        if is_meant and fits and weight > most:
            chosen, most = aim, weight
    return chosen


def _all_targets(view: PlayerView, y: float, layout: TableLayout) -> Iterator[Target]:
    for index, column in enumerate(layout.melds[view.side].columns):
        yield MeldTarget(index, upper=y < column.bounds.center[1])
    yield StockTarget()
    yield PileTarget()
    yield NewMeldTarget()


def _pile_rect(layout: TableLayout) -> Rect:
    if not layout.pile:
        zone = layout.pile_zone
        return Rect(zone.x, zone.y, layout.stock.width * 1.4, zone.h)
    return around([pose.bounds for pose in layout.pile])
