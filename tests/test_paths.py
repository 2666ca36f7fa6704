"""Where the program finds its resources and the user's folders, however it was installed."""

import sys
from pathlib import Path

import pytest

from burraco_desktop import paths


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package installed in a folder of the test, without any resources yet."""
    folder = tmp_path / "site-packages" / "burraco_desktop"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", folder)
    return folder


def test_a_checkout_has_its_resources_beside_the_package() -> None:
    assert paths.resource_root() == Path(__file__).resolve().parent.parent / "resources"
    assert paths.resource("rulesets/italian.json").is_file()


def test_a_wheel_has_its_resources_inside_the_package(package: Path) -> None:
    foreign = package.parent / "resources"
    foreign.mkdir()
    own = package / "resources"
    own.mkdir()
    assert paths.resource_root() == own


def test_a_frozen_program_has_its_resources_in_the_bundle(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "resources").mkdir()
    (tmp_path / "bundle" / "resources").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert paths.resource_root() == tmp_path / "bundle" / "resources"


def test_a_missing_resource_folder_is_named(package: Path) -> None:
    with pytest.raises(paths.ResourceError) as caught:
        paths.resource_root()
    assert caught.value.path == package.parent / "resources"
    assert str(caught.value.path) in str(caught.value)


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(paths.ResourceError, match=r"rulesets.no_such\.json is missing"):
        paths.resource("rulesets/no_such.json")


def test_user_folders_are_made_on_demand(home: Path) -> None:
    for folder in (paths.data_folder(), paths.log_folder()):
        assert folder.is_dir()
        assert home in folder.parents
        assert paths.APP_NAME in folder.parts


def test_user_folders_that_cannot_be_made_are_named_all_the_same(home: Path) -> None:
    for name in ("data", "state"):
        (home / name).write_text("in the way")
    for folder in (paths.data_folder(), paths.log_folder()):
        assert home in folder.parents
        assert not folder.exists()


def test_asking_for_the_settings_makes_no_folder(home: Path) -> None:
    file = paths.settings_file()
    assert home in file.parents
    assert paths.APP_NAME in file.parts
    assert not file.parent.exists()
