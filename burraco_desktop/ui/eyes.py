"""What the human's seat sees of the running match, and the order of its hand. It moves nothing."""

from collections.abc import Sequence

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.events import Event, TurnStarted
from burraco_desktop.engine.view import PlayerView, absorb
from burraco_desktop.ui.table.hand_order import HandOrder, SortKey
from burraco_desktop.ui.table.shown import Shown


class Eyes:
    """The human's view, which follows what his seat is told, and the order of his hand.

    Attributes:
        view: the view as it stands.
        order: the order of the hand.
    """

    view: PlayerView

    def __init__(self, key: SortKey) -> None:
        """See nothing yet; `key` is what new cards are sorted by."""
        self.order = HandOrder(key)

    def begin(self, view: PlayerView) -> None:
        """Look at the first view of a deal."""
        self.order.restore(())
        self.view = view

    def resume(self, view: PlayerView, hand: Sequence[Card]) -> None:
        """Look at a kept match, whose hand was held in this order."""
        self.order.restore(hand)
        self.view = view
        self.order.follow(view.hand)
        self.order.settle()

    def see(self, event: Event) -> Shown:
        """The picture after an event that this seat was told."""
        self.view = absorb(self.view, event)
        if isinstance(event, TurnStarted) and event.seat != self.view.viewer:
            self.order.settle()
        self.order.follow(self.view.hand)
        return self.shown(event)

    def take_back(self, view: PlayerView) -> None:
        """Look at the view before an action that was undone."""
        self.view = view
        self.order.take_back(view.hand)

    def shown(self, event: Event | None = None) -> Shown:
        """The picture as it stands, after an event or for itself."""
        return Shown(self.view, tuple(self.order.cards), tuple(self.order.fresh), event)
