"""The player's own rule sets: kept whole, named safely, damaged ones set aside."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.paths import resource_root
from burraco_desktop.session.errors import FileAccessError, RuleFileError
from burraco_desktop.session.rule_shelf import (
    NAME_LENGTH,
    RuleShelf,
    clean_name,
    closest,
    differences,
    read_rules,
    renamed,
    write_rules,
)
from burraco_desktop.session.rulebook import preset, preset_names

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from burraco_desktop.engine.rules import RuleSet

PRESETS = [preset(name) for name in preset_names(resource_root())]


@pytest.fixture
def shelf(tmp_path: Path) -> RuleShelf:
    return RuleShelf(tmp_path / "rules", PRESETS)


def house(name: str, target: int = 1005) -> RuleSet:
    return renamed(preset("italian").changed({"match_target": target}), name)


def test_a_rule_set_is_kept_and_read_again(shelf: RuleShelf, tmp_path: Path) -> None:
    rules = house("Casa nostra")
    shelf.save(rules)
    again = RuleShelf(tmp_path / "rules", PRESETS)
    assert again.read() == []
    assert again.rule_sets == (rules,)
    assert again.find("CASA nostra") == rules
    assert again.find("Casa") is None


def test_saving_again_replaces_the_file(shelf: RuleShelf, tmp_path: Path) -> None:
    shelf.save(house("Casa", 1005))
    shelf.save(house("Casa", 505))
    assert [rules.match.match_target for rules in shelf.rule_sets] == [505]
    assert len(list((tmp_path / "rules").iterdir())) == 1


@pytest.mark.parametrize(
    "name", ["../../evil", "C:\\x", "CON", "nul.json", "a/b", "..", "čšž 東京", "x" * NAME_LENGTH, "*?<>|"]
)
def test_no_name_leads_out_of_the_folder(shelf: RuleShelf, tmp_path: Path, name: str) -> None:
    shelf.save(house(name))
    paths = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path.parent for path in paths] == [tmp_path / "rules"]
    assert paths[0].name.isascii()
    shelf.read()
    assert [rules.name for rules in shelf.rule_sets] == [name]


@pytest.mark.parametrize("name", ["", "  ", " Casa", "two\nlines", "italian", "ITALIAN", "x" * 41])
def test_a_name_that_cannot_be_kept_is_refused(shelf: RuleShelf, name: str) -> None:
    assert not shelf.is_free(name)
    with pytest.raises(ValueError, match=r".*"):
        shelf.save(house(name))


def test_names_are_made_clean_and_free(shelf: RuleShelf) -> None:
    assert clean_name("  Casa\n nostra\u202e\0 ") == "Casa nostra"
    assert clean_name("x" * 60) == "x" * NAME_LENGTH
    shelf.save(house("Casa"))
    assert shelf.free_name("Casa") == "Casa 2"
    shelf.save(house("casa 2"))
    assert shelf.free_name("Casa") == "Casa 3"
    assert shelf.free_name("Casa 2") == "Casa 3"
    assert shelf.free_name("italian") == "italian 2"
    assert shelf.is_free(shelf.free_name("\0"))


def test_a_deleted_rule_set_can_be_brought_back(shelf: RuleShelf, tmp_path: Path) -> None:
    rules = house("Casa")
    shelf.save(rules)
    assert shelf.delete("casa") == rules
    assert not shelf.rule_sets
    assert list((tmp_path / "rules").iterdir()) == []
    shelf.save(rules)
    assert shelf.rule_sets == (rules,)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"name": "x"}', b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_is_named_and_set_aside(
    shelf: RuleShelf, tmp_path: Path, content: bytes, expect_log: Callable[[str], None]
) -> None:
    shelf.save(house("Casa"))
    bad = tmp_path / "rules" / "bad.json"
    bad.write_bytes(content)
    expect_log("bad.json")
    (error,) = shelf.read()
    assert error.path == bad
    assert error.moved_to is not None
    assert error.moved_to.read_bytes() == content
    assert [rules.name for rules in shelf.rule_sets] == ["Casa"]
    assert shelf.read() == []


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * 1_000_001)
    with pytest.raises(RuleFileError, match="too large"):
        read_rules(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileAccessError, match=r"gone\.json"):
        read_rules(tmp_path / "gone.json")


def test_copies_made_by_hand_get_names_of_their_own(shelf: RuleShelf, tmp_path: Path) -> None:
    shelf.save(house("Casa", 505))
    write_rules(house("Casa", 1505), tmp_path / "rules" / "copy.json")
    write_rules(preset("italian"), tmp_path / "rules" / "preset.json")
    assert shelf.read() == []
    assert [rules.name for rules in shelf.rule_sets] == ["Casa", "Casa 2", "italian 2"]


def test_what_cannot_be_written_changes_nothing(shelf: RuleShelf, tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(FileAccessError):
        shelf.save(house("Casa"))
    assert shelf.rule_sets == ()


def test_an_exported_file_is_readable_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "casa.json"
    write_rules(house("Casa – nostra"), path)
    text = path.read_text(encoding="utf-8")
    assert '"name": "Casa – nostra"' in text
    assert len(text.splitlines()) > 80
    assert json.loads(text)["match"]["match_target"] == 1005
    assert read_rules(path) == house("Casa – nostra")


def test_differences_and_the_closest_preset_are_found() -> None:
    rules = house("Casa")
    assert differences(rules, preset("italian")) == ("match_target",)
    assert closest(rules, PRESETS).name == "italian"
    stbl = renamed(preset("buraco_stbl").changed({"points_joker": 20}), "Do Zé")
    assert closest(stbl, PRESETS).name == "buraco_stbl"
    assert closest(stbl, [preset("italian")]).name == "italian"
