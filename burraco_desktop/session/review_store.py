"""Keeps what reviews brought in files beside the saved matches. It judges nothing, and trusts no file.

A file belongs to a match and all its copies. Behind a line that says what it is, each judged decision has a
line, known by a digest of the question, so that a review that was cut off goes on where it was. All of it can
be made again: a file that is none of ours is thrown away, a line that cannot be read is passed over, and what
another judge said is not listened to.

To change the form: raise FORMAT_VERSION, write a function from an old line to the new one, enter it in
UPGRADES under the old number, and tell the change in resources/formats.md.
"""

import hashlib
import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from burraco_desktop.engine.notation import parse_action, show_action
from burraco_desktop.engine.play import follow
from burraco_desktop.session import files
from burraco_desktop.session.errors import DamagedSaveError, SaveError
from burraco_desktop.session.fields import Document, checked, field
from burraco_desktop.session.review import Decision
from burraco_desktop.session.review_sums import Assessment, Option
from burraco_desktop.session.save_text import parsed

FORMAT: Final = "burraco-desktop review"
FORMAT_VERSION: Final = 1
SUFFIX: Final = ".review"
MOST_FILES: Final = 300
"""So many matches keep their reviews; that of the match looked at longest ago goes first."""
MOST_OPTIONS: Final = 40
OPTION_LENGTH: Final = 5
FARTHEST: Final = 100_000.0
"""No deal is won or lost by so many points."""

UPGRADES: Mapping[int, Callable[[Document], Document]] = {}

_log = logging.getLogger(__name__)


class ReviewFile:
    """The judged decisions of one match. Without a path nothing is kept."""

    def __init__(self, path: Path | None, judge: str) -> None:
        """`judge` names who judges: what any other said is made again."""
        self.path = path
        self._judge = judge
        self._known: dict[str, Assessment] = {}
        self._size = -1
        if path is not None:
            self._load(path)

    def get(self, decision: Decision) -> Assessment | None:
        """What is known of a decision, None where it is to be judged."""
        found = self._known.get(decision.digest)
        return found if found is not None and fits(decision, found) else None

    def add(self, decision: Decision, assessment: Assessment) -> None:
        """Keep what was found of a decision; where the system refuses, it is known as long as this is."""
        self._known[decision.digest] = assessment
        if self.path is None:
            return
        line = _line(self._entry(decision.digest, assessment))
        try:
            if self._size < 0 or not files.append(self.path, line, self._size):
                self._write(self.path)
            else:
                self._size += len(line)
        except SaveError as error:
            _log.info("a review is not kept: %s", error)

    def _entry(self, digest: str, assessment: Assessment) -> Document:
        return {"digest": digest, "judge": self._judge, **document_of(assessment)}

    def _write(self, path: Path) -> None:
        """Write the whole file; what was damaged or out of date is gone then."""
        head = _line({"format": FORMAT, "format_version": FORMAT_VERSION})
        data = head + b"".join(_line(self._entry(*known)) for known in self._known.items())
        files.write(path, data)
        self._size = len(data)

    def _load(self, path: Path) -> None:
        try:
            data = files.read(path)
            lines = data.split(b"\n")
            version = _version_of(lines[0])
        except FileNotFoundError:
            return
        except SaveError as error:
            _log.warning("a review is made anew: %s: %s", path.name, error)
            return
        passed_over = sum(not self._read(line, version) for line in lines[1:] if line.strip())
        if passed_over:
            _log.warning("%s: %d lines of a review are made anew", path.name, passed_over)
        elif data.endswith(b"\n") and version == FORMAT_VERSION:
            self._size = len(data)

    def _read(self, line: bytes, version: int) -> bool:
        """Take in a line; tell whether it could be read."""
        try:
            content = checked(parsed(line), dict, "line")
            for step in range(version, FORMAT_VERSION):
                content = UPGRADES[step](content)
            assessment = assessment_of(content)
            if field(content, "judge", str) == self._judge:
                self._known[field(content, "digest", str)] = assessment
        except (SaveError, ValueError, LookupError, TypeError):
            return False
        return True


class ReviewShelf:
    """The folder of all reviews."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def of_match(self, identity: str, judge: str) -> ReviewFile:
        """The review of a match; the files of the matches looked at longest ago make room for it."""
        self._forget_oldest()
        name = hashlib.sha256(identity.encode("utf-8", "replace")).hexdigest()[:32]
        return ReviewFile(self.folder / f"{name}{SUFFIX}", judge)

    def _forget_oldest(self) -> None:
        found = sorted(self.folder.glob(f"*{SUFFIX}"), key=_age)
        for path in found[:-MOST_FILES]:
            files.remove(path)


def document_of(assessment: Assessment) -> Document:
    """An assessment as plain values."""
    options = [
        [[show_action(action) for action in option.line], *_rounded(option)] for option in assessment.options
    ]
    return {"options": options, "played": assessment.played, "reasons": list(assessment.reasons)}


def assessment_of(content: Document) -> Assessment:
    """The assessment of plain values.

    Raises:
        DamagedSaveError: they are none.
        ValueError: an action is none.
    """
    options = tuple(_option(checked(entry, list, "options")) for entry in field(content, "options", list))
    played = field(content, "played", int)
    if not 0 <= played < len(options) <= MOST_OPTIONS:
        raise DamagedSaveError(f"played: there is no option {played}")
    return Assessment(options, played, tuple(field(content, "reasons", list)))


def fits(decision: Decision, assessment: Assessment) -> bool:
    """Tell whether an assessment is about this decision: what was played is among what could be."""
    table, own = decision.view.table, assessment.options[assessment.played]
    others = (option.line for option in assessment.options if option is not own)
    return own.line == decision.played and all(follow(table, line) is not None for line in others)


def _rounded(option: Option) -> list[float | bool]:
    numbers = (option.expected, option.gap, option.error)
    return [*(round(number, 2) for number in numbers), option.is_equal]


def _option(values: list[object]) -> Option:
    if len(values) != OPTION_LENGTH:
        raise DamagedSaveError(f"options: {len(values)} values are not an option")
    line = tuple(parse_action(checked(text, str, "options")) for text in checked(values[0], list, "options"))
    if not line:
        raise DamagedSaveError("options: an empty line of play")
    expected, gap, error = (_number(value) for value in values[1:-1])
    return Option(line, expected, gap, error, checked(values[-1], bool, "options"))


def _number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= FARTHEST:
        raise DamagedSaveError(f"options: {value!r:.40} is no number of points")
    return float(value)


def _version_of(line: bytes) -> int:
    head = checked(parsed(line), dict, "head")
    if head.get("format") != FORMAT:
        raise DamagedSaveError("is no review of this program")
    version = field(head, "format_version", int)
    if not 1 <= version <= FORMAT_VERSION:
        raise DamagedSaveError(f"is of version {version}, which is not known here")
    return version


def _line(content: Document) -> bytes:
    return json.dumps(content).encode() + b"\n"


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
