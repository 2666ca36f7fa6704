"""One decision of a review: the table as it was seen then, to be tried again; and the answer, if wanted.

Before the answer nothing is told; a play that is tried is judged like the one of that day.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import JUDGING
from burraco_desktop.ai.reasons import reason_from
from burraco_desktop.session.review import Decision, Line
from burraco_desktop.session.review_sums import Assessment, Judged, Option
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.pages.review_answers import Answer, AnswerList
from burraco_desktop.ui.review_book import ReviewBook
from burraco_desktop.ui.review_run import Judge, assessment_of_advice
from burraco_desktop.ui.review_trial import ReviewTrial
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.texts_coach import row_text
from burraco_desktop.ui.texts_reasons import reason_text
from burraco_desktop.ui.texts_review import (
    answer_text,
    ask_text,
    not_judged_text,
    option_note,
    place_text,
    played_mark,
    reasons_head,
    thinking_text,
    tried_mark,
    tried_text,
)

MOST_REASONS: Final = 3
"""The weightiest reasons are enough."""
MOST_OPTIONS: Final = 6
"""So many ways to play are shown, besides what was played and tried."""


class ReviewDecisionPage(Page):
    """Shows one decision at a time."""

    back_requested = Signal()
    practice_requested = Signal(object)
    """The Match to play on with."""

    def __init__(self, store: Settings, cards: Path, make_judge: Callable[[], Judge]) -> None:
        """`cards` is the folder of all decks; `make_judge` gives who judges what is tried."""
        super().__init__()
        self._make_judge = make_judge
        self._judge: Judge | None = None
        self._asked: tuple[int, Line] | None = None
        self.book: ReviewBook | None = None
        self.deal, self.number = 0, 0
        self.tried: dict[Line, Option] = {}
        self.is_answered = False
        """Whether the answer is shown."""
        self.trial = ReviewTrial(store, self)
        self.table = TableView(self.trial, store, cards)
        furnishing = self.table.table.furnishing
        furnishing.tells_own_turn = furnishing.tells_others_turn = False
        self._where = label("", "large", wraps=True)
        self._told = label("", "", wraps=True)
        self._reasons = label("", "soft", wraps=True)
        self.answers = AnswerList()
        self.answer_button = button(self.tr("Show the answer"), "primary")
        self.anew_button = button(self.tr("Try again"), "chip")
        self.back_button = button(self.tr("Back to the review"))
        self.before_button = button(self.tr("Decision before"))
        self.next_button = button(self.tr("Next decision"))
        self.practice_button = button(self.tr("Play on from here"))
        self._build()
        self._connect()

    @property
    def decision(self) -> Decision:
        """The decision that is shown."""
        assert self.book is not None
        return self.book.decisions(self.deal)[self.number]

    @property
    def judged(self) -> Judged | None:
        """What is known of it."""
        assert self.book is not None
        return self.book.entries(self.deal)[self.number]

    @property
    def told(self) -> str:
        """What the page says of the decision."""
        return self._told.text()

    def show_decision(self, book: ReviewBook, deal: int, number: int) -> None:
        """Show a decision, without its answer."""
        self._drop_question()
        self.book, self.deal, self.number = book, deal, number
        self.tried, self.is_answered = {}, False
        self._where.setText(place_text(self.decision))
        self._told.setText(ask_text(self.decision))
        self.practice_button.setVisible(book.replay.is_over)
        self.before_button.setEnabled(number > 0)
        self.next_button.setEnabled(number + 1 < len(book.decisions(deal)))
        self.trial.open_decision(book.replay, self.decision)
        self._refresh()

    def take_over(self, before: "ReviewDecisionPage") -> None:
        """Go on where a page in another language stands: the decision, what was tried, and the answer."""
        if before.book is None:
            return
        self.show_decision(before.book, before.deal, before.number)
        self.tried, self.is_answered = before.tried, before.is_answered
        if self.tried:
            self._told.setText(tried_text(list(self.tried.values())[-1]))
        self._refresh()

    def show_answer(self) -> None:
        """Tell what was played, what would have been better, and why."""
        self.is_answered = True
        self._refresh()
        if self.answers.cards:
            self.answers.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.5))
        self._middle.setSpacing(self.em(0.7))
        self._foot.setSpacing(self.em(0.6))
        self._column.setContentsMargins(*[self.em(0.9), self.em(0.7)] * 2)
        self._column.setSpacing(self.em(0.45))
        self._side.setFixedWidth(min(self.em(22), round(self.width() * 0.32)))
        self.answers.rescale(self.em(1))
        self._fit_buttons()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the table, where there is something to decide."""
        super().showEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Ask nothing more for a page that nobody looks at."""
        super().hideEvent(event)
        self._drop_question()

    def keep_on(self) -> None:
        """Follow what has become known meanwhile."""
        if self.book is not None and self.isVisible():
            self._refresh()

    # Building.

    def _build(self) -> None:
        self._side = QFrame()
        self._side.setProperty("role", "panel")
        self._column = QVBoxLayout(self._side)
        for widget in (self._where, self._told, self._reasons):
            self._column.addWidget(widget)
        self._column.addWidget(self.answers, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.anew_button)
        self._buttons.addWidget(self.answer_button, 1)
        self._column.addLayout(self._buttons)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.table, 1)
        self._middle.addWidget(self._side)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addWidget(self.practice_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.before_button)
        self._foot.addWidget(self.next_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self._foot)

    def _connect(self) -> None:
        self.trial.tried.connect(self._on_tried)
        self.answers.chosen.connect(self.trial.show_line)
        self.answer_button.clicked.connect(self.show_answer)
        self.anew_button.clicked.connect(self._on_anew)
        for changed in (self.trial.published, self.trial.rearranged, self.trial.match_opened):
            changed.connect(lambda _shown: self.anew_button.setEnabled(self.trial.actions > 0))
        self.before_button.clicked.connect(lambda: self._turn_over(-1))
        self.next_button.clicked.connect(lambda: self._turn_over(1))
        self.practice_button.clicked.connect(self._on_practice)
        self.back_button.clicked.connect(self.back_requested)
        for key, way in ((Qt.Key.Key_PageUp, self.before_button), (Qt.Key.Key_PageDown, self.next_button)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(way.click)

    def _fit_buttons(self) -> None:
        """Put the buttons below each other where large words leave no room beside each other."""
        margins = self._column.contentsMargins()
        room = self._side.maximumWidth() - margins.left() - margins.right() - self._buttons.spacing()
        wanted = self.anew_button.sizeHint().width() + self.answer_button.sizeHint().width()
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.LeftToRight if wanted <= room else way.TopToBottom)

    # What is shown.

    def _refresh(self) -> None:
        judged = self.judged
        is_known = judged is not None
        self.answer_button.setEnabled(is_known)
        self.answer_button.setVisible(not self.is_answered)
        self.answer_button.setText(self.tr("Show the answer") if is_known else not_judged_text())
        self._fit_buttons()
        assessment = judged.assessment if judged else None
        if assessment is not None and self.is_answered:
            self._show_assessment(assessment)
        else:
            self._reasons.hide()
            self.answers.show_answers([self._answer(option) for option in self.tried.values()])

    def _show_assessment(self, assessment: Assessment) -> None:
        assert self.book is not None
        played = assessment.options[assessment.played]
        shown = list(assessment.options[:MOST_OPTIONS])
        shown += [played] if played not in shown else []
        best = shown[0].line
        answers = [self._answer(option, best, is_played=option is played) for option in shown]
        known = {option.line for option in shown}
        answers += [self._answer(option, best) for line, option in self.tried.items() if line not in known]
        self.answers.show_answers(answers)
        view, names = self.decision.view, self.book.replay.names
        kept = _documents(assessment)[:MOST_REASONS]
        reasons = [reason_text(reason_from(entry), view, names) for entry in kept]
        self._reasons.setVisible(bool(reasons))
        self._reasons.setText("\n".join([reasons_head(), *reasons]))
        self._told.setText(answer_text(assessment))

    def _answer(self, option: Option, best: Line = (), *, is_played: bool = False) -> Answer:
        assert self.book is not None
        mark = played_mark() if is_played else tried_mark() if option.line in self.tried else ""
        grade = self.book.thresholds.grade(option.lost)
        text = row_text(option.line, best, self.decision.view)
        return Answer(option.line, text, option_note(option), grade, mark)

    # What is tried.

    def _on_tried(self, line: Line) -> None:
        judged = self.judged
        known = [option for option in judged.assessment.options if option.line == line] if judged else []
        if known:
            self._take_try(known[0])
            return
        self._drop_question()
        self._told.setText(thinking_text())
        self._asked = (self._ready_judge().ask(self.decision.view, line, JUDGING, is_urgent=True), line)

    def _take_try(self, option: Option) -> None:
        """Tell what a try is worth."""
        self.tried[option.line] = option
        self._told.setText(tried_text(option))
        self._refresh()
        self.table.access.say(tried_text(option))

    def _ready_judge(self) -> Judge:
        if self._judge is None:
            judge = self._judge = self._make_judge()
            judge.finished.connect(self._on_answered)
            judge.failed.connect(self._on_answered)
        return self._judge

    def _drop_question(self) -> None:
        if self._asked is not None and self._judge is not None:
            self._judge.cancel(self._asked[0])
        self._asked = None

    def _on_answered(self, number: int, advice: Advice | None) -> None:
        if self._asked is None or number != self._asked[0]:
            return
        self._asked = None
        if advice is not None:
            found = assessment_of_advice(advice)
            self._take_try(found.options[found.played])
        else:
            self._told.setText(ask_text(self.decision))

    # What the player does.

    def _on_anew(self) -> None:
        self._drop_question()
        self._told.setText(ask_text(self.decision))
        self.trial.begin_anew()
        self.table.setFocus()

    def _turn_over(self, step: int) -> None:
        if self.book is not None:
            self.show_decision(self.book, self.deal, self.number + step)
            self.table.setFocus()

    def _on_practice(self) -> None:
        if self.book is not None:
            decision = self.decision
            self.practice_requested.emit(self.book.replay.practice(decision.deal, decision.at))


def _documents(assessment: Assessment) -> list[dict[str, object]]:
    return [entry for entry in assessment.reasons if isinstance(entry, dict)]
