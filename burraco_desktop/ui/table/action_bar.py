"""The buttons beside the hand: only what is possible now, each with its key. It decides nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.furniture import fitting_font, table_font

translate = QCoreApplication.translate

LEAST_HEIGHT = 24.0
"""A lower button cannot be read."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One button.

    Attributes:
        name: what is signalled when it is pressed.
        text: what it does, in words.
        key: the name of its key.
        is_main: whether it is the natural thing to do now.
        hint: more about it, for the tool-tip.
    """

    name: str
    text: str
    key: str
    is_main: bool = False
    hint: str = ""


class ActionButton(QPushButton):
    """A button with its words at the left and its key at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._words = QLabel()
        self._key = QLabel()
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        row.addWidget(self._key, 0)
        for label in (self._words, self._key):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.name = ""
        self._shown: tuple[Offer, float, int] | None = None

    def forget(self) -> None:
        """Draw the offer anew the next time it is shown."""
        self._shown = None

    def offer(self, offer: Offer, unit: float, width: int) -> None:
        """Show an offer in a scale, in a button of a width."""
        if (offer, unit, width) == self._shown:
            return
        self._shown = (offer, unit, width)
        self.name = offer.name
        self._words.setText(offer.text)
        key_font = table_font(13.5 * unit)
        room = width - 24 * unit
        beside = room - self._row.spacing() - QFontMetricsF(key_font).horizontalAdvance(offer.key)
        words_font = fitting_font(offer.text, 17 * unit, beside, bold=True)
        # Long words go before the key, which the hint names as well.
        has_key = QFontMetricsF(words_font).horizontalAdvance(offer.text) <= beside
        if not has_key:
            words_font = fitting_font(offer.text, 17 * unit, room, bold=True)
        self._key.setText(offer.key)
        self._key.setVisible(has_key)
        self._row.setContentsMargins(round(12 * unit), 0, round(10 * unit), 0)
        self.setAccessibleName(offer.text)
        hint = translate("offers", "{what} ({key})").format(what=offer.hint or offer.text, key=offer.key)
        self.setToolTip(hint)
        role = "primary" if offer.is_main else "plain"
        if self.property("role") != role:
            theme.set_role(self, role)
            self.style().polish(self)
        colour = theme.look()[Tone.ON_GOLD if offer.is_main else Tone.TEXT]
        for label, font in ((self._words, words_font), (self._key, key_font)):
            label.setFont(font)
            # The sheet of the window has sizes of its own, and goes before a font that is set.
            label.setStyleSheet(f"color: {colour}; font-size: {font.pixelSize()}px; background: transparent;")
        self._row.activate()


class ActionBar(QWidget):
    """A column of buttons that shows the offers of the moment, as many as there is room for."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 0.0
        self._offers: tuple[Offer, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._buttons: list[ActionButton] = []

    def set_unit(self, unit: float) -> None:
        """Scale texts and gaps."""
        if unit != self._unit:
            self._unit = unit
            self._column.setSpacing(round(7 * unit))
            self._refresh()

    def restyle(self) -> None:
        """Take the colours of the look in force."""
        for button in self._buttons:
            button.forget()
        self._refresh()

    def offer(self, offers: Sequence[Offer]) -> None:
        """Show these offers from the top down."""
        if tuple(offers) != self._offers:
            self._offers = tuple(offers)
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height among the buttons."""
        super().resizeEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        while len(self._buttons) < len(self._offers):
            button = ActionButton()
            button.clicked.connect(lambda _checked=False, one=button: self.chosen.emit(one.name))
            self._column.insertWidget(len(self._buttons), button)
            button.ensurePolished()  # or the style sheet would undo the height that is set below
            self._buttons.append(button)
        gap = self._column.spacing()
        count = min(len(self._offers), max(1, int((self.height() + gap) / (LEAST_HEIGHT + gap))))
        room = (self.height() + gap) / max(1, count) - gap
        height = int(min(44 * self._unit, max(LEAST_HEIGHT, room)))
        for index, button in enumerate(self._buttons):
            button.setVisible(index < count)
            if index < count:
                button.offer(self._offers[index], self._unit, self.width())
                button.setFixedHeight(height)  # after a new role, whose style has a height of its own
