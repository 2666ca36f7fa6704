"""Leads the keyboard through the places that take the selected cards, also both ends of a free wild.

The number keys reach ten melds and put a free wild at the low end; this way leads to all melds and both ends.
"""

from collections.abc import Iterator, Sequence

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.intents import Intent, MeldTarget, NewMeldTarget, Target, resolve
from burraco_desktop.ui.table.layout import TableLayout
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.targets import Aim, rect_of


class Fitting:
    """The place that the keyboard is at, as long as cards and table stay the same."""

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        self._scene = scene
        self._selection = selection
        self._at = 0
        self._view: PlayerView | None = None
        self._cards: tuple[Card, ...] = ()

    def move(self, step: int) -> Aim | None:
        """Go so many places on, round and round; return the place, or None where the cards fit nowhere."""
        shown, cards = self._scene.shown, self._selection.cards
        assert shown is not None
        found = places(shown.view, cards, self._scene.layout)
        if self.aim is None:
            self._at = 0 if step > 0 else -1
        else:
            self._at += step
        self._view, self._cards = (shown.view, cards) if found else (None, ())
        return self.aim

    @property
    def aim(self) -> Aim | None:
        """The place, or None where none is chosen, or cards or table have changed since."""
        shown = self._scene.shown
        if self._view is None or shown is None or shown.view is not self._view:
            return None
        if self._selection.cards != self._cards:
            return None
        found = places(self._view, self._cards, self._scene.layout)
        return found[self._at % len(found)]


def places(view: PlayerView, cards: Sequence[Card], layout: TableLayout) -> list[Aim]:
    """All places of our side that take the cards, melds first, and each twice where a wild has two ends."""
    melds = [MeldTarget(index) for index in range(len(view.table.melds[view.side]))]
    targets: list[Target] = [*melds, NewMeldTarget()]
    return [
        Aim(target, rect_of(target, view, layout), intent)
        for target in targets
        for intent in _intents(view, cards, target)
    ]


def _intents(view: PlayerView, cards: Sequence[Card], target: Target) -> Iterator[Intent]:
    intent = resolve(view, cards, target, WildEnd.LOW)
    if intent.is_legal:
        yield intent
        if intent.result is not None and intent.result.has_choice_of_end():
            yield resolve(view, cards, target, WildEnd.HIGH)
