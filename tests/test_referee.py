"""The command `burraco referee` about melds: the worked cases of the rules document, and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from burraco_desktop import __main__ as command_line
from burraco_desktop.commands import read_value
from burraco_desktop.engine.notation import show_cards
from burraco_desktop.engine.options import Kind
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.referee import main
from tests.support.positions import RULESETS, cards
from tests.support.referee import answer

pytestmark = pytest.mark.usefixtures("qapp")
"""Sentences take Qt's translators, which belong to the one application of all tests."""

if TYPE_CHECKING:
    from pathlib import Path

KEYS = ["legal", "kind", "layout", "grade", "canasta", "bonus", "points", "reason"]


def meld_arguments(preset: str, text: str) -> list[str]:
    """The arguments for `CARDS + CARDS + ... ; OPTION=VALUE ...` in the short forms of the tests."""
    melds, _, changes = text.partition(";")
    first, *added = (show_cards(cards(part)) for part in melds.split("+"))
    arguments = ["--rules", preset, first]
    for part in added:
        arguments += ["--add", part]
    for change in changes.split():
        arguments += ["--set", change]
    return arguments


RUN_OF_CLUBS = "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc"
RUN_OF_HEARTS = RUN_OF_CLUBS.replace("c", "h")
SEMI = "bonus_semi_clean=150"
NO_SEMI = "bonus_semi_clean=null"

