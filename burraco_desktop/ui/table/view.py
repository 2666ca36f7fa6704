"""The table as a widget: shows the scene, plays cues, turns input into commands. It holds no match."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QGraphicsView, QToolTip, QWidget

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller, Mode
from burraco_desktop.ui.settings import WARNS, Settings
from burraco_desktop.ui.table.access import Access
from burraco_desktop.ui.table.access_tree import Marks, Node, describe
from burraco_desktop.ui.table.action_bar import ActionBar
from burraco_desktop.ui.table.commands import Commands
from burraco_desktop.ui.table.cut_panel import CutPanel
from burraco_desktop.ui.table.gestures import Gestures
from burraco_desktop.ui.table.guide import Guide
from burraco_desktop.ui.table.hint_show import HintShow
from burraco_desktop.ui.table.inspector import Inspector
from burraco_desktop.ui.table.keys import SHIFT, Keys, command_of, key_table, with_modifiers
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.pointer import Pointer
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.targets import target_at
from burraco_desktop.ui.table.teller import Teller
from burraco_desktop.ui.table.wishes import TableWishes
from burraco_desktop.ui.texts_table import target_hint
from burraco_desktop.ui.theme import changes, paint_felt
from burraco_desktop.ui.wardrobe import art_for


class TableView(QGraphicsView):
    """The table of one window."""

    rule_wanted = Signal(object)
    """The player wants to read the rule behind a Refusal."""

    def __init__(
        self, controller: Controller, settings: Settings, cards: Path, parent: QWidget | None = None
    ) -> None:
        """Show the match of a controller; `cards` is the folder of all decks."""
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        self.table = TableScene(art_for(settings, cards), self)
        self._wishes = TableWishes(settings, self.table, self)
        self.selection = Selection(self.table)
        self.queue = CueQueue(self.table.prepare, self)
        self.overlays = Overlays(self.table, self)
        self.bar = ActionBar(self)
        self._gestures = Gestures(self.table, self.selection, self)
        self.cut_panel = CutPanel(self)
        self.access = Access(self, self._panels(), self._describe)
        self.teller = Teller(controller, self.table, self.overlays, self.access, self)
        self._commands = Commands(controller, settings, self.table, self.selection, self.queue, self.overlays)
        self._guide = Guide(
            controller, settings, self.table, self._commands, self.overlays, (self.bar, self.cut_panel)
        )
        self.inspector = Inspector(self.table, self.overlays, self)
        self.pointer = Pointer(
            self, self._gestures, self.inspector, self.table.hand_item_at, self._on_pointer
        )
        own_keys = {
            Keys.Key_Question: self._read_rule,
            Keys.Key_Escape: self._escape,
            Keys.Key_L: self.teller.tell_again,
        }
        self._keys = key_table(self._commands, self.selection, self.overlays, self.inspector) | own_keys
        self.hints: HintShow | None = None
        self._modified_keys = with_modifiers(self._commands, self.selection, self.inspector)
        self._set_up()
        self._connect()

    def _set_up(self) -> None:
        self.setScene(self.table)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def _connect(self) -> None:
        controller, gestures, commands = self._controller, self._gestures, self._commands
        controller.attach_table()
        controller.match_opened.connect(self._on_opened)
        controller.published.connect(self._on_published)
        controller.rearranged.connect(self._on_rearranged)
        controller.refused.connect(self._on_refused)
        controller.undo_changed.connect(self._on_undo_changed)
        controller.mode_changed.connect(self._on_mode)
        controller.pace.held.connect(self._refresh)
        self._wishes.cards_changing.connect(self._rest)
        self._wishes.cards_changed.connect(self.selection.refresh)
        self._wishes.size_changed.connect(self._size_anew)
        changes.look_changed.connect(self._on_look)
        changes.size_changed.connect(self._size_anew)
        self.queue.started.connect(self._on_cue)
        self.queue.idle.connect(self._on_idle)
        self.bar.chosen.connect(self._on_chosen)
        gestures.aimed.connect(self._guide.aim)
        gestures.dropped.connect(lambda aim, at, items: commands.judge(aim.intent, at, items))
        gestures.clicked.connect(commands.click)
        gestures.arranged.connect(controller.move_cards)
        gestures.let_go.connect(commands.glide_home)
        gestures.swept.connect(lambda area: self.table.furnishing.show_sweep(area, self.table.layout.unit))
        self.pointer.acted.connect(self._refresh)
        self.pointer.doubled.connect(commands.double_click)
        self.inspector.looked.connect(self.access.say)
        self.overlays.chooser.chosen.connect(commands.take_with)
        self.overlays.confirm.asking_stopped.connect(lambda: self._settings.set(WARNS, False))
        self.cut_panel.lifted.connect(commands.lift)

    def follow(self, coach: Coach) -> None:
        """Show what a coach of this match advises, from now on."""
        hints = HintShow(coach, self.table, self.selection, self.queue, self.overlays, self._commands)
        hints.said.connect(self.access.say)
        coach.changed.connect(self._refresh)
        self.hints, self._guide.coach = hints, coach
        self._keys |= {Keys.Key_H: coach.toggle_hint, Keys.Key_G: coach.grade_last}
        self._modified_keys |= {(SHIFT, Keys.Key_H): hints.play}

    # What the controller says.

    def _on_opened(self, shown: Shown) -> None:
        self.queue.finish_now()
        self._gestures.cancel()
        self.overlays.hide()
        self.table.set_names(self._controller.names)
        self.table.furnishing.levels = self._controller.levels
        self.table.settle(shown)
        self.selection.clear()
        self.teller.open()
        self._refresh()

    def _on_published(self, pictures: tuple[Shown, ...]) -> None:
        self.overlays.hide_answers()
        self.queue.play(pictures)
        self._gestures.check()
        self._refresh()

    def _on_mode(self, mode: Mode) -> None:
        """Let all come to rest at once when the match is left."""
        if mode == Mode.IDLE:
            self._rest()
        self._refresh()

    def _on_rearranged(self, shown: Shown) -> None:
        self.overlays.hide_answers()
        self._gestures.cancel()
        self.queue.finish_now()
        self.queue.play((shown,))
        self._refresh()

    def _on_refused(self, refusal: Refusal) -> None:
        x, y = self.table.layout.strip.center
        self.overlays.refuse(refusal, self._controller.rules, QPointF(x, y))

    def _on_undo_changed(self, can_undo: bool, can_redo: bool) -> None:
        self._guide.undo = (can_undo, can_redo)
        self._refresh()

    def _rest(self) -> None:
        """Let all that moves or lies over the table come to an end."""
        self._gestures.cancel()
        self.queue.finish_now()
        self.overlays.hide()

    def _size_anew(self) -> None:
        """Lay the table out for other wishes of size."""
        self._rest()
        self.table.draw_anew()
        self._refresh()

    def want_less_motion(self, wanted: bool) -> None:
        """The system asks for less motion, or does no more."""
        self._wishes.want_less_motion(wanted)

    def lift(self, cards: Sequence[Card]) -> None:
        """Select cards of the hand, to show what could be played."""
        self.selection.select(self.table.hand_items_of(cards))
        self._refresh()

    def _on_look(self) -> None:
        self.queue.finish_now()
        self.table.restyle()
        self.resetCachedContent()
        self.bar.restyle()

    # What the cues say.

    def _on_cue(self, shown: Shown) -> None:
        self.teller.tell(shown)
        if self._controller.pace.is_hurried:
            QTimer.singleShot(0, self.queue.finish_now)

    def _on_idle(self) -> None:
        self.table.check()
        self.selection.refresh()
        self._controller.table_settled()
        self._refresh()

    # What the player does.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture, or look closer."""
        if self._is_open:
            self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or hover."""
        if self._is_open:
            self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        if self._is_open:
            self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Throw a card of the hand."""
        if self._is_open:
            self.pointer.double_click(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow a finger, and say what can be done with what lies under the pointer."""
        if isinstance(event, QTouchEvent) and self._is_open:
            self.pointer.touch(event)
            event.accept()
            return True
        if isinstance(event, QHelpEvent) and self._is_open and self._show_hint(event):
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key stands for. Any key brings flying cards to rest."""
        command = command_of(event, self._keys, self._modified_keys) if self._is_open else None
        self.queue.finish_now()
        if command is None:
            super().keyPressEvent(event)
            return
        if self._gestures.is_active:
            self._gestures.cancel()
        else:
            command()
        self._refresh()

    @property
    def _is_open(self) -> bool:
        """Whether a match lies on the table."""
        return self.table.shown is not None and self._controller.version >= 0

    def _on_pointer(self, at: QPointF) -> bool:
        """The pointer goes down somewhere: an old answer leads on to its rule, or all of them go."""
        self.queue.finish_now()
        if self.overlays.leads_on(at):
            self._read_rule()
            return False
        self.overlays.hide_answers()
        self.selection.hide_cursor()
        return True

    def _show_hint(self, event: QHelpEvent) -> bool:
        """Say what the stock and the pile are for, unless the pile lies open."""
        at = self.mapToScene(event.pos())
        view, layout = self._controller.shown().view, self.table.layout
        hint = target_hint(target_at(at.x(), at.y(), view, layout), view)
        if hint and not self.overlays.cards_shown:
            QToolTip.showText(event.globalPos(), hint, self)
        return bool(hint)

    def _on_chosen(self, name: str) -> None:
        if self.hints is None or not self.hints.choose(name):
            self._commands.choose(name)
        self.setFocus()
        self._refresh()

    def _read_rule(self) -> None:
        """Ask for the rule behind the refusal shown."""
        refusal = self.overlays.refused
        if refusal is not None:
            self.rule_wanted.emit(refusal)

    def _escape(self) -> None:
        if self.hints is not None:
            self.hints.put_away()
        self.overlays.hide_answers()
        self.selection.clear()

    # The picture.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Draw the cards anew for a screen of another scale."""
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return done

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the pack while it is to be cut."""
        super().focusInEvent(event)
        if self.cut_panel.isVisible():
            self.cut_panel.pack.setFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give up a drag when the window loses the keyboard."""
        super().focusOutEvent(event)
        self._gestures.cancel()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._size_anew()

    def leaveEvent(self, event: QEvent) -> None:
        """Let go of the card under the pointer."""
        super().leaveEvent(event)
        if self.table.shown is not None and not self._gestures.is_dragging:
            self.selection.hover(None)
            self.inspector.hover(None)

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Paint the felt."""
        paint_felt(painter, self.viewport().rect())

    def _fit(self) -> None:
        self._rest()
        self.table.resize(self.viewport().size(), self.devicePixelRatioF())
        self._refresh()

    def _refresh(self) -> None:
        """Bring what can be done up to date with the match as it stands."""
        if not self._is_open:
            self._guide.hide()
            return
        if self.hints is not None:
            self.hints.refresh()
        self._guide.refresh(self.selection.cards)
        self.access.refresh()

    def _panels(self) -> tuple[QWidget, ...]:
        """What can lie over the table, in the order in which it is read."""
        return (self.overlays.confirm, self.cut_panel, self.overlays.chooser, self.bar)

    def _describe(self) -> Sequence[Node]:
        """What a screen reader finds on the table."""
        shown, hand = self.table.shown, self.table.hand_items
        if shown is None or not self._is_open:
            return ()
        selected = frozenset(hand.index(item) for item in self.selection.items)
        cursor = self.selection.cursor
        marks = Marks(selected, hand.index(cursor) if cursor in hand else None)
        names, levels = self._controller.names, self._controller.levels
        return describe(shown, self.table.layout, names, levels, marks)
