"""What stands on the table besides cards: panels, name plates, meld labels, captions and bubbles.

These items are repainted only when what they show changes. None of them takes mouse events.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from burraco_desktop.paths import resource
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.portraits import Portrait, portrait_pixmap
from burraco_desktop.ui.table.geometry import Rect

Align = Qt.AlignmentFlag
FIXED = Align.AlignVCenter | Align.AlignAbsolute
"""Left is left in every language: the table is no page, and its places stay where they are."""
LEFT = Align.AlignLeft | FIXED
SMALLEST_PIXELS = 9
LEAST_FIT = 0.78
WIDEST_BADGE = 1.1
"""By the width of a card; the labels of neighbours do not touch."""


def table_font(pixels: float, *, bold: bool = False) -> QFont:
    """The font of the game in a pixel size."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(SMALLEST_PIXELS, round(pixels)))
    font.setBold(bold)
    return font


def fitting_font(text: str, pixels: float, width: float, *, bold: bool = False) -> QFont:
    """A font for one line, somewhat smaller where the text would not fit into a width."""
    font = table_font(pixels, bold=bold)
    while font.pixelSize() > LEAST_FIT * pixels and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def qrect(rect: Rect) -> QRectF:
    """The Qt form of a rectangle."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class Panel(QGraphicsPathItem):
    """A rounded rectangle: the ground of a zone, or the glow around a target."""

    def __init__(
        self, fill: Tone, edge: Tone, *, fill_alpha: float | None = None, dashed: bool = False
    ) -> None:
        """Without a share of the fill it is the one that zones have in the look in force."""
        super().__init__()
        self._fill, self._edge = fill, edge
        self._fill_alpha = fill_alpha
        self._dashed = dashed
        self._breadth = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.restyle()

    def restyle(self) -> None:
        """Take the colours of the look in force."""
        brush = theme.colour(self._fill)
        brush.setAlphaF(theme.look().zone_share if self._fill_alpha is None else self._fill_alpha)
        self.setBrush(brush)
        pen = QPen(theme.colour(self._edge), self._breadth)
        if self._dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        self.setPen(pen if self._breadth > 0 else QPen(Qt.PenStyle.NoPen))

    def cover(self, rect: Rect, radius: float, breadth: float) -> None:
        """Lie over a rectangle."""
        self._breadth = breadth
        self.restyle()
        path = QPainterPath()
        path.addRoundedRect(qrect(rect.inset(breadth / 2, breadth / 2)), radius, radius)
        self.setPath(path)


class Painted(QGraphicsItem):
    """Base of the items that paint a rectangle of their own."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = Rect(0, 0, 0, 0)
        self._unit = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def cover(self, rect: Rect, unit: float) -> None:
        """Lie over a rectangle, with texts scaled by the unit."""
        if (rect, unit) != (self._rect, self._unit):
            self.prepareGeometryChange()
            self._rect, self._unit = rect, unit

    @property
    def rect(self) -> Rect:
        """The rectangle covered."""
        return self._rect

    def boundingRect(self) -> QRectF:
        """The rectangle with room for its edge."""
        return qrect(self._rect).adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint with smooth edges."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        """Paint the item."""
        raise NotImplementedError


def put_text(
    painter: QPainter, area: QRectF, text: str, font: QFont, tone: Tone, align: Align = Align.AlignLeft
) -> None:
    """Write one line into an area, shortened at its end where it is too long."""
    painter.setFont(font)
    painter.setPen(theme.colour(tone))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, int(align | FIXED), shown)


class Caption(Painted):
    """One line of text."""

    def __init__(
        self, size: float, tone: Tone = Tone.FELT_TEXT, align: Align = Align.AlignLeft, *, bold: bool = False
    ) -> None:
        super().__init__()
        self._size, self._tone, self._align, self._bold = size, tone, align, bold
        self._text = ""

    def say(self, text: str, tone: Tone | None = None) -> None:
        """Show a text, perhaps in another tone from now on."""
        if text != self._text or tone not in (None, self._tone):
            self._text, self._tone = text, tone or self._tone
            self.update()

    def stand(self, align: Align) -> None:
        """Stand at this end of the line, or in its middle."""
        if align != self._align:
            self._align = align
            self.update()

    @property
    def text_width(self) -> float:
        """The room that the whole text takes."""
        return QFontMetricsF(self._font).horizontalAdvance(self._text)

    @property
    def _font(self) -> QFont:
        return table_font(self._size * self._unit, bold=self._bold)

    def _draw(self, painter: QPainter) -> None:
        font = fitting_font(self._text, self._size * self._unit, self._rect.w, bold=self._bold)
        put_text(painter, qrect(self._rect), self._text, font, self._tone, self._align)


class Inscription(Caption):
    """A few words in a narrow place, below each other where they do not stand side by side."""

    def _draw(self, painter: QPainter) -> None:
        longest = max(self._text.split(), key=QFontMetricsF(self._font).horizontalAdvance)
        painter.setFont(fitting_font(longest, self._size * self._unit, self._rect.w, bold=self._bold))
        painter.setPen(theme.colour(self._tone))
        flags = int(self._align | FIXED) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(qrect(self._rect), flags, self._text)


class Emblem(Painted):
    """The four suits woven into the cloth where no cards lie yet."""

    SHARE = 0.24
    """How strong the pattern is."""

    def _draw(self, painter: QPainter) -> None:
        if theme.look().is_flat:
            return
        height = min(self._rect.h * 0.16, self._rect.w * 0.1)
        painter.setOpacity(self.SHARE)
        icons = resource("icons")
        dpr = painter.device().devicePixelRatioF()
        x, y = self._rect.center
        for place, name in enumerate(theme.SUIT_FILES):
            sign = theme.tinted(icons / f"{name}.svg", theme.look()[Tone.ZONE_EDGE], round(height), dpr)
            painter.drawPixmap(QPointF(x + (1.5 * place - 2.75) * height, y - height / 2), sign)


class Status(Painted):
    """What is expected of the player, and below it what he should know: up to three lines, wrapped."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._is_mine = False

    def say(self, text: str, *, is_mine: bool) -> None:
        """Show a text; the player's own turn is told in the accent colour."""
        if (text, is_mine) != (self._text, self._is_mine):
            self._text, self._is_mine = text, is_mine
            self.update()

    def _draw(self, painter: QPainter) -> None:
        font = table_font(17 * self._unit, bold=self._is_mine)
        flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
        area = qrect(self._rect)
        while (
            font.pixelSize() > SMALLEST_PIXELS
            and QFontMetricsF(font).boundingRect(area, flags, self._text).height() > area.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(theme.colour(Tone.FELT_GOLD if self._is_mine else Tone.FELT_TEXT))
        painter.drawText(area, flags, self._text)


class Plate(Painted):
    """The name plate of a seat: picture, name, a line of detail; a gold edge while it is its turn."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = (Portrait.RED_JESTER, "", "", False, False)

    def show_seat(self, portrait: Portrait, name: str, detail: str, *, has_turn: bool, is_ours: bool) -> None:
        """Show what is known of a seat."""
        shown = (portrait, name, detail, has_turn, is_ours)
        if shown != self._shown:
            self._shown = shown
            self.update()

    def _draw(self, painter: QPainter) -> None:
        portrait, name, detail, has_turn, is_ours = self._shown
        area = qrect(self._rect).adjusted(1, 1, -1, -1)
        radius = 9 * self._unit
        painter.setBrush(theme.colour(Tone.RAISED if has_turn else Tone.PANEL))
        painter.setPen(
            QPen(theme.colour(Tone.GLOW if has_turn else Tone.EDGE), (3.0 if has_turn else 1) * self._unit)
        )
        painter.drawRoundedRect(area, radius, radius)
        inset = area.height() * 0.1
        face = QRectF(area.x() + inset, area.y() + inset, area.height() * 0.8, area.height() * 0.8)
        self._draw_face(painter, face, portrait, Tone.OURS if is_ours else Tone.THEIRS)
        left = face.right() + 8 * self._unit
        width = area.right() - left - 8 * self._unit
        upper = QRectF(left, area.y() + area.height() * 0.09, width, area.height() * 0.45)
        lower = QRectF(left, area.y() + area.height() * 0.51, width, area.height() * 0.4)
        put_text(painter, upper, name, table_font(15 * self._unit, bold=True), Tone.TEXT)
        put_text(painter, lower, detail, fitting_font(detail, 13.5 * self._unit, width), Tone.SOFT)

    def _draw_face(self, painter: QPainter, face: QRectF, portrait: Portrait, side: Tone) -> None:
        """The picture of a player in a frame that has the colour of the side."""
        corner = face.height() * 0.2
        outline = QPainterPath()
        outline.addRoundedRect(face, corner, corner)
        dpr = painter.device().devicePixelRatioF()
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(face.topLeft(), portrait_pixmap(portrait, round(face.height()), dpr))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(side), 2.4 * self._unit))
        painter.drawPath(outline)


class Badge(Painted):
    """The label at the head of a meld: its count, and for a canasta its grade by word, shape and colour."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._brief = ""
        self._tone = Tone.FELT_DARK
        self._is_canasta = False
        self._is_clean = False

    def show_meld(self, text: str, brief: str, *, is_canasta: bool, is_clean: bool) -> None:
        """Show the label of a meld, in brief where there is no room for more."""
        shown = (text, is_canasta, is_clean)
        self._brief = brief
        if shown != (self._text, self._is_canasta, self._is_clean):
            self._text, self._is_canasta, self._is_clean = shown
            self._tone = (Tone.CLEAN if is_clean else Tone.DIRTY) if is_canasta else Tone.FELT_DARK
            self.update()

    def _draw(self, painter: QPainter) -> None:
        sign = self._rect.h * 0.5 if self._is_canasta else 0.0
        spare = self._rect.h * 0.5
        text, font = self._fitting()
        wanted = QFontMetricsF(font).horizontalAdvance(text) + sign * 1.4 + spare
        width = min(max(wanted, self._rect.h * 1.6), self._rect.w * WIDEST_BADGE)
        middle = self._rect.x + self._rect.w / 2
        pill = QRectF(middle - width / 2, self._rect.y + 1, width, self._rect.h - 4 * self._unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(self._tone))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        tone = Tone.INK if self._is_canasta else Tone.FELT_TEXT
        if self._is_canasta:
            self._draw_sign(painter, QPointF(pill.x() + spare * 0.5 + sign * 0.5, pill.center().y()), sign)
        text_area = pill.adjusted(sign * 1.4 + spare * 0.4 if sign else 0, 0, -spare * 0.3 if sign else 0, 0)
        put_text(painter, text_area, text, font, tone, Align.AlignHCenter)

    @property
    def shown_text(self) -> str:
        """What can be read: the label, or in brief where there is no room for it."""
        return self._fitting()[0]

    def _fitting(self) -> tuple[str, QFont]:
        """The label whole, if need be a little smaller, else in brief; never cut off."""
        width = self._rect.w * WIDEST_BADGE - self._rect.h * (1.2 if self._is_canasta else 0.5)
        pixels = min(13.5 * self._unit, self._rect.h * 0.74)
        font = fitting_font(self._text, pixels, width, bold=self._is_canasta)
        fits = QFontMetricsF(font).horizontalAdvance(self._text) <= width
        if fits and font.pixelSize() >= SMALLEST_PIXELS:
            return self._text, font
        return self._brief, table_font(pixels, bold=self._is_canasta)

    def boundingRect(self) -> QRectF:
        """The rectangle and what the label may stand out of it."""
        spare = self._rect.w * 0.2
        return qrect(self._rect).adjusted(-spare, -2, spare, 2)

    def _draw_sign(self, painter: QPainter, middle: QPointF, size: float) -> None:
        """A full diamond for a clean canasta, a half-empty one for a dirty one."""
        half = size / 2
        corners = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
        outline = QPolygonF([middle + corner for corner in corners])
        painter.setPen(QPen(theme.colour(Tone.INK), 1.3 * self._unit))
        painter.setBrush(theme.colour(Tone.INK) if self._is_clean else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(outline)
