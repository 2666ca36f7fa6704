"""The course: every lesson can be solved, none by doing nothing, and every wrong move is answered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from burraco_desktop.engine.cards import pack
from burraco_desktop.engine.notation import parse_action, show_action, show_card
from burraco_desktop.engine.play import apply, options, why_not
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.session import lessons
from burraco_desktop.session.errors import DamagedSaveError, LessonFileError
from burraco_desktop.session.lesson_goals import LEARNER, Done, is_reached
from burraco_desktop.session.lesson_run import MOST_TABLES, LessonRun, Verdict
from burraco_desktop.session.lesson_texts import course_text, gaps, languages
from burraco_desktop.session.lessons import OTHERWISE, course, lesson, lesson_from, lesson_names, reply_to

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from burraco_desktop.engine.actions import Action
    from burraco_desktop.engine.events import Event

NAMES = lesson_names()
STEPS = [(name, number) for name in NAMES for number in range(len(lesson(name).steps))]
PLAYED = [(name, number) for name, number in STEPS if lesson(name).steps[number].question is None]


def run_at(name: str, number: int) -> LessonRun:
    """A run of a lesson whose steps before were done as the solutions say."""
    run = LessonRun(lesson(name))
    for _ in range(number):
        run.go_on(solved(run)[0])
    return run


def solved(run: LessonRun) -> tuple[State, tuple[Event, ...]]:
    """The table after the solution of a step, and what happened."""
    state = run.start
    events: tuple[Event, ...] = ()
    for action in run.step.solution:
        events += apply(state, action)
    return state, events


def small(**entry: object) -> dict[str, Any]:
    """A lesson of one step, as its file would hold it."""
    position = {
        "hand 0": "4h 5h 6h 9c 9d Ks",
        "hand 1": "+11",
        "hand 2": "+11",
        "hand 3": "+11",
        "move": "0 play",
        "reserves": "+11 / +11",
        "stock": "*",
    }
    step = {"goal": {"melds": [{"kind": "run"}]}, "solution": ["lay 4h 5h 6h"], "position": position}
    return {"rules": "italian", "steps": [step | entry]}


# The course.


def test_there_are_enough_lessons_for_each_of_the_games() -> None:
    assert len(NAMES) == len(set(NAMES)) >= 24
    words = [lesson(name).rules.words for name in NAMES]
    assert {words.count(family) > 2 for family in ("italian", "brazilian", "venezuelan")} == {True}
    played = {lesson(name).rules.name for name in NAMES}
    assert {"italian", "buraco_open", "buraco_closed", "buraco_stbl", "venezuelan"} <= played


@pytest.mark.parametrize("language", languages())
def test_the_texts_say_all_and_nothing_in_vain(language: str) -> None:
    assert gaps(language) == []


@pytest.mark.parametrize("language", languages())
def test_the_same_cards_stand_in_every_language(language: str) -> None:
    """A task, a hint or an answer that names a card names the same ones in every language."""
    said, english = course_text(language), course_text("en")
    for name in NAMES:
        for words, first in zip(said.lessons[name].steps, english.lessons[name].steps, strict=True):
            assert _cards_in(words.task) == _cards_in(first.task)
            assert [*map(_cards_in, words.hints)] == [*map(_cards_in, first.hints)]
            for key, text in first.answers.items():
                assert _cards_in(words.answers[key]) == _cards_in(text), (name, key)


def _cards_in(text: str) -> list[str]:
    return sorted(part.partition("]")[0] for part in text.split("[")[1:])


def test_every_action_has_a_common_answer() -> None:
    kinds = {"draw", "take", "lay", "add", "discard", "reserve", "redraw", "end", "question"}
    for language in languages():
        assert set(course_text(language).common) == kinds


@pytest.mark.parametrize("name", NAMES)
def test_every_table_holds_one_whole_pack(name: str) -> None:
    taught = lesson(name)
    deck = taught.rules.deck
    for step in taught.steps:
        if step.table is not None:
            assert _count(step.table) == len(pack(deck.decks, deck.jokers))
            assert step.table.seat == LEARNER


def _count(state: State) -> int:
    laid = sum(meld.size for melds in state.melds for meld in melds)
    held = sum(hand.size for hand in state.hands)
    return laid + held + len(state.stock) + len(state.pile) + sum(map(len, state.reserves))


# Steps.


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_the_solution_reaches_the_goal_and_no_sooner(name: str, number: int) -> None:
    run = run_at(name, number)
    state = run.start
    verdicts = []
    for action in run.step.solution:
        verdicts.append(run.judge(state, action).verdict)
        run.note(apply(state, action))
    assert verdicts == [Verdict.ON_THE_WAY] * (len(verdicts) - 1) + [Verdict.RIGHT]


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_every_step_finds_the_learner_to_move(name: str, number: int) -> None:
    assert run_at(name, number).start.seat == LEARNER


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_doing_nothing_reaches_no_goal(name: str, number: int) -> None:
    run = run_at(name, number)
    assert run.start.phase in (Phase.DRAW, Phase.PLAY)
    assert not is_reached(run.step.goal, Done(run.start, ()))


@pytest.mark.parametrize("name", [name for name in NAMES if len(lesson(name).steps) > 1])
def test_no_way_through_a_step_does_the_next_one_too(name: str) -> None:
    """However a step is done, the next one is still to be done, and can be."""
    for number, step in enumerate(lesson(name).steps[1:], start=1):
        if step.table is not None or step.question is not None:
            continue
        for state, _ in ways_through(run_at(name, number - 1)):
            run = run_at(name, number - 1)
            run.go_on(state.copy())
            assert not is_reached(step.goal, Done(run.start, ()))
            assert can_be_done(run)


def ways_through(run: LessonRun) -> list[tuple[State, tuple[Event, ...]]]:
    """Tables on which a step can end, small steps taken in any order."""
    if run.step.question is not None:
        return [(run.start, ())]
    found: list[tuple[State, tuple[Event, ...]]] = []
    seen: list[State] = []
    waiting: list[tuple[State, tuple[Event, ...]]] = [(run.start, ())]
    while waiting:
        state, told = waiting.pop()
        for action in options(state):
            run.reset()
            run.note(told)
            verdict = run.judge(state, action).verdict
            if verdict is Verdict.WRONG:
                continue
            then = state.copy()
            events = told + apply(then, action)
            if then in seen:
                continue
            seen.append(then)
            (found if verdict is Verdict.RIGHT else waiting).append((then, events))
    return found


def can_be_done(run: LessonRun) -> bool:
    """Tell whether some first move is not wrong."""
    state = run.start
    return any(run.judge(state, action).verdict is not Verdict.WRONG for action in options(state))


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_every_wrong_move_is_answered(name: str, number: int) -> None:
    """Whatever is legal and misses the goal has a sentence of its own or the one for its kind."""
    run = run_at(name, number)
    text = course_text("en")
    for state, action in wrong_moves(run):
        judgement = run.judge(state, action)
        assert text.answer(name, number, judgement.reply, show_action(action)).strip()


def wrong_moves(run: LessonRun) -> Iterator[tuple[State, Action]]:
    """Wrong moves at the beginning of a step, and after each action of its solution but the last."""
    state = run.start
    for action in run.step.solution:
        for move in moves(state):
            if run.judge(state, move).verdict is Verdict.WRONG:
                yield state, move
        run.note(apply(state, action))


def moves(state: State) -> list[Action]:
    """What `options` offers, and cards added to melds two by two."""
    found = options(state)
    cards = dict.fromkeys(map(show_card, state.hands[LEARNER].cards()))
    for meld in range(len(state.melds[state.side])):
        pairs = (f"add {meld} {one} {other}" for one in cards for other in cards if one < other)
        found += [action for action in map(parse_action, pairs) if why_not(state, action) is None]
    return found


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_every_reply_is_given_to_some_move(name: str, number: int) -> None:
    run = run_at(name, number)
    given = {run.judge(state, move).reply for state, move in wrong_moves(run_at(name, number))}
    given |= _given_on_other_ways(run)
    assert {reply.text for reply in run.step.replies} <= given


def _given_on_other_ways(run: LessonRun) -> set[str]:
    """Replies to what can go wrong after one step on another way than the solution's."""
    found = set()
    start = run.start
    for first in options(start):
        run.reset()
        if run.judge(start, first).verdict is Verdict.ON_THE_WAY:
            state = start.copy()
            run.note(apply(state, first))
            found |= {run.judge(state, move).reply for move in moves(state)}
    return found


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_the_search_for_a_way_on_comes_to_its_end(name: str, number: int) -> None:
    """Every verdict is known, none is given up for a table too full of chances."""
    run = run_at(name, number)
    for state, action in wrong_moves(run):
        then = state.copy()
        events = apply(then, action)
        assert run.tables_seen(then, events) < MOST_TABLES


