"""A whole deal through real events: by mouse, by keys, and by mouse while cards fly."""

from collections.abc import Callable

import pytest

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.engine.actions import Action
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import AnimationSpeed
from tests.support.table_driver import TableDriver
from tests.ui.table.conftest import MakeTable

MOST_ACTIONS = 400


def play_a_deal(table: TableDriver, act: Callable[[Action], None]) -> None:
    """Let a bot choose for the human, and ask for its choice through the table."""
    play(table, act, MOST_ACTIONS)
    table.qtbot.waitUntil(lambda: len(table.results) == 1)
    table.assert_in_order()


def play(table: TableDriver, act: Callable[[Action], None], actions: int) -> None:
    """Play so many actions, or to the end of the deal."""
    bot = make_bot("greedy")
    for number in range(actions):
        table.wait_turn()
        if table.controller.mode == Mode.RESULT:
            break
        version = table.controller.version
        act(bot.choose(table.seen, number))
        assert table.controller.version > version, table.refusal


@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_is_played_by_dragging(table: TableDriver, players: int) -> None:
    table.new_match(players)
    play_a_deal(table, table.act_by_mouse)


def test_a_deal_is_played_by_keys_alone(table: TableDriver) -> None:
    table.new_match()
    play_a_deal(table, table.act_by_keys)


def test_a_deal_is_played_by_clicks_alone(table: TableDriver) -> None:
    """F-D11."""
    table.new_match(2)
    play_a_deal(table, table.act_by_clicks)


def test_a_deal_is_played_while_cards_fly(make_table: MakeTable) -> None:
    """F-D03, F-M02: acts meet the table as it is, whatever still flies."""
    table = make_table(speed=AnimationSpeed.FAST)
    table.new_match(2)
    play(table, table.act_by_mouse, 12)
    table.wait_turn()
    table.assert_in_order()
