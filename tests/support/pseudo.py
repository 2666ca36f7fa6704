"""A language that nobody speaks: all texts are marked and 40 % longer, so that what is cut or left out shows.

What a text has to be filled in with stays as it is.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTranslator

import i18n

if TYPE_CHECKING:
    from collections.abc import Iterator

    from i18n import Text

OPENED, CLOSED = "«", "»"
FILLED_IN = re.compile(r"(\{\w*\}|%n|&)")
GROWTH = 1.4
"""Long languages need so much more room than English."""
VOWELS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


def lengthened(text: str) -> str:
    """A text as this language has it: words of more letters, with the same places to be filled in."""
    parts = FILLED_IN.split(text)
    longer = "".join(part if FILLED_IN.fullmatch(part) else _grown(part) for part in parts)
    return f"{OPENED}{longer}{CLOSED}"


def _grown(text: str) -> str:
    """Words that are longer by their own first letters."""
    words = re.split(r"(\w+)", text.replace("(s)", "s").translate(VOWELS))
    return "".join(word + word[: round(len(word) * (GROWTH - 1))].lower() for word in words)


def compiled(mirrored: bool) -> bytes:
    """The language as Qt reads it; where it is mirrored, it is written from right to left."""
    known = {text: _forms(text) for text in i18n.translations(i18n.ts_file("it"))}
    if mirrored:
        known[i18n.Text("QGuiApplication", "QT_LAYOUT_DIRECTION", "")] = ("RTL",)
    return i18n.written_for_qt("it", known)


def _forms(text: Text) -> tuple[str, ...]:
    return (lengthened(text.source),) * (i18n.PLURAL_FORMS if text.is_counted else 1)


@contextmanager
def pseudo_language(*, mirrored: bool = False) -> Iterator[None]:
    """Speak the language for a while."""
    translator = QTranslator()
    content = compiled(mirrored)
    assert translator.load(content)
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
