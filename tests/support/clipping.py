"""Finds texts that a window shows only in part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

SPARE = 1
"""Pixels by which sizes may differ from rounding."""


def clipped(window: QWidget) -> list[str]:
    """What is cut of the words of labels and buttons that can be seen, each with why."""
    return [
        f"{type(widget).__name__} {widget.text()!r}: {complaint}"
        for widget in _worded(window)
        if (complaint := _complaint(widget, window))
    ]


def _worded(window: QWidget) -> Iterator[QLabel | QAbstractButton]:
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible() and widget.text():
            yield widget


def _complaint(widget: QLabel | QAbstractButton, window: QWidget) -> str:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return _wrapped(widget) or _place(widget, window)
    needed = widget.sizeHint()
    if needed.width() > widget.width() + SPARE:
        return f"{widget.width()} of {needed.width()} pixels wide"
    if needed.height() > widget.height() + SPARE:
        return f"{widget.height()} of {needed.height()} pixels high"
    return _place(widget, window)


def _wrapped(label: QLabel) -> str:
    """What a text in several rows lacks: height, or the width of its longest word."""
    metrics = QFontMetrics(label.font())
    room = label.contentsRect().width()
    if label.textFormat() != Qt.TextFormat.RichText:
        longest = max(map(metrics.horizontalAdvance, label.text().split()), default=0)
        if longest > room + SPARE:
            return f"a word of {longest} pixels in {room}"
    needed = label.heightForWidth(label.width())
    return f"{label.height()} of {needed} pixels high" if needed > label.height() + SPARE else ""


def _place(widget: QWidget, window: QWidget) -> str:
    """Whether it lies beyond the window, or beyond what can be scrolled to."""
    around = widget.parentWidget()
    while around is not None and around is not window:
        area = around.parentWidget()
        if isinstance(area, QAbstractScrollArea) and around is area.viewport():
            inside = widget.mapTo(around, QPoint(0, 0)).x()
            return "scrolled out sideways" if inside + widget.width() > around.width() + SPARE else ""
        around = area
    rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return "" if window.rect().adjusted(-1, -1, 1, 1).contains(rect) else "out of the window"
