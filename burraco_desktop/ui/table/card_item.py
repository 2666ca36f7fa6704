"""The item of one card: a pixmap in device pixels for its size at rest, with the marks a player needs."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.geometry import ASPECT, Pose
from burraco_desktop.ui.table.pictures import RADIUS, CardPictures
from burraco_desktop.ui.table.slots import Slot

OUTLINE = 0.045
FRESH_DOT = 0.075
INDEX_MIDDLE = 0.2
"""The middle of the corner index by the card's width, where a mark is seen in the tightest hand too."""


class CardItem(QGraphicsPixmapItem):
    """One card of the table. Painting is left to C++: the item has no paint method of its own.

    Attributes:
        card: the face it shows, HIDDEN for its back.
        slot: the place it has, or flies to.
        pose: where it is drawn now.
        rest_depth: its height above the table while it rests.
    """

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.card = HIDDEN
        self.slot: Slot | None = None
        self.pose = Pose(0, 0, 1)
        self.rest_depth = 0.0
        self._face_after_turn = HIDDEN
        self._rest_width = 0
        self._dpr = 1.0
        self._outline: QGraphicsPathItem | None = None
        self._dot: QGraphicsEllipseItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_face(self, card: Card, width: float, dpr: float) -> None:
        """Show a face (or a back) rendered for a rest width."""
        wanted = max(4, round(width))
        if (card, wanted, dpr) == (self.card, self._rest_width, self._dpr) and not self.pixmap().isNull():
            return
        self.card, self._rest_width, self._dpr = card, wanted, dpr
        margin = self._pictures.margin(wanted)
        self.setPixmap(self._pictures.pixmap(card, wanted, dpr))
        self.setOffset(QPointF(-wanted / 2 - margin, -wanted * ASPECT / 2 - margin))
        self._resize_marks()

    def turn_later(self, card: Card, width: float, dpr: float) -> None:
        """Rest at a new width with the old face up, and have another face ready for `turn_up`."""
        self.show_face(self.card, width, dpr)
        self._face_after_turn = card

    def turn_up(self) -> None:
        """Show the face that `turn_later` made ready."""
        self.show_face(self._face_after_turn, self._rest_width, self._dpr)

    def squeeze(self, share: float) -> None:
        """Show the card at a share of its breadth, as while it turns over."""
        self.setTransform(QTransform.fromScale(share, 1.0) if share < 1.0 else QTransform())

    def place(self, pose: Pose) -> None:
        """Put the card at a pose; a width other than the rest width scales the pixmap."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.width / self._rest_width if self._rest_width else 1.0)

    def rest(self) -> None:
        """Lie still on the slot."""
        if self.slot is not None:
            self.place(self.slot.pose)
            self.setZValue(self.rest_depth)
            self.setVisible(self.slot.visible)

    def forget_picture(self) -> None:
        """Draw the card anew the next time it is shown."""
        self._rest_width = 0

    def mark(self, tone: Tone | None) -> None:
        """Draw an outline of a tone around the card, or none."""
        if tone is None:
            if self._outline is not None:
                self._outline.setVisible(False)
            return
        if self._outline is None:
            self._outline = QGraphicsPathItem(self)
            self._outline.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, enabled=False)
            self._resize_marks()
        pen = QPen(theme.colour(tone), max(2.0, self._rest_width * OUTLINE))
        self._outline.setPen(pen)
        self._outline.setVisible(True)

    def mark_fresh(self, *, fresh: bool) -> None:
        """Mark the card as new in the hand by a small dot above its index, or not."""
        if self._dot is None and fresh:
            self._dot = QGraphicsEllipseItem(self)
            self._dot.setBrush(theme.colour(Tone.GLOW))
            self._dot.setPen(QPen(theme.colour(Tone.INK), 1))
            self._resize_marks()
        if self._dot is not None:
            self._dot.setVisible(fresh)

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a point of the scene lies on the card, its shadow not counted."""
        return self.pose.bounds.contains(x, y)

    def _resize_marks(self) -> None:
        width, height = self._rest_width, self._rest_width * ASPECT
        if self._outline is not None:
            inset = max(2.0, width * OUTLINE) / 2 - 1
            path = QPainterPath()
            area = QRectF(-width / 2, -height / 2, width, height).adjusted(inset, inset, -inset, -inset)
            path.addRoundedRect(area, width * RADIUS, width * RADIUS)
            self._outline.setPath(path)
        if self._dot is not None:
            size = max(8.0, width * FRESH_DOT * 2)
            left = (INDEX_MIDDLE - 0.5) * width - size / 2
            self._dot.setRect(QRectF(left, -height / 2 - size / 2, size, size))
