"""Starts the game: its logs, the application, and the window with its home page. No rules are known here.

What lies behind the home page needs half of all modules, so it is built once the page is painted: a start
with nothing else to show is over much sooner. Rejected was a picture in its place, which cannot be clicked.
"""

import faulthandler
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from burraco_desktop import __version__
from burraco_desktop.paths import ResourceError, data_folder, log_folder, resource_root, settings_file
from burraco_desktop.session.errors import ReplayError, SaveError
from burraco_desktop.session.glance import LOCK, glance_at
from burraco_desktop.session.lock import InstanceLock
from burraco_desktop.ui.application import Application
from burraco_desktop.ui.doorbell import ring
from burraco_desktop.ui.fonts import game_font
from burraco_desktop.ui.garbage import GuiCollector
from burraco_desktop.ui.interpreter import Interpreter
from burraco_desktop.ui.interrupts import Interrupts
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.settings import WELCOMED, Settings
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.theme import NORMAL_BASE, game_palette
from burraco_desktop.ui.wardrobe import Wardrobe

if TYPE_CHECKING:
    from burraco_desktop.app import Program
    from burraco_desktop.engine.rules import RuleSet
    from burraco_desktop.languages import Language
    from burraco_desktop.session.store import LoadedMatch

DESKTOP_FILE = "alt.burracodesktop.burraco"
"""The menu entry that packages for Linux bring: desktops take the window's icon and group from it."""
LOG_BYTES = 500_000
LOG_FILES = 2

_log = logging.getLogger(__name__)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Opening:
    """What the command line asks to begin with; with nothing given the home page opens.

    Attributes:
        file: a file to open.
        loaded: the match that was read from it.
        trouble: why the actions in a file do not lead to its position.
        new_match: whether to begin a match at once.
        rules, players, target, level, seed: the match to begin, as far as given; else as chosen last.
        language: what to speak until the player chooses; else as chosen last.
    """

    file: Path | None = None
    loaded: "LoadedMatch | None" = None
    trouble: ReplayError | None = None
    new_match: bool = False
    rules: "RuleSet | None" = None
    players: int | None = None
    target: int | None = None
    level: str | None = None
    seed: str = ""
    language: "Language | None" = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing is asked for."""
        return self.loaded is None and self.trouble is None and not self.new_match


def make_application(argv: Sequence[str]) -> Application:
    """The application in our look, whatever theme the desktop has."""
    application = Application(list(argv))
    application.setApplicationName("burraco-desktop")
    application.setApplicationDisplayName("Burraco")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_FILE)
    application.setStyle("Fusion")
    application.setFont(game_font(resource_root() / "fonts"))
    application.setPalette(game_palette())
    return application


def make_window(language: "Language | None" = None) -> MainWindow:
    """The window with its home page, and the settings that it follows.

    The language holds until the player chooses one; without it the one that was chosen last does.
    """
    store = Settings(settings_file())
    Interpreter(store, language, store)
    Wardrobe(store, store)
    return MainWindow(store, resource_root())


def own_lock() -> InstanceLock | None:
    """The lock of the kept match, or None where another instance has it. An unusable folder is said later."""
    lock = InstanceLock(data_folder() / LOCK)
    try:
        is_ours = lock.acquire()
    except SaveError:
        return lock
    return lock if is_ours else None


def say_already_open() -> None:
    """Tell that the game is open already."""
    box = QMessageBox()
    box.setStyleSheet(style_sheet(NORMAL_BASE))
    box.setWindowTitle(translate("app", "Burraco"))
    box.setText(translate("app", "Burraco is open already. You will find it among your other windows."))
    box.addButton(QMessageBox.StandardButton.Ok).setIcon(QIcon())
    box.exec()


def keep_log(folder: Path) -> IO[str] | None:
    """Write warnings and crashes to files of bounded size; returns the file for crashes, to be kept open.

    Where the system refuses, both go to the terminal alone, if there is one.
    """
    logging.getLogger().setLevel(logging.INFO)
    try:
        _log_to(folder / "burraco.log")
        crashes = _opened(folder / "crash.log")
    except OSError as error:
        _log.warning("no log can be kept: %s", error)
        return None
    faulthandler.enable(crashes)
    return crashes


def _log_to(path: Path) -> None:
    handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def _opened(path: Path) -> IO[str]:
    is_large = path.exists() and path.stat().st_size > LOG_BYTES
    return path.open("w" if is_large else "a", encoding="utf-8")


def run(argv: Sequence[str], opening: Opening) -> int:
    """Run the game until its window is closed; returns the exit status."""
    crashes = keep_log(log_folder())
    application = make_application(argv)
    interrupts = Interrupts(application.quit)
    try:
        return _run(application, opening)
    finally:
        interrupts.close()
        faulthandler.disable()
        if crashes is not None:
            crashes.close()


def _run(application: Application, opening: Opening) -> int:
    lock = own_lock()
    if lock is None:
        if opening.new_match or not ring(data_folder(), opening.file):
            Interpreter(Settings(settings_file()), opening.language)
            say_already_open()
        return 0
    collector = GuiCollector()
    beginning = Beginning(lock, opening, make_window(opening.language))
    try:
        beginning.show()
        status = application.exec()
        if beginning.failure is not None:
            raise beginning.failure
        return status
    finally:
        beginning.close()
        collector.close()
        sys.excepthook = sys.__excepthook__


class Beginning(QObject):
    """Shows the home page at once if it is what is wanted, and has all else built after it, or instead."""

    def __init__(self, lock: InstanceLock, opening: Opening, window: MainWindow) -> None:
        super().__init__(window)
        self._lock = lock
        self._opening = opening
        self._window = window
        self.program: Program | None = None
        self.failure: Exception | None = None
        """Why nothing could be built behind the home page: the installation is damaged."""

    def show(self) -> None:
        """Show what the command line asked for, the first start's welcome, or the home page."""
        if self._opening.is_plain and self._window.store.get(WELCOMED):
            self._window.home.set_summary(glance_at(data_folder()))
            self._window.home.painted.connect(self._build_behind, Qt.ConnectionType.SingleShotConnection)
            self._window.show()
        else:
            self._build()

    def close(self) -> None:
        """Stop what runs beside the window, and let another instance have the match."""
        if self.program is not None:
            self.program.close()
        else:
            self._lock.release()

    def _build_behind(self) -> None:
        try:
            self._build()
        except (ResourceError, SaveError, OSError) as error:
            self.failure = error
            QApplication.exit(1)

    def _build(self) -> None:
        from burraco_desktop import app

        self.program = app.build(app.autosave_with(self._lock), self._window)
        self.program.listen()
        self.program.open(self._opening)
