"""`solve` and the rule of extension agree with brute force on small packs."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

from burraco_desktop.engine.cards import ALL_CARDS, Card
from burraco_desktop.engine.melds import Layout, Meld, MeldKind, meld_table, solve
from burraco_desktop.engine.notation import parse_card, show_card
from burraco_desktop.engine.refusals import Refusal
from tests.support.meld_oracle import Answer, answers, takes
from tests.support.positions import ITALIAN

HEARTS = ["Ah", "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "10h", "Jh", "Qh", "Kh"]
SMALL = [*HEARTS, "2s", "JK", "7s"]
TINY = ["Ah", "2h", "3h", "4h", "Qh", "Kh", "2s", "JK", "3d"]


def parsed(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)


def answer_of(layout: Layout) -> set[Answer]:
    """What a layout means, in the oracle's terms; a free wild stands at either end."""
    if layout.kind == MeldKind.SET:
        return {Answer("set", "" if layout.wild < 0 else show_card(layout.wild), 0, ())}
    places = range(layout.low, layout.high + 1)
    if layout.wild < 0:
        return {Answer("run", "", 0, tuple(places))}
    wild = show_card(layout.wild)
    if layout.wild_place:
        return {Answer("run", wild, layout.wild_place, tuple(p for p in places if p != layout.wild_place))}
    ends = [end for end in (layout.low - 1, layout.high + 1) if 1 <= end <= 14]
    return {Answer("run", wild, end, tuple(places)) for end in ends}


def check(texts: tuple[str, ...]) -> None:
    expected = answers(texts)
    found = solve(parsed(texts), ITALIAN)
    assert (set() if isinstance(found, Refusal) else answer_of(found)) == expected, texts


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_solve_agrees_on_all_small_multisets(size: int) -> None:
    for texts in combinations_with_replacement(SMALL, size):
        check(texts)


def test_solve_agrees_on_all_multisets_of_five_or_six_of_a_tiny_pack() -> None:
    for size in (5, 6):
        for texts in combinations_with_replacement(TINY, size):
            check(texts)


def likely_melds(chance: Random) -> Iterator[tuple[str, ...]]:
    """Runs and sets of any length, most of them spoiled in one place."""
    for _ in range(1_500):
        size, low = chance.randint(5, 14), chance.randint(0, 12)
        order = [*HEARTS, "Ah"]
        texts = (
            order[low : low + size] if chance.random() < 0.8 else [f"7{suit}" for suit in "cdhs" * 3][:size]
        )
        for _ in range(chance.randint(0, 2)):
            spoiler = chance.choice(["JK", "JB", "2h", "2s", "7h", "Ah", *HEARTS])
            texts[chance.randrange(len(texts))] = spoiler
        yield tuple(chance.sample(texts, len(texts)))


def test_solve_agrees_on_long_melds() -> None:
    for texts in likely_melds(Random(1)):
        check(texts)


def test_extension_agrees_on_a_tiny_pack() -> None:
    table = meld_table(ITALIAN)
    pack = ["Ah", "2h", "3h", "4h", "5h", "7h", "2s", "JK", "JB"]
    additions = [*combinations_with_replacement(pack, 1), *combinations_with_replacement(pack, 2)]
    bases = [base for size in (3, 4) for base in combinations_with_replacement(pack, size) if answers(base)]
    for base in bases:
        before = table.laid(parsed(base))
        for added in additions:
            after = table.extended(before, parsed(added))
            assert isinstance(after, Meld) is takes(base, added), (base, added)


def test_extenders_are_the_cards_taken_singly() -> None:
    table = meld_table(ITALIAN)
    bases = ["7c 7d JK", "7c 7d 7h 7s", "Qh Kh Ah", "2h 4h 5h", "2h 3h 4h", "10h Jh Qh Kh", "2s 4s 5s 6s"]
    for base in bases:
        before = table.laid(parsed(tuple(base.split())))
        one_by_one = [card for card in ALL_CARDS if isinstance(table.extended(before, (card,)), Meld)]
        assert table.extending_cards(before, (1 << 54) - 1) == one_by_one
        assert table.extenders(before) == sum(1 << card for card in one_by_one)
