"""How fast the table paints: `python -m tests.bench.table_paint` prints a table and a line of JSON.

Not a test, since machines differ: compare runs on one machine. QT_QPA_PLATFORM chooses where it is painted.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

from PySide6.QtCore import QElapsedTimer, QEventLoop, QSize, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burraco_desktop.session.rulebook import preset
from burraco_desktop.start import make_application
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.killed_table import Waiting
from tests.support.saved_matches import running
from tests.support.table_driver import TableDriver

SIZES = (QSize(1280, 800), QSize(3840, 2160))
FRAMES = 200
IDLE = 2000
FULL_TABLE = """
    hand 0: Kd Kd Qh Qc Js 10h 10h 9c 9c 8s 8d 7d 7c 6h 6s 5s 5h 4s 4h 3d 3c As Ac 2s JK
    hand 1: 3c 4d 9s 9h Kc
    hand 2: 3c 4d 9s 9h Kc
    hand 3: 3c 4d
    melds 0: 3h 4h 5h 6h 7h 8h 9h / Qd Qh Qs 2d / 8c 9c 2c 10c Jc / 7c 7h 7s / 10d Jd Qd / 4c 4d 4h / As Ah Ad
    melds 1: JB 3h 4h 5h 6h / 9d 9h 9h 9s 2d / Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK / 7s 8s 9s 10s Js
    taken: 0 3
    reserves: -
    stock: 3d 3d 3d 3d 3d 3d 3d 3d
    pile: 4h Jc 3s Qd 6h Kc 5d 9h 10s 4s Kh 2d 8h
"""


class PaintTimes:
    """Measures every paint of a table, in time of the processor, by standing in for its paint event."""

    def __init__(self, table: TableDriver) -> None:
        self.times: list[float] = []
        self.instants: list[float] = []
        view = table.view
        paint = type(view).paintEvent

        def timed(event: QPaintEvent) -> None:
            self.instants.append(1000 * perf_counter())
            start = process_time()
            paint(view, event)
            self.times.append(1000 * (process_time() - start))

        view.paintEvent = timed  # type: ignore[method-assign]  # what a subclass would do, without one

    def clear(self) -> None:
        """Begin anew."""
        self.times.clear()
        self.instants.clear()


def spread(values: list[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    return median(values), quantiles(values, n=20)[-1]


def moving(table: TableDriver, paints: PaintTimes) -> tuple[float, float]:
    """Paint times while four cards move over the full table."""
    items = table.view.table.hand_items[8:12]
    paints.clear()
    for frame in range(FRAMES):
        for number, item in enumerate(items):
            item.setPos(200 + 3 * frame + 90 * number, 250 + frame)
        QApplication.processEvents()
    for item in items:
        item.rest()
    return spread(paints.times)


def full(table: TableDriver, paints: PaintTimes) -> tuple[float, float]:
    """Paint times of the whole table."""
    paints.clear()
    for _ in range(FRAMES // 4):
        table.view.viewport().update()
        QApplication.processEvents()
    return spread(paints.times)


def deal(table: TableDriver, paints: PaintTimes) -> tuple[float, float]:
    """Frames a second and the 95th percentile of the gaps, while 44 cards and the reserves are dealt."""
    table.controller.leave()
    paints.clear()
    table.controller.new_match(preset("italian"), 4, "Maria", "bench")
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < 1400:
        QTest.qWait(1)
    table.view.queue.finish_now()
    gaps = [later - earlier for earlier, later in zip(paints.instants[5:], paints.instants[6:], strict=False)]
    return 1000 / median(gaps), quantiles(gaps, n=20)[-1]


class BusyMaster:
    """A Master who searches one turn after the other in his process, as while cards fly in a match."""

    def __init__(self) -> None:
        self._view = (match := running(60)).view(match.state.seat)
        self._runner = BotRunner()
        self._runner.answered.connect(self._ask)
        self.turns = 0
        self._runner.warm_up()
        self._ask()

    def _ask(self) -> None:
        self.turns += 1
        self._runner.ask(self._view, self.turns, self.turns, "master")

    def close(self) -> None:
        """Let him rest."""
        self._runner.close()


def deal_beside_master(table: TableDriver, paints: PaintTimes) -> tuple[float, float]:
    """As `deal`, while a Master thinks on the other core."""
    master = BusyMaster()
    while master.turns < 2:  # his process is there
        QTest.qWait(10)
    found = deal(table, paints)
    master.close()
    return found


def idle(table: TableDriver, paints: PaintTimes) -> tuple[int, float]:
    """Paints, and milliseconds of the processor, in two seconds in which nothing happens."""
    table.pose(FULL_TABLE)
    QTest.qWait(300)
    loop = QEventLoop()
    QTimer.singleShot(IDLE, loop.quit)
    paints.clear()
    start = process_time()
    loop.exec()
    return len(paints.times), 1000 * (process_time() - start)


def measure(size: QSize) -> dict[str, float]:
    """All figures of one size."""
    with tempfile.TemporaryDirectory() as folder:
        table = TableDriver(Waiting(), Path(folder), size, AnimationSpeed.NORMAL)
        table.pose(FULL_TABLE)
        QTest.qWait(100)
        paints = PaintTimes(table)
        figures = {}
        for name, work in (("4 moving", moving), ("full", full)):
            figures[f"{name}, median ms"], figures[f"{name}, p95 ms"] = work(table, paints)
        figures["deal, frames/s"], figures["deal, p95 gap ms"] = deal(table, paints)
        beside = "deal beside a Master"
        figures[f"{beside}, frames/s"], figures[f"{beside}, p95 gap ms"] = deal_beside_master(table, paints)
        figures["idle, paints"], figures["idle, cpu ms"] = idle(table, paints)
        table.view.close()
        table.close()
    return {name: round(value, 2) for name, value in figures.items()}


def main() -> None:
    """Measure and print."""
    application = make_application(sys.argv)
    found = {f"{size.width()}x{size.height()}": measure(size) for size in SIZES}
    names = next(iter(found.values()))
    out = sys.stdout.write
    out(f"{'':<36}" + "".join(f"{size:>12}" for size in found) + "\n")
    for name in names:
        out(f"{name:<36}" + "".join(f"{figures[name]:>12.2f}" for figures in found.values()) + "\n")
    out(json.dumps(found) + "\n")
    application.quit()


if __name__ == "__main__":
    main()
