"""A question travels as text that says what the seat may see, and nothing more."""

import multiprocessing
import signal
import threading

import pytest

from burraco_desktop.ai import worker
from burraco_desktop.ai.bot import CheckedBot, make_bot
from burraco_desktop.ai.levels import Level
from burraco_desktop.ai.searcher import Searcher
from burraco_desktop.ai.worker import answer, question_of, serve
from burraco_desktop.engine import play
from burraco_desktop.engine.notation import parse_position
from burraco_desktop.engine.view import view_for
from tests.support.positions import ITALIAN, PRESETS, TABLES
from tests.support.random_play import new_deal, random_play


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_the_view_arrives_as_it_was_sent(system: str, seats: int) -> None:
    state = new_deal(PRESETS[system], seats, 8)
    for action in random_play(state, 8, 0.9):
        view = view_for(state, state.seat)
        question = question_of(view, 1, "heuristic")
        assert parse_position(question.position, question.rules) == view.table
        play.advance(state, action)


def test_no_hidden_card_is_in_a_question() -> None:
    state = new_deal(ITALIAN, 4, 8)
    position = question_of(view_for(state, 1), 1, "heuristic").position
    hands = [line for line in position.splitlines() if line.startswith(("hand", "stock", "reserves"))]
    shown = [part for line in hands for part in line.split(":")[1].split() if part not in ("??", "/")]
    assert len(shown) == state.hands[1].size


def test_the_answer_is_the_bots() -> None:
    state = new_deal(ITALIAN, 4, 8)
    view = view_for(state, state.seat)
    found = answer(question_of(view, 1, "greedy"), {})
    assert found.actions == (make_bot("greedy").choose(view, 1),)
    assert found.trouble == ""


def test_what_arrives_while_a_bot_thinks_lets_it_end_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot would think in a million worlds; the notice that nobody waits any more lies in the pipe."""
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    level = Level("patient", 10**6, 10**6, noise=0.0, memory=1.0, lines=8, seconds=3600.0)
    monkeypatch.setattr(worker, "make_bot", lambda name: CheckedBot(Searcher(level), name))
    state = new_deal(ITALIAN, 4, 8)
    near, far = multiprocessing.Pipe()
    near.send(question_of(view_for(state, state.seat), 1, "patient"))
    near.send(None)
    serving = threading.Thread(target=serve, args=(far,))
    serving.start()
    found = near.recv()
    near.close()
    serving.join()
    far.close()
    assert play.why_not(state, found.actions[0]) is None


def test_serving_ends_quietly_when_nobody_waits_for_the_answer_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    state = new_deal(ITALIAN, 4, 8)
    near, far = multiprocessing.Pipe()
    near.send(question_of(view_for(state, state.seat), 1, "greedy"))
    near.close()
    serve(far)
    far.close()
