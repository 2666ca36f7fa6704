"""Every bot answers legally and alike for the same view; one that fails is answered for, and logged."""

from collections.abc import Callable
from random import Random

import pytest

from burraco_desktop.ai.bot import YARDSTICKS, CheckedBot, make_bot
from burraco_desktop.ai.simple import simple_action
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, DrawStock, TakePile
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.notation import parse_card
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.positions import ITALIAN, PRESETS, TABLES, position
from tests.support.random_play import new_deal, with_hidden_cards_permuted

ExpectLog = Callable[[str], None]


class Failing:
    """A bot that raises, or asks for an action whatever the moment."""

    def __init__(self, action: Action | None = None) -> None:
        self._action = action

    def choose(self, view: PlayerView, seed: int) -> Action:
        if self._action is None:
            raise ZeroDivisionError(f"{view.viewer} {seed}")
        return self._action


def play_out(state: State, bots: list[CheckedBot]) -> int:
    """Let two bots play by turns to the end of the deal; every action is judged by the law."""
    actions = 0
    while state.phase != Phase.OVER:
        action = bots[state.seat % 2].choose(view_for(state, state.seat), actions)
        play.apply(state, action)
        actions += 1
    return actions


@pytest.mark.parametrize(("system", "seats"), TABLES)
@pytest.mark.parametrize("name", YARDSTICKS)
def test_every_action_of_whole_deals_is_the_bots_own_and_legal(name: str, system: str, seats: int) -> None:
    bots = [make_bot(name), make_bot(name)]
    for seed in range(2):
        state = new_deal(PRESETS[system], seats, seed)
        play_out(state, bots)
        assert state.end not in (None, DealEnd.TURN_BOUND)
    assert [bot.fallbacks for bot in bots] == [0, 0]


@pytest.mark.parametrize(("system", "seats"), TABLES)
@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_choice_depends_on_view_and_seed_alone(name: str, system: str, seats: int) -> None:
    """Hidden cards dealt out anew change neither the view nor the choice; nor does what was asked before."""
    chance = Random(5)
    state = new_deal(PRESETS[system], seats, 3)
    used = make_bot(name)
    for number in range(40):
        if state.phase == Phase.OVER:
            break
        view = view_for(state, state.seat)
        other = view_for(with_hidden_cards_permuted(state, state.seat, chance), state.seat)
        assert other == view
        action = used.choose(view, number)
        assert make_bot(name).choose(other, number) == action
        play.apply(state, action)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_view_is_left_as_it_was(name: str) -> None:
    state = new_deal(ITALIAN, 4, 1)
    for action in (DrawStock(), None):
        before = view_for(state, state.seat)
        view = view_for(state, state.seat)
        make_bot(name).choose(view, 1)
        assert view == before
        if action is not None:
            play.apply(state, action)


def test_random_play_follows_the_seed() -> None:
    state = new_deal(ITALIAN, 4, 1)
    play.apply(state, DrawStock())
    view = view_for(state, state.seat)
    assert len({make_bot("random").choose(view, seed) for seed in range(20)}) > 3


def test_a_bot_that_raises_is_answered_for(expect_log: ExpectLog) -> None:
    expect_log("'odd' raised")
    expect_log("was replaced for a move: it raised ZeroDivisionError")
    bot = CheckedBot(Failing(), "odd")
    view = view_for(new_deal(ITALIAN, 4, 1), 2)
    assert bot.choose(view, 1) == DrawStock()
    assert bot.fallbacks == 1
    assert "ZeroDivisionError" in bot.trouble


def test_an_illegal_wish_is_answered_for(expect_log: ExpectLog) -> None:
    expect_log("already_drawn")
    bot = CheckedBot(Failing(TakePile()), "odd")
    state = position("hand 0: 9c 3h 2s\npile: 4d")
    assert bot.choose(view_for(state, 0), 1) == Discard(parse_card("3h"))
    assert (bot.fallbacks, "already_drawn" in bot.trouble) == (1, True)


def test_a_good_answer_clears_the_trouble(expect_log: ExpectLog) -> None:
    expect_log("already_drawn")
    bot = CheckedBot(Failing(DrawStock()), "odd")
    bot.choose(view_for(position("hand 0: 9c 3h 2s"), 0), 1)
    bot.choose(view_for(position("move: 0 draw"), 0), 1)
    assert (bot.fallbacks, bot.trouble) == (1, "")


def test_there_are_only_the_named_bots() -> None:
    with pytest.raises(ValueError, match="no bot 'oracle', only beginner"):
        make_bot("oracle")


def test_the_simple_move_draws_then_throws_the_cheapest_plain_card() -> None:
    assert simple_action(position("move: 0 draw\npile: 9c")) == DrawStock()
    assert simple_action(position("hand 0: 2c JK Kd 3d Ah")) == Discard(parse_card("3d"))


def test_the_simple_move_throws_a_wild_only_where_nothing_else_may_be_thrown() -> None:
    assert simple_action(position("hand 0: 2c JK 3d\nlone: 3d")) == Discard(parse_card("2c"))


def test_the_simple_move_takes_the_pile_where_the_stock_is_gone() -> None:
    state = position("move: 0 draw\npile: 4d 5d")
    state.stock = []
    assert simple_action(state) == TakePile()
