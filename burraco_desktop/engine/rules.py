"""The rule set: all groups of options together, made from the content of a file and validated."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, asdict, dataclass, fields
from enum import StrEnum
from typing import Any, get_type_hints

from burraco_desktop.engine.contradictions import contradictions
from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rule_groups import (
    GROUPS,
    ClosingRules,
    DeckRules,
    DrawRules,
    EndRules,
    MatchRules,
    MeldRules,
    PointRules,
    ReserveRules,
    ScoringRules,
    ThreeRules,
)
from burraco_desktop.engine.wording import Detail, WordedError, Wording, one_after_another, worded

__all__ = ["GROUPS", "Fault", "RuleProblem", "RuleSet", "RuleSetError", "group_of", "rule_set"]

WORDS = ("italian", "brazilian", "venezuelan")
"""The families of words in which a system is told: pozzetto, morto, buraco. The engine never acts on them."""


@dataclass(frozen=True)
class RuleSet:
    """A whole, valid system of rules. Made by `rule_set`; compares and hashes by value."""

    name: str
    words: str
    deck: DeckRules
    points: PointRules
    melds: MeldRules
    draw: DrawRules
    reserve: ReserveRules
    closing: ClosingRules
    end: EndRules
    scoring: ScoringRules
    match: MatchRules
    three: ThreeRules

    @property
    def reserve_size(self) -> int:
        """The number of cards of a reserve."""
        size = self.deck.reserve_size
        return size if isinstance(size, int) else self.deck.hand_size

    def sides(self, seats: int) -> int:
        """The number of sides at the start of a deal with so many seats; two players are always alone."""
        layout = self.deck.team_layout
        if seats == 2 or layout in ("individual", "solo_v_pair"):
            return seats
        return seats // 2 if layout == "facing_pairs" else 2

    def makes_pair(self, totals: tuple[int, ...]) -> bool:
        """Tell whether the first reserve of a deal makes a solo player and a pair, the totals being these."""
        limit = self.three.three_phase2_at
        return bool(self.three.three_solo) and limit is not None and max(totals) < limit

    def reserve_sizes(self, seats: int, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The sizes of the reserves of a deal, the one taken first leading."""
        if self.deck.team_layout == "solo_v_pair":
            first, later = self.three.three_reserves, self.three.three_phase2_reserves
            sizes = first if self.makes_pair(totals) else later
            assert sizes is not None, "a rule set for a solo player states its reserves"
            return sizes
        return (self.reserve_size,) * self.sides(seats)

    def as_dict(self) -> dict[str, Any]:
        """The form of a rule-set file, which `rule_set` reads back."""
        return asdict(self)

    def changed(self, values: Mapping[str, OptionValue]) -> "RuleSet":
        """This rule set with some options changed.

        Raises:
            RuleSetError: an option is unknown or its value not allowed.
        """
        data = self.as_dict()
        problems = []
        for name, value in values.items():
            group = group_of(name)
            if group is None:
                problems.append(RuleProblem(Fault.UNKNOWN_OPTION, name, repr(value)))
            else:
                data[group][name] = value
        if problems:
            raise RuleSetError(self.name, problems)
        return rule_set(data)


class Fault(StrEnum):
    """What is wrong with an entry of a rule set."""

    NO_NAME = "no_name"
    UNKNOWN_GROUP = "unknown_group"
    MISSING_GROUP = "missing_group"
    UNKNOWN_OPTION = "unknown_option"
    MISSING_OPTION = "missing_option"
    VALUE_NOT_ALLOWED = "value_not_allowed"
    NOT_PLAYABLE_YET = "not_playable_yet"
    CONTRADICTION = "contradiction"


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """One fault of a rule set: the entry, its value, and what is allowed or contradicts it, as text."""

    fault: Fault
    entry: str
    value: str = ""
    allowed: Detail = ""

    def __str__(self) -> str:
        return str(self.wording)

    @property
    def wording(self) -> Wording:
        """The fault for a report; the window makes sentences of it."""
        fault = _FAULTS[self.fault]
        found = worded("{entry} = {value}", entry=self.entry, value=self.value) if self.value else self.entry
        if not self.allowed:
            return worded("{fault}: {entry}", fault=fault, entry=found)
        return worded("{fault}: {entry} ({allowed})", fault=fault, entry=found, allowed=self.allowed)


