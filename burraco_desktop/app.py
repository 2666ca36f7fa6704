"""Wiring: builds everything behind the window and connects it. No event loop here; `start` runs it."""

import logging
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.paths import data_folder
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.lock import InstanceLock
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.session.store import Autosave, LoadedMatch, read_match
from burraco_desktop.start import Opening
from burraco_desktop.ui import settings
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.application import Application
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.doorbell import Doorbell
from burraco_desktop.ui.main_window import MainWindow
from burraco_desktop.ui.match_choice import NewMatchChoice, remembered_levels
from burraco_desktop.ui.pages.match_questions import answered
from burraco_desktop.ui.reports import ExceptionHook
from burraco_desktop.ui.rooms import Rooms
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.sound import Sounds
from burraco_desktop.ui.system_motion import SystemMotion
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.texts_matches import trouble_text

HOUSE_RULES = "house-rules"
WARM_UP_AFTER = 400
"""Milliseconds after which the bots' process starts, when the first page has been painted."""

_log = logging.getLogger(__name__)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Program:
    """All that lives as long as the window."""

    window: MainWindow
    rooms: Rooms
    controller: Controller
    runner: BotRunner
    autosave: Autosave
    store: Settings
    shelf: RuleShelf
    advisor: Advisor

    def open(self, opening: Opening) -> None:
        """Show the window with what the command line asked for."""
        if opening.is_plain:
            self.rooms.show_first()
        else:
            self.rooms.show_home()
        self.window.show()
        QTimer.singleShot(WARM_UP_AFTER, self.runner.warm_up)
        if opening.loaded is not None:
            self._open_loaded(opening.loaded)
        elif opening.trouble is not None:
            self.rooms.matches.tell_trouble(opening.trouble)
        elif opening.new_match:
            self.rooms.start(self._choice(opening))

    def listen(self) -> None:
        """Hear of further starts, and of files that the system wants to be opened."""
        hang_doorbell(self)
        application = Application.instance()
        if isinstance(application, Application):
            application.file_asked.connect(self.call)

    def call(self, file: Path | None) -> None:
        """Come to the front with the file that a second start was given, if any."""
        self.window.raise_up()
        if file is None:
            return
        try:
            loaded = read_match(file)
        except SaveError as error:
            self.rooms.matches.tell_trouble(error)
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
            self.rooms.matches.show_replay(Replay(match), match.name or translate("app", "Replay"))
        elif self._is_kept(match):
            self.rooms.go_on()
        else:
            self.rooms.put_on_table(lambda: self.controller.take_up(loaded))

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


def build(autosave: Autosave, window: MainWindow) -> Program:
    """Build all behind the window. It takes an autosave that was tried to be acquired.

    Raises:
        ResourceError, RuleFileError, CardArtError: the installation is damaged.
    """
    store, root = window.store, window.root
    runner = BotRunner()
    controller = Controller(autosave, runner, store)
    table = TableView(controller, store, root / "cards")
    shelf = RuleShelf(data_folder() / HOUSE_RULES, [preset(name) for name in preset_names(root)])
    damaged = shelf.read()
    rooms = Rooms(window, controller, shelf, table)
    advisor = Advisor(window)
    rooms.follow(Coach(controller, advisor, store, window))
    _let_hear(rooms, Sounds(store, root / "sounds", table), controller)
    _let_rest(rooms, SystemMotion(table))
    if damaged:
        told = "\n".join(map(trouble_text, damaged))
        text = translate("app", "House rules could not be read: {reason}")
        window.banner.say(text.format(reason=told))
    ExceptionHook(lambda: position_text(controller)).install()
    return Program(window, rooms, controller, runner, autosave, store, shelf, advisor)


def autosave_with(lock: InstanceLock) -> Autosave:
    """The autosave of whoever holds the lock. That its folder cannot be used is said when it is needed."""
    autosave = Autosave(data_folder(), lock)
    try:
        autosave.acquire()
    except SaveError:
        _log.exception("the match cannot be kept")
    return autosave


def _let_hear(rooms: Rooms, sounds: Sounds, controller: Controller) -> None:
    """Let sounds be heard at every table."""
    rooms.table.teller.heard.connect(sounds.play)
    controller.match_opened.connect(sounds.load_soon)
    rooms.lessons.heard.connect(sounds.play)
    rooms.lessons.page_made.connect(lambda _page: sounds.load_soon())


def _let_rest(rooms: Rooms, motion: SystemMotion) -> None:
    """Let every table move as little as the system wishes."""
    for mover in (rooms.table, rooms.lessons, rooms.reviews):
        motion.changed.connect(lambda mover=mover: mover.want_less_motion(motion.wants_less))
        mover.want_less_motion(motion.wants_less)


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
