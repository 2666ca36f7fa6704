"""The handbook says what the rule set in play says, under every preset and any house rules."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet, RuleSetError, group_of
from burraco_desktop.paths import resource_root
from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import ExampleError, Section, render
from burraco_desktop.session.handbook_anchors import ANCHORS, STUCK
from burraco_desktop.session.handbook_examples import Examples
from burraco_desktop.session.handbook_facts import preset_rules, systems
from burraco_desktop.session.handbook_scores import worked_score
from burraco_desktop.session.handbook_search import anchors_of, blocks_of, links_of
from burraco_desktop.session.rulebook import preset_names
from tests.support.house_rules import KINDS, any_value, house_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from burraco_desktop.engine.options import Kind, OptionValue

PRESETS = [preset_rules(name) for name in systems()]
NAMES = list(systems())
PROSE = [name for name in handbook.SECTIONS if name not in ("systems", "glossary")]
LEFT_OVER = re.compile(r"\{\{|\}\}|\{%|%\}|\bNone\b|\bTrue\b|\bFalse\b|undefined|Markup|<[A-Z]\w+\.")


def text_of(sections: Sequence[Section], *anchors: str) -> str:
    """What a reader sees of some sections, or of all."""
    kept = [section for section in sections if not anchors or section.anchor in anchors]
    return "\n".join(block.text for section in kept for block in blocks_of(section))


def text(rules: RuleSet, *anchors: str) -> str:
    return text_of(render(rules), *anchors)


def changed(name: str, **values: OptionValue) -> RuleSet:
    return preset_rules(name).changed(values)


def test_every_preset_has_its_place() -> None:
    assert sorted(systems()) == preset_names(resource_root())


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_every_preset_has_whole_pages(rules: RuleSet) -> None:
    sections = render(rules)
    assert [section.anchor for section in sections] == list(handbook.SECTIONS)
    for section in sections:
        assert section.title
        assert not LEFT_OVER.search(section.html), section.anchor
        assert "  ." not in text_of([section])
        assert not re.search(r"\.[A-Z][a-z]", text_of([section])), "sentences are apart"


def test_no_page_names_a_parameter() -> None:
    for rules in PRESETS:
        shown = text(rules)
        assert [name for name in KINDS if re.search(rf"\b{name}\b", shown) and "_" in name] == []


@pytest.mark.parametrize("seed", range(300))
def test_any_house_rules_have_whole_pages(seed: int) -> None:
    chance = Random(seed)
    rules = house_rules(PRESETS[seed % len(PRESETS)], chance, chance.choice((1, 3, 8, 20, 60)))
    sections = render(rules)
    assert all_anchors(sections) == all_anchors(render(PRESETS[0]))
    for section in sections:
        assert not LEFT_OVER.search(section.html), section.anchor


# Numbers and paragraphs follow the options.


def _has_one_value(kind: Kind) -> bool:
    return len({any_value(kind, Random(seed)) for seed in range(30)} - {None}) == 1


SINGLE = [name for name, kind in KINDS.items() if _has_one_value(kind)]


def test_a_changed_target_hand_and_bonus_is_on_the_page() -> None:
    """F-S08: a peer's page said 14 cards and 500/300 while the game used 11 and 200/100."""
    rules = changed(
        "italian", match_target=1735, hand_size=13, bonus_clean=270, bonus_dirty=130, bonus_close=90
    )
    shown = text(rules)
    assert "1735 points or more" in text_of(render(rules), "aim")
    assert "1735 points or more" in text_of(render(rules), "match")
    assert "Everyone gets 13 cards" in shown
    assert "A clean burraco earns 270, a dirty one 130" in shown
    assert "+90 for closing" in shown
    for gone in ("2000", " 200 ", "+200", "+100 ", "11 cards each"):
        assert gone not in text_of(render(rules), "aim", "deal", "closing", "scoring", "match", "strategy")


@pytest.mark.parametrize("name", [name for name in KINDS if name not in SINGLE])
def test_every_option_changes_a_paragraph(name: str) -> None:
    chance = Random(7)
    values = dict.fromkeys(any_value(KINDS[name], chance) for _ in range(12))
    assert any(_speaks(name, value, base) for value in values for base in PRESETS)


def _speaks(name: str, value: OptionValue, base: RuleSet) -> bool:
    for companions in ({}, COMPANIONS.get(name, {})):
        try:
            before = base.changed(companions)
            after = before.changed({name: value})
        except RuleSetError:
            continue
        if any(handbook.section(part, before) != handbook.section(part, after) for part in PROSE):
            return True
    return False


