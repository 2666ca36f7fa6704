"""A process to be killed: it plays by chance, saves after each action, and tells how many actions it saved.

Arguments: the folder, the seed, and optionally a step of writing at which to die, and its count.
"""

import itertools
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest.mock import patch

from burraco_desktop.session import files
from burraco_desktop.session.store import Autosave
from tests.session.playing import new_match, play_step

PLACES: Final[dict[str, tuple[object, str]]] = {
    "half written": (files, "write"),
    "half appended": (files, "append"),
    "written": (os, "fsync"),
    "synced": (Path, "replace"),
    "replaced": (Path, "replace"),
}
"""The steps of writing, with the call during which each is over."""
EXIT_CODE: Final = 9


def main() -> None:
    """Go on with the match in the folder, or with a new one, until killed or until the match is over."""
    folder, seed, *death = sys.argv[1:]
    if death:
        die_at(death[0], int(death[1]))
    autosave = Autosave(Path(folder))
    if not autosave.acquire():
        sys.exit("the lock is not free")
    found = autosave.load()
    match, source = new_match(seed) if found is None else found.match, random.Random(seed)
    while match.winner is None:
        play_step(match, source)
        autosave.save(match, match.state.hands[0].cards())
        os.write(1, b"%d\n" % match.version)


def die_at(step: str, count: int) -> None:
    """Arrange to end without any tidying when a step of writing comes for the `count`th time."""
    owner, name = PLACES[step]
    real: Callable[..., object] = getattr(owner, name)
    calls = itertools.count(1)

    def call(*arguments: object) -> object:
        if next(calls) == count:
            finish(step, *arguments)
            os._exit(EXIT_CODE)
        return real(*arguments)

    patch.object(owner, name, call).start()


def finish(step: str, *arguments: object) -> None:
    """Bring a step of writing to its end."""
    match step, arguments:
        case "half written", (Path() as path, bytes() as data):
            files.temporary_of(path).write_bytes(data[: len(data) // 2])
        case "half appended", (Path() as path, bytes() as data, int()):
            path.write_bytes(path.read_bytes() + data[: len(data) // 2])
        case "replaced", (Path() as source, Path() as target):
            os.replace(source, target)  # noqa: PTH105  # the way of Path is the one that is patched here


if __name__ == "__main__":
    main()
