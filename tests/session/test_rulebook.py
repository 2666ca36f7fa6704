"""Presets and rule-set files: what is wrong with a file is said with its name."""

import json
from pathlib import Path
from typing import Any

import pytest

from burraco_desktop.paths import resource_root
from burraco_desktop.session.errors import RuleFileError, SaveError
from burraco_desktop.session.rulebook import load_rule_set, preset, preset_names


@pytest.fixture
def italian() -> dict[str, Any]:
    """The content of the Italian preset."""
    content: dict[str, Any] = json.loads((resource_root() / "rulesets" / "italian.json").read_bytes())
    return content


def test_every_preset_loads_under_its_file_name() -> None:
    names = preset_names(resource_root())
    assert "italian" in names
    assert [preset(name).name for name in names] == names


def test_a_rule_set_written_and_read_is_the_same(tmp_path: Path) -> None:
    rules = preset("italian").changed({"match_target": 1005})
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(rules.as_dict()), encoding="utf-8")
    assert load_rule_set(path) == rules


@pytest.mark.parametrize("name", ["no_such_system", "../rulesets/italian", ""])
def test_an_unknown_preset_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(RuleFileError, match="italian"):
        preset(name)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is no JSON text"),
        (b"\0\0\0\0\0\0", "is no JSON text"),
        (b"\xff\xfe\xfd", "is no JSON text"),
        (b'{"name": "x"', "is no JSON text"),
        (b"[" * 100_000, "is no JSON text"),
        (b"[1, 2]", "should be one object"),
        (b'"italian"', "should be one object"),
        (b"null", "should be one object"),
        (b"{}", "missing group: deck"),
    ],
)
def test_a_file_that_is_no_rule_set_says_why(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "house.json"
    path.write_bytes(content)
    with pytest.raises(RuleFileError, match=complaint) as caught:
        load_rule_set(path)
    assert caught.value.path == path
    assert str(path) in str(caught.value)


def test_every_problem_of_a_rule_set_is_named(tmp_path: Path, italian: dict[str, Any]) -> None:
    italian["deck"]["decks"] = 9
    italian["melds"]["house_rule"] = True
    del italian["end"]["stalemate_rounds"]
    path = tmp_path / "house.json"
    path.write_text(json.dumps(italian), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        load_rule_set(path)
    for entry in (str(path), "decks = 9", "house_rule", "stalemate_rounds"):
        assert entry in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RuleFileError, match=r"gone\.json: cannot be read"):
        load_rule_set(tmp_path / "gone.json")
