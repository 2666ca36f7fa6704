"""The library: matches kept beside the running one, each a file of its own in a folder. It shows nothing.

The names of the files are ours: what a player calls a match stands inside, so no name can be a path, a word
that a system reserves, or too long. A file that is no match is set aside and named, and harms no other.
"""

import os
import re
import secrets
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.codec import decode, encode, match_from_document, now
from burraco_desktop.session.errors import DamagedSaveError, FileAccessError, SaveError, reason_of
from burraco_desktop.session.fields import Document
from burraco_desktop.session.glance import SUFFIX
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.save_text import head_of
from burraco_desktop.session.summary import LAST_FIELD, NAME_LENGTH, Summary, summary_of_document
from burraco_desktop.session.upgrades import FORMAT_VERSION, upgraded

TRASH: Final = "deleted"
MOST_DELETED: Final = 100
"""So many deleted matches can still be brought back by hand; the oldest beyond go for good."""
HEAD: Final = 6_000
"""The summary of a match stands within so many bytes, unless it was edited."""

_SET_ASIDE: Final = re.compile(r"-(damaged|newer|differing|unreadable)-\d+$")


@dataclass(frozen=True, slots=True)
class Entry:
    """A match of the library."""

    path: Path
    summary: Summary


@dataclass(frozen=True, slots=True)
class Listing:
    """What the library holds, the newest first, and the files that could not be read."""

    entries: tuple[Entry, ...]
    troubles: tuple[SaveError, ...]


@dataclass(frozen=True, slots=True)
class Deleted:
    """A match that was deleted, and can be brought back."""

    path: Path
    kept_as: Path


