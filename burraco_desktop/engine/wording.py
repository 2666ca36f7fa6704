"""Sentences about texts and files, with what is filled in kept apart, to be told in any language later.

They are written in English where something is found wrong. It knows no language: `packaging/i18n.py` finds
the calls of `worded`, and `telling` translates what comes of them.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """A sentence in English, or a part of one; `words` are what stands in its braces, wordings among them."""

    text: str
    words: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.text.format(**dict(self.words))


Detail = str | Wording
"""What is wrong in words: our own, or a text from elsewhere, which is the same in every language."""


def worded(text: str, /, **words: object) -> Wording:
    """The wording of a sentence with its words."""
    return Wording(text, tuple(words.items()))


class WordedError(ValueError):
    """Something given is wrong; the wording names it."""

    def __init__(self, wording: Detail) -> None:
        super().__init__(str(wording))
        self.wording = wording


def wording_of(error: Exception) -> Detail:
    """What an error says, as a wording where it has one."""
    return error.wording if isinstance(error, WordedError) else str(error)


def alternatives(parts: Iterable[Detail]) -> Detail:
    """Parts of which one is to be chosen."""
    found: Detail = ""
    for part in parts:
        found = worded("{first} or {second}", first=found, second=part) if found else part
    return found


def one_after_another(parts: Iterable[Detail]) -> Detail:
    """Parts that all hold."""
    found: Detail = ""
    for part in parts:
        found = worded("{first}; {second}", first=found, second=part) if found else part
    return found
