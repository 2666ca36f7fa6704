"""Lays out what is to be frozen: the package with its compiled modules, and the resources without scripts.

    BURRACO_PLAIN=1 python packaging/staging.py

It needs a Python with mypyc and a C compiler. Compiled modules take the place of their sources here, so that
a frozen program finds them without looking for anything; and as nobody can see what compiled modules import,
their sources are read for it.
"""

from __future__ import annotations

import ast
import shutil
import sys
import sysconfig
from importlib.metadata import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

import compiling
from burraco_desktop import native
from identity import BUILD, NAME, PACKAGE, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

STAGE: Final = BUILD / "freeze" / "source"
COMPILED: Final = BUILD / "freeze" / "compiled"
RESOURCES: Final = STAGE / "resources"
LICENCES: Final = STAGE / "licences"
DISTRIBUTIONS: Final = ("Jinja2", "MarkupSafe", "mypy_extensions", "platformdirs")
"""What is frozen besides Qt."""
LEFT_OUT: Final = ("*.py", "*.ts", "__pycache__")
"""Of the resources: what draws, makes or translates them."""
MODULES: Final = (".py", ".so", ".pyd", ".typed")
"""Of the package: what the freezing tool finds by itself, and what it can do without."""


class StagingError(Exception):
    """Something needed is missing; the text says what to do."""


def main() -> int:
    """Lay everything out anew; returns the exit status."""
    if not compiling.has_compiler():
        print("No C compiler, or no Python.h: install both, since packages have a compiled engine.")
        return 1
    stage(compiled())
    return 0


def compiled() -> Path:
    """The folder of the compiled modules of these very sources, made where it is missing."""
    folder = COMPILED / f"{sys.implementation.cache_tag}-{compiling.fingerprint()[:12]}"
    if not folder.is_dir():
        scratch = COMPILED / "scratch"
        shutil.rmtree(scratch, ignore_errors=True)
        compiling.build(scratch)
        (scratch / "lib").replace(folder)
        shutil.rmtree(scratch)
    return folder


def stage(libraries: Path) -> None:
    """Copy package, compiled modules and resources together."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / PACKAGE, STAGE / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for path in compiling.modules():
        (STAGE / path.relative_to(ROOT)).unlink()
    shutil.copytree(libraries, STAGE, dirs_exist_ok=True)
    shutil.copytree(ROOT / "resources", RESOURCES, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copytree(ROOT / "packaging" / "licences", LICENCES)
    shutil.copyfile(ROOT / "LICENSE", LICENCES / f"{NAME}.txt")
    for name, text in foreign_licences():
        shutil.copyfile(text, LICENCES / f"{name}.txt")


def foreign_licences() -> Iterator[tuple[str, Path]]:
    """The licences that come with what is frozen beside the game; those of Qt are kept in this project."""
    yield "Python", Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt"
    for name in DISTRIBUTIONS:
        for path in files(name) or []:
            if path.name.upper().startswith("LICENSE"):
                yield name, Path(str(path.locate()))


def data_files() -> list[tuple[Path, str]]:
    """Files and folders that are no modules, each with the folder of the frozen program where it goes."""
    package = STAGE / PACKAGE
    found = [path for path in sorted(package.rglob("*")) if path.is_file() and path.suffix not in MODULES]
    whole = [(folder, folder.name) for folder in (RESOURCES, LICENCES)]
    return [*whole, *((path, str(path.parent.relative_to(STAGE))) for path in found)]


def hidden_imports() -> list[str]:
    """Everything that the program may import and that reading the frozen modules would not tell."""
    paths = [*(ROOT / PACKAGE).rglob("*.py")]
    ours = {module_name(path) for path in paths}
    foreign = {name for path in compiling.modules() for name in imports(path) if not name.startswith(PACKAGE)}
    return sorted({native.LIBRARY, "mypy_extensions", "PySide6.QtMultimedia", *ours, *foreign} - {PACKAGE})


def module_name(path: Path) -> str:
    """The name by which a source of the package is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterable[str]:
    """The modules that a source names in its imports, which are all absolute."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {name for node in ast.walk(tree) for name in _named(node)}


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module


if __name__ == "__main__":
    sys.exit(main())
