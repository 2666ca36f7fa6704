"""Rule sets in files: the presets that come with the program, and the user's own."""

import json
from pathlib import Path
from typing import Final

from burraco_desktop.engine.rules import RuleSet, RuleSetError, rule_set
from burraco_desktop.engine.wording import worded
from burraco_desktop.paths import resource_root
from burraco_desktop.session.errors import RuleFileError, json_fault, reason_of

FOLDER: Final = "rulesets"


def preset_names(root: Path) -> list[str]:
    """The names of the presets in a resource folder, in alphabetical order."""
    return sorted(path.stem for path in (root / FOLDER).glob("*.json"))


def preset(name: str) -> RuleSet:
    """A rule set that comes with the program.

    Raises:
        RuleFileError: there is no preset of this name.
        ResourceError: the installation is damaged.
    """
    root = resource_root()
    names = preset_names(root)
    path = root / FOLDER / f"{name}.json"
    if name not in names:
        raise RuleFileError(worded("there is no such rule set, only {names}", names=", ".join(names)), path)
    return load_rule_set(path)


def load_rule_set(path: Path) -> RuleSet:
    """Read a rule-set file.

    Raises:
        RuleFileError: naming the file and everything that is wrong with it.
    """
    try:
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise RuleFileError(worded("cannot be read: {why}", why=reason_of(error)), path) from error
    except (ValueError, RecursionError) as error:
        raise RuleFileError(json_fault(error), path) from error
    if not isinstance(data, dict):
        raise RuleFileError(worded("is JSON, but no rule set: it should be one object in braces"), path)
    try:
        return rule_set(data)
    except RuleSetError as error:
        raise RuleFileError(error.wording, path) from error