# What else must be so for an option to matter at all.
COMPANIONS: dict[str, dict[str, OptionValue]] = {
    "reserve_penalty_if_unavailable": {"reserve_refills_stock": True},
    "pickup_justify_with": {"pickup_may_extend_meld": False},
}


@pytest.mark.parametrize(
    ("name", "values", "section", "sentence"),
    [
        ("italian", {}, "pile", "Whenever you like."),
        ("buraco_closed", {}, "pile", "Only if you use its top card at once"),
        ("venezuelan", {}, "pile", "pair that matches the top card"),
        ("italian_international", {}, "pile", "Only if you then lay something down"),
        ("venezuelan", {"pickup_pair_may_use_wild": True}, "pile", "One of the pair may be wild."),
        ("venezuelan", {}, "turn", "may refuse the first card drawn"),
        ("venezuelan", {}, "melds", "ace and 3 are neighbours"),
        ("venezuelan", {}, "melds", "The 7th card closes a meld"),
        ("venezuelan", {}, "deal", "The dealer needs"),
        ("buraco_open", {}, "cards", "Two packs of 52 cards, no jokers: 104 cards"),
        ("buraco_open", {}, "melds", "Sets are not played here"),
        ("buraco_open", {}, "melds", "A run of all 14 places has an ace at each end."),
        ("buraco_open", {}, "closing", "a clean canastra"),
        ("buraco_stbl", {}, "end", "becomes the new stock"),
        ("italian_3p", {}, "deal", "Once a player's total has reached 1000"),
        ("italian_3p", {}, "reserve", "one of 18 cards, taken first, then one of 11"),
        ("italian_6p", {}, "deal", "three pairs"),
        ("italian_6p", {}, "melds", "all 12 of its rank, and one wild"),
        ("italian_6p", {}, "reserve", "must own a burraco by then"),
        ("italian_tournament", {}, "scoring", "150 Semi-clean"),
        ("italian_tournament", {}, "match", "1700 18 2"),
        ("italian_fitab", {}, "scoring", "300 Royal, clean"),
        ("italian_international", {}, "melds", "Only aces and threes make sets."),
        ("italian", {}, "closing", "You throw your last card."),
        ("italian", {"reserve_direct": False}, "reserve", "must keep one to throw"),
        ("italian", {"dirty_is_permanent": True}, "melds", "stays dirty for good"),
        ("italian", {"stalemate_rounds": None}, "end", "the deal goes on"),
        ("italian", {"single_pickup_rediscard": True}, "pile", "throw the same card straight back"),
    ],
)
def test_a_page_tells_its_own_system(
    name: str, values: dict[str, OptionValue], section: str, sentence: str
) -> None:
    assert sentence in text(changed(name, **values), section)


def test_the_words_are_those_of_the_family() -> None:
    for name, word, foreign in (
        ("italian", "pozzetto", "morto"),
        ("buraco_closed", "morto", "pozzetto"),
        ("venezuelan", "cerrado", "burraco"),
    ):
        shown = text(preset_rules(name), *PROSE).lower()
        assert word in shown
        assert foreign not in shown


def test_a_game_without_jokers_does_not_talk_of_them() -> None:
    shown = text(preset_rules("buraco_open"), *PROSE)
    assert [line for line in shown.splitlines() if "joker" in line.lower()] == [
        "Two packs of 52 cards, no jokers: 104 cards, shuffled together."
        " So every card is there twice, and its twins are worth the same."
    ]


# Examples.


def test_a_wrong_example_is_an_error() -> None:
    examples = Examples(preset_rules("italian"), handbook._macros("en"), handbook._words("en"))
    assert examples.meld("7h 8h 2s 10h", "dirty")
    with pytest.raises(ExampleError, match="the engine dirty"):
        examples.meld("7h 8h 2s 10h", "clean")
    with pytest.raises(ExampleError, match="too_many_wilds"):
        examples.meld("5h JK 2s", "legal")
    with pytest.raises(ExampleError, match="wild_displaces_wild"):
        examples.grow("2s 4s 5s 6s", "JK", "dirty")


def test_an_example_that_the_pack_does_not_have_is_not_picked() -> None:
    examples = Examples(preset_rules("buraco_open"), handbook._macros("en"), handbook._words("en"))
    assert "JK" not in examples.pick("dirty", "5h 6h JK", "5h 6h 2s")
    assert not examples.pick("dirty", "5h 6h JK")


