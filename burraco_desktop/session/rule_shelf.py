"""The player's own rule sets: readable files in a folder, each a rule-set file like the presets.

The name of a rule set stands in its file; the name of the file is made from it, so that no name can be a path
or a word that a system reserves, or differ from another only by case.
"""

import hashlib
import json
import logging
import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from burraco_desktop.engine.rules import GROUPS, RuleSet
from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.errors import FileAccessError, RuleFileError, SaveError, reason_of
from burraco_desktop.session.rulebook import load_rule_set

NAME_LENGTH: Final = 40
LARGEST: Final = 1_000_000
"""No rule-set file comes near this size in bytes."""

_SET_ASIDE: Final = re.compile(r"-damaged-\d+$")

_log = logging.getLogger(__name__)


class RuleShelf:
    """The rule sets of a folder, by name. A file that is no rule set is set aside, and told of once."""

    def __init__(self, folder: Path, presets: Sequence[RuleSet] = ()) -> None:
        """`presets` stand beside the shelf: no rule set of the player may have their names."""
        self.presets = tuple(presets)
        self._folder = folder
        self._reserved = {_key(rules.name) for rules in presets}
        self._rules: dict[str, RuleSet] = {}
        self._paths: dict[str, Path] = {}

    def read(self) -> list[SaveError]:
        """Read the folder; return what was found damaged, each error naming file and reason."""
        self._rules, self._paths = {}, {}
        damaged: list[SaveError] = []
        for path in sorted(self._folder.glob("*.json")):
            if _SET_ASIDE.search(path.stem):
                continue
            try:
                self._keep(read_rules(path), path)
            except RuleFileError as error:
                error.moved_to = files.set_aside(path, "damaged")
                _log.warning("%s", error)
                damaged.append(error)
            except SaveError as error:
                _log.warning("%s", error)
                damaged.append(error)
        return damaged

    @property
    def rule_sets(self) -> tuple[RuleSet, ...]:
        """All rule sets in the order of their names."""
        return tuple(self._rules[key] for key in sorted(self._rules))

    def find(self, name: str) -> RuleSet | None:
        """The rule set of a name, whatever its case."""
        return self._rules.get(_key(name))

    def is_free(self, name: str) -> bool:
        """Tell whether a rule set may be saved under a name that none has yet."""
        return name == clean_name(name) != "" and _key(name) not in {*self._rules, *self._reserved}

    def free_name(self, wanted: str) -> str:
        """The name itself if it is free, else with the next number that makes it so."""
        base = clean_name(wanted) or "1"
        if self.is_free(base):
            return base
        stem = re.sub(r" \d+$", "", base)
        numbered = (f"{stem[: NAME_LENGTH - 4].rstrip()} {number}" for number in count(2))
        return next(name for name in numbered if self.is_free(name))

    def save(self, rules: RuleSet) -> None:
        """Keep a rule set under its name, in place of one that has it already.

        Raises:
            ValueError: the name is empty, too long or that of a preset.
            FileAccessError: the system refuses; nothing has changed.
        """
        key = _key(rules.name)
        if rules.name != clean_name(rules.name) or not rules.name or key in self._reserved:
            raise ValueError(rules.name)
        path = self._paths.get(key, self._folder / f"{_slug(rules.name)}.json")
        write_rules(rules, path)
        self._rules[key], self._paths[key] = rules, path

    def delete(self, name: str) -> RuleSet:
        """Take a rule set off the shelf and return it, so that it can be saved again.

        Raises:
            FileAccessError: the system refuses; nothing has changed.
        """
        key = _key(name)
        path = self._paths[key]
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise FileAccessError(worded("cannot be deleted: {why}", why=reason_of(error)), path) from error
        del self._paths[key]
        return self._rules.pop(key)

    def _keep(self, rules: RuleSet, path: Path) -> None:
        """Take a rule set that was read; a file copied by hand may bear a name that is taken."""
        name = rules.name if self.is_free(rules.name) else self.free_name(rules.name)
        self._rules[_key(name)], self._paths[_key(name)] = renamed(rules, name), path


def read_rules(path: Path) -> RuleSet:
    """Read a rule-set file of unknown origin.

    Raises:
        RuleFileError: naming the file and everything that is wrong with it.
        FileAccessError: the system refuses to have it read.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise RuleFileError(worded("is far too large for a rule set"), path)
    except OSError as error:
        raise FileAccessError(worded("cannot be read: {why}", why=reason_of(error)), path) from error
    if not os.access(path, os.R_OK):
        raise FileAccessError(worded("cannot be read"), path)
    return load_rule_set(path)


def write_rules(rules: RuleSet, path: Path) -> None:
    """Write a rule set as one readable file, as a whole or not at all.

    Raises:
        FileAccessError: the system refuses; a file of before is still there.
    """
    text = json.dumps(rules.as_dict(), indent=2, ensure_ascii=False) + "\n"
    files.write(path, text.encode())


def renamed(rules: RuleSet, name: str) -> RuleSet:
    """The same rules under another name."""
    return RuleSet(name=name, **{part: getattr(rules, part) for part in ("words", *GROUPS)})


def clean_name(text: str) -> str:
    """A name as it is kept: one line, no double or outer spaces, nothing invisible, not too long."""
    visible = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    visible = "".join(char for char in visible if not unicodedata.category(char).startswith("C"))
    return " ".join(visible.split())[:NAME_LENGTH].rstrip()


def differences(rules: RuleSet, base: RuleSet) -> tuple[str, ...]:
    """The names of the options in which two rule sets differ, in the order of the rules document."""
    ours, theirs = rules.as_dict(), base.as_dict()
    return tuple(name for group in GROUPS for name in ours[group] if ours[group][name] != theirs[group][name])


def closest(rules: RuleSet, presets: Iterable[RuleSet]) -> RuleSet:
    """The preset that a rule set differs from in the fewest options, its own family of words first."""
    candidates: Sequence[RuleSet] = list(presets)
    family = [preset for preset in candidates if preset.words == rules.words] or candidates
    return min(family, key=lambda preset: len(differences(rules, preset)))


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "rules"
    return f"{words[:32]}-{hashlib.sha256(_key(name).encode()).hexdigest()[:10]}"
