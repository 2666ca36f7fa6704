"""The worked cases of the rules document about single melds, by their ids."""

import pytest

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.melds import Grade, Meld, MeldKind
from burraco_desktop.engine.notation import show_meld
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.refusals import Reason
from tests.support.positions import extended, italian, meld, no_meld

Changes = dict[str, OptionValue]


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        pytest.param("7h 8h 2s 10h", "7h 8h 2s=9h 10h", id="I01"),
        pytest.param("2h 3h JK", "2h 3h JK=4h", id="I03"),
        pytest.param("2h 2h 3h", "2h 3h 2h=4h", id="I04"),
        pytest.param("Ah 2h 2h", "Ah 2h 2h=3h", id="I05"),
        pytest.param("Ah 2h 3h 2s 5h", "Ah 2h 3h 2s=4h 5h", id="I06"),
        pytest.param("2c 3h 4h", "3h 4h 2c=5h", id="I09"),
        pytest.param("Ac..Kc JK", "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK=Ac", id="I15"),
        pytest.param("5h 5d JK", "5d 5h JK", id="I18"),
        pytest.param("2s JK 4s 5s 6s", "2s JK=3s 4s 5s 6s", id="I42"),
        pytest.param("5h 7h JK", "5h JK=6h 7h", id="F-R06"),
        pytest.param("8h 2h 10h Jh", "8h 2h=9h 10h Jh", id="F-R09"),
        pytest.param("2h Kh Ah", "2h=Qh Kh Ah", id="F-R09-ace-high"),
    ],
)
def test_dirty_melds(cards: str, shown: str) -> None:
    assert show_meld(meld(cards), WildEnd.HIGH) == shown
    assert meld(cards).grade == Grade.DIRTY
    assert not meld(cards).is_clean


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        pytest.param("2h 3h 4h", "2h 3h 4h", id="I08"),
        pytest.param("As Ks Qs", "Qs Ks As", id="I10"),
        pytest.param("9h 9c 9c", "9c 9c 9h", id="I21"),
        pytest.param("Ah 2h 3h", "Ah 2h 3h", id="F-R07"),
    ],
)
def test_clean_melds(cards: str, shown: str) -> None:
    assert show_meld(meld(cards)) == shown
    assert meld(cards).grade == Grade.CLEAN
    assert meld(cards).is_clean


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        pytest.param("2h 2h JK", Reason.ALL_WILD, id="I02"),
        pytest.param("Ks As 2s 3s", Reason.RUN_WRAPS_ROUND_ACE, id="I12"),
        pytest.param("Ac..Kc Ac", Reason.ACE_AT_BOTH_ENDS, id="I14"),
        pytest.param("5h JK 2s", Reason.TOO_MANY_WILDS, id="I19"),
        pytest.param("2h 2d 2s", Reason.ALL_WILD, id="I20-twos"),
        pytest.param("JK JK JB", Reason.ALL_WILD, id="I20-jokers"),
        pytest.param("2h 2d JK", Reason.ALL_WILD, id="I20-mixed"),
        pytest.param("6c JK 8c 10c", Reason.RUN_HAS_GAP, id="I37"),
        pytest.param("2c 2d 2h 2s 2c 2d 2h", Reason.ALL_WILD, id="F-R05"),
        pytest.param("5h 2s 2d", Reason.TOO_MANY_WILDS, id="F-R06-two-wilds"),
        pytest.param("5h 9h JK", Reason.RUN_HAS_GAP, id="F-R06-wide-gap"),
        pytest.param("5h 6h 6h", Reason.RUN_REPEATS_RANK, id="F-R06-same-rank"),
        pytest.param("5h 5d JK 2s", Reason.TOO_MANY_WILDS, id="set-with-two-wilds"),
        pytest.param("5h 6h", Reason.TOO_FEW_CARDS, id="two-cards"),
        pytest.param("5h 6h 7d", Reason.NO_COMMON_RANK_OR_SUIT, id="two-suits"),
        pytest.param("7x8 7c 7d", Reason.SET_TOO_LARGE, id="ten-cards-of-a-rank"),
        pytest.param("Ah Ah Ah Kh", Reason.RUN_REPEATS_RANK, id="three-aces-in-a-run"),
    ],
)
def test_what_is_no_meld(cards: str, reason: Reason) -> None:
    assert no_meld(cards) == reason


