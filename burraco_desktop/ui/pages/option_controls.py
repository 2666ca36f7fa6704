"""The controls that change a value, by the kind of the option: switch, number, choice, chips, sizes."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.flow import FlowLayout
from burraco_desktop.ui.pages.match_questions import SEATS
from burraco_desktop.ui.pages.page import button, label
from burraco_desktop.ui.text import rank_plural
from burraco_desktop.ui.texts_options import Phrases, kind_of, option_title, value_text

RANKS: Final = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class OptionControl(QWidget):
    """Shows the value of one option and lets it be changed."""

    edited = Signal(object)
    """The new value."""

    is_wide = False
    """Whether it needs a row of its own below the words."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def show_value(self, value: OptionValue) -> None:
        """Show a value without telling that it was edited."""
        raise NotImplementedError

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""


class FixedControl(OptionControl):
    """An option that has only one value."""

    def __init__(self, name: str, told: Callable[[OptionValue], str]) -> None:
        super().__init__(name)
        self._told = told
        self._text = label("", "soft", wraps=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._text, 1)

    def show_value(self, value: OptionValue) -> None:
        """Tell the value."""
        self._text.setText(self._told(value))


class Switch(QAbstractButton):
    """A switch that is on or off: its knob lies right or left, and a word says so."""

    def __init__(self, name: str, words: tuple[str, str]) -> None:
        super().__init__()
        self._words = words
        self._em = 1
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words and the track."""
        words = max(self.fontMetrics().horizontalAdvance(word) for word in self._words)
        return QSize(words + round(self._em * 3.6), round(self._em * 1.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word, the track and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_on, em = self.isChecked(), self._em
        track = QRectF(self.width() - em * 2.6, self.height() / 2 - em * 0.7, em * 2.5, em * 1.4)
        word = self.rect().adjusted(0, 0, -round(em * 3.1), 0)
        painter.setPen(theme.colour(Tone.TEXT if is_on else Tone.SOFT))
        painter.drawText(
            word, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._words[is_on]
        )
        painter.setBrush(theme.colour(Tone.GOLD if is_on else Tone.FIELD))
        edge = Tone.FOCUS if self.hasFocus() else Tone.GOLD_DARK if is_on else Tone.EDGE
        painter.setPen(QPen(theme.colour(edge), max(1.0, em / 8)))
        painter.drawRoundedRect(track, em * 0.7, em * 0.7)
        knob = em * 0.95
        x = track.right() - knob - em * 0.22 if is_on else track.left() + em * 0.22
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(Tone.ON_GOLD if is_on else Tone.SOFT))
        painter.drawEllipse(QRectF(x, track.center().y() - knob / 2, knob, knob))


class SwitchControl(OptionControl):
    """An option that is true or false."""

    def __init__(self, name: str, words: tuple[str, str]) -> None:
        super().__init__(name)
        self.switch = Switch(name, words)
        self._row.addStretch(1)
        self._row.addWidget(self.switch)
        self.setFocusProxy(self.switch)
        self.switch.clicked.connect(self._on_clicked)

    def show_value(self, value: OptionValue) -> None:
        """Turn the switch."""
        self.switch.setChecked(bool(value))

    def _on_clicked(self, is_on: bool) -> None:
        self.edited.emit(is_on)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self.switch.rescale(em)


class _Box(ChoiceBox):
    """A choice that the wheel changes only while it has the focus, so that a page can be scrolled over it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page, or choose."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceControl(OptionControl):
    """An option that is one of a few words, or none of them."""

    def __init__(self, name: str, values: Sequence[OptionValue], told: Callable[[OptionValue], str]) -> None:
        super().__init__(name)
        self._values = list(values)
        self.box = _Box()
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.setAccessibleName(name)
        self.box.addItems([told(value) for value in values])
        self._row.addWidget(self.box, 1)
        self.setFocusProxy(self.box)
        self.box.activated.connect(lambda index: self.edited.emit(self._values[index]))

    def show_value(self, value: OptionValue) -> None:
        """Show the word."""
        if value in self._values:
            self.box.setCurrentIndex(self._values.index(value))


