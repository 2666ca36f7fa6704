"""What a competent player does and never does, in positions with one right answer and over whole deals."""

from functools import cache
from statistics import fmean

import pytest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.contest import Contest, LineUp, Result, play_pairs
from burraco_desktop.engine import play
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, PRESETS, TABLES, position


def choice(state: State) -> str:
    """The heuristic player's action in a position, as text."""
    bot = make_bot("heuristic")
    action = bot.choose(view_for(state, state.seat), 1)
    assert bot.fallbacks == 0
    return show_action(action)


def turn(state: State) -> list[str]:
    """Let the seat to move finish its turn; the state becomes what comes of it."""
    bot, seat, actions = make_bot("heuristic"), state.seat, []
    while state.seat == seat and state.phase != Phase.OVER:
        action = bot.choose(view_for(state, seat), 1)
        play.apply(state, action)
        actions.append(show_action(action))
    assert bot.fallbacks == 0
    return actions


# Closing.


def test_it_closes_when_it_can() -> None:
    state = position("taken: 0 1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: Kc 9d\nhand 2: 4d 5s")
    assert turn(state) == ["add 0 Kc", "discard 9d"]
    assert (state.end, state.closer) == (DealEnd.CLOSED, 0)


def test_it_sees_a_close_that_takes_several_meldings() -> None:
    state = position(
        "taken: 0 1\nmelds 0: 6c 7c 8c 9c 10c Jc / 5d 5h 5s\nhand 0: Qc 5c 9h 10h Jh 8s\nhand 2: 4d 5s"
    )
    turn(state)
    assert (state.end, state.closer) == (DealEnd.CLOSED, 0)


def test_it_spoils_a_clean_canasta_where_that_closes() -> None:
    state = position(
        "taken: 0 -1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: 2h 9d\nhand 2: 4d\n"
        "hand 1: Ac Kd Kh Ks Qd Qh Qs Jd Jh 9h 9h\nhand 3: Ad Kd Kh Ks Qd Qh Qs Jd Jh 10d 10h"
    )
    assert turn(state) == ["add 0 2h", "discard 9d"]
    assert state.end == DealEnd.CLOSED


@pytest.mark.parametrize("hand", ["2h 9d 4s", "JK 9d Kh 4s", "2h JK 9d 4s Kh"])
def test_it_does_not_spoil_a_clean_canasta_without_closing(hand: str) -> None:
    state = position(f"taken: 0 1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: {hand}\nhand 2: 4d 5s")
    turn(state)
    assert state.melds[0][0].is_clean


def test_it_closes_when_that_wins_the_match_though_its_partner_holds_many_cards() -> None:
    state = position(
        "totals: 1700 1200\ntaken: 0 1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: Kc 9d\n"
        "hand 2: 3d 4d 6d 8d 3h 5h 7h 9h 4s 6s 8s 10s"
    )
    turn(state)
    assert state.closer == 0


def test_it_does_not_close_when_that_loses_the_match() -> None:
    state = position(
        "totals: 900 1900\ntaken: 0 1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: Kc 9d 5h\n"
        "melds 1: 6h 7h 8h 9h 10h Jh Qh / 3d 4d 5d 6d 7d 8d 9d / Ks Kh Kd\nhand 1: 4s\nhand 3: 4s"
    )
    turn(state)
    assert state.end is None


# The reserve.


def test_it_takes_the_reserve_in_flight_when_it_can() -> None:
    state = position("hand 0: 3h 4h 5h 9c 9d 9s 5s\nmelds 0: 6s 7s 8s")
    bot = make_bot("heuristic")
    while state.reserve_taken[0] < 0:
        play.apply(state, bot.choose(view_for(state, 0), 1))
    assert (state.seat, state.phase) == (0, Phase.PLAY)


def test_it_takes_the_reserve_on_the_discard_where_one_card_is_left() -> None:
    state = position("hand 0: 3h 4h 5h 9c 9d 9s Kd")
    turn(state)
    assert state.reserve_taken[0] == 0


# Wilds.


@pytest.mark.parametrize("hand", ["2c JK 3d Kh", "2c 2d 2h JK JB Ah 5s 9d", "JK 7s"])
def test_it_never_throws_a_wild_while_it_may_throw_a_plain_card(hand: str) -> None:
    state = position(f"hand 0: {hand}")
    last = turn(state)[-1]
    assert last.split()[1] not in ("2c", "2d", "2h", "JK", "JB")