@pytest.mark.parametrize(
    ("cards", "changes", "bonus", "points"),
    [
        pytest.param("Ac..Kc", {}, 200, 120, id="I13"),
        pytest.param("Ac..Kc", {"bonus_royal_clean": 300}, 300, 120, id="I13-royal"),
        pytest.param("Ac..Kc JK", {}, 100, 150, id="I15"),
        pytest.param("Ac..Kc JK", {"bonus_semi_clean": 150}, 150, 150, id="I15-semi-clean"),
        pytest.param(
            "Ac..Kc JK", {"bonus_semi_clean": 150, "bonus_royal_dirty": 250}, 250, 150, id="I15-royal"
        ),
        pytest.param(
            "3c..Kc JK Ac", {"bonus_royal_dirty": 250}, 250, 130, id="royal-with-a-wild-for-the-two"
        ),
        pytest.param("3c..Kc JK", {"bonus_royal_dirty": 250}, 100, 115, id="twelve-places-are-not-royal"),
        pytest.param("7x8 JK", {}, 100, 70, id="I22"),
        pytest.param("7x8 JK", {"bonus_semi_clean": 150}, 150, 70, id="I22-semi-clean"),
        pytest.param("7x8 JK", {"bonus_semi_clean": 150, "bonus_super_dirty": 200}, 200, 70, id="I22-super"),
        pytest.param("7x8", {}, 200, 40, id="I23"),
        pytest.param("7x8", {"bonus_super_clean": 250}, 250, 40, id="I23-super"),
        pytest.param("7x7", {"bonus_super_clean": 250}, 200, 35, id="seven-of-eight-naturals-are-not-super"),
        pytest.param("7x7 JK", {"bonus_semi_clean": 150}, 150, 65, id="I24"),
        pytest.param("7x7 JK", {}, 100, 65, id="I24-off"),
        pytest.param("7x6 JK", {"bonus_semi_clean": 150}, 100, 60, id="I25"),
        pytest.param("7x6 JK", {}, 100, 60, id="I25-off"),
        pytest.param("3h..9h", {}, 200, 45, id="I26"),
        pytest.param("2h..8h", {}, 200, 55, id="I27"),
        pytest.param("3h 4h 5h JK 7h 8h 9h", {}, 100, 70, id="I28"),
        pytest.param("3h..8h JK", {"bonus_semi_clean": 150}, 100, 65, id="I29"),
        pytest.param("3h..9h JK", {"bonus_semi_clean": 150}, 150, 75, id="I30"),
        pytest.param("3h..9h JK", {}, 100, 75, id="I30-off"),
        pytest.param("3h..6h JK 8h..10h", {"bonus_semi_clean": 150}, 100, 80, id="I32"),
        pytest.param("3h..9h JK Jh", {"bonus_semi_clean": 150}, 150, 85, id="A7-seven-on-one-side"),
        pytest.param(
            "3h..9h JK Jh",
            {"bonus_semi_clean": 150, "semi_clean_test": "wild_at_end"},
            100,
            85,
            id="A7-wild-not-at-the-end",
        ),
        pytest.param(
            "3h..9h JK",
            {"bonus_semi_clean": 150, "semi_clean_test": "wild_at_end"},
            150,
            75,
            id="A7-wild-at-the-end",
        ),
        pytest.param("3h..8h", {}, 0, 35, id="six-cards-are-no-canasta"),
        pytest.param("Ah 2h 3h 4h 5h 6h 7h", {}, 200, 60, id="F-S07-low-ace"),
        pytest.param("8h 9h 10h Jh Qh Kh Ah", {}, 200, 75, id="F-S07-high-ace"),
    ],
)
def test_bonus_and_card_points(cards: str, changes: Changes, bonus: int, points: int) -> None:
    found = meld(cards, italian(**changes))
    assert (found.bonus, found.points) == (bonus, points)


