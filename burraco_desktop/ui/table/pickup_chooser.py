"""Asks which meld shall justify taking the pile, where there are several. It decides nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.actions import NEW_MELD, TakePile, WildEnd
from burraco_desktop.engine.cards import IS_WILD, Card
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.table.intents import taken_meld
from burraco_desktop.ui.table.slots import shown_cards
from burraco_desktop.ui.text import cards_symbols, meld_name
from burraco_desktop.ui.theme import NORMAL_BASE, give_air, set_role

translate = QCoreApplication.translate

COLUMNS = 2
"""How many choices stand side by side where there is room."""
ROWS = 4
"""How many choices stand below one another before the list scrolls, so that the hand stays in sight."""
STEPS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
CARD_WIDTH = 44
STEP = 0.46


class WayButton(QPushButton):
    """One choice; it leaves the arrow keys to the list, whose columns a plain button would not know."""

    stepped = Signal(int, int)
    """So many choices on, and so many rows."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the arrow keys on."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(*step)
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
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heading = QLabel()
        self._buttons: list[QPushButton] = []
        self._in_a_row = COLUMNS
        self._column.addWidget(self._heading)
        self._column.addWidget(self._area)
        set_role(self, "popup")
        set_role(self._heading, "strong")
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the choices, from the top."""
        return self._buttons

    def ask(self, view: PlayerView, ways: Sequence[TakePile], unit: float, most: QSize) -> None:
        """Offer the ways, the cheapest in wilds first, in so much room above the strip at most."""
        offered = _different(view, _ranked(ways))
        melds = [shown_cards(taken_meld(view, way), way.wild_end or WildEnd.LOW) for way in offered]
        room = max(map(len, melds))
        give_air(self._column, NORMAL_BASE * unit)
        self._buttons = [
            self._button(way, _way_text(view, way), self._picture(cards, room, round(CARD_WIDTH * unit)))
            for way, cards in zip(offered, melds, strict=True)
        ]
        self._heading.setText(translate("pickup", "Take the pile and lay its top card at once:"))
        self._fit(most)
        self.adjustSize()
        self.show()
        self.raise_()
        self._buttons[0].setFocus()

    def _fit(self, most: QSize) -> None:
        """Take as many columns as there is room for; where one is too broad, its pictures are smaller."""
        self._heading.ensurePolished()
        for columns in range(COLUMNS, 0, -1):
            self._fill(columns, most.height())
            if self._column.totalSizeHint().width() <= most.width():
                return
        excess = self._column.totalSizeHint().width() - most.width()
        for button in self._buttons:
            size = button.iconSize()
            narrower = QSize(max(1, size.width() - excess), size.height())
            button.setIconSize(size.scaled(narrower, Qt.AspectRatioMode.KeepAspectRatio))
        self._fill(1, most.height())

    def _fill(self, columns: int, height: int) -> None:
        """Put the buttons in rows, and let so many be seen as there is room for."""
        self._in_a_row = columns
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(self._column.spacing())
        for index, button in enumerate(self._buttons):
            grid.addWidget(button, *divmod(index, columns))
        self._area.setWidget(content)
        for button in self._buttons:
            button.ensurePolished()
        size = grid.sizeHint()
        content.setFixedSize(size)
        rows = grid.rowCount()
        step = (size.height() + grid.spacing()) / rows
        room = height - self._heading.sizeHint().height() - 2 * self._column.contentsMargins().top()
        shown = min(rows, ROWS, max(1, int(room / step)))
        if shown < rows:
            size.setWidth(size.width() + self._area.verticalScrollBar().sizeHint().width())
            size.setHeight(round(shown * step) - grid.spacing())
        self._area.setFixedSize(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the list away with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def _move(self, across: int, down: int) -> None:
        """Move the focus so many choices and rows on, where there is one."""
        step = across + down * self._in_a_row
        now = [index for index, button in enumerate(self._buttons) if button.hasFocus()]
        goal = now[0] + step if now else 0
        if 0 <= goal < len(self._buttons):
            self._buttons[goal].setFocus()
            self._area.ensureWidgetVisible(self._buttons[goal], 0, 0)

    def put_away(self) -> None:
        """Close the list without a choice."""
        if self.isVisible():
            self.hide()
            self._table.setFocus()

    def _button(self, way: TakePile, text: str, picture: QPixmap) -> QPushButton:
        button = WayButton(text)
        button.setStyleSheet("text-align: left;")
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        button.clicked.connect(lambda: self._choose(way))
        button.stepped.connect(self._move)
        return button

    def _choose(self, way: TakePile) -> None:
        self.put_away()
        self.chosen.emit(way)

    def _picture(self, cards: Sequence[Card], room: int, width: int) -> QPixmap:
        """Cards in a row, with room for so many, so that the words of all ways stand in line."""
        dpr = self.devicePixelRatioF()
        step = width * self._art.step(STEP)
        size = QSize(round(width * 1.2 + step * (room - 1)), round(width * ASPECT))
        pixmap = QPixmap(size * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for index, card in enumerate(cards):
            painter.drawPixmap(round(index * step), 0, self._art.pixmap(card, width, dpr))
        painter.end()
        return pixmap


def _way_text(view: PlayerView, way: TakePile) -> str:
    """Where the top card goes and which cards of the hand go with it."""
    if way.meld == NEW_MELD:
        text = translate("pickup", "new meld with {cards}")
    elif way.using:
        text = translate("pickup", "onto {meld} with {cards}")
    else:
        text = translate("pickup", "onto {meld}")
    name = "" if way.meld == NEW_MELD else meld_name(view.table.melds[view.side][way.meld])
    return text.format(meld=name, cards=cards_symbols(way.using))


def _ranked(ways: Sequence[TakePile]) -> list[TakePile]:
    """The ways that spend fewest wilds first, of equal ones those onto a meld before new melds."""
    return sorted(ways, key=lambda way: (sum(IS_WILD[card] for card in way.using), way.meld == NEW_MELD))


def _different(view: PlayerView, ways: Sequence[TakePile]) -> list[TakePile]:
    """The ways without those that only go onto a twin of a meld, which nobody could tell apart."""
    melds = view.table.melds[view.side]
    found: dict[object, TakePile] = {}
    for way in ways:
        goal = melds[way.meld].cards if way.meld != NEW_MELD else ()
        found.setdefault((way.using, way.wild_end, goal), way)
    return list(found.values())
