"""The overlays of the table and when they go: refusals, announcements, previews of drops, the opened pile."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from burraco_desktop.engine.actions import ExtendMeld, LayMeld, TakePile, WildEnd
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.bubbles import CardsBubble, Spot, TextBubble
from burraco_desktop.ui.table.confirm import ConfirmPanel
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget
from burraco_desktop.ui.table.pickup_chooser import PickupChooser
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.slots import pile_is_open, shown_cards
from burraco_desktop.ui.table.targets import Aim, rect_of, target_at
from burraco_desktop.ui.text import meld_label, refusal_text
from burraco_desktop.ui.texts_blunders import Question
from burraco_desktop.ui.texts_table import pile_caption, rule_link_text
from burraco_desktop.ui.theme import NORMAL_BASE

REFUSAL_TIME = 7000
NEWS_TIME = 1900
CONFIRM_WIDTH = 430.0
LOOK_WIDTH = 78.0
"""The width of a card that is looked at closer."""
NEWS_ROOM = 76.0
"""How far below a place the news about it ends."""


class Overlays(QObject):
    """Floats over one scene; nothing here but the chooser takes the mouse."""

    said_no = Signal(str)
    """The player was told why something is not possible: the sentence."""
    forbidden = Signal(object)
    """The same where it is the rules that do not allow it: the Refusal."""
    asked = Signal(str)
    """The player is asked something before it is done: the question."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = scene
        self.chooser = PickupChooser(scene.pictures.art, parent)
        self.confirm = ConfirmPanel(parent)
        self._refused: Refusal | None = None
        self._refusal = TextBubble(Tone.IVORY, Tone.REFUSED, Tone.INK, 16)
        self._news = TextBubble(Tone.GOLD, Tone.GOLD_DARK, Tone.ON_GOLD, 22)
        self._recalled = TextBubble(Tone.PANEL, Tone.GOLD_DARK, Tone.TEXT, 15)
        self._cards = CardsBubble(scene.pictures)
        for bubble in (self._refusal, self._news, self._recalled, self._cards):
            scene.addItem(bubble)
        self._refusal_timer = self._hide_timer(REFUSAL_TIME, self._refusal)
        self._news_timer = self._hide_timer(NEWS_TIME, self._news)

    @property
    def refusal(self) -> str:
        """The sentence of the refusal shown, empty where none is."""
        return self._refusal.text if self._refusal.isVisible() else ""

    @property
    def cards_shown(self) -> tuple[Card, ...]:
        """The cards of the preview or of the opened pile, from the left; empty where neither is open."""
        return self._cards.cards if self._cards.isVisible() else ()

    @property
    def refused(self) -> Refusal | None:
        """The refusal shown, or None where none is, or where it is none of the rules'."""
        return self._refused if self._refusal.isVisible() else None

    def leads_on(self, at: QPointF) -> bool:
        """Tell whether a point lies on the line that leads to the rule behind the refusal shown."""
        return self.refused is not None and self._refusal.link_rect.contains(at.x(), at.y())

    def refuse(self, refusal: Refusal, rules: RuleSet, at: QPointF) -> None:
        """Say near a point why the rules do not allow something, and how to read the rule."""
        self._say_no(refusal_text(refusal, rules), at, rule_link_text())
        self._refused = refusal
        self.forbidden.emit(refusal)

    def object_to(self, text: str, at: QPointF) -> None:
        """Say near a point why something is not possible that no rule speaks of."""
        self._say_no(text, at, "")

    def _say_no(self, text: str, at: QPointF, link: str) -> None:
        self._refused = None
        meld = self._meld_at(at)
        spot = self._spot(at.x(), at.y() if meld is None else meld.bottom)
        self._refusal.say(text, spot, link, hangs=meld is not None)
        self._refusal_timer.start()
        self.said_no.emit(text)

    def _meld_at(self, at: QPointF) -> Rect | None:
        """The place of the own meld at a point, which is to stay in sight, or None."""
        shown = self._scene.shown
        target = target_at(at.x(), at.y(), shown.view, self._scene.layout) if shown is not None else None
        if shown is None or not isinstance(target, MeldTarget):
            return None
        return rect_of(target, shown.view, self._scene.layout)

    @property
    def recalled(self) -> str:
        """What is told again now, empty where nothing is."""
        return self._recalled.text if self._recalled.isVisible() else ""

    def recall(self, text: str) -> None:
        """Tell lines again over the strip, or put them away."""
        if self._recalled.isVisible():
            self._recalled.hide()
            return
        self.hide_answers()
        x, _ = self._scene.layout.strip.center
        self._recalled.say(text, self._spot(x, self._scene.layout.strip.y))

    def announce(self, text: str, about: Rect) -> None:
        """Tell good news below a place for a moment, so that the place itself is seen."""
        self._news.say(text, self._spot(about.center[0], about.bottom + NEWS_ROOM * self._scene.layout.unit))
        self._news_timer.start()

    def preview(self, aim: Aim | None) -> None:
        """Show the meld that a drop would lead to, or nothing."""
        result = aim.intent.result if aim is not None else None
        shown = self._scene.shown
        if aim is None or result is None or shown is None:
            self._cards.hide()
            return
        action = aim.intent.action
        end = action.wild_end if isinstance(action, LayMeld | ExtendMeld) else None
        cards = shown_cards(result, WildEnd.LOW if end is None else end)
        heading = meld_label(result, shown.view.table.rules)
        if isinstance(aim.target, NewMeldTarget):
            place = self._scene.layout.melds[shown.view.side].new_meld
            spot = replace(self._spot(place.center[0], place.bottom), room=self._above(aim.rect))
            self._cards.open_at(heading, cards, spot, hangs=True)
        else:
            spot = replace(self._spot(aim.rect.center[0], aim.rect.y), room=self._above(aim.rect))
            self._cards.open_at(heading, cards, spot)

    def ask_pickup(self, ways: Sequence[TakePile]) -> None:
        """Ask which meld shall justify taking the pile, just above the pile."""
        if self._scene.shown is None:
            return
        layout, area = self._scene.layout, self._scene.sceneRect()
        room = QSize(round(area.width()) - 16, round(layout.strip.y) - 10)
        self.chooser.ask(self._scene.shown.view, ways, layout.unit, room)
        x = min(layout.pile_zone.x, area.width() - self.chooser.width() - 8)
        self.chooser.move(round(x), max(4, round(layout.strip.y - self.chooser.height() - 6)))

    def ask(self, question: Question, do: Callable[[], object], *, can_stop: bool = True) -> None:
        """Ask over the strip before something is done that cannot be mended, or not be taken back."""
        layout, area = self._scene.layout, self._scene.sceneRect()
        self.hide_answers()
        self.confirm.switch.setVisible(can_stop)
        width = round(min(CONFIRM_WIDTH * layout.unit, area.width() * 0.6))
        self.confirm.ask(question, do, width, NORMAL_BASE * layout.unit)
        x = layout.hand_zone.center[0] - self.confirm.width() / 2
        self.confirm.move(round(x), max(4, round(layout.strip.y - self.confirm.height() - 6)))
        self.asked.emit(question.text)

    def toggle_pile(self) -> None:
        """Open the pile to be read, or put it away."""
        shown = self._scene.shown
        if self._cards.isVisible() or shown is None:
            self._cards.hide()
        elif shown.view.table.pile and pile_is_open(shown.view):
            pile = shown.view.table.pile
            place = rect_of(PileTarget(), shown.view, self._scene.layout)
            strip = self._scene.layout.strip
            self.show_cards(pile_caption(len(pile)), pile, Rect(place.x, strip.y, place.w, 0))

    def show_cards(self, heading: str, cards: Sequence[Card], over: Rect) -> None:
        """Show cards large, over a place: the pile or a meld that is looked at closer."""
        spot = self._spot(over.center[0], over.bottom - 4 * self._scene.layout.unit)
        self._cards.open_at(heading, cards, spot, LOOK_WIDTH)

    def hide_cards(self) -> None:
        """Put away what was looked at."""
        self._cards.hide()

    def hide_answers(self) -> None:
        """Put away what answered the player's last act."""
        for bubble in (self._refusal, self._recalled, self._cards):
            bubble.hide()
        self.chooser.put_away()
        self.confirm.put_away()

    def hide(self) -> None:
        """Put everything away."""
        self.hide_answers()
        self._news.hide()

    def _above(self, rect: Rect) -> Rect:
        """The part of the window over the meld area that a rectangle lies in."""
        area = max(self._scene.layout.areas, key=rect.overlap)
        return Rect(area.x, 0, area.w, area.bottom)

    def _spot(self, x: float, y: float) -> Spot:
        area = self._scene.sceneRect()
        room = Rect(area.x(), area.y(), area.width(), area.height())
        return Spot(x, y, room, self._scene.layout.unit, self._scene.dpr)

    def _hide_timer(self, milliseconds: int, bubble: TextBubble) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(bubble.hide)
        return timer