@pytest.mark.parametrize(
    ("before", "added", "after", "grade"),
    [
        pytest.param("2h..7h", "9h", "3h 4h 5h 6h 7h 2h=8h 9h", Grade.DIRTY, id="I34"),
        pytest.param("3h..7h 2h 9h", "8h", "2h 3h 4h 5h 6h 7h 8h 9h", Grade.CLEAN, id="I35"),
        pytest.param("2c 5c 6c", "8c", "5c 6c 2c=7c 8c", Grade.DIRTY, id="I36"),
        pytest.param("6c JK 8c", "7c", "JK=5c 6c 7c 8c", Grade.DIRTY, id="I39"),
        pytest.param("2s 4s 5s 6s", "3s", "2s 3s 4s 5s 6s", Grade.CLEAN, id="I41"),
        pytest.param("2s 4s 5s 6s", "2s", "2s 2s=3s 4s 5s 6s", Grade.DIRTY, id="A10-twin"),
        pytest.param("2s 4s 5s 6s", "3s JK", "JK=As 2s 3s 4s 5s 6s", Grade.DIRTY, id="A10-natural-and-wild"),
        pytest.param("JK 4s 5s 6s", "2s", "2s JK=3s 4s 5s 6s", Grade.DIRTY, id="own-two-beside-the-wild"),
        pytest.param("2h 4h 5h", "3h", "2h 3h 4h 5h", Grade.CLEAN, id="C6-own-two-comes-home"),
        pytest.param("2s 4h 5h", "3h", "2s=2h 3h 4h 5h", Grade.DIRTY, id="C6-other-two-stays-wild"),
        pytest.param("Qs Ks As", "JK", "JK=Js Qs Ks As", Grade.DIRTY, id="wild-only-below-a-high-ace"),
        pytest.param(
            "Ac..Qc", "Kc JK", "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK=Ac", Grade.DIRTY, id="full"
        ),
        pytest.param("4d 5d JK 7d", "6d", "JK=3d 4d 5d 6d 7d", Grade.DIRTY, id="F-R11"),
        pytest.param("Jd Qd JK Ad", "Kd", "JK=10d Jd Qd Kd Ad", Grade.DIRTY, id="F-R11-at-the-ace"),
        pytest.param("Ad 2d JK 4d", "3d", "Ad 2d 3d 4d JK=5d", Grade.DIRTY, id="F-R11-at-the-low-ace"),
        pytest.param(
            "3h..9h", "JK", "JK=2h 3h 4h 5h 6h 7h 8h 9h", Grade.DIRTY, id="wild-dirties-a-clean-canasta"
        ),
        pytest.param("6h 7h 8h", "5h", "5h 6h 7h 8h", Grade.CLEAN, id="F-R14-first"),
        pytest.param("5h 6h 7h 8h", "4h", "4h 5h 6h 7h 8h", Grade.CLEAN, id="F-R14-second"),
        pytest.param("9c 9d JK", "9c", "9c 9c 9d JK", Grade.DIRTY, id="set-with-a-twin"),
    ],
)
def test_additions_solve_the_meld_again(before: str, added: str, after: str, grade: Grade) -> None:
    found = extended(before, added)
    assert isinstance(found, Meld), found
    assert show_meld(found) == after
    assert found.grade == grade


