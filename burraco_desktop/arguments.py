"""How all commands answer bad input: with one sentence. It knows no command, and loads next to nothing."""

import argparse
import sys
from typing import NoReturn

BAD_INPUT = 2


class BadInputError(ValueError):
    """The command cannot do what was asked; the message is one sentence that names the thing."""


class Parser(argparse.ArgumentParser):
    """Answers bad input with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        self.complain(f"{message} (see {self.prog} --help)")
        sys.exit(BAD_INPUT)

    def complain(self, sentence: str) -> int:
        """Say what is wrong; returns the exit status."""
        print(f"{self.prog}: {' '.join(sentence.split())}", file=sys.stderr)
        return BAD_INPUT
