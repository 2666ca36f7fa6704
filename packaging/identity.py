"""What the program is called and which version it is, for all that packs it. It packs nothing itself.

It reads `pyproject.toml` and the package, so that no name stands in two places; where a file of a package
must repeat one, a test compares them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"

PACKAGE: Final = "burraco_desktop"
COMMAND: Final = "burraco"
TITLE: Final = "Burraco Desktop"
APP_ID: Final = "alt.burracodesktop.burraco"
"""Names the program to desktops. `alt` belongs to nobody on the Internet, so no domain is claimed."""
MATCH_ID: Final = f"{APP_ID}.match"
"""Names a saved match to macOS, and its icon to Linux."""
MIME_TYPE: Final = "application/x-burraco-match"
SUFFIX: Final = ".burraco"
MATCH_ICON: Final = "match_file"
"""The drawing of a saved match in `resources/icons`; that of the program is named as its command."""
PUBLISHER: Final = "the Burraco Desktop developers"
LANGUAGES: Final = ("en", "it", "pt_BR", "es")

_PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME: Final[str] = _PROJECT["name"]
SUMMARY: Final[str] = _PROJECT["description"]


def icon_file(drawing: str, kind: str) -> Path:
    """Where the icon file of a drawing lies once it is made; the kind is `ico` or `icns`."""
    return BUILD / "icons" / f"{drawing}.{kind}"


def version() -> str:
    """The version that the package gives itself."""
    text = (ROOT / PACKAGE / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"{PACKAGE}/__init__.py names no version")
    return found[1]


def version_numbers() -> tuple[int, int, int, int]:
    """The version as the four numbers that Windows asks for; what follows the numbers is left out."""
    numbers = [int(part) for part in re.findall(r"\d+", version())[:4]]
    major, minor, patch, build = (*numbers, 0, 0, 0, 0)[:4]
    return major, minor, patch, build
