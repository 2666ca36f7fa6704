"""Decisions are cut where new cards are seen, show nothing hidden, and what they come to adds up."""

import random
from dataclasses import replace

import pytest

from burraco_desktop.engine.actions import DRAW_STOCK, Cut, Discard, DrawStock, TakePile
from burraco_desktop.engine.events import CardDrawn, ReserveTaken
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Kind, Line, decisions, digest_of, kind_of, result_of_deal
from burraco_desktop.session.review_sums import (
    Account,
    Assessment,
    Grade,
    Option,
    Thresholds,
    account_of,
    graded,
    key_moments,
    tally_of,
)
from tests.session.playing import new_match, play_deals, played
from tests.support.positions import PRESETS, position
from tests.support.random_play import with_hidden_cards_permuted
from tests.support.reviews import assessment_for

THRESHOLDS = Thresholds(10.0, 30.0, 70.0)


def replayed(rules: RuleSet | None = None, seed: str = "a seed", deals: int = 2, seats: int = 4) -> Replay:
    match = new_match(seed, seats, rules)
    play_deals(match, deals, random.Random(seed))
    return Replay(match)


@pytest.mark.parametrize("system", sorted(PRESETS))
def test_the_decisions_are_all_that_the_seat_did_but_to_cut(system: str) -> None:
    rules = PRESETS[system]
    replay = replayed(rules, seats=min(rules.deck.player_counts))
    own = [
        action for before, action, _ in replay.steps(1) if before.seat == 0 and not isinstance(action, Cut)
    ]
    assert [action for decision in decisions(replay, 1, 0) for action in decision.played] == own


def test_a_decision_ends_where_new_cards_are_seen_or_the_turn_ends() -> None:
    replay = replayed()
    steps = list(replay.steps(1))
    for decision in decisions(replay, 1, 0):
        state = steps[decision.at][0].copy()
        for number, action in enumerate(decision.played, start=1):
            events = apply(state, action)
            sees = any(
                isinstance(event, CardDrawn) or (isinstance(event, ReserveTaken) and event.in_flight)
                for event in events
            )
            is_last = number == len(decision.played)
            assert is_last == (sees or state.seat != 0 or state.phase == Phase.OVER)


def test_a_draw_is_a_decision_of_its_own() -> None:
    found = decisions(replayed(), 1, 0)
    draws = [decision for decision in found if isinstance(decision.played[0], DrawStock)]
    assert draws
    assert all(decision.played == (DRAW_STOCK,) for decision in draws)
    assert isinstance(found[1].played[-1], Discard)


def test_a_decision_shows_what_the_seat_saw_and_no_more() -> None:
    replay = replayed()
    moments = {moment.actions: moment.view for moment in replay.moments(1, 0) if moment.is_last}
    for decision in decisions(replay, 1, 0):
        assert decision.view == moments[decision.at]
        assert decision.view.is_my_turn


def test_a_running_match_is_reviewed_from_the_own_seat_alone() -> None:
    replay = Replay(played(60))
    with pytest.raises(AssertionError, match="running"):
        decisions(replay, 1, 1)


def test_the_question_stays_the_same_however_the_hidden_cards_lie() -> None:
    replay, chance = replayed(), random.Random(5)
    steps = list(replay.steps(1))
    for decision in decisions(replay, 1, 0):
        twin = with_hidden_cards_permuted(steps[decision.at][0], 0, chance)
        assert digest_of(view_for(twin, 0), decision.played) == decision.digest


def test_the_parts_of_an_account_make_the_result() -> None:
    replay = replayed(deals=3)
    for deal in replay.deals:
        result = result_of_deal(replay, deal, 0)
        assert result is not None
        judged = [
            graded(decision, assessment_for(decision), THRESHOLDS) for decision in decisions(replay, deal, 0)
        ]
        account = account_of(judged, result)
        assert account.result == pytest.approx(result)
        assert account.lost == pytest.approx(sum(entry.lost for entry in judged))
        assert account.luck - account.lost == pytest.approx(result)
    assert account_of((), 40.0) == Account(others=40.0)
    assert Account(1, 2, 3, 4).plus(Account(10, 20, 30, 40)) == Account(11, 22, 33, 44)


def test_what_came_up_in_the_own_turn_is_told_apart_from_what_others_did() -> None:
    replay = replayed()
    first, second, third = decisions(replay, 1, 0)[:3]
    assert first.turn == second.turn < third.turn
    judged = [graded(entry, assessment_for(entry), THRESHOLDS) for entry in (first, second, third)]
    account = account_of(judged, 0.0)
    assert account.dealt == judged[0].assessment.before
    assert account.drawn == pytest.approx(judged[1].assessment.before - judged[0].assessment.after)
    waited = judged[2].assessment.before - judged[1].assessment.after
    assert account.others == pytest.approx(waited - judged[2].assessment.after)


