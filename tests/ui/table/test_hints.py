"""Hints on the table: asked for by a key, shown by an arrow, played by another, gone with the moment."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from burraco_desktop.ai import coach as coach_module
from burraco_desktop.engine.actions import Discard, DrawStock, ExtendMeld
from burraco_desktop.engine.cards import Card
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.settings import COACH, AnimationSpeed, CoachMode
from burraco_desktop.ui.table.hint_items import Note
from burraco_desktop.ui.table.intents import MeldTarget, PileTarget
from tests.support.coaching import coach_at
from tests.support.positions import PRESETS, cards
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import MakeTable

SHIFT = Qt.KeyboardModifier.ShiftModifier
# The one good play: the eight makes a clean burraco.
CLEAR = """
    hand 0: 8h Kd 5c 4s 4c
    melds 0: 2h 3h 4h 5h 6h 7h
    melds 1: 3d 4d 5d
    hand 1: 3c 4d 9d Ks
    pile: 8c
"""
# The eight closes the deal; to throw it is a grave mistake.
WINNING = """
    hand 0: 8h Kd
    melds 0: 2h 3h 4h 5h 6h 7h / 9c 9d 9s
    melds 1: 3d 4d 5d
    hand 1: 3c 4d 9d Ks 5c 6s
    hand 2: 3c 4d
    hand 3: 3c 4d 9d Ks 5c 6s Jc
    taken: 0 1
    reserves: -
    pile: 8c
"""
# The next player can finish a clean burraco with the eight, and close.
FEEDING = """
    hand 0: 8h 9c 4d 6s Kc
    melds 1: 2h 3h 4h 5h 6h 7h
    hand 1: 3c
    hand 2: 3c 4d 9d 5s
    hand 3: 3c 4d 9d Kd Qs
    taken: 0 1
    reserves: -
