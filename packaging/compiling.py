"""Compile the hot modules with mypyc for the Python that runs this, where a C compiler is at hand.

    BURRACO_PLAIN=1 .venv/bin/python packaging/compiling.py

The variable keeps it from loading the libraries that it replaces. `packaging/dev.py` calls it before it runs
or tests the game. Where nothing has changed it does nothing; where nothing can be compiled the game runs as
plain Python. `burraco_desktop/native.py` says where the result lies and when it is used.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import sys
import sysconfig
import traceback
from contextlib import redirect_stdout
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))

from burraco_desktop import native  # noqa: E402  # found by the line above

LEFT_PLAIN = {
    "engine/__init__.py",
    "engine/compiler.py",
    "engine/contradictions.py",
    "engine/deal.py",
    "engine/notation.py",
    "engine/options.py",
    "engine/rule_groups.py",
    "engine/rules.py",
    "engine/wording.py",
    "ai/__init__.py",
    "ai/advice.py",
    "ai/advice_trial.py",
    "ai/bot.py",
    "ai/coach.py",
    "ai/coach_readings.py",
    "ai/coach_worker.py",
    "ai/contest.py",
    "ai/learned.py",
    "ai/learning.py",
    "ai/levels.py",
    "ai/reasons.py",
    "ai/reasons_slight.py",
    "ai/reasons_static.py",
    "ai/slight.py",
    "ai/weights.py",
    "ai/worker.py",
}
"""What gains nothing: reads files, parses texts, or is sent to other processes as data, which compiled
frozen classes cannot be."""

OPTIMISATION = "2"
"""The level of the C compiler: with 1 the code is made a quarter sooner, and takes an eighth more time."""
CLOSED = ("-fvisibility=hidden", "-ffp-contract=off")
"""For compilers that take the options of GCC: nothing is called from outside, so that functions may be merged
into their callers, and each step of a computation is rounded as in plain Python on any processor."""


def main() -> int:
    """Compile where that is needed and possible; returns 1 where plain Python remains."""
    if native.usable_folder() is not None:
        return 0
    name = f"{native.STAMP.stem}-{fingerprint()[:12]}"
    folder, failed = native.ROOT / name, native.ROOT / f"{name}.failed"
    if not folder.is_dir():
        if failed.exists() or not has_compiler():
            return 1
        print("Compiling engine and bots (only now and when they change)", flush=True)
        if not compile_into(folder):
            print("That failed, so the game runs as plain Python.")
            failed.touch()
            return 1
    leave_stamp(name)
    return 0


def modules() -> list[Path]:
    """The files to be compiled."""
    found = [path for folder in native.FOLDERS for path in sorted((native.PACKAGE / folder).glob("*.py"))]
    return [path for path in found if f"{path.parent.name}/{path.name}" not in LEFT_PLAIN]


def fingerprint() -> str:
    """What the result depends on: this file and all sources."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for folder in native.FOLDERS:
        for path in sorted((native.PACKAGE / folder).glob("*.py")):
            digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    """Tell whether there is all that compiling needs, as far as that can be seen."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return False
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file()


def compile_into(folder: Path) -> bool:
    """Make the compiled form, whole or not at all; tell whether that went well."""
    scratch = native.ROOT / f"{folder.name}.{os.getpid()}"
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            build(scratch)
        (scratch / "lib").replace(folder)
    except (Exception, SystemExit):  # noqa: BLE001  # whatever compilers do, the game runs without them
        print(said.getvalue(), traceback.format_exc(), sep="\n")
        return folder.is_dir()  # another process may have been faster
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return True


def build(scratch: Path) -> None:
    """Translate to C and compile that; what was made lies in `lib` then."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(CHECKOUT)
    extensions = mypycify(
        ["--config-file=pyproject.toml", *[str(path.relative_to(CHECKOUT)) for path in modules()]],
        opt_level=OPTIMISATION,
        debug_level="0",
        group_name=native.PACKAGE.name,
        target_dir=str(scratch / "c"),
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += list(CLOSED)
    builder = build_ext(Distribution({"name": native.PACKAGE.name, "ext_modules": extensions}))
    builder.build_lib, builder.build_temp = str(scratch / "lib"), str(scratch / "temp")
    builder.ensure_finalized()
    builder.run()


def leave_stamp(name: str) -> None:
    """Let the game find this compiled form, and remove those before it."""
    new = native.STAMP.with_suffix(".new")
    new.write_text("\n".join([name, *native.sources(), ""]), encoding="utf-8")
    new.replace(native.STAMP)
    for other in native.ROOT.glob(f"{native.STAMP.stem}-*"):
        if other.is_dir() and other.name != name:  # a running game may still use it, where systems allow
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
