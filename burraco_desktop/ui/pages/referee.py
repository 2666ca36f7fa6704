"""The referee's page: put any cards together under any rules, and see what they are. The engine judges."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burraco_desktop.engine.cards import Card, is_joker
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.paths import resource
from burraco_desktop.referee import Ruling, copies, judge, shown_end
from burraco_desktop.ui.pages.card_buttons import CardRack, CardTray
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.meld_picture import MeldPicture
from burraco_desktop.ui.pages.page import Page, button, label, panel, rule
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.text import grade_name, number_text, refusal_text
from burraco_desktop.ui.texts_referee import meld_sentences
from burraco_desktop.ui.texts_systems import full_title
from burraco_desktop.ui.theme import set_role, usual_size

TRAY_MOST: Final = 20
"""Cards in the tray at most: more make no meld under any rules."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Cards put together so far.

    Attributes:
        laid: the steps in which the meld grew.
        tray: the cards that shall be a new meld, or be added to the one laid.
    """

    laid: tuple[tuple[Card, ...], ...] = ()
    tray: tuple[Card, ...] = ()

    @property
    def steps(self) -> tuple[tuple[Card, ...], ...]:
        """What the referee is asked about."""
        return (*self.laid, self.tray) if self.tray else self.laid

    @property
    def cards(self) -> list[Card]:
        """All cards in use."""
        return [card for step in self.steps for card in step]


class RefereePage(Page):
    """Cards to choose from, the cards chosen, and the verdict."""

    back_requested = Signal()

    def __init__(self, art: CardArt, rule_sets: Sequence[RuleSet], parent: QWidget | None = None) -> None:
        """Offer some rule sets (at least one), of which the first one is chosen."""
        super().__init__(parent)
        self._rule_sets = list(rule_sets)
        self._trial = Trial()
        self._past: list[Trial] = []
        self.rules_box = ChoiceBox()
        self.rules_box.setAccessibleName(self.tr("Rules"))
        self.rules_box.addItems([full_title(rules) for rules in self._rule_sets])
        self.back_button = button(self.tr("Back"))
        self.rack = CardRack(art)
        self.tray = CardTray(art, TRAY_MOST)
        self.add_button = button(self.tr("Add to this meld"), "primary")
        self.undo_button = button(self.tr("Undo"))
        self.clear_button = button(self.tr("Clear"))
        self.picture = MeldPicture(art, resource("icons"))
        self.verdict = VerdictPanel()
        self._build()
        self._connect()
        # A page of a small window must not keep the lengths of the large one it was before.
        self.setMinimumSize(1, 1)
        self._show()

    @property
    def rules(self) -> RuleSet:
        """The rule set chosen."""
        return self._rule_sets[self.rules_box.currentIndex()]

    @property
    def trial(self) -> Trial:
        """The cards put together so far."""
        return self._trial

    @property
    def ruling(self) -> Ruling:
        """What the engine says about them."""
        return judge(self._trial.steps, self.rules)

    def choose_rules(self, rules: RuleSet) -> None:
        """Judge by these rules; those that are not offered yet are from now on."""
        if rules not in self._rule_sets:
            self._rule_sets.append(rules)
            self.rules_box.addItem(full_title(rules))
        self.rules_box.setCurrentIndex(self._rule_sets.index(rules))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._head.setSpacing(self.em(0.7))
        self._body.setSpacing(self.em(1))
        self._left.setSpacing(self.em(0.7))
        self._tray_box.setContentsMargins(self.em(0.9), self.em(0.6), self.em(0.9), self.em(0.6))
        self._tray_box.setSpacing(self.em(1))
        self._buttons.setSpacing(self.em(0.35))
        is_large = self.base > usual_size(self.size())
        self._tray_frame.setFixedHeight(self.em(7.2 if is_large else 8.9))
        self._picture_frame.setFixedWidth(self.em(17))
        self._picture_box.setContentsMargins(self.em(0.8), self.em(0.6), self.em(0.8), self.em(0.8))
        self.rules_box.setMinimumWidth(self.em(18))
        self.verdict.rescale(self.em(1), self.em(8))

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys speak to the cards at once."""
        super().showEvent(event)
        self.rack.focus_card()

    def _build(self) -> None:
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._make_head())
        self._body = QHBoxLayout()
        self._left = QVBoxLayout()
        self._left.addWidget(self.rack, 1)
        self._left.addWidget(self._make_tray())
        self._left.addWidget(self.verdict)
        self._body.addLayout(self._left, 1)
        self._body.addWidget(self._make_picture())
        self._outer.addLayout(self._body, 1)

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Referee"), "heading"))
        head.addStretch(1)
        caption = label(self.tr("Rules"), "soft")
        caption.setBuddy(self.rules_box)
        head.addWidget(caption)
        head.addWidget(self.rules_box)
        self._head = head
        head.addWidget(self.back_button)
        return head

    def _make_tray(self) -> QWidget:
        self._tray_frame = panel()
        self._tray_caption = label("", "soft")
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self._tray_caption)
        column.addWidget(self.tray, 1)
        self._buttons = QVBoxLayout()
        small = QHBoxLayout()
        small.addWidget(self.undo_button, 1)
        small.addWidget(self.clear_button, 1)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.add_button)
        self._buttons.addLayout(small)
        self._buttons.addStretch(1)
        self._tray_box = QHBoxLayout(self._tray_frame)
        self._tray_box.addLayout(column, 1)
        self._tray_box.addLayout(self._buttons)
        return self._tray_frame

    def _make_picture(self) -> QWidget:
        self._picture_frame = panel()
        self._picture_caption = label("", "soft")
        self._picture_caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._picture_box = QVBoxLayout(self._picture_frame)
        self._picture_box.addWidget(self._picture_caption)
        self._picture_box.addWidget(self.picture, 1)
        self._picture_box.addWidget(rule())
        self._picture_box.addWidget(self.verdict.figures)
        return self._picture_frame

    def _connect(self) -> None:
        self.rack.chosen.connect(self._on_chosen)
        self.rack.taken_back.connect(lambda: self._on_removed(len(self._trial.tray) - 1))
        self.tray.removed.connect(self._on_removed)
        self.add_button.clicked.connect(self._on_add)
        self.undo_button.clicked.connect(self._on_undo)
        self.clear_button.clicked.connect(lambda: self._change(Trial()))
        self.back_button.clicked.connect(self.back_requested)
        self.rules_box.currentIndexChanged.connect(self._show)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self._on_undo)
        self.leave_by(self.back_button)

    # What the player does.

    def _on_chosen(self, number: int) -> None:
        card = Card(number)
        if self._left_of(card) > 0 and len(self._trial.tray) < TRAY_MOST:
            self._change(replace(self._trial, tray=(*self._trial.tray, card)))

    def _on_removed(self, index: int) -> None:
        tray = self._trial.tray
        if 0 <= index < len(tray):
            self._change(replace(self._trial, tray=(*tray[:index], *tray[index + 1 :])))

    def _on_add(self) -> None:
        self._change(Trial(self._trial.steps))
        self.rack.focus_card()

    def _on_undo(self) -> None:
        if self._past:
            self._trial = self._past.pop()
            self._show()

    def _change(self, trial: Trial) -> None:
        self._past.append(self._trial)
        self._trial = trial
        self._show()

    def _left_of(self, card: Card) -> int:
        """How many of a card the deck has left."""
        used = self._trial.cards
        mine = sum(1 for other in used if other == card or (is_joker(card) and is_joker(other)))
        return copies(card, self.rules.deck) - mine

    # What is shown.

    def _show(self) -> None:
        trial, ruling = self._trial, self.ruling
        chosen = Counter(trial.cards)
        for each in self.rack.buttons:
            each.show_use(chosen[each.card], is_spent=self._left_of(each.card) <= 0)
        self.tray.set_cards(trial.tray)
        is_adding = bool(trial.laid)
        self._tray_caption.setText(self.tr("Cards to add") if is_adding else self.tr("Cards to judge"))
        self.tray.set_prompt(
            self.tr("Choose cards to add to the meld.")
            if is_adding
            else self.tr("Choose cards above; press one here to take it away.")
        )
        self.add_button.setText(self.tr("Add them") if is_adding else self.tr("Add to this meld"))
        self.add_button.setEnabled(bool(trial.tray) and ruling.refusal is None)
        self.undo_button.setEnabled(bool(self._past))
        self.clear_button.setEnabled(bool(trial.steps))
        self._show_ruling(ruling)

    def _show_ruling(self, ruling: Ruling) -> None:
        meld = ruling.meld
        end = shown_end(self.rules)
        if meld is None:
            self.picture.show_nothing()
            self._picture_caption.setText(self.tr("On the table"))
        else:
            self.picture.show_meld(meld, end, self.rules)
            is_before = ruling.refusal is not None
            self._picture_caption.setText(
                self.tr("The meld so far") if is_before else self.tr("On the table")
            )
        if ruling.refusal is not None:
            self.verdict.refuse(refusal_text(ruling.refusal, self.rules))
        elif meld is not None:
            self.verdict.accept(meld, meld_sentences(meld, end, self.rules), self.rules)
        else:
            self.verdict.wait()


