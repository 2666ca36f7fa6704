"""The memory of a window over many matches of a deal: new match, replay, statistics, another look between.

`python -m tests.bench.saves_speed --matches 200` runs it; numbers depend on the machine.
"""

import gc
import resource
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from burraco_desktop import app, start
from burraco_desktop.ai.bot import make_bot
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import settings
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.garbage import GuiCollector
from burraco_desktop.ui.looks import Theme
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.pages.transport import Move
from burraco_desktop.ui.settings import AnimationSpeed, BotPace

LOOK_EVERY = 25


def watch_memory(matches: int) -> None:
    """Play matches in one window and print its memory now and then."""
    application = start.make_application(["burraco"])
    with tempfile.TemporaryDirectory() as name:
        autosave = Autosave(Path(name))
        autosave.acquire()
        program = app.build(autosave, start.make_window())
        collector = GuiCollector()
        program.store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
        program.store.set(settings.BOT_PACE, BotPace.INSTANT)
        program.window.rooms.show_home()
        program.window.show()
        for number in range(1, matches + 1):
            _play_match(program, number)
            if number % LOOK_EVERY == 0 or number == 5:
                _tell(number)
        program.window.close()
        program.close()
        collector.close()
    application.quit()


def _play_match(program: app.Program, number: int) -> None:
    window, controller, bot = program.window, program.controller, make_bot("greedy")
    rules = preset("italian").changed({"match_deals": 1})
    window.rooms.start(NewMatchChoice(rules, 2, Levels("club"), BotPace.INSTANT, "Maria", str(number)))
    while not (controller.mode == Mode.RESULT and not window.rooms.scores.again_button.isHidden()):
        QTest.qWait(1)
        if controller.mode == Mode.HUMAN:
            controller.submit(bot.choose(controller.shown().view, 1), controller.version)
        elif controller.mode == Mode.RESULT and window.rooms.scores.again_button.isHidden():
            window.rooms.scores.next_button.click()  # after a tie
    _look_around(window, number)
    if number % 5 == 0:
        program.store.set(settings.THEME, (Theme.LIGHT, Theme.DARK)[number % 2])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _look_around(window: MainWindow, number: int) -> None:
    window.rooms.matches.replay_running()
    for _ in range(10):
        window.rooms.matches.replay.lead(Move.DECISION)
    window.rooms.matches.show_statistics()
    window.rooms.matches.show_saves()
    while window.rooms.matches.saves.listing.is_busy:
        QTest.qWait(1)
    if number % 2:
        window.rooms.show_home()


def _tell(number: int) -> None:
    gc.collect()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    sys.stdout.write(f"after {number} matches: {_resident()} MiB, at most {peak} MiB\n")
    sys.stdout.flush()


def _resident() -> int:
    """The resident memory now, in MiB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024
