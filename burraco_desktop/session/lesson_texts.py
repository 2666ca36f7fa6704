"""What the course says, in one file a language, and whether a file says all of it. It knows no window.

`resources/lessons/texts/<language>.json` has for each lesson `title`, `about`, `steps` and `end`; a step has
`task`, `hints`, `done` and `answers`. Cards stand in square brackets, as in "lay the [7h]"; whoever shows a
text draws them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from burraco_desktop.engine.notation import NotationError, parse_card
from burraco_desktop.paths import resource
from burraco_desktop.session.errors import DamagedSaveError, LessonFileError
from burraco_desktop.session.fields import checked, field, texts
from burraco_desktop.session.lessons import FOLDER, OTHERWISE, Lesson, course, lesson, lesson_names, read_json

ENGLISH: Final = "en"
CARD: Final = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True, slots=True)
class StepText:
    """What is said about a step: the task, hints one after the other, praise, answers by name."""

    task: str
    hints: tuple[str, ...]
    done: str
    answers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class LessonText:
    """What is said about a lesson."""

    title: str
    about: str
    steps: tuple[StepText, ...]
    end: str


@dataclass(frozen=True, slots=True)
class CourseText:
    """All that the course says in a language; `common` answers by the kind of an action."""

    chapters: Mapping[str, str]
    lessons: Mapping[str, LessonText]
    common: Mapping[str, str]

    def answer(self, name: str, step: int, reply: str, action: str) -> str:
        """The answer to a wrong move or choice: of the step, or the common one to such an action."""
        answers = self.lessons[name].steps[step].answers
        return answers.get(reply) or self.common[action.partition(" ")[0]]


def languages() -> list[str]:
    """The languages that the course is there in."""
    return sorted(path.stem for path in (resource(FOLDER) / "texts").glob("*.json"))


def best_text(language: str) -> CourseText:
    """What the course says in a language, or in English where nobody has translated it."""
    return course_text(language if language in languages() else ENGLISH)


@lru_cache(maxsize=8)
def course_text(language: str) -> CourseText:
    """What the course says in a language.

    Raises:
        LessonFileError: the file is missing or damaged.
    """
    path = resource(FOLDER) / "texts" / f"{language}.json"
    document = read_json(path)
    try:
        return _course_text(document)
    except DamagedSaveError as error:
        raise LessonFileError(str(error), path) from error


def _course_text(document: dict[str, Any]) -> CourseText:
    lessons = field(document, "lessons", dict)
    return CourseText(
        _strings(document, "chapters"),
        {name: _lesson_text(checked(entry, dict, name)) for name, entry in lessons.items()},
        _strings(document, "common"),
    )


def _lesson_text(entry: dict[str, Any]) -> LessonText:
    steps = [checked(step, dict, "step") for step in field(entry, "steps", list)]
    said = (field(entry, "title", str), field(entry, "about", str), field(entry, "end", str))
    title, about, end = said
    return LessonText(title, about, tuple(_step_text(step) for step in steps), end)


def _step_text(entry: dict[str, Any]) -> StepText:
    answers = _strings(entry, "answers") if "answers" in entry else {}
    return StepText(
        field(entry, "task", str), tuple(texts(entry, "hints")), field(entry, "done", str), answers
    )


def _strings(entry: dict[str, Any], name: str) -> dict[str, str]:
    return {key: checked(text, str, key) for key, text in field(entry, name, dict).items()}


# Whether all is said.


def gaps(language: str) -> list[str]:
    """What a file of texts lacks, or has in vain; empty where it is complete."""
    text = course_text(language)
    taught = map(lesson, lesson_names())
    return [*_chapter_gaps(text), *(gap for each in taught for gap in _lesson_gaps(text, each))]


def _chapter_gaps(text: CourseText) -> Iterator[str]:
    wanted = {chapter.name for chapter in course()}
    yield from (f"chapter {name}" for name in wanted ^ set(text.chapters))
    yield from (f"lesson {name}" for name in set(lesson_names()) ^ set(text.lessons))


def _lesson_gaps(text: CourseText, taught: Lesson) -> Iterator[str]:
    said = text.lessons.get(taught.name)
    if said is None:
        return
    if len(said.steps) != len(taught.steps):
        yield f"{taught.name}: {len(said.steps)} steps of {len(taught.steps)}"
        return
    yield from (f"{taught.name}: {bad}" for each in _sentences(said) for bad in _bad_cards(each))
    for number, (step, words) in enumerate(zip(taught.steps, said.steps, strict=True), start=1):
        wanted = {reply.text for reply in step.replies}
        # Only a question has no common answer to what no reply is for.
        wanted |= {OTHERWISE} if step.question is not None else set()
        odd = wanted ^ (set(words.answers) - ({OTHERWISE} - wanted))
        yield from (f"{taught.name} {number}: answer {name}" for name in sorted(odd))


def _sentences(said: LessonText) -> Iterator[str]:
    yield from (said.title, said.about, said.end)
    for step in said.steps:
        yield from (step.task, step.done, *step.hints, *step.answers.values())


def _bad_cards(sentence: str) -> Iterator[str]:
    if not sentence.strip():
        yield "an empty sentence"
    for word in CARD.findall(sentence):
        try:
            parse_card(word)
        except NotationError:
            yield f"[{word}] is no card"
