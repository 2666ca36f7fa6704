"""The table as a widget: shows the scene, plays cues, and turns mouse and keys into requests to the controller."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.state import Phase
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.settings import ANIMATION_SPEED, CARD_BACK, SORT_KEY, Settings
from burraco_desktop.ui.table import offers
from burraco_desktop.ui.table.action_bar import ActionBar
from burraco_desktop.ui.table.bubbles import CardsBubble, TextBubble, strip_of
from burraco_desktop.ui.table.cues import SPEED_FACTORS
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.gestures import Gestures
from burraco_desktop.ui.table.hand_order import SortKey
from burraco_desktop.ui.table.intents import (
    Intent,
    MeldTarget,
    NewMeldTarget,
    PileTarget,
    StockTarget,
    Target,
    best_meld_target,
    resolve,
)
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.slots import shown_cards
from burraco_desktop.ui.table.targets import Aim, rect_of
from burraco_desktop.ui.text import meld_label, refusal_text
from burraco_desktop.ui.texts_table import pile_caption
from burraco_desktop.ui.theme import paint_felt

Keys = Qt.Key
BUBBLE_TIME = 7000


class TableView(QGraphicsView):
    """The table of one window. It holds no state of the match but the picture it shows."""

    def __init__(
        self, controller: Controller, settings: Settings, deck: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        self._table = TableScene(deck, settings.get(CARD_BACK), self)
        self._selection = Selection(self._table)
        self._queue = CueQueue(self._table.prepare, self)
        self._gestures = Gestures(self._table, self._selection, self)
        self._bar = ActionBar(self)
        self._refusal = TextBubble()
        self._preview = CardsBubble(self._table.pictures)
        self._bubble_timer = QTimer(self)
        self._undo = (False, False)
        self._set_up()
        self._connect()

    @property
    def table(self) -> TableScene:
        """The scene shown."""
        return self._table

    @property
    def is_moving(self) -> bool:
        """Whether cards are flying."""
        return self._queue.is_busy

    def finish_now(self) -> None:
        """Bring all flying cards to their places."""
        self._queue.finish_now()

    # Setting up.

    def _set_up(self) -> None:
        self.setScene(self._table)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        for bubble in (self._refusal, self._preview):
            self._table.addItem(bubble)
        self._bubble_timer.setSingleShot(True)
        self._bubble_timer.setInterval(BUBBLE_TIME)
        self._bubble_timer.timeout.connect(self._refusal.hide)
        self._table.factor = SPEED_FACTORS[self._settings.get(ANIMATION_SPEED)]

    def _connect(self) -> None:
        controller, gestures = self._controller, self._gestures
        controller.attach_table()
        controller.match_opened.connect(self._on_opened)
        controller.published.connect(self._on_published)
        controller.rearranged.connect(self._on_rearranged)
        controller.refused.connect(self._on_refused)
        controller.undo_changed.connect(self._on_undo_changed)
        controller.mode_changed.connect(self._refresh)
        self._settings.changed.connect(self._on_setting)
        self._queue.started.connect(self._on_cue)
        self._queue.idle.connect(self._on_idle)
        self._bar.chosen.connect(self._on_chosen)
        gestures.aimed.connect(self._on_aimed)
        gestures.dropped.connect(lambda aim: self._submit(aim.intent))
        gestures.refused.connect(self._on_drop_refused)
        gestures.clicked.connect(self._on_clicked)
        gestures.arranged.connect(controller.move_cards)
        gestures.let_go.connect(self._glide_home)

    # What the controller says.

    def _on_opened(self, shown: Shown) -> None:
        self._queue.finish_now()
        self._gestures.cancel()
        self._hide_bubbles()
        self._table.set_names(self._controller.names)
        self._table.settle(shown)
        self._refresh()

    def _on_published(self, pictures: tuple[Shown, ...]) -> None:
        self._hide_bubbles()
        self._queue.play(pictures)
        self._refresh()

    def _on_rearranged(self, shown: Shown) -> None:
        self._queue.finish_now()
        self._queue.play((shown,))
        self._refresh()

    def _on_refused(self, refusal: Refusal) -> None:
        x, y = self._layout_center()
        self._say(refusal_text(refusal, self._controller.rules), QPointF(x, y))
        self._glide_home()

    def _on_undo_changed(self, can_undo: bool, can_redo: bool) -> None:
        self._undo = (can_undo, can_redo)
        self._refresh()

    def _on_setting(self, key: str) -> None:
        if key == ANIMATION_SPEED.key:
            self._table.factor = SPEED_FACTORS[self._settings.get(ANIMATION_SPEED)]
        elif key == CARD_BACK.key:
            self._table.set_back(self._settings.get(CARD_BACK))

    def _on_cue(self, _shown: Shown) -> None:
        self._selection.refresh()
        if self._controller.is_hurried:
            QTimer.singleShot(0, self._queue.finish_now)

    def _on_idle(self) -> None:
        self._table.check()
        self._selection.refresh()
        self._controller.table_settled()
        self._refresh()

    # What the player does.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._table.shown is None:
            return
        self._queue.finish_now()
        self._hide_bubbles()
        self._selection.hide_cursor()
        self._gestures.press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._table.shown is not None:
            self._gestures.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._table.shown is not None:
            extends = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._gestures.release(self.mapToScene(event.position().toPoint()), extends=extends)
            self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Throw a card of the hand by a double click on it."""
        at = self.mapToScene(event.position().toPoint())
        item = self._table.hand_item_at(at.x(), at.y()) if self._table.shown is not None else None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if item is None or self._phase() != Phase.PLAY:
            self.mousePressEvent(event)
        else:
            self._discard(item.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Keys(event.key())
        command = self._commands().get(key)
        if self._table.shown is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif command is not None:
            self._queue.finish_now()
            self._refusal.hide()
            command()
            self._refresh()
        elif Keys.Key_1 <= key <= Keys.Key_9 or key == Keys.Key_0:
            self._queue.finish_now()
            number = 10 if key == Keys.Key_0 else key - Keys.Key_0
            self._bring(MeldTarget(int(number) - 1))
        else:
            super().keyPressEvent(event)

    def _commands(self) -> Mapping[Keys, Callable[[], None]]:
        return {
            Keys.Key_Left: lambda: self._selection.move_cursor(-1),
            Keys.Key_Right: lambda: self._selection.move_cursor(1),
            Keys.Key_Home: lambda: self._selection.move_cursor(-1000),
            Keys.Key_End: lambda: self._selection.move_cursor(1000),
            Keys.Key_Up: self._toggle_cursor,
            Keys.Key_Down: self._toggle_cursor,
            Keys.Key_Space: self._space,
            Keys.Key_Return: self._play_selection,
            Keys.Key_Enter: self._play_selection,
            Keys.Key_Escape: self._escape,
            Keys.Key_D: lambda: self._on_chosen(offers.DRAW),
            Keys.Key_P: lambda: self._on_chosen(offers.TAKE),
            Keys.Key_M: lambda: self._on_chosen(offers.LAY),
            Keys.Key_N: lambda: self._on_chosen(offers.LAY_HIGH),
            Keys.Key_X: lambda: self._on_chosen(offers.DISCARD),
            Keys.Key_Delete: lambda: self._on_chosen(offers.DISCARD),
            Keys.Key_S: lambda: self._on_chosen(offers.SORT),
            Keys.Key_U: lambda: self._on_chosen(offers.UNDO),
            Keys.Key_Y: lambda: self._on_chosen(offers.REDO),
            Keys.Key_V: self._toggle_pile,
        }

    def _on_chosen(self, name: str) -> None:
        """Do what a button of the action bar, or its key, stands for."""
        self._queue.finish_now()
        cards = self._selection.cards
        cursor = self._selection.cursor
        match name:
            case offers.DRAW:
                self._bring_none(StockTarget())
            case offers.TAKE:
                self._bring_none(PileTarget())
            case offers.LAY:
                self._bring(NewMeldTarget())
            case offers.LAY_HIGH:
                self._bring(NewMeldTarget(), WildEnd.HIGH)
            case offers.DISCARD:
                if cards or cursor is not None:
                    self._discard(cards[0] if len(cards) == 1 or cursor is None else cursor.card)
            case offers.UNDO:
                self._controller.undo()
            case offers.REDO:
                self._controller.redo()
            case offers.SORT:
                is_by_suit = self._settings.get(SORT_KEY) == SortKey.SUIT
                self._controller.sort_hand(SortKey.RANK if is_by_suit else SortKey.SUIT)
            case offers.SKIP:
                self._hurry()
        self.setFocus()
        self._refresh()

    def _on_clicked(self, target: Target | None, at: QPointF) -> None:
        """A click aims at a target with the selected cards, or draws, or shows the pile, or clears the selection."""
        view = self._shown().view
        if not view.is_my_turn:
            self._hurry() if target is None else self._selection.clear()
            return
        cards = () if view.table.phase == Phase.DRAW else self._selection.cards
        if isinstance(target, PileTarget) and view.table.phase == Phase.PLAY and len(cards) != 1:
            self._toggle_pile()
        elif target is None or (isinstance(target, NewMeldTarget) and not cards):
            self._selection.clear()
        else:
            self._judge(resolve(view, cards, target), at)

    def _on_drop_refused(self, aim: Aim, at: QPointF) -> None:
        self._judge(aim.intent, at)

    def _on_aimed(self, cards: tuple[Card, ...], aim: Aim | None) -> None:
        """Let the target under the dragged cards glow, and show what would lie there."""
        furnishing, layout = self._table.furnishing, self._table.layout
        furnishing.show_place(on=bool(cards) and len(cards) > 1)
        furnishing.glow_over(aim.rect if aim is not None else None, layout.unit)
        result = aim.intent.result if aim is not None else None
        if aim is None or result is None:
            self._preview.hide()
            return
        action = aim.intent.action
        end = getattr(action, "wild_end", None) or WildEnd.LOW
        shown = shown_cards(result, end)
        x, _ = aim.rect.center
        top = max(aim.rect.y, self._room().y)
        self._preview.open_at(
            strip_of(meld_label(result), shown), x, top, self._room(), layout.unit, self.devicePixelRatioF()
        )

    # Requests.

    def _submit(self, intent: Intent) -> None:
        if intent.action is not None and self._controller.submit(intent.action, self._controller.version):
            self._selection.clear()
        else:
            self._glide_home()

    def _judge(self, intent: Intent, at: QPointF) -> None:
        """Do what is legal; say why where it is not."""
        if intent.is_legal:
            self._submit(intent)
        elif intent.refusal is not None:
            self._say(refusal_text(intent.refusal, self._controller.rules), at)

    def _bring(self, target: Target, wild_end: WildEnd | None = None) -> None:
        """Bring the selected cards to a target."""
        view = self._shown().view
        intent = resolve(view, self._selection.cards, target, wild_end)
        if isinstance(target, MeldTarget) and target.meld >= len(view.table.melds[view.side]):
            return
        x, y = rect_of(target, view, self._table.layout).center
        self._judge(intent, QPointF(x, y))

    def _bring_none(self, target: Target) -> None:
        view = self._shown().view
        x, y = rect_of(target, view, self._table.layout).center
        self._judge(resolve(view, (), target), QPointF(x, y))

    def _discard(self, card: Card) -> None:
        view = self._shown().view
        intent = resolve(view, (card,), PileTarget())
        x, y = rect_of(PileTarget(), view, self._table.layout).center
        self._judge(intent, QPointF(x, y))

    def _play_selection(self) -> None:
        """Bring the selected cards to the one place that takes them."""
        target = (
            best_meld_target(self._shown().view, self._selection.cards) if self._selection.cards else None
        )
        self._bring(target if target is not None else NewMeldTarget())

    def _toggle_cursor(self) -> None:
        if self._selection.cursor is not None:
            self._selection.toggle(self._selection.cursor)
        else:
            self._selection.move_cursor(1)

    def _space(self) -> None:
        if self._shown().view.is_my_turn:
            self._toggle_cursor()
        else:
            self._hurry()

    def _escape(self) -> None:
        if self._gestures.is_dragging:
            self._gestures.cancel()
        else:
            self._hide_bubbles()
            self._selection.clear()

    def _hurry(self) -> None:
        self._controller.hurry()
        self._queue.finish_now()

    def _glide_home(self) -> None:
        shown = self._table.shown
        if shown is not None and not self._queue.is_busy:
            self._queue.play((Shown(shown.view, shown.order, shown.fresh),))

    # The picture.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._gestures.cancel()
        self._queue.finish_now()
        self._hide_bubbles()
        self._table.resize(self.viewport().size(), self.devicePixelRatioF())
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._table.resize(self.viewport().size(), self.devicePixelRatioF())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._gestures.cancel()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._table.shown is not None and not self._gestures.is_dragging:
            self._selection.hover(None)

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        paint_felt(painter, self.viewport().rect())

    def _refresh(self) -> None:
        """Bring the action bar up to date."""
        shown = self._table.shown
        if shown is None:
            self._bar.hide()
            return
        view = self._controller.shown().view if self._controller.version >= 0 else shown.view
        layout = self._table.layout
        place = layout.actions
        self._bar.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))
        self._bar.set_unit(layout.unit)
        can_undo, can_redo = self._undo
        self._bar.offer(
            offers.offers(
                view,
                self._selection.cards if view.is_my_turn else (),
                self._settings.get(SORT_KEY),
                can_undo=can_undo,
                can_redo=can_redo,
            )
        )
        self._bar.show()
        self._table.furnishing.show_place(
            on=resolve(view, self._selection.cards, NewMeldTarget()).is_legal and bool(self._selection.cards)
        )

    def _toggle_pile(self) -> None:
        """Open the pile to be read, or put it away."""
        if self._preview.isVisible():
            self._preview.hide()
            return
        pile = self._shown().view.table.pile
        if pile:
            layout = self._table.layout
            x, _ = rect_of(PileTarget(), self._shown().view, layout).center
            strip = strip_of(pile_caption(len(pile)), pile)
            self._preview.open_at(
                strip, x, layout.strip.y - 4, self._room(), layout.unit, self.devicePixelRatioF()
            )

    def _say(self, text: str, at: QPointF) -> None:
        self._refusal.say(text, at.x(), at.y(), self._room(), self._table.layout.unit)
        self._bubble_timer.start()

    def _hide_bubbles(self) -> None:
        self._refusal.hide()
        self._preview.hide()
        self._bubble_timer.stop()

    def _room(self) -> Rect:
        size = self.viewport().size()
        return Rect(0, 0, size.width(), size.height())

    def _layout_center(self) -> tuple[float, float]:
        return self._table.layout.strip.center

    def _phase(self) -> Phase:
        return self._shown().view.table.phase

    def _shown(self) -> Shown:
        """The picture that stands once all cues are done; inputs refer to it."""
        assert self._table.shown is not None
        return self._table.shown
