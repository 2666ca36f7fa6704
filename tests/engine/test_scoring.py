"""Scores of deals and the end of the match, by the ids of the worked cases where there is one."""

import pytest

from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.scoring import LineKind, deal_scores, match_winner, melded_points, totals_after
from tests.support.positions import ITALIAN, cards, italian, position

I63 = """
    move: 0 over
    end: closed 0
    totals: 1000 900
    hand 0: -
    hand 1: As As JK
    hand 2: 9c 2d
    hand 3: 8d
    melds 0: 3h 4h 5h 6h 7h 8h 9h / Kd Kh Ks JK
    melds 1: 5c 6c 7c
    taken: 0 -1
"""


def test_i63_a_closed_deal() -> None:
    first, second = deal_scores(position(I63))
    assert (first.total, second.total) == (375, -155)
    assert [(line.kind, line.points) for line in first.lines] == [
        (LineKind.MELD_CARDS, 45),
        (LineKind.CANASTA, 200),
        (LineKind.MELD_CARDS, 60),
        (LineKind.CLOSE, 100),
        (LineKind.HAND_CARDS, -30),
    ]
    assert [(line.kind, line.points, line.seat) for line in second.lines] == [
        (LineKind.MELD_CARDS, 15, -1),
        (LineKind.RESERVE_NOT_TAKEN, -100, -1),
        (LineKind.HAND_CARDS, -60, 1),
        (LineKind.HAND_CARDS, -10, 3),
    ]


def test_the_melds_of_a_side_count_with_their_bonuses() -> None:
    assert [melded_points(position(I63), side) for side in (0, 1)] == [45 + 200 + 60, 15]


def test_lines_name_what_they_count() -> None:
    lines = deal_scores(position(I63))[0].lines
    assert [line.meld for line in lines] == [0, 0, 1, -1, -1]
    assert lines[1].grade == "clean"
    assert lines[3].seat == 0
    assert (lines[4].seat, lines[4].cards) == (2, tuple(sorted(cards("9c 2d"))))


def test_totals_are_counted_on() -> None:
    assert totals_after(position(I63)) == (1375, 745)


@pytest.mark.parametrize(
    ("changes", "total"), [({}, 175), ({"bonus_semi_clean": 150}, 225)], ids=["I65", "I65-semi"]
)
def test_i65_a_deal_without_a_close(changes: dict[str, OptionValue], total: int) -> None:
    text = "move: 0 over\nend: stock -1\nhand 0: -\nhand 2: -\nmelds 0: 3h 4h 5h 6h 7h 8h 9h JK\ntaken: 0 -1"
    assert deal_scores(position(text, italian(**changes)))[0].total == total


def test_a_bonus_for_taking_the_reserve_where_the_rules_give_one() -> None:
    first, second = deal_scores(position(I63, italian(bonus_reserve_taken=100)))
    assert (first.total, second.total) == (475, -155)


def test_two_players_score_alone() -> None:
    text = "move: 0 over\nend: closed 1\nhand 0: JK 2d\nhand 1: -\nmelds 1: 3h 4h 5h\ntaken: -1 1"
    assert [score.total for score in deal_scores(position(text, seats=2))] == [-150, 115]


def test_fr_s06_a_meld_of_partners_counts_once() -> None:
    text = "move: 0 over\nend: stock -1\nhand 0: -\nhand 2: -\nmelds 0: 3h 4h 5h\ntaken: 0 -1"
    assert deal_scores(position(text))[0].total == 15


@pytest.mark.parametrize("end", [DealEnd.STOCK, DealEnd.STALEMATE, DealEnd.TURN_BOUND])
def test_only_a_close_has_the_closing_bonus(end: DealEnd) -> None:
    text = f"move: 0 over\nend: {end} -1\nhand 0: -\nhand 2: -\ntaken: 0 -1"
    assert deal_scores(position(text))[0].lines == ()


@pytest.mark.parametrize(
    ("changes", "totals", "deals", "winner"),
    [
        pytest.param({}, (2010, 2040), 5, 1, id="I66"),
        pytest.param({}, (2000, 1700), 5, 0, id="I67"),
        pytest.param({"match_target": 2005}, (2000, 1700), 5, None, id="I67-2005"),
        pytest.param({"match_compare": ">"}, (2000, 1700), 5, None, id="I67-more-than"),
        pytest.param({}, (2105, 2105), 5, None, id="I68"),
        pytest.param({}, (2405, 1905), 6, 0, id="I68-next-deal"),
        pytest.param({}, (1999, -300), 9, None, id="below-the-target"),
        pytest.param({"match_deals": 4}, (2500, 100), 3, None, id="deals-to-play"),
        pytest.param({"match_deals": 4}, (500, 505), 4, 1, id="deals-played"),
        pytest.param({"match_deals": 4}, (500, 500), 4, None, id="deals-played-and-equal"),
        pytest.param({"match_deals": 4}, (500, 400), 5, 0, id="extra-deal-played"),
    ],
)
def test_the_end_of_the_match(
    changes: dict[str, OptionValue], totals: tuple[int, int], deals: int, winner: int | None
) -> None:
    assert match_winner(italian(**changes), totals, deals) == winner


def test_fr_s04_the_winner_is_who_has_more_not_who_closed() -> None:
    table = position(I63.replace("1000 900", "1700 2200"))
    assert totals_after(table) == (2075, 2045)
    assert match_winner(ITALIAN, totals_after(table), 5) == 0


@pytest.mark.parametrize(
    ("held", "points"),
    [("JK JB", 60), ("2c 2s", 40), ("Ah", 15), ("8c..Kc", 60), ("3c..7c", 25)],
)
def test_card_points(held: str, points: int) -> None:
    assert position("hand 0: 3c").table.points_of(cards(held)) == points
