"""Pages that are looked up while all else waits, and the way back from them. It makes no page."""

from collections.abc import Collection

from PySide6.QtWidgets import QStackedWidget, QWidget


class Asides:
    """Knows which pages were looked up, and to which page they lead back."""

    def __init__(self, pages: QStackedWidget, home: QWidget) -> None:
        self._pages = pages
        self._aside: set[QWidget] = set()
        self._home = self.behind = home

    @property
    def is_open(self) -> bool:
        """Whether something is being looked up."""
        return self._pages.currentWidget() in self._aside

    def forget(self, permanent: Collection[QWidget]) -> None:
        """All pages but the permanent ones will be gone; a way back to another one leads home now."""
        self._aside &= {self._pages.currentWidget()}
        if self.behind not in permanent:
            self.behind = self._home

    def note(self, page: QWidget) -> None:
        """A page will be looked up now; from one looked up itself the way leads back to the same page."""
        if not self.is_open:
            self.behind = self._pages.currentWidget() or self.behind
        self._aside.add(page)