def test_the_result_of_a_running_deal_is_not_known() -> None:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    match.start_deal()
    replay = Replay(match)
    assert result_of_deal(replay, 2, 0) is None
    ours, theirs = match.scores_by_deal[0]
    assert result_of_deal(replay, 1, 0) == ours - theirs


@pytest.mark.parametrize(
    ("lost", "grade"),
    [
        (0.0, Grade.BEST),
        (9.9, Grade.FINE),
        (10.0, Grade.INACCURACY),
        (30.0, Grade.MISTAKE),
        (70.0, Grade.BLUNDER),
        (500.0, Grade.BLUNDER),
    ],
)
def test_a_grade_follows_from_the_points_lost(lost: float, grade: Grade) -> None:
    assert THRESHOLDS.grade(lost) == grade


def test_a_difference_that_may_be_chance_counts_as_none() -> None:
    own = Option((DRAW_STOCK,), 10.0, gap=20.0, error=5.0, is_equal=False)
    best = Option((TakePile(),), 30.0, 0.0, 0.0, is_equal=True)
    certain = Assessment((best, own), 1)
    assert (certain.lost, certain.before, certain.after) == (20.0, 30.0, 10.0)
    doubtful = Assessment((best, replace(own, is_equal=True)), 1)
    assert (doubtful.lost, doubtful.before, doubtful.after) == (0.0, 10.0, 10.0)


def test_points_given_up_to_win_the_match_are_no_loss() -> None:
    own = Option((DRAW_STOCK,), 40.0, gap=90.0, error=5.0, is_equal=False)
    best = Option((TakePile(),), 25.0, 0.0, 0.0, is_equal=True)
    assessment = Assessment((best, own), 1)
    assert (assessment.lost, assessment.before - assessment.after) == (90.0, -15.0)


def test_a_tally_counts_only_where_there_was_a_choice() -> None:
    found = decisions(replayed(), 1, 0)
    judged = [graded(entry, assessment_for(entry), THRESHOLDS) for entry in found]
    tally = tally_of(judged)
    choices = [entry for entry in judged if entry.assessment.is_choice]
    assert tally.decisions == len(choices) == sum(tally.grades.values())
    assert tally.good == sum(1 for entry in choices if entry.grade <= Grade.FINE)
    assert sum(tally.lost.values()) == pytest.approx(sum(entry.lost for entry in choices))
    assert tally.lost_a_deal == pytest.approx(sum(tally.lost.values()))
    assert tally_of(()).accuracy is None


def test_key_moments_are_the_worst_in_their_order() -> None:
    found = decisions(replayed(), 1, 0)
    judged = [graded(entry, assessment_for(entry), THRESHOLDS) for entry in found]
    moments = key_moments(judged)
    assert len(moments) == 3
    assert [entry.decision.at for entry in moments] == sorted(entry.decision.at for entry in moments)
    least = min(entry.lost for entry in moments)
    assert all(entry.lost <= least for entry in judged if entry not in moments)


DRAWN = """
    hand 0: Kd Qd Jd 3c 4c 5c 9h
    pile: 6h
"""


@pytest.mark.parametrize(
    ("played", "better", "kind"),
    [
        ("discard 9h", "discard 3c", Kind.DISCARD),
        ("discard 9h", "lay Kd Qd Jd / discard 9h", Kind.MELDS),
        ("lay 3c 4c 5c / discard 9h", "lay Kd Qd Jd / discard 9h", Kind.MELDS),
        ("lay 3c 4c 5c / lay Kd Qd Jd", "lay Kd Qd Jd / lay 3c 4c 5c", Kind.DISCARD),
    ],
)
def test_the_kind_of_a_decision_is_where_the_lines_part(played: str, better: str, kind: Kind) -> None:
    view = view_for(position(DRAWN), 0)
    assert kind_of(view, _line(played), _line(better)) == kind


def test_pile_or_stock_is_a_decision_about_the_draw() -> None:
    view = view_for(position(DRAWN + "    move: 0 draw\n"), 0)
    assert kind_of(view, _line("draw"), _line("take / discard 9h")) == Kind.DRAW
    assert kind_of(view, _line("take / discard 9h"), _line("take / discard 3c")) == Kind.DISCARD


def _line(text: str) -> Line:
    return tuple(map(parse_action, text.split(" / ")))
