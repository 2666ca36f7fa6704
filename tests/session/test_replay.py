"""A replay shows what a seat saw, keeps the secrets of a running match, and leads to practice."""

import random

import pytest

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.view import view_for, visible_cards
from burraco_desktop.session.codec import match_from_position
from burraco_desktop.session.match import Match
from burraco_desktop.session.replay import Replay
from tests.session.documents import document_of, loaded
from tests.session.playing import new_match, play_deals, play_step, played


def finished(seats: int = 4) -> Match:
    match = new_match(seats=seats)
    play_deals(match, 50, random.Random(3))
    assert match.winner is not None
    return match


def test_every_deal_ends_as_it_was_played() -> None:
    match = new_match()
    play_deals(match, 50, random.Random(3))
    replay = Replay(match)
    assert list(replay.deals) == list(range(1, match.deal + 1))
    assert replay.totals == match.totals
    last = replay.moments(match.deal, 0)[-1]
    assert last.view == view_for(match.state, 0)
    assert last.actions == len(match.steps)


@pytest.mark.parametrize("seats", [2, 4])
def test_each_moment_is_what_the_seat_saw(seats: int) -> None:
    match, source = new_match(seats=seats), random.Random(3)
    match.start_deal()
    seen = {(0, seat): match.view(seat) for seat in range(seats)}
    while not match.deal_is_over:
        play_step(match, source)
        seen |= {(len(match.steps), seat): match.view(seat) for seat in range(seats)}
    play_deals(match, 50, source)
    replay = Replay(match)
    for seat in replay.viewers:
        for moment in replay.moments(1, seat):
            if moment.is_last:
                assert moment.view == seen[moment.actions, seat]


def test_a_running_match_is_seen_from_the_own_seat_alone() -> None:
    match = played(60)
    replay = Replay(match)
    assert tuple(replay.viewers) == (0,)
    with pytest.raises(AssertionError, match="running"):
        replay.moments(1, 1)
    with pytest.raises(AssertionError, match="practise"):
        replay.practice(1, 3)
    for moment in replay.moments(1, 0):
        assert moment.view.viewer == 0
        known = len(visible_cards(moment.view))
        assert known < 108
    position = replay.position(1, 20, 0)
    assert position.stock == [HIDDEN] * len(position.stock)


def test_a_position_of_a_finished_match_is_the_whole_truth() -> None:
    match = finished()
    state = Replay(match).position(1, 20, 0)
    assert HIDDEN not in state.stock
    twin = new_match()
    twin.start_deal()
    for action in match.log[0][:20]:
        twin.play(action)
    assert show_position(state) == show_position(twin.state)


def test_practice_begins_at_the_moment_on_the_same_cards() -> None:
    match = finished()
    practice = Replay(match).practice(2, 15)
    assert (practice.deal, len(practice.steps)) == (2, 15)
    assert practice.log == [match.log[0], match.log[1][:15]]
    assert practice.terms.is_practice
    assert practice.terms.identity != match.terms.identity
    assert practice.players == match.players
    assert loaded(document_of(practice)).state == practice.state


def test_a_match_that_went_on_from_a_position_is_seen_from_there() -> None:
    before = played(150)
    match, _ = match_from_position(document_of(before))
    source = random.Random(4)
    while match.winner is None:
        play_step(match, source)
    replay = Replay(loaded(document_of(match)))
    first = replay.moments(before.deal, 2)
    assert (first[0].event, first[0].view) == (None, view_for(before.state, 2))
    assert replay.moments(match.deal, 2)[-1].view == view_for(match.state, 2)
    assert replay.practice(before.deal, 3).log == [match.log[0][:3]]
