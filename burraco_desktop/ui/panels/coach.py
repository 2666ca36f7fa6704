"""The coach beside the table: what to play and why, how good the last move was, what the others told."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.ai.coach_readings import dangers, readings
from burraco_desktop.engine.actions import Action, TakePile, cards_played
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.hint import Hint
from burraco_desktop.ui.pages.page import button, leave_keys, let_scroll
from burraco_desktop.ui.panels.coach_lines import Line, Lines, PlayRow, Section
from burraco_desktop.ui.settings import CoachMode
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.text import refusal_text
from burraco_desktop.ui.texts_coach import (
    better_text,
    dangers_texts,
    expected_text,
    gap_text,
    hint_lines,
    judged_texts,
    play_text,
    play_texts,
    reading_texts,
    row_text,
)
from burraco_desktop.ui.texts_table import rule_link_text

translate = QCoreApplication.translate

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
PLAYS: Final = 6
"""So many of the plays compared are listed."""
WHOLE: Final = 1000
"""What the progress counts up to."""


class CoachPanel(QScrollArea):
    """What one coach has to say, as the content of a dock."""

    rule_wanted = Signal(object)
    """The player wants to read the rule behind a Refusal."""
    play_wanted = Signal()
    """The hint shall be played."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coach: Coach | None = None
        self._refusal: Refusal | None = None
        self.hint_button = button("", "primary")
        self.play_button = button("")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, WHOLE)
        self.advice, self.last, self.told, self.refused = Lines(art), Lines(art), Lines(art), Lines(art)
        self.rows = [PlayRow() for _ in range(PLAYS)]
        self.grade_button = button("")
        self.rule_button = button("", "link-small")
        self.sections = self._make_sections()
        self._build()
        leave_keys(self, self.hint_button, self.play_button, self.grade_button, self.rule_button, *self.rows)
        self._connect()
        self._name()
        self._show()

    def follow(self, coach: Coach) -> None:
        """Tell what a coach says, from now on."""
        self._coach = coach
        coach.changed.connect(self._show)
        self.hint_button.clicked.connect(coach.toggle_hint)
        self.grade_button.clicked.connect(coach.grade_last)
        self._show()

    def sizeHint(self) -> QSize:
        """Room for a short play a line."""
        em = QFontMetrics(self.font()).ascent()
        return QSize(em * 21, em * 30)

    def minimumSizeHint(self) -> QSize:
        """Room for most words."""
        em = QFontMetrics(self.font()).ascent()
        return QSize(em * 19, em * 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let lines and cards follow the width."""
        super().resizeEvent(event)
        self._rescale()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell what nobody was told while the panel was hidden."""
        super().showEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language; take another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            for section in self.sections:
                section.retitle()
            self._show()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._rescale()

    # Building.

    def _make_sections(self) -> tuple[Section, ...]:
        hint = Section(lambda: translate("coach", "What to play"), self.advice, *self.rows)
        last = Section(lambda: translate("coach", "Your last move"), self.last, self.grade_button)
        told = Section(lambda: translate("coach", "What the others told"), self.told)
        refused = Section(lambda: translate("coach", "Not allowed"), self.refused, self.rule_button)
        return refused, hint, last, told

    def _build(self) -> None:
        let_scroll(self, takes_keys=True)
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._buttons = QBoxLayout(BESIDE)
        self._buttons.addWidget(self.hint_button, 1)
        self._buttons.addWidget(self.play_button, 1)
        self._column.addLayout(self._buttons)
        self._column.addWidget(self.progress)
        for section in self.sections:
            self._column.addWidget(section)
        self._column.addStretch(1)
        self.setWidget(self._content)

    def _connect(self) -> None:
        self.play_button.clicked.connect(self.play_wanted)
        self.rule_button.clicked.connect(lambda: self.rule_wanted.emit(self._refusal))
        for number, row in enumerate(self.rows):
            row.clicked.connect(lambda _checked=False, at=number: self._choose(at))

    def _choose(self, number: int) -> None:
        if self._coach is not None:
            self._coach.choose(number)
            self._show_hint(self._coach)  # the row stays checked though nothing has changed

    def _name(self) -> None:
        self.setAccessibleName(translate("coach", "Coach"))
        self.progress.setAccessibleName(translate("coach", "How far the coach has thought"))
        self.play_button.setText(translate("coach", "Play it"))
        self.grade_button.setText(translate("coach", "Grade it"))
        self.rule_button.setText(rule_link_text())

    def _rescale(self) -> None:
        em = QFontMetrics(self.font()).ascent()
        margin = round(em * 0.6)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(em * 0.6))
        self.progress.setFixedHeight(max(5, round(em * 0.45)))
        room = self.viewport().width() - 2 * margin - round(em * 1.6)
        self._fit_buttons()
        for lines in (self.advice, self.last, self.told, self.refused):
            lines.rescale(em, room)
        for section in self.sections:
            section.rescale(em)
        for row in self.rows:
            row.rescale(em)

    def _fit_buttons(self) -> None:
        """Put the buttons below each other where large words leave no room beside each other."""
        margins = self._column.contentsMargins()
        room = self.viewport().width() - margins.left() - margins.right() - self._buttons.spacing()
        wanted = self.hint_button.sizeHint().width() + self.play_button.sizeHint().width()
        self._buttons.setDirection(BESIDE if wanted <= room else BELOW)

    # What is shown.

    def _show(self) -> None:
        coach = self._coach
        view = None if coach is None else coach.view
        if coach is None or view is None:
            for section in self.sections:
                section.hide()
            self.hint_button.setEnabled(False)
            self.play_button.setEnabled(False)
            return
        self._show_refusal(coach)
        self._show_hint(coach)
        self._show_last(coach)
        self._show_told(coach, view)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay all out at once, twice as a scroll bar may come or go.

        Left to itself a new height goes up level by level, and the panel is painted meanwhile, squeezed.
        """
        parts = [
            self.advice,
            self.last,
            self.told,
            self.refused,
            *self.rows,
            *self.sections,
            self._content,
            self,
        ]
        for part in parts * 2:
            if part.isVisibleTo(self):
                QApplication.sendEvent(part, QEvent(QEvent.Type.LayoutRequest))

    def _show_refusal(self, coach: Coach) -> None:
        self._refusal = coach.refused
        self.sections[0].setVisible(coach.refused is not None)
        if coach.refused is not None and coach.view is not None:
            self.refused.show_lines([Line(refusal_text(coach.refused, coach.view.table.rules))])

    def _show_hint(self, coach: Coach) -> None:
        hint = coach.hint
        is_wanted = coach.wants_hint
        self.hint_button.setText(
            translate("coach", "Put hint away (H)") if is_wanted else translate("coach", "Hint (H)")
        )
        self._fit_buttons()
        self.hint_button.setEnabled(coach.can_hint or is_wanted)
        self.play_button.setEnabled(hint is not None)
        self.progress.setVisible(coach.is_thinking)
        self.progress.setValue(round(coach.share * WHOLE))
        self.sections[1].setVisible(hint is not None)
        options = () if hint is None else hint.advice.options[:PLAYS]
        for number, row in enumerate(self.rows):
            row.setVisible(len(options) > 1 and number < len(options))
        if hint is None:
            return
        for number, (row, option) in enumerate(zip(self.rows, options, strict=False)):
            worth = gap_text(option.gap, is_equal=option.is_equal) if number else better_text()
            row.show_play(
                row_text(option.actions, options[0].actions, hint.view), worth, is_shown=number == hint.chosen
            )
            row.setEnabled(not hint.done or number == hint.chosen)
        steps = play_texts(hint.option.actions, hint.view)
        lines = [
            Line(text, "soft" if number < hint.done else "strong", cards_now(hint, number))
            for number, text in enumerate(steps)
        ]
        reasons = [Line(text) for text in hint_lines(hint, coach.names, most=PLAYS)]
        self.advice.show_lines([*lines, Line(expected_text(hint.option.points), "small"), *reasons])

    def _show_last(self, coach: Coach) -> None:
        is_on = coach.mode is not CoachMode.OFF
        self.sections[2].setVisible(is_on and coach.last is not None)
        self.grade_button.setVisible(coach.judged is None)
        self.grade_button.setEnabled(not coach.is_grading)
        self.grade_button.setText(
            translate("coach", "The coach thinks …")
            if coach.is_grading
            else translate("coach", "Grade it (G)")
        )
        if coach.last is None:
            return
        lines = [Line(play_text(coach.last.played, coach.last.view), "soft")]
        judged = coach.judged
        if judged is not None:
            grade, *more = judged_texts(judged, coach.reasons, coach.names)
            lines += [Line(grade, "strong", grade=judged.grade), *map(Line, more)]
        self.last.show_lines(lines)

    def _show_told(self, coach: Coach, view: PlayerView) -> None:
        if not self.isVisible() or not view.hand.size or view.table.phase == Phase.OVER:
            self.sections[3].setVisible(False)
            return
        lines: list[Line] = []
        for reading in readings(view):
            lines += [Line(text, role, cards) for text, role, cards in reading_texts(reading, coach.names)]
        lines += [Line(text, "", cards) for text, cards in dangers_texts(dangers(view))]
        self.told.show_lines(lines)
        self.sections[3].setVisible(bool(lines))


def cards_now(hint: Hint, number: int) -> tuple[Card, ...]:
    """The cards of a step if that is to be done now: with all of them the reasons would be far below."""
    return cards_of(hint.option.actions[number], hint.view) if number == hint.done else ()


def cards_of(action: Action, view: PlayerView) -> tuple[Card, ...]:
    """The cards that an action plays, to be drawn."""
    if isinstance(action, TakePile):
        pile = view.table.pile
        return (*action.using, pile[-1]) if action.using else tuple(pile)
    return cards_played(action)
