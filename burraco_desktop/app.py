"""Wiring: builds everything a window needs and connects it. No event loop here; `__main__` runs it."""

import faulthandler
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox

from burraco_desktop import __version__
from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.languages import Language
from burraco_desktop.paths import config_folder, data_folder, log_folder, resource_root
from burraco_desktop.session.errors import ReplayError, SaveError
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.session.store import Autosave, LoadedMatch, read_match
from burraco_desktop.ui import settings
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.application import Application
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.doorbell import Doorbell, ring
from burraco_desktop.ui.fonts import game_font
from burraco_desktop.ui.garbage import GuiCollector
from burraco_desktop.ui.interpreter import Interpreter
from burraco_desktop.ui.interrupts import Interrupts
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice, remembered_levels
from burraco_desktop.ui.pages.match_questions import answered
from burraco_desktop.ui.reports import ExceptionHook
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.sound import Sounds
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.system_motion import SystemMotion
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.theme import NORMAL_BASE, game_palette
from burraco_desktop.ui.wardrobe import Wardrobe

HOUSE_RULES = "house-rules"
DESKTOP_FILE = "alt.burracodesktop.burraco"
"""The menu entry that packages for Linux bring: desktops take the window's icon and group from it."""
WARM_UP_AFTER = 400
"""Milliseconds after which the bots' process starts, when the first page has been painted."""
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
    loaded: LoadedMatch | None = None
    trouble: ReplayError | None = None
    new_match: bool = False
    rules: RuleSet | None = None
    players: int | None = None
    target: int | None = None
    level: str | None = None
    seed: str = ""
    language: Language | None = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing is asked for."""
        return self.loaded is None and self.trouble is None and not self.new_match


@dataclass(frozen=True, slots=True)
class Program:
    """All that lives as long as the window."""

    window: MainWindow
    controller: Controller
    runner: BotRunner
    autosave: Autosave
    store: Settings
    shelf: RuleShelf
    advisor: Advisor

    def open(self, opening: Opening) -> None:
        """Show the window with what the command line asked for."""
        if opening.is_plain:
            self.window.show_first()
        else:
            self.window.show_home()
        self.window.show()
        QTimer.singleShot(WARM_UP_AFTER, self.runner.warm_up)
        if opening.loaded is not None:
            self._open_loaded(opening.loaded)
        elif opening.trouble is not None:
            self.window.matches.tell_trouble(opening.trouble)
        elif opening.new_match:
            self.window.start(self._choice(opening))

    def call(self, file: Path | None) -> None:
        """Come to the front with the file that a second start was given, if any."""
        self.window.raise_up()
        if file is None:
            return
        try:
            loaded = read_match(file)
        except SaveError as error:
            self.window.matches.tell_trouble(error)
        else:
            self._open_loaded(loaded)

    def close(self) -> None:
        """Stop what runs beside the window, and let another instance have the match."""
        self.runner.close()
        self.advisor.close()
        self.autosave.release()

    def _open_loaded(self, loaded: LoadedMatch) -> None:
        """Let a match from a file become the running one; the one before goes into the library.

        With a finished one there is nothing to go on, so it is shown again.
        """
        match = loaded.match
        if match.winner is not None:
            self.window.matches.show_replay(Replay(match), match.name or translate("app", "Replay"))
        elif self._is_kept(match):
            self.window.go_on()
        else:
            self.window.put_on_table(lambda: self.controller.take_up(loaded))

    def _is_kept(self, match: Match) -> bool:
        """Tell whether the running match is this one as it stands, so that a file may be opened twice."""
        try:
            kept = self.autosave.load()
        except SaveError as error:
            _log.warning("%s", error)
            return False
        same = (match.terms.identity, match.state)
        return kept is not None and (kept.match.terms.identity, kept.match.state) == same

    def _choice(self, opening: Opening) -> NewMatchChoice:
        store = self.store
        rules = opening.rules or self._remembered(opening.players)
        rules, players = answered(rules, store.get(settings.NEW_MATCH_ANSWERS).get(rules.name, {}))
        if opening.target is not None:
            rules = rules.changed({"match_target": opening.target})
        return NewMatchChoice(
            rules=rules,
            players=opening.players or players,
            levels=Levels(opening.level) if opening.level else remembered_levels(store),
            pace=store.get(settings.BOT_PACE),
            name=store.get(settings.PLAYER_NAME),
            seed=opening.seed,
            is_learning=store.get(settings.LEARNS),
        )

    def _remembered(self, players: int | None) -> RuleSet:
        """The system chosen last, or the first one that is for so many players."""
        name = self.store.get(settings.NEW_MATCH_SYSTEM)
        offered = (*self.shelf.presets, *self.shelf.rule_sets)
        ordered = sorted(offered, key=lambda rules: (rules.name != name, rules.name != settings.FIRST_SYSTEM))
        return next(rules for rules in ordered if players is None or players in rules.deck.player_counts)


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


def build(autosave: Autosave, language: Language | None = None) -> Program:
    """Build the window and all behind it. It takes an autosave that was tried to be acquired.

    The language holds until the player chooses one; without it the one that was chosen last does.

    Raises:
        ResourceError, RuleFileError, CardArtError: the installation is damaged.
    """
    root = resource_root()
    store = Settings(config_folder() / "settings.ini")
    Interpreter(store, language, store)
    Wardrobe(store, store)
    runner = BotRunner()
    controller = Controller(autosave, runner, store)
    table = TableView(controller, store, root / "cards")
    sounds = Sounds(store, root / "sounds", table)
    table.teller.heard.connect(sounds.play)
    controller.match_opened.connect(sounds.load_soon)
    motion = SystemMotion(table)
    motion.changed.connect(lambda: table.want_less_motion(motion.wants_less))
    table.want_less_motion(motion.wants_less)
    shelf = RuleShelf(data_folder() / HOUSE_RULES, [preset(name) for name in preset_names(root)])
    damaged = shelf.read()
    window = MainWindow(controller, store, shelf, table, root)
    advisor = Advisor(window)
    window.follow(Coach(controller, advisor, store, window))
    window.lessons.heard.connect(sounds.play)
    window.lessons.page_made.connect(lambda _page: sounds.load_soon())
    motion.changed.connect(lambda: window.lessons.want_less_motion(motion.wants_less))
    window.lessons.want_less_motion(motion.wants_less)
    motion.changed.connect(lambda: window.reviews.want_less_motion(motion.wants_less))
    window.reviews.want_less_motion(motion.wants_less)
    if damaged:
        told = "\n".join(map(str, damaged))
        text = translate("app", "House rules could not be read: {reason}")
        window.banner.say(text.format(reason=told))
    ExceptionHook(lambda: position_text(controller)).install()
    return Program(window, controller, runner, autosave, store, shelf, advisor)


def own_autosave() -> Autosave | None:
    """The autosave, or None where another instance of the game owns it. An unusable folder is said later."""
    autosave = Autosave(data_folder())
    try:
        is_ours = autosave.acquire()
    except SaveError:
        _log.exception("the match cannot be kept")
        return autosave
    return autosave if is_ours else None


def say_already_open() -> None:
    """Tell that the game is open already."""
    box = QMessageBox()
    box.setStyleSheet(style_sheet(NORMAL_BASE))
    box.setWindowTitle(translate("app", "Burraco"))
    box.setText(translate("app", "Burraco is open already. You will find it among your other windows."))
    box.addButton(QMessageBox.StandardButton.Ok).setIcon(QIcon())
    box.exec()


def hang_doorbell(program: Program) -> None:
    """Let a second start of the game call this window."""
    try:
        bell = Doorbell(data_folder(), program.window)
    except OSError:
        _log.exception("a second start of the game cannot call this window")
    else:
        bell.rung.connect(program.call)


def position_text(controller: Controller) -> str:
    """The table as the player sees it, for a report; hidden cards stay hidden."""
    return show_position(controller.shown().view.table) if controller.version >= 0 else ""


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
    autosave = own_autosave()
    if autosave is None:
        if opening.new_match or not ring(data_folder(), opening.file):
            Interpreter(Settings(config_folder() / "settings.ini"), opening.language)
            say_already_open()
        return 0
    program = build(autosave, opening.language)
    hang_doorbell(program)
    application.file_asked.connect(program.call)
    collector = GuiCollector()
    try:
        program.open(opening)
        return application.exec()
    finally:
        program.close()
        collector.close()
        sys.excepthook = sys.__excepthook__
