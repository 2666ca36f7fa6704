"""Which lessons the player has done, kept in one small file of his. It knows no lesson and no window.

A file that cannot be read is set aside, so that it harms nobody and nothing of it is lost.
"""

import json
import logging
from pathlib import Path
from typing import Final

from burraco_desktop.session import files
from burraco_desktop.session.errors import DamagedSaveError, SaveError
from burraco_desktop.session.fields import checked, texts
from burraco_desktop.session.save_text import parsed

LESSONS: Final = "lessons.json"
FORMAT: Final = "burraco-desktop lessons"

_log = logging.getLogger(__name__)


class LessonProgress:
    """The lessons done, in the user's folder. Where the disk refuses, they are known until the end."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LESSONS
        self.done: set[str] = set()
        self._load()

    def add(self, name: str) -> None:
        """A lesson is done.

        Raises:
            SaveError: it could not be kept.
        """
        if name not in self.done:
            self.done.add(name)
            self._save()

    def _save(self) -> None:
        document = {"format": FORMAT, "done": sorted(self.done)}
        files.write(self.path, (json.dumps(document, indent=1) + "\n").encode())

    def _load(self) -> None:
        try:
            self.done = set(_done_in(files.read(self.path)))
        except FileNotFoundError:
            return
        except DamagedSaveError as error:
            kept = files.set_aside(self.path, "damaged")
            _log.warning("%s: %s; set aside as %s", self.path, error, kept)
        except SaveError as error:
            _log.warning("%s", error)


def _done_in(data: bytes) -> list[str]:
    document = checked(parsed(data), dict, "file")
    if document.get("format") != FORMAT:
        raise DamagedSaveError("is no file of lessons")
    return texts(document, "done")
