"""Card pictures: our SVG deck rendered to pixmaps at device pixels, each size once. It knows no table."""

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from burraco_desktop.engine.cards import BLACK_JOKER, RANK_OF, RANKS, RED_JOKER, SUIT_OF, SUITS, Card

ASPECT = 336 / 240
"""Height of a card by its width, as drawn in the SVG files."""


class CardArtError(OSError):
    """A picture of the deck is missing or broken; the message names the file."""


def face_name(card: Card) -> str:
    """The name of the file that shows a card."""
    if card >= RED_JOKER:
        return "jb" if card == BLACK_JOKER else "jk"
    return RANKS[RANK_OF[card]].lower() + SUITS[SUIT_OF[card]]


class CardArt:
    """Renders one deck. Pixmaps are shared, so treat them as read-only."""

    def __init__(self, root: Path, back: str = "red") -> None:
        """Use the deck in the folder `root`; `back` is the colour of its backs."""
        self._root = root
        self._back = back
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, int], QPixmap] = {}

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """The face of a card, or the back of a hidden one, `width` device independent pixels wide.

        Raises:
            CardArtError: the picture is missing or broken.
        """
        return self.back(width, dpr) if card < 0 else self._rendered(face_name(card), width, dpr)

    def back(self, width: int, dpr: float) -> QPixmap:
        """The back of a card, `width` device independent pixels wide.

        Raises:
            CardArtError: the picture is missing or broken.
        """
        return self._rendered(f"back_{self._back}", width, dpr)

    def set_back(self, back: str) -> None:
        """Use the backs of another colour from now on."""
        self._back = back

    def forget_sizes(self) -> None:
        """Drop the rendered pixmaps, as after a change of the window's size."""
        self._pixmaps.clear()

    def _rendered(self, name: str, width: int, dpr: float) -> QPixmap:
        key = (name, round(width * dpr))
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._render(name, key[1])
            pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _render(self, name: str, pixels: int) -> QPixmap:
        renderer = self._renderer(name)
        pixmap = QPixmap(pixels, round(pixels * ASPECT))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(pixmap.rect()))
        painter.end()
        return pixmap

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            path = self._root / f"{name}.svg"
            if not path.is_file():
                raise CardArtError(f"card picture is missing: {path}")
            renderer = QSvgRenderer(str(path))
            if not renderer.isValid():
                raise CardArtError(f"card picture cannot be read: {path}")
            self._renderers[name] = renderer
        return renderer