"""


@pytest.fixture
def coach(table: TableDriver) -> Coach:
    """A coach at the table, whose help is agreed to."""
    coach = coach_at(table)
    table.pose(CLEAR)
    table.controller.assist()
    return coach


def press(
    table: TableDriver, key: Keys, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(table.view, key, modifier)


def ask(table: TableDriver, coach: Coach) -> None:
    press(table, Keys.Key_H)
    table.qtbot.waitUntil(lambda: coach.hint is not None)
    table.qtbot.waitUntil(lambda: list(table.view.selection.cards) == list(lifted(coach)))


def lifted(coach: Coach) -> Sequence[Card]:
    """The cards that the hint is about, as far as it is about a meld or a discard."""
    assert coach.hint is not None
    match coach.hint.action:
        case ExtendMeld(_, cards):
            return cards
        case Discard(card):
            return (card,)
    return ()


def note(table: TableDriver) -> Note:
    assert table.view.hints is not None
    found = table.view.hints.note.note
    assert found is not None
    return found


def is_shown(table: TableDriver) -> bool:
    assert table.view.hints is not None
    return table.view.hints.note.isVisible() or table.view.hints.arrow.isVisible()


def test_a_hint_lifts_the_cards_and_points_to_their_place(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    assert coach.hint is not None
    assert coach.hint.action == ExtendMeld(0, cards("8h"))
    assert table.view.selection.cards == cards("8h")
    assert table.view.hints is not None
    assert table.view.hints.arrow.target == table.place_of(MeldTarget(0))
    assert "8♥" in note(table).title
    assert note(table).lines


def test_the_key_puts_it_away_and_the_cards_down(table: TableDriver, coach: Coach) -> None:
    for away in (Keys.Key_H, Keys.Key_Escape):
        ask(table, coach)
        press(table, away)
        assert not is_shown(table)
        assert table.view.selection.cards == ()


def test_one_key_plays_it_step_by_step(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    assert coach.hint is not None
    steps = coach.hint.option.actions
    assert len(steps) == 2
    press(table, Keys.Key_H, SHIFT)
    table.wait_idle()
    assert len(table.seen.table.melds[0][0].cards) == 7
    assert coach.hint is not None
    assert coach.hint.action == steps[1]
    thrown = lifted(coach)
    table.qtbot.waitUntil(lambda: table.view.selection.cards == thrown)
    press(table, Keys.Key_H, SHIFT)
    assert [(0, card) for card in thrown] == table.seen.table.discards[-1:]
    assert not is_shown(table)


def test_the_first_key_may_be_that_which_plays(table: TableDriver, coach: Coach) -> None:
    press(table, Keys.Key_H, SHIFT)
    table.qtbot.waitUntil(lambda: coach.hint is not None)
    assert len(table.seen.table.melds[0][0].cards) == 6


def test_what_the_player_does_by_hand_is_followed_too(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    table.drag_cards(cards("8h"), MeldTarget(0))
    table.wait_idle()
    assert coach.hint is not None
    assert coach.hint.done == 1


def test_another_move_ends_the_hint(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    table.drag_cards(cards("5c"), PileTarget())
    assert coach.hint is None
    assert not is_shown(table)


def test_another_play_can_be_looked_at(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    assert coach.hint is not None
    last = len(coach.hint.advice.options) - 1
    coach.choose(last)
    assert coach.hint.chosen == last
    assert coach.hint.action == coach.hint.advice.options[last].actions[0]
    assert is_shown(table)


def test_undo_takes_the_hint_away(table: TableDriver, coach: Coach) -> None:
    table.drag_cards(cards("8h"), MeldTarget(0))
    table.wait_idle()
    ask(table, coach)
    press(table, Keys.Key_U)
    assert coach.hint is None
    assert not is_shown(table)


def test_sorting_the_hand_keeps_it(table: TableDriver, coach: Coach) -> None:
    ask(table, coach)
    press(table, Keys.Key_S)
    table.wait_idle()
    assert coach.hint is not None
    assert is_shown(table)


def test_the_first_help_is_agreed_to_once_and_makes_the_match_an_assisted_one(table: TableDriver) -> None:
    coach = coach_at(table)
    table.pose(CLEAR)
    press(table, Keys.Key_H)
    confirm = table.view.overlays.confirm
    assert confirm.isVisible()
    assert not confirm.switch.isVisible()
    QTest.keyClick(confirm, Keys.Key_Escape)
    before = table.controller.is_assisted
    assert (before, coach.wants_hint) == (False, False)
    press(table, Keys.Key_H)
    confirm.yes.click()
    table.qtbot.waitUntil(lambda: coach.hint is not None)
    assert table.controller.is_assisted
    assert table.controller.is_learning
    press(table, Keys.Key_H)
    press(table, Keys.Key_H)
    assert not confirm.isVisible()


def test_who_learns_is_helped_without_a_question(table: TableDriver) -> None:
    coach = coach_at(table)
    table.pose(CLEAR)
    table.controller.learn(is_learning=True)
    ask(table, coach)
    assert table.controller.is_assisted


def test_while_others_play_there_is_no_hint(table: TableDriver) -> None:
    coach = coach_at(table)
    table.pose("move: 1 draw\nhand 0: 5c\nhand 1: 3c 4d")
    table.controller.hold()
    press(table, Keys.Key_H)
    assert table.refusal
    assert not coach.wants_hint


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800), QSize(3840, 2160)])
def test_the_note_lies_inside_and_hides_no_target(make_table: MakeTable, size: QSize) -> None:
    table = make_table(size)
    coach = coach_at(table)
    table.pose(CLEAR)
    table.controller.assist()
    ask(table, coach)
    hints = table.view.hints
    assert hints is not None
    rect, area = hints.note.rect, table.view.table.sceneRect()
    assert rect.x >= 0
    assert rect.y >= 0
    assert rect.right <= area.width()
    assert rect.bottom <= area.height()
    assert hints.arrow.target is not None
    assert rect.overlap(hints.arrow.target) == 0


@pytest.mark.parametrize("system", ["italian", "buraco_closed"])
def test_a_deal_is_played_by_hints_alone(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(coach_module, "STEPS", (0.05,))
    table = make_table()
    coach = coach_at(table)
    table.controller.new_match(PRESETS[system], 4, "Maria", "hints")
    table.wait_turn()
    table.controller.assist()
    for _ in range(400):
        if table.controller.mode is not Mode.HUMAN:
            break
        if not coach.can_hint:
            table.lift(30)
        else:
            press(table, Keys.Key_H, SHIFT)
            table.qtbot.waitUntil(lambda: coach.hint is not None or table.controller.mode is not Mode.HUMAN)
            if coach.hint is not None and not coach.hint.done:
                press(table, Keys.Key_H, SHIFT)
        table.wait_turn()
    assert table.controller.mode is Mode.RESULT
    table.assert_in_order()


def test_with_motion_the_arrow_waits_until_the_cards_lie(make_table: MakeTable) -> None:
    table = make_table(speed=AnimationSpeed.FAST)
    coach = coach_at(table)
    table.pose(CLEAR)
    table.controller.assist()
    ask(table, coach)
    press(table, Keys.Key_H, SHIFT)
    assert table.view.queue.is_busy
    assert not is_shown(table)
    table.wait_idle()
    assert is_shown(table)


# The teacher.


@pytest.fixture
def teacher(table: TableDriver) -> Coach:
    coach = coach_at(table)
    table.settings.set(COACH, CoachMode.TEACHER)
    table.pose(FEEDING)
    return coach


def test_the_teacher_warns_before_a_mistake(table: TableDriver, teacher: Coach) -> None:
    table.drag_cards(cards("8h"), PileTarget())
    confirm = table.view.overlays.confirm
    table.qtbot.waitUntil(confirm.isVisible)
    QTest.keyClick(confirm, Keys.Key_Escape)
    assert table.seen.hand.holds(cards("8h"))
    table.drag_cards(cards("8h"), PileTarget())
    table.qtbot.waitUntil(confirm.isVisible)
    confirm.yes.click()
    assert not table.seen.hand.holds(cards("8h"))
    assert table.controller.is_assisted
    del teacher


def test_the_teacher_lets_a_good_move_pass_and_grades_every_move(table: TableDriver, teacher: Coach) -> None:
    table.qtbot.waitUntil(lambda: not teacher._advisor.is_busy)
    assert teacher._now is not None
    assert teacher._now.advice is not None
    best = teacher._now.advice.best.actions[-1]
    assert isinstance(best, Discard)
    table.drag_cards((best.card,), PileTarget())
    table.qtbot.waitUntil(lambda: teacher.judged is not None)
    assert teacher.judged is not None
    assert teacher.judged.lost == 0
    assert teacher.judged.decision.played == (best,)


def test_hints_and_grades_are_spoken(table: TableDriver, coach: Coach) -> None:
    said: list[str] = []
    assert table.view.hints is not None
    table.view.hints.said.connect(said.append)
    ask(table, coach)
    table.qtbot.waitUntil(lambda: len(said) == 1)
    assert "8♥" in said[0]
    table.pose(WINNING)
    table.controller.assist()
    table.controller.hold()
    table.drag_cards(cards("8h"), PileTarget())
    press(table, Keys.Key_G)
    table.qtbot.waitUntil(lambda: len(said) == 2)
    assert "lost" in said[1]


def test_a_grade_is_given_when_it_is_asked_for(table: TableDriver, coach: Coach) -> None:
    table.pose(WINNING)
    table.controller.assist()
    table.controller.hold()
    table.drag_cards(cards("8h"), PileTarget())
    press(table, Keys.Key_G)
    assert coach.is_grading
    table.qtbot.waitUntil(lambda: coach.judged is not None)
    assert coach.judged is not None
    assert coach.judged.lost > 0
    assert coach.reasons
    assert not coach.can_grade


def test_without_a_coach_no_grades_are_given(table: TableDriver, coach: Coach) -> None:
    table.settings.set(COACH, CoachMode.OFF)
    table.drag_cards(cards("Kd"), PileTarget())
    press(table, Keys.Key_G)
    assert not coach.is_grading


def test_a_draw_is_a_decision_to_be_graded(table: TableDriver) -> None:
    coach = coach_at(table)
    table.pose("move: 0 draw\nhand 0: 5h 6h 7h Kc 9d 4s 4s\npile: 8h 3c")
    table.controller.assist()
    press(table, Keys.Key_D)
    assert coach.last is not None
    assert coach.last.played == (DrawStock(),)
