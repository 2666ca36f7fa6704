"""What the table tells screen readers: its tree, what changes in it, and sentences to be spoken at once.

Qt shows a graphics view as one leaf, so the tree is made here from `access_tree`. Qt remembers to its end any
interface that it was handed; those of the tree are therefore never freed, and stand for a path in the tree
rather than for a card. Where no screen reader listens, nothing here is done.
"""

import weakref
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from burraco_desktop.ui import texts_access
from burraco_desktop.ui.table.access_tree import HAND, Kind, Node, Path, path_at, walk

ROLES: Final = {
    Kind.TEXT: QAccessible.Role.StaticText,
    Kind.LIST: QAccessible.Role.List,
    Kind.ITEM: QAccessible.Role.ListItem,
}


NOTHING: Final = cast("QAccessibleInterface", None)
"""What Qt takes for "there is none", though its stubs do not know it."""
_lent: Final[list[QAccessibleInterface]] = []
"""All interfaces that Qt was handed."""


class Access:
    """Speaks for one table. `describe` gives its nodes as it lies; `widgets` are those that follow them."""

    def __init__(
        self, table: QGraphicsView, widgets: Sequence[QWidget], describe: Callable[[], Sequence[Node]]
    ) -> None:
        self.table = table
        self._widgets = widgets
        self._describe = describe
        self.nodes: Sequence[Node] = ()
        self._found: dict[Path, Node] = {}
        self._pool: dict[Path, NodeInterface] = {}
        self._root: TableInterface | None = None
        _install()

    @property
    def is_listened_to(self) -> bool:
        """Whether a screen reader runs."""
        return QAccessible.isActive()

    @property
    def widgets(self) -> list[QWidget]:
        """The widgets over the table that can be seen now."""
        return [widget for widget in self._widgets if widget.isVisible()]

    def root(self) -> "TableInterface":
        """The interface of the table itself."""
        if self._root is None:
            self._root = TableInterface(self)
            self._take(self._describe())
        return self._root

    def refresh(self) -> None:
        """Tell what has changed on the table since it was looked at last."""
        if self._root is None or not self.is_listened_to:
            return
        before = self._found
        self._take(self._describe())
        for path in sorted(before.keys() - self._found.keys(), reverse=True):
            _send(QAccessibleEvent(self.interface(path), QAccessible.Event.ObjectDestroyed))
        for path, node in self._found.items():
            self._tell(path, before.get(path), node)

    def say(self, text: str, *, at_once: bool = False) -> None:
        """Have a sentence spoken, after what is being spoken or at once."""
        if text and self.is_listened_to:
            event = QAccessibleAnnouncementEvent(self.table, text)
            polite = QAccessible.AnnouncementPoliteness
            event.setPoliteness(polite.Assertive if at_once else polite.Polite)
            _send(event)

    def node(self, path: Path) -> Node | None:
        """What stands at a path now, or None."""
        return self._found.get(path)

    def interface(self, path: Path) -> "NodeInterface":
        """The interface that stands for a path."""
        found = self._pool.get(path)
        if found is None:
            found = self._pool[path] = NodeInterface(self, path)
            _lent.append(found)
        return found

    def interface_at(self, x: int, y: int) -> QAccessibleInterface:
        """The interface at a point of the screen."""
        for widget in self.widgets:
            if widget.rect().contains(widget.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(widget)
        at = self.table.mapToScene(self.table.viewport().mapFromGlobal(QPoint(x, y)))
        path = path_at(self.nodes, at.x(), at.y())
        return NOTHING if path is None else self.interface(path)

    def _take(self, nodes: Sequence[Node]) -> None:
        self.nodes = nodes
        self._found = dict(walk(nodes))

    def _tell(self, path: Path, before: Node | None, now: Node) -> None:
        if before is None:
            _send(QAccessibleEvent(self.interface(path), QAccessible.Event.ObjectCreated))
            return
        if before.name != now.name:
            _send(QAccessibleEvent(self.interface(path), QAccessible.Event.NameChanged))
        if before.is_selected != now.is_selected:
            state = QAccessible.State()
            state.selected = True
            _send(QAccessibleStateChangeEvent(self.interface(path), state))
        if now.is_focused and (not before.is_focused or before.name != now.name):
            _send(QAccessibleEvent(self.interface(path), QAccessible.Event.Focus))


class NodeInterface(QAccessibleInterface):
    """What stands at one path of the tree, if anything does now."""

    def __init__(self, access: Access, path: Path) -> None:
        super().__init__()
        self._owner = weakref.ref(access)
        self.path = path

    @property
    def _access(self) -> Access:
        access = self._owner()
        assert access is not None, "the table is gone"
        return access

    @property
    def _node(self) -> Node | None:
        access = self._owner()
        return None if access is None else access.node(self.path)

    def isValid(self) -> bool:
        """Whether there is such a thing now."""
        return self._node is not None

    def object(self) -> QObject:
        """No object of Qt stands behind it."""
        return cast("QObject", None)

    def window(self) -> QWindow:
        """The window of the table."""
        return self._access.table.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """What it is in."""
        return self._access.interface(self.path[:-1]) if len(self.path) > 1 else self._access.root()

    def childCount(self) -> int:
        """How many things are in it."""
        return len(self._node.children) if self._node is not None else 0

    def child(self, index: int) -> QAccessibleInterface:
        """One of the things in it."""
        return self._access.interface((*self.path, index)) if 0 <= index < self.childCount() else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """What of it lies at a point of the screen."""
        return next((child for child in self._children() if child.rect().contains(x, y)), NOTHING)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a thing in it."""
        return _index(child, len(self.path))

    def role(self) -> QAccessible.Role:
        """What it is."""
        return ROLES[self._node.kind] if self._node is not None else QAccessible.Role.NoRole

    def rect(self) -> QRect:
        """Where it lies on the screen."""
        if self._node is None:
            return QRect()
        table, rect = self._access.table, self._node.rect
        corner = table.viewport().mapToGlobal(table.mapFromScene(rect.x, rect.y))
        return QRect(corner.x(), corner.y(), round(rect.w), round(rect.h))

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and more about it on request."""
        if self._node is None:
            return ""
        texts = {QAccessible.Text.Name: self._node.name, QAccessible.Text.Description: self._node.help}
        return texts.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing on the table is written by the player."""

    def state(self) -> QAccessible.State:
        """Whether it can be selected, and is."""
        state, node = QAccessible.State(), self._node
        if node is None:
            state.invisible = True
            return state
        state.readOnly = True
        state.focusable = state.selectable = node.is_selectable
        state.selected, state.focused = node.is_selected, node.is_focused
        return state

    def _children(self) -> list["NodeInterface"]:
        return [self._access.interface((*self.path, index)) for index in range(self.childCount())]


class TableInterface(QAccessibleWidget):
    """The table: its nodes, then the widgets over it."""

    def __init__(self, access: Access) -> None:
        super().__init__(access.table, QAccessible.Role.Grouping, texts_access.table_name())
        self._access = access

    def childCount(self) -> int:
        """How many things are on the table."""
        return len(self._access.nodes) + len(self._access.widgets)

    def child(self, index: int) -> QAccessibleInterface:
        """One of the things on the table."""
        count = len(self._access.nodes)
        if 0 <= index < count:
            return self._access.interface((index,))
        widgets = self._access.widgets
        inside = 0 <= index - count < len(widgets)
        return QAccessible.queryAccessibleInterface(widgets[index - count]) if inside else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """What lies at a point of the screen."""
        return self._access.interface_at(x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a thing on the table."""
        found = child.object() if not isinstance(child, NodeInterface) else None
        if found in self._access.widgets:
            return len(self._access.nodes) + self._access.widgets.index(found)
        return _index(child, 0)

    def focusChild(self) -> QAccessibleInterface:
        """The card that the keyboard is on."""
        hand = self._access.node((HAND,))
        focused = [at for at, card in enumerate(hand.children if hand else ()) if card.is_focused]
        return self._access.interface((HAND, focused[0])) if focused else NOTHING

    def text(self, kind: QAccessible.Text) -> str:
        """The name of the table, and how to begin."""
        return texts_access.table_help() if kind == QAccessible.Text.Description else super().text(kind)


@cache
def _install() -> None:
    """Let Qt ask here for the interface of a table."""
    QAccessible.installFactory(_make)


def _make(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    access = getattr(thing, "access", None)
    return access.root() if isinstance(access, Access) else None


def _index(child: QAccessibleInterface, depth: int) -> int:
    """The last step of the path of a node."""
    if isinstance(child, NodeInterface) and len(child.path) == depth + 1:
        return child.path[-1]
    return -1


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)
