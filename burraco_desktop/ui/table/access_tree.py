"""The table as a screen reader goes through it: a tree of names, states and places in reading order. No Qt.

It is made from the picture shown alone, so nothing hidden can be spoken.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from burraco_desktop.engine.melds import MeldKind
from burraco_desktop.engine.scoring import melded_points
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui import texts_access as texts
from burraco_desktop.ui.table.geometry import Rect, around
from burraco_desktop.ui.table.layout import TableLayout
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.slots import pile_is_open
from burraco_desktop.ui.text import card_name, status_text

Path = tuple[int, ...]
"""Where a node stands: the number of the child at each step from the table down."""


class Kind(Enum):
    """What a node is."""

    TEXT = auto()
    LIST = auto()
    ITEM = auto()


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that can be read.

    Attributes:
        kind: what it is.
        name: what is read first.
        rect: where it lies on the table.
        help: what is read on request.
        is_selectable, is_selected, is_focused: its state.
        children: what is in it.
    """

    kind: Kind
    name: str
    rect: Rect
    help: str = ""
    is_selectable: bool = False
    is_selected: bool = False
    is_focused: bool = False
    children: tuple["Node", ...] = ()


@dataclass(frozen=True, slots=True)
class Marks:
    """Which cards of the hand are selected, and which one the keyboard is on, by their places."""

    selected: frozenset[int] = frozenset()
    cursor: int | None = None


HAND = 1
"""The number of the viewer's hand among the nodes of the table."""


def describe(
    shown: Shown, layout: TableLayout, names: Sequence[str], levels: Sequence[str], marks: Marks
) -> tuple[Node, ...]:
    """The nodes of the table: what is asked for, the hand, the middle, the melds, the players."""
    view = shown.view
    sides = list(dict.fromkeys([view.side, *view.table.side_of]))
    return (
        Node(Kind.TEXT, status_text(view, names), layout.status),
        _hand(shown, layout, marks),
        Node(Kind.TEXT, texts.stock_text(len(view.table.stock)), layout.stock.bounds),
        _pile(view, layout),
        _reserves(view, layout),
        *(_side(view, layout, side, names) for side in sides),
        _players(view, layout, names, levels),
        Node(Kind.TEXT, texts.match_text(view), around(list(layout.notes))),
    )


def walk(nodes: Sequence[Node], at: Path = ()) -> Iterator[tuple[Path, Node]]:
    """All nodes with their paths, each before its children."""
    for number, node in enumerate(nodes):
        path = (*at, number)
        yield path, node
        yield from walk(node.children, path)


def path_at(nodes: Sequence[Node], x: float, y: float) -> Path | None:
    """The path of the deepest node at a point; of overlapping cards the last one lies on top."""
    found = [path for path, node in walk(nodes) if node.rect.contains(x, y)]
    return max(found, key=lambda path: (len(path), path), default=None)


def _hand(shown: Shown, layout: TableLayout, marks: Marks) -> Node:
    count = len(shown.order)
    cards = tuple(
        Node(
            Kind.ITEM,
            texts.held_card_text(card, fresh=fresh),
            pose.bounds,
            help=texts.place_text(at + 1, count),
            is_selectable=True,
            is_selected=at in marks.selected,
            is_focused=at == marks.cursor,
        )
        for at, (card, fresh, pose) in enumerate(zip(shown.order, shown.fresh, layout.hand, strict=True))
    )
    return Node(Kind.LIST, texts.hand_text(count), layout.hand_zone, children=cards)


def _pile(view: PlayerView, layout: TableLayout) -> Node:
    """The pile from the top card down, as far as the rules let it be looked at."""
    pile = view.table.pile
    lowest = 0 if pile_is_open(view) else max(0, len(pile) - 1)
    cards = tuple(
        Node(Kind.ITEM, card_name(pile[at]), layout.pile[at].bounds)
        for at in reversed(range(lowest, len(pile)))
    )
    return Node(Kind.LIST, texts.pile_text(pile), layout.pile_zone, children=cards)


def _reserves(view: PlayerView, layout: TableLayout) -> Node:
    place = around([pose.bounds for pose in layout.reserves]) if layout.reserves else layout.stock.bounds
    return Node(Kind.TEXT, texts.reserves_text(len(view.table.reserves), view.table.rules), place)


def _side(view: PlayerView, layout: TableLayout, side: int, names: Sequence[str]) -> Node:
    table = view.table
    name = texts.side_text(view, side, names, melded_points(table, side))
    melds = tuple(_meld(view, layout, side, number) for number in range(len(table.melds[side])))
    return Node(Kind.LIST, name, layout.areas[side], children=melds)


def _meld(view: PlayerView, layout: TableLayout, side: int, number: int) -> Node:
    """A meld with its cards from the low end up, or from the first of a set on."""
    table = view.table
    meld = table.melds[side][number]
    column = layout.melds[side].columns[number]
    poses = column.cards[::-1] if meld.layout.kind == MeldKind.RUN else column.cards
    cards = tuple(
        Node(Kind.ITEM, texts.melded_card_text(card, face), pose.bounds)
        for (card, face), pose in zip(meld.placed(table.wild_ends[side][number]), poses, strict=True)
    )
    return Node(Kind.LIST, texts.meld_text(number + 1, meld, table.rules), column.bounds, children=cards)


def _players(view: PlayerView, layout: TableLayout, names: Sequence[str], levels: Sequence[str]) -> Node:
    players = tuple(
        Node(
            Kind.ITEM,
            texts.player_text(view, seat, name),
            layout.plates[seat],
            help=texts.player_help(view, seat, level),
        )
        for seat, (name, level) in enumerate(zip(names, levels, strict=True))
    )
    return Node(Kind.LIST, texts.players_text(), around(list(layout.plates)), children=players)
