"""A closer look at the pile or at any meld: by the second button, a long touch, a resting pointer, a key."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import PileTarget
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.slots import pile_is_open
from burraco_desktop.ui.table.targets import rect_of
from burraco_desktop.ui.texts_access import inspected_text
from burraco_desktop.ui.texts_table import meld_caption, pile_caption

DWELL = 350
"""Milliseconds for which the pointer rests on the pile before it opens."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Something to be looked at: a meld by its side and number, or the pile."""

    side: int = -1
    number: int = -1


PILE = Sight()


class Inspector(QObject):
    """Opens one sight at a time. It plays nothing."""

    looked = Signal(str)
    """Something was opened: what it is, in words."""

    def __init__(self, scene: TableScene, overlays: Overlays, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._overlays = overlays
        self._seen: Sight | None = None
        self._is_by_hover = False
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self._on_dwell)

    def look_at(self, at: QPointF) -> bool:
        """Open what lies at a point; tell whether there is anything to see."""
        sight = self._sight_at(at)
        if sight is not None:
            self._open(sight)
        return sight is not None

    def step(self, step: int) -> None:
        """Open the next sight, or the one before: the pile, our melds, the melds of the others."""
        sights = self._sights()
        if not sights:
            return
        now = self._seen if self._overlays.cards_shown else None
        at = sights.index(now) + step if now in sights else (0 if step > 0 else -1)
        self._open(sights[at % len(sights)])

    def hover(self, at: QPointF | None) -> None:
        """Open the pile once the pointer has rested on it, and close it when the pointer leaves."""
        if at is not None and self._sight_at(at) == PILE:
            if not self._dwell.isActive() and not self._overlays.cards_shown:
                self._dwell.start()
            return
        self._dwell.stop()
        if self._is_by_hover:
            self._is_by_hover = False
            self._overlays.hide_cards()

    def rest(self) -> None:
        """The pointer does something else than rest."""
        self._dwell.stop()

    def _on_dwell(self) -> None:
        if not self._overlays.cards_shown and PILE in self._sights():
            self._open(PILE)
            self._is_by_hover = True

    def _open(self, sight: Sight) -> None:
        view, layout = self._view, self._scene.layout
        self._seen, self._is_by_hover = sight, False
        if sight == PILE:
            pile = view.table.pile
            cards = pile if pile_is_open(view) else pile[-1:]
            place = rect_of(PileTarget(), view, layout)
            self._show(pile_caption(len(pile)), cards, Rect(place.x, layout.strip.y, place.w, 0))
            return
        meld = view.table.melds[sight.side][sight.number]
        cards = [card for card, _ in meld.placed(view.table.wild_ends[sight.side][sight.number])]
        bounds = layout.melds[sight.side].columns[sight.number].bounds
        self._show(meld_caption(meld, view.table.rules), cards, bounds)

    def _show(self, heading: str, cards: Sequence[Card], over: Rect) -> None:
        self._overlays.show_cards(heading, cards, over)
        self.looked.emit(inspected_text(heading, cards))

    @property
    def _view(self) -> PlayerView:
        assert self._scene.shown is not None
        return self._scene.shown.view

    def _sights(self) -> list[Sight]:
        if self._scene.shown is None:
            return []
        table = self._view.table
        sides = list(dict.fromkeys([self._view.side, *table.side_of]))
        melds = [Sight(side, number) for side in sides for number in range(len(table.melds[side]))]
        return [*([PILE] if table.pile else []), *melds]

    def _sight_at(self, at: QPointF) -> Sight | None:
        return next((sight for sight in self._sights() if self._rect(sight).contains(at.x(), at.y())), None)

    def _rect(self, sight: Sight) -> Rect:
        layout = self._scene.layout
        if sight == PILE:
            return rect_of(PileTarget(), self._view, layout)
        return layout.melds[sight.side].columns[sight.number].bounds
