"""What is frozen: every module and resource of the game, and of Qt no more than it uses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

import pytest

import build
import compiling
import identity
import notices
import slim
import smoke
import staging
from burraco_desktop import native, paths

if TYPE_CHECKING:
    from pathlib import Path

    from slim import Entry

PLUGINS = "PySide6/Qt/plugins"


def test_the_scripts_leave_the_environment_of_whoever_imports_them_alone() -> None:
    """Where they asked for plain Python, processes that are started afterwards would think more slowly."""
    code = "import os; before = dict(os.environ); import build, compiling, gallery, i18n, slim, staging; "
    code += "raise SystemExit(os.environ != before)"
    places = os.pathsep.join((str(identity.ROOT / "packaging"), str(identity.ROOT)))
    environ = {name: value for name, value in os.environ.items() if name != native.PLAIN}
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, env=environ | {"PYTHONPATH": places}, check=False).returncode == 0


class TestStaging:
    def test_every_module_of_the_game_is_named(self) -> None:
        named = set(staging.hidden_imports())
        assert {"burraco_desktop.engine.cards", "burraco_desktop.ui.late_pages", native.LIBRARY} <= named

    def test_what_only_compiled_modules_import_is_named(self) -> None:
        hidden = set(staging.hidden_imports())
        assert {name for path in compiling.modules() for name in staging.imports(path)} <= hidden | {
            identity.PACKAGE
        }

    def test_imports_inside_functions_count(self, tmp_path: Path) -> None:
        path = tmp_path / "module.py"
        path.write_text("def f():\n    import json.decoder\n    from a.b import c\n", encoding="utf-8")
        assert set(staging.imports(path)) == {"json.decoder", "a.b"}

    def test_compiled_modules_take_the_place_of_their_sources(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stage, libraries = tmp_path / "stage", tmp_path / "lib"
        (libraries / identity.PACKAGE / "engine").mkdir(parents=True)
        (libraries / identity.PACKAGE / "engine" / "cards.so").touch()
        monkeypatch.setattr(staging, "STAGE", stage)
        monkeypatch.setattr(staging, "RESOURCES", stage / "resources")
        monkeypatch.setattr(staging, "LICENCES", stage / "licences")
        staging.stage(libraries)
        engine = stage / identity.PACKAGE / "engine"
        assert (engine / "cards.so").exists()
        assert not (engine / "cards.py").exists()
        assert (engine / "rules.py").exists()
        self.check_resources(stage / "resources")
        self.check_data(stage)
        assert {"LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "Jinja2.txt"} <= {
            path.name for path in staging.LICENCES.iterdir()
        }

    @staticmethod
    def check_resources(staged: Path) -> None:
        whole = {path.relative_to(paths.resource_root()) for path in paths.resource_root().rglob("*")}
        kept = {path.relative_to(staged) for path in staged.rglob("*")}
        missing = {path for path in whole - kept if "__pycache__" not in path.parts}
        assert {path.suffix for path in missing} == {".py", ".ts"}

    @staticmethod
    def check_data(stage: Path) -> None:
        found = {
            (source.relative_to(stage).as_posix(), PurePosixPath(target))
            for source, target in staging.data_files()
        }
        assert ("resources", PurePosixPath("resources")) in found
        weights = f"{identity.PACKAGE}/ai/weights"
        assert (f"{weights}/italian.json", PurePosixPath(weights)) in found
        assert not any(source.endswith((".py", ".so")) for source, _ in found)


class TestSlim:
    @pytest.mark.parametrize(
        "target",
        [
            f"{PLUGINS}/platforms/libqxcb.so",
            f"{PLUGINS}/platforms/libqoffscreen.so",
            "PySide6\\plugins\\platforms\\qwindows.dll",
            f"{PLUGINS}/iconengines/libqsvgicon.so",
            "PySide6/Qt/lib/libQt6Multimedia.so.6",
            "PySide6/QtDBus.abi3.so",
            "resources/i18n/burraco_it.qm",
            "libxcb-cursor.so.0",
        ],
    )
    def test_what_the_game_uses_stays(self, target: str) -> None:
        assert slim.is_wanted(target)

    @pytest.mark.parametrize(
        "target",
        [
            f"{PLUGINS}/platforms/libqeglfs.so",
            f"{PLUGINS}/multimedia/libffmpegmediaplugin.so",
            f"{PLUGINS}/imageformats/libqpdf.so",
            "PySide6/Qt/lib/libavcodec.so.61",
            "PySide6/Qt/translations/qtbase_de.qm",
            "PySide6/Qt/translations/qt_help_it.qm",
            "PySide6\\opengl32sw.dll",
            "libstdc++.so.6",
        ],
    )
    def test_what_it_never_uses_goes(self, target: str) -> None:
        assert not slim.is_wanted(target)

    def test_the_buttons_of_qt_speak_every_language(self) -> None:
        for code in identity.LANGUAGES:
            assert slim.is_wanted(f"PySide6/Qt/translations/qtbase_{code}.qm")

    def test_libraries_that_nothing_needs_any_more_go(self) -> None:
        entries: list[Entry] = [
            ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
            ("PySide6/Qt/lib/libQt6Core.so.6", "qtcore", "BINARY"),
            ("libicu.so.73", "icu", "BINARY"),
            ("libgtk.so.3", "gtk", "BINARY"),
            ("libpango.so.0", "pango", "BINARY"),
        ]
        needs = {
            "core": ["libQt6Core.so.6", "libc.so.6"],
            "qtcore": ["libicu.so.73"],
            "gtk": ["libpango.so.0"],
        }
        kept = slim.without_orphans(entries, lambda path: needs.get(path, []))
        assert [source for _, source, _ in kept] == ["core", "qtcore", "icu"]
        links: list[Entry] = [
            ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
            ("libpango.so.0", "x/libpango.so.0", "SYMLINK"),
            ("resources/a.txt", "a", "DATA"),
        ]
        left = slim.without_dead_links(links, kept)
        assert [target for target, _, _ in left] == ["libQt6Core.so.6", "resources/a.txt"]


class TestSpec:
    text = (identity.ROOT / "packaging" / "burraco.spec").read_text(encoding="utf-8")

    def test_it_is_python(self) -> None:
        compile(self.text, "burraco.spec", "exec")

    @pytest.mark.parametrize("name", [identity.COMMAND, identity.MATCH_ICON])
    def test_the_drawings_of_its_icons_are_there(self, name: str) -> None:
        assert (paths.resource("icons") / f"{name}.svg").is_file()


class TestBuild:
    def test_without_words_every_step_is_done(self) -> None:
        assert build.parse([]) == list(build.STEPS)

    def test_with_words_only_these(self) -> None:
        assert build.parse(["pack", "check"]) == ["pack", "check"]

    def test_an_unknown_step_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            build.parse(["bake"])
        assert "there is no step bake" in capsys.readouterr().err

    def test_help_explains_each_step(self) -> None:
        assert build.__doc__ is not None
        assert all(f"\n    {name}  " in build.__doc__ for name in build.STEPS)

    def test_steps_keep_their_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        done: list[str] = []
        monkeypatch.setattr(
            build, "STEPS", {name: lambda name=name: done.append(name) for name in ("one", "two", "three")}
        )
        assert build.main(["three", "one"]) == 0
        assert done == ["one", "three"]

    def test_a_missing_tool_is_named(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "STEPS", {"tools": lambda: build.complain_of(["objdump"])})
        assert build.main([]) == 1
        assert "objdump" in capsys.readouterr().err

    def test_packages_get_their_checksums(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(identity, "DIST", tmp_path)
        (tmp_path / "a.deb").write_bytes(b"abc")
        build.write_sums()
        build.write_sums()
        digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        assert (tmp_path / "SHA256SUMS").read_text() == f"{digest}  a.deb\n"


class TestSmoke:
    def test_a_program_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(smoke.SmokeError, match="freeze first"):
            smoke.check(tmp_path / "burraco", tmp_path)

    def test_a_program_that_fails_is_quoted(self) -> None:
        with pytest.raises(smoke.SmokeError, match=r"(?s)exit status 3.*so it ends"):
            smoke.run([sys.executable, "-c", "print('so it ends'); raise SystemExit(3)"], dict(os.environ))

    @pytest.mark.parametrize(
        "said", ["Burraco Desktop 9.9 (compiled)", f"{identity.version()} (plain Python)"]
    )
    def test_a_wrong_version_or_a_plain_engine_fails(
        self, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(smoke, "run", lambda *_: said)
        with pytest.raises(smoke.SmokeError, match="was expected"):
            smoke.check_version(tmp_path, {})

    def test_an_empty_picture_fails(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        picture = tmp_path / "table.png"
        picture.write_bytes(smoke.SIGNATURE)
        monkeypatch.setattr(smoke, "run", lambda *_: "")
        with pytest.raises(smoke.SmokeError, match="no picture of a table"):
            smoke.check_itself(tmp_path, picture, {})

    def test_a_game_that_ends_by_itself_fails(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        game_over = subprocess.Popen([sys.executable, "-c", ""])
        monkeypatch.setattr(smoke, "wait_for_window", lambda *_: game_over.wait())
        monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: game_over)
        with pytest.raises(smoke.SmokeError, match="ended by itself"):
            smoke.stand(tmp_path, {}, tmp_path / "window.png")


class TestNotices:
    def test_each_package_of_a_frozen_library_brings_its_licence(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        system, documents = tmp_path / "lib", tmp_path / "doc"
        frozen = [
            ("libffi.so.8", str(system / "libffi.so.8"), "BINARY"),
            ("libown.so", "/opt/libown.so", "BINARY"),
        ]
        said = f"libffi8:amd64: {system}/libffi.so.8\nother: {system}/elsewhere/libown.so\nnot found\n"
        for package in ("libffi8", "other"):
            (documents / package).mkdir(parents=True)
            (documents / package / "copyright").touch()
        done = subprocess.CompletedProcess([], 0, said)
        monkeypatch.setattr(subprocess, "run", lambda *_args, **_options: done)
        text = str(documents / "libffi8" / "copyright")
        assert notices.of_the_system(frozen, documents) == [("licences/libffi8.txt", text, "DATA")]

    def test_elsewhere_there_are_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def missing(*_args: object, **_options: object) -> None:
            raise FileNotFoundError

        monkeypatch.setattr(subprocess, "run", missing)
        assert notices.of_the_system([("libffi.so.8", "/usr/lib/libffi.so.8", "BINARY")]) == []
