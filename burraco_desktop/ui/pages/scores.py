"""The score sheet of a deal: meld by meld and card by card, what it comes to, and who leads or has won."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burraco_desktop.engine.scoring import victory_points
from burraco_desktop.engine.state import sides_of
from burraco_desktop.ui.controller import DealResult
from burraco_desktop.ui.pages.counting import Counting
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.pages.side_sheet import SideSheet
from burraco_desktop.ui.said import Said
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.text import (
    deal_end_text,
    standing_text,
    victory_text,
)
from burraco_desktop.ui.texts_practice import compared_line, outcome_text
from burraco_desktop.ui.texts_table import target_text
from burraco_desktop.ui.theme import set_role


class ScoresPage(Page):
    """The page between two deals, and at the end of the match."""

    next_deal_requested = Signal()
    play_again_requested = Signal()
    home_requested = Signal()
    replay_requested = Signal()
    review_requested = Signal()
    deal_again_requested = Signal()
    duplicate_requested = Signal()
    comparison_requested = Signal()
    practice_left = Signal()
    """The player goes back to the match whose deal he practised."""
    fairness_requested = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._sheets: list[SideSheet] = []
        self._counting = Counting(self._count, self)
        self._title = label("", "heading")
        self._end = label("", "soft", wraps=True)
        self._target = label("", "soft")
        self._standing = label("", "large", wraps=True)
        self.home_button = button("")
        self.next_button = button("", "primary")
        self.again_button = button("", "primary")
        self.replay_button = button("")
        self.review_button = button("")
        self.deal_again_button = button("")
        self.duplicate_button = button("")
        self.comparison_button = button("")
        self.leave_button = button("", "primary")
        self.fairness_button = button("")
        self._result: DealResult | None = None
        self._said = Said()
        self._name_buttons()
        self.replay_button.clicked.connect(self.replay_requested)
        self.review_button.clicked.connect(self.review_requested)
        self.deal_again_button.clicked.connect(self.deal_again_requested)
        self.duplicate_button.clicked.connect(self.duplicate_requested)
        self.comparison_button.clicked.connect(self.comparison_requested)
        self.leave_button.clicked.connect(self.practice_left)
        self.fairness_button.clicked.connect(self.fairness_requested)
        self.home_button.clicked.connect(self.home_requested)
        self.next_button.clicked.connect(self.next_deal_requested)
        self.again_button.clicked.connect(self.play_again_requested)
        self._build()

    def _name_buttons(self) -> None:
        say = self._said.say
        say(self.home_button.setText, lambda: self.tr("Home"))
        say(self.next_button.setText, lambda: self.tr("Next deal"))
        say(self.again_button.setText, lambda: self.tr("Play again"))
        say(self.replay_button.setText, lambda: self.tr("Replay"))
        say(self.review_button.setText, lambda: self.tr("Review"))
        say(self.deal_again_button.setText, lambda: self.tr("This deal again"))
        say(self.duplicate_button.setText, lambda: self.tr("Other side's cards …"))
        say(self.comparison_button.setText, lambda: self.tr("Compare"))
        say(self.leave_button.setText, lambda: self.tr("End of practice"))
        say(self.fairness_button.setText, lambda: self.tr("Fair play"))

    def show_result(self, result: DealResult, factor: float = 0.0) -> None:
        """Put the sheet of a deal on the page and count its sums up, `factor` times as slowly as usual."""
        self._result = result
        is_over = result.winner is not None
        self._title.setText(self._title_of(result))
        self._end.setText(deal_end_text(result.end, result.names, result.view.viewer))
        self._target.setText(target_text(result.view.table.rules))
        standing = _standing(result)
        self._standing.setText(standing)
        self._standing.setVisible(bool(standing))
        self.next_button.setVisible(not is_over and not result.is_single)
        self.leave_button.setVisible(result.is_single)
        self.again_button.setVisible(is_over and not result.is_single)
        for key in (self.replay_button, self.fairness_button):
            key.setVisible(is_over)
        self.deal_again_button.setVisible(not is_over or result.is_single)
        self.duplicate_button.setVisible(is_over and result.is_whole and not result.compared)
        self.comparison_button.setVisible(bool(result.compared))
        self._replace_sheets(result)
        if self.base:
            self.polish()
            self.rescale()
        self._counting.start(factor)

    @property
    def sheets(self) -> Sequence[SideSheet]:
        """The columns of the sides from left to right, the viewer's own last, as on the table."""
        return self._sheets

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._columns.setSpacing(self.em(1))
        self._buttons.setSpacing(self.em(0.8))
        self.next_button.setMinimumWidth(self.em(11))
        self.again_button.setMinimumWidth(self.em(11))
        for sheet in self._sheets:
            sheet.fit(self.base)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the way on."""
        super().showEvent(event)
        ways = (self.next_button, self.again_button, self.leave_button)
        forward = next(way for way in ways if not way.isHidden())
        forward.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._said.again()
            if self._result is not None:
                self.show_result(self._result)

    def hideEvent(self, event: QHideEvent) -> None:
        """Count no more."""
        super().hideEvent(event)
        self._counting.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show all sums at once."""
        super().mousePressEvent(event)
        self._counting.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show all sums at once."""
        super().keyPressEvent(event)
        self._counting.finish()

    def _count(self, share: float) -> None:
        for sheet in self._sheets:
            sheet.count(share)

    def _build(self) -> None:
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._end)
        head.addLayout(words, 1)
        head.addWidget(self._target, 0, Qt.AlignmentFlag.AlignBottom)
        self._columns = QHBoxLayout()
        self._buttons = QHBoxLayout()
        for key in (
            self.home_button,
            self.review_button,
            self.deal_again_button,
            self.comparison_button,
            self.duplicate_button,
            self.replay_button,
            self.fairness_button,
        ):
            set_role(key, "chip")
            self._buttons.addWidget(key)
        self._standing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons.addStretch(1)
        for key in (self.next_button, self.again_button, self.leave_button):
            self._buttons.addWidget(key)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addLayout(self._columns, 1)
        self._outer.addWidget(self._standing)
        self._outer.addLayout(self._buttons)

    def _title_of(self, result: DealResult) -> str:
        if result.winner is None or result.is_single:
            return self.tr("Deal {number}").format(number=result.view.table.deal)
        if _is_won(result):
            return self.tr("You have won the match!")
        return self.tr("The match is over")

    def _replace_sheets(self, result: DealResult) -> None:
        for sheet in self._sheets:
            self._columns.removeWidget(sheet)
            sheet.hide()
            sheet.deleteLater()
        sides = len(result.scores)
        around = [(result.view.side + 1 + offset) % sides for offset in range(sides)]
        order = [side for side in around if side in result.view.table.side_of]
        self._sheets = [SideSheet(self._art, result, side) for side in order]
        for sheet in self._sheets:
            self._columns.addWidget(sheet, 1)


def _standing(result: DealResult) -> str:
    """Who leads or has won, with victory points at the end of a round; and how it was the time before."""
    if result.is_single:
        return f"{compared_line(result.compared)} {outcome_text(result.compared)}"
    lines = [] if _is_won(result) else [standing_text(result.after, result.winner, result.names)]
    if result.compared:
        lines.append(compared_line(result.compared))
    if result.winner is not None and len(result.after) == 2:
        points = victory_points(result.view.table.rules, (result.after[0], result.after[1]))
        lines += [] if points is None else [victory_text(points, result.names)]
    return "\n".join(lines)


def _is_won(result: DealResult) -> bool:
    """Whether the viewer's side has won the match, which the title tells then."""
    table = result.view.table
    return result.winner == sides_of(table.rules, table.seats)[result.view.viewer]
