"""Cards played twice: what they brought before and now, and what is left without luck."""

import random

import pytest

from burraco_desktop.session.comparison import Compared, compared, is_single_deal
from burraco_desktop.session.match import Earlier
from burraco_desktop.session.replay import Replay
from tests.session.playing import new_match, play_deals, play_step
from tests.support.saved_matches import finished


def test_fresh_cards_have_nothing_to_be_compared_with() -> None:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    assert compared(match) == ()
    assert not is_single_deal(match)


def test_a_deal_played_again_is_compared_once_it_is_over() -> None:
    match = new_match()
    play_deals(match, 2, random.Random(1))
    again = Replay(match).deal_again(2)
    assert is_single_deal(again)
    assert compared(again) == ()
    while not again.deal_is_over:
        play_step(again, random.Random(5))
    [found] = compared(again)
    ours, theirs = match.scores_by_deal[1]
    now_ours, now_theirs = again.scores_by_deal[1]
    assert found == Compared(2, ours - theirs, now_ours - now_theirs, is_turned=False)
    assert found.gain == now_ours - now_theirs - (ours - theirs)
    play_deals(again, 1, random.Random(1))
    assert len(compared(again)) == 1


def test_of_turned_cards_the_mean_of_both_results_is_what_play_brought() -> None:
    first = finished("1", 4)
    twin = Replay(first).duplicate(Replay(first).players)
    assert not is_single_deal(twin)
    play_deals(twin, 2, random.Random(7))
    found = compared(twin)
    assert [entry.deal for entry in found] == [1, 2]
    for entry, before, now in zip(found, first.scores_by_deal, twin.scores_by_deal, strict=False):
        assert entry.before == before[0] - before[1]
        assert entry.gain == pytest.approx((before[0] - before[1] + now[0] - now[1]) / 2)
        assert entry.is_turned


def test_scores_of_another_number_of_sides_are_not_compared() -> None:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    match.earlier = Earlier("another", 0, {1: (1, 2, 3)})
    assert compared(match) == ()
