"""The kinds of value a rule-set option may have: what is allowed, and what this version of the engine can play."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

OptionValue = bool | int | str | None | tuple[int, ...] | tuple[str, ...]

ANY: Container[Any] = ()
"""Marks an option whose every allowed value is playable."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What values an option takes.

    Attributes:
        words: the words allowed besides other values.
        numbers: the range of whole numbers allowed, or None.
        flag: whether true and false are allowed.
        optional: whether null is allowed.
        each: the kind of every entry where the value may be a list.
        playable: the values this version can play, ANY for all.
    """

    words: tuple[str, ...] = ()
    numbers: range | None = None
    flag: bool = False
    optional: bool = False
    each: "Kind | None" = None
    playable: Container[Any] = ANY

    def allows(self, value: object) -> bool:
        """Tell whether the rules document allows the value."""
        if value is None:
            return self.optional
        if isinstance(value, tuple):
            each = self.each
            return each is not None and len(value) > 0 and all(each.allows(entry) for entry in value)
        if isinstance(value, bool):
            return self.flag
        if isinstance(value, int):
            return self.numbers is not None and value in self.numbers
        return isinstance(value, str) and value in self.words

    def plays(self, value: object) -> bool:
        """Tell whether this version of the engine can play the allowed value."""
        return self.playable is ANY or value in self.playable

    def allowed(self) -> str:
        """The allowed values in short, for messages about a rule-set file."""
        parts = [f'"{word}"' for word in self.words]
        if self.numbers is not None:
            parts.append(f"a number from {self.numbers.start} to {self.numbers.stop - 1}")
        if self.flag:
            parts.append("true or false")
        if self.optional:
            parts.append("null")
        if self.each is not None:
            parts.append(f"a list of {self.each.allowed()}")
        return " or ".join(parts)


def option(kind: Kind) -> Any:
    """A field of a rule group with its kind; it has no default, since a rule set states every option."""
    return field(metadata={"kind": kind})


def flag(playable: Container[Any] = ANY) -> Any:
    """An option that is true or false."""
    return option(Kind(flag=True, playable=playable))


def number(low: int, high: int, *, optional: bool = False, playable: Container[Any] = ANY) -> Any:
    """An option that is a whole number from low to high, or null where optional."""
    return option(Kind(numbers=range(low, high + 1), optional=optional, playable=playable))


def choice(*words: str, playable: Container[Any] = ANY) -> Any:
    """An option that is one of the words."""
    return option(Kind(words=words, playable=playable))
