"""Pictures of every page in every look, for eyes to judge: `python3 packaging/dev.py gallery [words]`.

It knows how to bring the window to a scene, and nothing of what is right. With words it makes only the
pictures whose names hold all of them. They go to `build/gallery`, which is ignored; with `--readme` it makes
those of the README.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from burraco_desktop import app, start
from burraco_desktop.engine.state import Phase
from burraco_desktop.session.line_up import Levels
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui import settings
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.looks import Felt, Theme
from burraco_desktop.ui.match_choice import NewMatchChoice
from burraco_desktop.ui.settings import AnimationSpeed, BotPace, HandSize, TextSize
from burraco_desktop.ui.table.decks import CardBack, Deck
from tests.support.deals import played_deal
from tests.support.posing import pose
from tests.support.positions import PRESETS, cards
from tests.support.saved_matches import finished, keep, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
INTO = ROOT / "build" / "gallery"
SIZES = {"small": QSize(960, 600), "usual": QSize(1280, 800), "large": QSize(3840, 2160)}
SETTLED = 60
"""Milliseconds until all that was begun is shown."""
PATIENCE = 40
"""How often it is looked whether the pack has been cut."""

MIDDLE = """
    hand 0: Kd Qd Jd 8d 7d 5d 10c 9c Ks Qs 4d 7h 6h 2h JK
    hand 1: As 9s 8h Jh Qd 7c 8c 10c JK
    hand 2: 2s 2s 10s 3h Qh Ad 2d 10d 2c 4c JK
    hand 3: 6d 10d Ac Jc
    melds 0: 9h 8h 7h 6h 5h 4h 3h / Qh Jh 10h / 8c 7c 6c 5c 2d / As Ad Ah / 7s 6s 5s 4s 3s
    melds 1: Ks Qs Js 10s 9s 8s 7s 6s 5s 4s 3s JK / 9h 9d 9c / 9d 8d 7d 6d 5d / Kh Kc Kd 2c
    taken: 0 3
    totals: 1385 1240
    stock: 5c 3d 2h 10h Kh 3c Js 3c Ah 4d Jc Ac Qc 8s 4h
    pile: 4c Jd 3d Qc 6c Kc 5h
"""
FULL = """
    hand 0: Kd Kd Qh Qc Js 10h 10h 9c 9c 8s 8d 7d 7c 6h 6s 5s 5h 4s 4h 3d 3c As Ac 2s JK
    hand 1: 3c 4d 9s 9h Kc
    melds 0: 3h 4h 5h 6h 7h 8h 9h / Qd Qh Qs 2d / 8c 9c 2c 10c Jc / 7c 7h 7s / 10d Jd Qd / \
4c 4d 4h / As Ah Ad / 5c 6c 7c / 6d 7d 8d / Jc Jh Js / Ks Kc Kh
    melds 1: JB 3h 4h 5h 6h / 9d 9h 9h 9s 2d / Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK / 7s 8s 9s 10s Js
    taken: 0 3
    reserves: -
    totals: 1385 1240
    stock: 3d 3d 3d 3d 3d 3d 3d 3d
    pile: 4h Jc 3s Qd 6h Kc 5d 9h 10s 4s Kh 2d 8h
"""
DRAWING = """
    move: 0 draw
    hand 0: Kd Qd Jd 8d 7d 10c 9c Ks 4s 7h JK
    hand 1: As 4s 10s 10s Qs Jh 5d Kd 8c JK JK
    hand 2: 8s Qs 4h 5h 6d Jd Qd 2c 4c 10c JK
    hand 3: 2s 3s 5s 5s 7s Ah 4h Ad 6c 7c Qc
    stock: 6d 3h Ah 9h Kh 8d 4d 10h Jc 3d 4c 7s 6s 2d 8s 6c 6h 5d 2h 10d 3d 9s 9d
    pile: 6h
"""
STACKS = """
    hand 0: Kd Qd Jd 8d 7d 10c 9c Ks 4s 7h JK Ad As 6c 6d
    melds 0: 3c 4c 5c 6c 7c 8c 9c / Ah Ad As / 9h 10h Jh Qh / 8d 8c 8h 8s
    melds 1: 4d 5d 6d 7d 8d 9d 10d / Kh Kd Ks 2c / 5s 6s 7s 8s
    totals: 2200 1850
    pile: 4c Jd 3s Qc 6h
