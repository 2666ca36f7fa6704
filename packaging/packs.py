"""Makes of the frozen folder what players get on this system. It freezes nothing."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING, Final

import deb
import identity
import linux_tree

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FROZEN: Final = identity.BUILD / "freeze" / "dist" / identity.NAME
MAC_APP: Final = FROZEN.parent / f"{identity.TITLE}.app"
PACKAGING: Final = identity.ROOT / "packaging"
SCRATCH: Final = identity.BUILD / "packages"


class PackError(Exception):
    """A package cannot be made; the text says why."""


def command() -> Path:
    """The frozen program for the command line."""
    if sys.platform == "darwin":
        return MAC_APP / "Contents" / "MacOS" / identity.COMMAND
    return FROZEN / (f"{identity.COMMAND}.exe" if sys.platform == "win32" else identity.COMMAND)


def pack() -> None:
    """Make all packages of this system.

    Raises:
        PackError: a tool fails, or one that cannot be done without is missing.
    """
    if not command().exists():
        raise PackError(f"{command()} is not there; freeze first.")
    identity.DIST.mkdir(exist_ok=True)
    {"win32": pack_windows, "darwin": pack_mac}.get(sys.platform, pack_linux)()


def pack_linux() -> None:
    """A .tar.xz for every distribution, a .deb where its tools are, an AppImage where they are."""
    tree = SCRATCH / base_name()
    shutil.rmtree(tree, ignore_errors=True)
    linux_tree.lay_out(tree, FROZEN)
    linux_tree.add_installer(tree)
    with tarfile.open(identity.DIST / f"{tree.name}.tar.xz", "w:xz", preset=6) as archive:
        archive.add(tree, tree.name, filter=linux_tree.owned_by_root)
    if has_tools(deb.TOOLS, "A .deb is not made"):
        deb.make(FROZEN, SCRATCH / "deb", identity.DIST)
    linux_tree.lay_out_app(SCRATCH / "AppDir", FROZEN)
    if has_tools(("appimagetool",), f"No AppImage is made; what goes into one lies in {SCRATCH / 'AppDir'}"):
        image = identity.DIST / f"{base_name()}.AppImage"
        run(["appimagetool", "--no-appstream", str(SCRATCH / "AppDir"), str(image)])


def pack_windows() -> None:
    """A .zip to be unpacked anywhere, and an installer."""
    shutil.make_archive(str(identity.DIST / base_name()), "zip", FROZEN.parent, FROZEN.name)
    if has_tools(("makensis",), "No installer is made"):
        run(["makensis", *installer_options("/D"), str(PACKAGING / "windows" / "installer.nsi")])


def installer_options(mark: str) -> list[str]:
    """What the script of the installer is told, each as a definition that begins with a mark."""
    values = {
        "VERSION": identity.version(),
        "NUMBERS": ".".join(map(str, identity.version_numbers())),
        "FROZEN": str(FROZEN),
        "ICON": str(identity.icon_file(identity.COMMAND, "ico")),
        "MATCH_ICON": str(identity.icon_file(identity.MATCH_ICON, "ico")),
        "OUT": str(identity.DIST / f"{base_name()}-setup.exe"),
    }
    return [f"{mark}{name}={value}" for name, value in values.items()]


def pack_mac() -> None:
    """A disk image, signed and notarised where the environment names who signs."""
    script = PACKAGING / "macos" / "make_dmg.sh"
    run(["bash", str(script), str(MAC_APP), str(identity.DIST / f"{base_name()}.dmg")])


def base_name() -> str:
    """The name of a package without its kind: program, version, system, processor."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = {"AMD64": "x86_64", "ARM64": "arm64"}.get(platform.machine(), platform.machine())
    return f"{identity.NAME}-{identity.version()}-{system}-{machine}"


def has_tools(names: Sequence[str], complaint: str) -> bool:
    """Tell whether all programs are there; say what is not."""
    missing = [name for name in names if shutil.which(name) is None]
    if missing:
        print(f"{complaint}: {', '.join(missing)} is missing here.")
    return not missing


def run(command: Sequence[str]) -> None:
    """Run a tool.

    Raises:
        PackError: it fails.
    """
    status = subprocess.call(command, cwd=identity.ROOT)
    if status:
        raise PackError(f"`{' '.join(command)}` ended with exit status {status}.")
