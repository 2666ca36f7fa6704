"""Makes the package for Debian and its relatives. What it depends on is found by Debian's own tool."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import TYPE_CHECKING, Final

import elf
import identity
import linux_tree

if TYPE_CHECKING:
    from pathlib import Path

TOOLS: Final = ("dpkg-deb", "dpkg-shlibdeps", "dpkg")
MAINTAINER: Final = f"{identity.TITLE} developers <developers@burraco-desktop.invalid>"
ALSO_NEEDED: Final = ("xkb-data",)
"""What no library asks for: the names of keys."""
DESCRIPTION: Final = """\
 Big sharp cards, opponents who play fair, and a match that is never lost:
 Italian Burraco for two, three, four and six, Brazilian and Venezuelan Buraco,
 and house rules of your own. No account, no network, no advertising.
 .
 The package brings the Python and the Qt that the game runs on.
"""


def make(frozen: Path, scratch: Path, into: Path) -> Path:
    """Make the package from the frozen folder; returns its path."""
    shutil.rmtree(scratch, ignore_errors=True)
    linux_tree.lay_out(scratch / "usr", frozen)
    add_documents(scratch / "usr" / "share")
    make_modes_plain(scratch)
    control = scratch / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_text(scratch), encoding="utf-8")
    (control / "md5sums").write_text(sums_text(scratch), encoding="utf-8")
    package = into / f"{identity.NAME}_{identity.version()}_{architecture()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", scratch, package], check=True)
    return package


def add_documents(share: Path) -> None:
    """Add copyright, changelog, and the exceptions from Debian's checks."""
    folder = share / "doc" / identity.NAME
    linux_tree.copy(linux_tree.LINUX / "copyright", folder / "copyright")
    linux_tree.zip_file(changelog_text().encode(), folder / "changelog.gz")
    linux_tree.copy(linux_tree.LINUX / "lintian-overrides", share / "lintian" / "overrides" / identity.NAME)


def changelog_text() -> str:
    """The change of this version in Debian's form; the changes themselves are told in CHANGELOG.md."""
    moment = format_datetime(datetime.fromtimestamp(source_date(), UTC))
    return (
        f"{identity.NAME} ({identity.version()}) unstable; urgency=medium\n\n"
        f"  * Version {identity.version()}.\n\n -- {MAINTAINER}  {moment}\n"
    )


def source_date() -> int:
    """When the sources were last changed, in seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given) if given else int((identity.ROOT / "CHANGELOG.md").stat().st_mtime)


def make_modes_plain(root: Path) -> None:
    """Let everybody read, the owner write, and folders and programs be entered and run."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            is_program = path.name == identity.COMMAND and path.parent.name == identity.NAME
            path.chmod(0o755 if path.is_dir() or is_program else 0o644)


def control_text(root: Path) -> str:
    """What the package says of itself."""
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": identity.NAME,
        "Version": identity.version(),
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size // 1024),
        "Depends": ", ".join(depends(root)),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{identity.SUMMARY.split(':')[0]}\n{DESCRIPTION}".rstrip(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def depends(root: Path) -> list[str]:
    """The packages with the libraries that the program takes from the system."""
    work = root.parent / "deb-depends"
    shutil.rmtree(work, ignore_errors=True)
    (work / "debian").mkdir(parents=True)
    stub = f"Source: {identity.NAME}\n\nPackage: {identity.NAME}\nArchitecture: any\n"
    (work / "debian" / "control").write_text(stub, encoding="ascii")
    files = elf.binaries(root)
    options = [f"-l{folder}" for folder in sorted({path.parent for path in files})]
    options += [f"-x{package}" for package in sorted(owners(root))]
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *options, *map(str, files)]
    said = subprocess.run(command, cwd=work, capture_output=True, text=True, check=True).stdout
    found = re.search(r"^shlibs:Depends=(.*)$", said, re.MULTILINE)
    assert found is not None
    return [*found[1].split(", "), *ALSO_NEEDED]


def owners(root: Path) -> set[str]:
    """The packages whose libraries come with the program, so that it does not depend on them."""
    names = sorted(path.name for path in elf.binaries(root) if path.name.startswith("lib"))
    command = ["dpkg-query", "--search", *(f"*/{name}" for name in names)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return {line.split(":")[0] for line in said.splitlines() if line.rpartition("/")[2] in names}


def sums_text(root: Path) -> str:
    """The checksums by which Debian finds damage."""
    files = (path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink())
    return "".join(f"{md5(path)}  {path.relative_to(root)}\n" for path in files)


def md5(path: Path) -> str:
    """The sum of one file; Debian asks for this kind."""
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def architecture() -> str:
    """What Debian calls the processor of this machine."""
    said = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return said.stdout.strip()