@pytest.mark.parametrize(
    ("before", "added", "changes", "reason"),
    [
        pytest.param("6c JK 8c", "10c", {}, Reason.RUN_HAS_GAP, id="I37"),
        pytest.param("2s 4s 5s 6s", "JK", {}, Reason.WILD_DISPLACES_WILD, id="I40"),
        pytest.param("2s 4s 5s 6s", "JK As", {}, Reason.WILD_DISPLACES_WILD, id="I40-with-a-natural"),
        pytest.param("4h 5h JK", "2s", {}, Reason.TOO_MANY_WILDS, id="one-wild-a-meld"),
        pytest.param("Ac..Kc", "Ac", {}, Reason.ACE_AT_BOTH_ENDS, id="I14-by-adding"),
        pytest.param("Ac..Kc JK", "Ac", {}, Reason.ACE_AT_BOTH_ENDS, id="full-run-takes-nothing"),
        pytest.param(
            "2h..7h",
            "9h",
            {"two_natural_may_turn_wild": False},
            Reason.NATURAL_TWO_IS_FIXED,
            id="A9-natural-two-fixed",
        ),
        pytest.param("2h 3h JK 5h", "7h", {}, Reason.RUN_HAS_GAP, id="natural-two-beside-a-wild-cannot-turn"),
        pytest.param("9c 9d 9h", "9s 10s", {}, Reason.NO_COMMON_RANK_OR_SUIT, id="set-takes-no-other-rank"),
    ],
)
def test_additions_refused(before: str, added: str, changes: Changes, reason: Reason) -> None:
    assert extended(before, added, italian(**changes)) == reason


def test_a_wild_may_displace_a_wild_where_the_rules_let_it() -> None:
    found = extended("2s 4s 5s 6s", "JK", italian(wild_displaceable_by_wild=True))
    assert isinstance(found, Meld)
    assert show_meld(found) == "2s JK=3s 4s 5s 6s"


@pytest.mark.parametrize(
    ("cards", "has_choice"),
    [
        ("5h 6h JK", True),
        ("5h JK 7h", False),
        ("Ah 2h JK", False),
        ("Kh Ah JK", False),
        ("5h 6h 7h", False),
        ("5h 5d JK", False),
    ],
)
def test_only_a_wild_free_at_both_ends_has_a_choice(cards: str, has_choice: bool) -> None:
    assert meld(cards).has_choice_of_end() is has_choice


@pytest.mark.parametrize(
    ("cards", "changes", "reason"),
    [
        ("5h 5d 5s", {"sets_allowed": False}, Reason.SETS_NOT_ALLOWED),
        ("5h 5d 5s", {"set_ranks": ("A", "3")}, Reason.SET_RANK_NOT_ALLOWED),
        ("Ah 2h 3h 4h 5h", {"run_max_size": 4}, Reason.RUN_TOO_LONG),
        ("Ah 2h 3h 4h JK", {"run_max_size": 4}, Reason.RUN_TOO_LONG),
        ("5h 6h 7h", {"min_meld_size": 4}, Reason.TOO_FEW_CARDS),
    ],
)
def test_options_that_forbid_melds(cards: str, changes: Changes, reason: Reason) -> None:
    assert no_meld(cards, italian(**changes)) == reason


@pytest.mark.parametrize(
    ("cards", "changes", "shown"),
    [
        ("3h 3d 3s", {"set_ranks": ("A", "3")}, "3d 3h 3s"),
        ("Ac..Kc Ac", {"ace_both_ends": True}, "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ac"),
        ("2h 3h 4h", {"two_natural_in_runs": False}, "2h 3h 4h"),
    ],
)
def test_options_that_allow_melds(cards: str, changes: Changes, shown: str) -> None:
    assert show_meld(meld(cards, italian(**changes))) == shown


def test_a_two_without_a_place_of_its_own_is_wild() -> None:
    assert not meld("2h 3h 4h", italian(two_natural_in_runs=False)).is_clean


def test_melds_are_interned_whatever_the_order_of_their_cards() -> None:
    assert meld("7h 8h 9h") is meld("9h 7h 8h")
    assert repr(meld("7h 8h 9h")) == "Meld((32, 33, 34), clean)"


def test_kinds() -> None:
    assert meld("7h 8h 9h").layout.kind == MeldKind.RUN
    assert meld("7h 7d 7s").layout.kind == MeldKind.SET
