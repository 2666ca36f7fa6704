"""The handbook in every language: the same places, the same examples, and words for all that can be said."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.languages import SPOKEN
from burraco_desktop.paths import resource_root
from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import ENGLISH, render
from tests.support.handbook_pages import NAMES, PRESETS, all_anchors, text_of
from tests.support.house_rules import house_rules

OTHERS = [str(language) for language in SPOKEN if str(language) != ENGLISH]
LEFT_OVER = re.compile(r"\{\{|\}\}|\{%|%\}|\bNone\b|\bTrue\b|\bFalse\b|undefined|Markup|<[A-Z]\w+\.")
PICTURE = re.compile(r'<img src="([^"]*)"')
LINK = re.compile(r'href="#([^"]*)"')


def words_of(language: str) -> dict[str, Any]:
    path = resource_root() / handbook.FOLDER / language / "words.json"
    words: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return words


def test_all_languages_of_the_game_have_the_rules() -> None:
    assert handbook.languages() == sorted(SPOKEN)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_pages_say_the_same_in_the_same_places(rules: RuleSet, language: str) -> None:
    for english, other in zip(render(rules), render(rules, language), strict=True):
        assert not LEFT_OVER.search(other.html), other.anchor
        assert "  ." not in text_of([other])
        assert not re.search(r"\.[A-Z][a-z]", text_of([other])), "sentences are apart"
        assert PICTURE.findall(other.html) == PICTURE.findall(english.html), other.anchor
        assert sorted(LINK.findall(other.html)) == sorted(LINK.findall(english.html)), other.anchor
    assert all_anchors(render(rules, language)) == all_anchors(render(rules))


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_of_the_rules_are_told_in_figures_alike(language: str) -> None:
    figures = re.compile(r"(?<!\w)[+−]?\d{2,}")
    grouped = re.compile(r"(?<=\d)[.,](?=\d{3})")
    for rules in PRESETS:
        for english, other in zip(render(rules), render(rules, language), strict=True):
            told, wanted = (
                sorted(figures.findall(grouped.sub("", text_of([page])))) for page in (other, english)
            )
            assert told == wanted, (rules.name, other.anchor)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("seed", range(40))
def test_any_house_rules_have_whole_pages(seed: int, language: str) -> None:
    chance = Random(seed)
    rules = house_rules(PRESETS[seed % len(PRESETS)], chance, chance.choice((1, 3, 8, 20, 60)))
    sections = render(rules, language)
    assert all_anchors(sections) == all_anchors(render(rules))
    for section in sections:
        assert not LEFT_OVER.search(section.html), section.anchor


@pytest.mark.parametrize("language", OTHERS)
def test_there_are_words_for_everything(language: str) -> None:
    english, other = words_of(ENGLISH), words_of(language)
    for group, entries in english.items():
        if isinstance(entries, dict):
            assert entries.keys() <= other[group].keys(), group
            for name, entry in entries.items():
                assert other[group][name], (group, name)
                if isinstance(entry, dict):
                    assert entry.keys() <= other[group][name].keys()
        else:
            assert len(other[group]) == len(entries) or isinstance(entries, str), group


@pytest.mark.parametrize("language", OTHERS)
def test_systems_are_compared_in_the_same_rows(language: str) -> None:
    english, other = handbook.compare(ENGLISH), handbook.compare(language)
    assert [row.key for row in other.rows] == [row.key for row in english.rows]
    same = [
        row.key for row, theirs in zip(english.rows, other.rows, strict=True) if row.cells == theirs.cells
    ]
    worded = [row.key for row in english.rows if re.search("[a-z]{2}", " ".join(row.cells))]
    assert set(same) & set(worded) == set()


def test_spanish_says_u_before_the_sound_of_o() -> None:
    """Between numbers that the rules fill in, too: 18 u 11 cartas."""
    table = handbook.compare("es")
    said = [text_of(render(rules, "es")) for rules in PRESETS]
    said += [cell for row in table.rows for cell in (row.heading, *row.cells)]
    assert "18 u 11 cartas" in said
    assert [text for text in said if re.search(r"\bo (?:8|11|80|ocho|once|ochenta)\b", text)] == []
