"""Follows the player's wishes for cards, sizes and speed at a table. It knows no match and no input."""

from PySide6.QtCore import QObject, Signal

from burraco_desktop.ui.settings import (
    ANIMATION_SPEED,
    FOLLOWS_MOTION,
    FOUR_INKS,
    HAND_SIZE,
    PORTRAIT,
    Settings,
)
from burraco_desktop.ui.table.cues import SPEED_FACTORS
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.wardrobe import CARDS, HAND_FACTORS, cards_worn


class TableWishes(QObject):
    """The settings that a table wears, applied at once."""

    cards_changing = Signal()
    """Other cards will be shown now, so everything should rest."""
    cards_changed = Signal()
    size_changed = Signal()
    """The table is to be laid out anew."""

    def __init__(self, settings: Settings, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._scene = scene
        self._less_motion = False
        self._set_speed()
        self._set_sizes()
        settings.changed.connect(self._on_setting)

    def want_less_motion(self, wanted: bool) -> None:
        """The system asks for less motion, or does no more; followed unless the player does not want it."""
        self._less_motion = wanted
        self._set_speed()

    def _on_setting(self, key: str) -> None:
        if key in (ANIMATION_SPEED.key, FOLLOWS_MOTION.key):
            self._set_speed()
        elif key in CARDS:
            self.cards_changing.emit()
            self._scene.set_cards(*cards_worn(self._settings), four_inks=self._settings.get(FOUR_INKS))
            self.cards_changed.emit()
        elif key in (PORTRAIT.key, HAND_SIZE.key):
            self._set_sizes()
            self.size_changed.emit()

    def _set_speed(self) -> None:
        is_still = self._less_motion and self._settings.get(FOLLOWS_MOTION)
        self._scene.factor = 0.0 if is_still else SPEED_FACTORS[self._settings.get(ANIMATION_SPEED)]

    def _set_sizes(self) -> None:
        self._scene.hand_size = HAND_FACTORS[self._settings.get(HAND_SIZE)]
        self._scene.furnishing.portrait = self._settings.get(PORTRAIT)