_FAULTS = {
    Fault.NO_NAME: worded("no name"),
    Fault.UNKNOWN_GROUP: worded("unknown group"),
    Fault.MISSING_GROUP: worded("missing group"),
    Fault.UNKNOWN_OPTION: worded("unknown option"),
    Fault.MISSING_OPTION: worded("missing option"),
    Fault.VALUE_NOT_ALLOWED: worded("value not allowed"),
    Fault.NOT_PLAYABLE_YET: worded("not playable yet"),
    Fault.CONTRADICTION: worded("contradiction"),
}


class RuleSetError(WordedError):
    """A rule set is not valid; `problems` lists every fault found."""

    def __init__(self, name: str, problems: list[RuleProblem]) -> None:
        found = one_after_another(problem.wording for problem in problems)
        super().__init__(worded("rule set {name!r}: {problems}", name=name, problems=found))
        self.name = name
        self.problems = tuple(problems)


def rule_set(data: Mapping[str, Any]) -> RuleSet:
    """Build a rule set from the content of a rule-set file.

    Raises:
        RuleSetError: naming every unknown, missing, disallowed, not yet playable or contradictory entry.
    """
    name = data.get("name")
    problems = []
    if not isinstance(name, str) or not name:
        problems.append(RuleProblem(Fault.NO_NAME, "name", allowed=worded("a text")))
    words = data.get("words", WORDS[0])  # files of before there were other words do not name theirs
    if words not in WORDS:
        problems.append(RuleProblem(Fault.VALUE_NOT_ALLOWED, "words", repr(words), Kind(WORDS).allowed()))
    problems += [
        RuleProblem(Fault.UNKNOWN_GROUP, str(group), allowed=", ".join(GROUPS))
        for group in data
        if group not in GROUPS and group not in ("name", "words")
    ]
    groups = {}
    for group, shape in GROUPS.items():
        content = data.get(group)
        if not isinstance(content, Mapping):
            problems.append(RuleProblem(Fault.MISSING_GROUP, group, allowed=worded("a group of options")))
            continue
        found = list(_entry_problems(shape, content))
        problems += found
        if not found:
            groups[group] = shape(**{key: _frozen(value) for key, value in content.items()})
    if problems:
        raise RuleSetError(str(name), problems)
    rules = RuleSet(name=str(name), words=words, **groups)
    conflicts = [
        RuleProblem(Fault.CONTRADICTION, entry, str(value), against)
        for entry, value, against in contradictions(rules)
    ]
    if conflicts:
        raise RuleSetError(rules.name, conflicts)
    return rules


def group_of(name: str) -> str | None:
    """The group that holds an option, or None where no option has this name."""
    for group, shape in GROUPS.items():
        if name in get_type_hints(shape):
            return group
    return None


def _entry_problems(shape: type[Any], content: Mapping[str, Any]) -> Iterator[RuleProblem]:
    known: dict[str, Field[Any]] = {entry.name: entry for entry in fields(shape)}
    for name in content:
        if name not in known:
            allowed = worded("one of {options}", options=", ".join(known))
            yield RuleProblem(Fault.UNKNOWN_OPTION, str(name), allowed=allowed)
    for name, entry in known.items():
        kind: Kind = entry.metadata["kind"]
        if name not in content:
            yield RuleProblem(Fault.MISSING_OPTION, name, allowed=kind.allowed())
            continue
        value = _frozen(content[name])
        if not kind.allows(value):
            yield RuleProblem(Fault.VALUE_NOT_ALLOWED, name, repr(content[name]), kind.allowed())
        elif not kind.plays(value):
            yield RuleProblem(Fault.NOT_PLAYABLE_YET, name, repr(content[name]), kind.played())


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
