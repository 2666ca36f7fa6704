"""F-K01: a whole match by the keyboard alone, from the home page over set-up and score sheets back home."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from burraco_desktop import app, start
from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import Card
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import settings
from burraco_desktop.ui.controller import Controller, Mode
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.settings import AnimationSpeed, BotPace
from burraco_desktop.ui.table.intents import MeldTarget
from tests.support.table_driver import DirectRunner

Keys = Qt.Key
MOST_STEPS = 60
MOST_ACTIONS = 1500


class Typist(QObject):
    """Plays the whole program by keys that go to its window, as from a real keyboard."""

    def __init__(self, program: app.Program, qtbot: QtBot) -> None:
        super().__init__()
        self.window: MainWindow = program.window
        self.controller: Controller = program.controller
        self.qtbot = qtbot
        self.strangers: list[str] = []
        """Windows that nobody asked for: parts of a page that were shown before they had their place."""
        application().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note windows that nobody asked for; each would take the keyboard away."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.strangers += [repr(watched)] if watched is not self.window else []
        return False

    def press(self, key: Keys, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the window, whatever has the focus."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, modifiers)

    def go_to(self, words: str) -> None:
        """Walk with Tab to what is called so."""
        met: list[str] = []
        while len(met) < MOST_STEPS:
            met.append(called(QApplication.focusWidget()))
            if words in met[-1]:
                return
            self.press(Keys.Key_Tab)
        raise AssertionError(f"no Tab leads to {words!r}, only to {met}")

    def answer(self, words: str) -> None:
        """Go to a button and press it."""
        self.go_to(words)
        self.press(Keys.Key_Space)

    def choose(self, group: str, words: str) -> None:
        """Go to a row of choices, and along it by the arrow keys."""
        self.go_to(group)
        for key in [Keys.Key_Left] * 9 + [Keys.Key_Right] * 9:
            if called(QApplication.focusWidget()) == words:
                self.press(Keys.Key_Space)
                return
            self.press(key)
        raise AssertionError(words)

    def act(self, action: Action) -> None:
        """Ask for an action of the game."""
        match action:
            case DrawStock():
                self.press(Keys.Key_D)
            case TakePile():
                self.press(Keys.Key_P)
            case LayMeld(cards):
                self.select(cards)
                self.press(Keys.Key_M)
            case ExtendMeld(meld, cards):
                self.select(cards)
                self.bring_to(meld)
            case Discard(card):
                self.select((card,))
                self.press(Keys.Key_X)

    def bring_to(self, meld: int) -> None:
        """Add the selected cards to a meld: by its number, or from place to place where it has no key."""
        if meld < 10:
            self.press(Keys((Keys.Key_1 + meld) if meld < 9 else Keys.Key_0))
            return
        for _ in range(MOST_STEPS):
            self.press(Keys.Key_F)
            fit = self.window.rooms.table._commands.fit
            if fit is not None and isinstance(fit.target, MeldTarget) and fit.target.meld == meld:
                break
        self.press(Keys.Key_Return)

    def select(self, cards: tuple[Card, ...]) -> None:
        """Select just these cards along the hand."""
        wanted = list(cards)
        self.press(Keys.Key_Escape)
        self.press(Keys.Key_Home)
        for card in list(self.controller.shown().order):
            if card in wanted:
                wanted.remove(card)
                self.press(Keys.Key_Space)
            if not wanted:
                break
            self.press(Keys.Key_Right)

    def wait_for_turn(self) -> None:
        """Wait until the player is asked, or the deal is over."""
        self.qtbot.waitUntil(self._is_asked)

    def _is_asked(self) -> bool:
        return self.controller.mode in (Mode.HUMAN, Mode.RESULT) and not self.window.rooms.table.queue.is_busy


def application() -> QCoreApplication:
    """The program that gets the keys."""
    found = QApplication.instance()
    assert found is not None
    return found


def called(widget: QWidget | None) -> str:
    """What a widget is called."""
    if isinstance(widget, QAbstractButton):
        return widget.accessibleName() or widget.text()
    return widget.accessibleName() if widget is not None else ""


@pytest.fixture
def typist(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Typist]:
    monkeypatch.setattr(app, "BotRunner", DirectRunner)
    autosave = Autosave(tmp_path)
    assert autosave.acquire()
    program = app.build(autosave, start.make_window())
    program.store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
    program.store.set(settings.BOT_PACE, BotPace.INSTANT)
    qtbot.addWidget(program.window)
    program.open(start.Opening())
    qtbot.waitExposed(program.window)
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    yield Typist(program, qtbot)
    program.window.close()
    program.close()


def play_deal(typist: Typist) -> None:
    """Let a bot choose for the player until the deal is over."""
    bot = make_bot("greedy")
    for number in range(MOST_ACTIONS):
        typist.wait_for_turn()
        if typist.controller.mode == Mode.RESULT:
            return
        version = typist.controller.version
        typist.act(bot.choose(typist.controller.shown().view, number))
        if typist.window.rooms.table.overlays.confirm.isVisible():
            typist.press(Keys.Key_Left)
            typist.press(Keys.Key_Return)
        assert typist.controller.version > version, typist.window.rooms.table.overlays.refusal
    raise AssertionError("the deal does not end")


def test_a_whole_match_is_played_by_keys_alone(typist: Typist) -> None:
    window = typist.window
    typist.answer("Skip")
    typist.press(Keys.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    typist.press(Keys.Key_H, Qt.KeyboardModifier.ControlModifier)
    typist.answer("New match")
    typist.choose("Players", "Players: 2")
    typist.choose("Play to", "Play to: 505")
    typist.go_to("Start")
    typist.press(Keys.Key_Return)
    assert window.pages.currentWidget() is window.rooms.table
    assert len(typist.controller.names) == 2
    focused = "Next deal"
    while "Next deal" in focused:
        play_deal(typist)
        typist.qtbot.waitUntil(partial(shows, window, window.rooms.scores))
        focused = called(QApplication.focusWidget())
        if "Next deal" in focused:
            typist.press(Keys.Key_Return)
    assert "Play again" in focused
    assert typist.strangers == []
    typist.answer("Home")
    assert window.pages.currentWidget() is window.home
    typist.press(Keys.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def shows(window: MainWindow, page: QWidget) -> bool:
    """Tell whether a page is shown."""
    return window.pages.currentWidget() is page
