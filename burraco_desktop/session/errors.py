"""What can go wrong with the user's files. Each error names the file; the window makes the sentences."""

import errno
import json
from pathlib import Path
from typing import Final

from burraco_desktop.engine.wording import Detail, worded

_REASONS: Final = {
    errno.ENOSPC: worded("the disk is full"),
    errno.EDQUOT: worded("the disk is full"),
    errno.EACCES: worded("the right to do so is missing"),
    errno.EPERM: worded("the right to do so is missing"),
    errno.EROFS: worded("the disk can only be read"),
    errno.ENOENT: worded("it is not there"),
    errno.ENOTDIR: worded("it is no folder"),
    errno.EISDIR: worded("it is a folder"),
    errno.EIO: worded("the disk does not answer rightly"),
}


def reason_of(error: OSError) -> Detail:
    """Why the system refuses; what is rare it tells in its own words."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


def json_fault(error: ValueError | RecursionError) -> Detail:
    """What is wrong with a text that should be JSON."""
    if isinstance(error, json.JSONDecodeError):
        return worded("is no JSON text: line {line}, column {column}", line=error.lineno, column=error.colno)
    return worded("is no JSON text")


class SaveError(Exception):
    """A file of the user could not be read or written.

    Attributes:
        detail: what is wrong in technical words, which the window puts in brackets.
        path: the file concerned, None as long as only its content is known.
        moved_to: where the file was set aside, None where it stayed in its place.
    """

    def __init__(self, detail: Detail, path: Path | None = None) -> None:
        super().__init__(str(detail))
        self.detail = detail
        self.path = path
        self.moved_to: Path | None = None

    def __str__(self) -> str:
        named = str(self.detail) if self.path is None else f"{self.path}: {self.detail}"
        return named if self.moved_to is None else f"{named} (the file was set aside as {self.moved_to.name})"


class DamagedSaveError(SaveError):
    """The content is not what this program writes: cut off, overwritten, edited or foreign."""


class NewerFormatError(SaveError):
    """The file was made by a later version of the program, which is named by `made_by`."""

    def __init__(self, detail: Detail, made_by: str) -> None:
        super().__init__(detail)
        self.made_by = made_by


class ReplayError(SaveError):
    """The content reads well, but its actions do not lead to its position under this version's rules."""


class FileAccessError(SaveError):
    """The system did not let us read or write the file: full disk, read-only folder, missing rights."""


class NotOwnerError(SaveError):
    """Another running instance of the program owns the autosave."""


class RuleFileError(SaveError):
    """A rule-set file is missing, no JSON or no valid rule set."""


class LessonFileError(SaveError):
    """A file of the course is missing, no JSON or no lesson: the installation is damaged."""
