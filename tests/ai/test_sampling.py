"""A sampled world looks to its viewer exactly as the view it was drawn from, and uses every card once."""

from collections import Counter
from random import Random

import pytest

from burraco_desktop.ai.clues import Clues, chances
from burraco_desktop.ai.sampling import Sampler, has_ready_meld, unseen_cards
from burraco_desktop.engine import play
from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.notation import parse_card
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.positions import PRESETS, TABLES, cards, position
from tests.support.random_play import every_card, new_deal, random_play

NO_CLUES = Clues(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
RUN = "6c 7c 8c"


def hidden_places(view: PlayerView) -> int:
    table = view.table
    in_hands = sum(hand.hidden for hand in table.hands)
    return in_hands + len(table.stock) + sum(len(reserve) for reserve in table.reserves)


def share_of_worlds(state: State, seat: int, card: str, clues: Clues, worlds: int = 300) -> float:
    """In how many worlds drawn for seat 0 another seat holds a card."""
    sampler, source = Sampler(view_for(state, 0), clues), Random(1)
    return sum(sampler.world(source).hands[seat].counts[parse_card(card)] > 0 for _ in range(worlds)) / worlds


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_every_world_reproduces_the_view_and_uses_each_card_once(system: str, seats: int) -> None:
    state = new_deal(PRESETS[system], seats, 5)
    source = Random(2)
    for number, action in enumerate(random_play(state, 5, 0.8)):
        if number % 7 == 0:
            view = view_for(state, state.seat)
            world = Sampler(view, Clues()).world(source)
            assert view_for(world, view.viewer) == view
            assert every_card(world) == every_card(state)
        play.advance(state, action)


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_unseen_cards_are_as_many_as_hidden_places(system: str, seats: int) -> None:
    state = new_deal(PRESETS[system], seats, 6)
    for action in random_play(state, 6, 0.8):
        for viewer in range(seats):
            view = view_for(state, viewer)
            assert len(unseen_cards(view.table)) == hidden_places(view)
        play.advance(state, action)


def test_worlds_follow_the_source_of_chance() -> None:
    sampler = Sampler(view_for(new_deal(PRESETS["italian"], 4, 7), 1), Clues())
    assert sampler.world(Random(3)) == sampler.world(Random(3))
    assert sampler.world(Random(3)) != sampler.world(Random(4))


def test_a_world_hides_nothing() -> None:
    world = Sampler(view_for(new_deal(PRESETS["venezuelan"], 6, 7), 1), Clues()).world(Random(3))
    named = world.stock + [card for reserve in world.reserves for card in reserve]
    assert HIDDEN not in named
    assert not any(hand.hidden for hand in world.hands)


def test_known_cards_stay_where_they_are() -> None:
    state = position("hand 0: 4h 5s\nhand 1: Kd Qd 3c\nknown 1: Kd Qd\nstock: 3d 4s 5h 6h 7h 8h")
    assert share_of_worlds(state, 1, "Kd", Clues()) == 1.0


def test_without_clues_all_places_are_alike() -> None:
    """Ten unseen cards, of which a hand takes two: each card is there in a fifth of the worlds."""
    empty = "hand 2: -\nhand 3: -\nreserves: -\ntaken: 0 1"
    state = position(f"hand 0: 4h 5s\nhand 1: Kd Qd\n{empty}\nstock: 3d 4s 5h 6h 7h 8h 9h Jh")
    view = view_for(state, 0)
    sampler, source = Sampler(view, NO_CLUES), Random(1)
    sampler.unseen = list(cards("Kd Qd 3d 4s 5h 6h 7h 8h 9h Jh"))
    held = Counter(card for _ in range(2000) for card in sampler.world(source).hands[1].cards())
    assert all(330 < held[card] < 470 for card in sampler.unseen)


def test_a_seat_seldom_holds_what_its_side_could_have_melded() -> None:
    text = f"hand 0: 4h 5s\nhand 2: Kd 3c 4d 8s Js\nmelds 0: {RUN}\ndiscards: 2:Kh"
    state = position(text)
    with_clues = share_of_worlds(state, 2, "9c", Clues(own_meld=-4.0))
    assert with_clues < 0.25 * share_of_worlds(state, 2, "9c", NO_CLUES)


def test_a_seat_without_a_turn_so_far_may_hold_them() -> None:
    state = position(f"hand 0: 4h 5s\nhand 2: Kd 3c 4d 8s Js\nmelds 0: {RUN}")
    clues = Clues(own_meld=-4.0)
    assert chances(state, 2, clues)[parse_card("9c")] == chances(state, 2, clues)[parse_card("9d")]


def test_what_is_thrown_tells_of_its_neighbours() -> None:
    state = position("hand 0: 4h 5s\ndiscards: 2:Kh")
    found = chances(state, 2, Clues(thrown_near=-1.0, thrown_rank=-1.0, thrown=-1.0))
    assert found[parse_card("Qh")] == found[parse_card("Kd")] < found[parse_card("9d")]
    assert found[parse_card("Kh")] < found[parse_card("Qh")]


def test_a_whole_meld_is_seldom_believed_in_a_hand() -> None:
    state = position("hand 0: 4h 5s\nhand 2: 4d 8s Js Kd Kh Ks\ndiscards: 2:Kh")
    view = view_for(state, 0)

    def ready(clues: Clues) -> int:
        sampler, source = Sampler(view, clues), Random(1)
        worlds = [sampler.world(source) for _ in range(300)]
        return sum(has_ready_meld(world.hands[2].cards(), sets=True) for world in worlds)

    assert ready(Clues(ready=0.0)) < 0.4 * ready(Clues(ready=1.0))


@pytest.mark.parametrize(
    ("hand", "sets", "found"),
    [
        ("Kd Kh Ks", True, True),
        ("Kd Kh Ks", False, False),
        ("Qd Kd Ad", False, True),
        ("Kd Ad 2d", False, False),
        ("6c 7c 8d", True, False),
    ],
)
def test_a_ready_meld_is_seen(hand: str, sets: bool, found: bool) -> None:
    assert has_ready_meld(list(cards(hand)), sets=sets) is found
