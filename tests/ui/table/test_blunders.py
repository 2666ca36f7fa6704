"""Questions before what may be regretted: when they are asked, and that one answer is enough."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burraco_desktop.engine.actions import Discard, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.view import PlayerView, view_for
from burraco_desktop.ui.settings import WARNS
from burraco_desktop.ui.table.blunders import Blunder, Kind, blunder_in
from burraco_desktop.ui.table.intents import MeldTarget, PileTarget
from burraco_desktop.ui.texts_blunders import question_text
from tests.support.positions import PRESETS, cards, position, system
from tests.support.table_driver import Keys, TableDriver

CLEAN = "melds 0: 3h 4h 5h 6h 7h 8h 9h"
NAMES = ("Maria", "Anna", "Bruno", "Carla")


def seen(text: str, system_name: str = "italian") -> PlayerView:
    return view_for(position(text, system(system_name)), 0)


def found(view: PlayerView, action: str) -> Kind | None:
    asked = parse_action(action)
    assert why_not(view.table, asked) is None
    blunder = blunder_in(view, asked)
    return blunder.kind if blunder else None


@pytest.mark.parametrize("wild", ["2s", "JK"])
def test_a_wild_is_thrown_only_after_a_question_while_a_plain_card_would_do(wild: str) -> None:
    assert (
        found(seen(f"hand 0: {wild} Kc 9d\ntaken: 0 3\nreserves: -"), f"discard {wild}") == Kind.DISCARDS_WILD
    )
    assert found(seen("hand 0: 2s Kc 9d\ntaken: 0 3\nreserves: -"), "discard Kc") is None


def test_where_only_wilds_are_left_none_is_asked_about() -> None:
    assert found(seen(f"hand 0: 2s 2c JK\n{CLEAN}\ntaken: 0 3\nreserves: -"), "discard 2s") is None


def test_making_a_clean_burraco_dirty_is_asked_about_and_making_it_longer_is_not() -> None:
    view = seen(f"hand 0: 10h 2s Kc 9d\n{CLEAN}\ntaken: 0 3\nreserves: -")
    assert found(view, "add 0 2s") == Kind.DIRTIES_CANASTA
    assert found(view, "add 0 10h") is None


def test_a_dirty_burraco_or_a_short_meld_takes_a_wild_without_a_question() -> None:
    view = seen("hand 0: 10h 2s Kc 9d\nmelds 0: 3h 4h 5h 6h 7h 2c 9h / Qc Qd Qs\ntaken: 0 3\nreserves: -")
    assert found(view, "add 1 2s") is None


def test_ending_the_turn_short_of_the_reserve_is_asked_about() -> None:
    view = seen("hand 0: 10h Kc\nmelds 0: 7h 8h 9h")
    assert found(view, "discard Kc") == Kind.LEAVES_RESERVE
    assert found(seen("hand 0: 10d Kc\nmelds 0: 7h 8h 9h"), "discard Kc") is None
    assert found(seen("hand 0: 10h Kc\nmelds 0: 7h 8h 9h\ntaken: 0 -1"), "discard Kc") is None


def test_a_close_over_a_reserve_that_the_partner_has_not_played_is_asked_about() -> None:
    view = seen(f"hand 0: Kc\n{CLEAN}\ntaken: 2 -1\nhand 2: unseen 4c 9s")
    assert found(view, "discard Kc") == Kind.CLOSES_ON_RESERVE


def test_a_close_that_costs_more_than_it_brings_is_asked_about() -> None:
    many = " ".join(["Kd Qd Jd 10d 9d 8d 7d"] * 3)
    view = seen(f"hand 0: Kc\n{CLEAN}\ntaken: 0 -1\nhand 2: {many}\nhand 1: 4c\nhand 3: 4c")
    assert found(view, "discard Kc") == Kind.CLOSES_AT_A_LOSS
    assert found(seen(f"hand 0: Kc\n{CLEAN}\ntaken: 0 -1"), "discard Kc") is None


def test_a_draw_is_never_asked_about() -> None:
    assert blunder_in(seen("move: 0 draw\nhand 0: Kc\npile: 9d"), TakePile()) is None
    assert blunder_in(seen("hand 0: Kc Kd Ks 4d 5s"), LayMeld(cards("Kc Kd Ks"))) is None


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("name", list(PRESETS))
def test_every_question_is_a_whole_sentence_in_every_system(kind: Kind, name: str) -> None:
    rules = PRESETS[name]
    view = view_for(position("hand 0: Kc 9d", rules), 0)
    question = question_text(Blunder(kind, cards("2s")[0], 1), view, (*NAMES, "Dario", "Elena"))
    assert "?" in question.text
    assert "{" not in question.text
    assert question.yes != question.no


# On the table.

WILD = "hand 0: 2s Kc 9d\nmelds 0: 9h 10h Jh\ntaken: 0 3\nreserves: -\npile: 8c"
HAND = "2s Kc 9d"


@pytest.fixture
def asked(table: TableDriver) -> TableDriver:
    """The wild is about to be thrown, and the question is open."""
    table.settings.set(WARNS, True)
    table.pose(WILD, hand=HAND)
    table.wait_idle()
    table.drag_cards(cards("2s"), PileTarget())
    assert table.view.overlays.confirm.isVisible()
    assert table.controller.version == 0
    table.wait_idle()
    assert table.hand == HAND
    return table


def test_a_hasty_enter_does_not_do_it(asked: TableDriver) -> None:
    QTest.keyClick(asked.view.overlays.confirm, Qt.Key.Key_Return)
    assert not asked.view.overlays.confirm.isVisible()
    assert asked.controller.version == 0
    asked.assert_in_order()


def test_a_chosen_yes_does_it(asked: TableDriver) -> None:
    QTest.keyClick(asked.view.overlays.confirm, Qt.Key.Key_Left)
    QTest.keyClick(asked.view.overlays.confirm, Qt.Key.Key_Return)
    assert asked.seen.table.discards[0] == (0, cards("2s")[0])
    assert not asked.view.overlays.confirm.isVisible()
    asked.wait_turn()
    asked.assert_in_order()


def test_escape_does_not_do_it(asked: TableDriver) -> None:
    QTest.keyClick(asked.view.overlays.confirm, Qt.Key.Key_Escape)
    assert not asked.view.overlays.confirm.isVisible()
    assert asked.controller.version == 0
    asked.assert_in_order()


def test_the_arrow_keys_choose_an_answer(asked: TableDriver) -> None:
    confirm = asked.view.overlays.confirm
    QTest.keyClick(confirm, Qt.Key.Key_Left)
    QTest.keyClick(confirm, Qt.Key.Key_Right)
    QTest.keyClick(confirm, Qt.Key.Key_Return)
    assert asked.controller.version == 0
    assert not confirm.isVisible()


def test_another_act_takes_the_question_back(asked: TableDriver) -> None:
    asked.drag_cards(cards("Kc"), PileTarget())
    assert not asked.view.overlays.confirm.isVisible()
    assert asked.seen.table.discards[0] == (0, cards("Kc")[0])
    QTest.keyClick(asked.view.overlays.confirm, Qt.Key.Key_Return)
    asked.wait_turn()
    assert asked.controller._match is not None
    assert asked.controller._match.steps[0].action == Discard(cards("Kc")[0])


def test_questions_can_be_switched_off_where_they_are_asked(asked: TableDriver) -> None:
    asked.view.overlays.confirm.switch.setChecked(True)
    QTest.mouseClick(asked.view.overlays.confirm.yes, Qt.MouseButton.LeftButton)
    assert asked.seen.table.discards[0] == (0, cards("2s")[0])
    assert asked.settings.get(WARNS) is False


def test_switched_off_nothing_is_asked(table: TableDriver) -> None:
    table.pose(WILD, hand=HAND)
    table.press(Keys.Key_Home)
    table.press(Keys.Key_X)
    assert table.seen.table.discards[0] == (0, cards("2s")[0])


def test_just_the_twin_meant_goes_after_a_yes(table: TableDriver) -> None:
    table.settings.set(WARNS, True)
    table.pose(WILD.replace("2s", "2s 2s"), hand="2s 2s Kc 9d")
    table.wait_idle()
    second = table.item(1)
    table.drag(table.point_on(second), table.free_point(PileTarget()))
    QTest.mouseClick(table.view.overlays.confirm.yes, Qt.MouseButton.LeftButton)
    assert second not in table.view.table.hand_items


def test_a_refused_act_is_refused_without_a_question(table: TableDriver) -> None:
    table.settings.set(WARNS, True)
    table.pose(f"hand 0: 2s Kc 9d\n{CLEAN} / Qc Qd Qs\nmove: 0 draw\npile: 8c")
    table.drag_cards(cards("2s"), MeldTarget(0))
    assert table.refusal
    assert not table.view.overlays.confirm.isVisible()
    assert blunder_in(table.seen, ExtendMeld(1, cards("2s"))) is None
