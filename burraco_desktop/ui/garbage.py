"""Collects Python's cyclic garbage on the GUI thread alone. It knows nothing of what it collects.

Python collects on whichever thread happens to allocate. A window or a scene that dies on the bots' thread
would be destroyed there, and Qt objects may only be destroyed where they live.
"""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QThread


class GuiCollector(QObject):
    """Takes collecting over from Python until it is closed.

    It looks each time the event loop is about to sleep, so that it needs no timer and never delays an event
    that waits. What exists when it is made lives as long as the program and is never looked at again.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        dispatcher = QAbstractEventDispatcher.instance(QThread.currentThread())
        assert dispatcher is not None, "the collector is made after the application"
        self._dispatcher = dispatcher
        dispatcher.aboutToBlock.connect(self._collect_due)

    def close(self) -> None:
        """Leave collecting to Python again."""
        self._dispatcher.aboutToBlock.disconnect(self._collect_due)
        gc.unfreeze()
        gc.enable()

    def _collect_due(self) -> None:
        """Collect the oldest generation that Python would collect now."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
