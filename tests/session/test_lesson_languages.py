"""The course in every language that the game speaks: whole, and of the same cards, keys and points."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.languages import SPOKEN, Language
from burraco_desktop.paths import resource
from burraco_desktop.session.lesson_texts import ENGLISH, languages
from burraco_desktop.session.lessons import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

OTHERS = [language for language in SPOKEN if language != Language.ENGLISH]
NAMED = re.compile(r"\[\w+\]|\b(?:\d+|[BDMPRX])\b")
"""What may not get lost in translation: cards, points, ranks in figures, and the keys of the table."""


def sentences(language: str) -> dict[str, str]:
    """All that the course says in a language, by where it stands in its file."""
    path = resource(FOLDER) / "texts" / f"{language}.json"
    return dict(_leaves(json.loads(path.read_text(encoding="utf-8"))))


def _leaves(tree: object, place: str = "") -> Iterator[tuple[str, str]]:
    match tree:
        case str():
            yield place, tree
        case dict():
            for name, branch in tree.items():
                yield from _leaves(branch, f"{place}/{name}")
        case list():
            for number, branch in enumerate(tree):
                yield from _leaves(branch, f"{place}/{number}")


def test_the_course_is_there_in_every_language_that_the_game_speaks() -> None:
    assert set(languages()) == set(SPOKEN)


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_its_translation_in_the_same_place(language: str) -> None:
    assert list(sentences(language)) == list(sentences(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_empty_or_left_in_english(language: str) -> None:
    english = sentences(ENGLISH)
    assert [
        place for place, said in sentences(language).items() if said.strip() in ("", english[place])
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_translations_name_the_same_cards_points_and_keys(language: str) -> None:
    said = sentences(language)
    lost = [
        place
        for place, first in sentences(ENGLISH).items()
        if sorted(NAMED.findall(first)) != sorted(NAMED.findall(said[place]))
    ]
    assert lost == []
