"""The README tells the truth as far as a test can know it."""

from __future__ import annotations

import re

import pytest

import identity
from burraco_desktop import __main__ as command_line

TEXT = (identity.ROOT / "README.md").read_text(encoding="utf-8")
OURS = ("packaging/", "resources/", "burraco_desktop/", "tests/", ".github/")
MADE = ("burraco_desktop-",)
"""What is made and so is not in a checkout."""


def named_files() -> list[str]:
    """Every file or folder of the checkout that is named in code or linked."""
    quoted = re.findall(r"`([^`\s]+)`", TEXT) + re.findall(r"\]\(([^)#]+)\)", TEXT)
    return sorted({name for name in quoted if name.startswith(OURS) and not name.startswith(MADE)})


@pytest.mark.parametrize("name", named_files())
def test_every_file_it_names_is_there(name: str) -> None:
    assert list(identity.ROOT.glob(name.rstrip("/")))


def test_every_heading_it_links_is_there() -> None:
    headings = [line.lstrip("# ").lower().replace(" ", "-") for line in TEXT.splitlines() if line[:1] == "#"]
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= set(headings)


@pytest.mark.parametrize("name", ["dev", "build"])
def test_the_commands_are_told(name: str) -> None:
    assert f"\n    python3 packaging/{name}.py" in TEXT


def test_the_options_it_names_are_there() -> None:
    known = {option for action in command_line._parser()._actions for option in action.option_strings}
    told = re.findall(r"^    burraco (.*?)  |^    burraco (.*)$", TEXT, re.MULTILINE)
    options = set(re.findall(r"--[a-z-]+", " ".join(map("".join, told))))
    assert options
    assert options <= known


def test_the_systems_it_promises_are_those_that_are_built_on() -> None:
    workflow = (identity.ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    found = re.search(r"os: \[(.*)\]", workflow)
    assert found is not None
    assert found[1].startswith("ubuntu-22.04, windows-2022, macos-15")
    assert "Ubuntu 22.04" in TEXT
    assert "Windows Server 2022" in TEXT
    assert "macOS 15" in TEXT
