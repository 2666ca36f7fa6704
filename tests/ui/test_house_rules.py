"""House rules: every option is changed by hand, faults are told, and rule sets are kept, copied, shared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from burraco_desktop.engine.rules import GROUPS
from burraco_desktop.paths import resource_root
from burraco_desktop.session.rule_shelf import RuleShelf, read_rules, renamed
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.ui.pages import option_controls as controls
from burraco_desktop.ui.pages.house_rules import HouseRulesPage
from burraco_desktop.ui.pages.rule_editor import RuleEditorPage
from burraco_desktop.ui.texts_options import options_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from burraco_desktop.engine.rules import RuleSet

LEFT = Qt.MouseButton.LeftButton
PRESETS = [preset(name) for name in preset_names(resource_root())]
ITALIAN = preset("italian")
CASA = renamed(ITALIAN.changed({"match_target": 1005, "bonus_semi_clean": 150}), "Casa nostra")


@pytest.fixture
def shelf(tmp_path: Path) -> RuleShelf:
    shelf = RuleShelf(tmp_path / "rules", PRESETS)
    shelf.save(CASA)
    return shelf


@pytest.fixture
def page(qtbot: QtBot, shelf: RuleShelf) -> HouseRulesPage:
    page = HouseRulesPage(shelf)
    qtbot.addWidget(page)
    page.resize(960, 570)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def editor(qtbot: QtBot, shelf: RuleShelf) -> RuleEditorPage:
    editor = RuleEditorPage()
    qtbot.addWidget(editor)
    editor.edit(ITALIAN, CASA, "Casa nostra", shelf.is_free)
    editor.resize(960, 570)
    editor.show()
    qtbot.waitExposed(editor)
    return editor


def value(editor: RuleEditorPage, option: str) -> object:
    return editor.draft[option]


def changed(editor: RuleEditorPage) -> list[str]:
    return list(editor.draft.changed)


def kept(page: HouseRulesPage) -> list[RuleSet]:
    return list(page.shelf.rule_sets)


def press(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


def open_group(editor: RuleEditorPage, group: str) -> None:
    press(editor.group_buttons[group])


# The editor.


@pytest.mark.parametrize("name", preset_names(resource_root()))
def test_every_option_has_a_row_that_shows_its_value(qtbot: QtBot, name: str) -> None:
    editor = RuleEditorPage()
    qtbot.addWidget(editor)
    editor.edit(preset(name), preset(name), "", lambda _: True)
    assert set(editor.rows) == {option for group in GROUPS for option in options_of(group)}
    for option, row in editor.rows.items():
        edited: list[object] = []
        row.control.edited.connect(edited.append)
        row.control.show_value(editor.draft[option])
        assert edited == []
    assert changed(editor) == []


def test_only_the_rows_of_the_chosen_group_are_shown(editor: RuleEditorPage) -> None:
    for group in GROUPS:
        if not editor.draft.is_asked(group):
            assert not editor.group_buttons[group].isVisibleTo(editor)
            continue
        open_group(editor, group)
        shown = [option for option, row in editor.rows.items() if row.isVisibleTo(editor)]
        assert shown == list(options_of(group))


def test_a_switch_is_turned_by_mouse_and_space(editor: RuleEditorPage) -> None:
    open_group(editor, "melds")
    row = editor.rows["duplicate_sets_allowed"].control
    assert isinstance(row, controls.SwitchControl)
    press(row.switch)
    assert value(editor, "duplicate_sets_allowed") is True
    QTest.keyClick(row.switch, Qt.Key.Key_Space)
    assert value(editor, "duplicate_sets_allowed") is False


def test_a_number_is_stepped_typed_and_taken_away(editor: RuleEditorPage) -> None:
    open_group(editor, "scoring")
    row = editor.rows["bonus_royal_clean"].control
    assert isinstance(row, controls.NumberControl)
    assert row.spin.text() == "not played"
    press(row.more)
    assert value(editor, "bonus_royal_clean") == 50
    press(row.more)
    assert value(editor, "bonus_royal_clean") == 100
    row.spin.setFocus()
    row.spin.selectAll()
    QTest.keyClicks(row.spin, "325")
    QTest.keyClick(row.spin, Qt.Key.Key_Return)
    assert value(editor, "bonus_royal_clean") == 325
    for _ in range(8):
        press(row.less)
    assert value(editor, "bonus_royal_clean") is None


def test_a_word_stands_beside_the_numbers(editor: RuleEditorPage) -> None:
    row = editor.rows["reserve_size"].control
    assert isinstance(row, controls.NumberControl)
    for _ in range(7):
        press(row.less)
    assert value(editor, "reserve_size") == "hand"
    assert row.spin.text() == "as many as a hand"


def test_a_choice_is_made_with_the_keys(editor: RuleEditorPage) -> None:
    open_group(editor, "closing")
    row = editor.rows["close_canasta"].control
    assert isinstance(row, controls.ChoiceControl)
    assert row.box.currentText() == "a burraco"
    row.box.setFocus()
    QTest.keyClick(row.box, Qt.Key.Key_Down)
    assert value(editor, "close_canasta") == "clean"


def test_ranks_are_chosen_one_by_one(editor: RuleEditorPage) -> None:
    open_group(editor, "melds")
    row = editor.rows["set_ranks"].control
    assert isinstance(row, controls.ChipsControl)
    press(row.chips["K"])
    assert value(editor, "set_ranks") == ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
    press(row.chips["K"])
    assert value(editor, "set_ranks") == "all"


def test_sizes_are_written_with_commas(editor: RuleEditorPage, shelf: RuleShelf) -> None:
    three = preset("italian_3p")
    editor.edit(three, three, "", shelf.is_free)
    open_group(editor, "three")
    row = editor.rows["three_reserves"].control
    assert isinstance(row, controls.SizesControl)
    assert row.edit.text() == "18, 11"
    row.edit.selectAll()
    QTest.keyClicks(row.edit, "15, 12")
    assert value(editor, "three_reserves") == (15, 12)
    row.edit.selectAll()
    QTest.keyClicks(row.edit, "many")
    assert any("reserves" in line or "Pozzetti" in line for line in editor.problems())
    row.edit.selectAll()
    QTest.keyClick(row.edit, Qt.Key.Key_Delete)
    assert value(editor, "three_reserves") is None


def test_the_wheel_scrolls_the_page_and_changes_nothing_by_chance(editor: RuleEditorPage) -> None:
    for option in ("jokers", "play_direction"):
        control = editor.rows[option].control
        target = control.focusProxy()
        assert isinstance(target, QWidget)
        where = QPointF(5, 5)
        event = QWheelEvent(
            where,
            QPointF(target.mapToGlobal(QPoint(5, 5))),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)
    assert changed(editor) == ["bonus_semi_clean", "match_target"]


def test_a_difference_is_marked_and_taken_back_alone(editor: RuleEditorPage) -> None:
    open_group(editor, "scoring")
    row = editor.rows["bonus_semi_clean"]
    assert row.reset_button.isVisibleTo(editor)
    assert row.reset_button.text() == "Back to the preset: not played"
    assert not editor.rows["bonus_clean"].reset_button.isVisibleTo(editor)
    assert editor.group_buttons["scoring"].text().endswith("· 1")
    press(row.reset_button)
    assert changed(editor) == ["match_target"]
    assert not row.reset_button.isVisibleTo(editor)
    press(editor.reset_button)
    assert changed(editor) == []


def test_a_contradiction_is_told_at_once_and_shown(editor: RuleEditorPage) -> None:
    open_group(editor, "reserve")
    for option in ("reserve_direct", "reserve_on_discard"):
        control = editor.rows[option].control
        assert isinstance(control, controls.SwitchControl)
        press(control.switch)
    assert editor.problems() == [
        "One way to the pozzetto must be open: melding all cards, the last discard, or both."
    ]
    assert not editor.save_button.isEnabled()
    open_group(editor, "match")
    press(editor.show_button)
    assert editor.rows["reserve_direct"].isVisibleTo(editor)
    press(editor.rows["reserve_direct"].reset_button)
    assert editor.problems() == []
    assert editor.save_button.isEnabled()


def test_a_name_is_asked_for_once_there_is_something_to_save(
    editor: RuleEditorPage, shelf: RuleShelf
) -> None:
    editor.edit(ITALIAN, ITALIAN, "", shelf.is_free)
    assert editor.said == ""
    assert not editor.save_button.isEnabled()
    open_group(editor, "melds")
    row = editor.rows["duplicate_sets_allowed"].control
    assert isinstance(row, controls.SwitchControl)
    press(row.switch)
    assert editor.said == "Give these rules a name to save them."


def test_it_is_saved_under_a_name_that_is_free(editor: RuleEditorPage, qtbot: QtBot) -> None:
    editor.name_edit.selectAll()
    QTest.keyClicks(editor.name_edit, "italian")
    assert editor.problems() == ["There are rules of this name already: choose another."]
    editor.name_edit.clear()
    assert editor.problems() == ["Give these rules a name to save them."]
    QTest.keyClicks(editor.name_edit, "  Da  Pina ")
    with qtbot.waitSignal(editor.saved) as told:
        press(editor.save_button)
    assert told.args == [renamed(CASA, "Da Pina")]


def test_unsaved_changes_are_not_lost_by_a_slip(editor: RuleEditorPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.back_requested):
        press(editor.back_button)
    press(editor.reset_button)
    with qtbot.assertNotEmitted(editor.back_requested):
        press(editor.back_button)
    assert editor.discard_button.isVisibleTo(editor)
    press(editor.keep_button)
    assert not editor.discard_button.isVisibleTo(editor)
    press(editor.back_button)
    with qtbot.waitSignal(editor.back_requested):
        press(editor.discard_button)


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
@pytest.mark.parametrize("group", GROUPS)
def test_no_row_is_cut_off(editor: RuleEditorPage, qtbot: QtBot, size: QSize, group: str) -> None:
    three = preset("italian_3p")
    editor.edit(three, three, "", lambda _: True)
    open_group(editor, group)
    editor.resize(size)
    rows = [editor.rows[option] for option in options_of(group)]

    def is_whole(widget: QWidget) -> bool:
        return widget.width() >= widget.minimumSizeHint().width()

    def fits() -> bool:
        inside = all(row.width() <= editor._area.viewport().width() for row in rows)
        parts = [part for row in rows for part in row.findChildren(QWidget) if part.isVisibleTo(row)]
        return inside and all(is_whole(part) for part in parts)

    qtbot.waitUntil(fits)


# The shelf.


def test_a_new_rule_set_begins_with_any_system(page: HouseRulesPage, qtbot: QtBot) -> None:
    page.base_box.setFocus()
    QTest.keyClick(page.base_box, Qt.Key.Key_End)
    with qtbot.waitSignal(page.edit_requested) as told:
        press(page.new_button)
    assert told.args == [preset("venezuelan"), ""]


def test_a_rule_set_is_played_or_changed(page: HouseRulesPage, qtbot: QtBot) -> None:
    entry = page.entries["Casa nostra"]
    with qtbot.waitSignal(page.play_requested) as played:
        press(entry.play_button)
    assert played.args == ["Casa nostra"]
    with qtbot.waitSignal(page.edit_requested) as edited:
        press(entry.edit_button)
    assert edited.args == [CASA, "Casa nostra"]


def test_a_copy_gets_a_name_of_its_own(page: HouseRulesPage) -> None:
    press(page.entries["Casa nostra"].copy_button)
    assert list(page.entries) == ["Casa nostra", "Casa nostra 2"]
    assert page.shelf.find("Casa nostra 2") == renamed(CASA, "Casa nostra 2")


def test_deleting_can_be_undone(page: HouseRulesPage) -> None:
    assert not page.undo_button.isVisibleTo(page)
    press(page.entries["Casa nostra"].delete_button)
    assert page.entries == {}
    assert kept(page) == []
    assert page.foot.message == "“Casa nostra” is deleted."
    press(page.undo_button)
    assert kept(page) == [CASA]
    assert list(page.entries) == ["Casa nostra"]
    assert not page.undo_button.isVisibleTo(page)


def test_renaming_leaves_no_twin_behind(page: HouseRulesPage) -> None:
    page.save(renamed(CASA, "Da Pina"), "Casa nostra")
    assert list(page.entries) == ["Da Pina"]
    page.save(renamed(CASA, "da pina"), "Da Pina")
    assert list(page.entries) == ["da pina"]


def test_what_is_exported_can_be_imported(
    page: HouseRulesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "casa.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(page.entries["Casa nostra"].export_button)
    assert read_rules(path) == CASA
    press(page.import_button)
    assert page.shelf.find("Casa nostra 2") == renamed(CASA, "Casa nostra 2")
    assert page.foot.message == "“Casa nostra 2” is imported."


def test_a_dialog_that_is_left_does_nothing(page: HouseRulesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    press(page.entries["Casa nostra"].export_button)
    press(page.import_button)
    assert page.foot.message == ""


def test_a_faulty_file_is_told_in_words_and_left_alone(page: HouseRulesPage, tmp_path: Path) -> None:
    content = CASA.as_dict()
    content["deck"]["hand_size"] = 40
    del content["match"]["match_tie"]
    path = tmp_path / "faulty.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    page.import_file(path)
    assert page.foot.message.splitlines() == [
        "faulty.json is no rule set that can be played.",
        "“Cards in a hand” cannot be 40: choose a number from 5 to 15.",
        "“A tie” is missing: it should be another deal is played.",
    ]
    path.write_text("no json", encoding="utf-8")
    page.import_file(path)
    assert page.foot.message.startswith("faulty.json could not be imported: ")
    page.import_file(tmp_path / "gone.json")
    assert page.foot.message.startswith("gone.json could not be imported: ")
    assert path.exists()
    assert kept(page) == [CASA]


def test_a_file_that_cannot_be_written_is_told(page: HouseRulesPage, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("", encoding="utf-8")
    page.export_file(CASA, tmp_path / "in the way" / "casa.json")
    assert page.foot.message.startswith("casa.json cannot be ")


def test_an_empty_shelf_says_what_it_is_for(qtbot: QtBot, tmp_path: Path) -> None:
    page = HouseRulesPage(RuleShelf(tmp_path / "none", PRESETS))
    qtbot.addWidget(page)
    page.resize(960, 570)
    page.show()
    assert page.entries == {}
    assert page.back_button.isVisibleTo(page)
