"""The compiled engine and bots play every deal bit for bit as their sources do, and are never out of date.

Where nothing can be compiled, these tests show that the game runs as plain Python all the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compiling
from burraco_desktop import native

ROOT = Path(__file__).resolve().parent.parent


def digests(*, plain: bool) -> list[str]:
    """What the program of the digests prints in a process of its own."""
    environ = {name: value for name, value in os.environ.items() if name != native.PLAIN}
    if plain:
        environ[native.PLAIN] = "1"
    command = [sys.executable, "-m", "tests.support.deal_digest"]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_plain_play_bit_for_bit_alike() -> None:
    environ = dict(os.environ, **{native.PLAIN: "1"})
    command = [sys.executable, compiling.__file__]
    made = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert (made.returncode == 0) == compiling.has_compiler(), made.stdout + made.stderr
    *plain, how = digests(plain=True)
    assert how == "plain"
    *other, how = digests(plain=False)
    assert how == ("compiled" if compiling.has_compiler() else "plain")
    assert other == plain


@pytest.fixture
def stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own whose compiled form, an empty folder, is up to date."""
    package, root = tmp_path / "package", tmp_path / "compiled"
    for folder in native.FOLDERS:
        (package / folder).mkdir(parents=True)
        (package / folder / "part.py").write_text("x = 1\n", encoding="utf-8")
    monkeypatch.setattr(native, "PACKAGE", package)
    monkeypatch.setattr(native, "ROOT", root)
    monkeypatch.setattr(native, "STAMP", root / "here.txt")
    (root / "here-1").mkdir(parents=True)
    compiling.leave_stamp("here-1")
    return package


def test_a_compiled_form_of_these_sources_is_used(stamped: Path) -> None:
    assert native.usable_folder() == stamped.parent / "compiled" / "here-1"


def test_a_changed_source_brings_plain_python_back(stamped: Path) -> None:
    (stamped / "engine" / "part.py").write_text("x = 22\n", encoding="utf-8")
    assert native.usable_folder() is None


def test_a_source_changed_at_equal_size_brings_plain_python_back(stamped: Path) -> None:
    os.utime(stamped / "ai" / "part.py", ns=(1, 1))
    assert native.usable_folder() is None


def test_a_new_source_brings_plain_python_back(stamped: Path) -> None:
    (stamped / "ai" / "more.py").touch()
    assert native.usable_folder() is None


def test_a_lost_or_broken_stamp_brings_plain_python_back(stamped: Path) -> None:
    assert stamped.is_dir()
    native.STAMP.write_bytes(b"\xff")
    assert native.usable_folder() is None
    native.STAMP.unlink()
    assert native.usable_folder() is None


def test_older_compiled_forms_are_removed(stamped: Path) -> None:
    (native.ROOT / "here-2").mkdir()
    compiling.leave_stamp("here-2")
    assert native.usable_folder() == stamped.parent / "compiled" / "here-2"
    assert not (native.ROOT / "here-1").exists()


def test_a_library_that_cannot_be_loaded_brings_plain_python_back(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(native.PLAIN, raising=False)
    monkeypatch.delitem(sys.modules, native.LIBRARY, raising=False)
    finders = [finder for finder in sys.meta_path if not isinstance(finder, native._Finder)]
    monkeypatch.setattr(sys, "meta_path", finders[:])
    assert native.usable_folder() is not None
    assert stamped.is_dir()
    native.install()
    assert sys.meta_path == finders
    shutil.rmtree(native.ROOT)
    native.install()
    assert sys.meta_path == finders


def test_what_is_compiled_is_there() -> None:
    names = {
        f"{folder}/{path.name}" for folder in native.FOLDERS for path in (native.PACKAGE / folder).iterdir()
    }
    assert names >= compiling.LEFT_PLAIN
