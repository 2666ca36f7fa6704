"""How all commands answer bad input: with one sentence. It knows no command, and loads next to nothing.

What players read is in their language. The tools of those who work on the bots, arena, learn and tuning, stay
English, as the code that they are about; so do the lines of the self-check, which belong into reports.
"""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import NoReturn

from burraco_desktop.engine.wording import Detail, WordedError
from burraco_desktop.languages import Language
from burraco_desktop.telling import speak, told, translate

BAD_INPUT = 2


class BadInputError(WordedError):
    """The command cannot do what was asked; the wording is one sentence that names the thing."""


class Parser(argparse.ArgumentParser):
    """Answers bad input with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        hint = translate("commands", "{complaint} (see {command} --help)")
        self.complain(hint.format(complaint=message, command=self.prog))
        sys.exit(BAD_INPUT)

    def complain(self, sentence: Detail) -> int:
        """Say what is wrong; returns the exit status."""
        print(f"{self.prog}: {' '.join(told(sentence).split())}", file=sys.stderr)
        return BAD_INPUT


def parsed(
    make: Callable[[], Parser], arguments: Sequence[str] | None, language: Language | None = None
) -> argparse.Namespace:
    """The arguments of a command, whose parser is made by `make`.

    Whoever asks for help, or errs, is answered in his language: only for that it is loaded, and all is read
    once more, since a parser takes its words when it is made.
    """
    silence = io.StringIO()
    try:
        with redirect_stdout(silence), redirect_stderr(silence):
            return make().parse_intermixed_args(arguments)
    except SystemExit:
        speak(language)
        _let_argparse_speak()
        return make().parse_intermixed_args(arguments)


def _let_argparse_speak() -> None:
    """Let argparse take its own words from our translations, where it would ask gettext for a catalogue."""
    known = argparse_words()

    def one_of(single: str, several: str, count: int) -> str:
        return known.get(single if count == 1 else several, several)

    vars(argparse).update(_=lambda text: known.get(text, text), ngettext=one_of)


def argparse_words() -> dict[str, str]:
    """The words of argparse that our commands can bring about, in the language that is spoken."""
    return {
        "usage: ": translate("argparse", "usage: "),
        "positional arguments": translate("argparse", "positional arguments"),
        "options": translate("argparse", "options"),
        "show this help message and exit": translate("argparse", "show this help message and exit"),
        "show program's version number and exit": translate(
            "argparse", "show program's version number and exit"
        ),
        "argument %(argument_name)s: %(message)s": translate(
            "argparse", "argument %(argument_name)s: %(message)s"
        ),
        "unrecognized arguments: %s": translate("argparse", "unrecognized arguments: %s"),
        "the following arguments are required: %s": translate(
            "argparse", "the following arguments are required: %s"
        ),
        "ambiguous option: %(option)s could match %(matches)s": translate(
            "argparse", "ambiguous option: %(option)s could match %(matches)s"
        ),
        "ignored explicit argument %r": translate("argparse", "ignored explicit argument %r"),
        "expected one argument": translate("argparse", "expected one argument"),
        "invalid %(type)s value: %(value)r": translate("argparse", "invalid %(type)s value: %(value)r"),
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "argparse", "invalid choice: %(value)r (choose from %(choices)s)"
        ),
    }
