"""Leads between the pages about rules: new match, house rules, the book, the referee. It draws nothing."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.rule_shelf import RuleShelf, closest
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.language import spoken
from burraco_desktop.ui.late_pages import LatePages
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.mode import Mode

if TYPE_CHECKING:
    from burraco_desktop.ui.pages.house_rules import HouseRulesPage
    from burraco_desktop.ui.pages.new_match import NewMatchPage
    from burraco_desktop.ui.pages.referee import RefereePage
    from burraco_desktop.ui.pages.rule_editor import RuleEditorPage
    from burraco_desktop.ui.pages.rules import RulesPage


class RulePages(QObject):
    """The pages, made when they are first looked at. The window shows what it is told to."""

    page_made = Signal(object)
    """A QWidget that will be shown soon."""
    page_wanted = Signal(object)
    """The page to be shown; a match is left for it."""
    aside_wanted = Signal(object)
    """The page to be shown while all else waits, until `aside_left`."""
    aside_left = Signal()
    home_wanted = Signal()
    duplicate_wanted = Signal()
    start_wanted = Signal(object)
    """The NewMatchChoice to be played."""

    def __init__(self, controller: Controller, late: LatePages, shelf: RuleShelf, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._late = late
        self._shelf = shelf
        self._edited = ""
        self.elsewhere: Callable[[], RuleSet | None] = lambda: None
        """Tells the rules of another table than that of the running match, where one is looked at."""

    def connect_commands(self, menus: Menus) -> None:
        """Do what the menus offer about rules."""
        menus.new_match.triggered.connect(self.show_new_match)
        menus.house_rules.triggered.connect(self.show_house_rules)
        menus.rules.triggered.connect(self.show_rules)
        menus.referee.triggered.connect(self.show_referee)

    # The pages.

    @cached_property
    def new_match(self) -> "NewMatchPage":
        """The page that asks what to play."""
        page = self._late.new_match()
        page.start_requested.connect(self.start_wanted)
        page.back_requested.connect(self.home_wanted)
        page.change_requested.connect(lambda rules: self.edit_rules(rules, ""))
        page.house_rules_requested.connect(self.show_house_rules)
        page.duplicate_requested.connect(self.duplicate_wanted)
        self.page_made.emit(page)
        return page

    @cached_property
    def house_rules(self) -> "HouseRulesPage":
        """The page of the player's own rule sets."""
        page = self._late.house_rules()
        page.edit_requested.connect(self.edit_rules)
        page.play_requested.connect(self._on_play_own)
        page.back_requested.connect(self.show_new_match)
        self.page_made.emit(page)
        return page

    @cached_property
    def rule_editor(self) -> "RuleEditorPage":
        """The page on which a rule set is changed."""
        page = self._late.rule_editor()
        page.saved.connect(self._on_rules_saved)
        page.back_requested.connect(self.show_house_rules)
        self.page_made.emit(page)
        return page

    @cached_property
    def rules(self) -> "RulesPage":
        """The rules to be read."""
        page = self._late.rules()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    @cached_property
    def referee(self) -> "RefereePage":
        """The referee."""
        page = self._late.referee()
        page.back_requested.connect(self.aside_left)
        self.page_made.emit(page)
        return page

    # What can be asked for.

    def show_new_match(self) -> None:
        """Ask what to play. A running match stays kept until the new one starts."""
        self.new_match.set_own(self._shelf.rule_sets)
        self.new_match.set_running(self._controller.summary() is not None)
        self.page_wanted.emit(self.new_match)

    def show_house_rules(self) -> None:
        """Show the player's own rule sets."""
        self.house_rules.refresh()
        self.page_wanted.emit(self.house_rules)

    def edit_rules(self, start: RuleSet, name: str) -> None:
        """Change a rule set: the one of this name, or a new one where the name is empty."""
        base = closest(start, self._shelf.presets)
        self._edited = name
        if self.rule_editor.language != spoken():
            vars(self).pop("rule_editor").deleteLater()
        self.rule_editor.edit(base, start, name, self._shelf.is_free)
        self.page_wanted.emit(self.rule_editor)

    def show_rules(self) -> None:
        """Let the rules in question be read."""
        self._look_up(self.rules)

    def show_referee(self) -> None:
        """Let cards be put together under the rules in question."""
        self._look_up(self.referee)

    def show_refusal(self, refusal: Refusal) -> None:
        """Open the rules at the paragraph behind a refusal."""
        self.show_rules()
        self.rules.show_refusal(refusal)

    # What happens.

    def _look_up(self, page: "RulesPage | RefereePage") -> None:
        rules = self._in_question
        if rules is not None:
            page.choose_rules(rules)
        self.aside_wanted.emit(page)

    @property
    def _in_question(self) -> RuleSet | None:
        """The rules of the table that is looked at, or those just chosen for a new match."""
        if self._controller.mode != Mode.IDLE:
            return self._controller.rules
        elsewhere = self.elsewhere()
        if elsewhere is not None:
            return elsewhere
        is_asked = "new_match" in vars(self) and not self.new_match.isHidden()
        return self.new_match.systems.value if is_asked else None

    def _on_play_own(self, name: str) -> None:
        self.show_new_match()
        self.new_match.choose(name)

    def _on_rules_saved(self, rules: RuleSet) -> None:
        self.house_rules.save(rules, self._edited)
        self.show_house_rules()
