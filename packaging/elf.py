"""Tells programs and libraries of Linux from other files, and what they need. It changes none."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def binaries(root: Path) -> list[Path]:
    """All files below a folder that load shared libraries."""
    plain = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return sorted(path for path in plain if is_binary(path))


def is_binary(path: Path) -> bool:
    """Tell whether a file is a program or library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed_by(path: str) -> list[str]:
    """The names of the libraries that a file asks for itself, not of those that these ask for in turn."""
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    words = [line.split() for line in said.splitlines()]
    return [pair[1] for pair in words if len(pair) == 2 and pair[0] == "NEEDED"]
