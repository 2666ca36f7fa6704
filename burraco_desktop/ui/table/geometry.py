"""Rectangles and poses of the table, as plain numbers in device independent pixels. No Qt."""

from dataclasses import dataclass

ASPECT = 1.4
"""Height of a card by its width."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle by its left upper corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float) -> "Rect":
        """This rectangle with its edges moved inwards."""
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def overlap(self, other: "Rect") -> float:
        """The area that both rectangles cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its middle, the width of the upright card, and its turn in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def bounds(self) -> Rect:
        """The rectangle that the card covers; turns are by 0 or 90 degrees."""
        width, height = self.width, self.width * ASPECT
        if self.angle % 180:
            width, height = height, width
        return Rect(self.x - width / 2, self.y - height / 2, width, height)


def around(rects: list[Rect]) -> Rect:
    """The smallest rectangle that holds all of them (at least one)."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)
