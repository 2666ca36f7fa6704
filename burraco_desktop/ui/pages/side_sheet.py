"""The column of one side on the score sheet: every card that counts, then the sums they add up to."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from burraco_desktop.engine.melds import Grade
from burraco_desktop.engine.scoring import LineKind, ScoreLine
from burraco_desktop.engine.state import State, sides_of
from burraco_desktop.ui.controller import DealResult
from burraco_desktop.ui.pages.card_strip import CardStrip
from burraco_desktop.ui.pages.flow import FlowLayout
from burraco_desktop.ui.pages.page import label, let_scroll, rule
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.text import (
    members_name,
    number_text,
    points_text,
    score_group_text,
    score_line_text,
)

DIRTY_GRADES: Final = (Grade.DIRTY, Grade.ROYAL_DIRTY, Grade.SUPER_DIRTY, Grade.ACES_DIRTY)
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_CARD: Final = 1.9
MOST_CARD: Final = 4.2
"""The width of a card by the height of plain text: as large as the room allows, and always readable."""


class SideSheet(QFrame):
    """One side's sheet. Its cards scroll only where they cannot be shown all at once."""

    def __init__(self, art: CardArt, result: DealResult, side: int) -> None:
        super().__init__()
        self._em = 1
        self.setProperty("role", "leader" if _leads(result, side) else "follower")
        lines = result.scores[side].lines
        self._melds = [
            _Counted(art, group, result, side) for group in _by_meld(lines, result.view.table, side)
        ]
        self._hands = [
            _Counted(art, (line,), result, side) for line in lines if line.kind == LineKind.HAND_CARDS
        ]
        self._flows = [FlowLayout(), FlowLayout()]
        self._left_label = label(self.tr("Left in hand"), "soft")
        if not self._hands:
            self._left_label.hide()
        self._content = QWidget()
        self._sums = _Sums(result, side)
        self._build(members_name(result.names, result.view.table.side_of, side))

    def count(self, share: float) -> None:
        """Show the sums of the deal counted so far."""
        self._sums.count(share)

    def fit(self, em: int) -> None:
        """Set all lengths from the height of plain text."""
        self._em = em
        self._outer.setContentsMargins(*[round(em * 1.1), round(em * 0.7)] * 2)
        self._outer.setSpacing(round(em * 0.5))
        self._cards.setSpacing(round(em * 0.5))
        self._sums.fit(em)
        for flow in self._flows:
            flow.set_gaps(em, round(em * 0.45))
        self._fit_cards()

    def _fit_cards(self) -> None:
        """Use the largest cards that need no scrolling, or the smallest readable ones, which may."""
        self._choose_cards()
        # Asked for while the sheet itself is laid out, it would not be done.
        self._cards.activate()

    def _choose_cards(self) -> None:
        room = self._area.size()
        self._sums.fit_into(room.width())
        widths = range(round(self._em * MOST_CARD), round(self._em * LEAST_CARD) - 1, -max(1, self._em // 12))
        for width in widths:
            self._set_cards(width, room.width())
            if self._cards.heightForWidth(room.width()) <= room.height():
                # A scroll bar of before would take the room that these cards need, and so stay for good.
                self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                return
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._set_cards(widths[-1], room.width() - self._em)

    def _set_cards(self, width: int, room: int) -> None:
        for counted in (*self._melds, *self._hands):
            counted.fit(self._em, width, room)
        self._cards.invalidate()

    def _build(self, name: str) -> None:
        self._cards = QVBoxLayout(self._content)
        self._cards.setContentsMargins(0, 0, 0, 0)
        for counted in self._melds:
            self._flows[0].addWidget(counted)
        for counted in self._hands:
            self._flows[1].addWidget(counted)
        self._cards.addLayout(self._flows[0])
        self._cards.addWidget(self._left_label)
        self._cards.addLayout(self._flows[1])
        self._cards.addStretch(1)
        self._area = _Area()
        self._area.resized.connect(self._fit_cards)
        let_scroll(self._area, takes_keys=True)
        self._area.setWidget(self._content)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(name, "large", wraps=True))
        self._outer.addWidget(rule())
        self._outer.addWidget(self._area, 1)
        self._outer.addWidget(rule())
        self._outer.addWidget(self._sums)


class _Area(QScrollArea):
    """A scroll area that tells when it has another size."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it."""
        super().resizeEvent(event)
        self.resized.emit()


class _Counted(QWidget):
    """Some cards and, below them, what they count."""

    def __init__(self, art: CardArt, lines: tuple[ScoreLine, ...], result: DealResult, side: int) -> None:
        super().__init__()
        self._strip = CardStrip(art, lines[0].cards)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._strip)
        self._words = QWidget()
        self._row = FlowLayout()
        self._captions = [caption for line in lines for caption in _captions(line, result)]
        for caption in self._captions:
            self._row.addWidget(caption)
        self._words.setLayout(self._row)
        self._column.addWidget(self._words)

    def fit(self, em: int, card: int, room: int) -> None:
        """Take the size that cards of a width need in so much room; words that are longer take two rows."""
        gap = round(em * 0.4)
        self._column.setSpacing(round(em * 0.15))
        self._row.set_gaps(gap, 0)
        words = [caption.sizeHint().width() for caption in self._captions]
        width = min(room, sum(words) + gap * (len(words) - 1))
        self._words.setFixedSize(width, self._row.heightForWidth(width))
        self._strip.fit(card, room)
        self.updateGeometry()


