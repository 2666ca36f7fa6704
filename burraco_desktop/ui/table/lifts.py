"""Lets cards of the hand rise and sink under pointer, cursor and choice. It chooses none of them."""

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.cues import LIFTING
from burraco_desktop.ui.table.geometry import Pose


class Lifts(QObject):
    """Moves cards from where they are drawn to their slots; at rest nothing runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._starts: dict[CardItem, Pose] = {}
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve(LIFTING.curve))
        self._animation.valueChanged.connect(self._show)
        self._animation.finished.connect(self.finish)

    def add(self, item: CardItem, factor: float) -> None:
        """Let a card go to its slot from where it is, without motion if the factor is 0."""
        if factor <= 0:
            item.rest()
            return
        self._starts = {moving: moving.pose for moving in self._starts} | {item: item.pose}
        self._animation.setDuration(round(LIFTING.flight * factor))
        self._animation.setCurrentTime(0)
        if self._animation.state() != QVariantAnimation.State.Running:
            self._animation.start()

    def finish(self) -> None:
        """Bring all to their slots at once."""
        rising, self._starts = self._starts, {}
        for item in rising:
            item.rest()

    def _show(self, share: float) -> None:
        for item, start in self._starts.items():
            if item.slot is not None:
                end = item.slot.pose
                y = start.y + (end.y - start.y) * share
                item.place(replace(end, y=y))
