"""Lines are weighed in the same worlds, worse ones are given up, and the clock may end it at any time."""

from random import Random

import pytest

from burraco_desktop.ai.clues import Clues
from burraco_desktop.ai.playout import EVENTS, Policy, events, look_ahead
from burraco_desktop.ai.sampling import Sampler
from burraco_desktop.ai.search import Budget, Line, Weighed, weigh
from burraco_desktop.ai.stakes import Stakes
from burraco_desktop.ai.value import built_in_value
from burraco_desktop.ai.watch import deadline, never
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, position

NEAR_CLOSE = "melds 0: 6c 7c 8c 9c 10c Jc Qc\ntaken: 0 1\nhand 1: 3c 4d 9d Kd"
POLICY = Policy(weights_for(ITALIAN), built_in_value(), Stakes(counts=False))


def line(*texts: str, static: float = 0.0) -> Line:
    return Line(tuple(parse_action(text) for text in texts), static)


def search(state: State, lines: list[Line], budget: Budget, seed: int = 1) -> list[Weighed]:
    sampler = Sampler(view_for(state, state.seat), Clues())
    return weigh(lines, sampler, POLICY, budget, Random(seed))


def test_a_close_that_wins_points_beats_a_throw_that_feeds() -> None:
    state = position(f"hand 0: 5c 4h\n{NEAR_CLOSE}\nmelds 1: 4d 4s 4c")
    close = line("add 0 5c", "discard 4h")
    feed = line("discard 4h", static=20.0)
    found = search(state, [feed, close], Budget(12, never))
    assert found[0].line == close
    assert found[0].mean > found[1].mean


def test_the_same_line_gets_the_same_results_in_the_same_worlds() -> None:
    state = position("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    lines = [line("discard 4h"), line("discard 4h", static=1.0)]
    first, second = search(state, lines, Budget(4, never))
    assert first.results == second.results
    assert len(first.results) == 4
    assert first.behind(second) == (0.0, 0.0)


def test_a_search_repeats_itself_and_follows_its_source() -> None:
    state = position("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    lines = [line("discard 4h"), line("discard Kd")]

    def results(seed: int) -> list[list[float]]:
        return [weighed.results for weighed in search(state, lines, Budget(3, never), seed)]

    assert results(1) == results(1)
    assert results(1) != results(2)


def test_a_line_clearly_behind_is_given_up() -> None:
    state = position(f"hand 0: 5c 4h\n{NEAR_CLOSE}")
    lines = [line("discard 4h"), line("add 0 5c", "discard 4h")]
    best, worse = search(state, lines, Budget(40, never))
    assert worse.dropped
    assert not best.dropped
    assert len(worse.results) == len(best.results) < 40


def test_a_search_that_must_stop_at_once_goes_by_the_static_worth() -> None:
    state = position("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    lines = [line("discard 4h", static=1.0), line("discard Kd", static=2.0)]
    found = search(state, lines, Budget(100, lambda: True))
    assert [weighed.line.static for weighed in found] == [2.0, 1.0]
    assert [weighed.results for weighed in found] == [[], []]
    assert found[0].mean == 2.0


def test_the_clock_stops_a_search() -> None:
    assert deadline(-1.0)()
    assert not deadline(3600.0)()
    assert deadline(3600.0, lambda: True)()


def test_events_are_told_of_the_playouts() -> None:
    known = "known 1: 3c 4d 9d Kd\nknown 3: 4c 9s"
    state = position(f"hand 0: 5c 4h\n{NEAR_CLOSE}\n{known}")
    close = line("add 0 5c", "discard 4h")
    found = search(state, [close, line("discard 4h")], Budget(3, never, counts_events=True))
    tallies = next(weighed.tallies for weighed in found if weighed.line == close)
    told = dict(zip(EVENTS, tallies, strict=True))
    assert (told["own_close"], told["own_points"], told["rival_close"]) == (3.0, 15.0, 0.0)
    assert told["rival_points_held"] == 3.0 * (5 + 5 + 10 + 10 + 5 + 10)


def test_a_playout_goes_once_around_and_keeps_the_world() -> None:
    state = position("hand 0: 5c 4h 9d Kd\nhand 1: 3c 4d 9d Kd")
    before = state.copy()
    actions: tuple[Action, ...] = (parse_action("discard 4h"),)
    after = look_ahead(state, actions, POLICY)
    assert state == before
    assert after.phase == Phase.OVER or (after.seat, after.turn) == (1, state.turn + 5)


def test_events_count_canastas_reserves_and_what_is_held() -> None:
    before = position("hand 0: 5c 4h\nmelds 0: 6c 7c 8c 9c 10c Jc\nmelds 1: 4d 4s 4c")
    after = position("hand 0: 4h\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nmelds 1: 4d 4s 4c\ntaken: -1 3")
    told = dict(zip(EVENTS, events(before, after, 0), strict=True))
    assert (told["own_canasta"], told["own_clean_canasta"], told["rival_reserve"]) == (1.0, 1.0, 1.0)
    assert told["own_points"] == 10 + 200


@pytest.mark.parametrize(("results", "error"), [([], 0.0), ([5.0], 0.0), ([1.0, 3.0], 1.0)])
def test_the_error_is_that_of_a_mean(results: list[float], error: float) -> None:
    weighed = Weighed(line("draw"), results)
    assert weighed.standard_error == pytest.approx(error)
