"""What the keyboard does on the table: everything, and each refusal says why. F-K01."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burraco_desktop.engine.actions import LayMeld, WildEnd
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.help import table_keys
from burraco_desktop.ui.pace import PACES
from burraco_desktop.ui.settings import BOT_PACE, AnimationSpeed, BotPace
from burraco_desktop.ui.table.cues import SPEED_FACTORS
from burraco_desktop.ui.table.intents import MeldTarget, Target
from tests.support.coaching import coach_at
from tests.support.patience import PATIENCE
from tests.support.positions import cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import MakeTable

HAND = "5h 6h 7h 8h Kc 9d 9d 2s JK"
PLAYING = f"""
    hand 0: {HAND}
    melds 0: 9h 10h Jh / Qc Qd Qs
    pile: 8c 4c
"""
DRAWING = PLAYING.rstrip() + "\n    move: 0 draw"


@pytest.fixture
def playing(table: TableDriver) -> TableDriver:
    table.pose(PLAYING, hand=HAND)
    table.wait_idle()
    return table


def lift(table: TableDriver, text: str) -> None:
    table.select_by_keys(cards(text))


def melds(table: TableDriver) -> list[int]:
    return [meld.size for meld in table.seen.table.melds[0]]


def test_d_draws_and_p_takes_the_pile(table: TableDriver) -> None:
    for key, size in ((Keys.Key_D, 10), (Keys.Key_P, 11)):
        table.pose(DRAWING, hand=HAND)
        table.press(key)
        assert table.seen.hand.size == size


def test_the_cursor_walks_along_the_hand_and_stops_at_its_ends(playing: TableDriver) -> None:
    selection = playing.view.selection
    playing.press(Keys.Key_Left)
    assert selection.cursor is playing.view.table.hand_items[-1]
    playing.press(Keys.Key_Right)
    assert selection.cursor is playing.view.table.hand_items[-1]
    playing.press(Keys.Key_Home)
    playing.press(Keys.Key_Left)
    assert selection.cursor is playing.view.table.hand_items[0]
    playing.press(Keys.Key_Right)
    assert selection.cursor is playing.view.table.hand_items[1]
    playing.press(Keys.Key_End)
    assert selection.cursor is playing.view.table.hand_items[-1]


@pytest.mark.parametrize("key", [Keys.Key_Space, Keys.Key_Up, Keys.Key_Down])
def test_space_up_and_down_select_under_the_cursor(playing: TableDriver, key: Qt.Key) -> None:
    playing.press(Keys.Key_Home)
    playing.press(key)
    assert playing.view.selection.cards == cards("5h")
    playing.press(key)
    assert playing.view.selection.cards == ()


def test_escape_lets_go_of_the_selection_and_puts_the_pile_away(playing: TableDriver) -> None:
    lift(playing, "5h 6h")
    playing.press(Keys.Key_V)
    assert playing.view.overlays.cards_shown == cards("8c 4c")
    playing.press(Keys.Key_Escape)
    assert not playing.view.selection.items
    assert not playing.view.overlays.cards_shown


def test_v_opens_the_pile_and_puts_it_away(playing: TableDriver) -> None:
    for expected in ("8c 4c", "", "8c 4c"):
        playing.press(Keys.Key_V)
        assert playing.view.overlays.cards_shown == cards(expected)


def test_m_lays_a_meld_and_numbers_extend_melds(playing: TableDriver) -> None:
    lift(playing, "5h 6h 7h")
    playing.press(Keys.Key_M)
    assert melds(playing) == [3, 3, 3]
    lift(playing, "2s")
    playing.press(Keys.Key_2)
    assert melds(playing) == [3, 4, 3]
    lift(playing, "8h")
    playing.press(Keys.Key_3)
    assert melds(playing) == [3, 4, 4]
    playing.assert_in_order()


@pytest.mark.parametrize(("key", "end"), [(Keys.Key_M, WildEnd.LOW), (Keys.Key_N, WildEnd.HIGH)])
def test_m_and_n_choose_the_end_of_a_free_wild(playing: TableDriver, key: Qt.Key, end: WildEnd) -> None:
    lift(playing, "5h 6h 7h JK")
    playing.press(key)
    assert melds(playing) == [3, 3, 4]
    assert playing.seen.table.wild_ends[0][2] == end
    assert playing.controller._match is not None
    action = playing.controller._match.steps[-1].action
    assert isinstance(action, LayMeld)


TWELVE = "3h 4h 5h / 3d 4d 5d / 3s 4s 5s / 3c 4c 5c / 6h 6d 6s / 7h 7d 7s / 8h 8d 8s / 9h 9d 9s"
MANY = f"""
    hand 0: Kh Qc Qd JK 5h 4c 3s
    melds 0: {TWELVE} / 10h 10d 10s / Jh Jd Js / Qh Qs Qd / Kc Kd Ks
