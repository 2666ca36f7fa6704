"""A whole deal with a real pointer: `python -m tests.bench.xdotool_deal [motion]` prints how it went.

Needs Xvfb and xdotool. The pointer and the keys go through the X server to the window, as from a hand; motion
is off, fast, normal or slow.
"""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import Action
from burraco_desktop.start import make_application
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.killed_table import Waiting
from tests.support.table_driver import Keys, TableDriver

SCREEN = "1400x900x24"
SIZE = QSize(1280, 800)
MOST_ACTIONS = 600
SETTLING = 30
"""Milliseconds for the X server and the window to see what the pointer did."""


class HandDriver(TableDriver):
    """Acts by a real pointer and real keys."""

    def click(self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Move there and click."""
        assert modifiers == Qt.KeyboardModifier.NoModifier
        self._point_at(point)
        self._tool("click", "1")

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, let go."""
        self._point_at(start)
        self._tool("mousedown", "1")
        for step in range(1, 5):
            self._point_at(start + (end - start) * step / 4)
        if release:
            self._tool("mouseup", "1")

    def press(self, key: Keys) -> None:
        """Press a key."""
        self._tool("key", key.name.removeprefix("Key_"))

    def _point_at(self, point: QPoint) -> None:
        place = self.view.viewport().mapToGlobal(point)
        self._tool("mousemove", str(place.x()), str(place.y()))

    def _tool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)
        QTest.qWait(SETTLING)


def play(table: HandDriver) -> Counter[str]:
    """Let a bot choose, and do it by hand, until the deal is over; how often each action was done."""
    bot, done = make_bot("greedy"), Counter[str]()
    for number in range(MOST_ACTIONS):
        table.wait_turn()
        if table.controller.mode == Mode.RESULT:
            return done
        action: Action = bot.choose(table.seen, number)
        version = table.controller.version
        table.act_by_mouse(action)
        table.qtbot.waitUntil(partial(has_moved_on, table, version))
        done[type(action).__name__] += 1
    sys.exit("the deal does not end")


def has_moved_on(table: TableDriver, version: int) -> bool:
    """Tell whether anything happened since a version."""
    return table.controller.version > version


def main() -> None:
    """Play on a screen of its own."""
    speed = AnimationSpeed(sys.argv[1] if len(sys.argv) > 1 else AnimationSpeed.FAST)
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as screen:
        assert screen.stdout is not None
        os.environ |= {"DISPLAY": ":" + screen.stdout.readline().decode().strip(), "QT_QPA_PLATFORM": "xcb"}
        application = make_application(sys.argv[:1])
        with tempfile.TemporaryDirectory() as folder:
            table = HandDriver(Waiting(), Path(folder), SIZE, speed)
            with closing(table):
                table.view.activateWindow()
                start = perf_counter()
                table.new_match(4, "a deal by hand")
                done = play(table)
                table.assert_in_order()
                told = ", ".join(f"{count} {name}" for name, count in sorted(done.items()))
                sys.stdout.write(f"{told} in {perf_counter() - start:.0f} s, motion {speed}\n")
                table.view.close()
        application.quit()
        screen.terminate()


if __name__ == "__main__":
    main()
