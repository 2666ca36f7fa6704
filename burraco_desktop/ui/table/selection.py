"""Which cards of the hand are selected, and where the keyboard's cursor stands. It plays nothing."""

from collections.abc import Sequence

from burraco_desktop.engine.cards import Card
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.scene import TableScene


class Selection:
    """The selected cards in the order of choosing, as items, so that twins are never mixed up."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._chosen: list[CardItem] = []
        self._hovered: CardItem | None = None
        self._cursor: CardItem | None = None
        self._cursor_at = 0
        self._anchor: CardItem | None = None
        self._before_sweep: list[CardItem] | None = None

    @property
    def items(self) -> list[CardItem]:
        """The selected items, in the order of the hand."""
        return [item for item in self._scene.hand_items if item in self._chosen]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The selected cards, in the order of the hand."""
        return tuple(item.card for item in self.items)

    @property
    def cursor(self) -> CardItem | None:
        """The card that the keyboard is on."""
        return self._cursor

    def refresh(self) -> None:
        """Forget what has left the hand, and show what is left."""
        hand = self._scene.hand_items
        self._chosen = [item for item in self._chosen if item in hand]
        self._hovered = self._hovered if self._hovered in hand else None
        self._anchor = self._anchor if self._anchor in hand else None
        if self._cursor is not None and self._cursor not in hand:
            self._cursor = hand[min(self._cursor_at, len(hand) - 1)] if hand else None
        self._show()

    def toggle(self, item: CardItem) -> None:
        """Select a card, or let it go."""
        if item in self._chosen:
            self._chosen.remove(item)
        else:
            self._chosen.append(item)
        self._anchor = item
        self._show()

    def select(self, items: Sequence[CardItem]) -> None:
        """Select just these cards."""
        self._chosen = list(items)
        self._show()

    def select_to(self, item: CardItem) -> None:
        """Select all cards from the one toggled last up to this one."""
        hand = self._scene.hand_items
        if self._anchor not in hand:
            self.toggle(item)
            return
        first, last = sorted((hand.index(self._anchor), hand.index(item)))
        self._chosen += [other for other in hand[first : last + 1] if other not in self._chosen]
        self._show()

    def sweep(self, items: Sequence[CardItem]) -> None:
        """Select these cards besides those selected before the sweep began; it may grow and shrink."""
        if self._before_sweep is None:
            self._before_sweep = list(self._chosen)
        before = self._before_sweep
        self._chosen = [*before, *(item for item in items if item not in before)]
        self._show()

    def end_sweep(self) -> None:
        """Keep what was swept over."""
        self._before_sweep = None

    def give_up_sweep(self) -> None:
        """Select again what was selected before."""
        if self._before_sweep is not None:
            self._chosen, self._before_sweep = self._before_sweep, None
            self.refresh()

    def extend_cursor(self, step: int) -> None:
        """Move the cursor and select all cards on the way, from where it stood."""
        passed = self._cursor
        self.move_cursor(step)
        for item in (passed, self._cursor):
            if item is not None and item not in self._chosen:
                self._chosen.append(item)
        self._show()

    def clear(self) -> None:
        """Select nothing."""
        self._chosen.clear()
        self.refresh()

    def hover(self, item: CardItem | None) -> None:
        """The pointer is over a card of the hand, or over none."""
        if item is not self._hovered:
            self._hovered = item
            self._show()

    def move_cursor(self, step: int) -> None:
        """Move the keyboard's cursor along the hand; it enters at the end it comes from."""
        hand = self._scene.hand_items
        if self._cursor in hand:
            self._put_cursor(hand.index(self._cursor) + step)
        else:
            self._put_cursor(0 if step > 0 else len(hand) - 1)

    def cursor_to_start(self) -> None:
        """Put the cursor on the first card."""
        self._put_cursor(0)

    def cursor_to_end(self) -> None:
        """Put the cursor on the last card."""
        self._put_cursor(len(self._scene.hand_items) - 1)

    def hide_cursor(self) -> None:
        """Take the cursor away, as when the mouse is used."""
        if self._cursor is not None:
            self._cursor = None
            self._show()

    def _put_cursor(self, at: int) -> None:
        hand = self._scene.hand_items
        self._cursor_at = min(len(hand) - 1, max(0, at))
        self._cursor = hand[self._cursor_at] if hand else None
        self._show()

    def _show(self) -> None:
        self._scene.highlight(self._chosen, self._hovered, self._cursor)
