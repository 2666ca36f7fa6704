"""What the heuristic player makes of the options in which the systems of the family differ."""

import pytest

from burraco_desktop.ai.bot import YARDSTICKS, make_bot
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Cut, Discard, EndTurn, Redraw
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.dealing import cut_target
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import MeldKind
from burraco_desktop.engine.notation import parse_action, show_action
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import PRESETS, position
from tests.support.random_play import new_deal

CLEAN = "6c 7c 8c 9c 10c Jc Qc"


def table(name: str, text: str) -> State:
    """A position of a preset."""
    return position(text, PRESETS[name])


def choice(state: State, bot: str = "heuristic") -> str:
    """A bot's action in a position, as text."""
    player = make_bot(bot)
    action = player.choose(view_for(state, state.seat), 1)
    assert player.fallbacks == 0
    return show_action(action)


def turn(state: State, bot: str = "heuristic") -> list[str]:
    """Let the seat to move finish its turn; the state becomes what comes of it."""
    seat, actions = state.seat, []
    while state.seat == seat and state.phase != Phase.OVER:
        actions.append(choice(state, bot))
        play.apply(state, parse_action(actions[-1]))
    return actions


# Closing.


@pytest.mark.parametrize("hand", ["Kc", "Kc 2h", "Kc 9d"])
def test_it_closes_without_a_discard_and_with_any_discard_where_that_is_allowed(hand: str) -> None:
    state = table("buraco_open", f"taken: 0 1\nmelds 0: {CLEAN}\nhand 0: {hand}\nhand 2: 4d 5s")
    turn(state)
    assert (state.end, state.closer) == (DealEnd.CLOSED, 0)


def test_it_closes_without_a_reserve_where_none_is_left() -> None:
    state = table("buraco_open", f"taken: -1 1\nreserves: -\nmelds 0: {CLEAN}\nhand 0: Kc 9d\nhand 2: 4d 5s")
    turn(state)
    assert state.closer == 0


@pytest.mark.parametrize("name", ["buraco_open", "buraco_stbl", "italian_international"])
def test_it_makes_a_dirty_canasta_clean_where_closing_needs_that(name: str) -> None:
    run = "2h 4h 5h 6h 7h 8h 9h"
    state = table(name, f"taken: 0 1\nmelds 0: {run}\nhand 0: 3h 9d\nhand 2: 4d 5s")
    turn(state)
    assert state.melds[0][0].is_clean
    assert state.closer == 0


def test_it_keeps_cards_where_only_a_dirty_canasta_is_there() -> None:
    state = table(
        "buraco_open", "taken: 0 1\nmelds 0: 3h 4h 5h 2s=6h 7h 8h 9h\nhand 0: 10h Jh 9d Kd\nhand 2: 4d"
    )
    turn(state)
    assert state.end is None
    assert state.hands[0].size >= 1


# The pile.


def test_it_takes_a_pile_with_the_meld_that_justifies_it() -> None:
    state = table("buraco_closed", "move: 0 draw\nhand 0: 9h 9s Kd 4c 5d\npile: 4d 4h Kh 9d\nhand 2: 3c 3d")
    assert choice(state) == "take lay 9h 9s"


def test_it_takes_a_pile_onto_its_own_canasta_in_the_making() -> None:
    state = table(
        "buraco_stbl", "move: 0 draw\nmelds 0: 6c 7c 8c 9c 10c Jc\nhand 0: 3h 5d 9h Kd\npile: 4s 5h Qc"
    )
    assert choice(state) == "take add 0"


def test_a_pair_takes_the_pile_where_a_pair_is_asked_for() -> None:
    text = "move: 0 draw\nhand 0: 9h 9s Kd 4c 5d JK\npile: 4d 4h Kh 5c 9d\nhand 2: 3c 3d"
    assert choice(table("venezuelan", text)) == "take lay 9h 9s"


@pytest.mark.parametrize("bot", YARDSTICKS)
def test_a_meld_follows_where_the_pile_obliges_to_one(bot: str) -> None:
    """Random players take it too, so that all have to meet the obligation."""
    state = table("italian_international", "hand 0: 4c 5c 6c Kd 9h Jd\nmove: 0 play melding\nhand 2: 3c 3d")
    actions = turn(state, bot)
    assert actions[0].startswith("lay")
    assert actions[-1].startswith("discard")


def test_the_last_pile_is_taken_where_it_helps() -> None:
    text = "move: 0 draw\nstock: -\nhand 0: 9h 9s 4s\nmelds 0: 6c 7c 8c 9c 10c Jc\npile: Qc 9d\nhand 2: 3c"
    assert choice(table("venezuelan", text)) == "take lay 9h 9s"


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_the_last_pile_is_declined_where_it_would_only_count_against_the_hand(bot: str) -> None:
    pile = "Kd Qh 9s Ac JK 10h 3d 7s 8c 2c 6h 5d"
    text = f"move: 0 draw\nstock: -\nhand 0: 5h 5s\npile: {pile}\nhand 2: 3c\nmelds 0: 2c 2d JK\ntaken: 0 1"
    assert choice(table("venezuelan", text), bot) in ("decline", "take lay 5h 5s")


# The first card, and the cut.


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_a_useless_first_card_is_refused_and_a_wild_is_not(bot: str) -> None:
    hand = "9c 10c Jc 5d 5h 5s Kd Kh 7s 8s"
    useless = table("venezuelan", f"hand 0: {hand} Qs\ndrawn: Qs\nhand 2: 3c 4c 6d 6h")
    wild = table("venezuelan", f"hand 0: {hand} JK\ndrawn: JK\nhand 2: 3c 4c 6d 6h")
    assert choice(useless, bot) == show_action(Redraw())
    assert choice(wild, bot) != show_action(Redraw())


