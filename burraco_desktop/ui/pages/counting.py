"""Counts the numbers of a page up to what they are, for a moment; a press of anything shows them at once."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

LENGTH = 900
"""Milliseconds at normal speed."""


class Counting(QObject):
    """Tells `show` a share from 0 to 1 that grows; it always ends at 1."""

    def __init__(self, show: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._show = show
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(show)

    @property
    def is_running(self) -> bool:
        """Whether the numbers still grow."""
        return self._animation.state() == QVariantAnimation.State.Running

    def start(self, factor: float) -> None:
        """Begin at nothing; a factor of 0 is the end at once."""
        self.finish()
        length = round(LENGTH * factor)
        self._show(1.0 if length <= 0 else 0.0)
        if length > 0:
            self._animation.setDuration(length)
            self._animation.start()

    def finish(self) -> None:
        """Show the numbers as they are."""
        if self.is_running:
            self._animation.setCurrentTime(self._animation.duration())
