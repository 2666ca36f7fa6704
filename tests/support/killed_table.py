"""A process to be killed: it plays on a real table by mouse and tells each state before and after it is kept.

Arguments: the folder and a seed. It goes on with the match in the folder where there is one.
"""

import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.notation import show_card, show_cards, show_position
from burraco_desktop.session.match import Match
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.table_driver import Keys, TableDriver

STEP = 5
"""Milliseconds between two looks."""


class Waiting:
    """Waits as pytest-qt does."""

    def __init__(self) -> None:
        self.widgets: list[QWidget] = []

    def addWidget(self, widget: QWidget) -> None:
        """Keep a widget."""
        self.widgets.append(widget)

    def waitExposed(self, widget: QWidget) -> object:
        """Wait until a widget is on the screen."""
        return QTest.qWaitForWindowExposed(widget)

    def waitUntil(self, callback: Callable[[], bool], *, timeout: int = 20_000) -> None:
        """Wait until something is so."""
        for _ in range(timeout // STEP):
            if callback():
                return
            QTest.qWait(STEP)
        sys.exit("nothing comes any more")


def state_text(match: Match, order: Sequence[Card]) -> str:
    """What must come back: the whole position and the order of the hand, on one line."""
    return show_position(match.state).replace("\n", "|") + " # " + show_cards(order)


def tell_what_is_kept(table: TableDriver) -> None:
    """Print each state before and after it is written."""
    save = table.autosave.save

    def told(match: Match, order: Sequence[Card]) -> None:
        text = state_text(match, order)
        tell("will", text)
        save(match, order)
        tell("did", text)

    patch.object(table.autosave, "save", told).start()


def tell(word: str, text: str) -> None:
    """Print a line at once, whatever happens next."""
    os.write(1, f"{word} {text}\n".encode())


def main() -> None:
    """Play until killed."""
    folder, seed = Path(sys.argv[1]), sys.argv[2]
    chance = random.Random(seed)
    application = QApplication([])
    table = TableDriver(Waiting(), folder, QSize(960, 600), AnimationSpeed.OFF)
    tell_what_is_kept(table)
    if table.controller.continue_match():
        assert table.controller._match is not None
        shown = " ".join(map(show_card, table.controller.shown().order))
        assert shown == table.hand, "the table shows another hand"
        tell("on", state_text(table.controller._match, table.controller.shown().order))
    else:
        table.new_match(4, seed)
    bot = make_bot("greedy")
    while application is not None:
        table.wait_turn()
        if table.controller.mode == Mode.RESULT:
            table.controller.next_deal()
            continue
        if chance.random() < 0.5:
            rearrange(table, chance)
        table.act_by_mouse(bot.choose(table.seen, 1))


def rearrange(table: TableDriver, chance: random.Random) -> None:
    """Sort the hand, or drag a card to another place in it."""
    hand = table.view.table.hand_items
    if chance.random() < 0.2:
        table.press(Keys.Key_S)
    elif len(hand) > 1:
        held, before = chance.sample(hand, 2)
        bounds = before.pose.bounds
        table.drag(table.point_on(held), table.point(bounds.x, bounds.center[1]))


if __name__ == "__main__":
    main()