"""

CROWD = "Ac Ac Ad Ad Ah Ah JB / 4c 4c 4d 4d 4h 4h 2c / 5c 6c 7c / Jc Jd JK / 8c 8d 8h 8s / 10c 10d 2h"
SIX = f"""
    hand 0: Kd Qd Jd 8d 7d 10c 9c Ks 4s 7h JK Ad As 6c 6d
    melds 0: {CROWD}
    melds 1: {CROWD} / 9c 9d 9h 9s 9c 2d / Kc Kd Kh
    melds 2: {CROWD} / 3c 3d 3h 3s
    taken: 0 1 2
    totals: 2200 1850 990
    pile: 4c Jd 3s Qc 6h
"""

MANY_WAYS = """
    move: 0 draw
    hand 0: 7d 7s 7c 2s 5h 6h 8h 9h Kc JK
    melds 0: 3h 4h 5h / 7d 7s 7c / 4h 5h 6h
    pile: Qs 9c 7h
"""


class Stage:
    """The window of a program with files of its own, and how it is brought to a scene."""

    def __init__(self, folder: Path) -> None:
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(folder)
        self._autosave = Autosave(folder)
        self._autosave.acquire()
        self.program = app.build(self._autosave, start.make_window())
        self.window, self.controller = self.program.window, self.program.controller
        self.store = self.program.store
        self.window.rooms.show_home()
        self.window.show()
        library = self.controller.keeper.library
        matches = (running(seed="3"), finished("4"), running(90, "5", 2), finished("6", 4))
        for day, match in enumerate(matches, 1):
            keep(library, match, "" if day % 2 else f"Sunday at Nonna's, evening {day}", day)
        for seed in range(8):
            self.controller.keeper.ledger.count(finished(str(seed), 2 + seed % 2 * 2))

    def reset(self) -> None:
        """Begin anew: no match on the table, every setting as at the beginning, and nothing moves."""
        self.controller.leave()
        self.window.rooms.table.selection.clear()
        for setting in settings.SETTINGS:
            if setting not in (settings.THEME, settings.FELT):
                self.store.set(setting, setting.default)
        self.store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
        self.store.set(settings.BOT_PACE, BotPace.RELAXED)
        self.window.banner.hide()

    def pose(self, text: str, system: str = "italian", seats: int = 4) -> None:
        """Show a table at a position."""

        def put() -> bool:
            pose(self.controller, text, seats, "", PRESETS[system])
            return True

        self.window.rooms.put_on_table(put)
        QTest.qWait(SETTLED)

    def deal(self, system: str, seats: int) -> None:
        """Show a table just dealt."""
        rules = PRESETS[system]
        choice = NewMatchChoice(rules, seats, Levels("expert"), BotPace.RELAXED, "Maria", "7")
        self.window.rooms.start(choice)
        for _ in range(PATIENCE):
            QTest.qWait(SETTLED * 4)
            shown = self.window.rooms.table.table.shown
            if shown is not None and shown.view.table.phase != Phase.CUT:
                break

    def select(self, text: str) -> None:
        """Select cards of the hand."""
        table = self.window.rooms.table
        for card in cards(text):
            item = next(item for item in table.table.hand_items if item.card == card)
            bounds = item.pose.bounds
            at = table.mapFromScene(bounds.x + bounds.w * 0.15, bounds.y + bounds.h * 0.15)
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag_to_meld(self, number: int) -> None:
        """Hold the first selected card over a meld of our own."""
        column = self.window.rooms.table.table.layout.melds[0].columns[number].cards[0]
        self.drag_to(column.x, column.y)

    def drag_to(self, x_to: float, y_to: float) -> None:
        """Hold the first selected card somewhere."""
        table = self.window.rooms.table
        held = table.selection.items[0].pose
        port, left = table.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(port, left, pos=table.mapFromScene(held.x - held.width * 0.3, held.y))
        for share in (0.3, 0.6, 1.0):
            x, y = held.x + (x_to - held.x) * share, held.y + (y_to + 20 - held.y) * share
            QTest.mouseMove(port, table.mapFromScene(x, y))


def table_middle(stage: Stage) -> None:
    """A table in the middle of a deal, with a selection."""
    stage.pose(MIDDLE)
    stage.select("Jd 8d")


def in_large_print(scene: Callable[[Stage], None]) -> Callable[[Stage], None]:
    """A scene with the deck in large print and four colours."""

    def show(stage: Stage) -> None:
        stage.store.set(settings.DECK, Deck.LARGE)
        stage.store.set(settings.FOUR_INKS, True)
        stage.store.set(settings.CARD_BACK, CardBack.SEA)
        scene(stage)

    return show


def in_large_text(scene: Callable[[Stage], None]) -> Callable[[Stage], None]:
    """A scene with the largest texts and the largest hand."""

    def show(stage: Stage) -> None:
        stage.store.set(settings.TEXT_SIZE, TextSize.LARGEST)
        stage.store.set(settings.HAND_SIZE, HandSize.LARGEST)
        stage.store.set(settings.CARD_BACK, CardBack.NIGHT)
        scene(stage)

    return show


def four_colours(stage: Stage) -> None:
    """The classic deck in four colours."""
    stage.store.set(settings.FOUR_INKS, True)
    stage.store.set(settings.CARD_BACK, CardBack.BLUE)
    table_middle(stage)


def refusal(stage: Stage) -> None:
    """A refused meld, and why."""
    stage.pose(MIDDLE)
    stage.select("4d 7h")
    QTest.keyClick(stage.window.rooms.table, Qt.Key.Key_M)


def preview(stage: Stage) -> None:
    """A card held over a meld that takes it."""
    stage.pose(MIDDLE)
    stage.select("2h")
    stage.drag_to_meld(1)


def preview_new(stage: Stage) -> None:
    """Cards held over the place of a new meld."""
    stage.pose(MIDDLE)
    stage.select("Kd Qd Jd")
    place = stage.window.rooms.table.table.layout.melds[0].new_meld
    stage.drag_to(place.center[0], place.center[1])


def hint(stage: Stage) -> None:
    """A hint with its reasons, and the coach beside the table."""
    stage.store.set(settings.COACH_VISIBLE, True)
    stage.pose(MIDDLE)
    stage.window.menus.hint.trigger()
    stage.window.rooms.table.overlays.confirm.yes.click()
    coach = stage.window.findChild(Coach)
    assert coach is not None
    for _ in range(500):
        if coach.is_thinking:
            QTest.qWait(SETTLED)


def review(stage: Stage) -> None:
    """A deal reviewed, as far as it is judged after half a minute; later it is known."""
    reviews = stage.window.rooms.reviews
    reviews.show_review(Replay(finished("6", 4)), "Sunday at Nonna's", 1)
    for _ in range(500):
        if reviews.run.is_running:
            QTest.qWait(SETTLED)


def decision(stage: Stage) -> None:
    """One decision of a review."""
    review(stage)
    stage.window.rooms.reviews.review.look_button.click()
    QTest.qWait(SETTLED * 20)


def answer(stage: Stage) -> None:
    """The answer to the decision with the longest play."""
    decision(stage)
    page = stage.window.rooms.reviews.decision
    assert page.book is not None
    lengths = [len(decision.played) for decision in page.book.decisions(1)]
    for _ in range(lengths.index(max(lengths))):
        page.next_button.click()
    page.answer_button.click()
    QTest.qWait(SETTLED * 20)


def duplicate(stage: Stage) -> None:
    """Against whom the same cards shall be played from the other side."""
    page = stage.window.rooms.reviews.review
    stage.window.rooms.reviews.show_review(Replay(finished("6", 4)), "Sunday at Nonna's", 1)
    page.duplicate_button.click()


def question(stage: Stage) -> None:
    """A wild is about to be thrown away."""
    stage.pose(MIDDLE)
    stage.select("JK")
    QTest.keyClick(stage.window.rooms.table, Qt.Key.Key_X)


def ways_to_take_the_pile(stage: Stage) -> None:
    """The melds that justify taking the pile."""
    stage.pose(MANY_WAYS, "buraco_closed")
    QTest.keyClick(stage.window.rooms.table, Qt.Key.Key_P)


def banner(stage: Stage) -> None:
    """A message over the table, with something to do about it."""
    table_middle(stage)
    stage.window.banner.say("The match could not be read: the file is damaged. It was set aside.")
    stage.window.banner.offer("Go on from the saved position", lambda: None)


def replay(stage: Stage) -> None:
    """A match looked at again."""
    stage.deal("italian", 4)
    stage.window.rooms.matches.replay_running()
    QTest.qWait(SETTLED * 10)


def opened_pile(stage: Stage) -> None:
    """The whole pile, opened to be read."""
    stage.pose(FULL)
    QTest.keyClick(stage.window.rooms.table, Qt.Key.Key_V)


def log(stage: Stage) -> None:
    """The table beside the log."""
    stage.deal("italian", 4)
    stage.store.set(settings.LOG_VISIBLE, True)


def melds_in_rules(stage: Stage) -> None:
    """The chapter of the rules that shows cards."""
    stage.window.rooms.rule_pages.show_rules()
    stage.window.rooms.rule_pages.rules.show_anchor("melds")


def scores(stage: Stage) -> None:
    """The sheet of a deal."""
    stage.deal("italian", 4)
    stage.controller.deal_ended.emit(played_deal(4, 5, (1385, 1240)))


def home_running(stage: Stage) -> None:
    """The home page with a match to go on with."""
    stage.deal("italian", 4)
    stage.window.rooms.show_home()


def saves(stage: Stage) -> None:
    """The saved matches, once their pictures are drawn."""
    page = stage.window.rooms.matches.saves
    stage.window.rooms.matches.show_saves()
    while page.listing.is_busy or page.drawing.is_busy:
        QTest.qWait(SETTLED)


def preferences_end(stage: Stage) -> None:
    """The preferences, scrolled to their end."""
    stage.window.rooms.wishes.show_preferences()
    QTest.qWait(SETTLED)
    area = stage.window.rooms.wishes.preferences.findChild(QScrollArea)
    assert area is not None
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def welcome(stage: Stage) -> None:
    """The page of the first start."""
    stage.window.rooms.show_home()
    stage.window.rooms.wishes.welcome_wanted.emit(stage.window.rooms.wishes.welcome)


def menu(stage: Stage) -> None:
    """An open menu."""
    table_middle(stage)
    bar = stage.window.menuBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(bar.actions()[1]).center())


SCENES: dict[str, Callable[[Stage], None]] = {
    "home": lambda stage: stage.window.rooms.show_home(),
    "home-running": home_running,
    "home-large-text": in_large_text(home_running),
    "welcome": welcome,
    "new-match": lambda stage: stage.window.rooms.rule_pages.show_new_match(),
    "new-match-large-text": in_large_text(lambda stage: stage.window.rooms.rule_pages.show_new_match()),
    "house-rules": lambda stage: stage.window.rooms.rule_pages.show_house_rules(),
    "rule-editor": lambda stage: stage.window.rooms.rule_pages.edit_rules(PRESETS["italian"], ""),
    "rules": lambda stage: stage.window.rooms.rule_pages.show_rules(),
    "rules-melds": melds_in_rules,
    "rules-melds-large-print": in_large_print(melds_in_rules),
    "referee": lambda stage: stage.window.rooms.rule_pages.show_referee(),
    "referee-large-print": in_large_print(lambda stage: stage.window.rooms.rule_pages.show_referee()),
    "saves": saves,
    "replay": replay,
    "statistics": lambda stage: stage.window.rooms.matches.show_statistics(),
    "lessons": lambda stage: stage.window.rooms.lessons.show_course(),
    "lesson": lambda stage: stage.window.rooms.lessons.show_first(),
    "lesson-large-text": in_large_text(lambda stage: stage.window.rooms.lessons.show_first()),
    "fairness": lambda stage: stage.window.rooms.matches.show_fairness(),
    "preferences": lambda stage: stage.window.rooms.wishes.show_preferences(),
    "preferences-end": preferences_end,
    "preferences-large-text": in_large_text(lambda stage: stage.window.rooms.wishes.show_preferences()),
    "about": lambda stage: stage.window.rooms.wishes.show_about(),
    "keys": lambda stage: stage.window.menus.keys.trigger(),
    "menu": menu,
    "scores": scores,
    "scores-large-print": in_large_print(scores),
    "log": log,
    "table-drawing": lambda stage: stage.pose(DRAWING),
    "table-middle": table_middle,
    "table-four-colours": four_colours,
    "table-large-print": in_large_print(table_middle),
    "table-large-text": in_large_text(table_middle),
    "table-full": lambda stage: stage.pose(FULL),
    "table-full-large-print": in_large_print(lambda stage: stage.pose(FULL)),
    "table-pile": opened_pile,
    "table-preview": preview,
    "table-refusal": refusal,
    "table-preview-new": preview_new,
    "table-question": question,
    "table-hint": hint,
    "table-ways": ways_to_take_the_pile,
    "table-banner": banner,
    "review": review,
    "decision": decision,
    "answer": answer,
    "duplicate": duplicate,
    "table-two": lambda stage: stage.deal("italian", 2),
    "table-three": lambda stage: stage.deal("italian_3p", 3),
    "table-six": lambda stage: stage.deal("italian_6p", 6),
    "table-brazilian": lambda stage: stage.deal("buraco_closed", 4),
    "table-venezuelan": lambda stage: stage.pose(STACKS, "venezuelan"),
    "table-venezuelan-six": lambda stage: stage.pose(SIX, "venezuelan", 6),
    "table-cut": lambda stage: stage.deal("venezuelan", 6),
}
CLOTHS = ("table-middle", "home-running")
"""Scenes that are shown on every cloth."""


class Picture(NamedTuple):
    """One picture: what it is called, and what to do for it."""

    name: str
    size: QSize
    theme: Theme
    felt: Felt
    scene: Callable[[Stage], None]


def pictures() -> Iterator[Picture]:
    """All pictures, those of one size after the other."""
    for size_name, size in SIZES.items():
        for theme in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST):
            for name, scene in SCENES.items():
                yield Picture(f"{name}-{theme}-{size_name}", size, theme, Felt.GREEN, scene)
    for felt in Felt:
        for theme in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST):
            for name in CLOTHS:
                yield Picture(f"{name}-{theme}-{felt}", SIZES["usual"], theme, felt, SCENES[name])


README = (
    Picture("table", SIZES["usual"], Theme.DARK, Felt.GREEN, table_middle),
    Picture("large_print", SIZES["usual"], Theme.LIGHT, Felt.BLUE, in_large_print(table_middle)),
    Picture("home", SIZES["usual"], Theme.LIGHT, Felt.WINE, home_running),
)


def take(stage: Stage, picture: Picture, folder: Path) -> None:
    """Bring the window to a scene and keep what it shows, with whatever window lies over it."""
    stage.reset()
    stage.store.set(settings.THEME, picture.theme)
    stage.store.set(settings.FELT, picture.felt)
    stage.window.resize(picture.size)
    stage.window.activateWindow()  # without it no focus would be seen after a menu was open
    picture.scene(stage)
    QTest.qWait(SETTLED)
    over = QApplication.activePopupWidget() or next(iter(stage.window.rooms.help.open), stage.window)
    over.grab().save(str(folder / f"{picture.name}.png"), "PNG", 60)
    if over is not stage.window:
        over.close()
        QTest.qWait(SETTLED)


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(prog="dev.py gallery")
    parser.add_argument("words", nargs="*", help="make only pictures whose names hold all these words")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = start.make_application(sys.argv[:1])
    wanted = README if options.readme else pictures()
    folder = ROOT / "packaging" / "pictures" if options.readme else INTO
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        stage = Stage(Path(home))
        for picture in wanted:
            if all(word in picture.name for word in options.words):
                take(stage, picture, folder)
        stage.program.close()
    application.quit()


if __name__ == "__main__":
    main()
