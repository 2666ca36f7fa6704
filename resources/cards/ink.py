"""Ink: shapes with colours and line widths, and the SVG document; knows nothing about cards.

Everything drawn ends as plain `<path>` elements in plain groups, because QtSvg does not render `<use>` of
`<symbol>`, masks, filters or style sheets.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from paths import Affine, HalfPlane, Path, number


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its ink."""

    path: Path
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    butt: bool = False

    def svg(self, *, with_pen: bool = True) -> str:
        """Return the SVG element; without the pen if a group around it names the pen."""
        attributes = [f'fill="{self.fill}"'] if self.fill else []
        attributes += [self.pen] if with_pen and self.pen else []
        return " ".join(["<path", *attributes, f'd="{self.path.data()}"/>'])

    @property
    def pen(self) -> str:
        """Return the attributes of the stroke."""
        if not self.stroke:
            return ""
        ends = ' stroke-linecap="butt" stroke-linejoin="miter"' if self.butt else ""
        return f'stroke="{self.stroke}" stroke-width="{number(self.width)}"{ends}'


Drawing = list[Shape]


def filled(path: Path | str, fill: str, stroke: str | None = None, width: float = 0.0) -> Shape:
    """Return an area, outlined if a stroke is given."""
    return Shape(_as_path(path), fill, stroke, width)


def line(path: Path | str, stroke: str, width: float, *, butt: bool = False) -> Shape:
    """Return a bare line."""
    return Shape(_as_path(path), None, stroke, width, butt)


def _as_path(path: Path | str) -> Path:
    return Path.parse(path) if isinstance(path, str) else path


def moved(drawing: Iterable[Shape], matrix: Affine) -> Drawing:
    """Return the drawing mapped by the matrix, line widths scaled with it."""
    scale = math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
    return [replace(s, path=s.path.mapped(matrix), width=s.width * scale) for s in drawing]


def clipped(drawing: Iterable[Shape], *sides: HalfPlane) -> Drawing:
    """Return what lies inside all half planes."""
    kept = []
    for shape in drawing:
        path = shape.path
        for side in sides:
            path = path.clipped(side)
        if path.subpaths:
            kept.append(replace(shape, path=path))
    return kept


def svg_lines(drawing: Iterable[Shape]) -> list[str]:
    """Return the SVG of the shapes; neighbours drawn with the same pen share a group, to keep files small."""
    lines: list[str] = []
    for pen, shapes in groupby(drawing, key=lambda shape: shape.pen):
        run = list(shapes)
        if pen and len(run) > 1:
            lines += [f"<g {pen}>", *(shape.svg(with_pen=False) for shape in run), "</g>"]
        else:
            lines += [shape.svg() for shape in run]
    return lines


def document(width: float, height: float, lines: Iterable[str]) -> str:
    """Wrap lines in an SVG document with round joins as the default."""
    size = f"{number(width)} {number(height)}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">',
            '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
            *lines,
            "</g>",
            "</svg>",
            "",
        ]
    )
