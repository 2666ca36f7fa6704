"""The game on the buses of a desktop: for screen readers, F-K02, and asked for less motion, F-K07."""

import subprocess
import sys
from pathlib import Path

from tests.support.screen_reader import press, screen_reader


def test_a_screen_reader_finds_the_table_and_hears_what_happens(tmp_path: Path) -> None:
    with screen_reader(tmp_path) as (reader, table):
        root = reader.find("Burraco table")
        names = [reader.name(child) for child in reader.children(root)]
        assert names[1:4] == [
            "Your hand, 5 cards",
            "Stock, 9 hidden cards",
            "Discard pile, 2 cards, the 3 of clubs on top",
        ]
        hand = reader.find("Your hand, 5 cards", root)
        assert reader.role(hand) == "list"
        cards = reader.children(hand)
        assert [reader.name(card) for card in cards][:2] == ["7 of hearts", "6 of hearts"]
        press(table, "Home", "Space")
        assert reader.hear("7 of hearts") == "7 of hearts"
        assert reader.is_selected(cards[0])
        press(table, "Escape", "X")
        reader.hear("Draw first")
        press(table, "P")
        reader.hear("You take the pile (2 cards).")
        assert reader.find("Your hand, 7 cards", root) == hand
        assert table.stdin is not None
        table.stdin.close()
        assert table.wait(20) == 0


def test_the_wish_for_less_motion_is_heard_and_so_is_its_end() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-m", "tests.support.motion_portal"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert told.stdout.splitlines() == ["less motion: True", "less motion: False"]
