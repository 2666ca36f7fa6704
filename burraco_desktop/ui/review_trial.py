"""A decision of a review, to be tried again at a table that shows what the seat saw then. It judges nothing.

A trial ends where the decision ended: with the turn, or where new cards would be seen. What lies there nobody
knows, so such an action is told and not done.
"""

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import advance
from burraco_desktop.engine.state import Phase
from burraco_desktop.session.match import HUMAN, Match, Start, Terms, new_seed
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision, Line
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.trial import TrialController


class ReviewTrial(TrialController):
    """The table of one decision at a time."""

    tried = Signal(object)
    """The Line that was played to its end."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self._replay: Replay | None = None
        self._decision: Decision | None = None
        self._is_showing = False

    @property
    def others_play(self) -> bool:
        """With the turn the trial is over."""
        return False

    def open_decision(self, replay: Replay, decision: Decision) -> None:
        """Put the table of a decision down."""
        self._replay, self._decision = replay, decision
        table = decision.view.table
        nothing = (table.totals, *[(0,) * len(table.totals)] * (table.deal - 1))[: table.deal - 1]
        terms = Terms(new_seed(), is_learning=True, is_practice=True)
        self.open(Match.going_on(replay.match.players, new_seed(), terms, Start(table.copy(), nothing)))

    def begin_anew(self) -> None:
        """Put the table down as it was."""
        if self._replay is not None and self._decision is not None:
            self.open_decision(self._replay, self._decision)

    def show_line(self, line: Line) -> None:
        """Play a line on the table, as far as its cards can be seen."""
        self.begin_anew()
        self._is_showing = True
        for action in line:
            if not self.submit(action, self.version):
                break
        self._is_showing = False

    def submit(self, action: Action, version: int, meant: Collection[int] = ()) -> bool:
        """Do an action; with the last one of the turn the trial is over."""
        is_done = super().submit(action, version, meant)
        if is_done and not self._is_showing and not self._running.view(HUMAN).is_my_turn:
            self.tried.emit(self._line)
        return is_done

    @property
    def _line(self) -> Line:
        return tuple(step.action for step in self._running.steps)

    def _objects_to(self, action: Action) -> bool:
        """Whether the action would show new cards, or end the deal: then it is told and not done."""
        table = self._running.state.copy()
        hidden = table.hands[HUMAN].hidden
        advance(table, action)
        # A reserve taken with the discard lies unseen until the next turn: that can be done.
        shows = table.seat == HUMAN and table.hands[HUMAN].hidden > hidden
        is_end = shows or table.phase == Phase.OVER
        if is_end and not self._is_showing:
            self.tried.emit((*self._line, action))
        return is_end