# id, preset, cards, kind, layout, grade, bonus, points
LEGAL = [
    ("I01", "italian", "7h 8h 2s 10h", "run", "7h 8h 2s=9h 10h", "dirty", 0, 45),
    ("I03", "italian", "2h 3h JK", "run", "JK=Ah 2h 3h", "dirty", 0, 55),
    ("I04", "italian", "2h 2h 3h", "run", "2h=Ah 2h 3h", "dirty", 0, 45),
    ("I05", "italian", "Ah 2h 2h", "run", "Ah 2h 2h=3h", "dirty", 0, 55),
    ("I06", "italian", "Ah 2h 3h 2s 5h", "run", "Ah 2h 3h 2s=4h 5h", "dirty", 0, 65),
    ("I08", "italian", "2h 3h 4h", "run", "2h 3h 4h", "clean", 0, 30),
    ("I09", "italian", "2c 3h 4h", "run", "2c=2h 3h 4h", "dirty", 0, 30),
    ("I10", "italian", "Qs Ks As", "run", "Qs Ks As", "clean", 0, 35),
    ("I13", "italian", "Ac..Kc", "run", RUN_OF_CLUBS, "clean", 200, 120),
    ("I13-royal", "italian", "Ac..Kc;bonus_royal_clean=300", "run", RUN_OF_CLUBS, "royal_clean", 300, 120),
    ("I15", "italian", "Ac..Kc JK", "run", f"{RUN_OF_CLUBS} JK=Ac", "dirty", 100, 150),
    ("I15-semi", "italian", f"Ac..Kc JK;{SEMI}", "run", f"{RUN_OF_CLUBS} JK=Ac", "semi_clean", 150, 150),
    ("I18", "italian", "5h 5d JK", "set", "5d 5h JK", "dirty", 0, 40),
    ("I21", "italian", "9c 9c 9h", "set", "9c 9c 9h", "clean", 0, 30),
    ("I22", "italian", "7x8 JK", "set", "7c 7c 7d 7d 7h 7h 7s 7s JK", "dirty", 100, 70),
    ("I22-semi", "italian", f"7x8 JK;{SEMI}", "set", "7c 7c 7d 7d 7h 7h 7s 7s JK", "semi_clean", 150, 70),
    (
        "I22-super",
        "italian",
        "7x8 JK;bonus_super_dirty=200",
        "set",
        "7c 7c 7d 7d 7h 7h 7s 7s JK",
        "super_dirty",
        200,
        70,
    ),
    ("I23", "italian", "7x8", "set", "7c 7c 7d 7d 7h 7h 7s 7s", "clean", 200, 40),
    (
        "I23-super",
        "italian",
        "7x8;bonus_super_clean=250",
        "set",
        "7c 7c 7d 7d 7h 7h 7s 7s",
        "super_clean",
        250,
        40,
    ),
    ("I24", "italian_tournament", "7x7 JK", "set", "7c 7c 7d 7d 7h 7h 7s JK", "semi_clean", 150, 65),
    (
        "I24-off",
        "italian_tournament",
        f"7x7 JK;{NO_SEMI}",
        "set",
        "7c 7c 7d 7d 7h 7h 7s JK",
        "dirty",
        100,
        65,
    ),
    ("I25", "italian_tournament", "7x6 JK", "set", "7c 7c 7d 7d 7h 7s JK", "dirty", 100, 60),
    ("I25-off", "italian_tournament", f"7x6 JK;{NO_SEMI}", "set", "7c 7c 7d 7d 7h 7s JK", "dirty", 100, 60),
    ("I26", "italian", "3h..9h", "run", "3h 4h 5h 6h 7h 8h 9h", "clean", 200, 45),
    ("I27", "italian", "2h..8h", "run", "2h 3h 4h 5h 6h 7h 8h", "clean", 200, 55),
    ("I28", "italian", "3h 4h 5h JK 7h 8h 9h", "run", "3h 4h 5h JK=6h 7h 8h 9h", "dirty", 100, 70),
    ("I29", "italian_tournament", "3h..8h JK", "run", "JK=2h 3h 4h 5h 6h 7h 8h", "dirty", 100, 65),
    ("I30", "italian_tournament", "3h..9h JK", "run", "JK=2h 3h 4h 5h 6h 7h 8h 9h", "semi_clean", 150, 75),
    (
        "I30-off",
        "italian_tournament",
        f"3h..9h JK;{NO_SEMI}",
        "run",
        "JK=2h 3h 4h 5h 6h 7h 8h 9h",
        "dirty",
        100,
        75,
    ),
    (
        "I32",
        "italian_tournament",
        "3h..6h JK 8h..10h",
        "run",
        "3h 4h 5h 6h JK=7h 8h 9h 10h",
        "dirty",
        100,
        80,
    ),
    ("I34", "italian", "2h..7h + 9h", "run", "3h 4h 5h 6h 7h 2h=8h 9h", "dirty", 100, 55),
    ("I35", "italian", "2h..7h + 9h + 8h", "run", "2h 3h 4h 5h 6h 7h 8h 9h", "clean", 200, 65),
    ("I36", "italian", "2c 5c 6c + 8c", "run", "5c 6c 2c=7c 8c", "dirty", 0, 40),
    ("I39", "italian", "6c JK 8c + 7c", "run", "JK=5c 6c 7c 8c", "dirty", 0, 50),
    ("I41", "italian", "2s 4s 5s 6s + 3s", "run", "2s 3s 4s 5s 6s", "clean", 0, 40),
    ("I41-joker", "italian", "2s 4s 5s 6s + 3s + JK", "run", "JK=As 2s 3s 4s 5s 6s", "dirty", 0, 70),
    ("I42", "italian", "2s JK 4s 5s 6s", "run", "2s JK=3s 4s 5s 6s", "dirty", 0, 65),
    ("I43-add", "italian", "Ks Kh Kd + Kh Kd Kc", "set", "Kc Kd Kd Kh Kh Ks", "clean", 0, 60),
    ("O02", "buraco_open", "5h 6h 2s", "run", "5h 6h 2s=7h", "dirty", 0, 20),
    ("O04", "buraco_open", "Ah 2h 2d 4h", "run", "Ah 2h 2d=3h 4h", "dirty", 0, 40),
    ("O06", "buraco_open", "Ah..Kh", "run", RUN_OF_HEARTS, "run_13", 500, 110),
    ("O08", "buraco_open", "Ah..Kh Ah", "run", f"{RUN_OF_HEARTS} Ah", "run_14", 1000, 125),
    ("O09", "buraco_open", "Ah..Kh 2s", "run", f"{RUN_OF_HEARTS} 2s=Ah", "dirty", 100, 120),
    (
        "O10",
        "buraco_open",
        "Ah..6h 2s 8h..Kh Ah",
        "run",
        f"{RUN_OF_HEARTS} Ah".replace("7h", "2s=7h"),
        "dirty",
        100,
        130,
    ),
    ("O21", "buraco_open", "4h..10h + 2d", "run", "4h 5h 6h 7h 8h 9h 10h 2d=Jh", "dirty", 100, 60),
    ("C01", "buraco_closed", "Kh Kd Ks", "set", "Kd Kh Ks", "clean", 0, 30),
    ("C02", "buraco_closed", "Kh Kd JK", "set", "Kd Kh JK", "dirty", 0, 70),
    ("C05", "buraco_closed", "8x7", "set", "8c 8c 8d 8d 8h 8h 8s", "clean", 200, 70),
    ("C06", "buraco_closed", "8x6 JK", "set", "8c 8c 8d 8d 8h 8s JK", "dirty", 100, 110),
    ("C07", "buraco_closed", "3h 4h 2h 6h 7h 8h 9h", "run", "3h 4h 2h=5h 6h 7h 8h 9h", "dirty", 100, 50),
    (
        "C08",
        "buraco_closed",
        "3h 4h 2h 6h..9h + 5h",
        "run",
        "2h 3h 4h 5h 6h 7h 8h 9h",
        "clean",
        200,
        55,
    ),
    (
        "C11",
        "buraco_closed",
        "3h 4h 2s 6h..9h + 5h",
        "run",
        "3h 4h 5h 6h 7h 8h 9h 2s=10h",
        "dirty",
        100,
        55,
    ),
    ("V01", "venezuelan", "Ah 3h 4h", "run", "Ah 3h 4h", "clean", 0, 30),
    ("V02", "venezuelan", "2h 3h 4h", "run", "2h=Ah 3h 4h", "dirty", 0, 35),
    ("V04", "venezuelan", "Ah JK 4h", "run", "Ah JK=3h 4h", "dirty", 0, 75),
    ("V05", "venezuelan", "Qh Kh Ah", "run", "Qh Kh Ah", "clean", 0, 40),
    ("V07", "venezuelan", "4h..10h", "run", "4h 5h 6h 7h 8h 9h 10h", "clean", 400, 50),
    ("V09", "venezuelan", "4h 5h 2s 7h..10h", "run", "4h 5h 2s=6h 7h 8h 9h 10h", "dirty", 200, 70),
    ("V10", "venezuelan", "Ax7", "set", "Ac Ac Ad Ad Ah Ah As", "aces_clean", 500, 140),
    ("V11", "venezuelan", "Ax6 2c", "set", "Ac Ac Ad Ad Ah As 2c", "aces_dirty", 300, 145),
    ("V12", "venezuelan", "2h 2d JK", "wilds", "2d 2h JK", "wild", 0, 100),
    ("V13", "venezuelan", "2x4 JK JK JK", "wilds", "2c 2d 2h 2s JK JK JK", "wild", 1000, 250),
    ("V14", "venezuelan", "2x7", "wilds", "2c 2c 2d 2d 2h 2h 2s", "all_twos", 2000, 175),
    ("V17", "venezuelan", "Kh Kh Kh Kh Kd Kd Ks", "set", "Kd Kd Kh Kh Kh Kh Ks", "clean", 400, 70),
    ("V19", "venezuelan", "5h 6h JK + 7h", "run", "JK=4h 5h 6h 7h", "dirty", 0, 65),
]

