"""The table as a scene: card items on the slots of a view, and the furniture around them. It decides nothing.

`settle` builds a picture of the table; cues lead from one settled picture to the next. All that is drawn
comes from the player's view, so nothing hidden can be shown.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.scoring import melded_points
from burraco_desktop.ui.fonts import wanted_magnification
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.assign import assign
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.celebration import Festivities
from burraco_desktop.ui.table.cues import Flight, Mover, plan
from burraco_desktop.ui.table.decks import CardBack, Deck, Measures
from burraco_desktop.ui.table.furnishing import Furnishing
from burraco_desktop.ui.table.geometry import ASPECT
from burraco_desktop.ui.table.layout import LIFT, TableLayout, lay_out
from burraco_desktop.ui.table.lifts import Lifts
from burraco_desktop.ui.table.pictures import CardPictures
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.slots import Slot, Zone, shape_of, slots_of

_log = logging.getLogger(__name__)

FLYING = 1000.0
"""Flying cards lie above resting ones."""
DRAGGED = 2000.0
HOVER_LIFT = 0.045


class TableScene(QGraphicsScene):
    """Shows one picture at a time.

    Attributes:
        shown: the picture on the table, None before the first.
        layout: its places in the window's size.
        factor: how long cues last, relative to normal speed; 0 for no motion.
        hand_size: how much larger than usual the cards of the hand are.
        dpr: device pixels to a device independent one.
    """

    def __init__(self, art: CardArt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pictures = CardPictures(art)
        self.furnishing = Furnishing(self)
        self._festivities = Festivities(self)
        self._lifts = Lifts(self)
        self.shown: Shown | None = None
        self.layout: TableLayout
        self.factor = 1.0
        self.hand_size = 1.0
        self._slots: list[Slot] = []
        self._items: list[CardItem] = []
        self._names: tuple[str, ...] = ()
        self._selected: set[CardItem] = set()
        self._hovered: CardItem | None = None
        self._cursor: CardItem | None = None
        self._held: tuple[CardItem, ...] = ()
        self._meant: set[CardItem] = set()
        self._points: list[int] = []
        self._size = QSize()
        self.dpr = 1.0

    # What is shown.

    def set_names(self, names: Sequence[str]) -> None:
        """Name the seats."""
        self._names = tuple(names)

    def resize(self, size: QSize, dpr: float) -> None:
        """Lay the table out for another window."""
        if (size, dpr) == (self._size, self.dpr):
            return
        self._size, self.dpr = size, dpr
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.draw_anew()

    def set_cards(self, deck: Deck, back: CardBack, *, four_inks: bool) -> None:
        """Play with other cards."""
        if self.pictures.art.wear(deck, back, four_inks=four_inks):
            self.draw_anew()

    def restyle(self) -> None:
        """Take the colours of the look in force; cards keep theirs, but not their marks."""
        self.furnishing.restyle()
        for item in self.hand_items:
            self._show_marks(item)
        self.update()

    def draw_anew(self) -> None:
        """Draw all cards in the sizes and from the deck in force."""
        self.pictures.forget()
        for item in self._items:
            item.forget_picture()
        if self.shown is not None:
            self.settle(self.shown)

    def settle(self, shown: Shown) -> None:
        """Show a picture at once."""
        for flight in self._move_to(shown)[0]:
            flight.finish()

    def prepare(self, shown: Shown) -> tuple[list[Mover], float]:
        """Settle on a picture, but leave its cards where they are: what moves, and how long it takes."""
        before = self._points
        flights, length = self._move_to(shown)
        if not self.factor:
            return [*flights], length
        counts = self._festivities.counts(before, self._points, self.furnishing.show_points, self.factor)
        landed = max((flight.delay + flight.duration for flight in flights), default=0.0)
        joys = self._festivities.of(shown, self.layout, self.items_in, landed, self.factor)
        movers = [*flights, *counts, *joys]
        return movers, max([length, *(mover.delay + mover.duration for mover in movers)])

    def check(self) -> bool:
        """Tell whether the cards lie as the picture says; a difference is repaired and logged as an error."""
        if self.shown is None:
            return True
        self._lifts.finish()
        wanted = slots_of(self.shown.view, self.shown.order, self.layout)
        faces = all(
            not slot.visible or (item.card == slot.card and item.pose == self._raised(item, slot).pose)
            for slot, item in zip(wanted, self._items, strict=True)
            if item not in self._held
        )
        if wanted == self._slots and faces:
            return True
        _log.error("the table showed something else than the view, so it was drawn anew")
        self.settle(self.shown)
        return False

    # The hand.

    @property
    def hand_items(self) -> list[CardItem]:
        """The items of the viewer's hand in the order shown."""
        return [item for slot, item in zip(self._slots, self._items, strict=True) if slot.zone == Zone.HAND]

    def hand_items_of(self, cards: Sequence[Card]) -> tuple[CardItem, ...]:
        """An item of the viewer's hand for each of these cards that it has, of twins those that lie first."""
        free = self.hand_items
        found = []
        for card in cards:
            item = next((item for item in free if item.card == card), None)
            if item is not None:
                free.remove(item)
                found.append(item)
        return tuple(found)

    def items_in(self, zone: Zone, group: int | None = None) -> list[CardItem]:
        """The items of a zone, or of one group of it, from the bottom up."""
        return [
            item
            for slot, item in zip(self._slots, self._items, strict=True)
            if slot.zone == zone and group in (None, slot.group)
        ]

    def hand_item_at(self, x: float, y: float) -> CardItem | None:
        """The topmost card of the hand at a point, or None."""
        return next((item for item in reversed(self.hand_items) if item.covers(x, y)), None)

    def hold(self, items: Sequence[CardItem]) -> None:
        """Leave these items to the pointer that holds them: no cue moves them until it lets go."""
        self._lifts.finish()
        self._held = tuple(items)
        for depth, item in enumerate(items):
            item.setZValue(DRAGGED + depth)

    def mean(self, items: Collection[CardItem]) -> list[int]:
        """Let just these cards of the hand leave with the next picture; returns their places."""
        self._meant = set(items)
        return [at for at, item in enumerate(self.hand_items) if item in self._meant]

    def highlight(
        self, selected: Collection[CardItem], hovered: CardItem | None, cursor: CardItem | None
    ) -> None:
        """Raise and mark the selected cards, the one under the pointer and the keyboard's cursor."""
        old = {*self._selected, self._hovered, self._cursor}
        self._selected, self._hovered, self._cursor = set(selected), hovered, cursor
        for item in {*old, *self._selected, hovered, cursor} - {None}:
            assert item is not None
            self._show_marks(item)

    # How it is done.

    def _measures(self) -> Measures:
        return Measures(self.pictures.art.strips, self.hand_size, wanted_magnification())

    def _move_to(self, shown: Shown) -> tuple[list[Flight], float]:
        self._lifts.finish()
        view = shown.view
        self.shown = shown
        self.layout = lay_out(shape_of(view, self._measures()), self._size.width(), self._size.height())
        slots = slots_of(view, shown.order, self.layout)
        if len(slots) != len(self._items):
            self._make_items(slots)
        meant = [index for index, item in enumerate(self._items) if item in self._meant]
        lying = [replace(slot, pose=item.pose) for slot, item in zip(self._slots, self._items, strict=True)]
        items = [self._items[index] for index in assign(lying, slots, meant)]
        self._slots, self._items = slots, items
        self._meant.clear()
        hand = set(self.hand_items)
        self._selected &= hand
        self._cursor = self._cursor if self._cursor in hand else None
        self._hovered = self._hovered if self._hovered in hand else None
        pairs = [(item, self._raised(item, slot)) for item, slot in zip(items, slots, strict=True)]
        movers = [pair for pair in pairs if _must_move(*pair) and pair[0] not in self._held]
        flights, length = plan(movers, shown.event, self.factor)
        flying = {id(flight.item): flight for flight in flights}
        for depth, (item, slot) in enumerate(pairs):
            self._dress(item, slot, depth, flying.get(id(item)))
        for item, fresh in zip(self.hand_items, shown.fresh, strict=True):
            item.mark_fresh(fresh=fresh)
        self._points = [melded_points(view.table, side) for side in range(len(view.table.melds))]
        self.furnishing.show(view, self.layout, self._names, self._points)
        return flights, length

    def _make_items(self, slots: Sequence[Slot]) -> None:
        """The pool of a match: one item a card, kept for as long as the number of cards stays."""
        for item in self._items:
            self.removeItem(item)
        self._selected, self._hovered, self._cursor = set(), None, None
        self._items = [CardItem(self.pictures) for _ in slots]
        self._slots = list(slots)
        for item, slot in zip(self._items, slots, strict=True):
            self.addItem(item)
            item.slot = slot
            item.show_face(slot.card, slot.pose.width, self.dpr)
            item.place(slot.pose)

    def _dress(self, item: CardItem, slot: Slot, depth: int, flight: Flight | None) -> None:
        """Give an item the face, height and visibility for its slot, or for the way there."""
        item.rest_depth = float(depth)
        if flight is not None and flight.turns_over and item.card == HIDDEN:
            item.turn_later(slot.card, slot.pose.width, self.dpr)
        else:
            item.show_face(slot.card, slot.pose.width, self.dpr)
        item.slot = slot
        if item not in self._held:
            item.place(slot.pose if flight is None else item.pose)
            item.setZValue(depth if flight is None else depth + FLYING)
        item.setVisible(slot.visible or flight is not None)
        item.mark_fresh(fresh=False)
        self._outline(item)

    def _raised(self, item: CardItem, slot: Slot) -> Slot:
        """The slot of a card in the hand, raised while selected, a little under pointer and cursor."""
        if slot.zone != Zone.HAND:
            return slot
        is_near = item is self._hovered or item is self._cursor
        lift = LIFT if item in self._selected else HOVER_LIFT if is_near else 0.0
        height = slot.pose.width * ASPECT
        return replace(slot, pose=replace(slot.pose, y=slot.pose.y - lift * height)) if lift else slot

    def _show_marks(self, item: CardItem) -> None:
        at = self._items.index(item)
        item.slot = self._raised(item, self._slots[at])
        if item.zValue() < FLYING:
            self._lifts.add(item, self.factor)
        self._outline(item)

    def _outline(self, item: CardItem) -> None:
        if item is self._cursor:
            item.mark(Tone.CURSOR)
        else:
            item.mark(Tone.GLOW if item in self._selected else None)


def _must_move(item: CardItem, slot: Slot) -> bool:
    return item.pose != slot.pose or (item.card != slot.card and slot.visible)
