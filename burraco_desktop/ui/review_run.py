"""Lets the coach judge decisions, one after another, and keeps what it says. It shows nothing.

The coach gets what the seat saw and what it did, nothing else. What was judged before is not judged again, so
a run that was stopped goes on where it was.
"""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.advice import Option as Advised
from burraco_desktop.ai.coach import JUDGING, VERSION
from burraco_desktop.ai.reasons import as_document
from burraco_desktop.ai.searcher import IS_PLAIN
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.review import Decision
from burraco_desktop.session.review_store import ReviewFile
from burraco_desktop.session.review_sums import Assessment, Option

USUAL_SECONDS = 1.0 if IS_PLAIN else 0.5
"""About how long a decision takes to be judged, until it was seen here."""
MEMORY = 0.8
"""How much of what was seen before counts against what was seen last."""
JUDGE = f"coach {VERSION}"
"""Who judges; what another said is made anew."""


class Judge(Protocol):
    """What is asked of an `Advisor`."""

    finished: SignalInstance
    failed: SignalInstance

    def ask(
        self, view: PlayerView, done: tuple[Action, ...] = ..., steps: int = ..., *, is_urgent: bool = ...
    ) -> int:
        """Ask how good it is to play so; returns the number of the question."""
        ...

    def cancel(self, number: int) -> None:
        """Drop a question."""
        ...


class ReviewRun(QObject):
    """Judges what is wanted, in order."""

    judged = Signal(object)
    """The Decision of which something is known now."""
    stopped = Signal()
    """Nothing more is being judged: all is done, or it was to stop."""

    def __init__(self, make_judge: Callable[[], Judge], parent: QObject | None = None) -> None:
        """`make_judge` is called once, with the first decision that must be judged."""
        super().__init__(parent)
        self._make_judge = make_judge
        self._judge: Judge | None = None
        self._file = ReviewFile(None, JUDGE)
        self._waiting: list[Decision] = []
        self._asked: tuple[int, Decision] | None = None
        self._is_held = False
        self._began = 0.0
        self.seconds = USUAL_SECONDS
        """About how long a decision takes to be judged."""

    @property
    def is_running(self) -> bool:
        """Whether something is being judged, or will be."""
        return self.left > 0

    @property
    def left(self) -> int:
        """How many decisions are still to be judged."""
        return len(self._waiting) + (self._asked is not None)

    def open(self, file: ReviewFile) -> None:
        """Turn to the decisions of another match."""
        self.stop()
        self._file = file

    def known(self, decision: Decision) -> Assessment | None:
        """What is known of a decision."""
        return self._file.get(decision)

    def start(self, decisions: Sequence[Decision]) -> None:
        """Judge these next, as far as they are not; what is asked just now is answered before."""
        asked = self._asked[1] if self._asked else None
        first = [entry for entry in decisions if entry is not asked and self.known(entry) is None]
        digests = {entry.digest for entry in first}
        self._waiting = [*first, *(entry for entry in self._waiting if entry.digest not in digests)]
        self._go_on()

    def add(self, decisions: Sequence[Decision]) -> None:
        """Judge these too, after all others."""
        waiting = {entry.digest for entry in self._waiting}
        if self._asked is not None:
            waiting.add(self._asked[1].digest)
        more = (entry for entry in decisions if entry.digest not in waiting)
        self._waiting += [entry for entry in more if self.known(entry) is None]
        self._go_on()

    def stop(self) -> None:
        """Judge no more."""
        was_running = self.is_running
        self._waiting = []
        if self._asked is not None and self._judge is not None:
            self._judge.cancel(self._asked[0])
        self._asked = None
        if was_running:
            self.stopped.emit()

    def hold(self, *, is_held: bool) -> None:
        """Begin nothing new while somebody else needs the machine, or go on."""
        self._is_held = is_held
        self._go_on()

    def _go_on(self) -> None:
        if self._asked is None and self._waiting and not self._is_held:
            decision = self._waiting.pop(0)
            self._began = time.monotonic()
            self._asked = (self._ready_judge().ask(decision.view, decision.played, JUDGING), decision)

    def _ready_judge(self) -> Judge:
        if self._judge is None:
            judge = self._judge = self._make_judge()
            judge.finished.connect(self._on_answered)
            judge.failed.connect(self._on_answered)
        return self._judge

    def _on_answered(self, number: int, advice: Advice | None) -> None:
        if self._asked is None or number != self._asked[0]:
            return
        decision, self._asked = self._asked[1], None
        if advice is not None:
            self._file.add(decision, assessment_of_advice(advice))
            took = time.monotonic() - self._began
            self.seconds = MEMORY * self.seconds + (1 - MEMORY) * took
        self._go_on()
        if advice is not None:
            self.judged.emit(decision)
        if not self.is_running:
            self.stopped.emit()


def assessment_of_advice(advice: Advice) -> Assessment:
    """An advice about something that was played, as it is kept."""
    played = advice.played
    assert played is not None, "nothing was asked about"
    reasons = tuple(as_document(reason) for reason in played.reasons)
    return Assessment(tuple(map(_kept, advice.options)), advice.options.index(played), reasons)


def _kept(option: Advised) -> Option:
    return Option(option.actions, option.points, option.gap, option.error, option.is_equal)
