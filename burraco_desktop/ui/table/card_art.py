"""Card pictures: our SVG decks rendered to pixmaps at device pixels, kept for a while. It knows no table."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from burraco_desktop.engine.cards import BLACK_JOKER, HIDDEN, RANK_OF, RANKS, RED_JOKER, SUIT_OF, SUITS, Card
from burraco_desktop.ui.table.decks import STRIPS, CardBack, Deck, Strips
from burraco_desktop.ui.table.sizes import SizedPixmaps
from burraco_desktop.ui.theme import FOUR_INKS, TWO_INKS

ASPECT = 336 / 240
"""Height of a card by its width, as drawn in the SVG files."""

STEP_AIR = 0.02
"""How much more than its index is seen of a covered card in a row, by its width."""
BACKS = "backs"
"""The folder of the backs, which all decks share."""


class CardArtError(OSError):
    """A picture of the deck is missing or broken; the message names the file."""


def face_name(card: Card) -> str:
    """The name of the file that shows a card."""
    if card >= RED_JOKER:
        return "jb" if card == BLACK_JOKER else "jk"
    return RANKS[RANK_OF[card]].lower() + SUITS[SUIT_OF[card]]


class CardArt:
    """Renders one deck with one kind of backs. Pixmaps are shared, so treat them as read-only."""

    def __init__(
        self,
        root: Path,
        deck: Deck = Deck.CLASSIC,
        back: CardBack = CardBack.RED,
        *,
        four_inks: bool = False,
    ) -> None:
        """Use the folder `root` of all decks; `four_inks` gives each suit a colour of its own."""
        self._root = root
        self._worn = (deck, back, four_inks)
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: SizedPixmaps[str] = SizedPixmaps()

    @property
    def deck(self) -> Deck:
        """The deck in use."""
        return self._worn[0]

    @property
    def strips(self) -> Strips:
        """How much of a covered card of this deck must be seen."""
        return STRIPS[self.deck]

    def step(self, usual: float) -> float:
        """How far apart overlapped cards lie, by their width: as usual, or as far as their indices need."""
        return max(usual, self.strips.across + STEP_AIR)

    def another(self, deck: Deck | None = None, back: CardBack | None = None) -> "CardArt":
        """Pictures from the same folder with another deck or back."""
        worn_deck, worn_back, four_inks = self._worn
        return CardArt(self._root, deck or worn_deck, back or worn_back, four_inks=four_inks)

    def wear(self, deck: Deck, back: CardBack, *, four_inks: bool) -> bool:
        """Use another deck, back or colouring from now on; tells whether anything has changed."""
        worn = (deck, back, four_inks)
        if worn == self._worn:
            return False
        self._worn = worn
        self._renderers.clear()
        self._pixmaps.clear()
        return True

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """The face of a card, or the back of a hidden one, `width` device independent pixels wide.

        Raises:
            CardArtError: the picture is missing or broken.
        """
        pixels = round(width * dpr)
        return self._pixmaps.get(self._name(card), pixels, lambda: self.fresh_pixmap(card, width, dpr))

    def back(self, width: int, dpr: float) -> QPixmap:
        """The back of a card, `width` device independent pixels wide.

        Raises:
            CardArtError: the picture is missing or broken.
        """
        return self.pixmap(HIDDEN, width, dpr)

    def fresh_pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """As `pixmap`, for who keeps what he makes of it: it is not kept here."""
        pixmap = self._render(self._name(card), round(width * dpr))
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def forget_sizes(self) -> None:
        """Drop the rendered pixmaps, as after a change of the window's size."""
        self._pixmaps.clear()

    def _name(self, card: Card) -> str:
        return f"{BACKS}/{self._worn[1]}" if card < 0 else f"{self.deck}/{face_name(card)}"

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
            renderer = self._renderers[name] = self._read(name)
        return renderer

    def _read(self, name: str) -> QSvgRenderer:
        path = self._root / f"{name}.svg"
        if not path.is_file():
            raise CardArtError(f"card picture is missing: {path}")
        renderer = QSvgRenderer(QByteArray(self._inked(name, path.read_bytes())))
        if not renderer.isValid():
            raise CardArtError(f"card picture cannot be read: {path}")
        return renderer

    def _inked(self, name: str, drawing: bytes) -> bytes:
        """A drawing in the colours wanted: a suit has one ink on its cards, and nothing else there has it."""
        suit = SUITS.find(name[-1]) if name.startswith(f"{self.deck}/") else -1
        if not self._worn[2] or suit < 0 or name.endswith(("jb", "jk")):
            return drawing
        return drawing.replace(TWO_INKS[suit].lower().encode(), FOUR_INKS[suit].lower().encode())
