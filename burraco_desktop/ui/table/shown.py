"""What the table shows at one moment: a view, the order of the hand, and the event that led there. No Qt."""

from dataclasses import dataclass

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Shown:
    """One picture of the table.

    Attributes:
        view: what the viewer may see.
        order: his hand in the order shown.
        fresh: for each card of the order whether it came in this turn.
        event: what happened just before, redacted; None for a mere rearrangement.
    """

    view: PlayerView
    order: tuple[Card, ...]
    fresh: tuple[bool, ...]
    event: Event | None = None