# The pile.


def test_it_takes_a_pile_that_completes_a_canasta() -> None:
    state = position(
        "move: 0 draw\nmelds 0: 6c 7c 8c 9c 10c Jc\nhand 0: 3h 5d 9h Kd\npile: 4s Qc 5d 5h\ntaken: 0 1"
    )
    assert choice(state) == "take"


def test_it_leaves_a_useless_pile_near_the_end() -> None:
    state = position(
        "move: 0 draw\nhand 0: 3h 8d\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\ntaken: 0 1\nstock: 3c 4d 5s 6h\n"
        "pile: Ah Kd Js 9h 6s 3d Qh As Kc"
    )
    assert choice(state) == "draw"


# Discards.


def test_it_does_not_feed_an_opposing_meld() -> None:
    state = position("melds 1: 6s 7s 8s 10s Js Qs 2d / Kc Kd Kh\nhand 0: 9s 4d Ks 10h\nhand 2: 3c 3d")
    assert choice(state) not in ("discard 9s", "discard Ks")


def test_it_feeds_the_smaller_meld_where_it_must() -> None:
    state = position("melds 1: 6s 7s 8s 9s 10s Js / 4c 4d 4h\nhand 0: Qs 4s\ntaken: -1 1\nhand 2: 3c 3d")
    assert choice(state) == "discard 4s"


def test_it_keeps_from_the_next_player_what_he_showed_he_wants() -> None:
    """Seat 1 picked two sevens up; seat 0 holds another and cards just as useless. [F-A09]."""
    table = "hand 0: 7c 5d Js\nhand 1: 7d 7h 9h Kd 4s\n"
    assert choice(position(table + "known 1: 7d 7h")) != "discard 7c"


def test_it_keeps_what_fits_together() -> None:
    state = position(f"hand 0: 9h 10h Kc Kd Ks 8s\nhand 2: 3c 3h 5d 6h\nstock: {'?? ' * 30}")
    assert turn(state)[-1] == "discard 8s"


# Whole deals.


@cache
def deals(system: str, players: int, pairs: int) -> Result:
    """Deals of the heuristic player against itself."""
    contest = Contest(PRESETS[system], players, ("heuristic", "heuristic"), "manners", pairs)
    return play_pairs(contest, 0, pairs)


def both(result: Result) -> LineUp:
    """What the two line-ups did together."""
    total = LineUp()
    for line_up in result.line_ups:
        total.add(line_up)
    return total


@pytest.mark.parametrize(("system", "players"), TABLES)
def test_its_manners_over_whole_deals(system: str, players: int) -> None:
    """So few deals tell no more of wilds left than that they are not hoarded; a bench counts them."""
    result = deals(system, players, 4)
    total = both(result)
    assert result.is_sound
    assert (total.wilds_thrown, total.canastas_spoiled) == (0, 0)
    assert total.wilds_left <= 0.3 * total.seats
    assert total.cards_fed <= 0.3 * result.deals


@pytest.mark.parametrize("players", [2, 4])
def test_its_italian_manners_over_more_deals(players: int) -> None:
    result = deals("italian", players, 20)
    total = both(result)
    assert total.wilds_left <= 0.1 * total.seats
    assert total.cards_fed <= 0.1 * result.deals


@pytest.mark.parametrize("players", [2, 4])
def test_its_deals_end_by_closing_as_a_rule(players: int) -> None:
    result = deals("italian", players, 20)
    assert result.ends[DealEnd.CLOSED] > 0.6 * result.deals
    assert result.ends[DealEnd.STALEMATE] == 0


@pytest.mark.parametrize(
    ("better", "worse", "players", "margin"),
    [("greedy", "random", 4, 500), ("heuristic", "greedy", 4, 60), ("heuristic", "greedy", 2, 60)],
)
def test_the_players_are_in_order(better: str, worse: str, players: int, margin: int) -> None:
    result = play_pairs(Contest(ITALIAN, players, (better, worse), "order", 12), 0, 12)
    assert result.is_sound
    assert fmean(result.differences) > margin
