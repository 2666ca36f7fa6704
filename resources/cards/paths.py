"""Geometry: points, transforms, half planes, paths and their SVG text; knows nothing about ink or cards.

Clipping is done here, on the geometry, because QtSvg (and with it the game) can be trusted with plain
`<path>` elements only.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""Two points are a line, four are a cubic Bezier curve."""

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_ARC = 0.5522847498
"""Control length that makes a cubic the best quarter of a circle."""


@dataclass(frozen=True, slots=True)
class Affine:
    """An SVG matrix: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __call__(self, point: Point) -> Point:
        """Return the mapped point."""
        x, y = point
        return (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)


def place(x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, mirrored: bool = False) -> Affine:
    """Map a drawing made around the origin to (x, y), mirrored first, then turned clockwise by degrees."""
    cos, sin = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
    flip = -1.0 if mirrored else 1.0
    return Affine(flip * cos, flip * sin, -sin, cos, x, y)


@dataclass(frozen=True, slots=True)
class HalfPlane:
    """The points with nx * x + ny * y <= limit."""

    nx: float
    ny: float
    limit: float

    def excess(self, point: Point) -> float:
        """Return how far the point lies outside; negative means inside."""
        return self.nx * point[0] + self.ny * point[1] - self.limit


@dataclass(frozen=True, slots=True)
class Subpath:
    """One connected run of segments."""

    segments: tuple[Segment, ...]
    closed: bool

    def mapped(self, matrix: Affine) -> Subpath:
        """Return the run with every point mapped."""
        return Subpath(tuple(tuple(map(matrix, s)) for s in self.segments), self.closed)

    def clipped(self, side: HalfPlane) -> Iterator[Subpath]:
        """Yield what lies inside; a closed run stays one closed run with edges along the border.

        Those border edges may be stroked or overlap. Callers hide them under a band or a frame.
        """
        runs = _inside_runs(self.segments, side)
        if not self.closed:
            yield from (Subpath(run, closed=False) for run in runs)
        elif runs:
            yield Subpath(tuple(_bridged(runs)), closed=True)


def _inside_runs(segments: Iterable[Segment], side: HalfPlane) -> list[tuple[Segment, ...]]:
    runs: list[list[Segment]] = []
    for segment in segments:
        for piece in _pieces(segment, side):
            if side.excess(_at(piece, 0.5)) > 0:
                continue
            if runs and _near(runs[-1][-1][-1], piece[0]):
                runs[-1].append(piece)
            else:
                runs.append([piece])
    return [tuple(run) for run in runs]


def _bridged(runs: Sequence[tuple[Segment, ...]]) -> Iterator[Segment]:
    for index, run in enumerate(runs):
        yield from run
        following = runs[(index + 1) % len(runs)][0][0]
        if not _near(run[-1][-1], following):
            yield (run[-1][-1], following)


def _near(one: Point, other: Point) -> bool:
    return math.dist(one, other) < 1e-6


def _pieces(segment: Segment, side: HalfPlane) -> Iterator[Segment]:
    """Cut the segment wherever it crosses the border."""
    rest, done = segment, 0.0
    for cut in _crossings(segment, side):
        head, rest = _split(rest, (cut - done) / (1 - done))
        done = cut
        yield head
    yield rest


def _crossings(segment: Segment, side: HalfPlane) -> list[float]:
    """Find the crossings by sampling and bisection: no curve here wriggles within 1/24 of its length."""
    samples = 1 if len(segment) == 2 else 24
    cuts = []
    for step in range(samples):
        low, high = step / samples, (step + 1) / samples
        before = side.excess(_at(segment, low)) > 0
        if before == (side.excess(_at(segment, high)) > 0):
            continue
        for _ in range(40):
            middle = (low + high) / 2
            if (side.excess(_at(segment, middle)) > 0) == before:
                low = middle
            else:
                high = middle
        cuts.append((low + high) / 2)
    return cuts


def _split(segment: Segment, t: float) -> tuple[Segment, Segment]:
    """Cut by de Casteljau's construction, which serves lines and curves alike."""
    left, right = [segment[0]], [segment[-1]]
    row = list(segment)
    while len(row) > 1:
        row = [_mix(p, q, t) for p, q in pairwise(row)]
        left.append(row[0])
        right.append(row[-1])
    return tuple(left), tuple(reversed(right))


