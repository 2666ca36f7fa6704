"""How the melds of one side fill their area: columns of overlapped cards, as large as they can be. No Qt.

Each meld gets a column of its own while the cards stay large; then a long meld goes on in a second column
beside its first, and short melds share a column. Strips of covered cards shrink before cards do, down to the
height of an index.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from burraco_desktop.ui.table.decks import Strips
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect, around

LEAF = 0.018
"""How far each card of a squared stack looks out of the one above it."""
GAP = 0.14
FOLD_GAP = 0.05
"""Between the columns of one meld."""
FOLD_FROM = 8
"""A shorter meld is never folded."""
MOST_FOLDS = 2
CLOSE_ENOUGH = 0.85
"""Cards so large by what they could be are left as they lie: columns are read best one a meld."""
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

    def parts(self, folds: int) -> "tuple[MeldShape, ...]":
        """The columns it lies in, each as if it were a meld: all but the last are full."""
        rows = -(-self.size // folds)
        last = self.size - (folds - 1) * rows
        return (*[MeldShape(rows, 0)] * (folds - 1), MeldShape(last, self.crossed, self.is_squared))

    def height(self, width: float, strip: float, strips: Strips) -> float:
        """The height of one column for cards of a width and covered cards of a strip."""
        if self.is_squared:
            return width * ASPECT + (self.size - 1) * LEAF * width
        if self.crossed == 0:
            return (self.size - 1) * strip + width * ASPECT
        upright = self.size - self.crossed
        covered = (upright - 1) * strip + max(strip, strips.under_crossed * width)
        return covered + (self.crossed - 1) * strips.crossed * width + width

    def breadth(self, width: float) -> float:
        """The breadth of one column: a crossed card is as broad as a card is high."""
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
    """What the columns of an area share: the room, the height of a label, the strips of the deck, the way.

    Attributes:
        shares: whether short melds may share a column.
        folds: whether a long meld may lie in several.
    """

    area: Rect
    label: float
    strips: Strips
    shares: bool = False
    folds: bool = False

    def parts(self, shape: MeldShape, width: float) -> tuple[MeldShape, ...]:
        """The columns of a meld: one, unless it is too long for that and may be folded."""
        if self.folds and shape.size >= FOLD_FROM and not shape.is_squared:
            for folds in range(1, MOST_FOLDS + 1):
                parts = shape.parts(folds)
                if self._height(parts, width) <= self.area.h:
                    return parts
        return (shape,)

    def needed(self, shape: MeldShape, width: float) -> float:
        """The height of a meld with its label, its covered cards as tight as can be."""
        return self._height(self.parts(shape, width), width)

    def breadth(self, shape: MeldShape, width: float) -> float:
        """The breadth of a meld."""
        parts = self.parts(shape, width)
        return sum(part.breadth(width) for part in parts) + (len(parts) - 1) * FOLD_GAP * width

    def _height(self, parts: Sequence[MeldShape], width: float) -> float:
        return self.label + max(part.height(width, self.strips.tight * width, self.strips) for part in parts)


def lay_out_melds(
    shapes: Sequence[MeldShape], area: Rect, label: float, largest: float, strips: Strips
) -> MeldArea:
    """Place melds in an area; `label` is the height of a meld's label, `largest` the greatest card width."""
    ways = [_Room(area, label, strips, shares, folds) for shares in (False, True) for folds in (False, True)]
    widths = [_largest_width(shapes, way, largest) for way in ways]
    enough = CLOSE_ENOUGH * max(widths)
    room, width = next(pair for pair in zip(ways, widths, strict=True) if pair[1] >= enough)
    stacks = _stacks(shapes, room, width)
    columns: dict[int, MeldColumn] = {}
    free = []
    x = area.x
    for stack in stacks:
        breadth = max(room.breadth(shapes[index], width) for index in stack)
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


def _largest_width(shapes: Sequence[MeldShape], room: _Room, largest: float) -> float:
    width = largest
    while width > SMALLEST and not _fits(shapes, room, width):
        width -= 1
    return max(width, SMALLEST)


def _fits(shapes: Sequence[MeldShape], room: _Room, width: float) -> bool:
    if any(room.needed(shape, width) > room.area.h for shape in shapes):
        return False
    stacks = _stacks(shapes, room, width)
    breadths = sum(max(room.breadth(shapes[index], width) for index in stack) for stack in stacks)
    return breadths + (len(stacks) - 1) * GAP * width <= room.area.w


def _stacks(shapes: Sequence[MeldShape], room: _Room, width: float) -> list[list[int]]:
    """The melds of each column from left to right; the order of laying is kept down and then right."""
    stacks: list[list[int]] = []
    left = 0.0
    for index, shape in enumerate(shapes):
        needed = room.needed(shape, width)
        if room.shares and stacks and needed <= left:
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
    parts = {index: room.parts(shapes[index], width) for index in stack}
    used = sum(room.needed(shapes[index], width) for index in stack) + (len(stack) - 1) * GAP * width
    growing = sum(max(part.growing for part in parts[index]) for index in stack)
    spare = max(0.0, area.h - used) / max(1, growing)
    strip = min(strips.wide * width, strips.tight * width + spare)
    y = area.y
    for index in stack:
        head = Rect(area.x, y, area.w, label)
        x = area.x + (area.w - room.breadth(shapes[index], width)) / 2
        cards: list[Pose] = []
        for part in parts[index]:
            breadth = part.breadth(width)
            cards += _column(part, Pose(x + breadth / 2, y + label, width), strip, strips)
            x += breadth + FOLD_GAP * width
        columns[index] = MeldColumn(head, tuple(cards))
        y += label + max(part.height(width, strip, strips) for part in parts[index]) + GAP * width


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
