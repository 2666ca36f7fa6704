"""Set up a match: system, seats, target, levels, pace, name, a seed on request. It starts nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.line_up import partners
from burraco_desktop.ui import settings
from burraco_desktop.ui.match_choice import NewMatchChoice, remembered_levels
from burraco_desktop.ui.pages.choice_row import ChoiceRow
from burraco_desktop.ui.pages.level_choice import LevelChoice
from burraco_desktop.ui.pages.match_questions import PLAYERS, Answer, answered, places_of, questions_of
from burraco_desktop.ui.pages.page import Page, button, label, panel
from burraco_desktop.ui.pages.system_list import SystemList
from burraco_desktop.ui.settings import BotPace, Settings
from burraco_desktop.ui.texts_practice import turned_explanation
from burraco_desktop.ui.texts_systems import full_title


class NewMatchPage(Page):
    """The page that asks what to play; its answers are remembered, for each system its own."""

    start_requested = Signal(object)
    """The NewMatchChoice."""
    change_requested = Signal(object)
    """The RuleSet, as chosen for this match, that the player wants to change into rules of his own."""
    house_rules_requested = Signal()
    duplicate_requested = Signal()
    """The player wants the cards of a finished match from the other side."""
    back_requested = Signal()

    def __init__(self, store: Settings, presets: Sequence[RuleSet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.systems = SystemList(presets)
        self.questions: dict[str, ChoiceRow[Answer]] = {}
        self._captions: list[QLabel] = []
        self.levels = LevelChoice()
        self.pace = ChoiceRow(
            [
                (BotPace.INSTANT, self.tr("At once")),
                (BotPace.QUICK, self.tr("Quick")),
                (BotPace.NORMAL, self.tr("Normal")),
                (BotPace.RELAXED, self.tr("Relaxed")),
            ],
            self.tr("Pace of the other players"),
        )
        self.learning_box = QCheckBox(self.tr("Learning: undo without limit"))
        self.learning_box.setToolTip(
            self.tr("A match in which you take back more than at a table is counted apart in the statistics")
        )
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(settings.NAME_LENGTH)
        self.name_edit.setPlaceholderText(self.tr("You"))
        self.seed_edit = QLineEdit()
        self.seed_edit.setPlaceholderText(self.tr("Fresh cards"))
        self.more_button = button(self.tr("Use a seed …"), "link")
        self.more_button.setToolTip(self.tr("Play a match again from its seed"))
        self.duplicate_button = button(self.tr("Duplicate match …"), "link")
        self.duplicate_button.setToolTip(turned_explanation())
        self.change_button = button(self.tr("Change these rules …"))
        self.house_button = button(self.tr("House rules …"))
        self.start_button = button(self.tr("Start"), "primary")
        self.back_button = button(self.tr("Back"))
        self._build()
        self._connect()
        self._recall()

    def set_running(self, running: bool) -> None:
        """Say beforehand what becomes of a running match."""
        self._running_label.setVisible(running)

    def set_own(self, own: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets too."""
        self.systems.show_own(own)
        self._recall()

    def choose(self, name: str) -> None:
        """Choose a system by its name, as if the player had."""
        self._store.set(settings.NEW_MATCH_SYSTEM, name)
        self._recall()

    def choice(self) -> NewMatchChoice:
        """What is chosen now."""
        answers = {key: row.value for key, row in self.questions.items()}
        rules, players = answered(self.systems.value, answers)
        name = " ".join(self.name_edit.text().split())
        seed = self.seed_edit.text().strip() if self.seed_edit.isVisibleTo(self) else ""
        learns = self.learning_box.isChecked()
        return NewMatchChoice(rules, players, self.levels.levels, self.pace.value, name, seed, learns)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._middle.setSpacing(self.em(1))
        self._buttons.setSpacing(self.em(0.8))
        self._asking.rescale(self.em(1))
        self.systems.rescale(self.base)
        self.levels.rescale(self.em(1))
        self.pace.rescale(self.em(1))
        self._edits.setHorizontalSpacing(self.em(0.4))
        self._edits.setVerticalSpacing(self.em(0.3))
        self._asked.setHorizontalSpacing(self.em(0.8))
        self._asked.setVerticalSpacing(self.em(0.3))
        for row in self.questions.values():
            row.rescale(self.em(1))
        self.start_button.setMinimumWidth(self.em(11))
        self._strut.setFixedSize(self.em(21.6), 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready to start; who looked something up meanwhile finds all as he left it."""
        super().showEvent(event)
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building.

    def _build(self) -> None:
        self._frame = panel()
        self._frame.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._asking = _Form()
        self._form = self._asking.column
        around = QVBoxLayout(self._frame)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._asking)
        self._strut = QWidget()
        self._form.addWidget(self._strut)
        self._chosen = label("", "large", wraps=True)
        self._form.addWidget(self._chosen)
        self._asked = QGridLayout()
        self._form.addLayout(self._asked)
        self._form.addWidget(self.levels)
        caption = label(self.tr("Pace of the other players"), "small")
        caption.setBuddy(self.pace)
        self._form.addWidget(caption)
        self._form.addWidget(self.pace)
        self._form.addWidget(self.learning_box)
        self._form.addLayout(self._build_edits())
        self._form.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.systems, 1)
        self._middle.addWidget(self._frame)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.back_button)
        self._buttons.addWidget(self.change_button)
        self._buttons.addWidget(self.house_button)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.start_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._build_head())
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self._buttons)
        self._show_seed(False)

    def _connect(self) -> None:
        self.systems.chosen.connect(self._ask)
        self.start_button.clicked.connect(self._on_start)
        self.back_button.clicked.connect(self._on_back)
        self.leave_by(self.back_button)
        self.house_button.clicked.connect(self._on_house_rules)
        self.change_button.clicked.connect(self._on_change)
        self.more_button.clicked.connect(self._on_more)
        self.duplicate_button.clicked.connect(self._on_duplicate)
        for edit in (self.name_edit, self.seed_edit):
            edit.returnPressed.connect(self._on_start)

    def _build_head(self) -> QHBoxLayout:
        """The heading, and beside it what becomes of a running match."""
        self._running_label = label(self.tr("The running match is kept."), "gold-small", wraps=True)
        self._running_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._running_label.hide()
        head = QHBoxLayout()
        head.addWidget(label(self.tr("New match"), "heading"))
        head.addWidget(self._running_label, 1)
        return head

    def _build_edits(self) -> QGridLayout:
        """The name, and beside it the seed or the button that asks for it."""
        self._edits = QGridLayout()
        self._seed_label = label(self.tr("Seed"), "small")
        name_label = label(self.tr("Your name"), "small")
        for column, (caption, edit) in enumerate(
            ((name_label, self.name_edit), (self._seed_label, self.seed_edit))
        ):
            caption.setBuddy(edit)
            self._edits.addWidget(caption, 0, column)
            self._edits.addWidget(edit, 1, column)
        self._edits.addWidget(self.more_button, 1, 1)
        self._edits.addWidget(self.duplicate_button, 2, 0, Qt.AlignmentFlag.AlignLeft)
        return self._edits

    # Asking.

    def _ask(self, rules: RuleSet) -> None:
        """Put the questions that a system leaves open, each answered as last time."""
        for widget in (*self._captions, *self.questions.values()):
            self._asked.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.questions, self._captions = {}, []
        self._chosen.setText(full_title(rules))
        remembered = self._store.get(settings.NEW_MATCH_ANSWERS).get(rules.name, {})
        questions = questions_of(rules)
        for question, place in zip(questions, places_of(questions), strict=True):
            caption = label(question.title, "small")
            row = ChoiceRow(question.entries, question.title)
            known = remembered.get(question.key)
            row.choose(known if known is not None and known in question.values else question.usual)
            self._asked.addWidget(caption, 2 * place.row, place.column, 1, place.columns)
            self._asked.addWidget(row, 2 * place.row + 1, place.column, 1, place.columns)
            for widget in (caption, row):
                widget.show()  # to be measured at once, not only when they are shown
            self._captions.append(caption)
            self.questions[question.key] = row
        self.questions[PLAYERS].chosen.connect(self._offer_partner)
        self._offer_partner()
        if self.base:
            self.polish()
            self.rescale()
            self._fit()

    def _offer_partner(self) -> None:
        choice = self.choice()
        self.levels.offer_partners(partners(choice.rules, choice.players))

    def _show_seed(self, shown: bool) -> None:
        self._seed_label.setVisible(shown)
        self.seed_edit.setVisible(shown)
        self.more_button.setVisible(not shown)

    def _recall(self) -> None:
        self.systems.choose(self._store.get(settings.NEW_MATCH_SYSTEM))
        self._ask(self.systems.value)
        self.levels.choose(remembered_levels(self._store))
        self.pace.choose(self._store.get(settings.BOT_PACE))
        self.learning_box.setChecked(self._store.get(settings.LEARNS))
        self.name_edit.setText(self._store.get(settings.PLAYER_NAME))
        self.seed_edit.clear()
        self._show_seed(False)

    def _on_more(self) -> None:
        self._show_seed(True)
        self.seed_edit.setFocus()

    def _on_back(self) -> None:
        """What was not started is forgotten."""
        self._recall()
        self.back_requested.emit()

    def _on_house_rules(self) -> None:
        self._remember(self.choice())
        self.house_rules_requested.emit()

    def _on_duplicate(self) -> None:
        self._remember(self.choice())
        self.duplicate_requested.emit()

    def _on_change(self) -> None:
        choice = self.choice()
        self._remember(choice)
        self.change_requested.emit(choice.rules)

    def _on_start(self) -> None:
        choice = self.choice()
        self._remember(choice)
        self.start_requested.emit(choice)

    def _remember(self, choice: NewMatchChoice) -> None:
        system = self.systems.value.name
        answers = {key: row.value for key, row in self.questions.items()}
        self._store.set(settings.NEW_MATCH_SYSTEM, system)
        remembered: settings.Answers = self._store.get(settings.NEW_MATCH_ANSWERS)
        self._store.set(settings.NEW_MATCH_ANSWERS, remembered | {system: answers})
        self._store.set(settings.LEVEL, choice.levels.opponents)
        if partners(choice.rules, choice.players):
            self._store.set(settings.PARTNER_LEVEL, choice.levels.partner)
        self._store.set(settings.BOT_PACE, choice.pace)
        self._store.set(settings.LEARNS, choice.is_learning)
        self._store.set(settings.PLAYER_NAME, choice.name)


class _Form(QScrollArea):
    """What is asked: as broad as it needs to be, and scrolled where large texts leave no room for all."""

    def __init__(self) -> None:
        super().__init__()
        self._edge = 0
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self.verticalScrollBar().rangeChanged.connect(lambda _least, most: self._give_way(most > 0))

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._edge = round(em * 1.2)
        self.column.setContentsMargins(self._edge, round(em * 0.8), self._edge, round(em * 0.8))
        self.column.setSpacing(round(em * 0.3))
        self._give_way(self.verticalScrollBar().maximum() > 0)

    def minimumSizeHint(self) -> QSize:
        """As broad as all that is asked, with or without the scroll bar."""
        margins = self.column.contentsMargins()
        words = self.column.minimumSize().width() - margins.left() - margins.right()
        return QSize(words + 2 * self._edge, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """As high as all that is asked."""
        return QSize(self.minimumSizeHint().width(), self.column.sizeHint().height())

    def _give_way(self, is_scrolled: bool) -> None:
        """Let the scroll bar lie in the margin."""
        margins = self.column.contentsMargins()
        bar = self.verticalScrollBar().sizeHint().width() if is_scrolled else 0
        right = max(0, self._edge - bar)
        if margins.right() != right:
            margins.setRight(right)
            self.column.setContentsMargins(margins)
