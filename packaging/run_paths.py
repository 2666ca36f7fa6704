"""Takes the folders of the building machine out of frozen libraries, which find each other side by side."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import elf
from packs import FROZEN

if TYPE_CHECKING:
    from pathlib import Path

BESIDE = "$ORIGIN"


def main() -> int:
    """Go through the frozen folder; returns the exit status."""
    for path in elf.binaries(FROZEN):
        before = said(path, "--print-rpath")
        after = relative(before)
        if after != before:
            said(path, *(("--set-rpath", after) if after else ("--remove-rpath",)))
    return 0


def relative(folders: str) -> str:
    """The folders that are told from the place of the library itself."""
    return ":".join(folder for folder in folders.split(":") if folder.startswith(BESIDE))


def said(path: Path, *options: str) -> str:
    """What the tool answers about a file."""
    command = ["patchelf", *options, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
