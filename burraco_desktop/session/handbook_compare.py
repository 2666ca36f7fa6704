"""The systems side by side: rows of a template, filled by every preset's own rule set. It types no value.

The rows are blocks of text that begin with `== key | heading`; the rest of a block is the template of a cell.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.handbook_facts import preset_rules, systems

MARK: Final = "== "


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its key, its heading, and a cell for each column."""

    key: str
    heading: str
    cells: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether the row separates any of the systems."""
        return len(set(self.cells)) > 1

    @property
    def spans(self) -> list[tuple[str, int, int]]:
        """The cells with equal neighbours as one: text, first column, number of columns."""
        found: list[tuple[str, int, int]] = []
        for column, cell in enumerate(self.cells):
            if found and found[-1][0] == cell:
                text, first, count = found[-1]
                found[-1] = (text, first, count + 1)
            else:
                found.append((cell, column, 1))
        return found


@dataclass(frozen=True, slots=True)
class Comparison:
    """A table of systems.

    Attributes:
        columns: the rule set of each column.
        played: the column of the rule set in play, -1 where there is none.
        rows: what separates the systems, row by row.
    """

    columns: tuple[RuleSet, ...]
    played: int
    rows: tuple[Row, ...]

    def part(self, table: str) -> "Comparison":
        """The columns of one group of systems, and the rule set in play where it is no preset."""
        known = systems()
        kept = [
            number
            for number, rules in enumerate(self.columns)
            if not is_preset(rules) or table in known[rules.name]
        ]
        rows = (Row(row.key, row.heading, tuple(row.cells[number] for number in kept)) for row in self.rows)
        return Comparison(
            tuple(self.columns[number] for number in kept),
            kept.index(self.played) if self.played in kept else -1,
            tuple(row for row in rows if row.differs),
        )


def is_preset(rules: RuleSet) -> bool:
    """Tell whether a rule set is one of the presets, unchanged."""
    return rules.name in systems() and rules == preset_rules(rules.name)


def comparison_of(source: str, cell: Callable[[str, RuleSet], str], rules: RuleSet | None) -> Comparison:
    """Fill the rows for all presets, and for the rule set in play where it is none of them."""
    columns = [preset_rules(name) for name in systems()]
    if rules is not None and rules not in columns:
        columns.insert(0, rules)
    rows = []
    for block in source.split(f"\n{MARK}")[1:]:
        head, _, template = block.partition("\n")
        key, _, heading = (part.strip() for part in head.partition("|"))
        cells = tuple(" ".join(cell(template, shown).split()) for shown in columns)
        rows.append(Row(key, heading, cells))
    played = -1 if rules is None else columns.index(rules)
    return Comparison(tuple(columns), played, tuple(row for row in rows if row.differs))
