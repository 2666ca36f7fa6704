"""The coach advises what is legal, sees what the player sees, and gives no reason that is not so."""

from itertools import islice
from random import Random

import pytest

from burraco_desktop.ai import coach
from burraco_desktop.ai.advice import EQUAL, Advice, is_equal
from burraco_desktop.ai.coach import JUDGING, STEPS, advise, judge, same_play
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Discard, DrawStock, Redraw, TakePile
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.play import options, why_not
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.decisions import deciding_states, decisions
from tests.support.positions import PRESETS, TABLES, position
from tests.support.random_play import with_hidden_cards_permuted
from tests.support.reason_check import problems


def view_of(text: str) -> PlayerView:
    state = position(text)
    return view_for(state, state.seat)


def first_advice(view: PlayerView, seed: int = 1) -> Advice:
    return next(advise(view, seed))


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_every_play_advised_is_legal_to_its_end(system: str, seats: int) -> None:
    for view in islice(decisions(PRESETS[system], seats, 21), 2):
        for option in first_advice(view).options:
            after = play.follow(view.table, option.actions)
            assert after is not None
            for action in option.actions[:1]:
                assert why_not(view.table, action) is None


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_every_reason_holds_when_it_is_found_out_anew(system: str, seats: int) -> None:
    for view in islice(decisions(PRESETS[system], seats, 22), 3):
        assert problems(view, 7, 1) == []


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_what_is_hidden_changes_no_advice(system: str, seats: int) -> None:
    chance = Random(4)
    for state in islice(deciding_states(PRESETS[system], seats, 23), 1):
        viewer = state.seat
        twin = with_hidden_cards_permuted(state, viewer, chance)
        assert first_advice(view_for(twin, viewer)) == first_advice(view_for(state, viewer))


def test_the_same_seed_gives_the_same_refinements_and_another_others() -> None:
    view = next(decisions(PRESETS["italian"], 4, 5))
    first, again, other = (list(islice(advise(view, seed), 2)) for seed in (3, 3, 4))
    assert first == again
    assert [advice.worlds for advice in other] == [advice.worlds for advice in first]
    assert other != first


