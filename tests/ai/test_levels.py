"""Every level, in every system: fair, legal, repeatable, and with the manners of the game."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from burraco_desktop.ai import manners
from burraco_desktop.ai.bot import BOT_NAMES, CheckedBot, make_bot
from burraco_desktop.ai.levels import LEVEL_CODES, LEVELS, Level, level_of
from burraco_desktop.ai.searcher import Searcher, remembered
from burraco_desktop.engine import play
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.notation import parse_card
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, PRESETS, TABLES, position
from tests.support.random_play import new_deal, with_hidden_cards_permuted

PLANS = 8
"""So many plans of a deal are compared; whole deals are played elsewhere."""


def hasty(level: Level) -> CheckedBot:
    """A bot of this level that looks ahead in very few worlds, for want of time."""
    few = replace(
        level, worlds=min(level.worlds, 2), plain_worlds=min(level.worlds, 2), lines=4, seconds=3600.0
    )
    return CheckedBot(Searcher(few), level.code)


def play_out(state: State, bot: CheckedBot) -> None:
    """Play a deal to its end; every action is judged by the law and by good manners."""
    asked = 0
    while state.phase != Phase.OVER:
        asked += 1
        for action in bot.plan(view_for(state, state.seat), asked):
            assert not manners.throws_wild_needlessly(state, action)
            play.apply(state, action)


@pytest.mark.parametrize("level", LEVELS, ids=LEVEL_CODES)
@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_plans_depend_on_view_and_seed_alone(system: str, seats: int, level: Level) -> None:
    """Hidden cards dealt out anew change neither the view nor the plan; nor does what was asked before."""
    chance = Random(5)
    state = new_deal(PRESETS[system], seats, 3)
    used = hasty(level)
    for number in range(PLANS):
        if state.phase == Phase.OVER:
            break
        view = view_for(state, state.seat)
        other = view_for(with_hidden_cards_permuted(state, state.seat, chance), state.seat)
        assert other == view
        plan = used.plan(view, number)
        assert hasty(level).plan(other, number) == plan
        assert view == other
        for action in plan:
            play.apply(state, action)
    assert used.fallbacks == 0


@pytest.mark.parametrize(("number", "table"), list(enumerate(TABLES)))
def test_whole_deals_end_by_the_rules_without_help(number: int, table: tuple[str, int]) -> None:
    bot = hasty(LEVELS[number % len(LEVELS)])
    state = new_deal(PRESETS[table[0]], table[1], number)
    play_out(state, bot)
    assert state.end not in (None, DealEnd.TURN_BOUND)
    assert bot.fallbacks == 0


def test_levels_are_in_order() -> None:
    assert LEVEL_CODES == ("beginner", "casual", "club", "expert", "champion", "master")
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.worlds <= stronger.worlds
        assert weaker.plain_worlds <= stronger.plain_worlds <= stronger.worlds
        assert weaker.noise >= stronger.noise
        assert weaker.memory <= stronger.memory


def test_levels_are_bots_by_their_codes() -> None:
    assert set(LEVEL_CODES) < set(BOT_NAMES)
    assert make_bot("casual").name == "casual"
    assert level_of("casual").code == "casual"
    with pytest.raises(ValueError, match="no level 'wizard', only beginner"):
        level_of("wizard")


def test_errors_follow_the_seed() -> None:
    state = new_deal(ITALIAN, 4, 1)
    bot = make_bot("beginner")
    for action in bot.plan(view_for(state, state.seat), 1):
        play.apply(state, action)
    view = view_for(state, state.seat)
    assert len({bot.plan(view, seed) for seed in range(30)}) > 1


def test_a_weak_memory_forgets_who_took_what() -> None:
    state = position("hand 0: 4h 5s\nhand 1: Kd Qd 3c 8d 9h\nknown 1: Kd Qd 3c 8d 9h")
    view = view_for(state, 0)
    assert remembered(view, 1.0) is view.table
    blank = remembered(view, 0.0)
    assert (blank.known[1].size, blank.hands[1].hidden, blank.hands[1].size) == (0, 5, 5)
    kept = remembered(view, 0.5)
    assert 0 < kept.known[1].size < 5
    assert kept == remembered(view, 0.5)


def test_its_own_cards_are_never_forgotten() -> None:
    state = position("hand 0: 4h 5s\nknown 0: 4h")
    assert remembered(view_for(state, 0), 0.0).hands[0].counts[parse_card("4h")] == 1