@pytest.mark.parametrize("bot", YARDSTICKS)
def test_bots_lift_as_well_as_a_hand_can_tell(bot: str) -> None:
    state = new_deal(PRESETS["venezuelan"], 4, 1)
    target, player = cut_target(state), make_bot(bot)
    view = view_for(state, state.seat)
    lifts = []
    for seed in range(60):
        action = player.choose(view, seed)
        assert isinstance(action, Cut)
        lifts.append(action.lifted - target)
    assert 0 < lifts.count(0) < 20
    assert max(map(abs, lifts)) <= 24
    assert min(lifts) < 0 < max(lifts)


# The reserve.


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_the_reserve_is_taken_with_wilds_in_hand(bot: str) -> None:
    state = table("venezuelan", "hand 0: 9c 9d 9s JK 2c Kd\nmelds 0: 5c 5d 5h\nhand 2: 3c 3d")
    turn(state, bot)
    assert state.reserve_taken[0] == 0


def test_wilds_alone_take_the_reserve_at_once() -> None:
    state = table("venezuelan", "hand 0: JK 2c\nmelds 0: 5c 5d 5h JB / 9c 9d 9h JB\nhand 2: 3c 3d 4s 6s")
    turn(state)
    assert state.reserve_taken[0] == 0


def test_six_players_make_a_canasta_before_they_take_the_reserve() -> None:
    state = table("italian_6p", "hand 0: Qc 9d 9h 9s 4s\nmelds 0: 6c 7c 8c 9c 10c Jc\nhand 3: 4d 5s")
    turn(state)
    assert state.reserve_taken[0] == 0


# Wilds together.


def test_a_meld_of_wilds_is_completed() -> None:
    state = table("venezuelan", "hand 0: JK 9d Kh 4s\nmelds 0: 2c 2d 2h JK JB JB\nhand 2: 4d 5s\ntaken: 0 1")
    turn(state)
    assert state.melds[0][0].is_canasta


def test_seven_wilds_are_laid_together() -> None:
    state = table("venezuelan", "hand 0: JK JK JB 2c 2d 2h 2s 9d Kh 4s\nhand 2: 4d 5s\ntaken: 0 1")
    turn(state)
    assert any(meld.layout.kind == MeldKind.WILDS and meld.is_canasta for meld in state.melds[0])


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_three_wilds_late_in_a_deal_are_not_begun_together(bot: str) -> None:
    text = f"hand 0: JK 2c 2d 9d Kh 4s\nstock: 3c 4d 5s\nmelds 1: {CLEAN}\ntaken: 0 1\nhand 1: 4d"
    state = table("venezuelan", text)
    turn(state, bot)
    assert not any(meld.layout.kind == MeldKind.WILDS for meld in state.melds[0])


# The end of a turn.


@pytest.mark.parametrize("bot", YARDSTICKS)
def test_a_turn_ends_without_a_discard_only_where_it_must(bot: str) -> None:
    state = table("venezuelan", "hand 0: 9d\nmelds 0: 5c 5d 5h\ntaken: 0 1\nhand 2: 3c 3d")
    assert choice(state, bot) == show_action(EndTurn())
    state = table("venezuelan", "hand 0: 9d Kc\nmelds 0: 5c 5d 5h\ntaken: 0 1\nhand 2: 3c 3d")
    assert isinstance(parse_action(choice(state, bot)), Discard)


# Larger grades.


def test_it_lengthens_a_canasta_towards_a_larger_grade() -> None:
    state = table(
        "buraco_open", "hand 0: Qc 9d Kd 4s\nmelds 0: Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc\nhand 2: 4d 5s"
    )
    assert choice(state) == "add 0 Qc"


def test_it_lays_the_second_ace_of_a_run() -> None:
    run = "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc"
    state = table("buraco_open", f"hand 0: Ac 9d Kd 4s\nmelds 0: {run}\nhand 2: 4d 5s")
    assert choice(state) == "add 0 Ac"


def test_closed_stacks_take_no_more_and_a_new_one_is_begun() -> None:
    state = table(
        "venezuelan", "hand 0: 5c 5d 5h 9d Kh\nmelds 0: 5c 5c 5d 5d 5h 5s 5s\nhand 2: 4d 6s\ntaken: 0 1"
    )
    assert choice(state) == "lay 5c 5d 5h"


# Three players.


def test_three_players_play_on_when_two_have_become_a_pair() -> None:
    state = new_deal(PRESETS["italian_3p"], 3, 4)
    bot = make_bot("heuristic")
    sides = {state.side_of}
    while state.phase != Phase.OVER:
        play.apply(state, bot.choose(view_for(state, state.seat), 1))
        sides.add(state.side_of)
    assert (bot.fallbacks, len(sides)) == (0, 2)


def test_three_players_each_for_himself_late_in_a_match() -> None:
    rules = PRESETS["italian_3p"]
    state, _ = first_state(rules, 3, "late", 9, 0, (1000, 0, 0))
    bot = make_bot("heuristic")
    while state.phase != Phase.OVER:
        play.apply(state, bot.choose(view_for(state, state.seat), 1))
    assert (bot.fallbacks, state.side_of) == (0, (0, 1, 2))
