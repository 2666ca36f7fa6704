"""Brings along the licences of the libraries of the system that are frozen on Linux. It picks no library."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from slim import Entry

DOCUMENTS: Final = Path("/usr/share/doc")
"""Where Debian and its relatives keep the licence of each package."""


def of_the_system(binaries: Iterable[Entry], documents: Path = DOCUMENTS) -> list[Entry]:
    """A licence for each package of the system that a frozen library comes from, for the folder `licences`.

    Where the system is no relative of Debian there are none; releases are made on one.
    """
    names = sorted({Path(source).name for _, source, _ in binaries})
    command = ["dpkg-query", "--search", *(f"*/{name}" for name in names)]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return []
    sources = {str(Path(source).resolve()) for _, source, _ in binaries}
    packages = {package for package, file in owned(said) if str(Path(file).resolve()) in sources}
    found = [(package, documents / package / "copyright") for package in sorted(packages)]
    return [(f"licences/{package}.txt", str(text), "DATA") for package, text in found if text.exists()]


def owned(said: str) -> list[tuple[str, str]]:
    """Packages and files as `dpkg-query` tells them."""
    pairs = [line.partition(": ") for line in said.splitlines()]
    return [(owner.partition(":")[0], file) for owner, _, file in pairs if file.startswith("/")]