@pytest.mark.parametrize(("name", "number"), [step for step in STEPS if step not in PLAYED])
def test_a_question_has_one_answer_and_a_word_for_the_others(name: str, number: int) -> None:
    run = run_at(name, number)
    question = run.step.question
    assert question is not None
    text = course_text("en")
    verdicts = {choice: run.answer(run.start, choice) for choice in question.choices}
    assert [each.verdict for each in verdicts.values()].count(Verdict.RIGHT) == 1
    replies = [each.reply for each in verdicts.values() if each.verdict is Verdict.WRONG]
    assert all(text.lessons[name].steps[number].answers[reply] for reply in replies)
    assert {reply.text for reply in run.step.replies} <= set(replies)


# What the lessons claim.


def test_where_closing_is_called_too_dear_it_is() -> None:
    """The partner's unplayed cards count more than the close and what the others hold."""
    state = lesson("not_yet").steps[0].table
    assert state is not None
    worth = [state.table.points_of(hand.cards()) for hand in state.hands]
    assert worth[2] > 100 + worth[1] + worth[3]


def test_where_closing_is_called_best_the_others_lose_more_than_a_second_burraco_brings() -> None:
    state = lesson("close_now").steps[0].table
    assert state is not None
    held = sum(state.table.points_of(state.hands[seat].cards()) for seat in (1, 3))
    assert held + 100 > 200