class VerdictPanel(QWidget):
    """The verdict in words, and the facts of an accepted meld.

    Attributes:
        figures: the facts, to be placed below the meld that they belong to.
    """

    def __init__(self) -> None:
        super().__init__()
        self.title = label("")
        self.words = label("", wraps=True)
        self._frame = panel()
        self.figures = QWidget()
        self._facts = QGridLayout(self.figures)
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._values: list[QLabel] = []
        for row, name in enumerate(
            (self.tr("Grade"), self.tr("Card points"), self.tr("Bonus"), self.tr("Total"))
        ):
            self._values.append(label("–", "strong"))
            self._facts.addWidget(label(name, "soft"), row, 0)
            self._facts.addWidget(self._values[row], row, 1, Qt.AlignmentFlag.AlignRight)
        self._column = QVBoxLayout(self._frame)
        self._column.addWidget(self.title)
        self._column.addWidget(self.words)
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)

    @property
    def facts(self) -> tuple[str, ...]:
        """Grade, card points, bonus, and both together, as shown."""
        return tuple(value.text() for value in self._values)

    def rescale(self, em: int, height: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._column.setContentsMargins(round(em * 1.1), round(em * 0.8), round(em * 1.1), round(em * 0.8))
        self._column.setSpacing(round(em * 0.4))
        self._facts.setHorizontalSpacing(round(em * 1.6))
        self._facts.setVerticalSpacing(round(em * 0.25))
        self._frame.setFixedHeight(height)

    def wait(self) -> None:
        """Say that there is nothing to judge yet."""
        self._say(
            self.tr("Any cards, any rules"), "large", self.tr("Put cards together and see what they are.")
        )
        self._fill("–", "–", "–", "–")

    def refuse(self, reason: str) -> None:
        """Say why the cards are refused."""
        self._say(self.tr("Not allowed"), "refused", reason)
        self._fill("–", "–", "–", "–")

    def accept(self, meld: Meld, sentences: Sequence[str], rules: RuleSet) -> None:
        """Say what an accepted meld is and what it counts."""
        self._say(self.tr("Allowed"), "allowed", " ".join(sentences))
        grade = grade_name(meld.grade, rules)
        both = number_text(meld.points + meld.bonus)
        self._fill(grade, number_text(meld.points), number_text(meld.bonus), both)

    def _say(self, title: str, role: str, words: str) -> None:
        self.title.setText(title)
        set_role(self.title, role)
        self.title.style().unpolish(self.title)
        self.title.style().polish(self.title)
        self.words.setText(words)

    def _fill(self, *texts: str) -> None:
        for value, text in zip(self._values, texts, strict=True):
            value.setText(text)
