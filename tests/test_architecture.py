"""The drawing of packages in the README is kept: any import that it does not allow fails here.

To allow an edge, change `ZONES` and the drawing together, or better, move the code that wants it.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = "burraco_desktop"
FOLDER = Path(__file__).resolve().parent.parent / PACKAGE

EVERYTHING = ("",)
QT = ("PySide6", "shiboken6")
# The engine has no clock, no files, no log, no threads, and no hidden source of chance.
IMPURE = (
    "asyncio",
    "concurrent",
    "datetime",
    "fileinput",
    "glob",
    "importlib",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
    "zoneinfo",
)


@dataclass(frozen=True)
class Zone:
    """What the modules under one name may import, each entry with all that lies under it.

    Attributes:
        ours: Modules of this package.
        lazily: More of them, but only inside functions.
        foreign: Packages that are neither ours nor in the standard library.
        refused: Parts of the standard library that are out of bounds.
        excepted: Names under `refused` that are allowed all the same.
    """

    ours: tuple[str, ...] = ()
    lazily: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    excepted: frozenset[str] = frozenset()


WINDOW = Zone(ours=EVERYTHING, foreign=(*QT, "platformdirs"))
# The parts of the table that are pure functions, kept free of Qt so that they can be tested by the thousand.
PLAIN_TABLE = tuple(
    f"ui.table.{name}"
    for name in (
        "assign",
        "decks",
        "geometry",
        "hand_order",
        "intents",
        "layout",
        "meld_layout",
        "shown",
        "slots",
        "targets",
    )
)
ZONES = {
    "": Zone(ours=("native",)),
    "native": Zone(),
    "arguments": Zone(ours=("engine.wording", "languages", "telling")),
    "telling": Zone(ours=("engine.wording", "languages", "paths"), lazily=("ui.language",)),
    "languages": Zone(),
    "__main__": Zone(
        ours=(
            "arena",
            "arguments",
            "commands",
            "engine",
            "languages",
            "learn",
            "native",
            "paths",
            "session",
            "telling",
        ),
        lazily=EVERYTHING,
    ),
    "start": Zone(
        ours=("app", "languages", "paths", "session", "engine", "ui"),
        foreign=(*QT, "platformdirs"),
    ),
    "app": WINDOW,
    "self_check": WINDOW,
    "paths": Zone(foreign=("platformdirs",)),
    "engine": Zone(ours=("engine",), refused=IMPURE, excepted=frozenset({"random", "random.Random"})),
    # Its types tell the compiler of the engine what to do; without the compiler nothing of it is needed.
    "engine.compiler": Zone(foreign=("mypy_extensions",), refused=IMPURE),
    "ai": Zone(ours=("ai", "engine")),
    "session": Zone(ours=("session", "engine", "paths"), foreign=("platformdirs", "jinja2", "markupsafe")),
    "arena": Zone(ours=("tuning", "ai", "session", "engine", "paths"), foreign=("distributed", "tqdm")),
    "tuning": Zone(ours=("ai", "session", "engine")),
    "learn": Zone(ours=("arguments", "commands", "ai", "session", "engine", "paths")),
    "commands": Zone(ours=("arguments", "session", "engine", "paths")),
    "verify": Zone(ours=("arguments", "session", "engine", "telling")),
    "referee": Zone(
        ours=("arguments", "commands", "session", "engine", "paths", "telling"), lazily=("ui.text",)
    ),
    "ui": WINDOW,
} | dict.fromkeys(PLAIN_TABLE, Zone(ours=("engine", *PLAIN_TABLE)))


def test_every_import_follows_the_drawing() -> None:
    assert [line for path in sorted(FOLDER.rglob("*.py")) for line in violations_in(path)] == []


def test_the_engine_opens_no_file() -> None:
    modules = sorted((FOLDER / "engine").rglob("*.py"))
    assert modules
    assert [path.name for path in modules if uses_open(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.play", "import os.path"),
        ("engine.play", "from time import monotonic"),
        ("engine.play", "import random\nrandom.shuffle(cards)"),
        ("engine.play", "from random import shuffle"),
        ("engine.play", "from burraco_desktop.ai import bot"),
        ("engine.play", "from burraco_desktop import session"),
        ("engine.play", "import numpy"),
        ("engine.play", "from . import cards"),
        ("engine.play", "def f():\n    import pathlib"),
        ("engine.play", "if TYPE_CHECKING:\n    from datetime import date"),
        ("ai.bot", "from burraco_desktop.session.match import Match"),
        ("ai.bot", "from PySide6.QtCore import QObject"),
        ("session.store", "from burraco_desktop.ai.coach import grade"),
        ("session.store", "from PySide6.QtCore import QSaveFile"),
        ("session.store", "import burraco_desktop.ui.text"),
        ("arena", "from burraco_desktop.ui import text"),
        ("arena", "import PySide6"),
        ("referee", "from burraco_desktop.ui.text import refusal_text"),
        ("ui.table.layout", "from PySide6.QtCore import QRectF"),
        ("ui.table.intents", "from burraco_desktop.ui.table.items import CardItem"),
        ("__main__", "from burraco_desktop import app"),
        ("__main__", "def main():\n    from PySide6.QtWidgets import QApplication"),
        ("paths", "from burraco_desktop.session import store"),
        ("newcomer", "from burraco_desktop.engine import cards"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert list(violations(module, source))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.play", "from __future__ import annotations\nfrom random import Random"),
        ("engine.play", "import random\nsource = random.Random(7)"),
        ("engine.play", "from burraco_desktop.engine.cards import Card"),
        ("ai.bot", "from burraco_desktop.engine import play\nfrom burraco_desktop.ai.sampling import deal"),
        ("session.store", "import os\nimport platformdirs\nfrom burraco_desktop.engine import notation"),
        ("arena", "from burraco_desktop.ai import levels\nfrom burraco_desktop.session import match"),
        ("ui.table.layout", "from burraco_desktop.engine.rules import RuleSet"),
        ("ui.table.layout", "from burraco_desktop.ui.table.geometry import Rect"),
        ("ui.table.scene", "from PySide6.QtCore import QPointF\nfrom burraco_desktop.ai import bot"),
        ("__main__", "def main():\n    from burraco_desktop import app"),
        ("ai.bot", "from burraco_desktop import __version__"),
    ],
)
def test_a_right_import_passes(module: str, source: str) -> None:
    assert list(violations(module, source)) == []


def test_the_builtin_open_is_found() -> None:
    assert uses_open("def f(name):\n    return open(name).read()")
    assert not uses_open("class Pile:\n    def f(self):\n        return self.open()")


def violations_in(path: Path) -> Iterator[str]:
    """Check a file of the package."""
    parts = path.relative_to(FOLDER).with_suffix("").parts
    module = ".".join(part for part in parts if part != "__init__")
    return violations(module, path.read_text(encoding="utf-8"))


def violations(module: str, source: str) -> Iterator[str]:
    """Yield a line for each import that the zone of the module does not allow."""
    zone = zone_of(module)
    tree = ast.parse(source)
    names = [*imported_names(tree), *((name, True) for name in names_from_random(tree))]
    for name, is_lazy in names:
        if not is_allowed(name, is_lazy, zone):
            yield f"{module or PACKAGE} imports {name}"


def zone_of(module: str) -> Zone:
    """Return the zone with the longest name that the module lies under."""
    return ZONES[max((name for name in ZONES if lies_under(module, (name,))), key=len)]


def imported_names(node: ast.AST, is_lazy: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield each imported name in full, and whether it is imported inside a function."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name, is_lazy
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            yield f"{'.' * node.level}{node.module or ''}.{alias.name}", is_lazy
    for child in ast.iter_child_nodes(node):
        yield from imported_names(child, is_lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def names_from_random(tree: ast.AST) -> Iterator[str]:
    """Yield what is used of the module `random`, whose class is fine where its functions are not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            yield f"random.{node.attr}"


def is_allowed(name: str, is_lazy: bool, zone: Zone) -> bool:
    """Tell whether a zone permits an import."""
    if name == f"{PACKAGE}.__version__":
        return True
    if lies_under(name, (PACKAGE,)):
        return lies_under(name.removeprefix(f"{PACKAGE}."), zone.ours + (zone.lazily if is_lazy else ()))
    if name.partition(".")[0] in sys.stdlib_module_names:
        return name in zone.excepted or not lies_under(name, zone.refused)
    return lies_under(name, zone.foreign)


def lies_under(name: str, prefixes: tuple[str, ...]) -> bool:
    """Tell whether a dotted name is one of the prefixes or lies in one; the empty prefix holds everything."""
    return any(not prefix or f"{name}.".startswith(f"{prefix}.") for prefix in prefixes)


def uses_open(source: str) -> bool:
    """Tell whether the builtin `open` is mentioned."""
    return any(isinstance(node, ast.Name) and node.id == "open" for node in ast.walk(ast.parse(source)))
