"""Whole deals as text. A change of the rules, the deal or the notation shows here as a difference to read.

A file holds seats, dealer and seed, the actions, the last position and the scores. After a wanted change run
this module (`python -m tests.engine.test_golden`) and read the difference before it is committed.
"""

from pathlib import Path

import pytest

from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.scoring import deal_scores
from burraco_desktop.engine.state import State
from tests.support.positions import ITALIAN
from tests.support.random_play import random_play

FOLDER = Path(__file__).parents[1] / "golden"
DEALS = {
    "italian_4_closed": (4, 0, 3, 0.95),
    "italian_4_stock": (4, 2, 2, 0.95),
    "italian_2_closed": (2, 0, 5, 0.95),
    "italian_2_stock": (2, 1, 3, 0.5),
    "italian_2_stalemate": (2, 1, 2, 0.3),
}


def record(seats: int, dealer: int, seed: int, eagerness: float) -> str:
    """Play a deal by chance and write it down."""
    state = start(seats, dealer, str(seed))
    log = []
    for action in random_play(state, seed, eagerness):
        log.append(show_action(action))
        apply(state, action)
    return (
        f"table: {seats} {dealer} {seed}\n\n" + "\n".join(log) + f"\n\n{show_position(state)}\n{sheet(state)}"
    )


def start(seats: int, dealer: int, seed: str) -> State:
    return first_state(ITALIAN, seats, seed, 1, dealer, (0, 0))[0]


def sheet(state: State) -> str:
    """The score lines of all sides."""
    return "".join(
        f"side {side}: {line.kind} {line.points}\n"
        for side, score in enumerate(deal_scores(state))
        for line in score.lines
    )


@pytest.mark.parametrize("name", DEALS)
def test_golden_deals_are_played_as_ever(name: str) -> None:
    head, actions, position, scores = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    seats, dealer, seed = head.removeprefix("table: ").split()
    state = start(int(seats), int(dealer), seed)
    for action in actions.splitlines():
        apply(state, parse_action(action))
    assert show_position(state) == position + "\n"
    assert sheet(state) == scores
    assert parse_position(position, ITALIAN) == state
    assert state.end is not None
    assert name.endswith(state.end)


def main() -> None:
    """Write the golden deals anew."""
    for name, deal in DEALS.items():
        (FOLDER / f"{name}.txt").write_text(record(*deal), encoding="utf-8")


if __name__ == "__main__":
    main()