class _Sums(QWidget):
    """The sums by kind, and how they change the total of the match."""

    def __init__(self, result: DealResult, side: int) -> None:
        """Sum up the lines of a side, by all kinds that any side has, so that the columns can be compared."""
        super().__init__()
        rules, lines = result.view.table.rules, result.scores[side].lines
        kinds = {line.kind for score in result.scores for line in score.lines}
        self._grid = QGridLayout()
        self._sums: list[tuple[QLabel, QLabel]] = []
        self._halves = 0
        self._counted: list[tuple[QLabel, Callable[[int], str], int, int]] = []
        for kind in LineKind:
            if kind in kinds:
                points = sum(line.points for line in lines if line.kind == kind)
                self._add(score_group_text(kind, rules), points)
        self.fit_into(0)
        self._totals = QGridLayout()
        parties = parties_of(result, side)
        if len(parties) > 1:
            self._add_shares(result, side, parties)
        else:
            before, after = result.before[parties[0]], result.after[parties[0]]
            made = result.scores[side].total
            self._add_total(self.tr("Before"), number_text(before), "large", LEFT)
            deal = self._add_total(self.tr("This deal"), points_text(made), "large", MIDDLE)
            total = self._add_total(self.tr("Total"), number_text(after), "total", RIGHT)
            self._counted = [(deal, points_text, 0, made), (total, number_text, before, after)]
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self._grid)
        self._outer.addWidget(rule())
        self._outer.addLayout(self._totals)

    def fit(self, em: int) -> None:
        """Set all lengths from the height of plain text."""
        self._grid.setVerticalSpacing(round(em * 0.1))
        self._grid.setHorizontalSpacing(round(em * 1.2))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._totals.setSpacing(0)
        self._outer.setSpacing(round(em * 0.4))
        self.updateGeometry()

    def count(self, share: float) -> None:
        """Show what the deal has made, and the total it leads to, counted so far."""
        for number, text, start, end in self._counted:
            number.setText(text(start + round((end - start) * share)))

    def fit_into(self, width: int) -> None:
        """Set the sums in two columns where that cuts none of them, else in one."""
        needed = 3 * self._grid.horizontalSpacing()
        for half in (0, 1):
            sums = self._sums[half::2]
            needed += sum(
                max((words[part].sizeHint().width() for words in sums), default=0) for part in (0, 1)
            )
        halves = 2 if needed <= width else 1
        if halves == self._halves:
            return
        self._halves = halves
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, halves - 1)
        for index, (text, number) in enumerate(self._sums):
            row, half = divmod(index, halves)
            self._grid.addWidget(text, row, 2 * half)
            self._grid.addWidget(number, row, 2 * half + 1, Qt.AlignmentFlag.AlignRight)

    def _add(self, text: str, points: int) -> None:
        number = label(points_text(points), "minus" if points < 0 else "strong")
        self._sums.append((label(text, "soft"), number))

    def _add_shares(self, result: DealResult, side: int, parties: Sequence[int]) -> None:
        """A pair that was formed in this deal: what it made, and for each member half of it and the total."""
        total = points_text(result.scores[side].total)
        heads = (self.tr("This deal: {points}").format(points=total), self.tr("Half"), self.tr("Total"))
        for column, (text, side_of_cell) in enumerate(zip(heads, (LEFT, RIGHT, RIGHT), strict=True)):
            self._totals.addWidget(label(text, "strong" if column == 0 else "small"), 0, column, side_of_cell)
        for row, party in enumerate(parties, start=1):
            share = result.after[party] - result.before[party]
            self._totals.addWidget(label(result.names[party], "soft"), row, 0, LEFT)
            self._totals.addWidget(label(points_text(share), "large"), row, 1, RIGHT)
            self._totals.addWidget(label(number_text(result.after[party]), "total"), row, 2, RIGHT)
        for column in range(3):
            self._totals.setColumnStretch(column, 1)

    def _add_total(self, text: str, number: str, role: str, side: Qt.AlignmentFlag) -> QLabel:
        column = self._totals.columnCount()
        self._totals.setColumnStretch(column, 1)
        self._totals.addWidget(label(text, "small"), 0, column, side)
        shown = label(number, role)
        self._totals.addWidget(shown, 1, column, side | Qt.AlignmentFlag.AlignVCenter)
        return shown


def parties_of(result: DealResult, side: int) -> list[int]:
    """Those whose match totals the points of a side go to: itself, or the members of a pair just formed."""
    table = result.view.table
    parties = sides_of(table.rules, table.seats)
    return sorted({party for party, own in zip(parties, table.side_of, strict=True) if own == side})


def _leads(result: DealResult, side: int) -> bool:
    best = max(result.after)
    return result.after.count(best) == 1 and result.after.index(best) in parties_of(result, side)


def _captions(line: ScoreLine, result: DealResult) -> list[QLabel]:
    if line.grade is not None:
        text = score_line_text(line, result.names, result.view.table.rules)
        return [
            label(text, "dirty" if line.grade in DIRTY_GRADES else "clean"),
            label(points_text(line.points), "strong"),
        ]
    points = label(points_text(line.points), "minus" if line.points < 0 else "strong")
    if line.kind == LineKind.HAND_CARDS:
        return [label(result.names[line.seat], "soft"), points]
    if line.kind == LineKind.OPEN_WILDS:
        return [label(score_line_text(line, result.names, result.view.table.rules), "soft"), points]
    return [points]


def _by_meld(lines: Sequence[ScoreLine], table: State, side: int) -> list[tuple[ScoreLine, ...]]:
    """The lines about melds, each meld's together, with the cards as they lay on the table."""
    groups: list[tuple[ScoreLine, ...]] = []
    for line in lines:
        if line.kind == LineKind.MELD_CARDS:
            placed = table.melds[side][line.meld].placed(table.wild_ends[side][line.meld])
            cards = tuple(card for card, _ in placed)
            groups.append((ScoreLine(line.kind, line.points, line.meld, line.grade, line.seat, cards),))
        elif line.meld >= 0:
            groups[-1] = (*groups[-1], line)
    return groups
