#!/usr/bin/env python3
"""Run or test Burraco Desktop from a checkout, with nothing prepared by hand.

    python3 packaging/dev.py run [arguments of the game]
    python3 packaging/dev.py test [arguments of pytest]
    python3 packaging/dev.py gallery [words of the pictures' names]
    python3 packaging/dev.py setup

The first call makes the virtual environment `.venv` in the checkout, installs the project and its tools
there, and sees to the system libraries that Qt needs: as root on Debian and its relatives it installs the
missing ones, elsewhere it says which are missing and how to install them. Later calls find everything in
place and start at once; a changed `pyproject.toml` or an unfinished `.venv` is noticed and put right.

Where a C compiler is at hand, `run` and `test` also compile the engine and the bots, which makes the bots
many times faster; nothing else depends on it. With BURRACO_PLAIN in the environment plain Python runs.

`test` runs the linter, the format check, the type checker and the tests, in this order, and stops at the
first that fails. With arguments of its own it runs only pytest, with these arguments.

`gallery` makes pictures of every page in every look in `build/gallery`, for eyes to judge.

This file needs nothing but Python 3.11 or newer. Its syntax stays readable for Python 3.8, so that older
versions can say what is missing instead of failing with a syntax error.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import NoReturn

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "burraco-dev-stamp"
PLAIN = "BURRACO_PLAIN"

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("pytest", "--numprocesses=auto", "--dist=worksteal"),
)


class Library(NamedTuple):
    """A shared library that Qt loads, and the Debian package that brings it."""

    soname: str
    package: str


class Program(NamedTuple):
    """A program that a test starts, and the Debian package that brings it."""

    name: str
    package: str


# Found with `ldd` in a bare Debian 12; PySide6 brings everything else.
QT_LIBRARIES = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
)
X11_LIBRARIES = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
# What the test with a screen reader starts: continuous integration does, and a developer who has these.
PROGRAMS = (
    Program("Xvfb", "xvfb"),
    Program("dbus-daemon", "dbus-daemon"),
    Program("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
)
COMPILER = ("gcc", "libc6-dev", "python3-dev")
WAYLAND_SONAMES = ("libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1")


class SetupError(Exception):
    """Something is missing that this script cannot install; the text says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Prepare what the command needs, carry it out, and return its exit status."""
    complaint = python_complaint(sys.version_info[:2])
    if complaint:
        print(complaint, file=sys.stderr)
        return 1
    options = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        prepare(options.command)
        return carry_out(options.command, options.rest)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def python_complaint(version: Sequence[int]) -> str:
    """Say why this Python cannot be used, or nothing if it can."""
    if tuple(version) >= OLDEST_PYTHON:
        return ""
    have, need = (".".join(map(str, numbers)) for numbers in (version, OLDEST_PYTHON))
    return (
        f"Burraco Desktop needs Python {need} or newer, and this is Python {have}: "
        f"start packaging/dev.py with a newer one, for example `python{need} packaging/dev.py run`."
    )


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line into `command` and `rest`, the arguments to pass on."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="python3 packaging/dev.py {run,test,gallery,setup} [arguments]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=("run", "test", "gallery", "setup"), help="what to do")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="passed on to what the command starts")
    options = parser.parse_args(arguments)
    if options.rest[:1] == ["--"]:
        del options.rest[0]
    if options.rest and options.command == "setup":
        parser.error("setup takes no arguments")
    return options


def carry_out(command: str, rest: Sequence[str]) -> int:
    """Do what was asked for, in an environment that is ready."""
    if command != "setup":
        compile_modules()
        make_translations()
    if command == "run":
        become([str(venv_python()), "-m", "burraco_desktop", *rest])
    if command == "test":
        return run_checks(checks_for(rest))
    if command == "gallery":
        return make_gallery(rest)
    print("Ready: `python3 packaging/dev.py run` starts the game.")
    return 0


def make_gallery(rest: Sequence[str]) -> int:
    """Take the pictures, off screen, and return the exit status."""
    environ = dict(os.environ, PYTHONPATH=str(ROOT))
    script = str(ROOT / "packaging" / "gallery.py")
    return subprocess.call([str(venv_python()), script, *rest], env=environ)


def compile_modules() -> None:
    """Compile what is worth it, where that is possible; where not, plain Python runs."""
    if not os.environ.get(PLAIN):
        program = str(ROOT / "packaging" / "compiling.py")
        subprocess.call([str(venv_python()), program], cwd=ROOT, env=dict(os.environ, **{PLAIN: "1"}))


def make_translations() -> None:
    """Make of the translations what Qt reads, where they have changed."""
    subprocess.call([str(venv_python()), str(ROOT / "packaging" / "i18n.py")], cwd=ROOT)


def become(command: list[str]) -> NoReturn:
    """Give this process to the command, so that signals reach the game and not a bystander."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    raise SystemExit(subprocess.call(command))


