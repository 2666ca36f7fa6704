"""The rules of the game to read and to search, for the rule set in play or any other. It changes no rule."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.handbook import (
    ENGLISH,
    Section,
    anchor_for,
    anchors_of,
    best_language,
    render,
    search,
)
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.page import Page, button, label, panel
from burraco_desktop.ui.pages.rules_browser import RulesBrowser
from burraco_desktop.ui.pages.rules_style import list_style
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_systems import full_title

ANCHOR: Final = Qt.ItemDataRole.UserRole


class RulesPage(Page):
    """Contents or hits at the left, a section at the right."""

    back_requested = Signal()

    def __init__(
        self,
        art: CardArt,
        rule_sets: Sequence[RuleSet],
        language: str = ENGLISH,
        parent: QWidget | None = None,
    ) -> None:
        """Offer some rule sets (at least one), of which the first one is described."""
        super().__init__(parent)
        self._language = best_language(language)
        self._rule_sets = list(rule_sets)
        self._sections: Sequence[Section] = ()
        self._section = ""
        self._anchor = ""
        self.rules_box = ChoiceBox()
        self.rules_box.setAccessibleName(self.tr("Rule set"))
        self.rules_box.addItems([full_title(rules) for rules in self._rule_sets])
        self.search_edit = QLineEdit()
        self.search_edit.setPlaceholderText(self.tr("Search the rules"))
        self.search_edit.setAccessibleName(self.tr("Search the rules"))
        self.search_edit.setClearButtonEnabled(True)
        self.contents = QListWidget()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser = RulesBrowser(art)
        self.browser.setAccessibleName(self.tr("Rules"))
        self.back_button = button(self.tr("Back"))
        self._build()
        self._connect()
        self._describe()

    def show_refusal(self, refusal: Refusal) -> None:
        """Open the paragraph behind a refusal."""
        self.show_anchor(anchor_for(refusal))

    @property
    def rules(self) -> RuleSet:
        """The rule set that the page describes."""
        return self._rule_sets[self.rules_box.currentIndex()]

    @property
    def anchor(self) -> str:
        """The anchor that was opened last."""
        return self._anchor

    def choose_rules(self, rules: RuleSet) -> None:
        """Describe these rules, as those in play; if they are not offered yet, they are from now on."""
        if rules not in self._rule_sets:
            self._rule_sets.append(rules)
            self.rules_box.addItem(full_title(rules))
        self.rules_box.setCurrentIndex(self._rule_sets.index(rules))

    def show_anchor(self, anchor: str) -> None:
        """Open the section of an anchor there; an unknown one opens the first section."""
        section = next((each for each in self._sections if anchor in anchors_of(each)), self._sections[0])
        if section.anchor != self._section:
            self._section = section.anchor
            self.browser.show_html(section.html + self._onward(section))
        self._anchor = anchor
        self._select()
        self._go()

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._body.setSpacing(self.em(0.8))
        self._side.setContentsMargins(*[self.em(0.7)] * 4)
        self._side.setSpacing(self.em(0.5))
        self.rules_box.setMinimumWidth(self.em(22))
        self._text.setContentsMargins(*[self.em(0.3)] * 4)
        self._side_panel.setFixedWidth(self.em(14.5))
        self.contents.setStyleSheet(list_style(self.base))
        self.browser.fit(self.base)
        self._go()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the text, so that the keys scroll it."""
        super().showEvent(event)
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Rules"), "heading"))
        head.addStretch(1)
        head.addWidget(self.rules_box)
        head.addWidget(self.back_button)
        self._side_panel = panel()
        self._side = QVBoxLayout(self._side_panel)
        self._side.addWidget(self.search_edit)
        self._side.addWidget(self.contents, 1)
        text_panel = panel()
        self._text = QVBoxLayout(text_panel)
        self._text.addWidget(self.browser)
        self._body = QHBoxLayout()
        self._body.addWidget(self._side_panel)
        self._body.addWidget(text_panel, 1)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(head)
        self._outer.addLayout(self._body, 1)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.back_requested)
        self.rules_box.currentIndexChanged.connect(self._describe)
        self.search_edit.textChanged.connect(self._fill_list)
        self.search_edit.returnPressed.connect(self._on_search)
        self.contents.currentItemChanged.connect(self._on_item)
        self.browser.anchorClicked.connect(self._on_link)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.activated.connect(self._on_escape)

    def _describe(self) -> None:
        """Describe the chosen rule set, at the same place as before."""
        self._sections = render(self.rules, self._language)
        self._section = ""
        self._fill_list()
        self.show_anchor(self._anchor or self._sections[0].anchor)

    def _fill_list(self) -> None:
        """List the hits of a search, or the contents while nothing is searched."""
        query = self.search_edit.text().strip()
        if query:
            entries = [(f"{hit.title}\n{hit.excerpt}", hit.anchor) for hit in search(self._sections, query)]
        else:
            entries = [(section.title, section.anchor) for section in self._sections]
        self.contents.blockSignals(True)
        self.contents.clear()
        for text, anchor in entries or [(self.tr("Nothing found"), "")]:
            item = QListWidgetItem(text)
            item.setData(ANCHOR, anchor)
            self.contents.addItem(item)
        self.contents.blockSignals(False)
        self._select()

    def _select(self) -> None:
        """Show in the contents which section is open."""
        names = [section.anchor for section in self._sections]
        if self.search_edit.text().strip() or self._section not in names:
            return
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(names.index(self._section))
        self.contents.blockSignals(False)

    def _go(self) -> None:
        """Bring the open anchor into view and light it, or the words of the search."""
        words = self.search_edit.text().split()
        if words:
            self.browser.mark_words(words)
        elif self._anchor != self._section:
            self.browser.mark_anchor(self._anchor)
        if self._anchor == self._section:
            self.browser.verticalScrollBar().setValue(0)  # with the air above the heading
        else:
            self.browser.scrollToAnchor(self._anchor)

    def _onward(self, section: Section) -> str:
        """A link to the next section."""
        following = [*self._sections, None][list(self._sections).index(section) + 1]
        if following is None:
            return ""
        text = self.tr("Next: {title}").format(title=following.title)
        return f'<p class="onward"><a href="#{following.anchor}">{escape(text)}</a></p>'

    def _on_item(self, item: QListWidgetItem | None) -> None:
        anchor = "" if item is None else str(item.data(ANCHOR))
        if anchor:
            self.show_anchor(anchor)

    def _on_link(self, url: QUrl) -> None:
        self.show_anchor(url.fragment())

    def _on_search(self) -> None:
        """Open the first hit and go on among the others with the arrow keys."""
        if self.search_edit.text().strip():
            self.contents.setFocus(Qt.FocusReason.OtherFocusReason)
            self.contents.setCurrentRow(0)

    def _on_find(self) -> None:
        self.search_edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_edit.selectAll()

    def _on_escape(self) -> None:
        """Leave the search, then the page."""
        if self.search_edit.text():
            self.search_edit.clear()
        else:
            self.back_requested.emit()
