"""Makes the pages that a start does not show, each with its modules, when it is first looked at."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from burraco_desktop.session.rule_shelf import RuleShelf
from burraco_desktop.ui.language import spoken
from burraco_desktop.ui.pages.page import Page
from burraco_desktop.ui.settings import Settings
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_systems import in_order

if TYPE_CHECKING:
    from collections.abc import Callable

    from burraco_desktop.session.review_store import ReviewShelf
    from burraco_desktop.ui.keeper import Keeper
    from burraco_desktop.ui.pages.about import AboutPage
    from burraco_desktop.ui.pages.comparison import ComparisonPage
    from burraco_desktop.ui.pages.duplicate import DuplicatePage
    from burraco_desktop.ui.pages.fairness import FairnessPage
    from burraco_desktop.ui.pages.house_rules import HouseRulesPage
    from burraco_desktop.ui.pages.lesson import LessonPage
    from burraco_desktop.ui.pages.lessons import LessonsPage
    from burraco_desktop.ui.pages.new_match import NewMatchPage
    from burraco_desktop.ui.pages.preferences import PreferencesPage
    from burraco_desktop.ui.pages.referee import RefereePage
    from burraco_desktop.ui.pages.replay import ReplayPage
    from burraco_desktop.ui.pages.review import ReviewPage
    from burraco_desktop.ui.pages.review_decision import ReviewDecisionPage
    from burraco_desktop.ui.pages.rule_editor import RuleEditorPage
    from burraco_desktop.ui.pages.rules import RulesPage
    from burraco_desktop.ui.pages.saves import SavesPage
    from burraco_desktop.ui.pages.statistics import StatisticsPage
    from burraco_desktop.ui.pages.welcome import WelcomePage
    from burraco_desktop.ui.review_run import Judge, ReviewRun


def forget(leader: QObject, spared: QWidget | None = None) -> None:
    """Let the pages that one leads to be made anew, in another language, when they are next looked at."""
    for name, page in list(vars(leader).items()):
        if isinstance(page, Page) and page is not spared:
            delattr(leader, name)
            page.deleteLater()


class LatePages:
    """What the late pages are made from."""

    def __init__(self, art: CardArt, store: Settings, shelf: RuleShelf, root: Path) -> None:
        self._art = art
        self._root = root
        self._store = store
        self._shelf = shelf

    def new_match(self) -> "NewMatchPage":
        """The page that asks what to play."""
        from burraco_desktop.ui.pages.new_match import NewMatchPage

        return NewMatchPage(self._store, self._shelf.presets)

    def house_rules(self) -> "HouseRulesPage":
        """The page of the player's own rule sets."""
        from burraco_desktop.ui.pages.house_rules import HouseRulesPage

        return HouseRulesPage(self._shelf)

    def rule_editor(self) -> "RuleEditorPage":
        """The page on which a rule set is changed."""
        from burraco_desktop.ui.pages.rule_editor import RuleEditorPage

        return RuleEditorPage()

    def rules(self) -> "RulesPage":
        """The rules to be read."""
        from burraco_desktop.ui.pages.rules import RulesPage

        return RulesPage(self._art, in_order(self._shelf.presets), spoken())

    def about(self) -> "AboutPage":
        """What program this is."""
        from burraco_desktop.ui.pages.about import AboutPage

        return AboutPage(self._root)

    def welcome(self) -> "WelcomePage":
        """The first page of the first start."""
        from burraco_desktop.ui.pages.welcome import WelcomePage

        return WelcomePage(self._art, self._store)

    def preferences(self) -> "PreferencesPage":
        """The player's wishes."""
        from burraco_desktop.ui.pages.preferences import PreferencesPage, can_play_sounds

        return PreferencesPage(self._art, self._store, has_sound=can_play_sounds())

    def referee(self) -> "RefereePage":
        """The referee."""
        from burraco_desktop.ui.pages.referee import RefereePage

        return RefereePage(self._art, in_order(self._shelf.presets))

    def saves(self, keeper: "Keeper") -> "SavesPage":
        """The saved matches."""
        from burraco_desktop.ui.pages.saves import SavesPage

        return SavesPage(self._art, keeper.library, keeper.running_path, keeper.summary)

    def replay(self) -> "ReplayPage":
        """A match to be looked at again."""
        from burraco_desktop.ui.pages.replay import ReplayPage

        return ReplayPage(self._art, self._store)

    def review(self, run: "ReviewRun", shelf: "ReviewShelf") -> "ReviewPage":
        """The review of a match."""
        from burraco_desktop.ui.pages.review import ReviewPage

        return ReviewPage(self._store, run, shelf)

    def review_decision(self, make_judge: "Callable[[], Judge]") -> "ReviewDecisionPage":
        """One decision of a review."""
        from burraco_desktop.ui.pages.review_decision import ReviewDecisionPage

        return ReviewDecisionPage(self._store, self._root / "cards", make_judge)

    def duplicate(self) -> "DuplicatePage":
        """The question against whom to play the cards of the other side."""
        from burraco_desktop.ui.pages.duplicate import DuplicatePage

        return DuplicatePage(self._store)

    def comparison(self) -> "ComparisonPage":
        """What the same cards brought now and before."""
        from burraco_desktop.ui.pages.comparison import ComparisonPage

        return ComparisonPage()

    def statistics(self, keeper: "Keeper") -> "StatisticsPage":
        """What all matches come to."""
        from burraco_desktop.ui.pages.statistics import StatisticsPage

        return StatisticsPage(keeper.ledger)

    def fairness(self) -> "FairnessPage":
        """Why the cards can be trusted."""
        from burraco_desktop.ui.pages.fairness import FairnessPage

        return FairnessPage()

    def lessons(self) -> "LessonsPage":
        """The course."""
        from burraco_desktop.session.lesson_texts import best_text
        from burraco_desktop.ui.pages.lessons import LessonsPage

        return LessonsPage(best_text(spoken()))

    def lesson(self) -> "LessonPage":
        """A lesson of the course."""
        from burraco_desktop.session.lesson_texts import best_text
        from burraco_desktop.ui.pages.lesson import LessonPage

        return LessonPage(self._art, self._store, self._root / "cards", best_text(spoken()))
