"""A controller without windows, bots that answer when told to, and all that it signals, noted down."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.simple import simple_action
from burraco_desktop.engine.actions import Action, Discard, DrawStock, TakePile
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.controller import Controller, DealResult, Mode
from burraco_desktop.ui.settings import BOT_PACE, BotPace, Settings
from burraco_desktop.ui.table.shown import Shown


class HandRunner(BotRunner):
    """Answers only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, PlayerView]] = []
        self.thinkers: list[tuple[str, int]] = []
        self.cancelled = 0

    def ask(self, view: PlayerView, version: int, seed: int, bot: str = "heuristic") -> None:
        """Note who was asked."""
        self.asked.append((version, view))
        self.thinkers.append((bot, seed))

    def cancel(self) -> None:
        """Count."""
        self.cancelled += 1

    def answer(self, action: Action | None = None) -> None:
        """Answer the last question, simply or as told."""
        version, view = self.asked[-1]
        self.answered.emit(version, action or simple_action(view.table))


class Play(QObject):
    """A controller without a table, or with one that the test plays the part of."""

    def __init__(self, folder: Path, autosave: Autosave | None = None) -> None:
        super().__init__()
        self.autosave = autosave or Autosave(folder)
        if autosave is None:
            assert self.autosave.acquire()
        self.settings = Settings(folder / "settings.ini")
        self.settings.set(BOT_PACE, BotPace.INSTANT)
        self.runner = HandRunner()
        self.controller = Controller(self.autosave, self.runner, self.settings)
        self.modes: list[Mode] = []
        self.notices: list[str] = []
        self.results: list[DealResult] = []
        self.pictures: list[Shown] = []
        self.refusals: list[object] = []
        self.controller.mode_changed.connect(self.modes.append)
        self.controller.notice.connect(self.notices.append)
        self.controller.deal_ended.connect(self.results.append)
        self.controller.published.connect(self.pictures.extend)
        self.controller.refused.connect(self.refusals.append)

    def start(self, players: int = 2, seed: str = "a seed", target: int = 2000) -> None:
        """Begin a match."""
        rules = preset("italian").changed({"match_target": target})
        self.controller.new_match(rules, players, "Maria", seed)

    @property
    def match(self) -> Match:
        """The running match itself."""
        assert self.controller._match is not None
        return self.controller._match

    def to_human(self, qtbot: QtBot) -> None:
        """Let bots answer until the human is to move or the deal is over."""
        while self.controller.mode == Mode.THINKING:
            version = self.controller.version
            self.runner.answer()
            qtbot.waitUntil(partial(self.has_moved_on, version))

    def has_moved_on(self, version: int) -> bool:
        """Tell whether anything happened since a version."""
        return self.controller.version > version

    def play_deal(self, qtbot: QtBot) -> None:
        """Play one deal to its end, the human by a bot."""
        bot = make_bot("greedy")
        self.to_human(qtbot)
        while self.controller.mode == Mode.HUMAN:
            action = bot.choose(self.controller.shown().view, 1)
            assert self.controller.submit(action, self.controller.version)
            self.to_human(qtbot)

    def act(self, action: Action) -> bool:
        """Submit an action now."""
        return self.controller.submit(action, self.controller.version)

    def take_or_draw(self) -> Action:
        """Taking the pile, which can be undone, where it may be taken."""
        return TakePile() if why_not(self.match.state, TakePile()) is None else DrawStock()

    def any_discard(self) -> Discard:
        """A discard that is legal in most positions."""
        return Discard(self.controller.shown().order[0])

    def close(self) -> None:
        """Put everything away."""
        self.controller.leave()
        self.runner.close()
        self.autosave.release()


def seed_with_bot_first() -> str:
    """A seed by which the bot of two players begins."""
    for number in range(50):
        match = Match.new(
            preset("italian"), [Player("a", is_human=True), Player("b", is_human=False)], str(number)
        )
        match.start_deal()
        if match.state.seat != 0:
            return str(number)
    raise AssertionError
