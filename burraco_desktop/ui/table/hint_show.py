"""Shows on the table what the coach advises: cards lifted, an arrow, a note; and does it on request."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from burraco_desktop.engine.actions import (
    Action,
    Discard,
    DrawStock,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
    cards_played,
)
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.hint import Hint, Objection
from burraco_desktop.ui.objector import Do
from burraco_desktop.ui.table import offers
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.commands import Commands
from burraco_desktop.ui.table.geometry import Rect, around
from burraco_desktop.ui.table.hint_items import HintArrow, HintNote, Note
from burraco_desktop.ui.table.intents import MeldTarget, PileTarget, StockTarget
from burraco_desktop.ui.table.layout import TableLayout
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.targets import rect_of
from burraco_desktop.ui.texts_coach import (
    consent_question,
    hint_foot,
    hint_lines,
    judged_texts,
    no_hint_text,
    objection_question,
    step_text,
    thinking_text,
)

Place = tuple[float, float]


class HintShow(QObject):
    """Shows the hints of one coach on one table."""

    said = Signal(str)
    """What is to be spoken."""

    def __init__(
        self,
        coach: Coach,
        scene: TableScene,
        selection: Selection,
        queue: CueQueue,
        overlays: Overlays,
        commands: Commands,
    ) -> None:
        super().__init__(coach)
        self._coach = coach
        self._scene, self._selection, self._queue = scene, selection, queue
        self._overlays, self._commands = overlays, commands
        self.arrow, self.note = HintArrow(), HintNote()
        scene.addItem(self.arrow)
        scene.addItem(self.note)
        self._lifted: tuple[Action, tuple[CardItem, ...]] | None = None
        self._spoken = ""
        coach.changed.connect(self.refresh)
        coach.graded.connect(self._speak_grade)
        coach.consent_wanted.connect(self._ask_consent)
        coach.objector.objected.connect(self._object)
        coach.nothing_to_say.connect(self._say_nothing)
        overlays.forbidden.connect(coach.note_refusal)
        commands.weigh = coach.objector.weigh

    def play(self) -> None:
        """Do what is shown, or show what to do."""
        hint = self._coach.hint
        if hint is None:
            self._coach.toggle_hint()
        elif not self._queue.is_busy:
            self._commands.carry_out(hint.action, self._items(hint.action))

    def choose(self, name: str) -> bool:
        """Do what a button of the action bar stands for, if it is about hints; tell whether it is."""
        command = {offers.HINT: self._coach.toggle_hint, offers.PLAY_HINT: self.play}.get(name)
        if command is not None:
            command()
        return command is not None

    def put_away(self) -> None:
        """Show no hint."""
        if self._coach.wants_hint:
            self._coach.hide_hint()

    def refresh(self) -> None:
        """Show the hint as it stands, once the cards lie still."""
        hint, shown = self._coach.hint, self._scene.shown
        is_stale = hint is not None and shown is not None and not hint.fits(shown.view)
        if shown is None or is_stale or self._queue.is_busy or not self._coach.wants_hint:
            self._hide()
        elif hint is None:
            self.arrow.hide()
            self._write(Note(thinking_text(), (), "", self._coach.share))
        else:
            self._show(hint, shown.view)

    def _show(self, hint: Hint, view: PlayerView) -> None:
        action, layout = hint.action, self._scene.layout
        items = self._items(action)
        if self._lifted is None or self._lifted[0] != action:
            self._lifted = (action, items)
            QTimer.singleShot(0, self, self._lift)  # once what led here is over, which lets all cards go
        way = _way(action, items, view, layout)
        if way is None:
            self.arrow.hide()
        else:
            self.arrow.point(*way, layout.unit)
        title = step_text(action, hint.table)
        lines = hint_lines(hint, self._coach.names)
        share = self._coach.share if self._coach.is_thinking else None
        self._write(Note(title, tuple(lines), hint_foot(), share))
        if share is None:
            self._speak(title, lines)

    def _lift(self) -> None:
        """Select the cards that the hint is about, so that any key plays them."""
        if self._lifted is not None and self._coach.wants_hint:
            hand = self._scene.hand_items
            self._selection.select([item for item in self._lifted[1] if item in hand])

    def _speak(self, title: str, lines: Sequence[str]) -> None:
        text = " ".join([f"{title}.", *lines])
        if text != self._spoken:
            self._spoken = text
            self.said.emit(text)

    def _speak_grade(self) -> None:
        judged = self._coach.judged
        if judged is not None:
            self.said.emit(". ".join(judged_texts(judged, self._coach.reasons, self._coach.names)))

    def _write(self, note: Note) -> None:
        """Write a note over the strip, beside the arrow."""
        layout, area = self._scene.layout, self._scene.sceneRect()
        room = Rect(area.x(), area.y(), area.width(), area.height())
        self.note.write(note, layout.strip.y - 8 * layout.unit, room, layout.unit, self.arrow)

    def _hide(self) -> None:
        self.arrow.hide()
        self.note.hide()
        if self._lifted is not None and not self._coach.wants_hint:
            if list(self._lifted[1]) == self._selection.items:
                self._selection.clear()
            self._lifted, self._spoken = None, ""

    def _items(self, action: Action) -> tuple[CardItem, ...]:
        """The cards of the hand that an action plays; of twins those that lie first."""
        shown = self._scene.shown
        if isinstance(action, Redraw) and shown is not None:
            return self._scene.hand_items_of((shown.view.table.drawn,))
        return self._scene.hand_items_of(cards_played(action))

    # What the coach wants to know.

    def _ask_consent(self, do: Do) -> None:
        self._overlays.ask(consent_question(), do, can_stop=False)

    def _object(self, objection: Objection, do: Do) -> None:
        self._overlays.ask(objection_question(objection, self._coach.names), do, can_stop=False)

    def _say_nothing(self) -> None:
        x, y = self._scene.layout.strip.center
        self._overlays.object_to(no_hint_text(), QPointF(x, y))


def _way(
    action: Action, items: Sequence[CardItem], view: PlayerView, layout: TableLayout
) -> tuple[Place, Rect, Place] | None:
    """From where to where an action leads, with the place to be marked; None where it leads nowhere."""
    match action:
        case Discard() | Redraw():
            return _upwards(items, rect_of(PileTarget(), view, layout), layout)
        case LayMeld():
            return _upwards(items, layout.melds[view.side].new_meld, layout)
        case ExtendMeld(number):
            return _upwards(items, rect_of(MeldTarget(number), view, layout), layout)
        case DrawStock():
            return _to_hand(rect_of(StockTarget(), view, layout), layout)
        case TakePile():
            return _to_hand(rect_of(PileTarget(), view, layout), layout)
        case TakeReserve() if layout.reserves:
            return _to_hand(around([pose.bounds for pose in layout.reserves]), layout)
        case _:
            return None


def _upwards(items: Sequence[CardItem], target: Rect, layout: TableLayout) -> tuple[Place, Rect, Place]:
    """From cards of the hand to a place above it."""
    cards = around([item.slot.pose.bounds for item in items if item.slot is not None])
    end = (target.center[0], target.bottom - min(12 * layout.unit, target.h / 4))
    return (cards.center[0], cards.y), target, end


def _to_hand(source: Rect, layout: TableLayout) -> tuple[Place, Rect, Place]:
    """From a place above the hand into it."""
    zone = layout.hand_zone
    return (source.center[0], source.bottom), source, (zone.center[0], zone.y + 0.2 * zone.h)
