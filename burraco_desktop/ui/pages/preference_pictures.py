"""Small pictures of looks, cloths, decks and backs, as the preferences and the welcome show them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from burraco_desktop.engine.notation import parse_cards
from burraco_desktop.ui.looks import Felt, Look, Theme, Tone, look_of
from burraco_desktop.ui.pages.tiles import Paint
from burraco_desktop.ui.portraits import Portrait, portrait_pixmap
from burraco_desktop.ui.settings import FELT, FOUR_INKS, Settings
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.wardrobe import wanted_theme

SAMPLE = parse_cards("Qh 7c 10d")
STEP = 0.6


class PreferencePictures:
    """Draws what a value would look like, from the cards in a folder."""

    def __init__(self, art: CardArt, store: Settings) -> None:
        self._store = store
        self._backs = {back: art.another(back=back) for back in CardBack}
        self._decks = {deck: art.another(deck) for deck in Deck}

    def theme(self, theme: Theme) -> Paint:
        """A page with a panel and a button in the colours of a theme."""

        def paint(painter: QPainter, area: QRectF) -> None:
            look = look_of(wanted_theme(theme), self._store.get(FELT))
            _paint_window(painter, area, look)

        return paint

    def felt(self, felt: Felt) -> Paint:
        """A piece of cloth."""

        def paint(painter: QPainter, area: QRectF) -> None:
            look = look_of(Theme.DARK, felt)
            _paint_cloth(painter, area, look)

        return paint

    def deck(self, deck: Deck) -> Paint:
        """Three cards, each over the one before."""

        def paint(painter: QPainter, area: QRectF) -> None:
            art = self._decks[deck]
            art.wear(deck, CardBack.RED, four_inks=self._store.get(FOUR_INKS))
            _paint_fan(painter, area, art)

        return paint

    def portrait(self, portrait: Portrait) -> Paint:
        """One head."""
        return lambda painter, area: _paint_portrait(painter, area, portrait)

    def back(self, back: CardBack) -> Paint:
        """One back."""

        def paint(painter: QPainter, area: QRectF) -> None:
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(area.topLeft(), self._backs[back].back(round(area.width()), dpr))

        return paint


def _paint_portrait(painter: QPainter, area: QRectF, portrait: Portrait) -> None:
    outline = QPainterPath()
    outline.addRoundedRect(area, area.height() * 0.14, area.height() * 0.14)
    painter.setClipPath(outline)
    dpr = painter.device().devicePixelRatioF()
    painter.drawPixmap(area.topLeft(), portrait_pixmap(portrait, round(area.width()), dpr))


def _paint_cloth(painter: QPainter, area: QRectF, look: Look) -> None:
    light = QRadialGradient(QPointF(area.center().x(), area.top() + area.height() * 0.4), area.width() * 0.8)
    for place, tone in ((0.0, Tone.FELT_LIGHT), (0.6, Tone.FELT), (1.0, Tone.FELT_DARK)):
        light.setColorAt(place, QColor(look[tone]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(area, area.height() * 0.12, area.height() * 0.12)


def _paint_window(painter: QPainter, area: QRectF, look: Look) -> None:
    """A menu bar, a table, a panel with words, and a button."""
    outline = QPainterPath()
    outline.addRoundedRect(area, area.height() * 0.1, area.height() * 0.1)
    painter.setClipPath(outline)
    painter.fillRect(area, QColor(look[Tone.PAGE]))
    painter.fillRect(_part(area, 0, 0, 1, 0.18), QColor(look[Tone.GROUND]))
    painter.setPen(QColor(look[Tone.EDGE]))
    painter.setBrush(QColor(look[Tone.PANEL]))
    painter.drawRoundedRect(_part(area, 0.1, 0.3, 0.5, 0.55), 3, 3)
    for top, width, tone in ((0.4, 0.24, Tone.TEXT), (0.54, 0.38, Tone.SOFT), (0.68, 0.34, Tone.SOFT)):
        painter.fillRect(_part(area, 0.16, top, width, 0.06), QColor(look[tone]))
    painter.setPen(QColor(look[Tone.GOLD_DARK]))
    painter.setBrush(QColor(look[Tone.GOLD]))
    painter.drawRoundedRect(_part(area, 0.68, 0.65, 0.24, 0.2), 3, 3)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(look[Tone.EDGE]))
    painter.drawPath(outline)


def _part(area: QRectF, x: float, y: float, width: float, height: float) -> QRectF:
    """A part of an area, in shares of it."""
    return QRectF(
        area.x() + x * area.width(),
        area.y() + y * area.height(),
        width * area.width(),
        height * area.height(),
    )


def _paint_fan(painter: QPainter, area: QRectF, art: CardArt) -> None:
    width = min(area.width() / (1 + STEP * (len(SAMPLE) - 1)), area.height() / ASPECT)
    whole = width * (1 + STEP * (len(SAMPLE) - 1))
    dpr = painter.device().devicePixelRatioF()
    for index, card in enumerate(SAMPLE):
        at = QPointF(area.center().x() - whole / 2 + index * STEP * width, area.y())
        painter.drawPixmap(at, art.pixmap(card, round(width), dpr))
