"""`solve` and the rule of extension agree with brute force on small packs, for every preset."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice
from random import Random

import pytest

from burraco_desktop.engine.brief import Brief
from burraco_desktop.engine.cards import ALL_CARDS, Card
from burraco_desktop.engine.melds import Layout, Meld, MeldKind, MeldTable, meld_table, solve
from burraco_desktop.engine.notation import parse_card, show_card
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from tests.support.meld_oracle import Answer, Limits, answers, limits_of, takes
from tests.support.positions import PRESETS

HEARTS = ["Ah", "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "10h", "Jh", "Qh", "Kh"]
SMALL = [*HEARTS, "2s", "JK", "7s"]
TINY = ["Ah", "2h", "3h", "4h", "Qh", "Kh", "2s", "JK", "3d"]

SYSTEMS: dict[Limits, RuleSet] = {limits_of(rules): rules for rules in reversed(PRESETS.values())}
"""One preset of each kind of melds: those that are left out differ in other things."""

every_system = pytest.mark.parametrize(
    ("limits", "rules"), SYSTEMS.items(), ids=[rules.name for rules in SYSTEMS.values()]
)


def parsed(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)


def answer_of(layout: Layout, top: int) -> set[Answer]:
    """What a layout means, in the oracle's terms; a free wild stands at either end."""
    wild = "" if layout.wild < 0 else show_card(layout.wild)
    if layout.kind != MeldKind.RUN:
        return {Answer("set" if layout.kind == MeldKind.SET else "wilds", wild, 0, ())}
    places = range(layout.low, layout.high + 1)
    if not wild:
        return {Answer("run", "", 0, tuple(places))}
    if layout.wild_place:
        return {Answer("run", wild, layout.wild_place, tuple(p for p in places if p != layout.wild_place))}
    ends = [end for end in (layout.low - 1, layout.high + 1) if 1 <= end <= top]
    return {Answer("run", wild, end, tuple(places)) for end in ends}


def check(texts: tuple[str, ...], limits: Limits, rules: RuleSet) -> None:
    expected = answers(texts, limits)
    found = solve(parsed(texts), Brief(rules))
    meant = set() if isinstance(found, Refusal) else answer_of(found, len(limits.places))
    assert meant == expected, texts


@every_system
def test_solve_agrees_on_all_small_multisets(limits: Limits, rules: RuleSet) -> None:
    for size in (1, 2, 3, 4) if rules.name == "italian" else (1, 2, 3):
        for texts in combinations_with_replacement(SMALL, size):
            check(texts, limits, rules)


@every_system
def test_solve_agrees_on_all_larger_multisets_of_a_tiny_pack(limits: Limits, rules: RuleSet) -> None:
    for size in (5, 6) if rules.name == "italian" else (4, 5):
        for texts in combinations_with_replacement(TINY, size):
            check(texts, limits, rules)


def likely_melds(chance: Random) -> Iterator[tuple[str, ...]]:
    """Runs, sets and wilds of any length, most of them spoiled in one place."""
    for _ in range(1_000):
        size, low = chance.randint(4, 14), chance.randint(0, 12)
        shape = chance.random()
        texts = [*HEARTS, "Ah"][low : low + size]
        if shape < 0.2:
            rank = chance.choice("7A3")
            texts = [f"{rank}{suit}" for suit in "cdhs" * 4][:size]
        elif shape < 0.3:
            texts = [chance.choice(["JK", "JB", "2h", "2s"]) for _ in range(size)]
        for _ in range(chance.randint(0, 2)):
            spoiler = chance.choice(["JK", "JB", "2h", "2s", "7h", "Ah", *HEARTS])
            texts[chance.randrange(len(texts))] = spoiler
        yield tuple(chance.sample(texts, len(texts)))


@every_system
def test_solve_agrees_on_long_melds(limits: Limits, rules: RuleSet) -> None:
    for texts in likely_melds(Random(1)):
        check(texts, limits, rules)


@every_system
def test_extension_agrees_on_a_tiny_pack(limits: Limits, rules: RuleSet) -> None:
    table = meld_table(rules)
    pack = ["Ah", "2h", "3h", "4h", "5h", "7h", "2s", "JK", "JB"]
    bases = [
        base for size in (3, 4) for base in combinations_with_replacement(pack, size) if answers(base, limits)
    ]
    for base in bases:
        for added in combinations_with_replacement(pack, 1):
            compare_extension(table, base, added, limits)
        pairs = list(combinations_with_replacement(pack, 2))
        for added in pairs if rules.name == "italian" else Random(str(base)).sample(pairs, 12):
            compare_extension(table, base, added, limits)


def compare_extension(
    table: MeldTable, base: tuple[str, ...], added: tuple[str, ...], limits: Limits
) -> None:
    after = table.extended(table.laid(parsed(base)), parsed(added))
    assert isinstance(after, Meld) is takes(base, added, limits), (base, added)


@every_system
def test_extension_of_melds_of_six_and_seven_agrees(limits: Limits, rules: RuleSet) -> None:
    table = meld_table(rules)
    bases = ["4h 5h 6h 7h 8h 9h", "4h 5h 6h 7h 8h 9h 10h", "4h 5h 2h 7h 8h 9h 10h", "2h 2s JK JB 2h 2s JK"]
    bases += ["7c 7d 7h 7s 7c 7d 7h", "Ah Ac Ad As Ah JK", "9h 10h Jh Qh Kh Ah 2s"]
    for base in (tuple(text.split()) for text in bases):
        if answers(base, limits):
            for added in combinations_with_replacement([*SMALL, "JB", "7c", "Ac"], 1):
                compare_extension(table, base, added, limits)


@every_system
def test_extenders_are_the_cards_taken_singly(limits: Limits, rules: RuleSet) -> None:
    table = meld_table(rules)
    bases = ["7c 7d JK", "7c 7d 7h 7s", "Qh Kh Ah", "2h 4h 5h", "2h 3h 4h", "10h Jh Qh Kh", "2s 4s 5s 6s"]
    some = islice(likely_melds(Random(2)), 150)
    for base in (*(tuple(text.split()) for text in [*bases, "2h 2s JK"]), *some):
        if not answers(base, limits):
            continue
        before = table.laid(parsed(base))
        one_by_one = [card for card in ALL_CARDS if isinstance(table.extended(before, (card,)), Meld)]
        mask = sum(1 << card for card in one_by_one)
        assert table.fitting(before, (1 << 54) - 1) == mask
        assert table.extenders(before) == mask
        assert table.extenders(before) == mask, "asked again, it remembers"