# id, preset, cards, reason, points
ILLEGAL = [
    ("I02", "italian", "2h 2h JK", Reason.ALL_WILD, 70),
    ("I12", "italian", "Ks As 2s 3s", Reason.RUN_WRAPS_ROUND_ACE, 50),
    ("I14", "italian", "Ac..Kc Ac", Reason.ACE_AT_BOTH_ENDS, 135),
    ("I19", "italian", "5h JK 2s", Reason.TOO_MANY_WILDS, 55),
    ("I20-twos", "italian", "2h 2d 2s", Reason.ALL_WILD, 60),
    ("I20-jokers", "italian", "JK JK JK", Reason.ALL_WILD, 90),
    ("I20-mixed", "italian", "2h 2d JK", Reason.ALL_WILD, 70),
    ("I37", "italian", "6c JK 8c + 10c", Reason.RUN_HAS_GAP, 55),
    ("I40", "italian", "2s 4s 5s 6s + JK", Reason.WILD_DISPLACES_WILD, 65),
    ("O01", "buraco_open", "Kh Kd Ks", Reason.SETS_NOT_ALLOWED, 30),
    ("O03", "buraco_open", "5h 6h JK", Reason.NOT_IN_DECK, None),
    ("C03", "buraco_closed", "Kh Kd 2s JK", Reason.TOO_MANY_WILDS, None),
    ("T01", "buraco_stbl", "Kh Kd Ks", Reason.SETS_NOT_ALLOWED, 30),
    ("T02", "buraco_stbl", "Ah Ad As", Reason.SETS_NOT_ALLOWED, 45),
    ("V08", "venezuelan", "4h..Jh", Reason.MELD_CLOSED, 60),
    ("V08-add", "venezuelan", "4h..10h + Jh", Reason.MELD_CLOSED, 60),
    ("V16", "venezuelan", "9c 9d 2s JK", Reason.TOO_MANY_WILDS, 95),
]