def _at(segment: Segment, t: float) -> Point:
    return _split(segment, t)[0][-1]


def _mix(p: Point, q: Point, t: float) -> Point:
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


@dataclass(frozen=True, slots=True)
class Path:
    """An immutable outline; `Path.parse` is the usual way to make one."""

    subpaths: tuple[Subpath, ...]

    @staticmethod
    def parse(text: str) -> Path:
        """Read M L H V C S Q Z, their relative forms, and R: a smooth curve through the given points."""
        return _Parser(text).path()

    def __add__(self, other: Path) -> Path:
        return Path(self.subpaths + other.subpaths)

    def mapped(self, matrix: Affine) -> Path:
        """Return the path with every point mapped."""
        return Path(tuple(s.mapped(matrix) for s in self.subpaths))

    def clipped(self, side: HalfPlane) -> Path:
        """Return what lies inside."""
        return Path(tuple(part for s in self.subpaths for part in s.clipped(side)))

    def data(self) -> str:
        """Return the text of the `d` attribute, with one decimal: a tenth of a unit is never seen."""
        return "".join(_subpath_data(s) for s in self.subpaths)


def _subpath_data(subpath: Subpath) -> str:
    """Write relative coordinates in whole tenths: short, and free of drift because rounding comes first.

    A closing line needs no coordinates, because the Z draws it.
    """
    shown = subpath.segments
    if subpath.closed and len(shown) > 1 and len(shown[-1]) == 2:
        shown = shown[:-1]
    at = _tenths(subpath.segments[0][0])
    text = "M" + _numbers(at)
    last = ""
    for segment in shown:
        points = [_tenths(point) for point in segment[1:]]
        letter = "l" if len(points) == 1 else "c"
        offsets = _numbers([axis - start for point in points for axis, start in zip(point, at, strict=True)])
        text += (letter if letter != last else "" if offsets.startswith("-") else " ") + offsets
        at, last = points[-1], letter
    return text + ("Z" if subpath.closed else "")


def _tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def _numbers(tenths: Iterable[int]) -> str:
    """Join numbers with the fewest signs SVG allows: no leading zero, no space before a minus."""
    texts = [
        number(value / 10).replace("0.", ".") if abs(value) < 10 else number(value / 10) for value in tenths
    ]
    return " ".join(texts).replace(" -", "-")


