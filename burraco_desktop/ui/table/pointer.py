"""Mouse and fingers over one table, as gestures, looks and double clicks. It does not know what they mean."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QGraphicsView

from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.gestures import FINGER_REACH, MOUSE_REACH, Gestures
from burraco_desktop.ui.table.inspector import Inspector

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pointer(QObject):
    """One pointer at a time: the mouse, or the finger that came first."""

    acted = Signal()
    """The player has done something."""
    doubled = Signal(object)
    """A card of the hand was clicked twice: its CardItem."""

    def __init__(
        self,
        table: QGraphicsView,
        gestures: Gestures,
        inspector: Inspector,
        item_at: Callable[[float, float], CardItem | None],
        begin: Callable[[QPointF], bool],
    ) -> None:
        """`begin` is told of every press and tells whether it may become a gesture."""
        super().__init__(table)
        self._table = table
        self._gestures = gestures
        self._inspector = inspector
        self._item_at = item_at
        self._may_begin = begin
        self._finger = -1
        self._since_tap = QElapsedTimer()
        self._last_tap = QPointF()
        self._last_item: CardItem | None = None
        self._touch_at = QPointF()
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._hold.timeout.connect(self._on_hold)

    # The mouse.

    def press(self, event: QMouseEvent) -> None:
        """Begin with the left button; another one gives up what the left one does, or the right one looks."""
        at = self._at(event.position())
        if event.button() == LEFT:
            self._begin(at, extends=_has_shift(event), reach=MOUSE_REACH)
        elif self._gestures.is_active:
            self._gestures.cancel()
        elif self._may_begin(at) and event.button() == RIGHT:
            self._inspector.look_at(at)

    def move(self, event: QMouseEvent) -> None:
        """Go on, or hover."""
        at = self._at(event.position())
        self._gestures.move(at)
        self._inspector.hover(None if event.buttons() else at)

    def release(self, event: QMouseEvent) -> None:
        """End what the left button began."""
        if event.button() == LEFT:
            self._end(self._at(event.position()), extends=_has_shift(event))

    def double_click(self, event: QMouseEvent) -> None:
        """A second click throws a card of the hand; elsewhere it is ignored, so nothing is done twice."""
        if event.button() == LEFT:
            self._double(self._at(event.position()))

    # Fingers.

    def touch(self, event: QTouchEvent) -> None:
        """Follow the first finger; others are not looked at, and a touch that is broken off plays nothing."""
        if event.type() == QEvent.Type.TouchCancel:
            self._finger = -1
            self._hold.stop()
            self._gestures.cancel()
            self.acted.emit()
            return
        for point in event.points():
            self._touch_point(point)

    def _touch_point(self, point: QEventPoint) -> None:
        at, state = self._at(point.position()), point.state()
        if state == QEventPoint.State.Pressed and self._finger < 0:
            self._finger, self._touch_at = point.id(), at
            self._hold.start()
            if not self._is_second_tap(at):
                self._begin(at, extends=False, reach=FINGER_REACH)
        elif point.id() != self._finger:
            return
        elif state == QEventPoint.State.Updated:
            if (at - self._touch_at).manhattanLength() > FINGER_REACH:
                self._hold.stop()
            self._gestures.move(at)
        elif state == QEventPoint.State.Released:
            self._finger = -1
            self._hold.stop()
            self._tap_ends(at)

    def _tap_ends(self, at: QPointF) -> None:
        if self._is_second_tap(at):
            self._since_tap.invalidate()
            self._double(at)
            return
        if (at - self._touch_at).manhattanLength() <= FINGER_REACH:
            self._since_tap.start()
            self._last_tap, self._last_item = at, self._item_at(at.x(), at.y())
        self._end(at, extends=False)

    def _is_second_tap(self, at: QPointF) -> bool:
        """Tell whether a tap belongs to the one before: soon, near, and on the same card or on none again."""
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        is_soon = self._since_tap.isValid() and self._since_tap.elapsed() < interval
        is_near = (at - self._last_tap).manhattanLength() < 2 * FINGER_REACH
        return is_soon and is_near and self._item_at(at.x(), at.y()) is self._last_item

    def _on_hold(self) -> None:
        """A finger that rests looks closer, and does nothing when it is lifted."""
        if self._gestures.is_dragging:
            return
        if self._inspector.look_at(self._touch_at):
            self._gestures.cancel()

    # Both.

    def _begin(self, at: QPointF, *, extends: bool, reach: float) -> None:
        self._inspector.rest()
        if self._may_begin(at):
            self._gestures.press(at, extends=extends, reach=reach)

    def _end(self, at: QPointF, *, extends: bool) -> None:
        self._gestures.release(at, extends=extends)
        self.acted.emit()

    def _double(self, at: QPointF) -> None:
        item = self._item_at(at.x(), at.y())
        if self._may_begin(at) and item is not None:
            self.doubled.emit(item)
            self.acted.emit()

    def _at(self, position: QPointF) -> QPointF:
        return self._table.mapToScene(position.toPoint())


def _has_shift(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
