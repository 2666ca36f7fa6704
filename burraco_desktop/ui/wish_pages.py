"""Leads to the pages about the player and the program: preferences, the welcome, about. It draws nothing."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.settings import WELCOMED, Settings

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.about import AboutPage
    from burraco_desktop.ui.pages.preferences import PreferencesPage
    from burraco_desktop.ui.pages.welcome import WelcomePage


class WishPages(QObject):
    """The pages, made when they are first looked at. The window shows what it is told to."""

    page_made = Signal(object)
    """A QWidget that will be shown soon."""
    aside_wanted = Signal(object)
    """The page to be shown while all else waits, until `aside_left`."""
    aside_left = Signal()
    welcome_wanted = Signal(object)
    """The page of the first start, until `welcome_left`."""
    welcome_left = Signal(bool)
    """The player goes on; whether he is new to the game."""

    def __init__(self, late: LatePages, store: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._late = late
        self._store = store

    def show_preferences(self) -> None:
        """Show what can be chosen."""
        self.aside_wanted.emit(self.preferences)

    @property
    def is_wishing(self) -> bool:
        """Whether the preferences are being looked at."""
        return "preferences" in vars(self) and self.preferences.isVisible()

    def show_about(self) -> None:
        """Show what program this is."""
        self.aside_wanted.emit(self.about)

    def welcome_once(self, *, is_new_here: bool) -> bool:
        """Welcome a player at his very first start, and never again; tell whether that is now."""
        if self._store.get(WELCOMED):
            return False
        self._store.set(WELCOMED, True)
        if is_new_here:
            self.welcome_wanted.emit(self.welcome)
        return is_new_here

    @cached_property
    def preferences(self) -> "PreferencesPage":
        """The player's wishes."""
        page = self._late.preferences()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    @cached_property
    def about(self) -> "AboutPage":
        """What program this is."""
        page = self._late.about()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    @cached_property
    def welcome(self) -> "WelcomePage":
        """The first page of the first start."""
        page = self._late.welcome()
        page.begun.connect(self.welcome_left)
        self.page_made.emit(page)
        return page
