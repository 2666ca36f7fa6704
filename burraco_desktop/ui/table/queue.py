"""The cue queue: plays the way from one settled table to the next, cue by cue, and can be cut short."""

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal

from burraco_desktop.ui.table.cues import Mover
from burraco_desktop.ui.table.shown import Shown


class CueQueue(QObject):
    """Plays cues. `prepare` settles the table's items on a cue's view and returns what moves and how long."""

    started = Signal(object)
    idle = Signal()

    def __init__(self, prepare: Callable[[Shown], tuple[Sequence[Mover], float]], parent: QObject) -> None:
        super().__init__(parent)
        self._prepare = prepare
        self._waiting: deque[Shown] = deque()
        self._movers: Sequence[Mover] = ()
        self._is_pumping = False
        self._is_hurried = False
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._on_value)
        self._animation.finished.connect(self._pump)
        self._idle_timer = QTimer(self)
        self._idle_timer.setSingleShot(True)
        self._idle_timer.setInterval(0)
        self._idle_timer.timeout.connect(self.idle)

    @property
    def is_busy(self) -> bool:
        """Whether a card is flying or a cue waits."""
        return bool(self._waiting) or self._animation.state() == QVariantAnimation.State.Running

    def play(self, cues: Sequence[Shown]) -> None:
        """Add cues at the end and go on; `idle` is signalled once all are done."""
        self._waiting.extend(cues)
        self._idle_timer.stop()
        if self._animation.state() != QVariantAnimation.State.Running:
            self._pump()

    def finish_now(self) -> None:
        """Bring every card to its end at once, running cue and waiting ones alike."""
        if not self.is_busy:
            return
        self._is_hurried = True
        try:
            if self._animation.state() == QVariantAnimation.State.Running:
                self._animation.setCurrentTime(self._animation.duration())
            self._pump()
        finally:
            self._is_hurried = False

    def _pump(self) -> None:
        """Start cues until one takes time. An animation may end inside its start, hence loop and guard.

        A cue that cannot be prepared is left out: the next one settles the table all the same.
        """
        if self._is_pumping:
            return
        self._is_pumping = True
        try:
            while self._may_start:
                self._start(self._waiting.popleft())
        finally:
            self._is_pumping = False
            if self._may_start:
                self._pump()
            elif not self.is_busy:
                self._idle_timer.start()

    @property
    def _may_start(self) -> bool:
        return bool(self._waiting) and self._animation.state() != QVariantAnimation.State.Running

    def _start(self, cue: Shown) -> None:
        self._movers, length = self._prepare(cue)
        self.started.emit(cue)
        if self._is_hurried or round(length) <= 0:
            self._show(length)
            return
        self._show(0.0)
        self._animation.setEndValue(length)
        self._animation.setDuration(round(length))
        self._animation.start()

    def _on_value(self, milliseconds: float) -> None:
        """Follow the running animation. One that is set up anew tells values too, of its old time."""
        if self._animation.state() == QVariantAnimation.State.Running:
            self._show(milliseconds)

    def _show(self, milliseconds: float) -> None:
        for mover in self._movers:
            mover.at(milliseconds)
