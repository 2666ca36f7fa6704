"""Lays out the frozen program below a prefix of Linux: program, menu entry, file type, icons, manual."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

import identity

if TYPE_CHECKING:
    import tarfile

LINUX: Final = identity.ROOT / "packaging" / "linux"
SHARED: Final = {
    f"{identity.APP_ID}.desktop": "applications",
    f"{identity.APP_ID}.metainfo.xml": "metainfo",
    f"{identity.APP_ID}-mime.xml": "mime/packages",
}
"""Which file of this project goes to which folder of `share`."""


def lay_out(prefix: Path, frozen: Path) -> None:
    """Fill an empty prefix."""
    program = prefix / "lib" / identity.NAME
    shutil.copytree(frozen, program, symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / identity.COMMAND).symlink_to(f"../lib/{identity.NAME}/{identity.COMMAND}")
    for name, folder in SHARED.items():
        copy(LINUX / name, prefix / "share" / folder / name.replace("-mime.xml", ".xml"))
    manual = prefix / "share" / "man" / "man1" / f"{identity.COMMAND}.1.gz"
    zip_file((LINUX / f"{identity.COMMAND}.1").read_bytes(), manual)
    icons = prefix / "share" / "icons" / "hicolor"
    shutil.copytree(identity.BUILD / "icons" / "hicolor", icons)
    drawings = identity.ROOT / "resources" / "icons"
    copy(drawings / f"{identity.COMMAND}.svg", icons / "scalable" / "apps" / f"{identity.APP_ID}.svg")
    match_icon = icons / "scalable" / "mimetypes" / f"{identity.MATCH_ID}.svg"
    copy(drawings / f"{identity.MATCH_ICON}.svg", match_icon)


def add_installer(tree: Path) -> None:
    """Add to a tree that is to be unpacked by hand what tells and helps to install it."""
    for name in ("INSTALL.txt", "install.sh"):
        copy(LINUX / name, tree / name)
    (tree / "install.sh").chmod(0o755)
    copy(identity.ROOT / "LICENSE", tree / "LICENSE")


def lay_out_app(app: Path, frozen: Path) -> None:
    """Lay out what an AppImage is made of."""
    shutil.rmtree(app, ignore_errors=True)
    lay_out(app / "usr", frozen)
    (app / "AppRun").symlink_to(f"usr/bin/{identity.COMMAND}")
    share = Path("usr") / "share"
    (app / f"{identity.APP_ID}.desktop").symlink_to(share / "applications" / f"{identity.APP_ID}.desktop")
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{identity.APP_ID}.png"
    (app / f"{identity.APP_ID}.png").symlink_to(icon)
    (app / ".DirIcon").symlink_to(icon)


def copy(source: Path, target: Path) -> None:
    """Copy a file and make its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def zip_file(content: bytes, target: Path) -> None:
    """Write a file as gzip does, but without the time, so that builds are alike."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry of an archive that names no user of the machine that made it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
