"""A process with a table, for a screen reader to look at. Argument: a folder of its own.

It obeys lines of its input: the name of a key is pressed, and the end of the input ends the process.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QSize, QSocketNotifier
from PySide6.QtWidgets import QApplication

from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.killed_table import Waiting
from tests.support.table_driver import Keys, TableDriver

POSITION = """
    move: 0 draw
    hand 0: 5h 6h 7h Kc 9d
    melds 0: 9h 10h Jh
    pile: 8h 3c
"""


def main() -> None:
    """Show the table until the input ends."""
    application = QApplication(sys.argv[:1])
    table = TableDriver(Waiting(), Path(sys.argv[1]), QSize(960, 600), AnimationSpeed.OFF)
    table.pose(POSITION)
    table.wait_idle()
    table.view.activateWindow()
    table.view.setFocus()
    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)

    def obey() -> None:
        keys = os.read(0, 4096).decode().split()
        for name in keys:
            table.press(getattr(Keys, f"Key_{name}"))
        if not keys:
            application.quit()

    notifier.activated.connect(obey)
    application.exec()
    table.close()


if __name__ == "__main__":
    main()