@pytest.mark.parametrize(
    ("preset", "text", "expected"),
    [pytest.param(preset, text, expected, id=name) for name, preset, text, *expected in LEGAL],
)
def test_worked_melds_that_are_legal(
    preset: str, text: str, expected: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = answer(capsys, *meld_arguments(preset, text))
    kind, layout, grade, bonus, points = expected
    is_canasta = len(layout.split()) >= 7
    assert found == dict(
        zip(KEYS, [True, kind, layout.split(), grade, is_canasta, bonus, points, None], strict=True)
    )
    assert list(found) == KEYS
    assert status == 0


@pytest.mark.parametrize(
    ("preset", "text", "reason", "points"),
    [pytest.param(*case, id=name) for name, *case in ILLEGAL],
)
def test_worked_melds_that_are_illegal(
    preset: str, text: str, reason: Reason, points: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = answer(capsys, *meld_arguments(preset, text))
    assert list(found) == KEYS
    assert list(found.values())[:6] == [False, None, None, None, False, 0]
    assert points in (None, found["points"])
    assert list(found["reason"]) == ["code", "text"]
    assert found["reason"]["code"] == reason
    assert found["reason"]["text"].endswith(".")
    assert status == 1


def test_the_example_of_the_manual(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["referee", "--rules", "italian", "7h 8h 2s 10h"]) == 0
    assert capsys.readouterr().out == (
        '{"legal": true, "kind": "run", "layout": ["7h", "8h", "2s=9h", "10h"], "grade": "dirty",'
        ' "canasta": false, "bonus": 0, "points": 45, "reason": null}\n'
    )


@pytest.mark.parametrize(
    "words", [["7h", "8h", "9h"], ["7h 8h", "9h"], ["9H 7h", "8h"], ["7h", "2s=8h", "9h"]]
)
def test_cards_may_be_one_argument_or_several(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, *words)[0] == 0
    assert answer(capsys, words[0], "--rules", "italian", *words[1:])[0] == 0


def test_jokers_of_both_colours_count_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "--rules", "venezuelan", "JK JK JK JK JK JK JK")[0] == 0
    assert answer(capsys, "--rules", "venezuelan", "JB JK JB 2h JK 2d")[0] == 0
    status, found = answer(capsys, "JK JB JK JB JK")
    assert (status, found["reason"]["code"]) == (1, "not_in_deck")
    assert "only 4 times" in found["reason"]["text"]


@pytest.mark.parametrize("arguments", [["7h 7h 7h"], ["7h 7d 7h", "--add", "7h"]])
def test_no_meld_has_more_of_a_card_than_the_deck(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = answer(capsys, *arguments)
    assert (status, found["reason"]["code"]) == (1, "not_in_deck")
    assert "7 of hearts only 2 times" in found["reason"]["text"]


def test_nothing_is_judged_after_a_refused_addition(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = answer(capsys, "6c JK 8c", "--add", "10c", "--add", "7c")
    assert found["reason"]["code"] == "run_has_gap"


def test_one_addition_may_bring_a_natural_and_its_wild(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "2s 4s 5s 6s", "--add", "3s JK")[1]["layout"][0] == "JK=As"
    assert answer(capsys, "2s 4s 5s 6s", "--add", "JK", "--add", "3s")[0] == 1


@pytest.mark.parametrize(
    ("change", "meld", "status"),
    [
        ("sets_allowed=false", "7h 7d 7s", 1),
        ("ace_both_ends=true", show_cards(cards("Ac..Kc Ac")), 0),
        ("min_meld_size=4", "7h 8h 9h", 1),
        ("set_ranks=A,3", "3h 3d 3s", 0),
        ("set_ranks=A, 3", "4h 4d 4s", 1),
        ("set_ranks=3", "3h 3d 3s", 0),
        ("set_ranks=all", "4h 4d 4s", 0),
        ("run_ranks=A34..KA", "7h 8h 9h", 2),
        ("match_compare=>", "7h 8h 9h", 0),
        ("match_compare=>=", "7h 8h 9h", 0),
        ("player_counts=2", "7h 8h 9h", 0),
        ("bonus_semi_clean=null", "7h 8h 9h", 0),
        ("three_reserves=18, 11", "7h 8h 9h", 2),
        ("three_reserves=null", "7h 8h 9h", 0),
    ],
)
def test_options_are_changed_by_words_numbers_and_lists(
    change: str, meld: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--set", change, meld]) == status
    capsys.readouterr()


def test_several_options_are_changed_together(capsys: pytest.CaptureFixture[str]) -> None:
    changes = ["--set", "run_ranks=A34..KA", "--set", "two_natural_in_runs=false"]
    assert answer(capsys, *changes, "Ah 3h 4h")[1]["layout"] == ["Ah", "3h", "4h"]


def test_a_rule_set_may_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine"
    path.write_text((RULESETS / "buraco_open.json").read_text(encoding="utf-8"), encoding="utf-8")
    assert answer(capsys, "--rules", str(path), "Kh Kd Ks")[1]["reason"]["code"] == "sets_not_allowed"


def test_lists_are_of_numbers_or_of_words() -> None:
    each = Kind(each=Kind(numbers=range(2, 7)))
    assert read_value(each, "2, 4") == (2, 4)
    assert read_value(each, "6") == (6,)
    assert read_value(each, "2, x") == ("2", "x")
