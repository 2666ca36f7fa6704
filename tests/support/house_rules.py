"""Rule sets made by chance from a preset: some options changed to any value that their kinds allow."""

from dataclasses import fields
from random import Random
from typing import cast

from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rules import GROUPS, RuleSet, RuleSetError

KINDS: dict[str, Kind] = {
    entry.name: entry.metadata["kind"] for shape in GROUPS.values() for entry in fields(shape)
}
TRIES = 1_000


def house_rules(base: RuleSet, chance: Random, changes: int) -> RuleSet:
    """The base with about so many options changed such that nothing contradicts anything else."""
    rules = base
    for _ in range(changes):
        rules = _changed(rules, chance)
    return rules


def _changed(rules: RuleSet, chance: Random) -> RuleSet:
    """One more option changed, or two where one alone would be a contradiction."""
    for _ in range(TRIES):
        names = chance.sample(sorted(KINDS), chance.choice((1, 1, 2)))
        try:
            return rules.changed({name: any_value(KINDS[name], chance) for name in names})
        except RuleSetError:
            continue
    raise AssertionError("no option of this rule set can be changed")


def any_value(kind: Kind, chance: Random) -> OptionValue:
    """A playable value of a kind; ends of ranges are likely."""
    if kind.playable:
        return cast("OptionValue", chance.choice(kind.playable))
    choices: list[OptionValue] = [*kind.words, *([True, False] if kind.flag else [])]
    if kind.optional:
        choices.append(None)
    if kind.numbers is not None:
        choices += [kind.numbers.start, kind.numbers.stop - 1, chance.choice(kind.numbers)]
    if kind.each is not None:
        each = tuple(any_value(kind.each, chance) for _ in range(chance.randint(1, 3)))
        choices += [cast("OptionValue", each)] * 2
    return chance.choice(choices)
