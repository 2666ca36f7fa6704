"""What the pointer does on the table: press, drag, drop, click. It asks, and the engine judges."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, Signal

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import (
    MeldTarget,
    PileTarget,
    StockTarget,
    Target,
    pile_onto,
    resolve,
)
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.slots import Zone
from burraco_desktop.ui.table.targets import Aim, aims, best_aim, rect_of, target_at

MOUSE_REACH = 7.0
"""How far the pointer must move before a press becomes a drag."""
FINGER_REACH = 16.0
GROUP_STEP = 0.42


@dataclass(slots=True)
class _Press:
    """A press that may become a drag of cards or a sweep over cards.

    Attributes:
        at: where it was.
        item, target: the card of the hand or the target there.
        reach: how far the pointer must move before it is more than a click.
        extends: whether a move sweeps over cards even from a card on.
        is_mine: whether it was the player's turn; a click that begins in another's turn plays nothing.
        items: the dragged items.
        is_drag, is_sweep: what has become of it.
        has_moved: whether it is no click any more.
    """

    at: QPointF
    item: CardItem | None
    target: Target | None
    reach: float = MOUSE_REACH
    extends: bool = False
    is_mine: bool = False
    items: tuple[CardItem, ...] = ()
    is_drag: bool = False
    is_sweep: bool = False
    has_moved: bool = False


class Gestures(QObject):
    """Follows one pointer. Dragged cards stay where they are dropped, or glide home."""

    aimed = Signal(object, object, object)
    """The cards dragged now aim at an Aim or at none: (tuple of cards, Aim or None, all legal aims)."""
    dropped = Signal(object, object, object)
    """Cards were brought to a target, which may refuse them: (the Aim, the point, the items)."""
    clicked = Signal(object, object)
    """A target was clicked: (the Target, the point)."""
    arranged = Signal(object, int)
    """Cards of the hand were dropped in the hand: (their indices, before which index)."""
    swept = Signal(object)
    """The pointer sweeps over cards: the Rect it has gone over, None at the end."""
    let_go = Signal()
    """A drag ended without an effect, so the cards must glide home."""

    def __init__(self, scene: TableScene, selection: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._selection = selection
        self._press: _Press | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether cards follow the pointer now."""
        return self._press is not None and self._press.is_drag

    @property
    def is_active(self) -> bool:
        """Whether the pointer is down."""
        return self._press is not None

    def press(self, at: QPointF, *, extends: bool = False, reach: float = MOUSE_REACH) -> None:
        """The button went down; with `extends` a move selects the cards it goes over."""
        item = self._scene.hand_item_at(at.x(), at.y())
        shown = self._scene.shown
        target = None
        if item is None and shown is not None:
            target = target_at(at.x(), at.y(), shown.view, self._scene.layout)
        is_mine = shown is not None and shown.view.is_my_turn
        self._press = _Press(at, item, target, reach, extends, is_mine)

    def move(self, at: QPointF) -> None:
        """The pointer moved, the button being down or up."""
        press = self._press
        if press is None:
            self._selection.hover(self._scene.hand_item_at(at.x(), at.y()))
            return
        if not press.has_moved and (at - press.at).manhattanLength() > press.reach:
            press.has_moved = True
            self._begin_drag(press)
        if press.is_drag:
            self._drag_to(press, at)
        elif press.is_sweep:
            self._sweep_to(press, at)

    def release(self, at: QPointF, *, extends: bool) -> None:
        """The button went up; `extends` asks for all cards between this one and the last one selected."""
        press, self._press = self._press, None
        if press is None:
            return
        if press.is_drag:
            self._scene.hold(())
            self._drop(press, at)
        elif press.is_sweep:
            self._selection.end_sweep()
            self.swept.emit(None)
        elif press.has_moved:
            return
        elif press.item is not None:
            if extends:
                self._selection.select_to(press.item)
            else:
                self._selection.toggle(press.item)
        elif press.is_mine == self._view().is_my_turn:
            self.clicked.emit(press.target, at)

    def check(self) -> None:
        """Give up a drag whose cards have left their place, as when an action was asked for by a key."""
        press = self._press
        if press is None or press.item is None or not press.is_drag:
            return
        if not set(press.items) <= set(self._scene.hand_items):
            self.cancel()

    def cancel(self) -> None:
        """Give up what the pointer is doing; dragged cards glide home."""
        press, self._press = self._press, None
        if press is not None and press.is_drag:
            self._scene.hold(())
            self.aimed.emit((), None, ())
            self.let_go.emit()
        elif press is not None and press.is_sweep:
            self._selection.give_up_sweep()
            self.swept.emit(None)

    # Dragging.

    def _view(self) -> PlayerView:
        assert self._scene.shown is not None
        return self._scene.shown.view

    def _begin_drag(self, press: _Press) -> None:
        """Take hold of the selected cards if one of them was pressed, of one card, the stock or the pile.

        Where nothing can be taken hold of, or with `extends`, the pointer sweeps over cards.
        """
        self._selection.hover(None)
        if press.extends or not (press.item or isinstance(press.target, StockTarget | PileTarget)):
            press.is_sweep = True
        elif press.item is not None:
            selected = self._selection.items
            press.items = tuple(selected) if press.item in selected else (press.item,)
        elif isinstance(press.target, StockTarget | PileTarget):
            if not resolve(self._view(), (), press.target).is_possible:
                return
            zone = Zone.STOCK if isinstance(press.target, StockTarget) else Zone.PILE
            held = self._scene.items_in(zone)
            press.items = tuple(held[-1:] if zone == Zone.STOCK else held)
        press.is_drag = bool(press.items)
        self._scene.hold(press.items)

    def _sweep_to(self, press: _Press, at: QPointF) -> None:
        """Select the cards whose visible part the pointer has gone over, besides those selected before."""
        left, right = sorted((press.at.x(), at.x()))
        top, bottom = sorted((press.at.y(), at.y()))
        area = Rect(left, top, right - left, bottom - top)
        self._selection.sweep([item for item in self._scene.hand_items if self._is_swept(item, area)])
        self.swept.emit(area)

    def _is_swept(self, item: CardItem, area: Rect) -> bool:
        """Tell whether an area meets the part of a card that its neighbours leave free."""
        hand, poses = self._scene.hand_items, self._scene.layout.hand
        at = hand.index(item)
        bounds = poses[at].bounds
        right, bottom = bounds.right, bounds.bottom
        if at + 1 < len(hand) and poses[at + 1].y == poses[at].y:
            right = min(right, poses[at + 1].bounds.x)
        below = [pose.bounds.y for pose in poses if pose.y > poses[at].y]
        bottom = min([bottom, *below])
        return area.x <= right and area.right >= bounds.x and area.y <= bottom and area.bottom >= bounds.y

    def _drag_to(self, press: _Press, at: QPointF) -> None:
        """Let the group follow the pointer as a fan, and tell what it aims at."""
        held = press.items.index(press.item) if press.item is not None else len(press.items) - 1
        width = press.items[0].pose.width
        step = min(GROUP_STEP * width, 9.0 * width / len(press.items))
        for number, item in enumerate(press.items):
            item.place(replace(item.pose, x=at.x() + (number - held) * step, y=at.y(), angle=0))
        if press.item is not None:
            cards = tuple(item.card for item in press.items)
            legal = [aim for aim in self._aims(cards, at) if aim.intent.is_legal]
            aim = None if self._is_over_hand(at) else best_aim(legal, press.item.pose.bounds, legal=True)
            self.aimed.emit(cards, aim, legal)

    def _drop(self, press: _Press, at: QPointF) -> None:
        self.aimed.emit((), None, ())
        if press.item is None:
            self._drop_draw(press, at)
            return
        if self._is_over_hand(at):
            self._arrange(press.items, at)
            return
        bounds = press.item.pose.bounds
        found = self._aims(tuple(item.card for item in press.items), at)
        aim = best_aim(found, bounds, legal=True) or best_aim(found, bounds, legal=False)
        if aim is not None:
            self.dropped.emit(aim, at, press.items)
        else:
            self.let_go.emit()

    def _drop_draw(self, press: _Press, at: QPointF) -> None:
        """The stock's card or the pile is taken once brought to the hand, the pile also onto a meld."""
        view, layout, target = self._view(), self._scene.layout, press.target
        onto = target_at(at.x(), at.y(), view, layout)
        if isinstance(target, PileTarget) and isinstance(onto, MeldTarget):
            aim = Aim(onto, rect_of(onto, view, layout), pile_onto(view, onto.meld))
            self.dropped.emit(aim, at, press.items)
        elif target is not None and self._is_over_hand(at):
            aim = Aim(target, layout.hand_zone, resolve(view, (), target))
            self.dropped.emit(aim, at, press.items)
        else:
            self.let_go.emit()

    def _is_over_hand(self, at: QPointF) -> bool:
        """Whether cards dropped here are only arranged, whatever else they touch."""
        return self._scene.layout.hand_zone.contains(at.x(), at.y())

    def _aims(self, cards: Sequence[Card], at: QPointF) -> list[Aim]:
        return aims(cards, at.y(), self._view(), self._scene.layout)

    def _arrange(self, items: tuple[CardItem, ...], at: QPointF) -> None:
        """Ask for the dropped cards to stand where the pointer is: in its row, after the cards left of it."""
        hand, poses = self._scene.hand_items, self._scene.layout.hand
        row = min((pose.y for pose in poses), key=lambda y: abs(y - at.y()))
        moved = [hand.index(item) for item in items]
        others = [index for index in range(len(hand)) if index not in moved]
        behind = [index for index in others if (poses[index].y, poses[index].x) > (row, at.x())]
        self.arranged.emit(tuple(moved), behind[0] if behind else len(hand))
