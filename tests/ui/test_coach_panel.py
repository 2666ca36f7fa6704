"""The coach's panel: plays to choose from, reasons in words, grades, refusals, and what others told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.panels.coach import CoachPanel
from burraco_desktop.ui.settings import COACH, AnimationSpeed, CoachMode
from burraco_desktop.ui.styles import style_sheet
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget
from burraco_desktop.ui.text import refusal_text
from tests.support.coaching import coach_at
from tests.support.positions import ITALIAN, cards
from tests.support.table_driver import TableDriver
from tests.ui.table.test_hints import CLEAR, WINNING

LONG = """
    hand 0: Kd Qd Jd 8d 7d 5d 10c 9c Ks Qs 4s 7h 6h 2h JK
    hand 1: 4c 9s 9s 9d 4d 4h 5c 5s 6c
    melds 0: Qh Jh 10h / 8c 7c 6c 5c 2d / As Ad Ah / 7s 6s 5s 4s 3s
    pile: 4c Jd 3s Qc 6h Kc 5d
"""


class Room:
    """A table with a coach and his panel."""

    def __init__(self, table: TableDriver, panel: CoachPanel) -> None:
        self.table, self.panel = table, panel
        self.coach: Coach = coach_at(table)
        panel.follow(self.coach)

    def ask(self) -> None:
        self.coach.toggle_hint()
        self.table.qtbot.waitUntil(lambda: self.coach.hint is not None)

    @property
    def texts(self) -> str:
        """All words that can be seen in the panel."""
        labels = [label.text() for label in self.panel.findChildren(QLabel) if label.isVisibleTo(self.panel)]
        return "\n".join(labels)


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path, art: CardArt) -> Iterator[Room]:
    table = TableDriver(qtbot, tmp_path, QSize(960, 600), AnimationSpeed.OFF)
    panel = CoachPanel(art)
    qtbot.addWidget(panel)
    panel.setStyleSheet(style_sheet(16))
    panel.resize(330, 600)
    panel.show()
    made = Room(table, panel)
    table.pose(CLEAR)
    table.controller.assist()
    yield made
    table.close()


def test_before_anything_is_asked_there_is_no_advice(room: Room) -> None:
    assert room.panel.hint_button.isEnabled()
    assert not room.panel.play_button.isEnabled()
    assert "What to play" not in room.texts
    assert not any(row.isVisibleTo(room.panel) for row in room.panel.rows)


def test_a_hint_is_told_with_its_steps_its_worth_and_its_reasons(room: Room) -> None:
    room.ask()
    assert "Add 8♥ to the run of hearts" in room.texts
    assert "in this deal" in room.texts
    assert "Better by about" in room.texts
    assert room.panel.play_button.isEnabled()


def test_nothing_is_squeezed_in_the_first_frame(room: Room) -> None:
    room.table.pose(LONG)
    room.table.controller.assist()
    panel, coach = room.panel, room.coach
    squeezed: list[bool] = []

    def measure() -> None:
        """As soon as the panel has heard of a hint: the next thing to happen may be that it is painted."""
        parts = [panel.advice, *(row for row in panel.rows if row.isVisible())]
        if coach.hint is not None:
            squeezed.extend(not part.height() >= part.heightForWidth(part.width()) > 0 for part in parts)

    coach.changed.connect(measure)
    room.ask()
    assert len(squeezed) > 2
    assert not any(squeezed)


def test_the_plays_compared_are_listed_and_can_be_chosen_by_keyboard(room: Room) -> None:
    room.ask()
    rows = [row for row in room.panel.rows if row.isVisibleTo(room.panel)]
    assert len(rows) > 1
    assert rows[0].isChecked()
    assert rows[0].accessibleName().endswith("best")
    rows[1].setFocus()
    QTest.keyClick(rows[1], Qt.Key.Key_Space)
    assert room.coach.hint is not None
    assert room.coach.hint.chosen == 1
    assert [row.isChecked() for row in rows[:2]] == [False, True]


def test_every_row_is_as_high_as_its_words_need(room: Room) -> None:
    room.ask()
    assert room.panel.rows[0].isVisibleTo(room.panel)
    for row in room.panel.rows:
        if row.isVisibleTo(room.panel):
            column = room.panel.sections[1].layout()
            assert column is not None
            column.activate()
            assert row.height() >= row.heightForWidth(row.width())


def test_the_button_plays_the_hint(room: Room) -> None:
    assert room.table.view.hints is not None
    room.panel.play_wanted.connect(room.table.view.hints.play)
    room.ask()
    QTest.mouseClick(room.panel.play_button, Qt.MouseButton.LeftButton)
    assert len(room.table.seen.table.melds[0][0].cards) == 7


def test_a_grade_comes_with_what_would_have_been_better(room: Room) -> None:
    room.table.pose(WINNING)
    room.table.controller.assist()
    room.table.controller.hold()
    room.table.drag_cards(cards("8h"), PileTarget())
    assert room.panel.grade_button.isVisibleTo(room.panel)
    room.panel.grade_button.click()
    assert not room.panel.grade_button.isEnabled()
    room.table.qtbot.waitUntil(lambda: "points lost" in room.texts)
    assert "Better:" in room.texts
    assert "This closes the deal at once." in room.texts
    assert not room.panel.grade_button.isVisibleTo(room.panel)


def test_without_a_coach_there_are_no_grades(room: Room) -> None:
    room.table.settings.set(COACH, CoachMode.OFF)
    room.table.drag_cards(cards("Kd"), PileTarget())
    assert "Your last move" not in room.texts


def test_a_refusal_is_explained_with_a_way_to_its_rule(room: Room, qtbot: QtBot) -> None:
    refusal = Refusal(Reason.RUN_HAS_GAP)
    room.coach.note_refusal(refusal)
    qtbot.waitUntil(lambda: refusal_text(refusal, ITALIAN) in room.texts)
    with qtbot.waitSignal(room.panel.rule_wanted) as wanted:
        room.panel.rule_button.click()
    assert wanted.args == [refusal]
    room.table.drag_cards(cards("8h"), MeldTarget(0))
    assert refusal_text(refusal, ITALIAN) not in room.texts


def test_what_the_others_told_is_told(room: Room) -> None:
    room.table.pose(
        "hand 0: 5c 4h 9d Kd\nhand 1: 7c 8c 2d 3d\nknown 1: 7c 8c\nhand 3: 2c\n"
        "melds 1: 5h 6h 7h\ndiscards: 1:Qs 1:Js"
    )
    room.panel.hide()
    room.coach.changed.emit()
    assert "Anna" not in room.texts
    room.panel.show()
    room.table.qtbot.waitUntil(lambda: "Anna" in room.texts)
    assert "Holds for certain:" in room.texts
    assert "Your opponents' melds would take:" in room.texts


def test_all_that_can_be_pressed_has_a_name_and_is_reached_by_tab(room: Room) -> None:
    room.ask()
    for button in room.panel.findChildren(QPushButton):
        if button.isVisibleTo(room.panel):
            assert button.accessibleName() or button.text()
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert room.panel.accessibleName()


@pytest.mark.parametrize("size", [14, 20, 28])
def test_nothing_is_wider_than_the_panel_whatever_the_size_of_text(room: Room, size: int) -> None:
    room.ask()
    room.panel.setStyleSheet(style_sheet(size))
    room.panel.resize(room.panel.minimumSizeHint().width(), 500)
    room.panel._rescale()
    content = room.panel.widget()
    assert content is not None
    assert content.minimumSizeHint().width() <= room.panel.viewport().width()


def test_leaving_the_match_empties_the_panel(room: Room) -> None:
    room.ask()
    room.table.controller.leave()
    assert not room.panel.hint_button.isEnabled()
    assert "What to play" not in room.texts


def test_what_the_table_refuses_is_told_in_the_panel_too(room: Room) -> None:
    room.table.select(cards("Kd 4s"))
    room.table.view._commands.bring_selected(NewMeldTarget())
    assert room.table.view.overlays.refusal
    assert room.table.view.overlays.refusal in room.texts
    assert room.panel.rule_button.isVisibleTo(room.panel)


def test_no_click_in_the_panel_takes_the_keys_from_the_table(room: Room) -> None:
    """Who asks for a hint with the mouse may go on with the keys of the table; Tab still leads here."""
    buttons = [room.panel.hint_button, room.panel.play_button, room.panel.grade_button, *room.panel.rows]
    assert {part.focusPolicy() for part in (room.panel, *buttons)} == {Qt.FocusPolicy.TabFocus}


def test_what_the_others_told_is_of_no_use_once_the_deal_is_over(room: Room) -> None:
    room.table.pose("hand 0: 6d Kc 9d\nhand 1: 3c 4d\nmelds 1: 3d 4d 5d\nstock: 7c 8c\npile: 8h 2c")
    assert "What the others told" in room.texts
    room.table.controller.submit(parse_action("discard Kc"), room.table.controller.version)
    room.table.qtbot.waitUntil(lambda: bool(room.table.results))
    assert "What the others told" not in room.texts
