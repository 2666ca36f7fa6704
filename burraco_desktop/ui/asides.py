"""Pages that are looked up while all else waits, and the way back through them. It makes no page."""

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QWidget


class Asides:
    """Knows which pages were looked up, one from the other, and leads back by the same way."""

    def __init__(self, pages: QStackedWidget, home: QWidget) -> None:
        self._pages = pages
        self._aside: set[QWidget] = set()
        self._way: list[QWidget] = []
        self._home = home

    @property
    def is_open(self) -> bool:
        """Whether something is being looked up."""
        return self._pages.currentWidget() in self._aside

    @property
    def way(self) -> tuple[QWidget, ...]:
        """The pages that were come from, the first of them not looked up itself; none where none is open."""
        return tuple(self._way) if self.is_open else ()

    def note(self, page: QWidget) -> None:
        """A page will be looked up now; where it was passed on the way, that is a way back."""
        current = self._pages.currentWidget()
        if not self.is_open:
            self._way = [current or self._home]
        elif page in self._way:
            del self._way[self._way.index(page) :]
        elif current is not None and current is not page:
            self._way.append(current)
        self._aside.add(page)

    def back(self) -> QWidget:
        """The page to go back to now."""
        return self._way.pop() if self._way else self._home

    def lead_to(self, page: QWidget) -> None:
        """What was looked up first leads back to this page."""
        self._way[:1] = [page]

    def make_anew(self, way: Sequence[QWidget], page: QWidget) -> None:
        """All pages were made anew: a page will be looked up, with this way behind it."""
        self._way = list(way)
        self._aside = {page, *way[1:]}
