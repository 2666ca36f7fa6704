"""The words about saved matches: whole sentences for every kind, time and trouble."""

import errno
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from burraco_desktop.engine.wording import worded
from burraco_desktop.session.errors import (
    DamagedSaveError,
    FileAccessError,
    NewerFormatError,
    NotOwnerError,
    ReplayError,
    SaveError,
    reason_of,
)
from burraco_desktop.session.summary import Summary
from burraco_desktop.ui.texts_matches import (
    kind_text,
    levels_text,
    match_title,
    notes_text,
    place_line,
    standing_line,
    time_text,
    trouble_text,
)
from burraco_desktop.ui.texts_statistics import level_name, players_text

NOW = datetime.now(UTC)


def summary(**changes: object) -> Summary:
    facts = {
        "system": "italian",
        "players": ("Maria", "Anna", "Bruno", "Carla"),
        "totals": (1230, -45),
        "deal": 3,
        "is_over": False,
        "saved_at": NOW,
    }
    return Summary(**{**facts, **changes})  # type: ignore[arg-type]  # the tests name the fields


def test_a_match_is_called_by_its_name_or_its_system() -> None:
    assert match_title(summary(name="with Ada")) == "with Ada"
    assert match_title(summary()) == "Italian Burraco: Classic"
    assert match_title(summary(system="My rules")) == "My rules"


def test_the_system_stands_beside_a_name_and_not_twice() -> None:
    assert "Italian Burraco" in place_line(summary(name="with Ada"))
    assert "Italian Burraco" not in place_line(summary())
    assert "3" in place_line(summary())


def test_every_kind_has_a_word_of_its_own() -> None:
    kinds = [
        kind_text(summary(), is_running=True),
        kind_text(summary(), is_running=False),
        kind_text(summary(is_bookmark=True), is_running=False),
        kind_text(summary(is_over=True), is_running=False),
    ]
    assert len({*kinds}) == 4
    assert all(kinds)


@pytest.mark.parametrize(
    ("levels", "told"),
    [
        (("", "club", "club", "club"), "Level: Club"),
        (("", "expert", "club", "expert"), "Level: Expert, partner: Club"),
        (("", "expert", "", "club"), "Level: Expert and Club"),
        (("", "heuristic", "heuristic", "heuristic"), ""),
        ((), ""),
    ],
)
def test_the_level_of_the_others_is_told_where_it_is_known(levels: tuple[str, ...], told: str) -> None:
    assert levels_text(summary(levels=levels)) == told


def test_notes_tell_what_sets_a_match_apart() -> None:
    assert notes_text(summary()) == ""
    assert notes_text(summary(is_practice=True, is_assisted=True)) == "practice and assisted"


def test_the_standing_names_both_sides() -> None:
    line = standing_line(summary())
    assert "Maria and Bruno" in line
    assert "Anna and Carla" in line


@pytest.mark.parametrize(
    ("days", "word"), [(0, "today"), (1, "yesterday"), (40, "20"), (-1, "20"), (-4000, "20")]
)
def test_any_time_is_told_also_one_to_come(days: int, word: str) -> None:
    told = time_text(NOW - timedelta(days=days))
    assert word in told
    assert "{" not in told


@pytest.mark.parametrize(
    "error",
    [
        DamagedSaveError("is empty", Path("match.burraco")),
        NewerFormatError("was made by the later version 9.9", "9.9"),
        ReplayError("deal 2, action 3: 'take' is refused", Path("match.burraco")),
        FileAccessError("cannot be written: no space left", Path("match.burraco")),
        NotOwnerError("another running instance owns the autosave", Path("match.burraco")),
        SaveError("anything else"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_trouble_names_its_file_and_reason(error: SaveError) -> None:
    error.path = Path("/home/maria/match.burraco")
    told = trouble_text(error)
    assert "match.burraco" in told
    assert str(error.detail) in told
    assert told.endswith(".")
    error.moved_to = Path("/home/maria/match-damaged-1.burraco")
    assert "set aside as match-damaged-1.burraco" in trouble_text(error)


def test_the_commonest_reasons_of_the_system_have_words() -> None:
    full, rare = OSError(errno.ENOSPC, "so C says"), OSError(errno.ETXTBSY, "Text file busy")
    told = {
        worded(
            "cannot be written: {why}", why=reason_of(full)
        ): "a.burraco cannot be written: the disk is full.",
        worded("cannot be read: {why}", why=reason_of(rare)): "a.burraco cannot be read: Text file busy.",
        worded("is gone"): "a.burraco is gone.",
        worded("cannot be read"): "a.burraco: cannot be read.",
    }
    for detail, sentence in told.items():
        assert trouble_text(FileAccessError(detail, Path("a.burraco"))) == sentence


def test_trouble_without_a_file_is_told_too() -> None:
    assert trouble_text(DamagedSaveError("is empty")).startswith("The file is no match")


def test_levels_and_players_have_words() -> None:
    assert level_name("heuristic") == "Earlier players"
    assert (level_name("club"), level_name("beginner+master")) == ("Club", "Beginner and Master")
    assert level_name("") != ""
    assert level_name("a later one") == "a later one"
    assert (players_text(2), players_text(1)) == ("2 players", "1 player")
