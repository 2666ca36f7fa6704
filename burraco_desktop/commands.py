"""What commands without a window share: rules by name and options by text."""

import re
from collections.abc import Sequence
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path

from burraco_desktop.arguments import BadInputError
from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rules import GROUPS, RuleSet, RuleSetError
from burraco_desktop.engine.wording import Detail, one_after_another, worded
from burraco_desktop.paths import resource_root
from burraco_desktop.session.rulebook import load_rule_set, preset, preset_names


def named_rules(name: str, changes: Sequence[str] = ()) -> RuleSet:
    """The rule set of a preset or a file, with options changed by texts like `match_target=1505`.

    A preset goes before a file of the same name in the current folder, which can be written `./italian`.

    Raises:
        BadInputError: there is no such rule set, or it cannot be changed so.
        RuleFileError: the file is there, but is no rule set.
        ResourceError: the installation is damaged.
    """
    names = preset_names(resource_root())
    if name in names:
        rules = preset(name)
    elif Path(name).is_file():
        rules = load_rule_set(Path(name))
    else:
        near, known = _near(name, names), ", ".join(names)
        raise BadInputError(
            worded(
                "there is no preset or file {name!r}{near}; the presets are {known}",
                name=name,
                near=near,
                known=known,
            )
        )
    try:
        return rules.changed(dict(_read_change(change) for change in changes))
    except RuleSetError as error:
        found = one_after_another(problem.wording for problem in error.problems)
        raise BadInputError(found) from error


def _read_change(text: str) -> tuple[str, OptionValue]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise BadInputError(worded("{text!r} changes no option: write option=value", text=text))
    kinds = option_kinds()
    if name not in kinds:
        near = _near(name, list(kinds))
        raise BadInputError(
            worded("no option is called {name!r}{near}; rule-set files name them all", name=name, near=near)
        )
    return name, read_value(kinds[name], value)


def read_value(kind: Kind, text: str) -> OptionValue:
    """The value of an option written as true, false, null, a number, a word, or a list like `A,3`.

    Words go first: the rank 3 is one, though it looks like a number. Where lists are meant, one entry is a
    list too. Whether the value is allowed is not asked here.
    """
    plain: dict[str, OptionValue] = {"true": True, "false": False, "null": None}
    plain |= {word: word for word in kind.words}
    if text in plain:
        return plain[text]
    if kind.each is None:
        return int(text) if _is_number(text) else text
    parts = [part.strip() for part in text.split(",")]
    are_numbers = kind.each.numbers is not None and all(map(_is_number, parts))
    return tuple(map(int, parts)) if are_numbers else tuple(parts)


def _is_number(text: str) -> bool:
    return re.fullmatch("-?[0-9]{1,9}", text) is not None


def option_kinds() -> dict[str, Kind]:
    """The kind of value of every option of a rule set, by its name."""
    return {entry.name: entry.metadata["kind"] for shape in GROUPS.values() for entry in fields(shape)}


def _near(name: str, names: Sequence[str]) -> Detail:
    """The names that may have been meant, in brackets."""
    found = get_close_matches(name, names, n=3)
    return worded(" (near to it: {names})", names=", ".join(found)) if found else ""
