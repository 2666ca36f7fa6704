"""Texts of widgets that outlive a language: each is said again in the next one. It decides no moment."""

from collections.abc import Callable


class Said:
    """What was said, and how to find the words anew."""

    def __init__(self) -> None:
        self._lines: list[tuple[Callable[[str], object], Callable[[], str]]] = []

    def say(self, tell: Callable[[str], object], words: Callable[[], str]) -> None:
        """Tell the words, now and whenever the language has changed."""
        tell(words())
        self._lines.append((tell, words))

    def again(self) -> None:
        """Tell all in the language that is spoken now."""
        for tell, words in self._lines:
            tell(words())
