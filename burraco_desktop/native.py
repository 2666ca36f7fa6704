"""Where the compiled form of engine and bots lies, and when it stands in for them. It compiles nothing.

The compiled form lies outside the package, under `build/compiled` of a checkout, and is used only as long as
the sources are the files it was made of: a change of any of them, or a new one, brings plain Python back. So
nobody ever runs a stale compilation. Sizes and times tell, as they do for Python's own cache. A packaged
program has compiled modules beside its sources, where Python finds them without this module.

With the variable BURRACO_PLAIN in the environment the sources run.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

PLAIN: Final = "BURRACO_PLAIN"
PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parent / "build" / "compiled"
STAMP: Final = ROOT / f"{sys.implementation.cache_tag}-{sys.platform}.txt"
"""Names the folder of the compiled form in its first line; the other lines are those of `sources`."""

FOLDERS: Final = ("engine", "ai")
LIBRARY: Final = "burraco_desktop__mypyc"
"""The module that holds all compiled code; the others are doors into it."""


class _Finder:
    """Finds compiled modules before Python finds their sources."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a compiled module, or None where the usual way is to be gone."""
        if name != LIBRARY and not name.startswith(f"{PACKAGE.name}."):
            return None
        spec = PathFinder.find_spec(name, [str(self._folder.joinpath(*name.split(".")[:-1]))])
        return None if spec is None or spec.loader is None else spec


def install() -> None:
    """Let compiled modules be found first, where there are any for these very sources."""
    folder = None if os.environ.get(PLAIN) else usable_folder()
    if folder is None:
        return
    finder = _Finder(folder)
    sys.meta_path.insert(0, finder)
    try:
        import_module(LIBRARY)
    except ImportError:  # made on another system, or damaged
        sys.meta_path.remove(finder)


def usable_folder() -> Path | None:
    """The folder of a compiled form that was made of the sources as they are now."""
    try:
        folder, *lines = STAMP.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return ROOT / folder if lines == sources() else None


def sources() -> list[str]:
    """A line for each source that may have a compiled form: its name, size and time of change."""
    found = [path for folder in FOLDERS for path in (PACKAGE / folder).glob("*.py")]
    facts = [(f"{path.parent.name}/{path.name}", path.stat()) for path in sorted(found)]
    return [f"{name} {fact.st_size} {fact.st_mtime_ns}" for name, fact in facts]


def is_compiled() -> bool:
    """Tell whether the engine that this program runs is compiled."""
    spec = find_spec(f"{PACKAGE.name}.engine.cards")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
