"""What is shipped, whose it is, under which licence and in which version, from `resources/licences.json`."""

import json
import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion

FILE: Final = "licences.json"


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that is shipped.

    Attributes:
        name: what it is called.
        holder: whose it is.
        licence: the name of its licence.
        folders: the folders of the resources that hold it.
        files: which files there are meant, where several parts share a folder.
        text: the file with its licence, from the root of the resources; empty where it is told otherwise.
        distribution: the package it comes in, empty where it comes with us.
    """

    name: str
    holder: str
    licence: str
    folders: tuple[str, ...] = ()
    files: str = "*"
    text: str = ""
    distribution: str = ""


def parts(root: Path) -> list[Part]:
    """All parts, ours first."""
    entries = json.loads((root / FILE).read_text(encoding="utf-8"))
    return [Part(**entry | {"folders": tuple(entry.get("folders", ()))}) for entry in entries]


def version_of(part: Part) -> str:
    """The version in use of a part that comes in a package; empty where it is not known."""
    if part.distribution == "qt":
        return qVersion()
    if part.distribution == "python":
        return platform.python_version()
    try:
        return version(part.distribution) if part.distribution else ""
    except PackageNotFoundError:
        # A frozen program has the package without its description.
        return ""