def test_a_wild_two_that_goes_home_makes_a_burraco_clean_in_small_steps_too() -> None:
    run = LessonRun(lesson("cleaning"))
    state = run.start
    for text, verdict in (("add 0 3h", Verdict.ON_THE_WAY), ("add 0 9h", Verdict.RIGHT)):
        assert run.judge(state, parse_action(text)).verdict is verdict
        run.note(apply(state, parse_action(text)))


def test_a_step_that_others_begin_finds_the_learner_to_move() -> None:
    run = run_at("on_discard", 1)
    assert run.before.seat != LEARNER
    assert run.start.seat == LEARNER
    assert run.start.hands[LEARNER].size == 11


# Files.


def test_a_small_lesson_is_read() -> None:
    taught = lesson_from("small", small())
    assert taught.steps[0].table is not None
    assert [show_action(action) for action in taught.steps[0].solution] == ["lay 4h 5h 6h"]


def test_a_lesson_is_the_same_for_everybody() -> None:
    assert lesson_from("small", small()).steps[0].table == lesson_from("small", small()).steps[0].table


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"goal": {}}, "nothing is no condition"),
        ({"goal": {"wins": True}}, "wins is no condition"),
        ({"goal": {"melds": [{"shape": "round"}]}}, "shape is no condition of a meld"),
        ({"ask": "weather", "choices": ["1"]}, "unknown"),
        ({"position": None}, "no position"),
        ({"position": {"hand 0": "4h 4h 4h"}}, "one 4h too many"),
        ({"position": {"hand 0": "+200"}}, "wants more cards"),
        ({"position": {"hand 0": "4h", "hand 1": "+1"}}, "cards are missing"),
        ({"position": []}, "is no object"),
    ],
)
def test_a_bad_file_is_named_for_what_is_wrong(entry: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DamagedSaveError, match=complaint):
        lesson_from("small", small(**entry))


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b'{"rules": "italian"}', b'{"rules": "whist", "steps": []}']
)
def test_a_damaged_file_of_the_course_is_named(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tables").mkdir()
    path = tmp_path / "tables" / "broken.json"
    path.write_bytes(content)
    monkeypatch.setattr(lessons, "resource", lambda _name: tmp_path)
    with pytest.raises(LessonFileError, match=r"broken\.json"):
        lesson("broken")


def test_a_missing_file_of_the_course_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "resource", lambda _name: tmp_path)
    with pytest.raises(LessonFileError, match=r"absent\.json"):
        lesson("absent")


def test_a_course_without_chapters_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "course.json").write_text(json.dumps({"parts": []}))
    monkeypatch.setattr(lessons, "resource", lambda _name: tmp_path)
    with pytest.raises(LessonFileError, match=r"course\.json.*chapters is missing"):
        course.__wrapped__()


def test_a_reply_is_found_by_kind_meld_and_cards() -> None:
    taught = lesson_from(
        "small", small(replies={"add 1 9c": "nines", "add": "some", "lay 9c 9d": "set", "discard Ks": "king"})
    )
    replies = taught.steps[0].replies
    found = [
        reply_to(replies, text) for text in ("add 1 9c 9d", "add 0 9c", "lay 9c 9d 9h", "discard Ks", "draw")
    ]
    assert found == ["nines", "some", "set", "king", OTHERWISE]
