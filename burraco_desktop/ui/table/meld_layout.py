"""How the melds of one side fill their area: columns of overlapped cards, as large as they can be. No Qt.

Each meld gets a column of its own while the cards stay large; then short melds share a column. Strips of
covered cards shrink before cards do, down to the height of an index.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from burraco_desktop.ui.table.decks import Strips
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect, around

LEAF = 0.018
"""How far each card of a squared stack looks out of the one above it."""
GAP = 0.14
SHARE_BELOW = 0.8
SMALLEST = 14
LEAST_PLACE = 0.5
"""The least height of the place for a new meld by the width of a card."""


@dataclass(frozen=True, slots=True)
class MeldShape:
    """What the layout must know of a meld.

    Attributes:
        size: the number of its cards.
        crossed: how many of the last ones lie crosswise.
        is_squared: whether it takes no more cards and lies as a squared stack, put away.
    """

    size: int
    crossed: int
    is_squared: bool = False

    def height(self, width: float, strip: float, strips: Strips) -> float:
        """The height of its column for cards of a width and covered cards of a strip."""
        if self.is_squared:
            return width * ASPECT + (self.size - 1) * LEAF * width
        if self.crossed == 0:
            return (self.size - 1) * strip + width * ASPECT
        upright = self.size - self.crossed
        covered = (upright - 1) * strip + max(strip, strips.under_crossed * width)
        return covered + (self.crossed - 1) * strips.crossed * width + width

    def breadth(self, width: float) -> float:
        """The breadth of its column: a crossed card is as broad as a card is high."""
        if self.is_squared:
            return width * (1 + (self.size - 1) * LEAF)
        return width * (ASPECT if self.crossed else 1.0)

    @property
    def growing(self) -> int:
        """How many covered cards show a strip that may grow."""
        return 0 if self.is_squared else self.size - 1 - self.crossed


@dataclass(frozen=True, slots=True)
class MeldColumn:
    """A meld laid out: its label at the head and the poses of its cards from the head down."""

    label: Rect
    cards: tuple[Pose, ...]

    @property
    def bounds(self) -> Rect:
        """The rectangle around label and cards."""
        return around([self.label, *(pose.bounds for pose in self.cards)])


@dataclass(frozen=True, slots=True)
class MeldArea:
    """All melds of a side, and the place where a new one would lie."""

    columns: tuple[MeldColumn, ...]
    new_meld: Rect


@dataclass(frozen=True, slots=True)
class _Room:
    """What the columns of an area share: the room, the height of a label, and the strips of the deck."""

    area: Rect
    label: float
    strips: Strips


def lay_out_melds(
    shapes: Sequence[MeldShape], area: Rect, label: float, largest: float, strips: Strips
) -> MeldArea:
    """Place melds in an area; `label` is the height of a meld's label, `largest` the greatest card width."""
    room = _Room(area, label, strips)
    own = _largest_width(shapes, room, largest, shared=False)
    shared = _largest_width(shapes, room, largest, shared=True)
    share = own < SHARE_BELOW * shared
    width = shared if share else own
    stacks = _stacks(shapes, room, width, shared=share)
    columns: dict[int, MeldColumn] = {}
    free = []
    x = area.x
    for stack in stacks:
        breadth = max(shapes[index].breadth(width) for index in stack)
        stack_room = replace(room, area=Rect(x, area.y, breadth, area.h))
        _place_stack(columns, shapes, stack, stack_room, width)
        bottom = columns[stack[-1]].bounds.bottom + GAP * width
        free.append(Rect(x + (breadth - width) / 2, bottom, width, area.bottom - bottom))
        x += breadth + GAP * width
    place = _new_meld(Rect(x, area.y + label, width, area.h - label), free, area)
    return MeldArea(tuple(columns[index] for index in range(len(shapes))), place)


def _new_meld(beside: Rect, below: Sequence[Rect], area: Rect) -> Rect:
    """The place for a new meld: beside the others, else below one, else at the edge, over the others."""
    deepest = max(below, key=lambda rect: rect.h, default=beside)
    if beside.right <= area.right or not below:
        place = beside
    elif deepest.h >= LEAST_PLACE * deepest.w:
        place = deepest
    else:
        place = Rect(area.right - beside.w, beside.y, beside.w, beside.h)
    return Rect(place.x, place.y, place.w, min(place.h, place.w * ASPECT))


def _largest_width(shapes: Sequence[MeldShape], room: _Room, largest: float, *, shared: bool) -> float:
    width = largest
    while width > SMALLEST and not _fits(shapes, room, width, shared=shared):
        width -= 1
    return max(width, SMALLEST)


def _fits(shapes: Sequence[MeldShape], room: _Room, width: float, *, shared: bool) -> bool:
    if any(_needed(shape, room, width) > room.area.h for shape in shapes):
        return False
    stacks = _stacks(shapes, room, width, shared=shared)
    breadths = sum(max(shapes[index].breadth(width) for index in stack) for stack in stacks)
    return breadths + (len(stacks) - 1) * GAP * width <= room.area.w


def _needed(shape: MeldShape, room: _Room, width: float) -> float:
    """The height of a meld with its label, its covered cards as tight as can be."""
    return room.label + shape.height(width, room.strips.tight * width, room.strips)


def _stacks(shapes: Sequence[MeldShape], room: _Room, width: float, *, shared: bool) -> list[list[int]]:
    """The melds of each column from left to right; the order of laying is kept down and then right."""
    stacks: list[list[int]] = []
    left = 0.0
    for index, shape in enumerate(shapes):
        needed = _needed(shape, room, width)
        if shared and stacks and needed <= left:
            stacks[-1].append(index)
        else:
            stacks.append([index])
            left = room.area.h
        left -= needed + GAP * width
    return stacks


def _place_stack(
    columns: dict[int, MeldColumn],
    shapes: Sequence[MeldShape],
    stack: list[int],
    room: _Room,
    width: float,
) -> None:
    """Share the height of a column among its melds: what is left over widens the strips."""
    area, label, strips = room.area, room.label, room.strips
    used = sum(_needed(shapes[index], room, width) for index in stack) + (len(stack) - 1) * GAP * width
    growing = sum(shapes[index].growing for index in stack)
    spare = max(0.0, area.h - used) / max(1, growing)
    strip = min(strips.wide * width, strips.tight * width + spare)
    y = area.y
    for index in stack:
        shape = shapes[index]
        head = Rect(area.x, y, area.w, label)
        top = Pose(area.x + area.w / 2, y + label, width)
        columns[index] = MeldColumn(head, _column(shape, top, strip, strips))
        y += label + shape.height(width, strip, strips) + GAP * width


def _column(shape: MeldShape, head: Pose, strip: float, strips: Strips) -> tuple[Pose, ...]:
    """The cards below a point, which is the middle of the column at its top."""
    middle, top, width = head.x, head.y, head.width
    if shape.is_squared:
        return _squared(shape, middle, top, width)
    upright = shape.size - shape.crossed
    poses = [Pose(middle, top + index * strip + width * ASPECT / 2, width) for index in range(upright)]
    top += (upright - 1) * strip + max(strip, strips.under_crossed * width)
    poses += [
        Pose(middle, top + (index * strips.crossed + 0.5) * width, width, 90)
        for index in range(shape.crossed)
    ]
    return tuple(poses)


def _squared(shape: MeldShape, middle: float, top: float, width: float) -> tuple[Pose, ...]:
    leaf = LEAF * width
    first = middle - (shape.size - 1) * leaf / 2
    return tuple(
        Pose(first + index * leaf, top + width * ASPECT / 2 + index * leaf, width)
        for index in range(shape.size)
    )
