"""Ornament that follows a form: lines between two edges, and motifs strung along a curve."""

from __future__ import annotations

import math

from ink import Affine, Path, Point, Segment, Subpath, ellipse, place

Edge = tuple[Segment, ...]

LOZENGE = Path.parse("M0 -1 L0.62 0 L0 1 L-0.62 0Z")
DROP = Path.parse("M0 -1 C0.2 -0.4 0.62 -0.1 0.62 0.4 C0.62 0.8 0.3 1 0 1 C-0.3 1 -0.62 0.8 -0.62 0.4 C-0.62 -0.1 -0.2 -0.4 0 -1Z")
LEAF = Path.parse("M0 -1 C0.6 -0.5 0.6 0.5 0 1 C-0.6 0.5 -0.6 -0.5 0 -1Z")
BEAD = ellipse(0, 0, 1)


def edge(text: str) -> Edge:
    """Return an open curve, all cubic, so that any two edges of equal length can be mixed."""
    segments = Path.parse(text).subpaths[0].segments
    return tuple(s if len(s) == 4 else (s[0], s[0], s[1], s[1]) for s in segments)


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
    paths = [open_path(between(one, other, (i + 1) / (count + 1))) for i in range(count)]
    return Path(tuple(s for p in paths for s in p.subpaths))


def string(
    curve: Edge, motif: Path, count: int, size: float, *, start: float = 0.0, end: float = 1.0
) -> Path:
    """Return the motif set `count` times along the curve at even distances, pointing along it."""
    spots = _spots(curve, [start + (end - start) * (i + 0.5) / count for i in range(count)])
    placed = [motif.mapped(_set(x, y, size, turn)) for x, y, turn in spots]
    return Path(tuple(s for p in placed for s in p.subpaths))


def _set(x: float, y: float, size: float, turn: float) -> Affine:
    return place(x, y, size, turn + 90)


def _spots(curve: Edge, shares: list[float]) -> list[tuple[float, float, float]]:
    points = _flat(curve)
    lengths = [0.0]
    for p, q in zip(points, points[1:], strict=False):
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
    points = [curve[0][0]]
    for p0, p1, p2, p3 in curve:
        for step in range(1, 17):
            t = step / 16
            u = 1 - t
            a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
            points.append(
                (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1])
            )
    return points
