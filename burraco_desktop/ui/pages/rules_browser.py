"""The text of the rules with pictures of our own cards, drawn when it asks for them. It knows no rule."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from burraco_desktop.engine.notation import parse_meld
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.card_strip import STEP
from burraco_desktop.ui.pages.rules_style import browser_style, document_style
from burraco_desktop.ui.table.card_art import ASPECT, CardArt

CARD_WIDTH: Final = 3.2
"""The width of a card in heights of plain text."""
LINE_WIDTH: Final = 58
"""The longest line in heights of plain text: longer ones are hard to follow back."""
MARGIN: Final = 0.9
INDENT: Final = 2.2
"""How far lists stand in, by the height of plain text."""


class RulesBrowser(QTextBrowser):
    """Shows one section; links are not followed but signalled."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._base = 16
        self._html = ""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.viewport().setAutoFillBackground(False)

    def show_html(self, html: str) -> None:
        """Show a section from its beginning."""
        self._html = html
        self.document().setDefaultStyleSheet(document_style(self._base))
        self.document().setDocumentMargin(self._base * MARGIN)
        self.document().setIndentWidth(self._base * INDENT)
        self.setHtml(html)
        self._limit_lines()
        self.setExtraSelections([])

    def fit(self, base: int) -> None:
        """Follow the height of plain text, pictures included."""
        self._base = base
        self.setStyleSheet(browser_style(base))
        self.ensurePolished()
        if self._html:
            self.show_html(self._html)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines readable however wide the window is."""
        super().resizeEvent(event)
        self._limit_lines()

    def _limit_lines(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        margin = max(self._base * MARGIN, self.viewport().width() - self._base * LINE_WIDTH)
        if form.rightMargin() != margin:
            form.setRightMargin(margin)
            frame.setFrameFormat(form)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ANN401 - as Qt declares it
        """Draw what an image of the text names: cards in a row, or a mark."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        address, dpr = QUrl(name), self.devicePixelRatio()
        wanted = address.path()
        match address.scheme():
            case "cards":
                return self._cards(wanted.split(","), dpr)
            case "mark":
                return _mark(wanted, round(self._base * 1.3), dpr)
        return None

    def mark_anchor(self, anchor: str) -> None:
        """Lay a soft light on the paragraph of an anchor."""
        block = self.document().begin()
        while block.isValid():
            if anchor in _anchors_of(block):
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                self.setExtraSelections([_lit(cursor, Tone.HOVER, Tone.TEXT)])
                return
            block = block.next()

    def mark_words(self, words: Sequence[str]) -> None:
        """Mark all places of some words."""
        found = []
        for word in filter(None, words):
            cursor = self.document().find(word, 0)
            while not cursor.isNull():
                found.append(_lit(cursor, Tone.GOLD, Tone.ON_GOLD))
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)

    def _cards(self, names: Sequence[str], dpr: float) -> QPixmap:
        """Cards in a row, each over the one before, as melds lie on the table."""
        cards = parse_meld(" ".join(names))
        width = round(self._base * CARD_WIDTH)
        step = width * self._art.step(STEP)
        size = QPointF(width + step * (len(cards) - 1), width * ASPECT) * dpr
        pixmap = QPixmap(round(size.x()), round(size.y()))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for index, card in enumerate(cards):
            painter.drawPixmap(QPoint(round(index * step), 0), self._art.pixmap(card, width, dpr))
        painter.end()
        return pixmap


def _anchors_of(block: QTextBlock) -> list[str]:
    found: list[str] = []
    part = block.begin()
    while not part.atEnd():
        found += part.fragment().charFormat().anchorNames()
        part += 1
    return found


def _lit(cursor: QTextCursor, ground: Tone, ink: Tone) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format.setBackground(theme.colour(ground))
    selection.format.setForeground(theme.colour(ink))
    return selection


_MARKS: Final = {
    "yes": (Tone.CLEAN, Tone.INK, ((0.27, 0.53), (0.44, 0.69), (0.74, 0.34))),
    "no": (Tone.REFUSED, Tone.IVORY, ((0.32, 0.32), (0.68, 0.68), (0.5, 0.5), (0.32, 0.68), (0.68, 0.32))),
}
_ARROW: Final = ((0.1, 0.5), (0.85, 0.5), (0.6, 0.25), (0.85, 0.5), (0.6, 0.75))


def _mark(name: str, size: int, dpr: float) -> QPixmap:
    """A tick or a cross in a round field, or an arrow: shape says as much as colour."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground, ink, points = _MARKS.get(name, (None, Tone.SOFT, _ARROW))
    if ground is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(ground))
        painter.drawEllipse(QRectF(0, 0, size, size))
    pen = QPen(
        theme.colour(ink),
        size * 0.12,
    )
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x * size, y * size) for x, y in points])
    painter.end()
    return pixmap
