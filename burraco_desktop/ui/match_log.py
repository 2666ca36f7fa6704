"""Writes into the log what the running match tells. It lays out nothing, and no match depends on it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from burraco_desktop.engine.deal import SeatingDraw
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.match import HUMAN
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.panels.log import LogPanel
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.text import seating_texts
from burraco_desktop.ui.texts_fairness import fingerprint_text


class MatchLog(QObject):
    """Follows the controller line by line."""

    def __init__(self, controller: Controller, panel: LogPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._panel = panel
        self._version = -1
        controller.seats_drawn.connect(self._on_seats_drawn)
        controller.published.connect(self._on_published)
        controller.rearranged.connect(self._on_rearranged)

    def go_on(self) -> None:
        """A kept match is on the table: tell what has happened in its deal so far."""
        self._version = self._controller.version
        deal, replay = self._controller.shown().view.table.deal, self._controller.replay()
        self._panel.add_deal(deal)
        for moment in replay.moments(deal, HUMAN) if replay is not None else ():
            if moment.event is not None:
                self._panel.add_event(moment.event, moment.view, self._controller.names, moment.actions)
        self._panel.add_note(lambda: self.tr("The match goes on."))

    def _on_seats_drawn(self, draw: SeatingDraw) -> None:
        """Tell at the head of the log who sits where, and why."""
        controller = self._controller
        names, rules, fairness = controller.names, controller.rules, controller.fairness
        for line in range(len(seating_texts(draw, names, HUMAN, rules))):
            self._panel.add_note(partial(_seating_text, line, draw, names, rules))
        if fairness is not None:
            self._panel.add_note(lambda: fingerprint_text(fairness))

    def _on_published(self, told: tuple[Shown, ...]) -> None:
        self._version = self._controller.version
        names, actions = self._controller.names, self._controller.actions
        for shown in told:
            if shown.event is not None:
                self._panel.add_event(shown.event, shown.view, names, actions)

    def _on_rearranged(self, _shown: Shown) -> None:
        if self._version != self._controller.version:
            self._version = self._controller.version
            self._panel.add_note(lambda: self.tr("You take your last move back."))


def _seating_text(line: int, draw: SeatingDraw, names: Sequence[str], rules: RuleSet) -> str:
    return seating_texts(draw, names, HUMAN, rules)[line]
