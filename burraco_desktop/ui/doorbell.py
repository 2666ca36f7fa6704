"""How a second start of the game calls the window of the first, or hands it a file to open.

Which start is the first, the match's lock says.

A file that is written to rings, and emptying it answers: this works the same on every system and needs no
network part of Qt. Rejected was a local socket, for that part and for stale sockets after a crash.
"""

import os
import time
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

FILE = "doorbell"
PATIENCE = 2.0
"""Seconds to wait for an answer."""
_STEP = 0.02
_RING = b"a second start wants to see the window\n"
_MOST = 32_768
"""So many bytes are read of the file: no path is longer on any system."""


class Doorbell(QObject):
    """The bell at a running game."""

    rung = Signal(object)
    """The Path to be opened, or None where the window alone is wanted."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Hang the bell into a folder that may be written to."""
        super().__init__(parent)
        self._path = folder / FILE
        self._path.write_bytes(b"")
        self._watcher = QFileSystemWatcher([str(self._path)], self)
        self._watcher.fileChanged.connect(self._on_changed)

    def _on_changed(self) -> None:
        """Answer by emptying the file, which is told here again and then means nothing."""
        if self._path.exists() and self._path.stat().st_size:
            with self._path.open("rb") as file:
                wish = file.read(_MOST).partition(b"\n")[2]
            self._path.write_bytes(b"")
            self.rung.emit(Path(os.fsdecode(wish)) if wish else None)


def ring(folder: Path, wanted: Path | None = None, patience: float = PATIENCE) -> bool:
    """Ring at the game that runs on a folder, which may then open a file; tell whether it answers."""
    path = folder / FILE
    try:
        path.write_bytes(_RING + (b"" if wanted is None else os.fsencode(wanted.absolute())))
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if not path.stat().st_size:
                return True
            time.sleep(_STEP)
    except OSError:
        return False
    return False
