"""Leads between the pages about kept matches: saves, replay, statistics, fair play. It draws nothing."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from burraco_desktop.session.errors import ReplayError, SaveError
from burraco_desktop.session.glance import SUFFIX
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.summary import NAME_LENGTH
from burraco_desktop.ui.banner import Banner
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.pages.scores import ScoresPage
from burraco_desktop.ui.tasks import Task
from burraco_desktop.ui.texts_matches import trouble_text

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.fairness import FairnessPage
    from burraco_desktop.ui.pages.replay import ReplayPage
    from burraco_desktop.ui.pages.saves import SavesPage
    from burraco_desktop.ui.pages.statistics import StatisticsPage


class MatchPages(QObject):
    """The pages, made when they are first looked at. The window shows what it is told to."""

    page_made = Signal(object)
    """A QWidget that will be shown soon."""
    page_wanted = Signal(object)
    """The page to be shown; a match is left for it."""
    aside_wanted = Signal(object)
    """The page to be shown while all else waits, until `aside_left`."""
    aside_left = Signal()
    review_wanted = Signal(object, str, int)
    """The Replay to be reviewed, its title, and the deal to begin with."""
    review_file_wanted = Signal(object, str)
    """The Path of a kept match to be reviewed, and what the player calls it."""
    home_wanted = Signal()
    table_wanted = Signal(object)
    """What puts a match on the table and tells whether it could: to be called once the table is shown."""

    def __init__(self, controller: Controller, late: LatePages, banner: Banner, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._controller = controller
        self._late = late
        self._banner = banner
        self.reading = Task(self)
        self.reading.done.connect(self._on_read)
        self.reading.failed.connect(self.tell_trouble)
        controller.keeper.position_offered.connect(self._on_position_offered)
        controller.keeper.export_offered.connect(self._on_export_offered)

    def connect_commands(self, menus: Menus, scores: ScoresPage) -> None:
        """Do what the menus and the score sheet offer about matches."""
        controller = self._controller
        menus.saves.triggered.connect(self.show_saves)
        menus.statistics.triggered.connect(self.show_statistics)
        menus.bookmark.triggered.connect(self.bookmark)
        menus.learning.triggered.connect(self._on_learning)
        for signal in (menus.replay.triggered, scores.replay_requested):
            signal.connect(self._on_replay)
        for signal in (menus.fairness.triggered, scores.fairness_requested):
            signal.connect(self.show_fairness)
        controller.mode_changed.connect(
            lambda mode: menus.offer_match(is_running=mode != Mode.IDLE, is_learning=controller.is_learning)
        )

    # The pages.

    @cached_property
    def saves(self) -> "SavesPage":
        """The saved matches."""
        page = self._late.saves(self._controller.keeper)
        page.open_requested.connect(self.open_match)
        page.replay_requested.connect(self.replay_file)
        page.review_requested.connect(self._on_review_file)
        page.check_requested.connect(self.check_file)
        page.back_requested.connect(self.home_wanted)
        self.page_made.emit(page)
        return page

    @cached_property
    def replay(self) -> "ReplayPage":
        """A match to be looked at again."""
        page = self._late.replay()
        page.practice_requested.connect(self.practise)
        page.review_requested.connect(self.review_wanted)
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    @cached_property
    def statistics(self) -> "StatisticsPage":
        """What all matches come to."""
        page = self._late.statistics(self._controller.keeper)
        page.back_requested.connect(self.home_wanted)
        self.page_made.emit(page)
        return page

    @cached_property
    def fairness(self) -> "FairnessPage":
        """Why the cards can be trusted."""
        page = self._late.fairness()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    # What can be asked for.

    def show_saves(self) -> None:
        """Show the saved matches."""
        self.page_wanted.emit(self.saves)
        self.saves.refresh()

    def show_statistics(self) -> None:
        """Show the statistics."""
        self.page_wanted.emit(self.statistics)

    def show_fairness(self) -> None:
        """Show why the cards of the running match can be trusted."""
        self.fairness.show_fairness(self._controller.fairness)
        self.aside_wanted.emit(self.fairness)

    def check_file(self, path: Path) -> None:
        """Check a kept match from end to end."""
        row = self.saves.chosen
        self.show_fairness()
        self.fairness.check_file(path, row.summary.name if row else "")

    def open_match(self, path: Path) -> None:
        """Go on with a match of the library."""
        self.table_wanted.emit(lambda: self._controller.open_match(path))

    def practise(self, match: Match) -> None:
        """Play on from a moment of a replay."""
        self.table_wanted.emit(lambda: self._controller.practise(match))

    def show_replay(self, replay: Replay, title: str, deal: int = 0, actions: int = 0) -> None:
        """Look at a match again."""
        self.replay.show_replay(replay, title, deal, actions)
        self.aside_wanted.emit(self.replay)

    def replay_running(self, deal: int = 0, actions: int = 0) -> None:
        """Look at the running match again, from its beginning or from after some actions of a deal."""
        replay = self._controller.replay()
        if replay is not None:
            self.show_replay(replay, self.tr("The match on the table"), deal, actions)

    def replay_file(self, path: Path) -> None:
        """Look at a kept match again, once it is read."""
        row = self.saves.chosen
        title = row.summary.name if row and row.summary.name else self.tr("Replay")
        library = self._controller.keeper.library
        self.reading.start(lambda _is_wanted: (library.replay(path), title))

    def import_file(self, path: Path) -> None:
        """Take a match from anywhere into the library, and show it there."""
        self.show_saves()
        self.saves.import_file(path)

    def bookmark(self) -> None:
        """Ask for a name and keep a copy of the running match under it."""
        name, is_given = QInputDialog.getText(
            self._window, self.tr("Keep a bookmark"), self.tr("A name to find this moment again:")
        )
        if is_given and self._controller.bookmark(name[:NAME_LENGTH]):
            self._banner.say(self.tr("The bookmark is kept among the saved matches."))

    def tell_trouble(self, error: SaveError) -> None:
        """Say what is wrong with a file, and offer a way out where there is one."""
        self._banner.say(trouble_text(error))
        if isinstance(error, ReplayError) and error.path is not None:
            self._on_position_offered(error.path)

    # What happens.

    def _on_learning(self, is_learning: bool) -> None:
        self._controller.learn(is_learning=is_learning)
        if is_learning:
            text = self.tr(
                "You may now take back any earlier decision of this deal. A match in which you do so is"
                " counted apart in the statistics."
            )
            self._banner.say(text)

    def _on_review_file(self, path: Path) -> None:
        row = self.saves.chosen
        self.review_file_wanted.emit(path, row.summary.name if row else "")

    def _on_replay(self) -> None:
        self.replay_running()

    def _on_read(self, read: tuple[Replay, str]) -> None:
        replay, title = read
        self.show_replay(replay, title)

    def _on_position_offered(self, path: Path) -> None:
        def go_on() -> None:
            self.table_wanted.emit(lambda: self._controller.go_on_from(path))

        self._banner.offer(self.tr("Go on from the saved position"), go_on)

    def _on_export_offered(self) -> None:
        self._banner.offer(self.tr("Save somewhere else …"), self._on_export)

    def _on_export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the match"), f"match{SUFFIX}", self.tr("Matches (*.burraco)")
        )
        if path and self._controller.export(Path(path)):
            self._banner.say(self.tr("The match is written to {file}.").format(file=Path(path).name))
