"""Small things of the engine that others ask: the cards of an action, a lead, where actions lead to."""

import pytest

from burraco_desktop.engine.actions import cards_played
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.notation import NotationError, parse_action, show_position
from burraco_desktop.engine.play import apply, follow
from burraco_desktop.engine.scoring import lead
from burraco_desktop.engine.wording import wording_of
from tests.support.positions import cards, position

READY = "move: 0 draw\nhand 0: 5h 6h 7h Kc Kd\nhand 1: 4c 9d\nstock: 3c 4d 5s 6d\npile: 9s"


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("lay 5h 6h 7h", "5h 6h 7h"),
        ("add 0 8h", "8h"),
        ("take lay 9c 9d", "9c 9d"),
        ("take", ""),
        ("discard Kc", "Kc"),
        ("draw", ""),
        ("end", ""),
    ],
)
def test_an_action_plays_the_cards_that_it_names(text: str, played: str) -> None:
    expected: tuple[Card, ...] = cards(played)
    assert cards_played(parse_action(text)) == expected


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    assert lead((100, 40), 0) == 60
    assert lead((100, 40, 20), 1) == -20


def test_actions_are_followed_on_a_copy() -> None:
    state = position(READY)
    before = show_position(state)
    line = [parse_action(text) for text in ("draw", "lay 5h 6h 7h", "discard Kc")]
    then = follow(state, line)
    assert then is not None
    assert show_position(state) == before
    for action in line:
        apply(state, action)
    assert show_position(then) == show_position(state)


@pytest.mark.parametrize("texts", [("draw", "draw"), ("draw", "discard Kc", "draw")])
def test_a_line_ends_with_the_turn_and_at_what_is_not_legal(texts: tuple[str, ...]) -> None:
    assert follow(position(READY), [parse_action(text) for text in texts]) is None


def test_an_error_without_a_wording_is_told_as_it_is() -> None:
    assert wording_of(OSError("no room")) == "no room"
    with pytest.raises(NotationError) as told:
        parse_action("fly")
    assert str(wording_of(told.value)) == str(told.value)
