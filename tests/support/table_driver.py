"""Plays on a real table widget through real mouse and key events, so that tests read as play."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import (
    NEW_MELD,
    Action,
    Cut,
    Discard,
    DrawStock,
    ExtendMeld,
    LayMeld,
    TakePile,
)
from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.notation import show_card
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView, visible_cards
from burraco_desktop.paths import resource_root
from burraco_desktop.session.codec import decode
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.controller import Controller, DealResult, Mode
from burraco_desktop.ui.settings import ANIMATION_SPEED, BOT_PACE, WARNS, AnimationSpeed, BotPace, Settings
from burraco_desktop.ui.table.action_bar import ActionButton
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from burraco_desktop.ui.table.targets import rect_of
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.text import action_text
from tests.support.patience import PATIENCE
from tests.support.posing import pose
from tests.support.positions import ITALIAN

Keys = Qt.Key
LEFT = Qt.MouseButton.LeftButton


class DirectRunner(BotRunner):
    """Answers at once on the GUI thread, for tests that are not about the worker process."""

    def warm_up(self) -> None:
        """There is no process to start."""

    def ask(self, view: PlayerView, version: int, seed: int, bot: str = "greedy") -> None:
        """Think here, at once at every level; the answer still comes queued, as from the worker."""
        del bot
        self._ticket += 1
        self._thought.emit(self._ticket, version, (make_bot("greedy").choose(view, seed),))


class Waits(Protocol):
    """The part of pytest-qt's QtBot that is needed here, so that a table can be driven without pytest too."""

    def addWidget(self, widget: QWidget) -> None:
        """Close a widget in the end."""

    def waitExposed(self, widget: QWidget) -> object:
        """Wait until a widget is on the screen."""

    def waitUntil(self, callback: Callable[[], bool], *, timeout: int = ...) -> None:
        """Wait until something is so."""


@cache
def fingers() -> QPointingDevice:
    """A screen to be touched."""
    return QTest.createTouchDevice()