class _Spin(QSpinBox):
    """A number, or one value beside the numbers, which stands below the lowest of them."""

    def __init__(self, kind: Kind, special: str, step: int) -> None:
        super().__init__()
        assert kind.numbers is not None, "no numbers are allowed"
        self._first = kind.numbers.start
        self.setRange(self._first - bool(special), kind.numbers.stop - 1)
        self.setSpecialValueText(special)
        self.setSingleStep(step)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setKeyboardTracking(False)

    @property
    def is_special(self) -> bool:
        """Whether the value is none of the numbers."""
        return self.value() < self._first

    def make_special(self) -> None:
        """Show the value that is none of the numbers."""
        self.setValue(self.minimum())

    def stepBy(self, steps: int) -> None:
        """Step on whole multiples, and from and to the value beside the numbers."""
        if self.is_special and steps > 0:
            self.setValue(max(self._first, self.singleStep() * (self._first <= 0)))
            return
        wanted = self.value() + steps * self.singleStep()
        if wanted < self._first <= self.value() and self.value() != self._first:
            wanted = self._first
        self.setValue(wanted)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page, or change the number while it has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberControl(OptionControl):
    """An option that is a number, or one word, or nothing."""

    def __init__(self, name: str, kind: Kind, special: tuple[OptionValue, str] | None, step: int) -> None:
        super().__init__(name)
        self._special = special
        self.spin = _Spin(kind, special[1] if special else "", step)
        self.spin.setAccessibleName(name)
        self.less, self.more = button("−", "step"), button("+", "step")
        for sign, steps in ((self.less, -1), (self.more, 1)):
            sign.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            sign.setAutoRepeat(True)
            sign.clicked.connect(lambda _checked=False, steps=steps: self.spin.stepBy(steps))
        self._row.addWidget(self.less)
        self._row.addWidget(self.spin, 1)
        self._row.addWidget(self.more)
        self.setFocusProxy(self.spin)
        self.spin.valueChanged.connect(self._on_changed)

    def show_value(self, value: OptionValue) -> None:
        """Show the number or the word."""
        self.spin.blockSignals(True)
        if isinstance(value, int):
            self.spin.setValue(value)
        else:
            self.spin.make_special()
        self.spin.blockSignals(False)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setSpacing(round(em * 0.3))
        self.spin.lineEdit().setTextMargins(0, 0, round(em * 0.5), 0)

    def _on_changed(self, number: int) -> None:
        is_special = self._special is not None and self.spin.is_special
        self.edited.emit(self._special[0] if is_special and self._special is not None else number)


class ChipsControl(OptionControl):
    """An option that is a list of some of a few values, or one word for all of them."""

    is_wide = True

    def __init__(
        self, name: str, entries: Sequence[tuple[int | str, str]], every: OptionValue = None
    ) -> None:
        super().__init__(name)
        self._every = every
        self._flow = FlowLayout()
        self._row.addLayout(self._flow, 1)
        self.chips: dict[int | str, QPushButton] = {}
        for value, text in entries:
            chip = button(text, "chip")
            chip.setCheckable(True)
            chip.setAccessibleName(f"{name}: {text}")
            chip.clicked.connect(self._on_clicked)
            self.chips[value] = chip
            self._flow.addWidget(chip)
        self.setFocusProxy(next(iter(self.chips.values())))

    def show_value(self, value: OptionValue) -> None:
        """Press the chips of the list."""
        listed = value if isinstance(value, tuple) else tuple(self.chips)
        for entry, chip in self.chips.items():
            chip.setChecked(entry in listed)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._flow.set_gaps(round(em * 0.4), round(em * 0.4))
        for chip in self.chips.values():
            chip.setMinimumWidth(round(em * 2.8))

    def _on_clicked(self) -> None:
        listed = tuple(entry for entry, chip in self.chips.items() if chip.isChecked())
        is_every = self._every is not None and len(listed) == len(self.chips)
        self.edited.emit(self._every if is_every else listed)


class SizesControl(OptionControl):
    """An option that is a list of numbers, written with commas; nothing written is no list."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.edit = QLineEdit()
        self.edit.setAccessibleName(name)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._row.addWidget(self.edit, 1)
        self.setFocusProxy(self.edit)
        self.edit.textEdited.connect(self._on_edited)

    def show_value(self, value: OptionValue) -> None:
        """Write the list, unless it is what stands there in other words."""
        if isinstance(value, tuple) and value == _sizes(self.edit.text()):
            return
        self.edit.setText(", ".join(map(str, value)) if isinstance(value, tuple) else "")

    def _on_edited(self, text: str) -> None:
        self.edited.emit(_sizes(text) if text.strip() else None)


def _sizes(text: str) -> tuple[int, ...]:
    """The numbers in a text; none at all where something else stands in it."""
    return tuple(map(int, re.findall(r"\d{1,4}", text))) if re.fullmatch(r"[\d\s,;+]*", text) else ()


def control_for(option: str, words: Phrases) -> OptionControl:
    """The control that suits an option."""
    kind, name = kind_of(option), option_title(option, words)

    def told(value: OptionValue) -> str:
        return value_text(option, value, words)

    if option == "set_ranks":
        plurals = [rank_plural(index) for index in (0, *range(2, 13))]
        return ChipsControl(name, list(zip(RANKS, plurals, strict=True)), every="all")
    if option == "player_counts":
        return ChipsControl(name, [(count, str(count)) for count in SEATS])
    if kind.each is not None:
        return SizesControl(name)
    if _is_fixed(kind):
        return FixedControl(name, told)
    if kind.numbers is not None:
        return NumberControl(name, kind, _special(kind, told), _step(option))
    if kind.flag and not kind.optional:
        return SwitchControl(name, (told(False), told(True)))
    values: list[OptionValue] = [*kind.words, *((True, False) if kind.flag else ())]
    return ChoiceControl(name, [*values, None] if kind.optional else values, told)


def _is_fixed(kind: Kind) -> bool:
    count = len(kind.words) + (len(kind.numbers) if kind.numbers is not None else 0) + 2 * kind.flag
    return not kind.optional and (count == 1 or len(kind.playable) == 1)


def _special(kind: Kind, told: Callable[[OptionValue], str]) -> tuple[OptionValue, str] | None:
    if kind.words:
        return kind.words[0], told(kind.words[0])
    return (None, told(None)) if kind.optional else None


def _step(option: str) -> int:
    if option.startswith(("bonus_", "penalty_", "cut_bonus_points", "match_target", "three_phase2_at")):
        return 50
    return 5 if option.startswith("points_") else 1