def test_cards_after_a_plus_fill_up_a_meld() -> None:
    for least in (3, 4):
        rules = changed("italian", min_meld_size=least)
        examples = Examples(rules, handbook._macros("en"), handbook._words("en"))
        assert ("8h" in examples.meld("5h 6h 7h + 8h", "clean")) == (least == 4)


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_the_worked_deal_is_closed_and_adds_up(rules: RuleSet) -> None:
    worked = worked_score(rules)
    assert worked.is_closed
    for side in worked.sides:
        assert sum(line.points for line in side.lines) == side.total
        assert f"{side.total:+d}".replace("-", "−") in text(rules, "scoring")


def test_the_italian_deal_comes_to_what_a_hand_count_gives() -> None:
    # 45 + 200 for the run, 50 for the kings, 100 for closing, 9 and 2 left: 30 off
    assert "Deal +365" in text(preset_rules("italian"), "scoring")


# Anchors and links.


def all_anchors(sections: Sequence[Section]) -> list[str]:
    return [anchor for section in sections for anchor in anchors_of(section)]


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


# The comparison.


def test_the_comparison_has_a_column_for_every_preset() -> None:
    table = handbook.compare()
    assert [rules.name for rules in table.columns] == list(systems())
    assert all(row.differs for row in table.rows)
    assert {name for part in ("systems", "italian") for name in _names(part)} == set(systems())


def _names(part: str) -> list[str]:
    return [rules.name for rules in handbook.compare().part(part).columns]


@pytest.mark.parametrize("one", range(len(PRESETS)))
def test_any_two_systems_differ_in_a_row(one: int) -> None:
    table = handbook.compare()
    for other in range(one):
        assert any(row.cells[one] != row.cells[other] for row in table.rows)


def test_what_separates_the_systems_has_a_row() -> None:
    silent = []
    for name in KINDS:
        group = group_of(name)
        assert group is not None
        values = {getattr(getattr(rules, group), name) for rules in PRESETS}
        if len(values) > 1 and not any(_shows(name, value, base) for base in PRESETS for value in values):
            silent.append(name)
    assert silent == UNCOMPARED


# Their values differ only where one of them does not matter.
UNCOMPARED = [
    "team_layout",
    "reserve_size",
    "pickup_justify_with",
    "pickup_pair_may_use_wild",
    "reserve_penalty_if_unavailable",
    "semi_clean_test",
    "three_reserves",
    "three_solo",
    "three_phase2_at",
    "three_phase2_reserves",
    "three_pair_split",
]


def _shows(name: str, value: OptionValue, base: RuleSet) -> bool:
    try:
        rules = base.changed({name: value})
    except RuleSetError:
        return False
    if rules == base:
        return False
    table = handbook.compare("en", rules)
    mine, its = table.columns.index(rules), table.columns.index(base)
    return any(row.cells[mine] != row.cells[its] for row in table.rows)


def test_house_rules_get_a_column_of_their_own_and_are_marked() -> None:
    rules = changed("buraco_open", bonus_clean=230)
    table = handbook.compare("en", rules)
    assert table.columns[table.played] == rules
    assert next(row for row in table.rows if row.key == "clean").cells[table.played] == "230"
    page = next(section for section in render(rules) if section.anchor == "systems").html
    assert page.count("Your table") == 2
    marked = next(
        section for section in render(preset_rules("venezuelan")) if section.anchor == "systems"
    ).html
    assert re.search(r'<th class="played"[^>]*>Vene', marked)


def test_equal_neighbours_share_a_cell() -> None:
    row = next(row for row in handbook.compare().part("systems").rows if row.key == "cards")
    assert row.spans == [("108", 0, 1), ("104", 1, 1), ("108", 2, 2), ("220", 4, 1)]


# Languages.


@pytest.mark.parametrize(("wanted", "found"), [("en", "en"), ("en_GB", "en"), ("xx", "en"), ("", "en")])
def test_a_language_without_texts_reads_english(wanted: str, found: str) -> None:
    assert handbook.best_language(wanted) == found


def test_every_language_has_every_text() -> None:
    root = resource_root() / "rules"
    wanted = {*(f"{name}.html" for name in handbook.SECTIONS), "words.html", "words.json", "comparison.txt"}
    assert handbook.languages() == ["en"]
    for language in handbook.languages():
        assert {path.name for path in (root / language).iterdir()} == wanted