def checks_for(rest: Sequence[str]) -> list[tuple[str, ...]]:
    """List the tools of `test` with their arguments."""
    return [("pytest", *rest)] if rest else list(CHECKS)


def run_checks(checks: Sequence[Sequence[str]]) -> int:
    """Run one tool after the other until one fails, and return its exit status."""
    for check in checks:
        print("$ " + " ".join(check), flush=True)
        status = subprocess.call([str(venv_python()), "-m", *check], cwd=ROOT)
        if status:
            print(f"{check[0]} failed (exit status {status}).", file=sys.stderr)
            return status
    return 0


def prepare(command: str) -> None:
    """Bring `.venv` and the system packages to what the command needs."""
    stamp = current_stamp(ROOT)
    venv_ready = is_ready(stamp)
    packages = missing_packages(command)
    if not venv_ready and not has_working_venv() and importlib.util.find_spec("ensurepip") is None:
        packages.insert(0, venv_package(sys.version_info[:2]))
    if packages:
        install_packages(packages)
    if not venv_ready:
        make_ready(stamp)


def missing_packages(command: str) -> list[str]:
    """List the Debian packages of the libraries that do not load, and of the programs that are not there."""
    if sys.platform != "linux":
        return []
    libraries = [
        library.package for library in libraries_for(command, os.environ) if not loads(library.soname)
    ]
    programs = PROGRAMS if needs_screen_reader(command, os.environ) else ()
    packages = libraries + [program.package for program in programs if shutil.which(program.name) is None]
    return packages + missing_compiler(command, os.environ)


def needs_screen_reader(command: str, environ: Mapping[str, str]) -> bool:
    """Tell whether the test with a screen reader must run, and thus a window system."""
    return command == "test" and bool(environ.get("CI"))


def missing_compiler(command: str, environ: Mapping[str, str]) -> list[str]:
    """List the Debian packages of a C compiler where tests by machine lack it; else none is asked for."""
    is_wanted = command == "test" and environ.get("CI") and not environ.get(PLAIN)
    has_apt = shutil.which("apt-get") is not None and is_root()
    return list(COMPILER) if is_wanted and has_apt and shutil.which("cc") is None else []


def libraries_for(command: str, environ: Mapping[str, str]) -> tuple[Library, ...]:
    """Choose the libraries to ask for: tests draw off screen, the game opens a window."""
    if needs_screen_reader(command, environ):
        return QT_LIBRARIES + X11_LIBRARIES
    if command in ("test", "gallery") or not needs_x11(environ):
        return QT_LIBRARIES
    return QT_LIBRARIES + X11_LIBRARIES


def needs_x11(environ: Mapping[str, str]) -> bool:
    """Tell whether Qt will draw through X11 rather than off screen or through Wayland."""
    platform = environ.get("QT_QPA_PLATFORM", "")
    if platform:
        return platform.startswith("xcb")
    return not (environ.get("WAYLAND_DISPLAY") and all(map(loads, WAYLAND_SONAMES)))


