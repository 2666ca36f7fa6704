"""The action bar offers what is possible now, and nothing else."""

from collections.abc import Sequence

import pytest

from burraco_desktop.engine.view import view_for
from burraco_desktop.ui.table.action_bar import Offer
from burraco_desktop.ui.table.hand_order import SortKey
from burraco_desktop.ui.table.offers import Scope, closes, offers
from tests.support.positions import cards, position

PLAYING = """
    hand 0: 5h 6h 7h 8h Kc 9d 2s JK
    melds 0: 9h 10h Jh
    pile: 8c
"""
CLOSING = """
    hand 0: Kc
    melds 0: 3h 4h 5h 6h 7h 8h 9h
    taken: 0 -1
"""


def offered(
    text: str,
    selected: str = "",
    key: SortKey = SortKey.SUIT,
    *,
    can_undo: bool = False,
    can_redo: bool = False,
) -> list[Offer]:
    view = view_for(position(text), 0)
    return offers(view, cards(selected), key, Scope(can_undo, can_redo))


def names(found: Sequence[Offer]) -> list[str]:
    return [offer.name for offer in found]


@pytest.mark.parametrize(
    ("position_text", "selected", "expected"),
    [
        ("move: 0 draw\nhand 0: 5h 6h 7h Kc\npile: 8h", "", ["draw", "take", "sort"]),
        ("move: 0 draw\nhand 0: 5h 6h 7h Kc\npile:", "", ["draw", "sort"]),
        ("move: 1 draw\nhand 0: 5h 6h 7h Kc\npile: 8h", "", ["skip", "hold", "sort"]),
        (PLAYING, "", ["sort"]),
        (PLAYING, "Kc", ["discard", "sort"]),
        (PLAYING, "5h 6h", ["sort"]),
        (PLAYING, "5h 6h 7h", ["lay", "sort"]),
        (PLAYING, "5h 6h 7h JK", ["lay", "lay_high", "sort"]),
        ("hand 0: Kc 9d", "Kc", ["discard", "sort"]),
        ("hand 0: Kc\nmelds 0: 9h 10h Jh\ntaken: 0 -1", "Kc", []),
        (CLOSING, "Kc", ["discard"]),
    ],
)
def test_only_what_is_possible_is_offered(position_text: str, selected: str, expected: list[str]) -> None:
    assert names(offered(position_text, selected)) == expected


def test_undo_and_redo_are_offered_where_they_are_possible() -> None:
    assert names(offered(PLAYING, can_undo=True)) == ["undo", "sort"]
    assert names(offered(PLAYING, can_undo=True, can_redo=True)) == ["undo", "redo", "sort"]


def test_a_discard_that_closes_the_deal_says_so() -> None:
    assert closes(view_for(position(CLOSING), 0))
    assert [offer.text for offer in offered(CLOSING, "Kc")] == ["Close with K♣"]
    assert offered(PLAYING, "Kc")[0].text == "Discard K♣"


def test_a_last_discard_that_takes_the_reserve_does_not_close() -> None:
    view = view_for(position("hand 0: Kc\nmelds 0: 3h 4h 5h 6h 7h 8h 9h"), 0)
    assert not closes(view)


def test_both_ends_of_a_free_wild_are_offered_by_the_card_it_stands_for() -> None:
    lay, high = offered(PLAYING, "5h 6h 7h JK")[:2]
    assert "4♥" in lay.text
    assert "8♥" in high.text
    assert (lay.key, high.key) == ("M", "N")
    assert lay.is_main
    assert not high.is_main


def test_the_order_that_the_hand_has_not_is_offered() -> None:
    assert offered(PLAYING, key=SortKey.SUIT)[-1].text == "Sort by rank"
    assert offered(PLAYING, key=SortKey.RANK)[-1].text == "Sort by suit"


def test_every_offer_names_its_key_and_just_one_is_the_main_one() -> None:
    for selected in ("", "Kc", "5h 6h 7h", "5h 6h 7h JK"):
        found = offered(PLAYING, selected, can_undo=True, can_redo=True)
        assert all(offer.text and offer.key for offer in found)
        assert len({offer.key for offer in found}) == len(found)
        assert sum(offer.is_main for offer in found) <= 1