class Library:
    """The matches of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def list(self, is_wanted: Callable[[], bool] = lambda: True) -> Listing:
        """Look at every file, as long as the list is wanted; a file that is no match is set aside.

        Raises:
            FileAccessError: the folder cannot be read.
        """
        entries: list[Entry] = []
        troubles: list[SaveError] = []
        for path in self._paths():
            if not is_wanted():
                break
            try:
                entries.append(Entry(path, _summary(path)))
            except FileNotFoundError:
                continue
            except SaveError as error:
                troubles.append(self._named(error, path))
        entries.sort(key=lambda entry: (entry.summary.saved_at, entry.path.name), reverse=True)
        return Listing(tuple(entries), tuple(troubles))

    def read(self, path: Path) -> Document:
        """The document of a match, in the present form.

        Raises:
            SaveError: it cannot be read; a damaged one was set aside.
        """
        try:
            return upgraded(decode(files.read(path)))
        except FileNotFoundError:
            raise FileAccessError(worded("is gone"), path) from None
        except SaveError as error:
            raise self._named(error, path) from error

    def replay(self, path: Path) -> Replay:
        """A match to be looked at again.

        Raises:
            SaveError: it cannot be read, or its actions lead elsewhere; a damaged one was set aside.
        """
        document = self.read(path)
        try:
            return Replay(match_from_document(document)[0])
        except SaveError as error:
            raise self._named(error, path) from error

    def find(self, identity: str) -> Path | None:
        """The match of this identity to go on with, None where there is none.

        Raises:
            FileAccessError: the folder cannot be read.
        """
        for entry in self.list().entries:
            found = entry.summary
            if found.identity == identity and not (found.is_over or found.is_bookmark):
                return entry.path
        return None

    def take_in(self, path: Path) -> Path:
        """Move a file into the library, whatever it holds; returns its new place.

        Raises:
            FileAccessError: the system refuses; nothing has changed.
        """
        target = self._free_path()
        files.move(path, target)
        return target

    def add(self, document: Document) -> Path:
        """Keep a document as a match of its own.

        Raises:
            FileAccessError: the system refuses.
        """
        path = self._free_path()
        files.write(path, encode(document))
        return path

    def bookmark(self, document: Document, name: str) -> Path:
        """Keep a match as it stands, under a name, to come back to; raises as `add` does."""
        return self.add({**document, "name": clean_name(name), "is_bookmark": True})

    def rename(self, path: Path, name: str) -> None:
        """Call a match something else.

        Raises:
            SaveError: it cannot be read or written; nothing has changed.
        """
        files.write(path, encode({**self.read(path), "name": clean_name(name)}))

    def duplicate(self, path: Path, name: str) -> Path:
        """Keep a copy of a match under another name; raises as `rename` does."""
        return self.add({**self.read(path), "name": clean_name(name)})

    def delete(self, path: Path) -> Deleted:
        """Delete a match such that it can be brought back.

        Raises:
            FileAccessError: the system refuses; nothing has changed.
        """
        trash = self.folder / TRASH
        _make(trash)
        kept_as = trash / path.name
        if os.path.lexists(kept_as):
            kept_as = trash / f"{path.stem}-{secrets.token_hex(6)}{SUFFIX}"
        files.move(path, kept_as)
        self._forget_oldest()
        return Deleted(path, kept_as)

    def restore(self, deleted: Deleted) -> Path:
        """Bring a deleted match back; returns its place. Raises as `delete` does."""
        path = self._free_path() if os.path.lexists(deleted.path) else deleted.path
        files.move(deleted.kept_as, path)
        return path

    def export(self, path: Path, target: Path) -> None:
        """Write a match to one file anywhere; raises as `rename` does, and leaves a file of before."""
        files.write(target, encode(self.read(path)))

    def import_file(self, source: Path) -> Path:
        """Take a copy of a match from anywhere, once it is seen to be one; returns its place.

        Raises:
            SaveError: it is no match that can be gone on with, or cannot be read or written.
        """
        try:
            document = upgraded(decode(files.read(source)))
            match_from_document(document)
        except FileNotFoundError:
            raise FileAccessError(worded("there is no such file"), source) from None
        except SaveError as error:
            error.path = source
            raise
        return self.add(document)

    def _paths(self) -> Iterator[Path]:
        try:
            found = sorted(os.scandir(self.folder), key=lambda entry: entry.name)
        except FileNotFoundError:
            return
        except OSError as error:
            raise FileAccessError(
                worded("cannot be read: {why}", why=reason_of(error)), self.folder
            ) from error
        for entry in found:
            path = Path(entry.path)
            if path.suffix == SUFFIX and not _SET_ASIDE.search(path.stem) and entry.is_file():
                yield path

    def _named(self, error: SaveError, path: Path) -> SaveError:
        """The error with its file; what is no match at all does not stay among the others."""
        error.path = path
        if isinstance(error, DamagedSaveError) and path.parent == self.folder:
            error.moved_to = files.set_aside(path, "damaged")
        return error

    def _free_path(self) -> Path:
        _make(self.folder)
        day = now()[:10]
        return self.folder / f"{day}-{secrets.token_hex(6)}{SUFFIX}"

    def _forget_oldest(self) -> None:
        """Bound what is kept of deleted matches."""
        found = sorted((self.folder / TRASH).glob(f"*{SUFFIX}"), key=_age)
        for path in found[:-MOST_DELETED]:
            files.remove(path)


def clean_name(text: str) -> str:
    """A name as it is kept: one line, nothing invisible but what joins signs, not too long."""
    plain = text.encode("utf-8", "ignore").decode()
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", plain))
    shown = "".join(char for char in shown if char in _JOINERS or unicodedata.category(char)[0] != "C")
    return " ".join(shown.split())[:NAME_LENGTH].strip()


_JOINERS: Final = "\u200c\u200d"


def _summary(path: Path) -> Summary:
    """The summary of a file, from its first bytes if it is as we write it."""
    head = head_of(files.start_of(path, HEAD), LAST_FIELD)
    if head is not None and head.get("format_version") == FORMAT_VERSION:
        return summary_of_document(head)
    return summary_of_document(decode(files.read(path)))


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileAccessError(worded("cannot be made: {why}", why=reason_of(error)), folder) from error
