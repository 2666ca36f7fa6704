"""The course: lessons read from files, each a table with goals. It knows no text, no window and no progress.

`resources/lessons/course.json` names the chapters and their lessons in order; `tables/<lesson>.json` holds a
position and its steps. A file that is no lesson is an error that names it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import NotationError, parse_action
from burraco_desktop.engine.rules import RuleSet, RuleSetError
from burraco_desktop.engine.state import State
from burraco_desktop.paths import resource
from burraco_desktop.session.errors import DamagedSaveError, LessonFileError, SaveError
from burraco_desktop.session.fields import checked, field, texts
from burraco_desktop.session.lesson_goals import Goal, Question, check_goal, check_question
from burraco_desktop.session.lesson_positions import lesson_state
from burraco_desktop.session.rulebook import preset

FOLDER: Final = "lessons"
OTHERWISE: Final = "other"
"""The reply to all that no other reply is for."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Which wrong moves are answered in the same way.

    Attributes:
        kind: the first word of the action in the notation: `draw`, `lay`, `discard`, …
        cards: cards that must be among those of the action.
        meld: the meld that is added to, -1 for any.
        text: the name of the answer in the texts.
    """

    kind: str
    cards: tuple[str, ...]
    meld: int
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be done.

    Attributes:
        goal: what must be reached by playing; empty where a question is asked.
        question: what is asked, None where something is to be played.
        solution: actions that reach the goal.
        replies: answers to wrong moves and choices, the first that fits counts.
        others: what the other seats do before this step begins.
        table: the position of this step, None where it goes on from the step before.
    """

    goal: Goal
    question: Question | None
    solution: tuple[Action, ...]
    replies: tuple[Reply, ...]
    others: tuple[Action, ...]
    table: State | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A table of the course."""

    name: str
    rules: RuleSet
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons that belong together, by name."""

    name: str
    lessons: tuple[str, ...]


@lru_cache(maxsize=1)
def course() -> tuple[Chapter, ...]:
    """The chapters in order.

    Raises:
        LessonFileError: the file is missing or damaged.
    """
    path = resource(FOLDER) / "course.json"
    document = read_json(path)
    try:
        chapters = [checked(entry, dict, "chapter") for entry in field(document, "chapters", list)]
        return tuple(Chapter(field(each, "name", str), tuple(texts(each, "lessons"))) for each in chapters)
    except DamagedSaveError as error:
        raise LessonFileError(str(error), path) from error


def lesson_names() -> tuple[str, ...]:
    """All lessons in the order of the course."""
    return tuple(name for chapter in course() for name in chapter.lessons)


@lru_cache(maxsize=64)
def lesson(name: str) -> Lesson:
    """A lesson of the course.

    Raises:
        LessonFileError: its file is missing or damaged.
    """
    path = resource(FOLDER) / "tables" / f"{name}.json"
    document = read_json(path)
    try:
        return lesson_from(name, document)
    except (SaveError, NotationError, RuleSetError) as error:
        raise LessonFileError(str(error), path) from error


def lesson_from(name: str, document: Mapping[str, Any]) -> Lesson:
    """Make a lesson of the content of its file.

    Raises:
        SaveError, NotationError, RuleSetError: it is none.
    """
    content = dict(document)
    rules = preset(field(content, "rules", str)).changed(content.get("changes", {}))
    entries = [checked(entry, dict, "step") for entry in field(content, "steps", list)]
    steps = tuple(_step(entry, rules, f"{name} {number}") for number, entry in enumerate(entries))
    if not steps or steps[0].table is None:
        raise DamagedSaveError("the first step has no position")
    return Lesson(name, rules, steps)


def read_json(path: Path) -> dict[str, Any]:
    """The object that a file of the course holds.

    Raises:
        LessonFileError: it is missing, or no JSON object.
    """
    try:
        return checked(json.loads(path.read_bytes()), dict, "file")
    except OSError as error:
        raise LessonFileError(f"cannot be read: {error.strerror}", path) from error
    except (ValueError, RecursionError, DamagedSaveError) as error:
        raise LessonFileError(f"is no JSON object: {error}", path) from error


def _step(entry: dict[str, Any], rules: RuleSet, name: str) -> Step:
    goal, question = entry.get("goal", {}), _question(entry)
    if question is None:
        check_goal(goal)
    lines = entry.get("position")
    return Step(
        goal=goal,
        question=question,
        solution=_actions(entry, "solution"),
        replies=tuple(_reply(*pair) for pair in entry.get("replies", {}).items()),
        others=_actions(entry, "others"),
        table=None if lines is None else lesson_state(checked(lines, dict, "position"), rules, name),
    )


def _question(entry: dict[str, Any]) -> Question | None:
    if "ask" not in entry:
        return None
    question = Question(field(entry, "ask", str), tuple(texts(entry, "choices")), entry.get("meld", 0))
    check_question(question)
    return question


def _actions(entry: dict[str, Any], name: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, texts(entry, name))) if name in entry else ()


def _reply(pattern: str, text: object) -> Reply:
    """Read a pattern: the kind of an action, the meld added to where it matters, and cards."""
    kind, *words = pattern.split()
    meld = int(words.pop(0)) if words and words[0].isdecimal() and kind == "add" else -1
    return Reply(kind, tuple(words), meld, checked(text, str, pattern))


def reply_to(replies: Sequence[Reply], action: str) -> str:
    """The name of the answer to an action in the notation, or to a choice."""
    kind, *words = action.split()
    meld = int(words.pop(0)) if kind == "add" else -1
    for reply in replies:
        same_meld = reply.meld in (-1, meld)
        if reply.kind == kind and same_meld and all(card in words for card in reply.cards):
            return reply.text
    return OTHERWISE
