"""Ornament that follows a form: lines between two edges, and motifs strung along a curve."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from paths import Path, Point, Segment, Subpath, ellipse, place

Edge = tuple[Segment, ...]

LOZENGE = Path.parse("M0 -1 L0.62 0 L0 1 L-0.62 0Z")
DROP = Path.parse(
    "M0 -1 C0.2 -0.4 0.62 -0.1 0.62 0.4 C0.62 0.8 0.3 1 0 1 "
    "C-0.3 1 -0.62 0.8 -0.62 0.4 C-0.62 -0.1 -0.2 -0.4 0 -1Z"
)
LEAF = Path.parse("M0 -1 C0.6 -0.5 0.6 0.5 0 1 C-0.6 0.5 -0.6 -0.5 0 -1Z")
BEAD = ellipse(0, 0, 1)


def edge(text: str) -> Edge:
    """Return an open curve, all cubic, so that any two edges of equal length can be mixed."""
    segments = Path.parse(text).subpaths[0].segments
    return tuple(s if len(s) == 4 else (s[0], s[0], s[1], s[1]) for s in segments)


def rim(path: Path) -> Edge:
    """Return the outline of a closed path of curves, such as an ellipse, as an edge."""
    return path.subpaths[0].segments


def between(one: Edge, other: Edge, share: float) -> Edge:
    """Return the curve that lies `share` of the way from one edge to the other."""
    return tuple(
        tuple((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share) for p, q in zip(s, t, strict=True))
        for s, t in zip(one, other, strict=True)
    )


def open_path(curve: Edge) -> Path:
    """Return the curve as a path to stroke."""
    return Path((Subpath(curve, closed=False),))


def strip(one: Edge, other: Edge, start: float = 0.0, end: float = 1.0) -> Path:
    """Return the area between two shares of the way from one edge to the other."""
    near, far = between(one, other, start), between(one, other, end)
    back = tuple(tuple(reversed(s)) for s in reversed(far))
    joined = (*near, (near[-1][-1], back[0][0]), *back, (back[-1][-1], near[0][0]))
    return Path((Subpath(joined, closed=True),))


def ribs(one: Edge, other: Edge, count: int) -> Path:
    """Return `count` inner lines that divide the area evenly."""
    return merged(open_path(between(one, other, (i + 1) / (count + 1))) for i in range(count))


def string(
    curve: Edge, motif: Path, count: int, size: float, *, start: float = 0.0, end: float = 1.0
) -> Path:
    """Return the motif set `count` times along the curve at even distances, pointing along it."""
    shares = [start + (end - start) * (i + 0.5) / count for i in range(count)]
    return merged(motif.mapped(place(x, y, size, turn + 90)) for x, y, turn in spots(curve, shares))


def dots(curve: Edge, count: int) -> Path:
    """Return `count` dots along the curve, to be drawn by a round pen; far shorter to write than circles."""
    shares = [(i + 0.5) / count for i in range(count)]
    return merged(Path.parse(f"M{x:.2f} {y:.2f} h0.1") for x, y, _ in spots(curve, shares))


def spokes(inner: Edge, outer: Edge, count: int) -> Path:
    """Return `count` lines from one edge to the other, at even shares of their lengths."""
    shares = [(i + 0.5) / count for i in range(count)]
    pairs = zip(spots(inner, shares), spots(outer, shares), strict=True)
    return merged(Path.parse(f"M{x:.2f} {y:.2f} L{u:.2f} {v:.2f}") for (x, y, _), (u, v, _) in pairs)


def mirrored(path: Path) -> Path:
    """Return the path together with its mirror image about x = 0."""
    return path + path.mapped(place(0, 0, mirrored=True))


def rosette(motif: Path, count: int, turn: float = 0.0) -> Path:
    """Return the motif repeated around the origin."""
    return merged(motif.mapped(place(0, 0, 1, turn + 360 * i / count)) for i in range(count))


def merged(paths: Iterable[Path]) -> Path:
    """Return all paths as one."""
    return Path(tuple(s for path in paths for s in path.subpaths))


def spots(curve: Edge, shares: Sequence[float]) -> list[tuple[float, float, float]]:
    """Return x, y and direction in degrees at each share of the curve's length."""
    points = _flat(curve)
    lengths = [0.0]
    for p, q in pairwise(points):
        lengths.append(lengths[-1] + math.dist(p, q))
    return [_spot(points, lengths, share * lengths[-1]) for share in shares]


def _spot(points: list[Point], lengths: list[float], distance: float) -> tuple[float, float, float]:
    last = len(points) - 2
    i = next((i for i in range(last) if lengths[i + 1] >= distance), last)
    p, q = points[i], points[i + 1]
    t = (distance - lengths[i]) / max(lengths[i + 1] - lengths[i], 1e-9)
    turn = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, turn


def _flat(curve: Edge) -> list[Point]:
    steps = [step / 16 for step in range(1, 17)]
    return [curve[0][0], *(_on(segment, t) for segment in curve for t in steps)]


def _on(segment: Segment, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x, y = (sum(w * p[axis] for w, p in zip(weights, segment, strict=True)) for axis in (0, 1))
    return x, y
