"""One meld as it lies on the table, with what its wild stands for. It judges nothing and takes no clicks."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy, QWidget

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import RANK_OF, SUIT_OF, Card
from burraco_desktop.engine.melds import NO_CARD, Meld, MeldKind
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.furniture import Badge, Painted, Panel, qrect, table_font
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect
from burraco_desktop.ui.table.meld_layout import MeldColumn, MeldShape, lay_out_melds
from burraco_desktop.ui.table.pictures import CardPictures
from burraco_desktop.ui.table.slots import crossed_cards, shown_cards
from burraco_desktop.ui.text import meld_label, rank_sign

LARGEST: Final = 0.46
"""The width of a card by that of the picture, at most: beside it there is room for the tag."""

MIDDLE: Final = 0.38
"""Where the middle of the cards is across the picture."""


class MeldPicture(QGraphicsView):
    """A meld, or the place for one."""

    def __init__(self, art: CardArt, icons: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(art)
        self._items: list[CardItem] = []
        self._meld: Meld | None = None
        self._wild_end = WildEnd.LOW
        self._badge = Badge()
        self._tag = WildTag(icons)
        self._place = Panel(Tone.FIELD, Tone.EDGE, fill_alpha=0.35, dashed=True)
        scene = QGraphicsScene(self)
        for item in (self._place, self._badge, self._tag):
            scene.addItem(item)
        self._tag.setZValue(100)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setStyleSheet("background: transparent")
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cards(self) -> list[Card]:
        """The cards shown, from the head down."""
        return [] if self._meld is None else shown_cards(self._meld, self._wild_end)

    @property
    def stands_for(self) -> Card | None:
        """The card that the wild is shown to stand for, if any."""
        return self._tag.face if self._tag.isVisible() else None

    def show_meld(self, meld: Meld, wild_end: WildEnd, rules: RuleSet) -> None:
        """Show a meld."""
        self._meld, self._wild_end = meld, wild_end
        label, brief = meld_label(meld, rules), str(meld.size)
        self._badge.show_meld(label, brief, is_canasta=meld.is_canasta, is_clean=meld.is_clean)
        self._lay_out()

    def show_nothing(self) -> None:
        """Show the place where a meld would lie."""
        self._meld = None
        self._lay_out()

    def sizeHint(self) -> QSize:
        """It takes what room there is."""
        return QSize(160, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new size."""
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._pictures.forget()
        self._lay_out()

    def _lay_out(self) -> None:
        size = self.viewport().size()
        area = Rect(0, 0, size.width(), size.height())
        is_shown = self._meld is not None
        self._place.setVisible(not is_shown)
        self._badge.setVisible(is_shown)
        self._tag.setVisible(False)
        for item in self._items:
            item.setVisible(False)
        if self._meld is None:
            self._show_place(area)
        else:
            self._show_cards(self._meld, area)

    def _show_place(self, area: Rect) -> None:
        width = min(area.w * LARGEST, area.h / ASPECT * 0.6)
        place = Rect((area.w - width) / 2, (area.h - width * ASPECT) / 2, width, width * ASPECT)
        self._place.cover(place, width * 0.06, max(1.5, width * 0.02))

    def _show_cards(self, meld: Meld, area: Rect) -> None:
        shape = MeldShape(meld.size, crossed_cards(meld))
        label = max(16.0, area.w * 0.1)
        column = self._column(shape, area, label)
        bounds = column.bounds
        # A little left of the middle, unless the cards fill it: the tag has its place at the right.
        wanted = min(area.w * MIDDLE - bounds.center[0], area.w - bounds.right)
        shift = round(max(-bounds.x, wanted))
        fall = round(max(0.0, (area.h - bounds.h) * 0.35))
        poses = [_moved(pose, shift, fall) for pose in column.cards]
        self._badge.cover(
            Rect(column.label.x + shift, column.label.y + fall, column.label.w, column.label.h), label / 16
        )
        for index, (card, pose) in enumerate(zip(self.cards, poses, strict=True)):
            self._show_card(index, card, pose)
        self._show_tag(meld, poses)

    def _column(self, shape: MeldShape, area: Rect, label: float) -> MeldColumn:
        """The place of a meld; a long one may stand in two columns, whose cards must be smaller."""
        columns = (
            lay_out_melds([shape], area, label, int(area.w * share), self._pictures.art.strips).columns[0]
            for share in (LARGEST, LARGEST * 0.85, LARGEST * 0.7)
        )
        smallest = int(area.w * LARGEST * 0.55)
        fallback = lay_out_melds([shape], area, label, smallest, self._pictures.art.strips).columns[0]
        return next((column for column in columns if column.bounds.w <= area.w), fallback)

    def _show_card(self, index: int, card: Card, pose: Pose) -> None:
        if index == len(self._items):
            self._items.append(CardItem(self._pictures))
            self.scene().addItem(self._items[index])
        item = self._items[index]
        item.show_face(card, pose.width, self.devicePixelRatio())
        item.place(pose)
        item.setZValue(index)
        item.setVisible(True)

    def _show_tag(self, meld: Meld, poses: list[Pose]) -> None:
        """Put the tag beside the wild of a run."""
        if meld.layout.kind != MeldKind.RUN or meld.layout.wild == NO_CARD:
            return
        placed = meld.placed(self._wild_end)[::-1]
        at = next((i for i, (card, face) in enumerate(placed) if card == meld.layout.wild != face), None)
        if at is None:
            return
        self._tag.show_face(placed[at][1])
        self._tag.cover(self._tag_area(poses, at), poses[at].width / 50)
        self._tag.setVisible(True)

    def _tag_area(self, poses: list[Pose], at: int) -> Rect:
        """Beside the visible part of the wild, over its edge; at the foot of a card that lies crosswise."""
        bounds, height = poses[at].bounds, poses[at].width * 0.34
        is_last = at + 1 == len(poses)
        foot = bounds.bottom if is_last else max(poses[at + 1].bounds.y, bounds.y + height)
        middle = (
            foot - height * 0.8 if poses[at].angle else (bounds.y + min(foot, bounds.y + height * 1.3)) / 2
        )
        width = height * 2.5
        x = min(bounds.right - height * 0.3, self.viewport().width() - width - 1)
        return Rect(x, middle - height / 2, width, height)


