"""The window: its frame, menus and home page, which are there before all else. It keeps no match.

What lies behind the home page, the rooms, is made once that page is painted: so a start shows it soon.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from burraco_desktop.session.glance import SUFFIX
from burraco_desktop.ui import settings
from burraco_desktop.ui.banner import Banner
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.pages.home import HomePage
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.theme import base_size, changes
from burraco_desktop.ui.wardrobe import CARDS, art_for, cards_worn
from burraco_desktop.ui.window_place import keep_place, restore_place

if TYPE_CHECKING:
    from burraco_desktop.ui.rooms import Rooms


class MainWindow(QMainWindow):
    """The one window of the game.

    Attributes:
        rooms: what lies behind the home page, from the moment that it is made.
    """

    closing = Signal()
    language_changed = Signal()
    match_dropped = Signal(object)
    """The Path of a saved match that was dropped on the window."""

    rooms: "Rooms"

    def __init__(self, store: Settings, root: Path) -> None:
        """Make the frame and the home page; `root` is the folder of the resources."""
        super().__init__()
        self.store = store
        self.root = root
        self.base = 0
        """The pixel height of the text of menus, banner and panels."""
        self.art = art_for(store, root / "cards")
        self.banner = Banner()
        self.home = HomePage(self.art)
        self.pages = QStackedWidget()
        self.menus = Menus(self, store)
        self._build()
        changes.look_changed.connect(self._restyle)
        changes.size_changed.connect(self._fit)
        store.changed.connect(self._on_setting)
        self.menus.quit.triggered.connect(self.close)
        self.menus.full_screen.triggered.connect(self._on_full_screen)
        restore_place(self, store)

    def raise_up(self) -> None:
        """Come to the front, as a second start of the game wants it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window; who keeps something open is told before."""
        self.closing.emit()
        keep_place(self, self.store)
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let matches be dropped anywhere on the window."""
        if _matches_in(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take in the first match that was dropped."""
        self.match_dropped.emit(_matches_in(event.mimeData().urls())[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let menus, banner, log and the buttons of the table follow the window's size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the mark in the menu right when the desktop changes full screen; speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.language_changed.emit()

    def _build(self) -> None:
        self.setWindowIcon(QIcon(str(self.root / "icons" / "burraco.svg")))
        self.setWindowTitle(self.tr("Burraco"))
        self.setAcceptDrops(True)
        self.pages.addWidget(self.home)
        self._offer_pages(self.home.add_entry)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(content)

    def _offer_pages(self, add: Callable[[str, Callable[[], str]], object]) -> None:
        """Fill the home page with ways to the other pages; the rooms lead there."""
        add("learn", lambda: self.tr("Learn"))
        add("rules", lambda: self.tr("Rules"))
        add("saves", lambda: self.tr("Saved matches"))
        add("statistics", lambda: self.tr("Statistics"))
        add("referee", lambda: self.tr("Referee"))
        add("preferences", lambda: self.tr("Preferences"))

    def _fit(self) -> None:
        base = max(14, round(base_size(self.size()) * 0.9))
        if base != self.base:
            self.base = base
            self._restyle()

    def _restyle(self) -> None:
        """Wear the look in force in the size in force, if there is one yet."""
        if self.base:
            self.setStyleSheet(style_sheet(self.base))

    def _on_setting(self, key: str) -> None:
        """Let all pages show the cards that are chosen."""
        inks = self.store.get(settings.FOUR_INKS)
        if key in CARDS and self.art.wear(*cards_worn(self.store), four_inks=inks):
            changes.look_changed.emit()

    def _on_full_screen(self, checked: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if checked
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )


def _matches_in(urls: list[QUrl]) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return [path for path in paths if path.suffix == SUFFIX]
