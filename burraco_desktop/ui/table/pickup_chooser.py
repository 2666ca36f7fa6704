"""Asks which meld shall justify taking the pile, where there are several. It decides nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from burraco_desktop.engine.actions import NEW_MELD, TakePile, WildEnd
from burraco_desktop.engine.cards import IS_WILD, Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.table.intents import taken_meld
from burraco_desktop.ui.table.slots import shown_cards
from burraco_desktop.ui.text import meld_name
from burraco_desktop.ui.theme import set_role

translate = QCoreApplication.translate

MOST = 8
COLUMN = 4
"""How many choices stand below one another, so that the hand stays in sight."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -COLUMN, Qt.Key.Key_Right: COLUMN}
CARD_WIDTH = 44
STEP = 0.46


class WayButton(QPushButton):
    """One choice; it leaves the arrow keys to the list, whose columns a plain button would not know."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the arrow keys on."""
        if Qt.Key(event.key()) in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class PickupChooser(QFrame):
    """A small list of melds, each shown by its cards; Esc or a click elsewhere puts it away."""

    chosen = Signal(object)

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._art = art
        self._column = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._heading = QLabel()
        self._buttons: list[QPushButton] = []
        self._column.addWidget(self._heading)
        self._column.addLayout(self._grid)
        set_role(self, "popup")
        set_role(self._heading, "strong")
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the choices, from the top."""
        return self._buttons

    def ask(self, view: PlayerView, ways: Sequence[TakePile], unit: float) -> None:
        """Offer the ways, the cheapest in wilds first, above the strip."""
        for button in self._buttons:
            button.deleteLater()
        self._buttons = [self._button(view, way, unit) for way in _best(ways)]
        for index, button in enumerate(self._buttons):
            column, row = divmod(index, COLUMN)
            self._grid.addWidget(button, row, column)
        self._heading.setText(translate("pickup", "Take the pile and lay its top card at once:"))
        self.adjustSize()
        self.show()
        self.raise_()
        self._buttons[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrow keys, put the list away with Esc."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._move(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def _move(self, step: int) -> None:
        """Move the focus so many choices on, where there is one."""
        now = [index for index, button in enumerate(self._buttons) if button.hasFocus()]
        goal = now[0] + step if now else 0
        if 0 <= goal < len(self._buttons):
            self._buttons[goal].setFocus()

    def put_away(self) -> None:
        """Close the list without a choice."""
        if self.isVisible():
            self.hide()
            self._table.setFocus()

    def _button(self, view: PlayerView, way: TakePile, unit: float) -> QPushButton:
        meld = taken_meld(view, way)
        if way.meld == NEW_MELD:
            text = translate("pickup", "as a new meld")
        else:
            old = view.table.melds[view.side][way.meld]
            text = translate("pickup", "onto {meld}").format(meld=meld_name(old))
        button = WayButton(text, self)
        cards = shown_cards(meld, way.wild_end or WildEnd.LOW)
        picture = self._picture(cards, round(CARD_WIDTH * unit))
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        button.setMinimumHeight(picture.deviceIndependentSize().toSize().height() + 10)
        button.clicked.connect(lambda: self._choose(way))
        return button

    def _choose(self, way: TakePile) -> None:
        self.put_away()
        self.chosen.emit(way)

    def _picture(self, cards: Sequence[Card], width: int) -> QPixmap:
        dpr = self.devicePixelRatioF()
        size = QSize(round(width * (1 + STEP * (len(cards) - 1))), round(width * ASPECT))
        pixmap = QPixmap(size * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for index, card in enumerate(cards):
            painter.drawPixmap(round(index * width * STEP), 0, self._art.pixmap(card, width, dpr))
        painter.end()
        return pixmap


def _best(ways: Sequence[TakePile]) -> list[TakePile]:
    """The ways that spend fewest wilds, of equal ones those onto a meld before new melds."""
    ranked = sorted(ways, key=lambda way: (sum(IS_WILD[card] for card in way.using), way.meld == NEW_MELD))
    return ranked[:MOST]