def loads(soname: str) -> bool:
    """Tell whether the dynamic linker finds the library with all that it needs itself."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def venv_package(version: Sequence[int]) -> str:
    """Name the Debian package without which `python3 -m venv` of this version fails."""
    return f"python{version[0]}.{version[1]}-venv"


def install_packages(packages: Sequence[str]) -> None:
    """Install Debian packages, or explain why that is left to the user.

    Raises:
        SetupError: If this is no Debian, the user is not root, or the installation failed.
    """
    apt = shutil.which("apt-get")
    if apt is None or not is_root():
        raise SetupError(explain_missing(packages, has_apt=apt is not None))
    print("Installing system packages: " + " ".join(packages), flush=True)
    environ = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run([apt, "update", "--quiet=2"], "The package lists could not be fetched", environ)
    quiet = ["--yes", "--quiet=2", "--option=Dpkg::Use-Pty=0", "--no-install-recommends"]
    run([apt, "install", *quiet, *packages], "The system packages could not be installed", environ)


def is_root() -> bool:
    """Tell whether system packages may be installed."""
    return sys.platform != "win32" and os.geteuid() == 0


def explain_missing(packages: Sequence[str], has_apt: bool) -> str:
    """Say in one sentence what is missing and how to get it."""
    names = " ".join(packages)
    if has_apt:
        return f"Missing system packages: {names}; install them with `sudo apt-get install {names}`."
    sonames = [library.soname for library in QT_LIBRARIES + X11_LIBRARIES if library.package in packages]
    modules = ["the modules venv and ensurepip of Python"] if len(sonames) < len(packages) else []
    return (
        f"Missing on this system: {', '.join(modules + sonames)}; install them with its package manager"
        f"{rpm_hint(sonames)} (Debian names: {names})."
    )


def rpm_hint(sonames: Sequence[str]) -> str:
    """Give the command for systems whose package manager takes the names of libraries."""
    tool = next((name for name in ("dnf", "zypper") if shutil.which(name)), None)
    if tool is None or not sonames:
        return ""
    return f", `sudo {tool} install {' '.join(chr(39) + name + '()(64bit)' + chr(39) for name in sonames)}`"


def venv_python(system: str = os.name) -> Path:
    """Return where `.venv` has its Python."""
    return VENV / "Scripts" / "python.exe" if system == "nt" else VENV / "bin" / "python"


def current_stamp(root: Path) -> str:
    """Fingerprint what an installation depends on: the project file and the place of the checkout."""
    content = (root / "pyproject.toml").read_bytes() + b"\0" + os.fsencode(root)
    return hashlib.sha256(content).hexdigest()


def is_ready(stamp: str) -> bool:
    """Tell whether `.venv` was completed from this project file and still has a Python."""
    try:
        return STAMP.read_text(encoding="ascii") == stamp and venv_python().exists()
    except (OSError, UnicodeDecodeError):
        return False


def has_working_venv() -> bool:
    """Tell whether `.venv` has a Python that starts and is new enough."""
    program = f"import sys; sys.exit(sys.prefix == sys.base_prefix or sys.version_info < {OLDEST_PYTHON})"
    return succeeds([str(venv_python()), "-c", program])


def make_ready(stamp: str) -> None:
    """Create or repair `.venv`, install the project with its tools, and leave the stamp as the last act."""
    if not has_working_venv():
        print(f"Making {VENV}", flush=True)
        run([base_python(), "-m", "venv", "--clear", str(VENV)], "The virtual environment could not be made")
    python = str(venv_python())
    if not succeeds([python, "-m", "pip", "--version"]):
        run([python, "-m", "ensurepip", "--upgrade"], "pip could not be put into .venv")
    print("Installing the project and its tools (only now and when pyproject.toml changes)", flush=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev]"]
    run(pip, "The project could not be installed into .venv")
    STAMP.write_text(stamp, encoding="ascii")


def base_python() -> str:
    """Return the Python to make `.venv` with, which must not be one inside `.venv` itself."""
    return getattr(sys, "_base_executable", None) or sys.executable


def succeeds(command: Sequence[str]) -> bool:
    """Run a command silently and tell whether it went well."""
    try:
        return subprocess.run(command, capture_output=True, cwd=ROOT, check=False).returncode == 0
    except OSError:
        return False


def run(command: Sequence[str], complaint: str, environ: Mapping[str, str] | None = None) -> None:
    """Run a command in the checkout.

    Raises:
        SetupError: With the complaint, if the command fails.
    """
    status = subprocess.call(command, cwd=ROOT, env=environ)
    if status:
        raise SetupError(f"{complaint}: `{' '.join(command)}` ended with exit status {status}.")


if __name__ == "__main__":
    sys.exit(main())
