#!/usr/bin/env python3
"""Make the packages of Burraco Desktop for the system that this runs on.

    python3 packaging/build.py
    python3 packaging/build.py check pack

Without words every step is done, from the beginning; with words only these, on what is there already:

    clean      remove what earlier builds left
    tools      make the virtual environment `build/venv` with all that building takes
    compile    compile engine and bots, and lay out what is to be frozen
    icons      make the icon files from the drawings
    freeze     freeze the program, for one folder that needs no Python
    check      start the frozen program: `self-check`, a picture of a table, and a window where one can open
    wheel      make wheel and source archive
    pack       make the packages of this system: .deb and .tar.xz (and an AppImage where appimagetool is), an
               installer and .zip for Windows, a disk image for macOS
    sums       write SHA256SUMS

Packages go to `dist`. The result runs on systems as old as this one and newer ones, so releases are built on
the oldest that is supported.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
from typing import TYPE_CHECKING, Final

import dev
import identity
import packs
import smoke

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

VENV: Final = identity.BUILD / "venv"
FREEZE: Final = identity.BUILD / "freeze"
PACKAGING: Final = identity.ROOT / "packaging"
TOOLS_OF_LINUX: Final = ("objdump", "strip")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the steps in their order; returns the exit status."""
    chosen = parse(arguments)
    try:
        for name, step in STEPS.items():
            if name in chosen:
                print(f"== {name}", flush=True)
                step()
    except (dev.SetupError, smoke.SmokeError, packs.PackError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def parse(arguments: Sequence[str] | None) -> list[str]:
    """The steps that are asked for."""
    parser = argparse.ArgumentParser(
        prog="build.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="step", help="; ".join(STEPS))
    steps: list[str] = parser.parse_args(arguments).steps
    unknown = [step for step in steps if step not in STEPS]
    if unknown:
        parser.error(f"there is no step {', '.join(unknown)}; there are {', '.join(STEPS)}")
    return steps or list(STEPS)


def clean() -> None:
    """Remove what earlier builds left, but for the tools."""
    for folder in (FREEZE, identity.BUILD / "icons", identity.BUILD / "packages", identity.DIST):
        shutil.rmtree(folder, ignore_errors=True)


def tools() -> None:
    """Make the virtual environment, and see that the system has what freezing takes."""
    if sys.platform == "linux":
        complain_of(missing_on_linux())
    if not python().exists():
        dev.run([dev.base_python(), "-m", "venv", str(VENV)], "The virtual environment could not be made")
    pip = [str(python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    dev.run([*pip, ".[package]"], "The tools could not be installed into build/venv")
    dev.run([*pip[:3], "uninstall", "--quiet", "--yes", identity.NAME], "The venv could not be tidied")


def missing_on_linux() -> list[str]:
    """What the system lacks: programs by their names, libraries by the Debian packages that bring them."""
    programs = [name for name in TOOLS_OF_LINUX if shutil.which(name) is None]
    libraries = dev.QT_LIBRARIES + dev.X11_LIBRARIES
    return programs + [library.package for library in libraries if not dev.loads(library.soname)]


def complain_of(missing: Sequence[str]) -> None:
    """Stop where something is missing.

    Raises:
        SetupError: naming it.
    """
    if missing:
        raise dev.SetupError(f"Freezing takes what is not here: {', '.join(missing)}.")


def python() -> Path:
    """The Python that builds."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def compile_modules() -> None:
    """Translate, compile, and lay out the sources."""
    script("i18n.py", "The translations could not be made")
    script("staging.py", "Engine and bots could not be compiled")


def make_icons() -> None:
    """Draw the icon files."""
    script("raster_icons.py", "The icons could not be made")


def freeze() -> None:
    """Call PyInstaller."""
    places = ["--distpath", str(packs.FROZEN.parent), "--workpath", str(FREEZE / "work")]
    spec = str(PACKAGING / "burraco.spec")
    command = [str(python()), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec]
    dev.run(command, "The program could not be frozen", plain())
    if sys.platform == "linux":
        script("run_paths.py", "The libraries could not be put right")


def make_wheel() -> None:
    """Build wheel and source archive with the tools that are there, without fetching anything."""
    command = [str(python()), "-m", "hatchling", "build", "--directory", str(identity.DIST)]
    dev.run(command, "Wheel and source archive could not be built")


def script(name: str, complaint: str) -> None:
    """Run one of the scripts beside this one, with the tools of the virtual environment."""
    path = os.pathsep.join((str(python().parent), os.environ.get("PATH", "")))
    dev.run([str(python()), str(PACKAGING / name)], complaint, plain() | {"PATH": path})


def plain() -> dict[str, str]:
    """The environment of what reads our sources: none of it loads what is to be compiled."""
    return os.environ | {dev.PLAIN: "1"}


def check() -> None:
    """Prove that the frozen program works."""
    smoke.check(packs.command(), identity.BUILD / "packages")


def write_sums() -> None:
    """Write down the SHA-256 of each package."""
    sums = identity.DIST / "SHA256SUMS"
    files = sorted(path for path in identity.DIST.iterdir() if path.is_file() and path != sums)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums.write_text("".join(lines), encoding="ascii", newline="\n")
    for path in files:
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")


STEPS: Final[dict[str, Callable[[], None]]] = {
    "clean": clean,
    "tools": tools,
    "compile": compile_modules,
    "icons": make_icons,
    "freeze": freeze,
    "check": check,
    "wheel": make_wheel,
    "pack": packs.pack,
    "sums": write_sums,
}


if __name__ == "__main__":
    sys.exit(main())
