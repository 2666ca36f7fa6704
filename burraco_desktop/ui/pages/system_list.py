"""The systems to choose from, a card each, by family; the player's own stand after the presets of theirs."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from burraco_desktop.engine.rules import WORDS, RuleSet
from burraco_desktop.session.rule_shelf import closest, differences
from burraco_desktop.ui.pages.page import label, let_scroll
from burraco_desktop.ui.pages.system_card import SystemCard
from burraco_desktop.ui.texts_systems import family_title, in_order, own_summary, system_summary, system_title

COLUMNS = 2
LEAST_WIDTH = 25
"""The narrowest list by the height of plain text: two cards side by side can be read."""


class SystemList(QScrollArea):
    """Exactly one system is chosen."""

    chosen = Signal(object)
    """The RuleSet that was chosen."""

    def __init__(self, presets: Sequence[RuleSet]) -> None:
        super().__init__()
        self._presets = in_order(presets)
        self._rule_sets: list[RuleSet] = []
        self._cards: list[SystemCard] = []
        self._grids: list[QGridLayout] = []
        self._em = 1
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._on_toggled)
        self._revealer = QTimer(self)
        self._revealer.setSingleShot(True)
        self._revealer.timeout.connect(self._reveal)
        let_scroll(self)
        self.show_own(())

    @property
    def value(self) -> RuleSet:
        """The system that is chosen."""
        return self._rule_sets[self._group.checkedId()]

    @property
    def cards(self) -> Sequence[SystemCard]:
        """The cards in the order in which they lie."""
        return self._cards

    def card(self, name: str) -> SystemCard:
        """The card of the system of this name."""
        return self._cards[[rules.name for rules in self._rule_sets].index(name)]

    def show_own(self, own: Sequence[RuleSet]) -> None:
        """Lay the cards anew, with these rule sets of the player's own; the first one is chosen."""
        for card in self._cards:
            self._group.removeButton(card)
        self._rule_sets, self._cards, self._grids = [], [], []
        content = QWidget()
        self._column = QVBoxLayout(content)
        for words in WORDS:
            self._add_family(words, own)
        self._column.addStretch(1)
        self.setWidget(content)
        self._group.button(0).setChecked(True)
        self.rescale(self._em)

    def choose(self, name: str) -> None:
        """Choose the system of this name; one that is gone leaves the first one chosen."""
        names = [rules.name for rules in self._rule_sets]
        number = names.index(name) if name in names else 0
        self._cards[number].setChecked(True)
        self._reveal_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen card in sight."""
        super().resizeEvent(event)
        self._reveal_soon()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._em = em
        self.setMinimumWidth(round(em * LEAST_WIDTH))
        self._column.setContentsMargins(0, 0, round(em * 0.5), 0)
        self._column.setSpacing(round(em * 0.35))
        for grid in self._grids:
            grid.setSpacing(round(em * 0.6))
            grid.setContentsMargins(0, 0, 0, round(em * 0.5))
        for card in self._cards:
            card.rescale(em)
        self._reveal_soon()

    def _reveal_soon(self) -> None:
        """Scroll to the chosen card once the cards have found their places."""
        self._revealer.start(0)

    def _reveal(self) -> None:
        self.ensureWidgetVisible(self._cards[self._group.checkedId()])

    def _add_family(self, words: str, own: Sequence[RuleSet]) -> None:
        self._column.addWidget(label(family_title(words), "gold-small"))
        grid = QGridLayout()
        self._grids.append(grid)
        self._column.addLayout(grid)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        for place, (rules, summary) in enumerate(self._members(words, own)):
            card = SystemCard(system_title(rules), summary)
            self._group.addButton(card, len(self._cards))
            self._cards.append(card)
            self._rule_sets.append(rules)
            grid.addWidget(card, *divmod(place, COLUMNS))
        if grid.count() == 1:
            grid.addWidget(QWidget(), 0, 1)  # a column without a widget would have no gap before it

    def _members(self, words: str, own: Sequence[RuleSet]) -> Iterator[tuple[RuleSet, str]]:
        for rules in self._presets:
            if rules.words == words:
                yield rules, system_summary(rules)
        for rules in own:
            if rules.words == words:
                base = closest(rules, self._presets)
                yield rules, own_summary(base, len(differences(rules, base)))

    def _on_toggled(self, number: int, is_checked: bool) -> None:
        if is_checked:
            self.ensureWidgetVisible(self._cards[number])
            self.chosen.emit(self._rule_sets[number])
