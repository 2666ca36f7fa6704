"""Keeps pixmaps of the sizes seen last, so that memory stays flat however sizes change. It makes none."""

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from PySide6.QtGui import QPixmap

Key = TypeVar("Key", bound=Hashable)

MOST_SIZES: Final = 5
"""Hand, melds of either side, stock and pile: a table shows its cards in fewer sizes at a time."""


class SizedPixmaps(Generic[Key]):
    """Pixmaps by what they show and by their size, which is any number."""

    def __init__(self) -> None:
        self._kept: dict[float, dict[Key, QPixmap]] = {}

    def get(self, key: Key, size: float, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap kept, or a new one; of the sizes, those not asked for longest are dropped."""
        pixmaps = self._kept.pop(size, {})
        self._kept[size] = pixmaps
        if len(self._kept) > MOST_SIZES:
            del self._kept[next(iter(self._kept))]
        pixmap = pixmaps.get(key)
        if pixmap is None:
            pixmap = pixmaps[key] = make()
        return pixmap

    def clear(self) -> None:
        """Drop all of them."""
        self._kept.clear()
