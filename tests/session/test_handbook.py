"""The handbook says what the rule set in play says, under every preset and any house rules."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.rules import RuleSet, RuleSetError
from burraco_desktop.paths import resource_root
from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import ExampleError, render
from burraco_desktop.session.handbook_examples import Examples
from burraco_desktop.session.handbook_facts import preset_rules, systems
from burraco_desktop.session.handbook_scores import worked_score
from burraco_desktop.session.rulebook import preset_names
from tests.support.handbook_pages import NAMES, PRESETS, PROSE, all_anchors, changed, text, text_of
from tests.support.house_rules import KINDS, any_value, house_rules

if TYPE_CHECKING:
    from burraco_desktop.engine.options import Kind, OptionValue

LEFT_OVER = re.compile(r"\{\{|\}\}|\{%|%\}|\bNone\b|\bTrue\b|\bFalse\b|undefined|Markup|<[A-Z]\w+\.")


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
    assert "1,735 points or more" in text_of(render(rules), "aim")
    assert "1,735 points or more" in text_of(render(rules), "match")
    assert "Everyone gets 13 cards" in shown
    assert "A clean burraco earns 270, a dirty one 130" in shown
    assert "+90 for closing" in shown
    for gone in ("2,000", "2000", " 200 ", "+200", "+100 ", "11 cards each"):
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
        ("italian_3p", {}, "deal", "Once a player's total has reached 1,000"),
        ("italian_3p", {}, "reserve", "one of 18 cards, taken first, then one of 11"),
        ("italian_6p", {}, "deal", "three pairs"),
        ("italian_6p", {}, "melds", "all 12 of its rank, and one wild"),
        ("italian_6p", {}, "reserve", "must own a burraco by then"),
        ("italian_tournament", {}, "scoring", "150 Semi-clean"),
        ("italian_tournament", {}, "match", "1,700 18 2"),
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
    assert "Two packs of 52 cards, no jokers: 104 cards" in shown
    assert shown.lower().count("joker") == 1


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


def test_a_free_wild_lies_where_the_rules_show_it() -> None:
    for name, stands_for in (("italian", "4♥"), ("buraco_closed", "7♥")):
        assert f"Joker stands for {stands_for}" in text(preset_rules(name), "melds")


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
        assert f"{side.total:+,}".replace("-", "−") in text(rules, "scoring")


def test_the_italian_deal_comes_to_what_a_hand_count_gives() -> None:
    # 45 + 200 for the run, 50 for the kings, 100 for closing, 9 and 2 left: 30 off
    assert "Deal +365" in text(preset_rules("italian"), "scoring")
