"""The table of settings and the file behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from burraco_desktop.ui import settings
from burraco_desktop.ui.settings import SETTINGS, AnimationSpeed, Settings
from burraco_desktop.ui.table.decks import CardBack

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "settings.ini"


def test_every_setting_has_a_key_of_its_own() -> None:
    keys = [setting.key for setting in SETTINGS]
    assert len(keys) == len(set(keys))


def test_the_table_lists_every_setting() -> None:
    named = [value for value in vars(settings).values() if isinstance(value, settings.Setting)]
    assert named == list(SETTINGS)


def test_defaults_hold_until_something_is_chosen(path: Path) -> None:
    store = Settings(path)
    assert [store.get(setting) for setting in SETTINGS] == [setting.default for setting in SETTINGS]


def test_values_of_every_type_come_back_from_the_file(path: Path) -> None:
    first = Settings(path)
    first.set(settings.PLAYER_NAME, "Zoë, 50% “Ünal”")
    first.set(settings.CARD_BACK, CardBack.BLUE)
    first.set(settings.NEW_MATCH_SYSTEM, "Casa, nostra")
    answers: settings.Answers = {"italian": {"match_target": 505, "close_canasta": "any"}}
    first.set(settings.NEW_MATCH_ANSWERS, answers)
    first.set(settings.LOG_VISIBLE, True)
    first.set(settings.WINDOW_GEOMETRY, b"\x00\xff,;=")
    first.save()

    second = Settings(path)
    assert second.get(settings.PLAYER_NAME) == "Zoë, 50% “Ünal”"
    assert second.get(settings.CARD_BACK) is CardBack.BLUE
    assert second.get(settings.NEW_MATCH_SYSTEM) == "Casa, nostra"
    assert second.get(settings.NEW_MATCH_ANSWERS) == answers
    assert second.get(settings.LOG_VISIBLE) is True
    assert second.get(settings.WINDOW_GEOMETRY) == b"\x00\xff,;="


@pytest.mark.parametrize(
    "line",
    [
        "[table]\nanimation_speed=warp",
        "[table]\ncard_back=",
        "[new_match]\nanswers=many",
        "[new_match]\nanswers=[1]",
        '[new_match]\nanswers="{\\"italian\\": 3}"',
        "[window]\nlog_visible=perhaps",
        "[window]\ngeometry=no bytes",
        "[player]\nname=one, two",
    ],
)
def test_a_bad_value_falls_back_with_a_warning(
    path: Path, line: str, expect_log: Callable[[str], None]
) -> None:
    path.parent.mkdir()
    path.write_text(line + "\n", encoding="utf-8")
    store = Settings(path)
    expect_log("has the bad value")
    assert [store.get(setting) for setting in SETTINGS] == [setting.default for setting in SETTINGS]


def test_a_long_name_is_cut_and_its_spaces_are_put_right(path: Path) -> None:
    store = Settings(path)
    store.set(settings.PLAYER_NAME, "  Maria   Antonietta of the Long Names ")
    assert store.get(settings.PLAYER_NAME) == "Maria Antonietta of"


def test_a_change_is_told_once(path: Path, qtbot: QtBot) -> None:
    store = Settings(path)
    with qtbot.waitSignal(store.changed) as told:
        store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)
    assert told.args == ["table/animation_speed"]
    with qtbot.assertNotEmitted(store.changed):
        store.set(settings.ANIMATION_SPEED, AnimationSpeed.OFF)


@pytest.mark.parametrize("stored", ["101", "-1", "loud"])
def test_a_number_out_of_bounds_falls_back(
    path: Path, expect_log: Callable[[str], None], stored: str
) -> None:
    expect_log("sound/volume")
    path.parent.mkdir()
    path.write_text(f"[sound]\nvolume={stored}\n", encoding="utf-8")
    assert Settings(path).get(settings.SOUND_VOLUME) == settings.SOUND_VOLUME.default
