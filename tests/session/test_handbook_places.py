"""Where things are in the handbook: anchors, links, search, languages."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.paths import resource_root
from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import render
from burraco_desktop.session.handbook_anchors import ANCHORS, STUCK
from burraco_desktop.session.handbook_facts import preset_rules
from burraco_desktop.session.handbook_search import anchors_of, links_of
from tests.support.handbook_pages import NAMES, PRESETS, all_anchors

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet


# Anchors and links.


# Published anchors may get company, but none may vanish: refusals, lessons and notes lead there.
PUBLISHED = [
    "ace",
    "aim",
    "canasta",
    "card-values",
    "cards",
    "close-canasta",
    "close-discard",
    "close-open-wilds",
    "close-reserve",
    "closing",
    "cut",
    "deal",
    "end",
    "first-card",
    "first-dealer",
    "full-melds",
    "glossary",
    "hands",
    "last-card",
    "lone-card",
    "match",
    "match-target",
    "match-tie",
    "meld-kinds",
    "meld-size",
    "melds",
    "natural-two",
    "one-wild",
    "own-melds",
    "pile",
    "pile-blocked",
    "pile-condition",
    "refill",
    "reserve",
    "reserve-discard",
    "reserve-flight",
    "reserve-how-many",
    "reserve-price",
    "reserve-stock",
    "reserve-who",
    "reserve-wilds",
    "run-length",
    "runs",
    "score-canastas",
    "score-cards",
    "score-example",
    "scoring",
    "seats",
    "set-size",
    "sets",
    "several-runs",
    "several-sets",
    "stalemate",
    "stock-out",
    "strategy",
    "systems",
    "turn",
    "turn-discard",
    "turn-draw",
    "turn-meld",
    "two-turns-wild",
    "victory-points",
    "wild-end",
    "wild-for-wild",
    "wilds",
    "wilds-move",
    "wilds-only",
]


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_anchors_are_unique_and_stable(rules: RuleSet) -> None:
    anchors = all_anchors(render(rules))
    assert [anchor for anchor, count in Counter(anchors).items() if count > 1] == []
    assert set(PUBLISHED) <= set(anchors)
    assert anchors == all_anchors(render(PRESETS[0]))


def test_every_refusal_has_its_paragraph() -> None:
    anchors = set(all_anchors(render(PRESETS[0])))
    assert set(ANCHORS) == set(Reason)
    assert {*ANCHORS.values(), STUCK} <= anchors
    assert handbook.anchor_for(Refusal(Reason.RUN_HAS_GAP)) == "runs"
    assert handbook.anchor_for(Refusal(Reason.CLOSE_NEEDS_CANASTA, stuck=True)) == STUCK


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_every_link_stays_inside(rules: RuleSet) -> None:
    sections = render(rules)
    targets = {f"#{anchor}" for anchor in all_anchors(sections)}
    links = {link for section in sections for link in links_of(section)}
    assert links
    assert links <= targets
    sources = set(re.findall(r'src="(\w+):', "".join(section.html for section in sections)))
    assert sources <= {"cards", "mark"}


# Search.


def test_search_finds_all_words_whatever_capitals_and_accents() -> None:
    sections = render(preset_rules("italian"))
    hits = handbook.search(sections, "SEQUENCIA")
    assert [hit.anchor for hit in hits] == ["term-run"]
    hits = handbook.search(sections, "joker natural")
    assert all("joker" in hit.excerpt.lower() for hit in hits)
    assert handbook.search(sections, "  ") == []
    assert handbook.search(sections, "xylophone") == []


def test_headings_are_found_first() -> None:
    hits = handbook.search(render(preset_rules("italian")), "closing")
    assert hits[0].anchor == "closing"
    assert len(hits) > 3


def test_every_hit_leads_to_a_place_in_its_section() -> None:
    sections = render(preset_rules("venezuelan"))
    where = {anchor: section.title for section in sections for anchor in anchors_of(section)}
    for query in ("wild", "buraco", "meld", "7", "♥", "a"):
        for hit in handbook.search(sections, query):
            assert where[hit.anchor] == hit.title


# Languages.


@pytest.mark.parametrize(
    ("wanted", "found"), [("en", "en"), ("en_GB", "en"), ("pt", "pt_BR"), ("xx", "en"), ("", "en")]
)
def test_a_language_without_texts_reads_english(wanted: str, found: str) -> None:
    assert handbook.best_language(wanted) == found


def test_every_language_has_every_text() -> None:
    root = resource_root() / "rules"
    wanted = {*(f"{name}.html" for name in handbook.SECTIONS), "words.html", "words.json", "comparison.txt"}
    for language in handbook.languages():
        assert {path.name for path in (root / language).iterdir()} == wanted
