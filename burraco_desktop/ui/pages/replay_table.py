"""A table to look at: moments of a replay, with cards flying from one to the next. Nothing can be played."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsView

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.session.replay import Moment
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.hand_order import SortKey, sorted_hand
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.theme import paint_felt


class ReplayTable(QGraphicsView):
    """The scene of the game, without anything to take hold of."""

    settled = Signal()
    """All cards have come to rest."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self.table = TableScene(art, self)
        self.queue = CueQueue(self.table.prepare, self)
        self.queue.idle.connect(self.settled)
        self.setScene(self.table)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(1, 1)

    def show_at_once(self, moment: Moment, names: Sequence[str]) -> None:
        """Show a moment without any flight."""
        self.queue.finish_now()
        self.table.set_names(names)
        self.table.settle(shown_of(moment, is_moving=False))

    def lead_to(self, moments: Sequence[Moment]) -> None:
        """Let the cards fly from moment to moment."""
        self.queue.finish_now()
        self.queue.play([shown_of(moment, is_moving=True) for moment in moments])

    def rest(self) -> None:
        """Bring every card to its place."""
        self.queue.finish_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self.queue.finish_now()
        self.table.resize(self.viewport().size(), self.devicePixelRatioF())

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Paint the felt."""
        paint_felt(painter, self.viewport().rect())


def shown_of(moment: Moment, *, is_moving: bool) -> Shown:
    """The picture of a moment, with the hand sorted."""
    hand = moment.view.hand
    order = (*sorted_hand(hand.cards(), SortKey.SUIT), *[HIDDEN] * hand.hidden)
    event = moment.event if is_moving else None
    return Shown(moment.view, order, (False,) * len(order), event)
