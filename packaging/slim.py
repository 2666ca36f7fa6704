"""What a frozen program does without: parts that the freezing tool takes along and the game never uses.

The lists were found by taking parts away until something was missed; `burraco self-check` and the pictures
of each build show that nothing is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import PurePath
from typing import Final

from elf import needed_by
from identity import LANGUAGES

Entry = tuple[str, str, str]
"""Where a file goes in the frozen program, where it comes from, and of what kind it is."""

Needs = Callable[[str], Iterable[str]]
"""Tells the names of the libraries that a file needs."""

MODULES: Final = (
    # Other programs than the game: bots on many machines, and what draws bars for tuning.
    "distributed",
    "tqdm",
    # Compilers and installers.
    "mypy",
    "mypyc",
    "pip",
    "setuptools",
    # The parts of the standard library that only these, or nobody, would use.
    "_bz2",
    "_hashlib",
    "_lzma",
    "_ssl",
    "bz2",
    "distutils",
    "doctest",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "lzma",
    "pdb",
    "pydoc",
    "sqlite3",
    "ssl",
    "tkinter",
    "turtle",
    "unittest",
    "venv",
    "xmlrpc",
    # What the freezing tool believes sounds to need.
    "PySide6.QtConcurrent",
    "PySide6.QtMultimediaWidgets",
)

RUNTIME_HOOKS: Final = ("pyi_rth_inspect", "pyi_rth_pkgutil")
"""Scripts that each start would run for programs that look at their own sources."""
LINUX_HOOKS: Final = ("pyi_rth_pyside6",)
"""One that loads PySide6 in the bots' processes too, to find what this build of Qt finds by itself."""

PLUGINS: Final = (
    "iconengines/*svgicon*",
    "imageformats/*svg*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*cocoa*",
    "platforms/*offscreen*",
    "platforms/*wayland*",
    "platforms/*windows*",
    "platforms/*xcb*",
    "platformthemes/*xdgdesktopportal*",
    "wayland-decoration-client/*",
    "wayland-shell-integration/*xdg-shell*",
)
"""The only plug-ins of Qt that stay. Sound effects need none at all, and the windows draw without OpenGL."""

LIBRARIES: Final = (
    # Parts of Qt that plug-ins brought along which do not stay.
    "*QtConcurrent.*",
    "*MultimediaWidgets*",
    "*Qt6Pdf*",
    "*Qt6Qml*",
    "*Qt6Quick*",
    "*Qt6VirtualKeyboard*",
    "*avcodec*",
    "*avformat*",
    "*avutil*",
    "*swresample*",
    "*swscale*",
    "*opengl32sw*",
    "*libcrypto*",
    "*libssl*",
)
"""Files that do not stay, by their names in any folder."""

OF_THE_SYSTEM: Final = (
    "libX*",
    "libdbus-1*",
    "libexpat*",
    "libfontconfig*",
    "libfreetype*",
    "libgcc_s*",
    "libglib-2.0*",
    "libgssapi_krb5*",
    "libgthread-2.0*",
    "libpulse*",
    "libstdc++*",
    "libwayland-*",
    "libz.so*",
)
"""Libraries that every desktop of Linux has, and which must fit its drivers and settings. What many desktops
lack, like the helpers of X11 that only Qt uses, comes with the game."""


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those that the game never uses."""
    return [entry for entry in entries if is_wanted(entry[0])]


def is_wanted(target: str) -> bool:
    """Tell whether a file stays, by where it goes in the frozen program."""
    path = PurePath(target.replace("\\", "/"))
    if any(fnmatchcase(path.name, pattern) for pattern in LIBRARIES + OF_THE_SYSTEM):
        return False
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if "plugins" in path.parts and "PySide6" in path.parts:
        return any(fnmatchcase("/".join(path.parts[-2:]), pattern) for pattern in PLUGINS)
    return True


def without_orphans(entries: Iterable[Entry], needs: Needs = needed_by) -> list[Entry]:
    """The entries without the libraries that nothing needs any more."""
    entries = list(entries)
    by_name = {PurePath(target).name: source for target, source, kind in entries if kind != "SYMLINK"}
    waiting = [source for target, source, kind in entries if kind != "SYMLINK" and not is_library(target)]
    needed: set[str] = set()
    while waiting:
        for name in set(needs(waiting.pop())) - needed:
            needed.add(name)
            waiting += [by_name[name]] if name in by_name else []
    return [entry for entry in entries if not is_library(entry[0]) or PurePath(entry[0]).name in needed]


def without_dead_links(entries: Iterable[Entry], kept: Iterable[Entry]) -> list[Entry]:
    """The entries without the links to libraries that are not kept."""
    names = {PurePath(target).name for target, _, _ in kept}
    return [entry for entry in entries if entry[2] != "SYMLINK" or PurePath(entry[0]).name in names]


def is_library(target: str) -> bool:
    """Tell whether a file is there only for others that need it; the interpreter's own is for itself."""
    path = PurePath(target)
    is_shared = path.name.startswith("lib") and ".so" in path.name
    return is_shared and "plugins" not in path.parts and not path.name.startswith("libpython")
