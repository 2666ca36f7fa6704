"""Whole deals as text. A change of the rules, the deal or the notation shows here as a difference to read.

A file holds preset, seats, dealer and seed, the actions, the last position and the scores. After a wanted
change of notation or scores run this module (`python -m tests.engine.test_golden`): it plays the actions of
each file again and records those deals that have no file yet. Read the difference before you commit it.
"""

from pathlib import Path

import pytest

from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.scoring import deal_scores
from burraco_desktop.engine.state import State
from tests.support.positions import PRESETS
from tests.support.random_play import random_play

FOLDER = Path(__file__).parents[1] / "golden"
EAGERNESS = 0.95
DEALS = {
    "italian_4_closed": ("italian", 4, 0, 3),
    "italian_4_stock": ("italian", 4, 2, 2),
    "italian_2_closed": ("italian", 2, 0, 5),
    "italian_2_stock": ("italian", 2, 1, 3),
    "italian_2_stalemate": ("italian", 2, 1, 2),
    "italian_3p_3_closed": ("italian_3p", 3, 2, 2),
    "italian_6p_6_closed": ("italian_6p", 6, 3, 3),
    "italian_international_4_closed": ("italian_international", 4, 1, 9),
    "buraco_open_4_closed": ("buraco_open", 4, 1, 1),
    "buraco_open_2_stalemate": ("buraco_open", 2, 0, 8),
    "buraco_closed_4_closed": ("buraco_closed", 4, 0, 0),
    "buraco_stbl_4_stock": ("buraco_stbl", 4, 0, 4),
    "venezuelan_4_closed": ("venezuelan", 4, 0, 0),
    "venezuelan_6_closed": ("venezuelan", 6, 0, 0),
}


def start(preset: str, seats: int, dealer: int, seed: int) -> State:
    rules = PRESETS[preset]
    return first_state(rules, seats, str(seed), 1, dealer, (0,) * rules.sides(seats))[0]


def told(table: str, actions: list[str], state: State) -> str:
    """The text of a golden deal."""
    lines = "\n".join(actions)
    return f"{table}\n\n{lines}\n\n{show_position(state)}\n{sheet(state)}"


def begun(text: str) -> tuple[str, list[str], State]:
    """The table line, the actions and the first state of a golden deal."""
    table, actions, *_ = text.split("\n\n")
    preset, *numbers = table.removeprefix("table: ").split()
    seats, dealer, seed = map(int, numbers)
    return table, actions.splitlines(), start(preset, seats, dealer, seed)


def sheet(state: State) -> str:
    """The score lines of all sides."""
    return "".join(
        f"side {side}: {line.kind} {line.points}\n"
        for side, score in enumerate(deal_scores(state))
        for line in score.lines
    )


@pytest.mark.parametrize("name", DEALS)
def test_golden_deals_are_played_as_ever(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    table, actions, state = begun(text)
    for action in actions:
        apply(state, parse_action(action))
    assert told(table, actions, state) == text
    assert parse_position(text.split("\n\n")[2], state.rules) == state
    assert state.end is not None
    assert name.endswith(state.end)


def record(preset: str, seats: int, dealer: int, seed: int) -> str:
    """Play a deal by chance and write it down."""
    state, log = start(preset, seats, dealer, seed), []
    for action in random_play(state, seed, EAGERNESS):
        log.append(show_action(action))
        apply(state, action)
    return told(f"table: {preset} {seats} {dealer} {seed}", log, state)


def main() -> None:
    """Write the golden deals anew."""
    for name, deal in DEALS.items():
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(record(*deal), encoding="utf-8")
        table, actions, state = begun(path.read_text(encoding="utf-8"))
        for action in actions:
            apply(state, parse_action(action))
        path.write_text(told(table, actions, state), encoding="utf-8")


if __name__ == "__main__":
    main()