def _moved(pose: Pose, shift: int, fall: int) -> Pose:
    """A pose moved so that its upper edge falls on a whole pixel, for a sharp picture."""
    height = pose.bounds.h
    top = round(pose.y + fall - height / 2)
    return Pose(pose.x + shift, top + height / 2, pose.width, pose.angle)


class WildTag(Painted):
    """A small tag that tells what a wild stands for: = 9 of hearts."""

    def __init__(self, icons: Path) -> None:
        super().__init__()
        self._icons = icons
        self.face = NO_CARD

    def show_face(self, card: Card) -> None:
        """Name a card."""
        self.face = card
        self.update()

    def _draw(self, painter: QPainter) -> None:
        area = qrect(self.rect)
        painter.setPen(QPen(theme.colour(Tone.GOLD_DARK), max(1.0, area.height() / 16)))
        painter.setBrush(theme.colour(Tone.IVORY))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        font = table_font(area.height() * 0.62, bold=True)
        text = f"= {rank_sign(RANK_OF[self.face])}"
        width = QFontMetricsF(font).horizontalAdvance(text)
        sign = area.height() * 0.62
        left = area.center().x() - (width + sign * 1.1) / 2
        painter.setFont(font)
        suit = SUIT_OF[self.face]
        painter.setPen(QColor(theme.suit_colour(suit, on_paper=True)))
        painter.drawText(
            QRectF(left, area.y(), width + 2, area.height()), int(Qt.AlignmentFlag.AlignVCenter), text
        )
        dpr = painter.device().devicePixelRatio()
        pixmap = theme.suit_pixmap(self._icons, suit, round(sign), dpr, on_paper=True)
        painter.drawPixmap(QPointF(left + width + sign * 0.1, area.center().y() - sign / 2), pixmap)
