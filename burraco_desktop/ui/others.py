"""Asks the bots of a match for their actions, and holds the answer until the match is ready for it."""

import random

from PySide6.QtCore import QObject, Signal

from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.engine.actions import Action
from burraco_desktop.session.match import Match, Player
from burraco_desktop.ui.bot_runner import BotRunner

STEADY = "heuristic"
"""The bot that plays where a match names no level, or one that is not known here."""


class Others(QObject):
    """The players who are no humans, as far as they think."""

    answered = Signal()

    def __init__(self, runner: BotRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._seeds = random.SystemRandom()
        self._version = -1
        self._answer: Action | None = None
        runner.answered.connect(self._on_answered)

    def ask(self, match: Match) -> None:
        """Ask the bot that is to move now, while cards still fly; what was asked before is dropped."""
        self._version = match.version
        self._answer = None
        seat = match.state.seat
        self._runner.ask(
            match.view(seat), match.version, self._seeds.getrandbits(32), _bot_of(match.players[seat])
        )

    def cancel(self) -> None:
        """Drop what was asked or answered."""
        self._runner.cancel()
        self._version = -1
        self._answer = None

    @property
    def has_answered(self) -> bool:
        """Whether an answer waits."""
        return self._answer is not None

    def take_answer(self) -> Action:
        """The answer, which then waits no more."""
        answer, self._answer = self._answer, None
        assert answer is not None, "nothing was answered"
        return answer

    def _on_answered(self, version: int, action: Action) -> None:
        if version == self._version:
            self._answer = action
            self.answered.emit()


def _bot_of(player: Player) -> str:
    """The bot that plays for a player who is no human."""
    return player.level if player.level in LEVEL_CODES else STEADY