class TableDriver:
    """One table with its controller, in a window of a size, and a hand on mouse and keyboard."""

    def __init__(self, qtbot: Waits, folder: Path, size: QSize, speed: AnimationSpeed) -> None:
        self.qtbot = qtbot
        self.settings = Settings(folder / "settings.ini")
        self.settings.set(ANIMATION_SPEED, speed)
        self.settings.set(BOT_PACE, BotPace.INSTANT)
        self.settings.set(WARNS, False)
        self.autosave = Autosave(folder)
        assert self.autosave.acquire()
        self.runner = DirectRunner()
        self.controller = Controller(self.autosave, self.runner, self.settings)
        self.view = TableView(self.controller, self.settings, resource_root() / "cards")
        self.results: list[DealResult] = []
        self.controller.deal_ended.connect(self.results.append)
        qtbot.addWidget(self.view)
        self.view.resize(size)
        self.view.show()
        qtbot.waitExposed(self.view)

    # The match.

    def new_match(self, players: int = 4, seed: str = "test", rules: RuleSet = ITALIAN) -> None:
        """Begin a match and wait until it is the human's turn."""
        self.controller.new_match(rules, players, "Maria", seed)
        self.wait_turn()

    def pose(self, text: str, seats: int = 4, hand: str = "", rules: RuleSet = ITALIAN) -> None:
        """Continue a match at a position, with the hand in an order of its own where one is given."""
        pose(self.controller, text, seats, hand, rules)

    def wait_turn(self) -> None:
        """Wait until the human is to move or the deal is over, and no card flies."""
        self.qtbot.waitUntil(
            lambda: self.controller.mode in (Mode.HUMAN, Mode.RESULT) and not self.view.queue.is_busy,
            timeout=PATIENCE,
        )

    def wait_idle(self) -> None:
        """Wait until no card flies and the controller knows it."""
        self.qtbot.waitUntil(
            lambda: not self.view.queue.is_busy and self.controller.mode != Mode.SHOWING, timeout=PATIENCE
        )

    @property
    def hand(self) -> str:
        """The hand as it is shown, as text."""
        return " ".join(show_card(item.card) for item in self.view.table.hand_items)

    @property
    def kept_hand(self) -> str:
        """The order of the hand in the file, as text."""
        document = decode(self.autosave.path.read_bytes())
        assert isinstance(document, dict)
        return " ".join(document["hand_order"])

    @property
    def refusal(self) -> str:
        """The refusal on the screen, empty where there is none."""
        return self.view.overlays.refusal

    def assert_in_order(self) -> None:
        """The cards lie as the view says, none is held, and nothing hidden shows a face."""
        assert self.view.table.check()
        assert not self.view.table._held
        assert_nothing_leaks(self)

    @property
    def seen(self) -> PlayerView:
        """The human's view as the match stands."""
        return self.controller.shown().view

    # The mouse.

    def point(self, x: float, y: float) -> QPoint:
        """A point of the scene in the window."""
        return self.view.mapFromScene(QPointF(x, y))

    def point_on(self, item: CardItem) -> QPoint:
        """A point of a card in the hand that no other card covers: at its corner index."""
        bounds = item.pose.bounds
        return self.point(bounds.x + bounds.w * 0.15, bounds.y + bounds.h * 0.15)

    def place_of(self, target: Target) -> Rect:
        """Where a target lies now."""
        return rect_of(target, self.seen, self.view.table.layout)

    def click_on(self, target: Target) -> None:
        """Click on a target."""
        self.click(self.free_point(target))

    def click(self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click at a point."""
        QTest.mouseClick(self.view.viewport(), LEFT, modifiers, point)

    def items(self, cards: Sequence[Card]) -> list[CardItem]:
        """Items of the hand that show these cards, no item twice."""
        free = list(self.view.table.hand_items)
        found = []
        for card in cards:
            item = next(item for item in free if item.card == card)
            free.remove(item)
            found.append(item)
        return found

    def item(self, at: int) -> CardItem:
        """The card of the hand at a place."""
        return self.view.table.hand_items[at]

    def double_click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """As a hand does it: press, release, second press told as a double click, release."""
        port = self.view.viewport()
        QTest.mouseClick(port, button, Qt.KeyboardModifier.NoModifier, point)
        QTest.mouseDClick(port, button, Qt.KeyboardModifier.NoModifier, point)

    def select(self, cards: Sequence[Card]) -> None:
        """Select just these cards by clicks."""
        for item in self.view.selection.items:
            self.click(self.point_on(item))
        for item in self.items(cards):
            self.click(self.point_on(item))

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and let go."""
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 5):
            QTest.mouseMove(port, start + (end - start) * step / 4)
        if release:
            QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, end)

    def touch_drag(self, start: QPoint, *way: QPoint, release: bool = True) -> None:
        """Put a finger down, move it, and lift it."""
        port = self.view.viewport()
        QTest.touchEvent(port, fingers()).press(1, start, port).commit()
        for point in way:
            QTest.touchEvent(port, fingers()).move(1, point, port).commit()
        if release:
            self.lift_finger(way[-1] if way else start)

    def lift_finger(self, point: QPoint) -> None:
        """Lift the finger."""
        port = self.view.viewport()
        QTest.touchEvent(port, fingers()).release(1, point, port).commit()

    def tap(self, point: QPoint) -> None:
        """Touch a point for a moment."""
        self.touch_drag(point)

    def drag_cards(self, cards: Sequence[Card], target: Target) -> None:
        """Select cards and drag them by the first one to a target."""
        if len(cards) > 1:
            self.select(cards)
        held = self.items(cards)[0]
        self.drag(self.point_on(held), self.free_point(target))

    def free_point(self, target: Target) -> QPoint:
        """Where cards are dropped on a target."""
        if isinstance(target, NewMeldTarget):
            x, y = self.view.table.layout.melds[self.seen.side].new_meld.center
            return self.point(x, y)
        x, y = self.place_of(target).center
        return self.point(x, y)

    # Whole actions.

    def act_by_mouse(self, action: Action) -> None:
        """Ask for an action by dragging."""
        match action:
            case DrawStock():
                self.click_on(StockTarget())
            case TakePile(using, meld):
                self.take_by_mouse(using, meld)
            case LayMeld(cards):
                self.drag_cards(cards, NewMeldTarget())
            case ExtendMeld(meld, cards):
                self.drag_cards(cards, MeldTarget(meld))
            case Discard(card, False):
                self.drag_cards((card,), PileTarget())
            case Cut(lifted):
                self.lift(lifted)
            case _:
                self.act_by_button(action)

    def take_by_mouse(self, using: Sequence[Card], meld: int) -> None:
        """Take the pile: into the hand, onto a meld, or with the cards that justify it."""
        if meld != NEW_MELD:
            self.drag(self.free_point(PileTarget()), self.free_point(MeldTarget(meld)))
        elif using:
            self.select(using)
            self.click_on(PileTarget())
        else:
            x, y = self.view.table.layout.hand_zone.center
            self.drag(self.free_point(PileTarget()), self.point(x, y))

    def lift(self, cards: int) -> None:
        """Lift so many cards off the pack by a click on its edge."""
        pack = self.view.cut_panel.pack
        x = round(pack.width() * cards / len(self.seen.table.stock))
        QTest.mouseClick(pack, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(x, pack.height() // 2))

    def act_by_button(self, action: Action) -> None:
        """Press the button of the action bar that stands for an action."""
        if isinstance(action, Discard):
            self.select((action.card,))
        words = action_text(action, self.seen.table.rules)
        button = next(button for button in self.buttons() if button.accessibleName() == words)
        QTest.mouseClick(button, LEFT)

    def buttons(self) -> list[ActionButton]:
        """The buttons of the action bar that can be seen."""
        return [button for button in self.view.bar.findChildren(ActionButton) if button.isVisible()]

    def act_by_clicks(self, action: Action) -> None:
        """Ask for an action by clicks alone."""
        match action:
            case DrawStock():
                self.click_on(StockTarget())
            case TakePile():
                self.click_on(PileTarget())
            case LayMeld(cards):
                self.select(cards)
                self.click_on(NewMeldTarget())
            case ExtendMeld(meld, cards):
                self.select(cards)
                self.click_on(MeldTarget(meld))
            case Discard(card):
                self.select((card,))
                self.click_on(PileTarget())

    def act_by_keys(self, action: Action) -> None:
        """Ask for an action by keys alone."""
        match action:
            case DrawStock():
                self.press(Keys.Key_D)
            case TakePile():
                self.press(Keys.Key_P)
            case LayMeld(cards):
                self.select_by_keys(cards)
                self.press(Keys.Key_M)
            case ExtendMeld(meld, cards):
                self.select_by_keys(cards)
                self.press(Keys((Keys.Key_1 + meld) if meld < 9 else Keys.Key_0))
            case Discard(card):
                self.select_by_keys((card,))
                self.press(Keys.Key_X)

    def press(self, key: Keys) -> None:
        """Press a key."""
        QTest.keyClick(self.view, key)

    def select_by_keys(self, cards: Sequence[Card]) -> None:
        """Select just these cards with the cursor."""
        self.press(Keys.Key_Escape)
        wanted = self.items(cards)
        self.press(Keys.Key_Home)
        hand = self.view.table.hand_items
        for index, item in enumerate(hand):
            if item in wanted:
                self.press(Keys.Key_Space)
            if index < len(hand) - 1:
                self.press(Keys.Key_Right)

    def close(self) -> None:
        """Put everything away."""
        self.controller.leave()
        self.runner.close()
        self.autosave.release()


def assert_nothing_leaks(table: TableDriver) -> None:
    """No item shows a face that the player's view does not know: faces are those of the view, one for one."""
    shown = table.view.table.shown
    assert shown is not None
    faces = Counter(item.card for item in table.view.table.items() if isinstance(item, CardItem))
    del faces[HIDDEN]
    assert faces <= Counter(visible_cards(shown.view))