def test_each_answer_stands_on_more_worlds_until_all_is_thought() -> None:
    view = view_of("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    found = list(advise(view, 1))
    assert len(found) >= len(STEPS)
    assert [advice.worlds for advice in found] == sorted({advice.worlds for advice in found})
    assert [advice.share for advice in found] == sorted({advice.share for advice in found})
    assert [advice.share == 1.0 for advice in found] == [False] * (len(found) - 1) + [True]


def doubtful(advice: Advice) -> bool:
    """Whether what was asked about, or any play, passes for as good and may well be 6 points worse."""
    asked = [advice.played] if advice.played else advice.options[1:]
    return any(option.is_equal and option.gap + option.error > 6.0 for option in asked)


@pytest.mark.parametrize(("doubt", "steps", "answers"), [(1e9, 3, 3), (-1.0, 3, 5), (-1.0, 2, 2)])
def test_it_thinks_on_where_there_is_doubt_if_it_is_to_judge_by(
    monkeypatch: pytest.MonkeyPatch, doubt: float, steps: int, answers: int
) -> None:
    monkeypatch.setattr(coach, "STEPS", (0.1, 0.2, 0.3))
    monkeypatch.setattr(coach, "FURTHER", (0.4, 0.5))
    monkeypatch.setattr(coach, "UNSURE", doubt)
    view = view_of("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    assert len(list(advise(view, 1, steps=steps))) == answers


def test_the_best_leads_equal_plays_follow_and_the_rest_is_in_order() -> None:
    for view in islice(decisions(PRESETS["buraco_open"], 4, 6), 8):
        advice = first_advice(view)
        equal = [option.is_equal for option in advice.options]
        gaps = [option.gap for option in advice.options if not option.is_equal]
        assert advice.best.gap == 0
        assert equal == sorted(equal, reverse=True)
        assert gaps == sorted(gaps)
        assert all(option.is_equal for option in advice.equals)
        assert advice.rival is None or not advice.rival.is_equal


def test_before_the_draw_the_alternatives_are_other_draws() -> None:
    view = view_of("hand 0: 5c 4h 9d Kd\nmove: 0 draw\npile: 6c 7c\nhand 1: 3c 4d 9d Kd")
    advice = first_advice(view)
    firsts = [type(option.actions[0]) for option in (advice.best, *advice.alternatives)]
    assert sorted(firsts, key=str) == sorted({DrawStock, TakePile}, key=str)
    assert len(advice.equals) <= 2


def test_where_there_is_one_draw_and_after_it_the_alternatives_are_all_other_plays() -> None:
    for text in ("move: 0 play", "move: 0 play\nmelds 0: 5h 6h 7h"):
        advice = first_advice(view_of(f"hand 0: 5c 4h 9d Kd\n{text}\nhand 1: 3c 4d 9d Kd"))
        assert advice.alternatives == advice.options[1:]


@pytest.mark.parametrize("system", ["italian", "buraco_closed"])
def test_hardly_ever_is_the_alternative_that_is_told_worse_without_a_reason(system: str) -> None:
    told = []
    for view in islice(decisions(PRESETS[system], 4, 41), 16):
        *_, settled = islice(advise(view, 1), JUDGING)
        told += [bool(settled.rival.reasons)] if settled.rival else []
    assert len(told) > 5
    assert sum(told) > 0.9 * len(told)


def test_equal_plays_get_no_reasons_and_differ_by_no_more_than_chance() -> None:
    for view in islice(decisions(PRESETS["italian"], 4, 7), 8):
        for option in first_advice(view).options:
            assert option.is_equal == (is_equal(option.gap, option.error) or option.gap == 0)
            assert not (option.is_equal and option.reasons)


def test_few_points_are_no_difference_however_well_they_are_known() -> None:
    assert is_equal(EQUAL, 0.0)
    assert not is_equal(EQUAL + 0.1, 0.0)
    assert is_equal(EQUAL + 0.1, EQUAL)


def test_it_ends_when_it_is_told_to() -> None:
    view = next(decisions(PRESETS["italian"], 4, 8))
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 60

    assert len(list(advise(view, 1, stop))) <= 2


def test_a_single_play_is_not_thought_about_for_long() -> None:
    view = view_of("hand 0: 5c 4h 9d Kd\nmove: 0 draw\npile: -\nhand 1: 3c 4d 9d Kd")
    found = list(advise(view, 1))
    assert [option.actions for option in found[0].options] == [(DrawStock(),)]
    assert [advice.share for advice in found] == [1.0]


def test_what_was_played_is_among_the_plays_as_it_was_played() -> None:
    for state in islice(deciding_states(PRESETS["italian"], 4, 9), 6):
        view = view_for(state, state.seat)
        if state.phase != Phase.PLAY:
            continue
        done = tuple(action for action in options(view.table) if isinstance(action, Discard))[-1:]
        played = next(advise(view, 1, done=done)).played
        assert played is not None
        assert played.actions == done


def test_a_play_in_another_order_is_the_same_play() -> None:
    view = view_of("hand 0: 8h 8s Kd 4c\nmelds 0: 5h 6h 7h / 5s 6s 7s\nhand 1: 3c 4d 9d Kd")
    one = tuple(map(parse_action, ("add 0 8h", "add 1 8s", "discard Kd")))
    other = tuple(map(parse_action, ("add 1 8s", "add 0 8h", "discard Kd")))
    assert same_play(view, one, other)
    assert not same_play(view, one, one[:2])
    played = next(advise(view, 1, done=other)).played
    assert played is not None
    assert (
        sum(same_play(view, option.actions, one) for option in next(advise(view, 1, done=other)).options) == 1
    )
    assert played.actions == other


def test_feeding_the_opponents_burraco_is_a_mistake_with_its_reason() -> None:
    text = (
        "hand 0: 8h 9c 4d 6s Kc\nmelds 1: 2h 3h 4h 5h 6h 7h\nhand 1: 3c\nhand 2: 3c 4d 9d 5s\n"
        "hand 3: 3c 4d 9d Kd Qs\ntaken: 0 1\nreserves: -"
    )
    view = view_of(text)
    feeding = (parse_action("discard 8h"),)
    played = judge(view, feeding, 1).played
    assert played is not None
    assert not played.is_equal
    assert played.gap > 50
    assert any(type(reason).__name__ == "Feeds" for reason in played.reasons)


def test_a_judgement_is_the_advice_after_some_steps_or_without_doubt_about_what_was_played() -> None:
    view = view_of("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    for text in ("discard Kd", "discard 4h"):
        done = (parse_action(text),)
        judged = judge(view, done, 1)
        found = list(advise(view, 1, done=done, steps=JUDGING))
        assert judged == found[-1]
        assert len(found) == JUDGING or doubtful(found[JUDGING - 1])


def test_a_card_just_drawn_may_be_kept_or_refused() -> None:
    for state in deciding_states(PRESETS["venezuelan"], 4, 3, share=1.0):
        if play.why_not(state, Redraw()) is None:
            advice = first_advice(view_for(state, state.seat))
            firsts = {type(option.actions[0]) for option in advice.options}
            assert Redraw in firsts
            assert len(firsts) > 1
            return


def test_stock_and_pile_are_compared() -> None:
    view = view_of("hand 0: 5c 4h 9d Kd\nmove: 0 draw\npile: 6c 7c\nhand 1: 3c 4d 9d Kd")
    firsts = {type(option.actions[0]) for option in first_advice(view).options}
    assert firsts == {DrawStock, TakePile}
