"""What packages for Linux hold, and where; made from a stand-in for the frozen program."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tarfile
from typing import TYPE_CHECKING

import pytest

import deb
import elf
import identity
import linux_tree
import run_paths

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks frozen, and icons."""
    monkeypatch.setattr(identity, "BUILD", tmp_path / "build")
    icon = tmp_path / "build" / "icons" / "hicolor" / "256x256" / "apps" / f"{identity.APP_ID}.png"
    linux_tree.copy(identity.ROOT / "packaging" / "pictures" / "home.png", icon)
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / identity.COMMAND).write_text("#!/bin/sh\necho played\n", encoding="utf-8")
    (folder / identity.COMMAND).chmod(0o755)
    (folder / "_internal" / "libpart.so").write_bytes(b"\x7fELF...")
    return folder


def files_below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


class TestTree:
    def test_everything_has_its_place(self, frozen: Path, tmp_path: Path) -> None:
        prefix = tmp_path / "usr"
        linux_tree.lay_out(prefix, frozen)
        assert files_below(prefix) == {
            "bin/burraco",
            "lib/burraco-desktop/burraco",
            "lib/burraco-desktop/_internal/libpart.so",
            f"share/applications/{identity.APP_ID}.desktop",
            f"share/icons/hicolor/256x256/apps/{identity.APP_ID}.png",
            f"share/icons/hicolor/scalable/apps/{identity.APP_ID}.svg",
            f"share/icons/hicolor/scalable/mimetypes/{identity.MATCH_ID}.svg",
            "share/man/man1/burraco.1.gz",
            f"share/metainfo/{identity.APP_ID}.metainfo.xml",
            f"share/mime/packages/{identity.APP_ID}.xml",
        }
        assert (prefix / "bin" / "burraco").resolve() == prefix / "lib" / "burraco-desktop" / "burraco"
        assert b".Nm burraco" in gzip.decompress((prefix / "share/man/man1/burraco.1.gz").read_bytes())

    def test_an_appimage_has_entry_icon_and_start_at_its_root(self, frozen: Path, tmp_path: Path) -> None:
        app = tmp_path / "AppDir"
        linux_tree.lay_out_app(app, frozen)
        linux_tree.lay_out_app(app, frozen)
        for name in ("AppRun", ".DirIcon", f"{identity.APP_ID}.desktop", f"{identity.APP_ID}.png"):
            assert (app / name).is_symlink()
            assert (app / name).is_file()

    def test_archives_name_no_user(self) -> None:
        entry = tarfile.TarInfo("a")
        entry.uid, entry.uname = 1000, "somebody"
        root = linux_tree.owned_by_root(entry)
        assert (root.uid, root.gid, root.uname, root.gname) == (0, 0, "root", "root")


class TestDebian:
    def test_documents_are_where_debian_wants_them(self, tmp_path: Path) -> None:
        deb.add_documents(tmp_path)
        assert files_below(tmp_path) == {
            "doc/burraco-desktop/copyright",
            "doc/burraco-desktop/changelog.gz",
            "lintian/overrides/burraco-desktop",
        }

    def test_the_change_is_dated_by_the_sources(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
        assert deb.changelog_text().endswith(">  Fri, 02 Jan 1970 00:00:00 +0000\n")
        assert deb.changelog_text().startswith(f"burraco-desktop ({identity.version()}) ")

    def test_files_have_their_sums(self, tmp_path: Path) -> None:
        linux_tree.copy(identity.ROOT / "LICENSE", tmp_path / "usr" / "share" / "text")
        digest = deb.md5(identity.ROOT / "LICENSE")
        assert deb.sums_text(tmp_path) == f"{digest}  usr/share/text\n"

    def test_libraries_are_told_from_other_files(self, frozen: Path) -> None:
        assert [path.name for path in elf.binaries(frozen)] == ["libpart.so"]

    def test_folders_of_the_building_machine_are_left_out(self) -> None:
        assert run_paths.relative("/opt/python/lib:$ORIGIN/../lib:$ORIGIN") == "$ORIGIN/../lib:$ORIGIN"
        assert run_paths.relative("/opt/python/lib") == ""

    def test_every_exception_from_the_checks_has_its_reason(self) -> None:
        lines = (linux_tree.LINUX / "lintian-overrides").read_text(encoding="utf-8").splitlines()
        pairs = list(zip(["", *lines], lines, strict=False))
        first = [before for before, line in pairs if line and line[0] != "#" and not is_override(before)]
        assert first
        assert all(re.match(r"# \S+ \S+", before) for before in first)


def is_override(line: str) -> bool:
    return bool(line) and line[0] != "#"


if os.name == "posix":

    class TestInstallScript:
        @pytest.fixture
        def tree(self, frozen: Path, tmp_path: Path) -> Path:
            """An unpacked archive."""
            tree = tmp_path / "unpacked archive"
            linux_tree.lay_out(tree, frozen)
            linux_tree.add_installer(tree)
            return tree

        def install(self, tree: Path, *words: str) -> str:
            """Run the script as a user would."""
            command = ["sh", str(tree / "install.sh"), *words]
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout

        def test_it_installs_below_a_prefix_and_takes_all_away_again(
            self, tree: Path, tmp_path: Path
        ) -> None:
            prefix = tmp_path / "a home" / ".local"
            (prefix / "share" / "icons").mkdir(parents=True)
            (prefix / "share" / "icons" / "mine.png").touch()
            assert "Installed" in self.install(tree, str(prefix))
            self.install(tree, str(prefix))  # over itself
            played = subprocess.run([prefix / "bin" / "burraco"], capture_output=True, text=True, check=True)
            assert played.stdout == "played\n"
            entry = (prefix / "share" / "applications" / f"{identity.APP_ID}.desktop").read_text("utf-8")
            assert f'\nExec="{prefix}/bin/burraco" %f\n' in entry
            shutil.copytree(tree, tmp_path / "again")
            assert "Removed" in self.install(tmp_path / "again", "--remove", str(prefix))
            left = {path for path in files_below(prefix) if not path.endswith((".cache", "mimeinfo.cache"))}
            assert {path for path in left if "burraco" in path} == set()
            assert "share/icons/mine.png" in left
            assert not (prefix / "bin").exists()
            assert not (prefix / "lib").exists()
            assert not (prefix / "share" / "applications" / f"{identity.APP_ID}.desktop").exists()
            assert not (prefix / "share" / "man").exists()
