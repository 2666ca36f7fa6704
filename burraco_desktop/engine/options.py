"""The kinds of value a rule-set option may have: what is allowed, and what this engine can play so far."""

from dataclasses import dataclass, field
from typing import TypeVar

from burraco_desktop.engine.wording import Detail, alternatives, worded

OptionValue = bool | int | str | None | tuple[int, ...] | tuple[str, ...]

_Value = TypeVar("_Value")

ANY: tuple[object, ...] = ()
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
    playable: tuple[object, ...] = ANY

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

    def allowed(self) -> Detail:
        """The allowed values in short, for messages about a rule-set file."""
        parts: list[Detail] = [f'"{word}"' for word in self.words]
        if self.numbers is not None:
            first, last = self.numbers.start, self.numbers.stop - 1
            span = worded("a number from {first} to {last}", first=first, last=last)
            parts.append(str(first) if first == last else span)
        if self.flag:
            parts.append(alternatives(("true", "false")))
        if self.optional:
            parts.append("null")
        if self.each is not None:
            parts.append(worded("a list of {entries}", entries=self.each.allowed()))
        return alternatives(parts)

    def played(self) -> Detail:
        """The values that this version can play, for messages about a rule-set file."""
        return worded("so far only {values}", values=alternatives(map(repr, self.playable)))


# Fields of a rule group. None has a default, since a rule set states every option; the return types are those
# of the field, so that a group reads `decks: int = number(2, 4)`.


def flag(*, optional: bool = False, playable: tuple[object, ...] = ANY) -> bool:
    """An option that is true or false, or null where optional."""
    return _field(Kind(flag=True, optional=optional, playable=playable), bool)


def number(low: int, high: int, *, optional: bool = False, playable: tuple[object, ...] = ANY) -> int:
    """An option that is a whole number from low to high, or null where optional."""
    return _field(Kind(numbers=range(low, high + 1), optional=optional, playable=playable), int)


def numbers(
    low: int, high: int, *, optional: bool = False, playable: tuple[object, ...] = ANY
) -> tuple[int, ...]:
    """An option that is a list of whole numbers from low to high, or null where optional."""
    kind = Kind(each=Kind(numbers=range(low, high + 1)), optional=optional, playable=playable)
    return _field(kind, tuple[int, ...])


def choice(*words: str, optional: bool = False, playable: tuple[object, ...] = ANY) -> str:
    """An option that is one of the words, or null where optional."""
    return _field(Kind(words=words, optional=optional, playable=playable), str)


def number_or_word(low: int, high: int, word: str) -> int | str:
    """An option that is a whole number from low to high, or one word."""
    return _field(Kind(words=(word,), numbers=range(low, high + 1)), int)


def word_or_words(word: str, each: tuple[str, ...]) -> str | tuple[str, ...]:
    """An option that is one word, or a list of words taken from `each`."""
    return _field(Kind(words=(word,), each=Kind(words=each)), str)


def _field(kind: Kind, _type: type[_Value]) -> _Value:
    made: _Value = field(metadata={"kind": kind})
    return made