"""


def goal(table: TableDriver) -> Target | None:
    """The place that the keyboard has gone to, as it glows."""
    return fit.target if (fit := table.view._guide._fit_shown) else None


def test_f_leads_to_every_meld_that_takes_the_cards(table: TableDriver) -> None:
    """Also to the twelfth, which no number key reaches."""
    table.pose(MANY)
    lift(table, "Kh")
    table.press(Keys.Key_F)
    table.press(Keys.Key_Return)
    assert melds(table) == [3] * 11 + [4]
    assert goal(table) is None
    table.assert_in_order()


def test_f_goes_round_and_shows_what_would_lie_there(playing: TableDriver) -> None:
    table = playing
    lift(table, "6h 7h 8h")
    seen = []
    for key in (Keys.Key_F, Keys.Key_PageDown, Keys.Key_F, Keys.Key_PageUp):
        table.press(key)
        seen.append(table.view.overlays.cards_shown)
    assert [shown[::-1] for shown in seen] == [cards("6h 7h 8h 9h 10h Jh"), cards("6h 7h 8h")] * 2
    assert table.controller.version == 0
    table.press(Keys.Key_Escape)
    assert not table.view.overlays.cards_shown
    assert goal(table) is None


@pytest.mark.parametrize(("presses", "end"), [(1, WildEnd.LOW), (2, WildEnd.HIGH)])
def test_f_chooses_the_end_at_which_a_free_wild_extends_a_meld(
    playing: TableDriver, presses: int, end: WildEnd
) -> None:
    lift(playing, "8h JK")
    for _ in range(presses):
        playing.press(Keys.Key_F)
    playing.press(Keys.Key_Return)
    assert melds(playing) == [5, 3]
    assert playing.seen.table.wild_ends[0][0] == end
    playing.assert_in_order()


def test_f_says_why_where_the_cards_fit_nowhere(playing: TableDriver) -> None:
    playing.press(Keys.Key_F)
    assert not playing.refusal
    lift(playing, "Kc")
    playing.press(Keys.Key_F)
    assert "at least 3" in playing.refusal


def test_another_selection_forgets_the_place(table: TableDriver) -> None:
    table.pose(MANY)
    lift(table, "Kh")
    table.press(Keys.Key_F)
    assert goal(table) == MeldTarget(11)
    lift(table, "5h 4c 3s")
    assert goal(table) is None
    table.press(Keys.Key_Return)
    assert table.refusal


def test_return_plays_cards_where_they_fit(playing: TableDriver) -> None:
    lift(playing, "8h")
    playing.press(Keys.Key_Return)
    assert melds(playing) == [4, 3]
    lift(playing, "5h 6h 7h")
    playing.press(Keys.Key_Enter)
    assert melds(playing) == [4, 3, 3] or playing.refusal


@pytest.mark.parametrize("key", [Keys.Key_X, Keys.Key_Delete])
def test_a_discard_is_thrown_by_key(playing: TableDriver, key: Qt.Key) -> None:
    lift(playing, "Kc")
    playing.press(key)
    assert playing.seen.table.discards[0] == (0, cards("Kc")[0])


def test_the_card_under_the_cursor_is_thrown_where_none_is_selected(playing: TableDriver) -> None:
    playing.press(Keys.Key_End)
    for _ in range(4):
        playing.press(Keys.Key_Left)
    playing.press(Keys.Key_X)
    assert playing.seen.table.discards[0] == (0, cards("Kc")[0])


@pytest.mark.parametrize(
    ("selected", "key", "words"),
    [
        ("5h 6h", Keys.Key_M, "at least 3"),
        ("5h Kc 9d", Keys.Key_M, "do not go together"),
        ("6h", Keys.Key_1, "gap"),
        ("Kc", Keys.Key_Return, "at least 3"),
        ("5h 6h", Keys.Key_X, "one card at a time"),
        ("", Keys.Key_D, "drawn"),
        ("", Keys.Key_P, "drawn"),
    ],
)
def test_a_refusal_by_key_says_why(playing: TableDriver, selected: str, key: Qt.Key, words: str) -> None:
    lift(playing, selected)
    playing.press(key)
    assert words in playing.refusal
    assert playing.controller.version == 0
    playing.assert_in_order()


@pytest.mark.parametrize("key", [Keys.Key_M, Keys.Key_X, Keys.Key_9, Keys.Key_U, Keys.Key_Y, Keys.Key_Return])
def test_keys_without_a_sense_now_do_nothing(playing: TableDriver, key: Qt.Key) -> None:
    playing.press(key)
    assert playing.controller.version == 0
    playing.assert_in_order()


def test_keys_with_ctrl_belong_to_the_menus(playing: TableDriver) -> None:
    """F-K08."""
    lift(playing, "Kc")
    for key in (Keys.Key_X, Keys.Key_S, Keys.Key_M, Keys.Key_D):
        QTest.keyClick(playing.view, key, Qt.KeyboardModifier.ControlModifier)
    assert playing.controller.version == 0
    assert playing.hand == HAND


def documented() -> set[str]:
    """The names of all keys in Help, as Qt calls them."""
    keys = {name for names, _ in table_keys() for name in names.replace("1 to 9", "1, 9").split(", ")}
    return {name.replace("?", "Question").replace(" ", "") for name in keys}


def bound(table: TableDriver) -> set[str]:
    """The names of all keys that do something."""
    plain = {key.name.removeprefix("Key_") for key in table.view._keys}
    signs = {Qt.KeyboardModifier.ShiftModifier: "Shift+", Qt.KeyboardModifier.ControlModifier: "Ctrl+"}
    return plain | {signs[held] + key.name.removeprefix("Key_") for held, key in table.view._modified_keys}


def test_help_names_every_key_that_does_something_and_no_other(table: TableDriver) -> None:
    coach_at(table)
    assert documented() | {str(number) for number in range(2, 9)} == bound(table)


def test_s_sorts_by_suit_and_rank_in_turn(playing: TableDriver) -> None:
    playing.press(Keys.Key_S)
    by_rank = playing.hand
    playing.press(Keys.Key_S)
    assert playing.hand != by_rank
    assert playing.kept_hand == playing.hand
    playing.assert_in_order()


def test_u_undoes_and_y_does_again(playing: TableDriver) -> None:
    lift(playing, "5h 6h 7h")
    playing.press(Keys.Key_M)
    playing.press(Keys.Key_U)
    assert melds(playing) == [3, 3]
    assert playing.hand == HAND
    assert playing.kept_hand == HAND
    playing.press(Keys.Key_Y)
    assert melds(playing) == [3, 3, 3]
    playing.press(Keys.Key_U)
    assert playing.hand == HAND
    playing.assert_in_order()


def test_undo_without_anything_to_undo_says_why(table: TableDriver) -> None:
    table.pose(DRAWING, hand=HAND)
    table.press(Keys.Key_U)
    assert "nothing yet" in table.refusal
    table.press(Keys.Key_D)
    table.press(Keys.Key_U)
    assert "new card has been seen" in table.refusal
    table.press(Keys.Key_Y)
    assert "nothing back" in table.refusal
    assert table.controller.version == 1


def test_undo_in_the_turn_of_another_says_why(make_table: MakeTable) -> None:
    table = make_table(speed=AnimationSpeed.SLOW)
    table.settings.set(BOT_PACE, BotPace.RELAXED)
    table.pose(PLAYING, hand=HAND)
    lift(table, "Kc")
    table.press(Keys.Key_X)
    assert not table.seen.is_my_turn
    table.press(Keys.Key_U)
    assert "your own turn" in table.refusal


def test_undo_puts_an_old_refusal_away(playing: TableDriver) -> None:
    lift(playing, "5h 6h 7h")
    playing.press(Keys.Key_M)
    lift(playing, "Kc")
    playing.press(Keys.Key_M)
    assert playing.refusal
    playing.press(Keys.Key_U)
    assert melds(playing) == [3, 3]
    assert not playing.refusal


def press_button(table: TableDriver, name: str) -> None:
    button = next(one for one in table.view.bar._buttons if one.name == name and one.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_buttons_do_what_their_keys_do(table: TableDriver) -> None:
    table.pose(DRAWING, hand=HAND)
    press_button(table, "take")
    assert table.seen.hand.size == 11
    press_button(table, "undo")
    assert table.seen.hand.size == 9
    assert table.hand == HAND
    press_button(table, "redo")
    assert table.seen.hand.size == 11
    table.select(cards("5h 6h 7h"))
    press_button(table, "lay")
    assert melds(table) == [3, 3, 3]
    table.select(cards("Kc"))
    press_button(table, "discard")
    assert table.seen.table.discards[0] == (0, cards("Kc")[0])


def test_undo_ends_where_a_card_was_revealed(table: TableDriver) -> None:
    table.pose(DRAWING, hand=HAND)
    table.press(Keys.Key_D)
    assert table.view._guide.undo == (False, False)
    table.press(Keys.Key_U)
    assert table.seen.hand.size == 10


def test_space_skips_ahead_to_the_players_turn(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-M05: a round of the others that would outlast the test is over at once."""
    monkeypatch.setitem(PACES, BotPace.RELAXED, 10 * PATIENCE)
    monkeypatch.setitem(SPEED_FACTORS, AnimationSpeed.SLOW, float(PATIENCE))
    table = make_table(speed=AnimationSpeed.SLOW)
    table.settings.set(BOT_PACE, BotPace.RELAXED)
    table.pose(PLAYING, hand=HAND)
    lift(table, "Kc")
    table.press(Keys.Key_X)
    table.press(Keys.Key_Space)
    table.qtbot.waitUntil(lambda: table.controller.mode == Mode.HUMAN)
    assert not table.controller.pace.is_hurried
    table.wait_idle()
    table.assert_in_order()


def test_the_cursor_is_seen_and_stays_in_the_hand(playing: TableDriver) -> None:
    playing.press(Keys.Key_Home)
    item = playing.view.selection.cursor
    assert item is not None
    assert item._outline is not None
    assert item._outline.isVisible()
    playing.press(Keys.Key_X)
    assert not item._outline.isVisible()
    assert playing.view.selection.cursor is playing.view.table.hand_items[0]
