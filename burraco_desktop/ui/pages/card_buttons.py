"""Cards to press: the rack with one of each card, and the tray of those chosen. They judge nothing.

In both one card takes part in the tab order, and the arrow keys go from card to card.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from burraco_desktop.engine.cards import (
    BLACK_JOKER,
    RANK_COUNT,
    RED_JOKER,
    SUIT_COUNT,
    Card,
    card_of,
)
from burraco_desktop.ui import theme
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.table.card_art import ASPECT, CardArt
from burraco_desktop.ui.text import card_name

SUIT_ORDER: Final = (3, 2, 0, 1)
"""Spades, hearts, clubs, diamonds: dark and red rows in turn."""
ACROSS: Final = 0.62
"""The least visible part of a card in the rack, in widths."""
DOWN: Final = 0.56
"""The least visible part of a row of the rack, in heights of a card."""
JOKER_GAP: Final = 0.22
LOOSE: Final = 1.06
TIGHT: Final = 0.3
RADIUS: Final = 0.06

Key = Qt.Key
STEPS: Final[Mapping[int, tuple[int, int]]] = {
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
}


class CardButton(QAbstractButton):
    """One card that can be pressed, with how often it was chosen."""

    focused = Signal()

    def __init__(self, art: CardArt, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.card = card
        self._count = 0
        self._is_spent = False
        self._shown_part = QSize()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_card(card)
        self.take_turn(takes_part=False)

    def show_card(self, card: Card) -> None:
        """Show another card."""
        self.card = card
        self.setAccessibleName(card_name(card))
        self.update()

    def show_use(self, count: int, *, is_spent: bool) -> None:
        """Show how often the card was chosen, and whether there is none left."""
        if (count, is_spent) != (self._count, self._is_spent):
            self._count, self._is_spent = count, is_spent
            self.update()

    def lie(self, x: float, y: float, width: int, shown_part: QSize) -> None:
        """Lie somewhere, covered by neighbours but for a part at the left upper corner."""
        self._shown_part = shown_part
        self.setGeometry(round(x), round(y), width, round(width * ASPECT))

    def take_turn(self, *, takes_part: bool) -> None:
        """Take part in the tab order, or be reached by arrow keys and clicks only."""
        policy = Qt.FocusPolicy.StrongFocus if takes_part else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)

    def sizeHint(self) -> QSize:
        """The size it has: its rack or tray decides."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Return too, and leave the keys that move between cards to the rack or tray."""
        if event.key() in (Key.Key_Return, Key.Key_Enter):
            self.click()
        elif event.key() == Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that this is the card the keys speak of now."""
        super().focusInEvent(event)
        self.focused.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that a click would mean this card."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Look as before."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, dark when there is none left, its mark, and an edge when it is meant."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width()
        painter.drawPixmap(0, 0, self._art.pixmap(self.card, width, self.devicePixelRatio()))
        if self._is_spent:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(8, 35, 26, 165))
            painter.drawRoundedRect(self.rect(), width * RADIUS, width * RADIUS)
        if self._count:
            self._paint_count(painter)
        if self.hasFocus() or self.underMouse():
            self._paint_edge(painter)

    def _paint_edge(self, painter: QPainter) -> None:
        breadth = max(2.0, self.width() * 0.045)
        tone = Tone.GOLD if self.hasFocus() else Tone.GOLD_DARK
        inset = breadth / 2
        painter.setPen(QPen(theme.colour(tone), breadth))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = QRectF(0, 0, self._shown_part.width(), self._shown_part.height())
        area = area.intersected(QRectF(self.rect())).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, self.width() * RADIUS, self.width() * RADIUS)

    def _paint_count(self, painter: QPainter) -> None:
        size = self.width() * 0.27
        disc = QRectF(self.width() * 0.05, self.width() * 0.46, size, size)
        painter.setPen(QPen(theme.colour(Tone.INK), max(1.0, size / 16)))
        painter.setBrush(theme.colour(Tone.GOLD))
        painter.drawEllipse(disc)
        font = QFont(self.font())
        font.setPixelSize(max(8, round(size * 0.72)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.colour(Tone.INK))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._count))


class CardRack(QWidget):
    """One of each card: a row of thirteen a suit, and the two jokers beside them."""

    chosen = Signal(int)
    """A card was pressed."""
    taken_back = Signal()
    """The last card chosen is to go."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._places: dict[tuple[int, int], CardButton] = {}
        for row, suit in enumerate(SUIT_ORDER):
            for rank in range(RANK_COUNT):
                self._add(art, card_of(suit, rank), (row, rank))
        self._add(art, RED_JOKER, (0, RANK_COUNT))
        self._add(art, BLACK_JOKER, (1, RANK_COUNT))
        self._current = (0, 0)
        self._places[self._current].take_turn(takes_part=True)

    @property
    def buttons(self) -> list[CardButton]:
        """All cards, row by row."""
        return list(self._places.values())

    def button(self, card: Card) -> CardButton:
        """The button of a card."""
        return next(button for button in self._places.values() if button.card == card)

    def focus_card(self) -> None:
        """Give the focus to the card that had it last."""
        self._places[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """The size below which the cards could not be told apart."""
        return QSize(420, 170)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another card, or take the last chosen one back."""
        row, column = self._current
        if event.key() in STEPS:
            down, across = STEPS[event.key()]
            row, column = row + down, column + across
        elif event.key() == Key.Key_Home:
            column = 0
        elif event.key() == Key.Key_End:
            column = RANK_COUNT - 1
        elif event.key() in (Key.Key_Backspace, Key.Key_Delete):
            self.taken_back.emit()
        else:
            event.ignore()
        if (row, column) in self._places:
            self._places[row, column].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out as large as they can be."""
        super().resizeEvent(event)
        least_columns = (RANK_COUNT - 1) * ACROSS + 2 + JOKER_GAP
        least_rows = ((SUIT_COUNT - 1) * DOWN + 1) * ASPECT
        width = int(min(self.width() / least_columns, self.height() / least_rows))
        height = round(width * ASPECT)
        room = self.width() - width * (2 + JOKER_GAP)
        across = min(width * LOOSE, room / (RANK_COUNT - 1))
        down = min(height * LOOSE, (self.height() - height) / (SUIT_COUNT - 1))
        left = (room - across * (RANK_COUNT - 1)) / 2
        for (row, column), button in self._places.items():
            gap = width * JOKER_GAP + width - across if column == RANK_COUNT else 0
            x = left + column * across + gap
            is_free = column >= RANK_COUNT - 1
            is_lowest = row == SUIT_COUNT - 1 or (row, column) == (1, RANK_COUNT)
            part = QSize(width if is_free else int(across), height if is_lowest else int(down))
            button.lie(x, row * down, width, part)

    def _add(self, art: CardArt, card: Card, place: tuple[int, int]) -> None:
        button = CardButton(art, card, self)
        button.clicked.connect(lambda: self.chosen.emit(card))
        button.focused.connect(lambda: self._go_to(place))
        self._places[place] = button

    def _go_to(self, place: tuple[int, int]) -> None:
        self._places[self._current].take_turn(takes_part=False)
        self._current = place
        self._places[place].take_turn(takes_part=True)


class CardTray(QWidget):
    """The chosen cards in a row; pressing one takes it away."""

    removed = Signal(int)
    """The card at this place is to go."""

    def __init__(self, art: CardArt, most: int, parent: QWidget | None = None) -> None:
        """Have room for so many cards at most."""
        super().__init__(parent)
        # All are made at once, so that they have their place in the tab order.
        self._buttons = [self._made(art, index) for index in range(most)]
        self._shown = 0
        self._prompt = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def buttons(self) -> list[CardButton]:
        """The cards shown, from left to right."""
        return self._buttons[: self._shown]

    def set_prompt(self, text: str) -> None:
        """Say what to do while the tray is empty."""
        self._prompt = text
        self.update()

    def set_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards."""
        held = self._held()
        self._shown = len(cards)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < self._shown)
            if index < self._shown:
                button.show_card(cards[index])
        self._lay_out()
        if held is not None and cards:
            self._buttons[min(held, len(cards) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        self._go_to(min(held or 0, max(0, len(cards) - 1)))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a neighbour, or take the card away."""
        held = self._held()
        wanted: dict[int, int] = {Key.Key_Home: 0, Key.Key_End: self._shown - 1}
        if held is not None:
            wanted |= {Key.Key_Left: held - 1, Key.Key_Right: held + 1}
        if held is not None and event.key() in (Key.Key_Delete, Key.Key_Backspace):
            self.removed.emit(held)
        elif 0 <= wanted.get(event.key(), -1) < self._shown:
            self._buttons[wanted[event.key()]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out as large as the height allows."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say what to do while there are no cards."""
        if self._shown:
            return
        painter = QPainter(self)
        painter.setPen(theme.colour(Tone.SOFT))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect(), int(flags), self._prompt)

    def _made(self, art: CardArt, index: int) -> CardButton:
        button = CardButton(art, RED_JOKER, self)
        button.hide()
        button.clicked.connect(lambda: self.removed.emit(index))
        button.focused.connect(lambda: self._go_to(index))
        return button

    def _held(self) -> int | None:
        """The place of the card that has the focus."""
        return next((index for index, button in enumerate(self.buttons) if button.hasFocus()), None)

    def _go_to(self, index: int) -> None:
        for place, button in enumerate(self._buttons):
            button.take_turn(takes_part=place == index)

    def _lay_out(self) -> None:
        if self._shown == 0:
            return
        width = int(min(self.height() / ASPECT, self.width()))
        room = self.width() - width
        across = min(width * LOOSE, room / max(1, self._shown - 1))
        for index, button in enumerate(self.buttons):
            is_last = index == self._shown - 1
            part = QSize(width if is_last else int(across), self.height())
            button.lie(index * across, 0, width, part)