def number(value: float) -> str:
    """Format with at most one decimal and no negative zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


class _Parser:
    """Turns path text into segments; quadratics become cubics so that only two kinds remain."""

    def __init__(self, text: str) -> None:
        self._tokens = _TOKEN.findall(text)
        self._next = 0
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._handle: Point = (0.0, 0.0)
        self._segments: list[Segment] = []
        self._done: list[Subpath] = []

    def path(self) -> Path:
        while self._next < len(self._tokens):
            letter = self._tokens[self._next]
            self._next += 1
            self._command(letter)
        self._finish(closed=False)
        return Path(tuple(self._done))

    def _command(self, letter: str) -> None:
        if letter in "Zz":
            if not _near(self._at, self._start):
                self._line(self._start)
            self._finish(closed=True)
            self._at = self._start
        elif letter in "Mm":
            self._move(letter)
        elif letter in "Rr":
            self._spline(letter.islower())
        else:
            while self._has_number():
                self._draw(letter)

    def _move(self, letter: str) -> None:
        self._finish(closed=False)
        self._at = self._start = self._point(letter.islower())
        while self._has_number():
            self._line(self._point(letter.islower()))

    def _draw(self, letter: str) -> None:
        relative, x, y = letter.islower(), *self._at
        match letter.upper():
            case "L":
                self._line(self._point(relative))
            case "H":
                self._line((self._number() + (x if relative else 0), y))
            case "V":
                self._line((x, self._number() + (y if relative else 0)))
            case "C":
                self._cubic(self._point(relative), self._point(relative), self._point(relative))
            case "S":
                mirrored = (2 * x - self._handle[0], 2 * y - self._handle[1])
                self._cubic(mirrored, self._point(relative), self._point(relative))
            case "Q":
                control, end = self._point(relative), self._point(relative)
                self._cubic(_mix(self._at, control, 2 / 3), _mix(end, control, 2 / 3), end)
            case _:
                raise ValueError(f"unknown path command {letter!r}")

    def _spline(self, relative: bool) -> None:
        points = [self._at]
        while self._has_number():
            points.append(self._point(relative))
        closed = len(points) > 2 and _near(points[0], points[-1])
        for segment in smooth(points, closed=closed):
            self._cubic(*segment[1:])

    def _line(self, end: Point) -> None:
        self._segments.append((self._at, end))
        self._at = self._handle = end

    def _cubic(self, one: Point, two: Point, end: Point) -> None:
        self._segments.append((self._at, one, two, end))
        self._at, self._handle = end, two

    def _finish(self, *, closed: bool) -> None:
        if self._segments:
            self._done.append(Subpath(tuple(self._segments), closed))
        self._segments = []

    def _has_number(self) -> bool:
        return self._next < len(self._tokens) and not self._tokens[self._next].isalpha()

    def _number(self) -> float:
        self._next += 1
        return float(self._tokens[self._next - 1])

    def _point(self, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (self._at[0] + x, self._at[1] + y) if relative else (x, y)


def smooth(points: Sequence[Point], *, closed: bool = False) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Yield Catmull-Rom curves through the points; a closed row repeats its first point at the end."""
    count = len(points) - 1
    for i in range(count):
        p, q = points[i], points[i + 1]
        before = points[i - 1] if i else points[count - 1] if closed else p
        after = points[i + 2] if i + 2 <= count else points[1] if closed else q
        yield (
            p,
            (p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6),
            (q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6),
            q,
        )


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """Return a closed ellipse, or a circle if one radius is given."""
    ry = rx if ry is None else ry
    h, v = rx * _ARC, ry * _ARC
    return Path.parse(
        f"M{x} {y - ry} C{x + h} {y - ry} {x + rx} {y - v} {x + rx} {y} "
        f"C{x + rx} {y + v} {x + h} {y + ry} {x} {y + ry} "
        f"C{x - h} {y + ry} {x - rx} {y + v} {x - rx} {y} "
        f"C{x - rx} {y - v} {x - h} {y - ry} {x} {y - ry}Z"
    )


def polygon(points: Iterable[Point]) -> Path:
    """Return the closed polygon through the points."""
    return Path.parse("M" + " ".join(f"{x:.4f} {y:.4f}" for x, y in points) + "Z")


def round_rect(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """Return a rectangle with quarter-circle corners."""
    k = radius * (1 - _ARC)
    r, b = x + width, y + height
    return Path.parse(
        f"M{x + radius} {y} H{r - radius} C{r - k} {y} {r} {y + k} {r} {y + radius} "
        f"V{b - radius} C{r} {b - k} {r - k} {b} {r - radius} {b} "
        f"H{x + radius} C{x + k} {b} {x} {b - k} {x} {b - radius} "
        f"V{y + radius} C{x} {y + k} {x + k} {y} {x + radius} {y}Z"
    )


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> Path:
    """Return a star that stands on two of its points."""
    return polygon(
        (
            x + (inner if i % 2 else outer) * math.sin(math.pi * i / points),
            y - (inner if i % 2 else outer) * math.cos(math.pi * i / points),
        )
        for i in range(2 * points)
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> Path:
    """Return an open arc, drawn clockwise as seen on screen from one angle in degrees to another."""
    count = max(1, math.ceil((end - start) / 90))
    step = math.radians(end - start) / count
    handle = 4 / 3 * math.tan(step / 4)
    segments = []
    for i in range(count):
        a, b = math.radians(start) + step * i, math.radians(start) + step * (i + 1)
        ca, sa, cb, sb = math.cos(a), math.sin(a), math.cos(b), math.sin(b)
        unit = (
            (ca, sa),
            (ca - handle * sa, sa + handle * ca),
            (cb + handle * sb, sb - handle * cb),
            (cb, sb),
        )
        segments.append(tuple((x + radius * u, y + radius * v) for u, v in unit))
    return Path((Subpath(tuple(segments), closed=False),))


def joined(*paths: Path) -> Path:
    """Return one closed outline that runs through the open paths in order."""
    segments: list[Segment] = []
    for path in paths:
        following = path.subpaths[0].segments
        if segments:
            segments.append((segments[-1][-1], following[0][0]))
        segments.extend(following)
    segments.append((segments[-1][-1], segments[0][0]))
    return Path((Subpath(tuple(segments), closed=True),))
