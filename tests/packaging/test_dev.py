"""The one command of the README: its decisions, without installing anything."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dev

if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGES = [library.package for library in dev.QT_LIBRARIES]
SOURCE = Path(dev.__file__).read_text(encoding="utf-8")


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for a virtual environment that does not exist yet."""
    folder = tmp_path / ".venv"
    monkeypatch.setattr(dev, "VENV", folder)
    monkeypatch.setattr(dev, "STAMP", folder / "stamp")
    return folder


def pretend_missing(monkeypatch: pytest.MonkeyPatch, *sonames: str) -> None:
    monkeypatch.setattr(dev, "loads", lambda soname: soname not in sonames)


class TestCommandLine:
    def test_arguments_are_passed_on_untouched(self) -> None:
        options = dev.parse(["test", "-k", "meld", "--maxfail=1", "tests/engine"])
        assert (options.command, options.rest) == ("test", ["-k", "meld", "--maxfail=1", "tests/engine"])

    def test_help_of_the_game_is_left_to_the_game(self) -> None:
        assert dev.parse(["run", "--help"]).rest == ["--help"]

    def test_two_dashes_only_separate(self) -> None:
        assert dev.parse(["run", "--", "--seed", "--"]).rest == ["--seed", "--"]

    @pytest.mark.parametrize("arguments", [[], ["dance"], ["setup", "x"]])
    def test_nonsense_is_refused(self, arguments: list[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            dev.parse(arguments)

    def test_help_explains_each_command(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit, match="0"):
            dev.parse(["--help"])
        text = capsys.readouterr().out
        assert all(f"dev.py {command}" in text for command in ("run", "test", "gallery", "setup"))


class TestPython:
    @pytest.mark.parametrize("version", [(3, 11), (3, 12), (4, 0)])
    def test_new_enough(self, version: tuple[int, int]) -> None:
        assert dev.python_complaint(version) == ""

    def test_an_older_one_is_told_what_is_needed(self) -> None:
        assert "needs Python 3.11 or newer, and this is Python 3.8" in dev.python_complaint((3, 8))

    def test_an_older_one_can_read_the_script(self) -> None:
        ast.parse(SOURCE, feature_version=(3, 8))

    def test_the_script_needs_only_the_standard_library(self) -> None:
        imports = [
            node for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        names = [node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports]
        assert {str(name).partition(".")[0] for name in names} <= sys.stdlib_module_names


class TestSystemLibraries:
    def test_nothing_is_missing_when_all_load(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend_missing(monkeypatch)
        assert dev.missing_packages("run") == []

    def test_a_library_that_does_not_load_is_named_by_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.delenv("CI", raising=False)
        pretend_missing(monkeypatch, "libEGL.so.1")
        assert dev.missing_packages("test") == ["libegl1"]

    def test_tests_by_machine_ask_for_a_compiler(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dev, "is_root", lambda: True)
        monkeypatch.setattr("shutil.which", lambda name: None if name == "cc" else f"/usr/bin/{name}")
        assert dev.missing_compiler("test", {"CI": "true"}) == list(dev.COMPILER)
        assert dev.missing_compiler("test", {}) == []
        assert dev.missing_compiler("run", {"CI": "true"}) == []
        assert dev.missing_compiler("test", {"CI": "true", dev.PLAIN: "1"}) == []

    def test_a_compiler_that_is_there_is_left_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dev, "is_root", lambda: True)
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
        assert dev.missing_compiler("test", {"CI": "true"}) == []

    def test_other_systems_bring_what_qt_needs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        pretend_missing(monkeypatch, "libEGL.so.1")
        assert dev.missing_packages("run") == []

    def test_a_library_that_nobody_has_does_not_load(self) -> None:
        assert not dev.loads("libburraco-of-nobody.so.1")

    def test_tests_need_no_window_system(self) -> None:
        assert dev.libraries_for("test", {}) == dev.QT_LIBRARIES

    def test_tests_in_continuous_integration_need_a_screen_reader_and_a_screen(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setenv("CI", "true")
        pretend_missing(monkeypatch, "libxcb-cursor.so.0")
        monkeypatch.setattr("shutil.which", lambda name: None if "spi" in name else name)
        assert dev.missing_packages("test") == ["libxcb-cursor0", "at-spi2-core"]
        assert "at-spi2-core" not in dev.missing_packages("run")

    def test_the_game_needs_x11(self) -> None:
        assert dev.libraries_for("run", {}) == dev.QT_LIBRARIES + dev.X11_LIBRARIES

    def test_a_chosen_platform_decides(self) -> None:
        assert dev.libraries_for("run", {"QT_QPA_PLATFORM": "offscreen"}) == dev.QT_LIBRARIES
        assert dev.needs_x11({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"})

    def test_wayland_replaces_x11_where_its_libraries_load(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend_missing(monkeypatch)
        assert not dev.needs_x11({"WAYLAND_DISPLAY": "wayland-0"})
        pretend_missing(monkeypatch, "libwayland-client.so.0")
        assert dev.needs_x11({"WAYLAND_DISPLAY": "wayland-0"})

    def test_a_user_on_debian_gets_the_command(self) -> None:
        assert dev.explain_missing(["libegl1", "libgl1"], has_apt=True) == (
            "Missing system packages: libegl1 libgl1; "
            "install them with `sudo apt-get install libegl1 libgl1`."
        )

    def test_a_user_of_fedora_gets_the_command(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/dnf" if name == "dnf" else None)
        text = dev.explain_missing(["libegl1"], has_apt=False)
        assert "Missing on this system: libEGL.so.1;" in text
        assert "`sudo dnf install 'libEGL.so.1()(64bit)'`" in text

    def test_other_users_get_the_names(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("shutil.which", lambda _name: None)
        text = dev.explain_missing(["python3.11-venv", "libegl1"], has_apt=False)
        assert "the modules venv and ensurepip of Python, libEGL.so.1;" in text
        assert "Debian names: python3.11-venv libegl1" in text

    def test_without_root_nothing_is_installed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(dev, "is_root", lambda: False)
        monkeypatch.setattr(dev, "loads", lambda _soname: False)
        assert dev.main(["test"]) == 1
        assert " ".join(PACKAGES) in capsys.readouterr().err

    def test_root_on_debian_installs_what_is_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        commands: list[list[str]] = []
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(dev, "is_root", lambda: True)
        monkeypatch.setattr(dev, "run", lambda command, *_rest: commands.append(command))
        dev.install_packages(["libegl1"])
        assert [command[1] for command in commands] == ["update", "install"]
        assert commands[1][-1] == "libegl1"


class TestVirtualEnvironment:
    def test_the_stamp_knows_the_project_file(self, tmp_path: Path) -> None:
        project = tmp_path / "pyproject.toml"
        project.write_text("a", encoding="utf-8")
        before = dev.current_stamp(tmp_path)
        assert dev.current_stamp(tmp_path) == before
        project.write_text("b", encoding="utf-8")
        assert dev.current_stamp(tmp_path) != before

    def test_the_stamp_knows_the_place(self, tmp_path: Path) -> None:
        stamps = set()
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "pyproject.toml").write_text("a", encoding="utf-8")
            stamps.add(dev.current_stamp(tmp_path / name))
        assert len(stamps) == 2

    def test_none_at_all_is_not_ready(self, venv: Path) -> None:
        assert not venv.exists()
        assert not dev.is_ready("stamp")
        assert not dev.has_working_venv()

    def test_one_with_its_stamp_is_ready(self, venv: Path) -> None:
        complete(venv, "stamp")
        assert dev.is_ready("stamp")
        assert not dev.is_ready("stamp of a changed project")

    def test_one_that_lost_its_python_is_not_ready(self, venv: Path) -> None:
        complete(venv, "stamp")
        dev.venv_python().unlink()
        assert not dev.is_ready("stamp")

    def test_a_broken_stamp_is_no_stamp(self, venv: Path) -> None:
        complete(venv, "stamp")
        dev.STAMP.write_bytes(b"\xff\xfe")
        assert not dev.is_ready("stamp")

    def test_its_python_is_where_the_system_puts_it(self, venv: Path) -> None:
        assert dev.venv_python("posix") == venv / "bin" / "python"
        assert dev.venv_python("nt") == venv / "Scripts" / "python.exe"

    def test_a_ready_one_is_left_alone(self, venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        complete(venv, dev.current_stamp(dev.ROOT))
        pretend_missing(monkeypatch)
        monkeypatch.setattr(dev, "make_ready", lambda _stamp: pytest.fail("installed again"))
        dev.prepare("run")

    def test_a_missing_venv_module_is_a_system_package(
        self, venv: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        wanted: list[Sequence[str]] = []
        pretend_missing(monkeypatch)
        monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
        monkeypatch.setattr(dev, "install_packages", wanted.append)
        monkeypatch.setattr(dev, "make_ready", lambda _stamp: None)
        dev.prepare("test")
        assert not venv.exists()
        assert wanted == [[f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]]

    def test_the_stamp_is_the_last_act(self, venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        complete(venv, "old")

        def fail(command: Sequence[str], complaint: str) -> None:
            raise dev.SetupError(f"{complaint}: {command}")

        monkeypatch.setattr(dev, "run", fail)
        with pytest.raises(dev.SetupError):
            dev.make_ready("new")
        assert not dev.is_ready("new")


def complete(venv: Path, stamp: str) -> None:
    """Make the files that a finished virtual environment is known by."""
    dev.venv_python().parent.mkdir(parents=True)
    dev.venv_python().touch()
    (venv / "stamp").write_text(stamp, encoding="ascii")


class TestCompiling:
    def test_plain_python_is_left_plain(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(dev.PLAIN, "1")
        monkeypatch.setattr("subprocess.call", lambda *_args, **_options: pytest.fail("compiled"))
        dev.compile_modules()

    def test_it_happens_in_plain_python(self, venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        calls: list[tuple[list[str], str]] = []
        monkeypatch.delenv(dev.PLAIN, raising=False)
        monkeypatch.setattr(
            "subprocess.call", lambda command, **options: calls.append((command, options["env"][dev.PLAIN]))
        )
        dev.compile_modules()
        assert venv.parent.is_dir()
        [(command, plain)] = calls
        assert Path(command[1]).is_file()
        assert plain == "1"


class TestChecks:
    def test_all_of_them_in_order(self) -> None:
        assert [" ".join(check[:2]) for check in dev.checks_for([])] == [
            "ruff check",
            "ruff format",
            "mypy",
            "pytest --numprocesses=auto",
        ]

    def test_arguments_go_to_pytest_alone(self) -> None:
        assert dev.checks_for(["-k", "meld"]) == [("pytest", "-k", "meld")]

    def test_the_first_failure_ends_the_run(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        statuses = iter([0, 3])
        monkeypatch.setattr("subprocess.call", lambda *_args, **_options: next(statuses))
        assert dev.run_checks(dev.CHECKS) == 3
        output = capsys.readouterr()
        assert output.out == "$ ruff check\n$ ruff format --check\n"
        assert "exit status 3" in output.err
